//! Output, failures and exit codes. An error prints one line on standard error; a closed pipe is not an error.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use crate::{kiosk::RESTART_EXIT_CODE, open::Closed};
use tabletop::sentences::escaped;

/// The reason why a command did not end normally.
#[derive(Debug)]
pub(super) enum Failure {
    /// The game refuses the input.
    Refused(String),
    /// The input is unusable.
    Unusable(String),
    /// The reader of standard output has closed it.
    ClosedPipe,
    /// The staff of a kiosk requested a restart.
    Restart,
}

impl Failure {
    /// Creates a failure for an invalid option; `what` consists of the option's name (without its dashes), a colon and
    /// an explanation.
    pub(super) fn invalid_option(what: String) -> Failure {
        Failure::Unusable(format!("--{what}"))
    }
}

impl From<Closed> for Failure {
    fn from(closed: Closed) -> Failure {
        match closed {
            Closed::Error(line) => Failure::Unusable(line),
            Closed::Restart => Failure::Restart,
        }
    }
}

/// Writes to standard output.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(Failure::ClosedPipe),
        Err(error) => Err(Failure::Unusable(format!("standard output: {error}"))),
    }
}

/// Prints the line of a failure and returns the exit code.
pub(super) fn exit_code(outcome: Result<(), Failure>) -> ExitCode {
    let (code, line) = match outcome {
        Ok(()) | Err(Failure::ClosedPipe) => return ExitCode::SUCCESS,
        Err(Failure::Restart) => return ExitCode::from(RESTART_EXIT_CODE),
        Err(Failure::Refused(line)) => (1, line),
        Err(Failure::Unusable(line)) => (2, line),
    };
    // If standard error is closed, only the exit code reports the failure.
    let _ = writeln!(io::stderr(), "hacienda: {}", escaped(&line));
    ExitCode::from(code)
}
