//! What can be heard: the cues, and the music of each time of the day.

use bevy::prelude::*;

use crate::{
    playable::{Hand, Playable},
    table::lies_there,
};

/// Lets refusals of a game be heard.
pub fn of<G: Playable>(app: &mut App) {
    app.add_systems(Update, refuse::<G>.run_if(lies_there::<G>).in_set(crate::AppSystems::Show));
}

/// A refusal is heard when it is spoken.
pub(crate) fn refuse<G: Playable>(hand: Res<G::Hand>, mut heard: Local<Option<u32>>, mut rings: MessageWriter<Ring>) {
    if let Some(number) = hand.refused()
        && heard.replace(number) != Some(number)
    {
        rings.write(Cue::Refusal.into());
    }
}

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
    pub const ALL: [Cue; 22] = {
        use Cue::*;
        [
            Tile, Piece, CardLift, CardTurn, Shuffle, Coin, Paid, Water, Gate, Hammer, Cattle, Horse, Pig, Sheep, Bell,
            HandOver, Refusal, Tick, Due, Scoring, Win, Wince,
        ]
    };

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

/// How far the day of the game in the picture has gone, from 0 for its beginning to 1 for its end. Whoever shows it says so.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct Hour(pub f32);
