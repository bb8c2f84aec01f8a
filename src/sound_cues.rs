//! Sound cues, and the music of each time of day.

use bevy::prelude::*;

use crate::{
    playable::{PendingMove, Playable},
    table::is_on_table,
};

/// Adds the sound of refusals in a game.
pub fn plugin<G: Playable>(app: &mut App) {
    app.add_systems(Update, refuse::<G>.run_if(is_on_table::<G>).in_set(crate::AppSystems::Render));
}

/// Plays the refusal cue once per refusal.
pub(crate) fn refuse<G: Playable>(
    pending: Res<G::PendingMove>,
    mut heard: Local<Option<u32>>,
    mut cues: MessageWriter<PlayCue>,
) {
    if let Some(number) = pending.refused()
        && heard.replace(number) != Some(number)
    {
        cues.write(Cue::Refusal.into());
    }
}

/// A sound effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A land tile is placed: wood on wood.
    Tile,
    /// A piece is set down.
    Piece,
    /// A card is lifted.
    CardLift,
    /// A card is turned over.
    CardTurn,
    /// Cards are shuffled.
    Shuffle,
    /// Money is gained, coin by coin; the amount is the number of coins.
    Coin,
    /// Money is paid, coin by coin; the amount is the number of coins.
    Paid,
    /// A pond fills.
    Water,
    /// A gate opens, for a harvest, or for the bonus or the fair of a prairie.
    Gate,
    /// A hacienda is built.
    Hammer,
    /// Cattle moo.
    Cattle,
    /// A horse neighs.
    Horse,
    /// A pig grunts.
    Pig,
    /// A sheep bleats.
    Sheep,
    /// A bell rings: a herd reaches a market, a prairie is full, or a round ends.
    Bell,
    /// A turn or a round begins; the amount is the number of the seat or of the round, from 1.
    HandOver,
    /// A refusal, or a price that cannot move; friendly in tone.
    Refusal,
    /// A scoring or a price advances by a step; the amount grows with the points of the step or with the price.
    Tick,
    /// A scoring is due, or only the last bonuses of the game remain.
    Due,
    /// A scoring takes place.
    Scoring,
    /// The game ends.
    Win,
    /// A player loses a chip or a card.
    Wince,
}

impl Cue {
    /// All cues.
    pub const ALL: [Cue; 22] = {
        use Cue::*;
        [
            Tile, Piece, CardLift, CardTurn, Shuffle, Coin, Paid, Water, Gate, Hammer, Cattle, Horse, Pig, Sheep, Bell,
            HandOver, Refusal, Tick, Due, Scoring, Win, Wince,
        ]
    };

    /// The name of the cue's file in `assets/sounds`, without the extension.
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

/// A cue to play now. It is written in the frame in which its effect is shown.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayCue {
    /// The sound.
    pub cue: Cue,
    /// The amount that sets the pitch, or the length of a run of sounds, as described for each [`Cue`]; otherwise 1.
    pub amount: u32,
}

impl From<Cue> for PlayCue {
    fn from(cue: Cue) -> PlayCue {
        PlayCue { cue, amount: 1 }
    }
}

/// The times of day that have their own music.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Mood {
    /// Before a game, and during its first quarter.
    #[default]
    Morning,
    /// The middle half of a game.
    Noon,
    /// The last quarter of a game, and after it.
    Dusk,
}

impl Mood {
    /// All moods.
    pub const ALL: [Mood; 3] = [Mood::Morning, Mood::Noon, Mood::Dusk];

    /// The mood of a time of day, from 0 for morning to 1 for dusk.
    pub fn at(daylight: f32) -> Mood {
        match daylight {
            early if early < 0.25 => Mood::Morning,
            late if late >= 0.75 => Mood::Dusk,
            _ => Mood::Noon,
        }
    }

    /// The name of the mood's file in `assets/sounds`, without the extension.
    pub fn file(self) -> &'static str {
        match self {
            Mood::Morning => "morning",
            Mood::Noon => "noon",
            Mood::Dusk => "dusk",
        }
    }
}

/// The time of day of the displayed game, from 0 at its beginning to 1 at its end. The displayed game sets it.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq)]
pub struct TimeOfDay(pub f32);
