//! Tests of the examples in the printed rules, by section: positions, actions and their effects.

use std::sync::Arc;

use hacienda_rules::{
    Action, Board, Card, Category, Cell, Cells, Edition, Effect, Effects, Ground, Hex, HouseRules, Illegal, Joined,
    LandCard, Landscape, OncePerTurn, PondCells, PondShape, Position, Rulebook, ScoringKind, Seat, Setting, Species,
    Tallies,
    effect::{
        AnimalEffect, CardEffect, ClockEffect, Destination, HaciendaEffect, HarvestEffect, LandEffect, MarketEffect,
        PondEffect, PurseEffect,
    },
    formats::{actions, hexes},
    position::Turn,
};

/// A small board with the five landscapes along one edge, pampas, two markets and one water hex. Each line is one
/// column of the board.
const COLUMNS: [&str; 7] = [
    " f f f e m r s . . . ",
    ". . . . . . . . . . .",
    " . . . . . . . . . . ",
    ". . . X . . . . . . .",
    " . . . . . . . . . . ",
    ". . . . . . . X . ~ .",
    " . . . . . . . . . . ",
];

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// The set-up of an example.
struct Table {
    setting: Setting,
    position: Position,
}

fn board() -> Board {
    let mut hexes = Vec::new();
    for (column, line) in (0..).zip(COLUMNS) {
        for (row, letter) in (0..).zip(line.chars()) {
            let ground = match letter {
                '.' => Ground::Pampas,
                'f' => Ground::Land(Landscape::Forest),
                'e' => Ground::Land(Landscape::Meadow),
                'm' => Ground::Land(Landscape::Mountain),
                'r' => Ground::Land(Landscape::Rocks),
                's' => Ground::Land(Landscape::Swamp),
                'X' => Ground::Market,
                '~' => Ground::Water,
                _ => continue,
            };
            hexes.push((Hex { column, row }, ground));
        }
    }
    Board::new("Examples".into(), "nobody".into(), "1".into(), (7, 21), hexes).expect("a small board")
}

impl Table {
    /// An empty board for two players with empty hands.
    fn new(edition: Edition, running_score: bool) -> Table {
        let rulebook = Rulebook::new(edition, running_score, HouseRules::default());
        let setting = Setting { board: Arc::new(board()), rulebook };
        let position = Position::empty(&setting, 2);
        Table { setting, position }
    }

    fn base() -> Table {
        Table::new(Edition::Base, false)
    }

    fn cell(&self, text: &str) -> Cell {
        hexes::parse(&self.setting.board, text).expect("a hex of the board")
    }

    fn cells(&self, texts: &str) -> Vec<Cell> {
        texts.split(' ').map(|text| self.cell(text)).collect()
    }

    /// The joined groups, given the lowest hex of each.
    fn joined(&self, texts: &str) -> Joined {
        let firsts: Vec<Cell> = texts.split_terminator(' ').map(|text| self.cell(text)).collect();
        Joined::new(&firsts).expect("at most three groups")
    }

    fn land(mut self, seat: Seat, texts: &str) -> Table {
        let cells: Cells = self.cells(texts).into_iter().collect();
        cells.iter().for_each(|cell| self.position.put_tile(seat, cell));
        self
    }

    fn pigs(mut self, seat: Seat, texts: &str) -> Table {
        let cells: Cells = self.cells(texts).into_iter().collect();
        cells.iter().for_each(|cell| self.position.put_animal(seat, Species::Pig, cell));
        self
    }

    fn hand(mut self, card: Card, count: u8) -> Table {
        self.position.hands[0][card.index()] += count;
        self
    }

    fn chip(mut self, text: &str) -> Table {
        let cell = self.cell(text);
        self.position.chips.put(cell);
        self.position.chip_supply -= 1;
        self
    }

    fn with(mut self, change: impl FnOnce(&mut Position)) -> Table {
        change(&mut self.position);
        self
    }

    fn play(&mut self, text: &str) -> Effects {
        let action = actions::parse(&self.setting.board, text).expect("an action");
        let mut effects = Effects::new();
        self.position.play(&self.setting, action, &mut effects).unwrap_or_else(|illegal| panic!("{text}: {illegal}"));
        effects
    }

