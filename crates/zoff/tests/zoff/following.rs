//! Laws of following a game, checked in random games with all numbers of players and all variants.
//!
//! `ZOFF_LAW_GAMES` sets the number of games in the long test (default 40,000). `ZOFF_LAW_SEED` sets the first seed
//! (default 0).

use tabletop::{Followed as _, Game as _, MAX_SEATS, Notice, Opening, Told};
use zoff::{Action, Colour, Position, Prairie, Rng, Seat, Setting, Stage, Variants, Viewer, Zoff, followed::Revealed};

use crate::{
    follow_laws::{Law, Table, laws_hold_in},
    helpers::{all_variants, play, setting_with},
    laws::number,
};

impl Law for Zoff {
    fn must_be_secret(after: &Position, seat: Seat, action: Action, viewer: Viewer) -> bool {
        let waits = match action {
            Action::Bid(_) => after.stage == Stage::Bid,
            Action::Choose(_) => after.stage == Stage::Choose,
            _ => false,
        };
        waits && !viewer.sees_hand(seat)
    }

    /// Keeps the prairies, bids and pairs that the action turns up, and the cards of these pairs.
    fn permute(table: &Table<Zoff>, viewer: Viewer, rng: &mut Rng) -> Position {
        let Table { setting, before, seat, after, .. } = *table;
        let mut other = Zoff::imagine(setting, before, viewer, rng);
        match before.stage {
            Stage::Start if !viewer.sees_hand(seat) => deal_others(table, viewer, &mut other, rng),
            Stage::Bid if after.stage != Stage::Bid => other.bids = before.bids,
            Stage::Choose if after.stage != Stage::Choose => {
                (other.pairs, other.hands) = (before.pairs, before.hands);
                for seat in before.seats().filter(|seat| !before.sees_cards(setting, viewer, *seat)) {
                    let Some(colour) = before.colours[seat.index()] else { continue };
                    let chosen = after.pairs[seat.index()].iter().flatten().map(|pair| pair.card).collect();
                    let rest = setting.rulebook.deck(before.seats, colour).without(chosen);
                    let count = before.hand(seat).count() - chosen.count();
                    other.hands[colour.index()] = rest.draw(count, rng).with(chosen);
                }
            }
            _ => {}
        }
        other
    }
}

/// Leaves the prairies of the acting seat unchanged. Deals the other seat's prairies again if the viewer does not see
/// them.
fn deal_others(table: &Table<Zoff>, viewer: Viewer, other: &mut Position, rng: &mut Rng) {
    let Table { setting, before, seat, .. } = *table;
    other.dealt = before.dealt;
    let dealt = before.dealt[seat.index()];
    let mut left: Vec<Prairie> = setting.rulebook.prairies(2).without(dealt).iter().collect();
    rng.shuffle(&mut left);
    for hidden in before.seats().filter(|other| *other != seat && !before.sees_dealt(viewer, *other)) {
        other.dealt[hidden.index()] = left.drain(..3).collect();
    }
}

/// The number of combinations of variants and numbers of seats.
const KINDS: u64 = 32;

fn begin(number: u64) -> (Setting, Position) {
    let mut setting = setting_with(all_variants()[(number % 8) as usize]);
    // With few possible bids, lots often decide.
    setting.rulebook.highest_bid = if (number / 32).is_multiple_of(2) { 1 } else { setting.rulebook.highest_bid };
    let position =
        Position::setup(&setting, 2 + (number / 8 % 4) as u8, number).expect("the number of seats is allowed");
    (setting, position)
}

#[test]
fn viewers_can_follow_a_hundred_random_games_of_each_kind() {
    let counts = laws_hold_in::<Zoff>(number("ZOFF_LAW_SEED", 0), 100 * KINDS, MAX_SEATS, begin);
    assert!(counts.permuted_secrets >= 100 && counts.opened == 100 * KINDS, "{counts:?}");
    assert!(counts.kinds.keys().eq(["bid", "dealt", "lot", "pairs"]), "{counts:?}");
}

