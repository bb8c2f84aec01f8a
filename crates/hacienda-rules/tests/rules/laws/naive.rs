//! A second implementation of points and payments, slow and simple, which shares no code with the rules that it checks.

use std::collections::{BTreeMap, BTreeSet};

use hacienda_rules::{Action, Category, Edition, Ground, Hex, PondShape, Position, Seat, Setting};

/// The pieces of a player by hex: 0 for land, 1 to 4 for the species.
type Pieces = BTreeMap<(i32, i32), usize>;

fn at(hex: Hex) -> (i32, i32) {
    (i32::from(hex.column), i32::from(hex.row))
}

/// The neighbours of a hex: two rows away in its column, or one row away in an adjacent column.
fn neighbours((c, r): (i32, i32)) -> [(i32, i32); 6] {
    [(c, r - 2), (c, r + 2), (c - 1, r - 1), (c - 1, r + 1), (c + 1, r - 1), (c + 1, r + 1)]
}

fn pieces(setting: &Setting, position: &Position, seat: Seat) -> Pieces {
    let mut pieces = Pieces::new();
    for cell in setting.board.cells().filter(|cell| position.owned[seat.index()].has(*cell)) {
        let kind = (0..4).find(|species| position.animals[*species].has(cell)).map_or(0, |species| species + 1);
        pieces.insert(at(setting.board.hex(cell)), kind);
    }
    pieces
}

/// Returns true if two kinds of piece form one group when they touch.
fn one_group(mixed: bool, a: usize, b: usize) -> bool {
    a == b || mixed && a > 0 && b > 0
}

fn group(mixed: bool, pieces: &Pieces, start: (i32, i32)) -> BTreeSet<(i32, i32)> {
    let kind = pieces[&start];
    let mut group = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(hex) = open.pop() {
        for other in neighbours(hex) {
            if pieces.get(&other).is_some_and(|found| one_group(mixed, kind, *found)) && group.insert(other) {
                open.push(other);
            }
        }
    }
    group
}

fn groups(mixed: bool, pieces: &Pieces) -> Vec<(bool, BTreeSet<(i32, i32)>)> {
    let all: BTreeSet<_> = pieces.iter().map(|(hex, kind)| (*kind == 0, group(mixed, pieces, *hex))).collect();
    all.into_iter().collect()
}

/// Checks that every seat's points, computed from scratch, equal the points that the rules give. Returns the number of
/// compared seats.
pub fn assert_scores_agree(setting: &Setting, position: &Position) -> u64 {
    for seat in position.seats() {
        let ours = position.score(setting, seat);
        let naive = score(setting, position, seat);
        let ours: Vec<u32> = Category::ALL.into_iter().map(|category| u32::from(ours.of(category))).collect();
        assert_eq!(ours, naive, "the points of seat {}", seat.0);
    }
    u64::from(position.seats)
}

/// Points by category (rules: `rule-chapter-scoring`, `rule-chapter-variants`).
fn score(setting: &Setting, position: &Position, seat: Seat) -> Vec<u32> {
    let (board, book) = (&setting.board, &setting.rulebook);
    let pieces = pieces(setting, position, seat);
    let marked =
        |set: &hacienda_rules::Cells| -> BTreeSet<(i32, i32)> { set.iter().map(|cell| at(board.hex(cell))).collect() };
    let haciendas = marked(&position.haciendas);
    let markets = board.cells().filter(|cell| board.ground(*cell) == Ground::Market);
    let reached = markets
        .filter(|market| {
            neighbours(at(board.hex(*market))).iter().any(|hex| pieces.get(hex).is_some_and(|kind| *kind > 0))
        })
        .count() as u32;
    let crucible = book.edition == Edition::Crucible;
    let mut points = vec![0; 6];
    points[0] = (1..=reached).map(|n| if crucible { n + 1 } else { n }).sum();
    for (land, group) in groups(book.house.mixed_herds, &pieces) {
        let tiles = group.len() as u32;
        if land && tiles >= 3 {
            points[1] += if crucible { tiles } else { 2 * tiles };
        }
        if !land && tiles >= 3 && book.edition != Edition::Base {
            points[4] += tiles;
        }
        if group.iter().any(|hex| haciendas.contains(hex)) {
            points[2] += tiles;
        }
    }
    for pond in position.ponds() {
        let cells = pond.cells.cells().iter();
        let around: BTreeSet<_> = cells.flat_map(|cell| neighbours(at(board.hex(*cell)))).collect();
        let touching = around.iter().filter(|hex| pieces.contains_key(hex)).count() as u32;
        points[3] += touching * if crucible && pond.shape == PondShape::Single { 2 } else { 1 };
    }
    points[5] = position.pesos[seat.index()] / if book.edition == Edition::Variant1 { 20 } else { 10 };
    points
}

/// Checks that an action changes the money of its player by exactly the amount in the rules, and leaves everybody
/// else's money unchanged (rules: `rule-prices`, `rule-chapter-markets`, `rule-harvest`).
pub fn assert_payment(setting: &Setting, before: &Position, action: Action, after: &Position) {
    let (board, book) = (&setting.board, &setting.rulebook);
    let seat = before.turn.seat;
    let (hacienda, pond) = if book.edition == Edition::Variant1 { (20, 20) } else { (12, 12) };
    let change: i64 = match action {
        Action::BuyTop(_) => -2,
        Action::BuyLand(_) | Action::BuyAnimal(_) => -3,
        Action::Hacienda(_) => -hacienda,
        Action::Pond(_) => -pond,
        Action::Land { .. } | Action::End => 0,
        Action::Animal { at: cell, .. } => payment(setting, after, seat, at(board.hex(cell))),
        Action::Harvest { at: cell, .. } => {
            3 * group(false, &pieces(setting, before, seat), at(board.hex(cell))).len() as i64
        }
    };
    for other in before.seats() {
        let moved = i64::from(after.pesos[other.index()]) - i64::from(before.pesos[other.index()]);
        assert_eq!(moved, if other == seat { change } else { 0 }, "the purse of seat {} after {action:?}", other.0);
    }
}

/// The payment for an animal just placed on this hex (rules: `rule-payment`, `rule-chapter-variants`).
fn payment(setting: &Setting, after: &Position, seat: Seat, here: (i32, i32)) -> i64 {
    let is_market = |hex: &(i32, i32)| {
        let (Ok(column), Ok(row)) = (u16::try_from(hex.0), u16::try_from(hex.1)) else { return false };
        let cell = setting.board.cell(Hex { column, row });
        cell.is_some_and(|cell| setting.board.ground(cell) == Ground::Market)
    };
    let markets = neighbours(here).iter().filter(|hex| is_market(hex)).count() as i64;
    if markets == 0 {
        return 0;
    }
    let pieces = pieces(setting, after, seat);
    let herd = group(setting.rulebook.house.mixed_herds, &pieces, here);
    let touching: BTreeSet<_> =
        herd.iter().flat_map(|hex| neighbours(*hex)).filter(|hex| pieces.get(hex) == Some(&0)).collect();
    let chains: BTreeSet<_> = touching.iter().flat_map(|hex| group(false, &pieces, *hex)).collect();
    let animals = herd.len() as i64;
    let each = match setting.rulebook.edition {
        Edition::Base => animals + chains.len() as i64,
        Edition::Variant1 | Edition::Crucible => animals * touching.len() as i64,
    };
    each * markets
}