    fn refusal(&self, text: &str) -> Illegal {
        let action: Action = actions::parse(&self.setting.board, text).expect("an action");
        self.position.check(&self.setting, action).expect_err("the action is illegal")
    }

    /// Plays an action at the start of a new turn. Returns the pesos earned and the points without money.
    fn earns(&mut self, text: &str) -> (u32, u16) {
        self.position.turn = Turn::new(ME, 3);
        let before = self.position.pesos[0];
        self.play(text);
        (self.position.pesos[0] - before, self.points())
    }

    fn points(&self) -> u16 {
        self.position.score(&self.setting, ME).without_money()
    }
}

fn spent(left: u8) -> Effect {
    Effect::Clock(ClockEffect::ActionSpent { left })
}

fn paid(pesos: u32) -> Effect {
    Effect::Purse(PurseEffect::Paid { seat: ME, pesos })
}

fn earned(pesos: u32) -> Effect {
    Effect::Purse(PurseEffect::Earned { seat: ME, pesos })
}

fn discarded(card: Card) -> Effect {
    Effect::Card(CardEffect::Played { seat: ME, card })
}

fn drawn(card: Card, to: Destination) -> Effect {
    Effect::Card(CardEffect::Drawn { card, to })
}

fn used(action: OncePerTurn) -> Effect {
    Effect::Clock(ClockEffect::Used(action))
}

const FOREST: Card = Card::Land(LandCard::Forest);
const PAMPAS: Card = Card::Land(LandCard::Pampas);
const PIG: Card = Card::Animal(Species::Pig);

#[test]
fn section_3_cards_cost_two_from_a_deck_and_three_from_a_display() {
    let mut table = Table::base().with(|position| {
        position.land_deck.push(LandCard::Rocks);
        position.animal_stacks[0].push(Species::Sheep);
        position.animal_stacks[0].push(Species::Horse);
        position.animal_stacks[1].push(Species::Cattle);
        position.animal_display[2] = Some(Species::Pig);
    });
    let rocks = Card::Land(LandCard::Rocks);
    assert_eq!(table.play("buy land deck"), [paid(2), drawn(rocks, Destination::Hand(ME)), spent(2)]);
    // A card bought from a display is replaced immediately.
    let taken = Effect::Card(CardEffect::Taken { seat: ME, card: PIG, slot: 2 });
    let horse = drawn(Card::Animal(Species::Horse), Destination::Display(2));
    assert_eq!(table.play("buy animal pig"), [paid(3), taken, horse, spent(1)]);
    // The new card can be bought by the next action.
    assert_eq!(table.play("buy animal horse")[0], paid(3));
    assert_eq!(table.position.pesos, [12, 20, 0, 0, 0]);
}

#[test]
fn section_3_the_game_ends_when_all_players_pass_in_a_row() {
    let mut table = Table::base().land(ME, "0,1 0,3 0,5");
    let ended = |seat, passed| Effect::Clock(ClockEffect::TurnEnded { seat, passed });
    let began = Effect::Clock(ClockEffect::TurnBegan { seat: YOU, actions: 3 });
    assert_eq!(table.play("end"), [ended(ME, 1), began]);
    let mut rows = Tallies::default();
    rows[0].points[Category::Chains.index()] = 6;
    (0..2).for_each(|seat| rows[seat].points[Category::Money.index()] = 2);
    let scored = Effect::Clock(ClockEffect::Scored { kind: ScoringKind::Final, rows });
    assert_eq!(table.play("end"), [ended(YOU, 2), scored, Effect::Clock(ClockEffect::GameOver)]);
    assert_eq!(table.position.winners(&table.setting), [ME]);
}

#[test]
fn section_3_1_land_cards_extend_a_chain_and_pampas_needs_adjacent_land() {
    let mut table = Table::base().hand(FOREST, 1).hand(PAMPAS, 1).land(ME, "0,3");
    let placed = LandEffect::Placed {
        seat: ME,
        card: LandCard::Forest,
        at: table.cell("0,5"),
        chain: 2,
        joined: table.joined("0,3"),
    };
    assert_eq!(table.play("land forest 0,5"), [discarded(FOREST), Effect::Land(placed), spent(2)]);
    assert_eq!(table.refusal("land pampas 3,4"), Illegal::NotNextToYourLand);
    let placed = LandEffect::Placed {
        seat: ME,
        card: LandCard::Pampas,
        at: table.cell("1,4"),
        chain: 3,
        joined: table.joined("0,3"),
    };
    assert_eq!(table.play("land pampas 1,4"), [discarded(PAMPAS), Effect::Land(placed), spent(1)]);
}

