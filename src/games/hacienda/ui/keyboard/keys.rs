//! The keys of a match: arrows, Enter and Escape for the cursor, digits for cards and lines of the list, and keys for
//! the list, the end of the turn, ponds and the zoom.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Context, Key},
};

use super::{
    Scene,
    cursor::{self, Cursor},
    list::{MoveList, act},
};
use crate::{
    access::keys::shortcuts::ShortcutsOpen,
    game_screen::TapOutput,
    games::hacienda::{
        choice::{Choice, Selection, Touch},
        inspection::inspect,
        move_list::{LineAction, hexes},
        texts::inspection,
        ui::hud::{draw_order, press::is_placing},
    },
    seats::{Seating, Tap, names},
    stage::{camera::BoardCamera, gestures::PanelAreas},
    texts::{Text, text},
    ui::{
        parts::overlay::{is_window_blocked, take_key},
        requests::Announcement,
    },
};
use hacienda_rules::{Card, Cell, Cells, Hacienda, Position, Seat, Setting};

/// The zoom factor of one key press.
const STEP: f32 = 1.3;
/// The keys for the first nine lines of the list, or for the first nine kinds of cards in the hand.
const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
/// The arrow keys with their directions on the screen.
const ARROWS: [(Key, Vec2); 4] =
    [(Key::ArrowLeft, Vec2::NEG_X), (Key::ArrowRight, Vec2::X), (Key::ArrowUp, Vec2::NEG_Y), (Key::ArrowDown, Vec2::Y)];

impl Scene<'_, '_> {
    /// Returns the kinds of cards in a seat's hand, in their order on the screen.
    fn hand(&self, position: &Position, seat: Seat) -> Vec<Card> {
        let held = Card::kinds().map(|card| (card, u32::from(position.in_hand(seat, card))));
        let mut stacks: Vec<(Card, u32)> = held.filter(|(_, count)| *count > 0).collect();
        if self.settings.hand_as_drawn {
            draw_order::sort(&mut stacks, |stack| *stack, self.log.entries(), seat);
        }
        stacks.into_iter().map(|(card, _)| card).collect()
    }
}

/// Handles the keys that no dialog has consumed.
pub fn handle_keys(
    mut contexts: EguiContexts,
    scene: Scene,
    covered: Res<PanelAreas>,
    mut camera: Option<ResMut<BoardCamera>>,
    mut lines: ResMut<MoveList>,
    mut cursor: ResMut<Cursor>,
    help: Res<ShortcutsOpen>,
    mut spoken: ResMut<Announcement>,
    mut taps: TapOutput<Hacienda>,
    mut had_focus: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let had_focus = std::mem::replace(&mut *had_focus, ctx.memory(|memory| memory.focused().is_some()));
    if help.0 || is_window_blocked(ctx, &covered) || taps.menu.0 {
        return Ok(());
    }
    let Some(position) = scene.playback.shown() else { return Ok(()) };
    let setting = &scene.game_setting.0;
    if take_key(ctx, Key::L, false) {
        lines.toggle();
    }
    let holds = scene.choice.selection != Selection::Nothing || scene.choice.feedback.now.is_some();
    if !holds && (lines.open || had_focus || cursor.cell().is_some()) && take_key(ctx, Key::Escape, false) {
        // Each press of Escape does one thing. The first closes the list or releases the focus (done by egui), and the
        // next hides the cursor. After that, Escape opens the menu.
        if lines.open {
            lines.open = false;
        } else if !had_focus {
            cursor.hide();
        }
    }
    if let Some(camera) = &mut camera {
        zoom_keys(ctx, camera);
    }
    if ctx.input(|input| input.pointer.any_pressed()) {
        cursor.hide();
    }
    let (Some(seat), Some(camera)) = (scene.may_act(position), camera) else { return Ok(()) };
    let focused = ctx.memory(|memory| memory.focused());
    // After a selection by keyboard, the player presses arrows or Enter next, so the focus is released.
    if let Some(id) =
        focused.filter(|_| !lines.open && scene.choice.is_changed() && scene.choice.selection != Selection::Nothing)
    {
        ctx.memory_mut(|memory| memory.surrender_focus(id));
        if is_placing(&scene.choice) && scene.choice.ghost.is_none() {
            show_cursor(setting, camera.into_inner(), &scene.choice, &mut cursor);
        }
        return Ok(());
    }
    if let Some(number) = DIGITS.iter().position(|digit| take_key(ctx, *digit, false)) {
        if lines.open {
            let chosen = lines.choose(number);
            act(&mut taps, chosen);
        } else if scene.viewer.face_down {
            act(&mut taps, Some(LineAction::Tap(Tap::TurnUp)));
        } else {
            let held = scene.hand(position, seat).into_iter().nth(number).map(Selection::Card);
            act(&mut taps, held.map(|held| LineAction::Touch(Touch::Select(held))));
            cursor.hide();
        }
    }
    if take_key(ctx, Key::E, false) {
        act(&mut taps, Some(LineAction::Tap(Tap::End)));
    }
    if scene.choice.ghost.as_ref().is_some_and(|ghost| ghost.orientations.len() > 1) && take_key(ctx, Key::T, false) {
        act(&mut taps, Some(LineAction::Touch(Touch::RotatePond)));
    }
    if focused.is_some() {
        return Ok(());
    }
    let before = cursor.cell();
    steer(ctx, setting, camera.into_inner(), &scene.choice, &mut cursor);
    if let Some(cell) = cursor.cell().filter(|cell| before != Some(*cell)) {
        spoken.0 = Some(announcement(position, setting, seat, &scene.seating, cell));
    }
    if let Some(cell) = cursor.cell()
        && !enter_confirms(&scene.choice, cell)
        && take_key(ctx, Key::Enter, false)
    {
        act(&mut taps, Some(LineAction::Touch(Touch::Hex(cell))));
    }
    Ok(())
}

