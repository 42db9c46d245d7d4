//! A newer app: found, fetched and checked here. When any of this happens is decided by the control page.
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use reqwest::{Url, redirect};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tauri::{AppHandle, State};
use tauri_plugin_updater::{Error, Update, UpdaterBuilder, UpdaterExt};

use crate::outgoing::{Ledger, Outgoing, Purpose, host_of};
use crate::veil;

const MOST_WAIT_FOR_ANSWER: Duration = Duration::from_secs(30);
const MOST_TIMES_SENT_ON: usize = 5;

/// What the page branches on. What really happened goes to the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    Unreachable,
    /// Not signed with our key, or for another version, or not the file that the manifest names.
    NotOurs,
    Postponed,
    LightIsOn,
    NotReady,
    Failed,
}

/// A file that passed every check, and waits until somebody wants it.
struct Fetched {
    update: Update,
    content: Vec<u8>,
}

#[derive(Default)]
pub struct Updates {
    stop_fetching: Mutex<Option<Box<dyn FnOnce() + Send>>>,
    fetched: Mutex<Option<Fetched>>,
}

/// What the release manifest says of the file.
#[derive(Deserialize)]
struct Announced {
    bytes: usize,
    sha256: String,
}

/// The version of a newer app that lies ready now, if there is one. A build without a key never has one.
#[tauri::command]
pub async fn fetch_update(
    app: AppHandle,
    updates: State<'_, Updates>,
    outgoing: State<'_, Outgoing>,
) -> Result<Option<String>, Refusal> {
    if !has_key(&app) {
        return Ok(None);
    }
    let fetching =
        tauri::async_runtime::spawn(fetch(app.updater_builder(), endpoint_host(&app), outgoing.ledger.clone()));
    let handle = fetching.inner().abort_handle();
    *locked(&updates.stop_fetching) = Some(Box::new(move || handle.abort()));
    let fetched = fetching.await.unwrap_or(Err(Refusal::Postponed))?;
    let version = fetched.as_ref().map(|fetched| fetched.update.version.clone());
    *locked(&updates.fetched) = fetched;
    Ok(version)
}

/// Light was asked for: whatever is on its way is given up.
#[tauri::command]
pub fn postpone_update(updates: State<'_, Updates>) {
    if let Some(stop) = locked(&updates.stop_fetching).take() {
        stop();
    }
}

/// Puts the fetched app in the place of this one. On Windows this app ends with it; elsewhere it has to be restarted.
#[tauri::command]
pub async fn install_update(app: AppHandle, updates: State<'_, Updates>) -> Result<(), Refusal> {
    if veil::is_seen(&app) {
        return Err(Refusal::LightIsOn);
    }
    let Fetched { update, content } = locked(&updates.fetched).take().ok_or(Refusal::NotReady)?;
    let installed = tauri::async_runtime::spawn_blocking(move || update.install(content)).await;
    installed.map_err(|_| Refusal::Failed)?.map_err(|error| refusal_of(&error))
}

#[tauri::command]
pub fn restart_app(app: AppHandle) -> Result<(), Refusal> {
    if veil::is_seen(&app) {
        return Err(Refusal::LightIsOn);
    }
    app.request_restart();
    Ok(())
}

/// The signature is checked by the updater itself, with the version that it was signed for.
async fn fetch(builder: UpdaterBuilder, host: String, ledger: Ledger) -> Result<Option<Fetched>, Refusal> {
    // The updater has a client of its own, so that what it asks for is written down from outside.
    let sent_on: SentOn = Arc::default();
    let policy = Arc::clone(&sent_on);
    let builder = builder.configure_client(move |client| client.redirect(following(&policy)));
    let updater = builder.timeout(MOST_WAIT_FOR_ANSWER).build().map_err(|error| refusal_of(&error))?;
    let mut asking = ledger.leaving(Purpose::Update, &host, 0);
    let checked = updater.check().await;
    locked(&sent_on).drain(..).for_each(|host| asking.sent_on(host));
    let update = match checked {
        Ok(Some(update)) => update,
        Ok(None) | Err(Error::ReleaseNotFound) => {
            asking.answered(200);
            asking.received_unknown();
            return Ok(None);
        }
        Err(error) => return Err(refusal_of(&error)),
    };
    asking.answered(200);
    asking.received(update.raw_json.to_string().len());
    drop(asking);
    let announced: Announced = serde_json::from_value(update.raw_json.clone()).map_err(|_| Refusal::NotOurs)?;
    let content = download(&update, &sent_on, &ledger).await.map_err(|error| refusal_of(&error))?;
    if !is_as_announced(&content, &announced) {
        return Err(Refusal::NotOurs);
    }
    Ok(Some(Fetched { update, content }))
}

/// The hosts that somebody has named to go on to.
type SentOn = Arc<Mutex<Vec<String>>>;

fn following(sent_on: &SentOn) -> redirect::Policy {
    let sent_on = Arc::clone(sent_on);
    redirect::Policy::custom(move |attempt| {
        if attempt.previous().len() > MOST_TIMES_SENT_ON {
            return attempt.error("sent on too often");
        }
        locked(&sent_on).push(host_of(attempt.url()));
        attempt.follow()
    })
}

async fn download(update: &Update, sent_on: &SentOn, ledger: &Ledger) -> Result<Vec<u8>, Error> {
    let mut leaving = ledger.leaving(Purpose::Update, &host_of(&update.download_url), 0);
    let take = |bytes: usize, _| {
        locked(sent_on).drain(..).for_each(|host| leaving.sent_on(host));
        leaving.answered(200);
        leaving.received(bytes);
    };
    update.download(take, || ()).await
}

fn is_as_announced(content: &[u8], announced: &Announced) -> bool {
    content.len() == announced.bytes && sha256_of(content) == announced.sha256
}

fn sha256_of(content: &[u8]) -> String {
    Sha256::digest(content).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn refusal_of(error: &Error) -> Refusal {
    eprintln!("vayl: an update was not taken: {error}");
    match error {
        Error::Minisign(_) | Error::Base64(_) | Error::SignatureUtf8(_) => Refusal::NotOurs,
        Error::MissingSignedVersion | Error::SignedVersionMismatch { .. } => Refusal::NotOurs,
        Error::Reqwest(_) | Error::Network(_) => Refusal::Unreachable,
        _ => Refusal::Failed,
    }
}

fn has_key(app: &AppHandle) -> bool {
    setting(app, "/pubkey").is_some_and(|key| !key.is_empty())
}

fn endpoint_host(app: &AppHandle) -> String {
    setting(app, "/endpoints/0").and_then(|address| Url::parse(address).ok()).as_ref().map(host_of).unwrap_or_default()
}

fn setting<'a>(app: &'a AppHandle, pointer: &str) -> Option<&'a str> {
    app.config().plugins.0.get("updater")?.pointer(pointer)?.as_str()
}

fn locked<Value>(value: &Mutex<Value>) -> MutexGuard<'_, Value> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
