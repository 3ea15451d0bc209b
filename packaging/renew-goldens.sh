#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Paints the pictures in tests/widgets/charts/golden anew. Look at what git diff shows of them before you commit.
# Needs Debian's pngquant, which keeps the folder small.
#
#   packaging/renew-goldens.sh [BUILD_FOLDER]   a build with the tests, build/werror where none is named
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
build=$(realpath -- "${1:-$root/build/werror}")
golden=$root/tests/widgets/charts/golden

if ! command -v pngquant >/dev/null; then
    printf 'renew-goldens.sh: install pngquant first\n' >&2
    exit 1
fi
cmake --build "$build" --target tst_goldenpictures
mkdir -p "$golden"
rm -f -- "$golden"/*.png
RANGEBAR_RENEW_GOLDENS=1 QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 "$build/bin/tst_goldenpictures" likeTheKeptOnes
pngquant --force --strip --speed 1 --nofs --ext .png 48 "$golden"/*.png
QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 "$build/bin/tst_goldenpictures"
du -sh -- "$golden"