/// Handles the keys that zoom in, zoom out and show the whole board.
fn zoom_keys(ctx: &Context, camera: &mut ResMut<BoardCamera>) {
    let zoom = |keys: [Key; 2]| keys.into_iter().any(|key| take_key(ctx, key, false));
    if zoom([Key::Plus, Key::Equals]) {
        camera.zoom(STEP);
    }
    if take_key(ctx, Key::Minus, false) {
        camera.zoom(1.0 / STEP);
    }
    if zoom([Key::Num0, Key::Home]) {
        camera.recentre();
    }
}

/// Returns true if Enter confirms the pending action while the cursor is on this hex. A ghost is confirmed on its own
/// hexes, and a purchase on every hex.
fn enter_confirms(choice: &Choice, cell: Cell) -> bool {
    match &choice.ghost {
        Some(ghost) => ghost.at == cell || ghost.action.pond().is_some_and(|pond| pond.cells().contains(&cell)),
        None => choice.pending().is_some(),
    }
}

/// Returns the hexes that the cursor can visit: the target hexes of the selection, or all hexes if there are none.
fn cursor_hexes(setting: &Setting, choice: &Choice) -> Cells {
    if choice.targets().is_empty() { setting.board.cells().collect() } else { *choice.targets() }
}

/// Shows the cursor at the hex nearest to its previous place, or to the middle of the free area if it has none. Only
/// hexes that the cursor can visit are considered.
fn show_cursor(setting: &Setting, camera: &mut BoardCamera, choice: &Choice, cursor: &mut Cursor) {
    let board = &*setting.board;
    let from = match cursor.last_hex(board) {
        Some(cell) => camera.world_to_screen(crate::games::hacienda::view::layout::world_of(board, cell)),
        None => camera.free().center(),
    };
    if let Some(cell) = cursor::nearest(board, camera, &cursor_hexes(setting, choice), from) {
        cursor.move_to(cell);
        cursor::pan_to(board, camera, cell);
    }
}

/// Moves the cursor with the arrow keys. The first press only shows it.
fn steer(ctx: &Context, setting: &Setting, camera: &mut BoardCamera, choice: &Choice, cursor: &mut Cursor) {
    for (key, direction) in ARROWS {
        if !take_key(ctx, key, false) {
            continue;
        }
        let among = cursor_hexes(setting, choice);
        let Some(from) = cursor.cell().filter(|cell| cell.index() < setting.board.len()) else {
            show_cursor(setting, camera, choice, cursor);
            continue;
        };
        if let Some(to) = cursor::next(&setting.board, camera, &among, from, direction) {
            cursor.move_to(to);
            cursor::pan_to(&setting.board, camera, to);
        }
    }
}

/// Returns the announcement of the hex under the cursor: its place and the title of its inspection.
fn announcement(position: &Position, setting: &Setting, seat: Seat, seating: &Seating, cell: Cell) -> Text {
    let names = names::names(seating);
    let at = hexes::describe(position, setting, seat, &names, &[cell]);
    let lines =
        inspect(position, setting, seat, cell).map(|asked| inspection::lines(&asked, &names)).unwrap_or_default();
    match lines.into_iter().next() {
        Some(line) => text!("move-list-place", place = at, gain = line),
        None => at,
    }
}
