//! The popovers over the exchange: a price's history, the facts that the viewer may know about a player, and the hints;
//! also the table picture and the log, if the layout has no room for them elsewhere. A tap on the rest of the exchange
//! closes all popovers except the hints.

use bevy_egui::egui::{ScrollArea, style::ScrollStyle};
use hab_gut::{Good, Seat};

use super::{
    hud_view::{Advice, HudView},
    layout::Frame,
    press::{GamePress, Inspected, Panel, Press},
    table_picture,
};
use crate::{
    game_screen::{Emblem, hint, log},
    games::hab_gut::{
        choice::Touch,
        game_icons::{self, GameIcon},
        texts,
    },
    seats::Tap,
    widgets::{lines_in_scroll, prelude::*},
};

/// Draws the open popover, if any. Returns the press, if any.
pub fn show(ui: &mut Ui, frame: &Frame, view: &HudView) -> Option<Press> {
    let facts = view.inspected.map(|inspected| Facts::of(view, inspected));
    let place = match (&facts, view.panel) {
        (Some(facts), _) => facts.place(ui, frame),
        (None, Some(Panel::Hint)) => hints_place(ui, frame.drawer, &view.advice),
        (None, _) => frame.drawer,
    };
    let open = view.inspected.is_some() || view.panel.is_some_and(|panel| needs_drawer(panel, frame));
    if !open {
        return None;
    }
    // A tap on the exchange next to the popover closes the popover, unless the popover shows hints, and opens nothing
    // else. The popover blocks taps on everything below it.
    let tapped_outside = ui.interact(frame.board, Id::new("beside the slip"), Sense::CLICK).clicked();
    ui.interact(place, Id::new("slip"), Sense::CLICK);
    let pressed = match (facts, view.panel) {
        (Some(facts), _) => {
            let Facts { title, head, lines } = facts;
            draw_titled(ui, place, &title, Some(head), |ui, list| scroll(ui, list, "slip lines", &lines))
        }
        (None, Some(Panel::Table)) => {
            let title = text!("hg-popover-table");
            draw_titled(ui, place, &title, None, |ui, inner| table_picture::picture(ui, inner, view))
        }
        (None, Some(Panel::Log)) => {
            let mut pressed = None;
            let closed = draw_titled(ui, place, &text!("log"), None, |ui, inner| {
                pressed = log::draw_on_dialog(ui, inner, &view.lines, view.bar.look_back);
            });
            pressed.map(|_| Press::LookBack).or(closed)
        }
        (None, Some(Panel::Hint)) => hints(ui, place, &view.advice, view.thinking),
        (None, None) => None,
    };
    pressed.or(tapped_outside.then_some(Press::GameSpecific(GamePress::Close)))
}

/// Returns true if the layout has no permanent room for a panel.
fn needs_drawer(panel: Panel, frame: &Frame) -> bool {
    match panel {
        Panel::Table => frame.table.is_none(),
        Panel::Log => frame.log.is_none(),
        Panel::Hint => true,
    }
}

/// The picture before a popover's title.
enum Head {
    Player(Seat),
    Good(Good),
}

/// The contents of a popover about one item: a title with its picture, and lines that scroll if there are many.
struct Facts {
    title: Text,
    head: Head,
    lines: Vec<Text>,
}

impl Facts {
    /// The history of a price, newest card first, or what the viewer may know about a player.
    fn of(view: &HudView, inspected: Inspected) -> Facts {
        match inspected {
            Inspected::Price(good) => {
                let points = &view.history.moves[good.index()];
                let mut lines: Vec<Text> =
                    points.iter().rev().map(|point| texts::popovers::price_move(&view.names, point)).collect();
                if lines.is_empty() {
                    lines.push(text!("hg-popover-price-unmoved"));
                }
                let title = texts::popovers::price(good, view.seen.prices[good.index()]);
                Facts { title, head: Head::Good(good), lines }
            }
            Inspected::Player(seat) => {
                let places = view.setting.rulebook.foundation_places;
                let lines = texts::popovers::player(&view.seen, seat, view.viewer == Some(seat), places);
                Facts { title: view.name(seat).text(), head: Head::Player(seat), lines }
            }
        }
    }

