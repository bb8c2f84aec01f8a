//! The list of legal moves: first the piece, then the hex, then the confirmation.

use std::sync::Arc;

use bevy::{a11y::AccessibilityRequested, prelude::*};
use bevy_egui::EguiContexts;

use super::Scene;
use crate::{
    access::{
        action_list,
        paged_list::{Offer, Offers, PagedList},
        reader_lines::{ChooseGameLine, GameLines},
    },
    game_screen::{TapOutput, confirmations::Question},
    games::hacienda::{
        choice::{Selection, Touch},
        move_list::{self, LineAction, MatchView},
    },
    seats::{Tap, names},
    settings::Settings,
    stage::{camera::Margins, gestures::PanelAreas},
    texts::text,
    ui::{parts::overlay::mark_covered, popover::free_rect},
};
use hacienda_rules::{Hacienda, Position};

/// The list and its state.
#[derive(Resource, Debug, Clone, Default)]
pub struct MoveList {
    listed: PagedList<LineAction>,
    /// True if the list is open over the board.
    pub open: bool,
    /// True if the first line is to receive the focus, because the list was opened or has changed.
    focus_first: bool,
    /// True if the viewer may act or the HUD waits for a press, except during a replay or a question. Otherwise the
    /// list is hidden.
    has_moves: bool,
}

impl MoveList {
    /// Opens or closes the list.
    pub fn toggle(&mut self) {
        self.open = !self.open;
        self.focus_first = self.open;
    }

    /// Chooses a line, counted from 0, and returns its effect.
    pub fn choose(&mut self, line: usize) -> Option<LineAction> {
        self.focus_first = true;
        self.listed.choose(line)
    }
}

/// Performs the effect of a chosen line.
pub(super) fn act(taps: &mut TapOutput<Hacienda>, chosen: Option<LineAction>) {
    match chosen {
        Some(LineAction::Tap(tap)) => taps.tap(tap),
        Some(LineAction::Touch(touch)) => taps.touch(touch),
        Some(LineAction::Menu) => taps.menu.0 = true,
        None => {}
    }
}

impl Scene<'_, '_> {
    fn changed(&self) -> bool {
        self.choice.is_changed()
            || self.log.is_changed()
            || self.viewer.is_changed()
            || self.seating.is_changed()
            || self.game_setting.is_changed()
    }

    /// Returns the lines while the viewer may not act.
    fn waiting_offers(&self) -> Offers<LineAction> {
        let again = [(text!("insight-next"), Tap::Next), (text!("insight-again"), Tap::Again)];
        let again = again.into_iter().filter(|_| self.playback.is_awaiting_next());
        let several = again.map(|(text, tap)| Offer::new(text, LineAction::Tap(tap))).collect();
        Offers { paged: several, always: vec![Offer::new(text!("hud-menu"), LineAction::Menu)] }
    }
}

/// Updates the list if the legal moves have changed, hides it during a replay or a question, and opens it for players
/// who need it.
pub fn update(
    scene: Scene,
    question: Res<Question>,
    listener: Option<Res<AccessibilityRequested>>,
    mut lines: ResMut<MoveList>,
    mut own: ResMut<GameLines>,
    mut about: Local<Option<(Arc<Position>, bool)>>,
) {
    let Some(position) = scene.playback.shown() else { return };
    // A replay has its own buttons. A question has priority, so it replaces the list.
    if scene.is_replay() || question.is_open() {
        own.set_if_neq(GameLines(question.is_open().then(Vec::new)));
        lines.bypass_change_detection().has_moves = false;
        *about = None;
        return;
    }
    let act = scene.may_act(position).is_some() && scene.playback.scoring().is_none();
    let same = about.as_ref().is_some_and(|(before, acted)| Arc::ptr_eq(before, position) && *acted == act);
    if !same || scene.changed() || scene.hint.is_changed() || !act {
        lines.focus_first |= act && about.as_ref().is_none_or(|(_, acted)| !acted);
        let offers = if act {
            let mut offers = move_list::offers(&MatchView {
                position,
                setting: &scene.game_setting.0,
                choice: &scene.choice,
                advice: scene.hint.advice(),
                undo: scene.undo(),
                names: &names::names(&scene.seating),
            });
            if scene.viewer.face_down {
                // Others can read the list, so it must not name the cards of a face-down hand.
                offers
                    .paged
                    .retain(|offer| !matches!(offer.action, LineAction::Touch(Touch::Select(Selection::Card(_)))));
                let show = Offer::new(text!("move-list-turn-up"), LineAction::Tap(Tap::TurnUp));
                offers.always.insert(0, show);
            }
            offers
        } else {
            scene.waiting_offers()
        };
        if lines.bypass_change_detection().listed.set(offers) {
            lines.focus_first = true;
        }
        *about = Some((position.clone(), act));
    }
    lines.bypass_change_detection().has_moves = act || scene.playback.is_awaiting_next();
    own.set_if_neq(GameLines(Some(lines.listed.lines())));
    // For screen-reader users, the list opens at the start of a match, and they can close it. With two-key control, it
    // stays open.
    let listens = listener.is_some_and(|asked| asked.get()) && scene.game_setting.is_changed();
    if (scene.settings.two_keys || listens) && !lines.open {
        lines.toggle();
    }
}

/// Performs the choices of screen-reader users.
pub fn handle_choices(
    mut chosen: MessageReader<ChooseGameLine>,
    mut lines: ResMut<MoveList>,
    mut taps: TapOutput<Hacienda>,
) {
    for ChooseGameLine(line) in chosen.read() {
        act(&mut taps, lines.choose(*line));
    }
}

/// Draws the list over the left part of the board and handles its presses.
pub fn draw(
    mut contexts: EguiContexts,
    own: Res<GameLines>,
    margins: Res<Margins>,
    settings: Res<Settings>,
    mut covered: ResMut<PanelAreas>,
    mut lines: ResMut<MoveList>,
    mut taps: TapOutput<Hacienda>,
) -> Result {
    let Some(texts) = own.0.as_ref().filter(|_| lines.open && lines.has_moves && !taps.menu.0) else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let free = free_rect(ctx.content_rect(), &margins);
    let fresh = std::mem::take(&mut lines.bypass_change_detection().focus_first);
    let (rect, pressed, shut) = action_list::show(ctx, free, texts, fresh, !settings.two_keys);
    mark_covered(&mut covered, rect);
    if let Some(line) = pressed {
        act(&mut taps, lines.choose(line));
    }
    if shut {
        lines.toggle();
    }
    Ok(())
}
