//! Keeps the machine from sleeping and its screen from turning off while the supervisor runs, using systemd.

use std::{
    ffi::OsStr,
    io::{self, PipeReader, PipeWriter},
    process::{Command, Output, Stdio},
    thread,
};

use super::say;

/// The program that takes the inhibitor lock.
pub(super) const INHIBIT: &str = "systemd-inhibit";
/// The locks to request, in this order, until one is granted. A user without a login session, such as the user of the
/// kiosk's systemd unit, may block idling but not sleep.
const WHAT: [&str; 2] = ["idle:sleep", "idle"];

/// Keeps the machine awake for as long as the returned value exists, by running this command: a program and its
/// arguments.
///
/// The program runs alongside the game and is not its parent: otherwise a hanging game could not be killed, and its
/// exit status would not be reported. The program reads from our pipe. When the supervisor ends for whatever reason,
/// the pipe closes, and the program ends too.
pub(super) fn keep(inhibit: Vec<impl AsRef<OsStr> + Send + 'static>) -> Option<PipeWriter> {
    let begin = || -> io::Result<PipeWriter> {
        let (theirs, ours) = io::pipe()?;
        thread::Builder::new().name("awake".to_owned()).spawn(move || {
            if let Some(why) = hold(&inhibit, &theirs) {
                report_failure(&why);
            }
        })?;
        Ok(ours)
    };
    begin().map_err(|error| report_failure(&error.to_string())).ok()
}

/// Holds the first lock that is granted, until the pipe closes. If none is granted, returns the reason.
pub(super) fn hold(inhibit: &[impl AsRef<OsStr>], pipe: &PipeReader) -> Option<String> {
    let mut why = String::new();
    for what in WHAT {
        match ask(inhibit, what, pipe) {
            Ok(ended) if ended.status.success() => return None,
            Ok(ended) => {
                let words = String::from_utf8_lossy(&ended.stderr);
                why = words.lines().next_back().map_or_else(|| ended.status.to_string(), str::to_owned);
            }
            Err(error) => why = error.to_string(),
        }
    }
    Some(why)
}

/// Requests a lock and holds it until the pipe closes; then the program exits successfully.
fn ask(inhibit: &[impl AsRef<OsStr>], what: &str, pipe: &PipeReader) -> io::Result<Output> {
    let (program, words) = inhibit.split_first().ok_or(io::ErrorKind::NotFound)?;
    Command::new(program)
        .args(words)
        .arg(format!("--what={what}"))
        .args(["--who=Hacienda", "--why=A kiosk is running", "cat"])
        .stdin(Stdio::from(pipe.try_clone()?))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?
        .wait_with_output()
}

fn report_failure(why: &str) {
    say(format_args!("the screen cannot be kept awake: {why}"));
}
