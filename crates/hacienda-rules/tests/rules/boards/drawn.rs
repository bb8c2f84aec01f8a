//! Tests of drawn boards: brushes, undo and redo of strokes, and resizing and shifting of the grid.

use hacienda_rules::{
    Ground, Hex, Landscape,
    maps::{
        self, BUILT_IN_BOARDS,
        drawing::{Brush, Drawing, EditError, Side},
        grid::Grid,
        haz,
    },
};

const PAMPAS: Option<Ground> = Some(Ground::Pampas);
const MEADOW: Option<Ground> = Some(Ground::Land(Landscape::Meadow));

fn empty(columns: u16, rows: u16) -> Drawing {
    Drawing::of(Grid::new(columns, rows))
}

/// A drawing whose whole grid was filled with pampas in one stroke.
fn filled(columns: u16, rows: u16) -> Drawing {
    let mut drawing = empty(columns, rows);
    drawing.begin_stroke();
    drawing.fill(Hex { column: 0, row: 1 }, PAMPAS, Brush::Free).expect("pampas can be painted");
    assert!(drawing.end_stroke());
    drawing
}

#[test]
fn every_image_of_a_hex_has_the_same_images_if_all_are_on_the_grid() {
    for (columns, rows) in [(23, 37), (22, 37), (23, 36), (22, 36), (8, 11)] {
        let drawing = empty(columns, rows);
        for brush in Brush::ALL {
            let most = match brush {
                Brush::Free => 1,
                Brush::LeftRight | Brush::TopBottom | Brush::HalfTurn => 2,
                Brush::ThirdTurn => 3,
            };
            let mut complete = 0;
            for hex in drawing.grid().hexes() {
                let images = drawing.images(hex, brush);
                assert!(images.contains(&hex) && images.len() <= most, "{brush:?} at {hex}: {images:?}");
                if images.len() == most {
                    complete += 1;
                    for other in &images {
                        assert_eq!(drawing.images(*other, brush), images, "{brush:?} at {other}");
                    }
                }
            }
            assert!(complete > 20, "{brush:?} on {columns} columns and {rows} rows: {complete}");
        }
    }
}

#[test]
fn images_of_neighbouring_hexes_are_neighbours() {
    let drawing = empty(23, 37);
    let grid = drawing.grid();
    let middle = Hex { column: 11, row: 18 };
    for brush in Brush::ALL {
        for hex in grid.neighbours(middle) {
            for neighbour in grid.neighbours(hex) {
                // Each image of a hex touches an image of its neighbour.
                for one in drawing.images(hex, brush) {
                    let touch = drawing
                        .images(neighbour, brush)
                        .into_iter()
                        .any(|two| grid.neighbours(one).any(|at| at == two));
                    assert!(touch, "{brush:?}: {hex} and {neighbour}");
                }
            }
        }
    }
}

#[test]
fn undo_and_redo_have_no_limit() {
    let mut drawing = filled(9, 15);
    let hexes: Vec<Hex> = drawing.grid().hexes().collect();
    let mut seen = vec![drawing.clone()];
    for round in 0..5 {
        for hex in &hexes {
            drawing.begin_stroke();
            drawing
                .paint(*hex, if round % 2 == 0 { MEADOW } else { PAMPAS }, Brush::Free)
                .expect("land can be painted");
            assert!(drawing.end_stroke());
            seen.push(drawing.clone());
        }
    }
    assert!(seen.len() > 300);
    for before in seen.iter().rev().skip(1) {
        drawing.undo();
        assert_eq!(drawing.grid(), before.grid());
    }
    for after in &seen[1..] {
        drawing.redo();
        assert_eq!(drawing.grid(), after.grid());
    }
    drawing.undo();
    assert_eq!(drawing.can_undo(), (true, true));
    // A new stroke discards the strokes that could be redone.
    drawing.begin_stroke();
    drawing.paint(hexes[0], None, Brush::Free).expect("void can be painted");
    drawing.end_stroke();
    assert_eq!(drawing.can_undo(), (true, false));
    let drawn = drawing.grid().clone();
    drawing.redo();
    assert_eq!(*drawing.grid(), drawn);
}

