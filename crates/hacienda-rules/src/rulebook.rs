//! The rulebook: all numbers in the rules of the base game and its variants, and the house rules.

use serde::{Deserialize, Serialize};

use crate::{LandCard, MAX_SEATS, PondShape, Species};
use tabletop::{
    sentences::{echo, parse_flag as flag_of},
    words,
};

words! {
    /// The editions of the rules: the base game and two of its variants. Variant 2 is a separate switch,
    /// [`Rulebook::running_score`].
    #[derive(Default)]
    Edition {
        /// The base game.
        #[default]
        Base = "base",
        /// Variant 1: more expensive haciendas and ponds, payments multiplied by touching land, points for herds
        /// (rules: `rule-variant1`).
        Variant1 = "variant1",
        /// The Crucible: two players and a short deck (rules: `rule-crucible`).
        Crucible = "crucible",
    }
}

/// The rules on which the sources disagree, as options with defaults.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// Discarded land cards become a new deck when a card must be drawn from the empty deck (rules: `rule-land-deck`).
    pub land_reshuffle: bool,
    /// Adjacent animals of a player form one herd, regardless of species (rules: `rule-herd-mixed`).
    pub mixed_herds: bool,
    /// The minimum number of tiles in a chain that can be harvested, 1 to 80 (rules: `rule-harvest`).
    pub harvest_minimum: u8,
    /// A chain or herd may hold several haciendas, but a tile or animal only one (rules: `rule-hacienda-several`).
    pub several_haciendas: bool,
    /// Scorings take place at the end of the turn, not of the round (rules: `rule-scoring-first`).
    pub score_at_end_of_turn: bool,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
            land_reshuffle: true,
            mixed_herds: false,
            harvest_minimum: 2,
            several_haciendas: false,
            score_at_end_of_turn: false,
        }
    }
}

impl HouseRules {
    /// The names of the house rules, in the order of the rules.
    pub const NAMES: [&'static str; 5] =
        ["land_reshuffle", "mixed_herds", "harvest_minimum", "several_haciendas", "score_at_end_of_turn"];

    /// Sets a house rule by name.
    ///
    /// # Errors
    /// Returns an error message if no house rule has this name or the value is invalid.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::HouseRules;
    /// let mut house = HouseRules::default();
    /// assert_eq!(house.set("harvest_minimum", "3"), Ok(()));
    /// assert_eq!(house.harvest_minimum, 3);
    /// let message = "house rule mixed_herds takes true or false, not \"perhaps\"";
    /// assert_eq!(house.set("mixed_herds", "perhaps"), Err(message.to_owned()));
    /// ```
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        if name == "harvest_minimum" {
            let tiles = value.parse().ok().filter(|tiles| (1..=80).contains(tiles));
            let why = || format!("house rule harvest_minimum takes a number from 1 to 80, not \"{}\"", echo(value));
            self.harvest_minimum = tiles.ok_or_else(why)?;
            return Ok(());
        }
        let flag = match name {
            "land_reshuffle" => &mut self.land_reshuffle,
            "mixed_herds" => &mut self.mixed_herds,
            "several_haciendas" => &mut self.several_haciendas,
            "score_at_end_of_turn" => &mut self.score_at_end_of_turn,
            _ => {
                return Err(format!(
                    "unknown house rule \"{}\"; known house rules: {}",
                    echo(name),
                    HouseRules::NAMES.join(", ")
                ));
            }
        };
        *flag = flag_of("house rule", name, value)?;
        Ok(())
    }
}

/// The number of land cards of each kind in the box. No game uses more.
pub(super) const LAND_CARDS: [u8; LandCard::ALL.len()] = [14, 14, 14, 14, 14, 10];
/// The number of animal cards of each species in the box. No game uses more.
pub(super) const ANIMAL_CARDS: [u8; Species::ALL.len()] = [18; 4];

/// The formula for the payment at a market (rules: `rule-payment`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Payment {
    /// The animals of the herd plus the player's tiles in all chains that touch it.
    HerdPlusChains,
    /// The animals of the herd times the player's tiles that touch it.
    HerdTimesTouchingLand,
}

