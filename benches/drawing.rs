//! Benchmark of a frame of the board editor while a finger paints on a large board: all of egui's work, including
//! the triangles for the graphics card.

use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, vec2};
use divan::Bencher;
use hacienda::{
    boards::{
        board_match::BoardMatches,
        editor::{self, BoardEditor},
    },
    texts::Translations,
    theme::{
        fonts,
        scale::{Scale, SizePreferences},
        style,
    },
    widgets,
};
use hacienda_rules::{Ground, Hex, Rulebook, maps::grid::Grid};

/// The numbers of columns and rows of a board with 499 hexes.
const LARGE: (u16, u16) = (27, 37);

fn main() {
    divan::main();
}

/// Returns a grid in which every hex has a ground.
fn full() -> Grid {
    let mut grid = Grid::new(LARGE.0, LARGE.1);
    for (place, hex) in grid.hexes().enumerate() {
        let ground = match place % 7 {
            0 => Ground::Land(hacienda_rules::Landscape::ALL[place % 5]),
            3 if place % 70 == 3 => Ground::Market,
            _ => Ground::Pampas,
        };
        grid.put(hex, Some(ground));
    }
    grid
}

/// Measures frames in which a pressed finger moves to another hex.
#[divan::bench]
fn painting(bencher: Bencher) {
    let window = vec2(1920.0, 1080.0);
    let ctx = Context::default();
    fonts::install(&ctx);
    style::install(&ctx, Scale::new(window, SizePreferences::default()));
    widgets::install_translations(&ctx, &Translations::default());
    let (mut editor, book, board_matches) = (BoardEditor::of(full()), Rulebook::default(), BoardMatches::default());
    editor.paint = Some(Ground::Water);
    let frame = |events: Vec<Event>, editor: &mut BoardEditor| {
        let input =
            RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, window)), events, ..RawInput::default() };
        let output = ctx.run_ui(input, |ui| {
            editor::draw(ui.ctx(), editor, &book, &board_matches, false);
        });
        ctx.tessellate(output.shapes, output.pixels_per_point)
    };
    (0..4).for_each(|_| drop(frame(Vec::new(), &mut editor)));
    let place =
        |editor: &BoardEditor, row: u16| editor.canvas.map_or(Pos2::ZERO, |canvas| canvas.at(Hex { column: 12, row }));
    let at = place(&editor, 1);
    let press =
        Event::PointerButton { pos: at, button: PointerButton::Primary, pressed: true, modifiers: Modifiers::NONE };
    frame(vec![Event::PointerMoved(at), press], &mut editor);
    let mut step = 0;
    bencher.bench_local(|| {
        step += 1;
        // Sweep along the same hexes again and again, alternating between two kinds of ground.
        editor.paint = Some(if step / 17 % 2 == 0 { Ground::Market } else { Ground::Pampas });
        let at = place(&editor, 1 + step % 17 * 2);
        frame(vec![Event::PointerMoved(at)], &mut editor)
    });
}
