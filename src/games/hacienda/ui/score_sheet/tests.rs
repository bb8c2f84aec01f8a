//! Tests of the curtain, scoring, menu, notice and replay bar: their layout in windows of all sizes, and their buttons.
//! One test covers tooltips below a dialog.

use std::sync::LazyLock;

use super::{ledger::categories, scoring};
use crate::{
    game_screen::{
        confirmations::ConfirmationKinds,
        curtain,
        menu::{self, Leaving, MenuRequest, Offers, Page},
        replay_bar::{self, ReplayRequest},
        settings_page::Chapter,
    },
    games::hacienda::{
        stories::scoring_show::{ScoringShow, ScoringStep},
        ui::{
            checks::{
                ODD_WINDOWS, WINDOWS, both_orientations, context, draw_rects, draw_rects_in, error_texts, faults,
                frame, hold, narrow, overflow_faults, points, table_of, tap, untranslated_texts,
            },
            hud::arrange,
        },
    },
    seats::{Tap, names},
    settings::Settings,
    texts::{Language, Translations, Untranslated, Who},
    theme::scale::SizePreferences,
    ui::{
        licences::Licences,
        parts::overlay::draw_dialog,
        popover,
        requests::{Capabilities, ScreenRequest},
    },
    widgets::{prelude::*, show_tooltip},
};
use bevy_egui::egui::{Area, Event, Order};
use hacienda_rules::{Category, Cells, Edition, HouseRules, MAX_SEATS, Rulebook, ScoringKind, Seat};

mod languages;

const CLEAN: Vec<String> = Vec::new();

/// The pages of the menu, except the table on a server, which has its own tests.
const PAGES: [Page; 11] = [
    Page::Main,
    Page::Settings(Chapter::Sound),
    Page::Settings(Chapter::Game),
    Page::Settings(Chapter::Picture),
    Page::Settings(Chapter::Comfort),
    Page::Licences,
    Page::Measure,
    Page::Leaving,
    Page::Confirmations,
    Page::GivingUp,
    Page::Export,
];

const LEAVINGS: [Leaving; 4] = [Leaving::Saved, Leaving::Record, Leaving::Over, Leaving::Lost];

fn rulebooks() -> Vec<Rulebook> {
    Edition::ALL
        .into_iter()
        .flat_map(|edition| [false, true].map(|running| Rulebook::new(edition, running, HouseRules::default())))
        .collect()
}

/// Returns the menu's offers: on a computer if `quit` is true, otherwise in a browser page.
fn offers(leaving: Leaving, quit: bool) -> Offers<'static> {
    Offers {
        online: None,
        confirmations: ConfirmationKinds::default(),
        leaving,
        file: true,
        gives_up: Some(&Who::You),
        capabilities: Capabilities { quit, full_screen: Some(quit), own_machine: true },
        hand: true,
        licences: &LICENCES,
    }
}

/// The licences page after its file has loaded.
static LICENCES: LazyLock<Licences> =
    LazyLock::new(|| Licences::loaded(include_str!("../../../../../assets/licences.txt")));

/// Returns the error message after a failed save.
fn notice(words: &Translations) -> Translated {
    words.tr(text!("save-trouble", error = Untranslated::error("No space left on device (os error 28)")))
}

#[test]
fn the_curtain_is_clean_for_every_seat() {
    for window in both_orientations() {
        for seat in Seat::all(5) {
            for undo in [false, true] {
                let names = names::names(&table_of(5));
                let all = draw_rects(window, |ctx| {
                    curtain::draw(ctx, seat, &names::name(&names, seat), undo);
                });
                assert_eq!(faults(&all, window), CLEAN, "{window:?} {seat:?}");
                assert_eq!(all.iter().any(|seen| seen.name == "Undo the last action"), undo);
            }
        }
    }
}

#[test]
fn the_curtain_is_opened_by_holding_its_button() {
    let (pink, mut taps) = (names::name(&[], Seat(4)), Vec::new());
    for button in ["Pink is here", "Undo the last action"] {
        tap(WINDOWS[0], button, |ctx| taps.extend(curtain::draw(ctx, Seat(4), &pink, true)));
    }
    assert_eq!(taps, [Tap::Undo], "a tap must not open the curtain");
    hold(WINDOWS[0], "Pink is here", |ctx| taps.extend(curtain::draw(ctx, Seat(4), &pink, true)));
    assert_eq!(taps, [Tap::Undo, Tap::Present(Seat(4))]);
}

