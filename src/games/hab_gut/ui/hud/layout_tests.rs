//! Layout tests: everything fits in every window and language, with normal and with large text.

use std::collections::BTreeMap;

use hab_gut::{HabGut, Rulebook, Setting};

use super::tests::{Game, cases, draw};
use crate::{
    game_screen::scoring::HasScoreSheet,
    games::hab_gut::ui::hud::layout,
    playback::Show as _,
    texts::{Language, Translations, Who},
    theme::{rects::Recorded, scale::SizePreferences},
    ui::{
        checks::{self, UPRIGHT},
        rules,
    },
    widgets::prelude::*,
};

/// Desktop computers, a tablet, a phone in landscape and in portrait, and the smallest phone in portrait.
const WINDOWS: [Vec2; 7] = [
    vec2(1920.0, 1080.0),
    vec2(1600.0, 900.0),
    vec2(1280.0, 720.0),
    vec2(1024.0, 768.0),
    vec2(844.0, 390.0),
    UPRIGHT[0],
    UPRIGHT[1],
];
/// The panels that cover the exchange while they are open.
const POPOVERS: [&str; 2] = ["slip", "why"];

/// The rectangles to check. Omits rectangles under an open panel, and texts in flight.
fn uncovered(all: Vec<Recorded>) -> Vec<Recorded> {
    let panel = |name: &str| all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == name);
    let board = panel("exchange").map(|seen| seen.rect);
    let over =
        |seen: &&&str| panel(seen).zip(board).is_some_and(|(slip, board)| slip.rect.intersects(board.shrink(1.0)));
    let open: Vec<&str> = POPOVERS.iter().filter(over).copied().collect();
    let cover = open.first().and_then(|name| panel(name)).map(|slip| slip.rect);
    let seen = |seen: &&Recorded| {
        let flies = seen.panel.is_empty() && seen.kind == RectKind::Text;
        let is_open = open.contains(&seen.panel.as_str()) || open.contains(&seen.name.as_str());
        let covered = cover.is_some_and(|cover| cover.intersects(seen.rect)) && !is_open;
        !flies && !covered
    };
    all.iter().filter(seen).cloned().collect()
}

/// All faults, each with the first case in which it appears.
#[derive(Default)]
struct Faults(BTreeMap<String, String>);

impl Faults {
    fn check(
        &mut self,
        case: &str,
        words: &Translations,
        window: Vec2,
        preferences: SizePreferences,
        show: impl FnMut(&Context),
    ) {
        let all = uncovered(checks::draw_rects_for(words, window, preferences, show));
        let untranslated =
            if words.language() == Language::PSEUDO { checks::untranslated_texts(&all) } else { Vec::new() };
        for fault in checks::faults_for(&all, window, preferences).into_iter().chain(untranslated) {
            let place = format!("{case}, {:?} at {window:?}, {preferences:?}", words.language());
            self.0.entry(fault).or_insert(place);
        }
    }
}

/// Each window with normal and large text, windows for left-handed players, and a kiosk for standing players.
fn preferences() -> impl Iterator<Item = (Vec2, SizePreferences)> {
    let usual = SizePreferences::default();
    let large = SizePreferences { text: 2.0, ..usual };
    let standing = |preferences| (WINDOWS[0], SizePreferences { standing: true, ..preferences });
    let left = [WINDOWS[1], WINDOWS[4]].map(|window| (window, SizePreferences { left_handed: true, ..usual }));
    let each = WINDOWS.into_iter().flat_map(move |window| [(window, usual), (window, large)]);
    each.chain(left).chain([standing(usual), standing(large)])
}

/// A single test covers everything, because loading fonts for each window takes longer than drawing.
#[test]
fn everything_fits_in_every_window_language_and_text_size() {
    let (cases, mut faults) = (cases(), Faults::default());
    // Each player has twelve actions in a half, so a half with five players ends after 60 actions.
    let ends = [(3, usize::MAX), (5, 60)].map(|(seats, actions)| Game::after(seats, actions, None));
    let languages = Language::OFFERED
        .into_iter()
        .map(Translations::from_repository)
        .chain([Translations::built_in(Language::PSEUDO)]);
    for words in languages {
        for (window, preferences) in preferences() {
            faults.check("rules", &words, window, preferences, |ctx| {
                Scale::of(ctx).for_dialogs().during(ctx, || rules::draw::<HabGut>(ctx, &Rulebook::default()));
            });
            // On a compact screen, text next to the board does not grow. Nobody plays in the pseudo-language.
            let compact = Scale::new(window, SizePreferences::default()).is_compact();
            if preferences.text > 1.0 && (compact || words.language() == Language::PSEUDO) {
                continue;
            }
            for (name, view) in &cases {
                faults.check(name, &words, window, preferences, |ctx| drop(draw(ctx, view)));
            }
            for game in &ends {
                let (mut show, names): (_, Vec<Who>) = game.show();
                for seconds in [1.5, 30.0] {
                    show.advance(seconds);
                    faults.check("envelopes", &words, window, preferences, |ctx| {
                        let scale = Scale::of(ctx).beside_board();
                        let frame = layout::frame(scale, names.len());
                        let rect = frame.board.union(frame.selection).union(frame.question);
                        scale.during(ctx, || HabGut::draw(ctx, rect, &Setting::default(), &show, &names, true));
                    });
                }
            }
        }
    }
    assert!(faults.0.is_empty(), "{:#?}", faults.0);
}

