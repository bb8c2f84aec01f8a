//! The implementation of the shared game trait for Hacienda.

use std::marker::PhantomData;

use tabletop::{Game, Rng, Sink, Viewer};

use crate::{Action, Effect, Illegal, Position, Seat, Seats, Setting, SetupError, Size, Wide, formats::actions};

/// The game type for records, matches and the command line. The size of its hex sets does not affect the rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Hacienda<S: Size = Wide>(PhantomData<S>);

impl<S: Size> Game for Hacienda<S> {
    type Setting = Setting;
    type Position = Position<S>;
    type Action = Action;
    type Effect = Effect;
    type Illegal = Illegal;

    const TITLE: &'static str = "hacienda";

    fn players(setting: &Setting) -> (u8, u8) {
        setting.rulebook.seats
    }

    fn set_up(setting: &Setting, seats: u8, seed: u64, start: Option<Seat>) -> Result<Position<S>, SetupError> {
        Position::setup(setting, seats, seed, start)
    }

    fn seats(position: &Position<S>) -> u8 {
        position.seats
    }

    fn start(position: &Position<S>) -> Seat {
        position.start
    }

    fn may_act(position: &Position<S>) -> Seats {
        position.may_act()
    }

    fn is_over(position: &Position<S>) -> bool {
        position.over
    }

    /// Ignores the given seat and checks the action for the seat to act.
    fn check(setting: &Setting, position: &Position<S>, _seat: Seat, action: Action) -> Result<(), Illegal> {
        position.check(setting, action)
    }

    fn reason(illegal: Illegal) -> &'static str {
        illegal.reason()
    }

    fn legal(setting: &Setting, position: &Position<S>, seat: Seat) -> Vec<Action> {
        if position.may_act().has(seat) { position.legal(setting) } else { Vec::new() }
    }

    fn play(
        setting: &Setting,
        position: &mut Position<S>,
        _seat: Seat,
        action: Action,
        effects: &mut impl Sink<Effect>,
    ) -> Result<(), Illegal> {
        position.play(setting, action, effects)
    }

    fn imagine(_: &Setting, position: &Position<S>, viewer: Viewer, rng: &mut Rng) -> Position<S> {
        position.imagine(viewer, rng)
    }

    fn totals(setting: &Setting, position: &Position<S>) -> Vec<i32> {
        let points = position.points(setting);
        position.seats().map(|seat| i32::from(points[seat.index()])).collect()
    }

    fn winners(setting: &Setting, position: &Position<S>) -> Seats {
        position.winners(setting).into_iter().collect()
    }

    fn fingerprint(position: &Position<S>) -> u64 {
        position.fingerprint()
    }

    fn action_text(setting: &Setting, action: Action) -> String {
        actions::text(&setting.board, action)
    }

    fn read_action(setting: &Setting, text: &str) -> Result<Action, String> {
        actions::parse(&setting.board, text).map_err(|error| error.to_string())
    }
}
