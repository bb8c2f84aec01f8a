//! The animations of effects: one short story for each effect, made of timed movements. This module defines what moves
//! and when; the view and the HUD draw it.

use hacienda_rules::{
    Action, Board, Card, Cell, Cells, Deck, Effect, Hacienda, Position, Seat, Setting, Species,
    effect::{
        AnimalEffect, CardEffect, ClockEffect, Destination, HaciendaEffect, HarvestEffect, LandEffect, MarketEffect,
        PondEffect, PurseEffect,
    },
};

use self::scoring_show::ScoringShow;
use super::{cues, texts::log};
use crate::{
    playback::{self, AnimatedGame, Playback, ResultLine, Timetable},
    sound_cues::PlayCue,
    texts::{Text, Who},
};

mod movement;
mod paths;
pub mod scoring_show;
#[cfg(test)]
mod tests;

pub use movement::{Arrival, Movement, MovementKind, Spot};

/// The duration of a bought card's flight, in seconds.
pub const CARD: f32 = 0.35;
/// The duration of a reshuffle, and of the flight of a card that refills a display, in seconds.
pub const REFILL: f32 = 0.20;
/// The duration of a coin's flight, in seconds.
pub const COIN: f32 = 0.45;
/// The interval between successive coins, in seconds.
pub const COIN_GAP: f32 = 0.04;
/// The maximum number of coins that fly for one payment.
pub const MAX_COINS: u32 = 12;
/// The duration of a piece's flight to its hex, in seconds.
pub const FLIGHT: f32 = 0.42;
/// The duration of one step of a walking animal, in seconds.
pub const STEP: f32 = 0.16;
/// The time that a piece takes to settle after landing, in seconds.
pub const SETTLE: f32 = 0.16;
/// The time that a hacienda takes to rise or a pond to fill, in seconds.
pub const RAISE: f32 = 0.60;
/// The maximum interval between the hops of successive counted pieces, in seconds.
const HOP_GAP: f32 = 0.06;
/// The maximum time until the last counted piece begins its hop, in seconds.
const MAX_HOP_DELAY: f32 = 0.7;
/// The duration of the hop of a counted piece, in seconds.
const HOP: f32 = 0.26;
/// The duration of the flash of chains or herds that join, in seconds.
const FLASH: f32 = 0.45;
/// The time that the turn marker takes to move to the next seat tag, in seconds.
pub const HAND_OVER: f32 = 0.50;

/// The story of an action, made of the stories of its effects.
pub type Story = playback::Story<MovementKind>;

impl AnimatedGame for Hacienda {
    type MovementKind = MovementKind;
    type Show = ScoringShow;

    fn points_text(setting: &Setting, position: &Position, seat: Seat) -> Text {
        Text::number(position.points(setting)[seat.index()])
    }

    fn story(setting: &Setting, before: &Position, after: &Position, effects: &[Effect]) -> Story {
        let mut context = Context {
            setting,
            before,
            after,
            effects,
            index: 0,
            now: 0.0,
            last_announced_at: 0.0,
            placed: None,
            coin_sources: Vec::new(),
        };
        let mut whole = Story::default();
        for (index, effect) in effects.iter().enumerate() {
            context.index = index;
            let EffectStory { movements, announced_at, cue_at } = effect_story(effect, &mut context);
            whole.movements.extend(movements);
            whole.times.push(announced_at, cue_at);
            context.last_announced_at = whole.times.length();
        }
        whole
    }

    fn instant_story(effects: &[Effect], seconds: f32) -> Story {
        let number = |effect: &Effect| match effect {
            Effect::Market(MarketEffect::Reached { seat, market, pesos, .. }) => {
                Some(Movement { start: 0.0, length: seconds, kind: MovementKind::Number(*seat, *market, *pesos) })
            }
            _ => None,
        };
        let movements = if seconds > 0.0 { effects.iter().filter_map(number).collect() } else { Vec::new() };
        Story { movements, times: Timetable::at_once(effects.len(), seconds) }
    }

    /// Returns the time until the arriving piece has landed, or until all effects are announced if no piece arrives.
    fn landing_time(story: &Story) -> f32 {
        let landing_times = story.movements.iter().filter_map(|movement| match &movement.kind {
            MovementKind::Piece { arrival: Arrival::Fly | Arrival::Walk(_), .. } => {
                Some(movement.start + movement.length - SETTLE)
            }
            MovementKind::Piece { arrival: Arrival::Raise | Arrival::Fill | Arrival::Flip, .. } => {
                Some(movement.start + movement.length)
            }
            _ => None,
        });
        landing_times.reduce(f32::max).unwrap_or(story.times.length())
    }

