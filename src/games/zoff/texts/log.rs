//! Log texts for actions and their consequences. Secret choices and bids appear only after all players have made
//! theirs.

use zoff::{
    Action, Effect, Position, Seat, Setting,
    effect::{AuctionEffect, CardEffect, CowEffect, PrairieEffect},
};

use super::{card, colour_name, comma_list, prairie, tenths};
use crate::{
    seats::names::name,
    texts::{Text, Who, text},
};

/// An action as a log line below the player's name: "Placed 2 cows on Lucky-Pickle: a herd of 5".
pub fn entry(action: Action, effects: &[Effect]) -> Text {
    match action {
        Action::Start(_) => text!("zoff-log-started"),
        Action::Bid(_) => text!("zoff-log-bid"),
        Action::Colour(colour) => text!("zoff-log-took", hue = colour),
        Action::Choose(choice) => text!("zoff-log-chose", pairs = choice.pairs().count()),
        Action::Place(_) | Action::PlaceMixed(_) => match placed(effects) {
            Some((prairie, 0)) => text!("zoff-log-placed-none", prairie = prairie),
            Some((prairie, cows)) => match herd(effects) {
                Some(herd) => text!("zoff-log-placed", prairie = prairie, cows = cows, herd = herd),
                None => text!("zoff-log-placed-both", prairie = prairie, cows = cows),
            },
            None => text!("zoff-log-placed-nothing"),
        },
        Action::Bonus(_) => match given(effects) {
            Some(places) => text!("zoff-log-bonus", places = places),
            None => text!("zoff-log-bonus-none"),
        },
    }
}

/// An action as one sentence with the player's name: "Ana placed 2 cows on Lucky-Pickle: a herd of 5".
pub fn announcement(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
    let who = &name(names, seat);
    match action {
        Action::Start(_) => text!("zoff-told-started", who = who),
        Action::Bid(_) => text!("zoff-told-bid", who = who),
        Action::Colour(colour) => text!("zoff-told-took", who = who, hue = colour),
        Action::Choose(choice) => text!("zoff-told-chose", who = who, pairs = choice.pairs().count()),
        Action::Place(_) | Action::PlaceMixed(_) => match placed(effects) {
            Some((prairie, 0)) => text!("zoff-told-placed-none", who = who, prairie = prairie),
            Some((prairie, cows)) => match herd(effects) {
                Some(herd) => text!("zoff-told-placed", who = who, prairie = prairie, cows = cows, herd = herd),
                None => text!("zoff-told-placed-both", who = who, prairie = prairie, cows = cows),
            },
            None => text!("zoff-told-placed-nothing", who = who),
        },
        Action::Bonus(_) => match given(effects) {
            Some(places) => text!("zoff-told-bonus", who = who, places = places),
            None => text!("zoff-told-bonus-none", who = who),
        },
    }
}

/// The consequences of an action, one line each: pairs and bids revealed, prairies filled, pairs lost, rounds begun,
/// the start of the final scoring, and the last bonuses. `position` is the position before the action. `cards` is true
/// if the lines may name cow cards (rules: `zoff-rules-open-cards`).
pub fn consequences(
    names: &[Who],
    setting: &Setting,
    position: &Position,
    effects: &[Effect],
    cards: bool,
) -> Vec<Text> {
    let mut lines = Vec::new();
    let mut now = *position;
    for effect in effects {
        now.apply(effect);
        match effect {
            Effect::Card(CardEffect::TurnedUp { seat, choice }) => {
                let pairs = choice.pairs().map(|pair| {
                    let on = prairie(pair.prairie);
                    match (pair.colour, cards) {
                        (None, true) => text!("zoff-log-pair", place = on, held = card(pair.card)),
                        (Some(colour), true) => {
                            text!("zoff-log-pair-of", whose = colour_name(colour), place = on, held = card(pair.card))
                        }
                        (None, false) => on,
                        (Some(colour), false) => text!("zoff-log-place-of", whose = colour_name(colour), place = on),
                    }
                });
                let who = &name(names, *seat);
                lines.extend(comma_list(pairs).map(|pairs| text!("zoff-log-turned-up", who = who, pairs = pairs)));
            }
            Effect::Card(CardEffect::Lost { seat, pair }) => {
                let who = &name(names, *seat);
                lines.push(if cards {
                    text!("zoff-log-lost", who = who, held = card(pair.card), prairie = pair.prairie)
                } else {
                    text!("zoff-log-lost-card", who = who, prairie = pair.prairie)
                });
            }
            Effect::Prairie(PrairieEffect::Filled { prairie, .. }) => {
                lines.push(text!("zoff-log-filled", prairie = *prairie));
            }
            Effect::Auction(AuctionEffect::TurnedUp) => {
                let bids = now.seats().filter_map(|seat| {
                    let bid = now.bids[seat.index()]?;
                    Some(text!("zoff-log-bid-of", who = &name(names, seat), bid = tenths(bid.into())))
                });
                lines.extend(comma_list(bids).map(|bids| text!("zoff-log-bids", bids = bids)));
            }
            Effect::Cow(CowEffect::Placed {
                colour,
                prairie,
                cows,
                herd: _,
                left: _,
                by: zoff::effect::PlacementCause::Last,
            }) => {
                let who =
                    now.owner(setting, *colour).map_or_else(|| colour_name(*colour), |seat| name(names, seat).text());
                lines.push(text!("zoff-log-last", name = who, cows = *cows, prairie = *prairie));
            }
            Effect::Clock(zoff::effect::ClockEffect::RoundBegan { round }) => {
                lines.push(text!("zoff-log-round", round = *round));
            }
            Effect::Clock(zoff::effect::ClockEffect::Closed { .. }) => lines.push(text!("zoff-log-closed")),
            Effect::Cow(_)
            | Effect::Card(CardEffect::Chosen { .. } | CardEffect::Played { .. })
            | Effect::Prairie(
                PrairieEffect::BonusUsed { .. } | PrairieEffect::BonusesDone { .. } | PrairieEffect::FairUsed { .. },
            )
            | Effect::Auction(AuctionEffect::Bid { .. } | AuctionEffect::Taken { .. })
            | Effect::Clock(
                zoff::effect::ClockEffect::Started { .. }
                | zoff::effect::ClockEffect::Waits(_)
                | zoff::effect::ClockEffect::Ended,
            ) => {}
        }
    }
    lines
}

