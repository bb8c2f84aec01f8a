//! What the playback asks of the game: its stories, the show at the end of a half, and what everybody has in the end.

use hab_gut::{Action, Effect, HabGut, Position, Seat, Setting};

use super::{Story, opening::Show};
use crate::{
    games::hab_gut::{tempo, texts::log},
    playback::{self, ResultLine, Shown, Timetable},
    tempo::Ring,
    texts::{Text, Who, text},
};

impl Shown for HabGut {
    type Story = Story;
    type Show = Show;

    fn cue(effect: &Effect) -> Option<Ring> {
        tempo::cue(effect)
    }

    fn scores(effect: &Effect) -> bool {
        super::scores(effect)
    }

    fn results(_: &Setting, position: &Position) -> Vec<ResultLine> {
        let standings: Vec<_> = position.seats().map(|seat| position.standing(seat)).collect();
        let line = |label: Text, cells: Vec<Text>, sum: bool| ResultLine { label, cells, sum };
        let saved = standings.iter().map(|standing| Text::number(standing.foundation)).collect();
        let money = position.seats().map(|seat| Text::number(position.money[seat.index()])).collect();
        let total = standings.iter().map(|standing| match standing.out {
            true => text!("hg-out"),
            false => Text::number(standing.total),
        });
        vec![
            line(text!("hg-foundation"), saved, false),
            line(text!("hg-money"), money, false),
            line(text!("hg-opening-sold"), total.collect(), true),
        ]
    }

    fn told(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
        log::told(names, seat, action, effects)
    }

    fn record(position: &mut Position, effect: &Effect) {
        position.apply(effect);
    }
}

impl playback::Story<HabGut> for Story {
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

impl playback::Show<HabGut> for Show {
    fn of(setting: &Setting, (told, _): (&Position, &Position), effects: &[Effect], effect: usize) -> Show {
        Show::of(setting, told, effects, effect)
    }

    fn is_told(&self) -> bool {
        Show::is_told(self)
    }

    fn is_still(&self) -> bool {
        Show::is_still(self)
    }

    fn advance(&mut self, seconds: f32) -> Option<u32> {
        Show::advance(self, seconds)
    }

    fn waited(&self) -> f32 {
        Show::waited(self)
    }

    fn skip(&mut self) {
        Show::skip(self);
    }

    fn skip_all(&mut self) {
        Show::skip_all(self);
    }
}
