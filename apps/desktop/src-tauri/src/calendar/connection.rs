//! What opens a calendar: a lasting key in the keychain, and a short one in memory that it is exchanged for.
use std::sync::Arc;
use std::time::{Duration, Instant};

use keyring::Error;
use reqwest::{Method, Url, header};
use serde::Deserialize;
use tauri::async_runtime::{Mutex, spawn_blocking};

use super::Refusal;
use super::service::{Provider, Service};
use crate::keychain;
use crate::outgoing::{Answer, Outgoing, Purpose};

/// One that ends while it is on its way is no use.
const ENDS_EARLIER_BY: Duration = Duration::from_secs(60);

/// Where the lasting key lies. Tests have one without a keychain.
pub trait Keeper: Send + Sync {
    fn read(&self) -> keyring::Result<String>;
    fn write(&self, key: String) -> keyring::Result<()>;
    fn forget(&self) -> keyring::Result<()>;
}

struct KeychainEntry(&'static str);

impl Keeper for KeychainEntry {
    fn read(&self) -> keyring::Result<String> {
        keychain::ask_about(self.0.to_owned(), |entry| entry.get_password())
    }

    fn write(&self, key: String) -> keyring::Result<()> {
        keychain::ask_about(self.0.to_owned(), move |entry| entry.set_password(&key))
    }

    fn forget(&self) -> keyring::Result<()> {
        keychain::ask_about(self.0.to_owned(), |entry| entry.delete_credential())
    }
}

#[derive(Default)]
struct Held {
    lasting: Option<String>,
    short: Option<(String, Instant)>,
}

pub struct Connection {
    keeper: Arc<dyn Keeper>,
    /// One at a time: a key that is exchanged twice at once may be lost.
    held: Mutex<Held>,
}

#[derive(Deserialize)]
struct Grant {
    access_token: String,
    expires_in: u64,
    refresh_token: Option<String>,
    scope: Option<String>,
}

impl Connection {
    pub fn new(provider: Provider) -> Self {
        let name = match provider {
            Provider::Google => "calendar.google",
            Provider::Microsoft => "calendar.microsoft",
        };
        Self::kept_by(Arc::new(KeychainEntry(name)))
    }

    pub fn kept_by(keeper: Arc<dyn Keeper>) -> Self {
        Self { keeper, held: Mutex::default() }
    }

    pub async fn take_code(
        &self,
        outgoing: &Outgoing,
        service: &Service,
        code: &str,
        verifier: &str,
        redirect: &str,
    ) -> Result<bool, Refusal> {
        let mut held = self.held.lock().await;
        let fields = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("code_verifier", verifier),
            ("redirect_uri", redirect),
        ];
        let grant = granted(outgoing, service, &fields).await?;
        let lasting = grant.refresh_token.clone().ok_or(Refusal::Failed)?;
        if !service.may_read(grant.scope.as_deref()) {
            return Err(Refusal::Denied);
        }
        held.take(grant);
        Ok(self.keep(lasting).await)
    }

    pub async fn read(&self, outgoing: &Outgoing, service: &Service, address: &str) -> Result<Answer, Refusal> {
        let page = service.event_page(address).ok_or(Refusal::Failed)?;
        let mut held = self.held.lock().await;
        let key = self.short_key(&mut held, outgoing, service).await?;
        let answer = get(outgoing, service, page.clone(), &key).await?;
        if answer.status != 401 {
            return Ok(answer);
        }
        // It may have ended before its time. A second no is one to the lasting key as well.
        held.short = None;
        let key = self.short_key(&mut held, outgoing, service).await?;
        let answer = get(outgoing, service, page, &key).await?;
        if answer.status == 401 { Err(Refusal::SignedOut) } else { Ok(answer) }
    }

    pub async fn end(&self, outgoing: &Outgoing, service: &Service) -> Result<bool, Refusal> {
        let mut held = self.held.lock().await;
        let lasting = self.lasting_key(&mut held).await.ok();
        *held = Held::default();
        let forgotten = self.forget().await;
        let is_told = match (lasting, &service.revoke) {
            (Some(key), Some(revoke)) => is_revoked(outgoing, revoke.clone(), &key).await,
            _ => false,
        };
        forgotten.map(|()| is_told)
    }

    async fn forget(&self) -> Result<(), Refusal> {
        match self.kept(|keeper| keeper.forget()).await {
            Ok(()) | Err(Error::NoEntry) => Ok(()),
            Err(error) => {
                eprintln!("vayl: the keychain did not forget a calendar: {error}");
                Err(Refusal::NotForgotten)
            }
        }
    }

    async fn short_key(&self, held: &mut Held, outgoing: &Outgoing, service: &Service) -> Result<String, Refusal> {
        if let Some((key, ends)) = &held.short
            && Instant::now() < *ends
        {
            return Ok(key.clone());
        }
        let lasting = self.lasting_key(held).await?;
        let fields = [("grant_type", "refresh_token"), ("refresh_token", lasting.as_str())];
        let grant = match granted(outgoing, service, &fields).await {
            Err(Refusal::SignedOut) => {
                // It opens nothing any more, and there is no reason to keep it.
                *held = Held::default();
                self.forget().await?;
                return Err(Refusal::SignedOut);
            }
            other => other?,
        };
        let key = grant.access_token.clone();
        // Microsoft gives another one each time; the one before ends with it.
        let newer = grant.refresh_token.clone().filter(|newer| *newer != lasting);
        held.take(grant);
        if let Some(newer) = newer {
            self.keep(newer).await;
        }
        Ok(key)
    }

    async fn lasting_key(&self, held: &mut Held) -> Result<String, Refusal> {
        if let Some(key) = &held.lasting {
            return Ok(key.clone());
        }
        let key = self.kept(|keeper| keeper.read()).await.map_err(|error| {
            eprintln!("vayl: no key of a calendar was read: {error}");
            Refusal::SignedOut
        })?;
        held.lasting = Some(key.clone());
        Ok(key)
    }

    /// Whether it could. Without a keychain it is held for this run alone.
    async fn keep(&self, key: String) -> bool {
        let kept = self.kept(|keeper| keeper.write(key)).await;
        if let Err(error) = &kept {
            eprintln!("vayl: the keychain did not take a calendar: {error}");
        }
        kept.is_ok()
    }

    /// A keychain may ask the person, and everything else goes on meanwhile.
    async fn kept<Value: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Keeper) -> keyring::Result<Value> + Send + 'static,
    ) -> keyring::Result<Value> {
        let keeper = Arc::clone(&self.keeper);
        let worked = spawn_blocking(move || work(keeper.as_ref())).await;
        worked.unwrap_or_else(|error| Err(Error::NoStorageAccess(error.to_string().into())))
    }
}

