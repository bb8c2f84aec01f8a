//! Golden records: games between bots, stored in the repository. They reveal unintended changes to rules, shuffles and
//! fingerprints. The browser tests also replay them.

use std::{fs, path::PathBuf};

use hab_gut::{
    NullSink,
    bots::{Bot, LEVELS},
    formats::records::Record,
};

use tabletop::Thinker as _;

use crate::helpers::setting;

fn folder() -> PathBuf {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = here.ancestors().find(|folder| folder.join("Cargo.lock").exists()).expect("a workspace");
    repository.join("tests/records/hab-gut")
}

#[test]
fn golden_records_replay_to_the_same_fingerprints() {
    let (mut games, mut seats, mut stuck) = (0, [0; 6], 0);
    for entry in fs::read_dir(folder()).expect("the records are in the repository") {
        let path = entry.expect("the folder is readable").path();
        let text = fs::read_to_string(&path).expect("a record is text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let last = record.last_position().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(last.over, "{}: the game is finished", path.display());
        assert_eq!(record.text(), text, "{}: the record is unchanged when it is written again", path.display());
        games += 1;
        seats[record.seats.len()] += 1;
        stuck += u32::from(record.setting.rulebook.house.stuck_at_the_end);
    }
    assert_eq!(games, 25);
    assert!(seats[3..].iter().all(|count| *count >= 8) && stuck >= 8, "{seats:?}, {stuck} with the house rule");
}

/// Writes new records after an intended rule change, to the folder given by `HAB_GUT_KEEP_RECORDS`. Does nothing if
/// this variable is not set.
#[test]
fn golden_records_can_be_regenerated() {
    let Some(folder) = std::env::var_os("HAB_GUT_KEEP_RECORDS").map(PathBuf::from) else { return };
    for game in 0..25 {
        let (setting, seats) = (setting(game % 3 == 2), 3 + (game % 3 + game / 9) % 3);
        let of = |seat: u64| LEVELS[((game + seat) % 5) as usize];
        let words = (0..seats).map(|seat| of(seat).word().to_owned()).collect();
        let (mut record, mut position) =
            Record::begin(setting, words, 4_000 + game, None).expect("the number of seats is allowed");
        let mut bots: Vec<Bot> = (0..seats).map(|seat| Bot::new(of(seat), game * 8 + seat)).collect();
        while !position.over {
            let seat = position.turn.seat;
            let bot = &mut bots[seat.index()];
            let thought = bot.step(&setting, &position, 400);
            let action = thought
                .or_else(|| bot.think(&setting, &position, position.turn.seat, 1, 1.0))
                .expect("the bot decides");
            position.play(&setting, seat, action, &mut NullSink).expect("the action is legal");
            record.push(seat, action, &position);
        }
        let house = if setting.rulebook.house.stuck_at_the_end { "stuck" } else { "base" };
        let file = folder.join(format!("{house}-{seats}-{}.hab-gut", 4_000 + game));
        fs::write(file, record.text()).expect("the folder exists");
    }
}
