//! In narrow sets of hexes and in wide ones it is the same game, and everybody chooses alike in it.

use std::sync::Arc;
use tabletop::Thinker as _;

use hacienda_bots::{Brain, Level, Mind, Player, Temper};
use hacienda_rules::{
    Action, Board, Effects, Ground, Hex, HouseRules, NARROW, Position, Rulebook, Seat, Setting, WORDS, maps,
};

/// Pieces of work for a choice: enough to plan a turn and to compare plans.
const PIECES: u32 = 40;

/// A board of so many hexes in one long field.
fn field(hexes: u16) -> Board {
    let hexes = (0..hexes).map(|n| (Hex { column: n / 20, row: n % 20 * 2 + n / 20 % 2 }, Ground::Pampas)).collect();
    Board::new("Field".into(), String::new(), String::new(), (20, 60), hexes).expect("it is a board")
}

/// A board of ours, one of the smallest, and one by chance.
fn settings() -> impl Iterator<Item = Setting> {
    let house = HouseRules { mixed_herds: true, harvest_minimum: 3, ..HouseRules::default() };
    let books = [Rulebook::default(), Rulebook::new(hacienda_rules::Game::Variant1, true, house)];
    ["symmetric", "paddock", "R4M-7315"].into_iter().zip(books.into_iter().cycle()).map(|(name, rulebook)| {
        let board = maps::board_of(name, "".as_ref()).expect("a board of ours or a recipe");
        Setting { board: Arc::new(board), rulebook }
    })
}

/// The action that is chosen, where need be in a hurry.
fn choice<const W: usize>(brain: &mut Brain<W>, setting: &Setting<W>, position: &Position<W>) -> Action {
    let thought = brain.think(setting, position, position.turn.seat, PIECES, 0.0);
    thought.or_else(|| brain.think(setting, position, position.turn.seat, 1, 1.0)).expect("whoever is hurried decides")
}

/// Plays a game in both widths at once, and compares all that can be asked; how many actions it took.
fn is_one_game(setting: &Setting, seats: u8, seed: u64, levels: &[Level]) -> u32 {
    let narrow_setting = setting.narrow().expect("the board is small");
    let mut wide = Position::setup(setting, seats, seed, None).expect("so many may play");
    let mut narrow = Position::setup(&narrow_setting, seats, seed, None).expect("so many may play");
    let player = |seat: usize| (levels[seat % levels.len()], Temper::Balanced, seed * 8 + seat as u64);
    let mut actions = 0;
    let each = 0..usize::from(seats);
    let mut minds: Vec<Mind> =
        each.clone().map(player).map(|(level, temper, seed)| Mind::of(Player { level, temper }, seed)).collect();
    let mut narrows: Vec<Brain<NARROW>> =
        each.clone().map(player).map(|(level, temper, seed)| Brain::of(Player { level, temper }, seed)).collect();
    let mut wides: Vec<Brain<WORDS>> =
        each.map(player).map(|(level, temper, seed)| Brain::of(Player { level, temper }, seed)).collect();
    loop {
        assert_eq!(narrow.fingerprint(), wide.fingerprint());
        assert_eq!((wide.fit().as_ref(), narrow.fit().as_ref()), (Some(&narrow), Some(&wide)), "there and back");
        assert_eq!(narrow.legal(&narrow_setting), wide.legal(setting));
        assert_eq!(narrow.scores(&narrow_setting), wide.scores(setting));
        assert_eq!(narrow.sight(Seat(0)), wide.sight(Seat(0)));
        if wide.over {
            break;
        }
        let seat = wide.turn.seat.index();
        let action = choice(&mut narrows[seat], &narrow_setting, &narrow);
        assert_eq!(choice(&mut wides[seat], setting, &wide), action);
        let mind = &mut minds[seat];
        let thought = mind.step(setting, &wide, PIECES);
        assert_eq!(thought.or_else(|| mind.think(setting, &wide, wide.turn.seat, 1, 1.0)), Some(action));
        let [mut told, mut told_wide] = [Effects::new(), Effects::new()];
        narrow.play(&narrow_setting, action, &mut told).expect("computer players choose legal actions");
        wide.play(setting, action, &mut told_wide).expect("what is legal in one width is legal in the other");
        assert_eq!(told, told_wide);
        actions += 1;
    }
    assert_eq!(narrow.points(&narrow_setting), wide.points(setting));
    assert_eq!(narrow.winners(&narrow_setting), wide.winners(setting));
    actions
}

#[test]
fn narrow_and_wide_play_the_same_game() {
    for setting in settings() {
        for seed in 1..4 {
            assert!(is_one_game(&setting, 2 + seed as u8, seed, &[Level::Random, Level::Greedy]) > 50);
        }
    }
    // Those who think longer see more of it in fewer games.
    let small = settings().min_by_key(|setting| setting.board.len()).expect("there are some");
    assert!(is_one_game(&small, 2, 5, &[Level::Expert, Level::Medium]) > 20);
}

#[test]
fn only_boards_that_narrow_sets_hold_have_a_narrow_form() {
    for (hexes, holds) in [(1, true), (64, true), (65, true), (256, true), (257, false), (400, false)] {
        let setting = Setting { board: Arc::new(field(hexes)), rulebook: Rulebook::default() };
        assert_eq!(setting.narrow().is_some(), holds, "{hexes} hexes");
        assert_eq!(setting.board.fit::<NARROW>().is_some(), holds);
        if let Some(narrow) = setting.narrow() {
            assert!(Arc::ptr_eq(&narrow.board, &setting.narrow().expect("as before").board), "it is made once");
        }
    }
}

#[test]
fn positions_with_pieces_beyond_narrow_sets_do_not_fit_them() {
    let setting = Setting { board: Arc::new(field(300)), rulebook: Rulebook::default() };
    let mut position = Position::setup(&setting, 2, 1, None).expect("two may play");
    let cell = |index: usize| setting.board.cells().nth(index).expect("so many hexes");
    position.put_tile(Seat(1), cell(255));
    assert!(position.fit::<NARROW>().is_some());
    position.put_tile(Seat(1), cell(256));
    assert_eq!(position.fit::<NARROW>(), None);
    assert_eq!(position.fit::<WORDS>(), Some(position));
    // Whoever is asked there thinks in the width of the board.
    let wide = Brain::<WORDS>::of(Level::Hard.into(), 3).choose(&setting, &position);
    assert_eq!(Mind::new(Level::Hard, 3).choose(&setting, &position), wide);
}

#[test]
fn a_board_goes_into_another_width_and_comes_back() {
    for setting in settings() {
        let (board, narrow) = (&setting.board, setting.narrow().expect("the board is small").board);
        let back: Board = narrow.fit().expect("the widest sets hold every board");
        assert!(maps::same(board, &back));
        assert_eq!((narrow.hash(), narrow.len()), (board.hash(), board.len()));
        assert_eq!(back.market_sides(), board.market_sides());
        for cell in board.cells() {
            assert_eq!(narrow.beside(cell), board.beside(cell));
            assert_eq!(narrow.around_some(&[cell]).fit(), Some(board.around_some(&[cell])));
        }
    }
}
