//! The window that people see, from the shell's side: shown, told, closed into the tray, and left.
use serde::Serialize;
use tauri::{AppHandle, Emitter, Manager, Window, WindowEvent};

use crate::veil::Veil;

pub const LABEL: &str = "control";

/// Started with the computer: nobody asked for a window.
pub const HIDDEN_START: &str = "--hidden";

pub fn show(app: &AppHandle) {
    let Some(window) = app.get_webview_window(LABEL) else { return };
    let shown = window.show().and_then(|()| window.unminimize()).and_then(|()| window.set_focus());
    if let Err(error) = shown {
        eprintln!("vayl: the window could not be shown: {error}");
    }
}

pub fn tell<Payload: Serialize + Clone>(app: &AppHandle, event: &str, payload: Payload) {
    if let Err(error) = app.emit_to(LABEL, event, payload) {
        eprintln!("vayl: the control page was not told of {event}: {error}");
    }
}

/// Closing is a question to the page, which hides the window. A page that is gone cannot be asked: then it is the end.
pub fn handle_window_event(window: &Window, event: &WindowEvent) {
    if window.label() != LABEL {
        return;
    }
    if let WindowEvent::CloseRequested { api, .. } = event {
        api.prevent_close();
        let app = window.app_handle();
        if app.state::<Veil>().is_control_silent() {
            app.exit(1);
        } else {
            tell(app, "close-asked", ());
        }
    }
}

#[tauri::command]
pub fn show_control(app: AppHandle) {
    show(&app);
}

#[tauri::command]
pub fn quit(app: AppHandle) {
    app.exit(0);
}
