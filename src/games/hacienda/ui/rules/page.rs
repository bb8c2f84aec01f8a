//! The page of the rules: its head, the chapters, and the paragraphs of one of them.

use bevy_egui::egui::{
    self, Align, Align2, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2,
    style::{ScrollAnimation, ScrollStyle},
    vec2,
};

use super::{
    Reading, id, pictures, search,
    signs::sign,
    tabs::{self, Lie},
};
use crate::{
    games::hacienda::{
        signs,
        texts::rules::{Chapter, Paragraph, search::terms},
    },
    kit::{ButtonLook, Say, button_at, button_width, line_in, lines_seen, text_height, text_width},
    texts::{Said, text},
    theme::{
        fonts::Type,
        icons,
        scale::Scale,
        sketch::Tone,
        style::{GOLD, INK, PAPER_DARK},
    },
    ui::parts::{overlay::over_veil, question::DIM},
};
use hacienda_rules::Rulebook;

/// Draws the page over whatever is shown; `true` when it is to be put back.
pub fn draw(ctx: &egui::Context, book: &Rulebook) -> bool {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let high = scale.column(if scale.upright() { 1600.0 } else { 1000.0 });
    let size = vec2(scale.column(1400.0), high).min(screen.size() - Vec2::splat(scale.pad()));
    let mut reading = ctx.data(|data| data.get_temp(id())).unwrap_or_else(|| Reading::of(Chapter::Goal));
    reading.pass = ctx.cumulative_pass_nr();
    let (back, away) = over_veil(ctx, "rules", Rect::from_center_size(screen.center(), size), DIM, |ui| {
        let area = ui.max_rect();
        let back = ButtonLook::primary(ui.say(text!("back"))).with_icon(icons::CARET_LEFT);
        let wide = button_width(ui, &back);
        let head = area.with_max_y(area.top() + scale.target());
        let (words, corner) = head.split_left_right_at_x(head.right() - wide);
        let pressed = button_at(ui, corner, &back).clicked();
        search::hear(ui, book, &mut reading);
        let title = ui.say(text!("rules-page-title"));
        let needed = text_width(ui.ctx(), &title, Type::Headline).ceil() + scale.gap(4.0);
        let room = words.with_min_x(words.left() + needed).with_max_x(words.right() - scale.gap(2.0));
        // Where there is no keyboard there is nothing to type.
        let searches = !scale.compact() || !reading.query.is_empty();
        let field = room.with_min_x((room.right() - scale.column(440.0)).max(room.left()));
        if searches && field.width() >= scale.column(300.0) {
            line_in(ui, words.with_max_x(field.left()), Align2::LEFT_CENTER, &title, Type::Headline, INK);
            search::field(ui, field, book, &mut reading);
        } else {
            line_in(ui, words, Align2::LEFT_CENTER, &title, Type::Headline, INK);
        }
        let body = area.with_min_y(head.bottom() + scale.gap(1.0));
        spread(ui, body, book, &mut reading);
        pressed
    });
    let closed = back || away;
    ctx.data_mut(|data| {
        if closed {
            data.remove::<Reading>(id());
        } else {
            data.insert_temp(id(), reading);
        }
    });
    closed
}

/// The chapters and the one that is read: side by side, or one below the other where the page is narrow.
fn spread(ui: &mut Ui, body: Rect, book: &Rulebook, reading: &mut Reading) {
    let scale = Scale::of(ui.ctx());
    let names: Vec<Said> = Chapter::ALL.iter().map(|chapter| ui.say(chapter.title())).collect();
    let widest = names.iter().map(|said| tabs::width(ui, said)).fold(0.0, f32::max);
    let lie = if scale.upright() || body.width() < 3.0 * widest { Lie::Row } else { Lie::List };
    let gap = scale.gap(2.0);
    let (list, page) = match lie {
        Lie::List => body.split_left_right_at_x(body.left() + widest),
        Lie::Row => body.split_top_bottom_at_y(body.top() + scale.target()),
    };
    let (between, page) = match lie {
        Lie::List => page.split_left_right_at_x(page.left() + gap),
        Lie::Row => page.split_top_bottom_at_y(page.top() + gap),
    };
    tabs::divide(ui, between, lie);
    let chosen = Chapter::ALL.iter().position(|chapter| *chapter == reading.chapter).unwrap_or(0);
    let fresh = std::mem::take(&mut reading.fresh);
    if let Some(chapter) =
        tabs::tabs(ui, list, ("chapters", lie), &names, Some(chosen), fresh).and_then(|at| Chapter::ALL.get(at))
    {
        *reading = Reading::of(*chapter);
    }
    let (line, page) = page.split_top_bottom_at_y(page.top() + scale.target());
    let terms = terms();
    let words: Vec<Said> = terms.iter().map(|(word, _)| ui.say(word)).collect();
    let looked = terms.iter().position(|(_, rule)| Some(*rule) == reading.mark);
    if let Some((_, rule)) =
        tabs::tabs(ui, line, ("terms", Lie::Row), &words, looked, fresh).and_then(|at| terms.get(at))
    {
        *reading = Reading::at(*rule, book);
    }
    let page = page.with_min_y(page.top() + scale.gap(1.0));
    if let Some(next) = chapter(ui, page, book, reading, fresh, names.get(chosen + 1)) {
        *reading = Reading::of(next);
    }
}

