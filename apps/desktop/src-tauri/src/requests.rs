//! What comes from outside: a command line, a link. The control page decides; here they wait until it takes them.
use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use tauri::{AppHandle, Manager, State};

use crate::control;

/// Nobody means to leave so many; what comes after them is not taken.
const MOST_WAITING: usize = 50;

#[derive(Default)]
pub struct Requests(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    next_id: u64,
    asked: Vec<Request>,
    answers: HashMap<u64, Sender<Answer>>,
}

#[derive(Clone, Serialize)]
pub struct Request {
    id: u64,
    #[serde(flatten)]
    what: What,
}

#[derive(Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum What {
    Arguments(Vec<String>),
    Link(String),
}

/// What a command prints, and how it ends.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    pub exit_code: u8,
    pub out: String,
    pub err: String,
}

impl Requests {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// None where too much is waiting already.
    fn add(&self, what: What) -> Option<Receiver<Answer>> {
        let mut waiting = self.waiting();
        if waiting.asked.len() >= MOST_WAITING {
            return None;
        }
        let id = waiting.next_id;
        let (answer, answered) = channel();
        waiting.next_id += 1;
        waiting.asked.push(Request { id, what });
        waiting.answers.insert(id, answer);
        Some(answered)
    }
}

/// The page is nudged, and takes what waits; one that is not there yet takes it when it comes.
pub fn ask(app: &AppHandle, what: What) -> Option<Receiver<Answer>> {
    let answered = app.state::<Requests>().add(what);
    control::tell(app, "asked", ());
    answered
}

#[tauri::command]
pub fn take_requests(requests: State<'_, Requests>) -> Vec<Request> {
    std::mem::take(&mut requests.waiting().asked)
}

#[tauri::command]
pub fn answer_request(requests: State<'_, Requests>, id: u64, answer: Answer) {
    if let Some(waiting) = requests.waiting().answers.remove(&id) {
        // Whoever asked may have gone; a link waits for no answer at all.
        let _heard = waiting.send(answer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(first: &str) -> What {
        What::Arguments(vec![first.to_owned()])
    }

    #[test]
    fn each_has_a_number_of_its_own_and_says_what_it_is() {
        let requests = Requests::default();
        requests.add(arguments("stop"));
        requests.add(What::Link("vayl://start".to_owned()));
        let asked = serde_json::to_value(&requests.waiting().asked).unwrap_or_default();
        let expected = serde_json::json!([{ "id": 0, "arguments": ["stop"] }, { "id": 1, "link": "vayl://start" }]);
        assert_eq!(asked, expected);
    }

    #[test]
    fn are_not_taken_without_end() {
        let requests = Requests::default();
        assert!((0..MOST_WAITING).all(|_| requests.add(arguments("status")).is_some()));
        assert!(requests.add(arguments("status")).is_none());
    }
}
