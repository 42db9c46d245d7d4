"""What the same engine costs for less than the veil: a transparent window over the screen that only clears, at every frame.

    bare-window.py WIDTH HEIGHT
"""
import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

# A quarter of the pixels each way, as the veil has.
PAGE = """<!doctype html><style>body{margin:0}canvas{position:fixed;inset:0;width:100%;height:100%}</style>
<canvas></canvas><script>
const canvas = document.querySelector('canvas');
[canvas.width, canvas.height] = [innerWidth / 4, innerHeight / 4];
const gl = canvas.getContext('webgl2', { alpha: true, antialias: false, depth: false });
let frames = 0;
const clear = () => {
  frames += 1;
  gl.clearColor(0, 0, 0.01 * (frames % 2), 0.01 * (frames % 2));
  gl.clear(gl.COLOR_BUFFER_BIT);
  requestAnimationFrame(clear);
};
clear();
setInterval(() => { document.title = String(frames); }, 1000);
</script>"""

width, height = map(int, sys.argv[1:])
window = Gtk.Window(title="bare")
window.set_decorated(False)
window.set_default_size(width, height)
window.set_visual(window.get_screen().get_rgba_visual())
window.set_app_paintable(True)
view = WebKit2.WebView()
view.set_background_color(Gdk.RGBA(0, 0, 0, 0))
view.connect("notify::title", lambda page, _title: print("frames", page.get_title(), flush=True))
view.load_html(PAGE, None)
window.add(view)
window.show_all()
Gtk.main()
