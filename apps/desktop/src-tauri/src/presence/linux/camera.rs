//! A camera in use is a device that one of the person's programs, or the media server for it, holds open.
use std::fs::{read_dir, read_link};
use std::path::Path;

use crate::presence::{Reading, Why};

pub fn read() -> Reading {
    look(Path::new("/dev"), Path::new("/proc"))
}

fn look(devices: &Path, processes: &Path) -> Reading {
    let Ok(there) = read_dir(devices) else { return Reading::unknown(Why::Failed) };
    let has_camera = there.flatten().any(|device| device.file_name().to_string_lossy().starts_with("video"));
    // Without one there is no need to look into every program.
    Reading::from(has_camera && is_held(processes, &devices.join("video")))
}

fn is_held(processes: &Path, device: &Path) -> bool {
    let Ok(running) = read_dir(processes) else { return false };
    let device = device.to_string_lossy();
    running.flatten().any(|process| {
        // Those of other people cannot be looked into, and are none of our business.
        read_dir(process.path().join("fd")).is_ok_and(|open| {
            open.flatten().any(|file| read_link(file.path()).is_ok_and(|to| to.to_string_lossy().starts_with(&*device)))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::{create_dir_all, remove_dir_all, write};
    use std::os::unix::fs::symlink;

    #[test]
    fn a_camera_is_in_use_while_a_program_holds_it_open() {
        let root = std::env::temp_dir().join(format!("vayl-camera-{}", std::process::id()));
        let (devices, open) = (root.join("dev"), root.join("proc/7/fd"));
        create_dir_all(&devices).expect("no folder");
        create_dir_all(&open).expect("no folder");
        let read = || look(&devices, &root.join("proc"));
        symlink(devices.join("null"), open.join("0")).expect("no link");
        assert_eq!(read(), Reading::No);
        write(devices.join("video0"), "").expect("no file");
        assert_eq!(read(), Reading::No);
        symlink(devices.join("video0"), open.join("3")).expect("no link");
        assert_eq!(read(), Reading::Yes);
        remove_dir_all(root).expect("not removed");
    }
}
