//! What the playback asks of the game: its stories, its scorings, and what lies in purses meanwhile.

use hacienda_rules::{Action, Effect, Hacienda, Position, Seat, Setting, effect::ClockEffect};

use super::{Story, show::Show};
use crate::{
    games::hacienda::{tempo, texts::log},
    playback::{self, Playback, ResultLine, Shown, Timetable},
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

impl playback::Story<Hacienda> for Story {
    fn of(setting: &Setting, before: &Position, after: &Position, effects: &[Effect]) -> Story {
        Story::of(setting, before, after, effects)
    }

    fn at_once(effects: &[Effect], seconds: f32) -> Story {
        Story::at_once(effects, seconds)
    }

    fn times(&self) -> &Timetable {
        &self.times
    }

    fn lands(&self) -> f32 {
        Story::lands(self)
    }
}

impl playback::Show<Hacienda> for Show {
    fn of(setting: &Setting, (told, shown): (&Position, &Position), effects: &[Effect], effect: usize) -> Show {
        match effects.get(effect) {
            Some(Effect::Clock(ClockEffect::Scored { kind, rows })) => Show::of(setting, told, shown, *kind, rows),
            // Only a scoring has a show.
            _ => Show::empty(),
        }
    }

    fn is_told(&self) -> bool {
        Show::is_told(self)
    }

    fn is_still(&self) -> bool {
        Show::is_still(self)
    }

    fn advance(&mut self, seconds: f32) -> Option<u32> {
        let before = self.step;
        Show::advance(self, seconds);
        self.current().filter(|_| self.step != before).map(|step| step.points.into())
    }

    fn waited(&self) -> f32 {
        self.seconds
    }

    fn skip(&mut self) {
        Show::skip(self);
    }

    fn skip_all(&mut self) {
        Show::skip_all(self);
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