    fn cue(effect: &Effect) -> Option<PlayCue> {
        cues::cue(effect)
    }

    fn is_scoring(_: &Setting, effect: &Effect) -> bool {
        matches!(effect, Effect::Clock(ClockEffect::Scored { .. }))
    }

    /// Returns nothing, because Hacienda has its own score sheet.
    fn results(_: &Setting, _: &Position) -> Vec<ResultLine> {
        Vec::new()
    }

    fn announcement(names: &[Who], seat: Seat, action: Action, effects: &[Effect]) -> Text {
        log::announcement(names, seat, action, effects)
    }

    fn apply_effect(position: &mut Position, effect: &Effect) {
        position.apply(effect);
    }
}

impl Playback<Hacienda> {
    /// Returns the pesos to show in a seat's purse. A paid coin is subtracted when it takes off, and an earned one is
    /// added when it lands.
    pub fn pesos_shown(&self, seat: Seat) -> u32 {
        let announced = self.announced().map_or(0, |position| position.pesos[seat.index()]);
        let flown =
            self.current().map_or(0, |beat| beat.story.purse_change(seat, beat.elapsed, self.announced_effects()));
        (i64::from(announced) + flown).clamp(0, i64::from(u32::MAX)) as u32
    }
}

impl Story {
    /// Returns the change to a purse from coins that have left it or landed in it. Coins of the first
    /// `announced_effects` effects do not count: the announced position already contains them.
    pub fn purse_change(&self, seat: Seat, elapsed: f32, announced_effects: usize) -> i64 {
        let counted = self.movements.iter().filter_map(|movement| match &movement.kind {
            MovementKind::Coins { seat: whose, pesos, effect, .. }
                if *whose == seat && *effect >= announced_effects =>
            {
                let coins = coins(*pesos);
                // A paid coin counts when it takes off, an earned one when it lands.
                let from = movement.start + if *pesos > 0 { COIN } else { 0.0 };
                let moved = ((elapsed - from) / COIN_GAP + 1.0).floor().clamp(0.0, coins as f32) as i64;
                Some(pesos * moved / i64::from(coins).max(1))
            }
            _ => None,
        });
        counted.sum()
    }
}

/// Returns the number of coins that fly for an amount of pesos.
pub fn coins(pesos: i64) -> u32 {
    pesos.unsigned_abs().min(u64::from(MAX_COINS)) as u32
}

struct EffectStory {
    movements: Vec<Movement>,
    /// The time at which the effect is announced.
    announced_at: f32,
    /// The time at which the sound cue of the effect is played.
    cue_at: f32,
}

/// The input for the story of an effect.
struct Context<'a> {
    setting: &'a Setting,
    before: &'a Position,
    after: &'a Position,
    effects: &'a [Effect],
    /// The index of the effect.
    index: usize,
    /// The start time of the effect's story. Creating the story advances it to the start time of the next story.
    now: f32,
    /// The time at which the previous effect is announced.
    last_announced_at: f32,
    /// The animal that this action has placed.
    placed: Option<(Cell, Species)>,
    /// The spots from which the coins of the next payment to a player start.
    coin_sources: Vec<Spot>,
}

