//! Hints as sentences: the effect of a suggested action, with numbers from the rules engine, and the later action that
//! it prepares.

use hacienda_rules::{
    Action, Card, Category, Effects, EffectsSummary, Hacienda, Page, Position, ScoringKind, Setting, scoring,
    summary::PlacedGroup,
};

use super::{comma_list, sign};
use crate::{
    games::hacienda::preview::Preview,
    playable::Advice,
    texts::{Kind, Text, text},
};

/// The description of an action, as a statement and as a purpose: "Places a pig and reaches your 4th market", "to reach
/// your 4th market".
type Description = (Text, Text);

/// One sentence about a suggested, legal action: its effect, and its gains or the later action that it prepares.
fn sentence(position: &Position, setting: &Setting, advice: &Advice<Hacienda>) -> Option<Text> {
    let ((deed, _), after) = describe(position, setting, advice.action)?;
    if let Some(gain) = gain(position, setting, advice.action) {
        return Some(text!("hint-with-gain", deed = deed, gain = gain));
    }
    if let Some((purpose, gain)) = purpose(position, &after, setting, advice) {
        return Some(text!("hint-with-purpose", deed = deed, purpose = purpose, gain = gain));
    }
    Some(match advice.action.page() {
        Page::Cards => text!("hint-for-later", deed = deed),
        Page::Turn => deed,
        _ => text!("hint-no-points", deed = deed),
    })
}

/// One sentence for each suggested action, best first. If a suggestion is better than another one that brings at least
/// as many points, its sentence also tells what it prepares, provided that `with_reasons` is true.
pub fn sentences(
    position: &Position,
    setting: &Setting,
    advice: &[Advice<Hacienda>],
    with_reasons: bool,
) -> Vec<Option<Text>> {
    let points = |advice: &Advice<Hacienda>| points_gained(&Preview::of(position, setting, advice.action));
    let reason = |rank: usize, one: &Advice<Hacienda>| {
        let own = Some(points(one)).filter(|own| with_reasons && *own > 0)?;
        advice[rank + 1..].iter().any(|worse| points(worse) >= own).then_some(())?;
        let (_, after) = describe(position, setting, one.action)?;
        purpose(position, &after, setting, one)
    };
    let complete = |(rank, one): (usize, &Advice<Hacienda>)| {
        let hint = sentence(position, setting, one)?;
        Some(match reason(rank, one) {
            Some((purpose, gain)) => text!("hint-with-reason", hint = hint, purpose = purpose, gain = gain),
            None => hint,
        })
    };
    advice.iter().enumerate().map(complete).collect()
}

/// The first later action of the plan whose gains depend on the suggested action: its description as a purpose, and its
/// gains.
fn purpose(
    position: &Position,
    after: &Position,
    setting: &Setting,
    advice: &Advice<Hacienda>,
) -> Option<(Text, Text)> {
    if after.over || after.turn.seat != position.turn.seat {
        return None;
    }
    advice.then.iter().find_map(|later| {
        after.check(setting, *later).ok()?;
        let brings = gain(after, setting, *later)?;
        let now = advice.at_once.contains(later).then(|| gain(position, setting, *later)).flatten();
        let ((_, meant), _) = describe(after, setting, *later)?;
        (now.as_ref() != Some(&brings)).then_some((meant, brings))
    })
}

/// The points of an action, without those for money.
fn points_gained(preview: &Preview) -> i32 {
    preview.total() - preview.points[Category::Money.index()]
}

/// The gains of a legal action: "+4 points at each scoring, +7 pesos". `None` if there are none. The points for money
/// are left out because the pesos are listed.
fn gain(position: &Position, setting: &Setting, action: Action) -> Option<Text> {
    let preview = Preview::of(position, setting, action);
    let gained = points_gained(&preview);
    let first = position.scorings.held[ScoringKind::Intermediate.index()].is_none();
    let when = match (setting.rulebook.running_score, first) {
        (true, _) => "always",
        (false, true) => "each",
        (false, false) => "final",
    };
    let points =
        (gained != 0).then(|| text!("hint-points", sign = sign(gained), points = gained.abs(), when = Kind(when)));
    let pesos = (preview.pesos > 0).then(|| text!("hint-pesos", pesos = preview.pesos));
    comma_list(points.into_iter().chain(pesos))
}

