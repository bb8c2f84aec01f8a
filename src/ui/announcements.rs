//! Announces texts such as questions and error messages to screen readers, once, when they appear.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{UiSystems, requests::Announcement};
use crate::widgets::prelude::*;

/// The announcements of one frame, identified by its pass number.
#[derive(Debug, Clone, Default)]
struct Announced {
    frame: u64,
    texts: Vec<Text>,
}

/// Announces a text, such as a question or an error message. Call it in every frame in which the text is shown.
pub fn announce(ctx: &Context, text: &Text) {
    let frame = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let asked = data.get_temp_mut_or_default::<Announced>(Id::NULL);
        if asked.frame != frame {
            *asked = Announced { frame, texts: Vec::new() };
        }
        if !asked.texts.contains(text) {
            asked.texts.push(text.clone());
        }
    });
}

/// The announcements of this frame.
pub fn announced(ctx: &Context) -> Vec<Text> {
    let asked = ctx.data(|data| data.get_temp::<Announced>(Id::NULL)).unwrap_or_default();
    if asked.frame == ctx.cumulative_pass_nr() { asked.texts } else { Vec::new() }
}

/// Adds the announcements.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, speak.after(UiSystems::Listed));
}

/// Announces new texts, but not those that were already shown. If there are no new texts, withdraws the last
/// announcement once one of its texts is no longer shown.
fn speak(
    mut contexts: EguiContexts,
    mut aside: ResMut<Announcement>,
    (mut last, mut said): (Local<Vec<Text>>, Local<(Vec<Text>, Option<Text>)>),
) -> Result {
    let now = announced(contexts.ctx_mut()?);
    if *last == now {
        return Ok(());
    }
    let before = std::mem::replace(&mut *last, now.clone());
    let new: Vec<Text> = now.iter().filter(|text| !before.contains(text)).cloned().collect();
    let (parts, whole) = &mut *said;
    if !new.is_empty() {
        let one = new.iter().cloned().reduce(|first, then| text!("two-sentences", first = first, then = then));
        (*parts, *whole) = (new, one.clone());
        aside.0 = one;
    } else if aside.0.is_some() && aside.0 == *whole && parts.iter().any(|text| !now.contains(text)) {
        aside.0 = None;
    }
    Ok(())
}
