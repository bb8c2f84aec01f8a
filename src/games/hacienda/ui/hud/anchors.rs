//! The places of items on the panels, for animations between them and the board.

use std::collections::HashMap;

use bevy_egui::egui::Rect;

use super::{HudPanels, layout::HudLayout, panel_data::HandPanel, shop::ShopLayout};
use crate::{
    games::hacienda::{stories::Spot, ui::parts::seat::purse_of, view::anchors::Anchors},
    seats::ScreenViewer,
    theme::scale::Scale,
};

/// Returns the places of all items on the panels that are visible in this frame.
pub fn collect(scale: Scale, layout: &HudLayout, facts: &HudPanels, screen_viewer: ScreenViewer) -> Anchors {
    let mut found: HashMap<Spot, Rect> = HashMap::new();
    for (fact, tag) in facts.seats.iter().zip(&layout.seats) {
        found.insert(Spot::Tag(fact.seat), *tag);
        found.insert(Spot::Purse(fact.seat), purse_of(scale, *tag));
    }
    if let (Some(HandPanel::Open(stacks)), Some(seat)) = (&facts.hand, screen_viewer.seat) {
        let places = stacks.iter().zip(layout.hand_places(scale));
        found.extend(places.map(|(stack, place)| (Spot::Hand(seat, stack.card), place)));
    }
    if facts.shop_open {
        let open = facts.shop.land.len().max(facts.shop.animals.len()).saturating_sub(1);
        found.extend(ShopLayout::new(scale, layout, open).spots());
        found.insert(Spot::Shop, layout.shop);
    } else if let Some(tab) = layout.shop_tab {
        found.insert(Spot::Shop, tab);
    }
    let rect = |rect: Rect| bevy::math::Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y);
    Anchors(found.into_iter().map(|(spot, place)| (spot, rect(place))).collect())
}
