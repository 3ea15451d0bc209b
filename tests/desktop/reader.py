# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader meets it: through AT-SPI, from another process."""

import os

from desk import until

Atspi = None


def connect(desk):
    """Once for a process, and before anything else is asked: the library keeps the bus that it finds first."""
    global Atspi
    for name in ("DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "XDG_RUNTIME_DIR"):
        os.environ[name] = desk.environment[name]
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi as library
    Atspi = library
    Atspi.init()
    Atspi.set_timeout(10000, 60000)


class Thing:
    """One accessible object."""

    def __init__(self, accessible):
        self.accessible = accessible

    def __eq__(self, other):
        return isinstance(other, Thing) and self.accessible == other.accessible

    def __hash__(self):
        return hash(self.accessible)

    def __repr__(self):
        return f"{self.role} {self.name!r}"

    @property
    def name(self):
        return self.accessible.get_name() or ""

    @property
    def description(self):
        return self.accessible.get_description() or ""

    @property
    def role(self):
        return self.accessible.get_role_name()

    @property
    def parent(self):
        return Thing(self.accessible.get_parent())

    @property
    def children(self):
        found = (self.accessible.get_child_at_index(i) for i in range(self.accessible.get_child_count()))
        return [Thing(child) for child in found if child]

    def has(self, *states):
        now = self.accessible.get_state_set()
        return all(now.contains(getattr(Atspi.StateType, state.upper())) for state in states)

    def all(self, descend=lambda thing: True):
        """This and everything in it, in the order of the tree."""
        yield self
        if descend(self):
            for child in self.children:
                yield from child.all(descend)

    def find(self, role=None, name=None, start=None):
        """The first in view that fits, or None."""
        def fits(thing):
            return ((role is None or thing.role == role) and (name is None or thing.name == name)
                    and (start is None or thing.name.startswith(start)))
        return next((thing for thing in self.all(lambda thing: thing.has("visible")) if fits(thing)), None)

    def get(self, role=None, name=None, start=None):
        """The same, waited for."""
        return until(f"{role or 'thing'} {name or start!r}", lambda: self.find(role, name, start))

    def act(self, name=None):
        """Does what the object offers: its only action, or the one of that name."""
        names = [self.accessible.get_action_name(i) for i in range(self.accessible.get_n_actions())]
        assert names, f"{self} offers nothing to do"
        self.accessible.do_action(names.index(name) if name else 0)

    def rectangle(self):
        box = self.accessible.get_extents(Atspi.CoordType.SCREEN)
        return box.x, box.y, box.width, box.height

    def write(self, text):
        assert self.accessible.set_text_contents(text), f"{self} takes no text"

    def focus(self):
        return self.accessible.grab_focus()


def program(name="rangebar"):
    """The program on the desktop."""
    def found():
        desktop = Atspi.get_desktop(0)
        things = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        return next((Thing(thing) for thing in things if thing and thing.get_name() == name), None)
    return until(f"program {name} for screen readers", found)


def window(application, title=""):
    """The window of the program whose title begins like that."""
    return until(f"window {title!r}", lambda: next(
        (child for child in application.children if child.name.startswith(title)), None))
