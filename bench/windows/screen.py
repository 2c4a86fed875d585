# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen without a monitor, and a look at it from outside, by Xlib alone."""

import ctypes
import os
import subprocess
import tempfile

ALL_PLANES = ctypes.c_ulong(-1)
Z_PIXMAP = 2


class Screen:
    """An Xvfb for the time of a `with`; its display is in `environment`."""

    WIDTH, HEIGHT = 2560, 1440

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="lodeline-screen-")
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{self.WIDTH}x{self.HEIGHT}x24",
             "-nolisten", "tcp", "-noreset"], pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as told:
            display = ":" + told.readline().strip()
        if display == ":":
            raise RuntimeError("Xvfb did not start")
        self.environment = {name: value for name, value in os.environ.items()
                            if name not in ("WAYLAND_DISPLAY", "XDG_CURRENT_DESKTOP", "DBUS_SESSION_BUS_ADDRESS")}
        self.environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8",
                             "XDG_RUNTIME_DIR": self.folder.name}
        self.x = ctypes.CDLL("libX11.so.6")
        for name, result, arguments in (
                ("XOpenDisplay", ctypes.c_void_p, [ctypes.c_char_p]),
                ("XDefaultRootWindow", ctypes.c_ulong, [ctypes.c_void_p]),
                ("XGetImage", ctypes.c_void_p,
                 [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_int] * 2 + [ctypes.c_uint] * 2
                 + [ctypes.c_ulong, ctypes.c_int]),
                ("XGetPixel", ctypes.c_ulong, [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]),
                ("XDestroyImage", ctypes.c_int, [ctypes.c_void_p]),
                ("XCloseDisplay", ctypes.c_int, [ctypes.c_void_p])):
            function = getattr(self.x, name)
            function.restype, function.argtypes = result, arguments
        self.display = self.x.XOpenDisplay(display.encode())
        self.empty = self.column()
        return self

    def __exit__(self, *_):
        self.x.XCloseDisplay(self.display)
        self.server.terminate()
        self.server.wait()
        self.folder.cleanup()

    def column(self):
        """The colours of a column of pixels that every window of usual size covers, every eighth of them."""
        image = self.x.XGetImage(self.display, self.x.XDefaultRootWindow(self.display), 400, 0, 1, self.HEIGHT,
                                 ALL_PLANES, Z_PIXMAP)
        colours = [self.x.XGetPixel(image, 0, y) for y in range(0, self.HEIGHT, 8)]
        self.x.XDestroyImage(image)
        return colours

    def is_painted(self):
        """Whether a window has painted itself there: a fourth of the column is no more what it was."""
        changed = sum(now != before for now, before in zip(self.column(), self.empty))
        return changed * 4 >= len(self.empty)
