//! The second step of board generation: places markets, water and land on the outline, and chooses the landscapes.
//!
//! A pampas hex is changed only if its pampas neighbours stay connected through each other. This check of six
//! neighbours keeps all pampas connected without a search of the board.

use super::{
    Recipe, Symmetry,
    outline::{Outline, distance},
};
use crate::{Ground, Landscape, Rng};

/// The desired number of hexes per market, from few markets to many. A board should have at least four markets.
const HEXES_PER_MARKET: [u32; 5] = [28, 24, 20, 17, 14];
/// The desired number of printed water hexes, from none to the maximum.
const WATERS: [u32; 5] = [0, 2, 4, 6, 9];
/// The desired percentage of hexes that are land.
const LAND_PERCENT: [u32; 5] = [15, 20, 26, 31, 36];
/// The minimum number of pampas sides of a market.
const MARKET_SIDES: usize = 3;
/// The maximum number of land neighbours of a land hex. With more, it would be harder to keep equal landscapes apart.
const LAND_BESIDE: usize = 3;
/// The cost of two touching hexes of the same landscape. Two hexes of the same landscape also cost 1 for each common
/// neighbour.
const TOUCHING: u32 = 10;

struct Field<'a> {
    outline: &'a Outline,
    ground: Vec<Ground>,
}

/// Returns the ground of each hex of the outline.
pub(super) fn fill(recipe: &Recipe, outline: &Outline, rng: &mut Rng) -> Vec<Ground> {
    let mut field = Field { outline, ground: vec![Ground::Pampas; outline.hexes.len()] };
    let cells = outline.hexes.len() as u32;
    let of = |table: [u32; 5], level: u8| table[usize::from(level) - 1];
    field.scatter(Ground::Market, (cells / of(HEXES_PER_MARKET, recipe.markets)).max(4), rng);
    field.scatter(Ground::Water, of(WATERS, recipe.water), rng);
    let orbits = field.put_land(recipe.symmetry, cells * of(LAND_PERCENT, recipe.land) / 100, rng);
    field.choose_landscapes(&orbits, rng);
    field.ground
}

