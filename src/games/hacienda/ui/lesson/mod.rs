//! The places on the screen that lessons point at, and the help during a player's first game.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{self, Rect},
};

use self::target::{Target, TargetPlaces};
use super::{hud::Hud, place};
use crate::{
    game_screen::{Scene, confirmations::Question, lesson_pointer::LocatesTargets},
    games::hacienda::{lessons::LessonTarget, stories::Spot, table::GameSetting, view::anchors::Anchors},
    lessons::{Course, LEARNER, Step, guide::Place},
    stage::camera::BoardCamera,
    theme::landmarks,
    ui::AnswerSystems,
};
use hacienda_rules::{Hacienda, Position};

mod help;
mod target;

/// Adds the help to the HUD.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        // All panels over the match are recorded before this set runs.
        help::draw
            .run_if(resource_exists::<GameSetting>.and_then(not(resource_exists::<Course<Hacienda>>)))
            .in_set(AnswerSystems::Help),
    );
}

/// The data for finding places on the screen, in addition to the data of the match.
#[derive(SystemParam)]
pub struct ScreenPlaces<'w> {
    question: Res<'w, Question>,
    anchors: Res<'w, Anchors>,
    camera: Option<Res<'w, BoardCamera>>,
}

impl LocatesTargets for Hacienda {
    type Hud = Hud;
    type Params = ScreenPlaces<'static>;

    fn find(
        ctx: &egui::Context,
        scene: &Scene<Hacienda>,
        (step, position): (&Step<Hacienda>, &Position),
        sees: &ScreenPlaces,
        mut hud: ResMut<Hud>,
    ) -> Option<Place> {
        let setting = &scene.game_setting.0;
        let camera = sees.camera.as_deref()?;
        let places = TargetPlaces { ctx, anchors: &sees.anchors, camera, setting, position, seat: LEARNER };
        match step {
            Step::Theirs { .. } => None,
            Step::Do { action, .. } => {
                let target = target::next(*action, &scene.choice, setting, sees.question.is_open());
                let in_drawer = matches!(target, Some(Target::Shop(_))) || scene.choice.pending().is_some();
                if !in_drawer && hud.drawer.is_some() {
                    hud.drawer = None;
                }
                target.and_then(|target| places.place_of(&target)).map(|place| {
                    // The sentence is about the market that pays and the chain or herd that grows, so the bubble avoids
                    // them.
                    let mentioned = place::mentioned_hexes(position, setting, *action);
                    let is_market = |cell: &hacienda_rules::Cell| setting.board.markets().has(*cell);
                    let (markets, pieces): (Vec<_>, Vec<_>) = mentioned.iter().partition(is_market);
                    let seen = |cells: Vec<_>| cells.into_iter().map(|cell| places.hex(cell)).collect();
                    Place { mentioned: seen(markets), avoided: seen(pieces), ..place }
                })
            }
            Step::Look { at, .. } => {
                if hud.drawer.is_some() {
                    hud.drawer = None;
                }
                Some(target_place(&places, at))
            }
        }
    }

    fn is_there(sees: &ScreenPlaces) -> bool {
        sees.camera.is_some()
    }
}

/// Returns the place of the target of a step, or the centre of the area between the panels if the target is out of
/// sight.
fn target_place(places: &TargetPlaces, target: &LessonTarget) -> Place {
    let spots = |spots: &[Spot]| spots.iter().find_map(|spot| places.spot(*spot));
    let found = match target {
        LessonTarget::Learner => spots(&[Spot::Tag(LEARNER)]),
        LessonTarget::Opponent => spots(&[Spot::Tag(hacienda_rules::Seat(LEARNER.0 + 1))]),
        LessonTarget::Hand => landmarks::panel(places.ctx, "hand"),
        LessonTarget::Clock => landmarks::panel(places.ctx, "clock").or_else(|| spots(&[Spot::Sun, Spot::Shop])),
        LessonTarget::Deck(deck) => spots(&[Spot::Deck(*deck), Spot::Shop]),
        LessonTarget::Pond(shape) => spots(&[Spot::Pond(*shape), Spot::Shop]),
        LessonTarget::Hexes(cells) => return places.hexes(cells),
    };
    let unseen = || Rect::from_center_size(place::egui_rect(places.camera.free()).center(), egui::Vec2::ZERO);
    found.unwrap_or_else(unseen).into()
}
