//! Hacienda as one of the games at the table.

use tabletop::{Chance, Game, Tell, Viewer};

use super::{Action, Effect, Illegal, Position, Seat, Seats, Setting, SetupError, formats::actions};

/// The game for whoever knows no game: records, matches, the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hacienda;

impl Game for Hacienda {
    type Setting = Setting;
    type Position = Position;
    type Action = Action;
    type Effect = Effect;
    type Illegal = Illegal;
    type SetupError = SetupError;

    const TITLE: &'static str = "hacienda";

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

    fn over(position: &Position) -> bool {
        position.over
    }

    /// Actions do not name their seat here: it is always the one whose turn it is.
    fn check(setting: &Setting, position: &Position, _seat: Seat, action: Action) -> Result<(), Illegal> {
        position.check(setting, action)
    }

    fn reason(illegal: Illegal) -> &'static str {
        illegal.reason()
    }

    fn legal(setting: &Setting, position: &Position, seat: Seat) -> Vec<Action> {
        if position.may_act().has(seat) { position.legal(setting) } else { Vec::new() }
    }

    fn play(
        setting: &Setting,
        position: &mut Position,
        _seat: Seat,
        action: Action,
        effects: &mut impl Tell<Effect>,
    ) -> Result<(), Illegal> {
        position.play(setting, action, effects)
    }

    fn imagine(_: &Setting, position: &Position, viewer: Viewer, chance: &mut Chance) -> Position {
        position.imagine(viewer, chance)
    }

    fn totals(setting: &Setting, position: &Position) -> Vec<i32> {
        let points = position.points(setting);
        position.seats().map(|seat| i32::from(points[seat.index()])).collect()
    }

    fn winners(setting: &Setting, position: &Position) -> Seats {
        position.winners(setting).into_iter().collect()
    }

    fn fingerprint(position: &Position) -> u64 {
        position.fingerprint()
    }

    fn action_text(setting: &Setting, action: Action) -> String {
        actions::text(&setting.board, action)
    }

    fn read_action(setting: &Setting, text: &str) -> Result<Action, String> {
        actions::parse(&setting.board, text).map_err(|error| error.to_string())
    }
}
