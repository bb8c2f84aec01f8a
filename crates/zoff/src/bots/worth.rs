//! What cows on a prairie are worth by themselves: the cows, and the bonuses that their herd stands for.

use crate::{BONUSES, COLOURS, Colour, Position, Prairie, Setting};

/// One cow, in the parts in which worth is counted.
pub const COW: i32 = 32;

/// What a bonus counts that is given for certain, in parts of a cow, and what it counts on an empty prairie, where ranks will
/// still change.
const CERTAIN: i32 = 30;
const OPEN: i32 = 14;

/// A prairie, looked at for what a herd on it is worth.
pub struct Look<'a> {
    herds: &'a [u8; COLOURS],
    bonuses: [u8; BONUSES],
    places: i32,
    cows: i32,
}

impl Look<'_> {
    /// At a prairie of a position.
    pub fn at<'a>(position: &'a Position, setting: &Setting, prairie: Prairie) -> Look<'a> {
        let (herds, field) = (&position.herds[prairie.index()], setting.rulebook.field(prairie));
        let cows = herds.iter().map(|herd| i32::from(*herd)).sum();
        Look { herds, bonuses: field.bonuses, places: i32::from(field.places), cows }
    }

    /// Free places.
    pub fn free(&self) -> u8 {
        (self.places - self.cows).max(0) as u8
    }

    /// What bonuses count when so many cows stand here.
    fn weight(&self, cows: i32) -> i32 {
        if cows >= self.places { CERTAIN + 4 } else { OPEN + (CERTAIN - OPEN) * cows / self.places }
    }

    /// The bonus of a herd of this size with so many larger ones.
    fn bonus(&self, larger: usize) -> i32 {
        self.bonuses.get(larger).map_or(0, |bonus| i32::from(*bonus))
    }

    /// How much more the colour's part of the prairie is worth with so many more of its cows, without the cows themselves: its
    /// own bonuses, less a part of what the others gain.
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
