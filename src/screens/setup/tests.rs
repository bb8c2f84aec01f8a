//! The set-up screen drawn without a window: nothing overlaps, nothing is too small, and taps do what they say.

use super::*;
use crate::{
    bots::Level,
    rules::Seat,
    ui::{
        checks::{ODD_WINDOWS, WINDOWS, face, faults, tap},
        texts_setup as setup,
    },
};

/// Every button that there is anywhere.
const MEANS: Means = Means { quit: true, ask: true, full_screen: Some(false) };
/// What there is on a computer, and in a page.
const PLACES: [Means; 2] = [Means { ask: false, ..MEANS }, Means { quit: false, ..MEANS }];

fn offers() -> [Offered; 3] {
    let trouble = "The newest save was damaged; the one before it can go on.".to_owned();
    let game = texts::saved_line(&["You".to_owned(), "Greedy".to_owned()], 137, Seat(0));
    [
        Offered::default(),
        Offered { game: Some(game.clone()), trouble: None },
        Offered { game: Some(game), trouble: Some(trouble) },
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
                    draft.sitters[people..].fill(Sitter::Bot(Level::Greedy));
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
    let [none, saved, _] = offers();
    press(texts::PLAY, &mut draft, &none);
    press(texts::CONTINUE_GAME, &mut draft, &saved);
    press(texts::NEW_CARDS, &mut draft, &none);
    press(texts::OPEN_FILE, &mut draft, &none);
    press(texts::FULL_SCREEN, &mut draft, &none);
    press(texts::QUIT, &mut draft, &none);
    press("Players: 4", &mut draft, &none);
    assert_eq!(draft.count, 4);
    press("Pink: Free seat: tap to fill it", &mut draft, &none);
    assert_eq!(draft.count, 5);
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
            SetupWish::NewCards,
            SetupWish::Ask,
            SetupWish::FullScreen(true),
            SetupWish::Quit
        ]
    );
}

#[test]
fn the_sheets_are_clean_in_every_window() {
    for window in WINDOWS {
        for game in crate::rules::Game::ALL {
            for sheet in [Sheet::Boards(0), Sheet::Boards(99), Sheet::Chance, Sheet::Rules] {
                for means in PLACES {
                    let mut draft = Draft { sheet: Some(sheet), ..Draft::default() };
                    draft.set_rules(game, true, crate::rules::HouseRules { mixed_herds: true, ..Default::default() });
                    let all = face(window, |ctx| match sheet {
                        Sheet::Boards(page) => drop(boards_sheet::show(ctx, &mut draft, page, means)),
                        Sheet::Chance => chance_sheet::show(ctx, &mut draft),
                        Sheet::Rules => rules_sheet::show(ctx, &mut draft),
                    });
                    assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {sheet:?} {game:?}");
                }
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
    assert_eq!((book.game, book.running_score), (crate::rules::Game::Variant1, true));
    assert!(book.house.mixed_herds && book.house.harvest_minimum == 3 && draft.sheet.is_none());
    press(setup::CHOOSE_BOARD, &mut draft);
    press(setup::BY_CHANCE, &mut draft);
    press("players: next", &mut draft);
    press("water: next", &mut draft);
    press(setup::TAKE_BOARD, &mut draft);
    assert_eq!(draft.chosen().name, draft.recipe.to_string());
    assert_eq!((draft.recipe.seats, draft.recipe.water), (5, 4));
}
