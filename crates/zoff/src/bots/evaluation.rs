//! The static value of cows on a prairie: the cows themselves and the bonuses their herd can expect.

use crate::{BONUSES, COLOURS, Colour, Position, Prairie, Setting};

/// The value of one cow. All values are in units of 1/32 cow.
pub const COW: i32 = 32;

/// The value of one bonus cow on an almost full prairie, where the bonus is nearly certain.
const CERTAIN_BONUS: i32 = 30;
/// The value of one bonus cow on an empty prairie, where ranks will still change.
const UNCERTAIN_BONUS: i32 = 14;

/// The data of a prairie needed to evaluate a herd.
pub struct PrairieEvaluation<'a> {
    herds: &'a [u8; COLOURS],
    bonuses: [u8; BONUSES],
    places: i32,
    cows: i32,
}

impl PrairieEvaluation<'_> {
    /// The evaluation of a prairie in a position.
    pub fn new<'a>(position: &'a Position, setting: &Setting, prairie: Prairie) -> PrairieEvaluation<'a> {
        let (herds, spec) = (&position.herds[prairie.index()], setting.rulebook.prairie_spec(prairie));
        let cows = herds.iter().map(|herd| i32::from(*herd)).sum();
        PrairieEvaluation { herds, bonuses: spec.bonuses, places: i32::from(spec.places), cows }
    }

    /// The number of free places.
    pub fn free(&self) -> u8 {
        (self.places - self.cows).max(0) as u8
    }

    /// The value of one bonus cow when this many cows are on the prairie.
    fn weight(&self, cows: i32) -> i32 {
        if cows >= self.places {
            CERTAIN_BONUS + 4
        } else {
            UNCERTAIN_BONUS + (CERTAIN_BONUS - UNCERTAIN_BONUS) * cows / self.places
        }
    }

    /// The bonus of a herd, given the number of larger herds on the prairie.
    fn bonus(&self, larger: usize) -> i32 {
        self.bonuses.get(larger).map_or(0, |bonus| i32::from(*bonus))
    }

    /// The gain for a colour from adding cows, not counting the cows themselves: the change in its expected bonuses,
    /// less `others` sixteenths of the change for the other colours.
    pub fn gain(&self, colour: Colour, cows: u8, others: i32) -> i32 {
        let own = self.herds[colour.index()];
        let size = own + cows;
        let (before, after) = (self.weight(self.cows), self.weight(self.cows + i32::from(cows)));
        let mut gain = 0;
        let (mut larger_before, mut larger_after) = (0, 0);
        for (other, herd) in self.herds.iter().enumerate() {
            if other == colour.index() || *herd == 0 {
                continue;
            }
            larger_before += usize::from(*herd > own);
            larger_after += usize::from(*herd > size);
            let above =
                self.herds.iter().enumerate().filter(|(third, theirs)| *third != colour.index() && *theirs > herd);
            let above = above.count();
            let (then, now) = (above + usize::from(own > *herd), above + usize::from(size > *herd));
            gain -= (self.bonus(now) * after - self.bonus(then) * before) * others / 16;
        }
        let then = if own > 0 { self.bonus(larger_before) * before } else { 0 };
        let now = if size > 0 { self.bonus(larger_after) * after } else { 0 };
        gain + now - then
    }
}
