//! Panels that rest: in a frame that only ambient animation needs, the panels are neither laid out nor tessellated, and
//! the window shows their last picture.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use bevy_egui::{
    EguiContext, EguiInput, EguiPostUpdateSet, EguiRenderOutput, PrimaryEguiContext, egui::ClippedPrimitive,
};

use crate::stage::{redraw::AmbientFrames, tabletop_mode};

/// The maximum age of the picture of resting panels. If an event wakes the window at the very moment when ambient
/// animation is due, the panels may take this long to show its effect.
const MAX_AGE: Duration = Duration::from_millis(500);

/// The last picture of the panels.
#[derive(Resource, Debug, Default)]
struct PanelPicture {
    /// The picture, if the panels may rest in the next frame.
    paint_jobs: Option<Vec<ClippedPrimitive>>,
    age: Duration,
    /// True if the panels rest in this frame.
    rests: bool,
}

/// Adds resting panels.
pub fn plugin(app: &mut App) {
    use EguiPostUpdateSet::{EndPass, PostProcessOutput, ProcessOutput};
    app.init_resource::<PanelPicture>()
        .configure_sets(PostUpdate, (EndPass.run_if(are_awake), ProcessOutput.run_if(are_awake)))
        .add_systems(
            PostUpdate,
            (
                choose_rest.before(EndPass),
                show_or_keep_picture
                    .after(ProcessOutput)
                    .after(tabletop_mode::turn_output)
                    .after(super::raise_contrast)
                    .before(PostProcessOutput),
            ),
        );
}

fn are_awake(picture: Res<PanelPicture>) -> bool {
    !picture.rests
}

/// Lets the panels rest in a frame that only ambient animation needs: the animation is due, and nothing has requested a
/// redraw, changed the window or sent input to the panels. Their last picture must be recent enough.
fn choose_rest(
    frames: Res<AmbientFrames>,
    time: Res<Time>,
    mut picture: ResMut<PanelPicture>,
    mut requests: MessageReader<RequestRedraw>,
    windows: Query<(), (Changed<Window>, With<PrimaryWindow>)>,
    mut contexts: Query<(&mut EguiContext, &EguiInput), With<PrimaryEguiContext>>,
) {
    let requested = requests.read().count() > 0 || !windows.is_empty();
    let untouched = |(mut context, input): (Mut<EguiContext>, &EguiInput)| {
        input.events.is_empty() && !context.get_mut().has_requested_repaint()
    };
    picture.age += time.delta();
    picture.rests = picture.paint_jobs.is_some()
        && picture.age < MAX_AGE
        && frames.is_due(time.delta())
        && !requested
        && contexts.iter_mut().all(untouched);
}

/// Shows the last picture while the panels rest; otherwise stores the new picture if they may rest in the next frame.
fn show_or_keep_picture(
    frames: Res<AmbientFrames>,
    mut picture: ResMut<PanelPicture>,
    mut painted: Query<&mut EguiRenderOutput, With<PrimaryEguiContext>>,
) {
    let Ok(mut painted) = painted.single_mut() else { return };
    if picture.rests {
        painted.paint_jobs = picture.paint_jobs.clone().unwrap_or_default();
    } else {
        picture.age = Duration::ZERO;
        picture.paint_jobs = frames.are_alone().then(|| painted.paint_jobs.clone());
    }
}
