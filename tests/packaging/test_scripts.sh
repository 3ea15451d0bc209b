#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tests the scripts of packaging/ with stand-ins for apt-get, cmake and the like, so that nothing is installed or built.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf -- "$scratch"' EXIT

tests=0
failures=0
code=0
output=

# capture COMMAND [ARGUMENT...]: its exit code in $code, everything it prints in $output.
capture()
{
    code=0
    output=$("$@" 2>&1) || code=$?
}

# check WHAT CONDITION...: counts one test.
check()
{
    tests=$((tests + 1))
    if ! "${@:2}"; then
        failures=$((failures + 1))
        printf 'FAILED: %s\n--- exit code %s, output:\n%s\n---\n' "$1" "$code" "$output"
    fi
}

has() { [[ $output == *"$1"* ]]; }
hasnt() { [[ $output != *"$1"* ]]; }
ended_with() { [[ $code == "$1" ]]; }
logged() { [[ -f $scratch/log ]] && grep --quiet --fixed-strings -- "$1" "$scratch/log"; }
called() { [[ -f $scratch/log ]] && grep --quiet -- "^$1" "$scratch/log"; }
logged_nothing() { [[ ! -s $scratch/log ]]; }

# stand_in NAME LINE...: a command in $scratch/bin that runs the lines.
stand_in()
{
    mkdir -p "$scratch/bin"
    printf '%s\n' '#!/bin/bash' "${@:2}" >"$scratch/bin/$1"
    chmod +x "$scratch/bin/$1"
}

# Only the stand-ins, and what the scripts need of the system, are to be found.
for tool in bash env cat grep dirname mktemp sed rm mkdir; do
    mkdir -p "$scratch/system"
    ln -s -- "$(command -v "$tool")" "$scratch/system/$tool"
done
# installed NAME...: what the stand-in for dpkg-query takes to be installed.
installed()
{
    printf '%s\n' "$@" >"$scratch/installed"
}
new_case()
{
    rm -rf -- "${scratch:?}/bin" "$scratch/log"
    # dpkg-query --show --showformat=... NAME
    stand_in dpkg-query "grep --quiet --line-regexp --fixed-strings -- \"\$3\" '$scratch/installed' || exit 1" \
        'printf installed'
    stand_in apt-get "echo \"apt-get \$*\" >>'$scratch/log'"
    stand_in id 'echo 0'
}
install_run_packages()
{
    capture env -u RANGEBAR_SKIP_DEPENDENCIES PATH="$scratch/bin:$scratch/system" "$@" bash -c \
        "set -euo pipefail; source '$root/packaging/dependencies.sh'; install_dependencies run"
}

# shellcheck source-path=SCRIPTDIR/../../packaging source=dependencies.sh
source "$root/packaging/dependencies.sh"

# --- dependencies.sh -------------------------------------------------------------------------------------------------

new_case
installed "${rangebar_run_packages[@]}"
install_run_packages
check 'everything there: succeeds' ended_with 0
check 'everything there: apt-get is not called' logged_nothing
check 'everything there: says nothing' test -z "$output"

new_case
installed "${rangebar_run_packages[@]:2}"
install_run_packages
check 'as root: succeeds' ended_with 0
check 'as root: the list is brought up to date' logged 'apt-get update'
check 'as root: only what is missing is installed' logged \
    "apt-get install --yes --no-install-recommends ${rangebar_run_packages[0]} ${rangebar_run_packages[1]}"
check 'as root: the rest is left alone' hasnt "${rangebar_run_packages[2]}"

new_case
installed "${rangebar_run_packages[@]:1}"
stand_in id 'echo 1000'
stand_in sudo "echo \"sudo \$1\" >>'$scratch/log'; exec \"\$@\""
install_run_packages
check 'with sudo: succeeds' ended_with 0
check 'with sudo: it is used' logged 'sudo apt-get'
check 'with sudo: installs' logged "apt-get install --yes --no-install-recommends ${rangebar_run_packages[0]}"

new_case
installed "${rangebar_run_packages[@]:1}"
stand_in id 'echo 1000'
install_run_packages
check 'neither root nor sudo: fails' ended_with 1
check 'neither root nor sudo: says the command' has \
    "apt-get update && apt-get install --no-install-recommends ${rangebar_run_packages[0]}"
check 'neither root nor sudo: apt-get is not called' logged_nothing

new_case
installed "${rangebar_run_packages[@]:1}"
stand_in apt-get 'echo "E: no network" >&2; exit 100'
install_run_packages
check 'apt-get fails: fails' ended_with 1
check 'apt-get fails: its own words are shown' has 'E: no network'
check 'apt-get fails: says the command' has 'apt-get install --no-install-recommends'

