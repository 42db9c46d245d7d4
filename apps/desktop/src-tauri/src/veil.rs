//! The light of all displays, from outside of any page: the beat that keeps it alive, and the dark that needs no page.
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant, SystemTime};

use serde::Serialize;
use serde_json::Value;
use tauri::{AppHandle, Emitter, Manager, State, WebviewWindow, Window, WindowEvent};

use crate::control;
use crate::sleep_and_lock::SleepWatch;
use crate::watch::{MOST_SILENT_MS, Watch};

const OVERLAY_PREFIX: &str = "overlay-";
const BEAT_EVERY: Duration = Duration::from_millis(100);

pub struct Veil {
    started: Instant,
    watched: Mutex<Watched>,
}

#[derive(Default)]
struct Watched {
    watch: Watch,
    beats: u64,
    /// What each overlay last said of itself; the control page reads it, nobody here does.
    reports: HashMap<String, Value>,
}

/// Ten times a second, with the shell's own clock, which only runs forward.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "camelCase")]
struct Beat {
    number: u64,
    shell_ms: u64,
}

#[derive(Clone, Serialize)]
struct ControlBeat {
    #[serde(flatten)]
    beat: Beat,
    reports: HashMap<String, Value>,
}

/// Why light was put out from here.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DarkReason {
    StopKey,
    ControlSilent,
    OverlaySilent,
    /// The system says that it is being locked, closed or put to sleep.
    Locked,
    /// It was, and nobody said so.
    Slept,
}

impl Veil {
    pub fn new() -> Self {
        Self { started: Instant::now(), watched: Mutex::default() }
    }

    fn now_ms(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    pub fn is_control_silent(&self) -> bool {
        self.watched().watch.is_silent(control::LABEL, self.now_ms())
    }

    fn watched(&self) -> std::sync::MutexGuard<'_, Watched> {
        // Whoever panicked with it left a list of times, which is as good as before.
        self.watched.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// A page is alive. An overlay says with it what it shows.
#[tauri::command]
pub fn answer_beat(window: WebviewWindow, veil: State<'_, Veil>, report: Option<Value>) {
    let now_ms = veil.now_ms();
    let mut watched = veil.watched();
    watched.watch.answered(window.label(), now_ms);
    if let Some(report) = report {
        watched.reports.insert(window.label().to_owned(), report);
    }
}

/// What the session asks of the light, to every overlay. Nothing here reads it: the governor in each does.
#[tauri::command]
pub fn order_light(app: AppHandle, order: Value) -> tauri::Result<()> {
    for window in overlays(&app) {
        app.emit_to(window.label(), "order", &order)?;
    }
    Ok(())
}

/// Every overlay is taken off the screen, whatever its page does, and the control page is told.
pub fn darken(app: &AppHandle, reason: DarkReason) {
    for window in overlays(app) {
        hide(&window);
    }
    control::tell(app, "darkened", reason);
}

/// Whether light, or the end of its fading, is on any screen. In doubt it is.
pub fn is_seen(app: &AppHandle) -> bool {
    is_any_seen(&overlays(app))
}

pub fn start_beat(app: AppHandle) {
    std::thread::spawn(move || {
        let mut sleep = SleepWatch::new(SystemTime::now());
        loop {
            std::thread::sleep(BEAT_EVERY);
            if sleep.has_slept(SystemTime::now()) {
                darken(&app, DarkReason::Slept);
            }
            beat(&app);
        }
    });
}

/// A closed overlay is not missed.
pub fn handle_window_event(window: &Window, event: &WindowEvent) {
    if matches!(event, WindowEvent::Destroyed) && window.label().starts_with(OVERLAY_PREFIX) {
        let veil = window.state::<Veil>();
        let mut watched = veil.watched();
        watched.watch.forget(window.label());
        watched.reports.remove(window.label());
    }
}

fn beat(app: &AppHandle) {
    let veil = app.state::<Veil>();
    let shell_ms = veil.now_ms();
    let overlays = overlays(app);
    let (control_beat, is_control_silent, is_overlay_silent) = {
        let mut watched = veil.watched();
        watched.beats += 1;
        let beat = Beat { number: watched.beats, shell_ms };
        let is_silent = |window: &WebviewWindow| watched.watch.is_silent(window.label(), shell_ms);
        (
            ControlBeat { beat, reports: watched.reports.clone() },
            watched.watch.is_silent(control::LABEL, shell_ms),
            overlays.iter().any(is_silent),
        )
    };
    let beat = control_beat.beat;
    control::tell(app, "beat", control_beat);
    let is_seen = is_any_seen(&overlays);
    if is_control_silent {
        // Without a beat the overlays go dark by themselves, too.
        return if is_seen {
            darken_silent(app, DarkReason::ControlSilent)
        };
    }
    if is_overlay_silent && is_seen {
        darken_silent(app, DarkReason::OverlaySilent);
    }
    for window in overlays {
        if let Err(error) = app.emit_to(window.label(), "beat", beat) {
            eprintln!("vayl: the beat did not reach {}: {error}", window.label());
        }
    }
}

fn is_any_seen(overlays: &[WebviewWindow]) -> bool {
    overlays.iter().any(|window| window.is_visible().unwrap_or(true))
}

fn darken_silent(app: &AppHandle, reason: DarkReason) {
    eprintln!("vayl: the light is out: {reason:?}, for more than {MOST_SILENT_MS} ms");
    darken(app, reason);
}

fn overlays(app: &AppHandle) -> Vec<WebviewWindow> {
    let windows = app.webview_windows().into_iter();
    windows.filter(|(label, _)| label.starts_with(OVERLAY_PREFIX)).map(|(_, window)| window).collect()
}

fn hide(window: &WebviewWindow) {
    if let Err(error) = window.hide() {
        // The last way to take light off a screen: the window itself goes.
        eprintln!("vayl: {} could not be hidden, so it is closed: {error}", window.label());
        let _closed = window.destroy();
    }
}
