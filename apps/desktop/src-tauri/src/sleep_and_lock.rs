//! A machine that sleeps, is locked or has its lid closed takes its light with it, and wakes without.
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

/// Hears of it beforehand, where the system tells.
#[cfg(target_os = "linux")]
pub fn listen(app: AppHandle) {
    linux::listen(app);
}

#[cfg(not(target_os = "linux"))]
pub fn listen(_app: AppHandle) {}

#[cfg(target_os = "linux")]
mod linux {
    use tauri::AppHandle;
    use zbus::blocking::{Connection, MessageIterator};
    use zbus::{MatchRule, Message, Result};

    use crate::veil::{DarkReason, darken};

    const LOGIN_MANAGER: &str = "org.freedesktop.login1.Manager";
    const LOGIN_SESSION: &str = "org.freedesktop.login1.Session";
    const SCREEN_SAVER: &str = "org.freedesktop.ScreenSaver";

    pub fn listen(app: AppHandle) {
        follow(&app, Connection::system, LOGIN_MANAGER, "PrepareForSleep", says_true);
        follow(&app, Connection::system, LOGIN_SESSION, "Lock", |_| true);
        follow(&app, Connection::session, SCREEN_SAVER, "ActiveChanged", says_true);
        follow(&app, Connection::system, "org.freedesktop.DBus.Properties", "PropertiesChanged", is_lid_closed);
    }

    /// A system without a bus, or without one who speaks on it, has nothing to say; the watch after sleep remains.
    fn follow(
        app: &AppHandle,
        connect: fn() -> Result<Connection>,
        interface: &'static str,
        signal: &'static str,
        is_meant: fn(&Message) -> bool,
    ) {
        let app = app.clone();
        std::thread::spawn(move || {
            let heard = messages(connect, interface, signal).map(|messages| {
                for message in messages.flatten().filter(is_meant) {
                    drop(message);
                    darken(&app, DarkReason::Locked);
                }
            });
            if let Err(error) = heard {
                eprintln!("vayl: {interface}.{signal} cannot be heard: {error}");
            }
        });
    }

    fn messages(
        connect: fn() -> Result<Connection>,
        interface: &'static str,
        signal: &'static str,
    ) -> Result<MessageIterator> {
        let rule = MatchRule::builder().msg_type(zbus::message::Type::Signal).interface(interface)?.member(signal)?;
        MessageIterator::for_match_rule(rule.build(), &connect()?, None)
    }

    fn says_true(message: &Message) -> bool {
        message.body().deserialize::<bool>().unwrap_or(false)
    }

    fn is_lid_closed(message: &Message) -> bool {
        type Changed<'a> = (String, std::collections::HashMap<String, zbus::zvariant::Value<'a>>, Vec<String>);
        let body = message.body();
        let Ok((interface, changed, _)) = body.deserialize::<Changed<'_>>() else { return false };
        interface == LOGIN_MANAGER && matches!(changed.get("LidClosed"), Some(zbus::zvariant::Value::Bool(true)))
    }
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
