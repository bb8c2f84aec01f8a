//! The recap shows the actions of others since the viewer's last action as a strip of small pictures. It is above the
//! log or beside the board if there is room.

use std::sync::Arc;

use super::{
    layout::HudLayout,
    press::{HudPress, Press},
};
use crate::{
    games::hacienda::{
        game_icons::{self, GameIcon},
        insights::recap,
        texts,
        ui::parts::card::{self, CardFace, draw_static_card},
        view::marks,
    },
    texts::Who,
    widgets::prelude::*,
};
use hacienda_rules::{Action, Card, Cells, Seat};

#[derive(Debug, Clone, Copy, PartialEq)]
enum Picture {
    /// The card that was bought.
    Card(CardFace),
    /// The piece that was placed, or the chip of a harvest.
    GameIcon(GameIcon),
    /// A turn that was passed.
    Passed,
}

/// One action of the recap.
#[derive(Debug, Clone, PartialEq)]
pub struct RecapEntry {
    /// Its number in the record, counted from 1.
    pub number: usize,
    /// The player.
    pub seat: Seat,
    picture: Picture,
    /// The full description.
    description: Text,
    /// Pesos gained, or spent if negative.
    pesos: i64,
    /// Points gained.
    points: i32,
    /// Its hexes.
    pub cells: Cells,
}

impl RecapEntry {
    /// Describes an action. `names` is indexed by seat.
    pub fn of(entry: &recap::RecapEntry, names: &[Who]) -> RecapEntry {
        let picture = match entry.action {
            Action::BuyTop(deck) => Picture::Card(CardFace::Back(deck)),
            Action::BuyLand(card) => Picture::Card(CardFace::Up(Card::Land(card))),
            Action::BuyAnimal(species) => Picture::Card(CardFace::Up(Card::Animal(species))),
            Action::Land { card, .. } => Picture::GameIcon(GameIcon::Land(card)),
            Action::Animal { species, .. } => Picture::GameIcon(GameIcon::Animal(species)),
            Action::Hacienda(_) => Picture::GameIcon(GameIcon::Hacienda),
            Action::Pond(_) => entry.pond.map_or(Picture::Passed, |shape| Picture::GameIcon(GameIcon::Pond(shape))),
            Action::Harvest { .. } => Picture::GameIcon(GameIcon::HarvestChip),
            Action::End => Picture::Passed,
        };
        RecapEntry {
            number: entry.number,
            seat: entry.seat,
            picture,
            description: texts::log::announcement(names, entry.seat, entry.action, &entry.effects),
            pesos: entry.pesos,
            points: entry.points,
            cells: marks::changed_hexes(entry.action).into_iter().collect(),
        }
    }

    /// Returns the numbers next to the picture: points above, pesos below. The pesos have a coin next to them.
    fn numbers(&self) -> [Option<Text>; 2] {
        let gain = |number: i64| (number != 0).then(|| texts::signed(number));
        [gain(self.points.into()), gain(self.pesos)]
    }
}

/// The contents of the recap.
#[derive(Debug, Clone, PartialEq)]
pub struct RecapStrip {
    /// The actions, oldest first.
    pub entries: Arc<[RecapEntry]>,
    /// The rectangle of the board and its frame on the screen. `None` if there is no camera.
    pub board: Option<Rect>,
    /// True if the player opened the strip, which may then cover the board.
    pub open: bool,
}

enum Item<'a> {
    Title,
    Emblem(Seat),
    Entry(&'a RecapEntry),
}

/// The layout of the strip, relative to the upper left corner inside its padding.
struct StripLayout<'a> {
    items: Vec<(Item<'a>, Rect)>,
    size: Vec2,
    /// The width below which an item would be cut off, in px.
    min_width: f32,
}

/// The text style of the strip.
const STEP: Type = Type::Strong;

/// Returns the side of the coin next to a number, in px.
fn coin(scale: Scale) -> f32 {
    scale.text(STEP.design()) * 0.95
}

fn picture_width(scale: Scale) -> f32 {
    (scale.target() * 0.72).round()
}

