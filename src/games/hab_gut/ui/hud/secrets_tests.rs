//! Tests that hidden information is neither drawn nor announced: two positions that look the same to a viewer must give
//! the same texts.

use std::collections::BTreeSet;

use bevy_egui::egui::vec2;
use hab_gut::{Action, Good, Phase, Position, Rng, Seat, Side, Viewer};

use super::tests::{Game, draw};
use crate::{
    games::hab_gut::ui::hud::{hud_view::HudView, press::Inspected},
    theme::rects::RectKind,
    ui::checks,
    widgets,
};

/// All drawn texts, and all texts for screen readers.
fn all_texts(view: &HudView) -> Vec<(Option<RectKind>, String, String)> {
    let mut heard = Vec::new();
    let drawn = checks::draw_rects(vec2(1920.0, 1080.0), |ctx| {
        draw(ctx, view);
        heard = widgets::pressables(ctx).into_iter().map(|item| (None, item.label.to_string(), item.panel)).collect();
    });
    let drawn = drawn.into_iter().map(|seen| (Some(seen.kind), seen.name, seen.panel));
    drawn.chain(heard).collect()
}

#[test]
fn no_text_contains_hidden_information() {
    for seats in 3..=5 {
        for actions in [0, 30, 75, 110] {
            let game = Game::after(seats, actions, None);
            for viewer in game.position.seats().map(Some).chain([None]) {
                let all = |position: &Position| {
                    let mut view = game.view_of(position, viewer, &[], None);
                    let inspections = game.position.seats().map(|seat| Some(Inspected::Player(seat))).chain([None]);
                    let mut all = Vec::new();
                    for inspected in inspections {
                        view.inspected = inspected;
                        all.extend(all_texts(&view));
                    }
                    all
                };
                // The first frames are discarded, because the lists are still settling.
                all(&game.position);
                // Another position that looks the same to the viewer must give the same texts.
                let mut rng = Rng::new(u64::from(seats) * 1_000 + actions as u64, 3);
                let other = game.position.imagine(Viewer::from(viewer), &mut rng);
                assert_eq!(all(&game.position), all(&other), "{seats} seats, {actions} actions, {viewer:?}");
            }
        }
    }
}

#[test]
fn only_visible_cards_have_target_prices() {
    let game = Game::after(4, 30, None);
    let targets = |view: &HudView| Good::ALL.map(|good| view.target_prices(good));
    let mut found = 0;
    for viewer in game.position.seats() {
        let view = game.view(Some(viewer), &[], None);
        let racks = Side::ALL.map(|side| game.position.rack(viewer, side));
        for (good, targets) in Good::ALL.into_iter().zip(targets(&view)) {
            let price = game.position.prices[good.index()];
            let cards = racks.iter().flat_map(|rack| rack.iter()).filter(|card| card.good() == good);
            let moved = |steps: i8| (i32::from(price) + i32::from(steps) * 10).clamp(0, 250);
            let expected: BTreeSet<i32> = cards.map(|card| moved(card.steps())).collect();
            let shown: BTreeSet<i32> = targets.into_iter().map(i32::from).collect();
            assert!(
                shown.is_subset(&expected) && expected.iter().all(|to| *to == i32::from(price) || shown.contains(to))
            );
            found += shown.len();
        }
    }
    assert!(found > 0, "some cards must move a marker");
    // A spectator sees no cards, so no target prices may be shown either.
    assert!(targets(&game.view(None, &[], None)).iter().all(BTreeSet::is_empty));
}

#[test]
fn a_given_share_stays_secret_in_animation_and_log() {
    let mut compared = 0;
    for actions in [20, 45, 70] {
        for giver in 0..4 {
            let giver = Seat(giver);
            let game = Game::after(4, actions, Some((Phase::Foundation, giver)));
            let gifts = game.position.legal(&game.setting, giver).into_iter();
            let gifts: Vec<Action> = gifts.filter(|action| matches!(action, Action::Give(_))).take(2).collect();
            let [one, other] = gifts[..] else { continue };
            let [one, other] = [one, other].map(|gift| game.with_action(giver, gift));
            // The first frames are discarded, because the lists are still settling.
            all_texts(&one.view(None, &[], None));
            for viewer in game.position.seats().map(Some).chain([None]).filter(|viewer| *viewer != Some(giver)) {
                for at in [None, Some(0.1), Some(0.3), Some(0.6)] {
                    let [first, second] = [&one, &other].map(|game| all_texts(&game.view(viewer, &[], at)));
                    assert_eq!(first, second, "{giver:?} gives, {viewer:?} watches, {at:?}");
                    compared += 1;
                }
            }
            let own = [&one, &other].map(|game| all_texts(&game.view(Some(giver), &[], None)));
            assert_ne!(own[0], own[1], "the giver must see the share");
        }
    }
    assert!(compared > 60, "only {compared} frames were compared");
}