/// The description of a legal action, and the position after it.
fn describe(position: &Position, setting: &Setting, action: Action) -> Option<(Description, Position)> {
    let (book, board, seat) = (&setting.rulebook, &*setting.board, position.turn.seat);
    let mut after = *position;
    let mut effects = Effects::new();
    after.play_unchecked(setting, action, &mut effects);
    let summary = EffectsSummary::of(&effects);
    let deed = match action {
        Action::BuyTop(deck) => {
            let pesos = book.deck_price;
            (text!("hint-buy-top", deck = deck, pesos = pesos), text!("hint-buy-top-to", deck = deck, pesos = pesos))
        }
        Action::BuyLand(card) => buy_open_card(Card::Land(card), book.display_price),
        Action::BuyAnimal(species) => buy_open_card(Card::Animal(species), book.display_price),
        Action::Hacienda(at) => {
            let group = Kind(if position.land.has(at) { "chain" } else { "herd" });
            let (size, pesos) = (summary.hacienda_group?, book.hacienda_price);
            (
                text!("hint-build", group = group, size = size, pesos = pesos),
                text!("hint-build-to", group = group, size = size, pesos = pesos),
            )
        }
        Action::Pond(cells) => {
            let (shape, pesos) = (board.pond_shape(&cells)?, book.pond_price);
            let hexes = scoring::count_touching(board, &cells, &position.owned[seat.index()]);
            (
                text!("hint-dig", shape = shape, hexes = hexes, pesos = pesos),
                text!("hint-dig-to", shape = shape, hexes = hexes, pesos = pesos),
            )
        }
        Action::Land { card, .. } => {
            let PlacedGroup { size, joined } = summary.chain?;
            match joined.count() {
                0 => (text!("hint-begin-chain", land = card), text!("hint-begin-chain-to", land = card)),
                1 => (text!("hint-make-chain", land = card, tiles = size), text!("hint-make-chain-to", tiles = size)),
                // A tile has six neighbours, so it never joins more than three chains.
                chains => (
                    text!("hint-join-chains", land = card, chains = chains, tiles = size),
                    text!("hint-join-chains-to", chains = chains, tiles = size),
                ),
            }
        }
        Action::Animal { species, .. } => {
            let herd = summary.herd?.size;
            let (before, now) = (position.markets_of(board, seat).count(), after.markets_of(board, seat).count());
            match (now - before, herd) {
                (0, _) if !summary.payments.is_empty() => (
                    text!("hint-bring-to-market", species = species),
                    text!("hint-bring-to-market-to", species = species),
                ),
                (0, 1) => (text!("hint-begin-herd", species = species), text!("hint-begin-herd-to", species = species)),
                (0, _) if book.house.mixed_herds => (
                    text!("hint-make-mixed-herd", count = herd, species = species),
                    text!("hint-make-mixed-herd-to", count = herd),
                ),
                (0, _) => (
                    text!("hint-make-herd", count = herd, species = species),
                    text!("hint-make-herd-to", count = herd, species = species),
                ),
                (1, _) => {
                    (text!("hint-reach-market", species = species, nth = now), text!("hint-reach-market-to", nth = now))
                }
                _ => {
                    let (from, to) = (text!("nth", nth = before + 1), text!("nth", nth = now));
                    (
                        text!("hint-reach-markets", species = species, from = from.clone(), to = to.clone()),
                        text!("hint-reach-markets-to", from = from, to = to),
                    )
                }
            }
        }
        Action::Harvest { from: None, .. } => {
            let tiles = summary.harvested?;
            (text!("hint-harvest", tiles = tiles), text!("hint-harvest-to", tiles = tiles))
        }
        Action::Harvest { from: Some(_), .. } => {
            let tiles = summary.harvested?;
            (text!("hint-harvest-with-chip", tiles = tiles), text!("hint-harvest-with-chip-to", tiles = tiles))
        }
        Action::End => {
            let pesos = position.pesos[seat.index()];
            (text!("hint-end", pesos = pesos), text!("hint-end-to", pesos = pesos))
        }
    };
    Some((deed, after))
}

