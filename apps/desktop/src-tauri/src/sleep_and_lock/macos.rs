//! The workspace and the login window tell by notifications.
#![allow(unsafe_code, reason = "notifications of the system are named and observed through its own interface")]

use std::ptr::NonNull;

use block2::RcBlock;
use objc2_app_kit::{
    NSWorkspace, NSWorkspaceScreensDidSleepNotification, NSWorkspaceSessionDidResignActiveNotification,
    NSWorkspaceWillSleepNotification,
};
use objc2_foundation::{NSDistributedNotificationCenter, NSNotification, NSNotificationCenter, NSString, ns_string};
use tauri::AppHandle;

use crate::veil::{DarkReason, darken};

pub fn listen(app: AppHandle) {
    let workspace = NSWorkspace::sharedWorkspace().notificationCenter();
    // A lid that closes puts the screens to sleep, and another person's session resigns ours.
    let names = unsafe {
        [
            NSWorkspaceWillSleepNotification,
            NSWorkspaceScreensDidSleepNotification,
            NSWorkspaceSessionDidResignActiveNotification,
        ]
    };
    for name in names {
        follow(&app, &workspace, name);
    }
    let everywhere = NSDistributedNotificationCenter::defaultCenter();
    follow(&app, &everywhere, ns_string!("com.apple.screenIsLocked"));
}

fn follow(app: &AppHandle, center: &NSNotificationCenter, name: &NSString) {
    let app = app.clone();
    let heard = RcBlock::new(move |_: NonNull<NSNotification>| darken(&app, DarkReason::Locked));
    let observer = unsafe { center.addObserverForName_object_queue_usingBlock(Some(name), None, None, &heard) };
    // For as long as the app runs.
    std::mem::forget(observer);
}
