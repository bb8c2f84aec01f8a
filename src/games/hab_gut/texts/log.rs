//! Log texts for actions and their consequences. They never name the shares in a foundation.

use hab_gut::{
    Action, Effect, Good, Seat, Seats,
    effect::{ClockEffect, PriceEffect, PurseEffect, ShareEffect},
};

use super::{card, lot};
use crate::{
    seats::names::name,
    texts::{Text, Who, text},
};

/// Details of an action, taken from its effects.
#[derive(Default)]
struct ActionDetails {
    money: u32,
    /// The marker moves in order: good, price before and price after.
    moves: Vec<(Good, u16, u16)>,
    /// The opened foundations: seat, money earned now, and money saved in total.
    opened: Vec<(Seat, u32, u32)>,
    over: Option<(Seats, Seats)>,
}

impl ActionDetails {
    fn of(effects: &[Effect]) -> ActionDetails {
        let mut details = ActionDetails::default();
        for effect in effects {
            match effect {
                Effect::Purse(PurseEffect::Paid { seat: _, money } | PurseEffect::Earned { seat: _, money }) => {
                    details.money = *money;
                }
                Effect::Price(PriceEffect::Moved { good, steps: _, from, to, stuck: _ }) => {
                    details.moves.push((*good, *from, *to));
                }
                Effect::Share(ShareEffect::Opened { seat, shares: _, money, saved }) => {
                    details.opened.push((*seat, *money, *saved));
                }
                Effect::Clock(ClockEffect::GameOver { out, winners }) => details.over = Some((*out, *winners)),
                Effect::Share(ShareEffect::Bought { .. } | ShareEffect::Sold { .. } | ShareEffect::Given { .. })
                | Effect::Card(_)
                | Effect::Clock(ClockEffect::TurnBegan { .. } | ClockEffect::RoundEnded { .. }) => {}
            }
        }
        details
    }

    /// The marker move by the played card (0) or the halved card (1).
    fn price_move(&self, number: usize) -> Text {
        let (from, to) = self.moves.get(number).map_or((0, 0), |(_, from, to)| (*from, *to));
        text!("hg-moved", from = from, to = to)
    }
}

/// An action as a log line below the player's name: "Bought 1 coal and 2 rubber for 220".
pub fn entry(action: Action, effects: &[Effect]) -> Text {
    let details = ActionDetails::of(effects);
    match action {
        Action::Buy(shares) => text!("hg-log-bought", shares = lot(shares), price = details.money),
        Action::Sell(shares) => text!("hg-log-sold", shares = lot(shares), price = details.money),
        Action::Pass => text!("hg-log-passed"),
        Action::Give(_) => text!("hg-log-gave"),
        Action::Keep => text!("hg-log-kept"),
        Action::Market { side: _, played, halved } => text!(
            "hg-log-market",
            played = card(played),
            first = details.price_move(0),
            halved = card(halved),
            second = details.price_move(1)
        ),
    }
}

/// An action as one sentence that begins with the player's name.
pub fn announcement(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
    let (who, details) = (&name(names, seat), ActionDetails::of(effects));
    match action {
        Action::Buy(shares) => text!("hg-told-bought", who = who, shares = lot(shares), price = details.money),
        Action::Sell(shares) => text!("hg-told-sold", who = who, shares = lot(shares), price = details.money),
        Action::Pass => text!("hg-told-passed", who = who),
        Action::Give(_) => text!("hg-told-gave", who = who),
        Action::Keep => text!("hg-told-kept", who = who),
        Action::Market { side: _, played, halved } => text!(
            "hg-told-market",
            who = who,
            played = card(played),
            first = details.price_move(0),
            halved = card(halved),
            second = details.price_move(1)
        ),
    }
}

/// The sentence while the action is animated. It names the played card from the start, but tells each new price only
/// after its marker has stopped, that is, once the first `announced` effects contain the move.
pub fn announcement_so_far(names: &[Who], seat: Seat, action: Action, effects: &[Effect], announced: usize) -> Text {
    let Action::Market { side: _, played, halved: _ } = action else {
        return announcement(names, seat, action, effects);
    };
    let (who, so_far) = (&name(names, seat), ActionDetails::of(&effects[..announced.min(effects.len())]));
    match so_far.moves.len() {
        0 => text!("hg-told-played", who = who, named = card(played)),
        1 => text!("hg-popover-played", who = who, named = card(played), way = so_far.price_move(0)),
        _ => announcement(names, seat, action, effects),
    }
}

