use tauri_build::{AppManifest, Attributes};

/// Each command has to be granted to a window: an overlay may only answer.
const COMMANDS: &[&str] = &[
    "answer_beat",
    "answer_request",
    "call_server",
    "describe_place",
    "describe_system",
    "dims_flashing_lights",
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
    "restart_app",
    "save_diagnostics",
    "set_stop_key",
    "show_control",
    "take_requests",
];

fn main() {
    let attributes = Attributes::new().app_manifest(AppManifest::new().commands(COMMANDS));
    tauri_build::try_build(attributes).expect("the shell's description could not be read");
}
