//! Shared test fixtures: boards, settings, random games and the paths of test files.

#![allow(dead_code, reason = "several test binaries share this file, and each uses only part of it")]

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use hacienda_rules::{
    Card, Deck, Effects, Position, Rng, Rulebook, Seat, Setting, Species, Viewer, formats::records::Record, maps,
};

/// The root folder of the repository.
pub fn repository() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().find(|folder| folder.join("Cargo.lock").exists()).expect("a workspace has a lock file")
}

/// The folder `tests`, with test boards and positions.
pub fn tests() -> PathBuf {
    repository().join("tests")
}

/// The folder with files that may not be redistributed: `$HACIENDA_SHARED`, or `shared` next to the repository.
pub fn shared() -> PathBuf {
    match std::env::var_os("HACIENDA_SHARED") {
        Some(folder) => folder.into(),
        None => repository().join("../shared"),
    }
}

/// The files of third-party boards, sorted. If their folder is missing, prints a notice and returns none.
pub fn third_party_boards() -> Vec<PathBuf> {
    let folder = shared().join("maps");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        eprintln!("SKIPPED: third-party boards: {} does not exist", folder.display());
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "haz"));
    files.sort();
    assert!(!files.is_empty(), "there are no board files in {}", folder.display());
    files
}

/// A built-in board with the base game.
pub fn setting() -> Setting {
    setting_with(Rulebook::default())
}

/// A built-in board with these rules.
pub fn setting_with(rulebook: Rulebook) -> Setting {
    Setting { board: Arc::new(maps::by_name("symmetric").expect("a built-in board")), rulebook }
}

/// Plays at most `most` random legal actions, and returns the record and the last position. Each available kind of
/// action is equally likely, so that games make progress.
pub fn random_game(setting: &Setting, seats: u8, seed: u64, most: usize) -> (Record, Position) {
    let words = (0..seats).map(|_| "random".to_owned()).collect();
    let (mut record, mut position) =
        Record::begin(setting.clone(), words, seed, None).expect("the number of seats is allowed");
    let mut rng = Rng::new(seed, 77);
    while !position.over && record.actions.len() < most {
        let action = random_action(setting, &position, &mut rng);
        let seat = position.turn.seat;
        position.play(setting, action, &mut Effects::new()).expect("listed as legal");
        record.push(seat, action, &position);
    }
    (record, position)
}

/// A random legal action of a random kind; one time in twenty, or if nothing else is legal, the end of the turn.
pub fn random_action(setting: &Setting, position: &Position, rng: &mut Rng) -> hacienda_rules::Action {
    let mut by_kind: Vec<Vec<_>> = Vec::new();
    for kind in hacienda_rules::ActionKind::ALL {
        let mut actions = Vec::new();
        position.for_each_legal(setting, kind, |action| actions.push(action));
        by_kind.extend((!actions.is_empty()).then_some(actions));
    }
    if by_kind.is_empty() || rng.below(20) == 0 {
        return hacienda_rules::Action::End;
    }
    let actions = &by_kind[rng.below(by_kind.len() as u32) as usize];
    actions[rng.below(actions.len() as u32) as usize]
}

/// Returns a position that looks the same to a viewer, but has different hidden information. Instead of using
/// [`Position::imagine`], collects the hidden cards and puts them back in reverse order.
pub fn rearrange_hidden(position: &Position, viewer: impl Into<Viewer>) -> Position {
    let viewer = viewer.into();
    let mut other = *position;
    other.reshuffle_key = !position.reshuffle_key;
    for deck in Deck::ALL {
        let mut cards: Vec<Card> = Vec::new();
        let hidden = |position: &Position, seat: Seat, card: Card| {
            position.hands[seat.index()][card.index()] - position.known[seat.index()][card.index()]
        };
        let kinds = || Card::kinds().filter(|card| card.deck() == deck);
        for opponent in position.seats().filter(|opponent| !viewer.sees_hand(*opponent)) {
            for card in kinds() {
                cards.extend((0..hidden(position, opponent, card)).map(|_| card));
            }
        }
        match deck {
            Deck::Land => cards.extend(position.land_deck.cards().iter().map(|card| Card::Land(*card))),
            Deck::Animal => {
                let stacks = position.animal_stacks.iter().flat_map(|stack| stack.cards());
                cards.extend(stacks.map(|species| Card::Animal(*species)));
                for species in Species::ALL {
                    let removed = position.animals_removed[species.index()];
                    cards.extend((0..removed).map(|_| Card::Animal(species)));
                }
            }
        }
        let mut take = || cards.pop().expect("there are enough collected cards");
        for opponent in position.seats().filter(|opponent| !viewer.sees_hand(*opponent)) {
            let count: u8 = kinds().map(|card| hidden(position, opponent, card)).sum();
            let hand = &mut other.hands[opponent.index()];
            kinds().for_each(|card| hand[card.index()] = position.known[opponent.index()][card.index()]);
            (0..count).for_each(|_| hand[take().index()] += 1);
        }
        let land = |card| if let Card::Land(card) = card { card } else { unreachable!("not a land card") };
        let animal = |card| if let Card::Animal(species) = card { species } else { unreachable!("not an animal card") };
        match deck {
            Deck::Land => other.land_deck.cards_mut().iter_mut().for_each(|place| *place = land(take())),
            Deck::Animal => {
                let stacks = other.animal_stacks.iter_mut().flat_map(|stack| stack.cards_mut());
                stacks.for_each(|place| *place = animal(take()));
                other.animals_removed = [0; 4];
                position.animals_removed.iter().for_each(|count| {
                    (0..*count).for_each(|_| other.animals_removed[animal(take()).index()] += 1);
                });
            }
        }
    }
    other
}
