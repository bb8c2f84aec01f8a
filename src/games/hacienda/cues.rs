//! The sound cues of effects, and the time of day in the pampas.

use hacienda_rules::{
    Effect, Position, Rulebook, Species,
    effect::{AnimalEffect, CardEffect, ClockEffect, Destination, HarvestEffect, PurseEffect},
};

use crate::sound_cues::{Cue, PlayCue};

/// The sound cue of an effect, if it has one.
pub fn cue(effect: &Effect) -> Option<PlayCue> {
    match effect {
        Effect::Card(CardEffect::Drawn { to: Destination::Display(_), .. }) => Some(Cue::CardTurn.into()),
        Effect::Card(CardEffect::Taken { .. } | CardEffect::Drawn { .. }) => Some(Cue::CardLift.into()),
        Effect::Card(CardEffect::Reshuffled { .. }) => Some(Cue::Shuffle.into()),
        // The placed tile or animal makes the sound.
        Effect::Card(CardEffect::Played { .. }) => None,
        Effect::Purse(PurseEffect::Paid { pesos, .. }) => Some(PlayCue { cue: Cue::Paid, amount: *pesos }),
        Effect::Purse(PurseEffect::Earned { pesos, .. }) => Some(PlayCue { cue: Cue::Coin, amount: *pesos }),
        Effect::Land(_) => Some(Cue::Tile.into()),
        Effect::Pond(_) => Some(Cue::Water.into()),
        Effect::Hacienda(_) => Some(Cue::Hammer.into()),
        Effect::Animal(AnimalEffect::Placed { species, .. }) => Some(call(*species).into()),
        Effect::Harvest(HarvestEffect::Placed { from: None, .. }) => Some(Cue::Gate.into()),
        Effect::Harvest(HarvestEffect::Placed { from: Some(_), .. }) => Some(Cue::Wince.into()),
        Effect::Market(_) => Some(Cue::Bell.into()),
        Effect::Clock(ClockEffect::TurnBegan { seat, .. }) => {
            Some(PlayCue { cue: Cue::HandOver, amount: seat.index() as u32 + 1 })
        }
        Effect::Clock(ClockEffect::FellDue(_)) => Some(Cue::Due.into()),
        Effect::Clock(ClockEffect::Scored { .. }) => Some(Cue::Scoring.into()),
        Effect::Clock(ClockEffect::GameOver) => Some(Cue::Win.into()),
        // The action itself, or the start of the next turn, makes the sound.
        Effect::Clock(ClockEffect::ActionSpent { .. } | ClockEffect::Used(_) | ClockEffect::TurnEnded { .. }) => None,
    }
}

/// The call of a species.
pub fn call(species: Species) -> Cue {
    match species {
        Species::Cattle => Cue::Cattle,
        Species::Horse => Cue::Horse,
        Species::Pig => Cue::Pig,
        Species::Sheep => Cue::Sheep,
    }
}

/// The number of animal cards in the stacks at the start of a game.
pub fn animal_cards(position: &Position, book: &Rulebook) -> u32 {
    let dealt = u32::from(book.animals_dealt) * u32::from(position.seats) + u32::from(book.display);
    let removed = book.animal_cards_removed.get(usize::from(position.seats)).copied().unwrap_or(0);
    book.animal_cards.iter().map(|count| u32::from(*count)).sum::<u32>().saturating_sub(dealt + u32::from(removed))
}

/// The time of day, which follows the share of animal cards drawn: 0 is morning, about 0.5 is the intermediate scoring,
/// and 1 is the end of the game, however the game ends.
pub fn daylight(position: &Position, book: &Rulebook) -> f32 {
    if position.over {
        return 1.0;
    }
    let all = animal_cards(position, book).max(1) as f32;
    let (drawn, waiting) = position.animal_cards_left();
    (1.0 - (drawn + waiting) as f32 / all).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use hacienda_rules::formats::records::Record;

    use super::*;
    use crate::sound_cues::Mood;

    #[test]
    fn a_whole_game_goes_through_the_day_and_ends_at_dusk() {
        for name in ["base-2-symmetric", "base-5-asymmetric", "crucible-2-symmetric"] {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/{name}.hacienda"));
            let record =
                Record::parse(&fs::read_to_string(file).expect("the file exists")).expect("the record is valid");
            let mut moods = vec![Mood::Morning];
            let (mut before, mut noon) = (0.0, None);
            for step in record.replay().expect("the set-up is valid").map(|step| step.expect("the action is legal")) {
                let light = daylight(&step.after, &record.setting.rulebook);
                assert!(light >= before, "{name}: the sun must not move back, from {before} to {light}");
                before = light;
                if step.after.animal_stacks[0].is_empty() && noon.is_none() {
                    noon = Some(light);
                }
                if moods.last() != Some(&Mood::at(light)) {
                    moods.push(Mood::at(light));
                }
            }
            assert_eq!(moods, Mood::ALL, "{name}");
            // In the record of The Crucible, both players pass before the first stack is empty.
            let expected = |light| (0.45..0.6).contains(&light);
            assert!(noon.map_or(name.starts_with("crucible"), expected), "{name}: {noon:?}");
        }
    }

    #[test]
    fn earned_and_paid_pesos_sound_different() {
        let seat = hacienda_rules::Seat(0);
        let came = cue(&Effect::Purse(PurseEffect::Earned { seat, pesos: 7 }));
        let went = cue(&Effect::Purse(PurseEffect::Paid { seat, pesos: 3 }));
        assert_eq!(came, Some(PlayCue { cue: Cue::Coin, amount: 7 }));
        assert_eq!(went, Some(PlayCue { cue: Cue::Paid, amount: 3 }));
    }

    #[test]
    fn each_species_has_a_distinct_call() {
        let calls: Vec<Cue> = Species::ALL.into_iter().map(call).collect();
        assert!(calls.iter().enumerate().all(|(place, cue)| !calls[..place].contains(cue)), "{calls:?}");
    }
}
