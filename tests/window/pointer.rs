//! A person's whole turn by pointer events alone, with the mouse and with a finger.

use crate::driver::{Driver, Pointer};
use hacienda::{
    games::hacienda::choice::{Held, Touch},
    seats::{Sitter, touch::Tapped},
};
use hacienda_bots::Level;
use hacienda_rules::{Action, Card, Hacienda, LandCard, land};

#[test]
fn two_taps_on_a_hex_play_a_card() {
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        let mut driver = Driver::game("hex", &[Sitter::Human, Sitter::Bot(Level::Greedy)], 7, (1280, 800), pointer);
        let (position, setting) = (driver.position(), driver.setting());
        let (card, at) = LandCard::ALL
            .into_iter()
            .filter(|card| position.in_hand(position.turn.seat, Card::Land(*card)) > 0)
            .find_map(|card| Some((card, land::targets(&position, &setting, card).first()?)))
            .expect("a hand holds a card that can be played");
        Tapped::Touch(Touch::Take(Held::Card(Card::Land(card)))).send(driver.app.world_mut());
        driver.frame();
        driver.tap_hex(at);
        assert_eq!(driver.position(), position, "the first tap only shows");
        driver.tap_hex(at);
        assert!(driver.position().land_of(position.turn.seat).has(at), "{pointer:?}");
        let log = driver.app.world().resource::<hacienda::record::Log<Hacienda>>();
        assert_eq!(log.entries()[0].action, Action::Land { card, at });
    }
}
