//! The data a match screen reads, the presses common to all games, and the messages it sends.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{self, Area, Context, Id, Order, Pos2, Rect, Ui};

use online::{Occupant, SeatState};

use super::{
    hall_view::{self, HallView},
    hint,
    phones_panel::invitation,
    prompt::{PromptFacts, PromptPress},
    turn_banner::BannerFacts,
};
use crate::{
    first_signs::FirstSigns,
    host::LocalServer,
    kiosk::Kiosk,
    online::Online,
    playable::{PendingMove, Playable},
    playback::{AnimatedGame, Playback},
    record::{Entry, Log},
    seats::{Hint, ScreenViewer, SeatSummary, Seating, Tap, input::HandlesTouches, replay::Replaying, taps::TapWriter},
    settings::Settings,
    sound_cues::{Cue, PlayCue},
    stage::{camera::Margins, gestures::PanelAreas, touch_filter::Debounce, tray::PlainBackground},
    table::{GameSetting, TableReader},
    texts::Text,
    theme::scale::Scale,
    ui::{
        parts::overlay::mark_covered,
        requests::{MenuOpen, ReplayBarRect, RulesOpen, ScreenRequest, SpokenPrompt, TapRequest},
        rules::HasRules,
    },
};
use tabletop::Seat;

/// The state of the current game, read-only.
#[derive(SystemParam)]
pub struct Scene<'w, 's, G: AnimatedGame> {
    /// The setting of the current game.
    pub game_setting: Res<'w, GameSetting<G>>,
    /// The displayed state and the running animations.
    pub playback: Res<'w, Playback<G>>,
    /// The player of each seat.
    pub seating: Res<'w, Seating>,
    /// The state of the seats and the names of all players.
    pub summary: Res<'w, SeatSummary>,
    /// The seat of the viewer, if any.
    pub viewer: Res<'w, ScreenViewer>,
    /// The current selection.
    pub choice: Res<'w, <G as Playable>::PendingMove>,
    /// The actions played.
    pub log: Res<'w, Log<G>>,
    /// The replay or the look back, if any.
    pub replaying: Option<Res<'w, Replaying<G>>>,
    /// The hint on display or being computed, if any.
    pub hint: Res<'w, Hint<G>>,
    /// The settings of the program.
    pub settings: Res<'w, Settings>,
    /// The kiosk, if this is one.
    pub kiosk: Option<Res<'w, Kiosk>>,
    /// Exists if the background has one colour.
    pub plain: Option<Res<'w, PlainBackground>>,
    /// The session with a server, if the game is played there.
    pub online: Option<Res<'w, Online>>,
    /// The server for phones, if it is in this program.
    pub server: Option<Res<'w, LocalServer>>,
    /// The hall view, if the table is shown in it.
    pub hall: Option<Res<'w, HallView>>,
    /// The entities on the table.
    pub table: TableReader<'w, 's, G>,
}

impl<G: AnimatedGame> Scene<'_, '_, G> {
    /// The area of a table that is shown without panels: in the attract mode of a kiosk, and in the hall view.
    pub fn bare_table(&self, scale: Scale) -> Option<Rect> {
        if self.hall.is_some() {
            return Some(hall_view::table_area(scale));
        }
        self.is_attract_mode().then(|| attract_table(scale))
    }

    /// Returns true in attract mode, in which the table is shown without any panel.
    fn is_attract_mode(&self) -> bool {
        self.kiosk.as_ref().is_some_and(|kiosk| !kiosk.visited)
    }

    /// Returns true while the score sheet is shown.
    pub fn has_score_sheet(&self) -> bool {
        self.playback.scoring().is_some() && !self.is_attract_mode()
    }

    /// The banner of a screen that only shows a game played elsewhere, and so has no hand.
    pub fn banner(&self, position: &G::Position) -> Option<BannerFacts> {
        let online = self.online.as_ref().filter(|_| !self.is_replay())?;
        let watches = self.log.is_remote() && self.seating.humans().next().is_none();
        let seats = |is_listed: fn(&SeatState) -> bool| -> Vec<Seat> {
            let states = (0..).map(Seat).zip(online.session.seats());
            states.filter(|(_, state)| is_listed(state)).map(|(seat, _)| seat).collect()
        };
        let link = self.server.as_ref().and_then(|server| invitation(online, server));
        watches.then(|| BannerFacts {
            may_act: G::may_act(position),
            names: self.summary.names.clone(),
            away: seats(|state| state.occupant == Occupant::Person && !state.present),
            invitation: link.map(|link| (link.to_string(), seats(|state| state.occupant == Occupant::Nobody))),
        })
    }

    /// The actions that have already been announced.
    pub fn announced_entries(&self) -> &[Entry<G>] {
        let entries = self.log.entries();
        &entries[..entries.len().saturating_sub(self.playback.unannounced())]
    }

    /// The seat of the viewer if it may act in this position.
    pub fn acting(&self, position: &G::Position) -> Option<Seat> {
        self.viewer.seat.filter(|seat| self.seating.human_may_act(G::may_act(position), *seat))
    }

    /// Returns true during a replay or a look back, in which no hand is shown.
    pub fn is_replay(&self) -> bool {
        self.replaying.is_some()
    }

    /// True if a look back can be opened; `None` if there is no look-back button.
    pub fn look_back(&self) -> Option<bool> {
        (!self.is_replay()).then(|| self.log.has_past() && !self.playback.has_scoring())
    }

