//! Hints as sentences. Each recommends an action and, except for first cows, bids and bonus cows, gives a reason or the
//! result.

use zoff::{Action, Position, Seat, Setting};

use super::{card, colour_name, comma_list, prairie};
use crate::{
    games::zoff::preview::{Preview, outlook},
    texts::{Text, text},
};

/// A sentence that recommends a legal action.
pub fn sentence(setting: &Setting, position: &Position, seat: Seat, action: Action) -> Text {
    match action {
        Action::Start(colours) => {
            let dealt = position.dealt[seat.index()];
            let cows = dealt
                .iter()
                .zip(colours)
                .map(|(on, colour)| text!("zoff-hint-cow-on", whose = colour_name(colour), place = prairie(on)));
            text!("zoff-hint-start", cows = comma_list(cows).unwrap_or_else(|| Text::number(0_u8)))
        }
        Action::Bid(tenths) => text!("zoff-hint-bid", bid = super::tenths(tenths.into())),
        Action::Colour(colour) => text!("zoff-hint-colour", hue = colour),
        Action::Choose(choice) => {
            let views = outlook(setting, position, seat, &choice);
            let pairs = choice.pairs().zip(views).map(|(pair, view)| {
                let (place, held) = (prairie(pair.prairie), card(pair.card));
                let (rank, bonus) = (view.rank, view.bonus);
                text!("zoff-hint-pair", place = place, held = held, most = view.most, rank = rank, cows = bonus)
            });
            text!("zoff-hint-choose", pairs = comma_list(pairs).unwrap_or_else(|| Text::number(0_u8)))
        }
        Action::Place(0) => text!("zoff-hint-place-none"),
        Action::Place(_) | Action::PlaceMixed(_) => {
            let preview = Preview::of(setting, position, seat, action);
            let cows = preview.growths.iter().map(|growth| growth.after - growth.before).sum::<u8>();
            match (preview.growths.first(), preview.filled.first()) {
                (_, Some(full)) => text!("zoff-hint-place-fills", cows = cows, prairie = *full),
                (Some(growth), None) => {
                    text!("zoff-hint-place", cows = cows, herd = growth.after, rank = growth.rank + 1)
                }
                (None, None) => text!("zoff-hint-place-none"),
            }
        }
        Action::Bonus(placement) if placement.total() == 0 => text!("zoff-hint-bonus-none"),
        Action::Bonus(placement) => {
            let places = placement.iter().map(|(on, cows)| text!("zoff-on", cows = cows, prairie = on));
            text!("zoff-hint-bonus", places = comma_list(places).unwrap_or_else(|| Text::number(0_u8)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;
    use zoff::{BonusPlacement, Card, Choice, Pair, Prairie};

    #[test]
    fn hints_name_bids_bonus_cows_and_pairs_with_their_prospects() {
        let setting = Setting::default();
        let position = Position::empty(&setting, 3);
        let hint = |action| Translations::default().tr(sentence(&setting, &position, Seat(0), action)).to_string();
        let pair = |prairie, word: &str| Pair {
            colour: None,
            prairie,
            card: Card::from_word(word).expect("the word names a card"),
        };
        let choice = Choice::two(pair(Prairie::LuckyPickle, "4B"), pair(Prairie::FireFields, "2E"));
        let expected = "Choose Lucky-Pickle with card 4\u{a0}B (up to 4 now: 1st herd +1), \
            Fire-Fields with card 2\u{a0}E (up to 2 now: 1st herd +1).";
        assert_eq!(hint(Action::Choose(choice)), expected);
        assert_eq!(hint(Action::Bid(34)), "Bid 3.4 cows.");
        let placement = BonusPlacement::NONE.with(Prairie::FireFields, 2);
        assert_eq!(hint(Action::Bonus(placement)), "Place the bonus: 2 cows on Fire-Fields.");
    }
}
