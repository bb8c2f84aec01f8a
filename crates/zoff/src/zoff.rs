//! Implements [`tabletop::Game`], the trait of all games, for Zoff in Buffalo.

use tabletop::{Game, Rng, Sink, Viewer};

use crate::{Action, Effect, Illegal, Position, Seat, Seats, Setting, SetupError, TENTHS, formats::actions};

/// The game type for code that works with any game: records, matches and the command line.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Zoff;

impl Game for Zoff {
    type Setting = Setting;
    type Position = Position;
    type Action = Action;
    type Effect = Effect;
    type Illegal = Illegal;

    const TITLE: &'static str = "zoff";
    /// Bids are in tenths of a cow (rules: `zoff-rules-auction`).
    const PARTS: i32 = TENTHS;

    fn players(setting: &Setting) -> (u8, u8) {
        setting.rulebook.seats
    }

    /// Ignores the starting seat, because everybody chooses simultaneously.
    fn set_up(setting: &Setting, seats: u8, seed: u64, _start: Option<Seat>) -> Result<Position, SetupError> {
        Position::setup(setting, seats, seed)
    }

    fn seats(position: &Position) -> u8 {
        position.seats
    }

    fn start(_: &Position) -> Seat {
        Seat(0)
    }

    fn may_act(position: &Position) -> Seats {
        position.may_act()
    }

    fn is_over(position: &Position) -> bool {
        position.is_over()
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

    fn imagine(setting: &Setting, position: &Position, viewer: Viewer, rng: &mut Rng) -> Position {
        position.imagine(setting, viewer, rng)
    }

    fn totals(setting: &Setting, position: &Position) -> Vec<i32> {
        position.seats().map(|seat| position.score_in_tenths(setting, seat)).collect()
    }

    fn winners(setting: &Setting, position: &Position) -> Seats {
        position.winners(setting).into_iter().collect()
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
