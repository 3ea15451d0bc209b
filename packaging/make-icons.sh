#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the pictures of the program's icon from the drawings in resources/icons: PNG for the menus of Linux, .ico for
# Windows, .icns for macOS. Needs Debian's librsvg2-bin, icoutils and icnsutils.
#
#   packaging/make-icons.sh [FOLDER]   the pictures go to resources/icons/made where no folder is named
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
drawings=$root/resources/icons
made=${1:-$drawings/made}

for tool in rsvg-convert icotool png2icns; do
    if ! command -v "$tool" >/dev/null; then
        printf 'make-icons.sh: install librsvg2-bin, icoutils and icnsutils first (there is no %s)\n' "$tool" >&2
        exit 1
    fi
done
mkdir -p -- "$made"

# picture SIZE DRAWING [OPTION...]
picture()
{
    rsvg-convert --width "$1" --height "$1" "${@:3}" --output "$made/rangebar-$1.png" "$drawings/$2"
}

# The smallest have drawings of their own, in which every edge lies on a pixel.
picture 16 rangebar-16.svg
picture 22 rangebar-22.svg
rsvg-convert --page-width 24 --page-height 24 --left 1 --top 1 --output "$made/rangebar-24.png" "$drawings/rangebar-22.svg"
for size in 32 48 64 128 256 512; do
    picture "$size" rangebar.svg
done

cd -- "$made"
icotool --create --output rangebar.ico rangebar-{16,24,32,48,64}.png --raw=rangebar-256.png
png2icns rangebar.icns rangebar-{16,32,48,128,256,512}.png >/dev/null