#[test]
fn a_stroke_that_is_cancelled_or_changes_nothing_is_not_recorded() {
    let mut drawing = filled(9, 15);
    let before = drawing.clone();
    drawing.begin_stroke();
    drawing.paint(Hex { column: 2, row: 3 }, PAMPAS, Brush::LeftRight).expect("pampas can be painted");
    assert!(!drawing.end_stroke());
    assert_eq!(drawing, before);
    drawing.begin_stroke();
    drawing.paint(Hex { column: 2, row: 3 }, MEADOW, Brush::LeftRight).expect("land can be painted");
    drawing.cancel_stroke();
    assert_eq!(drawing, before);
    // Painting off the grid and filling at a position without a hex have no effect.
    drawing.begin_stroke();
    drawing.paint(Hex { column: 200, row: 3 }, MEADOW, Brush::ThirdTurn).expect("painting off the grid is allowed");
    drawing.fill(Hex { column: 2, row: 2 }, MEADOW, Brush::Free).expect("filling a position without a hex is allowed");
    assert!(!drawing.end_stroke());
}

#[test]
fn a_fill_stays_within_its_region() {
    let mut drawing = filled(11, 21);
    drawing.begin_stroke();
    for column in 0..11 {
        drawing.paint(Hex { column, row: 10 + (column + 1) % 2 }, MEADOW, Brush::Free).expect("land can be painted");
    }
    let walls = drawing.grid().count(Ground::Land(Landscape::Meadow));
    drawing.fill(Hex { column: 0, row: 1 }, None, Brush::Free).expect("void can be painted");
    drawing.end_stroke();
    let grid = drawing.grid();
    assert_eq!(grid.count(Ground::Land(Landscape::Meadow)), walls);
    let is_beyond = |hex: Hex| hex.row > 11;
    assert!(grid.hexes().filter(|hex| is_beyond(*hex)).all(|hex| grid.at(hex) == PAMPAS));
    assert!(grid.hexes().filter(|hex| hex.row < 10).all(|hex| grid.at(hex).is_none()));
}

#[test]
fn there_are_at_most_nine_water_hexes() {
    let mut drawing = filled(11, 21);
    let hexes: Vec<Hex> = drawing.grid().hexes().collect();
    drawing.begin_stroke();
    for hex in &hexes[..9] {
        drawing.paint(*hex, Some(Ground::Water), Brush::Free).expect("nine water hexes are allowed");
    }
    let nine = drawing.grid().clone();
    assert_eq!(drawing.paint(hexes[20], Some(Ground::Water), Brush::Free), Err(EditError::TooMuchWater));
    assert_eq!(drawing.fill(hexes[20], Some(Ground::Water), Brush::Free), Err(EditError::TooMuchWater));
    assert_eq!(*drawing.grid(), nine);
    drawing.paint(hexes[0], Some(Ground::Water), Brush::Free).expect("repainting water adds none");
}

#[test]
fn pulling_a_side_out_and_in_loses_nothing() {
    for built_in in BUILT_IN_BOARDS {
        let mut drawing = Drawing::of(Grid::of(built_in.board()));
        let before = drawing.board().expect("a valid board").len();
        for side in Side::ALL {
            drawing.begin_stroke();
            if drawing.move_side(side, true).is_ok() {
                drawing.end_stroke();
                let board = drawing.board().expect("a valid board");
                assert_eq!(board.len(), before, "{}: {side:?}", built_in.word);
                drawing.begin_stroke();
                drawing.move_side(side, false).expect("a side that was pulled out can be pulled in");
                drawing.end_stroke();
            }
            drawing.cancel_stroke();
            assert_eq!(haz::write_grid(drawing.grid()), haz::write(built_in.board()), "{}: {side:?}", built_in.word);
        }
    }
    let mut drawing = filled(9, 15);
    for side in Side::ALL {
        assert_eq!(drawing.move_side(side, false), Err(EditError::HexesLost), "{side:?}");
    }
}

#[test]
fn a_grid_stays_within_its_limits() {
    let mut drawing = empty(17, 100);
    assert_eq!(drawing.move_side(Side::Left, true), Err(EditError::TooManyRows));
    assert_eq!(drawing.move_side(Side::Right, true), Err(EditError::TooManyRows));
    assert_eq!(drawing.move_side(Side::Bottom, true), Err(EditError::TooLarge));
    let mut drawing = empty(2, 3);
    for side in Side::ALL {
        assert_eq!(drawing.move_side(side, false), Err(EditError::TooSmall), "{side:?}");
    }
    assert!(drawing.board().is_err(), "an empty grid is not a board");
}

