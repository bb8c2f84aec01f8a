//! Tests of the set-up screen without a window: nothing overlaps, nothing is too small, and taps work.

use std::{collections::BTreeMap, sync::Arc};

use bevy_egui::egui::Vec2;

use super::*;
use crate::{
    boards::gallery::GalleryRequest,
    files::FileKind,
    games::{hab_gut::entry::PricesPicture, zoff::entry::PrairiesPicture},
    owners::Owner,
    seats::{Name, PlayerKind, names::colour},
    texts::{Language, Text, Translations, Untranslated, Who},
    theme::rects::{Recorded, RectKind},
    ui::{
        checks::{
            NARROW, ODD_WINDOWS, WINDOWS, draw_rects, draw_rects_in, error_texts, faults, overflow_faults, tap,
            tap_nth, untranslated_texts,
        },
        parts::entry_button::MIN_HEIGHT,
    },
};
use hacienda_rules::{
    Board, Edition, Ground, Hex, HouseRules,
    maps::generate::{MAX_NUMBER, Recipe, Symmetry},
};
use tabletop::{Level, Seat};

mod first;
mod online;
mod saves;

/// The capabilities of a platform that offers all buttons.
const ALL_CAPABILITIES: Capabilities = Capabilities { quit: true, full_screen: Some(false), own_machine: true };
/// The capabilities of a computer and of a browser.
const PLATFORMS: [Capabilities; 2] = [ALL_CAPABILITIES, Capabilities { quit: false, ..ALL_CAPABILITIES }];

/// Phones in portrait.
const UPRIGHT: [Vec2; 2] = [vec2(390.0, 844.0), vec2(412.0, 915.0)];

fn all_windows() -> impl Iterator<Item = Vec2> {
    WINDOWS.into_iter().chain(UPRIGHT).chain([vec2(1280.0, 720.0)])
}

/// Draws the whole screen without animation.
fn draw(
    ctx: &egui::Context,
    draft: &mut Draft,
    offered: &FirstPageData,
    settings: &mut Settings,
    means: Capabilities,
) -> Option<SetupRequest> {
    let others = (Moment::STILL, &Licences::default(), &BoardMatches::default(), &Links::default());
    super::draw(ctx, draft, offered, settings, means, others)
}

/// Returns the buttons that are smaller than the minimum touch target.
fn small_targets(all: &[Recorded]) -> Vec<String> {
    let small = |seen: &&Recorded| seen.kind == RectKind::Button && seen.rect.size().min_elem() < TARGET - 0.01;
    all.iter().filter(small).map(|seen| format!("{seen:?}")).collect()
}

/// Returns one of the player's own boards.
fn own_board() -> Arc<Board> {
    let hexes = (0..40).map(|place| Hex { column: place / 5, row: place % 5 * 2 + (place / 5 + 1) % 2 });
    let hexes = hexes.map(|hex| (hex, Ground::Pampas)).collect();
    let name = "Grandmother's farm".to_owned();
    Arc::new(Board::new(name, "Me".to_owned(), "1".to_owned(), (8, 10), hexes).expect("the board is valid"))
}

fn offers() -> [FirstPageData; 5] {
    let trouble = text!("saves-damaged");
    let game = labels::saved_game(&[Who::You, Who::Other(PlayerKind::Bot(Level::Greedy).text())], 137, Seat(0));
    [
        FirstPageData::default(),
        FirstPageData { game: Some(game.clone()), others: false, error: None, ..FirstPageData::default() },
        FirstPageData {
            game: Some(game.clone()),
            others: false,
            error: Some(trouble.clone()),
            ..FirstPageData::default()
        },
        FirstPageData {
            game: Some(game),
            others: true,
            error: Some(trouble),
            online: true,
            ..FirstPageData::default()
        },
        FirstPageData { online: true, ..FirstPageData::default() },
    ]
}

