//! The timed movements that animate each effect. This module sets the movements and their times; the 3D view and the
//! HUD draw them.

use zoff::{
    Action, Colour, Effect, Position, Prairie, Seat, Setting, Stage, Zoff,
    effect::{AuctionEffect, CardEffect, ClockEffect, CowEffect, PlacementCause, PrairieEffect},
};

use self::final_scoring::FinalScoring;
use super::{game_icons, names, sound_cues, texts};
use crate::{
    playback::{self, AnimatedGame, ResultLine},
    sound_cues::PlayCue,
    texts::{Text, Who},
    theme::player_colours::PlayerColours,
};

pub mod final_scoring;

/// Seconds for a cow to walk from beside the table to its place.
pub const WALK: f32 = 0.9;
/// Seconds between one cow and the next of the same herd.
pub const NEXT_COW: f32 = 0.11;
/// Seconds for a gate to close.
pub const GATE: f32 = 0.55;
/// Seconds for all pairs to be turned up, one after another, and to fly to their prairies.
const TURN_UP_PAIRS: f32 = 3.2;
/// Seconds for all bids to be turned up together.
const TURN_UP_BIDS: f32 = 1.8;
/// Seconds for pairs to be laid face down, a bid to be made, or a colour to be taken.
const LAY_CARDS: f32 = 0.25;
/// Seconds for the card of a lost pair to leave the table.
const LOSE_PAIR: f32 = 0.6;
/// Seconds for which a bonus is announced before its cows set out.
const ANNOUNCE_BONUS: f32 = 0.35;
/// Seconds for the turn to pass from one seat tag to the next.
pub const HAND_OVER: f32 = 0.35;
/// Seconds for which a new round is announced.
const ANNOUNCE_ROUND: f32 = 0.5;
/// Seconds to pause before the last bonuses.
const BEFORE_LAST_BONUSES: f32 = 1.0;
/// Seconds for a fade when motion is reduced.
pub const FADE: f32 = 0.15;

/// The kinds of movement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MovementKind {
    /// Cows of one colour walk onto a prairie.
    Walk {
        /// The colour of the cows.
        colour: Colour,
        /// The prairie to which they walk.
        prairie: Prairie,
        /// The number of cows.
        cows: u8,
        /// The reason for placing them.
        by: PlacementCause,
    },
    /// The gate of a prairie closes, and its bell rings.
    Gate(Prairie),
    /// A full prairie pays a bonus to a herd, or pays the fair to the colour that filled the prairie.
    Bonus {
        /// The full prairie.
        prairie: Prairie,
        /// The colour that gets the bonus.
        colour: Colour,
        /// The number of cows placed for the bonus.
        cows: u8,
    },
    /// All pairs or bids are turned up.
    TurnUp,
    /// A pair is lost because its prairie is full.
    Lost(Seat, Prairie),
    /// The turn passes to a seat.
    HandOver(Seat),
}

/// A movement with its start and length.
pub type Movement = playback::Movement<MovementKind>;

/// The story of an action: the stories of its effects in order.
pub type Story = playback::Story<MovementKind>;

/// Seconds from the start of the first of `cows` cows to the arrival of the last.
pub fn walk_seconds(cows: u8) -> f32 {
    WALK + NEXT_COW * f32::from(cows.saturating_sub(1))
}

impl AnimatedGame for Zoff {
    type MovementKind = MovementKind;
    type Show = FinalScoring;

    fn points_text(setting: &Setting, position: &Position, seat: Seat) -> Text {
        let bids = setting.rulebook.variants.auction && position.stage != Stage::Bid;
        texts::total(position.score_in_tenths(setting, seat), bids)
    }

