//! Ids of widgets, by their panel and their name: the second of the same name in a frame gets an id of its own.

use std::collections::HashMap;

use bevy_egui::egui::{Id, Ui};

use crate::theme::landmarks;

/// How many things were given each id in a frame, by its number.
#[derive(Debug, Clone, Default)]
struct Given {
    frame: u64,
    counts: HashMap<Id, u32>,
}

/// The id of the next widget of this kind and name in the panel that is being drawn. It stays the same from frame to frame as
/// long as the panel draws the same names in the same order: two saved games of the same players are two things to press.
pub(super) fn next_id(ui: &Ui, kind: &'static str, name: &str) -> Id {
    let id = Id::new((kind, landmarks::current_panel(ui), name));
    let frame = ui.ctx().cumulative_pass_nr();
    let before = ui.data_mut(|data| {
        let given = data.get_temp_mut_or_default::<Given>(Id::NULL);
        if given.frame != frame {
            given.frame = frame;
            given.counts.clear();
        }
        let count = given.counts.entry(id).or_default();
        *count += 1;
        *count - 1
    });
    if before == 0 { id } else { id.with(before) }
}
