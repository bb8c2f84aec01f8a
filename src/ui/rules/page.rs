//! The layout of the rules page: the header, the list of chapters, and the paragraphs of the open chapter.

use bevy_egui::egui::{
    Align, ScrollArea,
    style::{ScrollAnimation, ScrollStyle},
};

use super::{
    Reading, search,
    tabs::{self, Arrangement},
};
use crate::{
    texts::manual::{Manual, Paragraph},
    ui::parts::{DIM, draw_modal_dialog, sunburst},
    widgets::{lines_in_scroll, prelude::*},
};

/// The maximum share of the height that tabs in several lines may take above the text they lead to.
const TABS_SHARE: f32 = 0.25;
/// The maximum size of the picture of a short chapter, relative to its usual size.
const GROWTH: f32 = 3.0;
/// The maximum height of the picture of a chapter, relative to the width of the page.
const PICTURE_SHARE: f32 = 0.4;

/// The contents supplied by a game.
pub struct PageContents<'a> {
    /// The chapters and paragraphs to show.
    pub manual: &'a Manual,
    /// Paints the icon of a paragraph. Returns false if it has none.
    pub paint_icon: &'a dyn Fn(&Ui, Rect, &Paragraph) -> bool,
    /// Draws the illustration below a paragraph, indented by this number of px.
    pub paint_illustration: &'a dyn Fn(&mut Ui, &Paragraph, f32),
}

/// Draws the rules page of the game with this title over everything else; returns true if the player closes it.
pub fn draw(ctx: &Context, title: &'static str, contents: &PageContents) -> bool {
    let manual = contents.manual;
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let height = scale.column(if scale.is_upright() { 1600.0 } else { 1000.0 });
    let size = vec2(scale.column(1400.0), height).min(screen.size() - Vec2::splat(scale.pad()));
    let known = super::reading(ctx).filter(|reading| reading.title == title);
    let mut reading = known.unwrap_or_else(|| Reading::of(title, 0));
    reading.pass = ctx.cumulative_pass_nr();
    let (back, away) = draw_modal_dialog(ctx, "rules", Rect::from_center_size(screen.center(), size), DIM, |ui| {
        let mut body = ui.max_rect();
        let back = ButtonLook::back(ui);
        let mut words = body.cut_top(scale.target(), scale.gap(1.0));
        let pressed = button_at(ui, words.cut_right(button_width(ui, &back), 0.0), &back).clicked();
        search::handle_typing(ui, manual, &mut reading);
        let title = ui.tr(&manual.title);
        let needed = text_width(ui.ctx(), &title, Type::Headline).ceil() + scale.gap(4.0);
        let room = words.with_min_x(words.left() + needed).with_max_x(words.right() - scale.gap(2.0));
        // Compact screens are phones, usually without a keyboard, so the search field appears only once something is
        // typed.
        let searches = !scale.is_compact() || !reading.query.is_empty();
        let field = room.with_min_x((room.right() - scale.column(440.0)).max(room.left()));
        if searches && field.width() >= scale.column(300.0) {
            line_in(ui, words.with_max_x(field.left()), Align2::LEFT_CENTER, &title, Type::Headline, INK);
            search::field(ui, field, manual, &mut reading);
        } else {
            line_in(ui, words, Align2::LEFT_CENTER, &title, Type::Headline, INK);
        }
        spread(ui, body, contents, &mut reading);
        pressed
    });
    let closed = back || away;
    ctx.data_mut(|data| {
        if closed {
            data.remove::<Reading>(Id::NULL);
        } else {
            data.insert_temp(Id::NULL, reading);
        }
    });
    closed
}

/// Draws the chapter list and the open chapter, side by side or, on a narrow page, stacked.
fn spread(ui: &mut Ui, body: Rect, contents: &PageContents, reading: &mut Reading) {
    let (scale, manual) = (Scale::of(ui.ctx()), contents.manual);
    let names: Vec<Translated> = manual.chapters.iter().map(|chapter| ui.tr(&chapter.title)).collect();
    reading.chapter = reading.chapter.min(names.len().saturating_sub(1));
    let widest = names.iter().map(|name| tabs::width(ui, name)).fold(0.0, f32::max);
    let is_narrow = scale.is_upright() || body.width() < 3.0 * widest;
    let (arrangement, height) = if is_narrow { above(ui, &names, body) } else { (Arrangement::List, body.height()) };
    let gap = scale.gap(2.0);
    let (list, page) = match arrangement {
        Arrangement::List => body.split_left_right_at_x(body.left() + widest),
        Arrangement::Row | Arrangement::Lines => body.split_top_bottom_at_y(body.top() + height),
    };
    let (between, page) = match arrangement {
        Arrangement::List => page.split_left_right_at_x(page.left() + gap),
        Arrangement::Row | Arrangement::Lines => page.split_top_bottom_at_y(page.top() + gap),
    };
    tabs::divide(ui, between, arrangement);
    let chosen = reading.chapter;
    let fresh = std::mem::take(&mut reading.fresh);
    if let Some(chapter) = tabs::tabs(ui, list, ("chapters", arrangement), &names, Some(chosen), fresh) {
        reading.turn(chapter);
    }
    let page = if manual.terms.is_empty() { page } else { terms(ui, page, manual, reading, fresh) };
    if chapter(ui, page, contents, reading, fresh, names.get(chosen + 1)) {
        reading.turn(chosen + 1);
    }
}

