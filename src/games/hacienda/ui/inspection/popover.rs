//! The popover next to a hex that was tapped with nothing selected: the contents of the hex, their points, and the
//! pieces that fit there.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Area, Order, Rect, Vec2, vec2},
};

use crate::{
    game_screen::Scene,
    games::hacienda::{
        game_icons::GameIcon,
        inspection::{Inspection, inspect},
        texts::inspection,
        ui::{
            hud::{Hud, confirm},
            place::{egui_rect, hex_rect},
        },
        view::marks::PointedHex,
    },
    stage::{
        camera::{BoardCamera, Margins},
        gestures::PanelAreas,
    },
    ui::{
        parts::overlay::mark_covered,
        place::{AvoidedAreas, place},
        popover::free_rect,
        requests::MenuOpen,
    },
    widgets::prelude::*,
};
use hacienda_rules::{Cell, Cells, Ground, Hacienda, LandCard, Position, Seat};

/// The content of a popover.
#[derive(Debug, Clone, PartialEq)]
pub struct HexPopover {
    /// The owner of the group, the market, the shape of the pond, or the ground of an empty hex.
    pub icon: GameIcon,
    /// The lines. The first is the title.
    pub lines: Vec<Text>,
}

impl HexPopover {
    /// Returns the content for an inspected hex.
    pub fn of(inspection: &Inspection, lines: Vec<Text>) -> HexPopover {
        let land =
            |ground: Ground| LandCard::ALL.into_iter().find(|card| card.landscape().map(Ground::Land) == Some(ground));
        let icon = match inspection {
            Inspection::Group(group) => GameIcon::Owner(group.seat),
            Inspection::Market(_) => GameIcon::Market,
            Inspection::Pond(pond) => GameIcon::Pond(pond.shape),
            Inspection::Empty(empty) => GameIcon::Land(land(empty.ground).unwrap_or(LandCard::Pampas)),
        };
        HexPopover { icon, lines }
    }
}

/// Returns the hexes of the group or pond that the popover describes.
fn cells_of(inspection: &Inspection) -> Cells {
    match inspection {
        Inspection::Group(group) => group.cells,
        Inspection::Pond(pond) => pond.cells.iter().copied().collect(),
        Inspection::Market(_) | Inspection::Empty(_) => Cells::NONE,
    }
}

/// The cached result of an inspection. It is kept until the hex, the seat or the position changes, or the popover is
/// hidden.
#[derive(Debug)]
pub struct CachedInspection {
    position: Arc<Position>,
    inspected: (Seat, Cell),
    found: Inspection,
}

/// Draws the popover if a hex is inspected.
pub fn draw(
    mut contexts: EguiContexts,
    scene: Scene<Hacienda>,
    (menu, pointed, margins): (Res<MenuOpen>, Res<PointedHex>, Res<Margins>),
    camera: Option<Res<BoardCamera>>,
    mut hud: ResMut<Hud>,
    mut covered: ResMut<PanelAreas>,
    mut known: Local<Option<CachedInspection>>,
) -> Result {
    // The tapped hex, unless the board is covered or something else has the player's attention.
    let busy = scene.playback.is_busy() || menu.0 || scene.viewer.called.is_some();
    let else_asked = scene.choice.pending().is_some() || !scene.hint.advice().is_empty() || hud.drawer.is_some();
    let cell = pointed.tapped().filter(|_| !busy && !else_asked);
    let (Some(cell), Some(position), Some(camera)) = (cell, scene.playback.shown(), &camera) else {
        *known = None;
        return Ok(());
    };
    let setting = &scene.game_setting.0;
    // Inspect for the viewer's seat or, if the viewer has none, for the seat to act.
    let seat = scene.viewer.seat.unwrap_or(position.turn.seat);
    let about = (seat, cell);
    if known.as_ref().is_none_or(|known| known.inspected != about || !Arc::ptr_eq(&known.position, position)) {
        *known = inspect(position, setting, seat, cell).map(|found| CachedInspection {
            position: position.clone(),
            inspected: about,
            found,
        });
        // A new inspection closes the points table and the deck popover.
        hud.points_open = false;
        hud.deck = None;
    }
    let Some(CachedInspection { found, .. }) = &*known else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let facts = HexPopover::of(found, inspection::lines(found, &scene.summary.names));
    let rect = |cell: Cell| hex_rect(setting, camera, cell);
    let free = free_rect(ctx.content_rect(), &margins);
    // If possible, the popover covers no panel that is over the board, none of the hexes that it mentions, and few of
    // the seat's pieces.
    let panels = covered.0.iter().copied().map(egui_rect).filter(|panel| panel.intersects(free.shrink(2.0)));
    let mentioned = cells_of(found).iter().map(rect).chain(panels).collect();
    let own = position.owned[seat.index()].iter().map(rect).collect();
    let about = AvoidedAreas { subject: rect(cell), around: Vec::new(), mentioned, own };
    let place = place(size(ctx, &facts, free.width()), &about, free, Scale::of(ctx).gap(1.0));
    mark_covered(&mut covered, show_at(ctx, place, &facts));
    Ok(())
}