fn entry_width(ctx: &Context, entry: &RecapEntry) -> f32 {
    let scale = Scale::of(ctx);
    let wide = |text: &Option<Text>| text.as_ref().map_or(0.0, |text| text_width(ctx, &ctx.tr(text), STEP).ceil());
    let [points, pesos] = entry.numbers().map(|text| wide(&text));
    let pesos = if pesos > 0.0 { pesos + coin(scale) + 2.0 } else { 0.0 };
    let gap = if points.max(pesos) > 0.0 { scale.gap(0.5) } else { 0.0 };
    (picture_width(scale) + gap + points.max(pesos) + scale.gap(1.0)).max(scale.target())
}

impl StripLayout<'_> {
    fn of<'a>(ctx: &Context, facts: &'a RecapStrip, wide: f32) -> StripLayout<'a> {
        let scale = Scale::of(ctx);
        let (height, gap) = (scale.target(), scale.gap(0.5));
        // The close button is at the end of the first row. All rows leave its width free.
        let room = (wide - height - scale.gap(1.0)).max(height);
        let title = ctx.tr(text!("insight-recap"));
        let one_line = text_width(ctx, &title, STEP).ceil() + 2.0;
        let two_lines = text_height(ctx, &title, STEP, one_line * 0.6) <= height;
        let title = if two_lines { one_line * 0.6 } else { one_line };
        let mut items = vec![(Item::Title, title)];
        let mut of = None;
        for entry in facts.entries.iter() {
            if of.replace(entry.seat) != Some(entry.seat) {
                items.push((Item::Emblem(entry.seat), (height * 0.6).round()));
            }
            items.push((Item::Entry(entry), entry_width(ctx, entry)));
        }
        let least = items.iter().map(|(_, wide)| *wide).fold(0.0, f32::max) + scale.gap(1.0) + height;
        let (mut at, mut widest) = (Vec2::ZERO, 0.0_f32);
        let mut set = Vec::new();
        let mut items = items.into_iter().peekable();
        while let Some((item, wide)) = items.next() {
            // An emblem stays in the same row as the first action of its player.
            let next = match (&item, items.peek()) {
                (Item::Emblem(_), Some((_, next))) => gap + next,
                _ => 0.0,
            };
            // The tolerance lets the layout fit exactly into the width that was measured.
            if at.x > 0.0 && at.x + wide + next > room + 0.5 {
                at = vec2(0.0, at.y + height + gap);
            }
            set.push((item, Rect::from_min_size(at.to_pos2(), vec2(wide, height))));
            widest = widest.max(at.x + wide);
            at.x += wide + gap;
        }
        StripLayout { items: set, size: vec2(widest + scale.gap(1.0) + height, at.y + height), min_width: least }
    }
}

/// Returns the place of the strip above the log, if the panels are around the board and the strip fits there. A strip
/// in this place leaves the log less height, or only its tab.
pub fn place_above_log(ctx: &Context, facts: &RecapStrip, layout: &HudLayout) -> Option<Rect> {
    let scale = Scale::of(ctx);
    if scale.panel_layout() != PanelLayout::Around {
        return None;
    }
    let top = layout.seats.iter().map(|seat| seat.bottom()).fold(layout.window.top(), f32::max) + layout.gap;
    let tab = layout.log.bottom() - scale.target();
    let room = layout.log.with_min_y(top).with_max_y(tab - layout.gap);
    let pad = 2.0 * scale.gap(0.75);
    let strip = StripLayout::of(ctx, facts, room.width() - pad);
    let height = strip.size.y + pad;
    (strip.min_width + pad <= room.width() && height <= room.height()).then(|| room.with_max_y(top + height))
}

/// Returns the place of the strip, which is the first one with enough room: above the log, or below, above, to the left
/// or to the right of the board; otherwise at the lower edge of the board's area if the player opened the strip. `None`
/// if a chip takes its place.
pub fn place(ctx: &Context, facts: &RecapStrip, layout: &HudLayout) -> Option<Rect> {
    let beside_board = || place_beside_board(ctx, facts, layout.popover_area(Scale::of(ctx)));
    place_above_log(ctx, facts, layout).or_else(beside_board)
}