    fn story(_: &Setting, before: &Position, _: &Position, effects: &[Effect]) -> Story {
        let mut story = Story::default();
        let mut now = 0.0_f32;
        let mut turned_up = None;
        let mut decider = deciding_seat(before.stage);
        for effect in effects {
            let begin = now;
            let (mut announced, mut heard) = (begin, begin);
            let mut moves =
                |length: f32, kind: MovementKind| story.movements.push(Movement { start: begin, length, kind });
            match effect {
                Effect::Cow(CowEffect::Placed { colour, prairie, cows, herd: _, left: _, by }) => {
                    let (colour, prairie, cows, by) = (*colour, *prairie, *cows, *by);
                    let length = walk_seconds(cows);
                    moves(length, MovementKind::Walk { colour, prairie, cows, by });
                    // Cows of the last bonuses walk in all at once, because the final scoring has already shown them
                    // herd by herd.
                    if by != PlacementCause::Last {
                        announced = begin + length;
                        heard = begin + length * 0.6;
                        now = announced;
                    }
                }
                Effect::Card(CardEffect::Chosen { seat: _, choice: _ }) => {
                    now += LAY_CARDS;
                    announced = now;
                }
                Effect::Card(CardEffect::TurnedUp { seat: _, choice: _ }) => {
                    // One movement turns up all pairs.
                    let start = *turned_up.get_or_insert_with(|| {
                        moves(TURN_UP_PAIRS, MovementKind::TurnUp);
                        begin
                    });
                    heard = if start == begin { begin + 0.2 } else { f32::INFINITY };
                    now = start + TURN_UP_PAIRS;
                    announced = start + TURN_UP_PAIRS;
                }
                // The placed cows, if any, show this effect.
                Effect::Card(CardEffect::Played { seat: _, pair: _, cows: _ }) => {}
                Effect::Card(CardEffect::Lost { seat, pair }) => {
                    moves(LOSE_PAIR, MovementKind::Lost(*seat, pair.prairie));
                    now += LOSE_PAIR;
                    announced = now;
                }
                Effect::Prairie(PrairieEffect::Filled { prairie, colour: _, fair: _ }) => {
                    moves(GATE, MovementKind::Gate(*prairie));
                    now += GATE;
                    announced = now;
                    heard = begin + GATE * 0.6;
                }
                Effect::Prairie(
                    PrairieEffect::BonusUsed { prairie, rank: _, colour, cows }
                    | PrairieEffect::FairUsed { prairie, colour, cows },
                ) => {
                    let (prairie, colour, cows) = (*prairie, *colour, *cows);
                    moves(ANNOUNCE_BONUS, MovementKind::Bonus { prairie, colour, cows });
                    now += ANNOUNCE_BONUS;
                    announced = now;
                }
                Effect::Prairie(PrairieEffect::BonusesDone { prairie: _ }) => {}
                Effect::Auction(AuctionEffect::Bid { seat: _, tenths: _ }) => {
                    now += LAY_CARDS;
                    announced = now;
                }
                Effect::Auction(AuctionEffect::TurnedUp) => {
                    moves(TURN_UP_BIDS, MovementKind::TurnUp);
                    now += TURN_UP_BIDS;
                    announced = begin + TURN_UP_BIDS;
                }
                Effect::Auction(AuctionEffect::Taken { seat: _, colour: _ }) => {
                    now += LAY_CARDS;
                    announced = now;
                }
                Effect::Clock(ClockEffect::Started { seat: _ }) => {}
                Effect::Clock(ClockEffect::RoundBegan { round: _ }) => {
                    now += ANNOUNCE_ROUND;
                    announced = now;
                }
                Effect::Clock(ClockEffect::Waits(stage)) => {
                    let next = deciding_seat(*stage);
                    if let Some(seat) = next.filter(|_| next != decider) {
                        moves(HAND_OVER, MovementKind::HandOver(seat));
                        now += HAND_OVER;
                        announced = now;
                    }
                    decider = next;
                }
                Effect::Clock(ClockEffect::Closed { largest: _ }) => {
                    now += BEFORE_LAST_BONUSES;
                    announced = now;
                }
                // The end is announced once the last cow has arrived.
                Effect::Clock(ClockEffect::Ended) => {
                    let ends = story.movements.iter().map(|movement| movement.start + movement.length);
                    now = ends.fold(now, f32::max);
                    (announced, heard) = (now, now);
                }
            }
            story.times.push(announced, heard);
        }
        story
    }

    fn landing_time(story: &Story) -> f32 {
        let arrival = |movement: &Movement| match movement.kind {
            MovementKind::Walk { .. } => Some(movement.start + movement.length),
            MovementKind::Gate(_)
            | MovementKind::Bonus { .. }
            | MovementKind::TurnUp
            | MovementKind::Lost(..)
            | MovementKind::HandOver(_) => None,
        };
        story.movements.iter().filter_map(arrival).reduce(f32::max).unwrap_or(story.times.length())
    }

    fn cue(effect: &Effect) -> Option<PlayCue> {
        sound_cues::cue(effect)
    }

    /// Returns true for the effect after which only the last bonuses remain. The final scoring explains them first, and
    /// then their cows walk in.
    fn is_scoring(_: &Setting, effect: &Effect) -> bool {
        matches!(effect, Effect::Clock(ClockEffect::Closed { largest: _ }))
    }

    fn results(setting: &Setting, position: &Position) -> Vec<ResultLine> {
        texts::scoring::results(setting, position)
    }

    fn announcement(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
        texts::log::announcement(names, seat, action, effects)
    }

    fn player_colours(setting: &Setting, seats: u8, position: Option<&Position>, seat: Seat) -> Option<PlayerColours> {
        Some(game_icons::player_colours(names::colours(setting, seats, position, seat)))
    }

    fn apply_effect(position: &mut Position, effect: &Effect) {
        position.apply(effect);
    }
}

