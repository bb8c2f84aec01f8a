//! The positions of panels and their parts in this frame, for lessons and help that point at them. Panels record them
//! under identifiers, never under displayed text.

use std::{collections::HashMap, fmt::Debug, hash::Hash};

use bevy_egui::egui::{Context, Id, Rect, Ui};

/// The recorded rectangles by panel and name, and the stack of panels being drawn.
#[derive(Debug, Clone, Default)]
struct Landmarks {
    all: HashMap<Id, Rect>,
    panels: Vec<String>,
}

fn with<R>(ctx: &Context, work: impl FnOnce(&mut Landmarks) -> R) -> R {
    ctx.data_mut(|data| work(data.get_temp_mut_or_default::<Landmarks>(Id::NULL)))
}

/// Clears the record of the previous frame; call at the start of each frame.
pub fn clear(ctx: &Context) {
    with(ctx, |landmarks| {
        landmarks.all.clear();
        landmarks.panels.clear();
    });
}

/// Records a panel, which contains everything that `add` draws.
pub(super) fn in_panel<R>(ui: &mut Ui, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    with(ui.ctx(), |landmarks| {
        landmarks.all.insert(Id::new(name), rect);
        landmarks.panels.push(name.into());
    });
    let result = add(ui);
    with(ui.ctx(), |landmarks| landmarks.panels.pop());
    result
}

/// Returns the name of the panel being drawn; empty if none is. Widgets build stable ids from the name.
pub fn current_panel(ui: &Ui) -> String {
    with(ui.ctx(), |landmarks| landmarks.panels.last().cloned().unwrap_or_default())
}

/// Records the visible part of an item in the panel being drawn.
pub fn mark(ui: &Ui, what: impl Hash + Debug, rect: Rect) {
    let (panel, seen) = (current_panel(ui), rect.intersect(ui.clip_rect()));
    if seen.is_positive() {
        with(ui.ctx(), |landmarks| landmarks.all.insert(Id::new((panel, what)), seen));
    }
}

/// Returns the rectangle of a panel in this frame.
pub fn panel(ctx: &Context, name: &str) -> Option<Rect> {
    with(ctx, |landmarks| landmarks.all.get(&Id::new(name)).copied())
}

/// Returns the rectangle of an item of a panel in this frame.
pub fn find(ctx: &Context, panel: &str, what: impl Hash + Debug) -> Option<Rect> {
    with(ctx, |landmarks| landmarks.all.get(&Id::new((panel, what))).copied())
}
