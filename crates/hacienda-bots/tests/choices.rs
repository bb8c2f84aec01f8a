//! Tests that bots make the same choices in golden records as before, and ignore hidden information.

#[path = "../../hacienda-rules/tests/rules/fixtures.rs"]
mod fixtures;

use std::fs;
use tabletop::Thinker as _;

use fixtures::tests;
use hacienda_bots::{Bot, Level, measure};
use hacienda_rules::{Card, Deck, LandCard, Position, Seat, Species, formats::records::Record};

/// The number of work units for a choice: enough to plan a turn and to compare plans.
const WORK_UNITS: u32 = 60;

/// The choices of each frozen baseline in all records, hashed to one number.
const FROZEN: [(Level, u64); 5] = [
    (Level::Random, 11_804_036_591_087_934_888),
    (Level::Greedy, 17_211_631_439_261_145_970),
    (Level::Planner, 9_299_847_686_129_361_220),
    (Level::Ismcts, 3_785_982_653_739_426_891),
    (Level::R4, 7_646_063_437_952_494_957),
];

/// Returns the golden records with their names.
fn records() -> Vec<(String, Record)> {
    let folder = tests().join("records");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("the records are in the repository")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".hacienda"))
        .collect();
    names.sort();
    let read = |name: String| {
        let text = fs::read_to_string(folder.join(&name)).expect("a record is text");
        (name, Record::parse(&text).expect("golden records are valid"))
    };
    names.into_iter().map(read).collect()
}

/// Bots make the same choices on every machine. The choices are stored in a file that the browser tests use too. After
/// an intended change to a level, `HACIENDA_KEEP_CHOICES=1` updates it.
#[test]
fn bots_make_the_stored_choices() {
    let mut choices = String::new();
    for (place, (name, record)) in records().into_iter().enumerate() {
        let level = Level::ALL[place % Level::ALL.len()];
        let chosen =
            measure::choice_in(&record, level, place as u64, WORK_UNITS).expect("golden records can be replayed");
        choices.push_str(&format!("{name};{};{place};{WORK_UNITS};{chosen}\n", level.word()));
    }
    let kept = tests().join("browser/choices.txt");
    if std::env::var_os("HACIENDA_KEEP_CHOICES").is_some() {
        fs::write(&kept, &choices).expect("the repository is writable");
    }
    let before = fs::read_to_string(&kept).expect("the choices are in the repository");
    assert_eq!(choices, before, "the bots must still make the stored choices");
}

/// The other levels are measured against the baselines, so a baseline must never change. Before changing code that
/// baselines share with other levels, give the baselines a separate copy.
#[test]
fn the_frozen_baselines_never_change() {
    let records = records();
    let chosen = FROZEN.map(|(level, _)| {
        let choice = |(place, (_, record)): (usize, &(String, Record))| {
            measure::choice_in(record, level, place as u64, WORK_UNITS).expect("golden records can be replayed")
        };
        // The FNV-1a hash.
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        (level, records.iter().enumerate().map(choice).flat_map(String::into_bytes).fold(0xcbf2_9ce4_8422_2325, mix))
    });
    assert_eq!(chosen, FROZEN);
}

/// Returns the position with all information hidden from a seat rearranged. Instead of using [`Position::imagine`], it
/// deals cards from the decks to the other seats.
fn rearrange_hidden(position: &Position, seat: Seat) -> Position {
    let mut other = *position;
    other.reshuffle_key = !position.reshuffle_key;
    let (mut land, mut animals): (Vec<LandCard>, Vec<Species>) = (position.land_deck.cards().to_vec(), Vec::new());
    position.animal_stacks.iter().for_each(|stack| animals.extend(stack.cards()));
    for species in Species::ALL {
        animals.extend(vec![species; position.animals_removed[species.index()].into()]);
    }
    let others: Vec<Seat> = position.seats().filter(|other| *other != seat).collect();
    let mut counts = Vec::new();
    for rival in &others {
        let (hand, known) = (&position.hands[rival.index()], &position.known[rival.index()]);
        let mut count = [0; 2];
        for card in Card::kinds() {
            let hidden = hand[card.index()] - known[card.index()];
            count[usize::from(card.deck() == Deck::Animal)] += hidden;
            match card {
                Card::Land(card) => land.extend(vec![card; hidden.into()]),
                Card::Animal(species) => animals.extend(vec![species; hidden.into()]),
            }
        }
        counts.push(count);
    }
    for (rival, count) in others.iter().zip(counts) {
        let hand = &mut other.hands[rival.index()];
        *hand = position.known[rival.index()];
        land.drain(..usize::from(count[0])).for_each(|card| hand[Card::Land(card).index()] += 1);
        animals.drain(..usize::from(count[1])).for_each(|species| hand[Card::Animal(species).index()] += 1);
    }
    other.land_deck.cards_mut().copy_from_slice(&land);
    for stack in &mut other.animal_stacks {
        let length = stack.len();
        stack.cards_mut().copy_from_slice(&animals.drain(..length).collect::<Vec<_>>());
    }
    other.animals_removed = [0; Species::ALL.len()];
    animals.into_iter().for_each(|species| other.animals_removed[species.index()] += 1);
    other
}

#[test]
fn bots_ignore_hidden_information() {
    let (mut compared, mut different) = (0, 0);
    for (name, record) in records() {
        for (number, step) in record.replay().expect("golden records can be replayed").enumerate() {
            let position = step.expect("recorded actions are legal").after;
            if position.over || number % 11 != 3 {
                continue;
            }
            let seat = position.turn.seat;
            let other = rearrange_hidden(&position, seat);
            assert_eq!(other.unseen(seat), position.unseen(seat), "{name}: only hidden cards may be rearranged");
            different += usize::from(other.hands != position.hands);
            let level = Level::ALL[compared % Level::ALL.len()];
            let choose = |position: &Position| {
                let mut bot = Bot::new(level, compared as u64);
                let thought = bot.step(&record.setting, position, 20);
                thought.or_else(|| bot.think(&record.setting, position, position.turn.seat, 1, 1.0))
            };
            assert_eq!(
                choose(&position),
                choose(&other),
                "{name} after action {number} (counted from 0): {} must not look at hidden cards",
                level.word()
            );
            compared += 1;
        }
    }
    assert!(compared > 500 && different > 300, "hands differ in {different} of {compared} positions");
}
