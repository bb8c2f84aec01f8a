//! Whether the last picture lacks something that was still on its way to the graphics card: then another one has to follow,
//! though nothing else moves.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bevy::{
    prelude::*,
    render::{Render, RenderApp, RenderSystems, render_resource::PipelineCache, view::ExtractedWindows},
};

/// Whether something is on its way: a pipeline that is compiled in the background, or a surface that was lost. Whoever draws says
/// so, perhaps beside the game's own thread.
#[derive(Resource, Debug, Clone, Default)]
pub struct Unfinished(Arc<AtomicBool>);

impl Unfinished {
    /// Whether another picture has to follow.
    pub fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Says so.
    pub fn set(&self, unfinished: bool) {
        self.0.store(unfinished, Ordering::Relaxed);
    }
}

/// Lets whoever draws say so.
pub(super) fn plugin(app: &mut App) {
    let unfinished = Unfinished::default();
    app.insert_resource(unfinished.clone());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(unfinished).add_systems(Render, look.in_set(RenderSystems::Cleanup));
    }
}

/// Looks when the frame was drawn: what it asked for first has been put on its way by then.
fn look(unfinished: Res<Unfinished>, pipelines: Res<PipelineCache>, windows: Res<ExtractedWindows>) {
    let compiles = pipelines.waiting_pipelines().next().is_some();
    let lost = windows.values().any(|window| window.swap_chain_texture_view.is_none());
    unfinished.set(compiles || lost);
}
