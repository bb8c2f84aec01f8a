//! The page on which the player measures the screen with a bank card. All bank cards have the same size.

use super::parts::{DIM, draw_modal_dialog};
use crate::{launch::PX_PER_MM_RANGE, settings::Settings, theme::scale::TARGET_MM, widgets::prelude::*};

/// The sides of a bank card (ISO/IEC 7810, ID-1), in millimetres.
const CARD: Vec2 = vec2(85.6, 53.98);
/// The radius of the corners of the card, in millimetres.
const CORNER: f32 = 3.18;
/// The distance of the magnetic stripe from the edge of the card, and the width of the stripe, in millimetres.
const STRIPE: (f32, f32) = (5.54, 10.3);
/// The typical number of logical pixels per millimetre, used as the initial value.
const TYPICAL_PX_PER_MM: f32 = 3.8;
/// The change in the card's length per press, in px.
const STEP: f32 = 2.0;

/// Draws the page; returns true if the player closes it. Kiosk staff also see a warning if the screen is too small for
/// finger-sized buttons.
pub fn draw(ctx: &Context, settings: &mut Settings, staff: bool) -> bool {
    let scale = Scale::of(ctx);
    let measured = Id::new("measured");
    let before = settings.px_per_mm().unwrap_or(TYPICAL_PX_PER_MM);
    let sheet = ctx.content_rect().shrink(scale.gap(1.0));
    let (left, away) = draw_modal_dialog(ctx, "measure", sheet, DIM, |ui| {
        let places = places(ui, sheet.shrink(scale.pad()), staff);
        let upright = places.room.height() > places.room.width();
        let size = if upright { vec2(CARD.y, CARD.x) } else { CARD };
        let most = (places.room.size() / size).min_elem();
        let least = *PX_PER_MM_RANGE.start();
        let measure = ctx.data(|data| data.get_temp(measured)).unwrap_or(before);
        let mut measure: f32 = measure.min(most).max(least);
        line_in(ui, places.title, Align2::LEFT_CENTER, &ui.tr(text!("measure-title")), Type::Headline, INK);
        lines_in(ui, places.words, Align2::LEFT_TOP, &ui.tr(text!("measure-how")), Type::Body, INK);
        let cramped = Scale::limited_target_mm(ctx.viewport_rect().size(), measure).filter(|_| staff);
        if let Some(millimetres) = cramped {
            lines_in(ui, places.warning, Align2::LEFT_TOP, &ui.tr(warning(millimetres)), Type::Strong, INK);
        }
        let card = Rect::from_center_size(places.room.center(), size * measure);
        measure += card_at(ui, card, measure, upright);
        let [smaller, larger, same, remove] = places.buttons;
        let step = STEP / CARD.x;
        let minus = ButtonLook::icon(Mark::Minus, ui.tr(text!("measure-smaller")));
        if button_at(ui, smaller, &minus.enabled(measure > least)).clicked() {
            measure -= step;
        }
        let plus = ButtonLook::icon(Mark::Plus, ui.tr(text!("measure-larger")));
        if button_at(ui, larger, &plus.enabled(measure < most)).clicked() {
            measure += step;
        }
        measure = measure.min(most).max(least);
        ctx.data_mut(|data| data.insert_temp(measured, measure));
        let keeps = button_at(ui, same, &ButtonLook::primary(ui.tr(text!("measure-same")))).clicked();
        if keeps {
            settings.set_px_per_mm(Some(measure));
        }
        let look = ButtonLook::plain(ui.tr(text!("measure-remove"))).enabled(settings.px_per_mm().is_some());
        let removes = button_at(ui, remove, &look).clicked();
        if removes {
            settings.set_px_per_mm(None);
        }
        keeps || removes
    });
    if left || away {
        ctx.data_mut(|data| data.remove::<f32>(measured));
    }
    left || away
}

/// The warning for a screen without room for finger-sized buttons; `millimetres` is the size for which there is room.
fn warning(millimetres: u32) -> Text {
    text!("measure-cramped", wanted = TARGET_MM as u32, millimetres = millimetres)
}

/// The layout of the page.
struct Places {
    title: Rect,
    words: Rect,
    /// The warning for staff. Its space is reserved, so that the card does not move.
    warning: Rect,
    /// The room for the card.
    room: Rect,
    /// The buttons: smaller, larger, same size, reset.
    buttons: [Rect; 4],
}

/// The layout: the card is between text and buttons, or next to them on a phone in landscape.
fn places(ui: &Ui, inner: Rect, staff: bool) -> Places {
    let scale = Scale::of(ui.ctx());
    let (gap, target, main) = (scale.gap(1.0), scale.target(), scale.main_target());
    let title = (scale.text(36.0) * 1.45).max(target);
    let beside = scale.is_sideways();
    let mut column = if beside { inner.with_min_x(inner.left() + inner.width() * 0.66) } else { inner };
    let aside = inner.with_max_x(column.left() - gap);
    let height = text_height(ui.ctx(), &ui.tr(text!("measure-how")), Type::Body, column.width()).ceil();
    let title = column.cut_top(title, 0.0);
    let words = column.cut_top(height, 0.0);
    let warning_height = if staff {
        gap + text_height(ui.ctx(), &ui.tr(warning(TARGET_MM as u32 - 1)), Type::Strong, column.width()).ceil()
    } else {
        0.0
    };
    let warning = column.cut_top(warning_height, gap);
    let warning = warning.with_min_y(words.bottom() + gap.min(warning_height));
    // One row of buttons, or two in an upright window or on a phone.
    let lower = column.cut_bottom(main, gap);
    let buttons = if !beside && !scale.is_upright() {
        let all = CellGrid::across(lower, 4, gap);
        [0, 1, 2, 3].map(|at| all.nth(at))
    } else {
        let (upper, lower) =
            (CellGrid::across(column.cut_bottom(target, gap), 2, gap), CellGrid::across(lower, 2, gap));
        [upper.nth(0), upper.nth(1), lower.nth(0), lower.nth(1)]
    };
    let room = if beside { aside } else { column };
    Places { title, words, warning, room, buttons }
}

