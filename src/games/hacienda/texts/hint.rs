//! Hints as sentences: what an action does, in numbers that the rules give, and what it prepares.

use super::{animal, deck, land, ordinal, pesos, points, pond};
use crate::{games::hacienda::preview::Preview, seats::hint::Advice};
use hacienda_rules::{
    Action, Category, Effects, Position, Setting, Told, scoring,
    told::Grown,
    vocab::{ScoringKind, Species},
};

/// The button that asks for a hint.
pub const HINT: &str = "Hint";
/// On top while one is being thought out.
pub const THINKING: &str = "A hint is being thought out.";
/// On top while there are hints to choose from.
pub const CHOOSE: &str = "Tap a hint to take it in hand: it then waits for your yes.";

/// What an action does, as a verb without its ending and what follows it.
struct Deed {
    verb: &'static str,
    rest: String,
}

impl Deed {
    fn new(verb: &'static str, rest: impl Into<String>) -> Deed {
        Deed { verb, rest: rest.into() }
    }

    /// "Reaches your 4th market".
    fn told(&self) -> String {
        let ending = if self.verb.ends_with("ch") { "es" } else { "s" };
        super::capital(&format!("{}{ending} {}", self.verb, self.rest))
    }

    /// "to reach your 4th market".
    fn meant(&self) -> String {
        format!("to {} {}", self.verb, self.rest)
    }
}

/// One sentence about an action that seems good and is legal: what it does and brings, or what it prepares.
pub fn sentence(position: &Position, setting: &Setting, advice: &Advice) -> String {
    let Some((deed, after)) = deed(position, setting, advice.action) else { return String::new() };
    let told = deed.told();
    if let Some(gain) = gain(position, setting, advice.action) {
        return format!("{told}: {gain}");
    }
    if let Some(purpose) = purpose(position, &after, setting, advice) {
        return format!("{told}, {purpose}");
    }
    match advice.action {
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) => format!("{told}, for later"),
        Action::End => told,
        Action::Hacienda(_)
        | Action::Pond(_)
        | Action::Land { .. }
        | Action::Animal { .. }
        | Action::Harvest { .. } => format!("{told}: no points yet"),
    }
}

/// What the rest of the plan does that would bring less, or could not be done, without the action before it.
fn purpose(position: &Position, after: &Position, setting: &Setting, advice: &Advice) -> Option<String> {
    if after.over || after.turn.seat != position.turn.seat {
        return None;
    }
    advice.then.iter().find_map(|later| {
        after.check(setting, *later).ok()?;
        let brings = gain(after, setting, *later)?;
        let now = advice.at_once.contains(later).then(|| gain(position, setting, *later)).flatten();
        let (deed, _) = deed(after, setting, *later)?;
        (now.as_ref() != Some(&brings)).then(|| format!("{}: {brings}", deed.meant()))
    })
}

