// A window of its own, without a console behind it, for whoever installs it on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod stop_key;
mod veil;
mod watch;

use tauri::Manager;

/// Registers what only native code can do. What the app does is written in TypeScript, in `src`.
fn main() {
    tauri::Builder::default()
        .plugin(tauri_plugin_single_instance::init(|app, _arguments, _folder| {
            if let Some(window) = app.get_webview_window(veil::CONTROL) {
                let _shown = window.show().and_then(|()| window.set_focus());
            }
        }))
        .plugin(tauri_plugin_global_shortcut::Builder::new().build())
        .plugin(tauri_plugin_window_state::Builder::new().build())
        .manage(veil::Veil::new())
        .manage(stop_key::StopKey::default())
        .invoke_handler(tauri::generate_handler![veil::answer_beat, veil::order_light, stop_key::set_stop_key])
        .on_window_event(veil::handle_window_event)
        .setup(|app| {
            veil::start_beat(app.handle().clone());
            Ok(())
        })
        .run(tauri::generate_context!())
        .expect("the shell could not start");
}
