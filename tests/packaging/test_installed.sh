#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs the Debian package that packaging/package.sh has made into a clean Debian in a folder, uses it there as a
# reader does, removes it, and looks whether anything is left.
#
#   tests/packaging/test_installed.sh   needs root, and a /var/tmp that is not mounted with nodev
#
# The clean Debian comes from the mirror that apt uses here. It is kept, with what the package depends on, in
# build/clean-debian, so that a second run downloads nothing; remove that folder to begin anew. It lives in /var/tmp while it
# is used: where there is a space in the path of its folder, debootstrap unmounts /proc of the system it runs on.
set -euo pipefail

# With mounts of its own, so that nothing here can take one from the system.
if [[ ${RANGEBAR_OWN_MOUNTS-} != yes ]] && unshare --mount true 2>/dev/null; then
    RANGEBAR_OWN_MOUNTS=yes exec unshare --mount "${BASH_SOURCE[0]}" "$@"
fi

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
app_id=$(sed -n 's/^set(RANGEBAR_APP_ID "\(.*\)")$/\1/p' "$root/CMakeLists.txt")
kept=$root/build/clean-debian
work=$(mktemp -d /var/tmp/rangebar-clean-debian.XXXXXX)
debian=$work/root
xvfb=

# fail LINE...
fail()
{
    printf 'FAILED: %s\n' "$@" >&2
    exit 1
}

leave()
{
    if [[ -n $xvfb ]]; then
        kill "$xvfb" 2>/dev/null || true
        wait "$xvfb" 2>/dev/null || true
    fi
    if mountpoint --quiet "$debian/proc"; then
        umount --lazy "$debian/proc"
    fi
    rm -rf --one-file-system -- "$work"
}

trap leave EXIT
if (($(id -u) != 0)); then
    fail 'only root can install into another root: sudo tests/packaging/test_installed.sh'
