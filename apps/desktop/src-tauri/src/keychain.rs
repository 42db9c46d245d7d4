//! The session of this computer at our server. It lies in the system's keychain, and no page can read it.
use std::sync::mpsc::channel;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use keyring::{Entry, Error};
use tauri::{AppHandle, Manager, async_runtime};

use crate::site;

const SERVICE: &str = "app.vayl.desktop";
/// A keychain may ask the person for its password. One that is never answered holds nobody up.
const ANSWER_WITHIN: Duration = Duration::from_secs(60);
const UNAVAILABLE: &str = "unavailable";

#[derive(Default)]
pub struct Keychain(Mutex<Held>);

/// What is known of the keychain: it is asked once in a run, since it may ask the person.
#[derive(Default)]
enum Held {
    #[default]
    NotLooked,
    Nothing,
    Unreadable,
    Token {
        token: String,
        is_kept: bool,
    },
}

/// Keeps it for the next runs too, and says whether it could: without a keychain it is held for this run alone.
#[tauri::command]
pub async fn keep_session(app: AppHandle, token: String) -> Result<bool, String> {
    blocking(app, move |mut held| {
        let secret = token.clone();
        let kept = ask(move |entry| entry.set_password(&secret));
        if let Err(error) = &kept {
            eprintln!("vayl: the keychain did not take the session: {error}");
        }
        let is_kept = kept.is_ok();
        *held = Held::Token { token, is_kept };
        Ok(is_kept)
    })
    .await
}

#[tauri::command]
pub async fn forget_session(app: AppHandle) -> Result<(), String> {
    blocking(app, |mut held| {
        let was_kept = !matches!(*held, Held::Token { is_kept: false, .. } | Held::Nothing);
        *held = Held::Nothing;
        match ask(|entry| entry.delete_credential()) {
            Ok(()) | Err(Error::NoEntry) => Ok(()),
            Err(error) if was_kept => {
                eprintln!("vayl: the keychain did not forget the session: {error}");
                Err(UNAVAILABLE.to_owned())
            }
            Err(_) => Ok(()),
        }
    })
    .await
}

#[tauri::command]
pub async fn has_session(app: AppHandle) -> Result<bool, String> {
    blocking(app, |mut held| {
        look(&mut held);
        match *held {
            Held::Token { .. } => Ok(true),
            Held::Unreadable => Err(UNAVAILABLE.to_owned()),
            Held::Nothing | Held::NotLooked => Ok(false),
        }
    })
    .await
}

/// For calls to our server, and for nobody else.
pub async fn token(app: AppHandle) -> Result<Option<String>, String> {
    blocking(app, |mut held| {
        look(&mut held);
        Ok(if let Held::Token { token, .. } = &*held { Some(token.clone()) } else { None })
    })
    .await
}

fn look(held: &mut Held) {
    if !matches!(held, Held::NotLooked) {
        return;
    }
    *held = match ask(|entry| entry.get_password()) {
        Ok(token) => Held::Token { token, is_kept: true },
        Err(Error::NoEntry) => Held::Nothing,
        Err(error) => {
            eprintln!("vayl: the keychain could not be read: {error}");
            Held::Unreadable
        }
    };
}

fn ask<Value: Send + 'static>(
    question: impl FnOnce(Entry) -> keyring::Result<Value> + Send + 'static,
) -> keyring::Result<Value> {
    // One entry for each address, so that no session is ever shown to another server.
    ask_about(site::address().origin().ascii_serialization(), question)
}

/// Any entry of ours, by its name.
pub fn ask_about<Value: Send + 'static>(
    name: String,
    question: impl FnOnce(Entry) -> keyring::Result<Value> + Send + 'static,
) -> keyring::Result<Value> {
    let (answer, answered) = channel();
    std::thread::spawn(move || {
        let entry = Entry::new(SERVICE, &name);
        // Nobody may be waiting any more.
        let _heard = answer.send(entry.and_then(question));
    });
    answered.recv_timeout(ANSWER_WITHIN).unwrap_or_else(|_| Err(Error::NoStorageAccess("it did not answer".into())))
}

/// Everything else goes on meanwhile.
async fn blocking<Value: Send + 'static>(
    app: AppHandle,
    work: impl FnOnce(MutexGuard<'_, Held>) -> Result<Value, String> + Send + 'static,
) -> Result<Value, String> {
    let worked = async_runtime::spawn_blocking(move || {
        let keychain = app.state::<Keychain>();
        work(keychain.0.lock().unwrap_or_else(PoisonError::into_inner))
    });
    worked.await.map_err(|error| error.to_string())?
}
