//! Where our site and its server are. A build has one address; only a build for development can be sent elsewhere.
use reqwest::Url;

/// As a release is told when it is built.
const BUILT_FOR: &str = match option_env!("VAYL_ORIGIN") {
    Some(address) => address,
    None => "https://vayl.example",
};

pub fn address() -> Url {
    let elsewhere = if cfg!(debug_assertions) { std::env::var("VAYL_SERVER").ok() } else { None };
    let named = elsewhere.as_deref().unwrap_or(BUILT_FOR);
    Url::parse(named).expect("the address of the site could not be read")
}

/// A page or a call of our own site, by its path. What leads anywhere else is nothing.
pub fn own(site: &Url, path: &str) -> Option<Url> {
    let named = site.join(path).ok()?;
    let is_own = path.starts_with('/') && named.origin() == site.origin() && named.username().is_empty();
    is_own.then_some(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn led(path: &str) -> Option<String> {
        own(&Url::parse("https://vayl.example").unwrap(), path).map(String::from)
    }

    #[test]
    fn leads_to_paths_of_our_own() {
        assert_eq!(led("/connect?state=a"), Some("https://vayl.example/connect?state=a".to_owned()));
    }

    #[test]
    fn leads_nowhere_else() {
        for path in [
            "//evil.example/",
            "https://evil.example/",
            "/\\evil.example",
            "connect",
            "",
            "\t//evil.example",
            "@evil.example",
        ] {
            assert_eq!(led(path), None, "{path}");
        }
    }
}
