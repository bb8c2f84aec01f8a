//! Curtain, scoring, menu, notice and replay bar drawn without a window, in every size and for every table.

use super::{
    curtain::{self, CurtainWish},
    ledger::categories,
    menu::{self, Leaving, MenuWish, Offers, Page},
    replay_bar::{self, ReplayWish},
    scoring::{self, ScoringWish, Telling},
};
use crate::{
    games::hacienda::ui::{
        checks::{
            ODD_WINDOWS, WINDOWS, everywhere, face, face_in, faults, narrow, points, strangers, strays, table_of, tap,
            troubles,
        },
        face::arrange,
    },
    seats::names,
    settings::Settings,
    texts::{Given, Language, Said, Who, Words, text},
    theme::scale::{Scale, SizeWishes},
    ui::{slip, wishes::Means},
};
use hacienda_rules::{Category, Game, HouseRules, MAX_SEATS, Rulebook, ScoringKind, Seat};

const CLEAN: Vec<String> = Vec::new();

fn variants() -> Vec<Rulebook> {
    Game::ALL
        .into_iter()
        .flat_map(|game| [false, true].map(|running| Rulebook::new(game, running, HouseRules::default())))
        .collect()
}

/// What the menu offers on a computer (`quit`) or in a page that may fill the screen.
fn offers(leaving: Leaving, quit: bool) -> Offers {
    Offers { leaving, file: true, means: Means { quit, full_screen: Some(quit) } }
}

/// What is told when a save fails.
fn notice(words: &Words) -> Said {
    words.say(text!("save-trouble", error = Given::error("No space left on device (os error 28)")))
}

#[test]
fn the_curtain_is_clean_for_every_seat() {
    for window in everywhere() {
        for seat in Seat::all(5) {
            for undo in [false, true] {
                let names = names::names(&table_of(5));
                let all = face(window, |ctx| {
                    curtain::draw(ctx, seat, &names::name(&names, seat), undo);
                });
                assert_eq!(faults(&all, window), CLEAN, "{window:?} {seat:?}");
                assert_eq!(all.iter().any(|seen| seen.name == "Take the last action back"), undo);
            }
        }
    }
}

#[test]
fn the_curtain_is_opened_by_its_button() {
    let (pink, mut wishes) = (names::name(&[], Seat(4)), Vec::new());
    for button in ["Pink is here", "Take the last action back"] {
        tap(WINDOWS[0], button, |ctx| wishes.extend(curtain::draw(ctx, Seat(4), &pink, true)));
    }
    assert_eq!(wishes, [CurtainWish::Here, CurtainWish::TakeBack]);
}

fn telling<'a>(
    kind: ScoringKind,
    names: &'a [Who],
    rows: &'a hacienda_rules::Tallies,
    categories: Vec<Category>,
    told: f32,
) -> Telling<'a> {
    let before = (kind == ScoringKind::Final).then_some(rows);
    Telling { kind, names, rows, before, categories, told }
}

