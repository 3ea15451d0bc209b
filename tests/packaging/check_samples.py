#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the sample documents bundled with Rangebar: check_samples.py FILE.json ...

A second, independent reading of the rules: a sample must never show a newcomer a figure, a verdict or an overhead that
the rules would not give. It also must say of itself that it is a sample.
"""

import json
import os
import re
import sys
from datetime import date

SOURCE = "sample bundled with Rangebar, not a published result"

TOP = {
    "schema", "crate", "crate_version", "core_version", "measured_at", "environment", "scenarios", "code",
    "code_measured", "throughput",
}
ENVIRONMENT = {
    "source", "cpu", "architecture", "cpu_frequency", "cores", "memory", "memory_speed", "os", "broker", "round_trip",
    "rustc", "profile", "features", "rustflags", "valgrind", "sqlx",
}
LOOPS = {
    "raw", "adapter", "framework", "overhead_percent", "verdict", "adapter_overhead_percent", "adapter_verdict",
    "plugin", "plugin_overhead_percent", "plugin_verdict",
}
SCENARIO = LOOPS | {"name", "unit", "messages", "pairs", "broker_bound", "round_trips_per_message"}
THROUGHPUT = LOOPS | {"database", "form", "batch", "workers", "pool", "rows", "rounds"}
CODE = {"name", "messages", "framework", "raw", "adapter", "cold", "gated", "note"}


class Fault(Exception):
    pass


def expect(condition, where, what):
    if not condition:
        raise Fault(f"{where}: {what}")


def expect_members(value, allowed, required, where):
    expect(isinstance(value, dict), where, "is no object")
    expect(not set(value) - allowed, where, f"has unknown members {sorted(set(value) - allowed)}")
    expect(not required - set(value), where, f"lacks {sorted(required - set(value))}")


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def check_loop(loop, where):
    expect_members(loop, {"best", "median", "worst"}, {"best", "worst"}, where)
    expect(all(is_number(figure) and figure > 0 for figure in loop.values()), where, "has a figure that is no rate")
    rounds = [loop[key] for key in ("worst", "median", "best") if key in loop]
    expect(rounds == sorted(rounds), where, "is not ordered worst <= median <= best")


def check_difference(row, name, base, percent_key, verdict_key, where):
    """The overhead and the verdict of one loop are what the rules give for its rounds."""
    loop, reference = row[name], row[base]
    difference = reference["best"] - loop["best"]
    expected = difference / reference["best"] * 100
    expect(abs(row[percent_key] - expected) <= 0.05 + 1e-9, where, f"{percent_key} should be {expected:.1f}")
    spread = max(side["best"] - side["worst"] for side in (loop, reference))
    verdict = "indistinguishable" if abs(difference) < spread else "measured"
    expect(row[verdict_key] == verdict, where, f"{verdict_key} should be {verdict}")


def check_loops(row, where):
    for name in ("raw", "adapter", "framework"):
        if name in row:
            check_loop(row[name], f"{where}.{name}")
    check_difference(row, "framework", "raw", "overhead_percent", "verdict", where)
    if "adapter" in row:
        check_difference(row, "adapter", "raw", "adapter_overhead_percent", "adapter_verdict", where)
    if "plugin" in row:
        check_difference(row, "framework", "adapter", "plugin_overhead_percent", "plugin_verdict", where)


def check_broker_bound(row, environment, where):
    """Where the charge is stated, the sum agrees with the flag: half of a message's time or more is waiting."""
    if "round_trips_per_message" not in row:
        return
    # The first time in the prose is the round trip.
    time = re.search(r"(\d+(?:\.\d+)?) (us|\u00b5s|ms)\b", environment["round_trip"])
    expect(time, where, "round_trip states no time")
    seconds = float(time[1]) * (1e-3 if time[2] == "ms" else 1e-6)
    share = seconds * row["round_trips_per_message"] * row["raw"]["best"]
    expect(row["broker_bound"] == (share >= 0.5), where, f"broker_bound disagrees with a share of {share:.0%}")


def check_counts(counts, where):
    expect_members(counts, {"instructions", "allocations"}, {"instructions", "allocations"}, where)
    expect(all(is_number(count) and count >= 0 for count in counts.values()), where, "has a count that is none")


def check_document(document, crate):
    expect_members(document, TOP, TOP - {"scenarios", "throughput", "code", "code_measured"}, "document")
    expect(document["schema"] in (2, 3), "schema", "is not 2 or 3")
    expect(document["crate"] == crate, "crate", f"is not {crate}, after which the file is named")
    date.fromisoformat(document["measured_at"])

    environment = document["environment"]
    expect_members(environment, ENVIRONMENT, {"source", "cpu", "os", "rustc"}, "environment")
    expect(environment["source"] == SOURCE, "environment.source", f'is not "{SOURCE}"')
    expect(next(iter(environment)) == "source", "environment", "does not begin with source")
    expect(all(isinstance(value, str) for value in environment.values()), "environment", "has a value that is no string")

    for index, row in enumerate(document.get("scenarios", [])):
        where = f"scenarios[{index}]"
        expect_members(row, SCENARIO, {"name", "unit", "messages", "pairs", "raw", "framework", "broker_bound"}, where)
        check_loops(row, where)
        check_broker_bound(row, environment, where)
    for index, row in enumerate(document.get("throughput", [])):
        where = f"throughput[{index}]"
        expect_members(row, THROUGHPUT, {"database", "form", "batch", "workers", "pool", "rows", "rounds", "raw"}, where)
        check_loops(row, where)
    for index, entry in enumerate(document.get("code", [])):
        where = f"code[{index}]"
        expect_members(entry, CODE, {"name", "messages", "framework", "gated"}, where)
        for name in ("framework", "raw", "adapter", "cold"):
            if name in entry:
                check_counts(entry[name], f"{where}.{name}")
    expect(any(document.get(section) for section in ("scenarios", "code")), "document", "measures nothing")
    for section in ("scenarios", "code"):
        names = [row["name"] for row in document.get(section, [])]
        expect(len(names) == len(set(names)), section, "has two entries of one name")
    if "code_measured" in document:
        expect_members(document["code_measured"], {"measured_at", "crate_version", "core_version"}, {"measured_at"},
                       "code_measured")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    failed = False
    for path in sys.argv[1:]:
        crate = os.path.splitext(os.path.basename(path))[0]
        try:
            with open(path, encoding="utf-8") as file:
                check_document(json.load(file), crate)
        except (Fault, KeyError, ValueError) as fault:
            print(f"{path}: {fault}")
            failed = True
    if failed:
        sys.exit(1)
    print(f"{len(sys.argv) - 1} samples agree with the rules.")


if __name__ == "__main__":
    main()
