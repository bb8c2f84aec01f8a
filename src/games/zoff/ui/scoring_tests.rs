//! Tests of the final scoring dialog in every window and language, from start to end.

use bevy_egui::egui::{self, Vec2, vec2};

use super::{
    scene_tests::{WINDOWS, card},
    scoring,
};
use crate::{
    game_screen::scoring::HasScoreSheet,
    games::zoff::stories::final_scoring::FinalScoring,
    playback::{AnimatedGame, Show as _},
    seats::Tap,
    texts::{Language, Text, Translations, Untranslated, Who},
    theme::{
        rects::{Recorded, RectKind},
        scale::{Scale, SizePreferences},
    },
    ui::checks::{draw_rects_at, faults, tap, tap_panel, untranslated_texts},
};
use zoff::{COLOURS, Pair, Position, Prairie, Rng, Rulebook, Seat, Setting, Stage, Turn, Variants, Zoff};

/// A phone whose browser toolbars leave less room, and a small phone.
const SMALL: [Vec2; 2] = [vec2(390.0, 664.0), vec2(360.0, 640.0)];

/// Plays random actions to the end of a game. Returns its final scoring.
fn end_of(setting: &Setting, mut position: Position) -> FinalScoring {
    let mut rng = Rng::new(3, 3);
    loop {
        let seat = position.may_act().iter().next().expect("a player is to act");
        let action = position.random_action(setting, seat, &mut rng).expect("a seat that may act has a legal action");
        let (mut announced, mut effects) = (position, Vec::new());
        position.play(setting, seat, action, &mut effects).expect("a random action is legal");
        if let Some(number) = effects.iter().position(|effect| Zoff::is_scoring(setting, effect)) {
            effects[..number].iter().for_each(|effect| announced.apply(effect));
            return FinalScoring::of(setting, (&announced, &position), &effects, number);
        }
    }
}

/// A five-player position before the last action, with herds on all prairies. Its scoring has the maximum number of
/// steps.
fn crowded(setting: &Setting) -> Position {
    let sizes: [&[u8]; 11] = [
        &[2, 1],
        &[3, 2],
        &[4, 3],
        &[5, 3],
        &[6, 4, 1],
        &[7, 3, 2],
        &[8, 4, 2],
        &[9, 5, 2],
        &[10, 5, 3],
        &[11, 6, 5],
        &[12, 10, 3, 2],
    ];
    let mut position = Position::empty(setting, 5);
    for (prairie, sizes) in sizes.iter().enumerate() {
        for (rank, cows) in sizes.iter().enumerate() {
            let colour = (prairie + rank * 2) % COLOURS;
            position.herds[prairie][colour] = *cows;
            position.cows_left[colour] -= cows;
        }
    }
    let pair = Pair { colour: None, prairie: Prairie::LoneStarValley, card: card("2A") };
    position.round = setting.rulebook.rounds[5];
    (position.pairs[0][0], position.stage) = (Some(pair), Stage::Place(Turn { seat: Seat(0), pair }));
    position.bids = [Some(134); 5];
    position
}

/// Ends of games: with all prairies scoring, with an auction, with two players, and with no bonuses left.
fn ends() -> Vec<(&'static str, Setting, FinalScoring)> {
    let with = |auction| Setting { rulebook: Rulebook::new(Variants { auction, ..Variants::default() }) };
    let plain = with(false);
    let two = Position::setup(&plain, 2, 5).expect("two players are allowed");
    let mut full = end_of(&plain, crowded(&plain));
    full.steps.clear();
    let (bids, all, two) = (with(true), end_of(&plain, crowded(&plain)), end_of(&plain, two));
    let auction = end_of(&bids, crowded(&bids));
    vec![("all", plain.clone(), all), ("auction", bids, auction), ("two", plain.clone(), two), ("full", plain, full)]
}

fn drawn(words: &Translations, window: Vec2, text: f32, setting: &Setting, show: &FinalScoring) -> Vec<Recorded> {
    let names: Vec<Who> = (0..5).map(|_| Who::Other(Text::untranslated(Untranslated::name("Maximilian W")))).collect();
    draw_rects_at(words, window, text, |ctx| {
        let scale = Scale::of(ctx).beside_board();
        let rect = Zoff::place(scale, usize::from(show.start.seats));
        scale.during(ctx, || Zoff::draw(ctx, rect, setting, show, &names, true));
    })
}

