//! A person's own calendar, to be read and never written. What opens it lies in the keychain, and no page can read it:
//! a page asks for events, and gets what the calendar answered.
mod connection;
mod consent;
mod service;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use tauri::{AppHandle, State};
use tauri_plugin_opener::OpenerExt;

use crate::control;
use crate::outgoing::{Answer, Outgoing};
use connection::Connection;
use service::{Provider, Service};

/// What the page branches on. What really happened goes to the log, without a word of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    NotSetUp,
    NoBrowser,
    Cancelled,
    TookTooLong,
    /// The person said no, or the calendar was left out of what they agreed to.
    Denied,
    Unreachable,
    /// Whoever keeps the calendar does not know this app any more.
    SignedOut,
    Failed,
    NotForgotten,
}

pub struct Calendars {
    google: Connection,
    microsoft: Connection,
    /// Whoever waits for a browser, and how to tell them that nobody wants it any more.
    waiting: Mutex<Arc<AtomicBool>>,
}

/// What proves that whoever comes back was sent from here. A page makes it, and it is good for once.
#[derive(Deserialize)]
pub struct Attempt {
    verifier: String,
    challenge: String,
    state: String,
}

impl Default for Calendars {
    fn default() -> Self {
        Self {
            google: Connection::new(Provider::Google),
            microsoft: Connection::new(Provider::Microsoft),
            waiting: Mutex::default(),
        }
    }
}

impl Calendars {
    fn of(&self, provider: Provider) -> &Connection {
        match provider {
            Provider::Google => &self.google,
            Provider::Microsoft => &self.microsoft,
        }
    }

    /// Ends whoever waited before, and says by what the next is ended.
    fn begin_waiting(&self) -> Arc<AtomicBool> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.store(true, Ordering::Relaxed);
        *waiting = Arc::default();
        Arc::clone(&waiting)
    }
}

/// A build without a client's number at a provider cannot ask there.
#[tauri::command]
pub fn calendars_set_up() -> Vec<Provider> {
    [Provider::Google, Provider::Microsoft].into_iter().filter(|provider| Service::of(*provider).is_some()).collect()
}

/// Asks the person in their own browser. Says whether it is kept for the next runs too.
#[tauri::command]
pub async fn connect_calendar(
    app: AppHandle,
    calendars: State<'_, Calendars>,
    outgoing: State<'_, Outgoing>,
    provider: Provider,
    attempt: Attempt,
) -> Result<bool, Refusal> {
    let service = Service::of(provider).ok_or(Refusal::NotSetUp)?;
    let listening = consent::Listening::begin().map_err(|error| {
        eprintln!("vayl: nobody could come back from a browser: {error}");
        Refusal::Failed
    })?;
    let redirect = listening.address();
    let page = service.consent_page(&redirect, &attempt.challenge, &attempt.state);
    let is_over = calendars.begin_waiting();
    app.opener().open_url(page, None::<&str>).map_err(|_| Refusal::NoBrowser)?;
    let waiting = tauri::async_runtime::spawn_blocking(move || listening.wait(&attempt.state, &is_over));
    let code = waiting.await.map_err(|_| Refusal::Failed)??;
    let connected = calendars.of(provider).take_code(&outgoing, &service, &code, &attempt.verifier, &redirect).await;
    control::show(&app);
    connected
}

#[tauri::command]
pub fn cancel_calendar(calendars: State<'_, Calendars>) {
    calendars.begin_waiting();
}

/// A page of events. The address may only say which of them: where they are, and that they are only read, is fixed here.
#[tauri::command]
pub async fn read_calendar(
    calendars: State<'_, Calendars>,
    outgoing: State<'_, Outgoing>,
    provider: Provider,
    address: String,
) -> Result<Answer, Refusal> {
    let service = Service::of(provider).ok_or(Refusal::NotSetUp)?;
    calendars.of(provider).read(&outgoing, &service, &address).await
}

/// Forgets it here in any case. Says whether the provider has been told as well.
#[tauri::command]
pub async fn disconnect_calendar(
    calendars: State<'_, Calendars>,
    outgoing: State<'_, Outgoing>,
    provider: Provider,
) -> Result<bool, Refusal> {
    let service = Service::of(provider).ok_or(Refusal::NotSetUp)?;
    calendars.of(provider).end(&outgoing, &service).await
}

#[cfg(test)]
mod tests;
