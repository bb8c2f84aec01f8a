//! The final scoring as a dialog over the table: prairie by prairie, the largest herds get their cows, and a table
//! shows the totals. At the end, the dialog announces the winners.

use bevy_egui::egui::{Rect, Vec2, vec2};
use zoff::{Colour, Seat, Setting, Zoff};

use super::frame::Frame;
use crate::{
    access::two_keys::trap_focus,
    game_screen::scoring::HasScoreSheet,
    games::zoff::{
        game_icons,
        stories::final_scoring::{FinalScoring, Herd, ScoringStep},
        texts,
    },
    playback::Show as _,
    seats::{Tap, names::name},
    texts::{Text, Translated, Who, text},
    theme::{
        colours,
        fonts::Type,
        scale::Scale,
        sketch::Tone,
        style::{EDGE, GOLD, INK, INK_MUTED, PAPER, PAPER_DARK},
    },
    ui::parts::{overlay::draw_dialog, show_button},
    widgets::{Translate, has_room, line_height, line_in, lines_in, prelude::*, text_width, tooltip},
};

impl HasScoreSheet for Zoff {
    const SHEET: &'static str = "last bonuses";

    /// The dialog covers the table and the action panel, but not the tags.
    fn place(scale: Scale, seats: usize) -> Rect {
        let frame = Frame::of(scale, seats);
        // The dialog is wider than the panels, so that no strip of the table shows beside it.
        let table = frame.free.union(frame.action_panel).expand2(vec2(scale.gap(1.0), 0.0));
        table.intersect(frame.window)
    }

    fn draw(ctx: &Context, rect: Rect, setting: &Setting, show: &FinalScoring, names: &[Who], _: bool) -> Option<Tap> {
        draw_dialog(ctx, Self::SHEET, rect, |ui| {
            trap_focus(ui);
            let scale = Scale::of(ui.ctx());
            let (mut body, gap) = (ui.max_rect(), scale.gap(1.0));
            let height = (scale.text(28.0) * 1.4).max(2.0 * line_height(ui.ctx(), Type::Strong)).ceil();
            headline(ui, body.cut_top(height, gap), setting, show, names);
            let foot = body.cut_bottom(scale.main_target(), gap);
            let count = f32::from(show.start.seats) + 1.0;
            let mut prairies_area = body;
            let totals_area = if show.steps.is_empty() {
                body
            } else if body.width() > body.height() * 1.15 {
                prairies_area.cut_right((body.width() * 0.4).min(scale.column(480.0)), 2.0 * gap)
            } else {
                let row = (line_height(ui.ctx(), Type::Strong) * 1.4).min(body.height() * 0.4 / count);
                prairies_area.cut_bottom(row * count, gap)
            };
            if !show.steps.is_empty() {
                prairies(ui, prairies_area, show, names);
            }
            totals(ui, totals_area, setting, show, names);
            // A tap on the prairies or the totals skips to the next prairie.
            let tapped = ui.interact(body, Id::new("last prairies"), Sense::CLICK).clicked();
            button(ui, foot, setting, show).or((tapped && !show.is_finished()).then_some(Tap::Skip))
        })
    }
}

/// The current line of the scoring, or `None` once the winners are announced.
pub fn line(show: &FinalScoring, names: &[Who]) -> Option<Text> {
    let number = show.current()?;
    let step = &show.steps[number];
    let due = step.herds.iter().enumerate().filter(|(_, herd)| herd.gain > 0);
    let gains: Vec<(Text, u8)> = due
        .clone()
        .filter(|(rank, _)| show.gain_shown(number, *rank).is_some())
        .map(|(_, herd)| (owner_name(herd, names), herd.gain))
        .collect();
    // The line lists all bonuses of a prairie at once, so that screen readers announce them together.
    let all = gains.len() == due.count();
    let gains = if all { gains } else { Vec::new() };
    Some(texts::status::last_bonuses(step.prairie, &step.spec.bonuses, gains))
}

fn owner_name(herd: &Herd, names: &[Who]) -> Text {
    herd.seat.map_or_else(|| texts::colour_name(herd.colour), |seat| name(names, seat).text())
}

