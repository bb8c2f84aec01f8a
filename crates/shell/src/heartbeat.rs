//! The heartbeat: the messages of a supervised game to its watchdog, one per line. They show that the program is alive,
//! and carry the record of the current game and the reason why the program ends.

use std::{
    cell::Cell,
    io::{self, Write},
    panic::{self, AssertUnwindSafe},
    process,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

/// The environment variable that is set for a supervised game.
pub const SUPERVISED: &str = "HACIENDA_WATCHED";

/// The prefix of every line that is meant for the watchdog.
const MARK: &str = "hacienda-heart";

/// The time that a game has to close by itself after its watchdog is gone.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(2);

/// A message to the watchdog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HeartbeatMessage {
    /// A frame was drawn, and the game is still loading.
    Loading,
    /// A frame was drawn.
    Alive,
    /// The record of the current game, as JSON on one line. Empty if no game is in play or the game has no record.
    Game(String),
    /// The reason why the program ends.
    Fault(String),
}

impl HeartbeatMessage {
    /// Returns the message as a line, without a trailing newline.
    pub fn line(&self) -> String {
        let (word, what) = match self {
            HeartbeatMessage::Loading => ("loading", ""),
            HeartbeatMessage::Alive => ("alive", ""),
            HeartbeatMessage::Game(record) => ("game", record.as_str()),
            HeartbeatMessage::Fault(what) => ("fault", what.as_str()),
        };
        // A panic message may span several lines.
        format!("{MARK} {word} {what}").replace(|c: char| c.is_control(), " ")
    }

    /// Parses a line; `None` if it is not a message to the watchdog.
    pub fn parse(line: &str) -> Option<HeartbeatMessage> {
        let message = line.trim().strip_prefix(MARK)?.strip_prefix(' ')?;
        let (word, what) = message.split_once(' ').unwrap_or((message, ""));
        match word {
            "loading" => Some(HeartbeatMessage::Loading),
            "alive" => Some(HeartbeatMessage::Alive),
            "game" => Some(HeartbeatMessage::Game(what.to_owned())),
            "fault" => Some(HeartbeatMessage::Fault(what.to_owned())),
            _ => None,
        }
    }
}

/// Returns true if a watchdog supervises this program.
pub fn is_watched() -> bool {
    std::env::var_os(SUPERVISED).is_some_and(|value| !value.is_empty())
}

/// Sends a message to the watchdog. It goes through a pipe, so a full disk cannot stop the heartbeat.
pub fn send(message: &HeartbeatMessage) {
    let mut out = io::stdout().lock();
    // If the write fails, the watchdog is gone, and the message does not matter.
    let _ = writeln!(out, "{}", message.line()).and_then(|()| out.flush());
}

/// Ends the program at once, whatever its threads are doing, so that the watchdog restarts it.
pub fn abort(what: &str) -> ! {
    send(&HeartbeatMessage::Fault(what.to_owned()));
    process::abort()
}

thread_local! {
    /// Set while this thread catches panics.
    static CATCHING: Cell<bool> = const { Cell::new(false) };
}

/// Runs work whose panic must not end the program. After a panic, the caller continues without the result.
///
/// # Errors
/// Returns the payload of the panic.
pub fn catch_panic<R>(work: impl FnOnce() -> R) -> thread::Result<R> {
    let before = CATCHING.replace(true);
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    CATCHING.set(before);
    done
}

/// Makes an uncaught panic in any thread end the program, after the usual panic output. Otherwise, other threads could
/// wait forever for the thread that died.
pub fn abort_on_panic() {
    on_panic(|what| abort(what));
}

/// Calls `act` with the cause of each error that ends the program; set by [`on_fault`].
static ON_FAULT: OnceLock<Box<dyn Fn(&str) + Send + Sync>> = OnceLock::new();

/// Registers `act`, which is called with the message of each uncaught panic in any thread, after the usual panic
/// output, and with each cause passed to [`report_fault`]. Later registrations have no effect.
pub fn on_fault(act: impl Fn(&str) + Send + Sync + 'static) {
    if ON_FAULT.set(Box::new(act)).is_ok() {
        on_panic(handle_fault);
    }
}

/// Reports the cause of an error that is about to end the program without a panic: to the watchdog, if there is one,
/// and to the function given to [`on_fault`].
pub fn report_fault(cause: &str) {
    if is_watched() {
        send(&HeartbeatMessage::Fault(cause.to_owned()));
    }
    handle_fault(cause);
}

