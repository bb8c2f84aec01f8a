//! The signs on the match screen that newcomers do not know, with the lines that explain them.

use zoff::{Illegal, Seat, Stage, Zoff, placing};

use super::{
    choice::{mixed_colours, numbers},
    names,
};
use crate::{
    first_signs::{HasSigns, Sign},
    table::RulesQuery,
    texts::text,
};

impl HasSigns for Zoff {
    const SIGNS: &'static [&'static str] = &["struck", "order", "letters", "tick", "herds", "bonuses", "tag"];

    fn signs(table: &RulesQuery<Zoff>, seat: Seat) -> Vec<Sign> {
        let (position, setting) = (table.position, table.setting);
        let mut found = Vec::new();
        if let Stage::Place(turn) = position.stage {
            // A pair for two colours has two rows of numbers, and each tap changes which numbers are struck out.
            let has_one_row = mixed_colours(position, setting).is_none();
            // The line speaks of the emblem, which only a number with a herd of the same size has.
            let is_same_size = |why: &Option<Illegal>| matches!(why, Some(Illegal::SameSize { .. }));
            if has_one_row && numbers(seat, table).iter().any(|(_, why)| is_same_size(why)) {
                found.push(Sign::new("struck", text!("zoff-sign-struck")));
            }
            if let [first, _, ..] = placing::order(position, setting, turn.pair.prairie)[..] {
                found.push(Sign::new("order", text!("zoff-sign-order", held = names::card(first.pair.card))));
            }
        }
        if position.stage == Stage::Choose {
            found.push(Sign::new("letters", text!("zoff-sign-letters")));
        }
        if matches!(position.stage, Stage::Start | Stage::Bid | Stage::Choose) && !position.acted.is_empty() {
            found.push(Sign::new("tick", text!("zoff-sign-tick")));
        }
        found.push(Sign::new("herds", text!("zoff-sign-herds")));
        found.push(Sign::new("bonuses", text!("zoff-sign-bonuses")));
        found.push(Sign::new("tag", text!("zoff-sign-tag")));
        found
    }
}
