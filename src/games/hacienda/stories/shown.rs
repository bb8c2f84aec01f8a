//! What the playback asks of the game beside its stories and scorings, and what lies in purses meanwhile.

use hacienda_rules::{Action, Effect, Hacienda, Position, Seat, Setting, effect::ClockEffect};

use super::{Story, show::Show};
use crate::{
    games::hacienda::{tempo, texts::log},
    playback::{Playback, ResultLine, Shown},
    tempo::Ring,
    texts::{Text, Who},
};

impl Shown for Hacienda {
    type Story = Story;
    type Show = Show;

    fn cue(effect: &Effect) -> Option<Ring> {
        tempo::cue(effect)
    }

    fn scores(effect: &Effect) -> bool {
        matches!(effect, Effect::Clock(ClockEffect::Scored { .. }))
    }

    /// It has a sheet of its own.
    fn results(_: &Setting, _: &Position) -> Vec<ResultLine> {
        Vec::new()
    }

    fn told(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
        log::told(names, seat, action, effects)
    }

    fn record(position: &mut Position, effect: &Effect) {
        position.apply(effect);
    }
}

impl Playback<Hacienda> {
    /// What lies in a seat's purse as the coins of the story come and go.
    pub fn pesos(&self, seat: Seat) -> u32 {
        let told = self.told().map_or(0, |told| told.pesos[seat.index()]);
        let flown = self.current().map_or(0, |beat| beat.story.purse(seat, beat.elapsed, self.told_effects()));
        (i64::from(told) + flown).clamp(0, i64::from(u32::MAX)) as u32
    }
}
