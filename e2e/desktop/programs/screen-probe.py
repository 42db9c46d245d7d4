"""Looks at one small square of the screen, as the compositor shows it, and presses keys when it is told to.

    screen-probe.py X Y      writes "seen <ns> <red> <green> <blue>" some hundred times a second
                             "key Control_L Shift_L period" on its input is pressed, and answered by "pressed <ns>"

Times are of the system's clock that only runs forward, so that whoever started it can compare them with its own. A time
is taken after the screen has answered: what is seen is never older than it says. A program that is started for one key
would add its own start to every time.
"""
import ctypes
import select
import sys
import time

SIDE_PX = 16
PAUSE_SECONDS = 0.002
ALL_PLANES = ctypes.c_ulong(0xFFFFFFFF)
Z_PIXMAP = 2


class Picture(ctypes.Structure):
    """The beginning of an XImage; what follows is never read."""

    _fields_ = [("width", ctypes.c_int), ("height", ctypes.c_int), ("x_offset", ctypes.c_int),
                ("format", ctypes.c_int), ("data", ctypes.POINTER(ctypes.c_ubyte))]


x11 = ctypes.CDLL("libX11.so.6")
xtst = ctypes.CDLL("libXtst.so.6")
for library, name, result in [(x11, "XOpenDisplay", ctypes.c_void_p), (x11, "XDefaultRootWindow", ctypes.c_ulong),
                              (x11, "XGetImage", ctypes.POINTER(Picture)), (x11, "XStringToKeysym", ctypes.c_ulong),
                              (x11, "XGetSubImage", ctypes.c_void_p)]:
    getattr(library, name).restype = result

display = ctypes.c_void_p(x11.XOpenDisplay(None))
root = ctypes.c_ulong(x11.XDefaultRootWindow(display))
area = [ctypes.c_int(int(sys.argv[1])), ctypes.c_int(int(sys.argv[2])), ctypes.c_uint(SIDE_PX), ctypes.c_uint(SIDE_PX)]
picture = x11.XGetImage(display, root, *area, ALL_PLANES, Z_PIXMAP)


def say(*words):
    sys.stdout.write(" ".join(str(word) for word in words) + "\n")
    sys.stdout.flush()


def look():
    x11.XGetSubImage(display, root, *area, ALL_PLANES, Z_PIXMAP, picture, 0, 0)
    seen_ns = time.monotonic_ns()
    # Blue, green, red and a byte of nothing.
    pixels = bytes(picture.contents.data[0:SIDE_PX * SIDE_PX * 4])
    say("seen", seen_ns, *(sum(pixels[channel::4]) / SIDE_PX ** 2 for channel in (2, 1, 0)))


def press(names):
    codes = [x11.XKeysymToKeycode(display, ctypes.c_ulong(x11.XStringToKeysym(name.encode()))) for name in names]
    pressed_ns = time.monotonic_ns()
    for is_down, ordered in [(1, codes), (0, codes[::-1])]:
        for code in ordered:
            xtst.XTestFakeKeyEvent(display, code, is_down, ctypes.c_ulong(0))
    x11.XFlush(display)
    say("pressed", pressed_ns)


while True:
    look()
    readable, _, _ = select.select([sys.stdin], [], [], PAUSE_SECONDS)
    if readable:
        line = sys.stdin.readline()
        if not line:
            break
        press(line.split()[1:])
