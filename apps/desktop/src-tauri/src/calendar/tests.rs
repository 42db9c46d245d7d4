//! A provider of our own gives keys and events, and takes keys back; the keychain is a word in memory.
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use keyring::Error;
use reqwest::Url;
use tauri::async_runtime::block_on;

use super::Refusal;
use super::connection::{Connection, Keeper};
use super::consent::{Listening, answer_in};
use super::service::Service;
use crate::outgoing::Outgoing;

#[derive(Default)]
struct Memory(Mutex<Option<String>>);

impl Memory {
    fn now(&self) -> Option<String> {
        self.0.lock().expect("no memory").clone()
    }
}

impl Keeper for Memory {
    fn read(&self) -> keyring::Result<String> {
        self.now().ok_or(Error::NoEntry)
    }

    fn write(&self, key: String) -> keyring::Result<()> {
        *self.0.lock().expect("no memory") = Some(key);
        Ok(())
    }

    fn forget(&self) -> keyring::Result<()> {
        self.0.lock().expect("no memory").take().map(|_| ()).ok_or(Error::NoEntry)
    }
}

/// What was asked of it: the first line, who asked, and the content.
type Asked = Arc<Mutex<Vec<(String, String, String)>>>;

/// Answers each path with the next of its answers, and the last of them for ever.
struct Stage {
    service: Service,
    asked: Asked,
}

fn stage(answers: &[(&'static str, &'static str, &'static str)]) -> Stage {
    let listener = TcpListener::bind("127.0.0.1:0").expect("no port");
    let base = Url::parse(&format!("http://{}", listener.local_addr().expect("no address"))).expect("no address");
    let mut script: HashMap<&str, Vec<(&str, &str)>> = HashMap::new();
    for &(path, status, body) in answers {
        script.entry(path).or_default().push((status, body));
    }
    let asked: Asked = Arc::default();
    let heard = Arc::clone(&asked);
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            answer(stream, &mut script, &heard);
        }
    });
    let at = |path: &str| base.join(path).expect("no address");
    let service = Service {
        client_id: "client".to_owned(),
        client_secret: None,
        scope: "https://graph.microsoft.com/Calendars.Read offline_access",
        consent: at("/consent"),
        token: at("/token"),
        revoke: Some(at("/revoke")),
        events: at("/events"),
        prefer: Some("outlook.timezone=\"UTC\""),
    };
    Stage { service, asked }
}

fn answer(mut stream: TcpStream, script: &mut HashMap<&str, Vec<(&str, &str)>>, heard: &Asked) {
    let mut reader = BufReader::new(stream.try_clone().expect("no reader"));
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line).expect("no line") == 0 || line.trim().is_empty() {
            break;
        }
        lines.push(line.trim().to_owned());
    }
    let field = |name: &str| lines.iter().find_map(|line| line.to_lowercase().strip_prefix(name).map(str::to_owned));
    let length: usize = field("content-length: ").and_then(|bytes| bytes.parse().ok()).unwrap_or(0);
    let mut content = vec![0; length];
    reader.read_exact(&mut content).expect("no content");
    let first = lines.first().cloned().unwrap_or_default();
    let path = first.split([' ', '?']).nth(1).unwrap_or_default().to_owned();
    let told = (first, field("authorization: ").unwrap_or_default(), String::from_utf8(content).expect("no text"));
    heard.lock().expect("no list").push(told);
    let answers = script.get_mut(path.as_str());
    let (status, body) = answers.map_or(("404 Nothing", ""), |all| if all.len() > 1 { all.remove(0) } else { all[0] });
    let length = body.len();
    let text = format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}");
    stream.write_all(text.as_bytes()).expect("not sent");
}

const FIRST: &str =
    r#"{"access_token":"short-1","expires_in":3600,"refresh_token":"lasting-1","scope":"Calendars.Read"}"#;
const SECOND: &str = r#"{"access_token":"short-2","expires_in":3600,"refresh_token":"lasting-2"}"#;

fn connected(stage: &Stage, outgoing: &Outgoing) -> (Connection, Arc<Memory>) {
    let memory = Arc::new(Memory::default());
    let connection = Connection::kept_by(memory.clone());
    let taken = connection.take_code(outgoing, &stage.service, "code", "verifier", "http://127.0.0.1:1");
    assert_eq!(block_on(taken), Ok(true));
    (connection, memory)
}

fn heard(stage: &Stage) -> Vec<(String, String, String)> {
    stage.asked.lock().expect("no list").clone()
}

#[test]
fn a_code_is_exchanged_with_its_verifier_and_the_lasting_key_goes_to_the_keychain() {
    let (stage, outgoing) = (stage(&[("/token", "200 OK", FIRST), ("/events", "200 OK", "{}")]), Outgoing::default());
    let (connection, memory) = connected(&stage, &outgoing);
    assert_eq!(memory.now().as_deref(), Some("lasting-1"));
    let answer = block_on(connection.read(&outgoing, &stage.service, "?a=b")).expect("no events");
    assert_eq!((answer.status, answer.text.as_str()), (200, "{}"));
    let [token, events] = heard(&stage).try_into().expect("not two");
    assert!(token.2.contains("code_verifier=verifier") && token.2.contains("grant_type=authorization_code"));
    assert_eq!((events.0.as_str(), events.1.as_str()), ("GET /events?a=b HTTP/1.1", "bearer short-1"));
}

