//! The prairies and cow cards in one table, each fact marked as known or assumed (rules: `zoff-rules-cards`,
//! `zoff-rules-prairies`, `zoff-rules-assumed`).

use tabletop::material::{self, assumed, known};

use crate::{Card, Cards, Colour, Prairie};

/// One fact about a prairie or a colour's cow cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fact {
    /// The name of a prairie.
    Name(Prairie),
    /// The number of places of a prairie.
    Places(Prairie, u8),
    /// The bonuses of a prairie in cows, starting with the largest herd's.
    Bonuses(Prairie, &'static [u8]),
    /// Cow cards of a colour: their value, and one letter for each card.
    Cards(Colour, u8, &'static str),
    /// Additional cow cards of a colour in two-player games (rules: `zoff-rules-two-text`).
    ExtraCards(Colour, u8, &'static str),
}

/// A row of the table.
pub type Datum = material::Datum<Fact>;

/// All prairies and cow cards. [`super::Rulebook`] takes their data from here.
pub const MATERIAL: [Datum; 59] = {
    use Colour::{Blue, Green, Orange, Pink, Violet};
    use Fact::{Bonuses, Cards, ExtraCards, Name, Places};
    use Prairie::*;
    [
        known(Name(LoneStarValley)),
        known(Places(LoneStarValley, 6)),
        assumed(Bonuses(LoneStarValley, &[1, 1])),
        known(Name(PowderPrairie)),
        known(Places(PowderPrairie, 8)),
        assumed(Bonuses(PowderPrairie, &[1, 1])),
        known(Name(CoffeeCanyon)),
        assumed(Places(CoffeeCanyon, 10)),
        known(Bonuses(CoffeeCanyon, &[1, 1])),
        known(Name(DeadBullDesert)),
        assumed(Places(DeadBullDesert, 12)),
        known(Bonuses(DeadBullDesert, &[1, 2])),
        known(Name(LuckyPickle)),
        assumed(Places(LuckyPickle, 14)),
        assumed(Bonuses(LuckyPickle, &[1, 2])),
        known(Name(FireFields)),
        assumed(Places(FireFields, 16)),
        known(Bonuses(FireFields, &[1, 2, 1])),
        known(Name(DrunknCreek)),
        assumed(Places(DrunknCreek, 18)),
        known(Bonuses(DrunknCreek, &[1, 1, 2])),
        assumed(Name(RattlesnakeRidge)),
        assumed(Places(RattlesnakeRidge, 21)),
        assumed(Bonuses(RattlesnakeRidge, &[1, 2, 2])),
        assumed(Name(TumbleweedPlains)),
        known(Places(TumbleweedPlains, 24)),
        assumed(Bonuses(TumbleweedPlains, &[1, 2, 3])),
        known(Name(DynamiteMine)),
        known(Places(DynamiteMine, 28)),
        assumed(Bonuses(DynamiteMine, &[1, 2, 3])),
        known(Name(HangManMountains)),
        known(Places(HangManMountains, 33)),
        known(Bonuses(HangManMountains, &[0, 1, 2, 3])),
        // A colour has two letters for each of the values 5 and 4, and three for each of 3 and 2. Within a value, the
        // ranks of a colour's letters add up to the same sum for every colour: 11 for two letters, 24 for three.
        assumed(Cards(Blue, 5, "AJ")),
        assumed(Cards(Pink, 5, "BI")),
        assumed(Cards(Green, 5, "CH")),
        assumed(Cards(Orange, 5, "DG")),
        assumed(Cards(Violet, 5, "EF")),
        assumed(Cards(Blue, 4, "BJ")),
        known(Cards(Pink, 4, "G")),
        assumed(Cards(Pink, 4, "E")),
        assumed(Cards(Green, 4, "CI")),
        known(Cards(Orange, 4, "M")),
        assumed(Cards(Orange, 4, "A")),
        assumed(Cards(Violet, 4, "DH")),
        assumed(Cards(Blue, 3, "BHN")),
        assumed(Cards(Pink, 3, "AJM")),
        assumed(Cards(Green, 3, "CFO")),
        assumed(Cards(Orange, 3, "DIK")),
        assumed(Cards(Violet, 3, "EGL")),
        assumed(Cards(Blue, 2, "EGL")),
        assumed(Cards(Pink, 2, "DIK")),
        assumed(Cards(Green, 2, "AJM")),
        assumed(Cards(Orange, 2, "CFP")),
        assumed(Cards(Violet, 2, "BHO")),
        known(ExtraCards(Blue, 4, "M")),
        known(ExtraCards(Blue, 2, "N")),
        known(ExtraCards(Pink, 4, "F")),
        known(ExtraCards(Pink, 2, "S")),
    ]
};

/// The assumed facts, which the rules page lists for players.
pub fn assumed_facts() -> impl Iterator<Item = Fact> {
    MATERIAL.iter().filter(|datum| datum.assumed).map(|datum| datum.value)
}

pub(super) fn places(prairie: Prairie) -> u8 {
    let row = |datum: &Datum| match datum.value {
        Fact::Places(of, places) if of == prairie => Some(places),
        Fact::Places(..) | Fact::Name(_) | Fact::Bonuses(..) | Fact::Cards(..) | Fact::ExtraCards(..) => None,
    };
    MATERIAL.iter().find_map(row).unwrap_or_default()
}

pub(super) fn bonuses(prairie: Prairie) -> &'static [u8] {
    let row = |datum: &Datum| match datum.value {
        Fact::Bonuses(of, bonuses) if of == prairie => Some(bonuses),
        Fact::Bonuses(..) | Fact::Name(_) | Fact::Places(..) | Fact::Cards(..) | Fact::ExtraCards(..) => None,
    };
    MATERIAL.iter().find_map(row).unwrap_or_default()
}

/// The cow cards of a colour, with or without the extra cards of two-player games.
pub(super) fn cards(colour: Colour, extra: bool) -> Cards {
    let rows = MATERIAL.iter().filter_map(|datum| match datum.value {
        Fact::Cards(of, value, letters) if of == colour => Some((value, letters)),
        Fact::ExtraCards(of, value, letters) if of == colour && extra => Some((value, letters)),
        Fact::Cards(..) | Fact::ExtraCards(..) | Fact::Name(_) | Fact::Places(..) | Fact::Bonuses(..) => None,
    });
    rows.flat_map(|(value, letters)| letters.bytes().filter_map(move |letter| Card::new(value, letter))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rank of a card among all colours' cards of the same value, counted from 1.
    fn rank(card: Card) -> u32 {
        let all = Colour::ALL.into_iter().flat_map(|colour| cards(colour, false).iter().collect::<Vec<_>>());
        1 + all.filter(|other| other.value() == card.value() && other.letter() < card.letter()).count() as u32
    }

    #[test]
    fn the_letters_favour_no_colour() {
        let sums = Colour::ALL.map(|colour| cards(colour, false).iter().map(rank).sum::<u32>());
        assert_eq!(sums, [70; 5], "the ranks of a colour's ten cards have the same sum for every colour");
    }

    #[test]
    fn every_colour_has_ten_cards_and_no_card_appears_twice() {
        let mut seen = Cards::NONE;
        for colour in Colour::ALL {
            let own = cards(colour, false);
            let mut values: Vec<u8> = own.iter().map(Card::value).collect();
            values.reverse();
            assert_eq!(values, [5, 5, 4, 4, 3, 3, 3, 2, 2, 2], "{colour:?}");
            assert!(own.iter().all(|card| !seen.has(card)), "{colour:?} shares no card with another colour");
            seen = seen.with(own);
        }
        let (blue, pink) = (cards(Colour::Blue, true), cards(Colour::Pink, true));
        assert_eq!(
            (blue.count(), pink.count(), blue.with(pink).count()),
            (12, 12, 24),
            "in a two-player game, no card appears twice"
        );
        let has = |cards: Cards, word: &str| Card::from_word(word).is_some_and(|card| cards.has(card));
        assert!(has(cards(Colour::Orange, false), "4M") && has(cards(Colour::Pink, false), "4G"));
        assert!(has(blue, "2N") && has(blue, "4M") && has(pink, "2S") && has(pink, "4F"));
    }

    #[test]
    fn the_table_has_the_name_places_and_bonuses_of_every_prairie() {
        for prairie in Prairie::ALL {
            let about = |what: &Fact| match what {
                Fact::Name(of) | Fact::Places(of, _) | Fact::Bonuses(of, _) => *of == prairie,
                Fact::Cards(..) | Fact::ExtraCards(..) => false,
            };
            assert_eq!(MATERIAL.iter().filter(|datum| about(&datum.value)).count(), 3, "{prairie:?}");
        }
        let places = Prairie::ALL.map(places);
        assert_eq!(places, [6, 8, 10, 12, 14, 16, 18, 21, 24, 28, 33]);
        let bonuses = Prairie::ALL.map(|prairie| bonuses(prairie).to_vec());
        let row = [vec![1, 1], vec![1, 1], vec![1, 1], vec![1, 2], vec![1, 2], vec![1, 2, 1], vec![1, 1, 2]];
        assert_eq!(bonuses[..7], row);
        assert_eq!(bonuses[7..], [vec![1, 2, 2], vec![1, 2, 3], vec![1, 2, 3], vec![0, 1, 2, 3]]);
        let count = |wanted: fn(&Fact) -> bool| assumed_facts().filter(wanted).count();
        assert_eq!(count(|what| matches!(what, Fact::Name(_))), 2, "two names are invented");
        assert_eq!(count(|what| matches!(what, Fact::Places(..))), 6);
        assert_eq!(count(|what| matches!(what, Fact::Bonuses(..))), 6);
        assert_eq!(count(|what| matches!(what, Fact::ExtraCards(..))), 0);
    }
}
