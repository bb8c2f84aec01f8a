//! Debug output: with `RUST_LOG=hacienda=debug`, the contents of the screen are logged whenever they change.

use bevy::{
    log::{Level, tracing},
    prelude::*,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::Serialize;

use crate::{lessons::TapMark, texts::Language, ui::UiSystems, widgets};

/// The contents of the screen. Positions are in logical pixels of the window.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
struct ScreenState {
    language: &'static str,
    /// The centre of the mark of a lesson or of the first game's help.
    mark: Option<(i32, i32)>,
    /// The pressable widgets, each with its name, its centre and, if it is a switch or a chip, its state.
    things: Vec<(String, i32, i32, Option<bool>)>,
}

/// Adds the debug output.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, log_screen.after(UiSystems::Answers).ambiguous_with_all());
}

fn log_screen(
    mut contexts: EguiContexts,
    marked: Res<TapMark>,
    language: Res<Language>,
    mut logged: Local<ScreenState>,
) -> Result {
    if !tracing::enabled!(Level::DEBUG) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let things = widgets::pressables(ctx).into_iter().map(|pressable| {
        let middle = pressable.rect().center().round();
        (pressable.label.to_string(), middle.x as i32, middle.y as i32, pressable.chosen)
    });
    let mark = marked.0.map(|mark| mark.center().round()).map(|middle| (middle.x as i32, middle.y as i32));
    let now = ScreenState { language: language.code(), mark, things: things.collect() };
    if *logged != now {
        debug!("on the screen: {}", serde_json::to_string(&now)?);
        *logged = now;
    }
    Ok(())
}
