// A window of its own, without a console behind it, for whoever installs it on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod browser;
mod calendar;
mod command_line;
mod control;
mod diagnostics;
mod dim_flashing_lights;
mod exports;
mod full_screen;
mod keychain;
mod local_socket;
mod outgoing;
mod presence;
mod requests;
mod second_start;
mod server;
mod site;
mod sleep_and_lock;
mod stop_key;
mod updates;
mod veil;
mod watch;

use std::process::ExitCode;

use tauri::{App, AppHandle, Manager};
use tauri_plugin_deep_link::DeepLinkExt;
use tauri_plugin_window_state::StateFlags;

/// Registers what only native code can do. What the app does is written in TypeScript, in `src`.
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some(ended) = command_line::run(&arguments) {
        return ended;
    }
    let is_hidden = arguments.iter().any(|argument| argument == control::HIDDEN_START);
    let builder = tauri::Builder::default();
    #[cfg(target_os = "macos")]
    let builder = builder.plugin(tauri_nspanel::init());
    let started = builder
        // First of all: a second start hands over what it was given, and ends.
        .plugin(tauri_plugin_single_instance::init(|app, _arguments, _folder| control::show(app)))
        .plugin(tauri_plugin_autostart::Builder::new().arg(control::HIDDEN_START).build())
        .plugin(tauri_plugin_deep_link::init())
        .plugin(tauri_plugin_global_shortcut::Builder::new().build())
        .plugin(tauri_plugin_opener::init())
        .plugin(tauri_plugin_sql::Builder::new().build())
        .plugin(tauri_plugin_updater::Builder::new().build())
        .plugin(window_state())
        .manage(calendar::Calendars::default())
        .manage(keychain::Keychain::default())
        .manage(outgoing::Outgoing::default())
        .manage(requests::Requests::default())
        .manage(server::Server::default())
        .manage(stop_key::StopKey::default())
        .manage(updates::Updates::default())
        .manage(veil::Veil::new())
        .invoke_handler(tauri::generate_handler![
            browser::describe_place,
            browser::open_in_browser,
            calendar::calendars_set_up,
            calendar::cancel_calendar,
            calendar::connect_calendar,
            calendar::disconnect_calendar,
            calendar::read_calendar,
            control::quit,
            control::show_control,
            diagnostics::describe_system,
            diagnostics::save_diagnostics,
            dim_flashing_lights::dims_flashing_lights,
            exports::save_export,
            full_screen::raise_overlay,
            keychain::forget_session,
            keychain::has_session,
            keychain::keep_session,
            presence::read_presence,
            outgoing::take_departures,
            requests::answer_request,
            requests::take_requests,
            server::call_server,
            stop_key::set_stop_key,
            updates::fetch_update,
            updates::install_update,
            updates::postpone_update,
            updates::restart_app,
            veil::answer_beat,
            veil::order_light,
        ])
        .on_window_event(|window, event| {
            control::handle_window_event(window, event);
            veil::handle_window_event(window, event);
        })
        .setup(move |app| {
            set_up(app, is_hidden);
            Ok(())
        })
        .run(tauri::generate_context!());
    match started {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => second_start::again_after(&error),
    }
}

/// Where the window that people see was, and how large. Overlays follow the displays, and nothing of them is kept.
fn window_state<Runtime: tauri::Runtime>() -> tauri::plugin::TauriPlugin<Runtime> {
    tauri_plugin_window_state::Builder::new()
        .with_filter(|label| label == control::LABEL)
        .with_state_flags(StateFlags::POSITION | StateFlags::SIZE)
        .build()
}

fn set_up(app: &App, is_hidden: bool) {
    let handle = app.handle();
    app.state::<outgoing::Outgoing>().ledger.tell(handle.clone());
    take_links(handle);
    if let Err(error) = local_socket::listen(handle.clone()) {
        eprintln!("vayl: the command line will not find this app: {error}");
    }
    sleep_and_lock::listen(handle.clone());
    veil::start_beat(handle.clone());
    if !is_hidden {
        control::show(handle);
    }
}

/// The one that started the app, and those that come later. A link opens the window, and asks there.
fn take_links(app: &AppHandle) {
    let links = app.deep_link();
    let first = links.get_current().ok().flatten().unwrap_or_default();
    for link in first {
        requests::ask(app, requests::What::Link(link.into()));
    }
    let own = app.clone();
    links.on_open_url(move |event| {
        for link in event.urls() {
            requests::ask(&own, requests::What::Link(link.into()));
        }
        control::show(&own);
    });
}
