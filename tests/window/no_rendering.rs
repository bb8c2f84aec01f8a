//! Disables rendering work in tests without a graphics card, and checks for warnings from egui.

use bevy::{camera::visibility::VisibilitySystems, light::SimulationLightSystems, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Id};
use hacienda::{
    theme::rects::{self, Recorded},
    ui::UiSystems,
};

/// Present if a test reads the paint output of the UI.
#[derive(Resource)]
pub struct KeepPaint;

/// Disables the systems that only prepare rendering, which the test of the real window covers, and turns warnings of
/// egui into panics.
pub fn disable_rendering(app: &mut App) {
    let clear_paint = clear_paint.run_if(not(resource_exists::<KeepPaint>));
    let last = (panic_on_egui_warnings, clear_paint).chain().after(UiSystems::Answers);
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

fn clear_paint(mut contexts: EguiContexts) {
    let ctx = contexts.ctx_mut().expect("the UI is attached to the camera");
    ctx.graphics_mut(|painted| *painted = default());
}

/// Panics if egui warns that two elements have the same id.
fn panic_on_egui_warnings(mut contexts: EguiContexts) {
    let ctx = contexts.ctx_mut().expect("the UI is attached to the camera");
    let warnings = rects::warnings(ctx);
    if !warnings.is_empty() {
        let warned = |id: &Id| warnings.iter().any(|warning| warning.ends_with(&id.short_debug_format()));
        let places: Vec<String> = ctx.viewport(|seen| {
            let all = seen.this_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
            all.filter(|widget| warned(&widget.id))
                .map(|widget| format!("{:?} {}", widget.layer_id, widget.rect))
                .collect()
        });
        let recorded: Vec<Recorded> = rects::read(ctx);
        panic!("egui warns {warnings:?} at {places:?}; recorded elements: {recorded:#?}");
    }
}
