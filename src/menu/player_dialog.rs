//! The dialog for choosing the player for a seat: a person or a computer player of some level, each with a description.

use super::{
    dialog::{dialog, whole},
    draft::Draft,
};
use crate::{game::Title, seats::PlayerKind, widgets::prelude::*};

/// Shows the possible players for a seat: a person, then computer players, the weakest first. In Hacienda, marks the
/// level that the person would beat about half of the time. A tap chooses a player and closes the dialog.
pub fn show(ctx: &Context, draft: &mut Draft, place: usize) {
    let scale = Scale::of(ctx);
    let gap = scale.gap(1.0);
    let all = draft.offered();
    // In landscape there are two columns.
    let columns = if scale.is_upright() { 1 } else { 2 };
    let rows = all.len().div_ceil(columns);
    let needed = 2.0 * scale.pad() + scale.target() + rows as f32 * (scale.target() * 1.7 + gap);
    let height = if scale.is_compact() { f32::INFINITY } else { needed };
    let size = whole(ctx).min(vec2(scale.column(1240.0), height));
    let title = text!("setup-who-sits", seat = draft.seat_name(place));
    dialog(ctx, draft, ("who sits", size), Some(title), |ui, draft, body| {
        let places = CellGrid::filling(body, columns, rows, gap);
        for (index, player_kind) in all.into_iter().enumerate() {
            let even = draft.title == Title::Hacienda && draft.even_level.map(PlayerKind::Bot) == Some(player_kind);
            let description = if even { text!("setup-even") } else { player_kind.behaviour_text() };
            let chosen = draft.player_kinds[place] == player_kind;
            if player_card(ui, places.at(index / rows, index % rows), (player_kind, description), chosen) {
                draft.player_kinds[place] = player_kind;
                draft.dialog = None;
            }
        }
    });
}

/// Shows a possible player: the name, with a description below it. Returns true if it was tapped.
fn player_card(ui: &Ui, rect: Rect, (player_kind, description): (PlayerKind, Text), chosen: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let who = ui.tr(player_kind.short_text());
    let description = ui.tr(description);
    let response = pressable(ui, RectKind::Button, &who, rect, true);
    let (fill, ink, muted) = match chosen {
        true => (INK, PAPER, colours::PAPER_DARK.egui()),
        false => (PAPER, INK, INK_MUTED),
    };
    let edge = if chosen || response.hovered() { GOLD } else { EDGE };
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    ui.painter().rect(face, style::corners(scale), fill, Stroke::new(scale.hairline() * 1.3, edge), StrokeKind::Inside);
    let words = face.shrink2(vec2(scale.gap(1.5), scale.gap(0.5)));
    let below = text_height(ui.ctx(), &description, Type::Body, words.width());
    let above = (scale.text(22.0) * 1.3).min(words.height() - below);
    let (upper, lower) = words
        .with_min_y(words.center().y - (above + below) / 2.0)
        .split_top_bottom_at_y(words.center().y + (above - below) / 2.0);
    line_in(ui, upper, Align2::LEFT_CENTER, &who, Type::LeadStrong, ink);
    lines_in(ui, lower.with_max_y(words.bottom()), Align2::LEFT_TOP, &description, Type::Body, muted);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
}
