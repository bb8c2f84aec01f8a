//! The log: actions grouped by player, newest at the bottom.

use std::sync::Arc;

use bevy_egui::egui::{ScrollArea, style::ScrollStyle};

use super::Emblem;
use crate::{
    texts::Translations,
    ui::parts::look_back,
    widgets::{self, galley, lines_in_scroll, prelude::*, report},
};

/// The maximum number of lines displayed. The past of the game still contains the older actions.
pub const MAX_LINES: usize = 240;
/// Pixels between two lines.
const SPACING: f32 = 3.0;
/// The maximum height that may be clipped off the top of a line, in pixels. No letter is clipped, because a line is
/// taller than its letters.
const MAX_CLIP: f32 = 1.5;

/// A line of the log. `E` is the type of the emblems; `P` identifies a place on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<E, P = ()> {
    /// The kind of the line.
    pub kind: LineKind<E, P>,
    /// The text of the line.
    pub text: Text,
}

/// The kind of a line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum LineKind<E, P = ()> {
    /// The player whose actions follow.
    Turn {
        /// The emblem before the name.
        emblem: Option<E>,
        /// True if a dividing line separates it from the line above.
        ruled: bool,
    },
    /// An action, which can be pressed if it has a place.
    Done(Option<P>),
    /// A consequence of an action.
    Consequence,
    /// An event more important than an action: a scoring, the end of a half.
    Scored,
}

/// A press on the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pressed<P = ()> {
    /// The tab that opens and closes the log.
    Tab,
    /// The look-back button.
    LookBack,
    /// The line of an action with this place.
    Line(P),
}

/// A place on the board that a line refers to.
pub trait Place: Copy + PartialEq + Send + Sync + 'static {}

impl<P: Copy + PartialEq + Send + Sync + 'static> Place for P {}

/// The newest lines, at most [`MAX_LINES`], without a dividing line above the first.
pub fn newest<E, P>(mut lines: Vec<Line<E, P>>) -> Vec<Line<E, P>> {
    let old = lines.len().saturating_sub(MAX_LINES);
    let mut newest = lines.split_off(old);
    if let Some(Line { kind: LineKind::Turn { ruled, .. }, .. }) = newest.first_mut() {
        *ruled = false;
    }
    newest
}

/// The formatted lines of the previous frame. Formatting a whole log takes longer than drawing it, so the result is
/// reused until the lines or the language change.
struct CachedLines<E, P> {
    words: Translations,
    lines: Vec<Line<E, P>>,
    translated: Arc<[Translated]>,
}

/// The names of the log and the recap. Both may be shown at once, so each caches its own formatted lines.
const LOG: &str = "log";
const RECAP: &str = "recap";

/// The formatted text of each line in the list of this name.
fn translated_lines<E: Emblem, P: Place>(ctx: &Context, lines: &[Line<E, P>], list: &str) -> Arc<[Translated]> {
    let id = Id::new(("translated lines", list));
    let words = widgets::translations(ctx);
    let kept: Option<Arc<CachedLines<E, P>>> = ctx.data(|data| data.get_temp(id));
    if let Some(kept) = kept.filter(|kept| kept.words == words && kept.lines == lines) {
        return kept.translated.clone();
    }
    let translated: Arc<[Translated]> = lines.iter().map(|line| ctx.tr(&line.text)).collect();
    let kept = CachedLines { words, lines: lines.to_vec(), translated: translated.clone() };
    ctx.data_mut(|data| data.insert_temp(id, Arc::new(kept)));
    translated
}

/// The space between the edge of the log and its lines, in px.
pub fn padding(scale: Scale) -> Vec2 {
    vec2(scale.gap(1.5), scale.gap(1.0))
}

/// The height in px of the lines, with padding, in a log of this width; at most `limit`.
pub fn wanted_height<E: Emblem, P: Place>(ctx: &Context, lines: &[Line<E, P>], width: f32, limit: f32) -> f32 {
    let padding = padding(Scale::of(ctx));
    height_of(ctx, lines, width - 2.0 * padding.x, 2.0 * padding.y, limit, LOG)
}

/// The height in px of the lines of a recap in this width; at most `limit`.
pub(super) fn recap_height<E: Emblem, P: Place>(ctx: &Context, lines: &[Line<E, P>], width: f32, limit: f32) -> f32 {
    height_of(ctx, lines, width, 0.0, limit, RECAP)
}