fi
mapfile -t debs < <(find "$root/build/packages" -name 'rangebar_*.deb')
((${#debs[@]} == 1)) || fail 'there is no package: run packaging/package.sh first'
deb=${debs[0]}

# inside COMMAND [ARGUMENT...]: as root in the clean Debian, with nothing of this system's environment.
environment=(PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive
    RANGEBAR_HOME=/tmp/reader XDG_RUNTIME_DIR=/tmp/runtime)
inside()
{
    env -i "${environment[@]}" chroot "$debian" "$@"
}

# --- A clean Debian with what the package depends on ------------------------------------------------------------------

# What the test itself uses in there.
tools=(man-db bash bash-completion zsh desktop-file-utils shared-mime-info)
depends=$(dpkg-deb --field "$deb" Depends)
suite=$(. /etc/os-release && printf '%s\n' "$VERSION_CODENAME")
what="$suite; ${tools[*]}; $depends"

mkdir -p "$kept/archives"
if [[ ! -f $kept/root.tar || $(cat "$kept/what" 2>/dev/null) != "$what" ]]; then
    # shellcheck disable=SC2016 # words of apt
    mirror=$(apt-get indextargets --format '$(SITE)' "Release: $suite" 'Created-By: Packages' | head -n 1)
    cp -r -- "$kept/archives" "$work/archives"
    debootstrap --variant=minbase --cache-dir="$work/archives" "$suite" "$debian" "${mirror:-http://deb.debian.org/debian}" \
        >"$kept/debootstrap.log" 2>&1 || {
        tail -n 20 "$kept/debootstrap.log"
        fail 'there is no clean Debian to be had'
    }
    # The mirrors and proxies of this system, and no waiting for the disk.
    rm -f -- "$debian/etc/apt/sources.list"
    cp -r /etc/apt/sources.list* /etc/apt/apt.conf.d /etc/apt/trusted.gpg.d "$debian/etc/apt/"
    cp /etc/resolv.conf "$debian/etc/resolv.conf"
    cp -n /usr/share/keyrings/*.gpg "$debian/usr/share/keyrings/"
    rm -f -- "$debian/etc/apt/apt.conf.d/docker-clean"
    echo 'Dpkg::Use-Pty "false";' >"$debian/etc/apt/apt.conf.d/99-no-pty"
    echo force-unsafe-io >"$debian/etc/dpkg/dpkg.cfg.d/unsafe-io"
    # A service has no business in here.
    printf '#!/bin/sh\nexit 101\n' >"$debian/usr/sbin/policy-rc.d"
    chmod +x "$debian/usr/sbin/policy-rc.d"
    cp -- "$work"/archives/*.deb "$debian/var/cache/apt/archives/"
    {
        inside apt-get update
        inside apt-get install --yes --no-install-recommends "${tools[@]}"
        inside apt-get satisfy --yes --no-install-recommends "$depends"
    } >"$kept/apt.log" 2>&1 || {
        tail -n 20 "$kept/apt.log"
        fail 'what the package depends on can not be installed'
    }
    cp -u -- "$debian"/var/cache/apt/archives/*.deb "$kept/archives/"
    inside apt-get clean
    rm -rf -- "$debian"/var/lib/apt/lists/*
    tar --create --file "$kept/root.tar" --directory "$debian" .
    printf '%s\n' "$what" >"$kept/what"
else
    mkdir -p "$debian"
    tar --extract --file "$kept/root.tar" --directory "$debian"
fi

mount -t proc proc "$debian/proc" 2>/dev/null ||
    printf 'proc may not be mounted here, so the program is tried without it.\n'

# everything: the files of the clean Debian. What apt and dpkg write down of their work is no file of the package.
everything()
{
    (cd -- "$debian" && find . -path ./proc -prune -o -path ./tmp -prune -o -path ./var/log -prune -o \
        -path ./var/lib/dpkg -prune -o -path ./var/lib/apt -prune -o -path ./var/cache -prune -o -print | sort)
}

# --- Installed --------------------------------------------------------------------------------------------------------

everything >"$kept/before"
cp -- "$deb" "$debian/tmp/rangebar.deb"
mkdir --mode=700 "$debian/tmp/runtime"
cp -- "$root/resources/samples/ruststream-nats.json" "$debian/tmp/results.json"
inside apt-get install --yes --no-install-recommends /tmp/rangebar.deb >"$kept/install.log" 2>&1 || {
    cat "$kept/install.log"
    fail 'the package can not be installed'
}
everything >"$kept/installed"
if cmp --quiet "$kept/before" "$kept/installed"; then
    fail 'nothing was installed'
fi

[[ $(inside rangebar --version) == "rangebar "* ]] || fail 'the installed program does not start'
[[ $(inside rangebar show /tmp/results.json) == *ruststream-nats* ]] || fail 'the installed program shows nothing'
inside rangebar export /tmp/results.json --chart comparison --output /tmp/picture.png >/dev/null ||
    fail 'the installed program does not find its module'
[[ $(file --brief "$debian/tmp/picture.png") == 'PNG image'* ]] || fail 'the installed program exports no picture'
# grep reads to the end: man would be told of a closed pipe.
inside man --pager=cat rangebar | grep --count 'rangebar export' >/dev/null || fail 'the manual page is not found'
inside bash -c 'source /usr/share/bash-completion/bash_completion && _completion_loader rangebar; complete -p rangebar' \
    >/dev/null || fail 'the completion of bash is not found'
# shellcheck disable=SC2016 # words of the zsh in there
inside zsh -c 'autoload -U compinit && compinit -D -u && [[ -n ${_comps[rangebar]} ]]' ||
    fail 'the completion of zsh is not found'
grep --quiet "^application/vnd.rangebar+json=$app_id.desktop" "$debian/usr/share/applications/mimeinfo.cache" ||
    fail 'no desktop would open a .rangebar file with it'
grep --quiet 'application/vnd.ruststream.results+json:results.json' "$debian/usr/share/mime/globs2" ||
    fail 'no desktop would know a results.json'

# window_of PLATFORM ARGUMENT...: starts the installed program and leaves its number in $program.
window_of()
{
    # Each of these becomes the next, so that the number is the program's in the end.
    env -i "${environment[@]}" "QT_QPA_PLATFORM=$1" "${display[@]}" chroot "$debian" rangebar "${@:2}" \
        >"$kept/program.log" 2>&1 &
    program=$!
}
# closed: the program is told to end; it must have been running until then.
closed()
{
    kill "$program" || fail "the window has ended by itself: $(cat "$kept/program.log")"
    wait "$program" || true
    # What Qt says of its own offscreen platform.
    local complaints
    complaints=$(grep --invert-match 'This plugin does not support propagateSizeHints' "$kept/program.log") || true
    [[ -z $complaints ]] || fail "the program has complained: $complaints"
}

display=()
window_of offscreen /tmp/results.json
sleep 3
closed

# The X server is this system's, and is reached over the network: the clean Debian sees no socket of it.
mkdir -p "$kept/x"
rm -f -- "$kept/x/number" "$kept/x/authority"
touch "$kept/x/authority"
cookie=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
XAUTHORITY=$kept/x/authority xauth -q add 127.0.0.1:0 . "$cookie" 2>/dev/null
Xvfb -displayfd 3 -screen 0 1280x900x24 -listen tcp -auth "$kept/x/authority" 3>"$kept/x/number" 2>/dev/null &
xvfb=$!
for ((i = 0; i < 100; i++)); do
    [[ ! -s $kept/x/number ]] || break
    sleep 0.1
done
number=$(cat "$kept/x/number")
[[ -n $number ]] || fail 'the X server does not start'
export XAUTHORITY=$kept/x/authority DISPLAY=127.0.0.1:$number
xauth -q add "127.0.0.1:$number" . "$cookie"
xauth -q add "$(hostname)/unix:$number" . "$cookie"
cp -- "$XAUTHORITY" "$debian/tmp/authority"
display=("DISPLAY=$DISPLAY" XAUTHORITY=/tmp/authority)

# seen NAME: waits until a window of that name is on the screen.
seen()
{
    timeout 30 xdotool search --sync --onlyvisible --name "$1" >/dev/null ||
        fail "no window \"$1\" has come up: $(cat "$kept/program.log")"
}
window_of xcb /tmp/results.json
seen 'ruststream-nats'
closed
# The action of the desktop entry.
window_of xcb --compare
seen 'Choose the two documents to compare'
closed

# --- Removed ----------------------------------------------------------------------------------------------------------

inside apt-get purge --yes rangebar >"$kept/purge.log" 2>&1 || {
    cat "$kept/purge.log"
    fail 'the package can not be removed'
}
everything >"$kept/after"
diff "$kept/before" "$kept/after" || fail 'the package has left something behind'
# man keeps the pages that were read.
left=$(find "$debian/var" -name '*rangebar*' -not -path '*/var/log/*' -not -path '*/var/cache/man/*')
[[ -z $left ]] || fail "something of the package is still known: $left"
printf 'Installed, used and removed: nothing is left.\n'