/// The arrangement and the height of tabs above a page: in as many lines as they need or, if there is no room for the
/// lines, in a row that scrolls.
fn above(ui: &Ui, names: &[Translated], page: Rect) -> (Arrangement, f32) {
    let lines = tabs::lines_height(ui, names, page.width());
    if lines <= page.height() * TABS_SHARE {
        (Arrangement::Lines, lines)
    } else {
        (Arrangement::Row, Scale::of(ui.ctx()).target())
    }
}

/// Draws the glossary terms above the page; returns the rest of the page.
fn terms(ui: &mut Ui, page: Rect, manual: &Manual, reading: &mut Reading, fresh: bool) -> Rect {
    let scale = Scale::of(ui.ctx());
    let words: Vec<Translated> = manual.terms.iter().map(|(word, _)| ui.tr(word)).collect();
    // A large window always has room for lines.
    let (arrangement, height) = match scale.is_compact() {
        true => above(ui, &words, page),
        false => (Arrangement::Lines, tabs::lines_height(ui, &words, page.width())),
    };
    let (line, page) = page.split_top_bottom_at_y(page.top() + height);
    let current = manual.terms.iter().position(|(_, rule)| Some(*rule) == reading.mark);
    let pressed = tabs::tabs(ui, line, ("terms", arrangement), &words, current, fresh);
    if let Some((_, rule)) = pressed.and_then(|at| manual.terms.get(at)) {
        reading.turn_to(*rule, manual);
    }
    page.with_min_y(page.top() + scale.gap(1.0))
}

/// Draws the paragraphs of the chapter in a scroll area, with the name of the next chapter below. The picture of a
/// short chapter takes the height that the words leave free. Returns true if the name of the next chapter was pressed.
fn chapter(
    ui: &mut Ui,
    page: Rect,
    contents: &PageContents,
    reading: &Reading,
    fresh: bool,
    next: Option<&Translated>,
) -> bool {
    let scale = Scale::of(ui.ctx());
    let Some(chapter) = contents.manual.chapters.get(reading.chapter) else { return false };
    let salt = (reading.title, reading.chapter);
    let mut is_next_pressed = false;
    // The height of everything but the picture is known after the chapter has been drawn once.
    let height = Id::new(("chapter height", salt));
    let below: Option<f32> = ui.data(|data| data.get_temp(height));
    // A phone has no width for a large picture beside the title.
    let free = below.filter(|_| !scale.is_compact()).map_or(0.0, |below| (page.height() - below - 2.0).floor());
    ui.scope_builder(UiBuilder::new().id_salt("chapter").max_rect(page), |ui| {
        ui.set_clip_rect(page.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, scale.gap(1.0));
        ui.spacing_mut().scroll = ScrollStyle { bar_width: scale.px(8.0), ..ScrollStyle::solid() };
        let mut scroll = ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]);
        if fresh && reading.mark.is_none() {
            scroll = scroll.vertical_scroll_offset(0.0);
        }
        let shown = scroll.show(ui, |ui| {
            let title = ui.tr(&chapter.title);
            let picture = banner(ui, &title, free, |ui, square| {
                let _ = chapter.paragraphs.iter().any(|paragraph| (contents.paint_icon)(ui, square, paragraph));
            });
            let found = search::all_found(ui, contents.manual, reading);
            for paragraph in &chapter.paragraphs {
                let marked = reading.mark == Some(paragraph.rule);
                let place = draw_paragraph(ui, contents, paragraph, (marked, found.contains(&paragraph.rule)));
                if marked && fresh {
                    ui.scroll_to_rect_animation(place, Some(Align::Center), ScrollAnimation::none());
                }
                (contents.paint_illustration)(ui, paragraph, indent(ui));
            }
            if let Some(name) = next {
                let size = vec2(tabs::width(ui, name).min(ui.available_width()), scale.target());
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size.y), Sense::hover());
                let place = Rect::from_min_size(pos2(rect.right() - size.x - scale.gap(1.0), rect.top()), size);
                is_next_pressed = tabs::tab(ui, place, "next", name, false, Align2::CENTER_CENTER).clicked();
            }
            picture
        });
        let rest = shown.content_size.y - shown.inner;
        if below.is_none_or(|below| (below - rest).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(height, rest));
            ui.ctx().request_repaint();
        }
    });
    is_next_pressed
}