#[test]
fn a_drawing_can_be_shifted_up_to_the_edge() {
    let mut drawing = empty(9, 15);
    drawing.begin_stroke();
    drawing.paint(Hex { column: 4, row: 7 }, MEADOW, Brush::Free).expect("land can be painted");
    drawing.end_stroke();
    for by in [(0, 2), (1, 1), (1, -1), (0, -2), (-1, 1), (-1, -1)] {
        let mut moved = drawing.clone();
        let mut steps = 0;
        while moved.shift(by).is_ok() {
            steps += 1;
            let to = Hex { column: (4 + by.0 * steps) as u16, row: (7 + by.1 * steps) as u16 };
            assert_eq!(moved.grid().at(to), MEADOW, "{by:?}");
        }
        assert_eq!(moved.shift(by), Err(EditError::HexesLost));
        assert!((3..=4).contains(&steps), "{by:?}: {steps}");
    }
}

#[test]
fn a_drawing_without_hexes_is_written_and_read_back() {
    let mut drawing = empty(23, 37);
    drawing.set_name("Drawn by hand", "Somebody");
    let text = haz::write_grid(drawing.grid());
    assert_eq!(haz::read_grid(&text).as_ref(), Ok(drawing.grid()));
    assert!(haz::read(&text).is_err());
}

#[test]
fn shifts_in_a_stroke_start_from_the_drawing_before_it() {
    let mut drawing = empty(9, 15);
    drawing.paint(Hex { column: 4, row: 7 }, MEADOW, Brush::Free).expect("land can be painted");
    let before = drawing.grid().clone();
    drawing.begin_stroke();
    for (by, row) in [((0, 2), 9), ((0, 4), 11), ((0, -2), 5)] {
        drawing.shift(by).expect("there is room");
        assert_eq!(drawing.grid().at(Hex { column: 4, row }), MEADOW, "{by:?}");
    }
    assert_eq!(drawing.shift((0, 40)), Err(EditError::HexesLost));
    assert_eq!(drawing.grid().at(Hex { column: 4, row: 5 }), MEADOW, "a refused shift must change nothing");
    assert!(drawing.end_stroke());
    drawing.undo();
    assert_eq!(*drawing.grid(), before);
}

#[test]
fn naming_a_board_is_a_separate_stroke() {
    let mut drawing = filled(9, 15);
    drawing.set_name("Farm", "Somebody");
    drawing.begin_stroke();
    drawing.paint(Hex { column: 2, row: 3 }, MEADOW, Brush::Free).expect("land can be painted");
    drawing.end_stroke();
    drawing.undo();
    assert_eq!((drawing.grid().name.as_str(), drawing.can_undo().1), ("Farm", true));
    drawing.undo();
    assert_eq!(maps::chosen_name(&drawing.grid().name), None);
    assert_eq!(drawing.grid().count(Ground::Pampas), 67);
    drawing.redo();
    drawing.set_name("Farm", "Somebody");
    assert!(drawing.can_undo().1, "an unchanged name is not a stroke");
}

#[test]
fn undo_and_redo_return_the_drawing_that_they_discard() {
    let mut drawing = filled(9, 15);
    let (first, second) = (drawing.grid().clone(), filled(5, 9).grid().clone());
    drawing.replace(second.clone());
    assert_eq!(drawing.undo(), Some(second), "the second drawing is discarded");
    assert_eq!(drawing.undo(), None, "an ordinary stroke discards no drawing");
    assert_eq!(drawing.redo(), None);
    assert_eq!(drawing.redo(), Some(first));
    assert_eq!(drawing.redo(), None, "nothing is left to redo");
}

#[test]
fn placeholders_count_as_missing_names() {
    for (name, given) in
        [("None", None), ("", None), ("  ", None), (" Farm ", Some("Farm")), ("Nonett", Some("Nonett"))]
    {
        assert_eq!(maps::chosen_name(name), given, "{name}");
    }
    let fresh = Grid::new(5, 9);
    assert_eq!((maps::chosen_name(&fresh.name), maps::chosen_name(&fresh.author), fresh.is_void()), (None, None, true));
}
