#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program on real display servers and at several scales, looks at it and clicks: test_displays.py PROGRAM
X11|Wayland SCALE|moves [FOLDER_FOR_PICTURES]"""

import pathlib
import sys
import time

from PIL import ImageChops

import reader
from desk import Desk, until

WIDTH, HEIGHT = 1180, 800  # of a window that nobody has moved yet
# The libraries of Wayland keep memory until the process ends; what the program itself leaks shows on X11.
WAYLAND = {"QT_QPA_PLATFORM": "wayland", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "ASAN_OPTIONS": "detect_leaks=0"}
BACKGROUND = (0x40, 0x40, 0x40)


def share_of_mixed_blocks(picture):
    """How many of the squares of 2 x 2 pixels are not of one colour: none in a picture that was only blown up."""
    width, height = picture.width // 2 * 2, picture.height // 2 * 2
    picture = picture.crop((0, 0, width, height))
    small = picture.resize((width // 2, height // 2), resample=0)
    blown_up = small.resize((width, height), resample=0)
    different = sum(1 for one, other in zip(picture.getdata(), blown_up.getdata()) if one != other)
    return different / (width * height)


def shows_something(picture):
    return len(set(picture.getdata())) > 100


def click_on_crate(desk, scale, origin=(0, 0)):
    """A click of the real pointer on NATS in the list of pages, and what comes of it."""
    pages = reader.window(reader.program()).get("list", "Pages")
    x, y, width, height = pages.get("list item", start="NATS").rectangle()
    desk.click(origin[0] + (x + width / 2) * scale, origin[1] + (y + height / 2) * scale)
    until("page of the clicked crate", lambda: desk.setting("lastPage") == "crate:ruststream-nats")
    reader.window(reader.program(), "NATS")


def on_x11(program, scale):
    with Desk(program, (round(1280 * scale), round(900 * scale))) as desk:
        reader.connect(desk)
        started = desk.start_program(
            QT_QPA_PLATFORM="xcb", QT_SCALE_FACTOR=str(scale), QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        window = until("window", lambda: desk.windows("Rangebar"))[0]
        left, top, width, height = desk.window_rectangle(window)
        assert (width, height) == (round(WIDTH * scale), round(HEIGHT * scale)), (width, height)
        click_on_crate(desk, scale)
        box = (left, top, left + width, top + height)
        look(desk, box, scale)
        nothing_remains(desk, window, box)
        assert desk.quit(started) == 0


def nothing_remains(desk, window, box):
    """What was painted after the click is what a window that is painted as a whole shows."""
    desk.xdotool("mousemove", box[2] - 2, box[3] - 2)
    picture = steady(desk, box)
    width, height = box[2] - box[0], box[3] - box[1]
    desk.xdotool("windowsize", "--sync", window, width - 40, height - 40)
    steady(desk, box)
    desk.xdotool("windowsize", "--sync", window, width, height)
    again = steady(desk, box)
    different = ImageChops.difference(picture, again).getbbox()
    assert not different, f"something of an earlier picture is left in {different}"


def steady(desk, box):
    """The picture once it no longer changes."""
    pictures = [desk.screenshot(box)]

    def is_steady():
        time.sleep(1)
        pictures.append(desk.screenshot(box))
        return ImageChops.difference(*pictures[-2:]).getbbox() is None
    until("steady picture", is_steady)
    return pictures[-1]


def look(desk, box, scale):
    until("painted page", lambda: shows_something(desk.screenshot(box)))
    if scale == 2:
        mixed = share_of_mixed_blocks(desk.screenshot(box))
        assert mixed > 0.005, f"painted for one pixel where there are two: {mixed:.2%}"
    keep(desk, box)


def keep(desk, box=None):
    """For a person to look at, where a folder is named."""
    if len(sys.argv) > 4:
        desk.screenshot(box).save(pathlib.Path(sys.argv[4]) / f"{sys.argv[2]}-{sys.argv[3]}.png")


def on_wayland(program, scale):
    """Weston knows whole scales; the program's own factor makes the others of them."""
    output_scale = 2 if scale == 2 else 1
    factor = scale / output_scale
    with Desk(program, (2800, 2000)) as desk:
        reader.connect(desk)
        desk.start_weston((1300 * 2 // output_scale, 960 * 2 // output_scale, output_scale), shell="kiosk-shell.so")
        started = desk.start_program(QT_SCALE_FACTOR=str(factor), **WAYLAND)
        until("window", lambda: shows_something(desk.screenshot()))
        click_on_crate(desk, scale)
        look(desk, (0, 0, 2600, 1920), scale)
        assert desk.quit(started) == 0


def moves_between_scales(program):
    """Dragged by its title bar from a screen of scale 1 to one of scale 2, the window is painted anew for it."""
    with Desk(program, (4200, 1900)) as desk:
        reader.connect(desk)
        desk.start_weston((1400, 900, 1), (1400, 900, 2))
        desk.xdotool("mousemove", 700, 450)  # where the pointer is, a window opens
        started = desk.start_program(**WAYLAND)
        first, second = (0, 0, 1400, 900), (1400, 0, 4200, 1800)
        until("window on the first screen", lambda: window_in(desk, first))
        box = until("window on the second screen", lambda: dragged(desk, first, second))
        inside = (1400 + box[0] + 20, box[1] + 20, 1400 + box[2] - 20, box[3] - 20)
        until("page painted for the scale of the second screen",
              lambda: share_of_mixed_blocks(desk.screenshot(inside)) > 0.005)
        keep(desk)
        assert desk.quit(started) == 0


def dragged(desk, first, second):
    """Drags the window by the left end of its title, since the pointer of this compositor stops at the edge between
    the screens, and tells where it is on the second one once much of it is there. A slow window asks late to be moved,
    and comes only part of the way."""
    left, top, _, _ = window_in(desk, first)
    start, title = min(left + 120, 1390), top + 14
    desk.xdotool("mousemove", start, title, "mousedown", 1)
    time.sleep(1)
    for step in range(1, 21):
        desk.xdotool("mousemove", start + step * (1399 - start) // 20, title)
        time.sleep(0.1)
    time.sleep(0.5)
    desk.xdotool("mouseup", 1)
    time.sleep(1)
    box = window_in(desk, second)
    return box if box and box[2] - box[0] > 600 else None


def window_in(desk, screen):
    picture = desk.screenshot(screen)
    different = picture.point(lambda value: 0 if abs(value - BACKGROUND[0]) < 3 else 255).convert("L")
    return different.getbbox() if shows_something(picture) else None


def main():
    program, server, scale = sys.argv[1:4]
    if scale == "moves":
        moves_between_scales(program)
    elif server == "X11":
        on_x11(program, float(scale))
    else:
        on_wayland(program, float(scale))
    print(f"{server} {scale}: passed")


main()
