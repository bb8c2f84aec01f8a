//! Tests of the draft: touches change the draft, some repeated touches confirm it, and illegal choices are refused.

use std::sync::Arc;

use super::*;
use crate::table::{DebugCounters, JudgementCache};
use zoff::Turn;

/// A position with everything that a [`RulesQuery`] needs.
struct Table {
    setting: Setting,
    position: Arc<Position>,
    counts: DebugCounters<Zoff>,
    answers: JudgementCache<Zoff>,
}

impl Table {
    fn of(seats: u8, change: impl FnOnce(&Setting, &mut Position)) -> Table {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, seats);
        change(&setting, &mut position);
        Table {
            setting,
            position: Arc::new(position),
            counts: DebugCounters::default(),
            answers: JudgementCache::default(),
        }
    }

    fn query(&self) -> RulesQuery<'_, Zoff> {
        RulesQuery { position: &self.position, setting: &self.setting, counts: &self.counts, answers: &self.answers }
    }
}

fn card(word: &str) -> Card {
    Card::from_word(word).expect("the word names a cow card")
}

fn choice_after(table: &Table, seat: u8, touches: &[Touch]) -> Choice {
    let mut choice = Choice::default();
    for touch in touches {
        choice.touch(*touch, Seat(seat), &table.query());
    }
    choice
}

const LUCKY: Prairie = Prairie::LuckyPickle;
const FIRE: Prairie = Prairie::FireFields;

#[test]
fn prairies_and_cards_form_pairs_in_the_order_of_the_touches() {
    let table = Table::of(3, |_, _| {});
    let one = [Touch::Prairie(LUCKY), Touch::Card(card("4B")), Touch::Prairie(FIRE), Touch::Card(card("2E"))];
    let other = [Touch::Prairie(LUCKY), Touch::Prairie(FIRE), Touch::Card(card("4B")), Touch::Card(card("2E"))];
    let pair = |prairie, word| Pair { colour: None, prairie, card: card(word) };
    let wanted = Action::Choose(zoff::Choice::two(pair(LUCKY, "4B"), pair(FIRE, "2E")));
    for touches in [one, other] {
        assert_eq!(choice_after(&table, 0, &touches[..3]).pending(), None, "an incomplete pair must not be pending");
        let mut choice = choice_after(&table, 0, &touches);
        assert_eq!(choice.pending(), Some(wanted));
        assert_eq!(choice.confirm(Seat(0), &table.query()), Some(wanted));
    }
    let mut swapped = choice_after(&table, 0, &one);
    swapped.touch(Touch::Swap, Seat(0), &table.query());
    let swap = Action::Choose(zoff::Choice::two(pair(LUCKY, "2E"), pair(FIRE, "4B")));
    assert_eq!(swapped.pending(), Some(swap));
    swapped.touch(Touch::Pair(0), Seat(0), &table.query());
    assert_eq!((swapped.pairs()[0], swapped.pending()), (PartialPair::default(), None));
}

#[test]
fn a_repeated_touch_removes_a_prairie_and_a_third_prairie_replaces_the_last() {
    let table = Table::of(3, |_, _| {});
    let back = choice_after(&table, 0, &[Touch::Prairie(LUCKY), Touch::Prairie(LUCKY), Touch::Prairie(FIRE)]);
    assert_eq!(back.pairs()[0].prairie, Some(FIRE));
    let third = Prairie::CoffeeCanyon;
    let changed = choice_after(&table, 0, &[Touch::Prairie(LUCKY), Touch::Prairie(FIRE), Touch::Prairie(third)]);
    assert_eq!(changed.pairs().iter().map(|partial| partial.prairie).collect::<Vec<_>>(), [Some(LUCKY), Some(third)]);
}

#[test]
fn full_prairies_and_cards_not_held_are_refused_at_once() {
    let table = Table::of(3, |_, position| position.open.take(LUCKY));
    let full = choice_after(&table, 0, &[Touch::Prairie(LUCKY)]);
    assert_eq!(full.feedback.now.and_then(|feedback| feedback.reason), Some(Illegal::PrairieFull(LUCKY)));
    let far = choice_after(&table, 0, &[Touch::Prairie(Prairie::DynamiteMine)]);
    assert_eq!(far.feedback.now.and_then(|feedback| feedback.reason), Some(Illegal::NotInPlay(Prairie::DynamiteMine)));
    let pink = choice_after(&table, 0, &[Touch::Card(card("4G"))]);
    assert_eq!(pink.feedback.now.and_then(|feedback| feedback.reason), Some(Illegal::CardNotHeld(card("4G"))));
}

