//! Tests of the results without a window.

use super::*;
use crate::{
    game::Title,
    games::hacienda::ui::{
        checks::{
            ODD_WINDOWS, both_orientations, draw_rects, draw_rects_in, faults, narrow, overflow_faults, points,
            table_of, untranslated_texts,
        },
        hud::arrange,
    },
    playback::ResultLine,
    profile::FinishedGame,
    seats::PlayerKind,
    texts::{Language, Translations},
    theme::scale::SizePreferences,
    ui::parts::question::Answer,
};
use hacienda_rules::{Rulebook, Tally};
use tabletop::{MAX_SEATS, Seats};

/// Draws the dialog over a game of five players.
fn draw(ctx: &Context, outcome: &Outcome) {
    super::draw(ctx, arrange::layout(Scale::of(ctx), 5, None).free, outcome);
}

#[test]
fn the_dialog_covers_panels_completely_or_not_at_all() {
    for window in both_orientations() {
        for seats in [2, 5] {
            let all = draw_rects(window, |ctx| draw(ctx, &outcome(seats, true)));
            let sheet = all.iter().find(|seen| seen.name == "results").expect("the dialog is shown").rect;
            let frame = arrange::layout(Scale::new(window, SizePreferences::default()), 5, None);
            for panel in frame.seats.into_iter().chain([frame.prompt]) {
                let (apart, over) = (!sheet.intersects(panel.shrink(1.0)), sheet.expand(9.0).contains_rect(panel));
                assert!(apart || over, "{window:?} {seats} seats: {sheet:?} covers all of {panel:?} or nothing");
            }
        }
    }
}

fn outcome(seats: usize, first: bool) -> Outcome {
    let rows = points();
    Outcome {
        names: names::names(&table_of(seats)),
        winners: vec![Seat(seats as u8 - 1)],
        scorings: [first.then_some(rows), Some(rows)],
        pesos: vec![188; seats],
        categories: categories(&Rulebook::default()).collect(),
        replay: false,
        has_chart: true,
        rematch: false,
        is_checked: false,
    }
}

#[test]
fn the_results_have_no_faults_for_any_number_of_players_in_any_window() {
    for window in both_orientations() {
        for seats in 2..=MAX_SEATS {
            for first in [true, false] {
                let outcome = outcome(seats, first);
                let all = draw_rects(window, |ctx| {
                    draw(ctx, &outcome);
                });
                assert!(all.len() > 20 + 5 * seats, "{} rectangles", all.len());
                assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {seats} seats");
            }
        }
        let all = draw_rects(window, |ctx| {
            draw_hidden(ctx, pos2(window.x / 2.0, window.y - 200.0), &mut PanelAreas::default());
        });
        assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} hidden");
    }
}

#[test]
fn nothing_panics_in_odd_windows() {
    for window in ODD_WINDOWS {
        draw_rects(window, |ctx| {
            draw(ctx, &outcome(5, true));
            draw_hidden(ctx, pos2(window.x / 2.0, window.y - 90.0), &mut PanelAreas::default());
        });
    }
}

#[test]
fn shared_wins_and_ties_fit() {
    for window in both_orientations() {
        let winners: Vec<Seat> = Seat::all(5).collect();
        let shared = Outcome { winners: winners[..3].to_vec(), ..outcome(5, true) };
        let by_pesos = Outcome { winners: vec![Seat(0)], is_checked: true, ..outcome(5, true) };
        assert_eq!(by_pesos.notes().len(), 2);
        for outcome in [shared, by_pesos, Outcome { winners: vec![Seat(0)], ..outcome(2, true) }] {
            let all = draw_rects(window, |ctx| {
                draw(ctx, &outcome);
            });
            assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?}");
        }
    }
}