/// Returns a draft with one of the player's own boards, rules with long descriptions, and optionally an open dialog.
fn full_draft(edition: Edition, dialog: Option<Dialog>) -> Draft {
    let (cards, start, even) = (Some(999_999_999), Some(Seat(1)), Some(Level::Hard));
    let mut draft = Draft { page: Page::Form, cards, start, even_level: even, dialog, ..Draft::default() };
    draft.set_rules(edition, true, HouseRules { mixed_herds: true, ..HouseRules::default() });
    draft.add_own(own_board());
    draft.choose(own_board());
    draft.gallery.open_board = Some(draft.chosen().clone());
    if dialog == Some(Dialog::Name(1)) {
        // Several people play, and some of them have chosen names.
        draft.player_kinds.fill(PlayerKind::Human);
        draft.names = ["Ana", "", "Bartholomäus", "Eva", ""].map(Name::new);
        draft.owners.take(1, Owner::Charcoal);
        draft.flat = true;
    }
    draft
}

/// Draws only the dialog of a draft, because the screen behind it is dimmed.
fn draw_sheet(ctx: &egui::Context, draft: &mut Draft) {
    let usual = Scale::of(ctx);
    usual.with_targets(TARGET).install(ctx);
    let offered = FirstPageData { saves: Some(saves::saved_rows(12)), ..FirstPageData::default() };
    draw_page_or_dialog(
        ctx,
        draft,
        &offered,
        (&Licences::default(), &BoardMatches::default(), &online::known_links(12)),
    );
    usual.install(ctx);
}

/// Every dialog, some of them on several pages.
const DIALOGS: [Dialog; 18] = [
    Dialog::Online(0),
    Dialog::Online(9),
    Dialog::Saves(0),
    Dialog::Saves(9),
    Dialog::RemoveSave(1),
    Dialog::PlayerKind(1),
    Dialog::Name(0),
    Dialog::Name(1),
    Dialog::Boards(None),
    Dialog::Boards(Some(0)),
    Dialog::Boards(Some(99)),
    Dialog::Filter,
    Dialog::Board,
    Dialog::Share,
    Dialog::NameBoard,
    Dialog::RandomBoard,
    Dialog::Rules,
    Dialog::Licences,
];

#[test]
fn the_form_has_no_faults_for_any_players_in_any_window() {
    for window in all_windows() {
        for count in 2..=5 {
            for people in 0..=count {
                for cards in [None, Some(999_999)] {
                    let mut draft = Draft { page: Page::Form, cards, start: Some(Seat(1)), ..Draft::default() };
                    draft.player_kinds[..people].fill(PlayerKind::Human);
                    draft.player_kinds[people..].fill(PlayerKind::Bot(hacienda_bots::FOR_PEOPLE[(count + people) % 7]));
                    draft.set_count(count);
                    for means in PLATFORMS {
                        let all = draw_rects(window, |ctx| {
                            draw(ctx, &mut draft, &FirstPageData::default(), &mut Settings::default(), means);
                        });
                        assert!(all.len() > 40, "only {} rectangles", all.len());
                        let faults = faults(&all, window).into_iter().chain(small_targets(&all));
                        assert_eq!(faults.collect::<Vec<_>>(), Vec::<String>::new(), "{window:?} {count} seats");
                    }
                }
            }
        }
    }
}

#[test]
fn the_seats_fill_their_column_and_free_seats_have_the_emblem_inside_the_frame() {
    for window in all_windows() {
        let mut draft = Draft { page: Page::Form, ..Draft::default() };
        draft.set_count(2);
        let all = draw_rects(window, |ctx| {
            draw(ctx, &mut draft, &FirstPageData::default(), &mut Settings::default(), ALL_CAPABILITIES);
        });
        let say = |text: Text| Translations::default().tr(text).to_string();
        let place = |kind, name: &str| all.iter().find(|seen| seen.kind == kind && seen.name == name).expect(name).rect;
        let mut lowest = 0.0;
        for seat in Owner::ALL[2..].iter().map(|owner| colour(*owner)) {
            let emblem = place(RectKind::Icon, &say(seat.clone()));
            let frame = place(RectKind::Button, &say(text!("setup-free-seat-of", seat = seat)));
            assert!(frame.shrink(1.9).contains_rect(emblem), "{window:?}: {emblem:?} in {frame:?}");
            lowest = frame.bottom();
        }
        let below = place(RectKind::Text, "Who starts").top();
        if window.y >= 700.0 && window.x > window.y {
            assert!(below - lowest < window.y * 0.16, "{window:?}: {} px are empty", below - lowest);
        }
    }
}

