//! Tests that narrow and wide hex sets give the same game and the same choices.

use std::sync::Arc;
use tabletop::Thinker as _;

use hacienda_bots::{Bot, Level, Player, SizedBot, Temper};
use hacienda_rules::{
    Action, Board, Cells, Effects, Ground, Hex, HouseRules, Narrow, Position, Printed, Rulebook, Seat, Setting, Size,
    Wide, maps,
};

/// The number of work units for a choice: enough to plan a turn and to compare plans.
const WORK_UNITS: u32 = 40;

/// Returns a board with this number of hexes, all of them pampas.
fn field(hexes: u16) -> Board {
    let hexes = (0..hexes).map(|n| (Hex { column: n / 20, row: n % 20 * 2 + n / 20 % 2 }, Ground::Pampas)).collect();
    Board::new("Field".into(), String::new(), String::new(), (20, 60), hexes).expect("the board is valid")
}

/// Returns settings on a main board, a very small board and a random board.
fn settings() -> impl Iterator<Item = Setting> {
    let house = HouseRules { mixed_herds: true, harvest_minimum: 3, ..HouseRules::default() };
    let books = [Rulebook::default(), Rulebook::new(hacienda_rules::Edition::Variant1, true, house)];
    ["symmetric", "paddock", "R4M-7315"].into_iter().zip(books.into_iter().cycle()).map(|(name, rulebook)| {
        let board = maps::board_of(name, "".as_ref()).expect("a built-in board or a recipe");
        Setting { board: Arc::new(board), rulebook }
    })
}

/// Returns the chosen action, hurrying the bot if necessary.
fn choice<S: Size>(bot: &mut SizedBot<S>, setting: &Setting, position: &Position<S>) -> Action {
    let thought = bot.think(setting, position, position.turn.seat, WORK_UNITS, 0.0);
    thought.or_else(|| bot.think(setting, position, position.turn.seat, 1, 1.0)).expect("a hurried bot decides")
}

/// Plays a game in both widths at once and compares all results. Returns the number of actions.
fn play_in_both_widths(setting: &Setting, seats: u8, seed: u64, levels: &[Level]) -> u32 {
    assert!(setting.board.fits::<Narrow>(), "the board must fit into narrow hex sets");
    let mut wide = Position::<Wide>::setup(setting, seats, seed, None).expect("the number of seats is allowed");
    let mut narrow = Position::<Narrow>::setup(setting, seats, seed, None).expect("the number of seats is allowed");
    let player = |seat: usize| (levels[seat % levels.len()], Temper::Balanced, seed * 8 + seat as u64);
    let mut actions = 0;
    let each = 0..usize::from(seats);
    let mut bots: Vec<Bot> =
        each.clone().map(player).map(|(level, temper, seed)| Bot::of(Player { level, temper }, seed)).collect();
    let mut narrows: Vec<SizedBot<Narrow>> =
        each.clone().map(player).map(|(level, temper, seed)| SizedBot::of(Player { level, temper }, seed)).collect();
    let mut wides: Vec<SizedBot<Wide>> =
        each.map(player).map(|(level, temper, seed)| SizedBot::of(Player { level, temper }, seed)).collect();
    loop {
        assert_eq!(narrow.fingerprint(), wide.fingerprint());
        assert_eq!(
            (wide.fit().as_ref(), narrow.fit().as_ref()),
            (Some(&narrow), Some(&wide)),
            "the conversion must lose nothing"
        );
        assert_eq!(narrow.legal(setting), wide.legal(setting));
        assert_eq!(narrow.scores(setting), wide.scores(setting));
        assert_eq!(narrow.visibility_hash(Seat(0)), wide.visibility_hash(Seat(0)));
        if wide.over {
            break;
        }
        let seat = wide.turn.seat.index();
        let action = choice(&mut narrows[seat], setting, &narrow);
        assert_eq!(choice(&mut wides[seat], setting, &wide), action);
        let bot = &mut bots[seat];
        let thought = bot.step(setting, &wide, WORK_UNITS);
        assert_eq!(thought.or_else(|| bot.think(setting, &wide, wide.turn.seat, 1, 1.0)), Some(action));
        let [mut effects, mut wide_effects] = [Effects::new(), Effects::new()];
        narrow.play(setting, action, &mut effects).expect("bots choose legal actions");
        wide.play(setting, action, &mut wide_effects).expect("the same actions are legal in both widths");
        assert_eq!(effects, wide_effects);
        actions += 1;
    }
    assert_eq!(narrow.points(setting), wide.points(setting));
    assert_eq!(narrow.winners(setting), wide.winners(setting));
    actions
}

#[test]
fn narrow_and_wide_play_the_same_game() {
    for setting in settings() {
        for seed in 1..4 {
            assert!(play_in_both_widths(&setting, 2 + seed as u8, seed, &[Level::Random, Level::Greedy]) > 50);
        }
    }
    // The levels that search longer exercise more code, so one game suffices.
    let small = settings().min_by_key(|setting| setting.board.len()).expect("at least one setting exists");
    assert!(play_in_both_widths(&small, 2, 5, &[Level::Expert, Level::Medium]) > 20);
}

#[test]
fn narrow_sets_hold_boards_of_up_to_256_hexes() {
    for (hexes, holds) in [(1, true), (64, true), (65, true), (256, true), (257, false), (400, false)] {
        assert_eq!(field(hexes).fits::<Narrow>(), holds, "{hexes} hexes");
        assert!(field(hexes).fits::<Wide>());
    }
}

#[test]
fn positions_with_pieces_beyond_narrow_sets_are_not_narrowed() {
    let setting = Setting { board: Arc::new(field(300)), rulebook: Rulebook::default() };
    let mut position = Position::setup(&setting, 2, 1, None).expect("two players are allowed");
    let cell = |index: usize| setting.board.cells().nth(index).expect("an index on the board");
    position.put_tile(Seat(1), cell(255));
    assert!(position.fit::<Narrow>().is_some());
    position.put_tile(Seat(1), cell(256));
    assert_eq!(position.fit::<Narrow>(), None);
    assert_eq!(position.fit::<Wide>(), Some(position));
    // On this board the bot uses wide sets.
    let wide = SizedBot::<Wide>::of(Level::Hard.into(), 3).choose(&setting, &position);
    assert_eq!(Bot::new(Level::Hard, 3).choose(&setting, &position), wide);
}

#[test]
fn a_board_is_the_same_in_both_set_sizes() {
    for Setting { board, .. } in settings() {
        let (narrow, wide): (&Printed<Narrow>, &Printed<Wide>) = (board.printed(), board.printed());
        assert_eq!((narrow.pampas.fit(), narrow.land.map(|land| land.fit())), (Some(wide.pampas), wide.land.map(Some)));
        assert_eq!((narrow.markets.fit(), narrow.market_sides.fit()), (Some(wide.markets), Some(wide.market_sides)));
        assert_eq!(narrow.water.fit(), Some(wide.water));
        assert_eq!((&wide.pampas, &wide.market_sides), (board.pampas(), board.market_sides()));
        for cell in board.cells() {
            let around: Cells<Narrow> = board.neighbours_of_cells(&[cell]);
            assert_eq!(around.fit::<Wide>(), Some(board.neighbours_of_cells(&[cell])));
            assert!(around.iter().eq(board.neighbours(cell).iter().copied()));
        }
    }
}
