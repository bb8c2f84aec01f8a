//! The confirmation question, and the lines that preview the outcome of an action.

use zoff::{Action, Position, Setting};

use super::{card, colour_name, comma_list, prairie};
use crate::{
    games::zoff::preview::{Gain, HerdGrowth, Outlook, Preview},
    seats::names::name,
    texts::{Text, Who, text},
};

/// The question that asks for confirmation.
pub fn question(action: Action, position: &Position) -> Text {
    match action {
        Action::Start(_) => text!("zoff-ask-start"),
        Action::Bid(tenths) => text!("zoff-ask-bid", bid = super::tenths(tenths.into())),
        Action::Colour(colour) => text!("zoff-ask-colour", hue = colour),
        Action::Choose(choice) => {
            let pairs = choice
                .pairs()
                .map(|pair| text!("zoff-log-pair", place = prairie(pair.prairie), held = card(pair.card)));
            text!("zoff-ask-choose", pairs = comma_list(pairs).unwrap_or_else(|| Text::number(0_u8)))
        }
        Action::Place(0) => text!("zoff-ask-place-none"),
        Action::Place(cows) => text!("zoff-ask-place", cows = cows),
        Action::PlaceMixed(cows) => text!("zoff-ask-place", cows = cows.total()),
        Action::Bonus(placement) if placement.total() == 0 => text!("zoff-ask-bonus-none"),
        Action::Bonus(placement) => {
            let most = if let zoff::Stage::Bonus(bonus) = position.stage { bonus.cows } else { placement.total() };
            match most.saturating_sub(placement.total()) {
                0 => text!("zoff-ask-bonus", cows = placement.total()),
                rest => text!("zoff-ask-bonus-part", cows = placement.total(), rest = rest),
            }
        }
    }
}

/// The outcome of an action, one line per change.
pub fn lines(preview: &Preview, setting: &Setting, position: &Position, names: &[Who]) -> Vec<Text> {
    let mut lines: Vec<Text> = preview.growths.iter().map(growth).collect();
    for full in &preview.filled {
        lines.push(text!("zoff-preview-full", prairie = *full));
        let gains = preview.gains.iter().filter(|gain| gain.prairie == *full);
        lines.extend(comma_list(gains.map(|gain| gain_of(gain, setting, position, names))));
    }
    if preview.ends {
        lines.push(text!("zoff-preview-ends"));
    }
    lines
}

fn growth(growth: &HerdGrowth) -> Text {
    text!(
        "zoff-preview-herd",
        prairie = growth.prairie,
        before = growth.before,
        after = growth.after,
        rank = growth.rank + 1,
        free = growth.free
    )
}

/// A player's bonus, such as "Ana +2".
pub fn gain_of(gain: &Gain, setting: &Setting, position: &Position, names: &[Who]) -> Text {
    let who =
        position.owner(setting, gain.colour).map_or_else(|| colour_name(gain.colour), |seat| name(names, seat).text());
    text!("zoff-preview-gain", name = who, cows = gain.cows)
}

/// The prospects of a pair at the current position. The caller shows the name of the prairie above.
pub fn outlook(outlook: &Outlook) -> Text {
    let Outlook { herd, most, larger_herds: before, .. } = *outlook;
    match (most, herd) {
        (0, _) => text!("zoff-outlook-none"),
        (most, 0) => text!("zoff-outlook-new", cows = most),
        (most, herd) => text!("zoff-outlook", herd = herd, cows = most, before = before),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Translations, Untranslated};
    use zoff::{Colour, Prairie, Seat};

    #[test]
    fn placing_is_previewed_herd_by_herd() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        let small = Prairie::LoneStarValley;
        position.herds[small.index()] = [3, 0, 1, 0, 0];
        let card = zoff::Card::from_word("2E").expect("the word names a card");
        let turn = zoff::Turn { seat: Seat(0), pair: zoff::Pair { colour: None, prairie: small, card } };
        position.stage = zoff::Stage::Place(turn);
        position.pairs[0][0] = Some(turn.pair);
        let names = ["Ana", "Ben", "Cleo"].map(|who| Who::Other(Text::untranslated(Untranslated::name(who))));
        let preview = Preview::of(&setting, &position, Seat(0), Action::Place(2));
        let sentences: Vec<String> = lines(&preview, &setting, &position, &names)
            .iter()
            .map(|line| Translations::default().tr(line).to_string())
            .collect();
        let expected =
            ["Lone-Star-Valley: 3 → 5 cows, largest herd", "Lone-Star-Valley is full. Bonuses:", "Ana +1, Cleo +1"];
        assert_eq!(sentences, expected);
        let outlook_of = |herd, most, before| {
            let line =
                outlook(&Outlook { prairie: small, herd, most, free: 2, larger_herds: before, rank: 1, bonus: 1 });
            Translations::default().tr(line).to_string()
        };
        assert_eq!(outlook_of(3, 2, 0), "Add up to 2 cows to your 3 now; you place first.");
        assert_eq!(outlook_of(3, 2, 1), "Add up to 2 cows to your 3 now; 1 larger herd goes first.");
        assert_eq!(outlook_of(0, 2, 0), "Up to 2 cows now, as a new herd.");
        assert_eq!(outlook_of(0, 0, 2), "No cows could go there now.");
        assert_eq!(colour_name(Colour::Blue).key(), "zoff-hue");
    }
}