fn place_beside_board(ctx: &Context, facts: &RecapStrip, room: Rect) -> Option<Rect> {
    let pad = 2.0 * Scale::of(ctx).gap(0.75);
    let set = |width: f32| StripLayout::of(ctx, facts, width - pad);
    let size = |width: f32| set(width).size + Vec2::splat(pad);
    let board = facts.board.map_or(room, |board| board.intersect(room));
    let below = room.with_min_y(board.bottom());
    let above = room.with_max_y(board.top());
    let (left, right) = (room.with_max_x(board.left()), room.with_min_x(board.right()));
    for band in [below, above, left, right] {
        let size = size(band.width());
        if set(band.width()).min_width + pad <= band.width() && size.y <= band.height() {
            return Some(Align2::CENTER_CENTER.align_size_within_rect(size, band));
        }
    }
    facts.open.then(|| Align2::CENTER_BOTTOM.align_size_within_rect(size(room.width()).min(room.size()), room))
}

/// Draws the chip that opens the strip, with the number of actions. Returns the press, if any.
pub fn show_chip(ui: &mut Ui, rect: Rect, facts: &RecapStrip) -> Option<Press> {
    rects::in_panel(ui, "recap chip", rect, |ui| {
        let pressed = button_at(ui, rect, &ButtonLook::icon(icons::EYE, ui.tr(text!("insight-recap")))).clicked();
        card::count_badge(ui, rect.shrink(Scale::of(ui.ctx()).px(4.0)), facts.entries.len() as u32, true);
        pressed.then_some(Press::GameSpecific(HudPress::OpenRecap))
    })
}

/// Draws the strip and returns the press, if any.
pub fn show(ui: &mut Ui, rect: Rect, facts: &RecapStrip) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let target = scale.target();
    style::panel(ui, "recap", rect, |ui| {
        let inner = rect.shrink(scale.gap(0.75));
        let mut pressed = None;
        for (item, place) in StripLayout::of(ui.ctx(), facts, inner.width()).items {
            let place = place.translate(inner.min.to_vec2());
            match item {
                Item::Title => {
                    lines_in(ui, place, Align2::LEFT_CENTER, &ui.tr(text!("insight-recap")), STEP, INK_MUTED);
                }
                Item::Emblem(seat) => GameIcon::Owner(seat).draw(ui.painter(), place),
                Item::Entry(entry) => {
                    pressed = draw_entry(ui, place, entry)
                        .then_some(Press::GameSpecific(HudPress::ReplayAction(entry.number)))
                        .or(pressed)
                }
            }
        }
        let cross = Rect::from_min_size(pos2(inner.right() - target, inner.top()), Vec2::splat(target));
        let shut = button_at(ui, cross, &ButtonLook::icon(Mark::Cross, ui.tr(text!("hud-close")))).clicked();
        shut.then_some(Press::GameSpecific(HudPress::DismissRecap)).or(pressed)
    })
}

