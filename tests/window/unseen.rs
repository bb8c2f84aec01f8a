//! What a test without a graphics card leaves out, since nobody looks at it, and what egui warns of in it.

use bevy::{camera::visibility::VisibilitySystems, light::SimulationLightSystems, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use hacienda::{theme::rects, ui::FaceSystems};

/// Whoever looks at what the face paints puts this there.
#[derive(Resource)]
pub struct Painted;

/// Leaves out what only a graphics card would look at. The test of the real window holds that it works.
pub fn draw_nothing(app: &mut App) {
    let forget_paint = forget_paint.run_if(not(resource_exists::<Painted>));
    let last = (nothing_is_warned_of, forget_paint).chain().after(FaceSystems::Answers);
    app.add_systems(EguiPrimaryContextPass, last).configure_sets(
        PostUpdate,
        (
            VisibilitySystems::CalculateBounds,
            VisibilitySystems::UpdateFrusta,
            VisibilitySystems::VisibilityPropagate,
            VisibilitySystems::CheckVisibility,
            VisibilitySystems::MarkNewlyHiddenEntitiesInvisible,
            SimulationLightSystems::UpdateBounds,
            SimulationLightSystems::AssignLightsToClusters,
            SimulationLightSystems::UpdateDirectionalLightCascades,
            SimulationLightSystems::UpdateLightFrusta,
            SimulationLightSystems::CheckLightVisibility,
        )
            .run_if(|| false),
    );
}

fn forget_paint(mut contexts: EguiContexts) {
    let ctx = contexts.ctx_mut().expect("the face is attached to the camera");
    ctx.graphics_mut(|painted| *painted = default());
}

/// No two things on the screen have one id.
fn nothing_is_warned_of(mut contexts: EguiContexts) {
    let ctx = contexts.ctx_mut().expect("the face is attached to the camera");
    assert_eq!(rects::warnings(ctx), Vec::<String>::new());
}
