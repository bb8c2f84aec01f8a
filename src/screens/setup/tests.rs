//! The set-up screen drawn without a window: nothing overlaps, nothing is too small, and taps do what they say.

use std::sync::Arc;

use super::*;
use crate::{
    game::{
        bots::Level,
        rules::{Board, Ground, Hex, Seat},
    },
    games::current::{
        texts::setup,
        ui::checks::{ODD_WINDOWS, WINDOWS, face, faults, tap},
    },
    theme::rects::RectKind,
};

/// Every button that there is anywhere.
const MEANS: Means = Means { quit: true, full_screen: Some(false) };
/// What there is on a computer, and in a page.
const PLACES: [Means; 2] = [MEANS, Means { quit: false, ..MEANS }];

/// A board of the player's own.
fn own_board() -> Arc<Board> {
    let hexes = (0..40).map(|place| Hex { column: place / 5, row: place % 5 * 2 + (place / 5 + 1) % 2 });
    let hexes = hexes.map(|hex| (hex, Ground::Pampas)).collect();
    let name = "Grandmother's farm".to_owned();
    Arc::new(Board::new(name, "Me".to_owned(), "1".to_owned(), (8, 10), hexes).expect("a board"))
}

fn offers() -> [Offered; 4] {
    let trouble = "The newest save was damaged; the one before it can go on.".to_owned();
    let game = texts::saved_line(&["You".to_owned(), "Greedy".to_owned()], 137, Seat(0));
    [
        Offered::default(),
        Offered { game: Some(game.clone()), aside: false, trouble: None },
        Offered { game: Some(game.clone()), aside: false, trouble: Some(trouble.clone()) },
        Offered { game: Some(game), aside: true, trouble: Some(trouble) },
    ]
}