new_case
rm -- "$scratch/bin/dpkg-query"
install_run_packages
check 'not Debian: fails' ended_with 1
check 'not Debian: names what is needed' has "${rangebar_run_packages[*]}"
check 'not Debian: says how to go on' has 'RANGEBAR_SKIP_DEPENDENCIES=1'
install_run_packages RANGEBAR_SKIP_DEPENDENCIES=1
check 'packages left alone when told so: succeeds' ended_with 0

# --- run.sh ----------------------------------------------------------------------------------------------------------

# A tree with nothing but the script, a cmake that "builds" a program, and that program, which prints its arguments
# and needs a display for all but "show".
new_tree()
{
    new_case
    rm -rf -- "$scratch/tree"
    mkdir -p "$scratch/tree/packaging"
    cp -- "$root/packaging/dependencies.sh" "$root/packaging/run.sh" "$scratch/tree/packaging/"
    touch -d '1 minute ago' "$scratch/tree/CMakePresets.json"
    installed "${rangebar_run_packages[@]}"
    ln -sf -- "$(command -v touch)" "$(command -v chmod)" "$scratch/system/"
    stand_in cmake "echo \"cmake \$*\" >>'$scratch/log'" \
        "mkdir -p '$scratch/tree/build/release/bin'" \
        "touch '$scratch/tree/build/release/build.ninja'" \
        "printf '%s\n' '#!/bin/bash' 'printf \"[%s]\" \"\$@\"' \
            '[[ -n \$DISPLAY\$WAYLAND_DISPLAY\$QT_QPA_PLATFORM || \$1 == show ]] && exit 7; exit 3' \
            >'$scratch/tree/build/release/bin/rangebar'" \
        "chmod +x '$scratch/tree/build/release/bin/rangebar'"
}
run()
{
    capture env -i PATH="$scratch/bin:$scratch/system" "${environment[@]}" bash "$scratch/tree/packaging/run.sh" "$@"
}

environment=(DISPLAY=:7)
new_tree
run 'a file.json' ''
check 'run: configures the preset' logged 'cmake --preset release'
check 'run: builds' logged 'cmake --build'
check 'run: hands the arguments on as they are' has '[a file.json][]'
check 'run: ends with the exit code of the program' ended_with 7
rm -- "$scratch/log"
run
check 'second run: does not configure again' eval '! logged --preset'
touch -d '1 minute' "$scratch/tree/CMakePresets.json"
run
check 'after a change of the presets: configures again' logged 'cmake --preset release'

new_tree
stand_in cmake 'echo "no compiler" >&2; exit 2'
run
check 'run: a failed build is said' has 'no compiler'
check 'run: a failed build ends with 1' ended_with 1

new_tree
environment=()
run
check 'no display: builds all the same' logged 'cmake --build'
check 'no display: exit code 3' ended_with 3
check 'no display: says so' has 'no display'
check 'no display: says what to do' has 'ssh -X'
run show results.json
check 'no display: what needs none is done' ended_with 7
check 'no display: and nothing is said about it' eval '! has "no display"'
environment=(QT_QPA_PLATFORM=offscreen)
run
check 'a platform of the caller: starts' ended_with 7
environment=(WAYLAND_DISPLAY=wayland-0)
run
check 'a Wayland display: starts' ended_with 7

# --- test.sh ---------------------------------------------------------------------------------------------------------

# A tree with stand-ins for every tool, each of which only logs that it was called.
new_test_tree()
{
    new_case
    rm -rf -- "$scratch/tree"
    mkdir -p "$scratch/tree/packaging" "$scratch/tree/tests/packaging" "$scratch/tree/tests/fuzz/seeds" \
        "$scratch/tree/build/fuzz/bin" "$scratch/tree/.ci"
    cp -- "$root/packaging/dependencies.sh" "$root/packaging/test.sh" "$scratch/tree/packaging/"
    cp -- "$root/.ci/run" "$scratch/tree/.ci/"
    touch "$scratch/tree/tests/fuzz/seeds/one.json"
    installed "${rangebar_run_packages[@]}" "${rangebar_package_packages[@]}" "${rangebar_test_packages[@]}"
    ln -sf -- "$(command -v cp)" "$(command -v nproc)" "$(command -v sh)" "$scratch/system/"
    local tool
    for tool in cmake ctest reuse shellcheck clang-format python3 xvfb-run git clang++ yamllint \
        desktop-file-validate appstreamcli; do
        stand_in "$tool" "echo \"$tool \$*\" >>'$scratch/log'"
    done
    for tool in packaging/check-translations.sh packaging/package.sh tests/packaging/test_scripts.sh \
        tests/packaging/test_package.sh tests/packaging/test_installed.sh build/fuzz/bin/fuzz_reader; do
        printf '%s\n' '#!/bin/bash' "echo \"${tool##*/} \$*\" >>'$scratch/log'" >"$scratch/tree/$tool"
        chmod +x "$scratch/tree/$tool"
    done
}
run_test_script()
{
    capture env -i PATH="$scratch/bin:$scratch/system" bash "$scratch/tree/packaging/test.sh" "$@"
}

