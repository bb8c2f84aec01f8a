//! The pictures below paragraphs of the rules page: example boards with calculations, icons with prices or supplies,
//! and tables.

use super::board;
use crate::{
    games::hacienda::{
        game_icons::GameIcon,
        texts::{
            comma_list, pesos, points,
            rules::{
                Rule,
                examples::{self, Example, RunningStep, Scoring},
            },
        },
    },
    widgets::{glyph, line_in_scroll, lines_in_scroll, prelude::*},
};
use hacienda_rules::{Card, PondShape, Rulebook, Seat, Species};

/// The maximum number of markets in the picture of the market points. It covers all built-in and random boards; only a
/// board drawn by a player may have more.
const MARKETS: u16 = 27;

/// The seats in the example of a scoring for two players.
const PAIR: [Seat; 2] = [Seat(1), Seat(0)];

/// Draws the picture of a rule, if it has one. `indent` is in px.
pub fn paint_illustration(ui: &mut Ui, rule: Rule, book: &Rulebook, indent: f32) {
    match rule {
        Rule::SetupTable => players(ui, book, indent),
        Rule::SetupPonds => tags(ui, &ponds(book), indent),
        Rule::Prices => tags(ui, &prices(book), indent),
        Rule::PaymentFirst => example(ui, &examples::FIRST, &examples::payment(&examples::FIRST, book), indent),
        Rule::PaymentAgain => example(ui, &examples::AGAIN, &examples::payment(&examples::AGAIN, book), indent),
        Rule::PaymentJoin => example(ui, &examples::JOIN, &examples::payment(&examples::JOIN, book), indent),
        Rule::HarvestSum => example(ui, &examples::CHAIN, &examples::harvest(book), indent),
        Rule::ScoreMarkets => markets(ui, book, indent),
        Rule::ScoreExample => scoring(ui, &examples::scoring(), indent),
        Rule::Variant1Sums => examples::variant1().iter().for_each(|text| sum(ui, text, indent)),
        Rule::RunningTurns => {
            example(ui, &examples::RUNNING_EXAMPLE.example, &[], indent);
            examples::RUNNING_EXAMPLE.steps.iter().for_each(|one| step(ui, one, indent));
        }
        _ => {}
    }
}

/// Returns the width that is left next to the indent, in px.
fn room(ui: &Ui, indent: f32) -> f32 {
    ui.available_width() - indent - Scale::of(ui.ctx()).gap(1.5)
}

/// Allocates a row of this height and returns its place next to the indent.
fn row(ui: &mut Ui, height: f32, indent: f32) -> Rect {
    let width = room(ui, indent);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    Rect::from_min_size(pos2(rect.left() + indent, rect.top()), vec2(width, height))
}

fn example(ui: &mut Ui, example: &Example, sums: &[Text], indent: f32) {
    let scale = Scale::of(ui.ctx());
    let (radius, size) = board::size(scale, example, room(ui, indent));
    let place = row(ui, size.y + scale.gap(1.0), indent);
    if ui.is_rect_visible(place) {
        board::paint(ui.painter(), scale, place.min, radius, example);
    }
    sums.iter().for_each(|text| sum(ui, text, indent));
}

/// Draws a calculation on a separate line, followed by a coin.
fn sum(ui: &mut Ui, text: &Text, indent: f32) {
    let scale = Scale::of(ui.ctx());
    let translated = ui.tr(text);
    let height = scale.text(22.0) * 1.4;
    let place = row(ui, height, indent);
    line_in_scroll(ui, place, Align2::LEFT_CENTER, &translated, Type::LeadStrong, INK);
    let left = place.left() + text_width(ui.ctx(), &translated, Type::LeadStrong) + scale.gap(1.0);
    let coin = Rect::from_center_size(pos2(left + height * 0.4, place.center().y), Vec2::splat(height * 0.8));
    GameIcon::Peso.draw(ui.painter(), coin);
}

/// Draws icons, each with a number: prices or supplies.
fn tags(ui: &mut Ui, tags: &[(GameIcon, u32)], indent: f32) {
    let scale = Scale::of(ui.ctx());
    let side = scale.px(52.0).max(34.0);
    let width = side * 1.9;
    let columns = (room(ui, indent) / width).floor().max(1.0) as usize;
    for line in tags.chunks(columns) {
        let place = row(ui, side, indent);
        for (index, (sign, number)) in line.iter().enumerate() {
            let at = place.min + vec2(index as f32 * width, 0.0);
            sign.draw(ui.painter(), Rect::from_min_size(at, Vec2::splat(side)));
            let words = Rect::from_min_size(at + vec2(side + scale.gap(0.75), 0.0), vec2(width - side, side));
            line_in_scroll(ui, words, Align2::LEFT_CENTER, &number_of(ui, *number), Type::Figure, INK);
        }
    }
}

