//! Opens the window for every command that needs one. Announces the report of an earlier error, and says in a message
//! box how this run failed, because players who start the game from a menu do not see standard error.

use std::panic::{self, AssertUnwindSafe};

use super::{crash_report, kiosk_run::report::Reports, output::Failure};
use crate::{
    heartbeat,
    launch::{LaunchArgs, LaunchOptions},
    open,
};

/// Opens the window with these options, which are made from the arguments in `launch`.
pub(super) fn open(
    launch: &LaunchArgs,
    options: impl FnOnce() -> Result<LaunchOptions, Failure>,
) -> Result<(), Failure> {
    // At a kiosk, the supervisor writes the reports, and visitors need no message.
    if launch.kiosk || heartbeat::is_watched() {
        return Ok(open::window(options()?)?);
    }
    crash_report::watch();
    let run = || -> Result<(), Failure> { Ok(open::window(announcing(options()?))?) };
    let outcome = panic::catch_unwind(AssertUnwindSafe(run));
    #[cfg(feature = "window")]
    super::error_box::show_error(launch, &outcome);
    outcome.unwrap_or_else(|panicked| panic::resume_unwind(panicked))
}

/// Adds the message about an earlier report, unless there is another message to show or nobody is there to read it.
fn announcing(options: LaunchOptions) -> LaunchOptions {
    if options.error.is_some() || options.screenshot.is_some() || options.spectate {
        return options;
    }
    match crash_report::announcement(&Reports::default_location()) {
        Some((error, note)) => LaunchOptions { error: Some(error), crash_note: Some(note), ..options },
        None => options,
    }
}
