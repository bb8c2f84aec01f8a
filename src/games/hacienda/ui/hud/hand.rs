//! The hand: ten places, one for each kind of card. Unless a setting sorts them by when the cards were drawn, their
//! order is fixed, so that players can tap them without looking.

use super::{
    layout::HudLayout,
    panel_data::{HandPanel, Stack},
    press::Press,
};
use crate::{
    games::hacienda::{
        choice::{Selection, Touch},
        game_icons::{self, GameIcon},
        ui::parts::card::{CardFace, CardLook, card_at},
    },
    seats::Tap,
    widgets::{prelude::*, revealed},
};
use hacienda_rules::{Deck, LandCard};

/// Draws the hand and returns the press, if any. `disabled_reason` answers a tap while the viewer may not play.
pub fn show(ui: &mut Ui, layout: &HudLayout, facts: &HandPanel, disabled_reason: Option<&Text>) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let places = layout.hand_places(scale);
    style::paint_panel(ui, layout.hand);
    rects::in_panel(ui, "hand", layout.hand, |ui| match facts {
        HandPanel::Open(stacks) => {
            // All places must be drawn, even after one was pressed.
            let mut pressed = None;
            for (stack, place) in stacks.iter().zip(places) {
                pressed = draw_stack(ui, place, stack, disabled_reason).or(pressed);
            }
            pressed
        }
        HandPanel::Hidden { owner: whose, land, animals, can_reveal: own } => {
            let backs = [(Deck::Land, *land, 0), (Deck::Animal, *animals, LandCard::ALL.len())];
            let mut pressed = None;
            for (i, place) in places.into_iter().enumerate() {
                match backs.iter().find(|(_, count, at)| *at == i && *count > 0) {
                    Some((deck, count, _)) => pressed = draw_backs(ui, place, (*deck, *count), *own).or(pressed),
                    None => draw_empty_place(ui, place),
                }
                // The owner's icon is between the two decks.
                if i == 1 {
                    GameIcon::Owner(*whose).draw(ui.painter(), place.scale_from_center(0.7));
                }
            }
            pressed
        }
    })
}

fn draw_stack(ui: &Ui, place: Rect, stack: &Stack, disabled_reason: Option<&Text>) -> Option<Press> {
    if stack.count == 0 {
        draw_empty_place(ui, place);
        let middle = place.center() + Vec2::new(0.0, Scale::of(ui.ctx()).px(4.0));
        let mark = Rect::from_center_size(middle, Vec2::splat(place.width() * 0.5));
        game_icons::paint(ui.painter(), mark, stack.card.into(), Tone::Faded(PAPER_DARK));
        return None;
    }
    let text = ui.tr(text!("hud-hand-cards", card = stack.card, count = stack.count));
    let Stack { card, count, playable, waits, selected } = *stack;
    let look = CardLook { playable, waits, selected, ..CardLook::hand(card.word(), &text, card, count) };
    card_at(ui, place, &look).clicked().then(|| match disabled_reason {
        Some(why) => Press::Remark(why.clone()),
        None => Press::Touch(Touch::Select(Selection::Card(stack.card))),
    })
}

/// Draws the backs of a deck's cards. If `own` is true, pressing and holding them turns the hand face up.
fn draw_backs(ui: &Ui, place: Rect, (deck, count): (Deck, u32), own: bool) -> Option<Press> {
    let text = ui.tr(text!("hud-hidden-cards", deck = deck, count = count));
    let back = CardLook::shop(deck.word(), &text, CardFace::Back(deck), 0);
    let look = CardLook { price: None, count: Some(count), ..back };
    let response = card_at(ui, place, &look);
    if !own {
        return response.clicked().then(|| Press::Remark(text!("prompt-hidden")));
    }
    if revealed(ui, &response, place.with_min_y(place.bottom() - Scale::of(ui.ctx()).gap(1.0))) {
        return Some(Press::Tap(Tap::TurnUp));
    }
    response.clicked().then(|| Press::Remark(text!("prompt-face-down")))
}

/// Draws a place without a card.
fn draw_empty_place(ui: &Ui, place: Rect) {
    let scale = Scale::of(ui.ctx());
    let face = place.with_min_y(place.top() + scale.px(8.0));
    let corner = (scale.corner() * 0.75).round();
    ui.painter().rect(face, corner, PAPER_DARK, Stroke::new(scale.hairline(), EDGE), StrokeKind::Inside);
}
