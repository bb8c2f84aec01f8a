//! Tests of the lessons: every file can be read and played to its end under the rules, the lessons of Hacienda cover
//! every rule, and a step accepts only the action that it expects.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy::prelude::*;
use hab_gut::HabGut;
use hacienda::{
    first_signs::FirstSigns,
    game_plugin,
    games::hacienda::{choice::Touch, table},
    lessons::{self, Course, HasLessons, LEARNER, LessonTap, Step, companion_file},
    profile::{self, LessonProgress, Profile},
    record::Log,
    seats::{
        PlayerKind, ScreenViewer, Seating, Tap,
        taps::{self, Tapped},
    },
    store::Store,
    turn::Intents,
};
use hacienda_rules::{Action, Card, Deck, Hacienda, Species};
use tabletop::{Level, Seat};
use zoff::Zoff;

type Lesson = lessons::Lesson<Hacienda>;

/// The file stems of Hacienda's lessons.
const LESSONS: &[&str] = Hacienda::LESSONS;

/// The rules that the lessons must cover, by section and topic.
const RULES: [&str; 32] = [
    "2 set-up",
    "2 hidden",
    "3 actions",
    "3 buying",
    "3 displays",
    "3 passing",
    "3.1 landscape",
    "3.1 pampas",
    "3.1 full",
    "3.1 chain",
    "3.1 reshuffle",
    "3.2 beside",
    "3.2 herd",
    "3.2 limits",
    "3.3 payment",
    "3.3 sides",
    "3.3 joining",
    "3.4 harvest",
    "3.4 taking",
    "3.5 hacienda",
    "3.5 one",
    "3.6 pond",
    "4 stacks",
    "4 intermediate",
    "4 final",
    "4 markets",
    "4 chains",
    "4 haciendas",
    "4 ponds",
    "4 money",
    "4 winner",
    "4 round",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/lessons")
}

fn text(word: &str) -> String {
    fs::read_to_string(folder().join(format!("{word}.json"))).expect("the lesson file exists")
}

fn read<G: HasLessons>(word: &'static str, text: &str) -> Result<lessons::Lesson<G>, String> {
    let beside = companion_file(text).map_err(|error| error.to_string())?;
    let beside = beside.map(|name| fs::read(folder().join(name)).map_err(|error| error.to_string())).transpose()?;
    lessons::Lesson::read(word, text, beside.as_deref()).map_err(|error| error.to_string())
}

fn lesson_of<G: HasLessons>(word: &'static str) -> lessons::Lesson<G> {
    read(word, &text(word)).unwrap_or_else(|error| panic!("{word}: {error}"))
}

fn lesson(word: &'static str) -> Lesson {
    lesson_of(word)
}

#[test]
fn lessons_of_hacienda_can_be_read_and_teach_every_rule() {
    let mut taught = BTreeSet::new();
    for word in LESSONS.iter().copied() {
        let lesson = lesson(word);
        assert!(lesson.positions[0].turn.seat == LEARNER && lesson.taken(usize::MAX) >= 3, "{word}");
        taught.extend(lesson.teaches);
    }
    assert_eq!(taught, RULES.map(str::to_owned).into_iter().collect());
    let files = fs::read_dir(folder())
        .expect("the folder is readable")
        .map(|file| file.expect("the folder entry is readable").path());
    let lessons: BTreeSet<_> = files.filter(|path| path.extension().is_some_and(|ending| ending == "json")).collect();
    let offered = [LESSONS, Zoff::LESSONS, HabGut::LESSONS].concat();
    let offered = offered.iter().map(|word| folder().join(format!("{word}.json"))).collect();
    assert_eq!(lessons, offered, "the games offer every lesson file");
}

#[test]
fn the_first_lesson_places_three_pieces_and_earns_pesos() {
    let lesson = lesson("first");
    let actions: Vec<Action> = lesson
        .steps
        .iter()
        .map(|step| match step {
            Step::Do { action, .. } => *action,
            other => panic!("the step is not an action of the learner: {other:?}"),
        })
        .collect();
    assert!(matches!(actions[..], [Action::Land { .. }, Action::Animal { .. }, Action::Animal { .. }]));
    let [before, .., after] = &lesson.positions[..] else { panic!("the lesson has positions") };
    assert!(after.pesos[0] > before.pesos[0], "a market pays");
}

