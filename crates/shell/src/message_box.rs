//! A message box of the system, for an error that leaves the game without a window.

use std::thread;

use rfd::{MessageDialog, MessageLevel};

use crate::texts::Translated;

/// Shows an error and blocks until the player closes the box. Call it on the main thread, once the event loop of the
/// window has ended. On Linux, the program `zenity` draws the box; if it is not installed or finds no display, nothing
/// is shown.
pub fn show_error(title: &Translated, text: &Translated) {
    let dialog = MessageDialog::new().set_level(MessageLevel::Error).set_title(&**title).set_description(&**text);
    if cfg!(windows) {
        // A box dispatches the events of its thread. The window of a game that panicked may still exist on the main
        // thread, and must not receive any.
        if let Ok(shown) = thread::Builder::new().name("message".to_owned()).spawn(move || dialog.show()) {
            let _ = shown.join();
        }
    } else {
        // macOS shows boxes only on the main thread.
        dialog.show();
    }
}