#[test]
fn results_of_a_few_lines_fit_with_a_note() {
    let line = |label, sum| ResultLine { label, cells: vec![Text::number(1_240); 5], sum };
    let ended = line_results::GameResult {
        names: names::names(&table_of(5)),
        winners: Seats::only(Seat(4)),
        ranking: Seat::all(5).collect(),
        lines: vec![line(text!("results-pesos"), false), line(text!("ledger-total"), true)],
        note: Some(text!("hg-opening-all-out")),
        replay: false,
        rematch: true,
        is_checked: true,
    };
    for language in [Language::ENGLISH, Language::PSEUDO] {
        let words = Translations::built_in(language);
        for window in both_orientations() {
            let all = draw_rects_in(&words, window, |ctx| {
                line_results::draw(ctx, &ended);
            });
            let note = words.tr(text!("online-verified"));
            let has_note = all.iter().any(|seen| seen.name == *note);
            assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?}");
            assert!(has_note || window.y < 500.0, "{window:?}: the note is shown");
        }
    }
}

#[test]
fn texts_in_the_pseudo_language_fit() {
    let words = Translations::built_in(Language::PSEUDO);
    let winners: Vec<Seat> = Seat::all(5).collect();
    let all = [
        outcome(5, true),
        outcome(2, false),
        Outcome { replay: true, ..outcome(3, true) },
        Outcome { winners: winners[..3].to_vec(), ..outcome(5, true) },
        Outcome { winners, is_checked: true, ..outcome(5, true) },
    ];
    for window in narrow() {
        for outcome in &all {
            let seen = draw_rects_in(&words, window, |ctx| {
                draw(ctx, outcome);
            });
            assert!(seen.len() > 20, "{} rectangles", seen.len());
            assert_eq!(untranslated_texts(&seen), Vec::<String>::new());
            assert_eq!(
                overflow_faults(&seen, window),
                Vec::<String>::new(),
                "{window:?} {} winners",
                outcome.winners.len()
            );
        }
        let seen = draw_rects_in(&words, window, |ctx| {
            draw_hidden(ctx, pos2(window.x / 2.0, window.y - 200.0), &mut PanelAreas::default());
        });
        assert_eq!(
            (untranslated_texts(&seen), overflow_faults(&seen, window)),
            Default::default(),
            "{window:?} hidden"
        );
    }
}

#[test]
fn after_the_third_game_another_level_is_proposed_once() {
    let seating = Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Easy)]);
    let mut person = Profile::default();
    for number in 0..3 {
        let mut before = Proposal::default();
        assert!(!before.postpones(ResultsRequest::Again, &person, &seating), "after {number} games");
        let opponents = vec!["easy".to_owned()];
        person.finish_game(FinishedGame {
            title: Title::Hacienda.word().to_owned(),
            game: number,
            seats: 2,
            opponents,
            won: true,
        });
    }
    for wanted in [ResultsRequest::Again, ResultsRequest::Setup] {
        for answer in [Answer::Confirm, Answer::Cancel] {
            let mut proposing = Proposal::default();
            assert!(
                !proposing.postpones(ResultsRequest::ScoreChart, &person, &seating),
                "the score chart opens without a proposal"
            );
            assert!(proposing.postpones(wanted, &person, &seating));
            let Proposal::Shown(held, level) = proposing else { panic!("no proposal is shown") };
            let then = if answer == Answer::Confirm { ResultsRequest::Against(level) } else { wanted };
            assert_eq!(proposing.answered(held, level, answer), then);
            assert!(!proposing.postpones(then, &person, &seating), "the proposal is made only once");
        }
    }
}

#[test]
fn the_proposal_fits() {
    let words = Translations::built_in(Language::PSEUDO);
    for window in both_orientations() {
        let all = draw_rects(window, |ctx| {
            proposal::draw(ctx, Level::Beginner);
        });
        assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?}");
        let all = draw_rects_in(&words, window, |ctx| {
            proposal::draw(ctx, Level::Beginner);
        });
        assert_eq!((untranslated_texts(&all), overflow_faults(&all, window)), Default::default(), "{window:?}");
    }
}

#[test]
fn pesos_decide_only_between_equal_points() {
    let mut outcome = outcome(2, true);
    assert!(outcome.by_pesos());
    outcome.winners = vec![Seat(0), Seat(1)];
    assert!(!outcome.by_pesos());
    outcome.winners = vec![Seat(0)];
    let mut richer = points();
    richer[0] = Tally { points: [40; 6] };
    outcome.scorings[1] = Some(richer);
    assert!(!outcome.by_pesos());
}
