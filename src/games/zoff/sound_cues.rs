//! The sounds of effects, and the time of day, which advances with the rounds.

use bevy::prelude::*;
use zoff::{
    Effect, Position, Setting, Zoff,
    effect::{AuctionEffect, CardEffect, ClockEffect, CowEffect, PlacementCause, PrairieEffect},
};

use crate::{
    playback::Playback,
    settings::{Motion, Settings},
    sound_cues::{Cue, PlayCue, TimeOfDay},
    stage::{PictureSystems, light::Daylight},
    table::{GameSetting, is_on_table},
};

/// Adds the system that updates the time of day.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, update_time_of_day.in_set(PictureSystems::Pieces).run_if(is_on_table::<Zoff>));
}

/// The sound of an effect, or `None` if it is silent.
pub fn cue(effect: &Effect) -> Option<PlayCue> {
    match effect {
        // The final scoring plays the sounds of the last bonuses.
        Effect::Cow(CowEffect::Placed { by: PlacementCause::Last, .. }) => None,
        Effect::Cow(CowEffect::Placed {
            by: PlacementCause::Start | PlacementCause::Pair | PlacementCause::Bonus | PlacementCause::Fair,
            ..
        }) => Some(Cue::Cattle.into()),
        Effect::Card(CardEffect::Chosen { .. }) | Effect::Auction(AuctionEffect::Bid { .. }) => {
            Some(Cue::CardLift.into())
        }
        Effect::Card(CardEffect::TurnedUp { .. }) | Effect::Auction(AuctionEffect::TurnedUp) => {
            Some(Cue::CardTurn.into())
        }
        // The placed cows, if any, make the sound.
        Effect::Card(CardEffect::Played { .. }) => None,
        Effect::Card(CardEffect::Lost { .. }) => Some(Cue::Wince.into()),
        Effect::Prairie(PrairieEffect::Filled { .. }) => Some(Cue::Bell.into()),
        Effect::Prairie(PrairieEffect::BonusUsed { .. } | PrairieEffect::FairUsed { .. }) => Some(Cue::Gate.into()),
        Effect::Prairie(PrairieEffect::BonusesDone { .. }) => None,
        Effect::Auction(AuctionEffect::Taken { .. }) => Some(Cue::Piece.into()),
        Effect::Clock(ClockEffect::RoundBegan { round }) => {
            Some(PlayCue { cue: Cue::HandOver, amount: u32::from(*round) })
        }
        Effect::Clock(ClockEffect::Closed { .. }) => Some(Cue::Due.into()),
        Effect::Clock(ClockEffect::Ended) => Some(Cue::Win.into()),
        // The action itself or the next prompt makes these effects clear.
        Effect::Clock(ClockEffect::Started { .. } | ClockEffect::Waits(_)) => None,
    }
}

/// The time of day, which advances with the rounds from 0 (the morning of the first round) to 1 (the end of the game).
pub fn daylight(setting: &Setting, position: &Position) -> f32 {
    if position.is_over() {
        return 1.0;
    }
    let rounds = setting.rulebook.rounds[usize::from(position.seats)].max(1);
    f32::from(position.round.saturating_sub(1)) / f32::from(rounds)
}

/// Passes the time of day on to the light and the music.
fn update_time_of_day(
    playing: Option<Res<GameSetting<Zoff>>>,
    playback: Res<Playback<Zoff>>,
    settings: Res<Settings>,
    mut time: ResMut<TimeOfDay>,
    mut light: ResMut<Daylight>,
    mut resets: Local<Option<u32>>,
) {
    let (Some(playing), Some(position)) = (playing, playback.announced()) else { return };
    let time_of_day = daylight(&playing.0, position);
    time.set_if_neq(TimeOfDay(time_of_day));
    // The light changes at once if the picture was rebuilt without animation, as at the start of a game, or if motion
    // is reduced.
    let at_once = *resets != Some(playback.resets()) || settings.motion() != Motion::Full;
    *resets = Some(playback.resets());
    let next = light.towards(time_of_day);
    light.set_if_neq(if at_once { next.settled() } else { next });
}

#[cfg(test)]
mod tests {
    use super::*;
    use zoff::Stage;

    #[test]
    fn daylight_follows_the_rounds() {
        let setting = Setting::default();
        let mut position = Position::empty(&setting, 3);
        assert_eq!(daylight(&setting, &position), 0.0);
        position.round = 5;
        assert!((daylight(&setting, &position) - 0.8).abs() < 1e-6);
        position.stage = Stage::Over;
        assert_eq!(daylight(&setting, &position), 1.0);
    }
}
