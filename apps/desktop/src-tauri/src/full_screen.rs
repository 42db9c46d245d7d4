//! On macOS, only a panel lies above apps that fill the screen. Elsewhere a window that is always on top does.
use tauri::{AppHandle, Manager};

/// To be called once, when the window over a display has been made.
#[tauri::command]
pub fn raise_overlay(app: AppHandle, label: String) -> tauri::Result<()> {
    match app.get_webview_window(&label) {
        Some(window) => system::raise(&app, window),
        None => Ok(()),
    }
}

#[cfg(not(target_os = "macos"))]
mod system {
    use tauri::{AppHandle, Result, WebviewWindow};

    pub fn raise(_app: &AppHandle, _window: WebviewWindow) -> Result<()> {
        Ok(())
    }
}

#[cfg(target_os = "macos")]
#[allow(unsafe_code, reason = "the panel's class is made by a macro of the library that declares it")]
mod system {
    use tauri::{AppHandle, WebviewWindow};
    use tauri_nspanel::{CollectionBehavior, PanelLevel, StyleMask, WebviewWindowExt, tauri_panel};

    tauri_panel! {
        panel!(OverlayPanel {
            config: {
                can_become_key_window: false,
                can_become_main_window: false,
                is_floating_panel: true
            }
        })
    }

    pub fn raise(app: &AppHandle, window: WebviewWindow) -> tauri::Result<()> {
        // A window's class is changed on the main thread alone.
        app.run_on_main_thread(move || {
            if let Err(error) = make_panel(&window) {
                eprintln!("vayl: the light will not lie above apps that fill the screen: {error}");
            }
        })
    }

    fn make_panel(window: &WebviewWindow) -> tauri::Result<()> {
        let panel = window.to_panel::<OverlayPanel>()?;
        panel.set_level(PanelLevel::ScreenSaver.value());
        panel.set_hides_on_deactivate(false);
        let behaviour = CollectionBehavior::new().can_join_all_spaces().stationary().full_screen_auxiliary();
        panel.set_collection_behavior(behaviour.ignores_cycle().value());
        let style = StyleMask::empty().borderless().nonactivating_panel();
        panel.set_style_mask(style.value()).map_err(|error| tauri::Error::Anyhow(error.into()))
    }
}
