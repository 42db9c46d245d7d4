//! Where the command line finds the app: a socket that belongs to one person on one computer.
use std::io::{BufRead, BufReader, Result, Write};
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

use interprocess::local_socket::{ConnectOptions, ListenerOptions, Name, prelude::*};
use tauri::AppHandle;

pub use interprocess::local_socket::Stream;

use crate::requests::{Answer, What, ask};

/// A command line is shorter.
pub const MOST_BYTES: u64 = 65_536;
const MOST_WAIT: Duration = Duration::from_secs(15);

pub fn connect() -> Result<Stream> {
    let stream = ConnectOptions::new().name(name()?).connect_sync()?;
    stream.set_recv_timeout(Some(MOST_WAIT + Duration::from_secs(1)))?;
    Ok(stream)
}

/// Only one app runs, so that a name which is taken was left behind by one that was killed.
pub fn listen(app: AppHandle) -> Result<()> {
    let options = ListenerOptions::new().name(name()?).try_overwrite(true);
    #[cfg(unix)]
    let options = interprocess::os::unix::local_socket::ListenerOptionsExt::mode(options, 0o600);
    let listener = options.create_sync()?;
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let app = app.clone();
            std::thread::spawn(move || {
                if let Err(error) = serve(&app, stream) {
                    eprintln!("vayl: a command line went without its answer: {error}");
                }
            });
        }
    });
    Ok(())
}

fn serve(app: &AppHandle, stream: Stream) -> Result<()> {
    stream.set_recv_timeout(Some(MOST_WAIT))?;
    let mut line = String::new();
    let mut reader = BufReader::new(std::io::Read::take(stream, MOST_BYTES));
    reader.read_line(&mut line)?;
    let arguments: Vec<String> = serde_json::from_str(&line)?;
    let mut answer = serde_json::to_string(&answer_to(app, arguments))?;
    answer.push('\n');
    reader.into_inner().into_inner().write_all(answer.as_bytes())
}

fn answer_to(app: &AppHandle, arguments: Vec<String>) -> Answer {
    let failed = |err: &str| Answer { exit_code: 1, out: String::new(), err: err.to_owned() };
    let Some(answered) = ask(app, What::Arguments(arguments)) else {
        return failed("Vayl is busy. Try again in a moment.");
    };
    answered.recv_timeout(MOST_WAIT).unwrap_or_else(|cause| match cause {
        RecvTimeoutError::Timeout => failed("Vayl did not answer in time."),
        RecvTimeoutError::Disconnected => failed("Vayl was closed meanwhile."),
    })
}

#[cfg(unix)]
fn name() -> Result<Name<'static>> {
    use interprocess::local_socket::{GenericFilePath, ToFsName};
    // Both belong to the person alone, which /tmp does not.
    let folder = std::env::var_os("XDG_RUNTIME_DIR").or_else(|| std::env::var_os("TMPDIR"));
    let folder = folder.ok_or_else(|| std::io::Error::other("this system has no folder for a socket"))?;
    std::path::PathBuf::from(folder).join("app.vayl.desktop.sock").to_fs_name::<GenericFilePath>()
}

#[cfg(windows)]
fn name() -> Result<Name<'static>> {
    use interprocess::local_socket::{GenericNamespaced, ToNsName};
    let person = std::env::var("USERNAME").unwrap_or_default();
    format!("app.vayl.desktop.{person}").to_ns_name::<GenericNamespaced>()
}
