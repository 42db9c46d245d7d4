use tauri_build::{AppManifest, Attributes};

/// Each command has to be granted to a window: an overlay may only answer.
const COMMANDS: &[&str] = &["answer_beat", "order_light", "set_stop_key"];

fn main() {
    let attributes = Attributes::new().app_manifest(AppManifest::new().commands(COMMANDS));
    tauri_build::try_build(attributes).expect("the shell's description could not be read");
}
