//! Tests of playing the other games without a pointer: whole games by keyboard, by two keys, and by the screen-reader
//! lines.

use crate::{
    driver::{Driver, Pointer, empty_store},
    without_pointer::{enter, press},
};
use bevy::{
    input::keyboard::{Key, KeyCode},
    prelude::*,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Id};
use hacienda::{
    access::reader_lines::{ChooseLine, ReaderLines},
    launch::{LaunchOptions, StartScreen},
    playable::Playable,
    playback::PlaybackStatus,
    record::Log,
    seats::{PlayerKind, Seating},
    table,
    theme::rects::{Recorded, RectKind},
    ui::UiSystems,
    widgets,
};
use hacienda_bots::Level;
use tabletop::{Rng, Seat};

/// The maximum number of actions of a person in a game.
const MAX_ACTIONS: usize = 200;
/// The maximum number of focusable elements on a screen.
const MAX_FOCUS_STEPS: usize = 120;

/// A way to play without a pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum InputMethod {
    /// All keys: Tab moves between elements.
    Keyboard,
    /// Only Space and Enter.
    TwoKeys,
    /// The screen-reader lines.
    Lines,
}

/// A game whose actions are all played with widgets.
trait WidgetGame: Playable {
    /// Returns the names of the elements to press for an action, and whether the action then needs a confirmation.
    fn names(position: &Self::Position, action: Self::Action) -> (Vec<String>, bool);
}

impl WidgetGame for zoff::Zoff {
    fn names(_: &zoff::Position, action: zoff::Action) -> (Vec<String>, bool) {
        let names = match action {
            zoff::Action::Choose(choice) => {
                let card = |card: zoff::Card| format!("Card {}\u{a0}{}", card.value(), card.letter());
                choice.pairs().flat_map(|pair| [pair.prairie.word().to_owned(), card(pair.card)]).collect()
            }
            zoff::Action::Place(cows) => vec![cows.to_string()],
            zoff::Action::Bonus(gift) if gift.total() == 0 => vec!["Place none".to_owned()],
            zoff::Action::Bonus(gift) => {
                let each = gift.iter().flat_map(|(prairie, cows)| std::iter::repeat_n(prairie, usize::from(cows)));
                each.map(|prairie| prairie.word().to_owned()).collect()
            }
            other => panic!("no such action with three players and without an auction: {other:?}"),
        };
        (names, true)
    }
}

impl WidgetGame for hab_gut::HabGut {
    fn names(position: &hab_gut::Position, action: hab_gut::Action) -> (Vec<String>, bool) {
        use hab_gut::Action;
        let piles = |lot: hab_gut::Lot, verb: &str| {
            let each = lot.iter().flat_map(|(good, count)| std::iter::repeat_n(good, usize::from(count)));
            each.map(|good| format!("{} {verb}", good.word())).collect::<Vec<_>>()
        };
        let card = |side: hab_gut::Side, card| {
            let place =
                position.rack(Seat(0), side).iter().position(|other| other == card).expect("the card is in the rack");
            format!("rack {} {place}", side.word())
        };
        match action {
            Action::Buy(lot) => (piles(lot, "Buy"), true),
            Action::Sell(lot) => (piles(lot, "Sell"), true),
            Action::Give(good) => (vec![format!("{} Sell", good.word())], true),
            Action::Market { side, played, halved } => (vec![card(side, played), card(side.other(), halved)], true),
            Action::Pass => (vec!["Pass".to_owned()], false),
            Action::Keep => (vec!["Keep all".to_owned()], false),
        }
    }
}

/// The pressable elements of the last frame, with their ids and their labels for screen readers.
#[derive(Resource, Default)]
struct PressableLabels(Vec<widgets::Pressable>);

fn collect_labels(mut contexts: EguiContexts, mut collected: ResMut<PressableLabels>) -> Result {
    collected.0 = widgets::pressables(contexts.ctx_mut()?);
    Ok(())
}

/// Returns the pressable element with this name.
fn found(driver: &mut Driver, name: &str) -> Option<Recorded> {
    let kinds = [RectKind::Button, RectKind::Card, RectKind::Shop];
    driver.rects().into_iter().find(|seen| kinds.contains(&seen.kind) && seen.name == name)
}

