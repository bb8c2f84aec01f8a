//! Marks over the board: allowed hexes, the preview of the chosen action, refusals, hints, recent actions of opponents,
//! and the chain or herd under the pointer.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::{
    AnimationTime, Beat, BoardCamera, GameSetting, Models, OnHex, Paints, PictureSystems, PieceModel, Playback,
    Seating, StageEntity, StageTapped, layout, pieces,
};
use crate::{
    games::hacienda::{
        choice::{Choice, Selection, Touch},
        stories::{MovementKind, scoring_show::ScoringShow},
        table::Group,
    },
    seats::{
        Hint, PointedPlace, ScreenViewer,
        taps::{TapReader, Tapped},
    },
    stage::gestures::Gestures,
};
use hacienda_rules::{Action, Board, Cell, Cells, Ground, Hacienda, Position, Seat};

/// The time for which a refused hex is hatched, in seconds at normal speed.
const REFUSAL: f32 = 1.2;
/// The height of a preview above its place, in world units.
const LIFT: f32 = 0.22;

/// A mark on the board. In every frame, exactly the marks that are needed exist as entities.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// A hex that is allowed for the selected card or piece.
    Allowed {
        /// The hex.
        at: Cell,
        /// True if the hex is occupied, so the ring surrounds the piece.
        around: bool,
    },
    /// A chosen, suggested or inspected hex.
    Chosen(Cell),
    /// A refused hex.
    Refused(Cell),
    /// A hex ringed in a player's colour, such as one that has just been changed or is under the pointer.
    Highlighted(Seat, Cell),
    /// The preview of a piece.
    Ghost(PieceModel),
}

/// The hex that is under the mouse, or was tapped while nothing was selected, and its chain or herd.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct PointedHex {
    /// The hex; `None` if no hex is under the mouse or tapped.
    pub cell: Option<Cell>,
    /// The chain or herd on the hex, or an empty set.
    pub group: Cells,
    tapped: Option<Cell>,
}

impl Default for PointedHex {
    fn default() -> PointedHex {
        PointedHex { cell: None, group: Cells::NONE, tapped: None }
    }
}

impl PointedHex {
    /// Returns the hex under inspection, which was tapped while nothing was selected.
    pub fn tapped(&self) -> Option<Cell> {
        self.tapped
    }
}

/// Adds the marks.
pub fn plugin(app: &mut App) {
    app.init_resource::<PointedHex>().init_resource::<Refusal>().init_resource::<Flashing>().add_message::<Flash>();
    app.add_systems(
        Update,
        (update_pointed_hex, time_refusal, time_flash).chain().before(update_marks).in_set(PictureSystems::Pieces),
    );
}

fn update_pointed_hex(
    gestures: Res<Gestures>,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    camera: Option<Res<BoardCamera>>,
    choice: Res<Choice>,
    pieces: Query<(&OnHex, &Group)>,
    mut touched: MessageReader<StageTapped>,
    mut taps: TapReader<Touch>,
    mut pointed: ResMut<PointedHex>,
    mut selected: Local<bool>,
) {
    let mut next = pointed.clone();
    // A touch outside the board ends the inspection. A touch on a hex also arrives as a tap.
    let before = next.tapped;
    if touched.read().count() > 0 {
        next.tapped = None;
    }
    while let Some(tapped) = taps.read_next() {
        match tapped {
            Tapped::Touch(Touch::Hex(cell)) if before != Some(cell) => next.tapped = Some(cell),
            _ => next.tapped = None,
        }
    }
    let (Some(_), Some(playing)) = (playback.shown(), playing) else {
        pointed.set_if_neq(PointedHex::default());
        return;
    };
    let board = &*playing.0.board;
    // The tap that places the selected piece has already cleared the selection.
    let selects = choice.selection != Selection::Nothing;
    if std::mem::replace(&mut *selected, selects) || selects {
        next.tapped = None;
    }
    next.tapped = next.tapped.filter(|cell| cell.index() < board.len());
    let hovered = gestures
        .hover()
        .zip(camera)
        .and_then(|(at, camera)| layout::cell_at(board, camera.screen_to_world(at, pieces::TILE_HEIGHT)));
    next.cell = next.tapped.or(hovered);
    let found = next.cell.and_then(|cell| pieces.iter().find(|(at, _)| at.cell() == cell));
    next.group = found.map_or(Cells::NONE, |(_, group)| {
        pieces.iter().filter(|(_, other)| *other == group).map(|(at, _)| at.cell()).collect()
    });
    pointed.set_if_neq(next);
}

/// The refusal being shown, and the time since it appeared.
#[derive(Resource, Debug, Default)]
pub struct Refusal {
    number: u32,
    seconds: f32,
    cell: Option<Cell>,
}

