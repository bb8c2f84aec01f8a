//! Tests of the worked examples of payments and scoring, from position files (rules: `rule-payment`,
//! `rule-score-example`).

use hacienda_rules::{
    Effect, Effects, Position, ScoringKind, Seat, Setting,
    effect::{ClockEffect, MarketEffect},
    formats::{actions, positions},
};

use crate::fixtures::tests;

fn position(name: &str) -> (Setting, Position) {
    positions::read_file(&tests().join("positions").join(name)).expect("a position")
}

fn play(setting: &Setting, position: &mut Position, line: &str) -> Effects {
    let mut effects = Effects::new();
    let action = actions::parse(&setting.board, line).expect("an action");
    position.play(setting, action, &mut effects).expect(line);
    effects
}

fn payments(effects: &[Effect]) -> Vec<(u16, u16, u32)> {
    let payment = |effect: &Effect| match effect {
        Effect::Market(MarketEffect::Reached { animals, land, pesos, .. }) => Some((*animals, *land, *pesos)),
        _ => None,
    };
    effects.iter().filter_map(payment).collect()
}

#[test]
fn rules_3_3_a_second_pig_earns_five_and_a_third_one_six() {
    let (setting, mut position) = position("3.3-five-and-six.json");
    assert_eq!(payments(&play(&setting, &mut position, "animal pig 4,11")), []);
    assert_eq!(payments(&play(&setting, &mut position, "animal pig 5,12")), [(2, 3, 5)]);
    assert_eq!(position.pesos[0], 25);
    assert_eq!(payments(&play(&setting, &mut position, "animal pig 5,14")), [(3, 3, 6)]);
    assert_eq!(position.pesos[0], 31);
}

#[test]
fn rules_3_3_a_pig_that_joins_two_herds_earns_eleven() {
    let (setting, mut position) = position("3.3-eleven.json");
    assert_eq!(payments(&play(&setting, &mut position, "animal pig 6,15")), [(6, 5, 11)]);
    assert_eq!(position.pesos[0], 31);
}

#[test]
fn rules_4_the_final_scoring_ends_fifty_three_to_fifty_two() {
    let (setting, mut position) = position("4-fifty-three-to-fifty-two.json");
    let (red, blue) = (position.score(&setting, Seat(0)), position.score(&setting, Seat(1)));
    assert_eq!((red.points, red.total()), ([15, 14, 6, 17, 0, 1], 53));
    assert_eq!((blue.points, blue.total()), ([10, 20, 11, 11, 0, 0], 52));
    let effects = play(&setting, &mut position, "end");
    let scored = effects.iter().find_map(|effect| match effect {
        Effect::Clock(ClockEffect::Scored { kind, rows }) => Some((*kind, *rows)),
        _ => None,
    });
    let (kind, rows) = scored.expect("the final scoring was due");
    assert_eq!((kind, rows[0], rows[1]), (ScoringKind::Final, red, blue));
    assert_eq!(position.winners(&setting), [Seat(0)]);
}