/// Moves to an element and activates it.
fn act(driver: &mut Driver, method: InputMethod, name: &str) {
    let seen = found(driver, name);
    let seen = seen.unwrap_or_else(|| {
        let all: Vec<String> =
            driver.rects().into_iter().map(|seen| format!("{:?} {}", seen.kind, seen.name)).collect();
        panic!("there is no \"{name}\" among these elements:\n{}", all.join("\n"))
    });
    let id = Id::new(("widget", seen.panel.clone(), &*seen.name));
    match method {
        InputMethod::Lines => {
            let labels = &driver.app.world().resource::<PressableLabels>().0;
            let label = labels.iter().find(|element| element.id == id).map(|element| element.label.to_string());
            let label = label.unwrap_or_else(|| panic!("\"{name}\" has no label"));
            // Further lines are on the next page.
            for _ in 0..5 {
                let lines = driver.app.world().resource::<ReaderLines>().lines();
                assert!(lines.len() <= hacienda::access::paged_list::MAX_LINES, "{} lines", lines.len());
                let place = lines.iter().position(|(line, _)| driver.tr(line.clone()) == label);
                let more = lines.iter().position(|(line, _)| line.key().starts_with("move-list-"));
                let line = place.or(more).unwrap_or_else(|| panic!("\"{label}\" is not among the lines: {lines:?}"));
                driver.app.world_mut().write_message(ChooseLine(line));
                driver.frames(3);
                if place.is_some() {
                    return;
                }
            }
            panic!("\"{label}\" is on no page");
        }
        InputMethod::Keyboard | InputMethod::TwoKeys => {
            for _ in 0..MAX_FOCUS_STEPS {
                if driver.egui().memory(|memory| memory.focused()) == Some(id) {
                    return enter(driver);
                }
                if method == InputMethod::TwoKeys {
                    press(driver, KeyCode::Space, Key::Space);
                } else {
                    press(driver, KeyCode::Tab, Key::Tab);
                }
            }
            panic!("the focus does not reach \"{name}\" in {:?}", seen.panel);
        }
    }
}

/// Plays a whole game of a person against two bots.
fn whole_game<G: WidgetGame>(setting: G::Setting, method: InputMethod) {
    let name = format!("reach-{}-{method:?}", G::TITLE);
    let store = empty_store(&name);
    store.put("person.json", "{\"help_off\":true}").expect("the folder is writable");
    let two = method == InputMethod::TwoKeys;
    let settings = format!("{{\"speed\":4.0,\"still\":true,\"muted\":true,\"two_keys\":{two}}}");
    store.put("settings.json", &settings).expect("the folder is writable");
    let player_kinds = vec![PlayerKind::Human, PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Greedy)];
    let first = StartScreen::Game { setting: hacienda::game::Setting::of::<G>(setting.clone()), player_kinds };
    let options =
        LaunchOptions { first, explicit: true, seed: Some(7), start: Some(Seat(0)), ..LaunchOptions::default() };
    let mut driver = Driver::launched(&name, store, options, (1280, 720), Pointer::Mouse);
    driver.app.init_resource::<PressableLabels>();
    driver.app.add_systems(EguiPrimaryContextPass, collect_labels.after(UiSystems::Answers));
    driver.frames(2);
    let (mut own, mut rng) = (0, Rng::new(5, 1));
    for step in 0.. {
        assert!(step < 60_000, "the game ends");
        let showing = *driver.app.world().resource::<PlaybackStatus>();
        if showing.scoring {
            // The button at the end of a scoring dismisses it.
            if found(&mut driver, "Continue").is_some() {
                act(&mut driver, method, "Continue");
            } else {
                driver.frame();
            }
            continue;
        }
        let position = table::snapshot::<G>(driver.app.world_mut()).expect("a game is on the table");
        if G::is_over(&position) && !showing.busy {
            break;
        }
        let seating = driver.app.world().resource::<Seating>().clone();
        if showing.busy || !seating.human_may_act(G::may_act(&position), Seat(0)) {
            driver.frame();
            continue;
        }
        let before = driver.app.world().resource::<Log<G>>().entries().len();
        let action = G::random_action(&setting, &position, Seat(0), &mut rng).expect("the seat may act");
        let (names, asks) = G::names(&position, action);
        names.iter().for_each(|name| act(&mut driver, method, name));
        if asks {
            act(&mut driver, method, "Yes");
        }
        driver.frames(2);
        assert!(driver.app.world().resource::<Log<G>>().entries().len() > before, "{method:?}: {action:?} was played");
        own += 1;
        assert!(own < MAX_ACTIONS);
    }
    assert!(own > 10, "the person played only {own} actions");
    driver.frames(20);
    assert!(found(&mut driver, "Play again").is_some(), "the results are shown");
}

#[test]
fn a_whole_game_of_zoff_by_screen_reader_lines() {
    whole_game::<zoff::Zoff>(zoff::Setting::default(), InputMethod::Lines);
}

#[test]
fn a_whole_game_of_hab_gut_by_screen_reader_lines() {
    whole_game::<hab_gut::HabGut>(hab_gut::Setting::default(), InputMethod::Lines);
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn whole_games_of_zoff_by_keyboard_and_by_two_keys() {
        for method in [InputMethod::Keyboard, InputMethod::TwoKeys] {
            whole_game::<zoff::Zoff>(zoff::Setting::default(), method);
        }
    }

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn whole_games_of_hab_gut_by_keyboard_and_by_two_keys() {
        for method in [InputMethod::Keyboard, InputMethod::TwoKeys] {
            whole_game::<hab_gut::HabGut>(hab_gut::Setting::default(), method);
        }
    }
}
