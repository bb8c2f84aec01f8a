//! The heartbeat: the messages of a supervised game to its watchdog, one per line. They report that the game is alive,
//! the game in progress, and why the program ends.

use std::{
    cell::Cell,
    io::{self, Write},
    panic::{self, AssertUnwindSafe},
    process,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

/// The environment variable that tells a game that it is supervised.
pub const WATCHED: &str = "HACIENDA_WATCHED";

/// The prefix of every line that is meant for the watchdog.
const MARK: &str = "hacienda-heart";

/// The time that a game has to close by itself after its watchdog is gone.
const FAREWELL: Duration = Duration::from_secs(2);

/// A message to the watchdog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// A frame was drawn, and something that may take a long time is still loading.
    Loading,
    /// A frame was drawn.
    Alive,
    /// The record of the current game, as JSON on one line; empty if there is none.
    Game(String),
    /// The reason why the program ends.
    Fault(String),
}

impl Told {
    /// Returns the message as a line, without its line end.
    pub fn line(&self) -> String {
        let (word, what) = match self {
            Told::Loading => ("loading", ""),
            Told::Alive => ("alive", ""),
            Told::Game(record) => ("game", record.as_str()),
            Told::Fault(what) => ("fault", what.as_str()),
        };
        // A panic message may span several lines.
        format!("{MARK} {word} {what}").replace(|sign: char| sign.is_control(), " ")
    }

    /// Parses a line; `None` if it is not meant for the watchdog.
    pub fn read(line: &str) -> Option<Told> {
        let told = line.trim().strip_prefix(MARK)?.strip_prefix(' ')?;
        let (word, what) = told.split_once(' ').unwrap_or((told, ""));
        match word {
            "loading" => Some(Told::Loading),
            "alive" => Some(Told::Alive),
            "game" => Some(Told::Game(what.to_owned())),
            "fault" => Some(Told::Fault(what.to_owned())),
            _ => None,
        }
    }
}

/// Returns true if a watchdog supervises this program.
pub fn is_watched() -> bool {
    std::env::var_os(WATCHED).is_some_and(|value| !value.is_empty())
}

/// Sends a message to the watchdog. It goes through a pipe, so a full disk cannot stop the heartbeat.
pub fn tell(told: &Told) {
    let mut out = io::stdout().lock();
    // A failed write means that the watchdog is gone, and then the message does not matter.
    let _ = writeln!(out, "{}", told.line()).and_then(|()| out.flush());
}

/// Ends the program at once, whatever its threads are doing, so that the watchdog restarts it.
pub fn end(what: &str) -> ! {
    tell(&Told::Fault(what.to_owned()));
    process::abort()
}

thread_local! {
    /// Set while this thread catches panics.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Runs work that may panic without ending the program. The caller continues without the result.
///
/// # Errors
/// Returns the payload of the panic.
pub fn caught<R>(work: impl FnOnce() -> R) -> thread::Result<R> {
    let before = CAUGHT.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(before);
    done
}

/// Makes an uncaught panic in any thread end the program from now on, after the usual panic output. Other threads could
/// otherwise wait forever for the one that died.
pub fn end_on_panic() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        usual(panicked);
        if !CAUGHT.get() {
            end(&panicked.to_string())
        }
    }));
}

/// Returns a flag that becomes true when the watchdog is gone, however it ended. Standard input is closed then. If the
/// program is still running two seconds later, it is ended.
///
/// # Errors
/// Fails if the system cannot spawn a thread.
pub fn watcher_gone() -> io::Result<Arc<AtomicBool>> {
    let gone = Arc::new(AtomicBool::new(false));
    let said = Arc::clone(&gone);
    thread::Builder::new().name("watcher".to_owned()).spawn(move || {
        // The input is ignored, and an error means the same as the end of the stream.
        let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
        said.store(true, Ordering::Relaxed);
        thread::sleep(FAREWELL);
        process::exit(1);
    })?;
    Ok(gone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_panic_that_somebody_waits_for_is_caught() {
        assert!(!CAUGHT.get());
        assert!(caught(|| caught(|| CAUGHT.get()).is_ok_and(|known| known) && CAUGHT.get()).is_ok_and(|known| known));
        assert!(caught(|| panic!("a disk's driver")).is_err());
        assert!(!CAUGHT.get(), "the next one ends the program");
    }

    #[test]
    fn what_is_told_is_read_again() {
        for told in [
            Told::Loading,
            Told::Alive,
            Told::Game("{\"seed\":7}".to_owned()),
            Told::Game(String::new()),
            Told::Fault("panicked at src/a.rs:1:2: no".to_owned()),
        ] {
            assert_eq!(Told::read(&told.line()), Some(told.clone()), "{told:?}");
        }
        assert_eq!(Told::read(&Told::Fault("two\nlines".to_owned()).line()), Some(Told::Fault("two lines".to_owned())));
        for other in ["", "alive", "hacienda-heart", "hacienda-heart stopped"] {
            assert_eq!(Told::read(other), None, "{other}");
        }
    }
}
