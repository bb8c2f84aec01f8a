//! The five owners of pieces, with the word for each colour, and which seat is which of them. Each has a brand besides.

use serde::{Deserialize, Serialize};

/// An owner's colour. Whoever cannot tell it knows the brand that goes with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Owner {
    /// With the star.
    Blue,
    /// With the horseshoe.
    Vermilion,
    /// With the bull's horns.
    Charcoal,
    /// With the sun.
    Ivory,
    /// With the heart.
    Pink,
}

impl Owner {
    /// All of them.
    pub const ALL: [Owner; 5] = [Owner::Blue, Owner::Vermilion, Owner::Charcoal, Owner::Ivory, Owner::Pink];

    /// Its place among [`Owner::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The colour, as messages choose by it.
    pub fn word(self) -> &'static str {
        match self {
            Owner::Blue => "blue",
            Owner::Vermilion => "vermilion",
            Owner::Charcoal => "charcoal",
            Owner::Ivory => "ivory",
            Owner::Pink => "pink",
        }
    }
}

/// Which seat is which owner, seats counted from 0. Each owner is there once: seats that nobody sits on have the colours that
/// nobody chose. Where nobody chose, seats have them in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[Owner; 5]", into = "[Owner; 5]")]
pub struct Owners([Owner; 5]);

impl Default for Owners {
    fn default() -> Owners {
        Owners(Owner::ALL)
    }
}

impl Owners {
    /// Who a seat is; whatever shows whose something is asks this.
    pub fn of(self, seat: usize) -> Owner {
        self.0[seat % Owner::ALL.len()]
    }

    /// The seat that is this owner.
    pub fn seat(self, owner: Owner) -> usize {
        self.0.iter().position(|other| *other == owner).unwrap_or(owner.index())
    }

    /// A seat becomes this owner, and whichever was it before becomes what the seat was: two who want the same swap.
    pub fn take(&mut self, seat: usize, owner: Owner) {
        let before = self.seat(owner);
        self.0.swap(seat % Owner::ALL.len(), before);
    }
}

impl From<[Owner; 5]> for Owners {
    /// Where one is named twice, seats have those left over in their order: nobody loses a colour to somebody else.
    fn from(named: [Owner; 5]) -> Owners {
        let mut owners = Owners::default();
        for (seat, owner) in named.into_iter().enumerate() {
            if !owners.0[..seat].contains(&owner) {
                owners.take(seat, owner);
            }
        }
        owners
    }
}

impl From<Owners> for [Owner; 5] {
    fn from(owners: Owners) -> [Owner; 5] {
        owners.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_takes_a_colour_gives_the_other_one_away() {
        let mut owners = Owners::default();
        assert_eq!([0, 1, 4, 5].map(|seat| owners.of(seat)), [Owner::Blue, Owner::Vermilion, Owner::Pink, Owner::Blue]);
        owners.take(0, Owner::Pink);
        owners.take(1, Owner::Pink);
        owners.take(1, Owner::Pink);
        assert_eq!(owners.0, [Owner::Vermilion, Owner::Pink, Owner::Charcoal, Owner::Ivory, Owner::Blue]);
        assert!(Owner::ALL.iter().all(|owner| owners.of(owners.seat(*owner)) == *owner), "each is there once");
    }

    #[test]
    fn what_was_written_comes_back_and_what_nobody_wrote_is_mended() {
        let mut owners = Owners::default();
        owners.take(0, Owner::Ivory);
        let text = serde_json::to_string(&owners).expect("words");
        assert_eq!(text, r#"["ivory","vermilion","charcoal","blue","pink"]"#);
        assert_eq!(serde_json::from_str::<Owners>(&text).expect("our own"), owners);
        let twice = Owners::from([Owner::Pink, Owner::Pink, Owner::Blue, Owner::Blue, Owner::Blue]);
        assert!(Owner::ALL.iter().all(|owner| twice.of(twice.seat(*owner)) == *owner));
        assert_eq!([twice.of(0), twice.of(2)], [Owner::Pink, Owner::Blue]);
        assert!(serde_json::from_str::<Owners>(r#"["pink"]"#).is_err());
    }
}