#[test]
fn a_board_warns_if_it_is_not_made_for_the_number_of_players() {
    let mut draft = Draft { page: Page::Form, ..Draft::default() };
    draft.choose(hacienda_rules::maps::by_name("paddock").expect("the board is built in").into());
    let mut count_warnings = |count: usize, dialog: Option<Dialog>| {
        draft.set_count(count);
        draft.dialog = dialog;
        let all = draw_rects(WINDOWS[1], |ctx| {
            draw(ctx, &mut draft, &FirstPageData::default(), &mut Settings::default(), ALL_CAPABILITIES);
        });
        all.iter().filter(|seen| seen.name == format!("Made for 2, not {count}")).count()
    };
    assert_eq!([count_warnings(2, None), count_warnings(4, None)], [0, 1]);
    assert_eq!(
        count_warnings(4, Some(Dialog::Boards(Some(0)))),
        4,
        "Paddock, Caldera, Hourglass and the form's card warn"
    );
}

#[test]
fn nothing_panics_in_odd_windows() {
    for window in ODD_WINDOWS {
        for offered in offers() {
            for page in [Page::First, Page::Together, Page::Learn, Page::Rules, Page::Form] {
                let mut draft = Draft { page, keypad_digits: Some("12".into()), ..Draft::default() };
                draw_rects(window, |ctx| {
                    draw(ctx, &mut draft, &offered, &mut Settings::default(), ALL_CAPABILITIES);
                });
            }
        }
    }
}

#[test]
fn the_keypad_for_the_cards_has_no_faults_and_enters_a_seed() {
    let mut draft = Draft { keypad_digits: Some("12".into()), ..Draft::default() };
    for window in WINDOWS {
        // The screen behind the keypad is dimmed, so only the keypad is checked.
        let all = draw_rects(window, |ctx| keypad::show(ctx, &mut draft));
        assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?}");
    }
    tap(WINDOWS[0], "7", |ctx| keypad::show(ctx, &mut draft));
    assert_eq!(draft.keypad_digits.as_deref(), Some("127"));
    tap(WINDOWS[0], "Delete", |ctx| keypad::show(ctx, &mut draft));
    tap(WINDOWS[0], "0", |ctx| keypad::show(ctx, &mut draft));
    tap(WINDOWS[0], "OK", |ctx| keypad::show(ctx, &mut draft));
    assert_eq!((draft.cards, draft.keypad_digits), (Some(120), None));
}

