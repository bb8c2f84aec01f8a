//! Detection of incomplete frames. If a resource did not reach the graphics card in time, another frame must be drawn.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::{
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache, view::ExtractedWindows},
};

/// True if the last frame was incomplete because a pipeline was being compiled or a surface was lost. The renderer sets
/// it, possibly on another thread.
#[derive(Resource, Debug, Clone, Default)]
pub struct IncompleteFrame(Arc<AtomicBool>);

impl IncompleteFrame {
    /// Returns true if another frame must be drawn.
    pub fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Sets the state of the last frame.
    pub fn set(&self, unfinished: bool) {
        self.0.store(unfinished, Ordering::Relaxed);
    }
}

/// Shares the flag with the renderer.
pub(super) fn plugin(app: &mut App) {
    let unfinished = IncompleteFrame::default();
    app.insert_resource(unfinished.clone());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(unfinished).add_systems(Render, check_frame.in_set(RenderSystems::Cleanup));
    }
}

/// Checks whether the frame is complete. This runs after the frame has been drawn, when the pipelines that it needs
/// have been requested.
fn check_frame(unfinished: Res<IncompleteFrame>, pipelines: Res<PipelineCache>, windows: Res<ExtractedWindows>) {
    let compiles = pipelines.waiting_pipelines().next().is_some();
    let lost = windows.values().any(|window| window.swap_chain_texture_view.is_none());
    unfinished.set(compiles || lost);
}
