//! `vayl start`, `vayl stop`, `vayl status`: a second process that asks the app and prints what it answers.
use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Result, Write};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use crate::local_socket::{self, Stream};
use crate::requests::Answer;

const HELP: &str = "\
vayl                           opens the window
vayl start [--preset NAME]     switches the session on
vayl stop                      puts the light and the sound out
vayl status [--json]           says how it stands
vayl help, vayl --version
";
const MOST_START: Duration = Duration::from_secs(20);
const NOT_RUNNING: &str = "Vayl is not running.";
const NO_ANSWER: u8 = 1;

/// None where the arguments are not for the command line: then the app starts.
pub fn run(arguments: &[String]) -> Option<ExitCode> {
    let answer = match arguments.first().map(String::as_str)? {
        "help" | "--help" | "-h" => said(HELP.trim_end()),
        "--version" | "-V" => said(concat!("vayl ", env!("CARGO_PKG_VERSION"))),
        "start" => ask(arguments).or_else(|_| start_app().and_then(|()| ask_soon(arguments))).unwrap_or_else(failed),
        "stop" | "status" => ask(arguments).unwrap_or_else(|error| not_running(arguments, &error)),
        _ => return None,
    };
    print(&answer);
    Some(ExitCode::from(answer.exit_code))
}

fn said(out: &str) -> Answer {
    Answer { exit_code: 0, out: out.to_owned(), err: String::new() }
}

fn failed(error: Error) -> Answer {
    Answer { exit_code: NO_ANSWER, out: String::new(), err: format!("Vayl did not answer: {error}") }
}

/// Where there is no app there is no light, which is what both questions are about.
fn not_running(arguments: &[String], error: &Error) -> Answer {
    let is_gone = matches!(error.kind(), ErrorKind::NotFound | ErrorKind::ConnectionRefused);
    if !is_gone {
        return failed(Error::new(error.kind(), error.to_string()));
    }
    said(if arguments.iter().any(|argument| argument == "--json") { r#"{"isRunning":false}"# } else { NOT_RUNNING })
}

fn ask(arguments: &[String]) -> Result<Answer> {
    let mut stream: Stream = local_socket::connect()?;
    let mut line = serde_json::to_string(arguments)?;
    line.push('\n');
    stream.write_all(line.as_bytes())?;
    let mut answer = String::new();
    BufReader::new(stream.take(local_socket::MOST_BYTES)).read_line(&mut answer)?;
    Ok(serde_json::from_str(&answer)?)
}

/// The app is its own program, and outlives the terminal that asked for it.
fn start_app() -> Result<()> {
    let mut app = Command::new(std::env::current_exe()?);
    app.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut app, 0);
    app.spawn().map(drop)
}

fn ask_soon(arguments: &[String]) -> Result<Answer> {
    let started = Instant::now();
    loop {
        match ask(arguments) {
            Err(_) if started.elapsed() < MOST_START => std::thread::sleep(Duration::from_millis(100)),
            answer => return answer,
        }
    }
}

fn print(answer: &Answer) {
    if !answer.out.is_empty() {
        println!("{}", answer.out);
    }
    if !answer.err.is_empty() {
        eprintln!("{}", answer.err);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaves_what_is_not_its_own_to_the_app() {
        assert!(run(&[]).is_none());
        assert!(run(&["--hidden".to_owned()]).is_none());
        assert!(run(&["vayl://start?preset=Focus".to_owned()]).is_none());
    }

    #[test]
    fn an_app_that_is_not_there_has_no_light() {
        let gone = Error::from(ErrorKind::ConnectionRefused);
        let json = ["status".to_owned(), "--json".to_owned()];
        assert_eq!(not_running(&json, &gone).out, r#"{"isRunning":false}"#);
        assert_eq!(not_running(&["stop".to_owned()], &gone).exit_code, 0);
    }

    #[test]
    fn one_that_does_not_answer_is_no_proof_of_dark() {
        let late = Error::from(ErrorKind::TimedOut);
        assert_eq!(not_running(&["stop".to_owned()], &late).exit_code, NO_ANSWER);
    }
}
