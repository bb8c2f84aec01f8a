//! The hint: its button, its numbers on the board and on what is played, and the slip with a sentence for each action.

use bevy_egui::egui::{Align2, Context, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::{facts::ShopFacts, frame::Frame, press::Press, shop::ShopFrame};
use crate::{
    games::hacienda::{
        choice::Shop,
        signs::{self, Sign},
    },
    kit::{
        ButtonLook, Say, button_at, focus_ring, galley, glyph, line_in, lines_in, pressable, sink, text_height,
        text_width,
    },
    texts::{Text, text},
    theme::{
        fonts::Type,
        icons,
        rects::RectKind,
        scale::{Form, Scale},
        sketch::Tone,
        style::{self, GOLD, INK, PAPER},
    },
};
use hacienda_rules::{Action, Card};

/// One action that is advised.
#[derive(Debug, Clone, PartialEq)]
pub struct AdviceFacts {
    /// The action.
    pub action: Action,
    /// What it does.
    pub text: Text,
    /// The sign of its card or piece.
    pub sign: Option<Sign>,
    /// The middle of the first hex it is about, in logical pixels of the window.
    pub at: Option<Pos2>,
}

/// The button and what it brought.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct HintFacts {
    /// Whether a hint can be asked for.
    pub open: bool,
    /// The advice, best first.
    pub advice: Vec<AdviceFacts>,
}

/// The card or piece in a sign.
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

/// The place in the shop from which an action takes its card or piece.
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

/// Draws the button; says when it was pressed.
pub fn button(ui: &mut Ui, rect: Rect, facts: &HintFacts) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let word = ui.say(text!("hint"));
    let look = ButtonLook::plain(word.clone()).enabled(facts.open);
    if rect.width() > 1.5 * rect.height() {
        return button_at(ui, rect, &look.with_icon(icons::LIGHTBULB)).clicked().then_some(Press::Hint);
    }
    // Too narrow for both side by side: the word stands under the icon, or nowhere where it is longer than that.
    if text_width(ui.ctx(), &word, Type::Strong) > rect.width() - 2.0 {
        return button_at(ui, rect, &ButtonLook::icon(icons::LIGHTBULB, word).enabled(facts.open))
            .clicked()
            .then_some(Press::Hint);
    }
    let pressed = button_at(ui, rect, &ButtonLook { blank: true, ..look }).clicked();
    let colour = if facts.open { INK } else { style::DISABLED };
    let line = scale.text(18.0) * 1.3;
    let inner = rect.shrink2(vec2(1.0, (rect.height() - line - scale.text(28.0) * 1.1).max(0.0) / 2.0));
    let (upper, lower) = inner.split_top_bottom_at_y(inner.bottom() - line);
    glyph(ui, upper, Align2::CENTER_CENTER, icons::LIGHTBULB, colour);
    line_in(ui, lower, Align2::CENTER_CENTER, &word, Type::Strong, colour);
    pressed.then_some(Press::Hint)
}

/// The side of a number's disc, in px.
fn disc(scale: Scale) -> f32 {
    (scale.text(18.0) * 1.7).round()
}

/// A number on its disc around `centre`.
pub fn number(painter: &Painter, centre: Pos2, number: usize, scale: Scale) {
    let radius = disc(scale) / 2.0;
    painter.circle(centre, radius, INK, Stroke::new(scale.ring() * 0.8, style::RING));
    let ctx = painter.ctx();
    let galley = galley(ctx, &ctx.say(Text::number(number)), Type::LeadStrong.font(scale), PAPER);
    painter.galley(centre - galley.size() / 2.0, galley, PAPER);
}

