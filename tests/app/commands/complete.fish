# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# complete.fish FOLDER WORD...: what fish offers for the last word behind "rangebar", one on a line.
source $argv[1]/rangebar.fish
or exit 1
set -l line rangebar
for word in $argv[2..-1]
    set line "$line $word"
end
complete -C "$line"
exit 0
