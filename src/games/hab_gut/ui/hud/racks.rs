//! The two racks of the front player: wooden ledges with market cards, face up for a viewer who may see them.

use hab_gut::{MarketCard, Phase, Side};

use super::{exchange, hud_view::HudView, layout::Frame, press::Press};
use crate::{
    games::hab_gut::{choice::Touch, game_icons, texts},
    seats::Tap,
    widgets::{prelude::*, pressable_as, revealed, ring},
};

/// The minimum height of the arrow above or below a number, in logical pixels.
const ARROW: f32 = 4.0;

/// The opacity, from 0 to 255, of the black layer over the cards while none can be chosen. The numbers must stay
/// legible, because players use them to plan their trades.
const DIMMED: u8 = 56;

/// Draws both racks. Returns the press, if any.
pub fn show(ui: &mut Ui, frame: &Frame, view: &HudView) -> Option<Press> {
    let named = exchange::shows_names(ui, frame, view);
    let [left, right] = Side::ALL.map(|side| rack(ui, frame, view, side, named));
    left.or(right)
}

/// Draws a rack. `named` is true if the goods are named elsewhere, so that the cards need no tooltips.
fn rack(ui: &mut Ui, frame: &Frame, view: &HudView, side: Side, named: bool) -> Option<Press> {
    let scale = Scale::of(ui.ctx());
    let name = match side {
        Side::Left => "rack left",
        Side::Right => "rack right",
    };
    rects::in_panel(ui, name, frame.rack(side), |ui| {
        let (open, count) = view.rack(side);
        let places = frame.cards(scale, side, count as usize);
        let market = view.phase() == Some(Phase::Market);
        let mut pressed = None;
        match &open {
            Some(cards) => {
                let mut seen: Option<MarketCard> = None;
                for (i, (card, place)) in cards.iter().zip(&places).enumerate() {
                    // If a rack holds two equal cards, the first counts as the chosen one.
                    let first = seen != Some(*card);
                    seen = Some(*card);
                    let chosen = view.cards[side.index()].filter(|(chosen, _)| chosen == card && first);
                    // Both racks may hold the same card, so the label for screen readers names the rack.
                    let text = ui.tr(text!("hg-rack-card", side = side, named = texts::card(*card)));
                    let chosen = chosen.map(|(_, halved)| halved);
                    landmarks::mark(ui, i, *place);
                    if !named {
                        tooltip(ui, *place, &text);
                    }
                    if card_at(ui, *place, *card, (&format!("{name} {i}"), &text), chosen, market) {
                        pressed = Some(match (&view.disabled_reason, view.is_viewers_turn) {
                            (Some(why), false) => Press::Remark(why.clone()),
                            _ => Press::Touch(Touch::Card(side, *card)),
                        });
                    }
                }
            }
            None => {
                for place in &places {
                    game_icons::card_back(ui.painter(), shape(scale, *place));
                }
                if view.face_down {
                    pressed = turn_up(ui, frame.rack(side), name);
                }
            }
        }
        let ledge = frame.ledge(scale, side);
        game_icons::rack(ui.painter(), ledge, market && view.cards[side.index()].is_none());
        let with = view.name(view.neighbour(side));
        let text = match side {
            Side::Left => ui.tr(text!("hg-rack-left", who = &with)),
            Side::Right => ui.tr(text!("hg-rack-right", who = &with)),
        };
        line_in(ui, ledge.shrink2(vec2(scale.gap(1.0), 1.0)), Align2::CENTER_CENTER, &text, Type::Strong, PAPER);
        pressed
    })
}

/// Turns a face-down rack into a button that turns up the cards once the button has been held long enough.
fn turn_up(ui: &Ui, place: Rect, name: &str) -> Option<Press> {
    let text = ui.tr(text!("move-list-turn-up"));
    let response = pressable_as(ui, RectKind::Shop, &format!("{name} backs"), &text, place, true);
    let shown = revealed(ui, &response, place.with_max_y(place.top() + Scale::of(ui.ctx()).gap(1.0)));
    focus_ring(ui, &response, place, Scale::of(ui.ctx()).corner() * 0.5);
    let clicked = response.clicked().then(|| Press::Remark(text!("prompt-face-down")));
    if shown { Some(Press::Tap(Tap::TurnUp)) } else { clicked }
}

