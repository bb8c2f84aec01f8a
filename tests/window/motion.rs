//! Tests of motion in the whole app: panels never run ahead of the animations, and taps during motion are not lost
//! and block nothing.

use bevy::prelude::*;
use hacienda::{
    games::hacienda::{choice::Choice, stories::scoring_show::ScoringShow},
    playback::Playback,
    seats::{PlayerKind, Seating},
    settings::Settings,
    theme::rects::Recorded,
    ui::requests::SpokenPrompt,
};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{Action, Effect, Hacienda, Position, ScoringKind, Seat, effect::PurseEffect};

use crate::{
    driver::{Driver, Pointer},
    whole_game::perform,
};

/// Returns the numbers on each seat tag, in the order in which they are drawn.
fn tags(driver: &mut Driver, seats: u8) -> Vec<Vec<u32>> {
    let all = driver.rects();
    let of = |seat: u8| {
        let panel = format!("seat {seat}");
        let first_word = |found: &Recorded| found.name.split(' ').next().and_then(|word| word.parse().ok());
        all.iter().filter(|found| found.panel == panel).filter_map(first_word).collect()
    };
    (0..seats).map(of).collect()
}

fn playback(driver: &Driver) -> &Playback<Hacienda> {
    driver.app.world().resource::<Playback<Hacienda>>()
}

/// Returns the points that a seat tag shows for a position: the points of past scorings and, during the game, the
/// points that a scoring would add.
fn shown_points(driver: &Driver, position: &Position, seat: Seat) -> Vec<u32> {
    let setting = driver.setting();
    let forecast = (!position.over).then(|| position.standing(&setting, seat).total());
    [position.points(&setting)[seat.index()]].into_iter().chain(forecast).map(u32::from).collect()
}

/// Returns the current step of a scoring, and whether the scoring is shown completely.
fn step(driver: &Driver) -> Option<(usize, bool)> {
    playback(driver).scoring().map(|show| (show.step, show.is_finished()))
}

/// Speeds up a scoring: a tap on the board completes the current step. In the final scoring, a long press after
/// that completes all steps.
fn tap_through_scoring(driver: &mut Driver, kind: ScoringKind) {
    let board = Vec2::new(560.0, 300.0);
    let before = step(driver).expect("a scoring is shown");
    driver.tap_at(board);
    let now = step(driver).expect("a tap does not dismiss the scoring");
    assert!(now.0 > before.0 && !now.1, "the tap advances the scoring from {before:?} to {now:?}");
    if kind == ScoringKind::Final {
        driver.down(board);
        driver.frames(12);
        assert!(!step(driver).expect("the scoring is shown").1);
        driver.up(board);
        driver.frames(2);
        assert!(step(driver).expect("the scoring waits to be dismissed").1, "a long press completes the scoring");
        driver.tap_at(board);
        assert!(step(driver).is_some(), "a tap outside the button dismisses nothing");
    }
}

#[test]
fn tags_and_announcements_never_run_ahead_of_animations() {
    check_never_ahead(3.0);
}

/// Checks a whole game between bots at this speed.
fn check_never_ahead(speed: f32) {
    let player_kinds = [PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Greedy)];
    let mut driver = Driver::game("ahead", &player_kinds, 11, (1280, 720), Pointer::Mouse);
    driver.app.world_mut().resource_mut::<Settings>().speed = speed;
    let (mut payments, mut unannounced_frames, mut shows, mut sums) = (0, 0, Vec::new(), 0);
    let mut last_spoken = None;
    for _ in 0..12_000 {
        driver.frame();
        let tags = tags(&mut driver, 2);
        let playback = playback(&driver);
        let Some(announced) = playback.announced().cloned() else { continue };
        let spoken = driver.app.world().resource::<SpokenPrompt>().0.clone();
        for seat in [Seat(0), Seat(1)] {
            let tag = &tags[seat.index()];
            assert!(
                tag.contains(&playback.pesos_shown(seat)),
                "{tag:?} must show {} pesos",
                playback.pesos_shown(seat)
            );
            let points = match playback.scoring() {
                Some(show) => vec![show.points(seat)],
                None => shown_points(&driver, &announced, seat),
            };
            assert!(points.iter().all(|points| tag.contains(points)), "{tag:?} must show {points:?} points");
        }
        if let Some(beat) = playback.current().filter(|_| playback.unannounced() > 0) {
            unannounced_frames += 1;
            for effect in beat.effects.iter() {
                if let Effect::Purse(PurseEffect::Earned { seat, .. }) = effect {
                    let (now, after) = (playback.pesos_shown(*seat), beat.after.pesos[seat.index()]);
                    assert!(now <= after, "the money is not ahead of the animation: {now} of {after} pesos");
                    payments += usize::from(now < after);
                }
            }
            let sentence = hacienda::games::hacienda::texts::log::announcement(
                &hacienda::seats::names::names(driver.app.world().resource::<Seating>()),
                beat.seat,
                beat.action,
                &beat.effects,
            );
            // The previous action may have had the same sentence.
            assert!(
                spoken == last_spoken || spoken != Some(sentence),
                "the action is not announced before it is shown"
            );
        } else {
            last_spoken = spoken;
        }
        if let Some(show) = playback.scoring() {
            if shows.last() != Some(&show.kind) {
                shows.push(show.kind);
            }
            assert_eq!(
                announced.scorings.held[show.kind.index()],
                None,
                "the scoring is not announced before it is shown"
            );
            assert!(!announced.over);
            for seat in [Seat(0), Seat(1)] {
                let all = u32::from(show.rows[seat.index()].total());
                assert!(u32::from(show.points_so_far(seat)) <= all);
                sums += usize::from(u32::from(show.points_so_far(seat)) < all && !ScoringShow::is_finished(show));
            }
        }
        if announced.over && !playback.is_busy() {
            break;
        }
        if let Some(show) = playback.scoring().filter(|show| show.step == 3 && show.seconds < 0.06) {
            let kind = show.kind;
            tap_through_scoring(&mut driver, kind);
        }
    }
    assert_eq!(shows, [ScoringKind::Intermediate, ScoringKind::Final]);
    let minimum = (100.0 / speed) as usize;
    assert!(
        payments > minimum && unannounced_frames > 5 * minimum && sums > minimum,
        "{payments} {unannounced_frames} {sums}"
    );
}

