//! Tests that texts in languages with longer words than English fit on the curtain, and in a scoring, the menu, a
//! replay and a notice.

use super::*;

/// Draws a dialog in the pseudo-language in narrow windows and checks that it fits.
fn assert_fits(mut draw: impl FnMut(&Context, &Translations)) {
    let words = Translations::built_in(Language::PSEUDO);
    for window in narrow() {
        let all = draw_rects_in(&words, window, |ctx| draw(ctx, &words));
        assert!(all.len() > 2, "{} rectangles", all.len());
        assert_eq!(untranslated_texts(&all), CLEAN);
        assert_eq!(overflow_faults(&all, window), CLEAN, "{window:?}");
    }
}

#[test]
fn texts_in_the_pseudo_language_fit_on_the_curtain() {
    for player_kinds in [2, 5].map(table_of) {
        let names = names::names(&player_kinds);
        for seat in Seat::all(names.len() as u8) {
            assert_fits(|ctx, _| {
                curtain::draw(ctx, seat, &names::name(&names, seat), true);
            });
        }
    }
}

#[test]
fn texts_in_the_pseudo_language_fit_in_a_scoring() {
    for seats in [2, MAX_SEATS] {
        let names = names::names(&table_of(seats));
        for kind in ScoringKind::ALL {
            for step in [0, usize::MAX] {
                let show = show(kind, seats, &Category::ALL, step);
                assert_fits(|ctx, _| {
                    draw_scoring(ctx, &show, &names);
                });
            }
        }
    }
}

#[test]
fn texts_in_the_pseudo_language_fit_in_the_menu() {
    let mut settings = Settings::default();
    for page in PAGES {
        for leaving in LEAVINGS {
            let mut page = page;
            assert_fits(|ctx, _| {
                menu::draw(ctx, &mut page, &mut settings, offers(leaving, true));
            });
        }
    }
}

#[test]
fn texts_in_the_pseudo_language_fit_in_a_replay_and_a_notice() {
    let mut settings = Settings::default();
    assert_fits(|ctx, words| {
        let scale = Scale::of(ctx);
        popover::draw_notice(ctx, arrange::layout(scale, 5, None).free, &notice(words));
        replay_bar::draw(ctx, arrange::replay_bar(scale, 5), (137, 345), true, true, &mut settings);
    });
}

#[test]
fn texts_in_the_pseudo_language_fit_in_every_notice() {
    for trouble in error_texts() {
        assert_fits(|ctx, words| {
            popover::draw_notice(ctx, arrange::layout(Scale::of(ctx), 5, None).free, &words.tr(&trouble));
        });
    }
}
