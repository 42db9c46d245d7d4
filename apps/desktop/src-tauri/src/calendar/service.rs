//! Whose calendars there are, where they are asked, and for what. Nothing here can write.
use reqwest::Url;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provider {
    Google,
    Microsoft,
}

/// A provider as this build knows it.
pub struct Service {
    pub client_id: String,
    /// Google gives installed apps one, and says itself that it is no secret. What keeps others out is the verifier.
    pub client_secret: Option<String>,
    pub scope: &'static str,
    pub consent: Url,
    pub token: Url,
    /// Microsoft has no way to give back a single key.
    pub revoke: Option<Url>,
    pub events: Url,
    pub prefer: Option<&'static str>,
}

impl Service {
    /// None in a build that was given no number of a client.
    pub fn of(provider: Provider) -> Option<Self> {
        match provider {
            Provider::Google => Some(Self {
                client_id: told("VAYL_GOOGLE_CLIENT_ID", option_env!("VAYL_GOOGLE_CLIENT_ID"))?,
                client_secret: told("VAYL_GOOGLE_CLIENT_SECRET", option_env!("VAYL_GOOGLE_CLIENT_SECRET")),
                scope: "https://www.googleapis.com/auth/calendar.readonly",
                consent: placed(provider, "https://accounts.google.com/o/oauth2/v2/auth"),
                token: placed(provider, "https://oauth2.googleapis.com/token"),
                revoke: Some(placed(provider, "https://oauth2.googleapis.com/revoke")),
                events: placed(provider, "https://www.googleapis.com/calendar/v3/calendars/primary/events"),
                prefer: None,
            }),
            Provider::Microsoft => Some(Self {
                client_id: told("VAYL_MICROSOFT_CLIENT_ID", option_env!("VAYL_MICROSOFT_CLIENT_ID"))?,
                client_secret: None,
                scope: "https://graph.microsoft.com/Calendars.Read offline_access",
                consent: placed(provider, "https://login.microsoftonline.com/common/oauth2/v2.0/authorize"),
                token: placed(provider, "https://login.microsoftonline.com/common/oauth2/v2.0/token"),
                revoke: None,
                events: placed(provider, "https://graph.microsoft.com/v1.0/me/calendarView"),
                prefer: Some("outlook.timezone=\"UTC\""),
            }),
        }
    }

    pub fn consent_page(&self, redirect: &str, challenge: &str, state: &str) -> String {
        let mut page = self.consent.clone();
        page.query_pairs_mut().extend_pairs([
            ("client_id", self.client_id.as_str()),
            ("redirect_uri", redirect),
            ("response_type", "code"),
            ("scope", self.scope),
            ("code_challenge", challenge),
            ("code_challenge_method", "S256"),
            ("state", state),
            // Somebody who connects again is asked again: only then does Google give a lasting key a second time.
            ("prompt", if self.revoke.is_some() { "consent" } else { "select_account" }),
            ("access_type", "offline"),
        ]);
        page.into()
    }

    /// `?…` after the address of the events, or a whole address of the same: a provider names its next page by one.
    pub fn event_page(&self, address: &str) -> Option<Url> {
        let named = self.events.join(address).ok()?;
        let is_own = named.origin() == self.events.origin()
            && named.path().eq_ignore_ascii_case(self.events.path())
            && named.username().is_empty();
        is_own.then_some(named)
    }

    /// Whether what was agreed to lets the calendar be read. A provider that does not say has agreed to what was asked.
    pub fn may_read(&self, granted: Option<&str>) -> bool {
        let wanted = self.scope.split(' ').next().unwrap_or_default();
        let short = wanted.rsplit('/').next().unwrap_or_default();
        granted.is_none_or(|granted| granted.split(' ').any(|one| one == wanted || one == short))
    }
}

/// As a release is told when it is built; a build for development hears it when it starts.
fn told(name: &str, built: Option<&'static str>) -> Option<String> {
    let now = if cfg!(debug_assertions) { std::env::var(name).ok() } else { None };
    now.or_else(|| built.map(str::to_owned)).filter(|value| !value.is_empty())
}

/// A stand-in has the same paths at another address, and a build for development alone can be sent there.
fn placed(provider: Provider, address: &str) -> Url {
    let real = Url::parse(address).expect("an address of a calendar could not be read");
    let name = match provider {
        Provider::Google => "VAYL_GOOGLE",
        Provider::Microsoft => "VAYL_MICROSOFT",
    };
    let elsewhere = if cfg!(debug_assertions) { std::env::var(name).ok() } else { None };
    let elsewhere = elsewhere.and_then(|base| Url::parse(&base).ok());
    elsewhere.and_then(|base| base.join(real.path()).ok()).unwrap_or(real)
}
