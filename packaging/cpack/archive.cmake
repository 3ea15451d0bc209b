# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The archive that is unpacked anywhere: one folder, files in the order of their names, nobody's in particular.
set(folder "rangebar-${CPACK_PACKAGE_VERSION}")
execute_process(COMMAND uname --machine OUTPUT_VARIABLE machine OUTPUT_STRIP_TRAILING_WHITESPACE
                COMMAND_ERROR_IS_FATAL ANY)
set(archive "${CPACK_PACKAGE_DIRECTORY}/${folder}-linux-${machine}.tar.gz")
set(time "--mtime=@0")
if(DEFINED ENV{SOURCE_DATE_EPOCH})
    set(time "--mtime=@$ENV{SOURCE_DATE_EPOCH}")
endif()
execute_process(
    COMMAND tar --create --format=ustar --sort=name --owner=root:0 --group=root:0 "${time}"
            "--transform=s,^\\.,${folder}," --directory "${CPACK_TEMPORARY_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}" .
    COMMAND gzip --best --no-name
    OUTPUT_FILE "${archive}"
    COMMAND_ERROR_IS_FATAL ANY)
list(APPEND CPACK_EXTERNAL_BUILT_PACKAGES "${archive}")
