//! Tests of the variants: worked turns from position files, and the set-up of The Crucible card by card (rules:
//! `rule-chapter-variants`).

use std::sync::Arc;

use hacienda_rules::{
    CARD_KINDS, Card, Category, Edition, Effect, Effects, HouseRules, LandCard, PondShape, Position, Rulebook, Seat,
    Setting, Species,
    effect::{MarketEffect, PurseEffect},
    formats::{actions, hexes, positions},
    maps,
};

use crate::fixtures::tests;

const ME: Seat = Seat(0);

/// A game that starts from a position file.
struct Table {
    setting: Setting,
    position: Position,
}

impl Table {
    fn read(name: &str) -> Table {
        let file = tests().join("positions").join(format!("{name}.json"));
        let (setting, position) = positions::read_file(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        Table { setting, position }
    }

    fn play(&mut self, line: &str) -> Effects {
        let mut effects = Effects::new();
        let action = actions::parse(&self.setting.board, line).expect(line);
        self.position.play(&self.setting, action, &mut effects).unwrap_or_else(|why| panic!("{line}: {why}"));
        effects
    }

    /// Plays an action. Returns the payment for reaching a market (animals, land, pesos) and the points without money.
    fn worth(&mut self, line: &str) -> (Option<(u16, u16, u32)>, u16) {
        let effects = self.play(line);
        let paid = effects.iter().find_map(|effect| match effect {
            Effect::Market(MarketEffect::Reached { animals, land, pesos, is_product, .. }) => {
                let result = if *is_product { animals * land } else { animals + land };
                assert_eq!(*pesos, u32::from(result), "{line}");
                Some((*animals, *land, *pesos))
            }
            _ => None,
        });
        let earned = effects.iter().find_map(|effect| match effect {
            Effect::Purse(PurseEffect::Earned { seat, pesos }) => Some((*seat, *pesos)),
            _ => None,
        });
        assert_eq!(earned, paid.map(|(_, _, pesos)| (ME, pesos)), "{line}");
        (paid, self.points())
    }

    fn points(&self) -> u16 {
        self.position.score(&self.setting, ME).without_money()
    }

    fn category(&self, category: Category) -> u16 {
        self.position.score(&self.setting, ME).points[category.index()]
    }

    /// Ends my turn and the other player's turn.
    fn round(&mut self) {
        while self.position.turn.seat == ME {
            self.play("end");
        }
        self.play("end");
        assert_eq!((self.position.turn.seat, self.position.over), (ME, false));
    }
}

#[test]
fn rules_5_variant_1_pays_animals_times_land_that_touches_the_herd() {
    let examples = [
        ("5-variant1-two", "animal pig 4,5", (2, 1, 2)),
        ("5-variant1-four", "animal pig 4,5", (2, 2, 4)),
        ("5-variant1-six", "animal pig 4,5", (2, 3, 6)),
        ("5-variant1-twenty-four", "animal pig 3,4", (4, 6, 24)),
    ];
    for (name, line, paid) in examples {
        let mut table = Table::read(name);
        let before = table.position.pesos[0];
        assert_eq!(table.worth(line).0, Some(paid), "{name}");
        assert_eq!(table.position.pesos[0], before + paid.2, "{name}");
    }
}

/// Plays the worked turns of Variant 2 and compares the three payments and the final points for the herd of three.
fn worked_turns(name: &str, paid: [(u16, u16, u32); 3], herd: u16) {
    let mut table = Table::read(name);
    assert_eq!(table.points(), 6);
    assert_eq!(table.worth("land pampas 6,7"), (None, 8));
    assert_eq!(table.worth("animal pig 5,4"), (None, 8));
    assert_eq!(table.worth("animal pig 4,5"), (Some(paid[0]), 9));
    table.round();
    assert_eq!(table.worth("land rocks 4,19"), (None, 10));
    assert_eq!(table.worth("animal pig 4,17"), (None, 11));
    assert_eq!(table.worth("animal pig 5,16"), (Some(paid[1]), 14));
    // The second market raises the points from 10 to 12. The two animals next to the pond, one of them placed earlier,
    // raise them to 14.
    assert_eq!((table.category(Category::Markets), table.category(Category::Chains)), (3, 8));
    assert_eq!(table.category(Category::Ponds), 3);
    assert_eq!(table.points() - 2, 12);
    table.round();
    let (hacienda, pond) = (table.setting.rulebook.hacienda_price, table.setting.rulebook.pond_price);
    assert_eq!((hacienda, pond), if herd == 0 { (12, 12) } else { (20, 20) });
    let before = table.position.pesos[0];
    assert_eq!(table.worth("hacienda 6,1"), (None, 18));
    assert_eq!(before - table.position.pesos[0], hacienda);
    assert_eq!(table.worth("land pampas 6,9"), (None, 21));
    assert_eq!(table.worth("animal pig 3,4"), (Some(paid[2]), 21 + herd));
    assert_eq!(table.category(Category::Herds), herd);
}

#[test]
fn rules_5_variant_2_updates_the_points_after_every_action_in_the_base_game() {
    worked_turns("5-worked-turns-base", [(2, 4, 6), (2, 1, 3), (3, 5, 8)], 0);
}

#[test]
fn rules_5_variant_2_updates_the_points_after_every_action_in_variant_1() {
    worked_turns("5-worked-turns-variant1", [(2, 2, 4), (2, 1, 2), (3, 2, 6)], 3);
}

#[test]
fn rules_5_the_crucible_has_different_payments_and_points() {
    let mut table = Table::read("5-crucible");
    // One market gives 2 points, a chain of three gives 1 per tile, and a tile and an animal next to a single pond give
    // 2 each.
    assert_eq!(table.points(), 2 + 3 + 4);
    // A third pig at the market earns three animals times the two land tiles that touch them. The herd of three now
    // scores.
    assert_eq!(table.worth("animal pig 3,4"), (Some((3, 2, 6)), 2 + 3 + 4 + 3));
    let markets = [0, 2, 5, 9, 14, 20];
    let book = table.setting.rulebook;
    (0..).zip(markets).for_each(|(count, points)| assert_eq!(book.market_points(count), points));
    assert_eq!((book.hacienda_price, book.pond_price, book.pesos_per_point), (12, 12, 10));
}

/// The number of cards of each kind in hands, decks and displays, and the number of cards in each display, in the land
/// deck and in each animal stack.
fn count(position: &Position) -> ([u16; CARD_KINDS], [usize; 5]) {
    let mut kinds = [0; CARD_KINDS];
    for hand in &position.hands {
        kinds.iter_mut().zip(hand).for_each(|(sum, count)| *sum += u16::from(*count));
    }
    let decks = position.land_deck.cards().iter().map(|card| Card::Land(*card));
    let stacks = position.animal_stacks.iter().flat_map(|stack| stack.cards()).map(|species| Card::Animal(*species));
    let land_display = position.land_display.iter().flatten().map(|card| Card::Land(*card));
    let animal_display = position.animal_display.iter().flatten().map(|species| Card::Animal(*species));
    let open = (land_display.clone().count(), animal_display.clone().count());
    decks.chain(stacks).chain(land_display).chain(animal_display).for_each(|card| kinds[card.index()] += 1);
    let [first, second] = [0, 1].map(|stack| position.animal_stacks[stack].len());
    (kinds, [open.0, open.1, position.land_deck.len(), first, second])
}

fn set_up(board: &str, edition: Edition, seats: u8, seed: u64) -> Position {
    let board = Arc::new(maps::by_name(board).expect("a built-in board"));
    let setting = Setting { board, rulebook: Rulebook::new(edition, false, HouseRules::default()) };
    Position::setup(&setting, seats, seed, None).expect("the number of seats is allowed")
}

#[test]
fn rules_5_the_crucible_is_set_up_card_by_card() {
    for seed in 0..50 {
        let position = set_up("caldera", Edition::Crucible, 2, seed);
        let (kinds, places) = count(&position);
        for card in Card::kinds() {
            let wanted = if card == Card::Land(LandCard::Pampas) { 6 } else { 8 };
            assert_eq!(kinds[card.index()], wanted, "{}", card.word());
        }
        assert_eq!(kinds.iter().sum::<u16>(), 46 + 32);
        // Of 46 land cards, each of the two hands has two pampas cards and two cards from the deck, and three are open.
        // Of 32 animal cards, four are in hands and three are open.
        assert_eq!(places, [3, 3, 35, 13, 12]);
        assert_eq!(position.animals_removed, [0; Species::ALL.len()]);
        for seat in position.seats() {
            let hand = position.hands[seat.index()];
            let held = |animal: bool| -> u8 {
                let kinds = Card::kinds().filter(|card| matches!(card, Card::Animal(_)) == animal);
                kinds.map(|card| hand[card.index()]).sum()
            };
            // The two pampas cards are public, and no other card is.
            let pampas = Card::Land(LandCard::Pampas).index();
            assert!(hand[pampas] >= 2);
            let known = std::array::from_fn(|card| if card == pampas { 2 } else { 0 });
            assert_eq!(position.known[seat.index()], known);
            assert_eq!((held(false), held(true), position.pesos[seat.index()]), (4, 2, 20));
        }
        assert_eq!((position.hacienda_supply, position.chip_supply), (3, 3));
        assert_eq!(position.pond_supply, [0, 1, 1, 1]);
        let printed = position.ponds();
        assert_eq!(printed.len(), 4);
        assert!(printed.iter().all(|pond| pond.shape == PondShape::Single));
    }
}

#[test]
fn rules_5_the_crucible_has_no_single_ponds_in_the_supply_on_any_board() {
    for (board, printed) in [("springs", 5), ("paddock", 2), ("symmetric", 4)] {
        let position = set_up(board, Edition::Crucible, 2, 1);
        assert_eq!((position.ponds().len(), position.pond_supply), (printed, [0, 1, 1, 1]), "{board}");
    }
}

#[test]
fn rules_2_five_printed_water_hexes_leave_four_single_ponds() {
    for (seats, (removed, haciendas)) in (2..=5).zip([(30, 5), (20, 7), (10, 8), (0, 9)]) {
        let position = set_up("springs", Edition::Base, seats, 3);
        assert_eq!((position.ponds().len(), position.pond_supply), (5, [4, 4, 3, 2]));
        assert_eq!(position.animals_removed.iter().sum::<u8>(), removed);
        assert_eq!(position.hacienda_supply, haciendas);
    }
    let board = maps::by_name("springs").expect("a built-in board");
    let middle = hexes::parse(&board, "6,17").expect("a hex");
    assert!(board.water().has(middle), "the middle hex must be one of the springs");
}
