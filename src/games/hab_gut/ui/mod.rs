//! The game's own panels and sheets: everything that is read and pressed.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use hab_gut::HabGut;

use crate::{
    kiosk::OfVisitors,
    playback::Playback,
    seats::{
        Seating, Tap,
        glance::{self, Glance},
    },
    stage::gestures::Covered,
    table::{Playing, lies_there},
    theme::scale::Scale,
    ui::{
        OverlaySystems, PanelSystems,
        ask_first::{self, AskFirst},
        keys, lines,
        parts::overlay::cover,
    },
};

pub mod face;
mod lesson;
pub mod opening;
mod rules;

/// Adds them to the face.
pub fn plugin(app: &mut App) {
    ask_first::of_game::<HabGut>(app);
    keys::of_game::<HabGut, face::Face>(app);
    lines::of_game::<HabGut>(app);
    app.init_of_visitors::<face::Face>().add_plugins(lesson::plugin).add_systems(
        EguiPrimaryContextPass,
        (
            face::draw.run_if(resource_exists::<Playing<HabGut>>).in_set(PanelSystems::Game),
            show_opening.run_if(lies_there::<HabGut>).in_set(OverlaySystems::Scoring),
        ),
    );
}

impl AskFirst for HabGut {}

/// Draws the sheet on which the envelopes of a half are opened.
fn show_opening(
    mut contexts: EguiContexts,
    playback: Res<Playback<HabGut>>,
    (seating, glance): (Res<Seating>, Option<Res<Glance<HabGut>>>),
    mut covered: ResMut<Covered>,
    mut taps: MessageWriter<Tap>,
) -> Result {
    let Some(show) = playback.scoring() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let names = glance::names(&seating, glance.as_deref());
    let scale = Scale::of(ctx).beside_board();
    let frame = face::arrange::frame(scale, names.len());
    let rect = frame.board.union(frame.hold).union(frame.ask);
    cover(&mut covered, rect);
    if !show.is_still() {
        ctx.request_repaint();
    }
    match scale.during(ctx, || opening::draw(ctx, rect, show, &names)) {
        Some(opening::Wish::ShowAll) => drop(taps.write(Tap::SkipAll)),
        Some(opening::Wish::Next | opening::Wish::Continue) => drop(taps.write(Tap::Skip)),
        None => {}
    }
    Ok(())
}