impl Field<'_> {
    /// Iterates over the neighbours with a matching ground.
    fn neighbours(&self, place: usize, ground: impl Fn(Ground) -> bool) -> impl Iterator<Item = usize> {
        self.outline.beside[place].iter().flatten().copied().filter(move |other| ground(self.ground[*other]))
    }

    /// Returns true if the pampas neighbours of a pampas hex stay connected without it.
    fn stays_connected_without(&self, place: usize) -> bool {
        let ring = self.outline.beside[place];
        let pampas = ring.map(|other| other.is_some_and(|other| self.ground[other] == Ground::Pampas));
        let ends = (0..6).filter(|side| pampas[*side] && !pampas[(side + 1) % 6]).count();
        ends == 1 || pampas == [true; 6]
    }

    /// Places a ground on all hexes of an orbit and returns true, or on none and returns false. It succeeds only if all
    /// the hexes are pampas, the remaining pampas stay connected, and all markets keep enough pampas sides.
    fn put(&mut self, orbit: usize, what: Ground) -> bool {
        let places = &self.outline.orbits[orbit];
        for (count, place) in places.iter().enumerate() {
            let free = self.ground[*place] == Ground::Pampas && self.stays_connected_without(*place);
            self.ground[*place] = if free { what } else { self.ground[*place] };
            if !free || !self.markets_are_open(*place) {
                let undone = if free { count + 1 } else { count };
                places[..undone].iter().for_each(|place| self.ground[*place] = Ground::Pampas);
                return false;
            }
        }
        true
    }

    fn markets_are_open(&self, place: usize) -> bool {
        let open = |market: usize| self.neighbours(market, |ground| ground == Ground::Pampas).count() >= MARKET_SIDES;
        (self.ground[place] != Ground::Market || open(place))
            && self.neighbours(place, |ground| ground == Ground::Market).all(open)
    }

    /// Places up to `wanted` hexes of a ground. Tries large distances between them first, then smaller distances.
    fn scatter(&mut self, what: Ground, wanted: u32, rng: &mut Rng) {
        let mut order: Vec<usize> = (0..self.outline.orbits.len()).collect();
        rng.shuffle(&mut order);
        let cells = self.outline.hexes.len() as u32;
        // Water needs more neighbours, because a pond is worth more with more hexes around it.
        let sides = if what == Ground::Water { 5 } else { 4 };
        let widest = (cells / wanted.max(1)).isqrt() + 1;
        let mut put: Vec<usize> = Vec::new();
        for apart in (2..=widest).rev() {
            for orbit in &order {
                let places = &self.outline.orbits[*orbit];
                let far = |a: usize, b: usize| distance(self.outline.hexes[a], self.outline.hexes[b]) >= apart;
                let room = put.len() + places.len() <= wanted as usize
                    && places.iter().all(|place| self.outline.beside[*place].iter().flatten().count() >= sides)
                    && places.iter().all(|a| put.iter().chain(places).all(|b| a == b || far(*a, *b)))
                    && places
                        .iter()
                        .all(|place| self.neighbours(*place, |ground| ground == Ground::Market).count() == 0);
                if room && !put.contains(&places[0]) && self.put(*orbit, what) {
                    put.extend(&self.outline.orbits[*orbit]);
                }
            }
        }
    }

    /// Places about `wanted` hexes of land in short ranges, and returns their orbits. The number of orbits of each size
    /// is a multiple of five, so that the landscapes share them equally.
    fn put_land(&mut self, symmetry: Symmetry, wanted: u32, rng: &mut Rng) -> Vec<usize> {
        let full_size = match symmetry {
            Symmetry::None => 1,
            Symmetry::Mirror | Symmetry::HalfTurn => 2,
            Symmetry::ThirdTurn => 3,
        };
        let fives = (wanted as usize / (5 * full_size)).max(1);
        let mut order: Vec<usize> = (0..self.outline.orbits.len()).collect();
        order.retain(|orbit| self.outline.orbits[*orbit].len() == full_size);
        rng.shuffle(&mut order);
        let mut put = Vec::new();
        // Tries ranges with the largest gaps first, then smaller gaps, then any suitable hex.
        for apart in [2, 1, 0] {
            for orbit in &order {
                if put.len() < 5 * fives && !self.land_within(self.outline.orbits[*orbit][0], apart) {
                    self.put_range(*orbit, 5 * fives, &mut put, rng);
                }
            }
        }
        while put.len() % 5 != 0 {
            self.take_back(&mut put);
        }
        // Adds five hexes that the symmetry maps to themselves, such as the hexes on the axis of a mirror, if there is
        // room for all five.
        let before = put.len();
        let mut order: Vec<usize> = (0..self.outline.orbits.len()).collect();
        order.retain(|orbit| full_size == 2 && self.outline.orbits[*orbit].len() == 1);
        rng.shuffle(&mut order);
        for orbit in order {
            if put.len() < before + 5 && self.put_land_on(orbit) {
                put.push(orbit);
            }
        }
        while put.len() > before && put.len() < before + 5 {
            self.take_back(&mut put);
        }
        put
    }

    fn take_back(&mut self, put: &mut Vec<usize>) {
        let last = put.pop().map_or(&[][..], |orbit| &self.outline.orbits[orbit]);
        last.iter().for_each(|place| self.ground[*place] = Ground::Pampas);
    }

    /// Returns true if land is within `steps` steps of a hex; `steps` is at most 2.
    fn land_within(&self, place: usize, steps: u32) -> bool {
        let is_beside_land = |place: usize| self.neighbours(place, is_land).next().is_some();
        (steps >= 1 && is_beside_land(place)) || (steps >= 2 && self.neighbours(place, |_| true).any(is_beside_land))
    }

    /// Places a range of land that starts at an orbit and is two to five hexes long, or shorter if there is no room.
    fn put_range(&mut self, orbit: usize, most: usize, put: &mut Vec<usize>, rng: &mut Rng) {
        let mut at = self.outline.orbits[orbit][0];
        let length = 2 + rng.below(4);
        for _ in 0..length {
            if put.len() == most || !self.put_land_on(self.outline.orbit_of[at]) {
                return;
            }
            put.push(self.outline.orbit_of[at]);
            let size = self.outline.orbits[self.outline.orbit_of[at]].len();
            let mut next: Vec<usize> = self.neighbours(at, |ground| ground == Ground::Pampas).collect();
            next.retain(|next| {
                self.outline.orbits[self.outline.orbit_of[*next]].len() == size
                    && self.neighbours(*next, is_land).count() == 1
            });
            if next.is_empty() {
                return;
            }
            at = next[rng.below(next.len() as u32) as usize];
        }
    }

    /// Places land on all hexes of an orbit and returns true, or on none and returns false. The landscape is chosen
    /// later.
    fn put_land_on(&mut self, orbit: usize) -> bool {
        let places = &self.outline.orbits[orbit];
        // All hexes of an orbit get the same landscape, so they must not touch.
        let touch = |a: &usize| self.outline.beside[*a].iter().flatten().any(|b| places.contains(b));
        let crowded = |place: &usize| {
            self.neighbours(*place, is_land).count() > LAND_BESIDE
                || self.neighbours(*place, is_land).any(|land| self.neighbours(land, is_land).count() >= LAND_BESIDE)
        };
        !places.iter().any(touch) && !places.iter().any(crowded) && self.put(orbit, Ground::Land(Landscape::Forest))
    }

    /// Gives each landscape a fifth of the orbits of each size, arranged to keep equal landscapes apart.
    fn choose_landscapes(&mut self, orbits: &[usize], rng: &mut Rng) {
        let mut assigned: Vec<usize> = (0..orbits.len()).map(|number| number % 5).collect();
        let size = |number: usize| self.outline.orbits[orbits[number]].len();
        let mut number_of = vec![usize::MAX; self.outline.orbits.len()];
        orbits.iter().enumerate().for_each(|(number, orbit)| number_of[*orbit] = number);
        let mut near: Vec<Vec<(usize, u32)>> = Vec::new();
        for (number, orbit) in orbits.iter().enumerate() {
            let mut found = Vec::new();
            for place in &self.outline.orbits[*orbit] {
                for other in self.neighbours(*place, |_| true) {
                    found.push((number_of[self.outline.orbit_of[other]], TOUCHING));
                    let second = self.neighbours(other, is_land).map(|second| number_of[self.outline.orbit_of[second]]);
                    found.extend(second.map(|second| (second, 1)));
                }
            }
            found.retain(|(other, _)| *other != usize::MAX && *other != number);
            near.push(found);
        }
        let cost = |assigned: &[usize], number: usize| -> u32 {
            near[number].iter().filter(|(other, _)| assigned[*other] == assigned[number]).map(|(_, cost)| cost).sum()
        };
        for _ in 0..60 * orbits.len() {
            let mut any = || rng.below(orbits.len() as u32) as usize;
            let (a, b) = (any(), any());
            if assigned[a] == assigned[b] || size(a) != size(b) {
                continue;
            }
            let before = cost(&assigned, a) + cost(&assigned, b);
            assigned.swap(a, b);
            if cost(&assigned, a) + cost(&assigned, b) > before {
                assigned.swap(a, b);
            }
        }
        for (orbit, landscape) in orbits.iter().zip(assigned) {
            for place in &self.outline.orbits[*orbit] {
                self.ground[*place] = Ground::Land(Landscape::ALL[landscape]);
            }
        }
    }
}

fn is_land(ground: Ground) -> bool {
    matches!(ground, Ground::Land(_))
}
