# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later

# rangebar_debian_copyright(SOURCE_DIR HOMEPAGE OUTPUT): sets OUTPUT to the text of the copyright file of a Debian package
# (format 1.0), made from what REUSE knows: the stanzas of .reuse/dep5 and the texts in LICENSES.
function(rangebar_debian_copyright source_dir homepage output)
    set(text "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Rangebar
Upstream-Contact: The Rangebar authors
Source: ${homepage}

Files: *
Copyright: 2026 The Rangebar authors
License: GPL-3.0-or-later
")
    set(licences "GPL-3.0-or-later")
    file(READ "${source_dir}/.reuse/dep5" stanzas)
    string(REPLACE ";" "@SEMICOLON@" stanzas "${stanzas}")
    string(REPLACE "\n\n" ";" stanzas "${stanzas}")
    foreach(stanza IN LISTS stanzas)
        if(stanza MATCHES "^Files: " AND NOT stanza MATCHES "\nLicense: GPL-3.0-or-later")
            string(STRIP "${stanza}" stanza)
            string(APPEND text "\n${stanza}\n")
            string(REGEX MATCH "\nLicense: ([^\n]+)" found "${stanza}")
            list(APPEND licences "${CMAKE_MATCH_1}")
        endif()
    endforeach()
    # Its licence stands in the file itself.
    string(APPEND text "
Files: packaging/desktop/rangebar.metainfo.xml.in
Copyright: 2026 The Rangebar authors
License: FSFAP
")
    list(APPEND licences "FSFAP")
    list(REMOVE_DUPLICATES licences)
    foreach(licence IN LISTS licences)
        if(licence STREQUAL "GPL-3.0-or-later")
            set(words " This program is free software: you can redistribute it and/or modify it under the terms of the GNU
 General Public License as published by the Free Software Foundation, either version 3 of the License, or (at
 your option) any later version.
 .
 This program is distributed in the hope that it will be useful, but WITHOUT ANY WARRANTY.
 .
 On Debian systems the full text of the GNU General Public License version 3 is in
 /usr/share/common-licenses/GPL-3.
")
        else()
            file(READ "${source_dir}/LICENSES/${licence}.txt" words)
            string(STRIP "${words}" words)
            string(REGEX REPLACE "[ \t]+\n" "\n" words "${words}")
            string(REGEX REPLACE "\n\n+" "\n.\n" words "${words}")
            string(REPLACE "\n" "\n " words " ${words}\n")
            string(REGEX REPLACE " $" "" words "${words}")
        endif()
        string(APPEND text "\nLicense: ${licence}\n${words}")
    endforeach()
    string(REPLACE "@SEMICOLON@" ";" text "${text}")
    set(${output} "${text}" PARENT_SCOPE)
endfunction()
