//! Tests a whole game of Hab & Gut played with pointer events. Two people share the screen, a curtain hides their cards
//! from each other, and a bot plays the third seat. No text may reveal anything hidden from the viewer.

use std::collections::BTreeSet;

use crate::driver::{Driver, Pointer, empty_store};
use hab_gut::{Action, Good, HabGut, Lot, Position, Seat, Setting, Side, bots};
use hacienda::{
    games::hab_gut::{choice::Choice, texts},
    launch::StartScreen,
    playback::PlaybackStatus,
    record::Log,
    seats::{PlayerKind, ScreenViewer, Seating},
    table,
    theme::rects::RectKind,
};
use hacienda_bots::Level;

fn position(driver: &mut Driver) -> Position {
    table::snapshot::<HabGut>(driver.app.world_mut()).expect("a game is on the table")
}

fn played(driver: &Driver) -> usize {
    driver.app.world().resource::<Log<HabGut>>().entries().len()
}

fn showing(driver: &Driver) -> PlaybackStatus {
    *driver.app.world().resource::<PlaybackStatus>()
}

/// Returns the names of the market cards played so far, which are public.
fn turned_up(driver: &Driver) -> BTreeSet<String> {
    let entries = driver.app.world().resource::<Log<HabGut>>().entries();
    let cards = entries.iter().filter_map(|entry| match entry.action {
        Action::Market { played, halved, .. } => Some([played, halved]),
        _ => None,
    });
    cards.flatten().map(|card| driver.tr(texts::card(card))).collect()
}

/// Checks that no text names cards in racks that the viewer cannot see, or gifts of other players to their foundations.
fn check_secrets(driver: &mut Driver) {
    let now = position(driver);
    let viewer = driver.app.world().resource::<ScreenViewer>().open();
    let all = driver.all_text();
    let cards = |seat: Seat| now.racks[seat.index()].iter().map(texts::card);
    let sees = |rack: &Seat| viewer.is_some_and(|viewer| now.sees_rack(viewer.into(), *rack));
    let mut known = turned_up(driver);
    known.extend(now.seats().filter(sees).flat_map(cards).map(|card| driver.tr(card)));
    for rack in now.seats().filter(|rack| !sees(rack)) {
        for card in cards(rack).map(|card| driver.tr(card)).filter(|card| !known.contains(card)) {
            let revealing = all.iter().find(|text| text.contains(&card));
            assert_eq!(revealing, None, "{card} is hidden from {viewer:?}");
        }
    }
    for text in all.iter().filter(|text| text.starts_with("In the foundation:")) {
        let places = text.contains("spaces");
        assert!(places || viewer.is_some(), "the goods must stay hidden while nobody may see them: {text}");
    }
    // The log must not name the goods that other players give.
    for text in all.iter().filter(|text| text.to_lowercase().contains("into the foundation")) {
        let named = Good::ALL.into_iter().find(|good| text.to_lowercase().contains(good.word()));
        assert!(named.is_none() || viewer == Some(now.turn.seat), "{named:?}: {text}");
    }
}

/// Runs until no animation is playing, or until envelopes are shown.
fn settle(driver: &mut Driver) {
    for frame in 0..1_000 {
        driver.frame();
        if frame % 4 == 0 {
            check_secrets(driver);
        }
        let showing = showing(driver);
        if !showing.busy || showing.scoring {
            return;
        }
    }
    panic!("an animation does not end");
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
    assert!(!all.iter().any(|seen| seen.kind == RectKind::Card), "no card is face up behind the curtain");
    let button = all.iter().find(|seen| seen.panel == "curtain" && seen.kind == RectKind::Button);
    let name = button.expect("the curtain is closed").name.clone();
    driver.hold(&name);
    driver.frames(3);
    true
}

fn press_each(driver: &mut Driver, lot: Lot, verb: &str) {
    for (good, count) in lot.iter() {
        (0..count).for_each(|_| driver.press(&format!("{} {verb}", good.word())));
    }
}

fn press_card(driver: &mut Driver, side: Side, card: hab_gut::MarketCard) {
    let (now, seat) = (position(driver), driver.app.world().resource::<ScreenViewer>().seat.expect("a viewer is set"));
    let place = now.rack(seat, side).iter().position(|other| other == card).expect("the card is in the rack");
    driver.press(&format!("rack {} {place}", side.word()));
}

/// Plays an action by pressing shares, cards and buttons.
fn perform(driver: &mut Driver, action: Action) {
    match action {
        Action::Buy(lot) => press_each(driver, lot, "Buy"),
        Action::Sell(lot) => press_each(driver, lot, "Sell"),
        Action::Give(good) => driver.press(&format!("{} Sell", good.word())),
        Action::Market { side, played, halved } => {
            press_card(driver, side.other(), halved);
            press_card(driver, side, played);
            // By default the card pressed first is played; this swaps the two.
            driver.press("Swap");
        }
        Action::Pass => return driver.press("Pass"),
        Action::Keep => return driver.press("Keep all"),
    }
    let pending = driver.app.world().resource::<Choice>().pending();
    assert_eq!(pending, Some(action), "the action waits for confirmation");
    driver.press("Yes");
}