fn number_of(ui: &Ui, number: u32) -> Translated {
    ui.tr(Text::number(number))
}

fn ponds(book: &Rulebook) -> Vec<(GameIcon, u32)> {
    let counted = |shape: &PondShape| book.singles_in_supply || *shape != PondShape::Single;
    let shapes = PondShape::ALL.into_iter().filter(counted);
    shapes.map(|shape| (GameIcon::Pond(shape), u32::from(book.ponds[shape.index()]))).collect()
}

fn prices(book: &Rulebook) -> Vec<(GameIcon, u32)> {
    vec![
        (GameIcon::CardBack, book.deck_price),
        (GameIcon::from(Card::Animal(Species::Cattle)), book.display_price),
        (GameIcon::Hacienda, book.hacienda_price),
        (GameIcon::Pond(PondShape::Triangle), book.pond_price),
        (GameIcon::HarvestChip, 0),
    ]
}

fn line_height(scale: Scale) -> f32 {
    scale.px(44.0).max(28.0)
}

/// Draws the background of a table row with this number and width of columns. Returns the square for its icon, and its
/// cells, each with the padding `air`.
fn line(ui: &mut Ui, (columns, wide): (usize, f32), air: f32, shade: bool, indent: f32) -> (Rect, Vec<Rect>) {
    let scale = Scale::of(ui.ctx());
    let height = line_height(scale);
    let place = row(ui, height, indent);
    let place = place.with_max_x((place.left() + height + wide * columns as f32).min(place.right()));
    if shade {
        ui.painter().rect_filled(place, scale.px(4.0), PAPER_DARK);
    }
    let cell = |at: usize| {
        let min = pos2(place.left() + height + at as f32 * wide, place.top());
        Rect::from_min_size(min, vec2(wide, height)).shrink2(vec2(air, 0.0))
    };
    let square = Rect::from_min_size(place.min, Vec2::splat(height)).shrink(scale.px(3.0));
    (square, (0..columns).map(cell).collect())
}

/// Draws a table whose first column holds icons. All rows have the same number of cells.
fn table(ui: &mut Ui, lines: &[(Head, Vec<Translated>)], column: f32, indent: f32) {
    let air = Scale::of(ui.ctx()).px(4.0);
    for (index, (head, cells)) in lines.iter().enumerate() {
        let (square, places) = line(ui, (cells.len(), column), air, index % 2 == 0, indent);
        match head {
            Head::GameIcon(sign) => sign.draw(ui.painter(), square),
            Head::Icon(icon) => glyph(ui, square, Align2::CENTER_CENTER, icon, INK),
        }
        for (cell, translated) in places.into_iter().zip(cells) {
            line_in_scroll(ui, cell, Align2::CENTER_CENTER, translated, Type::LeadStrong, INK);
        }
    }
}