impl Refusal {
    /// Returns the hex that is hatched now.
    pub fn cell(&self) -> Option<Cell> {
        self.cell.filter(|_| self.seconds < REFUSAL)
    }
}

fn time_refusal(paced: AnimationTime, choice: Res<Choice>, mut refusal: ResMut<Refusal>) {
    let feedback = choice.feedback.now.as_ref().filter(|feedback| feedback.refused);
    if let Some(feedback) = feedback
        && refusal.number != feedback.number
    {
        *refusal = Refusal { number: feedback.number, seconds: 0.0, cell: feedback.at };
    } else if refusal.cell.is_some() {
        refusal.seconds += paced.seconds();
        if feedback.is_none() || refusal.seconds >= REFUSAL {
            refusal.cell = None;
        }
    }
}

/// The duration of a requested flash in seconds, and its frequency in hertz, both at normal speed.
const REQUESTED_FLASH: (f32, f32) = (1.8, 2.5);

/// A request to flash some hexes in a player's colour, to show where an action took place.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Flash {
    /// The seat whose colour is used.
    pub seat: Seat,
    /// The hexes.
    pub cells: Cells,
}

/// The requested flash, if any.
#[derive(Resource, Debug, Default)]
pub struct Flashing {
    request: Option<Flash>,
    seconds: f32,
}

impl Flashing {
    /// Returns true if hexes are flashing.
    pub fn is_flashing(&self) -> bool {
        self.request.is_some()
    }

    /// Returns true in the lit phase of the flash.
    fn is_lit(&self) -> bool {
        (self.seconds * REQUESTED_FLASH.1).fract() < 0.6
    }
}

fn time_flash(
    paced: AnimationTime,
    playing: Option<Res<GameSetting>>,
    mut asked: MessageReader<Flash>,
    mut flashing: ResMut<Flashing>,
) {
    if let Some(flash) = asked.read().last() {
        // Log entries of another game may refer to hexes that this board does not have.
        let cells = playing.map_or(0, |playing| playing.0.board.len());
        let on_board = flash.cells.iter().all(|cell| cell.index() < cells);
        *flashing = Flashing { request: Some(*flash).filter(|_| on_board), seconds: 0.0 };
    } else if flashing.is_flashing() {
        flashing.seconds += paced.seconds();
        if flashing.seconds >= REQUESTED_FLASH.0 {
            flashing.request = None;
        }
    }
}

/// Returns the piece that an action places; `None` for purchases of cards and the end of a turn.
pub fn preview_of(action: Action, position: &Position) -> Option<PieceModel> {
    let seat = position.turn.seat;
    match action {
        Action::Land { at, .. } => Some(PieceModel::Land(seat, at)),
        Action::Animal { species, at } => Some(PieceModel::Animal { seat, species, at }),
        Action::Hacienda(at) => Some(PieceModel::Hacienda { seat, at, by_animal: !position.land.has(at) }),
        Action::Pond(cells) => Some(PieceModel::Pond(cells)),
        Action::Harvest { at, .. } => Some(PieceModel::Chip(at)),
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) | Action::End => None,
    }
}

/// Returns the hexes on which an action places a piece.
pub fn placed_hexes(action: Action) -> Vec<Cell> {
    match action {
        Action::Land { at, .. } | Action::Animal { at, .. } | Action::Hacienda(at) | Action::Harvest { at, .. } => {
            vec![at]
        }
        Action::Pond(cells) => cells.cells().to_vec(),
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) | Action::End => Vec::new(),
    }
}

/// Returns the hexes that an action changes, including the one from which a chip is taken.
pub fn changed_hexes(action: Action) -> Vec<Cell> {
    let from = if let Action::Harvest { from, .. } = action { from } else { None };
    placed_hexes(action).into_iter().chain(from).collect()
}

/// Returns the rings of chains or herds that have just joined.
fn joined_rings(beat: &Beat<Hacienda>) -> impl Iterator<Item = Mark> {
    let now = beat.story.movements.iter().filter(|movement| movement.progress(beat.elapsed).is_some());
    now.flat_map(|movement| match &movement.kind {
        MovementKind::Flash(seat, cells) => cells.iter().map(|cell| Mark::Highlighted(*seat, cell)).collect(),
        _ => Vec::new(),
    })
}

/// Returns the hexes of the pond on a hex, or only the hex if there is no pond.
fn pond_or_hex(position: &Position, cell: Cell) -> Vec<Cell> {
    let pond = position.ponds().iter().find(|pond| pond.cells.cells().contains(&cell));
    pond.map_or_else(|| vec![cell], |pond| pond.cells.cells().to_vec())
}