#[test]
fn buttons_do_what_they_say() {
    let window = WINDOWS[0];
    let mut draft = Draft { last_cards: Some(7), ..Draft::default() };
    let mut settings = Settings::default();
    let mut requests = Vec::new();
    let mut press = |name: &str, draft: &mut Draft, offered: &FirstPageData| {
        tap(window, name, |ctx| requests.extend(draw(ctx, draft, offered, &mut settings, ALL_CAPABILITIES)));
    };
    let [none, saved, _, others, _] = offers();
    press("Play", &mut draft, &none);
    press("Continue", &mut draft, &saved);
    press("Saved games", &mut draft, &others);
    press("Learn", &mut draft, &none);
    assert_eq!(draft.page, Page::Learn);
    press("Back", &mut draft, &none);
    press("Play together", &mut draft, &none);
    press("4 people", &mut draft, &none);
    press("Back", &mut draft, &none);
    press("More", &mut draft, &none);
    assert_eq!(draft.page, Page::Form);
    press("Play", &mut draft, &none);
    press("Open a game file", &mut draft, &none);
    press("Licences", &mut draft, &none);
    press("Full screen", &mut draft, &none);
    press("Quit", &mut draft, &none);
    press("Players: 4", &mut draft, &none);
    assert_eq!(draft.count, 4);
    press("Pink: Free seat: tap to fill it", &mut draft, &none);
    assert_eq!(draft.count, 5);
    draft.player_kinds[1] = PlayerKind::Bot(Level::Expert);
    press("Vermilion: next", &mut draft, &none);
    assert_eq!(draft.player_kinds[1], PlayerKind::Human, "a person follows the best computer player");
    press("Vermilion", &mut draft, &none);
    assert_eq!(draft.dialog, Some(Dialog::PlayerKind(1)));
    press("Casual", &mut draft, &none);
    assert_eq!((draft.player_kinds[1], draft.dialog), (PlayerKind::Bot(Level::Casual), None));
    press("Choose a board", &mut draft, &none);
    press("Asymmetric", &mut draft, &none);
    press("Play it", &mut draft, &none);
    assert_eq!(draft.chosen().board.name, "Asymmetric");
    press("Who starts: next", &mut draft, &none);
    assert_eq!(draft.start, Some(Seat(0)));
    press("Replay a deal", &mut draft, &none);
    assert_eq!(draft.keypad_digits.as_deref(), Some("7"), "the previous seed is shown");
    press("OK", &mut draft, &none);
    assert_eq!(draft.cards, Some(7));
    press("New deal", &mut draft, &none);
    assert_eq!(draft.cards, None);
    press("Title screen", &mut draft, &none);
    assert_eq!(draft.page, Page::First);
    assert_eq!(
        requests,
        [
            SetupRequest::Play,
            SetupRequest::Continue,
            SetupRequest::Saves,
            SetupRequest::Together(4),
            SetupRequest::Play,
            SetupRequest::OpenFile(FileKind::Any),
            SetupRequest::Licences,
            SetupRequest::FullScreen(true),
            SetupRequest::Quit,
            SetupRequest::Gallery(GalleryRequest::Opened)
        ]
    );
}

#[test]
fn the_dialogs_have_no_faults_in_any_window() {
    for window in all_windows() {
        for game in Edition::ALL {
            for dialog in DIALOGS {
                let mut draft = full_draft(game, Some(dialog));
                let all = draw_rects(window, |ctx| draw_sheet(ctx, &mut draft));
                let faults = faults(&all, window).into_iter().chain(small_targets(&all));
                assert_eq!(faults.collect::<Vec<_>>(), Vec::<String>::new(), "{window:?} {dialog:?} {game:?}");
            }
        }
    }
}

