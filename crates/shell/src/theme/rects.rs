//! A list of what stands where on the face in this frame, by which a test sees overlaps and small targets. The program itself needs
//! none of it: what it points at is a landmark.

use bevy_egui::egui::{Context, Id, LayerId, Rect, Shape, Ui};

use super::landmarks;

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

/// Forgets the frame before; call at the start of each frame.
pub fn clear(ctx: &Context) {
    with(ctx, |collector| {
        collector.list.clear();
        collector.windows.clear();
    });
}

/// Writes down one rectangle; `text` is the height of its letters in px, 0 where it has none.
pub fn record(ui: &Ui, kind: RectKind, name: &str, rect: Rect, text: f32) {
    if !with(ui.ctx(), |collector| collector.on) {
        return;
    }
    let panel = landmarks::current_panel(ui);
    with(ui.ctx(), |collector| {
        let rect = collector.windows.iter().fold(rect, |rect, window| rect.intersect(*window));
        if collector.windows.is_empty() || rect.is_positive() {
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
    landmarks::in_panel(ui, name, rect, add)
}

/// Everything that `add` draws scrolls: only what can be seen of it is written down.
pub fn in_scroll<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let window = ui.clip_rect();
    with(ui.ctx(), |collector| collector.windows.push(window));
    let result = add(ui);
    with(ui.ctx(), |collector| collector.windows.pop());
    result
}

/// What the last frame showed.
pub fn read(ctx: &Context) -> Vec<Recorded> {
    with(ctx, |collector| collector.list.clone())
}

/// What egui warns of in this frame, where it was built with debug assertions: two things under one id.
pub fn warnings(ctx: &Context) -> Vec<String> {
    ctx.graphics(|painted| {
        let shapes = painted.get(LayerId::debug()).into_iter().flat_map(|list| list.all_entries());
        let texts = shapes.filter_map(|clipped| if let Shape::Text(text) = &clipped.shape { Some(text) } else { None });
        texts.map(|text| text.galley.text().to_owned()).collect()
    })
}