/// The height in px of the lines in this width, plus `padding` px; at most `limit`.
fn height_of<E: Emblem, P: Place>(
    ctx: &Context,
    lines: &[Line<E, P>],
    width: f32,
    padding: f32,
    limit: f32,
    list: &str,
) -> f32 {
    let scale = Scale::of(ctx);
    let words =
        |translated: &Translated, step: Type, indent: f32| text_height(ctx, translated, step, width - indent) + SPACING;
    let mut height = padding + SPACING;
    if lines.is_empty() {
        height += words(&ctx.tr(text!("log-empty")), Type::Body, 0.0);
    }
    for (line, translated) in lines.iter().zip(&*translated_lines(ctx, lines, list)).rev() {
        height += match line.kind {
            LineKind::Turn { ruled: false, .. } => turn_height(scale) + SPACING,
            LineKind::Turn { ruled: true, .. } => turn_height(scale) + rule_height(scale) + 2.0 * SPACING,
            LineKind::Done(_) | LineKind::Consequence => words(translated, Type::Body, indent(scale)),
            LineKind::Scored => words(translated, Type::Strong, 0.0),
        };
        if height > limit {
            return limit;
        }
    }
    height
}

fn indent(scale: Scale) -> f32 {
    scale.gap(1.0)
}

fn turn_height(scale: Scale) -> f32 {
    (scale.text(18.0) * 1.35).round()
}

fn rule_height(scale: Scale) -> f32 {
    scale.px(7.0)
}

/// The tab of a log next to the table, at the bottom of the log's rectangle. A closed log consists only of its tab.
pub fn tab(scale: Scale, place: Rect) -> Rect {
    place.with_min_y(place.bottom() - scale.target())
}

/// Draws the log next to the table: a tab at the bottom, and the lines above the tab if the log is open. `look_back`
/// is true if the look-back button is enabled, and `None` if there is no look-back button.
pub fn draw_next_to_table<E: Emblem, P: Place>(
    ui: &mut Ui,
    mut place: Rect,
    lines: &[Line<E, P>],
    open: bool,
    look_back: Option<bool>,
) -> Option<Pressed<P>> {
    if open {
        style::paint_panel(ui, place);
    }
    rects::in_panel(ui, "log", place, |ui| {
        let (mut tab, mut pressed) = (tab(Scale::of(ui.ctx()), place), None);
        place.set_bottom(tab.top());
        if let Some(enabled) = look_back {
            pressed = look_back::beside(ui, &mut tab, enabled).then_some(Pressed::LookBack);
        }
        let caret = if open { icons::CARET_DOWN } else { icons::CARET_UP };
        let name = ButtonLook::plain(ui.tr(text!("log"))).with_icon(caret);
        if button_at(ui, tab, &name).clicked() {
            pressed = Some(Pressed::Tab);
        }
        if open {
            let inner = place.shrink2(padding(Scale::of(ui.ctx())));
            pressed = list(ui, inner, lines).map(Pressed::Line).or(pressed);
        }
        pressed
    })
}

/// Draws the lines and the look-back button below them, in an existing dialog.
pub fn draw_on_dialog<E: Emblem, P: Place>(
    ui: &mut Ui,
    mut inner: Rect,
    lines: &[Line<E, P>],
    look_back: Option<bool>,
) -> Option<Pressed<P>> {
    let back = look_back.is_some_and(|enabled| look_back::below(ui, &mut inner, enabled));
    list(ui, inner, lines).map(Pressed::Line).or(back.then_some(Pressed::LookBack))
}

/// Draws the lines; returns the place that the pressed line refers to.
pub fn list<E: Emblem, P: Place>(ui: &mut Ui, inner: Rect, lines: &[Line<E, P>]) -> Option<P> {
    list_of(ui, inner, lines, LOG)
}

/// Draws the lines of a recap. They cannot be pressed.
pub(super) fn recap_list<E: Emblem, P: Place>(ui: &mut Ui, inner: Rect, lines: &[Line<E, P>]) {
    list_of(ui, inner, lines, RECAP);
}