impl Context<'_> {
    fn board(&self) -> &Board {
        &self.setting.board
    }

    /// Returns the start point of the purchased item.
    fn seller(&self) -> Spot {
        let found = self.effects[self.index..].iter().find_map(|effect| match effect {
            Effect::Card(CardEffect::Taken { card, slot, .. }) => Some(Spot::Slot(card.deck(), *slot)),
            Effect::Card(CardEffect::Drawn { card, .. }) => Some(Spot::Deck(card.deck())),
            Effect::Hacienda(HaciendaEffect::Placed { .. }) => Some(Spot::Hacienda),
            Effect::Pond(PondEffect::Placed { shape, .. }) => Some(Spot::Pond(*shape)),
            _ => None,
        });
        found.unwrap_or(Spot::Shop)
    }

    /// Creates the hops of counted pieces. The first begins now, and the others follow one by one.
    fn hops(&self, cells: &[Cell]) -> Vec<Movement> {
        let gap = HOP_GAP.min(MAX_HOP_DELAY / cells.len().max(1) as f32);
        let hop = |(i, cell): (usize, &Cell)| Movement {
            start: self.now + gap * i as f32,
            length: HOP,
            kind: MovementKind::Hop(*cell),
        };
        cells.iter().enumerate().map(hop).collect()
    }

    /// Creates the arrival of a piece, and advances the time to its end.
    fn piece(&mut self, at: Cell, from: Spot, arrival: Arrival, length: f32) -> Movement {
        let start = self.now;
        self.now += length;
        Movement { start, length, kind: MovementKind::Piece { at, from, arrival } }
    }

    /// Creates the flash of joined groups. It runs in parallel with the next story.
    fn flash(&mut self, seat: Seat, cells: Cells, groups: usize) -> Option<Movement> {
        let movement = Movement { start: self.now - SETTLE, length: FLASH, kind: MovementKind::Flash(seat, cells) };
        (groups > 0 && cells.count() > 1).then_some(movement)
    }
}