new_test_tree
run_test_script
check 'test: all passed ends with 0' ended_with 0
check 'test: the plain run leaves out what needs an X server' logged '--label-exclude ^xvfb$'
check 'test: and that is run on Xvfb' eval "logged 'xvfb-run' && logged '--label-regex ^xvfb'"
check 'test: the sanitizers' logged 'ctest --preset asan'
check 'test: the fuzzer, for a minute' logged 'fuzz_reader -max_total_time=60'
check 'test: the licences' logged 'reuse lint'
check 'test: the translations' logged 'check-translations.sh'
check 'test: what cannot be run is looked at' logged 'yamllint'
check 'test: the desktop entry' logged 'desktop-file-validate'
check 'test: the description for software centres' logged 'appstreamcli validate'
check 'test: the packages are for another run' eval '! called package.sh'
check 'test: nothing has failed' hasnt FAILED
check 'test: a summary ends it' has $'\n=== Summary\npassed'

new_test_tree
run_test_script --packages
check 'test --packages: passes' ended_with 0
check 'test --packages: the packages' eval 'called package.sh && called test_package.sh && called test_installed.sh'
check 'test --packages: nothing else' eval '! logged asan && ! logged reuse && ! logged fuzz'

new_test_tree
stand_in id 'echo 1000'
run_test_script --packages
check 'test --packages: not as root passes' ended_with 0
check 'test --packages: says what only root can do' has "only root can do that, with tests/packaging/test_installed.sh"
check 'test --packages: and leaves it' eval '! called test_installed.sh'

new_test_tree
stand_in ctest 'echo "1 test failed"; exit 8'
run_test_script
check 'test: a failed test ends it with its code' ended_with 8
check 'test: what had passed is in the summary' has 'Build, warnings are errors'
check 'test: the failure is in the summary' eval "[[ \$output =~ FAILED\ +[0-9]+\ s\ +Tests ]]"
check 'test: nothing runs after a failure' eval '! logged fuzz'

new_test_tree
run_test_script --quick
check 'test --quick: passes' ended_with 0
check 'test --quick: tests' logged 'ctest --preset werror'
check 'test --quick: nothing else' eval '! logged asan && ! logged reuse && ! logged fuzz'

new_test_tree
run_test_script --fast
check 'test: an unknown argument is refused' ended_with 2
check 'test: and nothing is run' logged_nothing

new_test_tree
capture env -i PATH="$scratch/bin:$scratch/system" "$scratch/tree/.ci/run" --quick
check '.ci/run: runs the tests' logged 'ctest --preset werror'

# --- package.sh ------------------------------------------------------------------------------------------------------

# A tree with a cmake that builds nothing and a cpack that makes one package of each kind.
new_package_tree()
{
    new_case
    rm -rf -- "$scratch/tree"
    mkdir -p "$scratch/tree/packaging" "$scratch/tree/build/package/left over"
    cp -- "$root/packaging/dependencies.sh" "$root/packaging/package.sh" "$scratch/tree/packaging/"
    touch -d @1000000000 "$scratch/tree/CHANGELOG.md"
    installed "${rangebar_run_packages[@]}" "${rangebar_package_packages[@]}"
    for tool in mv stat sha256sum nproc mktemp; do
        ln -sf -- "$(command -v "$tool")" "$scratch/system/$tool"
    done
    stand_in git 'echo 1700000000'
    stand_in cmake "echo \"cmake \$* \$SOURCE_DATE_EPOCH\" >>'$scratch/log'" \
        "mkdir -p '$scratch/tree/build/package'"
    # shellcheck disable=SC2016 # $2 is the folder that cpack is told
    stand_in cpack 'cd "$2" && echo d >rangebar_1-1_amd64.deb && echo r >rangebar-1-1.x86_64.rpm &&' \
        'echo t >rangebar-1-linux-x86_64.tar.gz'
}
run_package_script()
{
    capture env -i PATH="$scratch/bin:$scratch/system" bash "$scratch/tree/packaging/package.sh" "$@"
}

new_package_tree
run_package_script
check 'package: succeeds' ended_with 0
check 'package: builds the preset' logged 'cmake --build --preset package'
check 'package: every time is that of the last commit' logged 'cmake --preset package 1700000000'
check 'package: begins anew' test ! -e "$scratch/tree/build/package/left over"
check 'package: three packages' test -f "$scratch/tree/build/packages/rangebar_1-1_amd64.deb" -a \
    -f "$scratch/tree/build/packages/rangebar-1-1.x86_64.rpm" -a \
    -f "$scratch/tree/build/packages/rangebar-1-linux-x86_64.tar.gz"
