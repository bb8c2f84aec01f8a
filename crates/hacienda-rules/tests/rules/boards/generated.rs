//! Tests of generated boards: ten thousand recipes, which cover every size and symmetry, all give playable boards.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use hacienda_rules::{
    Board, Hex, Rng, Rulebook, Setting,
    formats::records::Record,
    maps::{
        self,
        generate::{DEFAULT_LEVEL, MAX_NUMBER, Recipe, Symmetry},
        haz,
    },
};

use super::{
    assert_games_end, assert_hexes_connected, assert_markets_open, assert_pampas_connected, count_equal_neighbours,
    landscapes, unevenness,
};

/// The recipe with this number. Seats and symmetries cycle, and half of the recipes have a random size and random
/// densities.
fn recipe(number: u64) -> Recipe {
    let mut rng = Rng::new(number, 4_000);
    let mut level = || if (number / 16).is_multiple_of(2) { DEFAULT_LEVEL } else { 1 + rng.below(5) as u8 };
    Recipe {
        seats: 2 + (number % 4) as u8,
        symmetry: Symmetry::ALL[(number / 4 % 4) as usize],
        size: level(),
        land: level(),
        markets: level(),
        water: level(),
        number: (number % (u64::from(MAX_NUMBER) + 1)) as u16,
    }
}

/// The image of a hex under the symmetry, computed independently of the generator.
fn image(symmetry: Symmetry, board: &Board, hex: Hex) -> Hex {
    let (columns, rows) = (board.columns, board.rows);
    match symmetry {
        Symmetry::None => hex,
        Symmetry::Mirror => Hex { column: hex.column, row: rows - 1 - hex.row },
        Symmetry::HalfTurn => Hex { column: columns - 1 - hex.column, row: rows - 1 - hex.row },
        Symmetry::ThirdTurn => {
            let (column, row) = (i32::from(columns / 2), i32::from(rows / 2));
            let (down, right) = (i32::from(hex.column) - column, i32::from(hex.row) - row);
            // The offset from the centre is a sum of steps (0, 2) and (1, 1). A third of a turn maps the first step to
            // (1, -1) and the second to (0, -2).
            let (straight, aslant) = ((right - down) / 2, down);
            let turned = (column + straight, row - straight - 2 * aslant);
            Hex { column: turned.0 as u16, row: turned.1 as u16 }
        }
    }
}

fn assert_symmetric(recipe: &Recipe, board: &Board) {
    for cell in board.cells() {
        let counterpart = board.cell(image(recipe.symmetry, board, board.hex(cell)));
        assert_eq!(
            counterpart.map(|cell| board.ground(cell)),
            Some(board.ground(cell)),
            "{recipe} at {}",
            board.hex(cell)
        );
    }
}

/// Checks a generated board, and returns its numbers of hexes and markets.
fn check(recipe: Recipe) -> (usize, u16) {
    let board = recipe.board();
    assert_eq!(board.name, recipe.to_string());
    assert_eq!(Recipe::parse(&board.name), Some(recipe));
    assert_hexes_connected(&board);
    assert_pampas_connected(&board);
    assert_markets_open(&board, 3);
    assert_eq!(unevenness(&board), 0, "{recipe}: {:?}", landscapes(&board));
    assert_eq!(count_equal_neighbours(&board), 0, "{recipe}: no two hexes of one landscape may touch");
    assert_symmetric(&recipe, &board);
    assert!(u32::from(board.columns) * u32::from(board.rows) <= 1_760 && board.rows <= 100, "{recipe}");
    let (hexes, markets) = (board.len(), board.markets().count());
    assert!((60..=420).contains(&hexes), "{recipe}: {hexes} hexes");
    assert!(markets >= 3, "{recipe}: {markets} markets");
    if recipe.number.is_multiple_of(50) {
        assert_games_end(&board, 4);
    }
    (hexes, markets)
}

