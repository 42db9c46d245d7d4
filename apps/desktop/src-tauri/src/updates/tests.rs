//! A server of our own offers updates, good ones and others, to the updater as the app uses it.
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use minisign::KeyPair;
use serde_json::{Value, json};
use tauri_plugin_updater::{UpdaterBuilder, UpdaterExt};

use super::{Refusal, fetch, sha256_of};
use crate::outgoing::Ledger;

const VERSION: &str = "9.1.0";
const CONTENT: &[u8] = b"the newer app";

struct Key(KeyPair);

impl Key {
    fn new() -> Self {
        Self(KeyPair::generate_unencrypted_keypair().expect("no keys"))
    }

    fn public(&self) -> String {
        STANDARD.encode(self.0.pk.to_box().expect("no public key").to_string())
    }

    fn sign(&self, content: &[u8], version: &str) -> String {
        let comment = format!("timestamp:0\tfile:Vayl\tversion:{version}");
        let signature = minisign::sign(Some(&self.0.pk), &self.0.sk, content, Some(&comment), None);
        STANDARD.encode(signature.expect("not signed").to_string())
    }
}

/// Answers every question with this, and gives this file.
struct Offer {
    answer: Value,
    file: Vec<u8>,
}

fn good(key: &Key) -> Offer {
    let answer = json!({
        "version": VERSION,
        "signature": key.sign(CONTENT, VERSION),
        "bytes": CONTENT.len(),
        "sha256": sha256_of(CONTENT),
    });
    Offer { answer, file: CONTENT.to_vec() }
}

/// The updater with the settings of our own description, and this key and server.
fn updater(key: &str, offer: Offer) -> UpdaterBuilder {
    let listener = TcpListener::bind("127.0.0.1:0").expect("no port");
    let address = format!("http://{}", listener.local_addr().expect("no address"));
    serve(listener, offer, address.clone());
    let description: Value = serde_json::from_str(include_str!("../../tauri.conf.json")).expect("no description");
    let mut settings = description["plugins"]["updater"].clone();
    settings["pubkey"] = json!(key);
    settings["endpoints"] = json!([format!("{address}/api/updates/{{{{target}}}}/{{{{arch}}}}")]);
    let mut context = tauri::test::mock_context(tauri::test::noop_assets());
    context.config_mut().plugins.0.insert("updater".to_owned(), settings);
    let plugin = tauri_plugin_updater::Builder::new().build();
    let app = tauri::test::mock_builder().plugin(plugin).build(context).expect("no app");
    app.updater_builder()
}

fn serve(listener: TcpListener, Offer { mut answer, file }: Offer, address: String) {
    answer["url"] = json!(format!("{address}/file"));
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut lines = BufReader::new(stream.try_clone().expect("no reader")).lines().map_while(Result::ok);
            let asked = lines.next().unwrap_or_default();
            lines.find(String::is_empty);
            let body = if asked.starts_with("GET /file ") { file.clone() } else { answer.to_string().into_bytes() };
            let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
            let _sent = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
        }
    });
}

/// The version that lies ready, or why none does.
fn outcome(key: &str, offer: Offer) -> Result<Option<String>, Refusal> {
    outcome_in(&Ledger::default(), key, offer)
}

fn outcome_in(ledger: &Ledger, key: &str, offer: Offer) -> Result<Option<String>, Refusal> {
    let fetching = fetch(updater(key, offer), "vayl.example".to_owned(), ledger.clone());
    let fetched = tauri::async_runtime::block_on(fetching)?;
    Ok(fetched.map(|fetched| fetched.update.version))
}

#[test]
fn one_that_we_signed_lies_ready() {
    let key = Key::new();
    assert_eq!(outcome(&key.public(), good(&key)), Ok(Some(VERSION.to_owned())));
}

#[test]
fn one_that_others_signed_is_refused() {
    assert_eq!(outcome(&Key::new().public(), good(&Key::new())), Err(Refusal::NotOurs));
}

#[test]
fn one_that_was_changed_on_its_way_is_refused() {
    let key = Key::new();
    let offer = Offer { file: b"the altered app".to_vec(), ..good(&key) };
    assert_eq!(outcome(&key.public(), offer), Err(Refusal::NotOurs));
}

#[test]
fn an_older_one_of_ours_that_is_announced_as_newer_is_refused() {
    let key = Key::new();
    let mut offer = good(&key);
    offer.answer["signature"] = json!(key.sign(CONTENT, "0.0.9"));
    assert_eq!(outcome(&key.public(), offer), Err(Refusal::NotOurs));
}

#[test]
fn one_of_ours_that_is_not_the_file_of_the_manifest_is_refused() {
    let key = Key::new();
    for (field, value) in [("sha256", json!(sha256_of(b"another"))), ("bytes", json!(5)), ("sha256", Value::Null)] {
        let mut offer = good(&key);
        offer.answer[field] = value;
        assert_eq!(outcome(&key.public(), offer), Err(Refusal::NotOurs), "{field}");
    }
}

#[test]
fn one_that_is_not_newer_is_none() {
    let key = Key::new();
    let mut offer = good(&key);
    offer.answer["version"] = json!("0.0.1");
    assert_eq!(outcome(&key.public(), offer), Ok(None));
}

#[test]
fn the_question_and_the_file_are_in_the_ledger() {
    let key = Key::new();
    let ledger = Ledger::default();
    assert_eq!(outcome_in(&ledger, &key.public(), good(&key)), Ok(Some(VERSION.to_owned())));
    let written = serde_json::to_value(ledger.written()).expect("no list");
    let [asked, file] = written.as_array().expect("no list").as_slice() else { panic!("not two: {written}") };
    assert_eq!((&asked["host"], &asked["status"]), (&json!("vayl.example"), &json!(200)));
    assert_eq!((&file["receivedBytes"], &file["purpose"]), (&json!(CONTENT.len()), &json!("update")));
}
