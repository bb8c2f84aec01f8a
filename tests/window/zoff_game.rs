//! Tests of Zoff in Buffalo: panels over the table, pinches, and a whole game played with pointer events. In that game,
//! two people share the screen, a curtain hides their cards from each other, and a bot plays the third seat. No text or
//! announcement may reveal a secret choice.

use bevy::{input::touch::TouchPhase, math::Vec2};
use bevy_egui::egui;

use crate::driver::{Driver, Pointer};
use hacienda::{
    games::zoff::choice::{Choice, Draft},
    launch::StartScreen,
    playback::PlaybackStatus,
    record::Log,
    screen::Screen,
    seats::{PlayerKind, ScreenViewer, Seating},
    table,
    texts::text,
    theme::rects::{Recorded, RectKind},
};
use hacienda_bots::Level;
use zoff::{Action, Card, Pair, Position, Prairie, Seat, Setting, Stage, Zoff, bots};

/// The maximum number of frames to wait for the end of animations or for a panel.
const MAX_WAIT_FRAMES: usize = 1_200;

fn position(driver: &mut Driver) -> Position {
    table::snapshot::<Zoff>(driver.app.world_mut()).expect("a game is on the table")
}

fn played(driver: &Driver) -> usize {
    driver.app.world().resource::<Log<Zoff>>().entries().len()
}

/// Returns true if the text names the card: its value and its letter, not as part of a longer word.
fn names(text: &str, card: Card) -> bool {
    let word = format!("{}\u{a0}{}", card.value(), card.letter());
    text.match_indices(&word).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(|sign| sign.is_ascii_digit());
        let after = text[at + word.len()..].chars().next().is_some_and(char::is_alphabetic);
        !before && !after
    })
}

/// Returns true if all bots have acted, so that only people still have to choose.
fn bots_have_acted(seating: &Seating, position: &Position) -> bool {
    Seat::all(position.seats).filter(|seat| !seating.is_human(*seat)).all(|seat| position.acted.has(seat))
}

/// Checks that nothing shown or announced reveals a secret to the viewer.
fn check_secrets(driver: &mut Driver) {
    let now = position(driver);
    let open = driver.app.world().resource::<ScreenViewer>().open();
    let others: Vec<Seat> = now.seats().filter(|seat| Some(*seat) != open).collect();
    let mut secret: Vec<Card> = Vec::new();
    if now.stage == Stage::Choose {
        let chosen = others.iter().flat_map(|seat| now.pairs[seat.index()]).flatten();
        secret.extend(chosen.map(|pair| pair.card));
    }
    // Cards that a person selected before the hand was hidden.
    if open.is_none()
        && let Draft::Pairs(pairs) = driver.app.world().resource::<Choice>().draft
    {
        secret.extend(pairs.iter().filter_map(|half| half.card));
    }
    let held: Vec<Card> = others.iter().flat_map(|seat| now.hand(*seat).iter()).collect();
    for text in driver.all_text() {
        let card = secret.iter().find(|card| names(&text, **card));
        assert!(card.is_none(), "\"{text}\" must not reveal the secret {card:?} to {open:?} in {:?}", now.stage);
        let card = held.iter().find(|card| text == format!("Card {}\u{a0}{}", card.value(), card.letter()));
        assert!(card.is_none(), "\"{text}\" must not show {open:?} a card of another player");
    }
}

/// Runs until no animation is playing, and checks throughout that nothing secret is shown. Dismisses the last bonuses.
fn settle(driver: &mut Driver) {
    for frame in 0..MAX_WAIT_FRAMES {
        driver.frame();
        if frame % 4 == 0 {
            check_secrets(driver);
        }
        let showing = *driver.app.world().resource::<PlaybackStatus>();
        if showing.scoring {
            dismiss_bonuses(driver);
        } else if !showing.busy {
            return check_secrets(driver);
        }
    }
    panic!("an animation does not end");
}

/// Shows all of the last bonuses, and continues.
fn dismiss_bonuses(driver: &mut Driver) {
    driver.frames(10);
    let scores = |driver: &Driver| driver.app.world().resource::<PlaybackStatus>().scoring;
    for name in ["Show all", "Continue"] {
        assert!(scores(driver), "the bonuses wait to be dismissed");
        driver.press(name);
        driver.frames(2);
    }
    assert!(!scores(driver), "the bonuses are dismissed");
}