/// The paragraphs of the chapter, drawn by the finger, with the name of the next below; gives that one when it is pressed.
fn chapter(
    ui: &mut Ui,
    page: Rect,
    book: &Rulebook,
    reading: &Reading,
    fresh: bool,
    next: Option<&Said>,
) -> Option<Chapter> {
    let scale = Scale::of(ui.ctx());
    let salt = format!("{:?}", reading.chapter);
    let mut on = false;
    ui.scope_builder(UiBuilder::new().id_salt("chapter").max_rect(page), |ui| {
        ui.set_clip_rect(page.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, scale.gap(1.0));
        ui.spacing_mut().scroll = ScrollStyle { bar_width: scale.px(8.0), ..ScrollStyle::solid() };
        let mut scroll = ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]);
        if fresh && reading.mark.is_none() {
            scroll = scroll.vertical_scroll_offset(0.0);
        }
        scroll.show(ui, |ui| {
            let title = ui.say(reading.chapter.title());
            words(ui, &title, Type::Title, 0.0);
            let found = search::all_found(ui, book, reading);
            for paragraph in reading.chapter.paragraphs(book) {
                let marked = reading.mark == Some(paragraph.rule);
                let place = one(ui, &paragraph, marked, found.contains(&paragraph.rule));
                if marked && fresh {
                    ui.scroll_to_rect_animation(place, Some(Align::Center), ScrollAnimation::none());
                }
                pictures::below(ui, paragraph.rule, book, indent(ui));
            }
            if let Some(said) = next {
                let size = vec2(tabs::width(ui, said).min(ui.available_width()), scale.target());
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size.y), Sense::hover());
                let place = Rect::from_min_size(pos2(rect.right() - size.x - scale.gap(1.0), rect.top()), size);
                on = tabs::tab(ui, place, "next", said, false, Align2::CENTER_CENTER).clicked();
            }
        });
    });
    let at = Chapter::ALL.iter().position(|chapter| *chapter == reading.chapter)?;
    Chapter::ALL.get(at + 1).copied().filter(|_| on)
}

/// Words as high as they need to be, so many px from the left; gives their place.
fn words(ui: &mut Ui, said: &Said, step: Type, indent: f32) -> Rect {
    let scale = Scale::of(ui.ctx());
    let wide = ui.available_width() - indent - scale.gap(1.5);
    let high = text_height(ui.ctx(), said, step, wide).ceil();
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let place = Rect::from_min_size(pos2(row.left() + indent, row.top()), vec2(wide, high));
    lines_seen(ui, place, Align2::LEFT_CENTER, said, step, INK)
}

/// A paragraph with its sign before it, on a darker ground where it is marked and beside a gold line where it is found;
/// gives its place.
fn one(ui: &mut Ui, paragraph: &Paragraph, marked: bool, found: bool) -> Rect {
    let scale = Scale::of(ui.ctx());
    let (side, gap) = (side(scale), scale.gap(1.25));
    let indent = indent(ui);
    let said = ui.say(&paragraph.text);
    let wide = ui.available_width() - indent - scale.gap(1.5);
    let high = text_height(ui.ctx(), &said, Type::Body, wide).ceil().max(side) + scale.gap(1.0);
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let shade = row.with_max_x(row.right() - scale.gap(0.5));
    if marked {
        ui.painter().rect_filled(shade, scale.px(6.0), PAPER_DARK);
    }
    if marked || found {
        ui.painter().rect_filled(shade.with_max_x(shade.left() + scale.px(5.0)), scale.px(2.0), GOLD);
    }
    if let Some(sign) = sign(paragraph.rule) {
        let place = Rect::from_min_size(row.min + vec2(gap, scale.gap(0.5)), Vec2::splat(side));
        signs::paint(ui.painter(), place, sign, Tone::Full);
    }
    let place = Rect::from_min_size(pos2(row.left() + indent, row.top()), vec2(wide, row.height()));
    lines_seen(ui, place, Align2::LEFT_CENTER, &said, Type::Body, INK);
    row
}

/// The side of the sign before a paragraph, in px.
fn side(scale: Scale) -> f32 {
    scale.px(46.0).max(28.0)
}

/// How far words stand from the left, in px.
fn indent(ui: &Ui) -> f32 {
    let scale = Scale::of(ui.ctx());
    side(scale) + 2.0 * scale.gap(1.25)
}