/// All numbers in the rules of an edition, created by [`Rulebook::new`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rulebook {
    /// The edition that these numbers belong to.
    pub edition: Edition,
    /// Variant 2: points count after every action, without an intermediate scoring (rules: `rule-running`).
    pub running_score: bool,
    /// The house rules in play.
    pub house: HouseRules,
    /// The minimum and maximum number of players.
    pub seats: (u8, u8),
    /// Land cards of each kind.
    pub land_cards: [u8; LandCard::ALL.len()],
    /// Animal cards of each species.
    pub animal_cards: [u8; Species::ALL.len()],
    /// Animal cards removed unseen, by number of players.
    pub animal_cards_removed: [u8; MAX_SEATS + 1],
    /// The number of pampas cards dealt to every player before the land cards are shuffled.
    pub pampas_dealt: u8,
    /// Land cards dealt to every player.
    pub land_dealt: u8,
    /// Animal cards dealt to every player.
    pub animals_dealt: u8,
    /// The number of open cards next to each deck, at most the number of places in a position's display.
    pub display: u8,
    /// Haciendas in the supply at the start, by number of players.
    pub haciendas: [u8; MAX_SEATS + 1],
    /// Harvest chips in the supply at the start.
    pub harvest_chips: u8,
    /// Ponds of each shape, including the ponds on printed water.
    pub ponds: [u8; PondShape::ALL.len()],
    /// True if the single ponds that are not used for printed water are in the supply at the start.
    pub singles_in_supply: bool,
    /// The maximum number of animals of one species that a player can have on the board.
    pub tiles_of_a_species: u8,
    /// The maximum number of animals that a player can have on the board.
    pub animal_tiles: u8,
    /// Each player's pesos at the start.
    pub purse: u32,
    /// The number of actions in a turn.
    pub actions: u8,
    /// Pesos for the top card of a deck.
    pub deck_price: u32,
    /// Pesos for a card from a display.
    pub display_price: u32,
    /// Pesos for a hacienda.
    pub hacienda_price: u32,
    /// Pesos for a pond.
    pub pond_price: u32,
    /// The formula for the payment at a market.
    pub payment: Payment,
    /// Pesos for each tile of a harvested chain.
    pub harvest_per_tile: u32,
    /// The bonus for each market: the n-th market scores n points plus this bonus.
    pub market_bonus: u16,
    /// The minimum size of a chain or herd that scores for its size. Haciendas score in groups of any size.
    pub group_minimum: u16,
    /// Points for each tile of a chain that scores for its size.
    pub chain_points: u16,
    /// Points for each animal of a herd that scores for its size; 0 if herds do not score.
    pub herd_points: u16,
    /// Points for each tile or animal of a player that touches a pond, by the pond's shape.
    pub pond_points: [u16; PondShape::ALL.len()],
    /// The number of pesos that score one point.
    pub pesos_per_point: u32,
}

impl Rulebook {
    /// Creates the rulebook of an edition, with or without the running score, and with these house rules.
    pub fn new(edition: Edition, running_score: bool, house: HouseRules) -> Rulebook {
        let base = Rulebook {
            edition,
            running_score,
            house,
            seats: (2, 5),
            land_cards: LAND_CARDS,
            animal_cards: ANIMAL_CARDS,
            animal_cards_removed: [0, 0, 30, 20, 10, 0],
            pampas_dealt: 0,
            land_dealt: 8,
            animals_dealt: 4,
            display: 4,
            haciendas: [0, 5, 5, 7, 8, 9],
            harvest_chips: 8,
            ponds: [9, 4, 3, 2],
            singles_in_supply: true,
            tiles_of_a_species: 15,
            animal_tiles: 30,
            purse: 20,
            actions: 3,
            deck_price: 2,
            display_price: 3,
            hacienda_price: 12,
            pond_price: 12,
            payment: Payment::HerdPlusChains,
            harvest_per_tile: 3,
            market_bonus: 0,
            group_minimum: 3,
            chain_points: 2,
            herd_points: 0,
            pond_points: [1; 4],
            pesos_per_point: 10,
        };
        match edition {
            Edition::Base => base,
            Edition::Variant1 => Rulebook {
                hacienda_price: 20,
                pond_price: 20,
                payment: Payment::HerdTimesTouchingLand,
                herd_points: 1,
                pesos_per_point: 20,
                ..base
            },
            Edition::Crucible => Rulebook {
                seats: (2, 2),
                land_cards: [8, 8, 8, 8, 8, 6],
                animal_cards: [8; 4],
                animal_cards_removed: [0; 6],
                pampas_dealt: 2,
                land_dealt: 2,
                animals_dealt: 2,
                display: 3,
                haciendas: [3; 6],
                harvest_chips: 3,
                ponds: [9, 1, 1, 1],
                singles_in_supply: false,
                payment: Payment::HerdTimesTouchingLand,
                market_bonus: 1,
                chain_points: 1,
                herd_points: 1,
                pond_points: [2, 1, 1, 1],
                ..base
            },
        }
    }

    /// Returns the points for this many markets: each is worth its ordinal number plus the bonus (rules:
    /// `rule-score-markets`).
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Edition, HouseRules, Rulebook};
    /// let base = Rulebook::default();
    /// assert_eq!([1, 2, 3].map(|markets| base.market_points(markets)), [1, 3, 6]);
    /// let crucible = Rulebook::new(Edition::Crucible, false, HouseRules::default());
    /// assert_eq!([1, 2, 3].map(|markets| crucible.market_points(markets)), [2, 5, 9]);
    /// ```
    #[inline]
    pub fn market_points(&self, markets: u16) -> u16 {
        markets * (markets + 1) / 2 + markets * self.market_bonus
    }

    /// Returns the points for this many pesos.
    #[inline]
    pub fn money_points(&self, pesos: u32) -> u16 {
        (pesos / self.pesos_per_point).min(u32::from(u16::MAX)) as u16
    }
}

impl Default for Rulebook {
    fn default() -> Rulebook {
        Rulebook::new(Edition::Base, false, HouseRules::default())
    }
}
