//! Taps: a first tap selects something or previews an action; a second tap, or the confirm button, confirms the action.

use bevy::{
    ecs::{message::MessageCursor, system::SystemParam},
    prelude::*,
};

use super::{ScreenViewer, Seating, leave_seat};
use tabletop::Seat;

use crate::{
    playable::{PendingMove, Playable},
    record::{self, Log, Past},
    texts::text,
};

/// A tap by a person. The views and the UI act on a game only through taps.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tap {
    /// A touch specific to one game. The game's next touch message contains it (see [`Tapped`]).
    Touched,
    /// Confirm.
    Confirm,
    /// Cancel.
    Cancel,
    /// End the turn.
    End,
    /// Undo the viewer's last action.
    Undo,
    /// Undo all actions that the viewer has played in this turn since hidden information was last revealed.
    UndoTurn,
    /// The person who was called to the screen is present.
    Present(Seat),
    /// Turn up the viewer's hand, which is face down.
    TurnUp,
    /// Skip the animations up to the next scoring or the end of a held action, finish the current step of a scoring, or
    /// close a scoring that is shown completely.
    Skip,
    /// Show all of a scoring at once.
    SkipAll,
    /// Continue with the next action.
    Next,
    /// Show the held action once more.
    Again,
    /// Let the computer players play the game to its end at once.
    ToEnd,
    /// Request a hint, or close it.
    Hint,
    /// Start or stop automatic playback of a replay.
    Run(bool),
    /// Advance a replay by one action.
    Step,
}

/// A tap, or a touch specific to one game. Touches are separate messages; each has a [`Tap::Touched`] among the taps,
/// so that all are processed in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tapped<T> {
    /// A tap of any game.
    Tap(Tap),
    /// A touch of one game.
    Touch(T),
}

impl<T> From<Tap> for Tapped<T> {
    fn from(tap: Tap) -> Tapped<T> {
        Tapped::Tap(tap)
    }
}

impl<T: Message> Tapped<T> {
    /// Writes the message, for tests and tools between frames.
    pub fn send(self, world: &mut World) {
        let tap = match self {
            Tapped::Tap(tap) => tap,
            Tapped::Touch(touch) => {
                world.write_message(touch);
                Tap::Touched
            }
        };
        world.write_message(tap);
    }
}

/// A writer of taps and of the touches of one game.
#[derive(SystemParam)]
pub struct TapWriter<'w, T: Message> {
    taps: MessageWriter<'w, Tap>,
    touches: MessageWriter<'w, T>,
}

impl<T: Message> TapWriter<'_, T> {
    /// Writes a tap.
    pub fn tap(&mut self, tap: Tap) {
        self.taps.write(tap);
    }

    /// Writes a touch.
    pub fn touch(&mut self, touch: T) {
        self.touches.write(touch);
        self.taps.write(Tap::Touched);
    }
}

/// A reader of taps and of the touches of one game.
#[derive(SystemParam)]
pub struct TapReader<'w, 's, T: Message + Copy> {
    taps: MessageReader<'w, 's, Tap>,
    touches: MessageReader<'w, 's, T>,
}

impl<T: Message + Copy> TapReader<'_, '_, T> {
    /// Returns true if there are no messages.
    pub fn is_empty(&self) -> bool {
        self.taps.is_empty()
    }

    /// Skips all messages.
    pub fn clear(&mut self) {
        self.taps.clear();
        self.touches.clear();
    }

    /// Takes the next message, or returns `None` if none is left.
    pub fn read_next(&mut self) -> Option<Tapped<T>> {
        let tap = *self.taps.read().next()?;
        let touch = (tap == Tap::Touched).then(|| self.touches.read().next().copied()).flatten();
        Some(touch.map_or(Tapped::Tap(tap), Tapped::Touch))
    }
}

/// True if input since the last frame may be meant for something no longer shown: an earlier step of a lesson, or a
/// selection that a tap on a large screen has changed. On a slow machine people tap before they see the change. Such
/// touches and confirmations are ignored. The flag is reset once they are handled.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct StaleInput(pub bool);

/// Resets the flag for stale input.
pub(super) fn reset_stale_input(mut stale: ResMut<StaleInput>) {
    stale.set_if_neq(StaleInput(false));
}

/// The actions that need no confirmation.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SkipConfirmation {
    /// Placing a piece that fits in only one way, or the first touch of a number in Zoff in Buffalo.
    pub place: bool,
    /// Drawing from a deck or taking from a display.
    pub buy: bool,
}

/// Undoes a person's last action together with later actions of computer players, or the person's actions in this turn,
/// if possible: only actions that revealed no hidden information can be undone.
pub fn handle_undo_taps<G: Playable>(world: &mut World, mut reader: Local<MessageCursor<Tap>>) {
    let taps = reader.read(world.resource::<Messages<Tap>>());
    let wanted = taps.filter(|tap| matches!(tap, Tap::Undo | Tap::UndoTurn)).last().copied();
    let length_after = if wanted == Some(Tap::UndoTurn) { undo_turn_length } else { undo_length };
    // In a game on a server, the server takes back actions.
    if wanted.is_none() || world.resource::<Log<G>>().is_remote() {
        return;
    }
    if let Some(length) =
        length_after(world.resource::<Log<G>>(), world.resource::<Seating>(), world.resource::<ScreenViewer>())
    {
        world.resource_mut::<G::PendingMove>().clear();
        if let Err(error) = record::undo::<G>(world, length) {
            let made = world.resource::<Log<G>>().record().and_then(|record| record.made.clone());
            let reason = text!("not-taken-back", error = record::replay_error_text::<G>(&error, made.as_ref()));
            world.resource_mut::<G::PendingMove>().refuse(reason);
        }
    }
}

/// The length of the log after an undo of the last action; `None` if it cannot be undone.
pub fn undo_length<G: Playable>(log: &Log<G>, seating: &Seating, screen_viewer: &ScreenViewer) -> Option<usize> {
    let min_length = match log.past()? {
        // A server publishes the record at the end, when nothing can be undone.
        Past::Recorded(_) if log.is_remote() => return None,
        Past::Recorded(record) => leave_seat::min_log_length(record),
        Past::Followed(_) => 0,
    };
    // The person called to the screen has seen nothing yet, so the previous player may still undo.
    let seat = screen_viewer.seat.or_else(|| log.entries().last().map(|entry| entry.seat))?;
    let length = seating.is_human(seat).then(|| log.undo_length(seat, |other| seating.is_person(other)))?;
    length.filter(|length| *length >= min_length)
}

/// The length of the log after an undo of the turn; `None` if at most one action can be undone.
pub fn undo_turn_length<G: Playable>(log: &Log<G>, seating: &Seating, screen_viewer: &ScreenViewer) -> Option<usize> {
    let one = undo_length(log, seating, screen_viewer)?;
    let seat = log.entries().get(one)?.seat;
    log.undo_turn_length(seat)
}

/// The actions that can be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Undo {
    /// True if the last action can be undone.
    pub one: bool,
    /// The number of actions of this turn that can be undone, if more than one.
    pub turn: Option<usize>,
}

/// Returns the actions that the viewer can undo.
pub fn undo<G: Playable>(log: &Log<G>, seating: &Seating, screen_viewer: &ScreenViewer) -> Undo {
    let turn = undo_turn_length(log, seating, screen_viewer).map(|length| log.entries().len() - length);
    Undo { one: undo_length(log, seating, screen_viewer).is_some(), turn }
}
