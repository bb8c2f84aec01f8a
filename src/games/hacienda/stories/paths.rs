//! The paths of a story over the hexes: to a market, along a chain, and over the pieces that a payment counts.

use std::collections::VecDeque;

use hacienda_rules::{Board, Cell, Cells, Position, Seat, Setting, Species, rulebook::Payment};

/// The maximum number of hops on an animal's path.
const MAX_HOPS: usize = 3;

/// Returns a path over the player's hexes that ends at `at`. It starts up to [`MAX_HOPS`] hexes away.
pub(super) fn walk_to(board: &Board, own: &Cells, at: Cell) -> Vec<Cell> {
    let mut path = vec![at];
    let mut seen: Cells = Cells::NONE;
    seen.put(at);
    while path.len() <= MAX_HOPS {
        let last = path[path.len() - 1];
        // Skip hexes that touch an earlier one, because a path through them would be a detour.
        let apart = |cell: &Cell| !path[..path.len() - 1].iter().any(|before| board.touch(*before, *cell));
        let next = board.neighbours(last).iter().copied().filter(|cell| own.has(*cell) && !seen.has(*cell)).find(apart);
        let Some(next) = next else { break };
        seen.put(next);
        path.push(next);
    }
    path.reverse();
    path
}

/// Returns `start` and the hexes of the set connected to it, ordered by their distance from `start` within the set.
pub(super) fn nearest_first(board: &Board, start: Cell, cells: &Cells) -> Vec<Cell> {
    let mut left = *cells;
    left.take(start);
    let mut found = vec![start];
    let mut waiting = VecDeque::from([start]);
    while let Some(cell) = waiting.pop_front() {
        for next in board.neighbours(cell).iter().copied().filter(|next| left.has(*next)).collect::<Vec<_>>() {
            left.take(next);
            found.push(next);
            waiting.push_back(next);
        }
    }
    found
}

/// Returns the animals and land tiles that a market counts when an animal reaches it, starting with that animal (rules:
/// `rule-payment`).
pub(super) fn counted_by_payment(
    setting: &Setting,
    after: &Position,
    seat: Seat,
    species: Species,
    at: Cell,
) -> Vec<Cell> {
    let board = &*setting.board;
    let herd = board.group(at, &after.herd_candidates(setting, seat, species));
    let land = after.land_of(seat);
    let touching = board.around(&herd) & land;
    let land = match setting.rulebook.payment {
        Payment::HerdPlusChains => board.groups_of(&touching, &land),
        Payment::HerdTimesTouchingLand => touching,
    };
    nearest_first(board, at, &(herd | land))
}
