//! Tests of action texts: each action is written in exactly one way.

use hab_gut::{
    Action,
    formats::actions::{parse, text},
};

use crate::helpers::{random_game, setting};

#[test]
fn sample_actions_round_trip() {
    for line in [
        "buy coal rubber rubber",
        "sell salt",
        "pass",
        "give rubber",
        "keep",
        "market left rubber +4 right salt +6",
        "market right tea -2 left coal +4",
    ] {
        assert_eq!(text(parse(line).expect(line)), line);
    }
}

#[test]
fn goods_are_read_in_any_order_and_written_in_a_fixed_order() {
    let one = parse("sell salt tea").expect("an action");
    assert_eq!((one, text(one).as_str()), (parse("sell tea salt").expect("an action"), "sell tea salt"));
    assert_eq!(text(parse("buy rubber coal rubber").expect("an action")), "buy coal rubber rubber");
}

#[test]
fn actions_round_trip() {
    for seed in 0..200 {
        let (record, _) = random_game(&setting(false), 3 + (seed % 3) as u8, seed);
        for line in record.actions {
            assert_eq!(parse(&text(line.action)), Ok(line.action));
            assert!(!matches!(line.action, Action::Buy(lot) | Action::Sell(lot) if lot.is_empty()));
        }
    }
}

#[test]
fn errors_describe_what_is_wrong_with_a_line() {
    for (line, message) in [
        ("", "\"\" is not an action: actions begin with buy, sell, pass, give, keep or market"),
        ("dance", "\"dance\" is not an action: actions begin with buy, sell, pass, give, keep or market"),
        ("buy", "\"buy\" is not an action: write it as buy GOOD, with one to three goods"),
        (
            "buy gold",
            "\"buy gold\" is not an action: unknown good \"gold\"; known goods: coal, wheat, coffee, rubber, tea, salt",
        ),
        ("pass now", "\"pass now\" is not an action: nothing may follow pass"),
        ("keep tea", "\"keep tea\" is not an action: nothing may follow keep"),
        ("give tea tea", "\"give tea tea\" is not an action: write it as give GOOD"),
        (
            "market left tea +2 left salt +2",
            "\"market left tea +2 left salt +2\" is not an action: the two cards must come from different sides",
        ),
        (
            "market up tea +2 left salt +2",
            "\"market up tea +2 left salt +2\" is not an action: \"up\" is not a side; the sides are left and right",
        ),
        (
            "market right tea 2 left salt +2",
            "\"market right tea 2 left salt +2\" is not an action: there is no card \"tea 2\"",
        ),
        (
            "market right tea +2 left salt +3",
            "\"market right tea +2 left salt +3\" is not an action: there is no card \"salt +3\"",
        ),
        (
            "market right tea +2",
            "\"market right tea +2\" is not an action: write it as market SIDE GOOD STEPS SIDE GOOD STEPS, the card played first",
        ),
    ] {
        assert_eq!(parse(line).expect_err(line).to_string(), message);
    }
    let many = format!("buy{}", " tea".repeat(16));
    assert!(parse(&many).expect_err("too many").to_string().ends_with("no good has that many shares"));
}
