//! Windows writes down who uses microphone and camera, says when an app fills the screen, and which media play.
#![allow(
    unsafe_code,
    reason = "the window in front and the state of the screen are asked through the system's own interface"
)]

use std::path::Path;

use tauri::AppHandle;
use windows::Media::Control::{
    GlobalSystemMediaTransportControlsSessionManager as Media,
    GlobalSystemMediaTransportControlsSessionPlaybackStatus as Playback,
};
use windows::Win32::Foundation::{CloseHandle, HWND, RECT};
use windows::Win32::System::Threading::{
    OpenProcess, PROCESS_NAME_WIN32, PROCESS_QUERY_LIMITED_INFORMATION, QueryFullProcessImageNameW,
};
use windows::Win32::UI::Shell::{
    QUNS_BUSY, QUNS_PRESENTATION_MODE, QUNS_QUIET_TIME, QUNS_RUNNING_D3D_FULL_SCREEN, SHQueryUserNotificationState,
};
use windows::Win32::UI::WindowsAndMessaging::{GetForegroundWindow, GetWindowRect, GetWindowThreadProcessId};
use windows::core::PWSTR;
use windows_registry::{CURRENT_USER, Key};

use super::{Front, Presence, Reading, Signals, Why};
use crate::sleep_and_lock::is_locked;

const CONSENT: &str = r"Software\Microsoft\Windows\CurrentVersion\CapabilityAccessManager\ConsentStore";
/// Apps that came from no store have a folder of their own.
const FROM_NO_STORE: &str = "NonPackaged";
const LONGEST_PATH: usize = 1024;

pub fn read(_app: &AppHandle) -> Presence {
    let hidden = Reading::unknown(Why::SystemDoesNotTell);
    let state = unsafe { SHQueryUserNotificationState() };
    let is_any = |of: &[_]| state.as_ref().map(|state| of.contains(state));
    Presence {
        signals: Signals {
            microphone: in_use("microphone"),
            camera: in_use("webcam"),
            screen_share: hidden,
            full_screen_video: match is_any(&[QUNS_BUSY, QUNS_RUNNING_D3D_FULL_SCREEN]) {
                Ok(false) => Reading::No,
                Ok(true) => is_media_playing().map_or(Reading::unknown(Why::Failed), Reading::from),
                Err(_) => Reading::unknown(Why::Failed),
            },
            // Presentations are told; whether a person has asked for quiet is not.
            do_not_disturb: match is_any(&[QUNS_PRESENTATION_MODE, QUNS_QUIET_TIME]) {
                Ok(true) => Reading::Yes,
                _ => hidden,
            },
        },
        front: front(),
        is_locked: is_locked(),
    }
}

/// Each app has a time at which it last stopped. While it uses the device, there is none.
fn in_use(device: &str) -> Reading {
    let Ok(store) = CURRENT_USER.open(format!(r"{CONSENT}\{device}")) else {
        return Reading::unknown(Why::SystemDoesNotTell);
    };
    let from_no_store = store.open(FROM_NO_STORE).is_ok_and(|apps| is_any_using(&apps));
    Reading::from(is_any_using(&store) || from_no_store)
}

fn is_any_using(apps: &Key) -> bool {
    let uses = |app: String| apps.open(app).and_then(|app| app.get_u64("LastUsedTimeStop")).is_ok_and(|stop| stop == 0);
    apps.keys().is_ok_and(|mut names| names.any(uses))
}

fn is_media_playing() -> Option<bool> {
    let sessions = Media::RequestAsync().ok()?.join().ok()?.GetSessions().ok()?;
    let state = |session: windows::Media::Control::GlobalSystemMediaTransportControlsSession| {
        session.GetPlaybackInfo().and_then(|info| info.PlaybackStatus()).ok()
    };
    Some(sessions.into_iter().any(|session| state(session) == Some(Playback::Playing)))
}

fn front() -> Front {
    let window = unsafe { GetForegroundWindow() };
    if window.is_invalid() {
        return Front::default();
    }
    let mut process = 0;
    unsafe { GetWindowThreadProcessId(window, Some(&mut process)) };
    Front { app: program(process), point: middle(window), is_own: process == std::process::id() }
}

fn middle(window: HWND) -> Option<(i32, i32)> {
    let mut place = RECT::default();
    unsafe { GetWindowRect(window, &mut place) }.ok()?;
    Some((place.left.midpoint(place.right), place.top.midpoint(place.bottom)))
}

/// The name of its file, without its ending.
fn program(process: u32) -> Option<String> {
    let mut path = [0; LONGEST_PATH];
    let mut letters = LONGEST_PATH as u32;
    let handle = unsafe { OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, false, process) }.ok()?;
    let to = PWSTR(path.as_mut_ptr());
    let asked = unsafe { QueryFullProcessImageNameW(handle, PROCESS_NAME_WIN32, to, &mut letters) };
    let _closed = unsafe { CloseHandle(handle) };
    asked.ok()?;
    let path = String::from_utf16_lossy(path.get(..letters as usize)?);
    Path::new(&path).file_stem().map(|name| name.to_string_lossy().into_owned())
}