#[test]
fn texts_in_the_pseudo_language_fit() {
    let words = Translations::built_in(Language::PSEUDO);
    // Each fault is listed once for each width, with the first place where it occurred.
    let mut wrong = BTreeMap::new();
    for window in NARROW.into_iter().chain([vec2(1920.0, 1080.0), UPRIGHT[0]]) {
        let mut check = |what: String, draw: &mut dyn FnMut(&egui::Context)| {
            let all = draw_rects_in(&words, window, draw);
            assert!(all.len() > 3, "{window:?} {what}: only {} rectangles", all.len());
            for fault in overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)) {
                wrong.entry((window.x as u32, fault)).or_insert(what.clone());
            }
        };
        for (offer, offered) in offers().iter().enumerate() {
            for page in [Page::First, Page::Together] {
                let mut draft = Draft { page, people: Some(2), ..full_draft(Edition::Variant1, None) };
                check(format!("{page:?}, offer {offer}"), &mut |ctx| {
                    draw(ctx, &mut draft, offered, &mut Settings::default(), ALL_CAPABILITIES);
                });
            }
            for (count, people) in [(2, 0), (2, 1), (5, 1), (5, 2), (4, 4)] {
                let mut draft = full_draft(Edition::Variant1, None);
                draft.set_count(count);
                draft.player_kinds[..people].fill(PlayerKind::Human);
                draft.player_kinds[people..].fill(PlayerKind::Bot(Level::Expert));
                check(format!("{count} seats, {people} people, offer {offer}"), &mut |ctx| {
                    draw(ctx, &mut draft, offered, &mut Settings::default(), ALL_CAPABILITIES);
                });
            }
        }
        for dialog in DIALOGS {
            for game in Edition::ALL {
                let mut draft = full_draft(game, Some(dialog));
                check(format!("{dialog:?} {game:?}"), &mut |ctx| draw_sheet(ctx, &mut draft));
            }
        }
        for recipe in recipes() {
            let mut draft = Draft { recipe, dialog: Some(Dialog::RandomBoard), ..Draft::default() };
            check(format!("{recipe}"), &mut |ctx| draw_sheet(ctx, &mut draft));
        }
        check("instead of the saved game".to_owned(), &mut |ctx| {
            ask_to_remove(ctx, offers()[1].game.clone().expect("a game is saved"));
        });
        for keypad_digits in ["", "999999999"] {
            let mut draft = Draft { keypad_digits: Some(keypad_digits.to_owned()), ..Draft::default() };
            check(format!("keys {keypad_digits}"), &mut |ctx| draw_sheet(ctx, &mut draft));
        }
    }
    let wrong: Vec<_> = wrong.iter().map(|((window, fault), what)| format!("{window} wide, {what}: {fault}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Recipes for random boards that together have every value of every choice, each with the largest board number.
fn recipes() -> impl Iterator<Item = Recipe> {
    (1..=5).zip(Symmetry::ALL.into_iter().cycle()).map(|(level, symmetry)| {
        let seats = level.clamp(2, 5);
        Recipe { seats, symmetry, size: level, land: level, markets: level, water: level, number: MAX_NUMBER }
    })
}

#[test]
fn boards_and_rules_are_chosen_by_taps() {
    let window = WINDOWS[0];
    let mut draft = Draft { page: Page::Form, ..Draft::default() };
    let mut settings = Settings::default();
    let mut press = |name: &str, draft: &mut Draft| {
        tap(window, name, |ctx| {
            draw(ctx, draft, &FirstPageData::default(), &mut settings, ALL_CAPABILITIES);
        });
    };
    press("Choose the rules", &mut draft);
    press("Game: Variant 1", &mut draft);
    press("Running score", &mut draft);
    press("Mixed herds", &mut draft);
    press("Harvest: next", &mut draft);
    press("Back", &mut draft);
    let book = draft.rulebook;
    assert_eq!((book.edition, book.running_score), (Edition::Variant1, true));
    assert!(book.house.mixed_herds && book.house.harvest_minimum == 3 && draft.dialog.is_none());
    press("Choose a board", &mut draft);
    press("Random board", &mut draft);
    press("players: next", &mut draft);
    press("water: next", &mut draft);
    press("Play it", &mut draft);
    assert_eq!(draft.chosen().board.name, draft.recipe.to_string());
    assert_eq!((draft.recipe.seats, draft.recipe.water), (4, 4), "the players and the water are one step up");
}

#[test]
fn one_of_the_players_own_boards_is_removed_in_the_detail_view() {
    let window = WINDOWS[0];
    let mut draft = Draft { page: Page::Form, ..Draft::default() };
    draft.add_own(own_board());
    draft.choose(own_board());
    draft.dialog = Some(Dialog::Boards(None));
    let mut requests = Vec::new();
    let mut press = |name: &str, draft: &mut Draft| {
        tap(window, name, |ctx| {
            requests.extend(draw(ctx, draft, &FirstPageData::default(), &mut Settings::default(), ALL_CAPABILITIES))
        });
    };
    press("Grandmother's farm", &mut draft);
    press("Remove this board", &mut draft);
    draft.dialog = Some(Dialog::Boards(None));
    press("Open a board file", &mut draft);
    let expected = [GalleryRequest::Opened, GalleryRequest::Remove, GalleryRequest::OpenFile];
    assert_eq!(requests, expected.map(SetupRequest::Gallery));
}