/// Returns the allowed hexes that get a ring. A pond is allowed almost everywhere, so only the hexes next to pieces and
/// the hex under the pointer get a ring for it, or all hexes if none is next to a piece.
fn ringed(choice: &Choice, pointed: Option<Cell>, board: &Board, position: &Position) -> Cells {
    let targets = *choice.targets();
    if !matches!(choice.selection, Selection::Pond(_)) {
        return targets;
    }
    let owned = position.owned.iter().fold(Cells::NONE, |all, owned| all | *owned);
    let beside = board.around(&owned) & targets;
    let pointed: Cells = pointed.into_iter().collect();
    if beside.is_empty() { targets } else { beside | (pointed & targets) }
}

/// Returns the marks for the allowed hexes, the selection and the preview of the player to act.
fn selection_marks(choice: &Choice, pointed: Option<Cell>, board: &Board, position: &Position) -> BTreeSet<Mark> {
    let allowed = |at: Cell| Mark::Allowed { at, around: position.is_occupied(at) };
    let mut marks: BTreeSet<Mark> = ringed(choice, pointed, board, position).iter().map(allowed).collect();
    if let Selection::Harvest { from: Some(from) } = choice.selection {
        marks.insert(Mark::Chosen(from));
    }
    if let Some(ghost) = &choice.ghost {
        marks.extend(changed_hexes(ghost.action).into_iter().map(Mark::Chosen));
        marks.extend(preview_of(ghost.action, position).map(Mark::Ghost));
    }
    marks
}

/// Returns true if a hex has its full scenery, which hides objects on the ground.
fn has_scenery(board: &Board, position: &Position, cell: Cell) -> bool {
    matches!(board.ground(cell), Ground::Land(_)) && !position.is_occupied(cell)
}