/// Returns the height of the picture of a chapter, whose usual height is `usual`, on a page `width` px wide on which
/// the words leave the height `free`.
fn picture_height(usual: f32, width: f32, free: f32) -> f32 {
    free.min(usual * GROWTH).min(width * PICTURE_SHARE).max(usual)
}

/// Draws the title of a chapter next to a large picture in front of a sun. `free` is the height that the words leave
/// free. Returns the height of the banner.
fn banner(ui: &mut Ui, title: &Translated, free: f32, paint_picture: impl FnOnce(&Ui, Rect)) -> f32 {
    let scale = Scale::of(ui.ctx());
    // A phone has less room for the picture.
    let (usual, step) = if scale.is_compact() {
        (scale.px(76.0).max(48.0), Type::Title)
    } else {
        (scale.px(120.0).max(72.0), Type::Headline)
    };
    let width = ui.available_width() - scale.gap(1.5);
    let least = picture_height(usual, width, free);
    let side = least * 0.78;
    let indent = least * 0.75 + side * 0.62 + scale.gap(2.0);
    let height = text_height(ui.ctx(), title, step, width - indent).ceil().max(least);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let middle = pos2(rect.left() + least * 0.75, rect.center().y);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.rect_filled(rect, 0.0, sunburst::SKY.egui());
    sunburst::paint(&painter, middle, side * 0.62, rect);
    paint_picture(ui, Rect::from_center_size(middle, Vec2::splat(side)));
    lines_in_scroll(ui, rect.with_min_x(rect.left() + indent), Align2::LEFT_CENTER, title, step, INK);
    height
}

/// Returns the maximum width of a line, in px: about 75 letters.
fn measure(scale: Scale, step: Type) -> f32 {
    scale.text(step.design()) * 38.0
}

/// Draws a paragraph with its icon. A gold line marks a match of the search or the highlighted paragraph, which also
/// has a darker background. Returns the paragraph's rectangle.
fn draw_paragraph(ui: &mut Ui, contents: &PageContents, paragraph: &Paragraph, (marked, found): (bool, bool)) -> Rect {
    let scale = Scale::of(ui.ctx());
    let (side, gap) = (side(scale), scale.gap(1.25));
    let indent = indent(ui);
    let text = ui.tr(&paragraph.text);
    let step = if scale.is_compact() { Type::Body } else { Type::Lead };
    let width = (ui.available_width() - indent - scale.gap(1.5)).min(measure(scale, step));
    let height = text_height(ui.ctx(), &text, step, width).ceil().max(side) + scale.gap(1.0);
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let shade = row.with_max_x(row.right() - scale.gap(0.5));
    if marked {
        ui.painter().rect_filled(shade, scale.px(6.0), PAPER_DARK);
    }
    if marked || found {
        ui.painter().rect_filled(shade.with_max_x(shade.left() + scale.px(5.0)), scale.px(2.0), GOLD);
    }
    let place = Rect::from_min_size(row.min + vec2(gap, scale.gap(0.5)), Vec2::splat(side));
    (contents.paint_icon)(ui, place, paragraph);
    let place = Rect::from_min_size(pos2(row.left() + indent, row.top()), vec2(width, row.height()));
    lines_in_scroll(ui, place, Align2::LEFT_CENTER, &text, step, INK);
    row
}

/// The side of the icon before a paragraph, in px.
fn side(scale: Scale) -> f32 {
    scale.px(46.0).max(28.0)
}

/// The indentation of texts, in px.
fn indent(ui: &Ui) -> f32 {
    let scale = Scale::of(ui.ctx());
    side(scale) + 2.0 * scale.gap(1.25)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_grows_into_the_free_height_within_limits() {
        assert_eq!(picture_height(90.0, 900.0, 0.0), 90.0, "a long chapter has a small picture");
        assert_eq!(picture_height(90.0, 900.0, 200.0), 200.0);
        assert_eq!(picture_height(90.0, 900.0, 600.0), 90.0 * GROWTH);
        assert_eq!(picture_height(90.0, 500.0, 600.0), 500.0 * PICTURE_SHARE, "the picture leaves width for the title");
    }
}
