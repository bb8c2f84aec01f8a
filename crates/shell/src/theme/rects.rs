//! Records the rectangles drawn in this frame, so that tests can look for overlaps and small targets. The program
//! itself uses only the rectangles of texts, which tooltips avoid; lessons and help use [`landmarks`] instead.

use bevy_egui::egui::{Context, Id, LayerId, Rect, Shape, Ui};

use super::landmarks;

/// The kind of content in a recorded rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RectKind {
    /// A button.
    Button,
    /// A card or a stack of cards.
    Card,
    /// A place to buy or take from.
    Shop,
    /// Text of one or more lines.
    Text,
    /// A panel, which contains the other kinds.
    Panel,
    /// An icon or counter that cannot be pressed.
    Icon,
}

/// A recorded rectangle.
#[derive(Debug, Clone, PartialEq)]
pub struct Recorded {
    /// The kind of content.
    pub kind: RectKind,
    /// The name of the widget, or the text itself.
    pub name: String,
    /// The name of the panel that contains the rectangle; empty if none does.
    pub panel: String,
    /// The rectangle, in logical pixels of the window.
    pub rect: Rect,
    /// The height of the letters in logical pixels; 0 if the rectangle contains no text.
    pub text: f32,
    /// True if it cannot be pressed because it is disabled.
    pub disabled: bool,
}

#[derive(Debug, Clone, Default)]
struct Collector {
    on: bool,
    /// True if the rectangles of texts are collected for a tooltip.
    collects_texts: bool,
    texts: Vec<Rect>,
    /// The visible rectangles of the enclosing scroll areas.
    windows: Vec<Rect>,
    list: Vec<Recorded>,
}

fn with<R>(ctx: &Context, work: impl FnOnce(&mut Collector) -> R) -> R {
    ctx.data_mut(|data| work(data.get_temp_mut_or_default::<Collector>(Id::NULL)))
}

/// Starts recording in `ctx`, for tests and dev builds. Without it, [`record`] costs only a look-up.
pub fn enable(ctx: &Context) {
    with(ctx, |collector| collector.on = true);
}

/// Clears the record of the previous frame; call at the start of each frame.
pub fn clear(ctx: &Context) {
    with(ctx, |collector| {
        collector.list.clear();
        collector.texts.clear();
        collector.windows.clear();
    });
}

/// Starts or stops collecting the rectangles of texts, which [`texts`] returns from the next frame on.
pub fn collect_texts(ctx: &Context, on: bool) {
    with(ctx, |collector| collector.collects_texts = on);
}

/// Returns the rectangles of the texts drawn so far in this frame; empty if they are not being collected.
pub fn texts(ctx: &Context) -> Vec<Rect> {
    with(ctx, |collector| collector.texts.clone())
}

/// Records a rectangle; `text` is the height of its letters in px, or 0 if it contains no text.
pub fn record(ui: &Ui, kind: RectKind, name: &str, rect: Rect, text: f32) {
    let is_on = with(ui.ctx(), |collector| {
        if collector.collects_texts && kind == RectKind::Text {
            collector.texts.push(collector.windows.iter().fold(rect, |rect, window| rect.intersect(*window)));
        }
        collector.on
    });
    if !is_on {
        return;
    }
    let panel = landmarks::current_panel(ui);
    with(ui.ctx(), |collector| {
        let rect = collector.windows.iter().fold(rect, |rect, window| rect.intersect(*window));
        if collector.windows.is_empty() || rect.is_positive() {
            collector.list.push(Recorded { kind, name: name.into(), panel, rect, text, disabled: false });
        }
    });
}

/// Records a rectangle that cannot be pressed now.
pub fn record_disabled(ui: &Ui, kind: RectKind, name: &str, rect: Rect) {
    let before = with(ui.ctx(), |collector| collector.list.len());
    record(ui, kind, name, rect, 0.0);
    with(ui.ctx(), |collector| collector.list[before..].iter_mut().for_each(|recorded| recorded.disabled = true));
}

/// Assigns everything that `add` draws to the panel `name` with the rectangle `rect`.
pub fn in_panel<R>(ui: &mut Ui, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    record(ui, RectKind::Panel, name, rect, 0.0);
    landmarks::in_panel(ui, name, rect, add)
}

/// Treats everything that `add` draws as scrolled: only the visible part is recorded.
pub fn in_scroll<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let window = ui.clip_rect();
    with(ui.ctx(), |collector| collector.windows.push(window));
    let result = add(ui);
    with(ui.ctx(), |collector| collector.windows.pop());
    result
}

/// Returns the record of the current frame so far.
pub fn read(ctx: &Context) -> Vec<Recorded> {
    with(ctx, |collector| collector.list.clone())
}

/// Returns egui's warnings about duplicate ids in this frame, if it was built with debug assertions.
pub fn warnings(ctx: &Context) -> Vec<String> {
    ctx.graphics(|painted| {
        let shapes = painted.get(LayerId::debug()).into_iter().flat_map(|list| list.all_entries());
        let texts = shapes.filter_map(|clipped| if let Shape::Text(text) = &clipped.shape { Some(text) } else { None });
        texts.map(|text| text.galley.text().to_owned()).collect()
    })
}
