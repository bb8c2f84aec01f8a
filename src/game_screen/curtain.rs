//! The curtain between two people who share a screen: it hides the hands until the next player holds down the button
//! that reveals theirs.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, Vec2, vec2},
};

use crate::{
    emblems,
    playback::PlaybackStatus,
    seats::{ScreenViewer, SeatSummary, Tap, names},
    stage::gestures::PanelAreas,
    texts::Who,
    ui::{
        OverlaySystems,
        parts::{
            big_button::{big_button_height, reveal_button},
            mark_covered, undo_button,
        },
        requests::TapRequest,
    },
    widgets::{may_come_from_pointer, prelude::*},
};
use tabletop::Seat;

/// The delay in seconds before the curtain responds to the pointer, so that the tap that ended the previous turn cannot
/// reveal the next hand.
const COOL_DOWN: f32 = 0.4;

/// Adds the curtain.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(OverlaySystems::Curtain));
}

fn show(
    mut contexts: EguiContexts,
    screen_viewer: Res<ScreenViewer>,
    summary: Res<SeatSummary>,
    showing: Res<PlaybackStatus>,
    time: Res<Time>,
    mut covered: ResMut<PanelAreas>,
    mut up: Local<(Option<Seat>, f32)>,
    mut taps: MessageWriter<Tap>,
    mut wanted: MessageWriter<TapRequest>,
) -> Result {
    // The curtain appears only after the other seats' actions have been shown. No hand is visible in the meantime.
    let asked = screen_viewer.called.filter(|_| !showing.busy && showing.has_game);
    if up.0 != asked {
        *up = (asked, 0.0);
    }
    let Some(seat) = asked else { return Ok(()) };
    up.1 += time.delta_secs();
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    let who = names::name(&summary.names, seat);
    match draw(ctx, seat, &who, summary.undo.one).filter(|_| up.1 > COOL_DOWN || !may_come_from_pointer(ctx)) {
        // The undo button on the curtain is for the previous player.
        Some(Tap::Undo) => drop(wanted.write(TapRequest(Tap::Undo))),
        tap => drop(taps.write_batch(tap)),
    }
    Ok(())
}

/// Draws the curtain over the whole window. It is a blanket in the colour of the next player, so that everybody around
/// the screen can see whose turn it is. Returns the player's request, if any: to reveal their hand, or to undo the last
/// action.
pub fn draw(ctx: &Context, seat: Seat, who: &Who, undo: bool) -> Option<Tap> {
    let screen = ctx.content_rect();
    let scale = Scale::of(ctx);
    let (gap, side) = (scale.gap(2.0), scale.px(220.0).max(140.0));
    let (title, line) = (scale.text(48.0) * 1.5, scale.text(22.0) * 1.6);
    let button = big_button_height(scale, true);
    let back = if undo { scale.target() + gap } else { 0.0 };
    let words = title + line + gap + button + back;
    // The emblem is above the text, or next to it on a phone in landscape.
    let sideways = scale.is_sideways();
    let size = if sideways {
        vec2(side + 3.0 * gap + scale.column(460.0), words.max(side) + 2.0 * gap)
    } else {
        vec2(scale.column(560.0), side + gap + words + gap)
    } + Vec2::splat(2.0 * scale.pad());
    let size = vec2(size.x.min(screen.width() - scale.gap(1.0)), size.y);
    style::with_overlay(ctx, Id::new("curtain"), Id::new("blanket"), |ui, _| {
        blanket(ui, screen, seat);
        style::panel(ui, "curtain", Rect::from_center_size(screen.center(), size), |ui| {
            let mut area = ui.max_rect();
            let beside = sideways.then(|| area.cut_left(side + gap, gap));
            area.set_top(area.top() + gap);
            let mut row = |height: f32, after: f32| area.cut_top(height, after);
            let place = beside.unwrap_or_else(|| row(side, gap));
            let medal = Rect::from_center_size(place.center(), Vec2::splat(side));
            emblems::medal(ui.painter(), medal, seat, Tone::Full);
            let pass = ui.tr(text!("curtain-pass", who = who));
            line_in(ui, row(title, 0.0), Align2::CENTER_CENTER, &pass, Type::Poster, INK);
            let hidden = ui.tr(text!("curtain-hidden"));
            line_in(ui, row(line, gap), Align2::CENTER_CENTER, &hidden, Type::Lead, INK_MUTED);
            let (here, hold) = (ui.tr(text!("curtain-here", who = who)), ui.tr(text!("curtain-hold")));
            let here = reveal_button(ui, row(button, gap), &here, &hold);
            let mut request = here.then_some(Tap::Present(seat));
            if undo {
                let take_back = ui.tr(text!("curtain-take-back"));
                let look = ButtonLook::plain(take_back).with_icon(undo_button::ICON);
                let place = row(scale.target(), 0.0);
                let ui = ui.new_child(UiBuilder::new().max_rect(place));
                if button_at(&ui, place, &look).clicked() {
                    request = Some(Tap::Undo);
                }
            }
            request
        })
    })
}

