//! Laws of following a game, checked in random games with the set-ups of the other laws. Each available kind of action
//! is equally likely.

use hacienda_rules::{
    Action, Card, Deck, Edition, Effects, Hacienda, HouseRules, LandCard, MAX_SEATS, Position, Rng, Rulebook, Seat,
    Setting, Species, Viewer, followed::Revealed,
};
use tabletop::{Followed as _, LearnError, Notice, Opening, Told};

use super::{cases, number};
use crate::{
    fixtures::{random_action, setting},
    follow_laws::{Law, laws_hold_in},
};

impl Law for Hacienda {
    fn must_be_secret(_: &Position, _: Seat, _: Action, _: Viewer) -> bool {
        false
    }

    fn choose(setting: &Setting, position: &Position, rng: &mut Rng) -> (Seat, Action) {
        (position.turn.seat, random_action(setting, position, rng))
    }
}

/// The kinds of games: each combination of [`cases::GAMES`] with each number of seats.
fn kinds() -> Vec<((Edition, bool), u8)> {
    let of = |game: (Edition, bool)| {
        let (least, most) = Rulebook::new(game.0, game.1, HouseRules::default()).seats;
        (least..=most).map(move |seats| (game, seats))
    };
    cases::GAMES.into_iter().flat_map(of).collect()
}

/// Checks random games of all kinds in turn, each with at most `seats` single seats among its viewers.
fn viewers_can_follow(games: u64, seats: usize) {
    let (boards, kinds) = (cases::boards(), kinds());
    let begin = |seed| {
        let (game, count) = kinds[seed as usize % kinds.len()];
        let case = cases::Case::of_kind(&boards, seed, game, Some(count));
        (case.setting, case.start)
    };
    let counts = laws_hold_in::<Hacienda>(number("HACIENDA_LAW_SEED", 0), games, seats, begin);
    assert!(counts.kinds.keys().eq(["drawn"]), "{counts:?}");
}

#[test]
fn viewers_can_follow_a_hundred_random_games_of_each_kind() {
    // With every seat as a viewer, the test would take a third longer.
    viewers_can_follow(100 * kinds().len() as u64, 2);
}

fn learn(position: &mut Position, viewer: Viewer, told: &str, news: &[Revealed]) -> Result<Action, LearnError> {
    let notice = Notice { seat: position.turn.seat, told: Told::Whole(told.to_owned()), news: news.to_vec() };
    Hacienda::learn(&setting(), position, viewer, &notice)
}

#[test]
fn a_reshuffle_reveals_only_the_card_that_is_drawn() {
    let mut start: Position = Position::setup(&setting(), 3, 7, Some(Seat(0))).expect("three players are allowed");
    while let Some(card) = start.land_deck.pop() {
        start.land_discard[card.index()] += 1;
    }
    for card in LandCard::ALL {
        let drawn = [Revealed::Drawn(Card::Land(card))];
        let mut position = start;
        assert_eq!(
            learn(&mut position, Viewer::from(Seat(0)), "buy land deck", &drawn),
            Ok(Action::BuyTop(Deck::Land))
        );
        let held = position.in_hand(Seat(0), Card::Land(card));
        position.play(&setting(), Action::BuyTop(Deck::Land), &mut Effects::new()).expect("legal");
        assert_eq!(position.in_hand(Seat(0), Card::Land(card)), held + 1);
        // Nothing is revealed to another player, and the same news is refused.
        let mut other = start;
        assert_eq!(learn(&mut other, Viewer::from(Seat(1)), "buy land deck", &[]), Ok(Action::BuyTop(Deck::Land)));
        assert!(learn(&mut other, Viewer::from(Seat(1)), "buy land deck", &drawn).is_err());
    }
    // A card that was not discarded cannot be drawn.
    start.land_discard[LandCard::Swamp.index()] = 0;
    let before = start;
    let drawn = [Revealed::Drawn(Card::Land(LandCard::Swamp))];
    assert!(learn(&mut start, Viewer::from(Seat(0)), "buy land deck", &drawn).is_err());
    assert_eq!(start, before);
}