/// Deterministic pseudo-random numbers.
struct Rng(u64);

impl Rng {
    fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

#[test]
fn taps_during_motion_are_not_lost_and_block_nothing() {
    tap_in_motion(150);
}

mod long {
    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn tags_and_announcements_do_not_run_ahead_at_default_speed() {
        super::check_never_ahead(1.0);
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_thousand_taps_during_motion_block_nothing() {
        super::tap_in_motion(1_000);
    }
}

/// Taps at least `minimum` times, often during motion, and plays as many games as needed.
fn tap_in_motion(minimum: usize) {
    let player_kinds = [PlayerKind::Human, PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Random)];
    let (mut taps, mut own, mut in_motion, mut rng) = (0, 0, 0, Rng(9));
    for seed in 30.. {
        let mut driver = Driver::game("taps", &player_kinds, seed, (1280, 720), Pointer::Touch).at_default_speed();
        let mut bot = Bot::new(Level::Greedy, 5);
        loop {
            driver.frames(rng.roll(4) as usize);
            let position = driver.position();
            if position.over || taps >= minimum {
                break;
            }
            let (busy, before) = (driver.busy(), driver.log_length());
            in_motion += usize::from(busy);
            let held = |position: &Position| position.scorings.held.iter().flatten().count();
            let announced = playback(&driver).announced().map_or(0, |announced| held(announced));
            if playback(&driver).scoring().is_none() && announced < held(&position) {
                // The running animation ends in a scoring, which must be dismissed first.
                driver.tap_at(Vec2::new(560.0, 300.0));
                taps += 1;
            } else if playback(&driver).scoring().is_some() {
                let name = if driver.find("Continue").is_some() { "Continue" } else { "Show all" };
                if driver.find(name).is_some() {
                    driver.press(name);
                }
                taps += 1;
            } else if driver.app.world().resource::<Seating>().is_human(position.turn.seat) {
                // A person whose turn it is acts at once, even during an animation.
                let action = bot.choose(&driver.setting(), &position);
                let card = match action {
                    Action::Land { card, .. } => Some(card.word()),
                    Action::Animal { species, .. } => Some(species.word()),
                    _ => None,
                };
                // Any tap finishes the flight of a card into the hand.
                if card.is_some_and(|card| driver.find(card).is_none()) {
                    assert!(busy, "the card is missing only during its animation");
                    driver.tap_at(Vec2::new(560.0, 300.0));
                    taps += 1;
                    assert!(
                        card.is_some_and(|card| driver.find(card).is_some()),
                        "the tap finished the card's animation"
                    );
                }
                // The button that ends the turn is disabled during the animation of the previous turn. Any tap finishes
                // that animation.
                let is_turn_announced =
                    playback(&driver).announced().is_some_and(|announced| announced.turn.seat == position.turn.seat);
                if action == Action::End && !is_turn_announced {
                    driver.tap_at(Vec2::new(560.0, 300.0));
                    taps += 1;
                }
                perform(&mut driver, action);
                let choice = driver.app.world().resource::<Choice>();
                assert_eq!(
                    driver.log_length(),
                    before + 1,
                    "{action:?} was played: {:?} {:?}",
                    choice.selection,
                    choice.feedback.now
                );
                (taps, own) = (taps + 3, own + 1);
            } else {
                let at = Vec2::new(300.0 + rng.roll(600) as f32, 150.0 + rng.roll(380) as f32);
                driver.tap_at(at);
                taps += 1;
                assert!(driver.log_length() >= before);
            }
            if !driver.busy() {
                let truth = driver.position();
                assert_eq!(
                    playback(&driver).announced().map(|announced| **announced),
                    Some(truth),
                    "everything is announced"
                );
            }
        }
        if taps >= minimum {
            break;
        }
    }
    assert!(own > minimum / 10 && in_motion > minimum / 10, "{own} own actions, {in_motion} taps in motion");
}
