//! The system's browser, which is sent to our own pages and to the page where somebody pays, and nowhere else.
use reqwest::Url;
use serde::Serialize;
use tauri::{AppHandle, State};
use tauri_plugin_opener::OpenerExt;

use crate::server::Server;
use crate::site;

/// A path of our own, or the whole address of a payment page that the server has named.
#[tauri::command]
pub fn open_in_browser(app: AppHandle, server: State<'_, Server>, page: String) -> Result<(), String> {
    let own = site::own(&site::address(), &page);
    let url = own.or_else(|| Url::parse(&page).ok().filter(|url| server.is_payment_page(url)));
    let url = url.ok_or("this is no page of ours")?;
    app.opener().open_url(url, None::<&str>).map_err(|error| error.to_string())
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// What this computer calls itself.
    computer_name: String,
    site: String,
}

/// What a person is told of where they sign in: which computer, and at which address.
#[tauri::command]
pub fn describe_place() -> Place {
    Place {
        computer_name: gethostname::gethostname().to_string_lossy().into_owned(),
        site: site::address().origin().ascii_serialization(),
    }
}
