//! The signs on the match screen that newcomers do not know, with the lines that explain them.

use crate::{
    first_signs::{HasSigns, Sign},
    table::RulesQuery,
    texts::text,
};
use hacienda_rules::{Hacienda, Seat};

impl HasSigns for Hacienda {
    const SIGNS: &'static [&'static str] = &["horseshoes", "chip", "forecast", "sun", "tag"];

    fn signs(table: &RulesQuery<Hacienda>, seat: Seat) -> Vec<Sign> {
        let (position, setting) = (table.position, table.setting);
        // Until the player has a piece on the board, the prompt explains the goal of the game.
        if position.owned[seat.index()].is_empty() {
            return Vec::new();
        }
        let points = if setting.rulebook.running_score { 0 } else { position.standing(setting, seat).total() };
        let horseshoes = Some(Sign::new("horseshoes", text!("sign-horseshoes")));
        let chip = (!position.chips.is_empty()).then(|| Sign::new("chip", text!("sign-chip")));
        let forecast = (points > 0).then(|| Sign::new("forecast", text!("sign-forecast", points = points)));
        let sun = (position.animal_cards_left().0 > 0).then(|| Sign::new("sun", text!("sign-sun")));
        let tag = Some(Sign::new("tag", text!("sign-tag")));
        [horseshoes, chip, forecast, sun, tag].into_iter().flatten().collect()
    }
}
