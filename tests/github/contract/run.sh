#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Holds requests and answers to GitHub's own description of its API (@octokit/openapi), both ways: every job against a
# mock server that is made from it and refuses what it does not describe, and what the tests' own GitHub answers.
# Needs Node.js 18 or later, and about 500 MB for the packages.
#
#   tests/github/contract/run.sh BUILD [MODULES]
#
# BUILD is a build folder with bin/githubcontract in it. MODULES is where the packages are, or are put for another time;
# without it they are installed for this run only.
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
readonly here
build=$(cd -- "${1:?the build folder}" && pwd)
scratch=$(mktemp -d)
mock=

finish()
{
    if [[ -n $mock ]]; then
        kill "$mock" 2>/dev/null || true
        wait "$mock" 2>/dev/null || true
    fi
    rm -rf -- "$scratch"
}
trap finish EXIT

modules=${2:-$scratch/modules}
mkdir -p -- "$modules"
cp -- "$here/package.json" "$modules/"
if [[ ! -d $modules/node_modules/@octokit/openapi || ! -d $modules/node_modules/@stoplight/prism-cli ]]; then
    npm install --prefix "$modules" --ignore-scripts --no-audit --no-fund --no-package-lock --loglevel=error
fi

node "$here/describe.mjs" "$modules/node_modules/@octokit/openapi/generated/api.github.com.json" \
    "$scratch/description.json"

"$build/bin/githubcontract" record "$scratch/exchanges.jsonl"
node "$here/validate.mjs" "$scratch/description.json" "$scratch/exchanges.jsonl"

# The mock says where it listens once it does.
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => {
    console.log(s.address().port); s.close(); })')
node "$modules/node_modules/.bin/prism" mock --host 127.0.0.1 --port "$port" "$scratch/description.json" \
    >"$scratch/mock.log" 2>&1 &
mock=$!
for ((tries = 0; tries < 600; ++tries)); do
    if grep --quiet --no-messages "is listening" "$scratch/mock.log" || ! kill -0 "$mock" 2>/dev/null; then
        break
    fi
    sleep 0.2
done
if ! "$build/bin/githubcontract" ask "http://127.0.0.1:$port"; then
    cat "$scratch/mock.log" >&2
    exit 1
fi
