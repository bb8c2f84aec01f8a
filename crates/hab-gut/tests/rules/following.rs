//! Laws of following a game, checked in random games with every number of seats, with and without the house rule.
//!
//! `HAB_GUT_LAW_GAMES` sets the number of games in the long test (default 30,000). `HAB_GUT_LAW_SEED` sets the first
//! seed (default 0).

use hab_gut::{
    Action, Cards, HabGut, MAX_SEATS, MarketCard, Phase, Position, Rng, Seat, Setting, Turn, Viewer, followed::Revealed,
};
use tabletop::{Followed as _, Game as _, Notice, Opening, Told};

use crate::{
    follow_laws::{Law, Table, laws_hold_in},
    helpers,
    laws::number,
};

impl Law for HabGut {
    fn must_be_secret(_: &Position, seat: Seat, action: Action, viewer: Viewer) -> bool {
        matches!(action, Action::Give(_)) && !viewer.sees_hand(seat)
    }

    /// At the end of a half, keeps the foundations, all cards of this half, and the new racks that the viewer sees.
    fn permute(table: &Table<HabGut>, viewer: Viewer, rng: &mut Rng) -> Position {
        let Table { setting, before, after, .. } = *table;
        let mut other = HabGut::imagine(setting, before, viewer, rng);
        if before.half(setting) == after.half(setting) {
            return other;
        }
        (other.shares, other.foundations) = (before.shares, before.foundations);
        (other.racks, other.undealt) = (before.racks, before.undealt);
        if !after.over {
            other.next_racks = Some(other_deal(after, viewer, rng));
        }
        other
    }
}

/// Returns the racks after all cards that the viewer does not see have been shuffled and dealt again.
fn other_deal(position: &Position, viewer: Viewer, rng: &mut Rng) -> [Cards; MAX_SEATS] {
    let mut racks = position.racks;
    let hidden = || position.seats().filter(|rack| !position.sees_rack(viewer, *rack));
    let mut cards: Vec<_> =
        hidden().flat_map(|rack| racks[rack.index()].iter()).chain(position.undealt.iter()).collect();
    rng.shuffle(&mut cards);
    for rack in hidden() {
        let rack = &mut racks[rack.index()];
        *rack = cards.drain(..rack.len() as usize).collect();
    }
    racks
}

/// The number of combinations of a setting and a number of seats.
const KINDS: u64 = 6;

fn begin(number: u64) -> (Setting, Position) {
    let setting = helpers::setting(number % 2 == 1);
    let seats = 3 + (number / 2 % 3) as u8;
    let position = Position::setup(&setting, seats, number, None).expect("the number of seats is allowed");
    (setting, position)
}

#[test]
fn viewers_can_follow_a_hundred_random_games_of_each_kind() {
    let counts = laws_hold_in::<HabGut>(number("HAB_GUT_LAW_SEED", 0), 100 * KINDS, MAX_SEATS, begin);
    assert!(counts.permuted_secrets >= 100 && counts.opened == 100 * KINDS, "{counts:?}");
    assert!(counts.kinds.keys().eq(["foundation", "rack"]), "{counts:?}");
}

