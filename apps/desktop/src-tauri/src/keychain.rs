//! The session of this computer at our server. It lies in the system's keychain, and no page can read it.
use std::sync::{Mutex, MutexGuard, PoisonError};

use keyring::{Entry, Error};
use tauri::{AppHandle, Manager, async_runtime};

use crate::site;

const SERVICE: &str = "app.vayl.desktop";
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
        let kept = entry().and_then(|entry| entry.set_password(&token));
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
        match entry().and_then(|entry| entry.delete_credential()) {
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
    *held = match entry().and_then(|entry| entry.get_password()) {
        Ok(token) => Held::Token { token, is_kept: true },
        Err(Error::NoEntry) => Held::Nothing,
        Err(error) => {
            eprintln!("vayl: the keychain could not be read: {error}");
            Held::Unreadable
        }
    };
}

/// One for each address, so that no session is ever shown to another server.
fn entry() -> keyring::Result<Entry> {
    Entry::new(SERVICE, &site::address().origin().ascii_serialization())
}

/// A keychain may wait for a person, and everything else goes on meanwhile.
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