fn buy_open_card(card: Card, pesos: u32) -> Description {
    (text!("hint-buy-card", card = card, pesos = pesos), text!("hint-buy-card-to", card = card, pesos = pesos))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::texts::Translations;
    use hacienda_bots::{Bot, Level};
    use hacienda_rules::{
        Cell, Deck, Edition, Effect, HouseRules, Rulebook, Seat, effect::PurseEffect, formats::records::Record, maps,
        vocab::PondShape,
    };
    use tabletop::NullSink;

    /// The numbers in a text, in order.
    fn numbers(text: &str) -> Vec<i64> {
        text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
    }

    /// The hint as a player reads it.
    fn hint_text(position: &Position, setting: &Setting, advice: &Advice<Hacienda>) -> String {
        sentence(position, setting, advice)
            .map(|text| Translations::default().tr(text).to_string())
            .expect("the action is legal")
    }

    fn advice(position: &Position, setting: &Setting, action: Action, then: &[Action]) -> Advice<Hacienda> {
        let at_once = then.iter().copied().filter(|later| position.check(setting, *later).is_ok()).collect();
        Advice { action, then: then.to_vec(), at_once }
    }

    /// The numbers that the hint for an action must contain, in order. They are computed from the positions before and
    /// after the action and from its effects.
    fn expected_numbers(position: &Position, setting: &Setting, action: Action) -> Vec<i64> {
        let seat = position.turn.seat;
        let mut after = *position;
        let mut effects = Effects::new();
        after.play(setting, action, &mut effects).expect("the action is legal");
        let group = |at: Cell| i64::from(after.group_at(setting, at).expect("a piece is on the hex").count());
        let paid: u32 = effects
            .iter()
            .map(|effect| match effect {
                Effect::Purse(PurseEffect::Paid { pesos, .. }) => *pesos,
                _ => 0,
            })
            .sum();
        let earned: u32 = effects
            .iter()
            .map(|effect| match effect {
                Effect::Purse(PurseEffect::Earned { pesos, .. }) => *pesos,
                _ => 0,
            })
            .sum();
        let mut expected = match action {
            Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) => vec![i64::from(paid)],
            Action::Hacienda(at) => vec![group(at), i64::from(paid)],
            Action::Pond(cells) => {
                let beside: std::collections::BTreeSet<Cell> =
                    cells.cells().iter().flat_map(|cell| setting.board.neighbours(*cell).to_vec()).collect();
                let own = beside.into_iter().filter(|cell| position.owned[seat.index()].has(*cell)).count();
                vec![own as i64, i64::from(paid)]
            }
            Action::Land { at, .. } if group(at) == 1 => vec![],
            Action::Land { at, .. } => vec![group(at)],
            Action::Harvest { at, .. } => vec![group(at)],
            Action::Animal { at, .. } => {
                let [before, now] =
                    [position, &after].map(|one| i64::from(one.markets_of(&setting.board, seat).count()));
                let sold = effects.iter().any(|effect| matches!(effect, Effect::Market(_)));
                match now - before {
                    0 if sold || group(at) == 1 => vec![],
                    0 => vec![group(at)],
                    1 => vec![now],
                    _ => vec![before + 1, now],
                }
            }
            Action::End => vec![i64::from(position.pesos[seat.index()])],
        };
        let money = Category::Money;
        let without = |one: &Position| {
            let tally = one.score(setting, seat);
            i64::from(tally.total()) - i64::from(tally.of(money))
        };
        let gained = without(&after) - without(position);
        expected.extend((gained != 0).then_some(gained));
        expected.extend((earned > paid).then(|| i64::from(earned - paid)));
        expected
    }

    #[test]
    fn hints_contain_the_numbers_of_the_rules() {
        check_numbers_of_hints(4);
    }

    /// Checks the hints for all legal actions in every `each`-th position of one game per rulebook.
    fn check_numbers_of_hints(each: u32) {
        let board = Arc::new(maps::by_name(maps::NAMES[0]).expect("a built-in board"));
        let mixed = HouseRules { mixed_herds: true, ..HouseRules::default() };
        let books = [
            Rulebook::default(),
            Rulebook::new(Edition::Base, true, HouseRules::default()),
            Rulebook::new(Edition::Base, false, mixed),
        ];
        let mut hints = 0;
        for rulebook in books {
            let setting = Setting { board: board.clone(), rulebook };
            let mut position = Position::setup(&setting, 3, 11, None).expect("three players are allowed");
            let mut bot = Bot::new(Level::Greedy, 5);
            for n in 0.. {
                if position.over {
                    break;
                }
                let checked = if n % each == 0 { position.legal(&setting) } else { Vec::new() };
                for action in checked {
                    let text = hint_text(&position, &setting, &advice(&position, &setting, action, &[]));
                    assert_eq!(numbers(&text), expected_numbers(&position, &setting, action), "{action:?}: {text}");
                    hints += 1;
                }
                let action = bot.choose(&setting, &position);
                position.play(&setting, action, &mut Effects::new()).expect("bots play by the rules");
            }
        }
        assert!(hints > 5_000 / each, "{hints}");
    }

    #[test]
    fn a_purpose_contains_the_numbers_of_the_later_action() {
        check_numbers_of_purposes(8);
    }

    mod long {
        #[test]
        #[ignore = "long: .ci/long runs it"]
        fn hints_contain_the_numbers_of_the_rules_in_every_position() {
            super::check_numbers_of_hints(1);
        }

        #[test]
        #[ignore = "long: .ci/long runs it"]
        fn a_purpose_contains_the_numbers_of_the_later_action_in_every_position() {
            super::check_numbers_of_purposes(1);
        }
    }

    /// Checks the hints with a purpose in every `each`-th position of a game.
    fn check_numbers_of_purposes(each: u32) {
        let path = format!("{}/tests/records/base-3-symmetric.hacienda", env!("CARGO_MANIFEST_DIR"));
        let record =
            Record::parse(&std::fs::read_to_string(path).expect("the file exists")).expect("the record is valid");
        let setting = &record.setting;
        let mut position = record.set_up().expect("the set-up is valid");
        let mut purposes = 0;
        for step in record.replay().expect("the set-up is valid") {
            let step = step.expect("the record replays");
            let checked = if step.n % each == 0 { position.legal(setting) } else { Vec::new() };
            for first in checked {
                let mut after = position;
                after.play(setting, first, &mut Effects::new()).expect("the action is legal");
                if after.over || after.turn.seat != position.turn.seat || gain(&position, setting, first).is_some() {
                    continue;
                }
                for later in after.legal(setting).into_iter().take(40) {
                    let text = hint_text(&position, setting, &advice(&position, setting, first, &[later]));
                    let mut expected = expected_numbers(&position, setting, first);
                    if text.contains(", to ") {
                        expected.extend(expected_numbers(&after, setting, later));
                        purposes += 1;
                    }
                    assert_eq!(numbers(&text), expected, "{first:?}, {later:?}: {text}");
                }
            }
            position = step.after;
        }
        assert!(purposes > 50, "{purposes}");
    }

    #[test]
    fn a_better_hint_with_fewer_points_tells_what_it_prepares() {
        let path = format!("{}/tests/records/base-3-symmetric.hacienda", env!("CARGO_MANIFEST_DIR"));
        let record =
            Record::parse(&std::fs::read_to_string(path).expect("the file exists")).expect("the record is valid");
        let setting = &record.setting;
        let positions =
            record.replay().expect("the set-up is valid").map(|step| step.expect("the record replays").after);
        let mut reasons = 0;
        for position in positions.step_by(8) {
            let points = |action: &Action| points_gained(&Preview::of(&position, setting, *action));
            let legal: Vec<Action> = position.legal(setting).into_iter().filter(|action| points(action) > 0).collect();
            for (first, second) in
                legal.iter().take(12).flat_map(|one| legal.iter().rev().take(12).map(move |two| (one, two)))
            {
                let best = advice(&position, setting, *first, &[*second]);
                let plain = hint_text(&position, setting, &best);
                let listed = [best, advice(&position, setting, *second, &[])];
                let say = |text: &Option<Text>| text.clone().map(|text| Translations::default().tr(text).to_string());
                let with_reasons = sentences(&position, setting, &listed, true);
                let explained = say(&with_reasons[0]).expect("the action is legal");
                if explained != plain {
                    assert!(explained.starts_with(&format!("{plain}. Helps to ")), "{explained}");
                    assert!(points(second) >= points(first), "{explained}");
                    reasons += 1;
                }
                let without = sentences(&position, setting, &listed, false);
                assert_eq!(say(&without[0]), Some(plain));
                assert_eq!(without[1], with_reasons[1], "the last hint needs no reason");
            }
        }
        assert!(reasons > 0, "some actions prepare others");
    }

    #[test]
    fn hints_read_naturally() {
        let setting = Setting {
            board: Arc::new(maps::by_name(maps::NAMES[0]).expect("a built-in board")),
            rulebook: Rulebook::default(),
        };
        let position = Position::setup(&setting, 2, 7, Some(Seat(0))).expect("two players are allowed");
        let say = |action, then: &[Action]| hint_text(&position, &setting, &advice(&position, &setting, action, then));
        assert_eq!(say(Action::BuyTop(Deck::Animal), &[]), "Buys the top animal card for 2 pesos, for later");
        let mut later = position;
        let reaches =
            |action: &Action| matches!(action, Action::Animal { at, .. } if setting.board.market_sides().has(*at));
        let market = (0..1_000).find_map(|step| {
            let legal = later.legal(&setting);
            let found = legal.iter().copied().find(reaches);
            if found.is_none() {
                // Large steps through the list mix all kinds of actions.
                let action = legal[step * 31 % legal.len()];
                later.play(&setting, action, &mut NullSink).expect("the action is legal");
            }
            found
        });
        let market = market.expect("somebody can reach a market");
        let text = hint_text(&later, &setting, &advice(&later, &setting, market, &[]));
        assert!(text.starts_with("Places a "), "{text}");
        assert!(text.contains(" and reaches your 1st market: +1 point at each scoring, +"), "{text}");
        let ponds = PondShape::ALL.map(|shape| Translations::default().tr(text!("pond", shape = shape)));
        assert!(ponds.iter().all(|pond| pond.ends_with("pond")));
        let meant = text!("hint-join-chains-to", chains = 2, tiles = 5);
        assert_eq!(&*Translations::default().tr(meant), "to join two chains into one of 5 tiles");
        assert!(say(Action::End, &[]).starts_with("Ends the turn and keeps your "));
    }
}