#[test]
fn errors_in_a_lesson_name_the_step_or_the_position() {
    let good = text("first");
    let error_after = |from: &str, to: &str| {
        assert!(good.contains(from), "the lesson contains {from}");
        read::<Hacienda>("first", &good.replacen(from, to, 1)).expect_err(to)
    };
    assert_eq!(error_after("land forest 1,2", "land forest 1,4"), "step 1: the action is illegal: wrong_landscape");
    assert_eq!(error_after("\"chain\"", "\"luck\""), "step 1: the action does not bring \"luck\"");
    assert_eq!(error_after("\"do\": \"land", "\"look\": \"land"), "step 1: \"wrong\" needs \"do\"");
    assert_eq!(error_after("\"first-animal\"", "\"first-anything\""), "step 2: unknown sentence \"first-anything\"");
    assert!(error_after("animal pig 2,3", "animal pig 99,3").starts_with("step 2: "));
    assert!(error_after("\"2,1\"", "\"2,2\"").starts_with("position: "));
    assert!(error_after("\"map\": \"school.haz\"", "\"map\": 7").starts_with("position: "));
    assert!(
        companion_file("{").is_err() && companion_file("{\"teaches\":[],\"position\":{},\"steps\":[]}") == Ok(None)
    );
    let nothing = Lesson::read("first", &good, None).expect_err("its board is missing").to_string();
    assert!(nothing.starts_with("position: "), "{nothing}");
}

/// Returns a headless app in a lesson, after this number of its steps.
fn app_in_lesson(lesson: Lesson, steps: usize) -> App {
    let mut app = App::new();
    app.insert_resource(Store::Nowhere);
    app.add_plugins((game_plugin, lessons::plugin, profile::plugin));
    app.insert_resource(Seating::of(vec![PlayerKind::Human, PlayerKind::Bot(Level::Beginner)]));
    lessons::begin(app.world_mut(), Arc::new(lesson), steps);
    app.update();
    app
}

/// Returns the taps that play an action.
fn taps(action: Action) -> Vec<Tapped<Touch>> {
    if action == Action::End { vec![Tap::End.into()] } else { vec![Touch::Propose(action).into(), Tap::Confirm.into()] }
}

#[test]
fn lessons_accept_only_the_expected_action_and_count_as_done() {
    for word in LESSONS.iter().copied() {
        let mut app = app_in_lesson(lesson(word), 0);
        let mut rounds = 0;
        while let Some(step) = app.world().resource::<Course<Hacienda>>().step().cloned() {
            rounds += 1;
            assert!(rounds < 100, "{word}: the lesson ends");
            let before = table::snapshot(app.world_mut());
            // Send only taps that do not belong to the step.
            let buy = Touch::Propose(Action::BuyTop(Deck::Animal));
            for tap in [Tap::End.into(), Tap::Undo.into(), buy.into(), Tap::Confirm.into()] {
                let belongs = matches!(&step, Step::Do { action, .. } if taps(*action).contains(&tap)
                    || matches!(action, Action::BuyTop(_)));
                if !belongs && !matches!(step, Step::Theirs { .. }) {
                    tap.send(app.world_mut());
                }
            }
            if matches!(step, Step::Do { .. } | Step::Look { .. }) {
                app.update();
                assert_eq!(table::snapshot(app.world_mut()), before, "{word}: only the expected action is accepted");
            }
            match step {
                Step::Do { action, .. } => {
                    app.world_mut().write_message(Tap::Cancel);
                    for tap in taps(action) {
                        tap.send(app.world_mut());
                    }
                }
                Step::Look { .. } => {
                    app.world_mut().write_message(LessonTap::Next);
                }
                Step::Theirs { .. } => {}
            }
            for _ in 0..4 {
                app.update();
            }
        }
        let profile = app.world().resource::<Profile>();
        assert!(profile.has_done(word) && profile.lesson_begun.is_none(), "{word}");
        assert!(profile.first_game.is_none() && profile.games.is_empty(), "{word} does not count as a game");
        assert!(app.world().resource::<Log<Hacienda>>().record().is_none(), "{word} is not saved");
        let world = app.world();
        let undo = taps::undo_length(
            world.resource::<Log<Hacienda>>(),
            world.resource::<Seating>(),
            world.resource::<ScreenViewer>(),
        );
        assert_eq!(undo, None, "{word}: nothing can be undone");
    }
}