/// Draws the popover at `place` and returns that place.
pub fn show_at(ctx: &Context, place: Rect, facts: &HexPopover) -> Rect {
    Area::new(Id::new("asked")).order(Order::Middle).fixed_pos(place.min).constrain(false).fade_in(false).show(
        ctx,
        |ui| {
            ui.allocate_rect(place, Sense::hover());
            show(ui, place, facts);
        },
    );
    place
}

fn side(scale: Scale) -> f32 {
    (scale.text(28.0) * 1.4).round()
}

/// Returns the width of the icon including its gap, and the width of the text, in px.
fn widths(ctx: &Context, facts: &HexPopover, room: f32) -> (f32, f32) {
    let scale = Scale::of(ctx);
    let icon = side(scale) + scale.gap(1.5);
    let most = scale.column(560.0).min(room - 2.0 * scale.pad() - icon);
    (icon, confirm::widest(ctx, &facts.lines).min(most))
}

fn heights(ctx: &Context, facts: &HexPopover, width: f32) -> Vec<f32> {
    let scale = Scale::of(ctx);
    let height = |(i, text): (usize, &Text)| {
        text_height(ctx, &ctx.tr(text), confirm::line_type(i), width)
            .max(scale.text(confirm::line_type(i).design()) * 1.3)
            .ceil()
    };
    facts.lines.iter().enumerate().map(height).collect()
}

/// Returns the size that the popover needs for its text, in px. `room` is the available width in px.
pub fn size(ctx: &Context, facts: &HexPopover, room: f32) -> Vec2 {
    let scale = Scale::of(ctx);
    let (icon, words) = widths(ctx, facts, room);
    let height: f32 = heights(ctx, facts, words).iter().sum();
    vec2(icon + words, height.max(side(scale))) + Vec2::splat(2.0 * scale.pad())
}

fn show(ui: &mut Ui, place: Rect, facts: &HexPopover) {
    let scale = Scale::of(ui.ctx());
    style::panel(ui, "asked", place, |ui| {
        let mut words = place.shrink(scale.pad());
        let medal = Rect::from_min_size(words.min, Vec2::splat(side(scale)));
        facts.icon.draw(ui.painter(), medal);
        words.cut_left(widths(ui.ctx(), facts, place.width()).0, 0.0);
        let heights = heights(ui.ctx(), facts, words.width());
        words.set_top(words.center().y - heights.iter().sum::<f32>() / 2.0);
        for (i, (text, high)) in facts.lines.iter().zip(heights).enumerate() {
            let (step, ink) = (confirm::line_type(i), confirm::line_colour(i, facts.lines.len()));
            lines_in(ui, words.cut_top(high, 0.0), Align2::LEFT_CENTER, &ui.tr(text), step, ink);
        }
    });
}
