//! Tests of several people at one screen: holding the curtain reveals a hand, and an unattended hand turns face down.

use bevy::prelude::Vec2;

use crate::driver::{Driver, Pointer};
use hacienda::{
    games::hacienda::choice::{Choice, ShopItem, Touch},
    seats::{PlayerKind, ScreenViewer, taps::Tapped},
    theme::rects::{Recorded, RectKind},
};
use hacienda_rules::{Seat, vocab::PondShape};

/// The number of frames in a second of game time; each takes 50 ms.
const SECOND: usize = 20;

fn viewer(driver: &Driver) -> ScreenViewer {
    *driver.app.world().resource::<ScreenViewer>()
}

/// Counts the visible cards of the hand.
fn cards(driver: &mut Driver) -> usize {
    driver.rects().iter().filter(|seen| seen.kind == RectKind::Card).count()
}

#[test]
fn holding_reveals_a_hand_and_an_idle_hand_turns_face_down() {
    for pointer in [Pointer::Mouse, Pointer::Touch] {
        let mut driver = Driver::game("curtain", &[PlayerKind::Human; 2], 7, (1280, 800), pointer);
        driver.settle(400);
        driver.frames(SECOND);
        driver.press("Blue is here");
        driver.frames(SECOND);
        assert_eq!(viewer(&driver).open(), None, "{pointer:?}: a tap reveals nothing");
        driver.hold("Blue is here");
        assert_eq!(viewer(&driver).open(), Some(Seat(0)), "{pointer:?}");
        driver.frames(2);
        assert!(cards(&mut driver) > 0);

        // An item is selected, and the player keeps a finger on the screen while thinking.
        let held = ShopItem::Pond(PondShape::ALL[1]).selection();
        Tapped::Touch(Touch::Select(held)).send(driver.app.world_mut());
        let table = Vec2::new(2.0, 400.0);
        driver.down(table);
        driver.frames(10 * SECOND);
        assert_eq!(
            viewer(&driver).open(),
            Some(Seat(0)),
            "{pointer:?}: the hand stays open while a finger is on the screen"
        );
        driver.up(table);
        driver.frames(7 * SECOND);
        assert_eq!(viewer(&driver).open(), Some(Seat(0)), "{pointer:?}: the hand is still open after seven seconds");
        driver.frames(2 * SECOND);
        assert_eq!((viewer(&driver).open(), viewer(&driver).seat), (None, Some(Seat(0))), "{pointer:?}");
        assert_eq!(cards(&mut driver), 0, "{pointer:?}: only card backs are visible");
        let selection = |driver: &Driver| driver.app.world().resource::<Choice>().selection;
        assert_eq!(selection(&driver), held, "{pointer:?}: the selection is kept");

        let is_back = |seen: &&Recorded| seen.panel == "hand" && seen.kind == RectKind::Shop;
        let back = driver.rects().iter().find(is_back).expect("a card back is visible").rect.center();
        let back = Vec2::new(back.x, back.y);
        driver.tap_at(back);
        assert_eq!(viewer(&driver).open(), None, "{pointer:?}: a tap reveals nothing");
        driver.down(back);
        driver.frames(SECOND);
        driver.up(back);
        driver.frames(2);
        assert_eq!((viewer(&driver).open(), selection(&driver)), (Some(Seat(0)), held), "{pointer:?}");
        assert!(cards(&mut driver) > 0);
        driver.app.world_mut().write_message(hacienda::seats::Tap::End);
        driver.frames(2);
        assert_eq!(viewer(&driver).open(), None, "{pointer:?}: the next person sees no cards");
    }
}
