//! The hint: its numbers on the board, the hand and the shop, and its panel of sentences.

use bevy_egui::egui::{LayerId, Order};

use super::{
    layout::HudLayout,
    panel_data::{HandPanel, ShopPanel},
    press::{HudPress, Press},
    shop::ShopLayout,
};
use crate::{
    game_screen::hint::{self, disc, number},
    games::hacienda::{choice::ShopItem, game_icons::GameIcon},
    widgets::prelude::*,
};
use hacienda_rules::{Action, Card};

/// A suggested action with the icon of its card or piece.
pub type Advice = hint::Advice<Action, GameIcon>;

/// Returns the icon of the card or piece of an action.
pub fn icon_of_action(action: Action, shape: Option<hacienda_rules::PondShape>) -> Option<GameIcon> {
    match action {
        Action::Land { card, .. } | Action::BuyLand(card) => Some(GameIcon::Land(card)),
        Action::Animal { species, .. } | Action::BuyAnimal(species) => Some(GameIcon::Animal(species)),
        Action::BuyTop(_) => Some(GameIcon::CardBack),
        Action::Hacienda(_) => Some(GameIcon::Hacienda),
        Action::Pond(_) => shape.map(GameIcon::Pond),
        Action::Harvest { .. } => Some(GameIcon::HarvestChip),
        Action::End => None,
    }
}

/// Returns the shop item that an action buys or takes.
fn shop_item_of(action: Action, sign: Option<GameIcon>) -> Option<ShopItem> {
    match (action, sign) {
        (Action::BuyTop(deck), _) => Some(ShopItem::Top(deck)),
        (Action::BuyLand(card), _) => Some(ShopItem::Open(Card::Land(card))),
        (Action::BuyAnimal(species), _) => Some(ShopItem::Open(Card::Animal(species))),
        (Action::Hacienda(_), _) => Some(ShopItem::Hacienda),
        (Action::Pond(_), Some(GameIcon::Pond(shape))) => Some(ShopItem::Pond(shape)),
        (Action::Harvest { .. }, _) => Some(ShopItem::Harvest),
        (Action::Pond(_) | Action::Land { .. } | Action::Animal { .. } | Action::End, _) => None,
    }
}

/// Draws the numbers on the board, on the hand and on the shop. The tab of a closed shop shows the numbers of shop
/// items.
pub fn marks(
    ctx: &Context,
    layout: &HudLayout,
    advice: &[Advice],
    hand: Option<&HandPanel>,
    (shop, shop_open): (&ShopPanel, bool),
) {
    let scale = Scale::of(ctx);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("hints")));
    let over_board = painter.with_clip_rect(layout.free.expand(layout.gap));
    let open = shop.land.len().max(shop.animals.len()).saturating_sub(1);
    let places = ShopLayout::new(scale, layout, open);
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
        let in_hand = card.and_then(|card| Some(layout.hand_places(scale)[hand?.place_of(card)?]));
        let sold = shop_item_of(advice.action, advice.icon);
        match (
            layout.shop_tab.filter(|_| !shop_open && sold.is_some()),
            sold.and_then(|sold| places.place_of(shop, sold)),
        ) {
            (Some(tab), _) => {
                let below = tab.center() - vec2(0.0, disc(scale));
                number(&painter, free(below, vec2(0.0, 1.0)), place + 1, scale);
            }
            (None, sold) => {
                if let Some(rect) = in_hand.or(sold) {
                    // The number is between the sign of a card in its upper corner and the price below.
                    let edge = rect.left_center() + vec2(disc(scale) * 0.5, 0.0);
                    number(&painter, free(edge, vec2(1.0, 0.0)), place + 1, scale);
                }
            }
        }
    }
}

/// The minimum width of a prompt that the hint panel covers in the layout with panels around the board, in px at 1080p.
const PROMPT: f32 = 800.0;

/// Returns the place of the hint panel, tall enough for its sentences: over the prompt or at the upper edge of the
/// board, or at the lower edge if it hides fewer suggested hexes there. On a phone in landscape, it also covers the
/// seat tags.
pub fn place(ctx: &Context, layout: &HudLayout, advice: &[Advice]) -> Rect {
    let scale = Scale::of(ctx);
    let pad = inset(scale);
    let room = if scale.is_sideways() {
        layout.free.with_min_y(layout.window.top() + layout.gap)
    } else if scale.panel_layout() == PanelLayout::Stacked {
        layout.popover_area(scale)
    } else if layout.prompt.width() >= scale.column(PROMPT) {
        layout.prompt.with_max_y(layout.free.bottom())
    } else {
        layout.free
    };
    let width = room.width().min(scale.column(1180.0));
    let height = hint::height(ctx, advice, width - 2.0 * pad, columns(scale, advice)) + 2.0 * pad;
    let size = vec2(width, height);
    let top = Rect::from_min_size(pos2(room.center().x - width / 2.0, room.top()), size);
    let bottom = top.translate(vec2(0.0, room.bottom() - top.bottom()));
    let hides = |rect: Rect| {
        let near = rect.expand(disc(scale));
        advice.iter().filter(|advice| advice.at.is_some_and(|at| near.contains(at))).count()
    };
    if hides(bottom) < hides(top) { bottom } else { top }
}

/// Returns the number of sentences side by side: all of them, or one in an upright window.
fn columns(scale: Scale, advice: &[Advice]) -> f32 {
    if scale.is_upright() { 1.0 } else { advice.len().max(1) as f32 }
}

fn inset(scale: Scale) -> f32 {
    scale.gap(0.75)
}

/// Draws the hint panel and returns the action that was chosen.
pub fn show(ui: &mut Ui, rect: Rect, advice: &[Advice]) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let inner = rect.shrink(inset(scale));
    style::panel(ui, "hints", rect, |ui| {
        hint::lines(ui, inner, advice, columns(scale, advice))
            .map(|action| Press::GameSpecific(HudPress::Advice(action)))
    })
}
