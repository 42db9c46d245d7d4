//! For support: what the computer is, and a file where people find what they downloaded.
use std::path::PathBuf;

use serde::Serialize;
use tauri::AppHandle;

use crate::exports;

#[derive(Serialize)]
pub struct System {
    name: &'static str,
    version: String,
    arch: &'static str,
    webview: Option<String>,
}

#[tauri::command]
pub fn describe_system() -> System {
    System {
        name: std::env::consts::OS,
        version: os_info::get().version().to_string(),
        arch: std::env::consts::ARCH,
        webview: tauri::webview_version().ok(),
    }
}

/// Where it was saved.
#[tauri::command]
pub fn save_diagnostics(app: AppHandle, text: &str) -> Result<PathBuf, String> {
    exports::save_to_downloads(&app, ("vayl-diagnostics", "json"), text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_has_a_name_and_a_version() {
        let System { name, version, arch, .. } = describe_system();
        assert_eq!((name, arch), (std::env::consts::OS, std::env::consts::ARCH));
        assert!(!version.is_empty());
    }
}
