//! Fuzz tests: thousands of randomly changed actions, positions and records are either rejected or usable, and never
//! cause a panic.

use zoff::{
    Position, Rng, Setting,
    bots::{Bot, Level},
    formats::{actions, positions, records::Record},
};

use crate::helpers::{all_variants, random_step, setting_with};

/// Words that occur in actions, positions and records.
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

/// Returns the text after one or two random changes: a number or word replaced, a part duplicated or deleted, or a
/// character changed.
fn mutate(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(2) {
        let place = rng.below(chars.len() as u32 + 1) as usize;
        let end = (place + 1 + rng.below(24) as usize).min(chars.len()).max(place);
        let word = WORDS[rng.below(WORDS.len() as u32) as usize];
        match rng.below(12) {
            0 => drop(chars.drain(place..end)),
            1 => {
                let piece = chars[place..end].to_vec();
                chars.splice(place..place, piece);
            }
            2 if place < chars.len() => chars[place] = char::from(32 + rng.below(95) as u8),
            // Changes a digit.
            3..8 => {
                if let Some(digit) = chars[place..].iter().position(char::is_ascii_digit) {
                    chars[place + digit] = char::from(b'0' + rng.below(10) as u8);
                }
            }
            // Replaces a word or number.
            _ => {
                let is_word = |char: &char| char.is_alphanumeric() || ['-', '.'].contains(char);
                let from = chars[..place].iter().rposition(|char| !is_word(char)).map_or(0, |at| at + 1);
                let to = chars[place..].iter().position(|char| !is_word(char)).map_or(chars.len(), |at| at + place);
                chars.splice(from..to.max(from), word.trim_matches('"').chars());
            }
        }
    }
    chars.into_iter().collect()
}

/// A random game after at most 89 actions, with its record. It may be over.
fn game_in_progress(number: u64, rng: &mut Rng) -> (Setting, Record, Position) {
    let setting = setting_with(all_variants()[(number % 8) as usize]);
    let seats = 2 + number / 8 % 4;
    let words = vec!["random".to_owned(); seats as usize];
    let (mut record, mut position) =
        Record::begin(setting.clone(), words, number, None).expect("the number of seats is allowed");
    for _ in 0..rng.below(90) {
        if position.is_over() {
            break;
        }
        let (seat, action) = random_step(&setting, &position, rng);
        position.play(&setting, seat, action, &mut Vec::new()).expect("the action is legal");
        record.push(seat, action, &position);
    }
    (setting, record, position)
}

/// Plays a position to its end with random actions and a bot.
fn play_on(setting: &Setting, mut position: Position, rng: &mut Rng) {
    let mut bot = Bot::new(Level::Easy, 1);
    let mut actions = 0;
    while !position.is_over() {
        let (mut seat, mut action) = random_step(setting, &position, rng);
        if actions % 3 == 0 {
            seat = position.may_act().iter().next().expect("somebody may act");
            action = bot.choose(setting, &position, seat).expect("the seat may act");
        }
        position.play(setting, seat, action, &mut Vec::new()).expect("the action is legal");
        actions += 1;
        assert!(actions < 1_000, "the game must end");
    }
    assert!(!position.winners(setting).is_empty());
}

#[test]
fn changed_positions_are_refused_or_can_be_played() {
    let mut rng = Rng::new(3, 3);
    let mut accepted = 0;
    for number in 0..8_000 {
        let (setting, _, position) = game_in_progress(number, &mut rng);
        let text = mutate(&positions::write(&setting, &position), &mut rng);
        let Ok((setting, position)) = positions::read(&text) else { continue };
        accepted += 1;
        let (_, again) =
            positions::read(&positions::write(&setting, &position)).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(again, position, "{text}");
        for seat in position.seats() {
            let imagined = position.imagine(&setting, seat, &mut rng);
            assert_eq!(imagined.seen_by(&setting, seat), position.seen_by(&setting, seat), "{text}");
        }
        play_on(&setting, position, &mut rng);
    }
    assert!((400..7_900).contains(&accepted), "{accepted} positions were accepted");
}

#[test]
fn changed_saves_are_refused_with_a_line_number() {
    let mut rng = Rng::new(4, 4);
    for number in 0..1_500 {
        let (_, record, _) = game_in_progress(number, &mut rng);
        let text = mutate(&record.save_text(), &mut rng);
        if text == record.save_text() {
            continue;
        }
        let error = Record::parse_save(&text).expect_err("the checksum detects every change").to_string();
        assert!(error.starts_with("line "), "{error}");
        // Without the checksum line, a changed record may still parse. The replay then fails, unless only lines at the
        // end are missing.
        let text = mutate(&record.text(), &mut rng);
        if let Ok(read) = Record::parse(&text) {
            assert!(text == read.text());
            assert!(read.last_position().is_err() || record.text().starts_with(&text), "{text}");
        }
    }
}

#[test]
fn changed_actions_are_refused_or_round_trip() {
    let mut rng = Rng::new(5, 5);
    let mut accepted = 0;
    for number in 0..400 {
        let (_, record, _) = game_in_progress(number, &mut rng);
        for line in &record.actions {
            let text = mutate(&actions::text(line.action), &mut rng);
            if let Ok(action) = actions::parse(&text) {
                accepted += 1;
                assert_eq!(actions::parse(&actions::text(action)), Ok(action), "{text}");
            }
        }
    }
    assert!(accepted > 1_000, "only {accepted} actions were accepted");
}
