//! The data a match screen reads, the presses common to all games, and the messages it sends.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{self, Area, Context, Id, Order, Pos2, Rect, Ui};

use super::hint;
use crate::{
    playable::Playable,
    playback::{AnimatedGame, Playback},
    record::{Entry, Log},
    seats::{Hint, ScreenViewer, SeatSummary, Seating, Tap, input::HandlesTouches, replay::Replaying, taps::TapWriter},
    settings::Settings,
    sound_cues::{Cue, PlayCue},
    stage::{camera::Margins, gestures::Covered, touch_filter::Debounce},
    table::{GameSetting, TableReader},
    texts::Text,
    ui::{
        parts::overlay::cover,
        requests::{MenuOpen, ReplayBarRect, RulesOpen, ScreenRequest, SpokenPrompt, TapRequest},
        rules::HasRules,
    },
};
use tabletop::Seat;

/// The state of the current game, read-only.
#[derive(SystemParam)]
pub struct Scene<'w, 's, G: AnimatedGame> {
    /// The setting.
    pub playing: Res<'w, GameSetting<G>>,
    /// The displayed state and the running animations.
    pub playback: Res<'w, Playback<G>>,
    /// The player of each seat.
    pub seating: Res<'w, Seating>,
    /// The state of the seats and the names of all players.
    pub standing: Res<'w, SeatSummary>,
    /// The viewer.
    pub eyes: Res<'w, ScreenViewer>,
    /// The current selection.
    pub choice: Res<'w, <G as Playable>::PendingMove>,
    /// The actions played.
    pub log: Res<'w, Log<G>>,
    /// The replay, if any.
    pub replaying: Option<Res<'w, Replaying<G>>>,
    /// The current hint.
    pub hint: Res<'w, Hint<G>>,
    /// The settings.
    pub settings: Res<'w, Settings>,
    /// The entities on the table.
    pub things: TableReader<'w, 's, G>,
}

impl<G: AnimatedGame> Scene<'_, '_, G> {
    /// The actions that have already been announced.
    pub fn told(&self) -> &[Entry<G>] {
        let entries = self.log.entries();
        &entries[..entries.len().saturating_sub(self.playback.unannounced())]
    }

    /// The seat of the viewer if it may act in this position.
    pub fn acting(&self, position: &G::Position) -> Option<Seat> {
        self.eyes.seat.filter(|seat| self.seating.human_may_act(G::may_act(position), *seat))
    }

    /// Returns true during a replay, in which nobody at the screen has a hand.
    pub fn watching(&self) -> bool {
        self.replaying.is_some()
    }

    /// True if a look back can be opened; `None` if there is no such button.
    pub fn look_back(&self) -> Option<bool> {
        (!self.watching()).then(|| self.log.has_past() && !self.playback.has_scoring())
    }

    /// The prompt for a hint that is being computed or shown.
    pub fn hinted(&self) -> Option<Text> {
        hint::told(self.hint.is_thinking(), !self.hint.advice().is_empty())
    }
}

/// The result of a press; `Own` holds presses specific to one game.
#[derive(Debug, Clone, PartialEq)]
pub enum Press<G: HandlesTouches, Own> {
    /// A tap common to all games.
    Tap(Tap),
    /// A touch specific to the game.
    Touch(G::Touch),
    /// A press without effect, with the reason.
    Remark(Text),
    /// Look up the rule behind a refusal.
    Why(G::Illegal),
    /// Open the menu.
    Menu,
    /// Open or close the log.
    Log,
    /// Look back at the game from its beginning to now.
    LookBack,
    /// A press specific to the game.
    Own(Own),
}

/// The writer of taps and touches.
#[derive(SystemParam)]
pub struct TapOutput<'w, G: HandlesTouches> {
    taps: TapWriter<'w, <G as HandlesTouches>::Touch>,
    wanted: MessageWriter<'w, TapRequest>,
    /// True if the menu is open.
    pub menu: ResMut<'w, MenuOpen>,
}

impl<G: HandlesTouches> TapOutput<'_, G> {
    /// Writes a tap, or requests it if it may need a confirmation.
    pub fn tap(&mut self, tap: Tap) {
        match tap {
            Tap::End | Tap::Undo | Tap::UndoTurn => drop(self.wanted.write(TapRequest(tap))),
            _ => self.taps.tap(tap),
        }
    }

    /// Writes a touch.
    pub fn touch(&mut self, touch: G::Touch) {
        self.taps.touch(touch);
    }
}

/// The outputs of a match screen.
#[derive(SystemParam)]
pub struct MatchOutput<'w, 's, G: HandlesTouches> {
    /// Taps and touches.
    pub voice: TapOutput<'w, G>,
    /// Requests for other screens.
    pub go: MessageWriter<'w, ScreenRequest>,
    /// The rectangle of the replay bar.
    pub foot: ResMut<'w, ReplayBarRect>,
    rings: MessageWriter<'w, PlayCue>,
    rules: ResMut<'w, RulesOpen>,
    spoken: ResMut<'w, SpokenPrompt>,
    margins: ResMut<'w, Margins>,
    covered: ResMut<'w, Covered>,
    once: Local<'s, Debounce>,
    time: Res<'w, Time>,
}

impl<G: HandlesTouches + HasRules> MatchOutput<'_, '_, G> {
    /// Sets the prompt for screen readers.
    pub fn speak(&mut self, line: &Text) {
        if self.spoken.0.as_ref() != Some(line) {
            self.spoken.0 = Some(line.clone());
        }
    }

    /// Sets the areas covered by panels: the margins of the window, and rectangles that block touches on the table.
    pub fn cover(&mut self, margins: Margins, covers: Vec<Rect>) {
        self.margins.set_if_neq(margins);
        covers.into_iter().for_each(|rect| cover(&mut self.covered, rect));
    }

    /// Returns true unless this tap is an accidental repetition, for example by a trembling hand.
    pub fn is_new(&mut self, tap: Tap) -> bool {
        self.once.is_new(tap, self.time.elapsed_secs_f64())
    }

    /// Resets the check for repeated taps, because another tap came in between.
    pub fn forget_tap(&mut self) {
        self.once.forget();
    }

    /// Executes a press, or returns the part specific to the game. The game opens and closes its own panels.
    pub fn hear<Own>(&mut self, press: Press<G, Own>, scene: &Scene<G>) -> Option<Own> {
        match press {
            Press::Tap(tap) => self.voice.tap(tap),
            Press::Touch(touch) => self.voice.touch(touch),
            Press::Remark(_) => drop(self.rings.write(Cue::Refusal.into())),
            Press::Why(illegal) => self.rules.open_at(G::why(illegal, &G::book(&scene.playing.0))),
            Press::Menu => self.voice.menu.0 = true,
            Press::Log => {}
            Press::LookBack => {
                self.go.write(ScreenRequest::LookBack { at: scene.log.entries().len(), until: None });
            }
            Press::Own(own) => return Some(own),
        }
        None
    }
}

/// Draws the UI around the table, below all overlays. If `fades` is true, it fades in, as at the start of a match.
pub fn around_table(ctx: &Context, window: Rect, fades: bool, add: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
    area.fade_in(fades).show(ctx, |ui| {
        ui.allocate_rect(window, egui::Sense::hover());
        add(ui);
    });
}
