//! The translation of a touch on the stage into a hex: the nearest allowed hex within reach, or else the one under the
//! finger.

use bevy::prelude::*;

use super::{BoardCamera, GameSetting, StageTapped, layout};
use crate::{
    games::hacienda::choice::{Choice, Touch},
    seats::{SeatSystems, taps::TapWriter},
    settings::Settings,
    stage::gestures::Pointers,
};
use hacienda_rules::{Board, Cell, Cells, Setting};

/// The maximum distance from the centre of an allowed hex at which a tap beside the hex still selects it, in
/// millimetres.
const MAGNET_MM: f32 = 10.0;
/// The same limit in logical pixels, for screens of unknown pixel density. 10 mm is 38 pixels on a desktop screen, but
/// 63 on a phone, where it would span several hexes. 44 pixels is the usual minimum size of a button for fingers.
const MAGNET: f32 = 44.0;
/// The distance from the centre of a hex within which a tap always selects it, in world units: half the distance to a
/// side.
const INNER: f32 = layout::APOTHEM / 2.0;
/// The time within which a second tap on the same hex is ignored, in seconds. Such a tap is the bounce of a worn mouse
/// button, not a confirmation. Finger bounces are filtered out earlier.
const DEBOUNCE_TIME: f64 = 0.12;

/// Adds the selection of hexes by touches on the stage.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        send_hex_taps.after(Pointers).before(SeatSystems::Questions).in_set(crate::AppSystems::Input),
    );
}

fn send_hex_taps(
    mut touched: MessageReader<StageTapped>,
    choice: Res<Choice>,
    playing: Option<Res<GameSetting>>,
    camera: Option<Res<BoardCamera>>,
    settings: Res<Settings>,
    time: Res<Time>,
    mut before: Local<Option<(Cell, f64)>>,
    mut taps: TapWriter<Touch>,
) {
    let (Some(playing), Some(camera)) = (playing, camera) else {
        touched.clear();
        return;
    };
    let magnet = settings.px_per_mm().map_or(MAGNET, |px| MAGNET_MM * px);
    for StageTapped(at) in touched.read() {
        let Some(cell) = picked_hex(&playing.0, &camera, *at, choice.targets(), magnet) else { continue };
        let now = time.elapsed_secs_f64();
        let bounced = before.is_some_and(|(other, at)| other == cell && now - at < DEBOUNCE_TIME);
        *before = Some((cell, now));
        if !bounced {
            taps.touch(Touch::Hex(cell));
        }
    }
}

/// Returns the hex that a tap selects: the nearest allowed one within `magnet` logical pixels, or else the one under
/// the tap. A tap near the centre of a forbidden hex selects that hex, so that the reason can be shown.
fn picked_hex(setting: &Setting, camera: &BoardCamera, at: Vec2, targets: &Cells, magnet: f32) -> Option<Cell> {
    let board: &Board = &setting.board;
    let ground = camera.screen_to_world(at, 0.0);
    let under = layout::cell_at(board, ground);
    let certain = |cell: Cell| layout::world_of(board, cell).distance(ground) < INNER;
    if under.is_some_and(|cell| targets.has(cell) || certain(cell)) {
        return under;
    }
    let reach = |cell: Cell| (camera.world_to_screen(layout::world_of(board, cell)).distance(at), cell);
    let nearest = targets.iter().map(reach).min_by(|a, b| a.0.total_cmp(&b.0));
    nearest.filter(|(distance, _)| *distance <= magnet).map(|(_, cell)| cell).or(under)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{games::hacienda::view::framed, stage::camera::Margins};
    use hacienda_rules::{Rulebook, maps};

    #[test]
    fn a_tap_selects_the_nearest_allowed_hex_within_reach_or_the_hex_under_the_finger() {
        let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
        let setting = Setting { board: std::sync::Arc::new(board), rulebook: Rulebook::default() };
        let board = &*setting.board;
        // At this size the reach extends beyond a hex.
        let camera = BoardCamera::new(framed(board), Vec2::new(1024.0, 768.0), Margins::default());
        let on_screen = |cell| camera.world_to_screen(layout::world_of(board, cell));
        let inner = board.cells().find(|cell| board.neighbours(*cell).len() == 6).expect("the board has an inner hex");
        let beside = board.neighbours(inner)[0];
        let apart = on_screen(beside) - on_screen(inner);
        let only = |cell: Cell| std::iter::once(cell).collect::<Cells>();
        // The hex under the finger is allowed.
        assert_eq!(picked_hex(&setting, &camera, on_screen(inner), &only(inner), MAGNET), Some(inner));
        // The tap is next to an allowed hex and within its reach.
        let near = on_screen(inner) + apart * 0.6;
        assert!(near.distance(on_screen(inner)) < MAGNET);
        assert_eq!(picked_hex(&setting, &camera, near, &only(inner), MAGNET), Some(inner));
        assert_eq!(picked_hex(&setting, &camera, near, &only(beside), MAGNET), Some(beside));
        // The tap is near the centre of a forbidden hex, with an allowed one in reach.
        let middle = on_screen(beside) - apart * 0.1;
        assert!(middle.distance(on_screen(inner)) < MAGNET);
        assert_eq!(picked_hex(&setting, &camera, middle, &only(inner), MAGNET), Some(beside));
        // The allowed hex is out of reach, so it is not selected.
        let far = on_screen(inner) + apart * 1.5;
        assert!(far.distance(on_screen(inner)) > MAGNET);
        assert_ne!(picked_hex(&setting, &camera, far, &only(inner), MAGNET), Some(inner));
        assert_eq!(picked_hex(&setting, &camera, on_screen(inner), &Cells::NONE, MAGNET), Some(inner));
        // On a screen with finer pixels, the same distance in millimetres spans more pixels.
        assert_eq!(picked_hex(&setting, &camera, far, &only(inner), 2.0 * far.distance(on_screen(inner))), Some(inner));
        // The tap is outside the board.
        assert_eq!(picked_hex(&setting, &camera, Vec2::ZERO, &Cells::NONE, MAGNET), None);
    }
}