#[test]
fn section_3_1_a_card_whose_landscape_is_full_counts_as_pampas() {
    let mut table = Table::base().hand(FOREST, 1).land(ME, "0,3").land(YOU, "0,1");
    assert_eq!(table.refusal("land forest 1,4"), Illegal::WrongLandscape(FOREST));
    table = table.land(YOU, "0,5");
    let placed = LandEffect::Placed {
        seat: ME,
        card: LandCard::Forest,
        at: table.cell("1,4"),
        chain: 2,
        joined: table.joined("0,3"),
    };
    assert_eq!(table.play("land forest 1,4"), [discarded(FOREST), Effect::Land(placed), spent(2)]);
}

#[test]
fn section_3_1_discarded_cards_become_a_new_deck_when_a_card_must_be_drawn_from_an_empty_one() {
    let mut table = Table::base().with(|position| position.land_discard = [0, 2, 0, 0, 0, 0]);
    let effects = table.play("buy land deck");
    let [first, Effect::Card(CardEffect::Reshuffled { order }), second, last] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!(order.cards(), [LandCard::Forest; 2]);
    assert_eq!([first, second, last], [&paid(2), &drawn(FOREST, Destination::Hand(ME)), &spent(2)]);
}

#[test]
fn section_3_2_an_animal_must_touch_land_or_its_herd() {
    let mut table = Table::base().hand(PIG, 1).hand(Card::Animal(Species::Sheep), 1).land(ME, "0,3").pigs(ME, "1,4");
    // This hex is next to the pig but not next to land, so only pigs are legal there.
    assert_eq!(table.refusal("animal sheep 2,5"), Illegal::NotNextToYourLandOrHerd(Species::Sheep));
    let placed = AnimalEffect::Placed {
        seat: ME,
        species: Species::Pig,
        at: table.cell("2,5"),
        herd: 2,
        joined: table.joined("1,4"),
    };
    // 2,5 is a side of the market at 3,6. The payment counts two pigs and the land tile that the first pig touches.
    let reached = reached(&table, "3,6", true, (2, 1, 3));
    assert_eq!(table.play("animal pig 2,5"), [discarded(PIG), Effect::Animal(placed), reached, earned(3), spent(2)]);
}

fn reached(table: &Table, market: &str, first: bool, (animals, land, pesos): (u16, u16, u32)) -> Effect {
    let market = table.cell(market);
    Effect::Market(MarketEffect::Reached { seat: ME, market, first, animals, land, pesos, is_product: false })
}

#[test]
fn section_3_3_a_second_pig_earns_five_and_a_third_one_six() {
    let mut table = Table::base().hand(PIG, 3).land(ME, "6,1 6,3 6,5");
    let placed = |table: &Table, at: &str, herd, joined: &str| {
        let (at, joined) = (table.cell(at), table.joined(joined));
        Effect::Animal(AnimalEffect::Placed { seat: ME, species: Species::Pig, at, herd, joined })
    };
    assert_eq!(table.play("animal pig 5,4"), [discarded(PIG), placed(&table, "5,4", 1, ""), spent(2)]);
    let (pig, payment) = (placed(&table, "4,5", 2, "5,4"), reached(&table, "3,6", true, (2, 3, 5)));
    assert_eq!(table.play("animal pig 4,5"), [discarded(PIG), pig, payment, earned(5), spent(1)]);
    let (pig, payment) = (placed(&table, "3,4", 3, "4,5"), reached(&table, "3,6", false, (3, 3, 6)));
    assert_eq!(table.play("animal pig 3,4")[..5], [discarded(PIG), pig, payment, earned(6), spent(0)]);
}

#[test]
fn section_3_3_a_pig_that_joins_herds_earns_eleven() {
    let table = Table::base().hand(PIG, 1).land(ME, "5,0 6,1 6,3").land(ME, "5,10 6,9");
    let mut table = table.pigs(ME, "5,4 5,2 4,3").pigs(ME, "4,7 5,8");
    let placed = AnimalEffect::Placed {
        seat: ME,
        species: Species::Pig,
        at: table.cell("4,5"),
        herd: 6,
        joined: table.joined("4,3 4,7"),
    };
    let payment = reached(&table, "3,6", false, (6, 5, 11));
    assert_eq!(table.play("animal pig 4,5"), [discarded(PIG), Effect::Animal(placed), payment, earned(11), spent(2)]);
}

