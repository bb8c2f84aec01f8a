//! The first step of board generation: the outline, and the orbits of its hexes under the symmetry.

use super::{Recipe, Symmetry};
use crate::{Hex, Rng};

/// The hexes of a board, their neighbours, and the orbits of the symmetry. All hexes of an orbit get the same ground.
pub(super) struct Outline {
    /// The number of columns and the number of rows in the file.
    pub size: (u16, u16),
    /// The hexes, by column, then row.
    pub hexes: Vec<Hex>,
    /// The neighbours of each hex by side, as indices into `hexes`; `None` at the edge of the board.
    pub beside: Vec<[Option<usize>; 6]>,
    /// The orbits: lists of hexes that the symmetry maps onto each other.
    pub orbits: Vec<Vec<usize>>,
    /// The orbit of each hex.
    pub orbit_of: Vec<usize>,
}

/// Returns the number of steps between two hexes, ignoring obstacles. Two rows within a column are one step.
pub(super) fn distance(a: Hex, b: Hex) -> u32 {
    let (columns, rows) = (u32::from(a.column.abs_diff(b.column)), u32::from(a.row.abs_diff(b.row)));
    if rows > columns { columns + (rows - columns) / 2 } else { columns }
}

/// Returns the target number of hexes. At medium size, a board for four players has about as many hexes as the main
/// boards; boards for fewer players have fewer, and boards for five have more.
fn wanted(recipe: &Recipe) -> u32 {
    let usual = [125, 180, 230, 285][usize::from(recipe.seats) - 2];
    usual * (u32::from(recipe.size) + 4) / 7
}

/// Draws an outline for a recipe.
pub(super) fn draw(recipe: &Recipe, rng: &mut Rng) -> Outline {
    let outline = if recipe.symmetry == Symmetry::ThirdTurn { round(recipe, rng) } else { broad(recipe, rng) };
    let (size, hexes) = outline;
    connect(recipe.symmetry, size, hexes)
}

/// The numbers of columns and rows, and the hexes.
type SizeAndHexes = ((u16, u16), Vec<Hex>);

/// Returns an outline that is displayed wider than it is high, with its corners cut off by random amounts.
fn broad(recipe: &Recipe, rng: &mut Rng) -> SizeAndHexes {
    // Allows for the hexes lost at the corners.
    let cells = wanted(recipe) + 14;
    // Displayed rows are columns of the file. An odd number of them leaves a middle row.
    let lines = (5..21).step_by(2).rev().find(|lines| lines * lines * 7 <= cells * 5).unwrap_or(5);
    let lines = if rng.below(3) == 0 && lines > 7 { lines - 2 } else { lines };
    let width = cells / lines;
    let (columns, rows) = (lines as u16, (2 * width + 1) as u16);
    let corner = |rng: &mut Rng| rng.below(lines / 3 + 1);
    let a = corner(rng);
    let b = corner(rng);
    // Corners: top left, top right, bottom left, bottom right.
    let corners = match recipe.symmetry {
        Symmetry::Mirror => [a, a, b, b],
        Symmetry::HalfTurn => [a, b, b, a],
        _ => [a, b, corner(rng), corner(rng)],
    };
    let mut hexes = Vec::new();
    for column in 0..columns {
        for row in (0..rows).filter(|row| (column + row) % 2 == 1) {
            let (line, from_left) = (u32::from(column), u32::from(rows - 1 - row) / 2);
            let (below, from_right) = (lines - 1 - line, u32::from(row) / 2);
            let cut = line + from_left < corners[0]
                || line + from_right < corners[1]
                || below + from_left < corners[2]
                || below + from_right < corners[3];
            if !cut {
                hexes.push(Hex { column, row });
            }
        }
    }
    ((columns, rows), hexes)
}

