//! Tests of the data that the HUD shows: its contents, and the information visible to each viewer.

use std::sync::Arc;

use super::*;
use crate::{
    games::zoff::{choice::Touch, ui::player_view::PlayerView},
    table::{DebugCounters, JudgementCache},
    texts::{Translations, Untranslated},
};
use zoff::{Action, Pair};

fn pair(prairie: Prairie, word: &str) -> Pair {
    Pair { colour: None, prairie, card: Card::from_word(word).expect("the word names a card") }
}

#[test]
fn other_viewers_see_a_choice_only_after_all_have_chosen() {
    let setting = Setting::default();
    let mut position = Position::empty(&setting, 3);
    let chosen = zoff::Choice::two(pair(Prairie::LuckyPickle, "4G"), pair(Prairie::FireFields, "5B"));
    position.play(&setting, Seat(1), Action::Choose(chosen), &mut Vec::new()).expect("the choice is legal");
    for (viewer, sees) in [(Some(Seat(0)), false), (None, false), (Some(Seat(1)), true)] {
        // As in the game, the data comes from the position as this viewer sees it.
        let seen = position.seen_by(&setting, viewer);
        let choice = Choice::default();
        let source = ViewSource {
            position: &seen,
            setting: &setting,
            names: &[],
            viewer,
            face_down: false,
            may_act: false,
            choice: &choice,
            rules_query: None,
        };
        let shown = format!("{:?} {:?} {:?}", source.seats(), source.prairies(), source.action_panel());
        assert_eq!(shown.contains("Pair(Some(Pink)"), sees, "{viewer:?}");
        assert_eq!(source.seats()[1].done, Some(true));
        let whose = source.player(Seat(1));
        assert!(
            matches!(&whose, PlayerView::Herds(Seat(1), lines) if !lines.is_empty()),
            "the herds must be listed instead of cards: {whose:?}"
        );
    }
}

#[test]
fn the_player_to_place_sees_the_order_and_the_numbers() {
    let setting = Setting::default();
    let mut position = Position::empty(&setting, 3);
    let lucky = Prairie::LuckyPickle;
    position.herds[lucky.index()] = [0, 2, 3, 0, 0];
    position.pairs = [
        [Some(pair(lucky, "3B")), None],
        [Some(pair(lucky, "4G")), None],
        [Some(pair(lucky, "2A")), None],
        [None; 2],
        [None; 2],
    ];
    position.stage = Stage::Place(Turn { seat: Seat(2), pair: pair(lucky, "2A") });
    let position = Arc::new(position);
    let (counts, answers) = (DebugCounters::default(), JudgementCache::default());
    let rules = RulesQuery { position: &position, setting: &setting, counts: &counts, answers: &answers };
    let mut choice = Choice::default();
    choice.touch(Touch::Number(1), Seat(2), &rules);
    let source = ViewSource {
        position: &position,
        setting: &setting,
        names: &[],
        viewer: Some(Seat(2)),
        face_down: false,
        may_act: true,
        choice: &choice,
        rules_query: Some(&rules),
    };
    let ActionView::Place { order, numbers, chosen, .. } = source.action_panel() else {
        panic!("expected numbers of cows")
    };
    assert_eq!(order.iter().map(|pair| pair.seat.0).collect::<Vec<_>>(), [2, 1, 0]);
    assert_eq!((numbers.len(), chosen), (3, Some(1)));
    let question = source.question().expect("a number awaits confirmation");
    assert!(question.is_legal && question.lines.len() == 1, "{question:?}");
    let here = source.prairies().into_iter().find(|view| view.prairie == lucky).expect("Lucky-Pickle is in play");
    assert!(here.is_current && here.pairs.len() == 3 && here.is_drafted(), "{here:?}");
    // The drafted cow stands on the prairie, so there is no label for it.
    assert_eq!((here.draft, here.drafted_cows), (None, 1));
}

