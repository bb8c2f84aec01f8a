//! The data of the points table: the current points by category and player, and the changes that the pending action
//! would make.

use super::panel_data::Source;
pub use crate::games::hacienda::ui::parts::score::PointsRow;
use crate::{
    games::hacienda::{
        insights::{
            forecast::{Forecast, forecast},
            known::{self, Hand},
        },
        texts,
    },
    texts::{Text, Who, text},
};
use hacienda_rules::{Category, ScoringKind, Seat};

/// The contents of the points table.
#[derive(Debug, Clone, PartialEq)]
pub struct PointsTable {
    /// Its title.
    pub title: Text,
    /// Its rows.
    pub rows: Vec<PointsRow>,
    /// The player whose tag was tapped, and the public view of that player's hand.
    pub hand: (Who, Hand),
}

impl Source<'_> {
    /// Returns the points that a scoring would give now, by category, and those of the intermediate scoring, if it has
    /// taken place. If an action is pending, the changes that it would make are included. The known cards are those of
    /// `whose`.
    pub fn points(&self, whose: Seat) -> PointsTable {
        let (position, setting) = (self.position, self.setting);
        let pending = self.choice.pending().filter(|_| self.is_viewers_turn());
        let Forecast { current: now, change } = forecast(position, setting, pending);
        // With the running score, money counts only at the end (rules: `rule-running-final`).
        let money = position.over || !setting.rulebook.running_score;
        let held = position.scorings.held[ScoringKind::Intermediate.index()];
        let cells = |of: &dyn Fn(Seat) -> u16| position.seats().map(of).collect::<Vec<u16>>();
        let changed = |categories: &[Category]| -> Vec<i32> {
            let Some(change) = &change else { return Vec::new() };
            let of = |seat: Seat| categories.iter().map(|category| change[seat.index()][category.index()]).sum();
            position.seats().map(of).collect()
        };
        let row = |sign, label, numbers, changes, total| PointsRow { icon: sign, label, numbers, changes, total };
        let mut rows: Vec<_> = Category::ALL
            .into_iter()
            .filter(|category| *category != Category::Herds || setting.rulebook.herd_points > 0)
            .filter(|category| *category != Category::Money || money)
            .map(|category| {
                let numbers = cells(&|seat| now[seat.index()].of(category));
                row(Some(category.into()), texts::category(category), numbers, changed(&[category]), false)
            })
            .collect();
        let sum = || changed(&Category::ALL);
        rows.push(row(None, text!("hud-sum"), cells(&|seat| now[seat.index()].total()), sum(), true));
        if let Some(first) = held {
            let scored = cells(&|seat| first[seat.index()].total());
            rows.push(row(None, texts::scoring(ScoringKind::Intermediate), scored, Vec::new(), false));
            let both = |seat: Seat| first[seat.index()].total() + now[seat.index()].total();
            rows.push(row(None, text!("hud-together"), cells(&both), sum(), true));
        }
        let title = match (position.over, change.is_some()) {
            (true, _) => texts::scoring(ScoringKind::Final),
            (false, true) => text!("insight-forecast"),
            (false, false) => text!("hud-points-now"),
        };
        // The tapped tag may belong to an earlier game with more seats.
        let whose = position.seats().find(|seat| *seat == whose).unwrap_or(Seat(0));
        PointsTable { title, rows, hand: (self.name(whose), known::public_hand(position, whose)) }
    }
}