/// Returns a hexagon with edge hexes removed in threes.
fn round(recipe: &Recipe, rng: &mut Rng) -> SizeAndHexes {
    let wanted = wanted(recipe);
    let radius = (3..16).find(|radius| 3 * radius * (radius + 1) + 1 >= wanted).unwrap_or(16) as u16;
    let size = (2 * radius + 1, 2 * (2 * radius + 1 - radius % 2) + 1);
    let centre = Hex { column: size.0 / 2, row: size.1 / 2 };
    let mut hexes = Vec::new();
    for column in 0..size.0 {
        let rows = (0..size.1).filter(|row| (column + row) % 2 == 1);
        hexes.extend(rows.map(|row| Hex { column, row }).filter(|hex| distance(*hex, centre) <= u32::from(radius)));
    }
    // Removes the hexes that are farthest out in any of three directions, so that whole runs of hexes are cut from the
    // edge.
    let tilt = rng.below(7) as i32;
    let far = |hex: Hex| {
        let turned = images(Symmetry::ThirdTurn, size, hex);
        let reach = |hex: Hex| {
            let (down, right) =
                (i32::from(hex.column) - i32::from(centre.column), i32::from(hex.row) - i32::from(centre.row));
            right * 4 + down * tilt
        };
        turned.into_iter().map(reach).max().unwrap_or(0)
    };
    hexes.sort_by_key(|hex| (far(*hex), *hex));
    while hexes.len() as u32 > wanted + 2 {
        let Some(last) = hexes.last().copied() else { break };
        let removed = images(Symmetry::ThirdTurn, size, last);
        hexes.retain(|hex| !removed.contains(hex));
    }
    hexes.sort();
    (size, hexes)
}

/// Returns the images of a hex under the symmetry, itself included, each once. Leaves out images with negative
/// coordinates, which no hex of the outline has.
fn images(symmetry: Symmetry, (columns, rows): (u16, u16), hex: Hex) -> Vec<Hex> {
    let other = match symmetry {
        Symmetry::None => return vec![hex],
        Symmetry::Mirror => Hex { column: hex.column, row: rows - 1 - hex.row },
        Symmetry::HalfTurn => Hex { column: columns - 1 - hex.column, row: rows - 1 - hex.row },
        Symmetry::ThirdTurn => return thirds((columns, rows), hex),
    };
    if other == hex { vec![hex] } else { vec![hex, other] }
}

/// Rotates a hex by a third of a turn; coordinates are columns and rows from the centre.
pub(in crate::maps) fn third_turn((down, right): (i32, i32)) -> (i32, i32) {
    // A third of a turn maps `(a, b)` to `(b, -a - b)`, where `a = (right - down) / 2` and `b = down` are coordinates
    // along two of the three axes.
    let along = (right - down) / 2;
    (-along - down, down - along)
}

fn thirds((columns, rows): (u16, u16), hex: Hex) -> Vec<Hex> {
    let (middle_column, middle_row) = (i32::from(columns / 2), i32::from(rows / 2));
    let mut from_middle = (i32::from(hex.column) - middle_column, i32::from(hex.row) - middle_row);
    let mut found = vec![hex];
    for _ in 0..2 {
        from_middle = third_turn(from_middle);
        let (column, row) = (u16::try_from(from_middle.0 + middle_column), u16::try_from(from_middle.1 + middle_row));
        if let (Ok(column), Ok(row)) = (column, row)
            && !found.contains(&Hex { column, row })
        {
            found.push(Hex { column, row });
        }
    }
    found
}

fn connect(symmetry: Symmetry, size: (u16, u16), hexes: Vec<Hex>) -> Outline {
    let grid = |hex: Hex| usize::from(hex.column) * usize::from(size.1) + usize::from(hex.row);
    let mut places = vec![None; usize::from(size.0) * usize::from(size.1)];
    hexes.iter().enumerate().for_each(|(place, hex)| places[grid(*hex)] = Some(place));
    let at = |column: i32, row: i32| {
        let (column, row) = (u16::try_from(column).ok()?, u16::try_from(row).ok()?);
        (column < size.0 && row < size.1).then(|| places[grid(Hex { column, row })]).flatten()
    };
    let beside = |hex: &Hex| {
        let around = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
        around.map(|(column, row)| at(i32::from(hex.column) + column, i32::from(hex.row) + row))
    };
    let beside = hexes.iter().map(beside).collect();
    let (mut orbits, mut orbit_of) = (Vec::new(), vec![usize::MAX; hexes.len()]);
    for place in 0..hexes.len() {
        if orbit_of[place] != usize::MAX {
            continue;
        }
        let images = images(symmetry, size, hexes[place]);
        let orbit: Vec<usize> = images.iter().filter_map(|hex| at(i32::from(hex.column), i32::from(hex.row))).collect();
        orbit.iter().for_each(|image| orbit_of[*image] = orbits.len());
        orbits.push(orbit);
    }
    Outline { size, hexes, beside, orbits, orbit_of }
}
