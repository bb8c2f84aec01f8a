//! Tests of the panels in every window: everything fits in every language, each prairie can be pressed, and nothing
//! hidden is drawn.

use super::{
    Hud,
    scene_tests::{Moment, Overlay, WINDOWS, all_texts, card, covering_panel, drawn, drawn_for, moments, played},
};
use crate::{
    texts::{Language, Translations},
    theme::{rects::Recorded, scale::SizePreferences},
    ui::checks::{faults_for, untranslated_texts},
    widgets::prelude::*,
};
use zoff::{Action, Choice as Chosen, Pair, Prairie, Rng, Rulebook, Seat, Setting, Stage, Variants};

/// The rectangles of a moment that the panel `over` does not cover.
fn seen(all: &[Recorded], over: &str) -> Vec<Recorded> {
    let sheet = all.iter().rfind(|seen| seen.kind == RectKind::Panel && seen.name == over).map(|seen| seen.rect);
    let covered = |seen: &&Recorded| {
        let both = sheet.map_or(Rect::NOTHING, |sheet| sheet.intersect(seen.rect));
        both.is_positive() && both.size().min_elem() > 1.0 && seen.panel != over && seen.name != over
    };
    all.iter().filter(|seen| !covered(seen)).cloned().collect()
}

/// All layout faults of all moments in a window, with a language and size settings.
fn layout_faults(words: &Translations, window: Vec2, preferences: SizePreferences) -> Vec<String> {
    let mut faults = Vec::new();
    for moment in moments() {
        let all = seen(&drawn_for(words, window, preferences, &moment), covering_panel(window, &moment));
        let found = faults_for(&all, window, preferences).into_iter();
        faults.extend(found.map(|fault| format!("{words:?} at {window:?}, {preferences:?}, {}: {fault}", moment.name)));
    }
    faults
}

/// All layout faults in every offered language and window.
fn layout_faults_everywhere(text: f32) -> Vec<String> {
    let (all, preferences) =
        (Language::OFFERED.map(Translations::from_repository), SizePreferences { text, ..SizePreferences::default() });
    all.iter()
        .flat_map(|words| WINDOWS.into_iter().flat_map(|window| layout_faults(words, window, preferences)))
        .collect()
}

