//! Tests of hex inspection. Its results must agree with the scores, payments and legal actions of the rules, in
//! positions of recorded games and in the worked examples of the rules.

use std::path::Path;

use hacienda_rules::{
    Action, Card, Category, Cell, Ground, Position, Seat, Setting,
    formats::{positions, records::Record},
};

use super::{Empty, Group, Harvest, Inspection, at_turn_of, inspect, preview_card};
use crate::{
    games::hacienda::{preview::Preview, texts::inspection},
    seats::{PlayerKind, Seating, names},
    texts::{Text, Translations},
};

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Calls `see` with every tenth position and the last position of several recorded games.
fn for_each_position(mut see: impl FnMut(&Position, &Setting)) {
    let names = [
        "base-3-asymmetric",
        "running-3-symmetric-1009",
        "variant1-4-symmetric-1014",
        "crucible-2-symmetric",
        "herds-5-symmetric-1040",
        "haciendas-4-symmetric-1037",
        "minimum-3-symmetric-1031",
    ];
    for name in names {
        let text = std::fs::read_to_string(folder().join(format!("tests/records/{name}.hacienda")))
            .expect("the record exists");
        let record = Record::parse(&text).expect("the record is valid");
        let steps = record.replay().expect("the set-up is valid").map(|step| step.expect("the record replays").after);
        steps.step_by(10).for_each(|position| see(&position, &record.setting));
        see(&record.last_position().expect("the record replays"), &record.setting);
    }
}

/// Returns everything on the board, with each chain, herd and pond once.
fn all(position: &Position, setting: &Setting, seat: Seat) -> Vec<(Cell, Inspection)> {
    let mut found: Vec<(Cell, Inspection)> = Vec::new();
    for cell in setting.board.cells() {
        let one = inspect(position, setting, seat, cell).expect("every hex can be inspected");
        if !found.iter().any(|(_, known)| *known == one && matches!(one, Inspection::Group(_) | Inspection::Pond(_))) {
            found.push((cell, one));
        }
    }
    found
}

#[test]
fn points_of_chains_herds_and_ponds_match_a_scoring() {
    let mut groups = 0;
    for_each_position(|position, setting| {
        let board = all(position, setting, Seat(0));
        for seat in position.seats() {
            let score = position.score(setting, seat);
            for category in [Category::Chains, Category::Haciendas, Category::Ponds, Category::Herds] {
                let of = |one: &Inspection| match one {
                    Inspection::Group(group) if group.seat == seat => group.points[category.index()],
                    _ => 0,
                };
                let sum: u16 = board.iter().map(|(_, one)| of(one)).sum();
                assert_eq!(sum, score.of(category), "{category:?}");
            }
            let ponds = board.iter().filter_map(|(_, one)| match one {
                Inspection::Pond(pond) => pond.points.iter().find(|(of, _)| *of == seat).map(|(_, points)| *points),
                _ => None,
            });
            assert_eq!(ponds.sum::<u16>(), score.of(Category::Ponds));
            groups += board.iter().filter(|(_, one)| matches!(one, Inspection::Group(_))).count();
        }
    });
    assert!(groups > 1000, "{groups}");
}

#[test]
fn the_points_of_a_new_herd_are_those_that_its_placement_promised() {
    let mut herds = 0;
    for_each_position(|position, setting| {
        let seat = position.turn.seat;
        for action in position.legal(setting) {
            let Action::Animal { at, .. } = action else { continue };
            let preview = Preview::of(position, setting, action);
            let mut after = *position;
            after.play(setting, action, &mut Vec::new()).expect("the action is legal");
            let Some(Inspection::Group(group)) = inspect(&after, setting, seat, at) else { continue };
            // The payment can add points for money, which belong to no herd.
            let promised = preview.total() - preview.points[Category::Money.index()];
            if group.cells.count() == 1 {
                assert_eq!(i64::from(group.total()), i64::from(promised));
                herds += 1;
            }
        }
    });
    assert!(herds > 20, "{herds}");
}

