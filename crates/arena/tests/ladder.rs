//! Tests of bots in the arena: the choices and the strength of the two weakest baselines, reproducible matches, the
//! independence of all levels from hidden cards, and the order of action texts.

use std::{collections::BTreeMap, sync::Arc};

use arena::Options;
use hacienda_bots::{Bot, Level, Player};
use hacienda_rules::{
    Action, ActionKind, Card, Edition, Effects, HouseRules, Position, Rng, Rulebook, Seat, Setting, formats::actions,
    maps,
};
use tabletop::Thinker as _;

fn setting(map: &str, rulebook: Rulebook) -> Setting {
    Setting { board: Arc::new(maps::by_name(map).expect("a built-in board")), rulebook }
}

/// Visits the positions of games between random and greedy bots.
fn along_games(setting: &Setting, seats: u8, games: std::ops::Range<u64>, mut see: impl FnMut(&Position)) {
    for seed in games {
        let mut position = Position::setup(setting, seats, seed, None).expect("the number of seats is allowed");
        let mut bots: Vec<Bot> =
            (0..seats).map(|seat| Bot::new(Level::ALL[usize::from(seat) % 2], seed + u64::from(seat))).collect();
        while !position.over {
            see(&position);
            let action = bots[position.turn.seat.index()].choose(setting, &position);
            position.play(setting, action, &mut Effects::new()).expect("bots choose legal actions");
        }
    }
}

#[test]
fn greedy_beats_random() {
    let options = Options::<Bot> {
        setting: setting("symmetric", Rulebook::default()),
        seats: [Level::Greedy, Level::Random].map(Player::from).to_vec(),
        games: 1_000,
        seed: 1,
        sprt: None,
        think: None,
        records: None,
    };
    let report = arena::run(&options).expect("two players are allowed");
    println!("{}", report.text());
    assert!(report.unfinished.is_empty());
    assert!(report.entrants[0].share.share >= 0.97, "greedy wins {:?}", report.entrants[0].share);
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let options = Options::<Bot> {
        setting: setting("asymmetric", Rulebook::default()),
        seats: [Level::Random, Level::Greedy, Level::Medium].map(Player::from).to_vec(),
        games: 10,
        seed: 99,
        sprt: None,
        think: None,
        records: None,
    };
    let wins = |threads| -> Vec<(f64, u64)> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("the system has threads left");
        let report = pool.install(|| arena::run(&options)).expect("three players are allowed");
        assert_eq!(report.threads, threads);
        report.entrants.iter().map(|entrant| (entrant.wins, report.actions)).collect()
    };
    let alone = wins(1);
    assert_eq!([wins(2), wins(5)], [alone.clone(), alone.clone()]);
    // In ten games with three seats, the last group has one game, and the wins still add up.
    assert_eq!(alone.iter().map(|(wins, _)| wins).sum::<f64>().round(), 10.0);
}

/// The number of positions in which the hidden cards are rearranged.
const HIDDEN: u32 = 2_000;

#[test]
fn bots_ignore_hidden_cards() {
    check_hidden_cards_are_ignored(HIDDEN);
}

mod long {
    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn bots_ignore_hidden_cards_in_ten_thousand_positions() {
        super::check_hidden_cards_are_ignored(10_000);
    }
}

fn check_hidden_cards_are_ignored(positions: u32) {
    let mut rng = Rng::new(5, 5);
    let mut compared = 0;
    let books = [
        Rulebook::default(),
        Rulebook::new(Edition::Variant1, false, HouseRules::default()),
        Rulebook::new(Edition::Base, true, HouseRules { mixed_herds: true, ..HouseRules::default() }),
    ];
    for (round, book) in (0..).zip(books.into_iter().cycle()) {
        let setting = setting("symmetric", book);
        along_games(&setting, 2 + round % 4, u64::from(round)..u64::from(round) + 1, |position| {
            if compared >= positions {
                return;
            }
            let imagined = position.imagine(position.turn.seat, &mut rng);
            let level = Level::ALL[compared as usize % Level::ALL.len()];
            let seed = rng.next();
            // A small budget is enough, because a bot that used hidden cards would use them from the start.
            let choose = |position| {
                let mut bot = Bot::new(level, seed);
                let thought = bot.step(&setting, position, 20);
                thought.or_else(|| bot.think(&setting, position, position.turn.seat, 1, 1.0))
            };
            assert_eq!(choose(position), choose(&imagined), "{} must not look at hidden cards", level.word());
            compared += 1;
        });
        if compared >= positions {
            break;
        }
    }
}

