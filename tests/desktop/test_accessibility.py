#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Works with the program as a person does who has a screen reader and no mouse: test_accessibility.py PROGRAM
SAMPLES_FOLDER"""

import copy
import json
import pathlib
import sys

import reader
from desk import Desk, until

MOST_TABS = 150  # more presses than any page has places

# What is no place of its own for the keyboard, or takes its name from what is in it.
INSIDE = {"list item", "table cell", "tree item", "menu item", "page tab", "popup menu", "separator"}
CONTAINERS = {"filler", "panel", "frame", "split pane", "layered pane", "scroll pane", "unknown", "window"}


class Session:
    """The program with a document or a comparison."""

    def __init__(self, program, samples):
        self.program = program
        self.samples = pathlib.Path(samples)

    def __enter__(self):
        self.desk = Desk(self.program, (1400, 1000)).__enter__()
        reader.connect(self.desk)
        self.sample = self.samples / "ruststream-nats.json"
        self.document = json.loads(self.sample.read_text())
        return self

    def __exit__(self, *failure):
        return self.desk.__exit__(*failure)

    def open(self, *arguments, title):
        self.process = self.desk.start_program(*arguments, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        self.window = reader.window(reader.program(), title)
        until("window", lambda: self.desk.windows("Rangebar"))
        self.desk.xdotool("windowfocus", "--sync", self.desk.windows("Rangebar")[0])
        return self.window

    def worse(self):
        """The sample with a slower service and dearer code, a month later."""
        changed = copy.deepcopy(self.document)
        changed["measured_at"] = "2026-10-20"
        service = changed["scenarios"][0]
        service.pop("overhead_percent", None)
        service.pop("verdict", None)
        service["framework"] = {name: value / 2 for name, value in service["framework"].items()}
        changed["code"][0]["framework"]["instructions"] *= 2
        path = self.desk.home / "worse.json"
        path.write_text(json.dumps(changed))
        return path

    def key(self, *keys):
        self.desk.xdotool("key", *keys)

    def focused(self):
        """What has the focus; None while it is on its way. Qt calls the current item of every list focused, so that
        items do not count."""
        return next((thing for thing in self.window.all(lambda thing: thing.has("showing"))
                     if thing.has("focused") and thing.role not in INSIDE), None)


def a_chart_is_read(session):
    window = session.open(session.sample, title="ruststream-nats")
    chart = window.get("chart", start="ruststream-nats 0.7.0: against")
    rows = chart.children
    loops = ("Raw client", "Broker crate", "RustStream")
    scenarios = session.document["scenarios"]
    assert len(rows) == len(loops) * len(scenarios), rows
    for row, (scenario, loop, key) in zip(
            rows, ((scenario, loop, key) for scenario in scenarios
                   for loop, key in zip(loops, ("raw", "adapter", "framework")))):
        best = f"best {round(scenario[key]['best']):,} {scenario['unit']}"
        assert row.name.startswith(f"{scenario['name']}, {loop}: {best}"), row
    # The keys lead through them, and what is reached is told and in view.
    chart.focus()
    until("focus on the chart", lambda: session.focused() and session.focused().name == chart.name)
    for row in rows[:3]:
        session.key("Down")
        until(f"focus on {row.name}", lambda: row.has("focused"))
        x, y, width, height = row.rectangle()
        assert width > 0 and height > 0 and 0 <= x < 1400 and 0 <= y < 1000, (x, y, width, height)


def findings_are_walked(session):
    window = session.open("--compare", session.sample, session.worse(), title="Comparison")
    table = window.get("table", "Findings")
    cells = [thing.name for thing in table.children if thing.role == "table cell"]
    findings = cells[::3]
    assert len(findings) >= 2, cells
    told = []
    for number in range(1, len(findings) + 1):
        session.key("F7")
        told.append(until(f"finding {number}", lambda: window.find("label", start=f"{number} of {len(findings)}")))
    session.key("shift+F7")
    window.get("label", start=f"{len(findings) - 1} of {len(findings)}")


def a_file_is_opened(session):
    window = session.open(title="")
    window.get("menu item", "File")
    session.key("ctrl+o")
    dialog = reader.window(reader.program(), "Open")
    dialog.get("text", start="File name").write(str(session.samples / "ruststream-rdkafka.json"))
    dialog.get("push button", "Open").act()
    reader.window(reader.program(), "ruststream-rdkafka")


def tables_tell_rows_and_columns(session):
    window = session.open(session.sample, title="ruststream-nats")
    table = window.get("table", "Machine")
    grid = table.accessible.get_table_iface()
    assert grid.get_n_columns() == 2, grid.get_n_columns()
    assert [grid.get_column_header(i).get_name() for i in range(2)] == ["Field", "Value"]
    row = next(i for i in range(grid.get_n_rows()) if grid.get_accessible_at(i, 0).get_name() == "Crate")
    assert grid.get_accessible_at(row, 1).get_name() == session.document["crate"]


def everything_has_a_name(session):
    """On every page and in every dialog that a key opens."""
    window = session.open("--compare", session.sample, session.worse(), title="Comparison")
    nameless = []

    def look(where, top):
        for thing in top.all(lambda thing: thing.has("showing")):
            if not thing.has("showing", "focusable") or thing.role in INSIDE | CONTAINERS | {"label"}:
                continue
            if not thing.name and not thing.description:
                nameless.append(f"{where}: {thing.role} at {thing.rectangle()}")

    look("comparison", window)
    for keys, where in (("alt+Home", "Overview"), ("ctrl+shift+l", "Library"), ("F1", "Help")):
        session.key(keys)
        reader.window(reader.program(), where)
        look(where, window)
    assert not nameless, "\n".join(nameless)


def keys_reach_everything(session):
    """Tab goes to every place of the page and comes back to the first; each place looks different when it has the
    focus."""
    window = session.open(session.sample, title="ruststream-nats")
    window.get("chart", start="ruststream-nats 0.7.0: cost")
    first = until("focus", session.focused)
    reached, before = [first], session.desk.screenshot()
    for _ in range(MOST_TABS):
        session.key("Tab")
        now = until("focus elsewhere", lambda: (thing := session.focused()) and thing != reached[-1] and thing)
        picture = session.desk.screenshot()
        until(f"visible focus on {now}", lambda: session.desk.screenshot().tobytes() != before.tobytes(), 10)
        before = picture
        if now == first or now in reached[:3]:
            break
        reached.append(now)
    else:
        raise AssertionError(f"Tab does not come back: {reached}")
    places = [thing for thing in window.all(lambda thing: thing.has("showing"))
              if thing.has("showing", "focusable", "enabled") and thing.role not in INSIDE | CONTAINERS]
    # A part that has the focus in its row or tab stands for the whole.
    held = set(reached) | {thing.parent for thing in reached}
    missed = [thing for thing in places if thing not in held and thing.role != "label"]
    assert not missed, f"never reached: {missed}\nreached: {reached}"


def main():
    program, samples, case = sys.argv[1:4]
    with Session(program, samples) as session:
        globals()[case](session)
    print(f"{case}: passed")


main()
