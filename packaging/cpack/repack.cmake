# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later

# CPack runs it behind the packing. Its Debian packages say a size that depends on the file system of the builder, because
# it adds what the folders take; so dpkg-deb packs them again with the size that Debian's own tools say: files in whole
# KiB, and one for each folder.
if(CPACK_GENERATOR STREQUAL "DEB")
    foreach(package IN LISTS CPACK_PACKAGE_FILES)
        set(folder "${CPACK_TEMPORARY_DIRECTORY}-again")
        file(REMOVE_RECURSE "${folder}")
        execute_process(COMMAND dpkg-deb --raw-extract "${package}" "${folder}" COMMAND_ERROR_IS_FATAL ANY)
        file(GLOB_RECURSE entries LIST_DIRECTORIES true "${folder}/usr/*")
        set(size 2) # the root and usr
        foreach(entry IN LISTS entries)
            if(IS_DIRECTORY "${entry}")
                math(EXPR size "${size} + 1")
            else()
                file(SIZE "${entry}" bytes)
                math(EXPR size "${size} + (${bytes} + 1023) / 1024")
            endif()
        endforeach()
        file(READ "${folder}/DEBIAN/control" control)
        string(REGEX REPLACE "Installed-Size: [0-9]+" "Installed-Size: ${size}" control "${control}")
        file(WRITE "${folder}/DEBIAN/control" "${control}")
        execute_process(COMMAND dpkg-deb --root-owner-group -Zxz --build "${folder}" "${package}"
                        COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
        file(REMOVE_RECURSE "${folder}")
    endforeach()
endif()