/// Creates the story of an effect. The match is exhaustive, so every new effect must be handled here.
fn effect_story(effect: &Effect, context: &mut Context) -> EffectStory {
    let begin = context.now;
    let mut movements = Vec::new();
    let mut cue_at = begin;
    let at_begin = |length: f32, kind: MovementKind| Movement { start: begin, length, kind };
    match effect {
        Effect::Card(CardEffect::Taken { seat, card, slot }) => {
            let (from, to) = (Spot::Slot(card.deck(), *slot), Spot::Hand(*seat, *card));
            movements.push(at_begin(CARD, MovementKind::Card { card: *card, from, to, turns_over: false }));
            context.now += CARD;
        }
        Effect::Card(CardEffect::Drawn { card, to }) => {
            let from = Spot::Deck(card.deck());
            let (to, length) = match to {
                Destination::Hand(seat) => (Spot::Hand(*seat, *card), CARD),
                Destination::Display(slot) => (Spot::Slot(card.deck(), *slot), REFILL),
            };
            movements.push(at_begin(length, MovementKind::Card { card: *card, from, to, turns_over: true }));
            context.now += length;
        }
        // The card turns into the piece, whose flight starts at the card.
        Effect::Card(CardEffect::Played { seat: _, card: _ }) => {}
        Effect::Card(CardEffect::Reshuffled { order }) => {
            let to = Spot::Deck(Deck::Land);
            let card = order.top().map(Card::Land);
            movements.extend(
                card.map(|card| at_begin(REFILL, MovementKind::Card { card, from: Spot::Sun, to, turns_over: true })),
            );
            context.now += REFILL;
        }
        Effect::Purse(PurseEffect::Paid { seat, pesos }) => {
            let (pesos, to) = (-i64::from(*pesos), context.seller());
            let effect = context.index;
            let kind = MovementKind::Coins { seat: *seat, pesos, from: vec![Spot::Purse(*seat)], to, effect };
            let last_takeoff = COIN_GAP * coins(pesos).saturating_sub(1) as f32;
            movements.push(at_begin(last_takeoff + COIN, kind));
            // The time does not advance, so the purchased item moves while the coins fly.
            return EffectStory { movements, announced_at: begin + last_takeoff, cue_at: begin };
        }
        Effect::Purse(PurseEffect::Earned { seat, pesos }) => {
            let pesos = i64::from(*pesos);
            let flying = COIN_GAP * coins(pesos).saturating_sub(1) as f32 + COIN;
            let mut from = std::mem::take(&mut context.coin_sources);
            if from.is_empty() {
                from.push(Spot::Shop);
            }
            let (to, effect) = (Spot::Purse(*seat), context.index);
            if pesos > 0 {
                movements.push(at_begin(flying, MovementKind::Coins { seat: *seat, pesos, from, to, effect }));
                context.now += flying;
            }
            cue_at = begin + COIN * 0.6;
        }
        Effect::Land(LandEffect::Placed { seat, card, at, chain: _, joined }) => {
            let from = Spot::Hand(*seat, Card::Land(*card));
            movements.push(context.piece(*at, from, Arrival::Fly, FLIGHT + SETTLE));
            let chain = context.board().group(*at, &context.after.land_of(*seat));
            movements.extend(context.flash(*seat, chain, joined.count()));
            cue_at = begin + FLIGHT;
        }
        Effect::Animal(AnimalEffect::Placed { seat, species, at, herd: _, joined }) => {
            context.placed = Some((*at, *species));
            let from = Spot::Hand(*seat, Card::Animal(*species));
            let reaches_market = context.effects.iter().any(|effect| matches!(effect, Effect::Market(_)));
            let own = context.before.owned[seat.index()];
            let path = if reaches_market { paths::walk_to(context.board(), &own, *at) } else { vec![*at] };
            let steps = path.len() - 1;
            let arrival = if steps > 0 { Arrival::Walk(path) } else { Arrival::Fly };
            let length = FLIGHT + STEP * steps as f32 + SETTLE;
            movements.push(context.piece(*at, from, arrival, length));
            let herd = context.board().group(*at, &context.after.herd_candidates(context.setting, *seat, *species));
            movements.extend(context.flash(*seat, herd, joined.count()));
            cue_at = context.now - SETTLE;
        }
        Effect::Pond(PondEffect::Placed { seat: _, shape, cells }) => {
            let first = cells.cells().first();
            movements.extend(first.map(|first| context.piece(*first, Spot::Pond(*shape), Arrival::Fill, RAISE)));
        }
        Effect::Hacienda(HaciendaEffect::Placed { seat: _, at, group: _ }) => {
            movements.push(at_begin(RAISE * 1.3, MovementKind::Dust(*at)));
            movements.push(context.piece(*at, Spot::Hacienda, Arrival::Raise, RAISE));
        }
        Effect::Harvest(HarvestEffect::Placed { seat, at, from, tiles: _ }) => {
            if let Some(from) = from {
                movements.push(at_begin(0.5, MovementKind::Wince(*from)));
                context.now += 0.15;
            }
            let source = from.map_or(Spot::Tag(*seat), Spot::Hex);
            movements.push(context.piece(*at, source, Arrival::Flip, FLIGHT));
            cue_at = context.now;
            let chain = context.board().group(*at, &context.after.land_of(*seat));
            let swept = paths::nearest_first(context.board(), *at, &chain);
            movements.extend(context.hops(&swept));
            movements.extend(context.effects.iter().skip(context.index).find_map(|effect| match effect {
                Effect::Purse(PurseEffect::Earned { seat, pesos }) => {
                    Some(Movement { start: context.now, length: 1.2, kind: MovementKind::Number(*seat, *at, *pesos) })
                }
                _ => None,
            }));
            context.coin_sources = swept.into_iter().map(Spot::Hex).collect();
        }
        Effect::Market(MarketEffect::Reached { seat, market, first, animals: _, land: _, pesos, is_product: _ }) => {
            movements.extend(first.then(|| at_begin(0.3, MovementKind::Peg(*market))));
            let pieces = |(at, species)| paths::counted_by_payment(context.setting, context.after, *seat, species, at);
            let counted = context.placed.map_or(Vec::new(), pieces);
            movements.extend(context.hops(&counted));
            movements.push(at_begin(0.5, MovementKind::Bounce(*market)));
            movements.push(at_begin(1.2, MovementKind::Number(*seat, *market, *pesos)));
            context.coin_sources = vec![Spot::Hex(*market)];
            cue_at = begin;
        }
        // The action marker turns off once all previous effects are announced.
        Effect::Clock(ClockEffect::ActionSpent { left: _ } | ClockEffect::Used(_)) => {}
        Effect::Clock(ClockEffect::FellDue(kind)) => {
            movements.push(at_begin(0.6, MovementKind::Due(*kind)));
        }
        Effect::Clock(ClockEffect::TurnEnded { seat: _, passed: _ }) => {}
        Effect::Clock(ClockEffect::TurnBegan { seat, actions: _ }) => {
            let from = context.before.turn.seat;
            if from != *seat {
                let begin = context.now.max(context.last_announced_at);
                movements.push(Movement { start: begin, length: HAND_OVER, kind: MovementKind::HandOver(from, *seat) });
                context.now = begin + HAND_OVER;
                cue_at = begin;
            }
        }
        // A scoring has its own display (see `scoring_show`). After the final scoring, that display ends with the
        // winner.
        Effect::Clock(ClockEffect::Scored { kind: _, rows: _ } | ClockEffect::GameOver) => {}
    }
    EffectStory { movements, announced_at: context.now, cue_at }
}
