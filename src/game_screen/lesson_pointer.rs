//! Locates the parts of a match screen that a lesson points at.

use bevy::{
    ecs::system::{ReadOnlySystemParam, StaticSystemParam, SystemParamItem},
    prelude::*,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Context};

use super::{Scene, scoring::HasScoreSheet};
use crate::{
    access::keys::HudKeys,
    lessons::{
        Course, HasLessons, Step,
        guide::{self, LessonSystems, Place, PointerTarget},
    },
    table::GameSetting,
    ui::{parts::show_button, requests::RulesOpen},
};

/// A game whose match screen can locate the subjects of a lesson.
pub trait LocatesTargets: HasScoreSheet + HasLessons {
    /// The open panels of the match screen.
    type Hud: HudKeys;
    /// Further system parameters that [`LocatesTargets::find`] and [`LocatesTargets::is_there`] need.
    type Params: ReadOnlySystemParam + 'static;

    /// Closes panels that the step does not need, and returns the location of the step's subject if it is visible.
    fn find(
        ctx: &Context,
        scene: &Scene<Self>,
        step: (&Step<Self>, &Self::Position),
        params: &SystemParamItem<Self::Params>,
        hud: ResMut<Self::Hud>,
    ) -> Option<Place>;

    /// Returns true if the match screen has anything to point at.
    fn is_there(_: &SystemParamItem<Self::Params>) -> bool {
        true
    }
}

/// Adds the lesson pointers of a game to its match screen.
pub fn plugin<G: LocatesTargets>(app: &mut App) {
    app.add_plugins(guide::game_plugin::<G>).add_systems(
        EguiPrimaryContextPass,
        find::<G>
            .run_if(resource_exists::<Course<G>>.and_then(resource_exists::<GameSetting<G>>))
            .in_set(LessonSystems::Find),
    );
}

/// Locates the subject of the current step.
fn find<G: LocatesTargets>(
    mut contexts: EguiContexts,
    scene: Scene<G>,
    (course, rules): (Res<Course<G>>, Res<RulesOpen>),
    params: StaticSystemParam<G::Params>,
    hud: ResMut<G::Hud>,
    mut target: ResMut<PointerTarget>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(announced) = scene.playback.announced().filter(|_| G::is_there(&params) && !rules.is_open()) else {
        return Ok(());
    };
    if scene.playback.scoring().is_some() {
        *target = PointerTarget::Scoring(show_button::find(ctx, G::SHEET));
        return Ok(());
    }
    let step = course.step().filter(|_| !scene.playback.is_busy() && course.is_waiting());
    let place = step.and_then(|step| G::find(ctx, &scene, (step, announced), &params, hud));
    *target = place.map_or(PointerTarget::Pending, PointerTarget::Located);
    Ok(())
}
