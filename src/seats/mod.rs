//! The players of a game: people act by touch and mouse, computer players by thinking. Both produce an `Intent`.

use bevy::prelude::*;

use tabletop::{Level, Seat, Seats};

use crate::{
    owners::{Owner, Owners},
    table::lies_there,
};

pub mod bot;
pub mod eyes;
pub mod glance;
pub mod handover;
pub mod hear;
pub mod hint;
pub mod names;
pub mod people;
pub mod replay;
pub mod sides;
pub mod standing;
pub mod touch;
mod waited;

pub use eyes::Eyes;
use hear::Hears;
pub use hint::Hint;
pub use people::Name;
pub use sides::{Side, Sides};
pub use standing::Standing;
pub use touch::Tap;

/// The player of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sitter {
    /// A person at this screen.
    Human,
    /// A person whose actions come from a record.
    Recorded,
    /// A computer player.
    Bot(Level),
}

impl Sitter {
    /// The fixed name on the command line and in records.
    pub fn word(self) -> &'static str {
        match self {
            Sitter::Human | Sitter::Recorded => "human",
            Sitter::Bot(level) => level.word(),
        }
    }

    /// Finds the player kind with this name.
    pub fn from_word(word: &str) -> Option<Sitter> {
        if word == "human" { Some(Sitter::Human) } else { Level::from_word(word).map(Sitter::Bot) }
    }
}

/// The players by seat. Empty while there is no game.
#[derive(Resource, Debug, Clone, Default)]
pub struct Seating {
    /// The kind of player on each seat.
    pub sitters: Vec<Sitter>,
    /// The chosen names; missing ones are not chosen.
    pub people: Vec<Name>,
    /// The chosen colours.
    pub owners: Owners,
}

impl Seating {
    /// Creates a seating without chosen names or colours.
    pub fn of(sitters: Vec<Sitter>) -> Seating {
        Seating { sitters, ..Seating::default() }
    }

    /// The owner colour of a seat's pieces.
    pub fn owner(&self, seat: Seat) -> Owner {
        self.owners.of(seat.index())
    }

    /// The chosen name of the person on a seat.
    pub fn person(&self, seat: Seat) -> Option<&Name> {
        self.people.get(seat.index()).filter(|name| !name.is_none())
    }

    /// The player of a seat; `None` beyond the last seat.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.sitters.get(seat.index()).copied()
    }

    /// Returns true if a person is on the seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.sitter(seat) == Some(Sitter::Human)
    }

    /// The seats of people, in order.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        (0..self.sitters.len() as u8).map(Seat).filter(|seat| self.is_human(*seat))
    }

    /// Returns true if several people share the screen.
    pub fn is_shared(&self) -> bool {
        self.humans().nth(1).is_some()
    }

    /// The starting seat of the game after one that this seat started: among several people the next seat. Seats,
    /// names and colours stay as they are, since people keep their chairs and their pieces between games. As only the
    /// starting seat moves on, everybody has every position in the turn order once in as many games as there are
    /// seats. Returns `None` for a person alone against computers: the start is drawn again.
    pub fn begins_after(&self, before: Seat) -> Option<Seat> {
        self.is_shared().then(|| Seat((before.0 + 1) % self.sitters.len() as u8))
    }

    /// Returns true if a person is to act.
    pub fn human_to_act(&self, may_act: Seats) -> bool {
        may_act.iter().any(|seat| self.is_human(seat))
    }

    /// Returns true if a person is on the seat and may act now.
    pub fn human_may_act(&self, may_act: Seats, seat: Seat) -> bool {
        self.is_human(seat) && may_act.has(seat)
    }
}

/// True if earlier actions are still being shown. Computer players wait until it is false. Set by the code that shows
/// them.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Busy(pub bool);

/// The order in which seats process input and think.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatSystems {
    /// The viewer is updated.
    Look,
    /// Confirmation questions are asked.
    Ask,
    /// Taps change the selection and play actions.
    Hear,
    /// Actions are undone.
    TakeBack,
}

/// Adds the resources and systems shared by the seats of all games.
pub fn plugin(app: &mut App) {
    app.init_resource::<Seating>()
        .init_resource::<Busy>()
        .init_resource::<Eyes>()
        .init_resource::<touch::Sure>()
        .init_resource::<touch::Late>()
        .init_resource::<bot::Hurry>()
        .init_resource::<Standing>()
        .add_message::<Tap>()
        .add_message::<eyes::LeftAlone>()
        .configure_sets(
            Update,
            (SeatSystems::Look, SeatSystems::Ask, SeatSystems::Hear, SeatSystems::TakeBack)
                .chain()
                .in_set(crate::AppSystems::Hear),
        )
        .add_systems(
            Update,
            (
                (eyes::follow, eyes::turn_down).chain().in_set(SeatSystems::Look),
                bot::hurry.in_set(crate::AppSystems::Think),
            ),
        );
}

/// Adds the resources and systems of the seats of a game.
pub fn of<G: Hears>(app: &mut App) {
    app.init_resource::<G::Hand>().init_resource::<Hint<G>>().init_resource::<bot::Minds<G>>();
    app.add_message::<G::Touch>().add_systems(
        Update,
        (
            hear::hear::<G>.in_set(SeatSystems::Hear),
            touch::take_back::<G>.in_set(SeatSystems::TakeBack).run_if(lies_there::<G>),
            glance::hear::<G>.in_set(SeatSystems::Hear),
            standing::sum_up::<G>
                .run_if(lies_there::<G>)
                .after(crate::AppSystems::Play)
                .before(crate::AppSystems::Show),
            (bot::think::<G>, hint::think::<G>, replay::advance::<G>)
                .chain()
                .after(bot::hurry)
                .in_set(crate::AppSystems::Think),
        ),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_one_begins_the_game_after_one_between_several_people() {
        let bot = Sitter::Bot(Level::Greedy);
        let after = |sitters: &[Sitter], before: u8| Seating::of(sitters.to_vec()).begins_after(Seat(before));
        let people = [Sitter::Human; 3];
        assert_eq!([0, 1, 2].map(|before| after(&people, before)), [1, 2, 0].map(|seat| Some(Seat(seat))));
        assert_eq!(after(&[Sitter::Human, bot, Sitter::Human], 0), Some(Seat(1)), "a computer has its turn, too");
        assert_eq!(after(&[Sitter::Human, bot], 0), None, "lots are drawn");
    }
}