    /// The place of the popover, as high as the lines need: beside the tag of a player, otherwise at the top of the
    /// drawer.
    fn place(&self, ui: &Ui, frame: &Frame) -> Rect {
        let scale = Scale::of(ui.ctx());
        let (gap, width) = (scale.gap(0.5), frame.drawer.shrink(scale.pad()).width());
        let line = |text: &Text| text_height(ui.ctx(), &ui.tr(text), Type::Body, width).ceil() + gap;
        let height = 2.0 * scale.pad() + scale.target() + gap + self.lines.iter().map(line).sum::<f32>();
        let tag = match self.head {
            Head::Player(seat) => frame.seats.get(seat.index()).filter(|_| frame.tags),
            Head::Good(_) => None,
        };
        let Some(tag) = tag else {
            return frame.drawer.with_max_y(frame.drawer.bottom().min(frame.drawer.top() + height));
        };
        let board = frame.board;
        let size = vec2(frame.drawer.width(), height.min(board.height()));
        let left = if tag.center().x < board.center().x { board.left() } else { board.right() - size.x };
        let top = tag.top().min(board.bottom() - size.y).max(board.top());
        Rect::from_min_size(pos2(left, top), size)
    }
}

/// Draws a popover with a title, a close button, and the contents that `add` draws.
fn draw_titled(
    ui: &mut Ui,
    place: Rect,
    title: &Text,
    head: Option<Head>,
    add: impl FnOnce(&mut Ui, Rect),
) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    style::paint_panel(ui, place);
    rects::in_panel(ui, "slip", place, |ui| {
        let mut inner = place.shrink(scale.pad());
        let mut top = inner.cut_top(scale.target(), scale.gap(0.5));
        let side = if head.is_some() { top.height() * 0.84 } else { 0.0 };
        let sign = Rect::from_center_size(pos2(top.left() + side / 2.0, top.center().y), Vec2::splat(side));
        match head {
            Some(Head::Player(seat)) => seat.paint(ui, sign),
            Some(Head::Good(good)) => game_icons::paint(ui.painter(), sign, GameIcon::Good(good), Tone::Full),
            None => {}
        }
        let cross = top.cut_right(scale.target(), scale.gap(0.5));
        let left = sign.right() + if head.is_some() { scale.gap(1.0) } else { 0.0 };
        lines_in(ui, top.with_min_x(left), Align2::LEFT_CENTER, &ui.tr(title), Type::LeadStrong, INK);
        let look = ButtonLook::icon(Mark::Cross, ui.tr(text!("hg-close")));
        let closed = button_at(ui, cross, &look).clicked().then_some(Press::GameSpecific(GamePress::Close));
        add(ui, inner);
        closed
    })
}

fn scroll(ui: &mut Ui, list: Rect, id: &str, lines: &[Text]) {
    let scale = Scale::of(ui.ctx());
    ui.scope_builder(UiBuilder::new().id_salt(id).max_rect(list), |ui| {
        ui.set_clip_rect(list.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = vec2(0.0, scale.gap(0.5));
        ui.spacing_mut().scroll = ScrollStyle { bar_width: scale.px(6.0).max(4.0), ..ScrollStyle::solid() };
        ScrollArea::vertical().id_salt(Id::new(("hab-gut", id))).auto_shrink([false, false]).show(ui, |ui| {
            for text in lines {
                let translated = ui.tr(text);
                let width = ui.available_width();
                let height = text_height(ui.ctx(), &translated, Type::Body, width);
                let (row, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                if ui.is_rect_visible(row) {
                    lines_in_scroll(ui, row, Align2::LEFT_CENTER, &translated, Type::Body, INK);
                }
            }
        });
    });
}

/// Returns the place of the hints: the top of the drawer, as high as the hints need.
fn hints_place(ui: &Ui, drawer: Rect, advice: &[Advice]) -> Rect {
    let scale = Scale::of(ui.ctx());
    let width = drawer.shrink(scale.pad()).width();
    let height = 2.0 * scale.pad() + scale.target() + scale.gap(0.5) + hint::height(ui.ctx(), advice, width, 1.0);
    drawer.with_max_y(drawer.top() + height)
}

/// Draws the hints as sentences. A tap puts the action into the selection.
fn hints(ui: &mut Ui, place: Rect, advice: &[Advice], thinking: bool) -> Option<Press> {
    let title = if thinking { text!("hint-thinking") } else { text!("hint-choose") };
    let mut pressed = None;
    let closed = draw_titled(ui, place, &title, None, |ui, mut inner| {
        let height = hint::height(ui.ctx(), advice, inner.width(), 1.0);
        inner.set_bottom(inner.bottom().min(inner.top() + height));
        pressed = hint::lines(ui, inner, advice, 1.0);
    });
    pressed.map(|action| Press::Touch(Touch::Propose(action))).or(closed.map(|_| Press::Tap(Tap::Hint)))
}