#[test]
fn section_3_4_a_harvest_earns_three_pesos_a_tile() {
    let mut table = Table::base().land(ME, "6,1 6,3 6,5").land(ME, "6,19");
    assert_eq!(table.refusal("harvest 6,19"), Illegal::ChainTooShort { tiles: 1, needed: 2 });
    let placed = HarvestEffect::Placed { seat: ME, at: table.cell("6,3"), from: None, tiles: 3 };
    assert_eq!(table.play("harvest 6,3"), [Effect::Harvest(placed), earned(9), used(OncePerTurn::Harvest), spent(2)]);
    assert_eq!(table.refusal("harvest 6,3"), Illegal::Harvested);
    table.position.turn.harvested = false;
    assert_eq!(table.refusal("harvest 6,1"), Illegal::ChainHasChip);
}

#[test]
fn section_3_4_without_chips_in_the_supply_one_is_taken_from_an_opponent() {
    let table = Table::base().land(ME, "6,1 6,3").land(ME, "2,1 2,3").land(YOU, "6,17 6,19");
    let mut table = table.chip("2,1").chip("6,19").with(|position| position.chip_supply = 0);
    assert_eq!(table.refusal("harvest 6,1"), Illegal::NoChipInSupply);
    assert_eq!(table.refusal("harvest 6,1 from 2,1"), Illegal::ChipIsYours);
    assert_eq!(table.refusal("harvest 6,1 from 6,17"), Illegal::NoChipThere);
    let placed = HarvestEffect::Placed { seat: ME, at: table.cell("6,1"), from: Some(table.cell("6,19")), tiles: 2 };
    let effects = table.play("harvest 6,1 from 6,19");
    assert_eq!(effects, [Effect::Harvest(placed), earned(6), used(OncePerTurn::Harvest), spent(2)]);
    assert!(!table.position.chips.has(table.cell("6,19")));
}

#[test]
fn section_3_5_a_group_holds_one_hacienda() {
    let mut table = Table::base().land(ME, "6,1 6,3").pigs(ME, "5,2").with(|position| position.pesos[0] = 36);
    let placed = HaciendaEffect::Placed { seat: ME, at: table.cell("6,3"), group: 2 };
    assert_eq!(table.play("hacienda 6,3"), [paid(12), Effect::Hacienda(placed), used(OncePerTurn::Hacienda), spent(2)]);
    assert_eq!(table.refusal("hacienda 5,2"), Illegal::HaciendaBought);
    table.position.turn = Turn::new(ME, 3);
    assert_eq!(table.refusal("hacienda 6,1"), Illegal::GroupHasHacienda);
    // A single animal is a group too.
    table.play("hacienda 5,2");
}

#[test]
fn section_3_6_ponds_are_dug_into_empty_pampas() {
    let mut table = Table::base().land(ME, "2,5");
    assert_eq!(table.refusal("pond 2,5 2,3"), Illegal::HexIsTaken);
    assert_eq!(table.refusal("pond 0,1"), Illegal::NotPampas);
    assert_eq!(table.refusal("pond 2,1 2,3 2,7"), Illegal::NoSuchPond);
    assert_eq!(table.refusal("pond 4,1 4,3 4,5"), Illegal::NoSuchPond);
    let cells = PondCells::new(&table.cells("1,4 1,6 2,7")).expect("three hexes");
    let placed = PondEffect::Placed { seat: ME, shape: PondShape::Bent, cells };
    assert_eq!(table.play("pond 2,7 1,4 1,6"), [paid(12), Effect::Pond(placed), used(OncePerTurn::Pond), spent(2)]);
    assert_eq!(table.points(), 1);
}

