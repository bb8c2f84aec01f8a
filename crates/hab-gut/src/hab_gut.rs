//! Implements the trait [`Game`].

use tabletop::{Game, Rng, Seat, Seats, SetupError, Sink, Viewer};

use crate::{Action, Effect, Illegal, Position, Setting, formats::actions};

/// The game type for code that works with any game: records, matches and the command line.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HabGut;

impl Game for HabGut {
    type Setting = Setting;
    type Position = Position;
    type Action = Action;
    type Effect = Effect;
    type Illegal = Illegal;

    const TITLE: &'static str = "hab-gut";

    fn players(setting: &Setting) -> (u8, u8) {
        setting.rulebook.seats
    }

    fn set_up(setting: &Setting, seats: u8, seed: u64, start: Option<Seat>) -> Result<Position, SetupError> {
        Position::setup(setting, seats, seed, start)
    }

    fn seats(position: &Position) -> u8 {
        position.seats
    }

    fn start(position: &Position) -> Seat {
        position.start
    }

    fn may_act(position: &Position) -> Seats {
        position.may_act()
    }

    fn is_over(position: &Position) -> bool {
        position.over
    }

    fn check(setting: &Setting, position: &Position, seat: Seat, action: Action) -> Result<(), Illegal> {
        position.check(setting, seat, action)
    }

    fn reason(illegal: Illegal) -> &'static str {
        illegal.reason()
    }

    fn legal(setting: &Setting, position: &Position, seat: Seat) -> Vec<Action> {
        position.legal(setting, seat)
    }

    fn random_action(setting: &Setting, position: &Position, seat: Seat, rng: &mut Rng) -> Option<Action> {
        position.random_action(setting, seat, rng)
    }

    fn play(
        setting: &Setting,
        position: &mut Position,
        seat: Seat,
        action: Action,
        effects: &mut impl Sink<Effect>,
    ) -> Result<(), Illegal> {
        position.play(setting, seat, action, effects)
    }

    fn imagine(_: &Setting, position: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        position.imagine(viewer, rng)
    }

    fn totals(_: &Setting, position: &Position) -> Vec<i32> {
        position.totals().into_iter().map(|total| total as i32).collect()
    }

    fn winners(_: &Setting, position: &Position) -> Seats {
        position.winners()
    }

    fn fingerprint(position: &Position) -> u64 {
        position.fingerprint()
    }

    fn action_text(_: &Setting, action: Action) -> String {
        actions::text(action)
    }

    fn read_action(_: &Setting, text: &str) -> Result<Action, String> {
        actions::parse(text)
    }
}
