#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Looks into the packages that packaging/package.sh has made, and makes them once more in another folder.
#
#   tests/packaging/test_package.sh             everything
#   tests/packaging/test_package.sh --contents  all but the second build
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
packages=$root/build/packages
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT

app_id=$(sed -n 's/^set(RANGEBAR_APP_ID "\(.*\)")$/\1/p' "$root/CMakeLists.txt")
version=$(sed -n 's/^project(rangebar VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt")

# fail LINE...
fail()
{
    printf 'FAILED: %s\n' "$@" >&2
    exit 1
}

# only PATTERN: the one package of that name.
only()
{
    local -a found
    mapfile -t found < <(find "$packages" -maxdepth 1 -name "$1")
    ((${#found[@]} == 1)) || fail "one $1 was to be in $packages, there are ${#found[@]}"
    printf '%s\n' "${found[0]}"
}

deb=$(only "rangebar_$version-1_*.deb")
rpm=$(only "rangebar-$version-1.*.rpm")
archive=$(only "rangebar-$version-linux-*.tar.gz")

# --- What is in them --------------------------------------------------------------------------------------------------

mkdir "$scratch/deb" "$scratch/a folder"
dpkg-deb --extract "$deb" "$scratch/deb"
tar --extract --file "$archive" --directory "$scratch/a folder"
usr=$scratch/deb/usr
unpacked="$scratch/a folder/rangebar-$version"

wanted=(
    bin/rangebar
    libexec/rangebar/rangebar-gui.so
    "share/applications/$app_id.desktop"
    "share/metainfo/$app_id.metainfo.xml"
    "share/mime/packages/$app_id.xml"
    "share/icons/hicolor/scalable/apps/$app_id.svg"
    share/man/man1/rangebar.1.gz
    share/man/ru/man1/rangebar.1.gz
    share/man/zh_CN/man1/rangebar.1.gz
    share/bash-completion/completions/rangebar
    share/fish/vendor_completions.d/rangebar.fish
)
for size in 16 22 24 32 48 64 128 256; do
    wanted+=("share/icons/hicolor/${size}x$size/apps/$app_id.png")
done
rpm_files=$(rpm --query --package --list "$rpm")
for file in "${wanted[@]}"; do
    [[ -f $usr/$file ]] || fail "the Debian package has no $file"
    [[ -f $unpacked/$file ]] || fail "the archive has no $file"
    grep --quiet --line-regexp --fixed-strings -- "/usr/$file" <<<"$rpm_files" || fail "the RPM has no $file"
    cmp -- "$usr/$file" "$unpacked/$file"
done
for file in share/doc/rangebar/copyright share/doc/rangebar/changelog.gz share/doc/rangebar/changelog.Debian.gz \
    share/zsh/vendor-completions/_rangebar; do
    [[ -f $usr/$file ]] || fail "the Debian package has no $file"
done
for file in share/doc/rangebar/LICENSE share/zsh/site-functions/_rangebar; do
    [[ -f $unpacked/$file ]] || fail "the archive has no $file"
done
if grep --recursive --quiet --fixed-strings -- "$root" "$usr" "$unpacked"; then
    fail "the folder it was built in is named in: $(grep -rlF -- "$root" "$usr" "$unpacked" | tr '\n' ' ')"
fi

# --- What others say of them ------------------------------------------------------------------------------------------

desktop-file-validate "$usr/share/applications/$app_id.desktop"
appstreamcli validate --no-net --pedantic "$usr/share/metainfo/$app_id.metainfo.xml"
lintian --allow-root --fail-on error,warning,info --display-info --tag-display-limit 0 "$deb"

cp -r -- "$usr/share/mime" "$scratch/mime"
XDG_DATA_DIRS=$scratch update-mime-database "$scratch/mime"
for line in '50:application/vnd.rangebar+json:*.rangebar' '60:application/vnd.ruststream.results+json:results.json'; do
    grep --quiet --line-regexp --fixed-strings -- "$line" "$scratch/mime/globs2" || fail "no such type of files: $line"
done

for size in 16 22 24 32 48 64 128 256; do
    picture=$usr/share/icons/hicolor/${size}x$size/apps/$app_id.png
    [[ $(file --brief -- "$picture") == *" $size x $size,"* ]] || fail "$picture is not of $size pixels"
done
"$root/packaging/make-icons.sh" "$scratch/icons"
diff --recursive "$root/resources/icons/made" "$scratch/icons" ||
    fail 'the pictures of the icon are not those of its drawings: run packaging/make-icons.sh'

[[ $(dpkg-deb --field "$deb" Version) == "$version-1" ]] || fail 'the version of the Debian package'
[[ $(dpkg-deb --field "$deb" Depends) == *libqt6widgets6* ]] || fail 'the Debian package does not ask for Qt Widgets'
requires=$(rpm --query --package --requires "$rpm")
[[ $requires == *'libQt6Widgets.so.6'* ]] || fail 'the RPM does not ask for Qt Widgets'
[[ $(rpm --query --package --queryformat '%{VERSION} %{LICENSE} %{BUILDHOST}' "$rpm") == \
    "$version GPL-3.0-or-later AND OFL-1.1 localhost" ]] || fail 'version, licence or builder of the RPM'

# --- The archive, unpacked anywhere -----------------------------------------------------------------------------------

program=$unpacked/bin/rangebar
mkdir "$scratch/home"
run()
{
    env -i PATH=/usr/bin:/bin RANGEBAR_HOME="$scratch/home" LC_ALL=C.UTF-8 "$program" "$@"
}
cd -- "$scratch"
[[ $(run --version) == "rangebar $version" ]] || fail 'the version of the program'
[[ $(run --lang ru --help) == *'Показывает'* ]] || fail 'the program has lost its translations'
run export "$root/resources/samples/ruststream-nats.json" --chart comparison --output picture.png
[[ $(file --brief picture.png) == 'PNG image'* ]] || fail 'the program exports no picture'
if readelf --dynamic "$program" "$unpacked/libexec/rangebar/rangebar-gui.so" | grep -E 'RPATH|RUNPATH'; then
    fail 'libraries are sought in a folder of the builder'
fi
printf 'The packages hold what they should.\n'

if [[ ${1-} == --contents ]]; then
    exit 0
fi

# --- The same bytes again ---------------------------------------------------------------------------------------------

epoch=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct)}
made=$(head --bytes 36 -- "$deb" | tail --bytes 12 | tr -d ' ') # of an ar archive's first member
[[ $made == "$epoch" ]] || fail 'the packages are of another commit: run packaging/package.sh again'

# Compiled anew, in another folder, by somebody with other habits.
again="$scratch/built again"
mkdir "$again"
(cd -- "$root" && git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents --target-directory "$again")
(umask 077 && env LC_ALL=C TZ=Asia/Tokyo CCACHE_DISABLE=1 SOURCE_DATE_EPOCH="$epoch" \
    "$again/packaging/package.sh" >"$scratch/log" 2>&1) || {
    tail -n 50 "$scratch/log"
    fail 'the second build'
}
for package in "$deb" "$rpm" "$archive"; do
    cmp -- "$package" "$again/build/packages/${package##*/}"
done
printf 'A second build, in another folder, has the same bytes.\n'
