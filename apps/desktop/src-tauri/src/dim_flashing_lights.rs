//! A person can tell macOS to dim flashing lights. There is no other way for a page to know.

const LIBRARY: &str = "/System/Library/Frameworks/MediaAccessibility.framework/MediaAccessibility";
const FUNCTION: &[u8] = b"MADimFlashingLightsEnabled\0";

/// False where the system has no such wish: other systems, and macOS before 13.3.
#[tauri::command]
pub fn dims_flashing_lights() -> bool {
    ask(LIBRARY, FUNCTION).unwrap_or(false)
}

// Looked up while it runs, since an app that is linked to a function does not start where it is missing.
#[allow(
    unsafe_code,
    reason = "a function of the system is called by its name; it takes nothing and answers with a Boolean"
)]
fn ask(library: &str, function: &[u8]) -> Option<bool> {
    unsafe {
        let library = libloading::Library::new(library).ok()?;
        let asked: libloading::Symbol<'_, unsafe extern "C" fn() -> u8> = library.get(function).ok()?;
        Some(asked() != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_without_it_has_no_such_wish() {
        assert_eq!(ask("/nowhere/at/all", FUNCTION), None);
        assert_eq!(ask("libc.so.6", FUNCTION), None);
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_function_that_is_there_is_asked() {
        // Nobody who runs this test is process 0, so that the low byte alone could be: two questions cannot both be.
        assert!(ask("libc.so.6", b"getppid\0").is_some());
    }
}
