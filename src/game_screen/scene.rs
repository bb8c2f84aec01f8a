//! What a match screen reads, what can be pressed on it whichever game lies there, and what it says to others.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{self, Area, Context, Id, Order, Pos2, Rect, Ui};

use super::hint;
use crate::{
    playable::Playable,
    playback::{Playback, Shown},
    record::{Entry, Log},
    seats::{Eyes, Hint, Seating, Standing, Tap, hear::Hears, replay::Replaying, touch::Taps},
    settings::Settings,
    stage::{camera::Margins, fingers::Once, gestures::Covered},
    table::{Playing, Things},
    tempo::{Cue, Ring},
    texts::Text,
    ui::{
        parts::overlay::cover,
        rules::Explained,
        wishes::{Foot, Go, MenuOpen, RulesOpen, Spoken, Wanted},
    },
};
use tabletop::Seat;

/// What is read of the game on the table.
#[derive(SystemParam)]
pub struct Scene<'w, 's, G: Shown> {
    /// What stays the same.
    pub playing: Res<'w, Playing<G>>,
    /// What is being shown.
    pub playback: Res<'w, Playback<G>>,
    /// Who sits where.
    pub seating: Res<'w, Seating>,
    /// How the seats stand, and what everybody is called.
    pub standing: Res<'w, Standing>,
    /// Who looks.
    pub eyes: Res<'w, Eyes>,
    /// What is in hand.
    pub choice: Res<'w, <G as Playable>::Hand>,
    /// What was played.
    pub log: Res<'w, Log<G>>,
    /// The record that is played again.
    pub replaying: Option<Res<'w, Replaying<G>>>,
    /// What was advised.
    pub hint: Res<'w, Hint<G>>,
    /// What people set.
    pub settings: Res<'w, Settings>,
    /// What lies there.
    pub things: Things<'w, 's, G>,
}

impl<G: Shown> Scene<'_, '_, G> {
    /// What was played and has been told.
    pub fn told(&self) -> &[Entry<G>] {
        let entries = self.log.entries();
        &entries[..entries.len().saturating_sub(self.playback.untold())]
    }

    /// Whoever looks, while that seat may act on this position.
    pub fn acting(&self, position: &G::Position) -> Option<Seat> {
        self.eyes.seat.filter(|seat| self.seating.human_may_act(G::may_act(position), *seat))
    }

    /// Whether a record is played again: nobody has a hand then.
    pub fn watching(&self) -> bool {
        self.replaying.is_some()
    }

    /// Whether a look back can be pressed; `None`: it is not there.
    pub fn look_back(&self) -> Option<bool> {
        (!self.watching()).then(|| self.log.has_past() && !self.playback.holds_scoring())
    }

    /// What the line on top says of a hint that is sought or told.
    pub fn hinted(&self) -> Option<Text> {
        hint::told(self.hint.is_thinking(), !self.hint.advice().is_empty())
    }
}

/// What was pressed; `Own` is what one game alone has.
#[derive(Debug, Clone, PartialEq)]
pub enum Press<G: Hears, Own> {
    /// Something the seats of every game hear.
    Tap(Tap),
    /// Something that those of this game hear.
    Touch(G::Touch),
    /// What can do nothing now, and why.
    Remark(Text),
    /// The rule behind a refusal is to be read.
    Why(G::Illegal),
    /// The menu opens.
    Menu,
    /// The log opens, or shuts.
    Log,
    /// A look back at the game from its beginning to now.
    LookBack,
    /// What this game alone has.
    Own(Own),
}

/// Taps and touches, as somebody means them.
#[derive(SystemParam)]
pub struct Voice<'w, G: Hears> {
    taps: Taps<'w, <G as Hears>::Touch>,
    wanted: MessageWriter<'w, Wanted>,
    /// Whether the menu is open.
    pub menu: ResMut<'w, MenuOpen>,
}

impl<G: Hears> Voice<'_, G> {
    /// Writes a tap; what may be asked about first is asked.
    pub fn tap(&mut self, tap: Tap) {
        match tap {
            Tap::End | Tap::Undo | Tap::UndoTurn => drop(self.wanted.write(Wanted(tap))),
            _ => self.taps.tap(tap),
        }
    }

    /// Writes a touch.
    pub fn touch(&mut self, touch: G::Touch) {
        self.taps.touch(touch);
    }
}

/// What is said to others.
#[derive(SystemParam)]
pub struct Says<'w, 's, G: Hears> {
    /// Taps and touches.
    pub voice: Voice<'w, G>,
    /// Where else to.
    pub go: MessageWriter<'w, Go>,
    /// Where a bar has room.
    pub foot: ResMut<'w, Foot>,
    rings: MessageWriter<'w, Ring>,
    rules: ResMut<'w, RulesOpen>,
    spoken: ResMut<'w, Spoken>,
    margins: ResMut<'w, Margins>,
    covered: ResMut<'w, Covered>,
    once: Local<'s, Once>,
    time: Res<'w, Time>,
}

impl<G: Hears + Explained> Says<'_, '_, G> {
    /// Says the line on top to who listens.
    pub fn speak(&mut self, line: &Text) {
        if self.spoken.0.as_ref() != Some(line) {
            self.spoken.0 = Some(line.clone());
        }
    }

    /// Says what panels cover: at the edges of the window, and of what can be touched below them.
    pub fn cover(&mut self, margins: Margins, covers: Vec<Rect>) {
        self.margins.set_if_neq(margins);
        covers.into_iter().for_each(|rect| cover(&mut self.covered, rect));
    }

    /// Whether this tap is no second one of a hand that trembles.
    pub fn is_new(&mut self, tap: Tap) -> bool {
        self.once.is_new(tap, self.time.elapsed_secs_f64())
    }

    /// Something else was tapped in between.
    pub fn forget_tap(&mut self) {
        self.once.forget();
    }

    /// Says what a press means; gives what this game alone has. What lies open on its face is its own to open and shut.
    pub fn hear<Own>(&mut self, press: Press<G, Own>, scene: &Scene<G>) -> Option<Own> {
        match press {
            Press::Tap(tap) => self.voice.tap(tap),
            Press::Touch(touch) => self.voice.touch(touch),
            Press::Remark(_) => drop(self.rings.write(Cue::Refusal.into())),
            Press::Why(illegal) => self.rules.open_at(G::why(illegal, &G::book(&scene.playing.0))),
            Press::Menu => self.voice.menu.0 = true,
            Press::Log => {}
            Press::LookBack => drop(self.go.write(Go::Glance { at: scene.log.entries().len(), until: None })),
            Press::Own(own) => return Some(own),
        }
        None
    }
}

/// Draws what stands around the table, below all that lies over it for a while. `fades`: it fades in as a match begins.
pub fn around_table(ctx: &Context, window: Rect, fades: bool, add: impl FnOnce(&mut Ui)) {
    let area = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
    area.fade_in(fades).show(ctx, |ui| {
        ui.allocate_rect(window, egui::Sense::hover());
        add(ui);
    });
}
