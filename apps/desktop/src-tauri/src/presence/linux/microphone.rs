//! Who records is known to the sound server, and, where there is none, to the sound card.
use std::fs::{read_dir, read_to_string};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::presence::{Reading, Why};

pub fn read() -> Reading {
    match server() {
        Some(server) => ask(&server),
        None => cards(Path::new("/proc/asound")),
    }
}

/// Named outright, since a program that has to look for one starts one.
fn server() -> Option<String> {
    if let Ok(named) = std::env::var("PULSE_SERVER") {
        return Some(named);
    }
    let socket = PathBuf::from(std::env::var_os("XDG_RUNTIME_DIR")?).join("pulse/native");
    socket.exists().then(|| format!("unix:{}", socket.display()))
}

fn ask(server: &str) -> Reading {
    let list = |arguments: &[&str]| {
        Command::new("pactl").args(arguments).env("PULSE_SERVER", server).env("LC_ALL", "C").output()
    };
    let recordings = match list(&["list", "source-outputs"]) {
        Ok(printed) if printed.status.success() => String::from_utf8_lossy(&printed.stdout).into_owned(),
        Ok(_) => return Reading::unknown(Why::Failed),
        Err(_) => return Reading::unknown(Why::ProgramMissing),
    };
    if recordings.trim().is_empty() {
        return Reading::No;
    }
    let Ok(sources) = list(&["list", "short", "sources"]) else { return Reading::unknown(Why::Failed) };
    Reading::from(is_recorded(&recordings, &String::from_utf8_lossy(&sources.stdout)))
}

/// A recording of what a card plays is no microphone, and a bar that shows a level does not listen. One that waits is silent.
fn is_recorded(recordings: &str, sources: &str) -> bool {
    let is_microphone = |index: &str| {
        sources.lines().any(|line| {
            let mut fields = line.split('\t');
            fields.next() == Some(index) && fields.next().is_some_and(|name| !name.ends_with(".monitor"))
        })
    };
    recordings.split("Source Output #").skip(1).any(|recording| {
        let field = |name: &str| recording.lines().find_map(|line| line.trim().strip_prefix(name));
        let is_level = field("Resample method: ") == Some("peaks") || field("stream.monitor = ") == Some("\"true\"");
        !is_level && field("Corked: ") != Some("yes") && field("Source: ").is_some_and(is_microphone)
    })
}

fn cards(folder: &Path) -> Reading {
    let Ok(cards) = read_dir(folder) else { return Reading::unknown(Why::DesktopDoesNotTell) };
    let inner = |path: PathBuf| read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_capture = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().ends_with('c'));
    let is_running = |path: PathBuf| read_to_string(path.join("status")).is_ok_and(|it| it.contains("state: RUNNING"));
    let mut lines = cards.flatten().flat_map(|card| inner(card.path())).filter(is_capture);
    Reading::from(lines.any(|line| inner(line).any(is_running)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCES: &str = "0\tprobe.monitor\tmodule-null-sink.c\ts16le 2ch 44100Hz\tRUNNING\n1\tdesk\tmodule-null-source.c\ts16le 2ch 44100Hz\tRUNNING\n";

    fn recording(source: &str, corked: &str, method: &str) -> String {
        format!(
            "Source Output #4\n\tDriver: protocol-native.c\n\tSource: {source}\n\tCorked: {corked}\n\tResample method: {method}\n"
        )
    }

    #[test]
    fn a_microphone_is_in_use_while_a_program_records_it() {
        assert!(is_recorded(&recording("1", "no", "n/a"), SOURCES));
        assert!(is_recorded(&(recording("0", "no", "n/a") + &recording("1", "no", "copy")), SOURCES));
    }

    #[test]
    fn what_a_card_plays_a_level_and_one_that_waits_are_none() {
        for (source, corked, method) in
            [("0", "no", "n/a"), ("1", "yes", "n/a"), ("1", "no", "peaks"), ("9", "no", "n/a")]
        {
            assert!(!is_recorded(&recording(source, corked, method), SOURCES), "{source} {corked} {method}");
        }
        assert!(!is_recorded("", SOURCES));
    }

    #[test]
    fn a_card_without_a_server_tells_by_itself() {
        let root = std::env::temp_dir().join(format!("vayl-cards-{}", std::process::id()));
        assert_eq!(cards(&root), Reading::unknown(Why::DesktopDoesNotTell));
        let status = |line: &str, state: &str| {
            let folder = root.join("card0").join(line).join("sub0");
            std::fs::create_dir_all(&folder).expect("no folder");
            std::fs::write(folder.join("status"), format!("state: {state}\n")).expect("no file");
        };
        status("pcm0p", "RUNNING");
        status("pcm0c", "closed");
        assert_eq!(cards(&root), Reading::No);
        status("pcm1c", "RUNNING");
        assert_eq!(cards(&root), Reading::Yes);
        std::fs::remove_dir_all(root).expect("not removed");
    }
}