#[test]
fn the_screen_is_clean_for_every_table_and_window() {
    for window in WINDOWS {
        for count in 2..=5 {
            for offered in offers() {
                for people in 0..=count {
                    let mut draft = Draft { seed: 999_999, start: Some(Seat(1)), ..Draft::default() };
                    draft.sitters[..people].fill(Sitter::Human);
                    draft.sitters[people..].fill(Sitter::Bot(Level::FOR_PEOPLE[people % 5]));
                    draft.set_count(count);
                    for means in PLACES {
                        let all = face(window, |ctx| {
                            draw(ctx, &mut draft, &offered, &mut Settings::default(), means);
                        });
                        assert!(all.len() > 40, "only {} rectangles", all.len());
                        assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {count} seats {offered:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_breaks_in_a_window_that_nobody_has() {
    for window in ODD_WINDOWS {
        for offered in offers() {
            let mut draft = Draft { keyed: Some("12".into()), ..Draft::default() };
            face(window, |ctx| {
                draw(ctx, &mut draft, &offered, &mut Settings::default(), MEANS);
            });
        }
    }
}

#[test]
fn the_keys_for_the_cards_are_clean_and_write_a_seed() {
    let mut draft = Draft { keyed: Some("12".into()), ..Draft::default() };
    for window in WINDOWS {
        // The screen behind is veiled: only the keys count.
        let all = face(window, |ctx| keypad::show(ctx, &mut draft));
        assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?}");
    }
    tap(WINDOWS[0], "7", |ctx| keypad::show(ctx, &mut draft));
    assert_eq!(draft.keyed.as_deref(), Some("127"));
    tap(WINDOWS[0], texts::DELETE, |ctx| keypad::show(ctx, &mut draft));
    tap(WINDOWS[0], "0", |ctx| keypad::show(ctx, &mut draft));
    tap(WINDOWS[0], texts::OK, |ctx| keypad::show(ctx, &mut draft));
    assert_eq!((draft.seed, draft.keyed), (120, None));
}

#[test]
fn taps_do_what_they_say() {
    let window = WINDOWS[0];
    let mut draft = Draft { seed: 7, ..Draft::default() };
    let mut settings = Settings::default();
    let mut wishes = Vec::new();
    let mut press = |name: &str, draft: &mut Draft, offered: &Offered| {
        tap(window, name, |ctx| wishes.extend(draw(ctx, draft, offered, &mut settings, MEANS)));
    };
    let [none, saved, _, aside] = offers();
    press(texts::PLAY, &mut draft, &none);
    press(texts::CONTINUE_GAME, &mut draft, &saved);
    press(texts::OPEN_ASIDE, &mut draft, &aside);
    press(texts::NEW_CARDS, &mut draft, &none);
    press(texts::OPEN_FILE, &mut draft, &none);
    press(texts::FULL_SCREEN, &mut draft, &none);
    press(texts::QUIT, &mut draft, &none);
    press("Players: 4", &mut draft, &none);
    assert_eq!(draft.count, 4);
    press("Pink: Free seat: tap to fill it", &mut draft, &none);
    assert_eq!(draft.count, 5);
    draft.sitters[1] = Sitter::Bot(Level::Expert);
    press("Vermilion: next", &mut draft, &none);
    assert_eq!(draft.sitters[1], Sitter::Human, "after the best computer player comes a person");
    press(setup::CHOOSE_BOARD, &mut draft, &none);
    press("Asymmetric", &mut draft, &none);
    assert_eq!(draft.chosen().name, "Asymmetric");
    press("Who begins: next", &mut draft, &none);
    assert_eq!(draft.start, Some(Seat(0)));
    press("7", &mut draft, &none);
    assert_eq!(draft.keyed.as_deref(), Some(""));
    assert_eq!(
        wishes,
        [
            SetupWish::Play,
            SetupWish::Continue,
            SetupWish::OpenAside,
            SetupWish::NewCards,
            SetupWish::Ask(Kind::Any),
            SetupWish::FullScreen(true),
            SetupWish::Quit
        ]
    );
}

#[test]
fn the_sheets_are_clean_in_every_window() {
    for window in WINDOWS {
        for game in crate::game::rules::Game::ALL {
            let boards = [None, Some(0), Some(99)].map(Sheet::Boards);
            for sheet in boards.into_iter().chain([Sheet::RemoveBoard, Sheet::Chance, Sheet::Rules]) {
                let mut draft = Draft { sheet: Some(sheet), ..Draft::default() };
                draft.set_rules(game, true, crate::game::rules::HouseRules { mixed_herds: true, ..Default::default() });
                draft.add_own(own_board());
                draft.choose(own_board());
                let all = face(window, |ctx| match sheet {
                    Sheet::Boards(page) => drop(boards_sheet::show(ctx, &mut draft, page)),
                    Sheet::RemoveBoard => drop(boards_sheet::ask_removal(ctx, &mut draft)),
                    Sheet::Chance => chance_sheet::show(ctx, &mut draft),
                    Sheet::Rules => rules_sheet::show(ctx, &mut draft),
                });
                assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {sheet:?} {game:?}");
            }
        }
    }
}

#[test]
fn boards_and_rules_are_chosen_by_taps() {
    let window = WINDOWS[0];
    let mut draft = Draft::default();
    let mut settings = Settings::default();
    let mut press = |name: &str, draft: &mut Draft| {
        tap(window, name, |ctx| {
            draw(ctx, draft, &Offered::default(), &mut settings, MEANS);
        });
    };
    press(setup::CHOOSE_RULES, &mut draft);
    press("Game: Variant 1", &mut draft);
    press(setup::RUNNING_SCORE, &mut draft);
    press(setup::MIXED_HERDS, &mut draft);
    press("Harvest: next", &mut draft);
    press(texts::BACK, &mut draft);
    let book = draft.rulebook;
    assert_eq!((book.game, book.running_score), (crate::game::rules::Game::Variant1, true));
    assert!(book.house.mixed_herds && book.house.harvest_minimum == 3 && draft.sheet.is_none());
    press(setup::CHOOSE_BOARD, &mut draft);
    press(setup::BY_CHANCE, &mut draft);
    press("players: next", &mut draft);
    press("water: next", &mut draft);
    press(setup::TAKE_BOARD, &mut draft);
    assert_eq!(draft.chosen().name, draft.recipe.to_string());
    assert_eq!((draft.recipe.seats, draft.recipe.water), (5, 4));
}

#[test]
fn an_own_board_is_removed_only_after_a_question() {
    let window = WINDOWS[0];
    let mut draft = Draft::default();
    draft.add_own(own_board());
    let mut wishes = Vec::new();
    let mut press = |name: &str, draft: &mut Draft| {
        tap(window, name, |ctx| wishes.extend(draw(ctx, draft, &Offered::default(), &mut Settings::default(), MEANS)));
    };
    draft.choose(own_board());
    press(setup::CHOOSE_BOARD, &mut draft);
    press(setup::REMOVE_BOARD, &mut draft);
    press(setup::KEEP_BOARD, &mut draft);
    assert_eq!(draft.sheet, Some(Sheet::Boards(None)));
    press(setup::REMOVE_BOARD, &mut draft);
    press(setup::REMOVE_ANYWAY, &mut draft);
    press(setup::OPEN_BOARD, &mut draft);
    assert_eq!(wishes, [SetupWish::RemoveBoard, SetupWish::Ask(Kind::Board)]);
}

#[test]
fn a_slip_hides_no_button_and_no_letters_where_there_is_room() {
    let sentence = "line 12: hex 3,4 has the value 8; known are 1 to 7, 9 and 10";
    let long = texts::unusable_board("my-grandmothers-board.haz", sentence);
    for window in WINDOWS {
        // With a game put aside and a trouble on top of it the smallest phones have no room at all.
        for offered in &offers()[..3] {
            let mut draft = Draft::default();
            let all = face(window, |ctx| {
                draw(ctx, &mut draft, offered, &mut Settings::default(), MEANS);
                slip::draw(ctx, None, &long);
            });
            let slip = all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "notice").expect("a slip");
            let letters = window.y >= 700.0;
            let hidden = all.iter().filter(|seen| seen.panel != "notice" && seen.rect.intersects(slip.rect));
            let hidden: Vec<_> = hidden
                .filter(|seen| seen.kind == RectKind::Button || (letters && seen.kind == RectKind::Text))
                .collect();
            assert!(hidden.is_empty(), "{window:?} {offered:?}: {hidden:?}");
        }
    }
}