#[test]
fn news_that_contradicts_the_position_is_refused() {
    let setting = helpers::setting(false);
    let mut position = helpers::new_game(4);
    helpers::play(&mut position, &setting, "buy tea tea");
    let refused = |position: &Position, viewer: Viewer, seat: u8, told: &Told, news: &[Revealed]| {
        let mut learnt = *position;
        let notice = Notice { seat: Seat(seat), told: told.clone(), news: news.to_vec() };
        let error = HabGut::learn(&setting, &mut learnt, viewer, &notice).expect_err("refused");
        assert_eq!(learnt, *position);
        error.to_string()
    };
    let whole = |text: &str| Told::Whole(text.to_owned());
    let other = Viewer::from(Seat(2));
    assert_eq!(refused(&position, other, 1, &whole("keep"), &[]), "seat 1 may not act");
    assert_eq!(refused(&position, other, 0, &whole("pass"), &[]), "the action is illegal: not_now");
    assert_eq!(
        refused(&position, other, 0, &whole("sail"), &[]),
        "\"sail\" is not an action: actions begin with buy, sell, pass, give, keep or market"
    );
    let shown = "the news contradicts the position: the action would show something else";
    assert_eq!(refused(&position, other, 0, &whole("give tea"), &[]), shown); // The gift is secret.
    assert_eq!(refused(&position, Viewer::from(Seat(0)), 0, &Told::Secret, &[]), shown); // the viewer's own action
    let early = Revealed::Foundation { seat: Seat(0), shares: Vec::new() };
    assert_eq!(refused(&position, other, 0, &whole("keep"), std::slice::from_ref(&early)), shown);
    let rack = Revealed::Rack { rack: Seat(255), cards: Vec::new() };
    let unseen = "the news contradicts the position: the viewer does not see this rack";
    assert_eq!(refused(&position, other, 0, &whole("keep"), &[rack]), unseen);
    let short = Revealed::Rack { rack: Seat(2), cards: vec![helpers::card("tea +6")] };
    let cards = "the news contradicts the position: a rack cannot have these cards";
    assert_eq!(refused(&position, other, 0, &whole("keep"), &[short]), cards);
    // Seat 0 has bought two shares of tea and given none, so it cannot sell coal.
    helpers::play(&mut position, &setting, "keep");
    position.turn = Turn { seat: Seat(0), phase: Phase::Trade };
    let shares = "the news contradicts the position: the seat does not have these shares";
    assert_eq!(refused(&position, other, 0, &whole("sell coal"), &[]), shares);
    // The viewer sees the rack between seats 1 and 2.
    position.turn = Turn { seat: Seat(1), phase: Phase::Market };
    position.racks[1] = helpers::rack(&["tea +6"]);
    let card = "the news contradicts the position: the card cannot be in this rack";
    assert_eq!(refused(&position, other, 1, &whole("market left tea -6 right coal +2"), &[]), card);
}

#[test]
fn openings_with_impossible_racks_are_refused() {
    let setting = helpers::setting(false);
    let first = helpers::new_game(4);
    let viewer = Viewer::from(Seat(2));
    let opening = Opening::<HabGut>::of(&setting, &first, viewer);
    let refused = |seats: u8, start: u8, dealt: &[Revealed]| {
        let opening = Opening::<HabGut> { seats, start: Seat(start), dealt: dealt.to_vec() };
        opening.imagine(&setting, viewer, &mut Rng::new(1, 0)).expect_err("refused").to_string()
    };
    let [right, left] = &opening.dealt[..] else { panic!("two racks: {opening:?}") };
    let Revealed::Rack { cards, .. } = right else { panic!("a rack: {right:?}") };
    let rack = |rack: u8, cards: &[MarketCard]| Revealed::Rack { rack: Seat(rack), cards: cards.to_vec() };
    assert_eq!(refused(2, 0, &opening.dealt), "this game is for 3 to 5 players, not 2");
    assert_eq!(refused(4, 9, &opening.dealt), "seat 9 cannot start: the seats are 0 to 3");
    let unseen = "the news contradicts the position: the viewer does not see this rack";
    assert_eq!(refused(4, 0, &[right.clone(), rack(3, cards)]), unseen);
    assert_eq!(refused(4, 0, &[right.clone(), rack(255, cards)]), unseen);
    let wrong = "the news contradicts the position: a rack cannot have these cards";
    assert_eq!(refused(4, 0, &[right.clone(), rack(2, &cards[1..])]), wrong);
    assert_eq!(refused(4, 0, &[right.clone(), rack(2, &[cards[0]; 8])]), wrong);
    let twice = "the news contradicts the position: a card is in two racks";
    let all: Vec<MarketCard> = Cards::ALL.iter().take(8).collect(); // with all copies of the first card
    assert_eq!(refused(4, 0, &[rack(1, &all), rack(2, &all)]), twice);
    let foundation = Revealed::Foundation { seat: Seat(2), shares: Vec::new() };
    assert_eq!(refused(4, 0, &[foundation]), "the news contradicts the position: all foundations are empty");
    let game = "the news contradicts the position: no game begins like this for the viewer";
    for dealt in [&[][..], &[left.clone(), right.clone()], &[right.clone(), left.clone(), left.clone()]] {
        assert!([game, twice].contains(&&refused(4, 0, dealt)[..]), "{dealt:?}");
    }
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn viewers_can_follow_ten_thousand_random_games_with_each_number_of_seats() {
        laws_hold_in::<HabGut>(number("HAB_GUT_LAW_SEED", 0), number("HAB_GUT_LAW_GAMES", 30_000), MAX_SEATS, begin);
    }
}
