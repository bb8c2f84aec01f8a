//! Tests of the descriptions of hexes and of the lines to choose from.

use std::sync::Arc;

use hacienda_rules::{Action, Rulebook, Seat, maps};

use super::*;
use crate::{
    access::paged_list::{MAX_LINES, PagedList},
    texts::{Language, Translations},
};

fn table() -> (Setting, Position) {
    let board = Arc::new(maps::by_name("paddock").expect("a built-in board"));
    let setting = Setting { board, rulebook: Rulebook::default() };
    let position = Position::setup(&setting, 2, 7, Some(Seat(0))).expect("two players are allowed");
    (setting, position)
}

fn names() -> Vec<Who> {
    vec![Who::You, Who::Other(text!("colour", colour = crate::texts::Kind("blue")))]
}

#[test]
fn every_hex_has_a_unique_place_and_rows_have_no_gaps() {
    for name in maps::NAMES {
        let board = Arc::new(maps::by_name(name).expect("a built-in board"));
        let setting = Setting { board, rulebook: Rulebook::default() };
        let mut places: Vec<_> = setting.board.cells().map(|cell| hexes::place(&setting, cell)).collect();
        places.sort_unstable();
        for pair in places.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let next = (b.0 == a.0 && b.1 == a.1 + 1) || (b.0 == a.0 + 1 && b.1 == 1);
            assert!(next, "{name}: {b:?} after {a:?}");
        }
        assert_eq!(places.first(), Some(&(1, 1)));
    }
}

#[test]
fn hexes_are_described_by_their_neighbours() {
    let (setting, mut position) = table();
    let board = setting.board.clone();
    let names = names();
    let market = board.markets().first().expect("the board has a market");
    // Place a tile of seat 0 next to the free hex, on a landscape or on pampas.
    let free = board
        .neighbours(market)
        .iter()
        .copied()
        .find(|cell| board.pampas().has(*cell))
        .expect("the market has a pampas side");
    let own = board
        .neighbours(free)
        .iter()
        .copied()
        .find(|cell| matches!(board.ground(*cell), hacienda_rules::Ground::Land(_)) || board.pampas().has(*cell));
    let own = own.expect("the free hex has a neighbour for a tile");
    position.put_tile(Seat(0), own);
    let description =
        Translations::default().tr(hexes::describe(&position, &setting, Seat(0), &names, &[free])).to_string();
    let (row, _) = hexes::place(&setting, free);
    assert!(
        description.starts_with(&format!("Row {row}, ")) && description.contains(" from the left, beside your "),
        "{description}"
    );
    assert!(description.contains("market"), "{description}");
    let theirs = Translations::default().tr(hexes::describe(&position, &setting, Seat(1), &names, &[free])).to_string();
    assert!(
        theirs.contains("your pieces"),
        "another seat's pieces must be described by the name of their owner: {theirs}"
    );
}

#[test]
fn pieces_then_hexes_are_listed_in_every_language() {
    let (setting, position) = table();
    let names = names();
    let now = |choice: &Choice| {
        offers(&MatchView {
            position: &position,
            setting: &setting,
            choice,
            advice: &[],
            undo: Undo::default(),
            names: &names,
        })
    };
    let mut choice = Choice::default();
    let what = now(&choice);
    assert!(
        what.paged.iter().any(|offer| matches!(offer.action, LineAction::Touch(Touch::Select(Selection::Card(_)))))
    );
    assert!(what.paged.iter().all(|offer| matches!(offer.action, LineAction::Touch(Touch::Select(_)))));
    assert_eq!(what.always.last().map(|offer| offer.action), Some(LineAction::Menu));
    let all_legal = |offers: &Offers<LineAction>| {
        offers.paged.iter().all(|offer| match offer.action {
            LineAction::Touch(Touch::Select(held)) => held.check(&position, &setting).is_ok(),
            LineAction::Touch(Touch::Propose(action)) => position.check(&setting, action).is_ok(),
            _ => true,
        })
    };
    assert!(all_legal(&what));
    choice.selection = Selection::Pond(PondShape::Double);
    let places = now(&choice);
    let actions: Vec<Action> = (places.paged.iter())
        .map(|offer| match offer.action {
            LineAction::Touch(Touch::Propose(action)) => action,
            other => panic!("expected a proposal with all hexes of the pond, but got {other:?}"),
        })
        .collect();
    assert_eq!(
        actions.len(),
        ponds::places(&position, &setting, PondShape::Double).count(),
        "each orientation has a line"
    );
    assert!(all_legal(&places));
    for language in Language::ALL {
        let words = Translations::from_repository(language);
        let mut listed = PagedList::default();
        listed.set(places.clone());
        let lines = listed.lines();
        assert_eq!(lines.len(), MAX_LINES, "the orientations fill the list");
        for line in lines.iter().chain(what.paged.iter().map(|offer| &offer.text)) {
            let text = words.tr(line).to_string();
            assert!(!text.contains('{') && text.len() > 4 && !text.contains("move-list-"), "{language:?}: {text}");
        }
    }
}
