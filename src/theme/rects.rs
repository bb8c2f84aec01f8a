//! A list of what stands where on the face in this frame, so that a lesson can point at it and a test can see overlaps and
//! small targets.

use bevy_egui::egui::{Context, Id, Rect, Ui};

/// What a recorded rectangle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RectKind {
    /// Something to press.
    Button,
    /// A card or stack in the hand.
    Card,
    /// A place to buy from.
    Shop,
    /// A line of text.
    Text,
    /// A sheet of paper that holds the rest.
    Panel,
    /// A sign or counter that is only looked at.
    Sign,
}

/// One rectangle of the frame.
#[derive(Debug, Clone, PartialEq)]
pub struct Recorded {
    /// What it is.
    pub kind: RectKind,
    /// The widget's name, or the text itself.
    pub name: String,
    /// The panel it stands in; empty outside any.
    pub panel: String,
    /// Where it stands, in logical pixels of the window.
    pub rect: Rect,
    /// The height of its text in logical pixels; 0 where it has none.
    pub text: f32,
    /// Whether it would be something to press at another time.
    pub off: bool,
}

#[derive(Debug, Clone, Default)]
struct Collector {
    on: bool,
    /// Whether a lesson points at things.
    pointed_at: bool,
    panels: Vec<String>,
    /// What can be seen of what scrolls.
    windows: Vec<Rect>,
    list: Vec<Recorded>,
}

fn with<R>(ctx: &Context, work: impl FnOnce(&mut Collector) -> R) -> R {
    ctx.data_mut(|data| work(data.get_temp_mut_or_default::<Collector>(Id::NULL)))
}

/// Starts recording in `ctx` (tests and dev builds); without it [`record`] costs a look-up and nothing else.
pub fn enable(ctx: &Context) {
    with(ctx, |collector| collector.on = true);
}

/// Records while a lesson points at things, and no longer.
pub fn point(ctx: &Context, at_things: bool) {
    with(ctx, |collector| collector.pointed_at = at_things);
}

/// Where a thing of this kind stands in a panel in this frame, by its name.
pub fn find(ctx: &Context, kind: RectKind, panel: &str, name: &str) -> Option<Rect> {
    with(ctx, |collector| {
        let mut all = collector.list.iter();
        all.find(|found| found.kind == kind && found.panel == panel && found.name == name).map(|found| found.rect)
    })
}

/// Where a panel stands in this frame.
pub fn panel(ctx: &Context, name: &str) -> Option<Rect> {
    find(ctx, RectKind::Panel, "", name)
}

/// Forgets the frame before; call at the start of each frame.
pub fn clear(ctx: &Context) {
    with(ctx, |collector| {
        collector.list.clear();
        collector.panels.clear();
        collector.windows.clear();
    });
}

/// Writes down one rectangle; `text` is the height of its letters in px, 0 where it has none.
pub fn record(ui: &Ui, kind: RectKind, name: &str, rect: Rect, text: f32) {
    with(ui.ctx(), |collector| {
        if collector.on || collector.pointed_at {
            let panel = collector.panels.last().cloned().unwrap_or_default();
            let rect = collector.windows.iter().fold(rect, |rect, window| rect.intersect(*window));
            if !collector.windows.is_empty() && !rect.is_positive() {
                return;
            }
            collector.list.push(Recorded { kind, name: name.into(), panel, rect, text, off: false });
        }
    });
}

/// The same for something that cannot be pressed now.
pub fn record_off(ui: &Ui, kind: RectKind, name: &str, rect: Rect) {
    let before = with(ui.ctx(), |collector| collector.list.len());
    record(ui, kind, name, rect, 0.0);
    with(ui.ctx(), |collector| collector.list[before..].iter_mut().for_each(|recorded| recorded.off = true));
}

/// Everything that `add` draws counts as standing in the panel `name`, whose own rectangle is `rect`.
pub fn in_panel<R>(ui: &mut Ui, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    record(ui, RectKind::Panel, name, rect, 0.0);
    with(ui.ctx(), |collector| collector.panels.push(name.into()));
    let result = add(ui);
    with(ui.ctx(), |collector| collector.panels.pop());
    result
}

/// Everything that `add` draws scrolls: only what can be seen of it is written down.
pub fn in_scroll<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let window = ui.clip_rect();
    with(ui.ctx(), |collector| collector.windows.push(window));
    let result = add(ui);
    with(ui.ctx(), |collector| collector.windows.pop());
    result
}

/// The name of the panel being drawn; empty outside any. Widgets build stable ids from it.
pub fn current_panel(ui: &Ui) -> String {
    with(ui.ctx(), |collector| collector.panels.last().cloned().unwrap_or_default())
}

/// What the last frame showed.
pub fn read(ctx: &Context) -> Vec<Recorded> {
    with(ctx, |collector| collector.list.clone())
}