/// Draws the numbers on the board, on the hand and on the shop, or on its tab where it is shut.
pub fn marks(ctx: &Context, frame: &Frame, facts: &HintFacts, shop: &ShopFacts, shop_open: bool) {
    let scale = Scale::of(ctx);
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("hints")));
    let over_board = painter.with_clip_rect(frame.free.expand(frame.gap));
    let open = shop.land.len().max(shop.animals.len()).saturating_sub(1);
    let places = ShopFrame::new(scale, frame, open);
    // Numbers that belong to the same place stand side by side, on the narrow tab one below another.
    let mut taken: Vec<Pos2> = Vec::new();
    let mut free = |at: Pos2, step: Vec2| {
        let same = taken.iter().filter(|other| other.distance(at) < 1.0).count();
        taken.push(at);
        at + step * disc(scale) * 1.05 * same as f32
    };
    for (place, advice) in facts.advice.iter().enumerate() {
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

/// What a line's number, sign and edges leave of its width.
fn words_width(scale: Scale, cell: f32) -> f32 {
    cell - 2.0 * scale.gap(1.0) - sign_side(scale) - scale.gap(1.0)
}

fn sign_side(scale: Scale) -> f32 {
    (scale.text(28.0) * 1.25).round()
}

/// The width of a prompt, in 1080p px, from which on the slip lies over it.
const PROMPT: f32 = 800.0;

/// Where the slip stands: as low as its longest sentence allows, over the prompt or at the upper edge of the board, or at
/// the lower one where it would lie over what it is about. On a phone it lies over the chips, too.
pub fn place(ctx: &Context, frame: &Frame, facts: &HintFacts) -> Rect {
    let scale = Scale::of(ctx);
    let (pad, gap) = (inset(scale), scale.gap(1.0));
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
    let columns = columns(scale, facts);
    let cell = (wide - 2.0 * pad - (columns - 1.0) * gap) / columns;
    let height = |advice: &AdviceFacts| text_height(ctx, &ctx.say(&advice.text), Type::Body, words_width(scale, cell));
    let least = (2.0 * sign_side(scale) + scale.gap(1.0)).max(scale.target());
    let words = facts.advice.iter().map(height).fold(least, f32::max).ceil();
    let lines = (facts.advice.len() as f32 / columns).ceil().max(1.0);
    let size = vec2(wide, lines * (words + 2.0 * gap) - gap + 2.0 * pad);
    let top = Rect::from_min_size(pos2(room.center().x - wide / 2.0, room.top()), size);
    let bottom = top.translate(vec2(0.0, room.bottom() - top.bottom()));
    let hides = |rect: Rect| {
        let near = rect.expand(disc(scale));
        facts.advice.iter().filter(|advice| advice.at.is_some_and(|at| near.contains(at))).count()
    };
    if hides(bottom) < hides(top) { bottom } else { top }
}

/// How many sentences stand side by side: all, or one below another in a window that is higher than wide.
fn columns(scale: Scale, facts: &HintFacts) -> f32 {
    if scale.upright() { 1.0 } else { facts.advice.len().max(1) as f32 }
}

fn inset(scale: Scale) -> f32 {
    scale.gap(0.75)
}

/// Draws the slip; says which action was chosen.
pub fn show(ui: &mut Ui, rect: Rect, facts: &HintFacts) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let (pad, gap) = (inset(scale), scale.gap(1.0));
    style::panel(ui, "hints", rect, |ui| {
        let inner = rect.shrink(pad);
        let columns = columns(scale, facts);
        let lines = (facts.advice.len() as f32 / columns).ceil().max(1.0);
        let cell = (inner.size() + Vec2::splat(gap)) / vec2(columns, lines) - Vec2::splat(gap);
        let step = if columns > 1.0 { vec2(cell.x + gap, 0.0) } else { vec2(0.0, cell.y + gap) };
        let mut pressed = None;
        for (index, advice) in facts.advice.iter().enumerate() {
            let cell = Rect::from_min_size(inner.min + step * index as f32, cell);
            pressed = line(ui, cell, index, advice).or(pressed);
        }
        pressed
    })
}

/// One action: its number over its sign, and its sentence.
fn line(ui: &Ui, rect: Rect, index: usize, advice: &AdviceFacts) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let name = ui.say(text!("hint-numbered", number = index + 1));
    let response = pressable(ui, RectKind::Button, &name, rect, true);
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    let edge = if response.hovered() { GOLD } else { style::EDGE };
    let stroke = Stroke::new(scale.hairline() * 1.3, edge);
    ui.painter().rect(face, style::corners(scale), PAPER, stroke, bevy_egui::egui::StrokeKind::Inside);
    let side = sign_side(scale);
    let inner = face.shrink2(vec2(scale.gap(1.0), scale.gap(0.5)));
    let left = inner.with_max_x(inner.left() + side);
    let lone = advice.sign.is_none();
    let (upper, lower) = left.split_top_bottom_at_y(if lone { left.bottom() } else { left.center().y });
    number(ui.painter(), upper.center(), index + 1, scale);
    if let Some(sign) = advice.sign {
        signs::paint(ui.painter(), lower.shrink(1.0), sign, Tone::Full);
    }
    let words = inner.with_min_x(left.right() + scale.gap(1.0));
    lines_in(ui, words, Align2::LEFT_CENTER, &ui.say(&advice.text), Type::Body, INK);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked().then_some(Press::Advice(advice.action))
}
