//! Tests a whole game of a person against bots, played with pointer events from the first screen to the results.

use crate::driver::{Driver, Pointer};
use hacienda::{games::hacienda::choice::Choice, launch::StartScreen, playback::Playback, screen::Screen};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{Action, Card, Hacienda, Position, vocab::PondShape};

/// Returns the name of a pond in the shop, which lists the hacienda, the harvest and then the four shapes.
fn pond_place(shape: PondShape) -> String {
    format!("thing {}", 2 + shape.index())
}

/// Returns the name of a card's slot in the shop.
fn shop_place(position: &Position, card: Card) -> String {
    let slot = match card {
        Card::Land(land) => position.land_display.iter().position(|open| *open == Some(land)),
        Card::Animal(species) => position.animal_display.iter().position(|open| *open == Some(species)),
    };
    format!("{} {}", card.deck().word(), slot.expect("the action is legal") + 1)
}

/// Presses an item in the shop. On a phone, the shop must be opened first.
fn press_in_shop(driver: &mut Driver, place: &str) {
    if driver.find(place).is_none() {
        driver.press("Shop");
    }
    driver.press(place);
}

/// Plays an action by pressing cards, shop items, hexes and buttons.
pub fn perform(driver: &mut Driver, action: Action) {
    let names: Vec<String> = driver.rects().into_iter().map(|found| found.name).collect();
    assert!(try_to_perform(driver, action), "{action:?} waits for confirmation; on the screen: {names:?}");
}

/// Plays an action as [`perform`] does. Returns false if the action did not wait for confirmation after the presses.
pub fn try_to_perform(driver: &mut Driver, action: Action) -> bool {
    let position = driver.position();
    match action {
        Action::BuyTop(deck) => press_in_shop(driver, &format!("{} 0", deck.word())),
        Action::BuyLand(card) => press_in_shop(driver, &shop_place(&position, Card::Land(card))),
        Action::BuyAnimal(species) => press_in_shop(driver, &shop_place(&position, Card::Animal(species))),
        Action::Hacienda(at) => {
            press_in_shop(driver, "thing 0");
            driver.tap_hex(at);
        }
        Action::Pond(cells) => {
            let shape = driver.setting().board.pond_shape(&cells).expect("the action is legal");
            press_in_shop(driver, &pond_place(shape));
            driver.tap_hex(cells.cells()[0]);
            for _ in 0..20 {
                if driver.app.world().resource::<Choice>().pending() == Some(action) {
                    break;
                }
                driver.press("Rotate");
            }
        }
        Action::Land { card, at } => {
            driver.press(card.word());
            driver.tap_hex(at);
        }
        Action::Animal { species, at } => {
            driver.press(species.word());
            driver.tap_hex(at);
        }
        Action::Harvest { at, from } => {
            press_in_shop(driver, "thing 1");
            from.into_iter().for_each(|from| driver.tap_hex(from));
            driver.tap_hex(at);
        }
        Action::End => {
            driver.press("End turn");
            driver.frames(2);
            // With actions left, the game may ask before it ends the turn.
            if driver.position() == position && driver.find("Yes").is_some() {
                driver.press("Yes");
            }
            return true;
        }
    }
    if driver.app.world().resource::<Choice>().pending() != Some(action) {
        return false;
    }
    assert_eq!(driver.position(), position, "nothing happens before the confirmation");
    // A press on a deck first lists its unseen cards; a separate button draws one.
    if matches!(action, Action::BuyTop(_)) {
        // A new dialog ignores taps until it has been drawn twice.
        driver.frame();
        driver.press("Draw");
    } else {
        driver.press("Yes");
    }
    true
}

/// Presses the buttons of a scoring until it is dismissed. Returns false if no scoring is shown.
fn read_scoring(driver: &mut Driver) -> bool {
    if driver.app.world().resource::<Playback<Hacienda>>().scoring().is_none() {
        return false;
    }
    for _ in 0..4 {
        for name in ["Show all", "Continue"] {
            if driver.find(name).is_some() {
                driver.press(name);
            }
        }
        driver.frames(2);
        if driver.app.world().resource::<Playback<Hacienda>>().scoring().is_none() {
            return true;
        }
    }
    panic!("the scoring cannot be dismissed");
}

#[test]
fn a_whole_game_from_set_up_to_results_on_a_phone() {
    whole_game(Pointer::Touch, (844, 390));
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn a_whole_game_from_set_up_to_results_by_mouse_and_on_a_tablet() {
        whole_game(Pointer::Mouse, (1600, 900));
        whole_game(Pointer::Touch, (1024, 768));
    }
}

fn whole_game(pointer: Pointer, size: (u32, u32)) {
    let mut driver = Driver::new(&format!("whole-{}", size.0), StartScreen::Title, 21, size, pointer);
    assert_eq!(driver.screen(), Screen::Setup);
    driver.press("Play");
    driver.frames(6);
    assert_eq!(driver.screen(), Screen::Match, "one press starts a game");
    let mut bot = Bot::new(Level::Greedy, 5);
    let (mut scorings, mut by_hand) = (0, 0);
    for _ in 0..3_000 {
        driver.settle(400);
        scorings += usize::from(read_scoring(&mut driver));
        if driver.busy() {
            continue;
        }
        let position = driver.position();
        if position.over {
            break;
        }
        let seating = driver.app.world().resource::<hacienda::seats::Seating>().clone();
        if !seating.human_to_act(position.may_act()) {
            continue;
        }
        let before = driver.log_length();
        let action = bot.choose(&driver.setting(), &position);
        perform(&mut driver, action);
        let shown: Vec<String> = driver.rects().into_iter().map(|found| found.name).collect();
        assert_eq!(driver.log_length(), before + 1, "{pointer:?}: {action:?} was played: {shown:?}");
        by_hand += 1;
    }
    assert!(driver.position().over, "{pointer:?}: the game ends");
    assert!(by_hand > 20, "{pointer:?}: {by_hand} actions by hand");
    #[cfg(debug_assertions)]
    {
        let most = driver.app.world().resource::<hacienda::games::hacienda::table::DebugCounters>().most_judged();
        assert!(
            most.is_some_and(|(_, times)| times <= 2),
            "{pointer:?}: no action is judged more than twice: {most:?}"
        );
    }
    assert_eq!(scorings, 2, "{pointer:?}: both scorings were shown");
    driver.frames(10);
    driver.press("Play again");
    driver.frames(6);
    assert_eq!(driver.screen(), Screen::Match);
    assert!(!driver.position().over, "another game began");
}