#[test]
fn ten_thousand_generated_boards_are_playable() {
    let next = AtomicU64::new(0);
    let (mut boards, mut hexes, mut markets) = (0, (usize::MAX, 0), (u16::MAX, 0));
    thread::scope(|scope| {
        let work = || {
            let mut seen = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= 10_000 {
                    return seen;
                }
                seen.push(check(recipe(number)));
            }
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for (h, m) in workers.into_iter().flat_map(|worker| worker.join().expect("all checks pass")) {
            boards += 1;
            hexes = (hexes.0.min(h), hexes.1.max(h));
            markets = (markets.0.min(m), markets.1.max(m));
        }
    });
    println!("{boards} generated boards: {hexes:?} hexes, {markets:?} markets");
    assert_eq!(boards, 10_000);
}

#[test]
fn a_recipe_always_gives_the_same_board_and_each_number_a_different_one() {
    // Players share recipes, so a recipe must give the same board on every machine and in every later version.
    let expected = [
        ("R2M-1", 18_052_008_278_939_187_128),
        ("R3H-22", 11_806_140_776_793_949_029),
        ("R4T-333", 17_462_898_980_314_811_912),
        ("R5N-4444", 5_664_339_190_630_494_153),
        ("R4M-2415-9999", 14_357_826_528_458_003_250u64),
    ];
    let hashes = expected.map(|(text, _)| (text, Recipe::parse(text).expect(text).board().hash()));
    assert_eq!(hashes, expected);
    let different: BTreeSet<u64> =
        (0..100).map(|number| Recipe { number, ..Recipe::default() }.board().hash()).collect();
    assert_eq!(different.len(), 100);
}

#[test]
fn higher_levels_give_more_hexes_land_markets_and_water() {
    let sums = |change: &dyn Fn(&mut Recipe)| {
        let mut sums = (0, 0, 0, 0);
        for number in 0..20 {
            let mut recipe = Recipe { number, ..Recipe::default() };
            change(&mut recipe);
            let board = recipe.board();
            let land: u16 = landscapes(&board).iter().sum();
            sums.0 += board.len();
            sums.1 += usize::from(land);
            sums.2 += usize::from(board.markets().count());
            sums.3 += usize::from(board.water().count());
        }
        sums
    };
    let usual = sums(&|_| ());
    assert!(sums(&|recipe| recipe.size = 5).0 > usual.0 && usual.0 > sums(&|recipe| recipe.size = 1).0);
    assert!(sums(&|recipe| recipe.land = 5).1 > usual.1 && usual.1 > sums(&|recipe| recipe.land = 1).1);
    assert!(sums(&|recipe| recipe.markets = 5).2 > usual.2 && usual.2 > sums(&|recipe| recipe.markets = 1).2);
    assert!(sums(&|recipe| recipe.water = 5).3 > usual.3 && sums(&|recipe| recipe.water = 1).3 == 0);
    assert!(sums(&|recipe| recipe.seats = 5).0 > usual.0 && usual.0 > sums(&|recipe| recipe.seats = 2).0);
}

#[test]
fn a_generated_board_works_like_any_other_board() {
    let board = maps::board_of("r4m-7315", "".as_ref()).expect("a recipe");
    assert_eq!((board.name.as_str(), maps::name_of(&board)), ("R4M-7315", None));
    let text = haz::write(&board);
    assert_eq!(haz::write(&haz::read(&text).expect("a board")), text);
    assert_games_end(&board, 20);
    // A record contains the whole board if the board is not built in.
    let setting = Setting { board: board.into(), rulebook: Rulebook::default() };
    let (record, _) = Record::begin(setting, vec!["random".to_owned(); 2], 1, None).expect("two players are allowed");
    let header = record.header();
    assert!(header.contains("\"haz\":\"[Control]"), "{header}");
    let read = Record::parse(&record.text()).expect("a record");
    assert_eq!(haz::write(&read.setting.board), text);
}
