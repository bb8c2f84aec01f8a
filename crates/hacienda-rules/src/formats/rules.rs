//! The rules of a game as they stand in files: the game, the running score and the house rules by their names.

use serde::{Deserialize, Serialize};

use crate::{Game, HouseRules, Rulebook};

/// The `rules` of a position file, a record or an event line. What is left out is as in RULES.md.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RulesText {
    /// Which game.
    pub game: Game,
    /// Variant 2.
    pub running_score: bool,
    /// House rule: discarded land cards become a new deck.
    pub land_reshuffle: bool,
    /// House rule: herds of several species.
    pub mixed_herds: bool,
    /// House rule: the fewest tiles of a harvested chain.
    pub harvest_minimum: u8,
    /// House rule: several haciendas in a group.
    pub several_haciendas: bool,
    /// House rule: scorings at the end of the turn.
    pub score_at_end_of_turn: bool,
}

impl Default for RulesText {
    fn default() -> RulesText {
        RulesText::of(&Rulebook::default())
    }
}

impl RulesText {
    /// The rules that a rulebook stands for.
    pub fn of(rulebook: &Rulebook) -> RulesText {
        let HouseRules { land_reshuffle, mixed_herds, harvest_minimum, several_haciendas, score_at_end_of_turn } =
            rulebook.house;
        RulesText {
            game: rulebook.game,
            running_score: rulebook.running_score,
            land_reshuffle,
            mixed_herds,
            harvest_minimum,
            several_haciendas,
            score_at_end_of_turn,
        }
    }

    /// The numbers for these rules.
    ///
    /// # Errors
    /// A sentence when the rules do not go together (RULES.md 5) or a number is out of range.
    pub fn rulebook(&self) -> Result<Rulebook, String> {
        let RulesText { game, running_score, land_reshuffle, mixed_herds, harvest_minimum, .. } = *self;
        let RulesText { several_haciendas, score_at_end_of_turn, .. } = *self;
        let house =
            HouseRules { land_reshuffle, mixed_herds, harvest_minimum, several_haciendas, score_at_end_of_turn };
        rulebook(game, running_score, house)
    }
}

/// The numbers of a game, refused where its parts do not go together.
///
/// # Errors
/// A sentence when The Crucible is asked for with the running score (RULES.md 5: that goes with the base game or
/// Variant 1), or the harvest minimum is out of range.
pub fn rulebook(game: Game, running_score: bool, house: HouseRules) -> Result<Rulebook, String> {
    if game == Game::Crucible && running_score {
        return Err("the running score goes with the base game or variant1, not with crucible".to_owned());
    }
    // The one check of the value is where house rules are set by name.
    HouseRules::default().set("harvest_minimum", &house.harvest_minimum.to_string())?;
    Ok(Rulebook::new(game, running_score, house))
}
