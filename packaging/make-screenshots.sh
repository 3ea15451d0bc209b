#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the pictures of the manual (docs/manual/*/images) and of the README (resources/screenshots) anew, from the
# program itself:
#
#   packaging/make-screenshots.sh BUILD    the folder of a build with the tests, such as build/dev
#
# Nothing of the person who runs it is in them: the program starts with an empty home, shows the samples that come with
# it, and paints without a display.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
if (($# != 1)) || [[ ! -e $1/CMakeCache.txt ]]; then
    sed -n 's/^#   //p' "${BASH_SOURCE[0]}" >&2
    exit 2
fi
build=$(cd -- "$1" && pwd)
if ! command -v pngquant >/dev/null; then
    printf 'make-screenshots.sh: pngquant is missing (Debian package pngquant); it makes the pictures small.\n' >&2
    exit 2
fi
cmake --build "$build" --target manual_pictures

scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT
mkdir "$scratch/home"
env -i PATH="$PATH" HOME="$scratch/home" XDG_RUNTIME_DIR="$scratch/home" LC_ALL=C.UTF-8 LANGUAGE=en TZ=UTC QT_QPA_PLATFORM=offscreen NO_AT_BRIDGE=1 \
    RANGEBAR_PICTURES="$scratch/pictures" "$build/bin/manual_pictures"

cd -- "$scratch/pictures"
find . -name '*.png' -print0 | sort -z | while IFS= read -r -d '' picture; do
    pngquant --force --strip --speed 1 --nofs --output "$picture" 64 "$picture"
    mkdir -p "$root/$(dirname "$picture")"
    cp "$picture" "$root/$picture"
    printf '%7d  %s\n' "$(stat --format=%s "$picture")" "${picture#./}"
done
