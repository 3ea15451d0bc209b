# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later

# CPack runs it between the installation into a folder and the packing of that folder: adds what only one kind of package
# has, packs what is installed packed, and gives every file the time of the last commit.
find_program(gzip gzip REQUIRED)
find_program(find find REQUIRED)
set(root "${CPACK_TEMPORARY_INSTALL_DIRECTORY}")
set(prefix "${root}${CPACK_PACKAGING_INSTALL_PREFIX}")
set(documents "${prefix}/share/doc/rangebar")
file(MAKE_DIRECTORY "${documents}")

# packed(FILE...): without a name and a time in it.
function(packed)
    execute_process(COMMAND "${gzip}" --best --no-name --force ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(GLOB_RECURSE pages "${prefix}/share/man/*.1")
packed(${pages})
if(CPACK_GENERATOR STREQUAL "DEB")
    list(GET CPACK_RANGEBAR_DEBIAN_FOLDERS 0 made)
    list(GET CPACK_RANGEBAR_DEBIAN_FOLDERS 1 kept)
    file(COPY_FILE "${made}/copyright" "${documents}/copyright")
    file(COPY_FILE "${made}/changelog" "${documents}/changelog.Debian")
    file(COPY_FILE "${CPACK_RANGEBAR_CHANGELOG}" "${documents}/changelog")
    packed("${documents}/changelog.Debian" "${documents}/changelog")
    file(REMOVE "${documents}/LICENSE") # what Debian has for all its packages
    if(EXISTS "${kept}/lintian-overrides")
        file(MAKE_DIRECTORY "${prefix}/share/lintian/overrides")
        file(COPY_FILE "${kept}/lintian-overrides" "${prefix}/share/lintian/overrides/rangebar")
    endif()
else()
    file(COPY_FILE "${CPACK_RANGEBAR_CHANGELOG}" "${documents}/CHANGELOG.md")
endif()
# Those of Debian have their folder elsewhere.
if(CPACK_GENERATOR STREQUAL "DEB")
    file(MAKE_DIRECTORY "${prefix}/share/zsh")
    file(RENAME "${prefix}/share/zsh/site-functions" "${prefix}/share/zsh/vendor-completions")
endif()

execute_process(COMMAND "${find}" "${root}" -type f -perm /111 -exec chmod 755 {} +
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${find}" "${root}" -type f -not -perm /111 -exec chmod 644 {} +
                COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND "${find}" "${root}" -type d -exec chmod 755 {} + COMMAND_ERROR_IS_FATAL ANY)
if(DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND "${find}" "${root}" -exec touch --no-dereference "--date=@$ENV{SOURCE_DATE_EPOCH}" {} +
                    COMMAND_ERROR_IS_FATAL ANY)
endif()