/// Draws the title, or the winners once they are announced.
fn headline(ui: &Ui, place: Rect, setting: &Setting, show: &FinalScoring, names: &[Who]) {
    if !show.is_finished() {
        line_in(ui, place, Align2::LEFT_CENTER, &ui.tr(text!("zoff-last-title")), Type::Title, INK);
        return;
    }
    let winners = show.end.winners(setting);
    let mut left = place.left();
    for seat in &winners {
        let side = place.height() * 0.9;
        let medal = Rect::from_center_size(pos2(left + side / 2.0, place.center().y), Vec2::splat(side));
        game_icons::medals(ui.painter(), medal, show.end.colours_of(setting, *seat), Tone::Full);
        left = medal.right() + Scale::of(ui.ctx()).gap(0.75);
    }
    let text = ui.tr(texts::prompt::result(names, &winners));
    lines_in(ui, place.with_min_x(left), Align2::LEFT_CENTER, &text, Type::LeadStrong, INK);
}

/// Draws an explanation or the outcome of a tie, and the button. The first press shows everything at once, and the next
/// press continues.
fn button(ui: &Ui, foot: Rect, setting: &Setting, show: &FinalScoring) -> Option<Tap> {
    let scale = Scale::of(ui.ctx());
    let (words, pressed) = show_button::at_foot(ui, foot, show.is_finished(), scale.gap(1.0));
    let tie = texts::scoring::tie(setting, &show.end).filter(|_| show.is_finished());
    let strong = tie.is_some();
    let text = ui.tr(tie.unwrap_or_else(|| text!("zoff-last-about")));
    let (step, ink) = if strong { (Type::LeadStrong, INK) } else { (Type::Body, INK_MUTED) };
    if strong || has_room(ui.ctx(), &text, step, words.size()) {
        lines_in(ui, words, Align2::LEFT_CENTER, &text, step, ink);
    }
    pressed
}

/// A herd on a card: its emblem, its cows, and its bonus.
struct Chip {
    colour: Colour,
    /// The cows with the bonus. The width of this text is reserved from the start.
    whole: Translated,
    /// The cows with the bonus, once it is given.
    given: Option<Translated>,
    cows: Translated,
}

/// The card of a prairie.
struct Card<'a> {
    step: &'a ScoringStep,
    name: Translated,
    chips: Vec<Chip>,
}

/// The space around a card, in logical pixels.
const MARGIN: f32 = 1.5;

/// The arrangement of the cards.
#[derive(Debug, Clone, Copy)]
struct Grid {
    columns: usize,
    /// True if herds are below the name.
    herds_below: bool,
    /// The height of a card.
    card_height: f32,
    /// The width that the widest card needs for its name and herds.
    needed_width: f32,
}

/// The side of an emblem next to text.
fn medal_side(ui: &Ui) -> f32 {
    line_height(ui.ctx(), Type::Strong).ceil()
}

fn chip_width(ui: &Ui, chip: &Chip) -> f32 {
    let scale = Scale::of(ui.ctx());
    medal_side(ui) + scale.gap(0.5) + text_width(ui.ctx(), &chip.whole, Type::Strong).ceil() + scale.gap(1.0)
}

impl Grid {
    /// The first arrangement that fits. Prefers fewer columns and, for the same number of columns, herds next to the
    /// names.
    fn of(ui: &Ui, place: Vec2, cards: &[Card]) -> Option<Grid> {
        let scale = Scale::of(ui.ctx());
        let line = medal_side(ui);
        let pad = 2.0 * (scale.gap(0.75) + MARGIN);
        let needs = |below: bool| {
            let need = |card: &Card| {
                let name = text_width(ui.ctx(), &card.name, Type::Strong).ceil() + scale.gap(1.0);
                let chips: f32 = card.chips.iter().map(|chip| chip_width(ui, chip)).sum();
                if below { name.max(chips) } else { name + chips }
            };
            cards.iter().map(need).fold(0.0, f32::max) + pad
        };
        let grid = |columns: usize, below: bool| {
            let height = place.y / cards.len().div_ceil(columns).max(1) as f32;
            Grid { columns, herds_below: below, card_height: height.min(line * 5.0), needed_width: needs(below) }
        };
        let fits = |grid: &Grid| {
            let least = if grid.herds_below { 2.0 * line + 4.0 } else { line + 2.0 };
            grid.needed_width <= place.x / grid.columns as f32 && grid.card_height >= least
        };
        let all = (1..=3).flat_map(|columns| [grid(columns, false), grid(columns, true)]);
        all.into_iter().find(fits)
    }
}

