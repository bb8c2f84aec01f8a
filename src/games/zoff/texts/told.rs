//! What is being told of an action while its story goes on: the line on top, effect by effect.

use zoff::{
    Effect, Position, Setting,
    effect::{By, CardEffect, ClockEffect, CowEffect, PrairieEffect},
};

use super::{card, hue};
use crate::{
    seats::names::name,
    texts::{Text, Who, text},
};

/// What the last of these effects says that came without anybody's decision; `None` where the action itself says it all.
pub fn line(setting: &Setting, position: &Position, told: &[Effect], names: &[Who]) -> Option<Text> {
    let of = |colour| position.owner(setting, colour).map_or_else(|| hue(colour), |seat| name(names, seat).text());
    told.iter().rev().find_map(|effect| match effect {
        Effect::Cow(CowEffect::Placed { colour, prairie, cows, by: By::Last, .. }) => {
            Some(Some(text!("zoff-log-last", name = of(*colour), cows = *cows, prairie = *prairie)))
        }
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
        Effect::Clock(ClockEffect::Closed { .. }) => Some(Some(text!("zoff-log-closed"))),
        Effect::Card(CardEffect::Chosen { .. } | CardEffect::Played { .. })
        | Effect::Prairie(PrairieEffect::Given { .. } | PrairieEffect::Done { .. } | PrairieEffect::Held { .. })
        | Effect::Auction(_)
        | Effect::Clock(ClockEffect::Started { .. } | ClockEffect::Waits(_) | ClockEffect::Ended) => None,
    })?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Words;
    use zoff::{Colour, Prairie};

    #[test]
    fn the_last_bonuses_are_told_herd_by_herd() {
        let setting = Setting::default();
        let position = Position::empty(&setting, 3);
        let last = |cows| {
            Effect::Cow(CowEffect::Placed {
                colour: Colour::Blue,
                prairie: Prairie::FireFields,
                cows,
                herd: 9,
                left: 3,
                by: By::Last,
            })
        };
        let closed = Effect::Clock(ClockEffect::Closed { largest: [0; 5] });
        let said = |told: &[Effect]| {
            line(&setting, &position, told, &[Who::You]).map(|text| Words::default().say(text).to_string())
        };
        assert_eq!(said(&[]), None);
        assert_eq!(said(&[closed]).as_deref(), Some("The last bonuses, on the prairies themselves:"));
        assert_eq!(said(&[closed, last(2)]).as_deref(), Some("You +2 on Fire-Fields"));
    }
}
