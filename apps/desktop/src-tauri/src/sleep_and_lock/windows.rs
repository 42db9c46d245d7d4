//! A locked machine shows another desktop, which no app may open. Nobody has to tell: it is asked.
#![allow(unsafe_code, reason = "the desktop that takes the input is asked for through the system's own interface")]

use std::time::Duration;

use tauri::AppHandle;
use windows::Win32::System::StationsAndDesktops::{
    CloseDesktop, DESKTOP_CONTROL_FLAGS, DESKTOP_READOBJECTS, OpenInputDesktop,
};

use crate::veil::{DarkReason, darken};

const ASK_EVERY: Duration = Duration::from_millis(250);

pub fn listen(app: AppHandle) {
    std::thread::spawn(move || {
        let mut was_locked = false;
        loop {
            std::thread::sleep(ASK_EVERY);
            let is_locked = is_locked();
            if is_locked && !was_locked {
                darken(&app, DarkReason::Locked);
            }
            was_locked = is_locked;
        }
    });
}

/// Whether the machine is locked now.
pub fn is_locked() -> bool {
    let asked = unsafe { OpenInputDesktop(DESKTOP_CONTROL_FLAGS(0), false, DESKTOP_READOBJECTS) };
    let Ok(desktop) = asked else { return true };
    let _closed = unsafe { CloseDesktop(desktop) };
    false
}
