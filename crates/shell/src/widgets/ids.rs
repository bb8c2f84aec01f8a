//! Widget ids from panel and name. Repeated names within a frame get distinct ids.

use std::collections::HashMap;

use bevy_egui::egui::{Id, Ui};

use crate::theme::landmarks;

/// The number of widgets that have used each id in a frame.
#[derive(Debug, Clone, Default)]
struct IdCounts {
    frame: u64,
    counts: HashMap<Id, u32>,
}

/// Returns the id of the next widget of this kind and name in the panel being drawn. It is stable across frames as long
/// as the panel draws the same names in the same order. Repeated names get distinct ids: two saved games of the same
/// players are two buttons.
pub(super) fn next_id(ui: &Ui, kind: &'static str, name: &str) -> Id {
    let id = Id::new((kind, landmarks::current_panel(ui), name));
    let frame = ui.ctx().cumulative_pass_nr();
    let before = ui.data_mut(|data| {
        let given = data.get_temp_mut_or_default::<IdCounts>(Id::NULL);
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
