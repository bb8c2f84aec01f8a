//! The score sheet, which shows the scoring at the end of a game or of one of its parts, step by step.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, Rect},
};

use crate::{
    kiosk::{Kiosk, is_attract_mode},
    playback::{AnimatedGame, Playback, Show},
    seats::{SeatSummary, Tap},
    settings::{Motion, Settings},
    stage::gestures::PanelAreas,
    table::GameSetting,
    texts::Who,
    theme::Scale,
    ui::{OverlaySystems, parts::overlay::mark_covered},
};

/// A game with a score sheet.
pub trait HasScoreSheet: AnimatedGame {
    /// The name of the sheet.
    const SHEET: &'static str;

    /// The rectangle of the sheet for this number of seats.
    fn place(scale: Scale, seats: usize) -> Rect;

    /// Draws the sheet, with animations if `moves` is true; returns the tap on it, if any.
    fn draw(
        ctx: &Context,
        rect: Rect,
        setting: &Self::Setting,
        show: &Self::Show,
        names: &[Who],
        moves: bool,
    ) -> Option<Tap>;
}

/// Adds the score sheet of a game.
pub fn plugin<G: HasScoreSheet>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show::<G>.run_if(resource_exists::<GameSetting<G>>).in_set(OverlaySystems::Scoring),
    );
}

fn show<G: HasScoreSheet>(
    mut contexts: EguiContexts,
    (playing, playback): (Res<GameSetting<G>>, Res<Playback<G>>),
    (summary, kiosk, settings): (Res<SeatSummary>, Option<Res<Kiosk>>, Res<Settings>),
    mut covered: ResMut<PanelAreas>,
    mut taps: MessageWriter<Tap>,
) -> Result {
    let Some(show) = playback.scoring() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    if !show.is_at_rest() {
        ctx.request_repaint();
    }
    // Attract mode shows only the board, but the scoring continues.
    if is_attract_mode(kiosk) {
        return Ok(());
    }
    let names = &summary.names;
    let scale = Scale::of(ctx).beside_board();
    let rect = G::place(scale, names.len());
    mark_covered(&mut covered, rect);
    let moves = settings.motion() == Motion::Full;
    taps.write_batch(scale.during(ctx, || G::draw(ctx, rect, &playing.0, show, names, moves)));
    Ok(())
}