pub(super) fn update_marks(
    mut commands: Commands,
    playback: Res<Playback<Hacienda>>,
    playing: Option<Res<GameSetting>>,
    seating: Res<Seating>,
    viewer: Res<ScreenViewer>,
    choice: Res<Choice>,
    (pointed, elsewhere): (Res<PointedHex>, Res<PointedPlace>),
    refusal: Res<Refusal>,
    hint: Res<Hint<Hacienda>>,
    flashes: Res<Flashing>,
    models: Res<Models>,
    paints: Res<Paints>,
    mut meshes: ResMut<Assets<Mesh>>,
    existing: Query<(Entity, &Mark)>,
) {
    let mut wanted = BTreeSet::new();
    if let (Some(position), Some(playing)) = (playback.shown(), &playing) {
        let seat = position.turn.seat;
        if let Some(step) = playback.scoring().and_then(ScoringShow::current) {
            wanted.extend(step.cells.iter().map(|cell| Mark::Highlighted(step.seat, cell)));
        } else if let Some(beat) = playback.current() {
            if !seating.is_human(beat.seat) {
                wanted.extend(changed_hexes(beat.action).into_iter().map(|cell| Mark::Highlighted(beat.seat, cell)));
            }
            wanted.extend(joined_rings(beat));
        } else if !playback.is_busy() && seating.human_to_act(position.may_act()) && viewer.seat == Some(seat) {
            let lately = playback.recent_actions(seat).flat_map(|(who, action)| {
                changed_hexes(action).into_iter().map(move |cell| Mark::Highlighted(who, cell))
            });
            // Recent actions are shown only while nothing is selected. Otherwise the rings of allowed hexes replace
            // them.
            wanted.extend(lately.filter(|_| choice.selection == Selection::Nothing));
            wanted.extend(selection_marks(&choice, pointed.cell, &playing.0.board, position));
            wanted.extend(refusal.cell().map(Mark::Refused));
            let advised = hint.advice().iter().flat_map(|advice| changed_hexes(advice.action));
            wanted.extend(advised.map(Mark::Chosen));
        }
        if let Some((seat, place)) = elsewhere.0.filter(|_| !playback.is_busy()) {
            let cell = Some(Cell(place)).filter(|cell| cell.index() < playing.0.board.len());
            wanted.extend(cell.into_iter().flat_map(|cell| [Mark::Highlighted(seat, cell), Mark::Chosen(cell)]));
        }
        if !playback.is_busy() && choice.selection == Selection::Nothing {
            let owner = pointed.cell.and_then(|cell| position.owner(cell));
            wanted.extend(
                owner.into_iter().flat_map(|owner| pointed.group.iter().map(move |at| Mark::Highlighted(owner, at))),
            );
            // An inspected hex without an owner gets a ring, and so does the rest of its pond.
            let asked = pointed.tapped.filter(|cell| position.owner(*cell).is_none());
            wanted.extend(asked.into_iter().flat_map(|cell| pond_or_hex(position, cell)).map(Mark::Chosen));
        }
    }
    if let Some(Flash { seat, cells }) = flashes.request.filter(|_| playback.shown().is_some()) {
        // Remove other highlights from these hexes, so that none is left between the lit phases of the flash.
        wanted.retain(|mark| !matches!(mark, Mark::Highlighted(_, at) if cells.has(*at)));
        wanted.extend(cells.iter().filter(|_| flashes.is_lit()).map(|cell| Mark::Highlighted(seat, cell)));
    }
    let mut kept = BTreeSet::new();
    for (entity, mark) in &existing {
        if !wanted.contains(mark) || !kept.insert(*mark) {
            commands.entity(entity).despawn();
        }
    }
    let (Some(position), Some(playing)) = (playback.shown(), playing) else { return };
    let board = &*playing.0.board;
    for mark in wanted.difference(&kept).copied() {
        let raised = |cell: Cell, up: f32| {
            Transform::from_translation(layout::world_of(board, cell)) * Transform::from_xyz(0.0, up, 0.0)
        };
        let on_top = |cell: Cell| raised(cell, super::piece_model::height_at(position, cell));
        // The banks of dug ponds are higher than the ground around a piece.
        let dug = |cell: Cell| position.pond_cells.has(cell) && board.ground(cell) != Ground::Water;
        let on_banks = |cell: Cell| raised(cell, if dug(cell) { pieces::BANKS } else { 0.0 });
        let shining = |cell: Cell| if has_scenery(board, position, cell) { &paints.through } else { &paints.bright };
        let (mesh, paint, at) = match mark {
            Mark::Allowed { at, around } => {
                let ring = if around { &models.ring_around } else { &models.ring };
                (ring.clone(), shining(at), on_top(at))
            }
            Mark::Chosen(cell) => (models.chosen.clone(), shining(cell), on_banks(cell)),
            Mark::Highlighted(seat, cell) => {
                (models.highlight[seating.owner(seat).index()].clone(), &paints.bright, on_banks(cell))
            }
            Mark::Refused(cell) => (models.hatch.clone(), &paints.veil, on_top(cell)),
            Mark::Ghost(thing) => {
                let mut at = thing.resting_transform(board, position);
                at.translation.y += LIFT;
                (thing.mesh(board, (&models, seating.owners), &mut meshes), &paints.ghost, at)
            }
        };
        commands.spawn((Name::new("Mark"), StageEntity, mark, Mesh3d(mesh), MeshMaterial3d(paint.clone()), at));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::games::hacienda::table::{DebugCounters, JudgementCache, RulesQuery};
    use hacienda_rules::{PondShape, Rulebook, Setting, maps};

    #[test]
    fn pond_rings_are_shown_next_to_pieces_and_under_the_pointer() {
        let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
        let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
        let board = &*setting.board;
        let mut position = Position::setup(&setting, 3, 1, None).expect("three players are allowed");
        let ringed_on = |position: &Position, pointed: Option<Cell>| {
            let (position, counts, answers) =
                (Arc::new(*position), DebugCounters::default(), JudgementCache::default());
            let asking = RulesQuery { position: &position, setting: &setting, counts: &counts, answers: &answers };
            let mut choice = Choice::default();
            choice.select(Selection::Pond(PondShape::ALL[0]), &asking);
            (ringed(&choice, pointed, board, &position), *choice.targets())
        };
        let (first, targets) = ringed_on(&position, None);
        assert!(
            first == targets && targets.count() > 100,
            "as long as nobody has a piece, all allowed hexes must get a ring"
        );
        let theirs =
            board.pampas().iter().find(|cell| board.neighbours(*cell).len() == 6).expect("the board has an inner hex");
        position.put_tile(Seat(2), theirs);
        let (beside, targets) = ringed_on(&position, None);
        assert!(beside.iter().all(|cell| board.touch(cell, theirs)) && !beside.is_empty(), "{beside:?}");
        let far = targets.iter().find(|cell| !beside.has(*cell)).expect("other hexes are allowed");
        assert_eq!(ringed_on(&position, Some(far)).0, beside | std::iter::once(far).collect());
        assert_eq!(ringed_on(&position, Some(theirs)).0, beside, "a forbidden hex must not get a ring");
    }

    #[test]
    fn only_free_landscape_hexes_have_full_scenery() {
        let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
        let mut position =
            Position::empty(&Setting { board: Arc::new(board.clone()), rulebook: Rulebook::default() }, 2);
        let land = |cell: &Cell| matches!(board.ground(*cell), Ground::Land(_));
        let grown =
            |position: &Position| board.cells().filter(|at| has_scenery(&board, position, *at)).collect::<Vec<_>>();
        let all: Vec<Cell> = board.cells().filter(land).collect();
        assert_eq!(grown(&position), all);
        position.put_tile(Seat(0), all[0]);
        assert_eq!(grown(&position), all[1..]);
    }
}