#[test]
fn the_reason_for_a_struck_number_names_the_herd_of_the_same_size() {
    let setting = Setting::default();
    let mut position = Position::empty(&setting, 3);
    let lucky = Prairie::LuckyPickle;
    position.herds[lucky.index()] = [5, 4, 3, 0, 0];
    position.pairs[2][0] = Some(pair(lucky, "2A"));
    position.stage = Stage::Place(Turn { seat: Seat(2), pair: pair(lucky, "2A") });
    let position = Arc::new(position);
    let (counts, answers) = (DebugCounters::default(), JudgementCache::default());
    let rules = RulesQuery { position: &position, setting: &setting, counts: &counts, answers: &answers };
    let names = ["Ana", "Ben", "Cleo"].map(|who| Who::Other(Text::untranslated(Untranslated::name(who))));
    let choice = Choice::default();
    let source = ViewSource {
        position: &position,
        setting: &setting,
        names: &names,
        viewer: Some(Seat(2)),
        face_down: false,
        may_act: true,
        choice: &choice,
        rules_query: Some(&rules),
    };
    let ActionView::Place { struck, .. } = source.action_panel() else { panic!("expected numbers of cows") };
    let reasons: Vec<String> = struck.iter().map(|text| Translations::default().tr(text).to_string()).collect();
    assert_eq!(reasons, ["1: same size as Ben's herd", "2: same size as Ana's herd"]);
}

#[test]
fn open_cards_are_shown_but_secret_choices_are_not() {
    let variants = zoff::Variants { open_cards: true, ..zoff::Variants::default() };
    let setting = Setting { rulebook: zoff::Rulebook::new(variants) };
    let mut position = Position::empty(&setting, 3);
    let chosen = zoff::Choice::two(pair(Prairie::LuckyPickle, "4G"), pair(Prairie::FireFields, "5B"));
    let left = |position: &Position| {
        let seen = position.seen_by(&setting, Some(Seat(0)));
        let choice = Choice::default();
        let source = ViewSource {
            position: &seen,
            setting: &setting,
            names: &[],
            viewer: Some(Seat(0)),
            face_down: false,
            may_act: true,
            choice: &choice,
            rules_query: None,
        };
        let PlayerView::Cards(all, Some(_)) = source.player(Seat(1)) else { panic!("expected open cards") };
        assert!(all.iter().all(|one| one.cards.len() == 10) && all[1].inspected && !all[0].inspected);
        all[1].cards.iter().filter(|(_, left)| *left).count()
    };
    position.play(&setting, Seat(1), Action::Choose(chosen), &mut Vec::new()).expect("the choice is legal");
    assert_eq!(left(&position), 10, "a secret choice must not change the open cards");
    for seat in [0, 2] {
        let choice = position
            .random_choice(&setting, Seat(seat), &mut zoff::Rng::new(3, 3))
            .expect("a seat that may act has a legal choice");
        position.play(&setting, Seat(seat), Action::Choose(choice), &mut Vec::new()).expect("the choice is legal");
    }
    assert_eq!(left(&position), 8, "cards that have been turned up must not be in hand");
}

#[test]
fn placing_two_colours_shows_the_illegal_numbers_of_each() {
    let setting = Setting::default();
    let mut position = Position::empty(&setting, 2);
    let last = Prairie::TumbleweedPlains;
    position.open = [last].into_iter().collect();
    // Pink has a herd of three cows on the only open prairie.
    position.herds[last.index()][Colour::Pink.index()] = 3;
    position.pairs[0][0] = Some(pair(last, "4B"));
    position.stage = Stage::Place(Turn { seat: Seat(0), pair: pair(last, "4B") });
    let position = Arc::new(position);
    let (counts, answers) = (DebugCounters::default(), JudgementCache::default());
    let rules = RulesQuery { position: &position, setting: &setting, counts: &counts, answers: &answers };
    let struck = |choice: &Choice| {
        let source = ViewSource {
            position: &position,
            setting: &setting,
            names: &[],
            viewer: Some(Seat(0)),
            face_down: false,
            may_act: true,
            choice,
            rules_query: Some(&rules),
        };
        let ActionView::Mixed { refusals: why, .. } = source.action_panel() else {
            panic!("expected numbers of two colours")
        };
        why.map(|why| why.iter().map(Option::is_some).collect::<Vec<_>>())
    };
    let mut choice = Choice::default();
    let [blue, green] = struck(&choice);
    assert_eq!(
        (&blue, &green),
        (&vec![false, false, false, true, false], &blue),
        "no herd may be as large as the pink herd"
    );
    choice.touch(Touch::Cows(Colour::Blue, 2), Seat(0), &rules);
    let [_, green] = struck(&choice);
    assert_eq!(
        green,
        [false, false, true, true, true],
        "numbers equal to a herd or above the card's value must be illegal"
    );
}
