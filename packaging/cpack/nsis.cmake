# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The installer for Windows: an icon, the folder in the search path if the reader wants it, and the files that are opened.
set(CPACK_NSIS_DISPLAY_NAME "Rangebar")
set(CPACK_NSIS_PACKAGE_NAME "Rangebar")
set(CPACK_NSIS_MUI_ICON "${PROJECT_SOURCE_DIR}/resources/icons/made/rangebar.ico")
set(CPACK_NSIS_MUI_UNIICON "${PROJECT_SOURCE_DIR}/resources/icons/made/rangebar.ico")
set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\rangebar.exe")
set(CPACK_NSIS_URL_INFO_ABOUT "${PROJECT_HOMEPAGE_URL}")
set(CPACK_NSIS_MODIFY_PATH ON)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
# .rangebar is ours. .json belongs to no one program: it only gets Rangebar into its "Open with".
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\Rangebar.Comparison" "" "Rangebar comparison"
  WriteRegStr SHCTX "Software\Classes\Rangebar.Comparison\DefaultIcon" "" "$INSTDIR\bin\rangebar.exe,0"
  WriteRegStr SHCTX "Software\Classes\Rangebar.Comparison\shell\open\command" "" '"$INSTDIR\bin\rangebar.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\.rangebar" "" "Rangebar.Comparison"
  WriteRegStr SHCTX "Software\Classes\Applications\rangebar.exe\shell\open\command" "" '"$INSTDIR\bin\rangebar.exe" "%1"'
  WriteRegStr SHCTX "Software\Classes\Applications\rangebar.exe\SupportedTypes" ".json" ""
  WriteRegStr SHCTX "Software\Classes\Applications\rangebar.exe\SupportedTypes" ".rangebar" ""
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\Rangebar.Comparison"
  DeleteRegKey SHCTX "Software\Classes\.rangebar"
  DeleteRegKey SHCTX "Software\Classes\Applications\rangebar.exe"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
]])
