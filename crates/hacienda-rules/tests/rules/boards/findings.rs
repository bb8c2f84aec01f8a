//! Tests of board findings: built-in boards have none, and each kind is found on a board made for it.

use hacienda_rules::{
    Board, Ground, Hex, HouseRules, Landscape, Rulebook,
    maps::{
        BUILT_IN_BOARDS,
        drawing::{Brush, Drawing},
        findings::{self, Finding},
        generate::{Recipe, Symmetry},
        grid::Grid,
    },
};

/// Creates a board from its rows as displayed, each written from right to left with one letter per hex: `p` is pampas,
/// `m` a market, `w` water, `1` to `5` are the landscapes, and `.` is void. Every second row is shifted by half a hex.
fn board(lines: &[&str]) -> Board {
    let rows = 2 * lines.iter().map(|line| line.len()).max().unwrap_or(0) as u16 + 1;
    let mut grid = Grid::new(lines.len() as u16, rows);
    for (column, line) in lines.iter().enumerate() {
        for (place, letter) in line.bytes().enumerate() {
            let ground = match letter {
                b'p' => Some(Ground::Pampas),
                b'm' => Some(Ground::Market),
                b'w' => Some(Ground::Water),
                b'1'..=b'5' => Some(Ground::Land(Landscape::ALL[usize::from(letter - b'1')])),
                _ => None,
            };
            let row = 2 * place as u16 + (column as u16 + 1) % 2;
            grid.put(Hex { column: column as u16, row }, ground);
        }
    }
    grid.board().expect("the board has hexes")
}

/// The board and its findings, except [`Finding::FewerHexesThanCards`], because the boards here are small.
fn found(lines: &[&str]) -> (Board, Vec<Finding>) {
    let board = board(lines);
    let mut found = findings::find(&board, &Rulebook::default());
    found.retain(|finding| !matches!(finding, Finding::FewerHexesThanCards { .. }));
    (board, found)
}

#[test]
fn built_in_and_generated_boards_have_no_findings() {
    for built_in in BUILT_IN_BOARDS {
        assert_eq!(
            findings::find(built_in.board(), &Rulebook::new(built_in.edition, false, HouseRules::default())),
            [],
            "{}",
            built_in.word
        );
    }
    for number in 0..60 {
        let symmetry = Symmetry::ALL[usize::from(number) % Symmetry::ALL.len()];
        let recipe = Recipe { number, symmetry, seats: 2 + (number % 4) as u8, ..Recipe::default() };
        assert_eq!(findings::find(&recipe.board(), &Rulebook::default()), [], "{recipe}");
    }
}

#[test]
fn missing_grounds_are_found() {
    assert_eq!(found(&["12345", "ppmpp"]).1, []);
    let (_, without) = found(&["12345", "mm.mm"]);
    assert_eq!(without[0], Finding::NoPampas);
    assert!(
        !without.iter().any(|finding| matches!(finding, Finding::UnreachableMarkets(_))),
        "missing pampas must be reported only once: {without:?}"
    );
    assert_eq!(found(&["12345", "ppppp"]).1, [Finding::NoMarket]);
    assert_eq!(found(&["12355", "ppmpp"]).1, [Finding::NoLandscape(Landscape::ALL[3])]);
    assert_eq!(found(&["ppmpp", "ppppp"]).1, [Finding::NoLand], "missing landscapes must be reported only once");
}

#[test]
fn a_market_that_no_animal_can_reach_is_found() {
    // The first market is between land and void.
    let (walled, found_there) = found(&["12345p", "m...pm", "1...p."]);
    let [Finding::UnreachableMarkets(cut)] = found_there[..] else { panic!("{found_there:?}") };
    assert_eq!((cut.count(), cut.first().map(|cell| walled.ground(cell))), (1, Some(Ground::Market)));
    assert_eq!(found_there[0].cells(&walled), cut);
    // If the pampas around a market are not connected to land, the market and the pampas are both reported.
    let (apart, found_apart) = found(&["12345pm", "pppp...", ".......", "ppmp..."]);
    let [Finding::UnreachableMarkets(markets), Finding::UnreachablePampas(pampas)] = found_apart[..] else {
        panic!("{found_apart:?}")
    };
    assert_eq!((markets.count(), pampas.count()), (1, 3));
    assert!(pampas.is_subset(apart.pampas()));
}

#[test]
fn markets_with_shared_sides_are_found() {
    let (board, shared) = found(&["12345...", "pmpmpppm", "pppppppp"]);
    let [Finding::SharedSides { markets, sides }] = shared[..] else { panic!("{shared:?}") };
    // The shared side is the hex between the first two markets. The third market is far away.
    assert_eq!((markets.count(), board.markets().count()), (2, 3));
    assert!(!board.paired(&markets).intersects(&markets) && sides.is_subset(board.pampas()) && !sides.is_empty());
    assert_eq!(shared[0].cells(&board), markets | sides);
    let (_, found) = found(&["12345...", "ppmmpppp"]);
    let [Finding::SharedSides { markets, sides }] = found[..] else { panic!("{found:?}") };
    assert_eq!((markets.count(), sides.count()), (2, 0), "the two markets touch");
}

#[test]
fn a_single_hex_is_reported_in_the_singular() {
    let sentences = |lines: &[&str]| found(lines).1.iter().map(Finding::to_string).collect::<Vec<_>>();
    assert_eq!(
        sentences(&["12345pm..p"]),
        ["no landscape is connected to 1 hex of pampas: only ponds can be placed there"]
    );
    assert_eq!(
        sentences(&["12345pm..pp"]),
        ["no landscape is connected to 2 hexes of pampas: only ponds can be placed there"]
    );
}

#[test]
fn a_board_with_fewer_places_than_cards_reports_both_numbers() {
    let small = board(&["12345", "ppmpp"]);
    assert_eq!(findings::find(&small, &Rulebook::default()), [Finding::FewerHexesThanCards { places: 9, cards: 80 }]);
    let mut drawing = Drawing::of(Grid::of(&small));
    drawing.paint(Hex { column: 0, row: 1 }, None, Brush::Free).expect("void can be painted");
    let smaller = drawing.board().expect("a board");
    assert!(
        findings::find(&smaller, &Rulebook::default()).contains(&Finding::FewerHexesThanCards { places: 8, cards: 80 })
    );
}
