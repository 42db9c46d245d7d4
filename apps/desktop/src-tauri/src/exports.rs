//! What a person takes with them: a new file where they find what they downloaded.
use std::fs::OpenOptions;
use std::io::{Error, ErrorKind, Result, Write};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use tauri::{AppHandle, Manager};

/// Nobody saves so many of them; what lies there is never written over.
const MOST_FILES: usize = 100;

/// A page says which it is, and never how a file is called.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Export {
    HistoryCsv,
    HistoryJson,
    SelfTestCsv,
    SelfTestJson,
}

impl Export {
    fn name(&self) -> (&'static str, &'static str) {
        match self {
            Self::HistoryCsv => ("vayl-history", "csv"),
            Self::HistoryJson => ("vayl-history", "json"),
            Self::SelfTestCsv => ("vayl-self-test", "csv"),
            Self::SelfTestJson => ("vayl-self-test", "json"),
        }
    }
}

/// Where it was saved.
#[tauri::command]
pub fn save_export(app: AppHandle, export: Export, text: &str) -> std::result::Result<PathBuf, String> {
    save_to_downloads(&app, export.name(), text)
}

pub fn save_to_downloads(app: &AppHandle, name: (&str, &str), text: &str) -> std::result::Result<PathBuf, String> {
    let paths = app.path();
    let folder = paths.download_dir().or_else(|_| paths.home_dir()).map_err(|error| error.to_string())?;
    save_new(&folder, name, text).map_err(|error| error.to_string())
}

fn save_new(folder: &Path, (stem, ending): (&str, &str), text: &str) -> Result<PathBuf> {
    for number in 1..=MOST_FILES {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let path = folder.join(format!("{stem}{number}.{ending}"));
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
        let folder = new_folder("exports");
        let name = Export::HistoryCsv.name();
        let first = save_new(&folder, name, "one").expect("not saved");
        let second = save_new(&folder, name, "two").expect("not saved");
        assert_eq!(first, folder.join("vayl-history.csv"));
        assert_eq!(second, folder.join("vayl-history-2.csv"));
        assert_eq!(std::fs::read_to_string(first).ok().as_deref(), Some("one"));
        assert_eq!(std::fs::read_to_string(second).ok().as_deref(), Some("two"));
        std::fs::remove_dir_all(folder).expect("not removed");
    }

    #[test]
    fn a_folder_that_is_not_there_is_said() {
        let folder = std::env::temp_dir().join("vayl-not-there");
        let saved = save_new(&folder, Export::HistoryJson.name(), "one");
        assert_eq!(saved.map_err(|error| error.kind()), Err(ErrorKind::NotFound));
    }
}