    /// The prompt for a hint that is being computed or shown.
    pub fn hint_prompt(&self) -> Option<Text> {
        hint::prompt(self.hint.is_thinking(), !self.hint.advice().is_empty())
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
    LookUpRule(G::Illegal),
    /// Dismiss the line that explains a sign.
    DismissNote,
    /// Open the menu.
    Menu,
    /// Open or close the log.
    Log,
    /// Look back at earlier positions of the game.
    LookBack,
    /// A press specific to the game.
    GameSpecific(Own),
}

impl<G: HandlesTouches, Own> From<PromptPress<G::Illegal>> for Press<G, Own> {
    fn from(press: PromptPress<G::Illegal>) -> Press<G, Own> {
        match press {
            PromptPress::LookUpRule(illegal) => Press::LookUpRule(illegal),
            PromptPress::DismissNote => Press::DismissNote,
        }
    }
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
    pub taps: TapOutput<'w, G>,
    /// Requests for other screens.
    pub requests: MessageWriter<'w, ScreenRequest>,
    /// The rectangle of the replay bar.
    pub replay_bar: ResMut<'w, ReplayBarRect>,
    cues: MessageWriter<'w, PlayCue>,
    rules: ResMut<'w, RulesOpen>,
    spoken: ResMut<'w, SpokenPrompt>,
    first_signs: ResMut<'w, FirstSigns>,
    margins: ResMut<'w, Margins>,
    covered: ResMut<'w, PanelAreas>,
    debounce: Local<'s, Debounce>,
    time: Res<'w, Time>,
}

impl<G: HandlesTouches + HasRules> MatchOutput<'_, '_, G> {
    /// Adds the line that explains a sign to the prompt, unless something else needs attention, and sets the prompt for
    /// screen readers. `asks` is true if the prompt asks the viewer for a decision.
    pub fn complete_prompt<E, W>(&mut self, prompt: &mut PromptFacts<E, W>, scene: &Scene<G>, asks: bool) {
        let asks = asks && scene.viewer.open().is_some() && !scene.playback.is_busy();
        let waits = asks && scene.hint_prompt().is_none() && PendingMove::is_clear(&*scene.choice);
        prompt.note = self.first_signs.line().filter(|_| waits).cloned();
        let line = prompt.with_note();
        if self.spoken.0.as_ref() != Some(&line) {
            self.spoken.0 = Some(line);
        }
    }

    /// Sets the names of the signs for which the screen has no room.
    pub fn set_absent_signs(&mut self, absent: &'static [&'static str]) {
        if self.first_signs.absent() != absent {
            self.first_signs.set_absent(absent);
        }
    }

    /// Sets the areas covered by panels: the margins of the window, and rectangles that block touches on the table.
    pub fn set_covered(&mut self, margins: Margins, covers: Vec<Rect>) {
        self.margins.set_if_neq(margins);
        covers.into_iter().for_each(|rect| mark_covered(&mut self.covered, rect));
    }

    /// Returns true unless this tap is an accidental repetition, for example by a trembling hand.
    pub fn is_new(&mut self, tap: Tap) -> bool {
        self.debounce.is_new(tap, self.time.elapsed_secs_f64())
    }

    /// Resets the check for repeated taps after a different tap.
    pub fn reset_debounce(&mut self) {
        self.debounce.reset();
    }

    /// Executes a press, or returns the part specific to the game. The game opens and closes its own panels.
    pub fn handle_press<Own>(&mut self, press: Press<G, Own>, scene: &Scene<G>) -> Option<Own> {
        match press {
            Press::Tap(tap) => self.taps.tap(tap),
            Press::Touch(touch) => self.taps.touch(touch),
            Press::Remark(_) => drop(self.cues.write(Cue::Refusal.into())),
            Press::LookUpRule(illegal) => {
                self.rules.open_at(G::rule_of_refusal(illegal, &G::book(&scene.game_setting.0)))
            }
            Press::DismissNote => self.first_signs.dismiss(),
            Press::Menu => self.taps.menu.0 = true,
            Press::Log => {}
            Press::LookBack => {
                self.requests.write(ScreenRequest::LookBack { at: scene.log.entries().len(), until: None });
            }
            Press::GameSpecific(own) => return Some(own),
        }
        None
    }
}

/// The ribbon along the lower edge of the window that the attract mode of a kiosk covers: a line of headline size and a
/// line of lead size, or 30% of the window's height if that is less. At 1080p it is less than 120 px high.
pub fn attract_ribbon(scale: Scale) -> Rect {
    let height = scale.text(36.0) * 1.25 + scale.text(22.0) * 1.36 + scale.gap(1.0);
    let window = Rect::from_min_size(Pos2::ZERO, scale.window());
    window.with_min_y(window.bottom() - height.min(window.height() * 0.3).round())
}

/// The part of the window that the table fills in attract mode.
fn attract_table(scale: Scale) -> Rect {
    Rect::from_min_size(Pos2::ZERO, scale.window()).with_max_y(attract_ribbon(scale).top())
}

/// Draws the UI around the table, below all overlays. If `fades` is true, it fades in, as at the start of a match.
pub fn around_table(ctx: &Context, window: Rect, fades: bool, add: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
    area.fade_in(fades).show(ctx, |ui| {
        ui.allocate_rect(window, egui::Sense::hover());
        add(ui);
    });
}