impl Held {
    fn take(&mut self, grant: Grant) {
        let life = Duration::from_secs(grant.expires_in).saturating_sub(ENDS_EARLIER_BY);
        self.short = Some((grant.access_token, Instant::now() + life));
        self.lasting = grant.refresh_token.or_else(|| self.lasting.take());
    }
}

async fn granted(outgoing: &Outgoing, service: &Service, fields: &[(&str, &str)]) -> Result<Grant, Refusal> {
    let mut all = vec![("client_id", service.client_id.as_str())];
    all.extend(service.client_secret.as_deref().map(|secret| ("client_secret", secret)));
    all.extend(fields);
    let answer = post(outgoing, service.token.clone(), &all).await?;
    match answer.status {
        200 => serde_json::from_str(&answer.text).map_err(|_| Refusal::Failed),
        // What they say of it may name the person, and goes nowhere.
        400..=403 => Err(Refusal::SignedOut),
        _ => Err(Refusal::Unreachable),
    }
}

async fn is_revoked(outgoing: &Outgoing, revoke: Url, key: &str) -> bool {
    post(outgoing, revoke, &[("token", key)]).await.is_ok_and(|answer| answer.status == 200)
}

async fn post(outgoing: &Outgoing, url: Url, fields: &[(&str, &str)]) -> Result<Answer, Refusal> {
    let mut form = url.clone();
    form.query_pairs_mut().clear().extend_pairs(fields);
    let call = outgoing.request(Method::POST, url).map_err(|_| Refusal::Failed)?;
    let call = call.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let call = call.body(form.query().unwrap_or_default().to_owned());
    outgoing.send(Purpose::CalendarSignIn, call).await.map_err(|_| Refusal::Unreachable)
}

async fn get(outgoing: &Outgoing, service: &Service, page: Url, key: &str) -> Result<Answer, Refusal> {
    let mut call = outgoing.request(Method::GET, page).map_err(|_| Refusal::Failed)?.bearer_auth(key);
    if let Some(prefer) = service.prefer {
        call = call.header("Prefer", prefer);
    }
    outgoing.send(Purpose::CalendarEvents, call).await.map_err(|_| Refusal::Unreachable)
}
