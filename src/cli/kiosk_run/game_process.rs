//! One run of the game: starting, monitoring and ending its process.

use std::{
    collections::VecDeque,
    fmt::{self, Display},
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, Command, ExitStatus, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, TryRecvError},
    },
    thread,
    time::{Duration, Instant, SystemTime},
};

use super::{Supervisor, say};
use crate::{
    heartbeat::{self, HeartbeatMessage},
    kiosk::RESTART_EXIT_CODE,
};

/// The time between two polls of the game.
const TICK: Duration = Duration::from_millis(50);
/// If a poll takes longer than this, the supervisor itself was delayed, and the timeout starts again: messages that the
/// game sent in the meantime may still be unread.
const LATE_POLL: Duration = Duration::from_millis(500);
/// The factor by which the timeout is extended right after loading. The extension ends once the extended timeout has
/// passed.
const SETTLING: u32 = 3;
/// The time to wait for the last output of a game that has ended.
const DRAIN_TIMEOUT: Duration = Duration::from_millis(300);
/// The time to wait for the end of a killed game.
const KILL_TIMEOUT: Duration = Duration::from_secs(2);
/// The maximum length of a line of standard output in bytes: far more than the record of a game needs.
const LONGEST_MESSAGE: u64 = 4_000_000;
/// The maximum length of a line of standard error in bytes.
const LONGEST_ERROR: u64 = 1_000;
/// The maximum number of lines of standard error that are kept.
const MAX_ERRORS: usize = 80;

/// How a run ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum End {
    /// The game quit normally.
    Quit,
    /// The game requested a restart.
    Again,
    /// The game ended with any other exit status.
    Broken(ExitStatus),
    /// The supervisor killed the game because the game sent no heartbeat in time.
    TimedOut,
    /// The game could not be started; the field is the error of the operating system.
    NotStarted(String),
}

impl Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Quit => f.write_str("quit"),
            End::Again => f.write_str("requested a restart"),
            End::Broken(status) => write!(f, "ended with {status}"),
            End::TimedOut => f.write_str("sent no heartbeat and was killed"),
            End::NotStarted(error) => write!(f, "could not be started: {error}"),
        }
    }
}

/// The description of a run; complete once the run has ended.
#[derive(Debug)]
pub(super) struct GameRun {
    pub began: SystemTime,
    pub lasted: Duration,
    /// The time from the start until loading was complete; `None` if it never was.
    pub alive_after: Option<Duration>,
    pub end: End,
    /// The cause of the end, as reported by the game.
    pub fault: Option<String>,
    /// The record that the process reported last, as JSON; empty if it reported none.
    pub game: String,
    /// The last lines of standard error, oldest first.
    pub errors: Vec<String>,
}

impl GameRun {
    /// Starts the game and monitors it until it ends.
    pub fn of(supervisor: &Supervisor, patience: Duration) -> GameRun {
        let (start, began) = (Instant::now(), SystemTime::now());
        let mut run = GameRun {
            began,
            lasted: Duration::ZERO,
            alive_after: None,
            end: End::Quit,
            fault: None,
            game: String::new(),
            errors: Vec::new(),
        };
        run.end = match GameProcess::new(supervisor) {
            Err(error) => End::NotStarted(error.to_string()),
            Ok(mut process) => {
                let end = run.monitor(&mut process, start, patience, supervisor.loading);
                run.lasted = start.elapsed();
                run.drain_output(&process, start);
                if end == End::TimedOut {
                    process.reap();
                }
                end
            }
        };
        run
    }

    /// Monitors the game until it has ended or been killed.
    fn monitor(&mut self, process: &mut GameProcess, start: Instant, patience: Duration, loading: Duration) -> End {
        let mut last_sign = start;
        loop {
            let poll_start = Instant::now();
            match process.messages.recv_timeout(TICK) {
                Ok(message) => {
                    last_sign = Instant::now();
                    self.handle_message(message, start);
                }
                Err(RecvTimeoutError::Timeout) => {}
                // The game closed its standard output; either it ends soon, or the timeout expires.
                Err(RecvTimeoutError::Disconnected) => thread::sleep(TICK),
            }
            while let Ok(message) = process.messages.try_recv() {
                self.handle_message(message, start);
            }
            match process.child.try_wait() {
                Ok(Some(status)) if status.success() => return End::Quit,
                Ok(Some(status)) if status.code() == Some(RESTART_EXIT_CODE.into()) => return End::Again,
                Ok(Some(status)) => return End::Broken(status),
                // If the status cannot be queried, the game is treated as running, and the timeout decides.
                Ok(None) | Err(_) => {}
            }
            if poll_start.elapsed() > LATE_POLL {
                last_sign = Instant::now();
            }
            let patience = match self.alive_after {
                None => loading,
                // The first use of graphics resources may delay a frame.
                Some(after) if start.elapsed() < after + patience * SETTLING => patience * SETTLING,
                Some(_) => patience,
            };
            if last_sign.elapsed() > patience {
                // Even if killing fails, the game is started again.
                let _ = process.child.kill();
                return End::TimedOut;
            }
        }
    }

