//! The one door to the network. Whatever goes out of the app is written down here: when, where to, what for, how much.
use std::mem::take;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::{Client, Request, RequestBuilder, Response, Url, header, redirect};
use serde::Serialize;
use tauri::{AppHandle, State};

use crate::control;

const ANSWER_WITHIN: Duration = Duration::from_secs(10);
const MOST_ANSWER_BYTES: usize = 1 << 20;
/// The control page takes them at once. One that is gone would leave them here, and of those the newest are kept.
const MOST_WAITING: usize = 1000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    Account,
    Minutes,
    Helios,
    Subscription,
    Totals,
    Update,
    CalendarSignIn,
    CalendarEvents,
}

/// One request, once it has ended. Bytes are those of its content, as whoever carries it counts them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Departure {
    at_ms: u64,
    host: String,
    purpose: Purpose,
    sent_bytes: u64,
    /// None where somebody else read the answer, and did not say.
    received_bytes: Option<u64>,
    /// None where no answer came, or nobody waited for it.
    status: Option<u16>,
}

#[derive(Default)]
struct Waiting {
    departures: Vec<Departure>,
    app: Option<AppHandle>,
}

#[derive(Clone, Default)]
pub struct Ledger(Arc<Mutex<Waiting>>);

#[derive(Default)]
pub struct Outgoing {
    client: OnceLock<Client>,
    pub ledger: Ledger,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    pub status: u16,
    pub text: String,
    /// When to come again, as whoever was asked too often says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<String>,
}

/// What has gone out since this was asked last.
#[tauri::command]
pub fn take_departures(outgoing: State<'_, Outgoing>) -> Vec<Departure> {
    take(&mut outgoing.ledger.waiting().departures)
}

impl Outgoing {
    pub fn request(&self, method: reqwest::Method, url: Url) -> Result<RequestBuilder, String> {
        Ok(self.client()?.request(method, url))
    }

    /// Sends it, reads the answer, and writes down both, whatever became of them.
    pub async fn send(&self, purpose: Purpose, call: RequestBuilder) -> Result<Answer, String> {
        let request = call.build().map_err(reason)?;
        let mut leaving = self.ledger.leaving(purpose, &host_of(request.url()), content_bytes(&request));
        let response = self.client()?.execute(request).await.map_err(|error| {
            if error.is_connect() {
                leaving.departure.sent_bytes = 0;
            }
            reason(error)
        })?;
        leaving.answered(response.status().as_u16());
        read(response, &mut leaving).await
    }

    fn client(&self) -> Result<&Client, String> {
        if let Some(client) = self.client.get() {
            return Ok(client);
        }
        // Whoever came first has set it, and any of them will do.
        let _is_first = rustls::crypto::ring::default_provider().install_default();
        let made = Client::builder()
            .timeout(ANSWER_WITHIN)
            .redirect(redirect::Policy::none())
            .user_agent(concat!("Vayl/", env!("CARGO_PKG_VERSION")))
            .build()
            .map_err(reason)?;
        Ok(self.client.get_or_init(|| made))
    }
}

impl Ledger {
    /// Whom to tell. Without anybody, they wait.
    pub fn tell(&self, app: AppHandle) {
        self.waiting().app = Some(app);
    }

    /// Is written down when it is dropped: what is cut off in the middle has gone out all the same.
    pub fn leaving(&self, purpose: Purpose, host: &str, sent_bytes: u64) -> Leaving {
        let departure = Departure {
            at_ms: now_ms(),
            host: host.to_owned(),
            purpose,
            sent_bytes,
            received_bytes: Some(0),
            status: None,
        };
        Leaving { ledger: self.clone(), departure }
    }

    #[cfg(test)]
    pub fn written(&self) -> Vec<Departure> {
        self.waiting().departures.clone()
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write_down(&self, departure: Departure) {
        let mut waiting = self.waiting();
        if waiting.departures.len() >= MOST_WAITING {
            waiting.departures.remove(0);
        }
        waiting.departures.push(departure);
        let app = waiting.app.clone();
        drop(waiting);
        if let Some(app) = app {
            control::tell(&app, "departed", ());
        }
    }
}

pub struct Leaving {
    ledger: Ledger,
    departure: Departure,
}

impl Leaving {
    pub fn answered(&mut self, status: u16) {
        self.departure.status = Some(status);
    }

    pub fn received(&mut self, bytes: usize) {
        let so_far = self.departure.received_bytes.unwrap_or(0);
        self.departure.received_bytes = Some(so_far + bytes as u64);
    }

    pub fn received_unknown(&mut self) {
        self.departure.received_bytes = None;
    }

    /// Sent on to another host: the one before has answered, and the rest is between us and this one.
    pub fn sent_on(&mut self, host: String) {
        let before = Departure { status: Some(302), ..self.departure.clone() };
        self.ledger.write_down(before);
        self.departure.host = host;
    }
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.ledger.write_down(self.departure.clone());
    }
}

async fn read(mut response: Response, leaving: &mut Leaving) -> Result<Answer, String> {
    let status = response.status().as_u16();
    let retry_after = response.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok());
    let retry_after = retry_after.map(str::to_owned);
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(reason)? {
        leaving.received(chunk.len());
        bytes.extend_from_slice(&chunk);
        if bytes.len() > MOST_ANSWER_BYTES {
            return Err("the answer is too long".to_owned());
        }
    }
    let text = String::from_utf8(bytes).map_err(|_| "the answer is no text")?;
    Ok(Answer { status, text, retry_after })
}

pub fn host_of(url: &Url) -> String {
    let host = url.host_str().unwrap_or_default();
    url.port().map_or_else(|| host.to_owned(), |port| format!("{host}:{port}"))
}

fn content_bytes(request: &Request) -> u64 {
    request.body().and_then(|body| body.as_bytes()).map_or(0, |bytes| bytes.len() as u64)
}

/// Without the address, which may hold a code.
pub fn reason(error: reqwest::Error) -> String {
    error.without_url().to_string()
}

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests;
