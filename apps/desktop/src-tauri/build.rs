use tauri_build::{AppManifest, Attributes};

/// Each command has to be granted to a window: an overlay may only answer.
const COMMANDS: &[&str] = &[
    "answer_beat",
    "answer_request",
    "call_server",
    "describe_place",
    "dims_flashing_lights",
    "forget_session",
    "has_session",
    "keep_session",
    "open_in_browser",
    "order_light",
    "quit",
    "raise_overlay",
    "set_stop_key",
    "show_control",
    "take_requests",
];

fn main() {
    let attributes = Attributes::new().app_manifest(AppManifest::new().commands(COMMANDS));
    tauri_build::try_build(attributes).expect("the shell's description could not be read");
}
