//! The log at the lower left: a tab that opens upward, a line for every action, the newest at the bottom.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, Color32, Context, Id, Rect, Response, ScrollArea, Sense, Ui, UiBuilder, Vec2, style::ScrollStyle, vec2,
};

use super::{
    arrange,
    frame::Frame,
    press::{Drawer, Press},
};
use crate::{
    games::hacienda::{
        signs::{self, Sign},
        texts,
        view::marks,
    },
    kit::{self, ButtonLook, Say, button_at, focus_ring, galley, line_height, lines_seen, note, text_height},
    record::Entry,
    seats::names::name,
    texts::{Said, Text, Who, Words, text},
    theme::{
        fonts::Type,
        icons,
        rects::{self, RectKind},
        scale::{Form, Scale},
        sketch::Tone,
        style::{self, GOLD, INK, INK_MUTED, PAPER_DARK},
    },
    ui::parts::look_back,
};
use hacienda_rules::{Action, Cells, Hacienda, vocab::Seat};

/// The most lines that are kept in sight; what is older is in the record.
const LINES: usize = 240;

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// A turn begins: whose.
    Turn(Seat, Who),
    /// Something was done, by whom and on which hexes.
    Done(Text, Seat, Cells),
    /// A scoring was held.
    Scored(Text),
}

/// The log as lines. `names` by seat.
pub fn lines(entries: &[Entry<Hacienda>], names: &[Who]) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut of: Option<Seat> = None;
    for entry in entries {
        // A turn that ends by itself after its last action and one that is ended by hand read the same.
        let quiet = entry.action == Action::End && of == Some(entry.seat);
        if of != Some(entry.seat) {
            lines.push(Line::Turn(entry.seat, name(names, entry.seat)));
            of = Some(entry.seat);
        }
        if !quiet {
            let places = marks::places_of(entry.action).into_iter().collect();
            lines.push(Line::Done(texts::log::action(entry.action, &entry.effects), entry.seat, places));
        }
        lines.extend(texts::log::scorings(names, &entry.effects).into_iter().map(Line::Scored));
        if texts::log::ends_turn(&entry.effects) {
            of = None;
        }
    }
    let old = lines.len().saturating_sub(LINES);
    lines.split_off(old)
}

/// What the lines of the frame before said. To say a whole log takes longer than to draw it, so that what was said is kept as
/// long as lines and words stay as they are.
struct Kept {
    words: Words,
    lines: Vec<Line>,
    said: Arc<[Said]>,
}

/// What each line says.
fn said(ctx: &Context, lines: &[Line]) -> Arc<[Said]> {
    let id = Id::new("log said");
    let words = kit::words(ctx);
    let kept: Option<Arc<Kept>> = ctx.data(|data| data.get_temp(id));
    if let Some(kept) = kept.filter(|kept| kept.words == words && kept.lines == lines) {
        return kept.said.clone();
    }
    let say = |line: &Line| match line {
        Line::Turn(_, who) => ctx.say(who.text()),
        Line::Done(text, ..) | Line::Scored(text) => ctx.say(text),
    };
    let said: Arc<[Said]> = lines.iter().map(say).collect();
    let kept = Kept { words, lines: lines.to_vec(), said: said.clone() };
    ctx.data_mut(|data| data.insert_temp(id, Arc::new(kept)));
    said
}

/// The space between the log's edge and its lines, in px.
fn padding(scale: Scale) -> Vec2 {
    vec2(scale.gap(1.5), scale.gap(1.0))
}

/// The height that the lines want, in px, with their padding; counting stops at `enough`.
pub fn wanted_height(ctx: &Context, lines: &[Line], enough: f32) -> f32 {
    let scale = Scale::of(ctx);
    let width = arrange::frame(scale, 0, None).log.width() - 2.0 * padding(scale).x;
    let words = |said: &Said, step: Type, indent: f32| text_height(ctx, said, step, width - indent) + SPACING;
    let mut height = 2.0 * padding(scale).y + SPACING;
    if lines.is_empty() {
        height += words(&ctx.say(text!("log-empty")), Type::Body, 0.0);
    }
    for (i, (line, said)) in lines.iter().zip(&*said(ctx, lines)).enumerate().rev() {
        height += match line {
            Line::Turn(..) if i == 0 => turn_height(scale) + SPACING,
            Line::Turn(..) => turn_height(scale) + rule_height(scale) + 2.0 * SPACING,
            Line::Done(..) => words(said, Type::Body, indent(scale)),
            Line::Scored(..) => words(said, Type::Strong, 0.0),
        };
        if height > enough {
            return enough;
        }
    }
    height
}

