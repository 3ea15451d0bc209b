#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, then checks and tests everything. Stops at the first failure; the exit code is 0 where
# all of it has passed.
#
#   packaging/test.sh              everything but the packages
#   packaging/test.sh --quick      only the build with warnings as errors, and its tests
#   packaging/test.sh --packages   only the packages: made, looked into, installed into a clean Debian, removed
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
cd -- "$root"
# shellcheck source-path=SCRIPTDIR source=dependencies.sh
source packaging/dependencies.sh

readonly fuzz_seconds=60
jobs=$(nproc)
scratch=$(mktemp -d)

usage()
{
    sed -n 's/^#   //p' "${BASH_SOURCE[0]}"
}

quick=false
packages=false
while (($# > 0)); do
    case $1 in
    --quick) quick=true ;;
    --packages) packages=true ;;
    -h | --help)
        usage
        exit 0
        ;;
    *)
        say "test.sh: unknown argument: $1"
        usage >&2
        exit 2
        ;;
    esac
    shift
done

# --- Sections and the summary --------------------------------------------------------------------------------------

summary=()
current=
current_start=0

# section TITLE COMMAND [ARGUMENT...]: one step under a heading of its own.
section()
{
    current=$1
    current_start=$SECONDS
    printf '\n=== %s\n' "$current"
    "${@:2}"
    summary+=("$(printf 'passed   %4d s   %s' $((SECONDS - current_start)) "$current")")
    current=
}

# Runs however the script ends, so that the last lines always say how far it came.
finish()
{
    local -r code=$?
    rm -rf -- "$scratch"
    if [[ -n $current ]]; then
        summary+=("$(printf 'FAILED   %4d s   %s' $((SECONDS - current_start)) "$current")")
    fi
    printf '\n=== Summary\n'
    if ((${#summary[@]} > 0)); then
        printf '%s\n' "${summary[@]}"
    fi
    printf 'total    %4d s\n' "$SECONDS"
    if ((code != 0)); then
        printf 'Stopped at the first failure (exit code %d).\n' "$code"
    fi
}
trap finish EXIT
# A signal would otherwise end the script without its exit trap's code.
trap 'exit 130' INT
trap 'exit 143' TERM

# --- The steps -----------------------------------------------------------------------------------------------------

# tracked PATTERN...: the project's own files, one a line; without git, everything outside build/.
tracked()
{
    if git rev-parse --is-inside-work-tree &>/dev/null; then
        git ls-files --cached --others --exclude-standard -- "$@"
    else
        local pattern
        for pattern in "$@"; do
            find . -path ./build -prune -o -type f -path "./$pattern" -print
        done
    fi
}

check_scripts()
{
    shellcheck --external-sources packaging/*.sh tests/packaging/*.sh .ci/run
    tests/packaging/test_scripts.sh
}

check_samples()
{
    python3 tests/packaging/check_samples.py resources/samples/*.json
}

# What nothing here can run: the workflow, and the files for Flatpak, macOS and Windows.
check_other_systems()
{
    yamllint --strict .github packaging/flatpak .yamllint
    python3 tests/packaging/check_other_systems.py .
}

check_format()
{
    local -a files
    mapfile -t files < <(tracked '*.h' '*.cpp')
    clang-format --dry-run -Werror "${files[@]}"
    printf '%d files are formatted as .clang-format says.\n' "${#files[@]}"
}

# configure PRESET [OPTION...]
configure()
{
    local -a options=("${@:2}")
    if command -v ccache >/dev/null; then
        options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    cmake --preset "$1" "${options[@]}"
}

# build PRESET [OPTION...]
build()
{
    cmake --build --preset "$1" --parallel "$jobs" "${@:2}"
}

build_werror()
{
    configure werror
    build werror
}

# One build and one run for all tests: warnings are errors here too, and what passes under the sanitizers passes without.
# The benchmarks are built as well, so that they keep up with the code; what they measure is nothing to pass or fail by.
build_asan()
{
    configure asan -DRANGEBAR_BUILD_BENCHMARKS=ON
    build asan
}

# The packages hold them as they are made for this build.
check_desktop_files()
{
    desktop-file-validate build/asan/packaging/*.desktop
    appstreamcli validate --no-net --pedantic build/asan/packaging/*.metainfo.xml
}

build_fuzzer()
{
    configure fuzz
    build fuzz --target fuzz_reader
}

# The tests with the label xvfb want a real X server; every other brings its own platform (offscreen).
run_tests()
{
    ctest --preset "$1" --parallel "$jobs" --label-exclude '^xvfb$'
}

run_xvfb_tests()
{
    xvfb-run --auto-servernum --server-args='-screen 0 1600x1200x24' \
        ctest --preset "$1" --parallel "$jobs" --label-regex '^xvfb$'
}

run_fuzzer()
{
    local -r artifacts=$root/build/fuzz/artifacts/
    mkdir -p "$artifacts" "$scratch/corpus"
    # The fuzzer writes what it finds into its corpus; the seeds in the tree stay as they are.
    cp tests/fuzz/seeds/* "$scratch/corpus/"
    if ! build/fuzz/bin/fuzz_reader -max_total_time="$fuzz_seconds" -timeout=10 -rss_limit_mb=4096 \
        -dict=tests/fuzz/reader.dict -print_final_stats=1 -artifact_prefix="$artifacts" "$scratch/corpus"; then
        printf 'The input that does it is in %s; give it to build/fuzz/bin/fuzz_reader to see it again.\n' "$artifacts"
        return 1
    fi
}

# --- What is run, in this order: the cheap checks first --------------------------------------------------------------

# A fresh clone elsewhere on the machine finds what an earlier one has compiled.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
# What ccache asks for where headers are precompiled.
export CCACHE_SLOPPINESS=pch_defines,time_macros

section 'Dependencies' install_dependencies test
if $quick; then
    section 'Build, warnings are errors (g++)' build_werror
    section 'Tests' run_tests werror
    exit 0
fi
if $packages; then
    section 'Packages: Debian, RPM, archive' packaging/package.sh
    section 'Packages: what is in them, and the same bytes from another folder' tests/packaging/test_package.sh
    if (($(id -u) == 0)); then
        section 'Packages: installed into a clean Debian, used, removed' tests/packaging/test_installed.sh
    else
        summary+=('NOT RUN           Package in a clean Debian: only root can do that, with tests/packaging/test_installed.sh')
    fi
    exit 0
fi
section 'Scripts' check_scripts
section 'Licences (reuse)' reuse lint
section 'Format of the sources' check_format
section 'Translations' packaging/check-translations.sh
section 'Bundled samples' check_samples
section 'Files for other systems' check_other_systems
section 'Build, warnings are errors (g++), with AddressSanitizer and UndefinedBehaviorSanitizer' build_asan
section 'Desktop entry and description for software centres' check_desktop_files
section 'Tests under the sanitizers, with the leak check' run_tests asan
section 'Tests on an X server (Xvfb)' run_xvfb_tests asan
if command -v clang++ >/dev/null; then
    section 'Build of the fuzzer (clang)' build_fuzzer
    section "Fuzzing the reader for $fuzz_seconds s" run_fuzzer
else
    summary+=('NOT RUN           Fuzzing the reader: there is no clang++ here')
fi
