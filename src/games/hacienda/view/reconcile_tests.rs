//! Tests of the picture during whole games, after skipping and after the start of a new game: it shows the pieces of
//! the position, each at its place.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use bevy::{ecs::system::RunSystemOnce, prelude::*, time::TimeUpdateStrategy};

use super::*;
use crate::{
    game_plugin,
    games::hacienda::{
        table,
        view::{
            self, StageEntity, floating_numbers,
            marks::{self, Mark},
            scenery::{Patch, SceneryMeshes, Sinking},
        },
    },
    on_one_thread,
    owners::Owner,
    playback, record,
    seats::{PlayerKind, Seating, Tap, bot::Bots},
    settings::Settings,
    stage::{
        gestures::{Gestures, StageTapped},
        order_picture,
        paint::Paint,
    },
};
use hacienda_bots::Level;
use hacienda_rules::{Board, Cells, Ground, Hacienda, Position, Rulebook, Setting, Species, maps};

/// Creates a game with its picture but without a graphics card. It is played by this number of bots.
fn app(seats: usize, seed: u64, speed: f32) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(150)))
        .insert_resource(Settings { speed, ..Settings::default() })
        .init_resource::<Assets<Mesh>>()
        .init_resource::<Assets<Paint>>()
        .init_resource::<Models>()
        .init_resource::<SceneryMeshes>()
        .init_resource::<Paints>()
        .init_resource::<Gestures>()
        .add_message::<StageTapped>()
        .init_resource::<Anchors>()
        .add_plugins((
            game_plugin,
            playback::plugin,
            playback::game_plugin::<Hacienda>,
            plugin,
            floating_numbers::plugin,
            marks::plugin,
        ));
    order_picture(&mut app);
    view::order(&mut app);
    on_one_thread(&mut app);
    begin(&mut app, seats, seed);
    app
}

fn begin(app: &mut App, seats: usize, seed: u64) {
    let board = maps::by_name(maps::NAMES[seats % maps::NAMES.len()]).expect("a built-in board");
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let world = app.world_mut();
    playback::reset::<Hacienda>(world);
    let mut seating = Seating::of(vec![PlayerKind::Bot(Level::Random); seats]);
    // In every second game the first player has chosen a colour.
    if seed % 2 == 1 {
        seating.owners.take(0, Owner::Ivory);
    }
    let words = seating.player_kinds.iter().map(|player_kind| player_kind.word().to_owned()).collect();
    record::begin::<Hacienda>(world, setting.clone(), words, seed, None).expect("the game can be set up");
    world.insert_resource(Bots::<Hacienda>::new(&seating, seed));
    world.insert_resource(seating);
    let old: Vec<Entity> = world.query_filtered::<Entity, With<StageEntity>>().iter(world).collect();
    for entity in old {
        world.despawn(entity);
    }
    let lay = move |mut commands: Commands,
                    mut meshes: ResMut<Assets<Mesh>>,
                    forms: Res<SceneryMeshes>,
                    paints: Res<Paints>| {
        view::spawn_board(&mut commands, &mut meshes, &forms, &paints, &setting.board);
    };
    world.run_system_once(lay).expect("the board can be spawned");
}

fn shown(app: &App) -> Option<Arc<Position>> {
    app.world().resource::<Playback<Hacienda>>().shown().cloned()
}

/// Returns the pieces on the board in a position, except for ponds on printed water.
fn pieces_of(position: &Position, setting: &Setting) -> BTreeSet<PieceModel> {
    let board = &*setting.board;
    let mut things = BTreeSet::new();
    for seat in position.seats() {
        things.extend(position.land_of(seat).iter().map(|at| PieceModel::Land(seat, at)));
        for species in Species::ALL {
            things.extend(position.animals_of(seat, species).iter().map(|at| PieceModel::Animal { seat, species, at }));
        }
        let house = |at: Cell| PieceModel::Hacienda { seat, at, by_animal: !position.land.has(at) };
        things.extend((position.haciendas & position.owned[seat.index()]).iter().map(house));
        let herds = position.all_animals_of(seat);
        let reached = board.markets().iter().filter(|market| board.touches(*market, &herds));
        things.extend(reached.map(|market| PieceModel::Peg(seat, market)));
    }
    let dug = position.ponds().iter().filter(|pond| board.ground(pond.cells.cells()[0]) != Ground::Water);
    things.extend(dug.map(|pond| PieceModel::Pond(pond.cells)));
    things.extend(position.chips.iter().map(PieceModel::Chip));
    things
}