/// Draws the card, whose edges can be dragged. Returns the change in pixels per millimetre.
fn card_at(ui: &Ui, card: Rect, measure: f32, upright: bool) -> f32 {
    let painter = ui.painter();
    let millimetres = |length: f32| length * measure;
    let edge = Stroke::new(Scale::of(ui.ctx()).hairline() * 1.3, EDGE);
    painter.rect(card, millimetres(CORNER), PAPER_DARK, edge, StrokeKind::Inside);
    let stripe = if upright {
        card.with_min_x(card.right() - millimetres(STRIPE.0 + STRIPE.1))
            .with_max_x(card.right() - millimetres(STRIPE.0))
    } else {
        card.with_min_y(card.top() + millimetres(STRIPE.0)).with_max_y(card.top() + millimetres(STRIPE.0 + STRIPE.1))
    };
    painter.rect_filled(stripe, 0.0, colours::INK.egui());
    let middle = if upright { card.left_center() } else { card.center_bottom() };
    let inward = if upright { vec2(0.32, 0.0) } else { vec2(0.0, -0.2) };
    let chip = Rect::from_center_size(middle + inward * card.size(), Vec2::splat(millimetres(9.0)));
    painter.rect_filled(chip, millimetres(1.2), GOLD);
    let held = ui.interact(card, Id::new("bank card"), Sense::drag());
    let Some(at) = held.interact_pointer_pos() else { return 0.0 };
    // The edge nearer to the finger follows it, and the other edge moves the opposite way.
    let (drag, side) = if upright {
        (held.drag_delta().y, at.y - card.center().y)
    } else {
        (held.drag_delta().x, at.x - card.center().x)
    };
    2.0 * drag * side.signum() / CARD.x
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2};

    use super::*;
    use crate::{
        texts::{Language, Translations},
        theme::RectKind,
        ui::checks::{context, draw_rects_in, frame, overflow_faults, tap},
    };

    #[test]
    fn the_pixels_per_millimetre_are_set_and_reset() {
        let window = vec2(1920.0, 1080.0);
        let mut settings = Settings::default();
        tap(window, "Same size", |ctx| {
            draw(ctx, &mut settings, false);
        });
        assert_eq!(settings.px_per_mm(), Some(TYPICAL_PX_PER_MM), "the card keeps its initial size");
        tap(window, "Reset", |ctx| {
            draw(ctx, &mut settings, false);
        });
        assert_eq!(settings.px_per_mm(), None);
    }

    #[test]
    fn staff_are_warned_of_a_cramped_screen_in_every_language() {
        let is_warned = |words: &Translations, window: Vec2, px: f32, staff: bool| {
            let mut settings = Settings::default();
            settings.set_px_per_mm(Some(px));
            let all = draw_rects_in(words, window, |ctx| {
                draw(ctx, &mut settings, staff);
                // The page starts with the stored value each time.
                ctx.data_mut(|data| data.remove::<f32>(Id::new("measured")));
            });
            assert!(overflow_faults(&all, window).is_empty(), "{:?}", overflow_faults(&all, window));
            all.iter().any(|seen| seen.kind == RectKind::Text && seen.name.contains("15"))
        };
        for words in Language::OFFERED.map(Translations::from_repository) {
            for window in [vec2(1920.0, 1080.0), vec2(1280.0, 720.0), vec2(1080.0, 1920.0)] {
                assert!(is_warned(&words, window, 8.0, true), "{:?} at {window:?}", words.language());
            }
        }
        let (words, window) = (Translations::default(), vec2(1920.0, 1080.0));
        assert_eq!([(3.6, true), (8.0, false)].map(|(px, staff)| is_warned(&words, window, px, staff)), [false; 2]);
    }

    #[test]
    fn an_edge_of_the_card_follows_the_finger() {
        let window = vec2(1920.0, 1080.0);
        let (ctx, mut settings) = (context(window), Settings::default());
        let mut show = |events: Vec<Event>| {
            frame(&ctx, window, events, |ctx| {
                draw(ctx, &mut settings, false);
            })
        };
        (0..3).for_each(|_| show(Vec::new()));
        let middle = {
            let all = rects::read(&ctx);
            all.iter().find(|seen| seen.name == "Smaller").map_or(0.0, |seen| seen.rect.top() / 2.0)
        };
        let button = |pos: Pos2, pressed: bool| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let from = pos2(960.0 + 0.5 * CARD.x * TYPICAL_PX_PER_MM - 4.0, middle + 40.0);
        let to = from + vec2(0.25 * CARD.x, 0.0);
        show(vec![Event::PointerMoved(from), button(from, true)]);
        show(vec![Event::PointerMoved(to)]);
        show(vec![button(to, false)]);
        let now: f32 = ctx.data(|data| data.get_temp(Id::new("measured"))).unwrap_or_default();
        assert!((now - TYPICAL_PX_PER_MM - 0.5).abs() < 0.01, "{now} px per mm");
    }
}
