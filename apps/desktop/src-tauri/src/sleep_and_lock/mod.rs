//! A machine that sleeps, is locked or has its lid closed takes its light with it, and wakes without.
#[cfg(target_os = "linux")]
#[path = "linux.rs"]
mod system;
#[cfg(target_os = "macos")]
#[path = "macos.rs"]
mod system;
#[cfg(windows)]
#[path = "windows.rs"]
mod system;

#[cfg(windows)]
pub use system::is_locked;

use std::time::{Duration, SystemTime};

use tauri::AppHandle;

/// A beat is a tenth of a second. Whoever was away for so long has slept, or somebody set the clock: dark is right for both.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// Notices afterwards that the machine has slept, on every system and without being told.
pub struct SleepWatch(SystemTime);

impl SleepWatch {
    pub fn new(now: SystemTime) -> Self {
        Self(now)
    }

    pub fn has_slept(&mut self, now: SystemTime) -> bool {
        let before = std::mem::replace(&mut self.0, now);
        now.duration_since(before).is_ok_and(|pause| pause > LONGEST_PAUSE)
    }
}

/// Hears of it beforehand, where the system tells. To be called on the main thread.
pub fn listen(app: AppHandle) {
    system::listen(app);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_that_was_away_has_slept() {
        let started = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000);
        let mut watch = SleepWatch::new(started);
        assert!(!watch.has_slept(started + Duration::from_millis(100)));
        assert!(!watch.has_slept(started + Duration::from_millis(2_100)));
        assert!(watch.has_slept(started + Duration::from_millis(4_101)));
        assert!(!watch.has_slept(started + Duration::from_millis(4_200)));
    }

    #[test]
    fn a_clock_that_was_set_back_is_no_sleep() {
        let started = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000);
        let mut watch = SleepWatch::new(started);
        assert!(!watch.has_slept(started - Duration::from_secs(500)));
        assert!(!watch.has_slept(started - Duration::from_millis(499_900)));
    }
}
