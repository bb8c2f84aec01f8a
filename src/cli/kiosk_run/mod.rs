//! `hacienda kiosk-run`: starts the game as a kiosk, watches over it, and starts it again whenever it ends but for good.

mod awake;
mod life;
mod report;
#[cfg(all(test, unix))]
mod tests;

use std::{
    env,
    ffi::OsString,
    fmt::Display,
    io::{self, Write},
    path::PathBuf,
    thread,
    time::Duration,
};

use clap::{Args, Parser};

use self::{
    life::{End, Life},
    report::Reports,
};
use super::{CommandLine, one_line, output::Failure};
use tabletop::sentences::escaped;

/// The word that makes a kiosk of the game.
const KIOSK: &str = "--kiosk";

/// How long a game may be silent until it made its first frame on which nothing loads, and how long a report at most waits
/// for the last words of one that ended.
const LOADING: Duration = Duration::from_secs(60);

/// A game that ends sooner than this ended early.
const EARLY: Duration = Duration::from_secs(10);
/// So many early ends in a row may be bad luck: the game is started again at once.
const AT_ONCE: u32 = 3;
/// The longest pause before another try.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// The longest silence that a slow machine is granted.
const LONGEST_PATIENCE: Duration = Duration::from_secs(40);

/// The words for a kiosk that is watched over.
#[derive(Args)]
pub(super) struct KioskWords {
    /// Seconds, 1 to 40, without a sign of life after which the game is stopped and started again
    #[arg(long, value_name = "SECONDS", default_value = "2.5", value_parser = patience)]
    patience: Duration,
    /// Words for the game, as hacienda itself takes them
    #[arg(last = true, value_name = "WORD")]
    words: Vec<OsString>,
}

/// Seconds as a person writes them.
fn patience(word: &str) -> Result<Duration, String> {
    let seconds = word.parse().ok().filter(|seconds| (1.0..=LONGEST_PATIENCE.as_secs_f64()).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "a number from 1 to 40 is wanted".to_owned())
}

/// Watches over the game until it ends for good.
pub(super) fn kiosk_run(words: KioskWords) -> Result<(), Failure> {
    let unusable = |what: &dyn Display| Failure::Unusable(what.to_string());
    if !cfg!(feature = "window") {
        return Err(unusable(&"this build has no window to show a kiosk in"));
    }
    let game: Vec<OsString> =
        [KIOSK.into()].into_iter().chain(words.words.into_iter().filter(|word| word != KIOSK)).collect();
    // Words that no game would start with must not be tried for ever.
    let line = CommandLine::try_parse_from([OsString::from("hacienda")].into_iter().chain(game.clone()));
    let line = line.map_err(|error| unusable(&one_line(&error)))?;
    if line.command.is_some() {
        return Err(unusable(&"a kiosk shows the game: it takes no command"));
    }
    line.launch.options().map_err(Failure::word)?;
    let program =
        env::current_exe().map_err(|error| unusable(&format_args!("the program cannot find itself: {error}")))?;
    // Elsewhere nobody has that program.
    let _awake = if cfg!(target_os = "linux") { awake::keep(vec![awake::INHIBIT]) } else { None };
    Watch { program, words: game, patience: words.patience, loading: LOADING, reports: Reports::of_this_computer() }
        .run();
    Ok(())
}

/// How a game is started and watched.
struct Watch {
    program: PathBuf,
    words: Vec<OsString>,
    /// The longest silence of a game that runs.
    patience: Duration,
    /// The longest silence of a game that still loads.
    loading: Duration,
    reports: Reports,
}

impl Watch {
    /// Starts the game again and again until it ends for good.
    fn run(&self) {
        let mut luck = Luck::default();
        loop {
            let life = Life::of(self, self.patience * luck.slowness());
            match &life.end {
                End::Quit => return,
                End::Again => {}
                _ => self.mourn(&life, luck.is_worth_a_report(&life)),
            }
            thread::sleep(luck.pause_after(&life));
        }
    }

    /// Tells of an end, and reports it.
    fn mourn(&self, life: &Life, worth_a_report: bool) {
        say(format_args!("the game {} after {:.1} s", life.end, life.lasted.as_secs_f32()));
        if !worth_a_report {
            return;
        }
        match self.reports.write(&report::text(life, &self.words)) {
            Ok(Some(file)) => say(format_args!("report: {}", file.display())),
            Ok(None) => {}
            Err(error) => say(format_args!("no report can be kept: {error}")),
        }
    }
}

/// What the ends so far say of the next try.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Luck {
    /// Early ends in a row.
    early: u32,
    /// Games in a row that were too slow for our patience soon after they were loaded.
    slow: u32,
}

impl Luck {
    /// How many times the usual patience the next game gets: on a slow machine a game that lives must not be ended for ever.
    fn slowness(&self) -> u32 {
        1 << self.slow.min(4)
    }

    /// Whether another report says anything new: a game that cannot start at all must not push out all that were kept.
    fn is_worth_a_report(&self, life: &Life) -> bool {
        let which = self.early.saturating_add(1);
        life.lasted >= EARLY || which <= AT_ONCE || which.is_power_of_two()
    }

    /// How long to wait after this end.
    fn pause_after(&mut self, life: &Life) -> Duration {
        let early = life.lasted < EARLY;
        self.early = if early { self.early.saturating_add(1) } else { 0 };
        self.slow = if early && life.alive_after.is_some() && life.end == End::Silent { self.slow + 1 } else { 0 };
        let late = self.early.saturating_sub(AT_ONCE);
        if late == 0 { Duration::ZERO } else { Duration::from_secs(1 << (late - 1).min(5)).min(LONGEST_PAUSE) }
    }
}

/// Says a line on standard error. Where that is closed or full, the kiosk goes on without it.
fn say(what: impl Display) {
    let _ = writeln!(io::stderr(), "hacienda kiosk-run: {}", escaped(&what.to_string()));
}