/// The prairie on which a pair was played, and the number of cows placed there.
fn placed(effects: &[Effect]) -> Option<(zoff::Prairie, u8)> {
    effects.iter().find_map(|effect| match effect {
        Effect::Card(CardEffect::Played { seat: _, pair, cows }) => Some((pair.prairie, *cows)),
        _ => None,
    })
}

/// The new size of the herd, if all placed cows have the same colour.
fn herd(effects: &[Effect]) -> Option<u8> {
    let herds: Vec<u8> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Cow(CowEffect::Placed { herd, by: zoff::effect::PlacementCause::Pair, .. }) => Some(*herd),
            _ => None,
        })
        .collect();
    if let [herd] = herds[..] { Some(herd) } else { None }
}

/// The cows placed for a bonus or fair, listed by prairie: "2 cows on Fire-Fields, 1 cow on Coffee-Canyon".
fn given(effects: &[Effect]) -> Option<Text> {
    comma_list(effects.iter().filter_map(|effect| match effect {
        Effect::Cow(CowEffect::Placed {
            prairie,
            cows,
            by: zoff::effect::PlacementCause::Bonus | zoff::effect::PlacementCause::Fair,
            ..
        }) => Some(text!("zoff-on", cows = *cows, prairie = *prairie)),
        _ => None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Translations, Untranslated};
    use zoff::{BonusPlacement, Card, Choice, Pair, Prairie};

    /// Plays an action in a three-player game, and checks that its announcement agrees with its log line. Returns the
    /// log line and the lines of the consequences.
    fn play_and_log(position: &mut Position, setting: &Setting, seat: u8, what: Action) -> (String, Vec<String>) {
        let names = ["Ana", "Ben", "Cleo"].map(|who| Who::Other(Text::untranslated(Untranslated::name(who))));
        let (before, mut effects) = (*position, Vec::new());
        position.play(setting, Seat(seat), what, &mut effects).expect("the action is legal");
        let say = |text: &Text| Translations::default().tr(text).to_string();
        let log_line = say(&entry(what, &effects));
        let sentence = say(&announcement(&names, Seat(seat), what, &effects));
        let who = ["Ana", "Ben", "Cleo"][usize::from(seat)];
        assert_eq!(sentence.to_lowercase(), format!("{who} {log_line}").to_lowercase());
        (log_line, consequences(&names, setting, &before, &effects, true).iter().map(say).collect())
    }

    #[test]
    fn a_choice_is_secret_until_all_have_chosen() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        let pair = |prairie, card: &str| Pair {
            colour: None,
            prairie,
            card: Card::from_word(card).expect("the word names a card"),
        };
        let choose = |one, other| Action::Choose(Choice::two(one, other));
        let first = choose(pair(Prairie::LuckyPickle, "3B"), pair(Prairie::FireFields, "5A"));
        assert_eq!(play_and_log(&mut position, &setting, 0, first), ("Chose two pairs".into(), vec![]));
        let second = choose(pair(Prairie::LuckyPickle, "4G"), pair(Prairie::CoffeeCanyon, "2D"));
        assert_eq!(play_and_log(&mut position, &setting, 1, second), ("Chose two pairs".into(), vec![]));
        let third = choose(pair(Prairie::PowderPrairie, "2A"), pair(Prairie::CoffeeCanyon, "3C"));
        let (log_line, lines) = play_and_log(&mut position, &setting, 2, third);
        assert_eq!(log_line, "Chose two pairs");
        let ana = "Ana: Lucky-Pickle with card 3\u{a0}B, Fire-Fields with card 5\u{a0}A";
        assert_eq!((lines.len(), lines[0].as_str()), (3, ana));
    }

    #[test]
    fn placements_bonuses_and_their_consequences_are_logged() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        let small = Prairie::LoneStarValley;
        position.herds[small.index()] = [3, 0, 2, 0, 0];
        position.cows_left[0] -= 3;
        position.cows_left[2] -= 2;
        let card = Card::from_word("2E").expect("the word names a card");
        let turn = zoff::Turn { seat: Seat(0), pair: Pair { colour: None, prairie: small, card } };
        position.stage = zoff::Stage::Place(turn);
        position.pairs[0][0] = Some(turn.pair);
        let (log_line, lines) = play_and_log(&mut position, &setting, 0, Action::Place(1));
        assert_eq!(log_line, "Placed 1 cow on Lone-Star-Valley: a herd of 4");
        assert_eq!(lines, ["Lone-Star-Valley is full."]);
        let placement = BonusPlacement::NONE.with(Prairie::FireFields, 1);
        let (log_line, _) = play_and_log(&mut position, &setting, 0, Action::Bonus(placement));
        assert_eq!(log_line, "Placed a bonus: 1 cow on Fire-Fields");
        let (log_line, lines) = play_and_log(&mut position, &setting, 2, Action::Bonus(BonusPlacement::NONE));
        assert_eq!(log_line, "Gave up a bonus");
        assert_eq!(lines, ["Round 2"]);
    }
}