/// Opens the curtain if it waits for a person. Returns false if it does not wait.
fn open_curtain(driver: &mut Driver) -> bool {
    if driver.app.world().resource::<ScreenViewer>().called.is_none() {
        return false;
    }
    // The curtain ignores input for a moment, so that a finger that is still down does not open it.
    driver.frames(12);
    check_secrets(driver);
    let all = driver.rects();
    let button = all
        .iter()
        .find(|seen| seen.panel == "curtain" && seen.kind == RectKind::Button)
        .expect("the curtain is closed");
    let name = button.name.clone();
    driver.hold(&name);
    driver.frames(3);
    true
}

fn press_pair(driver: &mut Driver, pair: Pair) {
    driver.press(pair.prairie.word());
    driver.press(&format!("Card {}\u{a0}{}", pair.card.value(), pair.card.letter()));
}

/// Plays an action by pressing prairies, cards and numbers.
fn perform(driver: &mut Driver, action: Action) {
    match action {
        Action::Choose(choice) => choice.pairs().for_each(|pair| press_pair(driver, pair)),
        Action::Place(cows) => driver.press(&cows.to_string()),
        Action::Bonus(gift) if gift.total() == 0 => driver.press("Place none"),
        Action::Bonus(gift) => {
            for (prairie, cows) in gift.iter() {
                (0..cows).for_each(|_| driver.press(prairie.word()));
            }
        }
        Action::Start(_) | Action::Bid(_) | Action::Colour(_) | Action::PlaceMixed(_) => {
            panic!("no such action with three players and without an auction: {action:?}")
        }
    }
    let pending = driver.app.world().resource::<Choice>().pending();
    assert_eq!(pending, Some(action), "the action waits for confirmation");
    check_secrets(driver);
    driver.press("Yes");
}

/// Plays a game to its results and starts the next one. Returns the numbers of people's actions and of opened curtains.
fn whole_game(name: &str, pointer: Pointer, size: (u32, u32)) -> (usize, usize) {
    let setting = Setting::default();
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Human, PlayerKind::Bot(Level::Easy)];
    let first = StartScreen::Game { setting: hacienda::game::Setting::of::<Zoff>(setting.clone()), player_kinds };
    let mut driver = Driver::new(name, first, 7, size, pointer);
    driver.enable_screen_reader();
    let mut bot = bots::Bot::new(Level::Easy, 5);
    let (mut by_hand, mut curtains, mut paused, mut looked_back) = (0, 0, false, false);
    for _ in 0..2_000 {
        settle(&mut driver);
        let now = position(&mut driver);
        if now.is_over() {
            break;
        }
        if open_curtain(&mut driver) {
            curtains += 1;
            continue;
        }
        let seating = driver.app.world().resource::<Seating>().clone();
        let viewer = *driver.app.world().resource::<ScreenViewer>();
        let Some(seat) = viewer.seat.filter(|seat| seating.human_may_act(now.may_act(), *seat)) else { continue };
        // Unattended cards turn face down.
        if viewer.face_down {
            driver.press("Show my cards");
            assert!(driver.app.world().resource::<ScreenViewer>().face_down, "a tap may be accidental");
            driver.hold("Show my cards");
            assert!(!driver.app.world().resource::<ScreenViewer>().face_down, "a long press is not accidental");
            continue;
        }
        if by_hand == 4 && !paused {
            driver.frames(220);
            assert!(driver.app.world().resource::<ScreenViewer>().face_down, "unattended cards turn face down");
            paused = true;
            continue;
        }
        // From the second round on, played cards of earlier rounds lie face down.
        if now.round > 1 && bots_have_acted(&seating, &now) && !looked_back {
            driver.look_back(check_secrets);
            assert_eq!(position(&mut driver), now, "looking back changes nothing");
            looked_back = true;
            continue;
        }
        let before = played(&driver);
        let action = bot.choose(&setting, &now, seat).expect("the seat may act");
        perform(&mut driver, action);
        driver.frames(3);
        let shown = driver.rects().into_iter().map(|seen| seen.name).collect::<Vec<_>>();
        assert!(played(&driver) > before, "{action:?} was played: {shown:?}");
        by_hand += 1;
    }
    let last = position(&mut driver);
    assert!(last.is_over() && paused && looked_back, "the game ends after a pause and a look back");
    driver.frames(20);
    let all = driver.rects();
    let results = |name: &str| all.iter().any(|seen| seen.panel == "results" && seen.name == name);
    for seat in last.seats() {
        let total = last.score_in_tenths(&setting, seat) / 10;
        assert!(results(&total.to_string()), "the results must show the {total} cows of {seat:?}");
    }
    assert!(["Blue", "Pink", "Easy"].into_iter().all(results), "the results show all players by name");
    let again = driver.tr(text!("results-rematch"));
    driver.press(&again);
    driver.frames(6);
    assert_eq!(driver.screen(), Screen::Match);
    assert!(!position(&mut driver).is_over(), "another game began");
    (by_hand, curtains)
}