/// What a legal action brings, where that is something: "+4 points at each scoring, +7 pesos". The points of money are not
/// in it, for the pesos are.
fn gain(position: &Position, setting: &Setting, action: Action) -> Option<String> {
    let preview = Preview::of(position, setting, action);
    let gained = preview.total() - preview.points[Category::Money.index()];
    let mut parts = Vec::new();
    if gained != 0 {
        let sign = if gained < 0 { "−" } else { "+" };
        let first = position.scorings.held[ScoringKind::Intermediate.index()].is_none();
        let when = match (setting.rulebook.running_score, first) {
            (true, _) => "",
            (false, true) => " at each scoring",
            (false, false) => " at the final scoring",
        };
        parts.push(format!("{sign}{}{when}", points(gained.abs())));
    }
    if preview.pesos > 0 {
        parts.push(format!("+{}", pesos(preview.pesos)));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// What a legal action does, and the position after it.
fn deed(position: &Position, setting: &Setting, action: Action) -> Option<(Deed, Position)> {
    let (book, board, seat) = (&setting.rulebook, &*setting.board, position.turn.seat);
    let mut after = *position;
    let mut effects = Effects::new();
    after.play_unchecked(setting, action, &mut effects);
    let told = Told::of(&effects);
    let deed = match action {
        Action::BuyTop(from) => Deed::new("buy", format!("the top {} card for {}", deck(from), pesos(book.deck_price))),
        Action::BuyLand(card) => Deed::new("buy", shown(land(card), book.display_price)),
        Action::BuyAnimal(species) => Deed::new("buy", shown(animal(species), book.display_price)),
        Action::Hacienda(at) => {
            let (what, size) = (if position.land.has(at) { "chain" } else { "herd" }, told.settled?);
            Deed::new("build", format!("a hacienda on a {what} of {size} for {}", pesos(book.hacienda_price)))
        }
        Action::Pond(cells) => {
            let shape = board.pond_shape(&cells).map_or("pond", pond);
            let touched = scoring::touching(board, &cells, &position.owned[seat.index()]);
            Deed::new("dig", format!("a {shape} beside {touched} of your hexes for {}", pesos(book.pond_price)))
        }
        Action::Land { card, .. } => {
            let Grown { size, joined } = told.chain?;
            match joined.count() {
                0 => Deed::new("begin", format!("a chain with a {} tile", land(card))),
                1 => Deed::new("make", format!("a chain of {size} tiles")),
                several => Deed::new("join", format!("{} chains to {size} tiles", spelled(several))),
            }
        }
        Action::Animal { species, .. } => {
            let herd = told.herd?.size;
            let (before, now) = (position.markets_of(board, seat).count(), after.markets_of(board, seat).count());
            match (now - before, herd) {
                (0, _) if !told.payments.is_empty() => Deed::new("bring", format!("a {} to a market", animal(species))),
                (0, 1) => Deed::new("begin", format!("a herd with a {}", animal(species))),
                (0, _) if book.house.mixed_herds => Deed::new("make", format!("a herd of {herd} animals")),
                (0, _) => Deed::new("make", format!("a herd of {herd} {}", animals(species))),
                (1, _) => Deed::new("reach", format!("your {} market", ordinal(now))),
                _ => Deed::new("reach", format!("your {} to {} market", ordinal(before + 1), ordinal(now))),
            }
        }
        Action::Harvest { from, .. } => {
            let tiles = told.harvested?;
            let taken = if from.is_some() { " with another player's chip" } else { "" };
            Deed::new("harvest", format!("a chain of {tiles} tiles{taken}"))
        }
        Action::End => Deed::new("end", format!("the turn and keeps your {}", pesos(position.pesos[seat.index()]))),
    };
    Some((deed, after))
}

fn shown(card: &str, price: u32) -> String {
    format!("the {card} card from the display for {}", pesos(price))
}

fn animals(species: Species) -> &'static str {
    match species {
        Species::Cattle => "cows",
        Species::Horse => "horses",
        Species::Pig => "pigs",
        Species::Sheep => "sheep",
    }
}

/// A tile has six neighbours, so it never joins more than three chains.
fn spelled(chains: usize) -> &'static str {
    if chains == 2 { "two" } else { "three" }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use hacienda_bots::{Level, Mind};
    use hacienda_rules::{
        Cell, Deck, Effect, Game, HouseRules, Rulebook, Seat, effect::PurseEffect, formats::records::Record, maps,
        vocab::PondShape,
    };

    /// The numbers in a text, in order.
    fn numbers(text: &str) -> Vec<i64> {
        text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
    }

    fn advice(position: &Position, setting: &Setting, action: Action, then: &[Action]) -> Advice {
        let at_once = then.iter().copied().filter(|later| position.check(setting, *later).is_ok()).collect();
        Advice { action, then: then.to_vec(), at_once }
    }

    /// What the rules say of an action, number by number, as its sentence must tell them: counted on the table before and
    /// after it and taken from what was paid.
    fn counted(position: &Position, setting: &Setting, action: Action) -> Vec<i64> {
        let seat = position.turn.seat;
        let mut after = *position;
        let mut effects = Effects::new();
        after.play(setting, action, &mut effects).expect("it is legal");
        let group = |at: Cell| i64::from(after.group_at(setting, at).expect("it stands there").count());
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
                    cells.cells().iter().flat_map(|cell| setting.board.beside(*cell).to_vec()).collect();
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
    fn every_number_of_every_sentence_is_what_the_rules_say() {
        let board = Arc::new(maps::by_name(maps::NAMES[0]).expect("it is one of ours"));
        let mixed = HouseRules { mixed_herds: true, ..HouseRules::default() };
        let books = [
            Rulebook::default(),
            Rulebook::new(Game::Base, true, HouseRules::default()),
            Rulebook::new(Game::Base, false, mixed),
        ];
        let mut told = 0;
        for rulebook in books {
            let setting = Setting { board: board.clone(), rulebook };
            let mut position = Position::setup(&setting, 3, 11, None).expect("three may play");
            let mut mind = Mind::new(Level::Greedy, 5);
            while !position.over {
                for action in position.legal(&setting) {
                    let text = sentence(&position, &setting, &advice(&position, &setting, action, &[]));
                    assert_eq!(numbers(&text), counted(&position, &setting, action), "{action:?}: {text}");
                    told += 1;
                }
                let action = mind.choose(&setting, &position);
                position.play(&setting, action, &mut Effects::new()).expect("bots play by the rules");
            }
        }
        assert!(told > 5_000, "{told}");
    }

    #[test]
    fn what_is_prepared_has_the_numbers_of_the_later_action() {
        let path = format!("{}/tests/records/base-3-symmetric.hacienda", env!("CARGO_MANIFEST_DIR"));
        let record = Record::parse(&std::fs::read_to_string(path).expect("it is part of the tests")).expect("a record");
        let setting = &record.setting;
        let mut position = record.set_up().expect("its set-up holds");
        let mut told = 0;
        for step in record.replay().expect("its set-up holds") {
            let step = step.expect("it plays again");
            for first in position.legal(setting) {
                let mut after = position;
                after.play(setting, first, &mut Effects::new()).expect("it is legal");
                if after.over || after.turn.seat != position.turn.seat || gain(&position, setting, first).is_some() {
                    continue;
                }
                for later in after.legal(setting).into_iter().take(40) {
                    let text = sentence(&position, setting, &advice(&position, setting, first, &[later]));
                    let mut expected = counted(&position, setting, first);
                    if text.contains(", to ") {
                        expected.extend(counted(&after, setting, later));
                        told += 1;
                    }
                    assert_eq!(numbers(&text), expected, "{first:?}, {later:?}: {text}");
                }
            }
            position = step.after;
        }
        assert!(told > 50, "{told}");
    }

    #[test]
    fn sentences_read_as_people_speak() {
        let setting = Setting {
            board: Arc::new(maps::by_name(maps::NAMES[0]).expect("it is one of ours")),
            rulebook: Rulebook::default(),
        };
        let position = Position::setup(&setting, 2, 7, Some(Seat(0))).expect("two may play");
        let say = |action, then: &[Action]| sentence(&position, &setting, &advice(&position, &setting, action, then));
        assert_eq!(say(Action::BuyTop(Deck::Animal), &[]), "Buys the top animal card for 2 pesos, for later");
        let market = position
            .legal(&setting)
            .into_iter()
            .find(|action| matches!(action, Action::Animal { at, .. } if setting.board.market_sides().has(*at)));
        if let Some(market) = market {
            let text = say(market, &[]);
            assert!(text.starts_with("Reaches your 1st market: +1 point at each scoring, +"), "{text}");
        }
        let shapes = PondShape::ALL.map(pond);
        assert!(shapes.iter().all(|shape| shape.ends_with("pond")));
        assert_eq!(Deed::new("join", "two chains to 5 tiles").meant(), "to join two chains to 5 tiles");
        assert_eq!(Deed::new("end", "the turn").told(), "Ends the turn");
    }
}