#[test]
fn harvests_agree_with_the_rules() {
    let (mut paid, mut refused) = (0, 0);
    for_each_position(|position, setting| {
        let seat = position.turn.seat;
        for (cell, one) in all(position, setting, seat) {
            let Inspection::Group(group) = one else { continue };
            let Some(harvest) = group.harvest else {
                assert!(position.over || !position.land.has(cell));
                continue;
            };
            if group.seat != seat {
                continue;
            }
            let legal = position
                .legal(setting)
                .into_iter()
                .find(|action| matches!(action, Action::Harvest { at, .. } if *at == cell));
            let Some(action) = legal else {
                assert!(!matches!(harvest, Harvest::Pays(_)), "{harvest:?}");
                refused += 1;
                continue;
            };
            let mut after = *position;
            after.play(setting, action, &mut Vec::new()).expect("the action is legal");
            assert_eq!(harvest, Harvest::Pays(after.pesos[seat.index()] - position.pesos[seat.index()]));
            paid += 1;
        }
    });
    assert!(paid > 20 && refused > 20, "{paid} {refused}");
}

#[test]
fn an_empty_hex_lists_exactly_the_legal_cards() {
    for_each_position(|position, setting| {
        let seat = position.turn.seat;
        let mut theirs = at_turn_of(position, setting, seat);
        theirs.hands[seat.index()] = [1; 10];
        theirs.pesos[seat.index()] = 100;
        let legal = theirs.legal(setting);
        for (cell, one) in all(position, setting, seat) {
            let Inspection::Empty(Empty { cards, pond, .. }) = one else { continue };
            let expected = legal.iter().filter_map(|action| match action {
                Action::Land { card, at } if *at == cell => Some(Card::Land(*card)),
                Action::Animal { species, at } if *at == cell => Some(Card::Animal(*species)),
                _ => None,
            });
            let mut expected: Vec<usize> = expected.map(Card::index).collect();
            expected.sort_unstable();
            assert_eq!(cards.iter().map(|(card, _)| card.index()).collect::<Vec<_>>(), expected);
            let dug = legal.iter().any(|action| action.pond().is_some_and(|pond| pond.cells().contains(&cell)));
            assert_eq!(pond, dug);
        }
    });
}

#[test]
fn the_payment_at_the_next_market_agrees_with_the_rules() {
    let (mut paid, mut full) = (0, 0);
    for_each_position(|position, setting| {
        let (seat, board) = (position.turn.seat, &*setting.board);
        let theirs = at_turn_of(position, setting, seat);
        for (cell, one) in all(position, setting, seat) {
            let Inspection::Group(Group { cells, species: Some(species), next_market: next, chain: false, .. }) = one
            else {
                continue;
            };
            if position.owner(cell) != Some(seat) || position.over {
                continue;
            }
            let free = board.around(&cells) & *board.pampas() & !position.occupied();
            let joins = |at: Cell| preview_card(&theirs, setting, Card::Animal(species), at).is_some();
            assert_eq!(next.is_some(), free.iter().any(joins), "the herd at {cell:?}");
            let Some(next) = next else {
                full += 1;
                continue;
            };
            let known = position.markets_of(board, seat);
            for at in free.iter() {
                let Some(preview) = preview_card(&theirs, setting, Card::Animal(species), at) else { continue };
                // Compare only animals that join no other herd and touch no other land.
                let [(animals, land, pesos)] = preview.payments[..] else { continue };
                if (animals, land) != (next.animals, next.land) {
                    continue;
                }
                assert_eq!(pesos, next.pesos);
                if !board.neighbours(at).iter().any(|cell| known.has(*cell)) {
                    assert_eq!(preview.points[Category::Markets.index()], i32::from(next.points));
                    paid += 1;
                }
            }
        }
    });
    assert!(paid > 20 && full > 0, "{paid} paid, {full} full");
}

fn position(name: &str) -> (Setting, Position) {
    positions::read_file(&folder().join(format!("tests/positions/{name}.json"))).expect("the position is valid")
}

/// Returns the lines of text about a hex. The seat to act inspects it and is the only human player.
fn translated_lines(setting: &Setting, position: &Position, cell: Cell) -> Vec<String> {
    let seat = position.turn.seat;
    let mut player_kinds = vec![PlayerKind::Bot(hacienda_bots::Level::Hard); usize::from(position.seats)];
    player_kinds[seat.index()] = PlayerKind::Human;
    let names = names::names(&Seating::of(player_kinds));
    let one = inspect(position, setting, seat, cell).expect("the hex can be inspected");
    inspection::lines(&one, &names).into_iter().map(|text: Text| Translations::default().tr(text).to_string()).collect()
}