/// Draws one action. Returns true if it was pressed.
fn draw_entry(ui: &Ui, place: Rect, entry: &RecapEntry) -> bool {
    let scale = Scale::of(ui.ctx());
    let text = ui.tr(&entry.description);
    let response = pressable(ui, RectKind::Button, &text, place, true);
    tooltip(ui, place, &text);
    let line = Stroke::new(scale.hairline(), if response.hovered() { GOLD } else { EDGE });
    let corner = (scale.corner() * 0.75).round();
    ui.painter().rect(place, corner, PAPER_DARK, line, StrokeKind::Inside);
    focus_ring(ui, &response, place.shrink(scale.ring()), corner);
    let inner = place.shrink2(vec2(scale.gap(0.5), scale.px(4.0)));
    let numbers = entry.numbers();
    let beside = numbers.iter().any(Option::is_some);
    let side = inner.height().min(picture_width(scale) - scale.gap(0.5));
    let at = if beside { pos2(inner.left() + side / 2.0, inner.center().y) } else { inner.center() };
    let picture = Rect::from_center_size(at, Vec2::splat(side));
    match entry.picture {
        Picture::GameIcon(sign) => sign.draw(ui.painter(), picture),
        Picture::Card(face) => draw_static_card(ui, Rect::from_center_size(at, vec2(side * 0.78, side)), face),
        Picture::Passed => game_icons::paint(ui.painter(), picture, GameIcon::Action(true), Tone::Faded(PAPER_DARK)),
    }
    let column = inner.with_min_x(picture.right() + scale.gap(0.5));
    let both = numbers.iter().all(Option::is_some);
    let (upper, lower) = if both { column.split_top_bottom_at_fraction(0.5) } else { (column, column) };
    for (i, (number, line)) in numbers.into_iter().zip([upper, lower]).enumerate() {
        let Some(number) = number else { continue };
        let text = ui.tr(number);
        let words = if i == 1 { line.with_max_x(line.right() - coin(scale)) } else { line };
        let seen = line_in(ui, words, Align2::LEFT_CENTER, &text, STEP, INK);
        if i == 1 {
            let at = pos2(seen.right() + 2.0 + coin(scale) / 2.0, line.center().y);
            let place = Rect::from_center_size(at, Vec2::splat(coin(scale)));
            GameIcon::Peso.draw(ui.painter(), place);
        }
    }
    response.clicked()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::{
        game_screen::log::LineKind,
        games::hacienda::{
            insights::recap::recap,
            ui::hud::log_panel::{Line, lines},
        },
        record::Entry,
        ui::{
            checks::{WINDOWS, tap_nth},
            parts::overlay,
        },
    };
    use hacienda_rules::{Hacienda, formats::records::Record};

    #[test]
    fn repeated_actions_are_separate_buttons() {
        let entry = |number| RecapEntry {
            number,
            seat: Seat(1),
            picture: Picture::Passed,
            description: text!("hud-end-turn"),
            pesos: 0,
            points: 0,
            cells: Cells::NONE,
        };
        let facts = RecapStrip { entries: [entry(3), entry(5)].into(), board: None, open: true };
        for (nth, number) in [3, 5].into_iter().enumerate() {
            let mut pressed = Vec::new();
            tap_nth(WINDOWS[0], "End turn", nth, |ctx| {
                let rect = place_beside_board(ctx, &facts, ctx.content_rect()).expect("the strip is open");
                pressed.extend(overlay::draw_lowest_dialog(ctx, "recap", rect, |ui| show(ui, rect, &facts)));
            });
            assert_eq!(pressed, [Press::GameSpecific(HudPress::ReplayAction(number))]);
        }
    }

    #[test]
    fn the_strip_has_the_lines_of_the_log_since_the_viewers_last_action() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/base-5-symmetric.hacienda");
        let record =
            Record::parse(&std::fs::read_to_string(file).expect("the record exists")).expect("the record is valid");
        let steps: Vec<_> =
            record.replay().expect("the set-up is valid").map(|step| step.expect("the record replays")).collect();
        let entries: Vec<Entry<Hacienda>> = steps
            .iter()
            .map(|step| Entry { seat: step.seat, action: step.action, effects: step.effects.clone().into() })
            .collect();
        let (first, me) = (record.set_up().expect("the set-up is valid"), Seat(2));
        for count in (0..entries.len()).step_by(7) {
            let from = entries[..count].iter().rposition(|entry| entry.seat == me).map_or(0, |own| own + 1);
            let log = lines(&entries[from..count], &[]).into_iter().filter_map(|Line { kind, text }| match kind {
                LineKind::Done(place) => Some((text, place)),
                LineKind::Turn { .. } | LineKind::Consequence | LineKind::Scored => None,
            });
            let recapped = recap(&record.setting, &first, &steps[..count], me);
            let strip = recapped.iter().map(|entry| {
                let facts = RecapEntry::of(entry, &[]);
                let place = (!facts.cells.is_empty()).then_some((facts.seat, facts.cells));
                (texts::log::entry(entry.action, &entry.effects), place)
            });
            assert_eq!(strip.collect::<Vec<_>>(), log.collect::<Vec<_>>(), "after {count} actions");
        }
    }
}
