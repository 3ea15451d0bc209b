#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Fails where a word of the sources has no translation, or a translation no word in the sources any more.
#
#   packaging/check-translations.sh [ROOT]
#
# lupdate brings copies of the translations up to date with the sources; then nothing in them may be unfinished, empty
# or vanished, every plural has the forms of its language, and every %1 and %n is carried over. The English file holds
# the plurals only.
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
root=$(cd -- "${1:-$here/..}" && pwd)

lupdate=$(command -v lupdate6 || true)
for candidate in /usr/lib/qt6/bin/lupdate /usr/lib/*/qt6/bin/lupdate; do
    if [[ -z $lupdate && -x $candidate ]]; then
        lupdate=$candidate
    fi
done
if [[ -z $lupdate ]]; then
    echo 'lupdate of Qt 6 is not installed (Debian: qt6-l10n-tools).' >&2
    exit 1
fi

scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT

# The relative paths of the locations in a .ts file must lead somewhere, or lupdate takes its messages for new ones.
ln -s -- "$root/app" "$root/widgets" "$root/models" "$scratch/"
mkdir -- "$scratch/translations"
cp -- "$root"/translations/rangebar_*.ts "$scratch/translations/"
cd -- "$scratch"

# Similar texts are not guessed at: a changed sentence has to be translated again, by somebody who reads it.
"$lupdate" -silent -I . -disable-heuristic sametext -disable-heuristic similartext \
    app/ widgets/ models/ -ts translations/rangebar_ru.ts translations/rangebar_zh_CN.ts
"$lupdate" -silent -I . -disable-heuristic sametext -disable-heuristic similartext -pluralonly \
    app/ widgets/ models/ -ts translations/rangebar_en.ts

# lupdate has dropped from its copy of the English file whatever is no plural, so the file itself is looked at as well.
python3 "$here/check_ts.py" "$root/translations/rangebar_en.ts" translations/rangebar_en.ts translations/rangebar_ru.ts translations/rangebar_zh_CN.ts
