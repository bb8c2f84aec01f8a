//! Hacienda as one of the games at the table.

use tabletop::{Chance, Game, Tell, Viewer};

use crate::{Action, Effect, Illegal, Position, Seat, Seats, Setting, SetupError, WORDS, formats::actions};

/// The game for whoever knows no game: records, matches, the command line. In sets of hexes of so many words it is the same
/// game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hacienda<const W: usize = WORDS>;

impl<const W: usize> Game for Hacienda<W> {
    type Setting = Setting<W>;
    type Position = Position<W>;
    type Action = Action;
    type Effect = Effect;
    type Illegal = Illegal;

    const TITLE: &'static str = "hacienda";

    fn players(setting: &Setting<W>) -> (u8, u8) {
        setting.rulebook.seats
    }

    fn set_up(setting: &Setting<W>, seats: u8, seed: u64, start: Option<Seat>) -> Result<Position<W>, SetupError> {
        Position::setup(setting, seats, seed, start)
    }

    fn seats(position: &Position<W>) -> u8 {
        position.seats
    }

    fn start(position: &Position<W>) -> Seat {
        position.start
    }

    fn may_act(position: &Position<W>) -> Seats {
        position.may_act()
    }

    /// Actions do not name their seat here: it is always the one whose turn it is.
    fn check(setting: &Setting<W>, position: &Position<W>, _seat: Seat, action: Action) -> Result<(), Illegal> {
        position.check(setting, action)
    }

    fn reason(illegal: Illegal) -> &'static str {
        illegal.reason()
    }

    fn legal(setting: &Setting<W>, position: &Position<W>, seat: Seat) -> Vec<Action> {
        if position.may_act().has(seat) { position.legal(setting) } else { Vec::new() }
    }

    fn play(
        setting: &Setting<W>,
        position: &mut Position<W>,
        _seat: Seat,
        action: Action,
        effects: &mut impl Tell<Effect>,
    ) -> Result<(), Illegal> {
        position.play(setting, action, effects)
    }

    fn imagine(_: &Setting<W>, position: &Position<W>, viewer: Viewer, chance: &mut Chance) -> Position<W> {
        position.imagine(viewer, chance)
    }

    fn totals(setting: &Setting<W>, position: &Position<W>) -> Vec<i32> {
        let points = position.points(setting);
        position.seats().map(|seat| i32::from(points[seat.index()])).collect()
    }

    fn winners(setting: &Setting<W>, position: &Position<W>) -> Seats {
        position.winners(setting).into_iter().collect()
    }

    fn fingerprint(position: &Position<W>) -> u64 {
        position.fingerprint()
    }

    fn action_text(setting: &Setting<W>, action: Action) -> String {
        actions::text(&setting.board, action)
    }

    fn read_action(setting: &Setting<W>, text: &str) -> Result<Action, String> {
        actions::parse(&setting.board, text).map_err(|error| error.to_string())
    }
}
