//! While a kiosk is watched over the machine neither sleeps nor darkens its screen, where systemd can be asked for that.

use std::{
    ffi::OsStr,
    io::{self, PipeReader, PipeWriter},
    process::{Command, Output, Stdio},
    thread,
};

use super::say;

/// The program that asks for it.
pub(super) const INHIBIT: &str = "systemd-inhibit";
/// What is asked for, until something is granted: whoever never logged in, such as the user of the kiosk's unit, may keep the
/// machine from idling and not from sleep.
const WHAT: [&str; 2] = ["idle:sleep", "idle"];

/// Keeps the machine awake by that program, which is given as a command, for as long as what this gives is there.
///
/// The program waits beside the game, not around it: a game that hangs could not be killed through another program, nor would
/// its end be told. It reads from a pipe of ours, which closes when we end, however that is.
pub(super) fn keep(inhibit: Vec<impl AsRef<OsStr> + Send + 'static>) -> Option<PipeWriter> {
    let begin = || -> io::Result<PipeWriter> {
        let (theirs, ours) = io::pipe()?;
        thread::Builder::new().name("awake".to_owned()).spawn(move || {
            if let Some(why) = hold(&inhibit, &theirs) {
                may_sleep(&why);
            }
        })?;
        Ok(ours)
    };
    begin().map_err(|error| may_sleep(&error.to_string())).ok()
}

/// Holds the first thing that is granted until the pipe closes; says why, where nothing is.
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

/// Asks for something and holds it until the pipe closes; then it ends well.
fn ask(inhibit: &[impl AsRef<OsStr>], what: &str, pipe: &PipeReader) -> io::Result<Output> {
    let (program, words) = inhibit.split_first().ok_or(io::ErrorKind::NotFound)?;
    Command::new(program)
        .args(words)
        .arg(format!("--what={what}"))
        .args(["--who=Hacienda", "--why=A kiosk is shown", "cat"])
        .stdin(Stdio::from(pipe.try_clone()?))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?
        .wait_with_output()
}

fn may_sleep(why: &str) {
    say(format_args!("nothing here keeps the screen from sleeping: {why}"));
}
