//! The sounds of effects, and the time of day, which advances with the rounds.

use bevy::prelude::*;
use hab_gut::{
    Effect, HabGut, Phase,
    effect::{CardEffect, ClockEffect, PriceEffect, PurseEffect, ShareEffect},
};

use crate::{
    AppSystems,
    playback::{Advance, Playback},
    sound_cues::{Cue, PlayCue, TimeOfDay},
    table::{GameSetting, is_on_table},
};

/// Adds the system that updates the time of day.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, update_time_of_day.run_if(is_on_table::<HabGut>).after(Advance).in_set(AppSystems::Render));
}

/// Advances the time of day with the rounds.
fn update_time_of_day(
    playing: Option<Res<GameSetting<HabGut>>>,
    playback: Res<Playback<HabGut>>,
    mut hour: ResMut<TimeOfDay>,
) {
    if let (Some(playing), Some(position)) = (playing, playback.announced()) {
        let all = f32::from(playing.0.rulebook.all_rounds().max(1));
        hour.set_if_neq(TimeOfDay((f32::from(position.rounds) / all).min(1.0)));
    }
}

/// The amount of money that each coin in the sound represents.
const COIN: u32 = 30;

/// The sound of an effect, or `None` if it is silent.
pub fn cue(effect: &Effect) -> Option<PlayCue> {
    match effect {
        Effect::Purse(PurseEffect::Paid { seat: _, money }) => coins(Cue::Paid, *money),
        Effect::Purse(PurseEffect::Earned { seat: _, money }) => coins(Cue::Coin, *money),
        Effect::Share(ShareEffect::Bought { .. }) => Some(Cue::CardLift.into()),
        // `PurseEffect::Earned` makes the sound of a sale.
        Effect::Share(ShareEffect::Sold { .. }) => None,
        Effect::Share(ShareEffect::Given { .. }) => Some(Cue::Piece.into()),
        // The dialog that opens the foundations plays a sound for each of them.
        Effect::Share(ShareEffect::Opened { .. }) => None,
        Effect::Price(PriceEffect::Moved { from, to, .. }) if from == to => Some(Cue::Refusal.into()),
        Effect::Price(PriceEffect::Moved { to, .. }) => Some(PlayCue { cue: Cue::Tick, amount: u32::from(*to) / 10 }),
        Effect::Card(CardEffect::TurnedUp { .. }) => Some(Cue::CardTurn.into()),
        Effect::Card(CardEffect::Dealt { .. }) => Some(Cue::Shuffle.into()),
        Effect::Clock(ClockEffect::TurnBegan { seat: _, phase: Phase::Foundation }) => None,
        Effect::Clock(ClockEffect::TurnBegan { seat, phase: Phase::Trade | Phase::Market }) => {
            Some(PlayCue { cue: Cue::HandOver, amount: seat.index() as u32 + 1 })
        }
        Effect::Clock(ClockEffect::RoundEnded { .. }) => Some(Cue::Bell.into()),
        Effect::Clock(ClockEffect::GameOver { .. }) => Some(Cue::Win.into()),
    }
}

/// The sound of an amount of money, coin by coin. `None` for no money.
fn coins(cue: Cue, money: u32) -> Option<PlayCue> {
    (money > 0).then_some(PlayCue { cue, amount: money.div_ceil(COIN) })
}