/// Returns the visible pieces, each with its transform and whether it is moving. Checks that every piece except a pond
/// on printed water has a mesh, and that no other entity has one, apart from the board and the marks.
fn visible_pieces(world: &mut World, position: &Position, board: &Board) -> Vec<(PieceModel, Transform, bool)> {
    let (mut dressed, mut found) = (BTreeSet::new(), Vec::new());
    let (models, owners) = (world.resource::<Models>().clone(), world.resource::<Seating>().owners);
    let beneath = |cell: Cell| Some((position.owner(cell)?, position.land.has(cell)));
    let mut pieces = world.query_filtered::<(
        Entity,
        PieceComponents,
        Option<(&Mesh3d, &Transform, &Visibility)>,
        Option<&Rest>,
        Has<Moving>,
    ), With<PlacedBy>>();
    for (entity, components, picture, rest, moving) in pieces.iter(world) {
        let Some((mesh, transform, visibility)) = picture else {
            assert!(components.is_printed_water(board), "only printed water is a piece without a mesh, not {entity}");
            continue;
        };
        dressed.insert(entity);
        if visibility != Visibility::Hidden {
            let thing = match components.model(beneath).expect("a visible entity is a piece") {
                // A chip that moves later stays at its old place, so its hex follows from its transform.
                PieceModel::Chip(at) => {
                    let rest = rest.map_or(*transform, |rest| rest.0);
                    let lies =
                        |cell: &Cell| moving || rest == PieceModel::Chip(*cell).resting_transform(board, position);
                    let at = std::iter::once(at)
                        .chain(position.chips.iter())
                        .find(lies)
                        .expect("the chip is on a hex that has a chip");
                    PieceModel::Chip(at)
                }
                thing => thing,
            };
            assert_ne!(mesh.0, Handle::default(), "{thing:?} has its own mesh");
            if !matches!(thing, PieceModel::Pond(..)) {
                let of_owner = thing.mesh(board, (&models, owners), &mut Assets::default());
                assert_eq!(mesh.0, of_owner, "{thing:?} is in its owner's colour");
            }
            found.push((thing, *transform, moving));
        }
    }
    let mut others = world.query_filtered::<Entity, (With<Mesh3d>, Without<StageEntity>)>();
    let others: BTreeSet<Entity> = others.iter(world).collect();
    assert_eq!(others, dressed, "every mesh belongs to the board, a mark or a piece");
    found
}

/// Compares the picture with the position shown. With `still`, no piece may be moving.
fn check(app: &mut App, still: bool) {
    let Some(position) = shown(app) else { return };
    let world = app.world_mut();
    // Counted pieces hop during a story.
    let lifted = piece_offsets::lifts(world.resource::<Playback<Hacienda>>());
    assert!(!still || lifted.is_empty(), "no piece is still lifted: {lifted:?}");
    let setting = world.resource::<GameSetting>().0.clone();
    let board = &*setting.board;
    let wanted = pieces_of(&position, &setting);
    let pieces = visible_pieces(world, &position, board);
    let visible: BTreeSet<PieceModel> = pieces.iter().map(|(thing, _, _)| *thing).collect();
    assert_eq!(visible, wanted);
    assert_eq!(pieces.len(), wanted.len(), "no piece is drawn twice");
    for (thing, transform, moving) in pieces {
        assert!(!still || !moving, "{thing:?} is no longer moving");
        let hops = thing.cell().is_some_and(|cell| lifted.contains_key(&cell));
        if !moving && !hops {
            assert_eq!(transform, thing.resting_transform(board, &position), "{thing:?} is at its place");
        }
    }
    // Sinking scenery is not part of a patch. Under a tile, the scenery has its small form.
    let alone: Cells = world.query::<&Sinking>().iter(world).map(|sinking| sinking.0).collect();
    assert_eq!(world.query::<&Sinking>().iter(world).count(), usize::from(alone.count()), "no scenery sinks twice");
    let (mut drawn, mut small, mut sinking) = (Cells::NONE, Cells::NONE, Cells::NONE);
    for patch in world.query::<&Patch>().iter(world) {
        assert!(!drawn.intersects(&patch.cells), "no hex is in two patches");
        (drawn, small, sinking) = (drawn | patch.cells, small | patch.made.small, sinking | patch.made.sinking);
    }
    let grown: Cells = board.cells().filter(|cell| matches!(board.ground(*cell), Ground::Land(_))).collect();
    assert_eq!((drawn, sinking), (grown, alone));
    assert!(!still || sinking.is_empty(), "no scenery is still sinking: {sinking:?}");
    assert_eq!(small | sinking, position.land & grown);
}

