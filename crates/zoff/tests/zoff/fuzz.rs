//! Fuzz tests: thousands of randomly changed actions, positions and records are either rejected or usable, and never
//! cause a panic.

use zoff::{
    Chance, Position, Setting,
    bots::{Bot, Level},
    formats::{actions, positions, records::Record},
};

use crate::helpers::{all_variants, random_step, setting_with};

/// Words that occur in such texts.
const WORDS: [&str; 24] = [
    "blue",
    "orange",
    "violet",
    "fire-fields",
    "hang-man-mountains",
    "lone-star-valley",
    "5A",
    "2S",
    "4M",
    "3.4",
    "0",
    "1",
    "48",
    "255",
    "true",
    "\"place\"",
    "\"choose\"",
    "\"over\"",
    "\"colour\"",
    "none",
    "[]",
    "{}",
    "null",
    "\"pairs\":",
];

/// Returns the text after a few random changes: a number or word replaced, a part duplicated or deleted, or a
/// character changed.
fn mutated(text: &str, chance: &mut Chance) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(2) {
        let place = chance.below(signs.len() as u32 + 1) as usize;
        let end = (place + 1 + chance.below(24) as usize).min(signs.len()).max(place);
        let word = WORDS[chance.below(WORDS.len() as u32) as usize];
        match chance.below(12) {
            0 => drop(signs.drain(place..end)),
            1 => {
                let piece = signs[place..end].to_vec();
                signs.splice(place..place, piece);
            }
            2 if place < signs.len() => signs[place] = char::from(32 + chance.below(95) as u8),
            // Changes a digit.
            3..8 => {
                if let Some(digit) = signs[place..].iter().position(char::is_ascii_digit) {
                    signs[place + digit] = char::from(b'0' + chance.below(10) as u8);
                }
            }
            // Replaces a word or number.
            _ => {
                let plain = |sign: &char| sign.is_alphanumeric() || ['-', '.'].contains(sign);
                let from = signs[..place].iter().rposition(|sign| !plain(sign)).map_or(0, |at| at + 1);
                let to = signs[place..].iter().position(|sign| !plain(sign)).map_or(signs.len(), |at| at + place);
                signs.splice(from..to.max(from), word.trim_matches('"').chars());
            }
        }
    }
    signs.into_iter().collect()
}

/// A random game in progress, with its record.
fn middle(number: u64, chance: &mut Chance) -> (Setting, Record, Position) {
    let setting = setting_with(all_variants()[(number % 8) as usize]);
    let seats = 2 + number / 8 % 4;
    let words = vec!["random".to_owned(); seats as usize];
    let (mut record, mut position) =
        Record::begin(setting.clone(), words, number, None).expect("the number of seats is allowed");
    for _ in 0..chance.below(90) {
        if position.over() {
            break;
        }
        let (seat, action) = random_step(&setting, &position, chance);
        position.play(&setting, seat, action, &mut Vec::new()).expect("it is legal");
        record.push(seat, action, &position);
    }
    (setting, record, position)
}

/// Plays a position to its end with random actions and a bot.
fn play_on(setting: &Setting, mut position: Position, chance: &mut Chance) {
    let mut bot = Bot::new(Level::Easy, 1);
    let mut actions = 0;
    while !position.over() {
        let (mut seat, mut action) = random_step(setting, &position, chance);
        if actions % 3 == 0 {
            seat = position.may_act().iter().next().expect("somebody may act");
            action = bot.choose(setting, &position, seat).expect("it may act");
        }
        position.play(setting, seat, action, &mut Vec::new()).expect("it is legal");
        actions += 1;
        assert!(actions < 1_000, "the game does not end");
    }
    assert!(!position.winners(setting).is_empty());
}

#[test]
fn changed_positions_are_refused_or_can_be_played() {
    let mut chance = Chance::new(3, 3);
    let mut taken = 0;
    for number in 0..8_000 {
        let (setting, _, position) = middle(number, &mut chance);
        let text = mutated(&positions::write(&setting, &position), &mut chance);
        let Ok((setting, position)) = positions::read(&text) else { continue };
        taken += 1;
        let (_, again) =
            positions::read(&positions::write(&setting, &position)).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(again, position, "{text}");
        for seat in position.seats() {
            let imagined = position.imagine(&setting, seat, &mut chance);
            assert_eq!(imagined.seen_by(&setting, seat), position.seen_by(&setting, seat), "{text}");
        }
        play_on(&setting, position, &mut chance);
    }
    assert!((400..7_900).contains(&taken), "{taken} were taken");
}

#[test]
fn changed_records_are_refused_with_a_line() {
    let mut chance = Chance::new(4, 4);
    for number in 0..1_500 {
        let (_, record, _) = middle(number, &mut chance);
        let text = mutated(&record.save_text(), &mut chance);
        if text == record.save_text() {
            continue;
        }
        let error = Record::parse_save(&text).expect_err("a save detects every change").to_string();
        assert!(error.starts_with("line "), "{error}");
        // Without the checksum line, a changed action may still parse. The fingerprints then reveal the change.
        let text = mutated(&record.text(), &mut chance);
        if let Ok(read) = Record::parse(&text) {
            assert!(text == read.text());
            assert!(read.last_position().is_err() || record.text().starts_with(&text), "{text}");
        }
    }
}

#[test]
fn changed_actions_are_refused_or_round_trip() {
    let mut chance = Chance::new(5, 5);
    let mut taken = 0;
    for number in 0..400 {
        let (_, record, _) = middle(number, &mut chance);
        for line in &record.actions {
            let text = mutated(&actions::text(line.action), &mut chance);
            if let Ok(action) = actions::parse(&text) {
                taken += 1;
                assert_eq!(actions::parse(&actions::text(action)), Ok(action), "{text}");
            }
        }
    }
    assert!(taken > 1_000, "{taken} were taken");
}
