//! One life of the game: how it is started, heard and ended.

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

use super::{Watch, say};
use crate::{
    heart::{self, Told},
    kiosk::AGAIN,
};

/// How often we look.
const TICK: Duration = Duration::from_millis(50);
/// A look that comes so late was held up itself: what the game told meanwhile is still to be heard.
const HELD_UP: Duration = Duration::from_millis(500);
/// So many times the usual patience is granted right after loading, and for as long.
const SETTLING: u32 = 3;
/// How long the last words of a game that ended may take.
const LAST_WORDS: Duration = Duration::from_millis(300);
/// How long a game that is killed may take to go.
const DYING: Duration = Duration::from_secs(2);
/// The longest line heard, in bytes: far more than the record of a game.
const LONGEST_TOLD: u64 = 4_000_000;
/// The longest line of standard error that is kept whole, in bytes, and how many lines are kept.
const LONGEST_ERROR: u64 = 1_000;
const MOST_ERRORS: usize = 80;

/// How a life ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum End {
    /// By itself, for good.
    Quit,
    /// By itself, to be started again.
    Again,
    /// By itself, in any other way.
    Broken(ExitStatus),
    /// By us: it gave no sign of life.
    Silent,
    /// Before it began: the system's words.
    Unborn(String),
}

impl Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Quit => f.write_str("ended for good"),
            End::Again => f.write_str("wants to be started again"),
            End::Broken(status) => write!(f, "ended with {status}"),
            End::Silent => f.write_str("gave no sign of life, and was ended"),
            End::Unborn(error) => write!(f, "could not be started: {error}"),
        }
    }
}

/// What is known of a life after its end.
#[derive(Debug)]
pub(super) struct Life {
    pub began: SystemTime,
    pub lasted: Duration,
    /// When it had loaded, from its beginning.
    pub alive_after: Option<Duration>,
    pub end: End,
    /// What it ended of, in its own words.
    pub fault: Option<String>,
    /// The record of its last game.
    pub game: String,
    /// The end of its standard error, oldest first.
    pub errors: Vec<String>,
}

impl Life {
    /// Starts a game and stays with it to its end.
    pub fn of(watch: &Watch, patience: Duration) -> Life {
        let (start, began) = (Instant::now(), SystemTime::now());
        let mut life = Life {
            began,
            lasted: Duration::ZERO,
            alive_after: None,
            end: End::Quit,
            fault: None,
            game: String::new(),
            errors: Vec::new(),
        };
        life.end = match Body::new(watch) {
            Err(error) => End::Unborn(error.to_string()),
            Ok(mut body) => {
                let end = life.go_on(&mut body, start, patience, watch.loading);
                life.lasted = start.elapsed();
                life.hear_last_words(&body, start);
                if end == End::Silent {
                    body.bury();
                }
                end
            }
        };
        life
    }

    /// Listens until the game ended, or was ended.
    fn go_on(&mut self, body: &mut Body, start: Instant, patience: Duration, loading: Duration) -> End {
        let mut last_sign = start;
        loop {
            let looked = Instant::now();
            match body.told.recv_timeout(TICK) {
                Ok(told) => {
                    last_sign = Instant::now();
                    self.hear(told, start);
                }
                Err(RecvTimeoutError::Timeout) => {}
                // It closed its standard output; its end will follow, or our patience will end.
                Err(RecvTimeoutError::Disconnected) => thread::sleep(TICK),
            }
            while let Ok(told) = body.told.try_recv() {
                self.hear(told, start);
            }
            match body.child.try_wait() {
                Ok(Some(status)) if status.success() => return End::Quit,
                Ok(Some(status)) if status.code() == Some(AGAIN.into()) => return End::Again,
                Ok(Some(status)) => return End::Broken(status),
                // What cannot be asked for cannot have ended: the silence will tell.
                Ok(None) | Err(_) => {}
            }
            if looked.elapsed() > HELD_UP {
                last_sign = Instant::now();
            }
            let patience = match self.alive_after {
                None => loading,
                // What is seen for the first time is made ready for the graphics card, which may hold up a frame.
                Some(after) if start.elapsed() < after + patience * SETTLING => patience * SETTLING,
                Some(_) => patience,
            };
            if last_sign.elapsed() > patience {
                // One that cannot be killed is gone already.
                let _ = body.child.kill();
                return End::Silent;
            }
        }
    }

