//! macOS tells of cameras and microphones without a permission, as nothing of them is read. The rest it keeps from apps.
#![allow(unsafe_code, reason = "sound and cameras are asked through the system's own interface, which is written in C")]

use std::ffi::c_void;

use objc2_app_kit::NSWorkspace;
use tauri::AppHandle;

use super::{Front, Presence, Reading, Signals, Why};

/// As the system writes its names: four letters.
const fn name(letters: &[u8; 4]) -> u32 {
    u32::from_be_bytes(*letters)
}

const SYSTEM_OBJECT: u32 = 1;
const ANYWHERE: u32 = name(b"glob");
const DEVICES: u32 = name(b"dev#");
const IS_RUNNING_SOMEWHERE: u32 = name(b"gone");
const SOUND_PROCESSES: u32 = name(b"prs#");
const PROCESS_RECORDS: u32 = name(b"piri");

#[repr(C)]
struct Address {
    property: u32,
    scope: u32,
    element: u32,
}

#[link(name = "CoreAudio", kind = "framework")]
unsafe extern "C" {
    fn AudioObjectGetPropertyDataSize(of: u32, at: *const Address, _: u32, _: *const c_void, bytes: *mut u32) -> i32;
    fn AudioObjectGetPropertyData(
        of: u32,
        at: *const Address,
        _: u32,
        _: *const c_void,
        bytes: *mut u32,
        to: *mut c_void,
    ) -> i32;
}

#[link(name = "CoreMediaIO", kind = "framework")]
unsafe extern "C" {
    fn CMIOObjectGetPropertyDataSize(of: u32, at: *const Address, _: u32, _: *const c_void, bytes: *mut u32) -> i32;
    fn CMIOObjectGetPropertyData(
        of: u32,
        at: *const Address,
        _: u32,
        _: *const c_void,
        room_bytes: u32,
        bytes: *mut u32,
        to: *mut c_void,
    ) -> i32;
}

pub fn read(app: &AppHandle) -> Presence {
    let hidden = Reading::unknown(Why::SystemDoesNotTell);
    Presence {
        signals: Signals {
            // Which programs record is told from macOS 14.2 on. Before that a device says only that it runs, and a headset
            // runs for our own sound, too.
            microphone: any(sound_numbers, SOUND_PROCESSES, PROCESS_RECORDS).map_or(hidden, Reading::from),
            camera: any(camera_numbers, DEVICES, IS_RUNNING_SOMEWHERE).map_or(hidden, Reading::from),
            screen_share: hidden,
            full_screen_video: hidden,
            do_not_disturb: hidden,
        },
        front: front(app),
        // The system tells when it happens, and then the light goes out.
        is_locked: false,
    }
}

fn front(app: &AppHandle) -> Front {
    let running = NSWorkspace::sharedWorkspace().frontmostApplication();
    let is_own = running.as_ref().is_some_and(|it| u32::try_from(it.processIdentifier()) == Ok(std::process::id()));
    // Where another app's windows are is not told. Whoever works somewhere has the pointer there.
    let point = app.cursor_position().ok().map(|at| (at.x as i32, at.y as i32));
    Front { app: running.and_then(|it| it.localizedName()).map(|name| name.to_string()), point, is_own }
}

type Numbers = fn(of: u32, property: u32) -> Option<Vec<u32>>;

/// Whether a property holds for any of a list; none where the system does not know the list.
fn any(numbers: Numbers, list: u32, property: u32) -> Option<bool> {
    let objects = numbers(SYSTEM_OBJECT, list)?;
    Some(
        objects
            .into_iter()
            .any(|object| numbers(object, property).is_some_and(|it| it.first().is_some_and(|it| *it != 0))),
    )
}

fn sound_numbers(of: u32, property: u32) -> Option<Vec<u32>> {
    let at = Address { property, scope: ANYWHERE, element: 0 };
    let mut bytes = 0;
    let asked = unsafe { AudioObjectGetPropertyDataSize(of, &at, 0, std::ptr::null(), &mut bytes) };
    let mut numbers = room(asked, bytes)?;
    let to = numbers.as_mut_ptr().cast();
    let asked = unsafe { AudioObjectGetPropertyData(of, &at, 0, std::ptr::null(), &mut bytes, to) };
    written(asked, bytes, numbers)
}

fn camera_numbers(of: u32, property: u32) -> Option<Vec<u32>> {
    let at = Address { property, scope: ANYWHERE, element: 0 };
    let mut bytes = 0;
    let asked = unsafe { CMIOObjectGetPropertyDataSize(of, &at, 0, std::ptr::null(), &mut bytes) };
    let mut numbers = room(asked, bytes)?;
    let to = numbers.as_mut_ptr().cast();
    let room_bytes = bytes;
    let asked = unsafe { CMIOObjectGetPropertyData(of, &at, 0, std::ptr::null(), room_bytes, &mut bytes, to) };
    written(asked, bytes, numbers)
}

fn room(asked: i32, bytes: u32) -> Option<Vec<u32>> {
    (asked == 0).then(|| vec![0; bytes.div_ceil(4) as usize])
}

/// There may be fewer by now than there was room for.
fn written(asked: i32, bytes: u32, mut numbers: Vec<u32>) -> Option<Vec<u32>> {
    numbers.truncate(bytes as usize / 4);
    (asked == 0).then_some(numbers)
}
