//! A whole game of Zoff in Buffalo by pointer events alone: two people at one screen, the curtain between them, and a computer.

use crate::driver::{Driver, Pointer};
use hacienda::{
    games::zoff::choice::Choice,
    launch::First,
    playback::Showing,
    record::Log,
    seats::{Eyes, Seating, Sitter},
    table,
    theme::rects::RectKind,
};
use hacienda_bots::Level;
use zoff::{Action, Pair, Position, Seat, Setting, Zoff, bots};

fn position(driver: &mut Driver) -> Position {
    table::photograph::<Zoff>(driver.app.world_mut()).expect("a game lies on the table")
}

fn played(driver: &Driver) -> usize {
    driver.app.world().resource::<Log<Zoff>>().entries().len()
}

/// Waits until nothing is being shown.
fn settle(driver: &mut Driver) {
    for _ in 0..1_000 {
        driver.frame();
        if !driver.app.world().resource::<Showing>().busy {
            return;
        }
    }
    panic!("something is being shown for ever");
}

/// Opens the curtain, where somebody is asked to come.
fn come(driver: &mut Driver) -> bool {
    if driver.app.world().resource::<Eyes>().asked.is_none() {
        return false;
    }
    // It answers after a moment, or a finger that was still down would open it.
    driver.frames(12);
    let all = driver.rects();
    let button =
        all.iter().find(|seen| seen.panel == "curtain" && seen.kind == RectKind::Button).expect("a curtain hangs");
    let name = button.name.clone();
    driver.hold(&name);
    driver.frames(3);
    true
}

fn put(driver: &mut Driver, pair: Pair) {
    driver.press(pair.prairie.word());
    driver.press(&format!("Card {} {}", pair.card.value(), pair.card.letter()));
}

/// Does an action as a person would: by pressing prairies, cards and numbers.
fn perform(driver: &mut Driver, action: Action) {
    match action {
        Action::Choose(choice) => choice.pairs().for_each(|pair| put(driver, pair)),
        Action::Place(cows) => driver.press(&cows.to_string()),
        Action::Bonus(gift) if gift.total() == 0 => driver.press("Place none"),
        Action::Bonus(gift) => {
            for (prairie, cows) in gift.each() {
                (0..cows).for_each(|_| driver.press(prairie.word()));
            }
        }
        Action::Start(_) | Action::Bid(_) | Action::Colour(_) | Action::PlaceMixed(_) => {
            panic!("three players without an auction never do that: {action:?}")
        }
    }
    let pending = driver.app.world().resource::<Choice>().pending();
    assert_eq!(pending, Some(action), "before the yes");
    driver.press("Yes");
}

#[test]
#[ignore = "it was seen to play its first round, and has not been run to its end yet"]
fn two_people_and_a_computer_play_a_whole_game_of_zoff() {
    let setting = Setting::default();
    for (pointer, size) in [(Pointer::Mouse, (1600, 900)), (Pointer::Touch, (844, 390))] {
        let sitters = vec![Sitter::Human, Sitter::Human, Sitter::Bot(Level::Easy)];
        let first = First::Game { setting: hacienda::game::Setting::Zoff(setting.clone()), sitters };
        let mut driver = Driver::new("zoff", first, 7, size, pointer);
        let mut mind = bots::Mind::new(bots::Level::Easy, 5);
        let (mut mine, mut curtains) = (0, 0);
        for _ in 0..2_000 {
            settle(&mut driver);
            let now = position(&mut driver);
            if now.over() {
                break;
            }
            if come(&mut driver) {
                curtains += 1;
                continue;
            }
            // Cards that were left alone for a while lie face down.
            if driver.app.world().resource::<Eyes>().down {
                driver.press("Show my cards");
                driver.frames(2);
                continue;
            }
            let seating = driver.app.world().resource::<Seating>().clone();
            let eyes = driver.app.world().resource::<Eyes>().seat;
            let Some(seat) = eyes.filter(|seat| seating.human_may_act(now.may_act(), *seat)) else { continue };
            // Nobody's cards but those of whoever looks are drawn.
            let other = Seat(1 - seat.0);
            let names: Vec<String> = driver.rects().into_iter().map(|seen| seen.name).collect();
            for card in now.hand(other).iter() {
                let word = format!("Card {} {}", card.value(), card.letter());
                assert!(!names.contains(&word), "{word} of the other one is drawn");
            }
            let before = played(&driver);
            let action = mind.choose(&setting, &now, seat).expect("it may act");
            perform(&mut driver, action);
            driver.frames(3);
            assert!(played(&driver) > before, "{pointer:?}: {action:?} was played: {names:?}");
            mine += 1;
        }
        assert!(position(&mut driver).over(), "{pointer:?}: the game ends");
        assert!(mine > 20 && curtains > 8, "{pointer:?}: {mine} actions by hand, {curtains} curtains");
    }
}
