//! The window in front, as X11 and its window manager tell.
use x11rb::connection::Connection;
use x11rb::properties::WmClass;
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt, Window};
use x11rb::rust_connection::RustConnection;

use super::is_wayland;
use crate::presence::Why;

pub struct ActiveWindow {
    pub app: Option<String>,
    pub middle: (i32, i32),
    pub is_full_screen: bool,
    pub is_own: bool,
}

/// None where no window is in front.
pub fn active() -> Result<Option<ActiveWindow>, Why> {
    if is_wayland() {
        return Err(Why::Wayland);
    }
    look().map_err(|_| Why::Failed)
}

type Answer<Value> = Result<Value, Box<dyn std::error::Error>>;

fn look() -> Answer<Option<ActiveWindow>> {
    let (x, number) = x11rb::connect(None)?;
    let root = x.setup().roots[number].root;
    let Some(&window) = numbers(&x, root, b"_NET_ACTIVE_WINDOW")?.first().filter(|window| **window != 0) else {
        return Ok(None);
    };
    let full_screen = atom(&x, b"_NET_WM_STATE_FULLSCREEN")?;
    let geometry = x.get_geometry(window)?.reply()?;
    let (middle_x, middle_y) = ((geometry.width / 2) as i16, (geometry.height / 2) as i16);
    let middle = x.translate_coordinates(window, root, middle_x, middle_y)?.reply()?;
    let class = WmClass::get(&x, window)?.reply()?;
    Ok(Some(ActiveWindow {
        app: class.map(|class| String::from_utf8_lossy(class.class()).into_owned()).filter(|name| !name.is_empty()),
        middle: (middle.dst_x.into(), middle.dst_y.into()),
        is_full_screen: numbers(&x, window, b"_NET_WM_STATE")?.contains(&full_screen),
        is_own: numbers(&x, window, b"_NET_WM_PID")?.first() == Some(&std::process::id()),
    }))
}

fn numbers(x: &RustConnection, window: Window, name: &[u8]) -> Answer<Vec<u32>> {
    let property = x.get_property(false, window, atom(x, name)?, AtomEnum::ANY, 0, 64)?.reply()?;
    Ok(property.value32().map(Iterator::collect).unwrap_or_default())
}

fn atom(x: &RustConnection, name: &[u8]) -> Answer<u32> {
    Ok(x.intern_atom(false, name)?.reply()?.atom)
}