#[test]
fn section_4_stacks_that_run_out_cause_scorings_at_the_end_of_the_round() {
    let mut table = Table::base().with(|position| {
        position.animal_stacks[0].push(Species::Sheep);
        position.animal_stacks[1].push(Species::Horse);
    });
    let due = |kind| Effect::Clock(ClockEffect::FellDue(kind));
    let sheep = drawn(Card::Animal(Species::Sheep), Destination::Hand(ME));
    assert_eq!(table.play("buy animal deck"), [paid(2), sheep, due(ScoringKind::Intermediate), spent(2)]);
    let horse = drawn(Card::Animal(Species::Horse), Destination::Hand(ME));
    assert_eq!(table.play("buy animal deck"), [paid(2), horse, due(ScoringKind::Final), spent(1)]);
    table.play("end");
    // Both stacks run out in one round, so both scorings take place, one after the other. In each, 16 and 20 pesos give
    // 1 and 2 points.
    let mut rows = Tallies::default();
    (rows[0].points[Category::Money.index()], rows[1].points[Category::Money.index()]) = (1, 2);
    let scored = |kind| Effect::Clock(ClockEffect::Scored { kind, rows });
    let ended = Effect::Clock(ClockEffect::TurnEnded { seat: YOU, passed: 1 });
    let over = Effect::Clock(ClockEffect::GameOver);
    let both = [ended, scored(ScoringKind::Intermediate), scored(ScoringKind::Final), over];
    assert_eq!(table.play("end"), both);
    assert_eq!(table.position.points(&table.setting)[..2], [2, 4]);
}

#[test]
fn section_5_variant_1_pays_animals_times_touching_land() {
    let chain_of_six = "4,1 5,0 6,1 6,3 6,5 5,6";
    let pays = |land: &str, pigs: &str, at: &str| {
        let table = Table::new(Edition::Variant1, false).hand(PIG, 1).land(ME, land).pigs(ME, pigs);
        { table }.earns(&format!("animal pig {at}")).0
    };
    assert_eq!(pays("6,3", "5,4", "4,5"), 2);
    assert_eq!(pays("6,5 6,3 6,1 5,0", "5,4", "4,5"), 4);
    assert_eq!(pays(chain_of_six, "5,4", "4,5"), 6);
    assert_eq!(pays(chain_of_six, "5,4 4,5 5,2", "3,4"), 24);
}

/// Plays the worked turns of Variant 2 with the base game or Variant 1. Returns the pesos earned and the points at each
/// step of the example.
fn worked_turns(edition: Edition) -> Vec<(u32, u16)> {
    let mut table = Table::new(edition, true).hand(PAMPAS, 3).hand(PIG, 5).land(ME, "6,1 6,3 6,5");
    table.position.pesos[0] = 40;
    let mut turns = vec![(0, table.points())];
    turns.push(table.earns("land pampas 6,7"));
    table.earns("animal pig 5,4");
    turns.push(table.earns("animal pig 4,5"));
    // Adds a separate tile next to the printed water at 5,18.
    table = table.land(ME, "4,19");
    turns.push((0, table.points()));
    table.earns("animal pig 4,17");
    turns.push(table.earns("animal pig 5,16"));
    table.position.turn = Turn::new(ME, 3);
    table.play("hacienda 6,1");
    turns.push((0, table.points()));
    turns.push(table.earns("land pampas 6,9"));
    turns.push(table.earns("animal pig 3,4"));
    turns
}

#[test]
fn section_5_variant_2_updates_the_points_after_every_action() {
    let points = [6, 8, 9, 10, 14, 18, 21, 21];
    let base: Vec<(u32, u16)> = [0, 0, 6, 0, 3, 0, 0, 8].into_iter().zip(points).collect();
    assert_eq!(worked_turns(Edition::Base), base);
    // Variant 1 also scores the herd of three, which gives 3 more points at the end.
    let points = [6, 8, 9, 10, 14, 18, 21, 24];
    let variant1: Vec<(u32, u16)> = [0, 0, 4, 0, 2, 0, 0, 6].into_iter().zip(points).collect();
    assert_eq!(worked_turns(Edition::Variant1), variant1);
}

#[test]
fn section_5_the_crucible_gives_different_points() {
    let table = Table::new(Edition::Crucible, false).land(ME, "6,1 6,3 6,5").pigs(ME, "5,4 4,5 3,4");
    let tally = table.position.score(&table.setting, ME);
    // One market gives 2 points, a chain of three gives 3, a herd of three gives 3, and 20 pesos give 2.
    assert_eq!(tally.points, [2, 3, 0, 0, 3, 2]);
    assert_eq!(table.setting.rulebook.market_points(5), 20);
}
