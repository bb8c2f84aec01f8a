//! Who chooses: people by touch and mouse, computer players by thinking. Whoever it is, what comes out is an `Intent`.

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

/// Who sits on a seat.
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
    /// The fixed word for it on the command line and in records.
    pub fn word(self) -> &'static str {
        match self {
            Sitter::Human | Sitter::Recorded => "human",
            Sitter::Bot(level) => level.word(),
        }
    }

    /// The sitter with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Sitter> {
        if word == "human" { Some(Sitter::Human) } else { Level::from_word(word).map(Sitter::Bot) }
    }
}

/// Who sits where, by seat. Empty while no game is on the table.
#[derive(Resource, Debug, Clone, Default)]
pub struct Seating {
    /// Who sits there.
    pub sitters: Vec<Sitter>,
    /// What people want to be called; whoever is missing has said nothing.
    pub people: Vec<Name>,
    /// Which colours they have.
    pub owners: Owners,
}

impl Seating {
    /// These sitters, of whom nobody has chosen a name or a colour.
    pub fn of(sitters: Vec<Sitter>) -> Seating {
        Seating { sitters, ..Seating::default() }
    }

    /// Whose pieces those of a seat are.
    pub fn owner(&self, seat: Seat) -> Owner {
        self.owners.of(seat.index())
    }

    /// What whoever sits there wants to be called.
    pub fn person(&self, seat: Seat) -> Option<&Name> {
        self.people.get(seat.index()).filter(|name| !name.is_none())
    }

    /// Who sits there; nobody beyond the last seat.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.sitters.get(seat.index()).copied()
    }

    /// Whether a person sits there.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.sitter(seat) == Some(Sitter::Human)
    }

    /// The seats of people, in order.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        (0..self.sitters.len() as u8).map(Seat).filter(|seat| self.is_human(*seat))
    }

    /// Whether several people share the screen.
    pub fn is_shared(&self) -> bool {
        self.humans().nth(1).is_some()
    }

    /// Who begins the game after one that this seat began: between several people the next one round the table. Nobody's
    /// seat, name or colour moves on for that: at a table those who play again stay on their chairs and keep their pieces,
    /// and whoever looked for the pink heart all evening finds what is theirs under the pink heart. With the next beginner
    /// alone everybody plays as early and as late as everybody else in as many games as there are seats. Who plays alone
    /// against computers draws lots again.
    pub fn begins_after(&self, before: Seat) -> Option<Seat> {
        self.is_shared().then(|| Seat((before.0 + 1) % self.sitters.len() as u8))
    }

    /// Whether a person is to act.
    pub fn human_to_act(&self, may_act: Seats) -> bool {
        may_act.iter().any(|seat| self.is_human(seat))
    }

    /// Whether a person sits there who may act now.
    pub fn human_may_act(&self, may_act: Seats, seat: Seat) -> bool {
        self.is_human(seat) && may_act.has(seat)
    }
}

/// Whether earlier actions are still being shown: computer players wait for that. Written by whoever shows them.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Busy(pub bool);

/// The order in which seats hear and think.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SeatSystems {
    /// Who looks at the screen.
    Look,
    /// Whether something is meant is asked before the game hears of it.
    Ask,
    /// What is tapped goes into the hand, and out of it.
    Hear,
    /// What was done is taken back.
    TakeBack,
}

/// Adds what the seats of every game work on.
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

/// Adds what the seats of a game work on, and the systems that hear and think.
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
