//! The panels for decisions before the first round: the first cows of two players, bids and colours.

use zoff::{Colour, Prairie};

use super::Press;
use crate::{
    games::zoff::{choice::Touch, game_icons, texts},
    widgets::{hatch, prelude::*},
};

/// Draws the dealt prairies, each with the player's colours to choose from. Returns the presses.
pub(super) fn first_cows(ui: &mut Ui, area: Rect, dealt: &[(Prairie, Option<Colour>)], own: &[Colour]) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let places = CellGrid::across(area, 3, gap);
    let pad = scale.px(6.0).min((places.size.x - 2.0 * scale.min_target()) / 3.0).max(1.0);
    let mut pressed = Vec::new();
    for (index, (prairie, chosen)) in dealt.iter().enumerate() {
        let rect = places.nth(index);
        style::plate(ui, rect, PAPER_DARK, Stroke::new(scale.hairline(), EDGE));
        let target = scale.target().min(scale.min_target().max(rect.height() * 0.62));
        let cut = rect.bottom() - target - 2.0;
        let title = rect.with_max_y(cut).shrink2(vec2(scale.px(6.0), 0.0));
        lines_in(ui, title, Align2::CENTER_CENTER, &ui.tr(texts::prairie(*prairie)), Type::Strong, INK);
        let half = (places.size.x - 3.0 * pad) / 2.0;
        for (at, colour) in own.iter().enumerate() {
            let left = rect.left() + pad + at as f32 * (half + pad);
            let button = Rect::from_min_size(pos2(left, cut), vec2(half, target));
            let text = ui.tr(text!("zoff-hud-first", hue = *colour, prairie = *prairie));
            let response = pressable(ui, RectKind::Button, &text, button, true);
            let selected = *chosen == Some(*colour);
            let edge =
                Stroke::new(if selected { scale.ring() } else { scale.hairline() }, if selected { GOLD } else { EDGE });
            style::plate(ui, button, if selected { RING } else { PAPER }, edge);
            let side = button.size().min_elem() * 0.8;
            // The emblem, with a cow next to it if there is room for both.
            let both = button.width() > side * 2.3;
            let aside = if both { vec2(side * 0.55, 0.0) } else { Vec2::ZERO };
            game_icons::medal(
                ui.painter(),
                Rect::from_center_size(button.center() - aside, Vec2::splat(side)),
                *colour,
            );
            if both {
                let cow = Rect::from_center_size(button.center() + aside, Vec2::splat(side));
                game_icons::cow(ui.painter(), cow, Some(*colour));
            }
            if response.clicked() {
                pressed.push(Press::Touch(Touch::Start(index as u8, *colour)));
            }
        }
    }
    pressed
}

/// Draws the bid with buttons to lower and raise it.
pub(super) fn bidding(ui: &mut Ui, area: Rect, bid: u16, most: u16) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(0.75);
    let height = scale.main_target().min(area.height());
    let middle = area.center();
    let width = scale.column(150.0).min(area.width() * 0.3);
    let number = Rect::from_center_size(middle, vec2(width, height));
    style::plate(ui, number, PAPER, Stroke::new(scale.hairline() * 1.5, GOLD));
    line_in(ui, number, Align2::CENTER_CENTER, &ui.tr(texts::tenths(bid.into())), Type::Figure, INK);
    let mut pressed = Vec::new();
    let steps: [(i32, f32, f32); 4] = [(-10, -1.0, 2.0), (-1, -1.0, 1.0), (1, 1.0, 1.0), (10, 1.0, 2.0)];
    for (step, side, place) in steps {
        let button = (height * 1.15).min((area.width() - width) / 4.0 - gap);
        let offset = width / 2.0 + gap + (place - 0.5) * button + (place - 1.0) * gap;
        let rect = Rect::from_center_size(middle + vec2(side * offset, 0.0), vec2(button, height));
        let next = i32::from(bid) + step;
        let text = match step < 0 {
            true => ui.tr(text!("zoff-hud-less", bid = texts::tenths(-step))),
            false => ui.tr(text!("zoff-hud-more-bid", bid = texts::tenths(step))),
        };
        let next = u16::try_from(next).ok().filter(|next| *next <= most);
        if button_at(ui, rect, &ButtonLook::plain(text).enabled(next.is_some())).clicked()
            && let Some(next) = next
        {
            pressed.push(Press::Touch(Touch::Bid(next)));
        }
    }
    pressed
}

/// Draws the colours with their cows. Colours that are already taken are hatched.
pub(super) fn colours(ui: &mut Ui, area: Rect, all: &[(Colour, bool, u8)], chosen: Option<Colour>) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let places = CellGrid::across(area, all.len(), scale.gap(0.75)).at_most(vec2(scale.column(220.0), area.height()));
    let mut pressed = Vec::new();
    for (rect, (colour, free, cows)) in places.first(all.len()).zip(all) {
        let text = ui.tr(texts::colour_name(*colour));
        let response = pressable(ui, RectKind::Button, &text, rect, true);
        let selected = chosen == Some(*colour);
        let edge =
            Stroke::new(if selected { scale.ring() } else { scale.hairline() }, if selected { GOLD } else { EDGE });
        style::plate(ui, rect, if *free { PAPER } else { PAPER_DARK }, edge);
        if !free {
            hatch(ui, rect.shrink(scale.hairline() * 2.0), colours::PAPER_DARK.mix(colours::INK_MUTED, 0.25).egui());
        }
        // The emblem is next to the text or, in a narrow cell, above it.
        let ink = if *free { INK } else { INK_MUTED };
        let narrow = rect.width() < scale.text(18.0) * 7.5;
        let (picture, words) = if narrow {
            rect.split_top_bottom_at_y(rect.bottom() - scale.text(18.0) * 3.0)
        } else {
            rect.split_left_right_at_x(rect.left() + (rect.height() * 0.8).min(rect.width() * 0.4))
        };
        let side = picture.size().min_elem() * 0.84;
        game_icons::medal(ui.painter(), Rect::from_center_size(picture.center(), Vec2::splat(side)), *colour);
        let (upper, lower) = words.shrink2(vec2(2.0, 2.0)).split_top_bottom_at_y(words.center().y);
        line_in(ui, upper, Align2::CENTER_CENTER, &text, Type::Strong, ink);
        line_in(ui, lower, Align2::CENTER_CENTER, &ui.tr(texts::cows(*cows)), Type::Body, INK_MUTED);
        if response.clicked() {
            pressed.push(Press::Touch(Touch::Colour(*colour)));
        }
    }
    pressed
}
