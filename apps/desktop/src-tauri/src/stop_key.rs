//! The key that stops the light from any app. It needs no page to work.
use std::sync::Mutex;

use tauri::{AppHandle, State};
use tauri_plugin_global_shortcut::{GlobalShortcutExt, Shortcut, ShortcutState};

use crate::veil::{DarkReason, darken};

#[derive(Default)]
pub struct StopKey(Mutex<Option<Shortcut>>);

/// Registers another key for it. The one before stays where the new one is taken by another app.
#[tauri::command]
pub fn set_stop_key(app: AppHandle, current: State<'_, StopKey>, keys: String) -> Result<(), String> {
    let wanted: Shortcut = keys.parse().map_err(|_| "unreadable".to_owned())?;
    let mut current = current.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if *current == Some(wanted) {
        return Ok(());
    }
    let pressed = |app: &AppHandle, _: &Shortcut, event: tauri_plugin_global_shortcut::ShortcutEvent| {
        if event.state() == ShortcutState::Pressed {
            darken(app, DarkReason::StopKey);
        }
    };
    app.global_shortcut().on_shortcut(wanted, pressed).map_err(|_| "taken".to_owned())?;
    if let Some(before) = current.replace(wanted) {
        app.global_shortcut().unregister(before).map_err(|error| error.to_string())?;
    }
    Ok(())
}
