//! Tests of edits to the table, made through the type registry by component and field name, as an inspector makes them.
//! The entities are the game state, so rules and groups follow the edits.

use std::sync::Arc;

use crate::inspector::edit;
use bevy::prelude::*;
use hacienda::{
    game_plugin,
    games::hacienda::{
        choice::{Choice, Selection, ShopItem, Touch},
        table,
    },
    seats::{PlayerKind, Seating, taps::Tapped},
    turn::{self, Intent, Intents},
};
use hacienda_rules::{Action, Cell, Hacienda, Illegal, Position, Rulebook, Seat, Setting, Species, maps};

/// Returns an app with a game on the table: one tile and, next to it, a pig that touches no market.
fn table_with_a_pig() -> (App, Setting, Position) {
    let board = Arc::new(maps::by_name("symmetric").expect("the board is built in"));
    let setting = Setting { board: board.clone(), rulebook: Rulebook::default() };
    let mut position = Position::setup(&setting, 2, 1, Some(Seat(0))).expect("two players are allowed");
    let far = |cell: &Cell| !board.market_sides().has(*cell);
    let start = board.pampas_list().iter().copied().filter(far);
    let start =
        start.clone().find(|cell| board.neighbours(*cell).iter().filter(|next| board.pampas().has(**next)).count() > 3);
    let pig = start.expect("the board has open pampas");
    let tile = board
        .neighbours(pig)
        .iter()
        .copied()
        .find(|next| board.pampas().has(*next))
        .expect("more than three neighbours are pampas");
    position.put_tile(Seat(0), tile);
    position.put_animal(Seat(0), Species::Pig, pig);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, game_plugin));
    turn::begin::<Hacienda>(app.world_mut(), &setting, &position);
    app.update();
    (app, setting, position)
}

fn piece_at(app: &mut App, cell: Cell) -> Entity {
    let mut pieces = app.world_mut().query_filtered::<(Entity, &table::OnHex), With<table::Group>>();
    pieces
        .iter(app.world())
        .find(|(_, at)| at.cell() == cell)
        .map(|(entity, _)| entity)
        .expect("there is a piece on the hex")
}

#[test]
fn rules_and_groups_follow_a_moved_pig() {
    let (mut app, setting, before) = table_with_a_pig();
    let end = |app: &mut App, seat: u8| {
        app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat: Seat(seat), action: Action::End });
        app.update();
    };
    end(&mut app, 0);
    let board = &setting.board;
    let pig = before.animals[Species::Pig.index()].first().expect("the pig is on the board");
    let tile = before.land.first().expect("the tile is on the board");
    let entity = piece_at(&mut app, pig);
    // Move the pig next to a market and give it to seat 1. The market must then get a peg.
    let free = |cell: &Cell| board.pampas().has(*cell) && *cell != pig && *cell != tile;
    let to = board.market_sides().iter().find(free).expect("a pampas hex beside a market is free");
    edit(app.world_mut(), entity, "hacienda::games::hacienda::table::OnHex", ".0.0", to.0);
    edit(app.world_mut(), entity, "hacienda::games::hacienda::table::OwnedBy", ".0.0", 1_u8);
    app.update();
    let after = table::snapshot(app.world_mut()).expect("a game is on the table");
    assert_eq!(after.owner(to), Some(Seat(1)), "the rules see the new place and the new owner");
    assert_eq!((after.owner(pig), after.species(to)), (None, Some(Species::Pig)));
    // After an action, `Verify` compares the table with the rules, pegs and groups included.
    end(&mut app, 1);
    let group = app.world().get::<table::Group>(entity).copied().expect("an animal is in a herd");
    assert_eq!((group.first(), group.size()), (to, 1), "the herd is at the new place");
}

#[test]
fn rules_follow_a_changed_purse() {
    let (mut app, setting, _) = table_with_a_pig();
    let buy = |app: &mut App| {
        let position = table::snapshot(app.world_mut()).expect("a game is on the table");
        let tile = position.land.first().expect("the tile is on the board");
        position.check(&setting, Action::Hacienda(tile))
    };
    assert_eq!(buy(&mut app), Ok(()));
    let mut players = app.world_mut().query::<(Entity, &hacienda::table::Player)>();
    let (player, _) =
        players.iter(app.world()).find(|(_, player)| player.seat() == Seat(0)).expect("seat 0 has a player");
    edit(app.world_mut(), player, "hacienda::games::hacienda::table::players::Purse", ".0", 3_u32);
    assert_eq!(buy(&mut app), Err(Illegal::TooExpensive { price: 12, pesos: 3 }));
    edit(app.world_mut(), player, "hacienda::games::hacienda::table::players::Purse", ".0", 99_u32);
    assert_eq!(buy(&mut app), Ok(()));
}

#[test]
fn the_selection_follows_the_table() {
    let (mut app, _, position) = table_with_a_pig();
    app.insert_resource(Seating::of(vec![PlayerKind::Human, PlayerKind::Recorded]));
    let touch = |app: &mut App, touch: Touch| {
        Tapped::Touch(touch).send(app.world_mut());
        app.update();
    };
    app.update();
    touch(&mut app, Touch::Select(ShopItem::Hacienda.selection()));
    assert_eq!(app.world().resource::<Choice>().targets().count(), 2, "a hacienda can go on the tile and on the pig");
    let entity = piece_at(&mut app, position.land.first().expect("the tile is on the board"));
    app.world_mut().despawn(entity);
    app.update();
    assert_eq!(app.world().resource::<Choice>().targets().count(), 1, "the tile is gone");
    let mut players = app.world_mut().query::<(Entity, &hacienda::table::Player)>();
    let (player, _) =
        players.iter(app.world()).find(|(_, player)| player.seat() == Seat(0)).expect("seat 0 has a player");
    edit(app.world_mut(), player, "hacienda::games::hacienda::table::players::Purse", ".0", 3_u32);
    app.update();
    let choice = app.world().resource::<Choice>();
    assert!(
        choice.selection == Selection::Nothing && choice.feedback.now.as_ref().is_some_and(|feedback| feedback.refused),
        "the player can no longer afford a hacienda"
    );
}

#[test]
fn components_in_the_guide_for_contributors_are_registered() {
    let guide =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/CONTRIBUTING.md")).expect("the guide is text");
    let named: Vec<&str> = guide.split('"').filter(|word| word.starts_with("hacienda::")).collect();
    let (app, ..) = table_with_a_pig();
    let registry = app.world().resource::<AppTypeRegistry>().read();
    assert!(named.len() > 1, "{named:?}");
    for path in named {
        assert!(registry.get_with_type_path(path).is_some(), "a type is registered as {path}");
    }
}
