//! The way to our server. Pages reach no network: what they ask for is carried from here, with the session that only
//! the shell holds.
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

use reqwest::{Client, Method, Url, header, redirect};
use serde::{Deserialize, Serialize};
use tauri::{AppHandle, State};

use crate::{keychain, site};

const ANSWER_WITHIN: Duration = Duration::from_secs(10);
const MOST_ANSWER_BYTES: usize = 1 << 20;
/// Whose answers name a page where somebody pays.
const PAYMENT_CALLS: [&str; 2] = ["/api/subscription/checkout", "/api/subscription/portal"];

#[derive(Default)]
pub struct Server {
    client: OnceLock<Client>,
    /// The page that the server has named last; a browser may be sent there.
    payment_page: Mutex<Option<String>>,
}

#[derive(Deserialize)]
pub struct Request {
    method: String,
    path: String,
    body: Option<String>,
}

#[derive(Serialize)]
pub struct Answer {
    status: u16,
    text: String,
}

#[derive(Deserialize)]
struct NamedPage {
    url: String,
}

#[tauri::command]
pub async fn call_server(app: AppHandle, server: State<'_, Server>, request: Request) -> Result<Answer, String> {
    let url = call_address(&site::address(), &request.path).ok_or("this is no call of ours")?;
    let is_payment = PAYMENT_CALLS.contains(&url.path());
    let method: Method = request.method.parse().map_err(|_| "this is no method")?;
    let mut call = server.client()?.request(method, url);
    if let Some(token) = keychain::token(app).await? {
        call = call.bearer_auth(token);
    }
    if let Some(body) = request.body {
        call = call.header(header::CONTENT_TYPE, "application/json").body(body);
    }
    let answer = read(call.send().await.map_err(reason)?).await?;
    if is_payment && answer.status == 200 {
        server.remember_payment_page(&answer.text);
    }
    Ok(answer)
}

/// Only what is under `/api/`: whatever else the site answers is for browsers.
fn call_address(site: &Url, path: &str) -> Option<Url> {
    site::own(site, path).filter(|url| url.path().starts_with("/api/"))
}

async fn read(mut response: reqwest::Response) -> Result<Answer, String> {
    let status = response.status().as_u16();
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(reason)? {
        bytes.extend_from_slice(&chunk);
        if bytes.len() > MOST_ANSWER_BYTES {
            return Err("the answer is too long".to_owned());
        }
    }
    let text = String::from_utf8(bytes).map_err(|_| "the answer is no text")?;
    Ok(Answer { status, text })
}

/// Without the address, which may hold a code.
fn reason(error: reqwest::Error) -> String {
    error.without_url().to_string()
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
    fn has_a_client() {
        assert!(Server::default().client().is_ok());
    }
}