/// The seat that must decide. `None` if all players decide at once, or if no decision remains.
fn deciding_seat(stage: Stage) -> Option<Seat> {
    match stage {
        Stage::Colour(seat) => Some(seat),
        Stage::Place(turn) => Some(turn.seat),
        Stage::Bonus(bonus) => Some(bonus.seat),
        Stage::Start | Stage::Bid | Stage::Choose | Stage::Over => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use zoff::Rng;

    /// The stories of all actions of a whole random game.
    fn game(seats: u8, seed: u64) -> Vec<(Vec<Effect>, Story)> {
        let setting = Setting::default();
        let mut position = Position::setup(&setting, seats, seed).expect("the number of seats is allowed");
        let mut rng = Rng::new(seed, 9);
        let mut stories = Vec::new();
        while !position.is_over() {
            let seat = position.may_act().iter().next().expect("a player is to act");
            let action =
                position.random_action(&setting, seat, &mut rng).expect("a seat that may act has a legal action");
            let (before, mut effects) = (position, Vec::new());
            position.play(&setting, seat, action, &mut effects).expect("a random action is legal");
            let story = Zoff::story(&setting, &before, &position, &effects);
            stories.push((effects, story));
        }
        stories
    }

    #[test]
    fn every_effect_is_announced_in_order_within_the_story() {
        for (seats, seed) in [(2, 1), (3, 2), (5, 3)] {
            let stories = game(seats, seed);
            for (effects, story) in &stories {
                assert!((0..effects.len()).is_sorted_by_key(|at| story.times.announced_at(at)), "{effects:?}");
                assert_eq!(story.times.announced(story.times.length()), effects.len());
                assert!(story.movements.iter().all(|movement| movement.start >= 0.0 && movement.length > 0.0));
                let most = if matches!(effects.last(), Some(Effect::Clock(ClockEffect::Ended))) { 12.0 } else { 9.0 };
                assert!(story.times.length() < most, "{} seconds for {effects:?}", story.times.length());
            }
            let walked: usize = stories.iter().flat_map(|(_, story)| &story.movements).map(cows).sum();
            let placed = stories.iter().flat_map(|(effects, _)| effects).map(|effect| match effect {
                Effect::Cow(CowEffect::Placed { cows, .. }) => usize::from(*cows),
                _ => 0,
            });
            assert_eq!(walked, placed.sum::<usize>(), "every placed cow must walk in");
        }
    }

    fn cows(movement: &Movement) -> usize {
        if let MovementKind::Walk { cows, .. } = movement.kind { usize::from(cows) } else { 0 }
    }

    #[test]
    fn all_pairs_are_announced_together_and_heard_once() {
        let stories = game(5, 7);
        let (effects, story) = stories
            .iter()
            .find(|(effects, _)| {
                effects.iter().any(|effect| matches!(effect, Effect::Card(CardEffect::TurnedUp { .. })))
            })
            .expect("every game turns up pairs");
        let turned: Vec<usize> =
            (0..effects.len()).filter(|at| matches!(effects[*at], Effect::Card(CardEffect::TurnedUp { .. }))).collect();
        assert_eq!(turned.len(), 5);
        assert!(turned.iter().all(|at| story.times.announced_at(*at) == story.times.announced_at(turned[0])));
        assert_eq!(story.times.heard_between(f32::NEG_INFINITY, 60.0).filter(|at| turned.contains(at)).count(), 1);
        let moves = story.movements.iter().filter(|movement| movement.kind == MovementKind::TurnUp);
        assert_eq!(moves.count(), 1);
    }

    #[test]
    fn last_bonuses_arrive_at_once_and_silently_after_the_scoring() {
        for (effects, story) in game(5, 2) {
            let Some(close) = effects.iter().position(|effect| Zoff::is_scoring(&Setting::default(), effect)) else {
                continue;
            };
            assert!(
                matches!(effects.last(), Some(Effect::Clock(ClockEffect::Ended))),
                "the final scoring ends the game"
            );
            let at = story.times.announced_at(close);
            let last = close + 1..effects.len() - 1;
            assert!(
                last.clone().all(|effect| story.times.announced_at(effect) == at),
                "all last bonuses must be announced at once, because the final scoring has shown them"
            );
            assert!(
                last.clone().all(|effect| sound_cues::cue(&effects[effect]).is_none()),
                "the last bonuses must be silent, because the final scoring has played their sounds"
            );
            assert!(story.times.length() < at + walk_seconds(3) + 0.01);
            return;
        }
        panic!("no action began the final scoring");
    }

    #[test]
    fn an_instant_story_moves_nothing() {
        let (effects, _) = game(3, 1).swap_remove(10);
        let story = Zoff::instant_story(&effects, FADE);
        assert!(story.movements.is_empty());
        assert_eq!(
            (story.times.announced(0.0), story.times.announced(FADE), Zoff::landing_time(&story)),
            (0, effects.len(), FADE)
        );
    }
}
