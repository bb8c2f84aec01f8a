//! What a position keeps of its pieces, so that nobody need count them: rules and computer players ask for it all the time.

use crate::{Cell, Cells, MAX_SEATS, Position, Seat, Species, WORDS};

/// What follows from where the pieces lie, and is kept while they are placed. It says nothing new: no fingerprint has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept<const W: usize = WORDS> {
    /// Hexes on which something stands, ponds included.
    occupied: Cells<W>,
    /// How many animals of each species each seat has on the board.
    herds: [[u8; Species::ALL.len()]; MAX_SEATS],
}

impl<const W: usize> Kept<W> {
    /// Where nothing lies.
    pub(super) const NOTHING: Kept<W> = Kept { occupied: Cells::NONE, herds: [[0; Species::ALL.len()]; MAX_SEATS] };

    /// Whether it is what counting the pieces gives.
    pub fn is_right(&self, position: &Position<W>) -> bool {
        *self == Kept::counted(position)
    }

    /// The same by counting.
    fn counted(position: &Position<W>) -> Kept<W> {
        let herd = |seat: usize, species: Species| position.animals_of(Seat(seat as u8), species).count() as u8;
        let herds = std::array::from_fn(|seat| Species::ALL.map(|species| herd(seat, species)));
        Kept { occupied: Kept::occupied_in(position), herds }
    }

    fn occupied_in(position: &Position<W>) -> Cells<W> {
        position.owned.iter().fold(position.pond_cells, |all, owned| all | *owned)
    }

    /// The same with its set of hexes made another one.
    pub(super) fn with<const N: usize>(&self, fit: impl FnOnce(&Cells<W>) -> Cells<N>) -> Kept<N> {
        Kept { occupied: fit(&self.occupied), herds: self.herds }
    }

    /// Notes that something was put on a hex.
    #[inline]
    pub(super) fn note(&mut self, at: Cell) {
        self.occupied.put(at);
    }
}

impl<const W: usize> Position<W> {
    /// Puts a land tile of a seat on a hex.
    #[inline]
    pub fn put_tile(&mut self, seat: Seat, at: Cell) {
        self.land.put(at);
        self.owned[seat.index()].put(at);
        self.kept.note(at);
    }

    /// Puts an animal of a seat on a hex.
    #[inline]
    pub fn put_animal(&mut self, seat: Seat, species: Species, at: Cell) {
        self.animals[species.index()].put(at);
        self.owned[seat.index()].put(at);
        self.kept.note(at);
        self.kept.herds[seat.index()][species.index()] += 1;
    }

    /// Counts the pieces anew: for those who changed sets of them by hand.
    pub fn recount(&mut self) {
        self.kept = Kept::counted(self);
    }

    /// Hexes on which something stands, ponds included.
    #[inline]
    pub fn occupied(&self) -> Cells<W> {
        debug_assert!(self.kept.occupied == Kept::occupied_in(self), "sets were changed by hand, but not counted anew");
        self.kept.occupied
    }

    /// Whether something stands on a hex, a pond included.
    #[inline]
    pub fn is_occupied(&self, cell: Cell) -> bool {
        self.kept.occupied.has(cell)
    }

    /// How many animals of a species a seat has on the board.
    #[inline]
    pub fn herd_size(&self, seat: Seat, species: Species) -> u8 {
        self.kept.herds[seat.index()][species.index()]
    }

    /// How many animals a seat has on the board.
    #[inline]
    pub fn animals_on_board(&self, seat: Seat) -> u8 {
        let all = self.kept.herds[seat.index()].iter().sum();
        debug_assert_eq!(
            u16::from(all),
            self.herd_cells_of(seat).count(),
            "herds were changed by hand, not counted anew"
        );
        all
    }
}
