# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# complete.bash FOLDER WORD...: what bash offers for the last word behind "rangebar", one on a line.
# shellcheck source=/dev/null
source "$1/rangebar.bash"
shift
COMP_WORDS=(rangebar "$@")
COMP_CWORD=$#
_rangebar
((${#COMPREPLY[@]} == 0)) || printf '%s\n' "${COMPREPLY[@]}"
complete -p rangebar >/dev/null # that the shell knows of it