/// The consequences of the end of a half: opened foundations, eliminated players, winners.
pub fn consequences(names: &[Who], effects: &[Effect]) -> Vec<Text> {
    let details = ActionDetails::of(effects);
    let mut lines = Vec::new();
    if !details.opened.is_empty() {
        let row = |(seat, money, saved): &(Seat, u32, u32)| {
            text!("hg-log-opened-one", who = &name(names, *seat), money = *money, saved = *saved)
        };
        let rows: Vec<Text> = details.opened.iter().map(row).collect();
        lines.push(text!("hg-log-opened", rows = rows));
    }
    if let Some((out, winners)) = details.over {
        lines.push(super::foundation_opening::eliminated(names, out, winners));
        lines.push(super::prompt::result(names, winners));
    }
    lines
}

/// The number of completed rounds, if these effects end a round. Each round is a block of log lines.
pub fn ends_round(effects: &[Effect]) -> Option<u8> {
    effects.iter().find_map(|effect| match effect {
        Effect::Clock(ClockEffect::RoundEnded { rounds }) => Some(*rounds),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Translations, Untranslated};
    use hab_gut::{Position, Rng, Setting};

    fn names() -> Vec<Who> {
        ["Ana", "Ben", "Eva"].map(|who| Who::Other(Text::untranslated(Untranslated::name(who)))).to_vec()
    }

    #[test]
    fn both_log_forms_agree_and_never_name_a_given_share() {
        let setting = Setting::default();
        let mut position = Position::setup(&setting, 3, 5, None).expect("three players are allowed");
        let (mut rng, words, mut kinds) = (Rng::new(9, 1), Translations::default(), [0; 6]);
        while !position.over {
            let seat = position.turn.seat;
            let what = position.random_action(&setting, seat, &mut rng).expect("an action is legal");
            let mut effects = Vec::new();
            position.play(&setting, seat, what, &mut effects).expect("the action is legal");
            let log_line = words.tr(entry(what, &effects)).to_string();
            let sentence = words.tr(announcement(&names(), seat, what, &effects)).to_string();
            let who = words.tr(name(&names(), seat).text()).to_string();
            assert_eq!(sentence.to_lowercase(), format!("{who} {log_line}").to_lowercase());
            if let Action::Give(good) = what {
                assert!(!log_line.to_lowercase().contains(good.word()), "{log_line}");
            }
            let kind = match what {
                Action::Buy(_) => 0,
                Action::Sell(_) => 1,
                Action::Pass => 2,
                Action::Give(_) => 3,
                Action::Keep => 4,
                Action::Market { .. } => 5,
            };
            kinds[kind] += 1;
            let ended = consequences(&names(), &effects);
            assert_eq!(
                ended.len(),
                [0, 1, 3][(usize::from(position.over) * 2) | usize::from(ends_round(&effects) == Some(4))].min(3)
            );
        }
        assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
    }

    #[test]
    fn both_marker_moves_are_logged_with_their_prices() {
        let card = |good, steps| hab_gut::MarketCard::new(good, steps).expect("the card exists");
        let moved = |good, steps, from, to| Effect::Price(PriceEffect::Moved { good, steps, from, to, stuck: false });
        let what =
            Action::Market { side: hab_gut::Side::Left, played: card(Good::Tea, -2), halved: card(Good::Coal, 4) };
        let effects = [moved(Good::Tea, -2, 60, 40), moved(Good::Coal, 2, 40, 60)];
        let text = Translations::default().tr(entry(what, &effects)).to_string();
        assert_eq!(text, "Played Tea −2: 60 → 40, halved Coal +4: 40 → 60");
    }

    #[test]
    fn the_sentence_tells_a_price_only_after_its_marker_has_stopped() {
        let setting = Setting::default();
        let mut position = Position::setup(&setting, 3, 5, None).expect("three players are allowed");
        let mut rng = Rng::new(9, 1);
        loop {
            let seat = position.turn.seat;
            let what = position.random_action(&setting, seat, &mut rng).expect("an action is legal");
            let mut effects = Vec::new();
            position.play(&setting, seat, what, &mut effects).expect("the action is legal");
            let Action::Market { .. } = what else { continue };
            let words = Translations::default();
            let mut prices = Vec::new();
            for announced in 0..=effects.len() {
                let said = words.tr(announcement_so_far(&names(), seat, what, &effects, announced)).to_string();
                prices.push(said.matches('→').count());
            }
            let moved = |effects: &[Effect]| effects.iter().filter(|effect| matches!(effect, Effect::Price(_))).count();
            let expected: Vec<usize> = (0..=effects.len()).map(|announced| moved(&effects[..announced])).collect();
            assert_eq!(prices, expected);
            let whole = words.tr(announcement(&names(), seat, what, &effects)).to_string();
            let told = words.tr(announcement_so_far(&names(), seat, what, &effects, effects.len())).to_string();
            assert_eq!(told, whole);
            break;
        }
    }
}