enum Head {
    /// An icon of the game.
    GameIcon(GameIcon),
    /// A glyph of the icon font.
    Icon(&'static str),
}

/// Draws a table with a column for each number of players: animal cards removed, haciendas and harvest chips.
fn players(ui: &mut Ui, book: &Rulebook, indent: f32) {
    let seats = book.seats.0..=book.seats.1;
    let line = |ui: &Ui, of: &dyn Fn(u8) -> u8| -> Vec<Translated> {
        seats.clone().map(|seats| number_of(ui, u32::from(of(seats)))).collect()
    };
    let lines = [
        (Head::Icon(icons::USER), line(ui, &|seats| seats)),
        (Head::GameIcon(GameIcon::CardBack), line(ui, &|seats| book.animal_cards_removed[usize::from(seats)])),
        (Head::GameIcon(GameIcon::Hacienda), line(ui, &|seats| book.haciendas[usize::from(seats)])),
        (Head::GameIcon(GameIcon::HarvestChip), line(ui, &|_| book.harvest_chips)),
    ];
    let column = Scale::of(ui.ctx()).px(72.0).max(48.0);
    table(ui, &lines, column, indent);
}

/// Draws a cell for each number of markets, with its points.
fn markets(ui: &mut Ui, book: &Rulebook, indent: f32) {
    let scale = Scale::of(ui.ctx());
    let (width, height) = (scale.px(60.0).max(38.0), scale.text(18.0) * 1.5);
    let columns = (room(ui, indent) / width).floor().max(1.0) as usize;
    let all: Vec<u16> = (1..=MARKETS).collect();
    for line in all.chunks(columns) {
        let place = row(ui, 2.0 * height, indent);
        for (index, count) in line.iter().enumerate() {
            let cell = Rect::from_min_size(place.min + vec2(index as f32 * width, 0.0), vec2(width, 2.0 * height));
            let stroke = Stroke::new(scale.hairline(), EDGE);
            ui.painter().rect(cell, 0.0, PAPER_DARK, stroke, StrokeKind::Middle);
            let (above, under) = cell.split_top_bottom_at_y(cell.center().y);
            line_in_scroll(ui, above, Align2::CENTER_CENTER, &number_of(ui, u32::from(*count)), Type::Body, INK_MUTED);
            let worth = number_of(ui, u32::from(book.market_points(*count)));
            line_in_scroll(ui, under, Align2::CENTER_CENTER, &worth, Type::Strong, INK);
        }
    }
}

/// Draws a step with its payment and the player's points after it.
fn step(ui: &mut Ui, step: &RunningStep, indent: f32) {
    let scale = Scale::of(ui.ctx());
    let (paid, after) = (ui.tr(pesos(step.pesos)), ui.tr(points(step.points)));
    // Columns are as wide as the longest numbers.
    let wide = |text: Text, font| text_width(ui.ctx(), &ui.tr(text), font).ceil() + scale.gap(1.5);
    let (left, right) = (wide(pesos(20u32), Type::Body), wide(points(20u16), Type::Strong));
    let translated = ui.tr(&step.text);
    let words = room(ui, indent) - left - right;
    let height = text_height(ui.ctx(), &translated, Type::Body, words).ceil().max(scale.text(18.0) * 1.4);
    let place = row(ui, height, indent);
    let (text, numbers) = place.split_left_right_at_x(place.left() + words);
    lines_in_scroll(ui, text, Align2::LEFT_CENTER, &translated, Type::Body, INK);
    let (before, behind) = numbers.split_left_right_at_x(numbers.left() + left);
    if step.pesos > 0 {
        line_in_scroll(ui, before, Align2::RIGHT_CENTER, &paid, Type::Body, INK_MUTED);
    }
    line_in_scroll(ui, behind, Align2::RIGHT_CENTER, &after, Type::Strong, INK);
    ui.painter().hline(place.x_range(), place.bottom() + scale.gap(0.5), Stroke::new(scale.hairline(), EDGE));
}

/// Draws the example of a scoring for two players: for each category, the numbers that are counted, and the points.
fn scoring(ui: &mut Ui, scoring: &Scoring, indent: f32) {
    let scale = Scale::of(ui.ctx());
    let height = line_height(scale);
    let column = ((room(ui, indent) - height) / 2.0).min(scale.column(260.0));
    let line = |ui: &mut Ui, shade: bool| line(ui, (2, column), scale.gap(1.0), shade, indent);
    let (_, cells) = line(ui, false);
    for (cell, seat) in cells.into_iter().zip(PAIR) {
        let medal = cell.with_min_x(cell.right() - height).shrink(scale.px(3.0));
        GameIcon::Owner(seat).draw(ui.painter(), medal);
    }
    for (index, (category, counted)) in scoring.rows.iter().enumerate() {
        let (head, cells) = line(ui, index % 2 == 0);
        GameIcon::from(*category).draw(ui.painter(), head);
        for (cell, (sizes, points)) in cells.into_iter().zip(counted) {
            let found = number_of(ui, u32::from(*points));
            line_in_scroll(ui, cell, Align2::RIGHT_CENTER, &found, Type::LeadStrong, INK);
            if let Some(sizes) = comma_list(sizes.iter().map(|size| Text::number(*size))) {
                let words = cell.with_max_x(cell.right() - scale.text(22.0) * 1.6);
                line_in_scroll(ui, words, Align2::LEFT_CENTER, &ui.tr(sizes), Type::Body, INK_MUTED);
            }
        }
    }
    let (head, cells) = line(ui, false);
    ui.painter().hline(head.left()..=cells[1].right(), head.top(), Stroke::new(scale.hairline(), GOLD));
    for (cell, total) in cells.into_iter().zip(scoring.totals) {
        line_in_scroll(ui, cell, Align2::RIGHT_CENTER, &number_of(ui, u32::from(total)), Type::LeadStrong, INK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hacienda_rules::maps::{self, generate::Recipe};

    #[test]
    fn the_picture_of_the_market_points_covers_built_in_and_large_random_boards() {
        let built_in = maps::NAMES.iter().filter_map(|name| maps::by_name(name));
        let random =
            (0..50).map(|number| Recipe { seats: 5, size: 5, markets: 5, number, ..Recipe::default() }.board());
        assert_eq!(built_in.chain(random).map(|board| board.markets().count()).max(), Some(MARKETS));
    }
}