fn handle_fault(cause: &str) {
    if let Some(act) = ON_FAULT.get() {
        act(cause);
    }
}

/// Registers `act`, which is called with the message of each uncaught panic in any thread, after the usual panic
/// output.
fn on_panic(act: impl Fn(&str) + Send + Sync + 'static) {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        usual(panicked);
        if !CATCHING.get() {
            act(&panicked.to_string());
        }
    }));
}

/// True while the game on the table is played on a server.
static REMOTE: AtomicBool = AtomicBool::new(false);

/// Records whether the game on the table is played on a server. If it is, a report leaves out the game saved last,
/// which is a different game.
pub fn set_remote(remote: bool) {
    REMOTE.store(remote, Ordering::Relaxed);
}

/// Returns true while the game on the table is played on a server.
pub fn is_remote() -> bool {
    REMOTE.load(Ordering::Relaxed)
}

/// The type and name of the graphics adapter, once it is known.
static ADAPTER: OnceLock<String> = OnceLock::new();

/// Stores the type and name of the graphics adapter for reports. Later calls have no effect.
pub fn set_adapter(name: &str) {
    ADAPTER.get_or_init(|| name.to_owned());
}

/// Returns the type and name of the graphics adapter, once it is known.
pub fn adapter() -> Option<&'static str> {
    ADAPTER.get().map(String::as_str)
}

/// Returns a flag that becomes true when the watchdog is gone: standard input closes, however the watchdog ended. If
/// the program is still running two seconds later, it is terminated.
///
/// # Errors
/// Fails if the system cannot spawn a thread.
pub fn spawn_watchdog_monitor() -> io::Result<Arc<AtomicBool>> {
    let gone = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&gone);
    thread::Builder::new().name("watcher".to_owned()).spawn(move || {
        // The input is ignored, and an error means the same as the end of the stream.
        let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
        flag.store(true, Ordering::Relaxed);
        thread::sleep(SHUTDOWN_GRACE);
        process::exit(1);
    })?;
    Ok(gone)
}

#[cfg(test)]
mod tests {
    use std::sync::{Mutex, PoisonError};

    use super::*;

    #[test]
    fn every_fault_is_passed_on_except_a_caught_panic() {
        static CAUSES: Mutex<Vec<String>> = Mutex::new(Vec::new());
        let reported =
            |what: &str| CAUSES.lock().unwrap_or_else(PoisonError::into_inner).iter().any(|cause| cause.contains(what));
        report_fault("too early");
        on_fault(|cause| CAUSES.lock().unwrap_or_else(PoisonError::into_inner).push(cause.to_owned()));
        report_fault("no window");
        assert!(thread::spawn(|| panic!("no cows")).join().is_err());
        assert!(catch_panic(|| panic!("no disk")).is_err());
        assert!(reported("no window") && reported("no cows"));
        assert!(!reported("too early") && !reported("no disk"));
    }

    #[test]
    fn only_panics_inside_catch_panic_are_caught() {
        assert!(!CATCHING.get());
        assert!(
            catch_panic(|| catch_panic(|| CATCHING.get()).is_ok_and(|known| known) && CATCHING.get())
                .is_ok_and(|known| known)
        );
        assert!(catch_panic(|| panic!("a disk driver")).is_err());
        assert!(!CATCHING.get(), "the next panic must end the program");
    }

    #[test]
    fn messages_survive_a_round_trip() {
        for message in [
            HeartbeatMessage::Loading,
            HeartbeatMessage::Alive,
            HeartbeatMessage::Game("{\"seed\":7}".to_owned()),
            HeartbeatMessage::Game(String::new()),
            HeartbeatMessage::Fault("panicked at src/a.rs:1:2: no".to_owned()),
        ] {
            assert_eq!(HeartbeatMessage::parse(&message.line()), Some(message.clone()), "{message:?}");
        }
        assert_eq!(
            HeartbeatMessage::parse(&HeartbeatMessage::Fault("two\nlines".to_owned()).line()),
            Some(HeartbeatMessage::Fault("two lines".to_owned()))
        );
        for other in ["", "alive", "hacienda-heart", "hacienda-heart stopped"] {
            assert_eq!(HeartbeatMessage::parse(other), None, "{other}");
        }
    }
}
