//! Every number of the game, and what differs with the players and the variants, as values (ZOFF 1, 2, 5 and 6).

use serde::{Deserialize, Serialize};

use crate::{COLOURS, Cards, Colour, PRAIRIES, Prairie, Prairies, material};
use tabletop::{
    MAX_SEATS,
    sentences::{self, echo},
};

/// The most bonuses of a prairie.
pub const BONUSES: usize = 4;
/// Prairies that each of two players is dealt, and first cows that each puts there (ZOFF 5).
pub const DEALT_TO_TWO: u8 = 3;
/// Tenths of a cow in a cow: bids are made in tenths (ZOFF 6).
pub const TENTHS: i32 = 10;

/// The author's variants, and the house rule (ZOFF 3 and 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Variants {
    /// Colours are auctioned after the set-up.
    pub auction: bool,
    /// Who fills a prairie may place more cows on others.
    pub fair: bool,
    /// Everybody sees which cow cards everybody has left.
    pub open_cards: bool,
}

impl Variants {
    /// Their names, in the order of the rules.
    pub const NAMES: [&'static str; 3] = ["auction", "fair", "open_cards"];

    /// Sets one by its name.
    ///
    /// # Errors
    /// A sentence when there is no such name or the value does not suit it.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let flag = match name {
            "auction" => &mut self.auction,
            "fair" => &mut self.fair,
            "open_cards" => &mut self.open_cards,
            _ => return Err(format!("no variant \"{}\"; there are {}", echo(name), Variants::NAMES.join(", "))),
        };
        *flag = sentences::flag("variant", name, value)?;
        Ok(())
    }
}

/// The numbers of one prairie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Field {
    /// Places for cows.
    pub places: u8,
    /// Cows of bonus for the largest herd, the second and so on; 0 where there is none.
    pub bonuses: [u8; BONUSES],
    /// Cows for whoever fills it, where the fair is held (ZOFF 6).
    pub fair: u8,
}

/// All numbers of a game. Built by [`Rulebook::new`]; nothing else in the program knows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulebook {
    /// What is played beside the base game.
    pub variants: Variants,
    /// The fewest and the most players.
    pub seats: (u8, u8),
    /// Cows of a colour.
    pub cows: u8,
    /// The prairies.
    pub fields: [Field; PRAIRIES],
    /// Prairies in play, by number of players.
    pub in_play: [Prairies; MAX_SEATS + 1],
    /// Prairie cards dealt to each, by number of players.
    pub dealt: [u8; MAX_SEATS + 1],
    /// Rounds, by number of players.
    pub rounds: [u8; MAX_SEATS + 1],
    /// The cow cards of each colour.
    pub decks: [Cards; COLOURS],
    /// Those of a game for two, with the extra cards; none for colours whose cows belong to another's cards.
    pub decks_of_two: [Cards; COLOURS],
    /// The highest bid, in tenths of a cow.
    pub highest_bid: u16,
}

impl Rulebook {
    /// The numbers with these variants.
    pub fn new(variants: Variants) -> Rulebook {
        let field = |prairie: Prairie| {
            let places = material::places(prairie);
            let mut bonuses = [0; BONUSES];
            bonuses.iter_mut().zip(material::bonuses(prairie)).for_each(|(place, bonus)| *place = *bonus);
            // From 16 places on the fair gives two.
            Field { places, bonuses, fair: if places < 16 { 1 } else { 2 } }
        };
        let three = Prairies::ALL.without([Prairie::DynamiteMine, Prairie::HangManMountains].into_iter().collect());
        let four = Prairies::ALL.without([Prairie::HangManMountains].into_iter().collect());
        let two = three.without([Prairie::LuckyPickle, Prairie::RattlesnakeRidge].into_iter().collect());
        let of_two = |colour| match colour {
            Colour::Blue | Colour::Pink => material::cards(colour, true),
            Colour::Green | Colour::Orange | Colour::Violet => Cards::NONE,
        };
        Rulebook {
            variants,
            seats: (2, 5),
            cows: 48,
            fields: Prairie::ALL.map(field),
            in_play: [Prairies::NONE, Prairies::NONE, two, three, four, Prairies::ALL],
            dealt: [0, 0, DEALT_TO_TWO, 3, 2, 2],
            rounds: [0, 0, 6, 5, 5, 5],
            decks: Colour::ALL.map(|colour| material::cards(colour, false)),
            decks_of_two: Colour::ALL.map(of_two),
            highest_bid: 200,
        }
    }

    /// The numbers of a prairie.
    #[inline]
    pub fn field(&self, prairie: Prairie) -> &Field {
        &self.fields[prairie.index()]
    }

    /// The fewest and the most cows that the fair gives for a prairie (ZOFF 6).
    pub fn fair(&self) -> (u8, u8) {
        let fair = || self.fields.iter().map(|field| field.fair);
        (fair().min().unwrap_or_default(), fair().max().unwrap_or_default())
    }

    /// The prairies in play with so many players.
    #[inline]
    pub fn prairies(&self, seats: u8) -> Prairies {
        self.in_play[usize::from(seats)]
    }

    /// The cow cards of a colour with so many players: with two, blue has those that go with blue and green, pink those that
    /// go with pink and orange (ZOFF 5).
    #[inline]
    pub fn deck(&self, seats: u8, colour: Colour) -> Cards {
        if seats == 2 { self.decks_of_two[colour.index()] } else { self.decks[colour.index()] }
    }

    /// The colours that have cow cards with so many players: one for each of them.
    #[inline]
    pub fn colours(&self, seats: u8) -> &'static [Colour] {
        &Colour::ALL[..usize::from(seats).min(COLOURS)]
    }

    /// The colour whose cows belong to this colour's cards, too: with two players green to blue and orange to pink (ZOFF 5).
    #[inline]
    pub fn partner(&self, seats: u8, colour: Colour) -> Option<Colour> {
        match colour {
            Colour::Blue if seats == 2 => Some(Colour::Green),
            Colour::Pink if seats == 2 => Some(Colour::Orange),
            Colour::Blue | Colour::Pink | Colour::Green | Colour::Orange | Colour::Violet => None,
        }
    }

    /// The colours whose cows are in play with so many players.
    #[inline]
    pub fn herding(&self, seats: u8) -> &'static [Colour] {
        if seats == 2 { &Colour::ALL[..4] } else { self.colours(seats) }
    }
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook::new(Variants::default())
    }
}
