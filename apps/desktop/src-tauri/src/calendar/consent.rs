//! Where the browser comes back to: a port of this computer alone, open for one answer (RFC 8252, 7.3).
use std::io::{BufRead, BufReader, Read, Result, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use reqwest::Url;

use super::Refusal;

/// Long enough to find a password.
const MOST_WAIT: Duration = Duration::from_secs(10 * 60);
const LOOK_EVERY: Duration = Duration::from_millis(50);
const MOST_READ_WAIT: Duration = Duration::from_secs(2);
const MOST_LINE_BYTES: u64 = 8 * 1024;

const BACK: &str = "<!doctype html><meta charset=utf-8><title>Vayl</title>\
    <style>body{font:16px/1.6 system-ui;background:#0c1324;color:#e8ecf6;display:grid;place-content:center;height:90vh}\
    </style><p>You can close this page and go back to Vayl.</p>";

pub struct Listening(TcpListener);

impl Listening {
    pub fn begin() -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        listener.set_nonblocking(true)?;
        Ok(Self(listener))
    }

    pub fn address(&self) -> String {
        self.0.local_addr().map(|address| format!("http://{address}")).unwrap_or_default()
    }

    /// The code that came back with our own state. Whatever else knocks is sent away, and changes nothing.
    pub fn wait(self, state: &str, is_over: &AtomicBool) -> std::result::Result<String, Refusal> {
        let end = Instant::now() + MOST_WAIT;
        while Instant::now() < end {
            if is_over.load(Ordering::Relaxed) {
                return Err(Refusal::Cancelled);
            }
            let Ok((stream, _)) = self.0.accept() else {
                std::thread::sleep(LOOK_EVERY);
                continue;
            };
            if let Some(answer) = hear(stream, state) {
                return answer;
            }
        }
        Err(Refusal::TookTooLong)
    }
}

fn hear(mut stream: TcpStream, state: &str) -> Option<std::result::Result<String, Refusal>> {
    let line = asked(&stream).ok()?;
    let answer = answer_in(&line, state);
    let (status, page) = if answer.is_some() { ("200 OK", BACK) } else { ("404 Not Found", "") };
    let head =
        "content-type: text/html\r\ncache-control: no-store\r\nreferrer-policy: no-referrer\r\nconnection: close";
    let length = page.len();
    // Whether the browser shows it or not: the answer counts.
    let _shown = write!(stream, "HTTP/1.1 {status}\r\n{head}\r\ncontent-length: {length}\r\n\r\n{page}");
    answer
}

/// The first line, once the rest has been read as well: a browser that was not heard out shows an error.
fn asked(stream: &TcpStream) -> Result<String> {
    stream.set_nonblocking(false)?;
    stream.set_read_timeout(Some(MOST_READ_WAIT))?;
    let mut reader = BufReader::new(stream.take(MOST_LINE_BYTES));
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let mut line = String::new();
    while reader.read_line(&mut line)? > 2 {
        line.clear();
    }
    Ok(first)
}

/// None where it is no answer to our question.
pub fn answer_in(line: &str, state: &str) -> Option<std::result::Result<String, Refusal>> {
    let path = line.strip_prefix("GET ")?.split(' ').next()?;
    let url = Url::parse("http://127.0.0.1").ok()?.join(path).ok()?;
    let field = |name: &str| url.query_pairs().find(|(key, _)| key == name).map(|(_, value)| value.into_owned());
    if url.path() != "/" || field("state").as_deref() != Some(state) {
        return None;
    }
    Some(field("code").ok_or(Refusal::Denied))
}
