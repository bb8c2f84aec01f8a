//! The choices made for the last game, stored so that one tap starts the same kind of game after a restart.

use serde::{Deserialize, Serialize};

use super::draft::Draft;
use crate::{
    game::Title,
    seats::PlayerKind,
    store::{Store, Writer, default_if_unreadable},
};
use hacienda_rules::{
    formats::rules::RulesText,
    maps::{self, generate::Recipe},
};

const FILE: &str = "last-choice.json";

/// The stored choices. A choice that is missing or cannot be read is replaced by its default.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct StoredChoices {
    /// The players by seat, as words.
    #[serde(deserialize_with = "default_if_unreadable")]
    seats: Vec<String>,
    /// The board: the word of a built-in board, or the name of any other board.
    #[serde(deserialize_with = "default_if_unreadable")]
    board: String,
    /// The hash of the board's hexes, because several of the player's own boards may have the same name.
    #[serde(deserialize_with = "default_if_unreadable")]
    hexes: u64,
    /// The rules of Hacienda.
    #[serde(deserialize_with = "default_if_unreadable")]
    rules: RulesText,
    /// The number of people who played together.
    #[serde(deserialize_with = "default_if_unreadable")]
    people: Option<usize>,
    /// The seed of the cards of the last game.
    #[serde(deserialize_with = "default_if_unreadable")]
    cards: Option<u64>,
    /// The name of the game in files.
    #[serde(deserialize_with = "default_if_unreadable")]
    title: String,
    /// The enabled variants of Zoff and house rules of Hab & Gut, by name.
    #[serde(deserialize_with = "default_if_unreadable")]
    others: Vec<String>,
}

/// Stores the choices of a draft.
pub fn save(draft: &Draft, store: &Store, writer: &mut Writer) {
    if !store.is_writable() {
        return;
    }
    let board = &draft.chosen().board;
    let kept = StoredChoices {
        seats: draft.playing().iter().map(|player_kind| player_kind.word().to_owned()).collect(),
        board: maps::name_of(board).map_or_else(|| board.name.clone(), str::to_owned),
        hexes: board.hash(),
        rules: RulesText::of(&draft.rulebook),
        people: draft.people,
        cards: draft.last_cards,
        title: draft.title.word().to_owned(),
        others: draft.enabled_rule_names().map(str::to_owned).collect(),
    };
    writer.write(store, FILE, move |store| store.replace(FILE, &serde_json::to_string(&kept)?));
}

/// Restores the last choices in a draft that already contains the player's own boards. If `all` is false, the game, the
/// board, the players and the rules of Hacienda stay as they are in the draft.
pub fn recall(draft: &mut Draft, store: &Store, all: bool) {
    let read = store.get(FILE).ok().flatten().and_then(|text| serde_json::from_str::<StoredChoices>(&text).ok());
    let Some(kept) = read else { return };
    draft.people = kept.people.filter(|people| (2..=5).contains(people));
    draft.last_cards = kept.cards;
    for name in &kept.others {
        // A rule unknown to this version is ignored.
        draft.switch(name, true);
    }
    if !all {
        return;
    }
    if let Ok(rulebook) = kept.rules.rulebook() {
        draft.set_rules(rulebook.edition, rulebook.running_score, rulebook.house);
    }
    let player_kinds: Vec<PlayerKind> = kept.seats.iter().filter_map(|word| PlayerKind::from_word(word)).collect();
    if (2..=5).contains(&player_kinds.len()) && player_kinds.len() == kept.seats.len() {
        draft.player_kinds[..player_kinds.len()].copy_from_slice(&player_kinds);
        draft.set_count(player_kinds.len());
    }
    if let Some(title) = Title::from_word(&kept.title) {
        draft.set_title(title);
    }
    let is_stored = |board: &maps::BuiltInBoard| board.word == kept.board;
    let mut own = draft.boards.iter().enumerate().filter(|(_, known)| known.own && known.board.name == kept.board);
    let first = own.clone().next();
    let own = own.find(|(_, known)| known.board.hash() == kept.hexes).or(first).map(|(place, _)| place);
    if let Some(place) = maps::BUILT_IN_BOARDS.iter().position(is_stored) {
        draft.board = place;
    } else if let Some(place) = own {
        draft.board = place;
    } else if let Some(recipe) = Recipe::parse(&kept.board) {
        draft.choose(recipe.board().into());
    }
}

#[cfg(test)]
mod tests {
    use std::{env, fs, sync::Arc};

    use super::*;
    use hacienda_rules::{Board, Edition, Ground, Hex, HouseRules};
    use tabletop::Level;

