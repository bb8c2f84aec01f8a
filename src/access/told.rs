//! For whoever looks for a fault: with `RUST_LOG=hacienda=debug` the log says what is on the screen, a line each time it changes.

use bevy::{
    log::{Level, tracing},
    prelude::*,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use serde::Serialize;

use crate::{kit, lessons::Marked, texts::Language, ui::FaceSystems};

/// What is on the screen, in logical pixels of the window.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
struct Told {
    /// The language that it speaks.
    language: &'static str,
    /// The middle of what a lesson, or the first game's help, marks.
    mark: Option<(i32, i32)>,
    /// What can be pressed: its name, its middle, and whether it is on, where it can be.
    things: Vec<(String, i32, i32, Option<bool>)>,
}

/// Adds the telling, where the log hears it.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, tell.after(FaceSystems::Answers).ambiguous_with_all());
}

fn tell(mut contexts: EguiContexts, marked: Res<Marked>, language: Res<Language>, mut told: Local<Told>) -> Result {
    if !tracing::enabled!(Level::DEBUG) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let things = kit::heard(ctx).into_iter().map(|heard| {
        let middle = heard.rect().center().round();
        (heard.said.to_string(), middle.x as i32, middle.y as i32, heard.chosen)
    });
    let mark = marked.0.map(|mark| mark.center().round()).map(|middle| (middle.x as i32, middle.y as i32));
    let now = Told { language: language.code(), mark, things: things.collect() };
    if *told != now {
        debug!("on the screen: {}", serde_json::to_string(&now)?);
        *told = now;
    }
    Ok(())
}