/// Returns a scoring after `step` steps. Each step counts one category of one seat.
fn show(kind: ScoringKind, seats: usize, categories: &[Category], step: usize) -> ScoringShow {
    let rows = points();
    let before = (kind == ScoringKind::Final).then_some(rows);
    let of = |category: &Category| {
        let category = *category;
        (0..seats as u8).map(Seat).map(move |seat| ScoringStep {
            category,
            seat,
            points: rows[seat.index()].of(category),
            cells: Cells::NONE,
        })
    };
    let steps: Vec<ScoringStep> = categories.iter().flat_map(of).collect();
    let winners = if kind == ScoringKind::Final { vec![Seat(0)] } else { Vec::new() };
    let step = step.min(steps.len());
    ScoringShow { kind, rows, before, steps, winners, step, seconds: 0.0 }
}

fn draw_scoring(ctx: &Context, show: &ScoringShow, names: &[Who]) -> Option<Tap> {
    scoring::draw(ctx, arrange::score_sheet(Scale::of(ctx), names.len()), show, names)
}

#[test]
fn a_scoring_is_clean_from_the_first_step_to_the_last() {
    for window in both_orientations() {
        for seats in 2..=MAX_SEATS {
            let names = names::names(&table_of(seats));
            for book in rulebooks() {
                for kind in ScoringKind::ALL {
                    for step in [0, 7, usize::MAX] {
                        let show = show(kind, seats, &categories(&book).collect::<Vec<_>>(), step);
                        let all = draw_rects(window, |ctx| {
                            draw_scoring(ctx, &show, &names);
                        });
                        assert_eq!(faults(&all, window), CLEAN, "{window:?} {seats} seats {kind:?}");
                    }
                }
            }
            let all = draw_rects(window, |ctx| {
                draw_scoring(ctx, &show(ScoringKind::Final, seats, &Category::ALL, 3), &names);
            });
            let sheet = all.iter().find(|seen| seen.name == "scoring").expect("the score sheet is drawn").rect;
            let compact = Scale::new(window, SizePreferences::default()).is_compact();
            assert!(compact || sheet.width() <= window.x * 0.25 + 1.0, "{window:?}: {sheet:?}");
        }
    }
}

#[test]
fn the_category_fits_on_one_line_on_an_upright_phone() {
    let names = names::names(&table_of(5));
    for window in [vec2(390.0, 844.0), vec2(360.0, 640.0)] {
        for step in (0..30).step_by(5) {
            let all = draw_rects(window, |ctx| {
                draw_scoring(ctx, &show(ScoringKind::Final, 5, &Category::ALL, step), &names);
            });
            let words = all.iter().filter(|seen| seen.kind == RectKind::Text && seen.panel == "scoring");
            let wrapped: Vec<_> = words.filter(|seen| seen.rect.height() > 2.0 * seen.text).collect();
            assert!(wrapped.is_empty(), "{window:?}: {wrapped:?}");
        }
    }
}

#[test]
fn nothing_panics_in_odd_windows() {
    let names = names::names(&table_of(5));
    for window in ODD_WINDOWS {
        draw_rects(window, |ctx| {
            let mut settings = Settings::default();
            draw_scoring(ctx, &show(ScoringKind::Final, 5, &Category::ALL, usize::MAX), &names);
            curtain::draw(ctx, Seat(1), &names::name(&names, Seat(1)), true);
            let frame = arrange::layout(Scale::of(ctx), 5, None);
            popover::draw_notice(ctx, frame.free, &notice(&Translations::default()));
            replay_bar::draw(ctx, arrange::replay_bar(Scale::of(ctx), 5), (137, 345), true, true, &mut settings);
        });
        for mut page in PAGES {
            draw_rects(window, |ctx| {
                menu::draw(ctx, &mut page, &mut Settings::default(), offers(Leaving::Saved, true));
            });
        }
    }
}

#[test]
fn numbers_appear_seat_by_seat_and_the_sum_grows() {
    let names = names::names(&table_of(2));
    let counts = |step: usize| {
        let show = show(ScoringKind::Intermediate, 2, &Category::ALL, step);
        let all = draw_rects(WINDOWS[3], |ctx| {
            draw_scoring(ctx, &show, &names);
        });
        let has = |text: &str| all.iter().filter(|seen| seen.name == text).count();
        (has("55"), has("38"), has("Continue"), has("Show all"))
    };
    assert_eq!(counts(0), (0, 0, 0, 2), "without points, only the button \"Show all\" and its text are found");
    // The points appear twice: for the category and as the sum.
    assert_eq!(counts(1), (2, 0, 0, 2));
    assert_eq!(counts(2), (4, 0, 0, 2));
    assert_eq!(counts(3), (3, 1, 0, 2));
    assert_eq!(counts(usize::MAX).2, 2);
}

