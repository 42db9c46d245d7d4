use std::env;
use std::process::{Command, ExitCode};
use std::thread;
use std::time::Duration;

/// How often it was tried before, handed on to the next try.
const TRIES: &str = "VAYL_STARTS";
const MOST_TRIES: u32 = 10;
const PAUSE: Duration = Duration::from_millis(300);

/// A start that finds the app running hands over and ends. Where that app dies in the same moment, nobody is left to take
/// what is handed over: then this one starts anew, as if it had come a little later.
pub fn again_after(error: &tauri::Error) -> ExitCode {
    let tries = env::var(TRIES).ok().and_then(|count| count.parse().ok()).unwrap_or(0);
    if !is_nobody_there(error) || tries >= MOST_TRIES {
        eprintln!("vayl: the shell could not start: {error}");
        return ExitCode::FAILURE;
    }
    thread::sleep(PAUSE);
    let Ok(program) = env::current_exe() else { return ExitCode::FAILURE };
    let mut next = Command::new(program);
    next.args(env::args_os().skip(1)).env(TRIES, (tries + 1).to_string());
    start(next)
}

fn is_nobody_there(error: &tauri::Error) -> bool {
    matches!(error, tauri::Error::PluginInitialization(plugin, _) if plugin == "single-instance")
}

/// In the same process, so that whoever started it still knows it.
#[cfg(unix)]
fn start(mut next: Command) -> ExitCode {
    use std::os::unix::process::CommandExt;
    let error = next.exec();
    eprintln!("vayl: the shell could not start anew: {error}");
    ExitCode::FAILURE
}

#[cfg(not(unix))]
fn start(mut next: Command) -> ExitCode {
    match next.spawn() {
        Ok(_) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("vayl: the shell could not start anew: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_tried_again_only_where_the_running_app_has_gone() {
        let of = |plugin: &str| tauri::Error::PluginInitialization(plugin.into(), "recipient disconnected".into());
        assert!(is_nobody_there(&of("single-instance")));
        assert!(!is_nobody_there(&of("sql")));
        assert!(!is_nobody_there(&tauri::Error::WindowNotFound));
    }
}
