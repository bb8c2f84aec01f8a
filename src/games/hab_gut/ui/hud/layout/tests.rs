//! Tests of the layout: nothing overlaps in any window, and nothing takes too much room from the exchange.

use super::*;
use crate::theme::scale::SizePreferences;

const WINDOWS: [Vec2; 9] = [
    vec2(1920.0, 1080.0),
    vec2(1600.0, 900.0),
    vec2(1280.0, 720.0),
    vec2(1024.0, 768.0),
    vec2(844.0, 390.0),
    vec2(667.0, 375.0),
    vec2(390.0, 844.0),
    vec2(360.0, 640.0),
    vec2(768.0, 1024.0),
];

#[test]
fn no_two_parts_overlap_in_any_window() {
    for window in WINDOWS {
        for (text, left_handed) in [(1.0, false), (1.5, false), (2.0, false), (1.0, true)] {
            for seats in 3..=5 {
                let preferences = SizePreferences { text, left_handed, ..SizePreferences::default() };
                let scale = Scale::new(window, preferences).beside_board();
                let frame = frame(scale, seats);
                let mut all = frame.seats.clone();
                all.extend(frame.bar.places().chain(frame.low_bar.places()).chain(frame.table_tab));
                all.extend([frame.prompt, frame.board, frame.selection, frame.question]);
                all.extend(frame.racks);
                all.extend(frame.table.into_iter().chain(frame.log));
                for (i, a) in all.iter().enumerate() {
                    assert!(a.is_positive(), "{window:?} {text} {seats}: {i} is {a:?}");
                    assert!(frame.window.contains_rect(*a), "{window:?} {text} {seats}: {i} leaves the window: {a:?}");
                    for (j, b) in all.iter().enumerate().skip(i + 1) {
                        let both = a.intersect(*b);
                        let clear = !both.is_positive() || both.size().min_elem() < 0.5;
                        assert!(clear, "{window:?} {text} {seats}: {i} {a:?} overlaps {j} {b:?}");
                    }
                }
                for lane in frame.lanes {
                    assert!(lane.height() > 60.0, "{window:?} {text} {seats}: the track is too short: {lane:?}");
                }
                let least = scale.min_target() - 0.01;
                for place in frame.bank.iter().chain(&frame.own) {
                    assert!(place.size().min_elem() >= least.min(place.width()), "{window:?}: {place:?}");
                    assert!(place.height() >= least, "{window:?} {text}: {place:?}");
                }
                for card in frame.cards(scale, Side::Left, 8) {
                    assert!(card.size().min_elem() >= (least - 4.0).min(44.0) - 5.0, "{window:?} {text}: {card:?}");
                }
            }
        }
    }
}

#[test]
fn five_players_leave_the_exchange_of_a_phone_as_tall_as_three() {
    let window = vec2(844.0, 390.0);
    for left_handed in [false, true] {
        let scale = Scale::new(window, SizePreferences { left_handed, ..SizePreferences::default() }).beside_board();
        let [three, five] = [3, 5].map(|seats| frame(scale, seats));
        assert_eq!(five.board.height(), three.board.height());
        assert!(five.prompt.width() >= grid::prompt_width(scale), "{:?}", five.prompt);
        let (watched, banner) = five.clone().without_hand(scale, &BannerFacts::default());
        let mut all: Vec<Rect> = watched.seats.iter().copied().chain(watched.bar.places()).collect();
        all.extend(watched.table_tab.into_iter().chain([watched.prompt, watched.board, banner]));
        for (i, a) in all.iter().enumerate() {
            let hits = |b: &&Rect| a.shrink(0.5).intersects(b.shrink(0.5));
            assert_eq!(all[i + 1..].iter().find(hits), None, "{i} {a:?}");
        }
        assert!(watched.bar.place(Button::Log).is_some() && watched.low_bar == Bar::default());
    }
}

#[test]
fn played_cards_rest_below_the_charts() {
    for window in WINDOWS {
        let scale = Scale::new(window, SizePreferences::default()).beside_board();
        let whole = Rect::from_min_size(Pos2::ZERO, window);
        let spectators = frame(scale, 4).without_hand(scale, &BannerFacts::default()).0;
        for frame in [frame(scale, 4), bare(scale, whole), spectators] {
            for (lane, card) in frame.lanes.iter().zip(frame.played) {
                assert!(card.is_positive() && frame.board.contains_rect(card), "{window:?}: {card:?}");
                assert!(lane.height() > 60.0 && lane.bottom() <= card.top(), "{window:?}: {lane:?} {card:?}");
            }
        }
    }
}

#[test]
fn large_windows_have_large_cards_and_still_tall_charts() {
    for window in [vec2(1920.0, 1080.0), vec2(1600.0, 900.0)] {
        let scale = Scale::new(window, SizePreferences::default()).beside_board();
        let frame = frame(scale, 4);
        let card = frame.cards(scale, Side::Left, 8)[0];
        assert!(card.height() > scale.px(140.0), "{window:?}: {card:?}");
        assert!(frame.lanes[0].height() > window.y * 0.3, "{window:?}: {:?}", frame.lanes[0]);
    }
}
