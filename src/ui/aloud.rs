//! What asks or warns is said as well as shown, to whoever listens instead of looking: once, when it comes.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, Id},
};

use super::{FaceSystems, wishes::SpokenAside};
use crate::texts::Text;

/// What was asked or warned of in a frame, by its number.
#[derive(Debug, Clone, Default)]
struct Asked {
    frame: u64,
    text: Option<Text>,
}

/// Whoever draws a question, or a sentence about trouble, says it in every frame in which it stands there. What is drawn last lies
/// over the rest.
pub fn say_aloud(ctx: &Context, text: &Text) {
    let frame = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Asked { frame, text: Some(text.clone()) }));
}

/// Adds the voice.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, speak.after(FaceSystems::Listed));
}

/// Says what has come, and takes it back when it has gone.
fn speak(mut contexts: EguiContexts, mut aside: ResMut<SpokenAside>, mut last: Local<Option<Text>>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (asked, frame) =
        (ctx.data(|data| data.get_temp::<Asked>(Id::NULL)).unwrap_or_default(), ctx.cumulative_pass_nr());
    let now = asked.text.filter(|_| asked.frame == frame);
    if *last == now {
        return Ok(());
    }
    let before = std::mem::replace(&mut *last, now.clone());
    if now.is_some() || aside.0 == before {
        aside.0 = now;
    }
    Ok(())
}