/// The paper of a card within its place, with room above for lifting it.
fn shape(scale: Scale, place: Rect) -> Rect {
    let lift = lift(scale, place);
    place.with_min_y(place.top() + lift).shrink2(vec2(if scale.is_compact() { 1.0 } else { scale.px(3.0) }, 0.0))
}

/// The height by which a chosen card sticks out of its rack.
fn lift(scale: Scale, place: Rect) -> f32 {
    (place.height() * 0.12).min(scale.px(16.0).max(5.0))
}

/// Draws a card that can be chosen. Returns true if it is pressed. `chosen` is true if the chosen card is to be halved,
/// and `None` if the card is not chosen.
fn card_at(
    ui: &Ui,
    place: Rect,
    card: MarketCard,
    (id, name): (&str, &Translated),
    chosen: Option<bool>,
    market: bool,
) -> bool {
    let scale = Scale::of(ui.ctx());
    let response = pressable_as(ui, RectKind::Card, id, name, place, true);
    let mut paper = shape(scale, place);
    let corner = paper.width() * 0.12;
    if chosen.is_some() || market && response.hovered() {
        paper = paper.translate(vec2(0.0, -lift(scale, place)));
    }
    paper = paper.translate(vec2(0.0, sink(ui, &response)));
    let steps = if chosen == Some(true) { card.half() } else { card.steps() };
    card_front(ui, paper, card, steps, Tone::Full);
    if let Some(halved) = chosen {
        ring(ui, paper.shrink(scale.ring() * 1.2), corner, INK);
        if halved {
            // A gold fold across the picture marks a halved card.
            let fold = Stroke::new(scale.ring(), GOLD);
            ui.painter().line_segment([paper.left_top() + vec2(0.0, paper.height() * 0.5), paper.right_top()], fold);
        }
    } else if market {
        // An edge shows that the card can be chosen, because a finger cannot hover.
        ui.painter().rect_stroke(paper, corner, Stroke::new(scale.ring(), GOLD), StrokeKind::Inside);
    } else {
        ui.painter().rect_filled(paper, corner, Color32::from_black_alpha(DIMMED));
    }
    focus_ring(ui, &response, paper.shrink(scale.ring()), corner);
    response.clicked()
}

/// Draws the front of a market card with this number of steps.
pub fn card_front(ui: &Ui, paper: Rect, card: MarketCard, steps: i8, tone: Tone) {
    let scale = Scale::of(ui.ctx());
    // The number and its arrow must fit. On a small card, the number is smaller but takes a larger share of the height.
    let height = |step: Type| line_height(ui.ctx(), step);
    let needs = |step: Type| height(step) * 0.86 + ARROW;
    let step = match paper.width() > scale.text(28.0) * 1.9 && needs(Type::Figure) < paper.height() * 0.5 {
        true => Type::Figure,
        false if needs(Type::LeadStrong) < paper.height() * 0.56 => Type::LeadStrong,
        false => Type::Strong,
    };
    let number = game_icons::card(ui.painter(), paper, card.good(), steps >= 0, tone, needs(step));
    let ink = match (tone, steps >= 0) {
        (Tone::Faded(_), _) => PAPER_DARK,
        (Tone::Full, true) => colours::Rgb::hex(0x1D5630).egui(),
        (Tone::Full, false) => colours::Rgb::hex(0x8A231B).egui(),
    };
    // The arrow may reach into the free space above or below the letters of the line.
    let arrow = (number.height() * 0.16).max(ARROW) * 0.7;
    let middle = number.center().y + if steps >= 0 { arrow } else { -arrow };
    let half = height(step) / 2.0;
    let middle = middle.clamp(paper.top() + half, (paper.bottom() - half).max(paper.top() + half));
    let place = Rect::from_center_size(pos2(number.center().x, middle), vec2(number.width(), 2.0 * half));
    line_in(ui, place, Align2::CENTER_CENTER, &ui.tr(texts::signed(steps.into())), step, ink);
}
