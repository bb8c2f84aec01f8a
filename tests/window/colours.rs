//! Tests that player colours apply to every word, icon and piece: during the game, while looking back, after loading,
//! in the next game and after a restart.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::{
    EguiRenderOutput, PrimaryEguiContext,
    egui::{Color32, epaint::Primitive},
};

use crate::driver::{Driver, Pointer};
use hacienda::{
    games::hacienda::{
        table::{OwnedBy, PlacedBy},
        view::Models,
    },
    launch::StartScreen,
    owners::Owner,
    record::Log,
    screen::Screen,
    seats::{Name, Seating},
    store::Store,
    theme::colours::OWNERS,
    turn::{Intent, Intents},
    ui::requests::ScreenRequest,
};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{Hacienda, Seat};

/// The chosen colours, by seat.
const CHOSEN: [Owner; 2] = [Owner::Pink, Owner::Charcoal];
/// The default colours, which must not appear anywhere.
const DEFAULT: [Owner; 2] = [Owner::Blue, Owner::Vermilion];

/// Returns every opaque colour in the painted UI.
fn painted(driver: &mut Driver) -> BTreeSet<[u8; 4]> {
    let world = driver.app.world_mut();
    let mut outputs = world.query_filtered::<&EguiRenderOutput, With<PrimaryEguiContext>>();
    let output = outputs.single(world).expect("the UI is painted");
    let meshes = output.paint_jobs.iter().filter_map(|job| match &job.primitive {
        Primitive::Mesh(mesh) => Some(mesh),
        Primitive::Callback(_) => None,
    });
    let all: BTreeSet<[u8; 4]> = meshes.flat_map(|mesh| &mesh.vertices).map(|corner| corner.color.to_array()).collect();
    all.into_iter().filter(|colour| colour[3] == u8::MAX).collect()
}

fn ink(owner: Owner) -> [u8; 4] {
    let colour: Color32 = OWNERS[owner.index()].egui();
    colour.to_array()
}

/// Checks that the game shows the chosen colours and no default colour. Returns the number of owned pieces.
fn check_colours(driver: &mut Driver, when: &str) -> usize {
    driver.frames(2);
    assert_eq!(driver.screen(), Screen::Match, "{when}");
    let owners = driver.app.world().resource::<Seating>().owners;
    assert_eq!([owners.of(0), owners.of(1)], CHOSEN, "{when}");
    let old = DEFAULT.map(|owner| owner.word());
    for seen in driver.rects() {
        let text = seen.name.to_lowercase();
        assert!(!old.iter().any(|word| text.contains(word)), "{when}: {seen:?}");
    }
    let colours = painted(driver);
    for owner in DEFAULT {
        assert!(!colours.contains(&ink(owner)), "{when}: nothing is painted in {owner:?}");
    }
    for owner in CHOSEN {
        assert!(colours.contains(&ink(owner)), "{when}: something is painted in {owner:?}");
    }
    let world = driver.app.world_mut();
    let models = world.resource::<Models>().clone();
    let of = |owner: Owner| -> Vec<Handle<Mesh>> {
        let at = owner.index();
        let shared = [&models.tiles[at], &models.haciendas[at], &models.pegs[at]].map(Clone::clone);
        shared.into_iter().chain(models.animals[at].iter().cloned()).collect()
    };
    let mut pieces = world.query_filtered::<(&OwnedBy, &Mesh3d), With<PlacedBy>>();
    let owned: Vec<(Seat, Handle<Mesh>)> = pieces.iter(world).map(|(by, mesh)| (by.seat(), mesh.0.clone())).collect();
    for (seat, mesh) in &owned {
        assert!(of(CHOSEN[seat.index()]).contains(mesh), "{when}: all pieces of {seat:?} have the chosen colour");
    }
    let mut meshes = world.query::<&Mesh3d>();
    let old_meshes: Vec<Handle<Mesh>> = DEFAULT
        .into_iter()
        .flat_map(|owner| [of(owner), vec![models.highlight[owner.index()].clone()]].concat())
        .collect();
    assert!(meshes.iter(world).all(|mesh| !old_meshes.contains(&mesh.0)), "{when}: no mesh has an old colour");
    owned.len()
}

/// Plays `actions` actions for all seats, chosen by a bot.
fn play(driver: &mut Driver, actions: usize) {
    let mut bot = Bot::new(Level::Greedy, 3);
    for _ in 0..actions {
        let position = driver.position();
        let action = bot.choose(&driver.setting(), &position);
        driver.app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat: position.turn.seat, action });
        driver.settle(200);
    }
}

#[test]
fn chosen_colours_apply_everywhere() {
    let size = (1280, 800);
    let mut driver = Driver::new("colours", StartScreen::Title, 7, size, Pointer::Touch).keeping_paint();
    driver.press("Play together");
    driver.press("Names and colours");
    driver.press("Colour: Pink");
    driver.press("Who chooses: next");
    driver.press("Ana");
    driver.press("Colour: Charcoal");
    driver.press("OK");
    driver.press("2 people");
    driver.frames(6);
    check_colours(&mut driver, "at the start");
    driver.hold("Pink is here");
    play(&mut driver, 12);
    let pieces = check_colours(&mut driver, "after some actions");
    assert!(pieces > 0, "there are pieces on the table");
    driver.app.world_mut().write_message(ScreenRequest::LookBack { at: 6, until: None });
    driver.frames(4);
    check_colours(&mut driver, "while looking back");
    driver.app.world_mut().write_message(ScreenRequest::EndLookBack);
    driver.frames(4);
    assert_eq!(check_colours(&mut driver, "after looking back"), pieces);
    driver.app.world_mut().write_message(ScreenRequest::Setup);
    driver.frames(6);
    driver.press("Continue");
    driver.frames(6);
    assert_eq!(check_colours(&mut driver, "after loading"), pieces);
    let began = |driver: &Driver| driver.app.world().resource::<Log<Hacienda>>().record().map(|record| record.start);
    let first = began(&driver);
    driver.app.world_mut().write_message(ScreenRequest::PlayAgain);
    driver.frames(6);
    assert_eq!(check_colours(&mut driver, "in the next game"), 0);
    assert_eq!((first, began(&driver)), (Some(Seat(0)), Some(Seat(1))), "the other seat starts, and the colours stay");
    driver.finish();
    let store = Store::Folder(driver.folder.clone());
    driver.close();
    let mut next = Driver::after("colours-next", store, StartScreen::Title, 7, size, Pointer::Touch).keeping_paint();
    next.press("Play together");
    next.press("2 people");
    next.frames(6);
    check_colours(&mut next, "after a restart");
    let seating = next.app.world().resource::<Seating>().clone();
    assert_eq!(seating.person(Seat(1)), Some(&Name::new("Ana")));
}