#[test]
fn only_rectangles_under_a_popover_are_skipped() {
    let cases = cases();
    let drawn = |name: &str| {
        let view = &cases.iter().find(|(case, _)| *case == name).expect("the case exists").1;
        checks::draw_rects(WINDOWS[4], |ctx| drop(draw(ctx, view)))
    };
    let count = |all: &[Recorded], panel: &str| all.iter().filter(|seen| seen.panel == panel).count();
    for (case, panel) in [("price", "slip"), ("hint", "slip"), ("log", "slip"), ("table", "slip")] {
        let all = drawn(case);
        let seen = uncovered(all.clone());
        assert!(seen.len() < all.len() && count(&all, panel) > 0, "{case}");
        assert_eq!(count(&all, panel), count(&seen, panel), "{case}");
        assert_eq!(count(&all, "rack left"), count(&seen, "rack left"), "{case}");
    }
    let plain = drawn("plain");
    assert_eq!(uncovered(plain.clone()).len(), plain.len());
}

#[test]
fn every_button_below_the_exchange_has_a_place_of_its_own() {
    let (cases, words) = (cases(), Translations::default());
    for window in [WINDOWS[1], WINDOWS[3], WINDOWS[4], WINDOWS[5], WINDOWS[6]] {
        let steps = cases.iter().filter(|(name, _)| ["plain", "basket", "foundation", "gift", "moving"].contains(name));
        let all: Vec<Recorded> =
            steps.flat_map(|(_, view)| checks::draw_rects(window, |ctx| drop(draw(ctx, view)))).collect();
        let places = |name: Text| -> Vec<Rect> {
            let name = words.tr(name).to_string();
            let named = |seen: &&Recorded| seen.panel == "ask" && seen.kind == RectKind::Button && seen.name == name;
            all.iter().filter(named).map(|seen| seen.rect).collect()
        };
        let [yes, undo, pass, keep] =
            [text!("hud-yes"), text!("hud-undo"), text!("hg-pass"), text!("hg-keep")].map(places);
        assert_eq!([yes.len(), undo.len(), pass.len(), keep.len()], [2, 3, 1, 1], "{window:?}");
        for same in [&yes, &undo] {
            assert!(same.iter().all(|place| place.x_range() == same[0].x_range()), "{window:?}: {same:?}");
        }
        for other in [undo[0], pass[0], keep[0]] {
            assert!(other.right() < yes[0].left(), "{window:?}: {other:?} reaches {:?}", yes[0]);
        }
        assert!(undo[0].right() < pass[0].left() && undo[0].right() < keep[0].left(), "{window:?}");
    }
}

#[test]
fn a_popover_about_a_player_is_beside_their_tag_and_as_high_as_its_lines() {
    let cases = cases();
    let view = |name: &str| &cases.iter().find(|(case, _)| *case == name).expect("the case exists").1;
    for window in &WINDOWS[..3] {
        let scale = Scale::new(*window, SizePreferences::default()).beside_board();
        let frame = layout::frame(scale, usize::from(view("player").seen.seats));
        let slip = |name: &str| {
            let all = checks::draw_rects(*window, |ctx| drop(draw(ctx, view(name))));
            let slip = all.into_iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "slip");
            slip.expect("the popover is open").rect
        };
        let player = slip("player");
        assert!(player.height() < frame.board.height() * 0.75, "{window:?}: {player:?}");
        assert!(player.left() < frame.lanes[0].right() && player.top() <= frame.seats[2].bottom(), "{window:?}");
        assert!(frame.board.contains_rect(player), "{window:?}: {player:?}");
        assert!(slip("hint").height() < frame.drawer.height(), "{window:?}");
    }
}