#[test]
fn a_scoring_is_clean_from_the_first_row_to_the_last() {
    let rows = points();
    for window in everywhere() {
        for seats in 2..=MAX_SEATS {
            let names = names::names(&table_of(seats));
            for book in variants() {
                for kind in ScoringKind::ALL {
                    for told in [0.4, 2.2, f32::INFINITY] {
                        let telling = telling(kind, &names, &rows, categories(&book).collect(), told);
                        let all = face(window, |ctx| {
                            scoring::draw(ctx, &telling);
                        });
                        assert_eq!(faults(&all, window), CLEAN, "{window:?} {seats} seats {kind:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_breaks_in_a_window_that_nobody_has() {
    let rows = points();
    let names = names::names(&table_of(5));
    let book = Rulebook::default();
    for window in ODD_WINDOWS {
        face(window, |ctx| {
            let mut settings = Settings::default();
            let told = telling(ScoringKind::Final, &names, &rows, categories(&book).collect(), f32::INFINITY);
            scoring::draw(ctx, &told);
            curtain::draw(ctx, Seat(1), &names::name(&names, Seat(1)), true);
            for mut page in [Page::Main, Page::Rules, Page::Leaving] {
                menu::draw(ctx, &mut page, &mut settings, &book, offers(Leaving::Kept, true));
            }
            let frame = arrange::frame(Scale::of(ctx), 5, None);
            slip::draw_notice(ctx, frame.free, &notice(&Words::default()));
            replay_bar::draw(ctx, replay_bar::place(Scale::of(ctx), 5), (137, 345), true, &mut settings);
        });
    }
}

#[test]
fn rows_come_one_after_another_and_the_sum_grows() {
    let rows = points();
    let names = names::names(&table_of(2));
    let told = |told: f32| {
        let book = Rulebook::default();
        let telling = telling(ScoringKind::Intermediate, &names, &rows, categories(&book).collect(), told);
        let all = face(WINDOWS[3], |ctx| {
            scoring::draw(ctx, &telling);
        });
        let has = |text: &str| all.iter().filter(|seen| seen.name == text).count();
        (has("55"), has("38"), has("93"), has("Continue"), has("Show all"))
    };
    assert_eq!(told(0.5), (0, 0, 0, 0, 2), "the button and its word");
    // Each seat has the first row and its sum.
    assert_eq!(told(1.5), (4, 0, 0, 0, 2));
    assert_eq!(told(2.5), (2, 2, 2, 0, 2));
    assert_eq!(told(f32::INFINITY).3, 2);
}

#[test]
fn a_scoring_goes_on_only_once_all_is_told() {
    let rows = points();
    let names = names::names(&table_of(3));
    let mut wishes = Vec::new();
    let mut draw = |ctx: &bevy_egui::egui::Context, told: f32| {
        let book = Rulebook::default();
        let telling = telling(ScoringKind::Final, &names, &rows, categories(&book).collect(), told);
        wishes.extend(scoring::draw(ctx, &telling));
    };
    tap(WINDOWS[2], "Show all", |ctx| draw(ctx, 1.0));
    tap(WINDOWS[2], "Continue", |ctx| draw(ctx, f32::INFINITY));
    assert_eq!(wishes, [ScoringWish::ShowAll, ScoringWish::Continue]);
}

#[test]
fn every_page_of_the_menu_is_clean() {
    for window in everywhere() {
        for page in [Page::Main, Page::Rules, Page::Leaving] {
            for book in variants() {
                for leaving in [Leaving::Kept, Leaving::Record, Leaving::Lost] {
                    for quit in [true, false] {
                        let (mut page, mut settings) = (page, Settings::default());
                        let all = face(window, |ctx| {
                            menu::draw(ctx, &mut page, &mut settings, &book, offers(leaving, quit));
                        });
                        assert!(all.len() > 4);
                        assert_eq!(faults(&all, window), CLEAN, "{window:?} {page:?} {:?}", book.game);
                    }
                }
            }
        }
    }
}

#[test]
fn only_a_game_that_would_be_lost_is_asked_about() {
    let book = Rulebook::default();
    for (leaving, expected) in [(Leaving::Kept, Page::Main), (Leaving::Lost, Page::Leaving)] {
        let (mut page, mut settings, mut wishes) = (Page::Main, Settings::default(), Vec::new());
        tap(WINDOWS[1], "Leave to the first screen", |ctx| {
            wishes.extend(menu::draw(ctx, &mut page, &mut settings, &book, offers(leaving, true)));
        });
        assert_eq!(page, expected);
        assert_eq!(wishes.contains(&MenuWish::Leave), leaving == Leaving::Kept);
    }
}

#[test]
fn sound_and_speed_are_set_in_the_menu() {
    let (mut page, mut settings) = (Page::Main, Settings::default());
    let book = Rulebook::default();
    tap(WINDOWS[0], "Sound", |ctx| {
        menu::draw(ctx, &mut page, &mut settings, &book, offers(Leaving::Kept, true));
    });
    tap(WINDOWS[0], "Speed: 4×", |ctx| {
        menu::draw(ctx, &mut page, &mut settings, &book, offers(Leaving::Kept, true));
    });
    assert!(settings.muted && settings.speed == 4.0, "{settings:?}");
}

#[test]
fn the_notice_of_a_failed_save_has_room() {
    for window in everywhere() {
        let free = arrange::frame(Scale::new(window, SizeWishes::default()), 5, None).free;
        let all = face(window, |ctx| {
            slip::draw_notice(ctx, free, &notice(&Words::default()));
        });
        assert_eq!(faults(&all, window), CLEAN, "{window:?}");
    }
}

#[test]
fn the_bar_of_a_replay_is_clean_and_seeks() {
    for window in everywhere() {
        for (at, running) in [(0, true), (137, false), (345, true)] {
            let mut settings = Settings::default();
            let all = face(window, |ctx| {
                replay_bar::draw(ctx, replay_bar::place(Scale::of(ctx), 5), (at, 345), running, &mut settings);
            });
            assert_eq!(faults(&all, window), CLEAN, "{window:?}");
        }
    }
    let mut wishes = Vec::new();
    let mut settings = Settings::default();
    tap(WINDOWS[2], "Place in the record", |ctx| {
        wishes.extend(replay_bar::draw(ctx, replay_bar::place(Scale::of(ctx), 2), (0, 345), false, &mut settings));
    });
    assert!(
        matches!(wishes.first(), Some(ReplayWish::Seek(to)) if (160..190).contains(to)),
        "the middle of the rail: {wishes:?}"
    );
}

/// Draws a sheet in the strange language at the windows that have the least room.
fn has_room(mut draw: impl FnMut(&bevy_egui::egui::Context, &Words)) {
    let words = Words::carried(Language::Pseudo);
    for window in narrow() {
        let all = face_in(&words, window, |ctx| draw(ctx, &words));
        assert!(all.len() > 2, "{} rectangles", all.len());
        assert_eq!(strangers(&all), CLEAN);
        assert_eq!(strays(&all, window), CLEAN, "{window:?}");
    }
}

#[test]
fn a_language_that_needs_more_room_has_it_on_the_curtain() {
    for sitters in [2, 5].map(table_of) {
        let names = names::names(&sitters);
        for seat in Seat::all(names.len() as u8) {
            has_room(|ctx, _| {
                curtain::draw(ctx, seat, &names::name(&names, seat), true);
            });
        }
    }
}

#[test]
fn a_language_that_needs_more_room_has_it_in_a_scoring() {
    let rows = points();
    for seats in [2, MAX_SEATS] {
        let names = names::names(&table_of(seats));
        for kind in ScoringKind::ALL {
            for told in [0.4, f32::INFINITY] {
                let telling = telling(kind, &names, &rows, Category::ALL.to_vec(), told);
                has_room(|ctx, _| {
                    scoring::draw(ctx, &telling);
                });
            }
        }
    }
}

#[test]
fn a_language_that_needs_more_room_has_it_in_the_menu() {
    let mut settings = Settings::default();
    for page in [Page::Main, Page::Rules, Page::Leaving] {
        for book in variants() {
            for leaving in [Leaving::Kept, Leaving::Record, Leaving::Lost] {
                let mut page = page;
                has_room(|ctx, _| {
                    menu::draw(ctx, &mut page, &mut settings, &book, offers(leaving, true));
                });
            }
        }
    }
}

#[test]
fn a_language_that_needs_more_room_has_it_at_a_replay_and_in_a_notice() {
    let mut settings = Settings::default();
    has_room(|ctx, words| {
        let scale = Scale::of(ctx);
        slip::draw_notice(ctx, arrange::frame(scale, 5, None).free, &notice(words));
        replay_bar::draw(ctx, replay_bar::place(scale, 5), (137, 345), true, &mut settings);
    });
}

#[test]
fn a_language_that_needs_more_room_has_it_in_every_notice() {
    for trouble in troubles() {
        has_room(|ctx, words| {
            slip::draw_notice(ctx, arrange::frame(Scale::of(ctx), 5, None).free, &words.say(&trouble));
        });
    }
}
