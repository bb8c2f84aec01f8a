//! The hall view: the table without controls, the points of all players, and the last actions as captions.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Key, Order, Rect, Stroke, Vec2, vec2},
};
use tabletop::{Seat, Viewer};

use crate::{
    emblems,
    online::Online,
    playback::{AnimatedGame, Playback},
    record::{Entry, Log},
    screen::Screen,
    seats::{SeatSummary, names},
    stage::{gestures::PanelAreas, light, tray::PlainBackground},
    table::{GameSetting, is_on_table},
    texts::Text as Said,
    ui::{
        OverlaySystems, UiSystems,
        parts::{mark_covered, overlay::take_key},
        requests::ScreenRequest,
    },
    widgets::{layout::in_window, prelude::*},
};

/// The number of captions.
const CAPTIONS: usize = 2;
/// The share of the window's height that stays empty at each edge, because screens and streams may crop the edges.
const SAFE: f32 = 0.035;

/// The data of the view. The resource exists only while the hall view is shown.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct HallView {
    seats: Vec<HallSeat>,
    /// The captions, the latest last.
    captions: Vec<Said>,
}

/// A seat in the strip.
#[derive(Debug, Clone, PartialEq)]
struct HallSeat {
    name: Said,
    points: Said,
    is_active: bool,
    is_away: bool,
}

/// Adds the view.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_exists::<HallView>.and_then(in_state(Screen::Match)))
            .in_set(UiSystems::Overlays)
            .before(OverlaySystems::Curtain),
    );
}

/// Adds the captions and points of one game.
pub fn game_plugin<G: AnimatedGame>(app: &mut App) {
    app.add_systems(
        Update,
        update::<G>
            .run_if(resource_exists::<HallView>.and_then(is_on_table::<G>))
            .after(crate::AppSystems::Render)
            .before(crate::AppSystems::Announce),
    );
}

fn update<G: AnimatedGame>(
    (playback, setting): (Res<Playback<G>>, Res<GameSetting<G>>),
    (log, summary, online): (Res<Log<G>>, Res<SeatSummary>, Option<Res<Online>>),
    mut view: ResMut<HallView>,
) {
    let Some(announced) = playback.announced() else { return };
    let seen = G::seen_by(&setting.0, announced, Viewer::SPECTATOR);
    let states = online.as_ref().map(|online| online.session.seats()).unwrap_or_default();
    let seat = |seat: Seat| HallSeat {
        name: names::name(&summary.names, seat).text(),
        points: G::points_text(&setting.0, &seen, seat),
        is_active: G::may_act(&seen).has(seat),
        is_away: states.get(seat.index()).is_some_and(|state| !state.present),
    };
    let announced = log.entries().len().saturating_sub(playback.unannounced());
    let latest = &log.entries()[announced.saturating_sub(CAPTIONS)..announced];
    let caption = |entry: &Entry<G>| G::announcement(&summary.names, entry.seat, entry.action, &entry.effects);
    let seats = Seat::all(G::seats(&seen)).map(seat).collect();
    view.set_if_neq(HallView { seats, captions: latest.iter().map(caption).collect() });
}

/// The part of the window that is never cropped.
fn safe(scale: Scale) -> Rect {
    let window = Rect::from_min_size(Pos2::ZERO, scale.window());
    window.shrink((window.height() * SAFE).round())
}

/// The strip at the lower edge: a line of seats, and the captions below it.
fn strip(scale: Scale) -> Rect {
    let height = seats_height(scale) + CAPTIONS as f32 * caption_height(scale) + scale.gap(1.0) + 2.0 * scale.pad();
    let safe = safe(scale);
    safe.with_min_y(safe.bottom() - height.min(safe.height() * 0.4).round())
}

fn seats_height(scale: Scale) -> f32 {
    (scale.text(36.0) * 1.5).round()
}

fn caption_height(scale: Scale) -> f32 {
    (scale.text(28.0) * 1.35).round()
}

/// The part of the window in which the table is shown.
pub fn table_area(scale: Scale) -> Rect {
    safe(scale).with_max_y(strip(scale).top() - scale.gap(1.0))
}

fn show(
    mut contexts: EguiContexts,
    view: Res<HallView>,
    mut covered: ResMut<PanelAreas>,
    mut commands: Commands,
    mut go: MessageWriter<ScreenRequest>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    mark_covered(&mut covered, ctx.content_rect());
    draw(ctx, &view);
    if take_key(ctx, Key::Escape, false) {
        commands.remove_resource::<HallView>();
        commands.remove_resource::<PlainBackground>();
        commands.insert_resource(ClearColor(light::background()));
        go.write(ScreenRequest::Setup);
    }
    Ok(())
}