/// The cards of all prairies. If `gains` is true, they show only the herds that get a bonus.
fn cards<'a>(ui: &Ui, show: &'a FinalScoring, gains: bool) -> Vec<Card<'a>> {
    let card = |(number, step)| {
        let step: &'a ScoringStep = step;
        // Herds too small for a bonus appear only in the picture.
        let ranks = step.spec.bonuses.iter().rposition(|cows| *cows > 0).map_or(0, |last| last + 1);
        let chip = |(rank, herd): (usize, &Herd)| {
            let whole = match herd.gain {
                0 => ui.tr(Text::number(herd.cows)),
                gain => ui.tr(text!("zoff-last-herd", herd = herd.cows, cows = gain)),
            };
            let given = show.gain_shown(number, rank).map(|_| whole.clone());
            Chip { colour: herd.colour, whole, given, cows: ui.tr(Text::number(herd.cows)) }
        };
        let herds = step.herds.iter().enumerate().take(ranks).filter(|(_, herd)| !gains || herd.gain > 0);
        Card { step, name: ui.tr(texts::prairie(step.prairie)), chips: herds.map(chip).collect() }
    };
    show.steps.iter().enumerate().map(card).collect()
}

fn prairies(ui: &Ui, place: Rect, show: &FinalScoring, names: &[Who]) {
    let scale = Scale::of(ui.ctx());
    let with = |gains: bool| {
        let cards = cards(ui, show, gains);
        Grid::of(ui, place.size(), &cards).map(|grid| (cards, grid))
    };
    // A small phone may have no room for herds without a bonus.
    let Some((cards, grid)) = with(false).or_else(|| with(true)) else { return };
    let rows = cards.len().div_ceil(grid.columns);
    let width = place.width() / grid.columns as f32;
    for (number, card) in cards.iter().enumerate() {
        let (column, row) = (number / rows, number % rows);
        let at = place.min + vec2(column as f32 * width, row as f32 * grid.card_height);
        let rect = Rect::from_min_size(at, vec2(width, grid.card_height)).shrink(MARGIN);
        let now = show.current() == Some(number);
        let fill = if now { colours::GOLD.light(0.7).egui() } else { PAPER_DARK };
        ui.painter().rect(rect, scale.corner() / 2.0, fill, Stroke::new(1.0, EDGE), StrokeKind::Inside);
        let received: Vec<Option<u8>> = (0..card.step.herds.len()).map(|rank| show.gain_shown(number, rank)).collect();
        draw_card(ui, rect.shrink2(vec2(scale.gap(0.75), 0.0)), grid, card, &received);
        let gains =
            card.step.herds.iter().zip(&received).filter_map(|(herd, gain)| Some((owner_name(herd, names), (*gain)?)));
        tooltip(ui, rect, &ui.tr(texts::status::last_bonuses(card.step.prairie, &card.step.spec.bonuses, gains)));
    }
}

/// Draws a prairie: its picture if there is room, its name, and its largest herds. `received` contains the cows that
/// each herd has received so far.
fn draw_card(ui: &Ui, rect: Rect, grid: Grid, card: &Card, received: &[Option<u8>]) {
    let scale = Scale::of(ui.ctx());
    let line = medal_side(ui);
    let spare = rect.width() - grid.needed_width;
    let picture = Rect::from_min_size(rect.min, vec2(rect.height() * 1.7, rect.height())).shrink2(vec2(0.0, 3.0));
    let mut words = rect;
    if spare > picture.width() && rect.height() > line * 1.6 {
        let herds =
            card.step.herds.iter().zip(received).map(|(herd, gain)| (herd.colour, herd.cows + gain.unwrap_or(0)));
        game_icons::small_prairie(ui.painter(), picture, card.step.spec.places, &herds.collect::<Vec<_>>());
        words.set_left(picture.right() + scale.gap(1.0));
    }
    let chips: f32 = card.chips.iter().map(|chip| chip_width(ui, chip)).sum();
    let (head, row) = if grid.herds_below {
        let middle = rect.center().y;
        (
            words.with_min_y(middle - line - 1.0).with_max_y(middle - 1.0),
            words.with_min_y(middle + 1.0).with_max_y(middle + line + 1.0),
        )
    } else {
        words.split_left_right_at_x(words.right() - chips)
    };
    line_in(ui, head, Align2::LEFT_CENTER, &card.name, Type::Strong, INK);
    let mut left = row.left();
    let height = row.height().min(line + 2.0);
    for chip in &card.chips {
        let width = chip_width(ui, chip);
        let at = Rect::from_center_size(pos2(left + width / 2.0, row.center().y), vec2(width - scale.gap(0.5), height));
        left += width;
        if chip.given.is_some() {
            ui.painter().rect(at, line * 0.4, PAPER, Stroke::new(scale.hairline() * 1.3, GOLD), StrokeKind::Inside);
        }
        let medal = Rect::from_min_size(at.min + vec2(1.0, 1.0), Vec2::splat(height - 2.0));
        game_icons::medal(ui.painter(), medal, chip.colour);
        let words = at.with_min_x(medal.right() + scale.gap(0.25));
        let (said, ink) = chip.given.as_ref().map_or((&chip.cows, INK_MUTED), |given| (given, INK));
        line_in(ui, words, Align2::LEFT_CENTER, said, Type::Strong, ink);
    }
}

