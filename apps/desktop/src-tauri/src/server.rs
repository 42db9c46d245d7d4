//! The way to our server. Pages reach no network: what they ask for is carried from here, with the session that only
//! the shell holds.
use std::sync::{Mutex, PoisonError};

use reqwest::{Method, Url, header};
use serde::Deserialize;
use tauri::{AppHandle, State};

use crate::outgoing::{Answer, Outgoing, Purpose};
use crate::{keychain, site};

const PURPOSES: [(&str, Purpose); 4] = [
    ("/api/ai-suggestion", Purpose::Helios),
    ("/api/minutes", Purpose::Minutes),
    ("/api/subscription", Purpose::Subscription),
    ("/api/usage", Purpose::Totals),
];
/// Whose answers name a page where somebody pays.
const PAYMENT_CALLS: [&str; 2] = ["/api/subscription/checkout", "/api/subscription/portal"];

#[derive(Default)]
pub struct Server {
    /// The page that the server has named last; a browser may be sent there.
    payment_page: Mutex<Option<String>>,
}

#[derive(Deserialize)]
pub struct Request {
    method: String,
    path: String,
    body: Option<String>,
}

#[derive(Deserialize)]
struct NamedPage {
    url: String,
}

#[tauri::command]
pub async fn call_server(
    app: AppHandle,
    server: State<'_, Server>,
    outgoing: State<'_, Outgoing>,
    request: Request,
) -> Result<Answer, String> {
    let url = call_address(&site::address(), &request.path).ok_or("this is no call of ours")?;
    let (is_payment, purpose) = (PAYMENT_CALLS.contains(&url.path()), purpose_of(url.path()));
    let method: Method = request.method.parse().map_err(|_| "this is no method")?;
    let mut call = outgoing.request(method, url)?;
    if let Some(token) = keychain::token(app).await? {
        call = call.bearer_auth(token);
    }
    if let Some(body) = request.body {
        call = call.header(header::CONTENT_TYPE, "application/json").body(body);
    }
    let answer = outgoing.send(purpose, call).await?;
    if is_payment && answer.status == 200 {
        server.remember_payment_page(&answer.text);
    }
    Ok(answer)
}

/// Only what is under `/api/`: whatever else the site answers is for browsers.
fn call_address(site: &Url, path: &str) -> Option<Url> {
    site::own(site, path).filter(|url| url.path().starts_with("/api/"))
}

/// What a call of ours is for, as a person is told.
fn purpose_of(path: &str) -> Purpose {
    let known = PURPOSES.iter().find(|(beginning, _)| path.starts_with(beginning));
    known.map_or(Purpose::Account, |(_, purpose)| *purpose)
}

impl Server {
    pub fn is_payment_page(&self, url: &Url) -> bool {
        self.payment_page.lock().unwrap_or_else(PoisonError::into_inner).as_deref() == Some(url.as_str())
    }

    fn remember_payment_page(&self, answer: &str) {
        let named = serde_json::from_str::<NamedPage>(answer).ok().and_then(|page| Url::parse(&page.url).ok());
        // Stand-ins of other companies speak without encryption.
        let page = named.filter(|url| url.scheme() == "https" || (cfg!(debug_assertions) && url.scheme() == "http"));
        *self.payment_page.lock().unwrap_or_else(PoisonError::into_inner) = page.map(String::from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn carries_calls_of_ours_and_nothing_else() {
        let site = Url::parse("https://vayl.example").unwrap();
        assert!(call_address(&site, "/api/me").is_some());
        assert!(call_address(&site, "/api/minutes?timeZone=UTC").is_some());
        for path in [
            "/auth-api/sign-out",
            "/api/../auth-api/sign-out",
            "/api/%2e%2e/metrics",
            "//evil.example/api/me",
            "api/me",
        ] {
            assert!(call_address(&site, path).is_none(), "{path}");
        }
    }

    #[test]
    fn knows_the_payment_page_that_was_named_last() {
        let server = Server::default();
        let page = |address: &str| Url::parse(address).unwrap();
        server.remember_payment_page(r#"{"url":"https://pay.example/one"}"#);
        assert!(server.is_payment_page(&page("https://pay.example/one")));
        assert!(!server.is_payment_page(&page("https://pay.example/two")));
        server.remember_payment_page(r#"{"url":"file:///etc/passwd"}"#);
        assert!(!server.is_payment_page(&page("file:///etc/passwd")));
        assert!(!server.is_payment_page(&page("https://pay.example/one")));
    }

    #[test]
    fn says_what_a_call_is_for() {
        assert_eq!(purpose_of("/api/ai-suggestion"), Purpose::Helios);
        assert_eq!(purpose_of("/api/minutes/leases"), Purpose::Minutes);
        assert_eq!(purpose_of("/api/me"), Purpose::Account);
    }
}
