//! The hint: its numbers on the board, the hand and the shop, and its panel of sentences.

use bevy_egui::egui::{LayerId, Order};

use super::{
    facts::ShopFacts,
    frame::Frame,
    press::{Own, Press},
    shop::ShopFrame,
};
use crate::{
    game_screen::hint::{self, disc, number},
    games::hacienda::{choice::Shop, signs::Sign},
    kit::prelude::*,
};
use hacienda_rules::{Action, Card};

/// An advised action.
pub type Advice = hint::Advice<Action, Sign>;

/// The icon of the card or piece of an action.
pub fn sign(action: Action, shape: Option<hacienda_rules::PondShape>) -> Option<Sign> {
    match action {
        Action::Land { card, .. } | Action::BuyLand(card) => Some(Sign::Land(card)),
        Action::Animal { species, .. } | Action::BuyAnimal(species) => Some(Sign::Animal(species)),
        Action::BuyTop(_) => Some(Sign::CardBack),
        Action::Hacienda(_) => Some(Sign::Hacienda),
        Action::Pond(_) => shape.map(Sign::Pond),
        Action::Harvest { .. } => Some(Sign::HarvestChip),
        Action::End => None,
    }
}

/// The shop item that an action takes.
fn sold_at(action: Action, sign: Option<Sign>) -> Option<Shop> {
    match (action, sign) {
        (Action::BuyTop(deck), _) => Some(Shop::Top(deck)),
        (Action::BuyLand(card), _) => Some(Shop::Open(Card::Land(card))),
        (Action::BuyAnimal(species), _) => Some(Shop::Open(Card::Animal(species))),
        (Action::Hacienda(_), _) => Some(Shop::Hacienda),
        (Action::Pond(_), Some(Sign::Pond(shape))) => Some(Shop::Pond(shape)),
        (Action::Harvest { .. }, _) => Some(Shop::Harvest),
        (Action::Pond(_) | Action::Land { .. } | Action::Animal { .. } | Action::End, _) => None,
    }
}

/// Draws the numbers on the board, on the hand and on the shop. If the shop is closed, its tab has the numbers.
pub fn marks(ctx: &Context, frame: &Frame, advice: &[Advice], shop: &ShopFacts, shop_open: bool) {
    let scale = Scale::of(ctx);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("hints")));
    let over_board = painter.with_clip_rect(frame.free.expand(frame.gap));
    let open = shop.land.len().max(shop.animals.len()).saturating_sub(1);
    let places = ShopFrame::new(scale, frame, open);
    // Numbers at the same place are side by side; on the narrow tab they are in a column.
    let mut taken: Vec<Pos2> = Vec::new();
    let mut free = |at: Pos2, step: Vec2| {
        let same = taken.iter().filter(|other| other.distance(at) < 1.0).count();
        taken.push(at);
        at + step * disc(scale) * 1.05 * same as f32
    };
    for (place, advice) in advice.iter().enumerate() {
        if let Some(at) = advice.at {
            number(&over_board, free(at, vec2(1.0, 0.0)), place + 1, scale);
        }
        let card = advice.action.played();
        let in_hand = card.and_then(|card| frame.hand_places(scale).get(card.index()).copied());
        let sold = sold_at(advice.action, advice.sign);
        match (frame.shop_tab.filter(|_| !shop_open && sold.is_some()), sold.and_then(|sold| places.of(shop, sold))) {
            (Some(tab), _) => {
                let below = tab.center() - vec2(0.0, disc(scale));
                number(&painter, free(below, vec2(0.0, 1.0)), place + 1, scale);
            }
            (None, sold) => {
                if let Some(rect) = in_hand.or(sold) {
                    let corner = rect.left_top() + Vec2::splat(disc(scale) * 0.5);
                    number(&painter, free(corner, vec2(1.0, 0.0)), place + 1, scale);
                }
            }
        }
    }
}

/// The width of the prompt from which the hint panel covers it, in 1080p px.
const PROMPT: f32 = 800.0;

/// The place of the hint panel, with the height of its longest sentence: over the prompt or at the upper edge of the
/// board, or at the lower edge if it hides fewer of its hexes there. On a phone held sideways it also covers the seat
/// tags.
pub fn place(ctx: &Context, frame: &Frame, advice: &[Advice]) -> Rect {
    let scale = Scale::of(ctx);
    let pad = inset(scale);
    let room = if scale.sideways() {
        frame.free.with_min_y(frame.window.top() + frame.gap)
    } else if scale.form() == Form::Stacked {
        frame.open(scale)
    } else if frame.prompt.width() >= scale.column(PROMPT) {
        frame.prompt.with_max_y(frame.free.bottom())
    } else {
        frame.free
    };
    let wide = room.width().min(scale.column(1180.0));
    let high = hint::height(ctx, advice, wide - 2.0 * pad, columns(scale, advice)) + 2.0 * pad;
    let size = vec2(wide, high);
    let top = Rect::from_min_size(pos2(room.center().x - wide / 2.0, room.top()), size);
    let bottom = top.translate(vec2(0.0, room.bottom() - top.bottom()));
    let hides = |rect: Rect| {
        let near = rect.expand(disc(scale));
        advice.iter().filter(|advice| advice.at.is_some_and(|at| near.contains(at))).count()
    };
    if hides(bottom) < hides(top) { bottom } else { top }
}

/// The number of sentences side by side: all of them, or one in an upright window.
fn columns(scale: Scale, advice: &[Advice]) -> f32 {
    if scale.upright() { 1.0 } else { advice.len().max(1) as f32 }
}

fn inset(scale: Scale) -> f32 {
    scale.gap(0.75)
}

/// Draws the hint panel and returns the action that was chosen.
pub fn show(ui: &mut Ui, rect: Rect, advice: &[Advice]) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let inner = rect.shrink(inset(scale));
    style::panel(ui, "hints", rect, |ui| {
        hint::lines(ui, inner, advice, columns(scale, advice)).map(|action| Press::Own(Own::Advice(action)))
    })
}
