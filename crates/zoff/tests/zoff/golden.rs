//! Golden records: games between bots, stored in the repository with a hash of their event lines. A change to a rule, a
//! shuffle, a fingerprint or a word makes the test fail.

use std::{fs, path::PathBuf};

use tabletop::{Thinker as _, fingerprint::Hasher};
use zoff::{
    Seat, Variants,
    bots::{Bot, LEVELS},
    formats::records::Record,
};

use crate::helpers::{event_lines, setting_with};

/// The file with the hashes, in the folder of the records.
const HASHES: &str = "event-lines.txt";

fn folder() -> PathBuf {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = here.ancestors().find(|folder| folder.join("Cargo.lock").exists()).expect("a workspace");
    repository.join("tests/records/zoff")
}

fn hash(text: &str) -> u64 {
    let mut hash = Hasher::new();
    hash.add_bytes(text.as_bytes());
    hash.finish()
}

#[test]
fn golden_records_replay_with_the_same_fingerprints_and_event_lines() {
    let hashes = fs::read_to_string(folder().join(HASHES)).expect("the hashes are in the repository");
    let (mut games, mut seats, mut auctions, mut fairs) = (0, [0; 6], 0, 0);
    for line in hashes.lines() {
        let (name, kept) = line.split_once(' ').expect("a name and a hash");
        let text = fs::read_to_string(folder().join(name)).expect("the record is in the repository");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let last = record.last_position().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(last.is_over(), "{name}: the game is over");
        assert_eq!(record.text(), text, "{name}: the record is unchanged when it is written again");
        let events = event_lines(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(format!("{:016x}", hash(&events)), kept, "{name}: the event lines have not changed");
        let Variants { auction, fair, .. } = record.setting.rulebook.variants;
        games += 1;
        seats[record.seats.len()] += 1;
        auctions += u32::from(auction);
        fairs += u32::from(fair);
    }
    assert_eq!(games, 25);
    assert!(seats[2..].iter().all(|count| *count >= 5) && auctions >= 8 && fairs >= 8, "games by seats: {seats:?}");
    let files = fs::read_dir(folder()).expect("the records are in the repository").count();
    assert_eq!(files, 26, "the folder holds the records and the file of hashes");
}

/// Writes new records after an intended rule change, to the folder given by `ZOFF_KEEP_RECORDS`. Does nothing if this
/// variable is not set.
#[test]
fn golden_records_can_be_regenerated() {
    let Some(folder) = std::env::var_os("ZOFF_KEEP_RECORDS").map(PathBuf::from) else { return };
    let mut hashes = String::new();
    for game in 0..25_u64 {
        let seats = 2 + game % 4;
        let variants = Variants { auction: game % 3 == 1, fair: game / 4 % 2 == 1, open_cards: game % 5 == 4 };
        let setting = setting_with(variants);
        let level = |seat: u64| LEVELS[((game + seat) % 5) as usize];
        let words = (0..seats).map(|seat| level(seat).word().to_owned()).collect();
        let seed = 5_000 + game;
        let (mut record, mut position) =
            Record::begin(setting.clone(), words, seed, None).expect("the number of seats is allowed");
        let mut bots: Vec<Bot> = (0..seats).map(|seat| Bot::new(level(seat), game * 8 + seat)).collect();
        while !position.is_over() {
            // Varies the order of simultaneous choices.
            let mut acting: Vec<Seat> = position.may_act().iter().collect();
            let turn = record.actions.len() % acting.len();
            acting.rotate_left(turn);
            let seat = acting[0];
            let bot = &mut bots[seat.index()];
            let thought = bot.step(&setting, &position, seat, 300);
            let action =
                thought.or_else(|| bot.think(&setting, &position, seat, 1, 1.0)).expect("the bot decides at once");
            position.play(&setting, seat, action, &mut Vec::new()).expect("bots choose legal actions");
            record.push(seat, action, &position);
        }
        let named = [("auction-", variants.auction), ("fair-", variants.fair), ("open-", variants.open_cards)];
        let words: String = named.into_iter().filter(|(_, on)| *on).map(|(word, _)| word).collect();
        let name = format!("{}{seats}-{seed}.zoff", if words.is_empty() { "base-" } else { &words });
        let events = event_lines(&record).expect("the record replays");
        hashes += &format!("{name} {:016x}\n", hash(&events));
        fs::write(folder.join(&name), record.text()).expect("the folder exists");
    }
    fs::write(folder.join(HASHES), hashes).expect("the folder exists");
}