    fn store(name: &str) -> Store {
        let folder = env::temp_dir().join(format!("hacienda-memory-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Store::Folder(folder)
    }

    /// Deletes the folder of a store, if it was created.
    fn remove(store: Store) {
        if let Store::Folder(folder) = store {
            let _ = fs::remove_dir_all(folder);
        }
    }

    /// Stores the choices of a draft, and returns the draft restored from them after a restart.
    fn after_restart(draft: &Draft, store: &Store, own: Option<&Arc<Board>>) -> Draft {
        let mut writer = Writer::default();
        save(draft, store, &mut writer);
        writer.finish().expect("the disk responds");
        let mut next = Draft::default();
        next.boards.truncate(maps::BUILT_IN_BOARDS.len());
        own.into_iter().for_each(|board| next.add_own(board.clone()));
        recall(&mut next, store, true);
        next
    }

    #[test]
    fn the_last_choices_are_restored() {
        let store = store("back");
        let hexes = vec![(Hex { column: 0, row: 1 }, Ground::Pampas)];
        let own = Arc::new(Board::new("Farm".into(), "Me".into(), "1".into(), (2, 2), hexes).expect("it is valid"));
        let recipe = Recipe { seats: 2, ..Recipe::default() };
        let mut draft = Draft { people: Some(4), last_cards: Some(12), ..Draft::default() };
        draft.player_kinds[1] = PlayerKind::Bot(Level::Hard);
        draft.set_count(2);
        draft.set_rules(Edition::Variant1, true, HouseRules { mixed_herds: true, ..HouseRules::default() });
        draft.add_own(own.clone());
        for board in
            [maps::by_name("windmill").expect("the board is built in").into(), Arc::new(recipe.board()), own.clone()]
        {
            draft.choose(board);
            let next = after_restart(&draft, &store, Some(&own));
            assert_eq!((next.playing(), next.rulebook), (draft.playing(), draft.rulebook));
            assert!(maps::are_identical(&next.chosen().board, &draft.chosen().board), "{}", next.chosen().board.name);
            assert_eq!((next.people, next.last_cards, next.cards), (Some(4), Some(12), None));
        }
        let gone = after_restart(&draft, &store, None);
        assert_eq!(gone.chosen().board.name, "Rodeo", "a board that no longer exists is not chosen");
        remove(store);
    }

    #[test]
    fn the_last_played_of_two_boards_with_the_same_name_is_chosen() {
        let store = store("twins");
        let twin = |ground| {
            let hexes = vec![(Hex { column: 0, row: 1 }, ground)];
            Arc::new(Board::new("Farm".into(), "Me".into(), "1".into(), (2, 2), hexes).expect("the board is valid"))
        };
        let twins = [Ground::Pampas, Ground::Market].map(twin);
        for played in &twins {
            let mut draft = Draft::default();
            twins.iter().for_each(|board| draft.add_own(board.clone()));
            draft.choose(played.clone());
            let mut writer = Writer::default();
            save(&draft, &store, &mut writer);
            writer.finish().expect("the disk responds");
            let mut next = Draft::default();
            twins.iter().for_each(|board| next.add_own(board.clone()));
            recall(&mut next, &store, true);
            assert!(maps::are_identical(&next.chosen().board, played));
        }
        remove(store);
    }

    #[test]
    fn unreadable_choices_leave_the_default_draft() {
        let store = store("broken");
        let usual = Draft::default().game();
        for text in [
            "",
            "{",
            "[]",
            "{\"seats\":[\"human\",\"nobody\"],\"board\":\"nowhere\"}",
            "{\"rules\":{\"harvest_minimum\":0}}",
        ] {
            store.put(FILE, text).expect("the folder is writable");
            let mut draft = Draft::default();
            recall(&mut draft, &store, true);
            let game = draft.game();
            assert_eq!(
                (game.player_kinds, game.setting.hacienda().expect("it is a game of Hacienda").rulebook),
                (usual.player_kinds.clone(), usual.setting.hacienda().expect("it is a game of Hacienda").rulebook),
                "{text}"
            );
            assert_eq!(
                game.setting.hacienda().expect("it is a game of Hacienda").board.name,
                usual.setting.hacienda().expect("it is a game of Hacienda").board.name
            );
        }
        remove(store);
    }

    #[test]
    fn one_unreadable_choice_does_not_affect_the_others() {
        let store = store("partly");
        let text = r#"{"seats":["human","hard"],"board":"caldera","hexes":-1,"rules":3,"people":"two","cards":7}"#;
        store.put(FILE, text).expect("the folder is writable");
        let mut draft = Draft::default();
        recall(&mut draft, &store, true);
        assert_eq!(draft.playing(), [PlayerKind::Human, PlayerKind::Bot(Level::Hard)]);
        assert_eq!((draft.chosen().board.name.as_str(), draft.people, draft.last_cards), ("Caldera", None, Some(7)));
        remove(store);
    }

    #[test]
    fn a_board_from_the_command_line_is_not_replaced() {
        let store = store("asked");
        let mut writer = Writer::default();
        save(&Draft { people: Some(3), ..Draft::default() }, &store, &mut writer);
        writer.finish().expect("the disk responds");
        let mut draft = Draft::default();
        draft.choose(maps::by_name("caldera").expect("the board is built in").into());
        recall(&mut draft, &store, false);
        assert_eq!((draft.chosen().board.name.as_str(), draft.people), ("Caldera", Some(3)));
        remove(store);
    }
}