/// Draws the strip.
fn draw(ctx: &Context, view: &HallView) {
    let scale = Scale::of(ctx);
    let place = strip(scale);
    in_window(ctx, Id::new("hall"), Order::Background, |ui, _| {
        style::panel(ui, "hall", place, |ui| {
            let mut area = ui.max_rect();
            let gap = scale.gap(1.0);
            let line = area.cut_top(seats_height(scale).min(area.height() * 0.5), gap);
            let places = CellGrid::across(line, view.seats.len(), gap);
            for (number, (seat, place)) in view.seats.iter().zip(places.first(view.seats.len())).enumerate() {
                show_seat(ui, place, Seat(number as u8), seat);
            }
            // Only the latest caption is in full contrast.
            for (number, caption) in view.captions.iter().enumerate() {
                let latest = number + 1 == view.captions.len();
                let place = area.cut_top((area.height() / (CAPTIONS - number) as f32).max(0.0), 0.0);
                let ink = if latest { INK } else { INK_MUTED };
                line_in(ui, place, Align2::LEFT_CENTER, &ui.tr(caption), Type::Title, ink);
            }
        });
    });
}

fn show_seat(ui: &Ui, place: Rect, seat: Seat, shown: &HallSeat) {
    let scale = Scale::of(ui.ctx());
    if shown.is_active {
        style::plate(ui, place, PAPER, Stroke::new(scale.ring(), GOLD));
    }
    let mut area = place.shrink2(vec2(scale.gap(0.5), scale.px(4.0)));
    // On a narrow screen, the points need more room than the emblem.
    let side = area.height().min(area.width() * 0.4);
    let medal = Rect::from_center_size(area.cut_left(side, scale.gap(0.5)).center(), Vec2::splat(side));
    let tone = if shown.is_away { Tone::Faded(PAPER) } else { Tone::Full };
    emblems::medal(ui.painter(), medal, seat, tone);
    let points = ui.tr(&shown.points);
    let width = text_width(ui.ctx(), &points, Type::Headline).min(area.width() - 1.0);
    line_in(ui, area.cut_right(width + 1.0, scale.gap(0.5)), Align2::RIGHT_CENTER, &points, Type::Headline, INK);
    let ink = if shown.is_away { INK_MUTED } else { INK };
    let name = ui.tr(&shown.name);
    // If there is no room for the name, the emblem alone identifies the player.
    let fits = |step: &Type| text_width(ui.ctx(), &name, *step) <= area.width();
    if let Some(step) = [Type::Title, Type::Lead, Type::Body].into_iter().find(fits) {
        line_in(ui, area, Align2::LEFT_CENTER, &name, step, ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        texts::{Language, Translations},
        ui::checks::{WINDOWS, draw_rects, draw_rects_in, faults, narrow, overflow_faults, untranslated_texts},
    };

    fn view(count: u8) -> HallView {
        let seat = |seat: Seat| HallSeat {
            name: names::name(&[], seat).text(),
            points: Said::number(137),
            is_active: seat == Seat(1),
            is_away: seat == Seat(0),
        };
        let caption = text!("online-rematch-wanted", who = &names::name(&[], Seat(1)));
        HallView { seats: Seat::all(count).map(seat).collect(), captions: vec![caption; CAPTIONS] }
    }

    #[test]
    fn the_strip_fits_in_every_window_and_language_and_leaves_the_edges_empty() {
        let pseudo = Translations::built_in(Language::PSEUDO);
        for count in [2, 5] {
            let view = view(count);
            for window in WINDOWS {
                let all = draw_rects(window, |ctx| draw(ctx, &view));
                assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?}");
                let edge = (window.y * SAFE).round() - 1.0;
                let inner = Rect::from_min_size(Pos2::ZERO, window).shrink(edge);
                assert!(all.iter().all(|seen| inner.contains_rect(seen.rect)), "{window:?}");
            }
            for window in narrow() {
                let all = draw_rects_in(&pseudo, window, |ctx| draw(ctx, &view));
                let found: Vec<_> = overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)).collect();
                assert_eq!(found, Vec::<String>::new(), "{window:?}");
            }
        }
    }
}
