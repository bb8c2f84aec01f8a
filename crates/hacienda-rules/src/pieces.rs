//! Places pieces on the board and keeps the cached data up to date.

use crate::{Cell, Cells, PieceCache, Pond, Position, Seat, Size, Species};

impl<S: Size> Position<S> {
    /// Places a land tile of a seat on a hex.
    #[inline]
    pub fn put_tile(&mut self, seat: Seat, at: Cell) {
        self.land.put(at);
        self.owned[seat.index()].put(at);
        self.cache.occupied.put(at);
    }

    /// Places an animal of a seat on a hex.
    #[inline]
    pub fn put_animal(&mut self, seat: Seat, species: Species, at: Cell) {
        self.animals[species.index()].put(at);
        self.owned[seat.index()].put(at);
        self.cache.occupied.put(at);
        self.cache.herds[seat.index()][species.index()] += 1;
    }

    /// Places a pond, and takes it from the supply if a pond of its shape is left there.
    pub(super) fn put_pond(&mut self, pond: Pond) {
        self.ponds[usize::from(self.pond_count)] = pond;
        self.pond_count += 1;
        let supply = &mut self.pond_supply[pond.shape.index()];
        *supply = supply.saturating_sub(1);
        for cell in pond.cells.cells() {
            self.pond_cells.put(*cell);
            self.cache.occupied.put(*cell);
        }
    }

    /// Recomputes the cached data, for callers that changed the sets of pieces directly.
    pub fn recount(&mut self) {
        let herd = |seat: usize, species: Species| self.animals_of(Seat(seat as u8), species).count() as u8;
        let herds = std::array::from_fn(|seat| Species::ALL.map(|species| herd(seat, species)));
        self.cache = PieceCache { occupied: self.count_occupied(), herds };
    }

    fn count_occupied(&self) -> Cells<S> {
        self.owned.iter().fold(self.pond_cells, |all, owned| all | *owned)
    }

    /// The occupied hexes, ponds included.
    #[inline]
    pub fn occupied(&self) -> Cells<S> {
        debug_assert!(
            self.cache.occupied == self.count_occupied(),
            "every direct change to the sets must be followed by a call to `recount`"
        );
        self.cache.occupied
    }

    /// Returns true if a hex is occupied, by a pond or another piece.
    #[inline]
    pub fn is_occupied(&self, cell: Cell) -> bool {
        self.cache.occupied.has(cell)
    }

    /// The number of a seat's animals of a species on the board.
    #[inline]
    pub fn animal_count(&self, seat: Seat, species: Species) -> u8 {
        self.cache.herds[seat.index()][species.index()]
    }

    /// The number of a seat's animals on the board.
    #[inline]
    pub fn animals_on_board(&self, seat: Seat) -> u8 {
        let all = self.cache.herds[seat.index()].iter().sum();
        debug_assert_eq!(
            u16::from(all),
            self.all_animals_of(seat).count(),
            "every direct change to the sets of animals must be followed by a call to `recount`"
        );
        all
    }
}