#[test]
fn a_key_that_has_ended_is_exchanged_for_another_which_replaces_the_lasting_one() {
    let answers = [
        ("/token", "200 OK", FIRST),
        ("/token", "200 OK", SECOND),
        ("/events", "401 No", ""),
        ("/events", "200 OK", "{}"),
    ];
    let (stage, outgoing) = (stage(&answers), Outgoing::default());
    let (connection, memory) = connected(&stage, &outgoing);
    let answer = block_on(connection.read(&outgoing, &stage.service, "?a=b")).expect("no events");
    assert_eq!(answer.status, 200);
    assert_eq!(memory.now().as_deref(), Some("lasting-2"));
    let asked = heard(&stage);
    assert!(asked[2].2.contains("grant_type=refresh_token") && asked[2].2.contains("refresh_token=lasting-1"));
    assert_eq!(asked[3].1, "bearer short-2");
}

#[test]
fn an_app_that_was_removed_at_the_provider_is_signed_out_and_one_without_network_is_not() {
    let gone = [("/token", "400 Bad", r#"{"error":"invalid_grant"}"#)];
    let down = [("/token", "503 Later", "")];
    for (answers, refusal, kept) in
        [(gone, Refusal::SignedOut, None), (down, Refusal::Unreachable, Some("lasting-1".to_owned()))]
    {
        let (stage, outgoing) = (stage(&answers), Outgoing::default());
        let memory = Arc::new(Memory::default());
        memory.write("lasting-1".to_owned()).expect("not kept");
        let read = block_on(Connection::kept_by(memory.clone()).read(&outgoing, &stage.service, "?a=b"));
        assert_eq!((read.map(|answer| answer.status), memory.now()), (Err(refusal), kept));
    }
}

#[test]
fn too_many_questions_are_told_to_whoever_asked() {
    let answers = [("/token", "200 OK", FIRST), ("/events", "429 Slow\r\nretry-after: 7", "")];
    let (stage, outgoing) = (stage(&answers), Outgoing::default());
    let (connection, _) = connected(&stage, &outgoing);
    let answer = block_on(connection.read(&outgoing, &stage.service, "?a=b")).expect("no answer");
    assert_eq!((answer.status, answer.retry_after.as_deref()), (429, Some("7")));
}

#[test]
fn the_end_gives_the_key_back_and_forgets_it() {
    let answers = [("/token", "200 OK", FIRST), ("/revoke", "200 OK", "")];
    let (stage, outgoing) = (stage(&answers), Outgoing::default());
    let (connection, memory) = connected(&stage, &outgoing);
    assert_eq!(block_on(connection.end(&outgoing, &stage.service)), Ok(true));
    assert_eq!(memory.now(), None);
    assert_eq!(heard(&stage)[1].2, "token=lasting-1");
    let after = block_on(connection.read(&outgoing, &stage.service, "?a=b"));
    assert_eq!(after.map(|answer| answer.status), Err(Refusal::SignedOut));
}

#[test]
fn a_consent_that_leaves_the_calendar_out_is_none() {
    let without = r#"{"access_token":"a","expires_in":3600,"refresh_token":"b","scope":"openid"}"#;
    let (stage, outgoing) = (stage(&[("/token", "200 OK", without)]), Outgoing::default());
    let memory = Arc::new(Memory::default());
    let taking = Connection::kept_by(memory.clone());
    let taken = block_on(taking.take_code(&outgoing, &stage.service, "code", "verifier", "http://127.0.0.1:1"));
    assert_eq!((taken, memory.now()), (Err(Refusal::Denied), None));
}

#[test]
fn only_events_can_be_asked_for() {
    let Stage { service, .. } = stage(&[]);
    let base = service.events.clone();
    assert!(service.event_page("?timeMin=2026-11-16T00:00:00Z").is_some());
    assert!(service.event_page(&format!("{base}?$skip=10")).is_some());
    for address in ["/me/messages", "https://evil.example/events", "//evil.example/events", "../token", "events/1"] {
        assert!(service.event_page(address).is_none(), "{address}");
    }
}

#[test]
fn a_browser_comes_back_with_the_state_that_it_was_sent_with() {
    let listening = Listening::begin().expect("no port");
    let address = listening.address();
    let waiting = std::thread::spawn(move || listening.wait("mine", &AtomicBool::new(false)));
    let host = address.strip_prefix("http://").expect("no host").to_owned();
    let knock = |path: &str| {
        let mut stream = TcpStream::connect(&host).expect("nobody listens");
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n").expect("not sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("no answer");
        answer
    };
    assert!(knock("/favicon.ico").starts_with("HTTP/1.1 404"));
    assert!(knock("/?code=stolen&state=another").starts_with("HTTP/1.1 404"));
    assert!(knock("/?code=a%2Fb&state=mine").contains("go back to Vayl"));
    assert_eq!(waiting.join().expect("no answer"), Ok("a/b".to_owned()));
}

#[test]
fn a_no_is_heard_and_so_is_whoever_gives_up() {
    assert_eq!(answer_in("GET /?error=access_denied&state=mine HTTP/1.1", "mine"), Some(Err(Refusal::Denied)));
    assert_eq!(answer_in("POST /?code=a&state=mine HTTP/1.1", "mine"), None);
    let listening = Listening::begin().expect("no port");
    assert_eq!(listening.wait("mine", &AtomicBool::new(true)), Err(Refusal::Cancelled));
}
