//! The rules in files: the edition, the running score and the house rules by name.

use serde::{Deserialize, Serialize};

use crate::{Edition, HouseRules, Rulebook};

/// The `rules` of a position file, view, record or event line. Omitted rules have their defaults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RulesText {
    /// The edition: the base game, Variant 1 or The Crucible.
    pub game: Edition,
    /// Variant 2 (running score).
    pub running_score: bool,
    /// House rule: discarded land cards become a new deck.
    pub land_reshuffle: bool,
    /// House rule: herds of mixed species.
    pub mixed_herds: bool,
    /// House rule: the minimum number of tiles in a chain that can be harvested, 1 to 80.
    pub harvest_minimum: u8,
    /// House rule: several haciendas in a chain or herd.
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
    /// Returns the rules in a rulebook.
    pub fn of(rulebook: &Rulebook) -> RulesText {
        let HouseRules { land_reshuffle, mixed_herds, harvest_minimum, several_haciendas, score_at_end_of_turn } =
            rulebook.house;
        RulesText {
            game: rulebook.edition,
            running_score: rulebook.running_score,
            land_reshuffle,
            mixed_herds,
            harvest_minimum,
            several_haciendas,
            score_at_end_of_turn,
        }
    }

    /// Returns the rulebook for these rules.
    ///
    /// # Errors
    /// Returns an error message if the rules exclude each other (rules: `rule-running-final`) or the harvest minimum is
    /// out of range.
    pub fn rulebook(&self) -> Result<Rulebook, String> {
        let RulesText { game, running_score, land_reshuffle, mixed_herds, harvest_minimum, .. } = *self;
        let RulesText { several_haciendas, score_at_end_of_turn, .. } = *self;
        let house =
            HouseRules { land_reshuffle, mixed_herds, harvest_minimum, several_haciendas, score_at_end_of_turn };
        rulebook(game, running_score, house)
    }
}

/// Returns the rulebook of a game with these rules, if they can be combined.
///
/// # Errors
/// Returns an error message if The Crucible is combined with the running score, which requires the base game or Variant
/// 1 (rules: `rule-running-final`), or if the harvest minimum is out of range.
///
/// # Examples
///
/// ```
/// use hacienda_rules::{Edition, HouseRules, formats::rules::rulebook};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let book = rulebook(Edition::Variant1, true, HouseRules::default())?;
/// assert_eq!((book.hacienda_price, book.running_score), (20, true));
/// let message = rulebook(Edition::Crucible, true, HouseRules::default()).expect_err("no such combination");
/// assert_eq!(message, "the running score works with the base game or variant1, but not with crucible");
/// # Ok(())
/// # }
/// ```
pub fn rulebook(edition: Edition, running_score: bool, house: HouseRules) -> Result<Rulebook, String> {
    if edition == Edition::Crucible && running_score {
        return Err("the running score works with the base game or variant1, but not with crucible".to_owned());
    }
    // Only [`HouseRules::set`] checks the range of this value.
    HouseRules::default().set("harvest_minimum", &house.harvest_minimum.to_string())?;
    Ok(Rulebook::new(edition, running_score, house))
}
