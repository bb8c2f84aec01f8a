//! The variants, and all numbers in the rules; some of them depend on the number of players.

use serde::{Deserialize, Serialize};

use crate::{COLOURS, Cards, Colour, PRAIRIES, Prairie, Prairies, material};
use tabletop::{
    MAX_SEATS,
    sentences::{self, echo},
};

/// The maximum number of bonuses of a prairie.
pub const BONUSES: usize = 4;
/// The number of prairies dealt to each player in a two-player game for the first cows (rules: `zoff-rules-two-text`).
pub const DEALT_TO_TWO: u8 = 3;
/// The number of tenths in one cow. Bids are in tenths of a cow (rules: `zoff-rules-auction`).
pub const TENTHS: i32 = 10;

/// The game designer's variants and the house rule `open_cards` (rules: `zoff-rules-variants`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Variants {
    /// Auctions the colours after the first cows are placed.
    pub auction: bool,
    /// Lets the player who fills a prairie place more cows on other prairies.
    pub fair: bool,
    /// Shows everybody the remaining cow cards of all players.
    pub open_cards: bool,
}

impl Variants {
    /// The names of the variants, in the order of the rules.
    pub const NAMES: [&'static str; 3] = ["auction", "fair", "open_cards"];

    /// Sets a variant by its name.
    ///
    /// # Errors
    /// Returns an error message if the name is unknown or the value is invalid.
    ///
    /// # Examples
    ///
    /// ```
    /// use zoff::Variants;
    /// let mut variants = Variants::default();
    /// assert_eq!(variants.set("auction", "on"), Ok(()));
    /// assert!(variants.auction);
    /// let error = "unknown variant \"stampede\"; known variants: auction, fair, open_cards";
    /// assert_eq!(variants.set("stampede", "on"), Err(error.to_owned()));
    /// ```
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let flag = match name {
            "auction" => &mut self.auction,
            "fair" => &mut self.fair,
            "open_cards" => &mut self.open_cards,
            _ => {
                return Err(format!(
                    "unknown variant \"{}\"; known variants: {}",
                    echo(name),
                    Variants::NAMES.join(", ")
                ));
            }
        };
        *flag = sentences::parse_flag("variant", name, value)?;
        Ok(())
    }
}

/// The numbers of one prairie.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PrairieSpec {
    /// The number of places.
    pub places: u8,
    /// The bonuses in cows for the largest herd, the second largest and so on. 0 means no bonus.
    pub bonuses: [u8; BONUSES],
    /// The cows that the fair gives to the player who fills the prairie (rules: `zoff-rules-fair`).
    pub fair: u8,
}

/// All numbers of a game, built by [`Rulebook::new`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rulebook {
    /// The variants in play.
    pub variants: Variants,
    /// The minimum and maximum number of players.
    pub seats: (u8, u8),
    /// The number of cows of a colour.
    pub cows: u8,
    /// The numbers of each prairie.
    pub prairie_specs: [PrairieSpec; PRAIRIES],
    /// The prairies in play, by number of players.
    pub in_play: [Prairies; MAX_SEATS + 1],
    /// The number of prairie cards dealt to each player, by number of players.
    pub dealt: [u8; MAX_SEATS + 1],
    /// The number of rounds, by number of players.
    pub rounds: [u8; MAX_SEATS + 1],
    /// The cow cards of each colour in games for three or more players.
    pub decks: [Cards; COLOURS],
    /// The cow cards of each colour in two-player games, with the extra cards. Empty for colours without cards.
    pub two_player_decks: [Cards; COLOURS],
    /// The highest bid, in tenths of a cow.
    pub highest_bid: u16,
}

impl Rulebook {
    /// Builds the rulebook with the given variants.
    pub fn new(variants: Variants) -> Rulebook {
        let spec = |prairie: Prairie| {
            let places = material::places(prairie);
            let mut bonuses = [0; BONUSES];
            bonuses.iter_mut().zip(material::bonuses(prairie)).for_each(|(place, bonus)| *place = *bonus);
            // The fair gives two cows for prairies of 16 places or more.
            PrairieSpec { places, bonuses, fair: if places < 16 { 1 } else { 2 } }
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
            prairie_specs: Prairie::ALL.map(spec),
            in_play: [Prairies::NONE, Prairies::NONE, two, three, four, Prairies::ALL],
            dealt: [0, 0, DEALT_TO_TWO, 3, 2, 2],
            rounds: [0, 0, 6, 5, 5, 5],
            decks: Colour::ALL.map(|colour| material::cards(colour, false)),
            two_player_decks: Colour::ALL.map(of_two),
            highest_bid: 200,
        }
    }

    /// The numbers of a prairie.
    #[inline]
    pub fn prairie_spec(&self, prairie: Prairie) -> &PrairieSpec {
        &self.prairie_specs[prairie.index()]
    }

    /// The minimum and maximum number of cows that the fair gives (rules: `zoff-rules-fair`).
    pub fn fair_range(&self) -> (u8, u8) {
        let fair = || self.prairie_specs.iter().map(|spec| spec.fair);
        (fair().min().unwrap_or_default(), fair().max().unwrap_or_default())
    }

    /// The prairies in play for a number of seats.
    #[inline]
    pub fn prairies(&self, seats: u8) -> Prairies {
        self.in_play[usize::from(seats)]
    }

    /// The cow cards of a colour for a number of seats. With two players, the blue cards serve blue and green cows, and
    /// the pink cards serve pink and orange cows (rules: `zoff-rules-two-text`).
    #[inline]
    pub fn deck(&self, seats: u8, colour: Colour) -> Cards {
        if seats == 2 { self.two_player_decks[colour.index()] } else { self.decks[colour.index()] }
    }

    /// The colours that have cow cards: one for each seat.
    #[inline]
    pub fn colours(&self, seats: u8) -> &'static [Colour] {
        &Colour::ALL[..usize::from(seats).min(COLOURS)]
    }

    /// The second colour played with the cards of a colour: green with blue and orange with pink in two-player games
    /// (rules: `zoff-rules-two-text`).
    #[inline]
    pub fn partner(&self, seats: u8, colour: Colour) -> Option<Colour> {
        match colour {
            Colour::Blue if seats == 2 => Some(Colour::Green),
            Colour::Pink if seats == 2 => Some(Colour::Orange),
            Colour::Blue | Colour::Pink | Colour::Green | Colour::Orange | Colour::Violet => None,
        }
    }

    /// The colours that have cows in play for a number of seats.
    #[inline]
    pub fn cow_colours(&self, seats: u8) -> &'static [Colour] {
        if seats == 2 { &Colour::ALL[..4] } else { self.colours(seats) }
    }
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook::new(Variants::default())
    }
}
