//! For support: what the computer is, and a file where people find what they downloaded.
use std::fs::OpenOptions;
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use tauri::{AppHandle, Manager};

/// Nobody saves so many of them; what lies there is never written over.
const MOST_FILES: usize = 100;

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
pub fn save_diagnostics(app: AppHandle, text: &str) -> std::result::Result<PathBuf, String> {
    let paths = app.path();
    let folder = paths.download_dir().or_else(|_| paths.home_dir()).map_err(|error| error.to_string())?;
    save_new(&folder, text).map_err(|error| error.to_string())
}

fn save_new(folder: &Path, text: &str) -> Result<PathBuf> {
    for number in 1..=MOST_FILES {
        let ending = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("vayl-diagnostics{ending}.json"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => return file.write_all(text.as_bytes()).map(|()| path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(Error::from(ErrorKind::AlreadyExists))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new_folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("vayl-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("no folder");
        folder
    }

    #[test]
    fn a_file_is_saved_beside_those_that_are_there() {
        let folder = new_folder("diagnostics");
        let first = save_new(&folder, "one").expect("not saved");
        let second = save_new(&folder, "two").expect("not saved");
        assert_eq!(first, folder.join("vayl-diagnostics.json"));
        assert_eq!(second, folder.join("vayl-diagnostics-2.json"));
        assert_eq!(std::fs::read_to_string(first).ok().as_deref(), Some("one"));
        assert_eq!(std::fs::read_to_string(second).ok().as_deref(), Some("two"));
        std::fs::remove_dir_all(folder).expect("not removed");
    }

    #[test]
    fn a_folder_that_is_not_there_is_said() {
        let folder = std::env::temp_dir().join("vayl-not-there");
        assert_eq!(save_new(&folder, "one").map_err(|error| error.kind()), Err(ErrorKind::NotFound));
    }

    #[test]
    fn the_system_has_a_name_and_a_version() {
        let System { name, version, arch, .. } = describe_system();
        assert_eq!((name, arch), (std::env::consts::OS, std::env::consts::ARCH));
        assert!(!version.is_empty());
    }
}
