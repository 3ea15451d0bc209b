# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desktop of a test's own: an X server, on it a Wayland compositor where one is wanted, a session bus, a home
folder, and the installed or built program in it. Everything ends with the test."""

import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

from PIL import ImageGrab

PATIENCE = 60  # seconds, for a machine that is busy with other tests


def until(what, condition, seconds=PATIENCE):
    """The first value of the condition that is true."""
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"after {seconds} s there is still no {what}")
        time.sleep(0.1)


class Desk:
    """with Desk(program) as desk: ..."""

    def __init__(self, program, size=(1400, 1000)):
        self.program = program
        self.size = size
        self._stack = contextlib.ExitStack()

    def __enter__(self):
        self.home = pathlib.Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="rangebar-desk-")))
        runtime = self.home / "run"
        runtime.mkdir(mode=0o700)
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(runtime),
            "RANGEBAR_HOME": str(self.home / "rangebar"),
            "LC_ALL": "C.UTF-8",
            "LANGUAGE": "en",
            # Nothing of the program may reach for the network while it is looked at.
            "https_proxy": "http://127.0.0.1:9",
            "http_proxy": "http://127.0.0.1:9",
        }
        for name in ("ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS"):
            if name in os.environ:
                self.environment[name] = os.environ[name]
        self._start_x_server()
        self._start_bus()
        return self

    def __exit__(self, *failure):
        return self._stack.__exit__(*failure)

    def _end_with_test(self, process):
        def end():
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()

        self._stack.callback(end)
        return process

    def start(self, command, **environment):
        """Runs a command on this desktop; its output is in the file `<name>.log` of the home folder."""
        name = pathlib.Path(command[0]).name
        log = self._stack.enter_context(open(self.home / f"{name}.log", "ab"))
        process = subprocess.Popen(
            command, env=self.environment | environment, stdin=subprocess.DEVNULL, stdout=log,
            stderr=subprocess.STDOUT)
        return self._end_with_test(process)

    def output_of(self, name):
        return (self.home / f"{name}.log").read_text(errors="replace")

    def _start_x_server(self):
        reading, writing = os.pipe()
        width, height = self.size
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"],
            pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._end_with_test(server)
        os.close(writing)
        with os.fdopen(reading) as number:
            self.display = ":" + number.readline().strip()
        self.environment["DISPLAY"] = self.display

    def _start_bus(self):
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"], env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self._end_with_test(bus)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()

    def start_weston(self, *outputs, shell="desktop-shell.so"):
        """A Wayland compositor whose outputs are windows of the X server, side by side: real pointer and keys reach
        it. Each output is (width, height, scale) in pixels of its own scale."""
        lines = ["[core]", f"shell={shell}", "idle-time=0",
                 "[shell]", "panel-position=none", "locking=false", "animation=none", "startup-animation=none",
                 "close-animation=none", "background-color=0xff404040"]
        for number, (width, height, scale) in enumerate(outputs, 1):
            lines += ["[output]", f"name=X{number}", f"mode={width}x{height}", f"scale={scale}"]
        (self.home / "weston.ini").write_text("\n".join(lines) + "\n")
        self.start(["weston", "--backend=x11-backend.so", "--use-pixman", f"--output-count={len(outputs)}",
                    f"--config={self.home / 'weston.ini'}", "--socket=rangebar-test"])
        socket = pathlib.Path(self.environment["XDG_RUNTIME_DIR"]) / "rangebar-test"
        until("Wayland socket", socket.exists)
        left = 0
        for number, (width, _, scale) in enumerate(outputs, 1):
            window = until(f"output X{number}", lambda: self.windows(f"Weston Compositor - X{number}"))[0]
            self.xdotool("windowmove", window, left, 0)
            left += width * scale
        self.environment["WAYLAND_DISPLAY"] = "rangebar-test"

    def start_program(self, *arguments, **environment):
        return self.start([self.program, *map(str, arguments)], **environment)

    def xdotool(self, *command):
        return subprocess.run(
            ["xdotool", *map(str, command)], env=self.environment, capture_output=True, text=True, check=True).stdout

    def windows(self, title):
        """Ids of the windows whose title ends like that, a regular expression."""
        tree = subprocess.run(
            ["xwininfo", "-root", "-tree"], env=self.environment, capture_output=True, text=True, check=True).stdout
        # Those of one pixel are no windows for a person.
        line = re.compile(rf'^\s*(0x\w+) "[^"]*{title}".*\s\d\d+x\d\d+\+')
        return [found[1] for found in map(line.match, tree.splitlines()) if found]

    def window_rectangle(self, window):
        lines = self.xdotool("getwindowgeometry", "--shell", window)
        values = dict(line.split("=") for line in lines.split())
        return tuple(int(values[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))

    def click(self, x, y):
        self.xdotool("mousemove", round(x), round(y), "click", 1)

    def quit(self, process):
        """By its key, and returns the exit code. On X11 nobody else gives the window the focus."""
        if "WAYLAND_DISPLAY" not in self.environment:
            self.xdotool("windowfocus", "--sync", self.windows("Rangebar")[0])
        self.xdotool("key", "ctrl+q")
        return process.wait(PATIENCE)

    def screenshot(self, box=None):
        """The X server's screen, or (left, top, right, bottom) of it, as a picture of PIL."""
        return ImageGrab.grab(bbox=box, xdisplay=self.display).convert("RGB")

    def setting(self, key):
        """As the program wrote it, or None."""
        with contextlib.suppress(FileNotFoundError):
            text = (self.home / "rangebar" / "config" / "settings.ini").read_text()
            if found := re.search(rf"(?mi)^{re.escape(key)}=(.*)$", text):
                return found[1]
        return None


def needed(*commands):
    """Names of the commands that are not installed."""
    return [command for command in commands if not shutil.which(command)]
