//! What tests begin with: boards, settings, games by chance, and where files for tests lie.

#![allow(dead_code, reason = "several binaries of tests share this file, and each uses some of it")]

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use hacienda_rules::{Chance, Effects, Position, Rulebook, Setting, formats::records::Record, maps};

/// The repository.
pub fn repository() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(|folder| folder.join("Cargo.lock").exists()).expect("a workspace has a lock file")
}

/// The folder of the tests, with its boards and positions.
pub fn tests() -> PathBuf {
    repository().join("tests")
}

/// The folder with what is not ours to ship: beside the repository, or where the environment says.
pub fn shared() -> PathBuf {
    match std::env::var_os("HACIENDA_SHARED") {
        Some(folder) => folder.into(),
        None => repository().join("../shared"),
    }
}

/// The boards of other people, in order; none where they are missing, with a word about it.
pub fn foreign_boards() -> Vec<PathBuf> {
    let folder = shared().join("maps");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        eprintln!("SKIPPED: boards of other people: there is no {}", folder.display());
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "haz"));
    files.sort();
    assert!(!files.is_empty(), "no board in {}", folder.display());
    files
}

/// A board of ours with the base game.
pub fn setting() -> Setting {
    setting_with(Rulebook::default())
}

/// A board of ours with some rules.
pub fn setting_with(rulebook: Rulebook) -> Setting {
    Setting { board: Arc::new(maps::by_name("symmetric").expect("it is ours")), rulebook }
}

/// The record of a game of random legal actions, with its last position. Each row of actions is as likely as another,
/// so that games get somewhere.
pub fn random_game(setting: &Setting, seats: u8, seed: u64, most: usize) -> (Record, Position) {
    let words = (0..seats).map(|_| "random".to_owned()).collect();
    let (mut record, mut position) = Record::begin(setting.clone(), words, seed, None).expect("enough seats");
    let mut chance = Chance::new(seed, 77);
    while !position.over && record.actions.len() < most {
        let action = random_action(setting, &position, &mut chance);
        let seat = position.turn.seat;
        position.play(setting, action, &mut Effects::new()).expect("listed as legal");
        record.push(seat, action, &position);
    }
    (record, position)
}

/// A legal action: first its row, then one of the row.
pub fn random_action(setting: &Setting, position: &Position, chance: &mut Chance) -> hacienda_rules::Action {
    let mut rows: Vec<Vec<_>> = Vec::new();
    for row in hacienda_rules::Row::ALL {
        let mut actions = Vec::new();
        position.each_in(setting, row, |action| actions.push(action));
        rows.extend((!actions.is_empty()).then_some(actions));
    }
    if rows.is_empty() || chance.below(20) == 0 {
        return hacienda_rules::Action::End;
    }
    let row = &rows[chance.below(rows.len() as u32) as usize];
    row[chance.below(row.len() as u32) as usize]
}
