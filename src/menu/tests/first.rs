//! Tests of the first page: the large buttons, the languages, the poster's animation, and the placement of popovers.

use super::*;

#[test]
fn the_first_page_has_no_faults_and_large_buttons() {
    for window in all_windows() {
        for offered in offers() {
            for page in [Page::First, Page::Together] {
                let mut draft = Draft { page, people: Some(3), ..Draft::default() };
                let all = draw_rects(window, |ctx| {
                    draw(ctx, &mut draft, &offered, &mut Settings::default(), ALL_CAPABILITIES);
                });
                let faults = faults(&all, window).into_iter().chain(small_targets(&all));
                assert_eq!(faults.collect::<Vec<_>>(), Vec::<String>::new(), "{window:?} {page:?} {offered:?}");
                let words: &[&str] = match (page, &offered.game) {
                    (Page::Together, _) => &["2 people", "3 people", "4 people", "5 people"],
                    (_, Some(_)) => &["Continue", "Play", "Play together", "Learn"],
                    (_, None) if offered.online => &["Play", "Play together", "Play online", "Learn"],
                    (_, None) => &["Play", "Play together", "Learn"],
                };
                let large: Vec<&str> = all
                    .iter()
                    .filter(|seen| seen.kind == RectKind::Button && seen.rect.height() >= MIN_HEIGHT)
                    .map(|seen| seen.name.as_str())
                    .collect();
                assert_eq!(large, words, "{window:?}: the large buttons are in this order");
                let pictures = all.iter().filter(|seen| seen.kind == RectKind::Icon && words.contains(&&*seen.name));
                let least = window.x >= 800.0 || window.y > window.x;
                assert!(!least || pictures.count() == words.len(), "{window:?}: each button has its picture");
                assert!(page == Page::Together || all.iter().any(|seen| seen.name.starts_with("Connect land")));
            }
        }
    }
}

#[test]
fn the_first_page_shows_the_version_except_on_phones_and_at_kiosks() {
    let version = format!("Version {}", env!("CARGO_PKG_VERSION"));
    for kiosk in [None, Some(Level::Easy)] {
        let offered = FirstPageData { kiosk, ..FirstPageData::default() };
        for window in WINDOWS {
            let all = draw_rects(window, |ctx| {
                draw(ctx, &mut Draft::default(), &offered, &mut Settings::default(), ALL_CAPABILITIES);
            });
            let shown = all.iter().any(|seen| seen.kind == RectKind::Text && seen.name == version);
            // Among these windows, only phone windows are narrower.
            assert_eq!(shown, kiosk.is_none() && window.x >= 1024.0, "{window:?} {kiosk:?}");
        }
    }
}

#[test]
fn a_tap_on_the_name_of_a_language_selects_it() {
    let names = ["English", "Français", "Deutsch", "Español"].map(|name| format!("Language: {name}"));
    for window in all_windows() {
        for offered in offers() {
            let all = draw_rects(window, |ctx| {
                draw(ctx, &mut Draft::default(), &offered, &mut Settings::default(), ALL_CAPABILITIES);
            });
            let places = names.iter().map(|name| all.iter().find(|seen| seen.name == *name).expect(name).rect);
            let tops: Vec<f32> = places.map(|place| place.top()).collect();
            assert!(tops.windows(2).all(|pair| pair[0] == pair[1]), "{window:?}: the languages are in one row");
        }
    }
    let mut settings = Settings::default();
    for (name, language) in names.iter().zip(Language::OFFERED) {
        tap(WINDOWS[0], name, |ctx| {
            draw(ctx, &mut Draft::default(), &FirstPageData::default(), &mut settings, ALL_CAPABILITIES);
        });
        assert_eq!(settings.language(), language);
    }
}

#[test]
fn the_poster_stops_when_the_screen_is_left_alone_or_motion_is_reduced() {
    let mut poster = Poster::default();
    let first = poster.advance(0.1, false, true);
    assert!(first.0.sun < 0.1 && first.1.is_some_and(|next| next.as_secs_f32() <= 0.1));
    let mut last = first;
    for _ in 0..1_300 {
        last = poster.advance(0.1, false, true);
    }
    assert_eq!((last.0.sun, last.1), (1.0, None), "the animation stops after two minutes");
    assert_eq!(poster.advance(60.0, false, true), last, "the stopped picture does not change");
    assert!(poster.advance(0.1, true, true).1.is_some(), "a touch restarts the animation");
    assert_eq!(poster.advance(0.1, true, false), (Moment::STILL, None));
    let before = poster.shown_for;
    poster.advance(9.0, true, true);
    assert!(poster.shown_for - before < 0.3, "after a slow frame the sun does not jump");
}