fn list_of<E: Emblem, P: Place>(ui: &mut Ui, inner: Rect, lines: &[Line<E, P>], list: &str) -> Option<P> {
    let scale = Scale::of(ui.ctx());
    let mut pressed = None;
    ui.scope_builder(UiBuilder::new().id_salt((list, "lines")).max_rect(inner), |ui| {
        ui.set_clip_rect(inner.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, SPACING);
        // A finger drags the lines themselves; the scroll bar is only an indicator.
        ui.spacing_mut().scroll = ScrollStyle { bar_width: scale.px(6.0).max(4.0), ..ScrollStyle::solid() };
        let area = ScrollArea::vertical().id_salt(Id::new(list)).auto_shrink([false, false]);
        area.stick_to_bottom(true).show(ui, |ui| {
            if lines.is_empty() {
                draw_text(ui, &ui.tr(text!("log-empty")), Type::Body, INK_MUTED, 0.0, None);
            }
            for (i, (line, translated)) in lines.iter().zip(&*translated_lines(ui.ctx(), lines, list)).enumerate() {
                match line.kind {
                    LineKind::Turn { emblem, ruled } => turn(ui, emblem, translated, ruled),
                    LineKind::Done(place) => {
                        let id = place.map(|_| Id::new((list, "line", i)));
                        if draw_text(ui, translated, Type::Body, INK, indent(scale), id) {
                            pressed = place;
                        }
                    }
                    LineKind::Consequence => {
                        draw_text(ui, translated, Type::Body, INK_MUTED, indent(scale), None);
                    }
                    LineKind::Scored => {
                        draw_text(ui, translated, Type::Strong, INK, 0.0, None);
                    }
                }
            }
        });
    });
    pressed
}

/// Draws the start of a turn: the emblem and the name, below a thin dividing line if `ruled` is true.
fn turn<E: Emblem>(ui: &mut Ui, emblem: Option<E>, name: &Translated, ruled: bool) {
    let scale = Scale::of(ui.ctx());
    let side = turn_height(scale);
    if ruled {
        let (rule, _) = ui.allocate_exact_size(vec2(ui.available_width(), rule_height(scale)), Sense::hover());
        ui.painter().hline(rule.x_range(), rule.center().y, Stroke::new(scale.hairline() * 0.7, GOLD));
    }
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    // Clipped letters are illegible.
    if row.top() < ui.clip_rect().top() - MAX_CLIP {
        return;
    }
    let mut left = 0.0;
    if let Some(emblem) = emblem {
        emblem.paint(ui, Rect::from_min_size(row.min, Vec2::splat(side)));
        left = side + scale.gap(1.0);
    }
    let galley = galley(ui.ctx(), name, Type::Strong.font(scale), INK);
    let place = Rect::from_min_size(row.min + vec2(left, (side - galley.size().y) / 2.0), galley.size());
    ui.painter().galley(place.min, galley, INK);
    let seen = place.intersect(ui.clip_rect());
    if seen.is_positive() {
        rects::record(ui, RectKind::Text, name, seen, scale.text(18.0));
    }
}

/// Draws a text in as many lines as it needs, `indent` px from the left edge. With an `id`, it can be pressed. Returns
/// true if it was pressed. At the upper edge only whole lines are shown, since clipped letters are illegible.
fn draw_text(ui: &mut Ui, text: &Translated, step: Type, colour: Color32, indent: f32, id: Option<Id>) -> bool {
    let width = ui.available_width();
    let height = text_height(ui.ctx(), text, step, width - indent);
    let (row, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let clip = ui.clip_rect();
    let line = line_height(ui.ctx(), step).max(1.0);
    let whole = row.with_min_y(row.top() + ((clip.top() - row.top() - MAX_CLIP) / line).ceil().max(0.0) * line);
    if whole.height() <= MAX_CLIP || !ui.is_rect_visible(whole) {
        return false;
    }
    let response = id.map(|id| ui.interact(whole, id, Sense::click()));
    ui.set_clip_rect(clip.intersect(whole));
    if response.as_ref().is_some_and(Response::hovered) {
        ui.painter().rect_filled(whole, 2.0, PAPER_DARK);
    }
    lines_in_scroll(ui, row.with_min_x(row.left() + indent), Align2::LEFT_CENTER, text, step, colour);
    ui.set_clip_rect(clip);
    if let Some(response) = &response {
        report(ui, response, text, true);
        focus_ring(ui, response, whole, 2.0);
    }
    response.is_some_and(|line| line.clicked())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Language, Who};
    use tabletop::Seat;

    #[test]
    fn a_new_line_and_a_new_language_take_effect_at_once() {
        let ctx = Context::default();
        let turn = Line { kind: LineKind::Turn { emblem: Some(Seat(0)), ruled: false }, text: Who::You.text() };
        let both = [turn.clone(), Line { kind: LineKind::Done(None), text: text!("log-passed") }];
        let read = |lines: &[Line<Seat>]| {
            translated_lines(&ctx, lines, LOG).iter().map(|translated| translated.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(read(&[turn]), ["You"]);
        assert_eq!(read(&both), ["You", "Passed"]);
        widgets::install_translations(&ctx, &Translations::built_in(Language::PSEUDO));
        assert_eq!(read(&both).len(), 2);
        assert!(read(&both).iter().all(|line| line.starts_with('[')));
    }
}
