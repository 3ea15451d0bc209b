# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What CPack makes of the install rules. packaging/package.sh calls it.
set(CPACK_PACKAGE_NAME "rangebar")
set(CPACK_PACKAGE_VENDOR "The Rangebar authors")
set(CPACK_PACKAGE_CONTACT "The Rangebar authors <rangebar@users.noreply.github.com>")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "read and compare the benchmark results of RustStream crates")
set(CPACK_PACKAGE_DESCRIPTION
"Rangebar downloads, draws and compares the benchmark results which the
RustStream crates publish: how fast their rounds were, next to the broker's
own client doing the same work, and how many instructions and allocations
their code takes.

A range of rounds is drawn as a range. A difference smaller than the spread
of the rounds is called indistinguishable and is never printed as a
percentage. Everything can be done on the command line as well.")
set(CPACK_PACKAGE_HOMEPAGE_URL "${PROJECT_HOMEPAGE_URL}")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGE_EXECUTABLES "rangebar;Rangebar")
set(CPACK_STRIP_FILES ON)
set(CPACK_MONOLITHIC_INSTALL ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

if(WIN32)
    set(CPACK_GENERATOR "NSIS" "ZIP")
    set(CPACK_PACKAGE_INSTALL_DIRECTORY "Rangebar")
    include("${CMAKE_CURRENT_LIST_DIR}/nsis.cmake")
elseif(APPLE)
    set(CPACK_GENERATOR "DragNDrop")
else()
    # The archive is made by a script of our own: CPack's would hold the order and the owner of the builder's files.
    set(CPACK_GENERATOR "DEB" "RPM" "External")
    set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/stage.cmake")
    set(CPACK_POST_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/repack.cmake")
    set(CPACK_EXTERNAL_ENABLE_STAGING ON)
    set(CPACK_EXTERNAL_PACKAGE_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/archive.cmake")

    include("${PROJECT_SOURCE_DIR}/packaging/debian/copyright.cmake")
    rangebar_debian_copyright("${PROJECT_SOURCE_DIR}" "${PROJECT_HOMEPAGE_URL}" copyright)
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/debian/copyright" CONTENT "@copyright@" @ONLY)
    string(TIMESTAMP changed "%a, %d %b %Y %H:%M:%S +0000" UTC)
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/debian/changelog" @ONLY CONTENT
"rangebar (${PROJECT_VERSION}-1) unstable; urgency=medium

  * Made by packaging/package.sh. What is new in it stands in changelog.gz.

 -- ${CPACK_PACKAGE_CONTACT}  ${changed}
")
    # For stage.cmake.
    set(CPACK_RANGEBAR_DEBIAN_FOLDERS "${CMAKE_CURRENT_BINARY_DIR}/debian" "${PROJECT_SOURCE_DIR}/packaging/debian")
    set(CPACK_RANGEBAR_CHANGELOG "${PROJECT_SOURCE_DIR}/CHANGELOG.md")

    set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
    set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
    set(CPACK_DEBIAN_PACKAGE_SECTION "devel")
    set(CPACK_DEBIAN_PACKAGE_PRIORITY "optional")
    set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
    set(CPACK_DEBIAN_COMPRESSION_TYPE "xz")
    # Not linked, but used where they are there: roots for https, histories of clones, a keychain, words of Qt, Wayland.
    set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ca-certificates, git, libsecret-1-0, qt6-translations-l10n, qt6-wayland")
    set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-cjk")

    set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
    set(CPACK_RPM_PACKAGE_RELEASE 1)
    set(CPACK_RPM_PACKAGE_LICENSE "GPL-3.0-or-later AND OFL-1.1")
    set(CPACK_RPM_PACKAGE_GROUP "Development/Tools")
    set(CPACK_RPM_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
    set(CPACK_RPM_COMPRESSION_TYPE "xz")
    set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
        /usr/share/applications /usr/share/bash-completion /usr/share/bash-completion/completions
        /usr/share/fish /usr/share/fish/vendor_completions.d /usr/share/zsh /usr/share/zsh/site-functions
        /usr/share/icons /usr/share/icons/hicolor /usr/share/man /usr/share/man/man1
        /usr/share/man/ru /usr/share/man/ru/man1 /usr/share/man/zh_CN /usr/share/man/zh_CN/man1 /usr/share/metainfo
        /usr/share/mime /usr/share/mime/packages /usr/share/doc /usr/libexec)
    foreach(size scalable 16x16 22x22 24x24 32x32 48x48 64x64 128x128 256x256)
        list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION
            "/usr/share/icons/hicolor/${size}" "/usr/share/icons/hicolor/${size}/apps")
    endforeach()
    # The names are those of Fedora. The same bytes wherever and whenever it is built; what is stripped is left alone.
    set(CPACK_RPM_SPEC_MORE_DEFINE
"Recommends: ca-certificates git-core libsecret qt6-qttranslations qt6-qtwayland
%define _buildhost localhost
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define _build_id_links none
%define __os_install_post %{nil}")
endif()

include(CPack)
