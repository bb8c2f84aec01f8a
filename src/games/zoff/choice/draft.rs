//! The touches specific to Zoff in Buffalo, and the draft that they build.

use bevy::prelude::*;
use zoff::{Action, BonusPlacement, Card, Colour, MixedCows, Position, Prairie, Setting, Stage, placing};

/// A touch specific to this game.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// Touches a prairie on the table.
    Prairie(Prairie),
    /// Touches a cow card in hand.
    Card(Card),
    /// Empties the pair with this index, counted from 0.
    Pair(u8),
    /// Swaps the cow cards of the two pairs.
    Swap,
    /// Chooses this number of cows for the current pair.
    Number(u8),
    /// Sets the number of cows of one colour for a pair shared by two colours.
    Cows(Colour, u8),
    /// Takes one bonus cow back from a prairie.
    RemoveBonusCow(Prairie),
    /// Declines the bonus.
    NoBonus,
    /// Chooses the colour of the first cow on a dealt prairie. Prairies are counted from 0, smallest first.
    Start(u8, Colour),
    /// Sets the bid, in tenths of a cow.
    Bid(u16),
    /// Takes a colour after the auction.
    Colour(Colour),
    /// Puts a complete action into the draft, such as one from a hint.
    Propose(Action),
}

/// One of the two pairs, complete or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PartialPair {
    /// The prairie of the pair.
    pub prairie: Option<Prairie>,
    /// The cow card of the pair.
    pub card: Option<Card>,
}

impl PartialPair {
    /// Returns true if the pair has both cards.
    pub fn is_complete(self) -> bool {
        self.prairie.is_some() && self.card.is_some()
    }

    /// Returns true if the pair has neither card.
    pub fn is_empty(self) -> bool {
        self.prairie.is_none() && self.card.is_none()
    }
}

/// The choices that a player has made so far for an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Draft {
    /// Nothing has been chosen yet.
    #[default]
    Nothing,
    /// The pairs, complete or not.
    Pairs([PartialPair; 2]),
    /// A number of cows for the current pair.
    Number(u8),
    /// Cows of both colours of the player for the current pair.
    Mixed(MixedCows),
    /// Bonus cows by prairie. Empty only if the player declined the bonus.
    BonusPlacement(BonusPlacement),
    /// Colours of the first cows on the dealt prairies.
    Start([Option<Colour>; 3]),
    /// A bid in tenths of a cow.
    Bid(u16),
    /// The colour to take.
    Colour(Colour),
}

impl Draft {
    /// The cows of a pair or a bonus that the draft would place, by prairie and colour. Their number may be higher than
    /// the rules allow.
    pub fn cows(self, position: &Position, setting: &Setting) -> Vec<(Prairie, Colour, u8)> {
        let cows: Vec<(Prairie, Colour, u8)> = match (self, position.stage) {
            (Draft::Number(cows), Stage::Place(turn)) => {
                let [colour, _] = placing::colours(position, setting, turn);
                colour.map(|colour| (turn.pair.prairie, colour, cows)).into_iter().collect()
            }
            (Draft::Mixed(mixed), Stage::Place(turn)) => {
                let colours = placing::colours(position, setting, turn).into_iter().flatten();
                colours.map(|colour| (turn.pair.prairie, colour, mixed.count(colour))).collect()
            }
            (Draft::BonusPlacement(placement), Stage::Bonus(bonus)) => {
                placement.iter().map(|(prairie, cows)| (prairie, bonus.colour, cows)).collect()
            }
            _ => Vec::new(),
        };
        cows.into_iter().filter(|(.., cows)| *cows > 0).collect()
    }
}
