//! What taps mean: a first tap takes a thing or shows where it would go, a second one, or the tick, does it.

use bevy::{
    ecs::{message::MessageCursor, system::SystemParam},
    prelude::*,
};

use super::{Eyes, Seating, handover};
use tabletop::Seat;

use crate::{
    playable::{Hand, Playable},
    record::{self, Log},
    texts::text,
};

/// Something a person tapped. The picture and the face write these and nothing else.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tap {
    /// Something that one game alone has: the next of its touches says what ([`Tapped`]).
    Touched,
    /// Yes.
    Confirm,
    /// No: everything back.
    Cancel,
    /// The turn is to end.
    End,
    /// The last own action is to be taken back.
    Undo,
    /// All own actions of the turn are to be taken back, as far as no card was revealed.
    UndoTurn,
    /// The seat that was asked for is there.
    Here(Seat),
    /// The own cards, which lie face down, are to be seen.
    TurnUp,
    /// What is being shown may be finished at once; a scoring was read.
    Skip,
    /// All of a scoring may be told at once.
    SkipAll,
    /// The action that waits was seen: the next one.
    Next,
    /// The action that waits is to be shown once more.
    Again,
    /// Computers among themselves are to play the game to its end at once.
    ToEnd,
    /// A hint is asked for, or put away.
    Hint,
    /// The record that is played again goes on by itself, or no longer.
    Run(bool),
    /// One action of it.
    Step,
}

/// A tap, or a touch of something that one game alone has. The touches of a game are messages of their own; each has its
/// [`Tap::Touched`] among the taps, so that all are heard in the order in which they came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tapped<T> {
    /// What every game has.
    Tap(Tap),
    /// What one game alone has.
    Touch(T),
}

impl<T> From<Tap> for Tapped<T> {
    fn from(tap: Tap) -> Tapped<T> {
        Tapped::Tap(tap)
    }
}

impl<T: Message> Tapped<T> {
    /// Writes it, for tests and tools between frames.
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

/// Writes taps, and touches of one game among them.
#[derive(SystemParam)]
pub struct Taps<'w, T: Message> {
    taps: MessageWriter<'w, Tap>,
    touches: MessageWriter<'w, T>,
}

impl<T: Message> Taps<'_, T> {
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

/// Hears taps, and touches of one game among them.
#[derive(SystemParam)]
pub struct Hearing<'w, 's, T: Message + Copy> {
    taps: MessageReader<'w, 's, Tap>,
    touches: MessageReader<'w, 's, T>,
}

impl<T: Message + Copy> Hearing<'_, '_, T> {
    /// Whether nothing came.
    pub fn is_empty(&self) -> bool {
        self.taps.is_empty()
    }

    /// Forgets what came.
    pub fn clear(&mut self) {
        self.taps.clear();
        self.touches.clear();
    }

    /// What came next.
    pub fn hear(&mut self) -> Option<Tapped<T>> {
        let tap = *self.taps.read().next()?;
        let touch = (tap == Tap::Touched).then(|| self.touches.read().next().copied()).flatten();
        Some(touch.map_or(Tapped::Tap(tap), Tapped::Touch))
    }
}

/// Whether what was touched since the last picture was meant for something that a lesson does not show any more: on a slow
/// machine somebody taps once more before the first tap is seen to have done anything. Such touches are not heard.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Late(pub bool);

/// What needs no second tap: it is done as soon as it is shown.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sure {
    /// A piece on the board that lies there in one way only.
    pub place: bool,
    /// What is drawn from a deck or taken from a display.
    pub buy: bool,
}

/// Takes the last action, or those of the turn, back where that is possible: a person's own, as long as no card was revealed since.
pub fn take_back<G: Playable>(world: &mut World, mut reader: Local<MessageCursor<Tap>>) {
    let taps = reader.read(world.resource::<Messages<Tap>>());
    let wanted = taps.filter(|tap| matches!(tap, Tap::Undo | Tap::UndoTurn)).last().copied();
    let back = if wanted == Some(Tap::UndoTurn) { undo_turn_length } else { undo_length };
    if wanted.is_none() {
        return;
    }
    if let Some(length) = back(world.resource::<Log<G>>(), world.resource::<Seating>(), world.resource::<Eyes>()) {
        world.resource_mut::<G::Hand>().clear();
        if let Err(error) = record::undo::<G>(world, length) {
            let made = world.resource::<Log<G>>().record().and_then(|record| record.made.clone());
            let why = text!("not-taken-back", error = record::trouble::<G>(&error, made.as_ref()));
            world.resource_mut::<G::Hand>().refuse(why);
        }
    }
}

/// How long the log will be if the last action is taken back now; `None` where that is not possible.
pub fn undo_length<G: Playable>(log: &Log<G>, seating: &Seating, eyes: &Eyes) -> Option<usize> {
    // What is not recorded cannot be played again.
    let wall = handover::wall(log.record()?);
    // Whoever is asked to come to the screen has seen nothing yet: the one before may still take the last action back.
    let seat = eyes.seat.or_else(|| log.entries().last().map(|entry| entry.seat))?;
    let length = seating.is_human(seat).then(|| log.undo_length(seat, |other| seating.is_human(other)))?;
    length.filter(|length| *length >= wall)
}

/// The same for all of the turn; `None` where that is no more than the last action.
pub fn undo_turn_length<G: Playable>(log: &Log<G>, seating: &Seating, eyes: &Eyes) -> Option<usize> {
    let one = undo_length(log, seating, eyes)?;
    let seat = log.entries().get(one)?.seat;
    log.undo_turn_length(seat)
}

/// What can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Undo {
    /// Whether the last action can.
    pub one: bool,
    /// How many actions of this turn can, where those are more than the last one.
    pub turn: Option<usize>,
}

/// What whoever looks can take back.
pub fn undo<G: Playable>(log: &Log<G>, seating: &Seating, eyes: &Eyes) -> Undo {
    let turn = undo_turn_length(log, seating, eyes).map(|length| log.entries().len() - length);
    Undo { one: undo_length(log, seating, eyes).is_some(), turn }
}
