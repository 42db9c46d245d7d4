"""An ordinary window to work in: a button, and a long text that can be scrolled, selected and written. It says what is done.

    window-under.py X Y WIDTH HEIGHT
"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
from gi.repository import Gtk  # noqa: E402


def say(*words):
    sys.stdout.write(" ".join(str(word) for word in words) + "\n")
    sys.stdout.flush()


x, y, width, height = map(int, sys.argv[1:])
window = Gtk.Window(title="A window under the veil")
window.set_decorated(False)
window.set_default_size(width, height)
window.move(x, y)
window.connect("destroy", Gtk.main_quit)

button = Gtk.Button(label="Press")
button.connect("clicked", lambda _button: say("clicked"))

lines = Gtk.TextBuffer(text="\n".join(f"Line {number} of a long text." for number in range(1, 100)))
text = Gtk.TextView(buffer=lines)
pane = Gtk.ScrolledWindow()
pane.add(text)


def tell_selection(buffer, _property):
    if buffer.get_has_selection():
        say("selected", buffer.get_slice(*buffer.get_selection_bounds(), True).replace("\n", " "))


lines.connect("notify::cursor-position", tell_selection)
lines.connect("insert-text", lambda _buffer, _where, typed, _length: say("typed", typed))
pane.get_vadjustment().connect("value-changed", lambda adjustment: say("scrolled", int(adjustment.get_value())))

box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
box.pack_start(button, False, False, 0)
box.pack_start(pane, True, True, 0)
window.add(box)
window.show_all()
window.connect("map-event", lambda *_: say("shown"))
Gtk.main()