#[test]
fn the_picture_matches_the_position_throughout_games() {
    for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
        let mut app = app(seats, seed, 4.0);
        let mut over = false;
        for _ in 0..20_000 {
            app.update();
            let busy = app.world().resource::<Playback<Hacienda>>().is_busy();
            check(&mut app, !busy);
            if !busy {
                let truth = table::snapshot(app.world_mut()).expect("a game is on the table");
                assert_eq!(shown(&app).as_deref(), Some(&truth));
                over |= truth.over;
            }
            if over {
                break;
            }
        }
        assert!(over, "the game with {seats} seats ends");
    }
}

#[test]
fn a_tap_finishes_all_movements_and_leaves_a_correct_picture() {
    let mut app = app(4, 9, 0.5);
    let mut skipped = 0;
    for frame in 0..600 {
        let busy = app.world().resource::<Playback<Hacienda>>().is_busy();
        if busy && frame % 7 == 0 {
            app.world_mut().write_message(Tap::Skip);
            app.update();
            skipped += 1;
            check(&mut app, true);
        } else {
            app.update();
            check(&mut app, false);
        }
    }
    assert!(skipped > 20);
}

#[test]
fn a_new_game_replaces_the_picture() {
    let mut app = app(3, 5, 4.0);
    (0..300).for_each(|_| app.update());
    assert!(app.world_mut().query::<(&PlacedBy, &Mesh3d)>().iter(app.world()).count() > 5);
    begin(&mut app, 2, 6);
    app.update();
    check(&mut app, false);
    let world = app.world_mut();
    crate::table::clear::<hacienda_rules::Hacienda>(world);
    playback::reset::<Hacienda>(world);
    world.insert_resource(Seating::default());
    app.update();
    assert_eq!(app.world_mut().query::<&PlacedBy>().iter(app.world()).count(), 0);
    assert_eq!(app.world_mut().query::<&Mark>().iter(app.world()).count(), 0);
}

#[test]
fn scenery_is_rebuilt_only_where_it_changes() {
    type Seen = BTreeMap<Entity, (Handle<Mesh>, Cells, Cells)>;
    let look = |app: &mut App| -> Seen {
        let world = app.world_mut();
        let mut patches = world.query::<(Entity, &Patch, &Mesh3d)>();
        patches
            .iter(world)
            .map(|(at, patch, mesh)| (at, (mesh.0.clone(), patch.made.small, patch.made.sinking)))
            .collect()
    };
    let mut app = app(2, 4, 4.0);
    app.update();
    let (mut before, mut made, mut sank) = (look(&mut app), 0, 0);
    for _ in 0..400 {
        app.update();
        let now = look(&mut app);
        for (entity, (mesh, small, sinking)) in &now {
            let (old, was_small, was_sinking) = &before[entity];
            assert_eq!(mesh != old, (small, sinking) != (was_small, was_sinking), "{small:?} and {sinking:?}");
            made += usize::from(mesh != old);
            sank += (*sinking & !*was_sinking).count();
        }
        before = now;
    }
    assert!(before.len() > 1 && sank > 3, "{} patches in which {sank} landscapes sank", before.len());
    assert!(
        made <= 2 * usize::from(sank),
        "{made} meshes for {sank} tiles, but only the start and the end of sinking need one"
    );
}

