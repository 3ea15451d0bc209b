#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds Rangebar and packs it: a Debian package, an RPM, and an archive that is unpacked anywhere, in build/packages.
# The same sources give the same bytes, in whatever folder, by whomever and whenever they are built: every time in the
# packages is that of the last commit, or SOURCE_DATE_EPOCH where it is set.
#
#   packaging/package.sh             build and pack
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
cd -- "$root"
# shellcheck source-path=SCRIPTDIR source=dependencies.sh
source packaging/dependencies.sh

case ${1-} in
'') ;;
-h | --help)
    sed -n 's/^#   //p' "${BASH_SOURCE[0]}"
    exit 0
    ;;
*)
    say "package.sh: unknown argument: $1"
    exit 2
    ;;
esac

install_dependencies package

if [[ -z ${SOURCE_DATE_EPOCH:-} ]]; then
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat --format=%Y CHANGELOG.md)
fi
export SOURCE_DATE_EPOCH
# Nothing of the builder: neither the words of a language nor what others may not read.
export LC_ALL=C.UTF-8 TZ=UTC
umask 022
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

options=()
if command -v ccache >/dev/null; then
    options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
fi
# From nothing each time: what an earlier commit has left behind would be of another time. ccache keeps it quick.
rm -rf -- build/package build/packages
cmake --preset package "${options[@]}"
cmake --build --preset package --parallel "$(nproc)"
# Packed elsewhere: rpmbuild refuses a folder with a space in its name, which this one may have.
made=$(mktemp -d)
trap 'rm -rf -- "$made"' EXIT
(cd build/package && cpack -B "$made")
mkdir -p build/packages
mv -- "$made"/rangebar[-_]*.{deb,rpm,tar.gz} build/packages/

say '' "The packages are in $root/build/packages:"
(cd build/packages && sha256sum -- *)
