//! The login manager and the screen saver tell on the message bus.
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