    fn hear(&mut self, told: Told, start: Instant) {
        match told {
            Told::Loading => {}
            Told::Alive if self.alive_after.is_some() => {}
            Told::Alive => {
                let after = start.elapsed();
                self.alive_after = Some(after);
                say(format_args!("the game runs after {:.1} s", after.as_secs_f32()));
            }
            Told::Game(record) => self.game = record,
            Told::Fault(fault) => self.fault = Some(fault),
        }
    }

    /// What was said and not heard yet. What the game started may hold its pipes open: nobody waits long.
    fn hear_last_words(&mut self, body: &Body, start: Instant) {
        let until = Instant::now() + LAST_WORDS;
        loop {
            match body.told.try_recv() {
                Ok(told) => self.hear(told, start),
                Err(TryRecvError::Disconnected) if body.errors.is_whole() => break,
                Err(_) if Instant::now() < until => thread::sleep(TICK / 5),
                Err(_) => break,
            }
        }
        self.errors = body.errors.lines();
    }
}

/// A running game with its pipes.
pub(super) struct Body {
    /// Its standard input is a pipe of ours, which closes when we end, however that is: then the game ends too.
    child: Child,
    told: Receiver<Told>,
    errors: Tail,
}

impl Body {
    /// Starts a game.
    pub fn new(watch: &Watch) -> io::Result<Body> {
        let mut child = Command::new(&watch.program)
            .args(&watch.words)
            .env(heart::WATCHED, "1")
            // Its standard error is kept as text.
            .env("NO_COLOR", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        match (listen(&mut child), Tail::of(&mut child)) {
            (Ok(told), Ok(errors)) => Ok(Body { child, told, errors }),
            (Err(error), _) | (_, Err(error)) => {
                let _ = child.kill();
                let _ = child.wait();
                Err(error)
            }
        }
    }

    /// Waits for one that was killed. One that hangs inside the system may never go: the next one is not kept waiting.
    fn bury(mut self) {
        let until = Instant::now() + DYING;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(TICK / 5),
                Ok(Some(_)) | Err(_) => return,
            }
        }
        let _ = thread::Builder::new().spawn(move || self.child.wait());
    }
}

/// Hears what a game tells on its standard output; anything else there is passed on.
fn listen(child: &mut Child) -> io::Result<Receiver<Told>> {
    let (sender, told) = mpsc::channel();
    let source = child.stdout.take();
    thread::Builder::new().name("listener".to_owned()).spawn(move || {
        each_line(source, LONGEST_TOLD, |line| match Told::read(&String::from_utf8_lossy(line)) {
            // Nobody asks any more: the rest is read all the same, so that nobody waits for us.
            Some(told) => drop(sender.send(told)),
            None => pass_on(line),
        });
    })?;
    Ok(told)
}

/// The end of a game's standard error, which is passed on.
struct Tail(Arc<Mutex<(VecDeque<String>, bool)>>);

impl Tail {
    fn of(child: &mut Child) -> io::Result<Tail> {
        let tail = Arc::new(Mutex::new((VecDeque::new(), false)));
        let (kept, source) = (Arc::clone(&tail), child.stderr.take());
        thread::Builder::new().name("errors".to_owned()).spawn(move || {
            each_line(source, LONGEST_ERROR, |line| {
                pass_on(line);
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                if kept.0.len() == MOST_ERRORS {
                    kept.0.pop_front();
                }
                kept.0.push_back(String::from_utf8_lossy(line).trim_end().to_owned());
            });
            kept.lock().unwrap_or_else(PoisonError::into_inner).1 = true;
        })?;
        Ok(Tail(tail))
    }

    /// Whether nothing more will come.
    fn is_whole(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).1
    }

    fn lines(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0.iter().cloned().collect()
    }
}

/// Every line of a source, with its end; one that is longer than `longest` bytes comes in pieces.
fn each_line(source: Option<impl Read>, longest: u64, mut heard: impl FnMut(&[u8])) {
    let Some(source) = source else { return };
    let mut source = BufReader::new(source);
    let mut line = Vec::new();
    while source.by_ref().take(longest).read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        heard(&line);
        line.clear();
    }
}

/// Hands a line on to our own standard error; where that is closed or full, the game goes on.
fn pass_on(line: &[u8]) {
    let _ = io::stderr().write_all(line);
}
