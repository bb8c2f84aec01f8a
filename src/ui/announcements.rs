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
        let current = data.get_temp_mut_or_default::<Announced>(Id::NULL);
        if current.frame != frame {
            *current = Announced { frame, texts: Vec::new() };
        }
        if !current.texts.contains(text) {
            current.texts.push(text.clone());
        }
    });
}

/// The announcements of this frame.
pub fn announced(ctx: &Context) -> Vec<Text> {
    let current = ctx.data(|data| data.get_temp::<Announced>(Id::NULL)).unwrap_or_default();
    if current.frame == ctx.cumulative_pass_nr() { current.texts } else { Vec::new() }
}

/// Adds the announcements.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, speak.after(UiSystems::Listed));
}

/// Announces the texts that were not shown in the previous frame. If there are none, withdraws the last announcement
/// once one of its texts is no longer shown.
fn speak(
    mut contexts: EguiContexts,
    mut announcement: ResMut<Announcement>,
    (mut last, mut spoken): (Local<Vec<Text>>, Local<(Vec<Text>, Option<Text>)>),
) -> Result {
    let now = announced(contexts.ctx_mut()?);
    if *last == now {
        return Ok(());
    }
    let before = std::mem::replace(&mut *last, now.clone());
    let new: Vec<Text> = now.iter().filter(|text| !before.contains(text)).cloned().collect();
    let (parts, whole) = &mut *spoken;
    if !new.is_empty() {
        let sentence = new.iter().cloned().reduce(|first, then| text!("two-sentences", first = first, then = then));
        (*parts, *whole) = (new, sentence.clone());
        announcement.0 = sentence;
    } else if announcement.0.is_some() && announcement.0 == *whole && parts.iter().any(|text| !now.contains(text)) {
        announcement.0 = None;
    }
    Ok(())
}