#[test]
fn a_step_without_points_keeps_describing_the_last_points_and_announces_no_winner() {
    let names = names::names(&table_of(2));
    let mut scoring = show(ScoringKind::Final, 2, &Category::ALL, 8);
    assert_eq!((scoring.steps[8].points, scoring.described_step()), (0, Some(&scoring.steps[7])));
    scoring.step = 0;
    assert_eq!(scoring.described_step(), Some(&scoring.steps[0]));
    scoring.steps[0].points = 0;
    assert_eq!(scoring.described_step(), None);
    let winner = Translations::default().tr(text!("results-winner", who = &names::name(&names, Seat(0))));
    let announces = |scoring: &ScoringShow| {
        let all = draw_rects(WINDOWS[3], |ctx| {
            draw_scoring(ctx, scoring, &names);
        });
        all.iter().any(|seen| seen.name == *winner)
    };
    assert!(!announces(&scoring), "the winner must not be announced before the end");
    scoring.step = scoring.steps.len();
    assert!(announces(&scoring) && scoring.described_step().is_none());
}

#[test]
fn a_scoring_continues_only_after_all_points_were_shown() {
    let names = names::names(&table_of(3));
    let mut taps = Vec::new();
    let mut draw = |ctx: &Context, step: usize| {
        taps.extend(draw_scoring(ctx, &show(ScoringKind::Final, 3, &Category::ALL, step), &names));
    };
    tap(WINDOWS[2], "Show all", |ctx| draw(ctx, 1));
    tap(WINDOWS[2], "Continue", |ctx| draw(ctx, usize::MAX));
    assert_eq!(taps, [Tap::SkipAll, Tap::Skip]);
}

#[test]
fn every_page_of_the_menu_is_clean() {
    for window in both_orientations() {
        for page in PAGES {
            for leaving in LEAVINGS {
                for quit in [true, false] {
                    let (mut page, mut settings) = (page, Settings::default());
                    let all = draw_rects(window, |ctx| {
                        menu::draw(ctx, &mut page, &mut settings, offers(leaving, quit));
                    });
                    assert!(all.len() > 4);
                    assert_eq!(faults(&all, window), CLEAN, "{window:?} {page:?}");
                }
            }
        }
    }
}

#[test]
fn leaving_needs_confirmation_only_if_the_game_would_be_lost() {
    for (leaving, expected) in [(Leaving::Saved, Page::Main), (Leaving::Lost, Page::Leaving)] {
        let (mut page, mut settings, mut requests) = (Page::Main, Settings::default(), Vec::new());
        tap(WINDOWS[1], "Back to title", |ctx| {
            requests.extend(menu::draw(ctx, &mut page, &mut settings, offers(leaving, true)));
        });
        assert_eq!(page, expected);
        assert_eq!(
            requests.iter().any(|request| matches!(request, MenuRequest::Go(ScreenRequest::Setup))),
            leaving == Leaving::Saved
        );
    }
}

#[test]
fn saving_as_a_file_needs_confirmation_while_the_game_has_hidden_information() {
    for (leaving, expected) in [(Leaving::Saved, Page::Export), (Leaving::Over, Page::Main)] {
        let (mut page, mut settings, mut requests) = (Page::Main, Settings::default(), Vec::new());
        let mut press = || {
            tap(WINDOWS[1], "Save as a file", |ctx| {
                requests.extend(menu::draw(ctx, &mut page, &mut settings, offers(leaving, true)));
            });
            (page, requests.clone())
        };
        let exports = |requests: &[MenuRequest]| {
            requests.iter().any(|request| matches!(request, MenuRequest::Go(ScreenRequest::ExportGame)))
        };
        let (page, requests) = press();
        assert_eq!((page, exports(&requests)), (expected, leaving == Leaving::Over));
        assert!(exports(&press().1), "{leaving:?}");
    }
}

#[test]
fn the_resume_button_matches_the_state_of_the_match() {
    let resumes = ["Resume", "Keep watching", "Back to the table", "Resume"];
    for (leaving, resume) in LEAVINGS.into_iter().zip(resumes) {
        let all = draw_rects(WINDOWS[1], |ctx| {
            menu::draw(ctx, &mut Page::Main, &mut Settings::default(), offers(leaving, true));
        });
        let offered = all.iter().filter(|seen| seen.kind == RectKind::Button && resumes.contains(&&*seen.name));
        assert_eq!(offered.map(|seen| &*seen.name).collect::<Vec<_>>(), [resume], "{leaving:?}");
    }
}