    fn handle_message(&mut self, message: HeartbeatMessage, start: Instant) {
        match message {
            HeartbeatMessage::Loading => {}
            HeartbeatMessage::Alive if self.alive_after.is_some() => {}
            HeartbeatMessage::Alive => {
                let after = start.elapsed();
                self.alive_after = Some(after);
                say(format_args!("the game loaded after {:.1} s", after.as_secs_f32()));
            }
            HeartbeatMessage::Game(record) => self.game = record,
            HeartbeatMessage::Fault(fault) => self.fault = Some(fault),
        }
    }

    /// Reads the remaining output. Child processes of the game may hold its pipes open, so the wait is short.
    fn drain_output(&mut self, process: &GameProcess, start: Instant) {
        let until = Instant::now() + DRAIN_TIMEOUT;
        loop {
            match process.messages.try_recv() {
                Ok(message) => self.handle_message(message, start),
                Err(TryRecvError::Disconnected) if process.errors.is_whole() => break,
                Err(_) if Instant::now() < until => thread::sleep(TICK / 5),
                Err(_) => break,
            }
        }
        self.errors = process.errors.lines();
    }
}

/// A running game process with its pipes.
pub(super) struct GameProcess {
    /// The process reads from our pipe. When the supervisor ends for whatever reason, the pipe closes, and the game
    /// ends too.
    child: Child,
    messages: Receiver<HeartbeatMessage>,
    errors: Tail,
}

impl GameProcess {
    /// Starts the process.
    pub fn new(supervisor: &Supervisor) -> io::Result<GameProcess> {
        let mut child = Command::new(&supervisor.program)
            .args(&supervisor.words)
            .env(heartbeat::SUPERVISED, "1")
            // Standard error is stored as plain text.
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        match (listen(&mut child), Tail::of(&mut child)) {
            (Ok(messages), Ok(errors)) => Ok(GameProcess { child, messages, errors }),
            (Err(error), _) | (_, Err(error)) => {
                let _ = child.kill();
                let _ = child.wait();
                Err(error)
            }
        }
    }

    /// Waits for a killed process. If it hangs in the kernel and never ends, the next run does not wait for it.
    fn reap(mut self) {
        let until = Instant::now() + KILL_TIMEOUT;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(TICK / 5),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        let _ = thread::Builder::new().spawn(move || self.child.wait());
    }
}

/// Reads the messages of the game from its standard output; all other lines are passed on.
fn listen(child: &mut Child) -> io::Result<Receiver<HeartbeatMessage>> {
    let (sender, messages) = mpsc::channel();
    let source = child.stdout.take();
    thread::Builder::new().name("listener".to_owned()).spawn(move || {
        each_line(source, LONGEST_MESSAGE, |line| match HeartbeatMessage::parse(&String::from_utf8_lossy(line)) {
            // Sending fails once nobody receives messages any more. The pipe is still drained, so that the game does
            // not block.
            Some(message) => drop(sender.send(message)),
            None => pass_on(line),
        });
    })?;
    Ok(messages)
}

/// The last lines of the game's standard error, which is also passed on.
struct Tail(Arc<Mutex<(VecDeque<String>, bool)>>);

impl Tail {
    fn of(child: &mut Child) -> io::Result<Tail> {
        let tail = Arc::new(Mutex::new((VecDeque::new(), false)));
        let (kept, source) = (Arc::clone(&tail), child.stderr.take());
        thread::Builder::new().name("errors".to_owned()).spawn(move || {
            each_line(source, LONGEST_ERROR, |line| {
                pass_on(line);
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.0.len() == MAX_ERRORS {
                    kept.0.pop_front();
                }
                kept.0.push_back(String::from_utf8_lossy(line).trim_end().to_owned());
            });
            kept.lock().unwrap_or_else(PoisonError::into_inner).1 = true;
        })?;
        Ok(Tail(tail))
    }

    /// Returns true if the stream has ended.
    fn is_whole(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1
    }

    fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0.iter().cloned().collect()
    }
}

/// Calls `on_line` for every line of a source, including its newline; a line longer than `longest` bytes is split.
fn each_line(source: Option<impl Read>, longest: u64, mut on_line: impl FnMut(&[u8])) {
    let Some(source) = source else { return };
    let mut source = BufReader::new(source);
    let mut line = Vec::new();
    while source.by_ref().take(longest).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        on_line(&line);
        line.clear();
    }
}

/// Writes a line to our standard error; errors are ignored, so that the game continues.
fn pass_on(line: &[u8]) {
    let _ = io::stderr().write_all(line);
}
