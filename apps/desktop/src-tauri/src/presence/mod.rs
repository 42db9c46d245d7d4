//! What the computer knows of the person's moment: it is read, never changed, and only when the page asks. Which of it matters
//! is decided there.
#[cfg(target_os = "linux")]
#[path = "linux/mod.rs"]
mod system;
#[cfg(target_os = "macos")]
#[path = "macos.rs"]
mod system;
#[cfg(windows)]
#[path = "windows.rs"]
mod system;

use serde::Serialize;
use tauri::AppHandle;

#[derive(Serialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", tag = "is")]
pub enum Reading {
    Yes,
    No,
    Unknown { why: Why },
}

impl Reading {
    fn unknown(why: Why) -> Self {
        Self::Unknown { why }
    }
}

impl From<bool> for Reading {
    fn from(is_so: bool) -> Self {
        if is_so { Self::Yes } else { Self::No }
    }
}

/// Not every system has every reason.
#[allow(dead_code, reason = "each is said by some of the systems")]
#[derive(Serialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    SystemDoesNotTell,
    DesktopDoesNotTell,
    Wayland,
    ProgramMissing,
    Failed,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Signals {
    microphone: Reading,
    camera: Reading,
    screen_share: Reading,
    full_screen_video: Reading,
    do_not_disturb: Reading,
}

/// The app in front, by the name that people know it by, and a point of the display that they work on, in pixels.
#[derive(Serialize, Default)]
#[serde(rename_all = "camelCase")]
struct Front {
    app: Option<String>,
    point: Option<(i32, i32)>,
    /// Our own window is in front: then it says nothing of the work.
    is_own: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Presence {
    signals: Signals,
    front: Front,
    is_locked: bool,
}

/// On a thread of its own: some systems take their time to answer.
#[tauri::command(async)]
pub fn read_presence(app: AppHandle) -> Presence {
    system::read(&app)
}
