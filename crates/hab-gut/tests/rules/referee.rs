//! An independent referee, based only on the written rules and the event lines. It has its own state, in which goods
//! and cards are strings, and compares every line with that state.

use std::collections::BTreeMap;

use serde_json::{Value, json};

const GOODS: [&str; 6] = ["coal", "wheat", "coffee", "rubber", "tea", "salt"];

/// The state of the referee.
pub struct Referee {
    stuck_rule: bool,
    seats: usize,
    start: usize,
    n: usize,
    prices: BTreeMap<String, i64>,
    stuck: BTreeMap<String, bool>,
    money: Vec<i64>,
    shares: Vec<BTreeMap<String, i64>>,
    given: Vec<Vec<String>>,
    saved: Vec<i64>,
    racks: Vec<Vec<String>>,
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().expect("an array").iter().map(|text| text.as_str().expect("a string").to_owned()).collect()
}

fn all_racks(line: &Value) -> Vec<Vec<String>> {
    line["racks"].as_array().expect("an array").iter().map(texts).collect()
}

/// Checks that the racks and the undealt cards together are all 54 cards.
fn check_cards(line: &Value, seats: usize) {
    let racks = all_racks(line);
    assert_eq!(racks.len(), seats);
    assert!(racks.iter().all(|rack| rack.len() == 8), "{line}");
    let mut all: Vec<String> = racks.into_iter().flatten().chain(texts(&line["unseen"])).collect();
    all.sort();
    let mut expected: Vec<String> = GOODS
        .iter()
        .flat_map(|good| ["+6", "+4", "+4", "+2", "+2", "-2", "-2", "-4", "-6"].map(|steps| format!("{good} {steps}")))
        .collect();
    expected.sort();
    assert_eq!(all, expected);
}

fn keys(line: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = line.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.retain(|key| *key != "effects");
    keys.sort_unstable();
    keys
}

impl Referee {
    /// Starts from the set-up line.
    pub fn new(line: &str) -> Referee {
        let line: Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(keys(&line), ["n", "racks", "rules", "seats", "start", "title", "unseen"]);
        assert_eq!((&line["n"], &line["title"]), (&json!(0), &json!("hab-gut")));
        let seats = line["seats"].as_u64().expect("a number") as usize;
        check_cards(&line, seats);
        let none: BTreeMap<String, i64> = GOODS.iter().map(|good| ((*good).to_owned(), 0)).collect();
        Referee {
            stuck_rule: line["rules"]["stuck_at_the_end"].as_bool().expect("a boolean"),
            seats,
            start: line["start"].as_u64().expect("a number") as usize,
            n: 0,
            prices: GOODS.iter().map(|good| ((*good).to_owned(), 40)).collect(),
            stuck: GOODS.iter().map(|good| ((*good).to_owned(), false)).collect(),
            money: vec![300; seats],
            shares: vec![none; seats],
            given: vec![Vec::new(); seats],
            saved: vec![0; seats],
            racks: all_racks(&line),
        }
    }

    /// The seat and the kind of the next decision after a number of actions. The kind is 0 for a trade, 1 for the
    /// foundation and 2 for the market.
    fn due(&self, done: usize) -> (usize, usize) {
        let (round, place) = (done / (3 * self.seats), done % (3 * self.seats));
        let first = self.start + round;
        if place < 2 * self.seats {
            ((first + place / 2) % self.seats, place % 2)
        } else {
            ((first + place) % self.seats, 2)
        }
    }

    fn supply(&self, good: &str) -> i64 {
        let held: i64 = self.shares.iter().map(|shares| shares[good]).sum();
        let given = self.given.iter().flatten().filter(|share| *share == good).count();
        10 - held - given as i64
    }

    fn move_marker(&mut self, card: &str, halved: bool) {
        let (good, steps) = card.split_once(' ').expect("a card");
        let steps: i64 = steps.parse().expect("a number");
        let wanted = self.prices[good] + if halved { steps * 5 } else { steps * 10 };
        if self.stuck[good] {
            return;
        }
        self.stuck.insert(good.to_owned(), self.stuck_rule && !(0..=250).contains(&wanted));
        self.prices.insert(good.to_owned(), wanted.clamp(0, 250));
    }

    fn take_card(&mut self, seat: usize, side: &str, card: &str) {
        let rack = if side == "left" { seat } else { (seat + self.seats - 1) % self.seats };
        let place = self.racks[rack].iter().position(|there| there == card).expect("the card is in its rack");
        self.racks[rack].remove(place);
    }

