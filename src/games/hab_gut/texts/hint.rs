//! Hints as sentences, based only on what the viewer may see. Each recommends an action and, unless the action is to
//! pass or to keep all shares, gives a reason.

use hab_gut::{Action, Good, Position, Seat, Setting, Side};

use super::{card, lot, share_count, signed};
use crate::{
    games::hab_gut::{preview::Preview, refusals::sign},
    texts::{Text, text},
};

/// The sentence for an action of the seat to act, or `None` if the action is illegal.
pub fn sentence(position: &Position, setting: &Setting, action: Action) -> Option<Text> {
    let seat = position.turn.seat;
    position.check(setting, seat, action).ok()?;
    Some(match action {
        Action::Buy(shares) => {
            text!(
                "hg-hint-buy",
                shares = lot(shares),
                price = shares.value_at(&position.prices),
                why = rack_steps(position, seat, shares.iter().map(|(good, _)| good))
            )
        }
        Action::Sell(shares) => {
            text!(
                "hg-hint-sell",
                shares = lot(shares),
                price = shares.value_at(&position.prices),
                why = rack_steps(position, seat, shares.iter().map(|(good, _)| good))
            )
        }
        Action::Pass => text!("hg-hint-pass"),
        Action::Give(good) => {
            text!("hg-hint-give", shares = share_count(good, 1), price = position.prices[good.index()])
        }
        Action::Keep => text!("hg-hint-keep"),
        Action::Market { side: _, played, halved } => {
            let worth = Preview::of(position, setting, action).value_change;
            text!("hg-hint-market", played = card(played), halved = card(halved), gain = signed(worth))
        }
    })
}

/// For each of these goods, the total steps on the cards in the seat's racks, such as "coal +6".
fn rack_steps(position: &Position, seat: Seat, goods: impl Iterator<Item = Good>) -> Vec<Text> {
    let steps = |good: Good| -> i64 {
        let cards = Side::ALL.into_iter().flat_map(|side| position.rack(seat, side).iter());
        cards.filter(|card| card.good() == good).map(|card| i64::from(card.steps())).sum()
    };
    goods.map(|good| text!("hg-hint-why", good = good, sign = sign(steps(good)), steps = steps(good).abs())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;
    use hab_gut::bots::{Bot, Level};

    #[test]
    fn a_legal_action_has_a_hint_sentence_but_an_illegal_one_has_none() {
        let setting = Setting::default();
        let mut position = Position::setup(&setting, 4, 8, None).expect("four players are allowed");
        let mut bot = Bot::new(Level::Medium, 1);
        let words = Translations::default();
        while !position.over {
            let seat = position.turn.seat;
            for action in position.legal(&setting, seat).into_iter().step_by(7) {
                let text = words
                    .tr(sentence(&position.seen_by(seat), &setting, action).expect("the action is legal"))
                    .to_string();
                assert!(text.len() > 10 && !text.contains("hg-"), "{text}");
            }
            let action = bot.choose(&setting, &position);
            position.play(&setting, seat, action, &mut hab_gut::NullSink).expect("bots choose legal actions");
        }
        assert_eq!(sentence(&position, &setting, Action::Pass), None);
    }
}