/// Pixels between two lines.
const SPACING: f32 = 3.0;
/// Pixels of a line that may be cut: it is higher than its letters.
const HAIR: f32 = 1.5;

fn indent(scale: Scale) -> f32 {
    scale.gap(1.0)
}

fn turn_height(scale: Scale) -> f32 {
    (scale.text(18.0) * 1.35).round()
}

fn rule_height(scale: Scale) -> f32 {
    scale.px(7.0)
}

/// Draws the tab, and the log when it is open; says when the tab, a line or the button that looks back was pressed.
/// `look_back`: whether that can be pressed; `None`: it is not there.
pub fn show(ui: &mut Ui, frame: &Frame, lines: &[Line], open: bool, look_back: Option<bool>) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    if scale.form() != Form::Around {
        return drawer(ui, frame, lines, open, look_back);
    }
    if open {
        style::sheet(ui, frame.log);
    }
    rects::in_panel(ui, "log", frame.log, |ui| {
        let name = ui.say(text!("log"));
        let caret = if open { icons::CARET_DOWN } else { icons::CARET_UP };
        let (mut tab, mut line) = (frame.log_tab, None);
        if let Some(enabled) = look_back {
            line = look_back::beside(ui, &mut tab, enabled).then_some(Press::LookBack);
        }
        let pressed = button_at(ui, tab, &ButtonLook::plain(name).with_icon(caret)).clicked();
        if open {
            let inner = frame.log.with_max_y(frame.log_tab.top()).shrink2(padding(scale));
            line = scroll(ui, inner, lines).or(line);
        }
        pressed.then_some(Press::Log).or(line)
    })
}

/// As a drawer it opens beside its tab.
fn drawer(ui: &mut Ui, frame: &Frame, lines: &[Line], open: bool, look_back: Option<bool>) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let shuts = if scale.sideways() { icons::CARET_LEFT } else { icons::CARET_DOWN };
    let icon = if open { shuts } else { icons::SCROLL };
    let look = ButtonLook::icon(icon, ui.say(text!("log")));
    let tab = frame.log_tab;
    let pressed = rects::in_panel(ui, "log tab", tab, |ui| button_at(ui, tab, &look).clicked());
    let mut line = None;
    if open {
        line = style::panel(ui, "log", frame.log, |ui| {
            let mut inner = frame.log.shrink2(padding(scale));
            let mut pressed = None;
            if let Some(enabled) = look_back {
                pressed = look_back::below(ui, &mut inner, enabled).then_some(Press::LookBack);
            }
            scroll(ui, inner, lines).or(pressed)
        });
    }
    pressed.then_some(Press::Drawer(Drawer::Log)).or(line)
}

fn scroll(ui: &mut Ui, inner: Rect, lines: &[Line]) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let mut pressed = None;
    ui.scope_builder(UiBuilder::new().id_salt("log lines").max_rect(inner), |ui| {
        ui.set_clip_rect(inner.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, SPACING);
        // A finger drags the lines themselves; the bar only tells how far they reach.
        ui.spacing_mut().scroll = ScrollStyle { bar_width: scale.px(6.0).max(4.0), ..ScrollStyle::solid() };
        ScrollArea::vertical().id_salt(Id::new("log")).auto_shrink([false, false]).stick_to_bottom(true).show(
            ui,
            |ui| {
                if lines.is_empty() {
                    words(ui, &ui.say(text!("log-empty")), Type::Body, INK_MUTED, 0.0, None);
                }
                for (i, (line, said)) in lines.iter().zip(&*said(ui.ctx(), lines)).enumerate() {
                    match line {
                        Line::Turn(seat, _) => turn(ui, *seat, said, i > 0),
                        Line::Done(_, seat, cells) => {
                            let id = (!cells.is_empty()).then(|| Id::new(("log line", i)));
                            if words(ui, said, Type::Body, INK, indent(scale), id) {
                                pressed = Some(Press::Flash(*seat, *cells));
                            }
                        }
                        Line::Scored(..) => drop(words(ui, said, Type::Strong, INK, 0.0, None)),
                    }
                }
            },
        );
    });
    pressed
}