check 'package: says their sums' has 'rangebar_1-1_amd64.deb'

new_package_tree
stand_in git 'exit 128'
run_package_script
check 'package: without git the changelog has the time' logged 'cmake --preset package 1000000000'

new_package_tree
run_package_script --quick
check 'package: an unknown argument is refused' ended_with 2
check 'package: and nothing is built' logged_nothing

new_package_tree
stand_in cpack 'exit 1'
run_package_script
check 'package: a failure of cpack is one' ended_with 1

# --- check-translations.sh -------------------------------------------------------------------------------------------

# A tree with one class that says two things.
mkdir -p "$scratch/words/app" "$scratch/words/widgets" "$scratch/words/models" "$scratch/words/translations"
cat >"$scratch/words/app/main.cpp" <<'CPP'
#include <QCoreApplication>
class Greeting { Q_DECLARE_TR_FUNCTIONS(Greeting)
public: static QString words(int n) { return tr("Hello, %1").arg(tr("%n file(s)", nullptr, n)); } };
CPP
hello='<message><source>Hello, %1</source><translation>NAME %1</translation></message>'
files='<message numerus="yes"><source>%n file(s)</source><translation>FORMS</translation></message>'
# ts LANGUAGE MESSAGES: writes the translation of that language.
ts()
{
    printf '%s\n' '<?xml version="1.0" encoding="utf-8"?>' '<!DOCTYPE TS>' \
        "<TS version=\"2.1\" language=\"$1\" sourcelanguage=\"en\"><context><name>Greeting</name>$2</context></TS>" \
        >"$scratch/words/translations/rangebar_$1.ts"
}
form='<numerusform>%n</numerusform>'
one='<numerusform>one</numerusform>'
good_words()
{
    ts en "${files/FORMS/$one$form}"
    ts ru "$hello${files/FORMS/$form$form$form}"
    ts zh_CN "$hello${files/FORMS/$form}"
}
translations()
{
    capture "$root/packaging/check-translations.sh" "$scratch/words"
}

good_words
translations
check 'complete translations: succeed' ended_with 0
cp -r -- "$scratch/words/translations" "$scratch/before"
translations
check 'translations in the tree are left as they are' diff -r "$scratch/before" "$scratch/words/translations"

ts ru "${files/FORMS/$form$form$form}"
translations
check 'a missing translation: fails' ended_with 1
check 'a missing translation: is named' has 'Greeting: "Hello, %1" is not translated'

good_words
ts zh_CN "${hello/<translation>/<translation type=\"unfinished\">}${files/FORMS/$form}"
translations
check 'an unfinished translation: fails' ended_with 1

good_words
ts ru "${hello/NAME/}${hello//Hello/Goodbye}${files/FORMS/$form$form$form}"
translations
check 'a vanished text: fails' ended_with 1
check 'a vanished text: is named' has '"Goodbye, %1" is not in the sources any more'

good_words
ts ru "${hello/NAME %1/NAME}${files/FORMS/$form$form$form}"
translations
check 'a lost placeholder: fails' ended_with 1
check 'a lost placeholder: is named' has "['%1'], its translation []"

good_words
ts ru "$hello${files/FORMS/$one$form$form}"
translations
check 'a Russian singular without its number: fails' ended_with 1

good_words
ts en "$hello${files/FORMS/$one$form}"
translations
check 'an English text that is no plural: fails' ended_with 1

# --- check_samples.py ------------------------------------------------------------------------------------------------

samples()
{
    capture python3 "$root/tests/packaging/check_samples.py" "$scratch/ruststream-nats.json"
}
# spoilt SED-COMMAND: the sample of NATS with one thing changed.
spoilt()
{
    sed "$1" "$root/resources/samples/ruststream-nats.json" >"$scratch/ruststream-nats.json"
    samples
}
spoilt ''
check 'a sample as bundled: passes' ended_with 0
spoilt '0,/"overhead_percent": 2.2/s//"overhead_percent": 2.4/'
check 'a wrong overhead: fails' ended_with 1
spoilt '0,/"verdict": "indistinguishable"/s//"verdict": "measured"/'
check 'a wrong verdict: fails' ended_with 1
spoilt 's/not a published result/a published result/'
check 'a sample that does not call itself one: fails' ended_with 1
spoilt '0,/"best": 1572989/s//"best": 1500000/'
check 'rounds in a wrong order: fail' ended_with 1

printf '%d checks, %d failed\n' "$tests" "$failures"
((failures == 0))