#[test]
fn news_that_contradicts_the_position_is_refused() {
    let setting = setting_with(Variants { open_cards: true, auction: true, ..Variants::default() });
    let mut position = Position::setup(&setting, 3, 7).expect("three players are allowed");
    let refused = |position: &Position, viewer: Viewer, seat: u8, told: &Told, news: &[Revealed]| {
        let mut learnt = *position;
        let notice = Notice { seat: Seat(seat), told: told.clone(), news: news.to_vec() };
        let error = Zoff::learn(&setting, &mut learnt, viewer, &notice).expect_err("refused");
        assert_eq!(learnt, *position);
        error.to_string()
    };
    let whole = |text: &str| Told::Whole(text.to_owned());
    let other = Viewer::from(Seat(2));
    let shown = "the news contradicts the position: the action would show something else";
    let hidden = "the news contradicts the position: this is not hidden from the viewer";
    assert_eq!(refused(&position, other, 0, &whole("bid 3.4"), &[]), shown); // The bid is secret.
    assert_eq!(refused(&position, other, 2, &Told::Secret, &[]), shown); // The action is the viewer's own.
    assert_eq!(refused(&position, other, 2, &whole("bid 20.1"), &[]), "the action is illegal: bid_too_high");
    let bid = |seat| Revealed::Bid { seat: Seat(seat), tenths: 3 };
    assert_eq!(refused(&position, other, 0, &Told::Secret, &[bid(1)]), hidden); // Seat 1 has not bid yet.
    assert_eq!(refused(&position, other, 0, &Told::Secret, &[bid(200)]), hidden);
    play(&setting, &mut position, 0, Action::Bid(3));
    play(&setting, &mut position, 1, Action::Bid(5));
    assert_eq!(refused(&position, other, 1, &Told::Secret, &[]), "seat 1 may not act");
    // All bids differ, so no lot is drawn.
    let lot = |seat| Revealed::Lot { seat: Seat(seat) };
    let bids = |lot| [bid(0), Revealed::Bid { seat: Seat(1), tenths: 5 }, lot];
    for seat in [0, 1, 2] {
        assert_eq!(refused(&position, other, 2, &whole("bid 4.0"), &bids(lot(seat))), shown);
    }
    let none = "the news contradicts the position: no lot is drawn now";
    assert_eq!(refused(&position, other, 2, &whole("bid 4.0"), &bids(lot(255))), none);
    play(&setting, &mut position, 2, Action::Bid(0));
    for (seat, colour) in [(1, Colour::Blue), (0, Colour::Pink), (2, Colour::Green)] {
        play(&setting, &mut position, seat, Action::Colour(colour));
    }
    // With open cards, everybody sees that seat 0 does not hold 5Z.
    for seat in [1, 2] {
        let choice = position.legal(&setting, Seat(seat))[0];
        play(&setting, &mut position, seat, choice);
    }
    let told = whole("choose lone-star-valley 5Z powder-prairie 5Y");
    let Some(pairs) = position.choice(Seat(1)) else { panic!("seat 1 has chosen") };
    let news = [Revealed::Pairs { seat: Seat(1), pairs }];
    assert_eq!(refused(&position, other, 0, &told, &news), "the action is illegal: card_not_held");
}

#[test]
fn openings_with_impossible_prairies_are_refused() {
    let setting = setting_with(Variants::default());
    let refused = |seats: u8, start: u8, viewer: Viewer, dealt: &[Revealed]| {
        let opening = Opening::<Zoff> { seats, start: Seat(start), dealt: dealt.to_vec() };
        opening.imagine(&setting, viewer, &mut Rng::new(1, 0)).expect_err("refused").to_string()
    };
    let of = |seats: u8, viewer: Viewer| {
        let first = Position::setup(&setting, seats, 7).expect("the number of seats is allowed");
        Opening::<Zoff>::of(&setting, &first, viewer).dealt
    };
    let dealt = |seat: u8, prairies: &[Prairie]| Revealed::Dealt { seat: Seat(seat), prairies: prairies.to_vec() };
    let cards = "the news contradicts the position: the seat cannot have these prairies";
    let game = "the news contradicts the position: no game begins like this for the viewer";
    let own = Viewer::from(Seat(1));
    assert_eq!(refused(6, 0, own, &of(2, own)), "this game is for 2 to 5 players, not 6");
    assert_eq!(refused(2, 1, own, &of(2, own)), game); // There is no starting player.
    let three = [Prairie::LoneStarValley, Prairie::PowderPrairie, Prairie::CoffeeCanyon];
    assert_eq!(refused(2, 0, own, &[dealt(0, &three)]), cards);
    assert_eq!(refused(2, 0, own, &[dealt(255, &three)]), cards);
    assert_eq!(refused(2, 0, own, &[dealt(1, &three[1..])]), cards);
    assert_eq!(refused(2, 0, own, &[dealt(1, &[three[0]; 3])]), cards);
    assert_eq!(refused(2, 0, own, &[dealt(1, &[three[0], three[1], Prairie::HangManMountains])]), cards);
    assert_eq!(refused(2, 0, own, &[Revealed::Lot { seat: Seat(0) }]), cards);
    assert_eq!(refused(2, 0, own, &[dealt(1, &[three[1], three[0], three[2]])]), game);
    assert_eq!(refused(2, 0, own, &[]), game);
    // With more players, everybody sees all dealt prairies.
    let all = of(3, Viewer::SPECTATOR);
    assert_eq!(all.len(), 3);
    assert_eq!(refused(3, 0, Viewer::SPECTATOR, &all[..2]), game);
    assert_eq!(refused(3, 0, Viewer::SPECTATOR, &[all[0].clone(), all[0].clone(), all[2].clone()]), cards);
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn viewers_can_follow_ten_thousand_random_games_with_each_number_of_seats() {
        laws_hold_in::<Zoff>(number("ZOFF_LAW_SEED", 0), number("ZOFF_LAW_GAMES", 40_000), MAX_SEATS, begin);
    }
}
