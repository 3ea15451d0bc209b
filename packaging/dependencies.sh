# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The Debian 12 packages that Rangebar is built from, and their installation. Sourced by run.sh, package.sh and test.sh.
#
#   install_dependencies run       what building and starting the program needs
#   install_dependencies package   that, and what packing it needs
#   install_dependencies test      all of that, and what the tests need
#
# Only what is missing is installed, so nothing is downloaded where everything is there already.
# RANGEBAR_SKIP_DEPENDENCIES=1 leaves the packages alone, for a system that has them under other names.

rangebar_run_packages=(
    cmake                 # 3.25: presets
    ninja-build           # the generator that the presets name
    g++                   # C++20
    qt6-base-dev          # Qt Core, Gui, Widgets, Network, Test
    libgl-dev             # Qt Gui's CMake files ask for it
    qt6-svg-dev           # Qt Svg: the icons, and the export as SVG
    qt6-tools-dev         # Qt LinguistTools: the CMake functions
    qt6-tools-dev-tools   # the tools that those CMake files import
    qt6-l10n-tools        # lupdate and lrelease
    qt6-translations-l10n # Qt's own words in Russian and Chinese, such as those of the file dialog
    qt6-wayland           # a window on a Wayland desktop without Xwayland
    rapidjson-dev         # the JSON parser
    libexpected-dev       # tl::expected
    libarchive-dev        # zip and tar archives of documents
    qtkeychain-qt6-dev    # keeps the token for GitHub in the keychain of the desktop
    libsecret-1-0         # loaded by QtKeychain, which does not depend on it, to speak with that keychain
    git                   # reads the history in a clone; the project's own files, and the tests of docs/git.md
    libicu-dev            # how wide a character is on a terminal
    ca-certificates       # the roots that https is checked against
    fonts-dejavu-core     # Latin and Cyrillic
    fonts-noto-cjk        # Chinese
)

rangebar_package_packages=(
    dpkg-dev # dpkg-shlibdeps: which packages the program's libraries are in
    file     # CPack asks it which files those are
    rpm      # rpmbuild
)

rangebar_test_packages=(
    ccache               # a second run builds only what has changed
    lld                  # links a test with the sanitizers in a third of the time
    qt6-charts-dev       # the yardstick window of tests/bench; the program itself has no use for it
    libqt6opengl6-dev    # the CMake files of Qt Charts ask for it
    dbus                 # session buses of the tests' own, for a keychain and for a file manager
    gnome-keyring        # a keychain on it
    openssl              # certificates for the tests' own https server
    xvfb                 # an X server for the tests that need a real one
    xauth                # xvfb-run asks for it
    x11-utils            # xwininfo: which windows a program has opened, seen from outside
    xdotool              # moves the pointer of that X server, to drag a chart out of the window
    weston               # a Wayland compositor, on that X server
    at-spi2-core         # what a screen reader speaks to
    gir1.2-atspi-2.0     # its library, for the tests
    python3-gi           # and for Python
    python3-pil          # what is on the screen
    clang                # libFuzzer
    libclang-rt-14-dev   # its run-time, and that of the sanitizers
    clang-format         # the form of the sources
    shellcheck           # the form of these scripts
    reuse                # a licence for every file
    python3              # the checks of the samples and the translations
    zsh                  # its completion is tried in it
    fish                 # its completion is tried in it
    mandoc               # the manual page has no mistake for it
    groff-base           # nor for it
    bsdextrautils        # col: the manual page as plain text
    poppler-utils        # what other programs find in the exported PDF: fonts, text, no images
    pngquant             # the pictures of the manual, small: packaging/make-screenshots.sh
    chromium             # shows the exported SVG, to be compared with the PNG
    lintian              # the Debian package as Debian wants it
    desktop-file-utils   # desktop-file-validate
    appstream            # appstreamcli: the description for software centres
    shared-mime-info     # update-mime-database: the types of the documents
    librsvg2-bin         # rsvg-convert: the pictures of the icon are those of its drawings
    icoutils             # icotool: the icon for Windows
    icnsutils            # png2icns: the icon for macOS
    debootstrap          # a clean Debian to install the package into
    yamllint             # the form of the workflow and of the Flatpak manifest
)

# say LINE...: to the person at the terminal, out of the way of the program's own output.
say()
{
    printf '%s\n' "$@" >&2
}

# missing_packages NAME...: prints those that are not installed, one a line.
missing_packages()
{
    local name status
    for name in "$@"; do
        # A name that dpkg has never heard of is an error for dpkg-query, and simply missing here.
        status=$(dpkg-query --show --showformat='${db:Status-Status}' "$name" 2>/dev/null) || status=
        # Of a package for several architectures each says its own status.
        [[ $status == *not-installed* || $status != *installed* ]] || continue
        printf '%s\n' "$name"
    done
}

# install_dependencies run|package|test: returns 0 with everything in place, or says what to do and returns 1.
install_dependencies()
{
    local -a wanted=("${rangebar_run_packages[@]}") missing as_root=()
    local names
    if [[ $1 != run ]]; then
        wanted+=("${rangebar_package_packages[@]}")
    fi
    if [[ $1 == test ]]; then
        wanted+=("${rangebar_test_packages[@]}")
    fi
    if [[ ${RANGEBAR_SKIP_DEPENDENCIES:-} == 1 ]]; then
        return 0
    fi
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "Rangebar installs what it needs on Debian 12, and this system has no apt-get. Install what goes by these" \
            "names in Debian, then start again with RANGEBAR_SKIP_DEPENDENCIES=1:" "  ${wanted[*]}"
        return 1
    fi

    names=$(missing_packages "${wanted[@]}")
    if [[ -z $names ]]; then
        return 0
    fi
    mapfile -t missing <<<"$names"

    local -r by_hand="apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    if (($(id -u) != 0)); then
        if ! command -v sudo >/dev/null; then
            say "Some packages are missing, and only root can install them. Please run as root, then start again:" \
                "  $by_hand"
            return 1
        fi
        as_root=(sudo)
    fi

    say "Installing these Debian packages: ${missing[*]}"
    if ! "${as_root[@]}" apt-get update >&2 ||
        ! "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install --yes --no-install-recommends "${missing[@]}" >&2; then
        say "The packages could not be installed; what apt-get says of it stands above. To do it by hand, as root:" \
            "  $by_hand"
        return 1
    fi
}
