//! Cow cards that are held, prairie cards that were dealt, and the pairs before each player (ZOFF 1 to 3).

use bevy::prelude::*;

use super::players::Plays;
use crate::table::{Happened, OnTable, Player};
use zoff::{Card, Choice, Colour, Pair, Position, Prairie, Seat, Zoff, effect::CardEffect};

/// A cow card that is held by whoever plays its colour; from when it is turned up it lies in its pair. Secret, unless cards
/// are played open.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct CowCard {
    colour: Colour,
    card: Card,
}

impl CowCard {
    /// The colour of the card.
    pub(super) fn colour(self) -> Colour {
        self.colour
    }

    /// Its value and letter.
    pub(super) fn card(self) -> Card {
        self.card
    }
}

/// A prairie card that was dealt to a player for the first cows. Secret until they stand there.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct DealtCard {
    seat: Seat,
    prairie: Prairie,
}

impl DealtCard {
    /// To whom.
    pub(super) fn seat(self) -> Seat {
        self.seat
    }

    /// Which.
    pub(super) fn prairie(self) -> Prairie {
        self.prairie
    }
}

/// One of the two places before a player, where pairs lie.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
#[require(OnTable)]
pub struct PairPlace {
    seat: Seat,
    place: u8,
}

impl PairPlace {
    /// Before whom.
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// Which of the places, from 0. Of two pairs that which is left moves to the first.
    pub fn place(self) -> u8 {
        self.place
    }
}

/// The pair that lies at a place. Secret until all have chosen.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "reflect", derive(Reflect), reflect(Component))]
pub struct Chosen(Option<Pair>);

impl Chosen {
    /// The pair; `None` where none lies.
    pub(super) fn pair(self) -> Option<Pair> {
        self.0
    }
}

pub(super) fn lay_out(world: &mut World, position: &Position) {
    for colour in Colour::ALL {
        for card in position.hands[colour.index()].iter() {
            world.spawn((Name::new("Cow card"), CowCard { colour, card }));
        }
    }
    for seat in position.seats() {
        for prairie in position.dealt[seat.index()].iter() {
            world.spawn((Name::new("Prairie card"), DealtCard { seat, prairie }));
        }
        for (place, pair) in (0..).zip(position.pairs[seat.index()]) {
            world.spawn((Name::new("Pair"), PairPlace { seat, place }, Chosen(pair)));
        }
    }
}

/// Takes cow cards out of hands when their pairs are turned up.
pub fn apply_hands(
    mut commands: Commands,
    happened: Res<Happened<Zoff>>,
    players: Query<(&Player, &Plays)>,
    cards: Query<(Entity, &CowCard)>,
) {
    for effect in &happened.cards {
        let CardEffect::TurnedUp { seat, choice } = *effect else { continue };
        let colour = players.iter().find(|(player, _)| player.seat() == seat).and_then(|(_, plays)| plays.colour());
        for (entity, card) in cards.iter().filter(|(_, card)| Some(card.colour) == colour) {
            if choice.pairs().any(|pair| pair.card == card.card) {
                commands.entity(entity).despawn();
            }
        }
    }
}

/// Puts pairs before players and takes them away.
pub fn apply_pairs(happened: Res<Happened<Zoff>>, mut places: Query<(&PairPlace, &mut Chosen)>) {
    for effect in &happened.cards {
        match *effect {
            CardEffect::Chosen { seat, choice } | CardEffect::TurnedUp { seat, choice } => {
                lay(&mut places, seat, Some(choice));
            }
            CardEffect::Played { seat, pair, cows: _ } | CardEffect::Lost { seat, pair } => {
                let here = places.iter().filter(|(place, _)| place.seat == seat);
                let left = here.filter_map(|(_, chosen)| chosen.0).find(|other| *other != pair);
                lay(&mut places, seat, left.map(Choice::one));
            }
        }
    }
    if happened.closed() {
        places.iter_mut().for_each(|(_, mut chosen)| chosen.0 = None);
    }
}

/// Lays what was chosen before a seat, in its order, and nothing else.
fn lay(places: &mut Query<(&PairPlace, &mut Chosen)>, seat: Seat, choice: Option<Choice>) {
    let pairs: [Option<Pair>; 2] = {
        let mut pairs = choice.into_iter().flat_map(|choice| choice.pairs());
        [pairs.next(), pairs.next()]
    };
    for (place, mut chosen) in places.iter_mut().filter(|(place, _)| place.seat == seat) {
        chosen.0 = pairs[usize::from(place.place)];
    }
}
