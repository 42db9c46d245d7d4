//! Who has answered the beat, and since when somebody has not. Pure: time arrives as an argument.
use std::collections::HashMap;

/// Light without a sign of life for longer than this is put out.
pub const MOST_SILENT_MS: u64 = 300;

/// Whoever has answered once is watched, and is silent when too long ago.
#[derive(Default)]
pub struct Watch {
    answered_ms: HashMap<String, u64>,
}

impl Watch {
    pub fn answered(&mut self, label: &str, now_ms: u64) {
        self.answered_ms.insert(label.to_owned(), now_ms);
    }

    /// A window that was closed on purpose is missed by nobody.
    pub fn forget(&mut self, label: &str) {
        self.answered_ms.remove(label);
    }

    pub fn is_silent(&self, label: &str, now_ms: u64) -> bool {
        self.answered_ms.get(label).is_some_and(|answered_ms| now_ms.saturating_sub(*answered_ms) > MOST_SILENT_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_never_answered_is_not_missed() {
        assert!(!Watch::default().is_silent("overlay-0", 10_000));
    }

    #[test]
    fn is_silent_after_more_than_300_ms_and_not_before() {
        let mut watch = Watch::default();
        watch.answered("overlay-0", 1_000);
        assert!(!watch.is_silent("overlay-0", 1_300));
        assert!(watch.is_silent("overlay-0", 1_301));
    }

    #[test]
    fn an_answer_ends_the_silence_of_that_window_alone() {
        let mut watch = Watch::default();
        watch.answered("control", 0);
        watch.answered("overlay-0", 0);
        watch.answered("control", 500);
        assert!(!watch.is_silent("control", 600));
        assert!(watch.is_silent("overlay-0", 600));
    }

    #[test]
    fn a_window_that_was_closed_is_not_missed() {
        let mut watch = Watch::default();
        watch.answered("overlay-0", 0);
        watch.forget("overlay-0");
        assert!(!watch.is_silent("overlay-0", 10_000));
    }

    #[test]
    fn an_answer_that_comes_from_later_is_no_silence() {
        let mut watch = Watch::default();
        watch.answered("control", 900);
        assert!(!watch.is_silent("control", 500));
    }
}
