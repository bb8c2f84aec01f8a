//! Tests of the panel with the invitation for phones.

use tabletop::Level;

use super::*;
use crate::{
    seats::Seating,
    texts::{Language, Translations},
    ui::checks::{WINDOWS, draw_rects, draw_rects_in, faults, narrow, overflow_faults, tap, untranslated_texts},
};

const LINK: &str = "http://192.168.178.123:8080/#0123456789abcdef.0123456789abcdef0123456789abcdef";

fn state(occupant: Occupant, present: bool) -> SeatState {
    SeatState { occupant, present, rematch: false, votes: 0 }
}

/// Five seats: a person who is present, a person who is away, a person at this screen, nobody, and a computer player.
fn five() -> Vec<SeatState> {
    vec![
        state(Occupant::Person, true),
        state(Occupant::Person, false),
        state(Occupant::Person, true),
        state(Occupant::Nobody, false),
        state(Occupant::Computer(Level::Hard), true),
    ]
}

fn with_facts(seats: &[SeatState], network: Option<&Network>, test: impl FnOnce(&PhonesFacts)) {
    let kinds = seats.iter().map(|state| match state.occupant {
        Occupant::Computer(level) => PlayerKind::Bot(level),
        Occupant::Nobody | Occupant::Person => PlayerKind::Remote,
    });
    let names = names::names(&Seating::of(kinds.collect()));
    let short = Untranslated::line("192.168.178.123:8080/join");
    let here = [Seat(2)];
    let (has_page, is_stuck) = (network.is_none(), false);
    test(&PhonesFacts { link: LINK, short, seats, names: &names, here: &here, network, has_page, is_stuck });
}

#[test]
fn the_panel_has_no_faults_in_any_window_or_language() {
    let pseudo = Translations::built_in(Language::PSEUDO);
    let hall = Network { name: "Halle 3; Gäste".to_owned(), password: "Kuh:Schwein".to_owned() };
    for seats in [five(), vec![state(Occupant::Nobody, false); 2]] {
        for (network, is_stuck) in [(None, false), (None, true), (Some(&hall), false), (Some(&hall), true)] {
            with_facts(&seats, network, |facts| {
                let facts = PhonesFacts { is_stuck, ..facts.clone() };
                for window in WINDOWS {
                    let all = draw_rects(window, |ctx| {
                        draw(ctx, &facts);
                    });
                    assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {network:?} {is_stuck}");
                }
                for window in narrow() {
                    let all = draw_rects_in(&pseudo, window, |ctx| {
                        draw(ctx, &facts);
                    });
                    let found: Vec<_> =
                        overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)).collect();
                    assert_eq!(found, Vec::<String>::new(), "{window:?} {network:?} {is_stuck}");
                }
            });
        }
    }
}

#[test]
fn the_network_code_comes_before_the_game_code() {
    let hall = Network { name: "Halle 3; Gäste".to_owned(), password: "Kuh:Schwein".to_owned() };
    let texts = |network: Option<&Network>| {
        let mut texts = Vec::new();
        with_facts(&five(), network, |facts| {
            let all = draw_rects(WINDOWS[3], |ctx| {
                draw(ctx, facts);
            });
            texts.extend(all.into_iter().map(|seen| seen.name));
        });
        ["Point the camera", "First join the network Halle 3; Gäste", "Then open the game"]
            .map(|words| texts.iter().any(|text: &String| text.starts_with(words)))
    };
    assert_eq!(texts(None), [true, false, false]);
    assert_eq!(texts(Some(&hall)), [false, true, true]);
    let nameless = Network { name: String::new(), ..hall };
    assert_eq!(texts(Some(&nameless)), [true, false, false], "a network without a name cannot be joined");
}

#[test]
fn the_panel_says_what_to_check_once_nobody_has_joined_for_a_while() {
    for (is_stuck, wanted) in [(false, [false, true]), (true, [true, false])] {
        with_facts(&five(), None, |facts| {
            let facts = PhonesFacts { is_stuck, ..facts.clone() };
            let all = draw_rects(WINDOWS[3], |ctx| {
                draw(ctx, &facts);
            });
            let shown = ["mobile data", "not here yet"].map(|words| all.iter().any(|seen| seen.name.contains(words)));
            assert_eq!(shown, wanted);
        });
    }
}

#[test]
fn the_timer_restarts_when_somebody_joins() {
    let mut timer = JoinTimer::default();
    let mut is_over = |seconds, people| {
        timer.pass(Duration::from_secs(seconds), people);
        timer.is_over()
    };
    assert_eq!([is_over(89, Some(0)), is_over(1, Some(0))], [false, true]);
    assert_eq!([is_over(5, Some(1)), is_over(89, Some(1)), is_over(1, Some(1))], [false, false, true]);
    assert_eq!([is_over(200, None), is_over(89, Some(0))], [false, false], "closing the panel resets the timer");
}

#[test]
fn the_host_can_start_without_the_others_once_somebody_has_joined() {
    let press = |name: &str, seats: &[SeatState]| {
        let mut requests = Vec::new();
        with_facts(seats, None, |facts| tap(WINDOWS[0], name, |ctx| requests.extend(draw(ctx, facts))));
        requests
    };
    let nobody = [state(Occupant::Nobody, false); 3];
    assert_eq!(press("Start without the others: the computer plays", &nobody), []);
    assert_eq!(press("Start without the others: the computer plays", &five()), [PhonesRequest::Start]);
    assert_eq!(press("Show the board", &five()), [PhonesRequest::Hide]);
    assert_eq!(press("Back to title", &nobody), [PhonesRequest::Leave]);
    let replaced = |has_begun| seats_to_replace(&five(), has_begun);
    assert_eq!(replaced(false), [Seat(1), Seat(3)], "computer players take free seats and absent people's seats");
    assert_eq!(replaced(true), [Seat(3)], "during the game, absent people keep their seats");
}