#[test]
fn sound_and_speed_are_set_in_the_menu() {
    let (mut page, mut settings) = (Page::Main, Settings::default());
    tap(WINDOWS[0], "Settings", |ctx| {
        menu::draw(ctx, &mut page, &mut settings, offers(Leaving::Saved, true));
    });
    assert_eq!(page, Page::Settings(Chapter::Sound));
    tap(WINDOWS[0], "Sound (M)", |ctx| {
        menu::draw(ctx, &mut page, &mut settings, offers(Leaving::Saved, true));
    });
    tap(WINDOWS[0], "Settings: Game", |ctx| {
        menu::draw(ctx, &mut page, &mut settings, offers(Leaving::Saved, true));
    });
    assert_eq!(page, Page::Settings(Chapter::Game));
    tap(WINDOWS[0], "Speed: 4×", |ctx| {
        menu::draw(ctx, &mut page, &mut settings, offers(Leaving::Saved, true));
    });
    assert!(settings.muted && settings.speed == 4.0, "{settings:?}");
    tap(WINDOWS[0], "Back", |ctx| {
        menu::draw(ctx, &mut page, &mut settings, offers(Leaving::Saved, true));
    });
    assert_eq!(page, Page::Main);
}

#[test]
fn the_licences_are_reached_from_the_settings() {
    let (mut page, mut settings) = (Page::Settings(Chapter::Comfort), Settings::default());
    for (button, expected) in [("Licences", Page::Licences), ("Back", Page::Settings(Chapter::Sound))] {
        tap(WINDOWS[0], button, |ctx| {
            menu::draw(ctx, &mut page, &mut settings, offers(Leaving::Saved, true));
        });
        assert_eq!(page, expected);
    }
}

#[test]
fn the_notice_of_a_failed_save_fits() {
    for window in both_orientations() {
        let free = arrange::layout(Scale::new(window, SizePreferences::default()), 5, None).free;
        let all = draw_rects(window, |ctx| {
            popover::draw_notice(ctx, free, &notice(&Translations::default()));
        });
        assert_eq!(faults(&all, window), CLEAN, "{window:?}");
    }
}

#[test]
fn the_bar_of_a_replay_is_clean_and_seeks() {
    for window in both_orientations() {
        for (at, running) in [(0, true), (137, false), (345, true)] {
            let mut settings = Settings::default();
            let all = draw_rects(window, |ctx| {
                replay_bar::draw(
                    ctx,
                    arrange::replay_bar(Scale::of(ctx), 5),
                    (at, 345),
                    running,
                    running,
                    &mut settings,
                );
            });
            assert_eq!(faults(&all, window), CLEAN, "{window:?}");
        }
    }
    let mut requests = Vec::new();
    let mut settings = Settings::default();
    tap(WINDOWS[2], "Position in the game", |ctx| {
        requests.extend(replay_bar::draw(
            ctx,
            arrange::replay_bar(Scale::of(ctx), 2),
            (0, 345),
            false,
            false,
            &mut settings,
        ));
    });
    assert!(
        matches!(requests.first(), Some(ReplayRequest::Seek(to)) if (160..190).contains(to)),
        "expected a seek to the middle: {requests:?}"
    );
}

#[test]
fn items_below_a_dialog_have_no_tooltip() {
    let (window, at) = (WINDOWS[0], pos2(512.0, 384.0));
    let everything = Rect::from_min_size(Pos2::ZERO, window);
    for (covered, expected) in [(false, true), (true, false)] {
        let (ctx, mut shown) = (context(window), false);
        for _ in 0..20 {
            frame(&ctx, window, vec![Event::PointerMoved(at)], |ctx| {
                Area::new(Id::new("below")).order(Order::Background).fixed_pos(Pos2::ZERO).show(ctx, |ui| {
                    ui.allocate_rect(everything, Sense::hover());
                    tooltip(ui, everything, &ui.tr(text!("menu-title")));
                });
                if covered {
                    draw_dialog(ctx, "above", everything.shrink(200.0), |_| ());
                }
                shown |= show_tooltip(ctx, 0.1).is_some();
            });
        }
        assert_eq!(shown, expected, "covered: {covered}");
    }
}
