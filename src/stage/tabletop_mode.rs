//! Tabletop mode: on a screen that lies flat between players, the picture turns to the side of the active player.
//!
//! Players sit at the side that they have chosen, or else alternate between the two long sides, starting at the near
//! side. The layout is always computed for the near side. For the far side the picture is rotated by 180° and touches
//! are rotated back, while the board stays where it is on the screen.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{
    EguiInput, EguiPostUpdateSet, EguiRenderOutput,
    egui::{ClippedPrimitive, Event, Pos2, Rect as Place, epaint::Primitive},
};

use super::{InputSystems, PictureSystems, camera::BoardCamera, touch_filter::TouchFilter};
use crate::{
    profile::Profile,
    seats::{ScreenViewer, Seating, Side, Sides},
    settings::Settings,
    table::Progress,
};
use tabletop::Seat;

/// The side of the screen to which the picture is turned.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Facing {
    /// True if the picture is turned to the far side.
    pub far_side: bool,
}

impl Facing {
    /// Returns the picture position that appears at a window position, in logical pixels.
    pub fn to_picture(self, window: Vec2, at: Vec2) -> Vec2 {
        if self.far_side { window - at } else { at }
    }
}

/// Adds tabletop mode.
pub fn plugin(app: &mut App) {
    app.init_resource::<Facing>()
        .add_systems(PreUpdate, turn_input.in_set(InputSystems::Touches).before(super::touch_filter::filter_touches))
        .add_systems(Update, update_facing.in_set(PictureSystems::Camera).before(super::camera::follow))
        .add_systems(
            PostUpdate,
            turn_output.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
        );
}

/// Returns true if a human player has this seat and sits at the far side.
fn sits_at_far_side(seating: &Seating, sides: Sides, seat: Seat) -> bool {
    let nth = seating.humans().position(|other| other == seat);
    nth.is_some_and(|nth| sides.of(seat.index(), nth) == Side::Far)
}

/// Turns the picture towards the viewer, or towards the player who has been called to the screen.
pub fn update_facing(
    settings: Res<Settings>,
    playing: Option<Res<Progress>>,
    viewer: Res<ScreenViewer>,
    (seating, person): (Res<Seating>, Res<Profile>),
    mut facing: ResMut<Facing>,
    mut filter: ResMut<TouchFilter>,
    camera: Option<ResMut<BoardCamera>>,
) {
    let viewer_seat = viewer.called.or(viewer.seat).filter(|_| settings.table_top() && playing.is_some());
    let away = viewer_seat.is_some_and(|seat| sits_at_far_side(&seating, person.sides, seat));
    if facing.set_if_neq(Facing { far_side: away }) {
        // Touches in progress were aimed at the previous picture.
        filter.invalidate();
    }
    if let Some(mut camera) = camera
        && camera.is_far_side() != away
    {
        camera.set_far_side(away);
    }
}

fn turn_input(
    facing: Res<Facing>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut inputs: Query<&mut EguiInput>,
) {
    let Some(window) = window.filter(|_| facing.far_side) else { return };
    let corner = Pos2::new(window.width(), window.height());
    for mut input in &mut inputs {
        input.events.iter_mut().for_each(|event| turn_event(event, corner));
    }
}

/// Rotates the position of an event by 180°.
fn turn_event(event: &mut Event, corner: Pos2) {
    match event {
        Event::PointerMoved(pos) | Event::PointerButton { pos, .. } | Event::Touch { pos, .. } => {
            *pos = (corner - *pos).to_pos2();
        }
        _ => {}
    }
}

/// Rotates the painted panels for the far side.
pub fn turn_output(
    facing: Res<Facing>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut painted: Query<&mut EguiRenderOutput>,
) {
    let Some(window) = window.filter(|_| facing.far_side) else { return };
    let corner = Pos2::new(window.width(), window.height());
    for mut painted in &mut painted {
        painted.paint_jobs.iter_mut().for_each(|job| turn_job(job, corner));
    }
}

/// Rotates a paint job by 180° around the centre of the window.
fn turn_job(job: &mut ClippedPrimitive, corner: Pos2) {
    let clip = job.clip_rect;
    job.clip_rect = Place::from_min_max((corner - clip.max).to_pos2(), (corner - clip.min).to_pos2());
    if let Primitive::Mesh(mesh) = &mut job.primitive {
        mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = (corner - vertex.pos).to_pos2());
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Color32, Mesh, epaint::Vertex, pos2};

    use super::*;
    use crate::seats::PlayerKind;
    use tabletop::Level;

    #[test]
    fn human_players_alternate_between_the_sides() {
        let bot = PlayerKind::Bot(Level::Random);
        let seating = Seating::of(vec![PlayerKind::Human, bot, PlayerKind::Human, PlayerKind::Human, bot]);
        let away = |sides, seat: u8| sits_at_far_side(&seating, sides, Seat(seat));
        let mut sides = Sides::default();
        assert_eq!([0, 1, 2, 3, 4].map(|seat| away(sides, seat)), [false, false, true, false, false]);
        // A chosen side takes precedence.
        sides.choose(2, Side::Near);
        sides.choose(3, Side::Far);
        assert_eq!([0, 1, 2, 3, 4].map(|seat| away(sides, seat)), [false, false, false, true, false]);
    }

    #[test]
    fn touches_and_picture_are_rotated_in_the_same_way() {
        let corner = pos2(1000.0, 600.0);
        let at = pos2(100.0, 50.0);
        let mut event = Event::PointerMoved(at);
        turn_event(&mut event, corner);
        assert_eq!(event, Event::PointerMoved(pos2(900.0, 550.0)));
        let vertex = Vertex { pos: pos2(900.0, 550.0), uv: Pos2::ZERO, color: Color32::WHITE };
        let clip_rect = Place::from_min_max(pos2(800.0, 500.0), corner);
        let primitive = Primitive::Mesh(Mesh { vertices: vec![vertex], ..Mesh::default() });
        let mut job = ClippedPrimitive { clip_rect, primitive };
        turn_job(&mut job, corner);
        assert_eq!(job.clip_rect, Place::from_min_max(Pos2::ZERO, pos2(200.0, 100.0)));
        let Primitive::Mesh(mesh) = job.primitive else { unreachable!("the primitive is a mesh") };
        assert_eq!(mesh.vertices[0].pos, at);
        let (window, facing) = (Vec2::new(1000.0, 600.0), Facing { far_side: true });
        assert_eq!(facing.to_picture(window, Vec2::new(100.0, 50.0)), Vec2::new(900.0, 550.0));
        assert_eq!(Facing::default().to_picture(window, Vec2::ONE), Vec2::ONE);
    }
}
