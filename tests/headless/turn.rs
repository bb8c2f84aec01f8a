//! Tests that Hacienda's turn schedule, which works on entities, agrees with the rules, action by action.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda::{
    games::hacienda::table,
    table::lay_out,
    turn::{self, CurrentAction, Intent, Intents, Judges, Played, Refused, Resolves, Turn},
};
use hacienda_rules::{
    Action, Cell, Deck, Edition, Hacienda, HouseRules, LandCard, Page, PondCells, Position, Rng, Rulebook, Setting,
    Species, maps,
};

/// Returns a headless app with a game on the table.
fn app(setting: &Setting, position: &Position) -> App {
    let mut app = App::new();
    app.add_plugins(hacienda::games::hacienda::turn::plugin);
    app.insert_resource(turn::Verify(true));
    turn::begin::<Hacienda>(app.world_mut(), setting, position);
    app
}

fn settings() -> Vec<Setting> {
    let house = HouseRules { mixed_herds: true, several_haciendas: true, harvest_minimum: 1, ..HouseRules::default() };
    let late = HouseRules { land_reshuffle: false, score_at_end_of_turn: true, ..HouseRules::default() };
    let books = [
        Rulebook::default(),
        Rulebook::new(Edition::Variant1, true, HouseRules::default()),
        Rulebook::new(Edition::Crucible, false, HouseRules::default()),
        Rulebook::new(Edition::Base, false, house),
        Rulebook::new(Edition::Base, false, late),
    ];
    let mut settings = Vec::new();
    for (place, name) in maps::NAMES.into_iter().enumerate() {
        let board = Arc::new(maps::by_name(name).expect("the board is built in"));
        // The two main boards are tested with all rulebooks, every other board with one of them.
        let books = if place < 2 { &books[..] } else { &books[place % books.len()..][..1] };
        settings.extend(books.iter().map(|rulebook| Setting { board: board.clone(), rulebook: *rulebook }));
    }
    settings
}

#[test]
fn laying_out_and_reading_the_table_are_inverses() {
    for (number, setting) in settings().iter().enumerate() {
        let mut rng = Rng::new(number as u64, 9);
        let mut position = Position::setup(setting, 2, number as u64, None).expect("two players are allowed");
        let mut world = World::new();
        for _ in 0..120 {
            lay_out::<Hacienda>(&mut world, setting, &position);
            assert_eq!(table::snapshot(&mut world), Some(position));
            let legal = position.legal(setting);
            if legal.is_empty() {
                break;
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            position.play(setting, action, &mut Vec::new()).expect("the action is listed as legal");
        }
    }
}

#[test]
fn the_schedule_agrees_with_the_rules() {
    for (number, setting) in settings().iter().enumerate() {
        let most = setting.rulebook.seats.1;
        for seats in 2..=most {
            let mut rng = Rng::new(number as u64, u64::from(seats));
            let mut position =
                Position::setup(setting, seats, number as u64, None).expect("this number of players is valid");
            let mut app = app(setting, &position);
            let mut effects = Vec::new();
            for _ in 0..3_000 {
                let legal = position.legal(setting);
                if legal.is_empty() {
                    break;
                }
                // Most legal actions are placements and few are purchases, so the table fills up and the game ends.
                let action = legal[rng.below(legal.len() as u32) as usize];
                effects.clear();
                let seat = position.turn.seat;
                position.play(setting, action, &mut effects).expect("the action is listed as legal");
                app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat, action });
                turn::run::<Hacienda>(app.world_mut());
                let played = app
                    .world_mut()
                    .resource_mut::<Messages<Played<Hacienda>>>()
                    .drain()
                    .next()
                    .expect("the action was played");
                assert_eq!(*played.effects, *effects, "after {action:?}");
                assert_eq!(*played.after, position);
                assert_eq!(table::snapshot(app.world_mut()), Some(position));
            }
        }
    }
}

