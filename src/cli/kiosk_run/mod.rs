//! `hacienda kiosk-run`: starts the game as a kiosk, supervises it, and restarts it whenever it ends, unless it quits
//! normally.

mod game_process;
pub(super) mod report;
mod stay_awake;
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
    game_process::{End, GameRun},
    report::Reports,
};
use super::{CommandLine, one_line, output::Failure};
use tabletop::sentences::escaped;

/// The option that runs the game as a kiosk.
const KIOSK: &str = "--kiosk";

/// The timeout while the game is loading, until it reports that loading is complete.
const LOADING: Duration = Duration::from_secs(60);

/// A run that ends sooner than this counts as an early end.
const EARLY: Duration = Duration::from_secs(10);
/// After up to this many successive early ends, the game is restarted at once.
const AT_ONCE: u32 = 3;
/// The maximum pause before a restart.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// The maximum value of `--patience`.
const LONGEST_PATIENCE: Duration = Duration::from_secs(40);

/// The arguments of a supervised kiosk.
#[derive(Args)]
pub(super) struct KioskArgs {
    /// Seconds without a heartbeat, 1 to 40, after which the game is killed and restarted
    #[arg(long, value_name = "SECONDS", default_value = "2.5", value_parser = patience)]
    patience: Duration,
    /// Arguments for the game, the same as for hacienda itself
    #[arg(last = true, value_name = "WORD")]
    words: Vec<OsString>,
}

/// Parses a number of seconds.
fn patience(word: &str) -> Result<Duration, String> {
    let seconds = word.parse().ok().filter(|seconds| (1.0..=LONGEST_PATIENCE.as_secs_f64()).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "it must be a number from 1 to 40".to_owned())
}

/// Supervises the game until it quits.
pub(super) fn kiosk_run(words: KioskArgs) -> Result<(), Failure> {
    let unusable = |what: &dyn Display| Failure::Unusable(what.to_string());
    if !cfg!(feature = "window") {
        return Err(unusable(&"this build cannot open a window, which a kiosk needs"));
    }
    let game: Vec<OsString> =
        [KIOSK.into()].into_iter().chain(words.words.into_iter().filter(|word| word != KIOSK)).collect();
    // With invalid arguments, every start of the game would fail.
    let line = CommandLine::try_parse_from([OsString::from("hacienda")].into_iter().chain(game.clone()));
    let line = line.map_err(|error| unusable(&one_line(&error)))?;
    if line.command.is_some() {
        return Err(unusable(&"a kiosk shows the game, so it takes no command"));
    }
    line.launch.options().map_err(Failure::invalid_option)?;
    let program =
        env::current_exe().map_err(|error| unusable(&format_args!("cannot find the path of this program: {error}")))?;
    // Other systems do not have systemd-inhibit.
    let _awake = if cfg!(target_os = "linux") { stay_awake::keep(vec![stay_awake::INHIBIT]) } else { None };
    Supervisor {
        program,
        words: game,
        patience: words.patience,
        loading: LOADING,
        reports: Reports::default_location(),
    }
    .run();
    Ok(())
}

/// The parameters of the supervision.
struct Supervisor {
    program: PathBuf,
    words: Vec<OsString>,
    /// The timeout of a running game.
    patience: Duration,
    /// The timeout of a game that is still loading.
    loading: Duration,
    reports: Reports,
}

impl Supervisor {
    /// Starts the game repeatedly until it quits.
    fn run(&self) {
        let mut policy = RestartPolicy::default();
        loop {
            let run = GameRun::of(self, self.patience * policy.slowness());
            match &run.end {
                End::Quit => return,
                End::Again => {}
                _ => self.report_end(&run, policy.is_worth_a_report(&run)),
            }
            thread::sleep(policy.pause_after(&run));
        }
    }

    /// Prints how a run ended, and writes a report if it is worth one.
    fn report_end(&self, run: &GameRun, worth_a_report: bool) {
        say(format_args!("after {:.1} s, the game {}", run.lasted.as_secs_f32(), run.end));
        if !worth_a_report {
            return;
        }
        match self.reports.write(&report::text(run, &self.words)) {
            Ok(Some(file)) => say(format_args!("report: {}", file.display())),
            Ok(None) => {}
            Err(error) => say(format_args!("the report cannot be written: {error}")),
        }
    }
}

/// The recent ends of the game, which determine how it is restarted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct RestartPolicy {
    /// The number of successive early ends.
    early: u32,
    /// The number of successive early ends by a timeout after loading.
    slow: u32,
}

impl RestartPolicy {
    /// The factor by which the timeout of the next game is extended, so that a game on a slow machine is not killed
    /// again and again.
    fn slowness(&self) -> u32 {
        1 << self.slow.min(4)
    }

    /// Returns true if another report is useful. The reports of a game that keeps ending early must not displace all
    /// earlier reports.
    fn is_worth_a_report(&self, run: &GameRun) -> bool {
        let early_ends = self.early.saturating_add(1);
        run.lasted >= EARLY || early_ends <= AT_ONCE || early_ends.is_power_of_two()
    }

    /// Records how this run ended, and returns the pause before the next one.
    fn pause_after(&mut self, run: &GameRun) -> Duration {
        let early = run.lasted < EARLY;
        self.early = if early { self.early.saturating_add(1) } else { 0 };
        self.slow = if early && run.alive_after.is_some() && run.end == End::TimedOut { self.slow + 1 } else { 0 };
        let late = self.early.saturating_sub(AT_ONCE);
        if late == 0 { Duration::ZERO } else { Duration::from_secs(1 << (late - 1).min(5)).min(LONGEST_PAUSE) }
    }
}

/// Prints a line on standard error. Errors are ignored, so that the kiosk continues.
fn say(what: impl Display) {
    let _ = writeln!(io::stderr(), "hacienda kiosk-run: {}", escaped(&what.to_string()));
}