/// Opens all envelopes of a half and continues. Returns false if none are shown.
fn read_envelopes(driver: &mut Driver) -> bool {
    if !showing(driver).scoring {
        return false;
    }
    driver.frames(10);
    for name in ["Show all", "Continue"] {
        driver.press(name);
        driver.frames(2);
    }
    assert!(!showing(driver).scoring, "the envelopes are dismissed");
    true
}

fn whole_game(pointer: Pointer, size: (u32, u32)) {
    let setting = Setting::default();
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Human, PlayerKind::Bot(Level::Easy)];
    let first = StartScreen::Game { setting: hacienda::game::Setting::of::<HabGut>(setting), player_kinds };
    let name = format!("hab-gut-{}", size.0);
    // Play at the fastest speed, with all animations.
    let store = empty_store(&name);
    store.put("person.json", "{\"help_off\":true}").expect("the folder is writable");
    store.put("settings.json", "{\"speed\":4.0,\"muted\":true}").expect("the folder is writable");
    let mut driver = Driver::after(&name, store, first, 7, size, pointer);
    driver.enable_screen_reader();
    let mut bots = [5, 6].map(|seed| bots::Bot::new(Level::Medium, seed));
    let (mut by_hand, mut curtains, mut halves, mut turned, mut paused, mut looked_back) = (0, 0, 0, 0, false, false);
    for _ in 0..2_000 {
        settle(&mut driver);
        if read_envelopes(&mut driver) {
            halves += 1;
            continue;
        }
        let now = position(&mut driver);
        if now.over {
            break;
        }
        if open_curtain(&mut driver) {
            curtains += 1;
            continue;
        }
        let viewer = *driver.app.world().resource::<ScreenViewer>();
        let seating = driver.app.world().resource::<Seating>().clone();
        check_secrets(&mut driver);
        let Some(seat) = viewer.seat.filter(|seat| seating.human_may_act(now.may_act(), *seat)) else { continue };
        if viewer.face_down {
            // A short tap reveals nothing.
            driver.press("rack left backs");
            assert!(driver.app.world().resource::<ScreenViewer>().face_down, "{pointer:?}");
            driver.hold("rack left backs");
            turned += 1;
            continue;
        }
        if by_hand == 20 && !paused {
            // After a pause the open cards turn face down, and holding them turns them up again.
            driver.frames(220);
            assert!(driver.app.world().resource::<ScreenViewer>().face_down, "{pointer:?}");
            paused = true;
            continue;
        }
        if by_hand == 12 && !looked_back {
            driver.look_back(check_secrets);
            assert_eq!(position(&mut driver), now, "{pointer:?}: looking back changes nothing");
            looked_back = true;
            continue;
        }
        let before = played(&driver);
        let action = bots[seat.index()].choose(&setting, &now);
        // A button to pass or to keep all shares ignores presses for half a second after it has appeared.
        driver.frames(12);
        perform(&mut driver, action);
        driver.frames(2);
        assert!(played(&driver) > before, "{pointer:?}: {action:?} was played: {:?}", driver.all_text());
        by_hand += 1;
    }
    assert!(position(&mut driver).over && looked_back, "{pointer:?}: the game ends after a look back");
    assert_eq!(halves, 2, "{pointer:?}: the envelopes of both halves were opened");
    let counted = format!("{by_hand} actions by hand, {curtains} curtains, cards turned up {turned} times");
    assert!(by_hand > 40 && curtains > 8 && turned > 0, "{pointer:?}: {counted}");
    driver.frames(20);
    let lines: Vec<String> = driver.rects().into_iter().map(|seen| seen.name).collect();
    assert!(["Foundation", "Money", "Result"].iter().all(|line| lines.iter().any(|seen| seen == line)), "{lines:?}");
    driver.press("Rematch");
    driver.frames(6);
    assert!(!position(&mut driver).over, "{pointer:?}: another game began");
}

#[test]
fn two_people_and_a_computer_play_a_whole_game_of_hab_gut() {
    whole_game(Pointer::Mouse, (1600, 900));
}

/// The computer player acts in the frame in which the table is laid out, and its action ends the first half.
#[test]
fn the_first_action_after_opening_a_record_is_shown_from_the_position_before_it() {
    let whole = include_str!("../records/hab-gut/base-4-4004.hab-gut");
    let actions = 47;
    let begun: String = whole.split_inclusive('\n').take(1 + actions).collect();
    let record = hacienda::game::Record::parse(&begun).expect("the record can be read");
    let (name, first) = ("hab-gut-half", StartScreen::Open(Box::new(record)));
    let mut driver = Driver::after(name, empty_store(name), first, 7, (1600, 900), Pointer::Mouse);
    driver.until(400, |driver| showing(driver).scoring).expect("the half ends");
    driver.frames(2);
    let title = driver.tr(texts::foundation_opening::title(0));
    let shown: Vec<String> = driver.rects().into_iter().map(|seen| seen.name).collect();
    assert!(shown.contains(&title), "no \"{title}\" in {shown:?}");
    driver.finish();
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn two_people_and_a_computer_play_a_whole_game_of_hab_gut_on_a_phone() {
        whole_game(Pointer::Touch, (844, 390));
    }
}