#[test]
fn every_landscape_hex_has_scenery() {
    let mut app = app(2, 4, 4.0);
    app.update();
    let patches: Vec<(Patch, Handle<Mesh>)> = {
        let world = app.world_mut();
        world.query::<(&Patch, &Mesh3d)>().iter(world).map(|(patch, mesh)| (patch.clone(), mesh.0.clone())).collect()
    };
    let board = app.world().resource::<GameSetting>().0.board.clone();
    let meshes = app.world().resource::<Assets<Mesh>>();
    for (patch, mesh) in patches {
        let mesh = meshes.get(&mesh).expect("the mesh exists");
        let points = mesh
            .attribute(Mesh::ATTRIBUTE_POSITION)
            .and_then(|points| points.as_float3())
            .expect("the mesh has positions");
        let stands_at = |point: &[f32; 3]| layout::cell_at(&board, Vec3::from(*point));
        let found: Cells = points.iter().filter_map(stands_at).collect();
        assert!((patch.cells & !found).is_empty(), "every hex has scenery");
    }
}

#[cfg(feature = "reflect")]
#[path = "../../../../tests/headless/inspector.rs"]
mod inspector;

#[cfg(feature = "reflect")]
#[test]
fn a_directly_edited_piece_is_redrawn() {
    let mut app = app(3, 5, 4.0);
    (0..300).for_each(|_| app.update());
    // Stop the bots, so that the table stays as edited.
    let people = Seating::of(vec![PlayerKind::Human; 3]);
    app.insert_resource(Bots::<hacienda_rules::Hacienda>::new(&people, 0));
    app.insert_resource(people);
    (0..200).for_each(|_| app.update());
    let world = app.world_mut();
    let position = table::snapshot(world).expect("a game is on the table");
    let setting = world.resource::<GameSetting>().0.clone();
    let mut pieces = world.query_filtered::<(Entity, &OnHex, &OwnedBy), With<LandTile>>();
    let (tile, at, owner) = pieces.iter(world).next().expect("a tile is on the board");
    let (at, seat) = (at.cell(), (owner.seat().0 + 1) % 3);
    let free = |cell: &Cell| !position.is_occupied(*cell) && *cell != at;
    let to = setting.board.pampas().iter().find(free).expect("there is room on the board");
    inspector::edit(world, tile, "hacienda::games::hacienda::table::OnHex", ".0.0", to.0);
    inspector::edit(world, tile, "hacienda::games::hacienda::table::OwnedBy", ".0.0", seat);
    app.update();
    check(&mut app, true);
    let rest = PieceModel::Land(Seat(seat), to);
    let now = table::snapshot(app.world_mut()).expect("a game is on the table");
    assert_eq!(now.owner(to), Some(Seat(seat)));
    let world = app.world();
    assert_eq!(
        world.get::<Transform>(tile),
        Some(&rest.resting_transform(&setting.board, &now)),
        "the tile is where it was moved"
    );
    let mesh = world.resource::<Models>().tiles[usize::from(seat)].clone();
    assert_eq!(world.get::<Mesh3d>(tile).map(|drawn| &drawn.0), Some(&mesh), "the tile is in its new owner's colour");
}

#[test]
fn the_picture_matches_the_table_throughout_ten_games_at_full_speed() {
    check_games_at_full_speed(10);
}

mod long {
    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn the_picture_matches_the_table_throughout_two_hundred_games_at_full_speed() {
        super::check_games_at_full_speed(200);
    }
}

fn check_games_at_full_speed(all: u64) {
    let (mut actions, mut games) = (0, 0);
    let mut app = app(2, 0, 4.0);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    // Every tenth game shows its animations; the others run without motion.
    for game in 0..all {
        app.insert_resource(Settings { still: game % 10 > 0, speed: 4.0, ..Settings::default() });
        // Most games have two players, because such games are short. Using the full range would take three more minutes
        // on one core.
        let seats = if game % 5 == 0 { 2 + game as usize / 5 % 4 } else { 2 };
        begin(&mut app, seats, game);
        let mut before = None;
        for _ in 0..6_000 {
            app.update();
            if app.world().resource::<Playback<Hacienda>>().is_busy() {
                continue;
            }
            let truth = table::snapshot(app.world_mut()).expect("a game is on the table");
            if before != Some(truth) {
                check(&mut app, true);
                assert_eq!(shown(&app).as_deref(), Some(&truth));
                assert_eq!(app.world().resource::<Playback<Hacienda>>().announced().map(|now| **now), Some(truth));
                actions += 1;
            }
            before = Some(truth);
            if truth.over {
                games += 1;
                break;
            }
        }
    }
    assert!(games == all && actions > 50 * all, "{games} games with {actions} actions");
}
