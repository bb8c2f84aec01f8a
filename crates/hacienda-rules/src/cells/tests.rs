//! Tests of hex sets.

use std::collections::BTreeSet;

use super::*;
use crate::Rng;

/// Returns a random set of numbers below a limit.
fn numbers(rng: &mut Rng, limit: u32) -> BTreeSet<u16> {
    let count = rng.below(40);
    (0..count).map(|_| rng.below(limit) as u16).collect()
}

fn set<S: Bits>(numbers: &BTreeSet<u16>) -> Cells<S> {
    numbers.iter().map(|number| Cell(*number)).collect()
}

/// Compares hex sets with ordinary sets of numbers below each of three limits.
fn behave_like_sets_of_numbers<S: Bits>(limits: [u32; 3]) {
    let mut rng = Rng::new(1, 0);
    for round in 0..3000 {
        let (one, other) = (limits[round % 3], limits[round / 3 % 3]);
        let (a, b) = (numbers(&mut rng, one), numbers(&mut rng, other));
        let (x, y) = (set::<S>(&a), set::<S>(&b));
        assert_eq!(x & y, set(&(&a & &b)));
        assert_eq!(x | y, set(&(&a | &b)));
        assert_eq!(x & !y, set(&(&a - &b)));
        assert_eq!(x == y, a == b);
        assert_eq!(x.intersects(&y), !a.is_disjoint(&b));
        assert_eq!((x.is_subset(&y), (x & y).is_subset(&y)), (a.is_subset(&b), true));
        assert_eq!(usize::from(x.count_shared(&y)), (&a & &b).len());
        assert_eq!((usize::from(x.count()), x.is_empty()), (a.len(), a.is_empty()));
        assert!(x.iter().map(|cell| cell.0).eq(a.iter().copied()));
        assert_eq!(x.first().map(|cell| cell.0), a.first().copied());
        let nth = |n: usize| x.nth(n as u16).map(|cell| cell.0);
        assert!((0..=a.len()).map(nth).eq(a.iter().copied().map(Some).chain([None])));
        assert_eq!((x | y) & !y & x, set(&(&a - &b)));
    }
}

#[test]
fn hex_sets_of_every_width_behave_like_sets_of_numbers() {
    // The small limit makes empty, equal and disjoint sets occur.
    let narrow = Narrow::WORDS as u32 * 64;
    behave_like_sets_of_numbers::<Narrow>([6, 100, narrow]);
    behave_like_sets_of_numbers::<Wide>([6, narrow, MAX_CELLS as u32]);
}

#[test]
fn sets_that_fit_in_another_width_convert_to_it_and_back() {
    let mut rng = Rng::new(2, 0);
    for round in 0..300 {
        let numbers = numbers(&mut rng, if round % 2 == 0 { 256 } else { MAX_CELLS as u32 });
        let wide: Cells = set(&numbers);
        let narrow: Option<Cells<Narrow>> = wide.fit();
        assert_eq!(narrow.is_some(), numbers.last().is_none_or(|last| *last < 256));
        if let Some(narrow) = narrow {
            assert!(narrow.iter().eq(wide.iter()));
            assert_eq!(narrow.fit(), Some(wide));
        }
    }
}
