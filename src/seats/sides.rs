//! The long sides at which people sit around a screen that lies flat.

use serde::{Deserialize, Serialize};

use crate::owners::Owner;

/// A long side of a screen that lies flat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The lower side, from which the picture is upright.
    Near,
    /// The upper side, from which the picture is upside down.
    Far,
}

impl Side {
    /// Both sides, in the order in which they are offered.
    pub const ALL: [Side; 2] = [Side::Near, Side::Far];
}

/// The chosen sides, by seat from 0.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sides([Option<Side>; Owner::ALL.len()]);

impl Sides {
    /// The side of the person in this seat, who is the `nth` person at the table (from 0). People without a choice
    /// alternate between the sides.
    pub fn of(self, seat: usize, nth: usize) -> Side {
        let alternating = if nth.is_multiple_of(2) { Side::Near } else { Side::Far };
        self.0.get(seat).copied().flatten().unwrap_or(alternating)
    }

    /// Chooses the side of a seat.
    pub fn choose(&mut self, seat: usize, side: Side) {
        if let Some(place) = self.0.get_mut(seat) {
            *place = Some(side);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_without_a_choice_alternate() {
        let mut sides = Sides::default();
        assert_eq!([0, 1, 2].map(|seat| sides.of(seat, seat)), [Side::Near, Side::Far, Side::Near]);
        sides.choose(1, Side::Near);
        sides.choose(9, Side::Far);
        assert_eq!([0, 1, 2].map(|seat| sides.of(seat, seat)), [Side::Near; 3]);
        let text = serde_json::to_string(&sides).expect("the sides can be serialised");
        assert_eq!(text, r#"[null,"near",null,null,null]"#);
        assert_eq!(serde_json::from_str::<Sides>(&text).expect("it was written by this test"), sides);
    }
}
