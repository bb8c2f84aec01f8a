//! The five owners of pieces, the word for each colour, and the owner of each seat. Each owner has an emblem too.

use serde::{Deserialize, Serialize};

/// An owner, named after its colour. Players who cannot tell the colours apart can go by the emblems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Owner {
    /// The owner with the star.
    Blue,
    /// The owner with the horseshoe.
    Vermilion,
    /// The owner with the bull's horns.
    Charcoal,
    /// The owner with the sun.
    Ivory,
    /// The owner with the heart.
    Pink,
}

impl Owner {
    /// All owners.
    pub const ALL: [Owner; 5] = [Owner::Blue, Owner::Vermilion, Owner::Charcoal, Owner::Ivory, Owner::Pink];

    /// Returns the index in [`Owner::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns the word for the colour, which selects the variant of a message.
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

/// The owner of each seat, with seats counted from 0. It is a permutation: empty seats have the colours that nobody
/// chose. By default, seats have the colours in the order of [`Owner::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "[Owner; 5]", into = "[Owner; 5]")]
pub struct Owners([Owner; 5]);

impl Default for Owners {
    fn default() -> Owners {
        Owners(Owner::ALL)
    }
}

impl Owners {
    /// Returns the owner of a seat; from seat 5 on, the owners repeat.
    pub fn of(self, seat: usize) -> Owner {
        self.0[seat % Owner::ALL.len()]
    }

    /// Returns the seat of an owner.
    pub fn seat(self, owner: Owner) -> usize {
        self.0.iter().position(|other| *other == owner).unwrap_or(owner.index())
    }

    /// Assigns an owner to a seat. The seat that had this owner gets this seat's previous owner in exchange.
    pub fn take(&mut self, seat: usize, owner: Owner) {
        let before = self.seat(owner);
        self.0.swap(seat % Owner::ALL.len(), before);
    }
}

impl From<[Owner; 5]> for Owners {
    /// Restores stored owners. A seat whose owner already belongs to an earlier seat gets another owner.
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
    fn taking_a_colour_swaps_it() {
        let mut owners = Owners::default();
        assert_eq!([0, 1, 4, 5].map(|seat| owners.of(seat)), [Owner::Blue, Owner::Vermilion, Owner::Pink, Owner::Blue]);
        owners.take(0, Owner::Pink);
        owners.take(1, Owner::Pink);
        owners.take(1, Owner::Pink);
        assert_eq!(owners.0, [Owner::Vermilion, Owner::Pink, Owner::Charcoal, Owner::Ivory, Owner::Blue]);
        assert!(Owner::ALL.iter().all(|owner| owners.of(owners.seat(*owner)) == *owner), "each owner must occur once");
    }

    #[test]
    fn owners_survive_a_round_trip_and_invalid_ones_are_repaired() {
        let mut owners = Owners::default();
        owners.take(0, Owner::Ivory);
        let text = serde_json::to_string(&owners).expect("owners can be serialised");
        assert_eq!(text, r#"["ivory","vermilion","charcoal","blue","pink"]"#);
        assert_eq!(serde_json::from_str::<Owners>(&text).expect("owners can be parsed"), owners);
        let twice = Owners::from([Owner::Pink, Owner::Pink, Owner::Blue, Owner::Blue, Owner::Blue]);
        assert!(Owner::ALL.iter().all(|owner| twice.of(twice.seat(*owner)) == *owner));
        assert_eq!([twice.of(0), twice.of(2)], [Owner::Pink, Owner::Blue]);
        assert!(serde_json::from_str::<Owners>(r#"["pink"]"#).is_err());
    }
}
