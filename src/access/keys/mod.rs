//! Keys of every match: Escape cancels, then closes, then opens the menu; Enter is yes, and goes on; Ctrl+Z takes back, with
//! Shift the whole turn; H asks for a hint, and ? or F1 tells the keys.

use bevy::{ecs::component::Mutable, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, Event, Key},
};

use self::sheet::{KeysOpen, Own, Row};
use crate::{
    kiosk::OfVisitors,
    lessons::Taken,
    playable::Hand,
    playback::{Playback, Show, Shown},
    seats::{Hint, Standing, Tap},
    stage::gestures::Covered,
    table::Playing,
    ui::{
        AnswerSystems, FaceSystems, OverlaySystems,
        parts::overlay::{is_veiled, take_key},
        wishes::{MenuOpen, Wanted},
    },
};

mod anywhere;
pub mod held;
pub mod sheet;

/// What lies open over the table of a game, as its keys see it.
pub trait Face: Resource<Mutability = Mutable> {
    /// The keys that this game alone has.
    fn keys() -> Vec<Row> {
        Vec::new()
    }

    /// Whether something lies open that Escape shuts.
    fn is_open(&self) -> bool;

    /// Shuts it.
    fn shut(&mut self);

    /// Shuts what goes with what was in hand, and is put back.
    fn put_back(&mut self) {}
}

/// Adds the sheet that tells the keys, and the keys that every screen has.
pub fn plugin(app: &mut App) {
    app.add_plugins(held::plugin).init_of_visitors::<KeysOpen>().init_resource::<Own>().add_systems(
        EguiPrimaryContextPass,
        (
            sheet::draw.in_set(OverlaySystems::Keys),
            tell.in_set(AnswerSystems::Sheet),
            anywhere::hear.in_set(AnswerSystems::Anywhere),
        ),
    );
}

/// Adds the keys of one game.
pub fn of_game<G: Shown, F: Face>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            hear::<G, F>.run_if(resource_exists::<Playing<G>>).in_set(AnswerSystems::Match),
            own::<F>.run_if(resource_added::<Playing<G>>).in_set(FaceSystems::Prepare),
        ),
    );
}

fn own<F: Face>(mut own: ResMut<Own>) {
    own.0 = F::keys();
}

/// Opens the sheet.
fn tell(mut contexts: EguiContexts, covered: Res<Covered>, menu: Res<MenuOpen>, mut open: ResMut<KeysOpen>) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !open.0
        && !menu.0
        && !is_veiled(ctx, &covered)
        && [Key::Questionmark, Key::F1].map(|key| took(ctx, key)).contains(&true)
    {
        open.0 = true;
    }
    Ok(())
}

/// What was typed in this frame was written somewhere: none of its letters and digits means anything else.
pub fn were_written(ctx: &Context) {
    let is_letter = |key: &Key| key.name().chars().count() == 1;
    ctx.input_mut(|input| {
        input.events.retain(
            |event| !matches!(event, Event::Key { key, modifiers, .. } if !modifiers.command && is_letter(key)),
        );
    });
}

fn took(ctx: &Context, key: Key) -> bool {
    take_key(ctx, key, false)
}

/// Hears the keys that no sheet took.
fn hear<G: Shown, F: Face>(
    mut contexts: EguiContexts,
    hand: Res<G::Hand>,
    hint: Res<Hint<G>>,
    playback: Res<Playback<G>>,
    (standing, course): (Res<Standing>, Option<Res<Taken>>),
    covered: Res<Covered>,
    help: Res<KeysOpen>,
    mut face: ResMut<F>,
    mut menu: ResMut<MenuOpen>,
    mut taps: MessageWriter<Tap>,
    mut wanted: MessageWriter<Wanted>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A sheet over everything has answered already.
    if help.0 || menu.0 || is_veiled(ctx, &covered) {
        return Ok(());
    }
    if took(ctx, Key::Escape) {
        if !hand.is_clear() || hint.is_thinking() || !hint.advice().is_empty() {
            face.put_back();
            taps.write(Tap::Cancel);
        } else if face.is_open() {
            face.shut();
        } else {
            menu.0 = true;
        }
    }
    // Enter presses what has the keyboard's focus, and is yes where nothing has it.
    let free = ctx.memory(|memory| memory.focused().is_none());
    if free && hand.is_ready() && took(ctx, Key::Enter) {
        taps.write(Tap::Confirm);
    }
    if free && playback.waits() && took(ctx, Key::Enter) {
        taps.write(Tap::Next);
    }
    if let Some(show) = playback.scoring()
        && free
        && took(ctx, Key::Enter)
    {
        taps.write(if show.is_told() { Tap::Skip } else { Tap::SkipAll });
    }
    let whole = ctx.input(|input| input.modifiers.shift);
    if whole && standing.undo.turn.is_some() && take_key(ctx, Key::Z, true) {
        wanted.write(Wanted(Tap::UndoTurn));
    }
    if standing.undo.one && take_key(ctx, Key::Z, true) {
        wanted.write(Wanted(Tap::Undo));
    }
    // A lesson has its own ways to help.
    if course.is_none() && took(ctx, Key::H) {
        taps.write(Tap::Hint);
    }
    Ok(())
}
