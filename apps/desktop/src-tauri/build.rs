use tauri_build::{AppManifest, Attributes};

/// Each command has to be granted to a window: an overlay may only answer.
const COMMANDS: &[&str] = &[
    "answer_beat",
    "answer_request",
    "call_server",
    "calendars_set_up",
    "cancel_calendar",
    "connect_calendar",
    "describe_place",
    "describe_system",
    "dims_flashing_lights",
    "disconnect_calendar",
    "fetch_update",
    "forget_session",
    "has_session",
    "install_update",
    "keep_session",
    "open_in_browser",
    "order_light",
    "postpone_update",
    "quit",
    "raise_overlay",
    "read_presence",
    "read_calendar",
    "restart_app",
    "save_diagnostics",
    "save_export",
    "set_stop_key",
    "show_control",
    "take_departures",
    "take_requests",
];

fn main() {
    let attributes = Attributes::new().app_manifest(AppManifest::new().commands(COMMANDS));
    tauri_build::try_build(attributes).expect("the shell's description could not be read");
}
