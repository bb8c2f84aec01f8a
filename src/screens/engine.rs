//! The parts of Bevy that the game uses, on computers and in browsers.

#[cfg(not(target_arch = "wasm32"))]
use bevy::{
    app::ScheduleRunnerPlugin,
    log::{DEFAULT_FILTER, LogPlugin},
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    winit::WinitPlugin,
};
use bevy::{
    app::{PluginGroupBuilder, plugin_group},
    prelude::*,
};

/// The target for drawing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Surface {
    /// A window.
    Window,
    /// No target: everything runs without a graphics card. For tests.
    Nowhere {
        /// The width in logical pixels.
        width: u32,
        /// The height in logical pixels.
        height: u32,
    },
    /// No window: the camera of a test draws into an image, on a graphics card.
    Image {
        /// The width in logical pixels.
        width: u32,
        /// The height in logical pixels.
        height: u32,
    },
}

plugin_group! {
    /// Bevy's plugins for a window, in Bevy's order. In a browser, [`DefaultPlugins`](bevy::DefaultPlugins) would also
    /// add Bevy's log, whose filters make the program larger.
    pub(super) struct EnginePlugins {
        bevy::app:::PanicHandlerPlugin,
        #[custom(cfg(not(target_arch = "wasm32")))]
        bevy::log:::LogPlugin,
        bevy::app:::TaskPoolPlugin,
        bevy::diagnostic:::FrameCountPlugin,
        bevy::time:::TimePlugin,
        bevy::transform:::TransformPlugin,
        bevy::diagnostic:::DiagnosticsPlugin,
        bevy::input:::InputPlugin,
        bevy::input_focus:::InputFocusPlugin,
        bevy::input_focus:::InputDispatchPlugin,
        bevy::window:::WindowPlugin,
        bevy::a11y:::AccessibilityPlugin,
        #[custom(cfg(any(unix, windows)))]
        bevy::app:::TerminalCtrlCHandlerPlugin,
        bevy::asset:::AssetPlugin,
        bevy::winit:::WinitPlugin,
        bevy::render:::RenderPlugin,
        bevy::image:::ImagePlugin,
        bevy::mesh:::MeshPlugin,
        bevy::camera:::CameraPlugin,
        bevy::light:::LightPlugin,
        #[custom(cfg(not(target_arch = "wasm32")))]
        bevy::render::pipelined_rendering:::PipelinedRenderingPlugin,
        bevy::core_pipeline:::CorePipelinePlugin,
        bevy::pbr:::PbrPlugin,
        bevy::state::app:::StatesPlugin,
    }
}

/// Adds the plugins for a surface. If `no_files` is true, the log of a window leaves out all messages about assets,
/// because there would be an error for each missing file.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn add(app: &mut App, surface: Surface, plugins: PluginGroupBuilder, no_files: bool) {
    match surface {
        Surface::Window if no_files => {
            let quiet = format!("{DEFAULT_FILTER},bevy_asset=off,bevy_asset_loader=off");
            app.add_plugins(plugins.set(LogPlugin { filter: quiet, ..default() }))
        }
        Surface::Window => app.add_plugins(plugins),
        Surface::Nowhere { .. } => {
            let settings = WgpuSettings { backends: None, ..default() };
            let render = RenderPlugin { render_creation: RenderCreation::Automatic(Box::new(settings)), ..default() };
            app.add_plugins(plugins.set(render).disable::<WinitPlugin>().disable::<LogPlugin>());
            app.add_plugins(ScheduleRunnerPlugin::default())
        }
        Surface::Image { .. } => app
            .add_plugins(plugins.disable::<WinitPlugin>().disable::<LogPlugin>())
            .add_plugins(ScheduleRunnerPlugin::default()),
    };
}

/// Adds the plugins. Warnings and errors are written to the browser's console.
#[cfg(target_arch = "wasm32")]
pub(super) fn add(app: &mut App, _: Surface, plugins: PluginGroupBuilder, _: bool) {
    // This fails only if another logger was set up before, which is never the case.
    let _ = console_log::init_with_level(log::Level::Warn);
    app.add_plugins(plugins);
}
