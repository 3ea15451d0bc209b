#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Brings translations/*.ts up to date with the words of the sources; new ones are left unfinished for a translator.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate)
"$lupdate" -silent -I . -no-obsolete -locations none -disable-heuristic sametext -disable-heuristic similartext \
    app/ widgets/ models/ -ts translations/rangebar_ru.ts translations/rangebar_zh_CN.ts
"$lupdate" -silent -I . -no-obsolete -locations none -disable-heuristic sametext -disable-heuristic similartext \
    -pluralonly app/ widgets/ models/ -ts translations/rangebar_en.ts
