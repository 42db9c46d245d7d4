//! What is written down of requests to a server of our own.
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;

use reqwest::{Method, Url};
use tauri::async_runtime::block_on;

use super::{Departure, Ledger, MOST_WAITING, Outgoing, Purpose};

/// Answers one request with these words, and ends.
fn answering(head: &'static str, body: &'static str) -> Url {
    let listener = TcpListener::bind("127.0.0.1:0").expect("no port");
    let address = format!("http://{}/api/me", listener.local_addr().expect("no address"));
    std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("nobody came");
        let mut reader = BufReader::new(stream.try_clone().expect("no reader"));
        let mut length = 0;
        loop {
            let mut line = String::new();
            reader.read_line(&mut line).expect("no line");
            if let Some(bytes) = line.to_lowercase().strip_prefix("content-length:") {
                length = bytes.trim().parse().expect("no length");
            }
            if line.trim().is_empty() {
                break;
            }
        }
        let mut content = vec![0; length];
        reader.read_exact(&mut content).expect("no content");
        let length = body.len();
        let text = format!("HTTP/1.1 {head}\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}");
        stream.write_all(text.as_bytes()).expect("not sent");
    });
    Url::parse(&address).expect("no address")
}

#[test]
fn a_request_is_written_down_with_what_went_and_what_came() {
    let outgoing = Outgoing::default();
    let url = answering("200 OK", "twelve bytes");
    let host = super::host_of(&url);
    let call = outgoing.request(Method::POST, url).expect("no client").body("seven b");
    let answer = block_on(outgoing.send(Purpose::Account, call)).expect("no answer");
    assert_eq!(answer.text, "twelve bytes");
    let [departure] = outgoing.ledger.written().try_into().expect("not one");
    assert!(departure.at_ms > 1_600_000_000_000);
    let expected = Departure {
        at_ms: departure.at_ms,
        host,
        purpose: Purpose::Account,
        sent_bytes: 7,
        received_bytes: Some(12),
        status: Some(200),
    };
    assert_eq!(departure, expected);
}

#[test]
fn one_that_reaches_nobody_is_written_down_and_has_sent_nothing() {
    let outgoing = Outgoing::default();
    let free = TcpListener::bind("127.0.0.1:0").expect("no port").local_addr().expect("no address");
    let url = Url::parse(&format!("http://{free}/")).expect("no address");
    let call = outgoing.request(Method::POST, url).expect("no client").body("unsent");
    assert!(block_on(outgoing.send(Purpose::Helios, call)).is_err());
    let [departure] = outgoing.ledger.written().try_into().expect("not one");
    assert_eq!((departure.sent_bytes, departure.received_bytes, departure.status), (0, Some(0), None));
}

#[test]
fn one_that_was_asked_too_often_is_heard_on_when_to_come_again() {
    let outgoing = Outgoing::default();
    let call = outgoing.request(Method::GET, answering("429 Slow\r\nretry-after: 30", "")).expect("no client");
    let answer = block_on(outgoing.send(Purpose::CalendarEvents, call)).expect("no answer");
    assert_eq!((answer.status, answer.retry_after.as_deref()), (429, Some("30")));
}

#[test]
fn one_that_is_given_up_or_sent_on_is_written_down() {
    let ledger = Ledger::default();
    let mut leaving = ledger.leaving(Purpose::Update, "vayl.example", 0);
    leaving.sent_on("files.example".to_owned());
    leaving.received(500);
    drop(leaving);
    let seen: Vec<_> = ledger.written().into_iter().map(|one| (one.host, one.received_bytes, one.status)).collect();
    let expected = [("vayl.example".to_owned(), Some(0), Some(302)), ("files.example".to_owned(), Some(500), None)];
    assert_eq!(seen, expected);
}

#[test]
fn they_do_not_wait_without_end() {
    let ledger = Ledger::default();
    for number in 0..=MOST_WAITING {
        drop(ledger.leaving(Purpose::Minutes, &format!("{number}.example"), 0));
    }
    let waiting = ledger.written();
    assert_eq!((waiting.len(), waiting[0].host.as_str()), (MOST_WAITING, "1.example"));
}