/// A column of the table of totals.
struct Column {
    caption: Translated,
    cells: Vec<Option<Translated>>,
}

fn columns(ui: &Ui, setting: &Setting, show: &FinalScoring) -> Vec<Column> {
    let bids = setting.rulebook.variants.auction;
    let table = show.position_shown();
    let column = |caption: Text, cell: &dyn Fn(Seat) -> Option<Text>| Column {
        caption: ui.tr(caption),
        cells: show.start.seats().map(|seat| cell(seat).map(|text| ui.tr(text))).collect(),
    };
    let gain = |seat: Seat| Some(show.gained(seat)).filter(|cows| *cows > 0);
    let mut all = vec![
        column(text!("zoff-last-before"), &|seat| Some(Text::number(show.start.cows(setting, seat)))),
        column(text!("zoff-last-bonus"), &|seat| Some(text!("zoff-hud-more", cows = gain(seat)?))),
    ];
    if bids {
        let bid = |seat: Seat| Some(texts::tenths(-i32::from(show.start.bids[seat.index()]?)));
        all.push(column(text!("zoff-result-bid"), &bid));
    }
    let total = |seat: Seat| Some(texts::total(table.score_in_tenths(setting, seat), bids));
    all.push(column(text!("zoff-result-total"), &total));
    all
}

/// Draws the table of totals: the cows before the bonuses, the bonuses so far, the bids of an auction, and the totals.
fn totals(ui: &Ui, place: Rect, setting: &Setting, show: &FinalScoring, names: &[Who]) {
    let scale = Scale::of(ui.ctx());
    let line = medal_side(ui);
    let columns = columns(ui, setting, show);
    let count = f32::from(show.start.seats);
    let head = line + 2.0;
    let height = ((place.height() - head) / count.max(1.0)).min(line * 4.0);
    let width = |column: &Column| {
        let cells = column.cells.iter().flatten().map(|cell| text_width(ui.ctx(), cell, Type::Strong));
        let widest = cells.fold(text_width(ui.ctx(), &column.caption, Type::Body), f32::max);
        widest.ceil() + scale.gap(1.25)
    };
    let widths: Vec<f32> = columns.iter().map(width).collect();
    let first = place.right() - widths.iter().sum::<f32>();
    let winners = if show.is_finished() { show.end.winners(setting) } else { Vec::new() };
    for seat in show.start.seats() {
        let top = place.top() + head + height * f32::from(seat.0);
        let row = place.with_min_y(top).with_max_y(top + height).shrink2(vec2(0.0, 1.5));
        ui.painter().rect(row, scale.corner() / 2.0, PAPER_DARK, Stroke::new(1.0, EDGE), StrokeKind::Inside);
        if winners.contains(&seat) {
            ui.painter().rect_stroke(row, scale.corner() / 2.0, Stroke::new(scale.ring(), GOLD), StrokeKind::Inside);
        }
        let side = (row.height() - 4.0).min(line * 2.0);
        let middle = pos2(row.left() + scale.gap(0.75) + side / 2.0, row.center().y);
        let medal = Rect::from_center_size(middle, Vec2::splat(side));
        game_icons::medals(ui.painter(), medal, show.start.colours_of(setting, seat), Tone::Full);
        let text = ui.tr(name(names, seat).text());
        tooltip(ui, row.with_max_x(first), &text);
        // If the name does not fit, the emblem alone identifies the player.
        let who = row.with_min_x(medal.right() + scale.gap(0.5)).with_max_x(first);
        if has_room(ui.ctx(), &text, Type::Strong, who.size()) {
            lines_in(ui, who, Align2::LEFT_CENTER, &text, Type::Strong, INK);
        }
    }
    let mut left = first;
    for (number, (column, width)) in columns.iter().zip(widths).enumerate() {
        let room = Rect::from_min_size(pos2(left, place.top()), vec2(width, head));
        left += width;
        line_in(ui, room, Align2::CENTER_CENTER, &column.caption, Type::Body, INK_MUTED);
        let step = if number + 1 == columns.len() { Type::LeadStrong } else { Type::Strong };
        for (place, cell) in column.cells.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let at = room.translate(vec2(0.0, head + height * place as f32));
            let at = Rect::from_min_size(at.min, vec2(width, height));
            line_in(ui, at, Align2::CENTER_CENTER, cell, step, INK);
        }
    }
}