/// Draws a woven blanket with broad and narrow stripes and a border of diamonds.
fn blanket(ui: &Ui, screen: Rect, seat: Seat) {
    let scale = Scale::of(ui.ctx());
    let (owner, rim) = emblems::seat_colours(ui.ctx(), seat);
    let painter = ui.painter();
    painter.rect_filled(screen, 0.0, owner.egui());
    // The stripes mix the seat's colour with its rim colour, which is dark for light colours (ivory, pink) and light
    // for dark colours.
    let tone = |share: f32| -> Color32 { owner.mix(rim, share).egui() };
    let unit = scale.px(24.0).max(12.0);
    let pattern = [(0.0, 3.0), (0.10, 1.0), (0.0, 0.7), (0.22, 0.5), (0.0, 0.7), (0.10, 1.0), (0.0, 3.0), (0.16, 2.0)];
    let mut x = screen.left();
    'cloth: loop {
        for (share, wide) in pattern {
            let stripe = Rect::from_min_size(pos2(x, screen.top()), vec2(wide * unit, screen.height()));
            painter.rect_filled(stripe, 0.0, tone(share));
            x += wide * unit;
            if x > screen.right() {
                break 'cloth;
            }
        }
    }
    let band = 3.0 * unit;
    for top in [screen.top() + unit, screen.bottom() - unit - band] {
        let place = Rect::from_min_size(pos2(screen.left(), top), vec2(screen.width(), band));
        painter.rect_filled(place, 0.0, tone(0.3));
        let mut x = screen.left() + band / 2.0;
        while x < screen.right() + band {
            let at = pos2(x, place.center().y);
            let half = band * 0.36;
            let diamond = [vec2(0.0, -half), vec2(half, 0.0), vec2(0.0, half), vec2(-half, 0.0)].map(|step| at + step);
            painter.add(Shape::convex_polygon(diamond.to_vec(), tone(0.75), Stroke::NONE));
            x += band;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Event, Key, Modifiers};

    use super::*;
    use crate::ui::checks::{WINDOWS, context, frame};

    #[test]
    fn the_curtain_can_be_opened_with_the_keyboard() {
        let (pink, mut requests, ctx) = (names::name(&[], Seat(4)), Vec::new(), context(WINDOWS[0]));
        let enter = |pressed| Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        for events in
            [vec![], vec![], vec![enter(true)], vec![enter(false)], vec![], vec![enter(true)], vec![enter(false)]]
        {
            frame(&ctx, WINDOWS[0], events, |ctx| requests.extend(draw(ctx, Seat(4), &pink, true)));
        }
        assert_eq!(requests, [Tap::Present(Seat(4))], "the first Enter focuses the button, the second presses it");
    }
}