    fn carry_out(&mut self, seat: usize, phase: usize, action: &str) {
        let words: Vec<&str> = action.split(' ').collect();
        let places: Vec<usize> = words.iter().filter_map(|word| GOODS.iter().position(|good| good == word)).collect();
        match (phase, words[0]) {
            (0, "pass") | (1, "keep") => assert_eq!(words.len(), 1),
            (0, verb @ ("buy" | "sell")) => {
                assert!((1..=3).contains(&places.len()) && places.len() + 1 == words.len(), "{action}");
                assert!(places.is_sorted(), "{action}: the goods are in the fixed order");
                for good in &words[1..] {
                    let price = self.prices[*good];
                    if verb == "buy" {
                        assert!(price > 0 && self.supply(good) > 0 && self.money[seat] >= price, "{action}");
                        self.money[seat] -= price;
                        *self.shares[seat].get_mut(*good).expect("a good") += 1;
                    } else {
                        assert!(self.shares[seat][*good] > 0, "{action}");
                        self.money[seat] += price;
                        *self.shares[seat].get_mut(*good).expect("a good") -= 1;
                    }
                }
            }
            (1, "give") => {
                assert!(words.len() == 2 && self.shares[seat][words[1]] > 0 && self.given[seat].len() < 4);
                *self.shares[seat].get_mut(words[1]).expect("a good") -= 1;
                self.given[seat].push(words[1].to_owned());
            }
            (2, "market") => {
                let [_, side, a, b, other, c, d] = words[..] else { panic!("{action}") };
                assert!(matches!((side, other), ("left", "right") | ("right", "left")), "{action}");
                let (played, halved) = (format!("{a} {b}"), format!("{c} {d}"));
                self.take_card(seat, side, &played);
                self.take_card(seat, other, &halved);
                self.move_marker(&played, false);
                self.move_marker(&halved, true);
            }
            _ => panic!("{action} does not belong to a decision of kind {phase}"),
        }
    }

    /// Checks the line of an action.
    pub fn judge(&mut self, line: &str) {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let (seat, phase) = self.due(self.n);
        self.n += 1;
        assert_eq!((line["n"].as_u64(), line["seat"].as_u64()), (Some(self.n as u64), Some(seat as u64)), "{line}");
        self.carry_out(seat, phase, line["action"].as_str().expect("a string"));
        let half = 12 * self.seats;
        let (first_half, over) = (self.n == half, self.n == 2 * half);
        let mut expected = vec!["action", "money", "n", "over", "prices", "seat"];
        if first_half || over {
            for seat in 0..self.seats {
                let proceeds: i64 = self.given[seat].drain(..).map(|good| self.prices[&good]).sum();
                self.saved[seat] += proceeds;
            }
            expected.push("foundations");
            assert_eq!(line["foundations"], json!(self.saved));
        }
        if first_half {
            expected.extend(["racks", "unseen"]);
            assert!(self.racks.iter().all(Vec::is_empty), "all racks are empty after four rounds");
            check_cards(&line, self.seats);
            self.racks = all_racks(&line);
        }
        if over {
            expected.extend(["out", "totals", "winners"]);
            self.end(&line);
        } else {
            expected.push("to_act");
            assert_eq!(line["to_act"], json!(self.due(self.n).0));
        }
        expected.sort_unstable();
        assert_eq!(keys(&line), expected);
        assert_eq!(line["over"], json!(over));
        assert_eq!(line["money"], json!(self.money), "{line}");
        assert_eq!(line["prices"], json!(self.prices), "{line}");
    }

    fn end(&mut self, line: &Value) {
        let least = *self.saved.iter().min().expect("there are seats");
        let out: Vec<usize> = (0..self.seats).filter(|seat| self.saved[*seat] == least).collect();
        let left: Vec<usize> = (0..self.seats).filter(|seat| !out.contains(seat)).collect();
        for seat in &left {
            let proceeds: i64 = GOODS.iter().map(|good| self.shares[*seat][*good] * self.prices[*good]).sum();
            self.money[*seat] += proceeds;
        }
        let most = left.iter().map(|seat| self.money[*seat]).max();
        let winners: Vec<usize> = left.into_iter().filter(|seat| Some(self.money[*seat]) == most).collect();
        let totals: Vec<i64> =
            (0..self.seats).map(|seat| if out.contains(&seat) { 0 } else { self.money[seat] }).collect();
        assert_eq!(line["out"], json!(out));
        assert_eq!(line["totals"], json!(totals));
        assert_eq!(line["winners"], json!(winners));
    }

    /// Returns true if the game is over according to the referee.
    pub fn over(&self) -> bool {
        self.n == 24 * self.seats
    }
}
