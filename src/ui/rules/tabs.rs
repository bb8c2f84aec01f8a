//! Tabs of the rules page: the chapters in a list next to the page or in a row above a narrow page, the glossary
//! terms in one or more rows, and the next chapter below the page.

use bevy_egui::egui::{Align, Layout, ScrollArea, scroll_area::ScrollBarVisibility, style::ScrollAnimation};

use crate::widgets::{line_in_scroll, prelude::*, pressable_in_scroll};

/// The arrangement of tabs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrangement {
    /// Vertically.
    List,
    /// Horizontally.
    Row,
    /// Horizontally, in as many lines as they need.
    Lines,
}

/// The gap between tabs, in px.
fn tab_gap(scale: Scale) -> f32 {
    scale.px(2.0)
}

/// The height in px of tabs in lines of at most this width.
pub fn lines_height(ui: &Ui, names: &[Translated], max_width: f32) -> f32 {
    let scale = Scale::of(ui.ctx());
    let (mut lines, mut left) = (1.0, 0.0);
    for name in names {
        let tab = width(ui, name);
        if left > 0.0 && left + tab > max_width {
            (lines, left) = (lines + 1.0, 0.0);
        }
        left += tab + tab_gap(scale);
    }
    lines * (scale.target() + tab_gap(scale)) - tab_gap(scale)
}

/// The width in px of a tab with this text.
pub fn width(ui: &Ui, text: &Translated) -> f32 {
    let scale = Scale::of(ui.ctx());
    (text_width(ui.ctx(), text, Type::LeadStrong).ceil() + 2.0 * scale.gap(2.0)).max(scale.target())
}

/// Draws a tab at `rect`, which may be partly scrolled out of view; `id` must be unique on the page.
pub fn tab(ui: &Ui, rect: Rect, id: &str, text: &Translated, selected: bool, align: Align2) -> Response {
    let scale = Scale::of(ui.ctx());
    let response = pressable_in_scroll(ui, id, text, rect);
    let face = rect.shrink(scale.px(2.0));
    let colour = if selected {
        ui.painter().rect_filled(face, scale.corner(), INK);
        PAPER
    } else {
        let edge = if response.hovered() { GOLD } else { EDGE };
        let fill = if response.is_pointer_button_down_on() { EDGE } else { PAPER_DARK };
        ui.painter().rect(face, scale.corner(), fill, Stroke::new(scale.hairline(), edge), StrokeKind::Inside);
        INK
    };
    line_in_scroll(ui, face.shrink2(vec2(scale.gap(1.0), 0.0)), align, text, Type::LeadStrong, colour);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response
}

/// Draws all tabs in `area`, scrollable if they do not fit; `id` is a name unique on the page. If `fresh` is true, the
/// chosen tab is scrolled into view. Returns the index of the pressed tab.
pub fn tabs(
    ui: &mut Ui,
    area: Rect,
    (id, arrangement): (&str, Arrangement),
    names: &[Translated],
    chosen: Option<usize>,
    fresh: bool,
) -> Option<usize> {
    let scale = Scale::of(ui.ctx());
    let mut pressed = None;
    ui.scope_builder(UiBuilder::new().id_salt(id).max_rect(area), |ui| {
        ui.set_clip_rect(area.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = Vec2::splat(tab_gap(scale));
        let scroll = match arrangement {
            Arrangement::List | Arrangement::Lines => ScrollArea::vertical(),
            Arrangement::Row => ScrollArea::horizontal(),
        };
        let scroll = scroll.id_salt("tabs").auto_shrink([false, false]);
        scroll.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden).show(ui, |ui| {
            let layout = match arrangement {
                Arrangement::List => Layout::top_down(Align::Min),
                Arrangement::Row => Layout::left_to_right(Align::Min),
                Arrangement::Lines => Layout::left_to_right(Align::Min).with_main_wrap(true),
            };
            ui.with_layout(layout, |ui| {
                for (index, name) in names.iter().enumerate() {
                    let width = if arrangement == Arrangement::List { area.width() } else { width(ui, name) };
                    let (rect, _) = ui.allocate_exact_size(vec2(width, scale.target()), Sense::hover());
                    let align =
                        if arrangement == Arrangement::List { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
                    if tab(ui, rect, &format!("{id} {index}"), name, Some(index) == chosen, align).clicked() {
                        pressed = Some(index);
                    }
                    if fresh && Some(index) == chosen {
                        ui.scroll_to_rect_animation(rect, None, ScrollAnimation::none());
                    }
                }
            });
        });
    });
    pressed
}

/// Draws a thin line between the tabs and the page.
pub fn divide(ui: &Ui, from: Rect, arrangement: Arrangement) {
    let stroke = Stroke::new(Scale::of(ui.ctx()).hairline(), GOLD);
    match arrangement {
        Arrangement::List => ui.painter().vline(from.center().x, from.y_range(), stroke),
        Arrangement::Row | Arrangement::Lines => ui.painter().hline(from.x_range(), from.center().y, stroke),
    };
}
