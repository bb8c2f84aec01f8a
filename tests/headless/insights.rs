//! Tests of the information that taps reveal. For every seat and a spectator in whole games, a tap on a deck or a
//! player shows the same as `hacienda view`, and the recap of other players' actions matches the log.

use std::{collections::BTreeMap, fs, path::Path};

use hacienda::games::hacienda::insights::{known, recap::recap};
use hacienda_rules::{
    Action, Card, Category, Deck, EffectsSummary, Position, Rng, Seat, Setting, Viewer,
    formats::{positions, records::Record},
};
use serde_json::Value;

const RECORDS: [&str; 7] = [
    "base-5-asymmetric",
    "base-2-symmetric-1001",
    "crucible-2-symmetric",
    "variant1-4-symmetric-1014",
    "herds-3-symmetric-1030",
    "reshuffle-2-asymmetric-1067",
    "house-4-own-board",
];

fn record(name: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{name}.hacienda"));
    Record::parse(&fs::read_to_string(path).expect("the file exists")).expect("the text is a record")
}

/// Counts the cards of each kind in some lists of card names.
fn counted<'a>(lists: impl IntoIterator<Item = &'a Value>) -> BTreeMap<String, u16> {
    let mut counted = BTreeMap::new();
    for word in lists.into_iter().flat_map(|list| list.as_array().expect("the value is a list")) {
        if let Some(word) = word.as_str() {
            *counted.entry(word.to_owned()).or_default() += 1;
        }
    }
    counted
}

fn as_counted(cards: &[(Card, u16)]) -> BTreeMap<String, u16> {
    cards.iter().filter(|(_, count)| *count > 0).map(|(card, count)| (card.word().to_owned(), *count)).collect()
}

fn of_deck(cards: &BTreeMap<String, u16>, deck: Deck) -> u16 {
    Card::kinds().filter(|card| card.deck() == deck).filter_map(|card| cards.get(card.word())).sum()
}

/// Compares the result of a tap on a player with that player's seat in the view.
fn assert_same_hand(position: &Position, seat: Seat, view: &Value) {
    let shown = known::public_hand(position, seat);
    let text = &view["seats"][seat.index()];
    let (known, hidden) = match text.get("known") {
        // The viewer's hand lists every card and, separately, the cards that the others know.
        Some(known) => {
            let (all, known) = (counted([&text["hand"]]), counted([known]));
            let hidden = [Deck::Land, Deck::Animal].map(|deck| of_deck(&all, deck) - of_deck(&known, deck));
            (known, hidden)
        }
        None => {
            let count = |deck: &str| text["hand"]["hidden"][deck].as_u64().expect("the value is a number") as u16;
            (counted([&text["hand"]["known"]]), ["land", "animal"].map(count))
        }
    };
    assert_eq!((as_counted(&shown.known), shown.hidden), (known, hidden), "{seat:?}");
}

/// Compares the result of a tap on a deck with all cards except the cards that the view names.
fn assert_same_deck(setting: &Setting, position: &Position, deck: Deck, viewer: Viewer, view: &Value) {
    let shown = known::unseen(position, deck, viewer);
    let lists = |seat: &Value| -> Vec<Value> {
        match seat.get("known") {
            Some(_) => vec![seat["hand"].clone()],
            None => vec![seat["hand"]["known"].clone()],
        }
    };
    let seats = view["seats"].as_array().expect("the value is a list");
    let mut seen: Vec<Value> = seats.iter().flat_map(lists).collect();
    seen.extend([&view["land_display"], &view["animal_display"], &view["land_discard"]].map(Value::clone));
    // A played animal card stays on the board as an animal; a played land card goes to the discard pile.
    for seat in seats {
        for (species, herd) in seat["animals"].as_object().expect("animals are grouped by species") {
            let count = herd.as_array().expect("a herd is a list of hexes").len();
            seen.push(Value::Array(vec![Value::String(species.clone()); count]));
        }
    }
    let seen = counted(&seen);
    for (card, count) in &shown.kinds {
        let all = match card {
            Card::Land(land) => setting.rulebook.land_cards[land.index()],
            Card::Animal(species) => setting.rulebook.animal_cards[species.index()],
        };
        assert_eq!(*count, u16::from(all) - seen.get(card.word()).copied().unwrap_or(0), "{card:?}");
    }
    let expected = match deck {
        Deck::Land => (view["land_deck"].as_u64().expect("the value is a number") as u16, 0),
        Deck::Animal => {
            let stacks: Vec<u16> = view["animal_decks"]
                .as_array()
                .expect("the stacks are a list")
                .iter()
                .map(|stack| stack.as_u64().expect("the value is a number") as u16)
                .collect();
            if stacks[0] == 0 { (stacks[1], 0) } else { (stacks[0], stacks[1]) }
        }
    };
    assert_eq!((shown.left, shown.waiting), expected);
    let total: u16 = shown.kinds.iter().map(|(_, count)| count).sum();
    assert_eq!(
        total,
        shown.left + shown.waiting + shown.hands + shown.removed,
        "{deck:?}: every card is accounted for"
    );
    let removed = setting.rulebook.animal_cards_removed[usize::from(position.seats)];
    assert_eq!(shown.removed, if deck == Deck::Animal { removed.into() } else { 0 });
}

