//! Linux has no one to ask for all of it: the sound server, open devices, the message bus and the windows each know a part.
mod bus;
mod camera;
mod microphone;
mod windows;

use tauri::AppHandle;

use super::{Front, Presence, Reading, Signals, Why};

pub fn read(_app: &AppHandle) -> Presence {
    let bus = bus::Bus::look();
    let window = windows::active();
    let is_playing = bus.as_ref().is_some_and(bus::Bus::is_media_playing);
    let full_screen_video = match &window {
        Ok(window) => Reading::from(is_playing && window.as_ref().is_some_and(|it| it.is_full_screen)),
        Err(why) => Reading::unknown(*why),
    };
    let silent = Reading::unknown(Why::DesktopDoesNotTell);
    Presence {
        signals: Signals {
            microphone: microphone::read(),
            camera: camera::read(),
            screen_share: bus.as_ref().map_or(silent, bus::Bus::screen_share),
            full_screen_video,
            do_not_disturb: bus.as_ref().map_or(silent, bus::Bus::do_not_disturb),
        },
        front: window.ok().flatten().map_or_else(Front::default, |window| Front {
            app: window.app,
            point: Some(window.middle),
            is_own: window.is_own,
        }),
        is_locked: bus.as_ref().is_some_and(bus::Bus::is_locked),
    }
}

/// On Wayland no app knows of another's windows, except of those that still speak X11.
fn is_wayland() -> bool {
    std::env::var_os("WAYLAND_DISPLAY").is_some() || std::env::var("XDG_SESSION_TYPE").is_ok_and(|it| it == "wayland")
}
