//! What a watched game tells the program that watches over it, a line each: that it lives, what is played, and why it ends.

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

/// The variable of the environment that tells a game it is watched.
pub const WATCHED: &str = "HACIENDA_WATCHED";

/// Opens every line that is meant for the watcher; others are anybody's.
const MARK: &str = "hacienda-heart";

/// How long a game whose watcher has gone may take to close by itself.
const FAREWELL: Duration = Duration::from_secs(2);

/// What a line tells.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// A frame was made, and something still loads that may take its time.
    Loading,
    /// A frame was made.
    Alive,
    /// The record of the game on the table, as JSON on one line; empty when there is none any more.
    Game(String),
    /// What the program ends of.
    Fault(String),
}

impl Told {
    /// The line without its end.
    pub fn line(&self) -> String {
        let (word, what) = match self {
            Told::Loading => ("loading", ""),
            Told::Alive => ("alive", ""),
            Told::Game(record) => ("game", record.as_str()),
            Told::Fault(what) => ("fault", what.as_str()),
        };
        // A panic may speak in several lines.
        format!("{MARK} {word} {what}").replace(|sign: char| sign.is_control(), " ")
    }

    /// What a line tells, if it is meant for the watcher.
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

/// Whether somebody watches over this program.
pub fn is_watched() -> bool {
    std::env::var_os(WATCHED).is_some_and(|value| !value.is_empty())
}

/// Tells the watcher. A pipe, not a file: a full disk stops no heart.
pub fn tell(told: &Told) {
    let mut out = io::stdout().lock();
    // Nobody listens any more: then nobody misses it.
    let _ = writeln!(out, "{}", told.line()).and_then(|()| out.flush());
}

/// Ends the program at once, whatever its threads are doing, so that it is started again.
pub fn end(what: &str) -> ! {
    tell(&Told::Fault(what.to_owned()));
    process::abort()
}

thread_local! {
    /// Whether a panic of this thread is caught.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
}

/// Does what may panic without ending the program; whoever calls it goes on without the result.
///
/// # Errors
/// What it panicked with.
pub fn caught<R>(work: impl FnOnce() -> R) -> thread::Result<R> {
    let before = CAUGHT.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(before);
    done
}

/// From now on a panic in any thread ends the program, unless it is caught, after what usually happens in a panic: a thread
/// that is missing could leave the rest waiting for it.
pub fn end_on_panic() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        usual(panicked);
        if !CAUGHT.get() {
            end(&panicked.to_string())
        }
    }));
}

/// Becomes true when the watcher has gone, however it ended: its end of standard input is closed then. If the program is still
/// there two seconds later, it is ended.
///
/// # Errors
/// When the system has no thread to wait with.
pub fn watcher_gone() -> io::Result<Arc<AtomicBool>> {
    let gone = Arc::new(AtomicBool::new(false));
    let said = Arc::clone(&gone);
    thread::Builder::new().name("watcher".to_owned()).spawn(move || {
        // What comes is nothing to us; an error is as good as an end.
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
