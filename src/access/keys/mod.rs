//! Keys for every match: Escape cancels, closes a panel or opens the menu; Enter confirms and continues; Ctrl+Z undoes
//! an action, and Ctrl+Shift+Z the whole turn; H requests a hint, and ? or F1 shows the keyboard shortcuts.

use bevy::{ecs::component::Mutable, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, Event, Key},
};

use self::shortcuts::{GameKeys, Shortcut, ShortcutsOpen};
use crate::{
    kiosk::VisitorResources,
    lessons::LessonRunning,
    playable::PendingMove,
    playback::{AnimatedGame, Playback, Show},
    seats::{Hint, SeatSummary, Seating, Tap},
    stage::gestures::PanelAreas,
    table::GameSetting,
    ui::{
        AnswerSystems, OverlaySystems, UiSystems,
        parts::overlay::{is_window_blocked, take_key},
        requests::{MenuOpen, TapRequest},
    },
};

mod global;
pub mod preprocess;
pub mod shortcuts;

/// The interface of a game's panels to the keys that work in every match.
pub trait HudKeys: Resource<Mutability = Mutable> {
    /// The keys specific to this game.
    fn keys() -> Vec<Shortcut> {
        Vec::new()
    }

    /// Returns true if a panel that Escape closes is open.
    fn is_open(&self) -> bool;

    /// Closes the panel.
    fn close(&mut self);

    /// Closes the panels that belong to a cancelled selection.
    fn close_selection_panels(&mut self) {}
}

/// Adds the list of keyboard shortcuts, and the keys that work on every screen.
pub fn plugin(app: &mut App) {
    app.add_plugins(preprocess::plugin)
        .init_visitor_resource::<ShortcutsOpen>()
        .init_resource::<GameKeys>()
        .add_systems(
            EguiPrimaryContextPass,
            (
                shortcuts::draw.in_set(OverlaySystems::Keys),
                open_shortcuts.in_set(AnswerSystems::Shortcuts),
                global::handle_keys.in_set(AnswerSystems::Anywhere),
            ),
        );
}

/// Adds the keys of one game.
pub fn game_plugin<G: AnimatedGame, F: HudKeys>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            handle_keys::<G, F>.run_if(resource_exists::<GameSetting<G>>).in_set(AnswerSystems::Match),
            set_game_keys::<F>.run_if(resource_added::<GameSetting<G>>).in_set(UiSystems::Prepare),
        ),
    );
}

fn set_game_keys<F: HudKeys>(mut own: ResMut<GameKeys>) {
    own.0 = F::keys();
}

fn open_shortcuts(
    mut contexts: EguiContexts,
    covered: Res<PanelAreas>,
    menu: Res<MenuOpen>,
    mut open: ResMut<ShortcutsOpen>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !open.0
        && !menu.0
        && !is_window_blocked(ctx, &covered)
        && [Key::Questionmark, Key::F1].map(|key| took(ctx, key)).contains(&true)
    {
        open.0 = true;
    }
    Ok(())
}

/// Discards the letters and digits of this frame, since they were typed into a text field.
pub fn discard_typed_keys(ctx: &Context) {
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

/// Handles the keys that no dialog has handled.
fn handle_keys<G: AnimatedGame, F: HudKeys>(
    mut contexts: EguiContexts,
    hand: Res<G::PendingMove>,
    hint: Res<Hint<G>>,
    playback: Res<Playback<G>>,
    (summary, seating, course): (Res<SeatSummary>, Res<Seating>, Option<Res<LessonRunning>>),
    covered: Res<PanelAreas>,
    help: Res<ShortcutsOpen>,
    mut face: ResMut<F>,
    mut menu: ResMut<MenuOpen>,
    mut taps: MessageWriter<Tap>,
    mut wanted: MessageWriter<TapRequest>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A modal dialog handles its own keys.
    if help.0 || menu.0 || is_window_blocked(ctx, &covered) {
        return Ok(());
    }
    if took(ctx, Key::Escape) {
        if !hand.is_clear() || hint.is_thinking() || !hint.advice().is_empty() {
            face.close_selection_panels();
            taps.write(Tap::Cancel);
        } else if face.is_open() {
            face.close();
        } else {
            menu.0 = true;
        }
    }
    // Enter presses the focused button; without focus it confirms.
    let free = ctx.memory(|memory| memory.focused().is_none());
    if free && hand.is_ready() && took(ctx, Key::Enter) {
        taps.write(Tap::Confirm);
    }
    if free && playback.is_awaiting_next() && took(ctx, Key::Enter) {
        taps.write(Tap::Next);
    }
    if let Some(show) = playback.scoring()
        && free
        && took(ctx, Key::Enter)
    {
        taps.write(if show.is_finished() { Tap::Skip } else { Tap::SkipAll });
    }
    let whole = ctx.input(|input| input.modifiers.shift);
    let undo = summary.undo_now(&seating, playback.is_turn_of(|seat| !seating.is_person(seat)));
    if whole && undo.turn.is_some() && take_key(ctx, Key::Z, true) {
        wanted.write(TapRequest(Tap::UndoTurn));
    }
    if undo.one && take_key(ctx, Key::Z, true) {
        wanted.write(TapRequest(Tap::Undo));
    }
    // A lesson has its own help.
    if course.is_none() && took(ctx, Key::H) {
        taps.write(Tap::Hint);
    }
    Ok(())
}
