//! The confirmation question with its consequences.

use hab_gut::{Action, Setting};

use super::{card, good, lot, signed};
use crate::{
    games::hab_gut::preview::{MarkerMove, Preview},
    texts::{Text, text},
};

/// The question, followed by lines about the outcome.
pub fn question(setting: &Setting, action: Action, preview: &Preview) -> Vec<Text> {
    let sum = preview.money.unsigned_abs() as i64;
    match action {
        Action::Buy(shares) => {
            vec![
                text!("hg-ask-buy", shares = lot(shares), price = sum),
                text!("hg-ask-left", money = preview.money_after),
            ]
        }
        Action::Sell(shares) => {
            vec![
                text!("hg-ask-sell", shares = lot(shares), price = sum),
                text!("hg-ask-then", money = preview.money_after),
            ]
        }
        Action::Give(what) => {
            let (price, left) = preview.given.map_or((0, 0), |(_, price, left)| (price, left));
            vec![
                text!("hg-ask-give", good = what, price = price),
                text!("hg-ask-places", left = left, places = setting.rulebook.foundation_places),
            ]
        }
        Action::Market { side: _, played, halved } => {
            let mut lines = vec![text!("hg-ask-market", played = card(played), halved = card(halved))];
            lines.extend(preview.moves.iter().map(marker_move));
            lines.push(text!("hg-ask-worth", gain = signed(preview.value_change)));
            lines
        }
        Action::Pass => vec![text!("hg-ask-pass")],
        Action::Keep => vec![text!("hg-ask-keep")],
    }
}

/// A marker's move, such as "Salt: 40 → 100", followed by any lost steps or a remark that the marker is stuck.
pub fn marker_move(moved: &MarkerMove) -> Text {
    let way = text!("hg-moved", from = moved.from, to = moved.to);
    match (moved.stuck, moved.lost) {
        (true, _) => text!("hg-ask-stuck", named = good(moved.good), way = way),
        (false, 0) => text!("hg-ask-moved", named = good(moved.good), way = way),
        (false, lost) => text!("hg-ask-moved-lost", named = good(moved.good), way = way, lost = lost),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;
    use hab_gut::{Cards, Good, Lot, MarketCard, Phase, Position, Side};

    fn question_text(setting: &Setting, position: &Position, action: Action) -> Vec<String> {
        let preview = Preview::of(position, setting, action);
        question(setting, action, &preview).iter().map(|text| Translations::default().tr(text).to_string()).collect()
    }

    #[test]
    fn questions_preview_the_outcome_of_their_actions() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        position.prices[Good::Coal.index()] = 80;
        position.shares[0][Good::Tea.index()] = 1;
        let two = Lot::from_goods(&[Good::Coal, Good::Rubber]).expect("the lot is small");
        assert_eq!(
            question_text(&setting, &position, Action::Buy(two)),
            ["Buy 1 coal and 1 rubber for 120?", "You keep 180."]
        );
        let tea = Lot::from_goods(&[Good::Tea]).expect("the lot is small");
        assert_eq!(question_text(&setting, &position, Action::Sell(tea)), ["Sell 1 tea for 40?", "You then have 340."]);
        position.turn.phase = Phase::Foundation;
        let give = question_text(&setting, &position, Action::Give(Good::Tea));
        assert_eq!(give[0], "Put a tea share, worth 40 today, into the foundation?");
        position.turn.phase = Phase::Market;
        let card = |good, steps| MarketCard::new(good, steps).expect("the card exists");
        position.racks[0] = Cards::from_iter([card(Good::Coal, -6)]);
        position.racks[2] = Cards::from_iter([card(Good::Tea, 4)]);
        position.prices[Good::Coal.index()] = 20;
        let market = Action::Market { side: Side::Left, played: card(Good::Coal, -6), halved: card(Good::Tea, 4) };
        let lines = question_text(&setting, &position, market);
        assert_eq!(lines[0], "Play Coal −6 and halve Tea +4?");
        assert_eq!(lines[1], "Coal: 20 → 0, 4 steps are lost");
        assert_eq!(lines[2], "Tea: 40 → 60");
        assert_eq!(lines[3], "Your shares: +20");
    }
}