#[test]
fn taps_on_decks_and_players_agree_with_the_view() {
    let (mut known_cards, mut rng) = (0, Rng::new(3, 3));
    for name in RECORDS {
        let record = record(name);
        let setting = &record.setting;
        let first = record.set_up().expect("the set-up is valid");
        let later =
            record.replay().expect("the set-up is valid").map(|step| step.expect("the record can be replayed").after);
        for position in std::iter::once(first).chain(later) {
            let viewers = position.seats().map(Viewer::from).chain([Viewer::SPECTATOR]);
            for viewer in viewers {
                let view = tabletop::to_json_line(&positions::view(setting, &position, viewer));
                let view: Value = serde_json::from_str(&view).expect("the view is JSON");
                // The result does not depend on anything hidden from the viewer.
                let imagined = position.imagine(viewer, &mut rng);
                for seat in position.seats() {
                    assert_same_hand(&position, seat, &view);
                    let hand = known::public_hand(&position, seat);
                    assert_eq!(hand, known::public_hand(&imagined, seat));
                    known_cards += hand.known.len();
                }
                for deck in [Deck::Land, Deck::Animal] {
                    assert_same_deck(setting, &position, deck, viewer, &view);
                    assert_eq!(known::unseen(&position, deck, viewer), known::unseen(&imagined, deck, viewer));
                }
            }
        }
    }
    assert!(known_cards > 4_000, "only {known_cards} known cards");
}

#[test]
fn the_recap_matches_the_log_since_the_seat_last_acted() {
    let mut recapped = 0;
    for name in ["base-4-symmetric", "running-3-symmetric-1009", "variant1-2-symmetric-1002"] {
        let record = record(name);
        let first = record.set_up().expect("the set-up is valid");
        let steps: Vec<_> = record
            .replay()
            .expect("the set-up is valid")
            .map(|step| step.expect("the record can be replayed"))
            .collect();
        for (count, seat) in (0..=steps.len()).flat_map(|count| first.seats().map(move |seat| (count, seat))) {
            let own = steps[..count].iter().rposition(|step| step.seat == seat);
            let mut expected = Vec::new();
            for at in own.map_or(0, |own| own + 1)..count {
                let step = &steps[at];
                let before = if at == 0 { &first } else { &steps[at - 1].after };
                // The end of a turn appears as an action only if nothing else was done in that turn.
                let goes_on = at > 0 && EffectsSummary::of(&steps[at - 1].effects).turn_ended.is_none();
                if step.action == Action::End && goes_on {
                    continue;
                }
                let paid = EffectsSummary::of(&step.effects);
                let pesos = i64::from(paid.earned) - i64::from(paid.paid.unwrap_or(0));
                let points = |position: &Position| {
                    let standing = position.score(&record.setting, step.seat);
                    let all = Category::ALL.into_iter().filter(|category| *category != Category::Money);
                    all.map(|category| i32::from(standing.of(category))).sum::<i32>()
                };
                let points = points(&step.after) - points(before);
                expected.push((at + 1, step.seat, step.action, step.effects.clone(), pesos, points));
            }
            let found: Vec<_> = recap(&record.setting, &first, &steps[..count], seat)
                .into_iter()
                .map(|entry| (entry.number, entry.seat, entry.action, entry.effects, entry.pesos, entry.points))
                .collect();
            assert_eq!(found, expected, "{name}, {seat:?} after {count} actions");
            recapped += found.len();
        }
    }
    assert!(recapped > 2_000, "only {recapped} actions in the recaps");
}
