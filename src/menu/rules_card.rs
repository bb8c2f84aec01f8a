//! The card with the chosen rules: the game, its description, and its prices and points with their icons.

use super::{draft::Draft, labels};
use crate::{
    boards::board_picture,
    games::hacienda::game_icons::{self, GameIcon},
    widgets::prelude::*,
};
use hacienda_rules::{PondShape, Rulebook};

/// Returns the facts that players look up most often, the most important first.
fn facts(book: &Rulebook) -> Vec<(GameIcon, Text)> {
    let [one, two, three, four] = [1, 2, 3, 4].map(|markets| book.market_points(markets));
    let mut facts = vec![
        (GameIcon::Market, text!("rules-fact-markets", one = one, two = two, three = three, four = four)),
        (GameIcon::Chain, text!("rules-fact-chains", points = book.chain_points, tiles = book.group_minimum)),
        (GameIcon::Hacienda, text!("rules-fact-hacienda", pesos = book.hacienda_price)),
        (GameIcon::Pond(PondShape::Bent), text!("rules-fact-pond", pesos = book.pond_price)),
    ];
    if book.herd_points > 0 {
        let herds = text!("rules-fact-herds", points = book.herd_points, animals = book.group_minimum);
        facts.insert(2, (GameIcon::Herd, herds));
    }
    facts
}

/// Draws the card in `rect`. Returns true if it was tapped.
pub fn draw(ui: &Ui, rect: Rect, draft: &Draft) -> bool {
    let scale = Scale::of(ui.ctx());
    let book = &draft.rulebook;
    let choose = ui.tr(text!("setup-choose-rules"));
    let response = pressable(ui, RectKind::Button, &choose, rect, true);
    let face = rect.translate(vec2(0.0, sink(ui, &response)));
    ui.painter().add(style::shadow(scale).as_shape(face, style::corners(scale)));
    ui.painter().rect(face, style::corners(scale), PAPER, Stroke::new(scale.ring(), INK), StrokeKind::Inside);
    let inner = face.shrink(scale.gap(1.0).max(scale.ring() * 1.6));
    let (title, small) = (scale.text(22.0) * 1.4, scale.text(18.0) * 1.4);
    let extras =
        labels::variants_text(book).map(|[long, short]| board_picture::fitting(ui, &[long], &short, inner.width()));
    let foot = extras
        .as_ref()
        .map_or(0.0, |translated| text_height(ui.ctx(), translated, Type::Body, inner.width()).max(small));
    let about = ui.tr(labels::about_game(book));
    let about_height = text_height(ui.ctx(), &about, Type::Body, inner.width());
    // On a phone a fact may need two lines.
    let line = if scale.is_compact() { small * 2.0 } else { (small * 1.25).max(scale.px(44.0)) };
    let facts = facts(book);
    let free = inner.height() - title - foot;
    // The name and the variants are always shown; then the description if it fits, then as many facts as fit.
    let about_height = if about_height <= free { about_height } else { 0.0 };
    let gap = scale.gap(1.0);
    let columns = if inner.width() > scale.column(620.0) { 2 } else { 1 };
    let rows = (((free - about_height - gap) / line).max(0.0) as usize).min(facts.len().div_ceil(columns));
    let used = title + about_height + foot + if rows > 0 { rows as f32 * line + gap } else { 0.0 };
    let mut rest = inner.with_min_y(inner.top() + ((inner.height() - used) / 2.0).max(0.0));
    let mut next = |height: f32| rest.cut_top(height, 0.0);
    board_picture::title(ui, next(title), &ui.tr(text!("rules-game", game = book.edition)));
    if about_height > 0.0 {
        lines_in(ui, next(about_height), Align2::CENTER_TOP, &about, Type::Body, INK);
    }
    if let Some(extras) = extras {
        lines_in(ui, next(foot), Align2::CENTER_CENTER, &extras, Type::Body, INK_MUTED);
    }
    if rows > 0 {
        next(gap);
    }
    for pair in facts.chunks(columns).take(rows) {
        let row = next(line);
        let width = row.width() / columns as f32;
        for (column, (sign, text)) in pair.iter().enumerate() {
            let place = Rect::from_min_size(row.min + vec2(column as f32 * width, 0.0), vec2(width - gap, line));
            let icon = Rect::from_center_size(place.left_center() + vec2(line / 2.0, 0.0), Vec2::splat(line * 0.86));
            game_icons::paint(ui.painter(), icon, *sign, Tone::Full);
            let words = place.with_min_x(icon.right() + gap);
            line_in(ui, words, Align2::LEFT_CENTER, &ui.tr(text), Type::Body, INK);
        }
    }
    board_picture::edit_icon(ui, face);
    focus_ring(ui, &response, face.shrink(scale.ring()), scale.corner());
    response.clicked()
}
