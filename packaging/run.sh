#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds Rangebar, and starts it with the arguments given.
# Ends with the program's own exit code; 1 where it could not be built; 3 where there is no display for its window.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source-path=SCRIPTDIR source=dependencies.sh
source "$root/packaging/dependencies.sh"

install_dependencies run || exit 1

# Configured once: after that ninja itself notices a change in any CMakeLists.txt, but not one in the presets.
build=$root/build/release
if [[ ! $build/build.ninja -nt $root/CMakePresets.json ]]; then
    options=()
    if command -v ccache >/dev/null; then
        options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    (cd -- "$root" && cmake --preset release "${options[@]}") >&2 || exit 1
fi
cmake --build "$build" --target rangebar >&2 || exit 1

# A relative file name among the arguments is meant from where the caller stands, so there is no cd here.
program=$build/bin/rangebar

code=0
"$program" "$@" || code=$?
if ((code == 3)); then # no display, which the program itself has said
    say "" \
        "Rangebar is built, but there is no display to open its window on." \
        "  On a machine you reach by ssh:  connect with 'ssh -X', then start this script again." \
        "  To see that it starts at all:   xvfb-run packaging/run.sh    (Debian packages xvfb and xauth)" \
        "  What works without a display:   packaging/run.sh --help"
fi
exit "$code"
