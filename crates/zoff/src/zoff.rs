//! Zoff in Buffalo as one of the games at the table.

use tabletop::Game;

use super::{Action, Effect, Effects, Illegal, Position, Seat, Seats, Setting, SetupError, formats::actions};

/// The game for whoever knows no game: records, matches, the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Zoff;

impl Game for Zoff {
    type Setting = Setting;
    type Position = Position;
    type Action = Action;
    type Effect = Effect;
    type Illegal = Illegal;
    type SetupError = SetupError;

    const TITLE: &'static str = "zoff";

    /// Nobody begins: everybody chooses at once.
    fn set_up(setting: &Setting, seats: u8, seed: u64, _start: Option<Seat>) -> Result<Position, SetupError> {
        Position::setup(setting, seats, seed)
    }

    fn start(_: &Position) -> Seat {
        Seat(0)
    }

    fn may_act(position: &Position) -> Seats {
        position.may_act()
    }

    fn over(position: &Position) -> bool {
        position.over()
    }

    fn play(
        setting: &Setting,
        position: &mut Position,
        seat: Seat,
        action: Action,
        effects: &mut Effects,
    ) -> Result<(), Illegal> {
        position.play(setting, seat, action, effects)
    }

    fn fingerprint(position: &Position) -> u64 {
        position.fingerprint()
    }

    fn action_text(_: &Setting, action: Action) -> String {
        actions::text(action)
    }

    fn read_action(_: &Setting, text: &str) -> Result<Action, String> {
        actions::parse(text).map_err(|error| error.to_string())
    }
}
