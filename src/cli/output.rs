//! Printing, failures and exit codes: one line on standard error, and a closed pipe is nobody's fault.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use crate::{kiosk::AGAIN, open::Closed};
use tabletop::sentences::escaped;

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub(super) enum Failure {
    /// The game says no.
    No(String),
    /// The input is unusable.
    Unusable(String),
    /// Whoever read the output has gone.
    NobodyListens,
    /// The window is to be opened again.
    Again,
}

impl Failure {
    /// A word and what is wrong with it, as the command line writes words.
    pub(super) fn word(what: String) -> Failure {
        Failure::Unusable(format!("--{what}"))
    }
}

impl From<Closed> for Failure {
    fn from(closed: Closed) -> Failure {
        match closed {
            Closed::Trouble(line) => Failure::Unusable(line),
            Closed::Again => Failure::Again,
        }
    }
}

/// Writes to standard output.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(Failure::NobodyListens),
        Err(error) => Err(Failure::Unusable(format!("standard output: {error}"))),
    }
}

/// The exit code of an outcome, after the one line that a failure has to say.
pub(super) fn exit_code(outcome: Result<(), Failure>) -> ExitCode {
    let (code, line) = match outcome {
        Ok(()) | Err(Failure::NobodyListens) => return ExitCode::SUCCESS,
        Err(Failure::Again) => return ExitCode::from(AGAIN),
        Err(Failure::No(line)) => (1, line),
        Err(Failure::Unusable(line)) => (2, line),
    };
    // Where standard error is closed as well, the code alone must do.
    let _ = writeln!(io::stderr(), "hacienda: {}", escaped(&line));
    ExitCode::from(code)
}
