//! How long an action takes to be shown, and how what it brings about sounds.

use hacienda_rules::{Action, Effect, effect::ClockEffect};

/// A sound that belongs to something that happens on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cue {
    /// A card is turned or taken.
    Card,
    /// Wood comes to lie on the board.
    Tile,
    /// A figure comes to stand on it.
    Figure,
    /// Money.
    Coin,
    /// Points are counted.
    Scoring,
}

/// How an effect sounds, where it does.
pub fn cue(effect: &Effect) -> Option<Cue> {
    match effect {
        Effect::Card(_) => Some(Cue::Card),
        Effect::Purse(_) => None,
        Effect::Land(_) | Effect::Pond(_) | Effect::Hacienda(_) => Some(Cue::Tile),
        Effect::Animal(_) => Some(Cue::Figure),
        Effect::Harvest(_) | Effect::Market(_) => Some(Cue::Coin),
        Effect::Clock(ClockEffect::Scored { .. }) => Some(Cue::Scoring),
        Effect::Clock(
            ClockEffect::ActionSpent { .. }
            | ClockEffect::Used(_)
            | ClockEffect::FellDue(_)
            | ClockEffect::TurnEnded { .. }
            | ClockEffect::TurnBegan { .. }
            | ClockEffect::GameOver,
        ) => None,
    }
}

/// Seconds in which an action's pieces move, at normal speed.
pub fn seconds(action: Action) -> f32 {
    match action {
        Action::BuyTop(_) | Action::BuyLand(_) | Action::BuyAnimal(_) => 0.40,
        Action::Land { .. } | Action::Harvest { .. } => 0.50,
        Action::Animal { .. } => 0.55,
        Action::Hacienda(_) | Action::Pond(_) => 0.60,
        Action::End => 0.25,
    }
}
