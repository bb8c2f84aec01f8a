//! Tests of plans and searches: legal plans, termination, and choices that do not depend on the size of the steps.

use std::sync::Arc;
use tabletop::Thinker as _;

use crate::{
    Bot, FOR_PEOPLE, Level, Player, Temper,
    evaluate::Evaluator,
    plan::{BeamWidth, Planner},
};
use hacienda_rules::{
    Action, Board, Edition, Effects, Ground, Hex, HouseRules, Landscape, Position, Rulebook, Setting,
};

/// Returns a small board with two markets, for quick games.
fn board() -> Arc<Board> {
    let mut hexes = Vec::new();
    for column in 0..8_u16 {
        for row in (0..10_u16).filter(|row| (column + row) % 2 == 1) {
            let ground = match (column * 7 + row * 3) % 11 {
                0 if hexes.len() > 4 && column % 3 == 1 => Ground::Market,
                n @ 1..=5 => Ground::Land(Landscape::ALL[usize::from(n) - 1]),
                _ => Ground::Pampas,
            };
            hexes.push((Hex { column, row }, ground));
        }
    }
    Arc::new(Board::new("Small".into(), "Tests".into(), "1".into(), (8, 10), hexes).expect("the board is valid"))
}

fn setting(rulebook: Rulebook) -> Setting {
    Setting { board: board(), rulebook }
}

#[test]
fn plans_are_legal_in_order() {
    for game in Edition::ALL {
        let setting = setting(Rulebook::new(game, false, HouseRules::default()));
        let mut position: Position = Position::setup(&setting, 2, 7, None).expect("two players are allowed");
        let evaluator = Evaluator::new(&setting.rulebook, 2, Default::default());
        for _ in 0..20 {
            let mut planner = Planner::new(&setting, &position, &evaluator, BeamWidth { beam: 4, hexes: 6 }, 3);
            while !planner.step(&setting, &evaluator) {}
            let plans = planner.best(&setting, 12);
            assert!(plans.windows(2).all(|pair| pair[0].value >= pair[1].value), "the best plan must be first");
            for plan in &plans {
                let mut after = position;
                for (place, action) in plan.actions.iter().enumerate() {
                    // After a purchase, the revealed card can only add options.
                    let done = after.play(&setting, *action, &mut Effects::new());
                    assert!(done.is_ok(), "action {place} of {:?}: {done:?}", plan.actions);
                }
            }
            let best = plans[0].actions.first().copied().unwrap_or(Action::End);
            position.play(&setting, best, &mut Effects::new()).expect("planned actions are legal");
            if position.over {
                break;
            }
        }
    }
}

#[test]
fn every_level_finishes_every_game_with_legal_actions() {
    let house =
        HouseRules { mixed_herds: true, several_haciendas: true, score_at_end_of_turn: true, ..Default::default() };
    for (number, rulebook) in [
        Rulebook::default(),
        Rulebook::new(Edition::Variant1, true, HouseRules::default()),
        Rulebook::new(Edition::Crucible, false, house),
    ]
    .into_iter()
    .enumerate()
    {
        let setting = setting(rulebook);
        for (place, level) in Level::ALL.into_iter().enumerate() {
            let temper = Temper::ALL[(place + number) % Temper::ALL.len()];
            let mut bots = [Bot::of(Player { level, temper }, 3), Bot::new(Level::Greedy, 4)];
            let mut position = Position::setup(&setting, 2, 11, None).expect("two players are allowed");
            let mut actions = 0;
            while !position.over {
                let bot = &mut bots[position.turn.seat.index()];
                // After a little work, the bot must decide at once.
                let decision = bot.step(&setting, &position, 12);
                let action = decision.or_else(|| bot.think(&setting, &position, position.turn.seat, 1, 1.0));
                let action = action.expect("a hurried bot decides");
                position.play(&setting, action, &mut Effects::new()).expect("bots choose legal actions");
                actions += 1;
                assert!(actions < 2_000, "the game of {} must end", level.word());
            }
        }
    }
}

#[test]
fn working_in_small_steps_gives_the_same_choice() {
    let setting = setting(Rulebook::default());
    let position = Position::setup(&setting, 3, 5, None).expect("three players are allowed");
    for level in FOR_PEOPLE {
        let mut stepwise = Bot::new(level, 9);
        let slow = loop {
            if let Some(action) = stepwise.step(&setting, &position, 1) {
                break action;
            }
        };
        assert_eq!(slow, Bot::new(level, 9).choose(&setting, &position), "{}", level.word());
    }
}

#[test]
fn bots_break_the_stall_of_taking_chips_from_each_other() {
    // With these cards, all four bots would keep taking the harvest chip from each other if they did not break the
    // stall.
    let board = Arc::new(hacienda_rules::maps::by_name("symmetric").expect("symmetric is a built-in board"));
    let setting = Setting { board, rulebook: Rulebook::default() };
    let mut position = Position::setup(&setting, 4, 20, None).expect("four players are allowed");
    let mut bots: Vec<Bot> = (0..4).map(|seat| Bot::new(Level::Hard, 20 * 8 + seat)).collect();
    let mut actions = 0;
    while !position.over {
        let action = bots[position.turn.seat.index()].choose(&setting, &position);
        position.play(&setting, action, &mut Effects::new()).expect("bots choose legal actions");
        actions += 1;
        assert!(actions < 900, "the game must end");
    }
}