/// Whose turn begins: a thin rule, the brand, the name.
fn turn(ui: &mut Ui, seat: Seat, name: &Said, ruled: bool) {
    let scale = Scale::of(ui.ctx());
    let side = turn_height(scale);
    if ruled {
        let (rule, _) = ui.allocate_exact_size(vec2(ui.available_width(), rule_height(scale)), Sense::hover());
        let stroke = bevy_egui::egui::Stroke::new(scale.hairline() * 0.7, GOLD);
        ui.painter().hline(rule.x_range(), rule.center().y, stroke);
    }
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    if row.top() < ui.clip_rect().top() - HAIR {
        return;
    }
    let medal = Rect::from_min_size(row.min, Vec2::splat(side));
    signs::paint(ui.painter(), medal, Sign::Owner(seat), Tone::Full);
    let galley = galley(ui.ctx(), name, Type::Strong.font(scale), INK);
    let at = vec2(side + scale.gap(1.0), (side - galley.size().y) / 2.0);
    let place = Rect::from_min_size(row.min + at, galley.size());
    ui.painter().galley(place.min, galley, INK);
    let seen = place.intersect(ui.clip_rect());
    if seen.is_positive() {
        rects::record(ui, RectKind::Text, name, seen, scale.text(18.0));
    }
}

/// A sentence over as many lines as it needs, `indent` px from the edge; with an `id` it can be pressed. Whether it was. Of the
/// uppermost one whole lines are shown alone: letters cut in half cannot be read.
fn words(ui: &mut Ui, said: &Said, step: Type, colour: Color32, indent: f32, id: Option<Id>) -> bool {
    let width = ui.available_width();
    let height = text_height(ui.ctx(), said, step, width - indent);
    let (row, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let clip = ui.clip_rect();
    let line = line_height(ui.ctx(), step).max(1.0);
    let whole = row.with_min_y(row.top() + ((clip.top() - row.top() - HAIR) / line).ceil().max(0.0) * line);
    if whole.height() <= HAIR || !ui.is_rect_visible(whole) {
        return false;
    }
    let response = id.map(|id| ui.interact(whole, id, Sense::click()));
    ui.set_clip_rect(clip.intersect(whole));
    if response.as_ref().is_some_and(Response::hovered) {
        ui.painter().rect_filled(whole, 2.0, PAPER_DARK);
    }
    lines_seen(ui, row.with_min_x(row.left() + indent), Align2::LEFT_CENTER, said, step, colour);
    ui.set_clip_rect(clip);
    if let Some(response) = &response {
        note(ui, response, said, true);
        focus_ring(ui, response, whole, 2.0);
    }
    response.is_some_and(|line| line.clicked())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{kit, texts::Language};

    #[test]
    fn another_line_and_another_language_are_said_at_once() {
        let ctx = Context::default();
        let turn = Line::Turn(Seat(0), Who::You);
        let both = [turn.clone(), Line::Done(text!("log-passed"), Seat(0), Cells::NONE)];
        let read = |lines: &[Line]| said(&ctx, lines).iter().map(|said| said.to_string()).collect::<Vec<_>>();
        assert_eq!(read(&[turn]), ["You"]);
        assert_eq!(read(&both), ["You", "Passed"]);
        kit::install_words(&ctx, &Words::carried(Language::Pseudo));
        assert_eq!(read(&both).len(), 2);
        assert!(read(&both).iter().all(|line| line.starts_with('[')));
    }
}