#[test]
fn the_final_scoring_fits_in_every_window_and_language() {
    let mut wrong = Vec::new();
    let ends = ends();
    assert_eq!(ends[0].2.steps.len(), 11, "all prairies must have a step");
    let languages = Language::OFFERED
        .into_iter()
        .map(Translations::from_repository)
        .chain([Translations::built_in(Language::PSEUDO)]);
    for words in languages {
        let windows = WINDOWS.into_iter().chain(SMALL);
        for (window, text) in windows.flat_map(|window| [(window, 1.0), (window, 2.0)]) {
            let is_pseudo = words.language() == Language::PSEUDO;
            if text > 1.0 && (is_pseudo || Scale::new(window, SizePreferences::default()).is_compact()) {
                continue;
            }
            for (name, setting, show) in &ends {
                let mut show = show.clone();
                for seconds in [0.0, 3.0, 300.0] {
                    show.advance(seconds);
                    let all = drawn(&words, window, text, setting, &show);
                    for step in &show.steps {
                        let name = words.tr(crate::games::zoff::texts::prairie(step.prairie)).to_string();
                        let is_shown = all.iter().any(|seen| seen.name == name);
                        assert!(is_shown || is_pseudo, "{window:?} × {text}: {name} must be shown");
                    }
                    let untranslated = if is_pseudo { untranslated_texts(&all) } else { Vec::new() };
                    // The pseudo-language need not fit, because no player reads it.
                    let found = if is_pseudo { Vec::new() } else { faults(&all, window) };
                    let found = found.into_iter().chain(untranslated);
                    wrong.extend(found.map(|fault| {
                        format!("{:?} at {window:?} × {text}, {name} after {seconds}: {fault}", words.language())
                    }));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
}

#[test]
fn gains_and_winners_are_not_shown_before_their_step() {
    let (_, setting, start) = ends().swap_remove(0);
    let texts = |show: &FinalScoring| -> Vec<String> {
        drawn(&Translations::default(), WINDOWS[0], 1.0, &setting, show).into_iter().map(|seen| seen.name).collect()
    };
    let has = |texts: &[String], part: &str| texts.iter().filter(|text| text.contains(part)).count();
    let mut show = start.clone();
    let first = texts(&show);
    assert_eq!((has(&first, " + "), has(&first, "win"), has(&first, "Continue")), (0, 0, 0));
    let named = |prairie: Prairie| first.iter().any(|text| text.replace('\'', "").eq_ignore_ascii_case(prairie.word()));
    assert!(show.steps.iter().all(|step| named(step.prairie)));
    show.skip();
    let second = texts(&show);
    let given = show.given().count();
    assert_eq!((has(&second, " + "), has(&second, "win")), (given, 0));
    show.skip_all();
    let last = texts(&show);
    assert_eq!((has(&last, " + "), has(&last, "Show all")), (show.given().count(), 0));
    assert!(given > 0 && show.given().count() > given && has(&last, "win") > 0);
    for seat in show.end.seats() {
        let total = (show.end.score_in_tenths(&setting, seat) / 10).to_string();
        assert!(last.contains(&total), "{total} of {seat:?} must be shown");
    }
}

#[test]
fn the_prompt_names_a_prairie_and_then_the_gains() {
    let (_, _, mut show) = ends().swap_remove(0);
    let names = vec![Who::You; 5];
    let line_text =
        |show: &FinalScoring| scoring::line(show, &names).map(|line| Translations::default().tr(line).to_string());
    assert_eq!(line_text(&show).as_deref(), Some("Last bonuses of Lone-Star-Valley: 1-1"));
    show.advance(1.3);
    assert!(
        line_text(&show).is_some_and(|line| line.starts_with("Lone-Star-Valley: You +1")),
        "{:?}",
        line_text(&show)
    );
    show.skip_all();
    assert_eq!(line_text(&show), None);
}

#[test]
fn the_button_shows_all_then_continues_and_a_tap_elsewhere_skips() {
    let (_, setting, mut show) = ends().swap_remove(0);
    let names = vec![Who::You; 5];
    let drawing = |ctx: &egui::Context, show: &FinalScoring, pressed: &mut Option<Tap>| {
        let rect = Zoff::place(Scale::of(ctx), 5);
        *pressed = Zoff::draw(ctx, rect, &setting, show, &names, true).or(*pressed);
    };
    let press = |name: &str, show: &FinalScoring| {
        let mut pressed = None;
        tap(WINDOWS[2], name, |ctx| drawing(ctx, show, &mut pressed));
        pressed
    };
    let tap_elsewhere = |show: &FinalScoring| {
        let mut pressed = None;
        tap_panel(WINDOWS[2], Zoff::SHEET, |ctx| drawing(ctx, show, &mut pressed));
        pressed
    };
    assert_eq!((press("Show all", &show), tap_elsewhere(&show)), (Some(Tap::SkipAll), Some(Tap::Skip)));
    show.skip_all();
    assert_eq!((press("Continue", &show), tap_elsewhere(&show)), (Some(Tap::Skip), None));
    let button = |seen: &Recorded| seen.kind == RectKind::Button;
    let all = drawn(&Translations::default(), WINDOWS[4], 1.0, &setting, &show);
    assert_eq!(all.iter().filter(|seen| button(seen)).count(), 1, "the dialog must show one button at a time");
}