#[test]
fn a_refusal_changes_nothing_and_intents_out_of_turn_are_dropped() {
    let setting = &settings()[0];
    let position = Position::setup(setting, 2, 1, None).expect("two players are allowed");
    let mut app = app(setting, &position);
    let seat = position.turn.seat;
    let market = setting.board.markets().first().expect("the board has a market");
    let wrong = Action::Hacienda(market);
    app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat, action: wrong });
    let late = Intent { seat: position.next_seat(seat), action: Action::End };
    app.world_mut().resource_mut::<Intents<Hacienda>>().push(late);
    turn::run::<Hacienda>(app.world_mut());
    let refused: Vec<Refused<Hacienda>> =
        app.world_mut().resource_mut::<Messages<Refused<Hacienda>>>().drain().collect();
    assert_eq!(refused.len(), 1);
    assert_eq!(refused[0].illegal, position.check(setting, wrong).expect_err("nobody owns a market"));
    assert_eq!(app.world_mut().resource_mut::<Messages<Played<Hacienda>>>().drain().count(), 0);
    assert_eq!(table::snapshot(app.world_mut()), Some(position));
}

/// The pages whose systems judged and resolved the action.
#[derive(Resource, Debug, Default, PartialEq)]
struct PageLog {
    judged: Vec<Page>,
    resolved: Vec<Page>,
}

/// Returns an action of the next kind, in page order. The match is exhaustive, so the compiler demands an arm for every
/// new kind. Most of these actions are refused, because the player owns nothing and the hex is a market.
fn next_kind(action: Action, market: Cell) -> Option<Action> {
    Some(match action {
        Action::BuyTop(_) => Action::BuyLand(LandCard::Forest),
        Action::BuyLand(_) => Action::BuyAnimal(Species::Pig),
        Action::BuyAnimal(_) => Action::Land { card: LandCard::Forest, at: market },
        Action::Land { .. } => Action::Animal { species: Species::Pig, at: market },
        Action::Animal { .. } => Action::Harvest { at: market, from: None },
        Action::Harvest { .. } => Action::Hacienda(market),
        Action::Hacienda(_) => Action::Pond(PondCells::new(&[market]).expect("one hex is a pond")),
        Action::Pond(_) => Action::End,
        Action::End => return None,
    })
}

#[test]
fn exactly_one_system_judges_each_action() {
    let setting = &settings()[0];
    let position = Position::setup(setting, 2, 1, None).expect("two players are allowed");
    let seat = position.turn.seat;
    let market = setting.board.markets().first().expect("the board has a market");
    let kinds: Vec<Action> =
        std::iter::successors(Some(Action::BuyTop(Deck::Land)), |action| next_kind(*action, market)).collect();
    let mut pages: Vec<Page> = kinds.iter().map(|action| action.page()).collect();
    pages.dedup();
    assert_eq!(pages, Page::ALL, "the list of pages is complete");
    let mut refused = 0;
    for action in kinds {
        let page = action.page();
        let mut app = app(setting, &position);
        app.init_resource::<PageLog>();
        // Systems in the set of a page run under the same condition as the page's system.
        app.world_mut().resource_scope(|_, mut schedules: Mut<Schedules>| {
            for page in Page::ALL {
                let judged = move |_: Res<CurrentAction<Hacienda>>, mut ran: ResMut<PageLog>| ran.judged.push(page);
                let resolved = move |_: Res<CurrentAction<Hacienda>>, mut ran: ResMut<PageLog>| ran.resolved.push(page);
                schedules.add_systems(Turn::of::<Hacienda>(), judged.in_set(Judges(page)).ambiguous_with_all());
                schedules.add_systems(Turn::of::<Hacienda>(), resolved.in_set(Resolves(page)).ambiguous_with_all());
            }
        });
        app.world_mut().resource_mut::<Intents<Hacienda>>().push(Intent { seat, action });
        turn::run::<Hacienda>(app.world_mut());
        let expected = position.check(setting, action).err();
        let resolved = if expected.is_none() { vec![page] } else { Vec::new() };
        assert_eq!(*app.world().resource::<PageLog>(), PageLog { judged: vec![page], resolved }, "{action:?}");
        let found =
            app.world_mut().resource_mut::<Messages<Refused<Hacienda>>>().drain().next().map(|refused| refused.illegal);
        assert_eq!(found, expected, "{action:?}");
        refused += usize::from(found.is_some());
    }
    assert!(refused >= 5, "most of these actions are refused");
}