#[test]
fn text_order_is_the_byte_order_of_action_texts() {
    let setting = setting("asymmetric", Rulebook::default());
    let mut all: Vec<Action> = Vec::new();
    along_games(&setting, 4, 0..3, |position| all.extend(position.legal(&setting)));
    let cells: Vec<_> = setting.board.cells().collect();
    let harvests = cells.iter().zip(cells.iter().rev()).map(|(a, b)| Action::Harvest { at: *a, from: Some(*b) });
    all.extend(harvests);
    let mut rng = Rng::new(1, 1);
    rng.shuffle(&mut all);
    for pair in all.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let texts = actions::text(&setting.board, a).cmp(&actions::text(&setting.board, b));
        assert_eq!(hacienda_bots::text_order(&setting.board, a, b), texts, "{a:?} {b:?}");
    }
}

/// Returns the expected number of times that each action is chosen in this many choices. One choice in twenty ends the
/// turn; otherwise all kinds of actions are equally likely, and so are all actions of one kind.
fn expected(setting: &Setting, position: &Position, choices: f64) -> BTreeMap<Action, f64> {
    let mut expected = BTreeMap::from([(Action::End, choices / 20.0)]);
    let legal = position.legal(setting);
    let of_kind = |kind: ActionKind| -> Vec<Action> {
        legal.iter().copied().filter(|action| action.kind() == Some(kind)).collect()
    };
    let by_kind: Vec<Vec<Action>> =
        ActionKind::ALL.into_iter().map(of_kind).filter(|actions| !actions.is_empty()).collect();
    for actions in &by_kind {
        let share = choices * 0.95 / by_kind.len() as f64 / actions.len() as f64;
        actions.iter().for_each(|action| *expected.entry(*action).or_default() += share);
    }
    if by_kind.is_empty() {
        expected.insert(Action::End, choices);
    }
    expected
}

/// Returns the deviation of chi-squared over all legal actions from its expected value, in standard deviations.
fn surprise(setting: &Setting, position: &Position, bot: &mut Bot, choices: u32) -> f64 {
    let mut seen: BTreeMap<Action, u32> = BTreeMap::new();
    for _ in 0..choices {
        *seen.entry(bot.choose(setting, position)).or_default() += 1;
    }
    let expected = expected(setting, position, f64::from(choices));
    assert!(seen.keys().all(|action| expected.contains_key(action)), "the bot must choose only legal actions");
    let squares = expected.iter().map(|(action, often)| {
        let deviation = f64::from(seen.get(action).copied().unwrap_or(0)) - often;
        deviation * deviation / often
    });
    let freedom = expected.len() as f64 - 1.0;
    if freedom == 0.0 { 0.0 } else { (squares.sum::<f64>() - freedom) / (2.0 * freedom).sqrt() }
}

#[test]
fn random_is_uniform_over_kinds_of_actions_and_within_each_kind() {
    let mut positions = Vec::new();
    for book in [
        Rulebook::default(),
        Rulebook::new(Edition::Base, false, HouseRules { harvest_minimum: 1, ..HouseRules::default() }),
    ] {
        let setting = setting("symmetric", book);
        let mut n = 0;
        along_games(&setting, 4, 0..2, |position| {
            n += 1;
            if n % 37 == 0 {
                let mut rich = *position;
                rich.pesos = [40; 5];
                positions.push((setting.clone(), rich));
                positions.push((setting.clone(), *position));
                // With an empty supply, a harvest takes an opponent's chip, so every tile can be combined with every
                // such chip.
                rich.chip_supply = 0;
                positions.push((setting.clone(), rich));
            }
        });
        // Cards of a full landscape count as pampas cards, and hardly any place is left for a pond.
        let mut full = Position::setup(&setting, 2, 3, Some(Seat(0))).expect("two players are allowed");
        full.pesos = [40; 5];
        for cell in setting.board.cells() {
            let place = cell.0 % 16;
            if place == 0 || setting.board.land(hacienda_rules::Landscape::Forest).has(cell) {
                full.put_tile(Seat(u8::from(place == 0 && cell.0 % 32 == 0)), cell);
            } else if place > 2 && setting.board.pampas().has(cell) {
                full.pond_cells.put(cell);
            }
        }
        full.recount();
        full.hands[0][Card::Land(hacienda_rules::LandCard::Forest).index()] = 2;
        positions.push((setting.clone(), full));
    }
    let mut bot = Bot::new(Level::Random, 7);
    let surprises: Vec<f64> =
        positions.iter().map(|(setting, position)| surprise(setting, position, &mut bot, 40_000)).collect();
    let most = surprises.iter().fold(0.0_f64, |most, surprise| most.max(surprise.abs()));
    println!("{} positions, the most surprising {most:.1} standard deviations off", positions.len());
    assert!(positions.len() > 20 && most < 5.0, "{surprises:?}");
}
