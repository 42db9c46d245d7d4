//! What desktops say on the message bus. Whoever is not there is not woken to be asked.
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use zbus::blocking::{Connection, connection::Builder};
use zbus::zvariant::{OwnedValue, Type};

use super::is_wayland;
use crate::presence::{Reading, Why};

const LONGEST_ANSWER: Duration = Duration::from_millis(500);
const NOTIFICATIONS: &str = "org.freedesktop.Notifications";
const NOTIFICATIONS_PATH: &str = "/org/freedesktop/Notifications";
const SCREEN_CAST: &str = "org.gnome.Mutter.ScreenCast";
/// Name and interface are the same, and the path follows from them.
const SCREEN_SAVERS: [&str; 2] = ["org.freedesktop.ScreenSaver", "org.gnome.ScreenSaver"];

pub struct Bus {
    connection: &'static Connection,
    names: Vec<String>,
}

impl Bus {
    /// None where there is no bus.
    pub fn look() -> Option<Self> {
        static CONNECTION: OnceLock<Option<Connection>> = OnceLock::new();
        let connect = || Builder::session().ok()?.method_timeout(LONGEST_ANSWER).build().ok();
        let connection = CONNECTION.get_or_init(connect).as_ref()?;
        let asked = connection.call_method(
            Some("org.freedesktop.DBus"),
            "/org/freedesktop/DBus",
            Some("org.freedesktop.DBus"),
            "ListNames",
            &(),
        );
        let names = asked.ok()?.body().deserialize().ok()?;
        Some(Self { connection, names })
    }

    pub fn is_locked(&self) -> bool {
        let is_active = |name: &&str| self.ask(name, &path_of(name), name, "GetActive").unwrap_or(false);
        SCREEN_SAVERS.iter().filter(|name| self.has(name)).any(is_active)
    }

    pub fn is_media_playing(&self) -> bool {
        let (path, interface) = ("/org/mpris/MediaPlayer2", "org.mpris.MediaPlayer2.Player");
        self.names.iter().filter(|name| name.starts_with("org.mpris.MediaPlayer2.")).any(|name| {
            let state = self.property(name, path, interface, "PlaybackStatus");
            state.and_then(|state| String::try_from(state).ok()).is_some_and(|state| state == "Playing")
        })
    }

    /// GNOME lists what it casts. Outside of Wayland a program may look at the screen without asking anybody.
    pub fn screen_share(&self) -> Reading {
        if !self.has(SCREEN_CAST) {
            return Reading::unknown(Why::DesktopDoesNotTell);
        }
        let introspectable = "org.freedesktop.DBus.Introspectable";
        let described: Option<String> = self.ask(SCREEN_CAST, &path_of(SCREEN_CAST), introspectable, "Introspect");
        match described {
            Some(description) if has_sessions(&description) => Reading::Yes,
            Some(_) if is_wayland() => Reading::No,
            Some(_) => Reading::unknown(Why::DesktopDoesNotTell),
            None => Reading::unknown(Why::Failed),
        }
    }

    /// Plasma and dunst tell by a property of whoever shows notifications, GNOME by a setting.
    pub fn do_not_disturb(&self) -> Reading {
        let told = [(NOTIFICATIONS, "Inhibited"), ("org.dunstproject.cmd0", "paused")];
        let by_property = || {
            told.iter().find_map(|(interface, property)| {
                let value = self.property(NOTIFICATIONS, NOTIFICATIONS_PATH, interface, property)?;
                bool::try_from(value).ok()
            })
        };
        let is_on = if self.has(NOTIFICATIONS) { by_property().or_else(gnome_setting) } else { None };
        is_on.map_or(Reading::unknown(Why::DesktopDoesNotTell), Reading::from)
    }

    fn has(&self, name: &str) -> bool {
        self.names.iter().any(|there| there == name)
    }

    fn property(&self, name: &str, path: &str, interface: &str, property: &str) -> Option<OwnedValue> {
        let properties = Some("org.freedesktop.DBus.Properties");
        let asked = self.connection.call_method(Some(name), path, properties, "Get", &(interface, property));
        asked.ok()?.body().deserialize().ok()
    }

    fn ask<Answer>(&self, name: &str, path: &str, interface: &str, method: &str) -> Option<Answer>
    where
        Answer: for<'body> zbus::export::serde::Deserialize<'body> + Type,
    {
        let asked = self.connection.call_method(Some(name), path, Some(interface), method, &());
        asked.ok()?.body().deserialize().ok()
    }
}

fn path_of(name: &str) -> String {
    format!("/{}", name.replace('.', "/"))
}

fn has_sessions(description: &str) -> bool {
    description.contains("<node name=\"Session\"")
}

fn gnome_setting() -> Option<bool> {
    std::env::var("XDG_CURRENT_DESKTOP").ok().filter(|desktop| desktop.contains("GNOME"))?;
    let asked = Command::new("gsettings").args(["get", "org.gnome.desktop.notifications", "show-banners"]).output();
    match String::from_utf8_lossy(&asked.ok()?.stdout).trim() {
        "true" => Some(false),
        "false" => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gnome_casts_while_it_has_a_session() {
        assert!(!has_sessions("<node>\n  <interface name=\"org.gnome.Mutter.ScreenCast\"/>\n</node>"));
        assert!(has_sessions("<node>\n  <node name=\"Session\"/>\n</node>"));
    }

    #[test]
    fn a_path_follows_from_a_name() {
        assert_eq!(path_of(SCREEN_SAVERS[1]), "/org/gnome/ScreenSaver");
    }
}