#[test]
fn each_of_two_colours_has_its_own_pair() {
    let table = Table::of(2, |_, _| {});
    let touches = [Touch::Prairie(FIRE), Touch::Card(card("2E")), Touch::Prairie(Prairie::CoffeeCanyon)];
    let mut choice = choice_after(&table, 0, &touches);
    choice.touch(Touch::Card(card("4B")), Seat(0), &table.query());
    assert_eq!([0, 1].map(|pair| choice.colour_of(pair)), [Some(Colour::Blue), Some(Colour::Green)]);
    let Some(Action::Choose(made)) = choice.confirm(Seat(0), &table.query()) else { panic!("expected two pairs") };
    let colours: Vec<_> = made.pairs().map(|pair| (pair.colour, pair.prairie)).collect();
    assert_eq!(colours, [(Some(Colour::Blue), FIRE), (Some(Colour::Green), Prairie::CoffeeCanyon)]);
    let mut again = Choice::default();
    again.touch(Touch::Propose(Action::Choose(made)), Seat(0), &table.query());
    assert_eq!(again.pending(), Some(Action::Choose(made)));
}

/// Blue places on a prairie with 4 violet and 2 pink cows.
fn placing_table() -> Table {
    Table::of(5, |_, position| {
        position.herds[LUCKY.index()][Colour::Violet.index()] = 4;
        position.herds[LUCKY.index()][Colour::Pink.index()] = 2;
        let turn = Turn { seat: Seat(0), pair: Pair { colour: None, prairie: LUCKY, card: card("5A") } };
        position.stage = Stage::Place(turn);
        position.pairs[0][0] = Some(turn.pair);
    })
}

#[test]
fn illegal_numbers_are_refused_and_a_repeated_number_confirms() {
    let table = placing_table();
    let illegal: Vec<u8> =
        numbers(Seat(0), &table.query()).into_iter().filter_map(|(cows, why)| why.map(|_| cows)).collect();
    assert_eq!(illegal, [2, 4]);
    let mut choice = choice_after(&table, 0, &[Touch::Number(3)]);
    assert_eq!(choice.pending(), Some(Action::Place(3)));
    assert!(choice.touch(Touch::Number(3), Seat(0), &table.query()));
    assert!(!choice.touch(Touch::Number(4), Seat(0), &table.query()));
    assert_eq!(choice.draft, Draft::Number(3), "the legal number must stay in the draft");
    assert!(matches!(
        choice.feedback.now.and_then(|feedback| feedback.reason),
        Some(Illegal::SameSize { size: 4, .. })
    ));
}

#[test]
fn touches_place_bonus_cows_and_report_equal_sizes() {
    let bonus = Bonus { seat: Seat(0), colour: Colour::Blue, cows: 2, prairie: FIRE, rank: Some(0) };
    let table = Table::of(5, |_, position| {
        position.open.take(FIRE);
        position.full.push(FIRE);
        position.herds[LUCKY.index()][Colour::Violet.index()] = 1;
        position.stage = Stage::Bonus(bonus);
    });
    let mut choice = choice_after(&table, 0, &[Touch::Prairie(LUCKY)]);
    assert!(matches!(
        choice.feedback.now.as_ref().and_then(|feedback| feedback.reason),
        Some(Illegal::SameSize { size: 1, .. })
    ));
    assert_eq!(choice.confirm(Seat(0), &table.query()), None);
    choice.touch(Touch::Prairie(LUCKY), Seat(0), &table.query());
    assert_eq!((choice.bonus_cows_on(LUCKY), choice.feedback.now.as_ref()), (2, None));
    assert_eq!(choice.confirm(Seat(0), &table.query()), Some(Action::Bonus(BonusPlacement::NONE.with(LUCKY, 2))));
    choice.touch(Touch::Prairie(LUCKY), Seat(0), &table.query());
    assert_eq!(choice.pending(), None, "a third touch must take the cows back");
    assert!(!choice.touch(Touch::NoBonus, Seat(0), &table.query()));
    assert_eq!(choice.confirm(Seat(0), &table.query()), Some(Action::Bonus(BonusPlacement::NONE)));
    choice.touch(Touch::Prairie(FIRE), Seat(0), &table.query());
    assert_eq!(choice.feedback.now.and_then(|feedback| feedback.reason), Some(Illegal::PrairieFull(FIRE)));
}