#[test]
fn a_lesson_resumes_at_its_step() {
    let mut app = app_in_lesson(lesson("first"), 2);
    assert_eq!(app.world().resource::<Course<Hacienda>>().progress(), (2, 3));
    let begun = app.world().resource::<Profile>().lesson_begun.clone();
    assert_eq!(begun, Some(LessonProgress { lesson: "first".to_owned(), steps: 2 }));
    let position = table::snapshot(app.world_mut()).expect("a game is on the table");
    assert_eq!(position.in_hand(LEARNER, Card::Animal(Species::Pig)), 1, "two of three cards are played");
    assert!(app.world().resource::<Intents<Hacienda>>().is_empty());
    let beyond = app_in_lesson(lesson("first"), 70);
    assert_eq!(beyond.world().resource::<Course<Hacienda>>().progress(), (0, 3), "an invalid step restarts the lesson");
}

/// Plays a lesson to its end, step by step. `other` returns an action that must have no effect unless the step expects
/// it.
fn play_to_its_end<G: HasLessons>(word: &'static str, other: impl Fn(&G::Position) -> Option<G::Action>) {
    let lesson = lesson_of::<G>(word);
    assert!(G::may_act(&lesson.positions[0]).has(LEARNER) && lesson.taken(usize::MAX) >= 5, "{word}");
    let mut app = App::new();
    app.insert_resource(Store::Nowhere);
    app.add_plugins((game_plugin, lessons::plugin, profile::plugin));
    let others = usize::from(G::seats(&lesson.positions[0])) - 1;
    let bots = (0..others).map(|_| PlayerKind::Bot(Level::Beginner));
    app.insert_resource(Seating::of(std::iter::once(PlayerKind::Human).chain(bots).collect()));
    let last = lesson.positions.last().cloned();
    lessons::begin(app.world_mut(), Arc::new(lesson), 0);
    app.update();
    for round in 0.. {
        let Some(step) = app.world().resource::<Course<G>>().step().cloned() else { break };
        assert!(round < 60, "{word}: the lesson ends");
        let before = hacienda::table::snapshot::<G>(app.world_mut());
        assert_eq!(app.world().resource::<FirstSigns>().line(), None, "{word}: the lesson explains everything itself");
        let push = |app: &mut App, seat: Seat, action: G::Action| {
            let mut intents = app.world_mut().resource_mut::<Intents<G>>();
            intents.push(hacienda::turn::Intent { seat, action });
        };
        if let Some(action) = before.as_ref().and_then(&other)
            && step.seat_and_action().is_none_or(|expected| expected != (LEARNER, action))
            && !matches!(step, Step::Theirs { .. })
        {
            push(&mut app, LEARNER, action);
            app.update();
            assert_eq!(
                hacienda::table::snapshot::<G>(app.world_mut()),
                before,
                "{word}: only the expected action is accepted"
            );
        }
        match step {
            Step::Do { action, .. } => push(&mut app, LEARNER, action),
            Step::Look { .. } => drop(app.world_mut().write_message(LessonTap::Next)),
            Step::Theirs { .. } => {}
        }
        (0..4).for_each(|_| app.update());
    }
    assert_eq!(hacienda::table::snapshot::<G>(app.world_mut()), last, "{word}");
    assert!(app.world().resource::<Profile>().has_done(word), "{word}");
    assert!(app.world().resource::<Log<G>>().record().is_none(), "{word} is not saved");
}

#[test]
fn lessons_of_the_other_games_can_be_played_to_their_end() {
    for word in Zoff::LESSONS {
        play_to_its_end::<Zoff>(word, |_| Some(zoff::Action::Place(0)));
    }
    for word in HabGut::LESSONS {
        play_to_its_end::<HabGut>(word, |_| Some(hab_gut::Action::Pass));
    }
}
