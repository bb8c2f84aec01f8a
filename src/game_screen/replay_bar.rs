//! The control bar of a replay: run, single step, speed, position, leave.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Rect, vec2},
};

use crate::{
    playback::PlaybackStatus,
    seats::{SeatSummary, Tap},
    settings::Settings,
    stage::gestures::PanelAreas,
    ui::{
        PanelSystems,
        parts::{draw_dialog, mark_covered, speed::speed},
        requests::{ReplayBarRect, ScreenRequest},
    },
    widgets::{prelude::*, slider},
};

/// Adds the bar.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::ReplayBar));
}

/// A request made by a tap on the bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayRequest {
    /// Start or stop automatic playback.
    Run(bool),
    /// Advance by one action.
    Step,
    /// Go to the position after this number of actions.
    Seek(usize),
    /// Return to the set-up screen, or to the running game.
    Leave,
}

fn show(
    mut contexts: EguiContexts,
    (summary, showing, foot): (Res<SeatSummary>, Res<PlaybackStatus>, Res<ReplayBarRect>),
    mut settings: ResMut<Settings>,
    mut covered: ResMut<PanelAreas>,
    mut taps: MessageWriter<Tap>,
    mut go: MessageWriter<ScreenRequest>,
) -> Result {
    let Some(replay) = summary.replaying.filter(|_| showing.has_game) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let rect = foot.0.unwrap_or_else(|| place(ctx));
    let mut wanted = *settings;
    let request = draw(ctx, rect, (replay.at, replay.total), replay.running, summary.look_back, &mut wanted);
    settings.set_if_neq(wanted);
    mark_covered(&mut covered, rect);
    match request {
        None => {}
        Some(ReplayRequest::Run(running)) => drop(taps.write(Tap::Run(running))),
        Some(ReplayRequest::Step) => drop(taps.write(Tap::Step)),
        Some(ReplayRequest::Seek(to)) => drop(go.write(ScreenRequest::Seek(to))),
        Some(ReplayRequest::Leave) => {
            go.write(if summary.look_back { ScreenRequest::EndLookBack } else { ScreenRequest::Setup });
        }
    }
    Ok(())
}

/// The default rectangle of the bar, along the lower edge. The game's HUD may specify another.
fn place(ctx: &Context) -> Rect {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect().shrink(scale.gap(1.0));
    screen.with_min_y(screen.bottom() - scale.target() - 2.0 * scale.pad())
}

/// Draws the bar into `rect`; returns the request from a tap. `look_back` is true if a running game waits in the
/// background.
pub fn draw(
    ctx: &Context,
    rect: Rect,
    (at, of): (usize, usize),
    running: bool,
    look_back: bool,
    settings: &mut Settings,
) -> Option<ReplayRequest> {
    let scale = Scale::of(ctx);
    let (target, gap) = (scale.target(), scale.gap(1.5));
    draw_dialog(ctx, "replay", rect, |ui| {
        let inner = ui.max_rect();
        // If the bar is tall enough for two lines, the slider, the position and the leave button are on the second.
        let two = inner.height() > 2.0 * target;
        let size = vec2(inner.width(), if two { 2.0 * target + gap * 0.5 } else { target });
        let area = Rect::from_center_size(inner.center(), size);
        let (mut area, below) = (area.with_max_y(area.top() + target), area.with_min_y(area.bottom() - target));
        let mut request = None;
        let (icon, name) =
            if running { (icons::PAUSE, text!("replay-pause")) } else { (icons::PLAY, text!("replay-run")) };
        let ends = at >= of;
        if button_at(ui, area.cut_left(target, gap), &ButtonLook::icon(icon, ui.tr(name)).enabled(!ends)).clicked() {
            request = Some(ReplayRequest::Run(!running));
        }
        let step = ButtonLook::icon(icons::SKIP_FORWARD, ui.tr(text!("replay-step"))).enabled(!ends);
        if button_at(ui, area.cut_left(target, gap), &step).clicked() {
            request = Some(ReplayRequest::Step);
        }
        // The speed chips take the width they need.
        let rest = UiBuilder::new().max_rect(area);
        area.set_left(ui.scope_builder(rest, |ui| speed(ui, settings)).response.rect.right() + gap);
        let leave = if look_back {
            ButtonLook::primary(ui.tr(text!("insight-now"))).with_icon(icons::ARROW_U_UP_LEFT)
        } else {
            ButtonLook::plain(ui.tr(text!("replay-leave"))).with_icon(icons::DOOR_OPEN)
        };
        let mut rail = if two { below } else { area };
        let out = rail.cut_right(button_width(ui, &leave).min(size.x * 0.4), gap);
        if button_at(ui, out, &leave).clicked() {
            request = Some(ReplayRequest::Leave);
        }
        let words = rail.cut_right(scale.column(130.0), 0.0);
        let progress = ui.tr(text!("replay-progress", at = at, of = of));
        line_in(ui, words, Align2::CENTER_CENTER, &progress, Type::LeadStrong, INK);
        let mut part = at as f32 / of.max(1) as f32;
        ui.scope_builder(UiBuilder::new().max_rect(rail), |ui| {
            let name = ui.tr(text!("replay-place"));
            if slider(ui, &name, rail.width().max(target), &mut part).changed() {
                let to = (part * of as f32).round() as usize;
                // A finger that barely moves makes no new request.
                if to != at {
                    request = Some(ReplayRequest::Seek(to));
                }
            }
        });
        request
    })
}
