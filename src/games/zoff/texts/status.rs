//! The status line while the story of an action plays, and the line about a prairie's last bonuses.

use zoff::{
    Effect, Prairie,
    effect::{CardEffect, ClockEffect, CowEffect, PrairieEffect},
};

use super::{card, comma_list, rules};
use crate::{
    seats::names::name,
    texts::{Text, Who, text},
};

/// The latest consequence of the action among these effects, as a sentence. `None` if there is none yet, or if the text
/// of the action already covers it.
pub fn line(announced: &[Effect], names: &[Who]) -> Option<Text> {
    announced.iter().rev().find_map(|effect| match effect {
        Effect::Cow(CowEffect::Placed { .. }) => Some(None),
        Effect::Card(CardEffect::Lost { seat, pair }) => {
            let who = &name(names, *seat);
            Some(Some(text!("zoff-log-lost", who = who, held = card(pair.card), prairie = pair.prairie)))
        }
        Effect::Card(CardEffect::TurnedUp { .. }) => Some(Some(text!("zoff-told-turned-up"))),
        Effect::Prairie(PrairieEffect::Filled { prairie, .. }) => {
            Some(Some(text!("zoff-log-filled", prairie = *prairie)))
        }
        Effect::Clock(ClockEffect::RoundBegan { round }) => Some(Some(text!("zoff-log-round", round = *round))),
        Effect::Card(CardEffect::Chosen { .. } | CardEffect::Played { .. })
        | Effect::Prairie(
            PrairieEffect::BonusUsed { .. } | PrairieEffect::BonusesDone { .. } | PrairieEffect::FairUsed { .. },
        )
        | Effect::Auction(_)
        | Effect::Clock(
            ClockEffect::Started { .. } | ClockEffect::Waits(_) | ClockEffect::Closed { .. } | ClockEffect::Ended,
        ) => None,
    })?
}

/// The line about a prairie's last bonuses. `gains` lists the players who have received them; if it is empty, the line
/// lists the bonuses themselves.
pub fn last_bonuses(prairie: Prairie, bonuses: &[u8], gains: impl IntoIterator<Item = (Text, u8)>) -> Text {
    let gain = |(name, cows): (Text, u8)| text!("zoff-preview-gain", name = name, cows = cows);
    match comma_list(gains.into_iter().map(gain)) {
        Some(gains) => text!("zoff-last-given", prairie = prairie, gains = gains),
        None => text!("zoff-last-of", prairie = prairie, row = rules::bonuses(bonuses)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Translations;

    fn tr(text: Text) -> String {
        Translations::default().tr(text).to_string()
    }

    #[test]
    fn consequences_have_a_status_line_but_the_final_scoring_has_none() {
        let filled = Effect::Prairie(PrairieEffect::Filled {
            prairie: Prairie::FireFields,
            colour: zoff::Colour::Blue,
            fair: false,
        });
        let closed = Effect::Clock(ClockEffect::Closed { largest: [0; 5] });
        let status = |announced: &[Effect]| line(announced, &[Who::You]).map(tr);
        assert_eq!(status(&[]), None);
        assert_eq!(status(&[closed]), None);
        assert_eq!(status(&[filled, closed]).as_deref(), Some("Fire-Fields is full."));
    }

    #[test]
    fn the_line_lists_the_last_bonuses_and_later_their_recipients() {
        let name = |seat: u8| name(&[Who::You, Who::You], zoff::Seat(seat)).text();
        assert_eq!(tr(last_bonuses(Prairie::FireFields, &[1, 2, 1, 0], [])), "Last bonuses of Fire-Fields: 1-2-1");
        let given = last_bonuses(Prairie::FireFields, &[1, 2, 1, 0], [(name(0), 1), (name(1), 2)]);
        assert_eq!(tr(given), "Fire-Fields: You +1, You +2");
    }
}
