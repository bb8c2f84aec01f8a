//! How what an action brings about sounds, and what time of the day it is in the pampas.

use bevy::prelude::*;
use hacienda_rules::{
    Effect, Position, Rulebook, Species,
    effect::{
        AnimalEffect, CardEffect, ClockEffect, Destination, HaciendaEffect, HarvestEffect, LandEffect, MarketEffect,
        PondEffect, PurseEffect,
    },
};

/// A sound of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A land tile comes to lie: wood on wood.
    Tile,
    /// A piece is set down.
    Piece,
    /// A card is lifted.
    CardLift,
    /// A card is turned over.
    CardTurn,
    /// The discarded cards become the deck.
    Shuffle,
    /// Pesos come, coin by coin; the amount is how many.
    Coin,
    /// Pesos go, coin by coin; the amount is how many.
    Paid,
    /// A pond fills.
    Water,
    /// The gate of a field opens for its harvest.
    Gate,
    /// A hacienda is raised.
    Hammer,
    /// Cattle call.
    Cattle,
    /// A horse calls.
    Horse,
    /// A pig calls.
    Pig,
    /// A sheep calls.
    Sheep,
    /// The bell of a market.
    Bell,
    /// The turn is handed over; the amount is the seat's number, from 1.
    HandOver,
    /// No, kindly.
    Refusal,
    /// Something counts; the amount is what has been counted so far.
    Tick,
    /// A scoring comes at the end of the round.
    Due,
    /// A scoring.
    Scoring,
    /// The game is won.
    Win,
    /// A chip is taken from a rival.
    Wince,
}

impl Cue {
    /// All of them.
    pub const ALL: [Cue; 22] = [
        Cue::Tile,
        Cue::Piece,
        Cue::CardLift,
        Cue::CardTurn,
        Cue::Shuffle,
        Cue::Coin,
        Cue::Paid,
        Cue::Water,
        Cue::Gate,
        Cue::Hammer,
        Cue::Cattle,
        Cue::Horse,
        Cue::Pig,
        Cue::Sheep,
        Cue::Bell,
        Cue::HandOver,
        Cue::Refusal,
        Cue::Tick,
        Cue::Due,
        Cue::Scoring,
        Cue::Win,
        Cue::Wince,
    ];

    /// The name of its file in `assets/sounds`, without the ending.
    pub fn file(self) -> &'static str {
        match self {
            Cue::Tile => "tile",
            Cue::Piece => "piece",
            Cue::CardLift => "card-lift",
            Cue::CardTurn => "card-turn",
            Cue::Shuffle => "shuffle",
            Cue::Coin => "coin",
            Cue::Paid => "paid",
            Cue::Water => "water",
            Cue::Gate => "gate",
            Cue::Hammer => "hammer",
            Cue::Cattle => "cattle",
            Cue::Horse => "horse",
            Cue::Pig => "pig",
            Cue::Sheep => "sheep",
            Cue::Bell => "bell",
            Cue::HandOver => "hand-over",
            Cue::Refusal => "refusal",
            Cue::Tick => "tick",
            Cue::Due => "due",
            Cue::Scoring => "scoring",
            Cue::Win => "win",
            Cue::Wince => "wince",
        }
    }
}

/// A cue that is to be heard now. Whoever shows a fact writes it in the frame in which the fact is seen.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ring {
    /// The sound.
    pub cue: Cue,
    /// How much of it, where a pitch or a run follows that: pesos, what has been counted, a seat's number; else 1.
    pub amount: u32,
}

impl From<Cue> for Ring {
    fn from(cue: Cue) -> Ring {
        Ring { cue, amount: 1 }
    }
}

/// How an effect sounds, where it does: the one list of that.
pub fn cue(effect: &Effect) -> Option<Ring> {
    match effect {
        Effect::Card(CardEffect::Taken { .. } | CardEffect::Drawn { to: Destination::Hand(_), .. }) => {
            Some(Cue::CardLift.into())
        }
        Effect::Card(CardEffect::Drawn { to: Destination::Display(_), .. }) => Some(Cue::CardTurn.into()),
        Effect::Card(CardEffect::Reshuffled { .. }) => Some(Cue::Shuffle.into()),
        // What it becomes is heard.
        Effect::Card(CardEffect::Played { .. }) => None,
        Effect::Purse(PurseEffect::Paid { pesos, .. }) => Some(Ring { cue: Cue::Paid, amount: *pesos }),
        Effect::Purse(PurseEffect::Earned { pesos, .. }) => Some(Ring { cue: Cue::Coin, amount: *pesos }),
        Effect::Land(LandEffect::Placed { .. }) => Some(Cue::Tile.into()),
        Effect::Pond(PondEffect::Placed { .. }) => Some(Cue::Water.into()),
        Effect::Hacienda(HaciendaEffect::Placed { .. }) => Some(Cue::Hammer.into()),
        Effect::Animal(AnimalEffect::Placed { species, .. }) => Some(call(*species).into()),
        Effect::Harvest(HarvestEffect::Placed { from: None, .. }) => Some(Cue::Gate.into()),
        Effect::Harvest(HarvestEffect::Placed { from: Some(_), .. }) => Some(Cue::Wince.into()),
        Effect::Market(MarketEffect::Reached { .. }) => Some(Cue::Bell.into()),
        Effect::Clock(ClockEffect::TurnBegan { seat, .. }) => {
            Some(Ring { cue: Cue::HandOver, amount: seat.index() as u32 + 1 })
        }
        Effect::Clock(ClockEffect::FellDue(_)) => Some(Cue::Due.into()),
        Effect::Clock(ClockEffect::Scored { .. }) => Some(Cue::Scoring.into()),
        Effect::Clock(ClockEffect::GameOver) => Some(Cue::Win.into()),
        // Said by what was done, or by whose turn begins.
        Effect::Clock(ClockEffect::ActionSpent { .. } | ClockEffect::Used(_) | ClockEffect::TurnEnded { .. }) => None,
    }
}

