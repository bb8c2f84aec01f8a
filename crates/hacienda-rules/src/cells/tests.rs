//! Tests of sets of hexes.

use std::collections::BTreeSet;

use super::*;
use crate::Chance;

/// A set of numbers below a limit, by chance.
fn numbers(chance: &mut Chance, limit: u32) -> BTreeSet<u16> {
    let count = chance.below(40);
    (0..count).map(|_| chance.below(limit) as u16).collect()
}

fn set(numbers: &BTreeSet<u16>) -> Cells {
    numbers.iter().map(|number| Cell(*number)).collect()
}

#[test]
fn sets_work_as_sets_of_numbers_do_on_usual_and_large_boards() {
    let mut chance = Chance::new(1, 0);
    // Few numbers on the small board, so that sets are empty, equal and apart, too.
    let limits = [6, USUAL as u32 * 64, MAX_CELLS as u32];
    for round in 0..3000 {
        let (one, other) = (limits[round % 3], limits[round / 3 % 3]);
        let (a, b) = (numbers(&mut chance, one), numbers(&mut chance, other));
        let (x, y) = (set(&a), set(&b));
        assert_eq!(x & y, set(&(&a & &b)));
        assert_eq!(x | y, set(&(&a | &b)));
        assert_eq!(x & !y, set(&(&a - &b)));
        assert_eq!(x == y, a == b);
        assert_eq!(x.meets(&y), !a.is_disjoint(&b));
        assert_eq!((x.is_within(&y), (x & y).is_within(&y)), (a.is_subset(&b), true));
        assert_eq!(usize::from(x.count_shared(&y)), (&a & &b).len());
        assert_eq!((usize::from(x.count()), x.is_empty()), (a.len(), a.is_empty()));
        assert!(x.iter().map(|cell| cell.0).eq(a.iter().copied()));
        assert_eq!(x.first().map(|cell| cell.0), a.first().copied());
        let nth = |n: usize| x.nth(n as u16).map(|cell| cell.0);
        assert!((0..=a.len()).map(nth).eq(a.iter().copied().map(Some).chain([None])));
        // What was large may hold usual hexes alone, and is the same set.
        assert_eq!((x | y) & !y & x, set(&(&a - &b)));
    }
}