fn cell(setting: &Setting, hex: &str) -> Cell {
    let (column, row) = hex.split_once(',').expect("the hex has two numbers");
    let hex = hacienda_rules::Hex { column: column.parse().expect("a number"), row: row.parse().expect("a number") };
    setting.board.cell(hex).expect("the hex is on the board")
}

fn market(setting: &Setting) -> Cell {
    setting.board.cells().find(|cell| setting.board.ground(*cell) == Ground::Market).expect("the board has a market")
}

#[test]
fn the_lines_agree_with_the_worked_examples() {
    let tell = |name: &str, hex: &str| {
        let (setting, position) = position(name);
        translated_lines(&setting, &position, cell(&setting, hex))
    };
    let market_of = |name: &str| {
        let (setting, position) = position(name);
        translated_lines(&setting, &position, market(&setting))
    };
    let scored = "4-fifty-three-to-fifty-two";
    // The chain of 4 scores 8 points and 4 pond points. The haciendas score for a herd of 6 and a chain of 7.
    assert_eq!(
        tell(scored, "6,23"),
        [
            "Your chain: 4 tiles · harvest for 12 pesos",
            "12 points: land chains 8, ponds 4",
            "With a hacienda: +4 points for 12 pesos"
        ]
    );
    assert_eq!(
        tell(scored, "6,9")[..2],
        ["Your pig herd: 6 pigs · 5 markets", "27 points: markets 15, haciendas 6, ponds 6"]
    );
    assert_eq!(
        tell(scored, "14,23"),
        ["Hard's chain: 7 tiles · harvest for 21 pesos", "28 points: land chains 14, haciendas 7, ponds 7"]
    );
    assert_eq!(tell(scored, "5,22"), ["Two-hex pond: 1 point for each piece beside it", "You: 6"]);
    // Payments for another pig at a market, as a sum and as a product.
    let first = "Market: first visit +1 point";
    let pays = |payment: &str| format!("A pig here can earn {payment} pesos");
    assert_eq!(market_of("3.3-eleven"), [first.to_owned(), pays("6 + 5 = 11")]);
    assert_eq!(market_of("5-variant1-four"), [first.to_owned(), pays("2 × 2 = 4")]);
    let been = ["Market: you have been here before".to_owned(), pays("4 × 6 = 24"), "Reached by You".to_owned()];
    assert_eq!(market_of("5-variant1-twenty-four"), been);
    let far = "No open side touches your land or your herds";
    assert_eq!(market_of("5-worked-turns-base"), [first, far]);
    // In The Crucible, each tile of a chain scores one point.
    assert_eq!(tell("5-crucible", "6,1")[0], "Your chain: 3 tiles · 3 points · harvest for 9 pesos");
    assert_eq!(tell("5-crucible", "5,4")[..2], ["Your pig herd: 2 pigs · 1 market", "2 points: markets 2"]);
}

#[test]
fn an_empty_hex_lists_placements_and_their_gains() {
    let (setting, position) = position("3.3-eleven");
    let at = |fits: &dyn Fn(&Empty) -> bool| {
        let mut cells = setting.board.cells();
        let cell = cells.find(
            |cell| matches!(inspect(&position, &setting, Seat(0), *cell), Some(Inspection::Empty(empty)) if fits(&empty)),
        );
        translated_lines(&setting, &position, cell.expect("the board has such a hex"))
    };
    let paid = at(&|empty| empty.cards.iter().any(|(_, preview)| preview.pesos == 11));
    assert_eq!(paid[0], "Empty pampas");
    assert!(paid[1].starts_with("You can place here: ") && paid[1].ends_with("pond"), "{paid:?}");
    assert_eq!(
        paid.last().map(String::as_str),
        Some("With a pig: 6 animals + 5 land = 11 pesos · +2 points: 1st market +1, money +1")
    );
    let far = at(&|empty| empty.cards.is_empty());
    assert!(far[1] == "You can place here: pond" || far[1].starts_with("You can place nothing here"), "{far:?}");
}