/// How a species calls.
pub fn call(species: Species) -> Cue {
    match species {
        Species::Cattle => Cue::Cattle,
        Species::Horse => Cue::Horse,
        Species::Pig => Cue::Pig,
        Species::Sheep => Cue::Sheep,
    }
}

/// The times of the day that have a music of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mood {
    /// Till half of the first animal cards are gone, and before a game.
    #[default]
    Morning,
    /// Around the intermediate scoring.
    Noon,
    /// While the last animal cards go, and after.
    Dusk,
}

impl Mood {
    /// All of them.
    pub const ALL: [Mood; 3] = [Mood::Morning, Mood::Noon, Mood::Dusk];

    /// The mood of a moment of the day, from 0 for the morning to 1 for dusk.
    pub fn at(daylight: f32) -> Mood {
        match daylight {
            early if early < 0.25 => Mood::Morning,
            late if late >= 0.75 => Mood::Dusk,
            _ => Mood::Noon,
        }
    }

    /// The name of its file in `assets/sounds`, without the ending.
    pub fn file(self) -> &'static str {
        match self {
            Mood::Morning => "morning",
            Mood::Noon => "noon",
            Mood::Dusk => "dusk",
        }
    }
}

/// How far the day has gone, by the animal cards: 0 morning, 0.5 the intermediate scoring, 1 the final one, however it came.
pub fn daylight(position: &Position, book: &Rulebook) -> f32 {
    if position.over {
        return 1.0;
    }
    let sum = |cards: &[u8]| cards.iter().map(|count| u32::from(*count)).sum::<u32>();
    let dealt = u32::from(book.animals_dealt) * u32::from(position.seats) + u32::from(book.display);
    let removed = book.animal_cards_removed.get(usize::from(position.seats)).copied().unwrap_or(0);
    let all = sum(&book.animal_cards).saturating_sub(dealt + u32::from(removed)).max(1) as f32;
    let (drawn, waiting) = position.animal_cards_left();
    (1.0 - (drawn + waiting) as f32 / all).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use hacienda_rules::formats::records::Record;

    use super::*;

    #[test]
    fn a_whole_game_goes_through_the_day_and_ends_at_dusk() {
        for name in ["base-2-symmetric", "base-5-asymmetric", "crucible-2-symmetric"] {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{name}.hacienda"));
            let record = Record::parse(&fs::read_to_string(file).expect("it is in the repository")).expect("a record");
            let mut moods = vec![Mood::Morning];
            let (mut before, mut noon) = (0.0, None);
            for step in record.replay().expect("it plays").map(|step| step.expect("legal")) {
                let light = daylight(&step.after, &record.setting.rulebook);
                assert!(light >= before, "{name}: the sun goes back from {before} to {light}");
                before = light;
                if step.after.animal_stacks[0].is_empty() && noon.is_none() {
                    noon = Some(light);
                }
                if moods.last() != Some(&Mood::at(light)) {
                    moods.push(Mood::at(light));
                }
            }
            assert_eq!(moods, Mood::ALL, "{name}");
            // The crucible ends before the first cards do.
            let expected = |light| (0.45..0.6).contains(&light);
            assert!(noon.map_or(name.starts_with("crucible"), expected), "{name}: {noon:?}");
        }
    }

    #[test]
    fn pesos_that_come_and_pesos_that_go_are_told_apart() {
        let seat = hacienda_rules::Seat(0);
        let came = cue(&Effect::Purse(PurseEffect::Earned { seat, pesos: 7 }));
        let went = cue(&Effect::Purse(PurseEffect::Paid { seat, pesos: 3 }));
        assert_eq!(came, Some(Ring { cue: Cue::Coin, amount: 7 }));
        assert_eq!(went, Some(Ring { cue: Cue::Paid, amount: 3 }));
    }

    #[test]
    fn each_species_calls_with_its_own_voice() {
        let calls: Vec<Cue> = Species::ALL.into_iter().map(call).collect();
        assert!(calls.iter().enumerate().all(|(place, cue)| !calls[..place].contains(cue)), "{calls:?}");
    }
}
