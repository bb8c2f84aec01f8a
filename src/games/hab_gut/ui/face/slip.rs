//! The popovers over the exchange: a price's history, a player's public information, and the table picture, log and
//! hints if they have no room of their own. A tap outside closes them.

use bevy_egui::egui::{ScrollArea, style::ScrollStyle};
use hab_gut::Good;

use super::{
    arrange::Frame,
    facts::{Advice, Facts},
    press::{Look, Own, Panel, Press},
    table_top,
};
use crate::{
    game_screen::{Emblem, hint, log},
    games::hab_gut::{
        choice::Touch,
        signs::{self, Sign},
        texts,
    },
    kit::{lines_seen, prelude::*},
    seats::Tap,
};

/// Draws the open popover, if there is one. Returns the press, if there is one.
pub fn show(ui: &mut Ui, frame: &Frame, facts: &Facts) -> Option<Press> {
    let place = frame.drawer;
    let open = facts.look.is_some() || facts.panel.is_some_and(|panel| needs_drawer(panel, frame));
    if !open {
        return None;
    }
    // A tap outside only closes the popover. The popover blocks taps on what it covers.
    let beside = ui.interact(frame.board, Id::new("beside the slip"), Sense::CLICK).clicked();
    ui.interact(place, Id::new("slip"), Sense::CLICK);
    let pressed = match (facts.look, facts.panel) {
        (Some(Look::Price(good)), _) => price(ui, place, facts, good),
        (Some(Look::Player(seat)), _) => {
            let own = facts.viewer == Some(seat);
            let places = facts.setting.rulebook.places;
            let lines = texts::slips::player(&facts.seen, seat, own, places);
            paper(ui, place, &facts.name(seat).text(), Some(Head::Player(seat)), &lines)
        }
        (None, Some(Panel::Table)) => {
            let title = text!("hg-slip-table");
            headed(ui, place, &title, None, |ui, inner| table_top::picture(ui, inner, facts))
        }
        (None, Some(Panel::Log)) => {
            let mut pressed = None;
            let shut = headed(ui, place, &text!("log"), None, |ui, inner| {
                pressed = log::on_sheet(ui, inner, &facts.lines, facts.bar.look_back);
            });
            pressed.map(|_| Press::LookBack).or(shut)
        }
        (None, Some(Panel::Hint)) => hints(ui, place, &facts.advice, facts.thinking),
        (None, None) => None,
    };
    pressed.or(beside.then_some(Press::Own(Own::Shut)))
}

/// Returns true if a panel has no room of its own in this window.
fn needs_drawer(panel: Panel, frame: &Frame) -> bool {
    match panel {
        Panel::Table => frame.table.is_none(),
        Panel::Log => frame.log.is_none(),
        Panel::Hint => true,
    }
}

/// The picture before a popover's title.
enum Head {
    Player(hab_gut::Seat),
    Good(Good),
}

/// Draws the history of a price, newest card first.
fn price(ui: &mut Ui, place: Rect, facts: &Facts, good: Good) -> Option<Press> {
    let points = &facts.history.points[good.index()];
    let mut lines: Vec<Text> = points.iter().rev().map(|point| texts::slips::point(&facts.names, point)).collect();
    if lines.is_empty() {
        lines.push(text!("hg-slip-price-unmoved"));
    }
    let title = texts::slips::price(good, facts.seen.prices[good.index()]);
    paper(ui, place, &title, Some(Head::Good(good)), &lines)
}

/// Draws a popover with a title and lines, which scroll if there are many.
fn paper(ui: &mut Ui, place: Rect, title: &Text, head: Option<Head>, lines: &[Text]) -> Option<Press> {
    headed(ui, place, title, head, |ui, list| scroll(ui, list, "slip lines", lines))
}

/// Draws a popover with a title, a close button, and the contents that `add` draws.
fn headed(
    ui: &mut Ui,
    place: Rect,
    title: &Text,
    head: Option<Head>,
    add: impl FnOnce(&mut Ui, Rect),
) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    style::sheet(ui, place);
    rects::in_panel(ui, "slip", place, |ui| {
        let mut inner = place.shrink(scale.pad());
        let mut top = inner.cut_top(scale.target(), scale.gap(0.5));
        let side = if head.is_some() { top.height() * 0.84 } else { 0.0 };
        let sign = Rect::from_center_size(pos2(top.left() + side / 2.0, top.center().y), Vec2::splat(side));
        match head {
            Some(Head::Player(seat)) => seat.paint(ui, sign),
            Some(Head::Good(good)) => signs::paint(ui.painter(), sign, Sign::Good(good), Tone::Full),
            None => {}
        }
        let cross = top.cut_right(scale.target(), scale.gap(0.5));
        let left = sign.right() + if head.is_some() { scale.gap(1.0) } else { 0.0 };
        lines_in(ui, top.with_min_x(left), Align2::LEFT_CENTER, &ui.say(title), Type::LeadStrong, INK);
        let look = ButtonLook::icon(Mark::Cross, ui.say(text!("hg-close")));
        let shut = button_at(ui, cross, &look).clicked().then_some(Press::Own(Own::Shut));
        add(ui, inner);
        shut
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
                let said = ui.say(text);
                let width = ui.available_width();
                let high = text_height(ui.ctx(), &said, Type::Body, width);
                let (row, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
                if ui.is_rect_visible(row) {
                    lines_seen(ui, row, Align2::LEFT_CENTER, &said, Type::Body, INK);
                }
            }
        });
    });
}

/// Draws the hints as sentences. A tap puts the action into the draft.
fn hints(ui: &mut Ui, place: Rect, advice: &[Advice], thinking: bool) -> Option<Press> {
    let title = if thinking { text!("hint-thinking") } else { text!("hint-choose") };
    let mut pressed = None;
    let shut = headed(ui, place, &title, None, |ui, mut inner| {
        let high = hint::height(ui.ctx(), advice, inner.width(), 1.0);
        inner.set_bottom(inner.bottom().min(inner.top() + high));
        pressed = hint::lines(ui, inner, advice, 1.0);
    });
    pressed.map(|action| Press::Touch(Touch::Propose(action))).or(shut.map(|_| Press::Tap(Tap::Hint)))
}