#[test]
fn two_colours_share_a_card_when_one_prairie_is_open() {
    let table = Table::of(2, |_, position| {
        position.open = std::iter::once(Prairie::TumbleweedPlains).collect();
        let turn =
            Turn { seat: Seat(0), pair: Pair { colour: None, prairie: Prairie::TumbleweedPlains, card: card("4M") } };
        position.stage = Stage::Place(turn);
        position.pairs[0][0] = Some(turn.pair);
    });
    assert_eq!(mixed_colours(&table.position, &table.setting), Some([Colour::Blue, Colour::Green]));
    let mut choice = choice_after(&table, 0, &[Touch::Cows(Colour::Blue, 2)]);
    choice.touch(Touch::Cows(Colour::Green, 2), Seat(0), &table.query());
    assert!(matches!(
        choice.feedback.now.as_ref().and_then(|feedback| feedback.reason),
        Some(Illegal::SameSize { size: 2, .. })
    ));
    choice.touch(Touch::Cows(Colour::Green, 1), Seat(0), &table.query());
    let mixed = MixedCows::default().with(Colour::Blue, 2).with(Colour::Green, 1);
    assert_eq!(choice.confirm(Seat(0), &table.query()), Some(Action::PlaceMixed(mixed)));
    let none = choice_after(&table, 0, &[Touch::Cows(Colour::Blue, 0)]);
    assert_eq!(none.pending(), Some(Action::Place(0)));
}

#[test]
fn first_cows_bids_and_colours_await_confirmation() {
    let start = Table::of(2, |_, position| {
        position.stage = Stage::Start;
        position.dealt[0] = [LUCKY, FIRE, Prairie::CoffeeCanyon].into_iter().collect();
    });
    let (blue, green) = (Colour::Blue, Colour::Green);
    let all_blue = [0, 1, 2].map(|place| Touch::Start(place, blue));
    let choice = choice_after(&start, 0, &all_blue);
    assert_eq!(choice.feedback.now.as_ref().and_then(|feedback| feedback.reason), Some(Illegal::NotBothColours));
    let mut choice = choice_after(&start, 0, &[all_blue[0], all_blue[1], Touch::Start(2, green)]);
    assert_eq!(choice.confirm(Seat(0), &start.query()), Some(Action::Start([blue, blue, green])));
    choice.touch(Touch::Prairie(Prairie::CoffeeCanyon), Seat(0), &start.query());
    assert_eq!(
        choice.draft,
        Draft::Start([Some(green), Some(blue), Some(green)]),
        "the smallest prairie must come first"
    );
    choice.touch(Touch::Prairie(Prairie::DrunknCreek), Seat(0), &start.query());
    assert!(choice.feedback.now.is_some_and(|feedback| feedback.refused));

    let bids = Table::of(3, |_, position| position.stage = Stage::Bid);
    let mut choice = choice_after(&bids, 0, &[Touch::Bid(34), Touch::Bid(300)]);
    assert_eq!(
        choice.feedback.now.as_ref().and_then(|feedback| feedback.reason),
        Some(Illegal::BidTooHigh { highest: 200 })
    );
    assert_eq!(choice.confirm(Seat(0), &bids.query()), Some(Action::Bid(34)));

    let colours = Table::of(3, |_, position| {
        position.stage = Stage::Colour(Seat(1));
        position.colours = [Some(blue), None, None, None, None];
    });
    let taken = choice_after(&colours, 1, &[Touch::Colour(blue)]);
    assert_eq!(taken.feedback.now.and_then(|feedback| feedback.reason), Some(Illegal::ColourTaken(blue)));
    let mut free = choice_after(&colours, 1, &[Touch::Colour(green)]);
    assert!(free.touch(Touch::Colour(green), Seat(1), &colours.query()));
}

#[test]
fn a_new_decision_discards_the_draft() {
    let table = Table::of(3, |_, _| {});
    let mut choice = choice_after(&table, 0, &[Touch::Prairie(LUCKY), Touch::Card(card("4B"))]);
    choice.sync(Seat(0), &table.query());
    assert!(!choice.is_empty(), "the draft must stay while the decision is the same");
    let later = placing_table();
    choice.sync(Seat(0), &later.query());
    assert!(choice.is_empty() && choice.pending().is_none());
}
