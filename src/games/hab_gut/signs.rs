//! The signs on the match screen that newcomers do not know, with the lines that explain them.

use hab_gut::{HabGut, Phase, Seat};

use crate::{
    first_signs::{HasSigns, Sign},
    table::RulesQuery,
    texts::{Text, text},
};

impl HasSigns for HabGut {
    const SIGNS: &'static [&'static str] =
        &["slots", "piles", "cards", "envelopes", "targets", "stuck", "saved", "track", "tag", "racks"];

    fn signs(table: &RulesQuery<HabGut>, seat: Seat) -> Vec<Sign> {
        let (position, setting) = (table.position, table.setting);
        let book = &setting.rulebook;
        let mut found = match position.turn.phase {
            Phase::Trade => vec![
                Sign::new("slots", text!("hg-sign-slots", most = Text::in_words(book.max_lot))),
                Sign::new("piles", text!("hg-sign-piles")),
                Sign::new("cards", text!("hg-steps", step = book.price_step)),
            ],
            Phase::Foundation => vec![Sign::new("envelopes", text!("hg-sign-envelopes"))],
            // The panel for the decision explains the numbers on the cards.
            Phase::Market => vec![Sign::new("targets", text!("hg-sign-targets"))],
        };
        if position.stuck.contains(&true) {
            found.push(Sign::new("stuck", text!("hg-sign-stuck")));
        }
        if position.saved[seat.index()] > 0 {
            found.push(Sign::new("saved", text!("hg-sign-saved")));
        }
        found.extend([
            Sign::new("track", text!("hg-sign-track")),
            Sign::new("tag", text!("hg-sign-tag")),
            Sign::new("racks", text!("hg-sign-racks")),
        ]);
        found
    }
}
