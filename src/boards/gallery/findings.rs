//! The findings (problems) of a board: their texts, and the rows that mark their hexes.

use crate::widgets::{lines_in_scroll, prelude::*, pressable_in_scroll};
use hacienda_rules::{Board, LandCard, maps::findings::Finding};

/// Returns the text of a finding.
pub fn finding_text(finding: &Finding) -> Text {
    match finding {
        Finding::NoPampas => text!("finding-no-pampas"),
        Finding::NoMarket => text!("finding-no-market"),
        Finding::NoLand => text!("finding-no-land"),
        Finding::NoLandscape(landscape) => text!("finding-no-landscape", land = LandCard::ALL[landscape.index()]),
        Finding::UnreachableMarkets(cells) => text!("finding-cut-markets", markets = cells.count()),
        Finding::UnreachablePampas(cells) => text!("finding-cut-pampas", hexes = cells.count()),
        Finding::SharedSides { markets, .. } => text!("finding-shared-sides", markets = markets.count()),
        Finding::FewerHexesThanCards { places, cards } => text!("finding-few-places", places = *places, cards = *cards),
    }
}

/// The time for which marked hexes flash, in seconds, and the number of flashes per second. The rate is low enough to
/// be safe for people with photosensitive epilepsy.
const FLASH: (f64, f64) = (1.5, 2.0);

/// Returns true if hexes marked at `since`, in seconds, are highlighted by a flash in this frame; never if `still` is
/// true. Requests a repaint while they flash.
pub fn is_red(ui: &Ui, since: f64, still: bool) -> bool {
    let ago = ui.input(|input| input.time) - since;
    let flash = !still && ago < FLASH.0;
    if flash {
        ui.ctx().request_repaint();
    }
    flash && (ago * FLASH.1).fract() < 0.5
}

/// Shows a finding. If it has hexes, the row is a button that marks them. Returns true if the row was tapped.
pub fn finding_row(ui: &mut Ui, finding: &Finding, board: &Board, chosen: bool) -> bool {
    let scale = Scale::of(ui.ctx());
    let text = ui.tr(finding_text(finding));
    let has_hexes = !finding.cells(board).is_empty();
    let (side, gap) = (scale.text(28.0), scale.gap(1.0));
    let width = ui.available_width();
    let height = text_height(ui.ctx(), &text, Type::Body, width - side - 3.0 * gap) + 2.0 * scale.gap(0.75);
    let height = if has_hexes { height.max(scale.target()) } else { height };
    let (row, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let mut pressed = false;
    if has_hexes {
        let response = pressable_in_scroll(ui, &text, &text, row);
        if response.gained_focus() {
            ui.scroll_to_rect(row, None);
        }
        let line = match (chosen, response.hovered()) {
            (true, _) => Stroke::new(scale.ring(), INK),
            (false, true) => Stroke::new(scale.hairline(), GOLD),
            (false, false) => Stroke::new(scale.hairline(), EDGE),
        };
        ui.painter().rect(row, style::corners(scale), PAPER_DARK, line, StrokeKind::Inside);
        focus_ring(ui, &response, row.shrink(scale.ring()), scale.corner());
        pressed = response.clicked();
    }
    let inner = row.shrink2(vec2(gap, 0.0));
    glyph(ui, inner.with_max_x(inner.left() + side), Align2::LEFT_CENTER, icons::WARNING, GOLD);
    lines_in_scroll(ui, inner.with_min_x(inner.left() + side + gap), Align2::LEFT_CENTER, &text, Type::Body, INK);
    pressed
}