#[test]
fn a_popover_hides_no_buttons_and_no_text_if_there_is_room() {
    let sentence = "line 12: hex 3,4 has the value 8, not 1 to 7, 9 or 10";
    let name = Untranslated::name("my-grandmothers-board.haz");
    let long = Translations::default().tr(text!("file-no-board", name = name, error = Untranslated::error(sentence)));
    for window in WINDOWS {
        // If there are also other saved games and a problem with them, the smallest phones have no room for the
        // popover.
        for offered in &offers()[..3] {
            let mut draft = Draft::default();
            let all = draw_rects(window, |ctx| {
                draw(ctx, &mut draft, offered, &mut Settings::default(), ALL_CAPABILITIES);
                popover::draw(ctx, None, &long);
            });
            let notice = all
                .iter()
                .find(|seen| seen.kind == RectKind::Panel && seen.name == "notice")
                .expect("the popover is shown");
            let is_tall = window.y >= 700.0;
            let hidden = all.iter().filter(|seen| seen.panel != "notice" && seen.rect.intersects(notice.rect));
            let hidden: Vec<_> = hidden
                .filter(|seen| seen.kind == RectKind::Button || (is_tall && seen.kind == RectKind::Text))
                .collect();
            assert!(hidden.is_empty(), "{window:?} {offered:?}: {hidden:?}");
        }
    }
}

#[test]
fn every_error_fits_on_the_poster_or_in_a_popover() {
    let words = Translations::built_in(Language::PSEUDO);
    let game = labels::saved_game(&[Who::You, Who::Other(PlayerKind::Bot(Level::Greedy).text())], 137, Seat(0));
    let on_poster = ["address-unusable", "game-impossible", "other-window", "saves-damaged", "saves-broken"];
    let mut wrong = BTreeMap::new();
    for window in NARROW {
        for trouble in error_texts() {
            let error = on_poster.contains(&trouble.key()).then(|| trouble.clone());
            let offered = FirstPageData { game: Some(game.clone()), others: true, error, ..FirstPageData::default() };
            let mut draft = Draft { page: Page::First, ..full_draft(Edition::Variant1, None) };
            let poster = draw_rects_in(&words, window, |ctx| {
                draw(ctx, &mut draft, &offered, &mut Settings::default(), ALL_CAPABILITIES);
            });
            let mut notice = draw_rects_in(&words, window, |ctx| {
                draw(ctx, &mut draft, &FirstPageData::default(), &mut Settings::default(), ALL_CAPABILITIES);
                popover::draw(ctx, None, &words.tr(&trouble));
            });
            // The popover is above everything else.
            notice.retain(|seen| seen.panel == "notice" || seen.name == "notice");
            for fault in [poster, notice]
                .iter()
                .flat_map(|all| overflow_faults(all, window).into_iter().chain(untranslated_texts(all)))
            {
                wrong.entry((window.x as u32, fault)).or_insert(trouble.key());
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_table_for_phones_takes_two_taps() {
    for kiosk in [None, Some(Level::Easy)] {
        let offered = FirstPageData { phones: true, online: kiosk.is_none(), kiosk, ..FirstPageData::default() };
        for window in all_windows() {
            for page in [Page::First, Page::Phones] {
                let mut draft = Draft { page, ..Draft::default() };
                let all = draw_rects(window, |ctx| {
                    draw(ctx, &mut draft, &offered, &mut Settings::default(), ALL_CAPABILITIES);
                });
                let faults = faults(&all, window).into_iter().chain(small_targets(&all));
                assert_eq!(faults.collect::<Vec<_>>(), Vec::<String>::new(), "{window:?} {page:?} {kiosk:?}");
            }
        }
        let mut draft = Draft::default();
        let mut requests = Vec::new();
        for name in ["Play with phones", "3 people"] {
            tap(WINDOWS[0], name, |ctx| {
                requests.extend(draw(ctx, &mut draft, &offered, &mut Settings::default(), ALL_CAPABILITIES));
            });
        }
        assert_eq!(requests, [SetupRequest::Phones(3)]);
        assert_eq!(draft.page, Page::Phones);
        draft.step_back();
        assert_eq!(draft.page, Page::First);
    }
}