#[test]
fn news_that_contradicts_the_position_is_refused() {
    let start: Position = Position::setup(&setting(), 2, 7, Some(Seat(0))).expect("two players are allowed");
    let refused = |position: &Position, viewer: Viewer, told: &str, news: &[Revealed]| {
        let mut learnt = *position;
        let error = learn(&mut learnt, viewer, told, news).expect_err("refused");
        assert_eq!(learnt, *position);
        error.to_string()
    };
    let (own, other) = (Viewer::from(Seat(0)), Viewer::from(Seat(1)));
    let pig = || Revealed::Drawn(Card::Animal(Species::Pig));
    let shown = "the news contradicts the position: the action would show something else";
    let hidden = "the news contradicts the position: no such card is hidden from the viewer";
    assert_eq!(refused(&start, own, "buy animal deck", &[]), shown);
    assert_eq!(refused(&start, other, "buy animal deck", &[pig()]), shown);
    assert_eq!(refused(&start, own, "buy animal deck", &[pig(), Revealed::Drawn(Card::Land(LandCard::Rocks))]), shown);
    assert_eq!(refused(&start, own, "end", &[pig()]), shown);
    let late = "the news contradicts the position: these cards cannot be dealt";
    assert_eq!(refused(&start, own, "end", &[Revealed::LandDisplay(vec![LandCard::Rocks; 4])]), late);
    assert!(refused(&start, own, "animal pig 999,999", &[]).contains("there is no hex"));
    // No pig card is hidden from the viewer: all are in the viewer's hand or open.
    let mut position = start;
    for stack in &mut position.animal_stacks {
        stack.cards_mut().iter_mut().for_each(|species| *species = Species::Horse);
    }
    position.animals_removed = [0; 4];
    position.hands[1][Card::Animal(Species::Pig).index()] = 0;
    assert_eq!(refused(&position, own, "buy animal deck", &[pig()]), hidden);
    let notice = Notice { seat: Seat(0), told: Told::Secret, news: Vec::new() };
    let secret = Hacienda::learn(&setting(), &mut position, own, &notice);
    assert_eq!(secret, Err(LearnError::Contradiction("no action of this game is secret")));
}

#[test]
fn impossible_openings_are_refused() {
    let setting = setting();
    let first: Position = Position::setup(&setting, 2, 7, Some(Seat(1))).expect("two players are allowed");
    let viewer = Viewer::from(Seat(0));
    let opening = Opening::<Hacienda>::of(&setting, &first, viewer);
    let refused = |seats: u8, start: u8, dealt: &[Revealed]| {
        let opening = Opening::<Hacienda> { seats, start: Seat(start), dealt: dealt.to_vec() };
        opening.imagine(&setting, viewer, &mut Rng::new(1, 0)).expect_err("refused").to_string()
    };
    let [hand, land, animals] = &opening.dealt[..] else { panic!("a hand and two displays: {opening:?}") };
    let hand_of = |seat: u8, cards: &[Card]| Revealed::Hand { seat: Seat(seat), cards: cards.to_vec() };
    let cards = "the news contradicts the position: these cards cannot be dealt";
    let game = "the news contradicts the position: no game begins like this for the viewer";
    assert_eq!(refused(6, 1, &opening.dealt), "this game is for 2 to 5 players, not 6");
    assert_eq!(refused(2, 2, &opening.dealt), "seat 2 cannot start: the seats are 0 to 1");
    let Revealed::Hand { cards: held, .. } = hand else { panic!("a hand: {hand:?}") };
    for (seat, held) in [(1, &held[..]), (255, held), (0, &held[1..]), (0, &[])] {
        assert_eq!(refused(2, 1, &[hand_of(seat, held), land.clone(), animals.clone()]), cards, "{seat} {held:?}");
    }
    let pampas = vec![LandCard::Pampas; 4];
    let many = [vec![Card::Land(LandCard::Pampas); 8], vec![Card::Animal(Species::Pig); 4]].concat();
    // There are ten pampas cards.
    assert_eq!(refused(2, 1, &[hand_of(0, &many), Revealed::LandDisplay(pampas), animals.clone()]), cards);
    assert_eq!(refused(2, 1, &[hand.clone(), Revealed::LandDisplay(Vec::new()), animals.clone()]), cards);
    assert_eq!(refused(2, 1, &[hand.clone(), land.clone(), Revealed::AnimalDisplay(vec![Species::Pig; 5])]), cards);
    assert_eq!(refused(2, 1, &[Revealed::Drawn(Card::Land(LandCard::Rocks))]), cards);
    assert_eq!(refused(2, 1, &[land.clone(), animals.clone()]), game);
    assert_eq!(refused(2, 1, &[land.clone(), hand.clone(), animals.clone()]), game);
    assert_eq!(refused(2, 1, &[hand.clone(), land.clone(), animals.clone(), animals.clone()]), game);
    let reversed: Vec<Card> = held.iter().rev().copied().collect();
    assert_eq!(refused(2, 1, &[hand_of(0, &reversed), land.clone(), animals.clone()]), game);
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn viewers_can_follow_ten_thousand_random_games() {
        viewers_can_follow(number("HACIENDA_LAW_GAMES", 10_000), MAX_SEATS);
    }
}