#[test]
fn standing_players_can_read_every_word() {
    let window = Vec2::new(1920.0, 1080.0);
    let preferences = [1.0, 2.0].map(|text| SizePreferences { text, standing: true, ..SizePreferences::default() });
    let all = Language::OFFERED.map(Translations::from_repository);
    let faults: Vec<String> = all
        .iter()
        .flat_map(|words| preferences.into_iter().flat_map(|preferences| layout_faults(words, window, preferences)))
        .collect();
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn everything_fits_in_every_window_and_language() {
    let faults = layout_faults_everywhere(1.0);
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn everything_fits_with_text_at_twice_the_size() {
    let faults = layout_faults_everywhere(2.0);
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_text_is_translated() {
    let pseudo = Translations::built_in(Language::PSEUDO);
    for moment in moments() {
        let all = drawn(&pseudo, WINDOWS[0], 1.0, &moment);
        assert!(untranslated_texts(&all).is_empty(), "{}: {:?}", moment.name, untranslated_texts(&all));
    }
}

#[test]
fn every_moment_is_drawn_in_every_window_with_a_button_for_each_prairie() {
    for window in WINDOWS {
        for moment in moments() {
            let all = drawn(&Translations::default(), window, 1.0, &moment);
            for panel in ["hand", "prompt"] {
                assert!(
                    all.iter().any(|seen| seen.panel == panel),
                    "{window:?} {}: the {panel} must be shown",
                    moment.name
                );
            }
            let in_play = moment.setting.rulebook.in_play[usize::from(moment.position.seats)];
            for prairie in in_play.iter() {
                let button = all.iter().any(|seen| seen.name == prairie.word());
                assert!(button, "{window:?} {}: {prairie:?} must have a button", moment.name);
            }
        }
    }
}

#[test]
fn a_phone_in_landscape_has_more_room_for_prairies_than_for_their_signboards() {
    let (setting, window) = (Setting::default(), vec2(844.0, 390.0));
    for seats in 2..=5 {
        let moment = Moment {
            name: "choose",
            setting: setting.clone(),
            position: played(&setting, seats, 0),
            viewer: Some(Seat(0)),
            touches: Vec::new(),
            overlay: Overlay::Nothing,
        };
        let all = drawn(&Translations::default(), window, 1.0, &moment);
        for prairie in setting.rulebook.in_play[usize::from(seats)].iter() {
            let rect = |kind: RectKind| {
                let found = all.iter().find(|seen| seen.kind == kind && seen.name == prairie.word());
                found.expect("the prairie is drawn").rect
            };
            let (whole, sign) = (rect(RectKind::Button), rect(RectKind::Panel));
            let ground = sign.top() - whole.top();
            assert!(ground > sign.height(), "{seats} {prairie:?}: {ground} above {sign:?}");
            assert!(whole.size().min_elem() >= 44.0, "{seats} {prairie:?}: {whole:?}");
        }
    }
}

#[test]
fn crowded_signboards_show_the_bonuses_that_are_still_to_be_paid() {
    let setting = Setting::default();
    for (window, seats) in [(vec2(844.0, 390.0), 4), (vec2(844.0, 390.0), 5), (vec2(360.0, 640.0), 5)] {
        let mut position = played(&setting, seats, 0);
        let in_play = setting.rulebook.in_play[usize::from(seats)];
        for prairie in in_play.iter() {
            position.herds[prairie.index()] = match setting.rulebook.prairie_spec(prairie).places {
                0..=6 => [2, 1, 0, 0, 0],
                7..=10 => [3, 2, 1, 0, 0],
                _ => [4, 3, 2, 1, 0],
            };
        }
        let moment = Moment {
            name: "choose",
            setting: setting.clone(),
            position,
            viewer: Some(Seat(0)),
            touches: Vec::new(),
            overlay: Overlay::Nothing,
        };
        let all = drawn(&Translations::default(), window, 1.0, &moment);
        for prairie in in_play.iter() {
            let on_sign = all.iter().filter(|seen| seen.kind == RectKind::Text && seen.panel == prairie.word());
            let texts: Vec<&str> = on_sign.map(|seen| seen.name.as_str()).collect();
            let bonuses = setting.rulebook.prairie_spec(prairie).bonuses;
            let sum = format!("+{}", bonuses.iter().sum::<u8>());
            let herds = position.herds[prairie.index()].iter().filter(|cows| **cows > 0).count();
            let each = herds + bonuses.iter().filter(|cows| **cows > 0).count();
            // The number of free places may be one more number.
            let numbers = texts.iter().filter(|text| text.parse::<u8>().is_ok()).count();
            assert!(texts.contains(&sum.as_str()) || numbers >= each, "{window:?} {seats} {prairie:?}: {texts:?}");
        }
    }
}

#[test]
fn an_upright_screen_says_that_the_number_of_places_is_free() {
    let setting = Setting::default();
    for window in [vec2(390.0, 844.0), vec2(768.0, 1024.0)] {
        let moment = Moment {
            name: "choose",
            setting: setting.clone(),
            position: played(&setting, 3, 0),
            viewer: Some(Seat(0)),
            touches: Vec::new(),
            overlay: Overlay::Nothing,
        };
        let all = drawn(&Translations::default(), window, 1.0, &moment);
        for prairie in setting.rulebook.in_play[3].iter() {
            let free = moment.position.free_places(&setting, prairie);
            let in_words = |name: &str| name.starts_with(&format!("{free} ")) && name.ends_with(" free");
            let is_said = all.iter().any(|seen| seen.panel == prairie.word() && in_words(&seen.name));
            assert!(is_said, "{window:?}: the sign of {prairie:?} must say that {free} are free");
        }
    }
}

#[test]
fn the_hand_stays_in_view_while_its_player_places_cows() {
    let setting = Setting::default();
    let position = played(&setting, 3, 3);
    let Stage::Place(turn) = position.stage else { panic!("all players have chosen") };
    let moment = Moment {
        name: "place",
        setting: setting.clone(),
        position,
        viewer: Some(turn.seat),
        touches: Vec::new(),
        overlay: Overlay::Nothing,
    };
    let held = usize::from(position.hand(turn.seat).count());
    for window in [vec2(1920.0, 1080.0), vec2(1600.0, 900.0)] {
        let all = drawn(&Translations::default(), window, 1.0, &moment);
        let is_card = |name: &str| name.len() <= 4 && name.ends_with(|sign: char| sign.is_ascii_uppercase());
        let cards = all.iter().filter(|seen| seen.panel == "hand" && is_card(&seen.name)).count();
        assert!(cards >= held, "{window:?}: only {cards} of {held} cards are in view");
    }
}

#[test]
fn pairs_lie_on_no_full_prairie() {
    let prairie = Prairie::LuckyPickle;
    let mut moment = moments().into_iter().find(|moment| moment.name == "others place").expect("the moment exists");
    let has_tags = |moment: &Moment| {
        WINDOWS.map(|window| {
            let all = drawn(&Translations::default(), window, 1.0, moment);
            all.iter().any(|seen| seen.name.starts_with("pair ") && seen.name.ends_with(prairie.word()))
        })
    };
    moment.position.herds[prairie.index()] = [4, 1, 0, 0, 0];
    assert!(has_tags(&moment)[0], "a prairie with free places shows its pairs");
    moment.position.herds[prairie.index()] = [5, 4, 3, 2, 0];
    moment.position.open.take(prairie);
    assert_eq!(moment.position.free_places(&moment.setting, prairie), 0);
    assert_eq!(has_tags(&moment), [false; WINDOWS.len()]);
}

#[test]
fn hidden_information_changes_no_text() {
    let open = Setting { rulebook: Rulebook::new(Variants { open_cards: true, ..Variants::default() }) };
    let auction = Setting { rulebook: Rulebook::new(Variants { auction: true, ..Variants::default() }) };
    let mut compared = 0;
    for (setting, seats) in [(&Setting::default(), 3), (&open, 4), (&auction, 3), (&Setting::default(), 2)] {
        for actions in [1, 2, 4, 8, 17, 25, 33] {
            let actual = played(setting, seats, actions);
            for viewer in actual.seats().map(Some).chain([None]) {
                let mut rng = Rng::new(actions as u64, 3);
                let imagined = actual.imagine(setting, viewer, &mut rng);
                let texts = |position| {
                    let over = Overlay::Player(Seat(1));
                    let moment = Moment {
                        name: "secret",
                        setting: setting.clone(),
                        position,
                        viewer,
                        touches: vec![],
                        overlay: over,
                    };
                    all_texts(WINDOWS[2], &moment)
                };
                assert_eq!(texts(actual), texts(imagined), "{seats} seats, {actions} actions, viewer {viewer:?}");
                compared += usize::from(actual != imagined);
            }
        }
    }
    assert!(compared > 30, "hidden information differed in only {compared} cases");
}

#[test]
fn no_text_reveals_a_secret_choice_to_another_viewer() {
    let setting = Setting::default();
    let mut position = played(&setting, 3, 0);
    let pair = |prairie, word: &str| Pair { colour: None, prairie, card: card(word) };
    let chosen = Chosen::two(pair(Prairie::LuckyPickle, "4G"), pair(Prairie::FireFields, "5B"));
    position.play(&setting, Seat(1), Action::Choose(chosen), &mut Vec::new()).expect("the choice is legal");
    for window in WINDOWS {
        for (viewer, sees) in [(Some(0), false), (Some(1), true), (None, false)] {
            let moment = Moment {
                name: "secret",
                setting: setting.clone(),
                position,
                viewer: viewer.map(Seat),
                touches: Vec::new(),
                overlay: Overlay::Nothing,
            };
            let all = drawn(&Translations::default(), window, 1.0, &moment);
            let secret = |name: &str| ["4\u{a0}G", "5\u{a0}B"].iter().any(|card| name.contains(card));
            let is_revealed = all.iter().any(|seen| secret(&seen.name));
            assert_eq!(is_revealed, sees, "{window:?} {viewer:?}");
        }
    }
}

#[test]
fn face_down_cards_are_mentioned_only_while_the_game_runs() {
    let setting = Setting::default();
    let mut position = played(&setting, 3, 8);
    let mut mentions_cards = |stage: Option<Stage>| {
        position.stage = stage.unwrap_or(position.stage);
        let moment = Moment {
            name: "nobody looks",
            setting: setting.clone(),
            position,
            viewer: None,
            touches: vec![],
            overlay: Overlay::Nothing,
        };
        let words = Translations::default();
        let hidden = words.tr(text!("zoff-hud-hidden"));
        drawn(&words, WINDOWS[2], 1.0, &moment).iter().any(|seen| seen.name == *hidden)
    };
    assert!(mentions_cards(None), "face-down cards must be mentioned while the game runs");
    assert!(!mentions_cards(Some(Stage::Over)), "face-down cards must not be mentioned after the game");
}

#[test]
fn at_most_one_popover_is_open() {
    let mut hud = Hud::default();
    hud.toggle_inspect(Some(Prairie::LuckyPickle), None);
    hud.toggle_inspect(None, Some(Seat(1)));
    assert_eq!((hud.inspected_prairie, hud.inspected_seat), (None, Some(Seat(1))));
    hud.toggle_inspect(Some(Prairie::FireFields), None);
    assert_eq!((hud.inspected_prairie, hud.inspected_seat), (Some(Prairie::FireFields), None));
    hud.toggle_inspect(Some(Prairie::FireFields), None);
    assert_eq!((hud.inspected_prairie, hud.inspected_seat), (None, None), "inspecting it again must close the popover");
}
