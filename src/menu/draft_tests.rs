//! Tests of the draft without its screen: the choices determine the next game.

use super::*;
use crate::texts::Translations;

fn name(draft: &Draft) -> String {
    Translations::default().tr(&draft.chosen().name).to_string()
}

#[test]
fn a_newcomers_first_game_is_against_two_beginners_on_a_small_board() {
    let game = Draft::default().game();
    let other = PlayerKind::Bot(Level::Beginner);
    assert_eq!(game.player_kinds, [PlayerKind::Human, other, other]);
    assert_eq!(game.setting.hacienda().expect("it is a game of Hacienda").board.name, "Rodeo");
    assert_eq!(game.start, None);
}

#[test]
fn people_play_together_on_a_board_that_suits_their_number() {
    let mut draft = Draft::default();
    let boards = |draft: &Draft| {
        (2..=5)
            .map(|people| {
                draft.game_for(people).setting.hacienda().expect("it is a game of Hacienda").board.name.clone()
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(boards(&draft), ["Rodeo", "Rodeo", "Symmetric", "Estancia"]);
    for people in 2..=5 {
        let game = draft.game_for(people);
        assert_eq!(game.player_kinds, vec![PlayerKind::Human; people]);
        let place = maps::BUILT_IN_BOARDS
            .iter()
            .find(|built_in| built_in.name == game.setting.hacienda().expect("it is a game of Hacienda").board.name)
            .expect("the board is built in");
        assert!(place.seats.contains(&(people as u8)) && place.edition == Edition::Base);
    }
    draft.set_rules(Edition::Crucible, false, HouseRules::default());
    assert_eq!(
        draft.game_for(2).setting.hacienda().expect("it is a game of Hacienda").rulebook.edition,
        Edition::Crucible
    );
    assert_eq!(
        draft.game_for(3).setting.hacienda().expect("it is a game of Hacienda").rulebook,
        Rulebook::default(),
        "three people play the base game instead of The Crucible"
    );
}

#[test]
fn the_generator_of_random_boards_starts_with_the_chosen_number_of_players() {
    let mut draft = Draft::default();
    for count in 2..=5 {
        draft.set_count(count);
        draft.open_random_board();
        assert_eq!(usize::from(draft.recipe.seats), count);
        assert!(
            draft.step_back() && draft.dialog == Some(Dialog::Boards(None)),
            "closing the generator returns to the gallery"
        );
        assert!(draft.step_back() && draft.dialog.is_none());
    }
    assert!(!draft.step_back());
}

#[test]
fn the_same_cards_are_dealt_again_only_on_request() {
    let mut draft = Draft { last_cards: Some(876_977), ..Draft::default() };
    draft.open_keys();
    assert_eq!(draft.keypad_digits.as_deref(), Some("876977"));
    assert!((0..20).any(|_| draft.game().seed != draft.game().seed));
    draft.cards = Some(7);
    assert_eq!([draft.game().seed, draft.game_for(4).seed], [7, 7]);
}

#[test]
fn the_starting_seat_is_always_in_use() {
    let mut draft = Draft::default();
    draft.set_count(5);
    draft.step_start(-1);
    assert_eq!(draft.start, Some(Seat(4)));
    draft.set_count(3);
    assert_eq!(draft.start, None);
    draft.set_count(9);
    assert_eq!(draft.count, 5);
}

#[test]
fn the_player_kinds_of_a_seat_form_a_cycle() {
    let mut draft = Draft::default();
    let before = draft.player_kinds[0];
    (0..=hacienda_bots::FOR_PEOPLE.len()).for_each(|_| draft.step_player_kind(0, 1));
    assert_eq!(draft.player_kinds[0], before);
    draft.step_player_kind(0, -1);
    assert_ne!(draft.player_kinds[0], before);
}

#[test]
fn a_board_from_a_file_is_offered_with_the_built_in_boards() {
    let hexes = vec![(hacienda_rules::Hex { column: 0, row: 1 }, hacienda_rules::Ground::Pampas)];
    let board = Board::new("Mine".into(), "Me".into(), "1".into(), (2, 2), hexes).expect("the board is valid");
    let mut options = LaunchOptions::default();
    options.setting.board = Arc::new(board);
    options.explicit = true;
    let draft = Draft::from(&options);
    assert_eq!((draft.boards.len(), name(&draft)), (maps::BUILT_IN_BOARDS.len() + 1, "Mine".to_owned()));
}

#[test]
fn removing_a_board_leaves_the_others_unchanged() {
    let board = |name: &str| {
        let hexes = vec![(hacienda_rules::Hex { column: 0, row: 1 }, hacienda_rules::Ground::Pampas)];
        Arc::new(Board::new(name.into(), "Me".into(), "1".into(), (2, 2), hexes).expect("the board is valid"))
    };
    let mut draft = Draft::default();
    ["One", "Two", "Three"].into_iter().for_each(|name| draft.add_own(board(name)));
    assert_eq!(draft.boards.iter().filter(|known| known.own).count(), 3, "boards with different names are different");
    draft.choose(board("Two"));
    draft.remove_own(&board("One"));
    assert_eq!(name(&draft), "Two");
    draft.remove_own(&board("Three"));
    assert_eq!(name(&draft), "Two");
    draft.remove_own(&board("Two"));
    assert_eq!((name(&draft), draft.boards.len()), ("Symmetric".to_owned(), maps::BUILT_IN_BOARDS.len()));
    let own = draft.chosen().board.clone();
    draft.remove_own(&own);
    assert_eq!(draft.boards.len(), maps::BUILT_IN_BOARDS.len(), "built-in boards cannot be removed");
}

#[test]
fn rules_determine_the_number_of_players() {
    let mut draft = Draft::default();
    draft.set_count(4);
    draft.set_rules(Edition::Crucible, true, HouseRules::default());
    assert_eq!((draft.count, draft.rulebook.running_score), (2, false));
    draft.set_rules(Edition::Variant1, true, HouseRules { mixed_herds: true, ..HouseRules::default() });
    assert_eq!(draft.bounds(), (2, 5));
    assert!(draft.rulebook.running_score && draft.rulebook.house.mixed_herds);
}