#[test]
fn two_people_and_a_computer_play_a_whole_game_of_zoff() {
    let (by_hand, curtains) = whole_game("zoff-phone", Pointer::Touch, (844, 390));
    assert!(by_hand > 20 && curtains > 8, "{by_hand} actions by hand, {curtains} curtains");
}

/// Waits until a panel opens or closes. Returns false if it does not.
fn wait_for_panel(driver: &mut Driver, panel: &str, is_open: bool) -> bool {
    let is_panel = |seen: &Recorded| seen.kind == RectKind::Panel && seen.name == panel;
    driver.until(MAX_WAIT_FRAMES, |driver| driver.rects().iter().any(is_panel) == is_open).is_some()
}

#[test]
fn panels_over_the_table_close_with_the_button_that_opened_them() {
    for size in [(1024, 768), (844, 390), (390, 844)] {
        let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Easy), PlayerKind::Bot(Level::Easy)];
        let first =
            StartScreen::Game { setting: hacienda::game::Setting::of::<Zoff>(Setting::default()), player_kinds };
        let mut driver = Driver::new("zoff-panels", first, 7, size, Pointer::Touch);
        driver.enable_screen_reader();
        settle(&mut driver);
        for (button, panel) in [("Log", "log"), ("You", "about"), ("Hint", "hints")] {
            for is_open in [true, false] {
                driver.press(button);
                let effect = if is_open { "open" } else { "close" };
                assert!(
                    wait_for_panel(&mut driver, panel, is_open),
                    "{button} at {size:?} must {effect} the panel {panel}"
                );
            }
        }
    }
}

#[test]
fn a_pinch_presses_no_prairie() {
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Easy), PlayerKind::Bot(Level::Easy)];
    let first = StartScreen::Game { setting: hacienda::game::Setting::of::<Zoff>(Setting::default()), player_kinds };
    let mut driver = Driver::new("zoff-pinch", first, 7, (1024, 768), Pointer::Touch);
    driver.enable_screen_reader();
    settle(&mut driver);
    let middle = |rect: egui::Rect| Vec2::new(rect.center().x, rect.center().y);
    let prairie = middle(driver.find(Prairie::FireFields.word()).expect("the prairie is on the screen"));
    let nothing_chosen = |driver: &Driver| driver.app.world().resource::<Choice>().is_empty();
    // The first finger rests on the prairie; the second moves away from it.
    let [still, moves] = [1_000, 1_001];
    driver.touch(still, TouchPhase::Started, prairie);
    driver.frame();
    driver.touch(moves, TouchPhase::Started, prairie + Vec2::X * 80.0);
    for step in 1..=4 {
        driver.touch(moves, TouchPhase::Moved, prairie + Vec2::X * (80.0 + 10.0 * step as f32));
        driver.frame();
    }
    driver.touch(moves, TouchPhase::Ended, prairie + Vec2::X * 120.0);
    driver.frame();
    driver.touch(still, TouchPhase::Ended, prairie);
    driver.frames(4);
    assert!(nothing_chosen(&driver), "a pinch must choose nothing");
    let place = middle(driver.find(Prairie::FireFields.word()).expect("the prairie is on the screen"));
    driver.tap_at(place);
    driver.frames(2);
    assert!(!nothing_chosen(&driver), "a tap chooses the prairie");
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn two_people_and_a_computer_play_a_whole_game_of_zoff_by_mouse() {
        let (by_hand, curtains) = whole_game("zoff", Pointer::Mouse, (1600, 900));
        assert!(by_hand > 20 && curtains > 8, "{by_hand} actions by hand, {curtains} curtains");
    }
}
