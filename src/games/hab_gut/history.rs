//! The history of each price: every market card of its good that was played or halved, even if the marker did not
//! move.

use hab_gut::{
    Effect, Good, MarketCard, Seat, Setting,
    effect::{CardEffect, ClockEffect, PriceEffect},
    vocab::GOODS,
};

/// A marker move caused by a market card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PriceMove {
    /// The index of the turn among all turns of market phases, counted from 0.
    pub turn: u16,
    /// The player who played or halved the card.
    pub seat: Seat,
    /// The market card.
    pub card: MarketCard,
    /// True if the card was halved.
    pub halved: bool,
    /// The price before the move.
    pub from: u16,
    /// The price after the move.
    pub to: u16,
}

/// The price histories behind the charts of the exchange.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct History {
    /// The moves of each good's marker, oldest first.
    pub moves: [Vec<PriceMove>; GOODS],
    /// The number of completed turns in market phases.
    pub turns: u16,
    /// The number of completed rounds.
    pub rounds: u8,
}

impl History {
    /// The history of a game, given the effects of each action.
    pub fn of<'a>(actions: impl IntoIterator<Item = &'a [Effect]>) -> History {
        let mut history = History::default();
        actions.into_iter().for_each(|effects| history.add(effects));
        history
    }

    /// Adds the effects of an action.
    pub fn add(&mut self, effects: &[Effect]) {
        let mut turned_up: Option<(Seat, MarketCard, bool)> = None;
        for effect in effects {
            match effect {
                Effect::Card(CardEffect::TurnedUp { seat, rack: _, card, halved }) => {
                    turned_up = Some((*seat, *card, *halved));
                }
                Effect::Price(PriceEffect::Moved { good, steps: _, from, to, stuck: _ }) => {
                    if let Some((seat, card, halved)) = turned_up.take() {
                        let price_move = PriceMove { turn: self.turns, seat, card, halved, from: *from, to: *to };
                        self.moves[good.index()].push(price_move);
                        self.turns += u16::from(halved);
                    }
                }
                Effect::Clock(ClockEffect::RoundEnded { rounds }) => self.rounds = *rounds,
                Effect::Card(CardEffect::Dealt { .. })
                | Effect::Clock(ClockEffect::TurnBegan { .. } | ClockEffect::GameOver { .. })
                | Effect::Share(_)
                | Effect::Purse(_) => {}
            }
        }
    }

    /// The stepped line of a good's price. Each point consists of a time, as a fraction of the game from 0 to 1, and
    /// the price at that time. The last point is at the current turn.
    pub fn line(&self, setting: &Setting, seats: u8, good: Good) -> Vec<(f32, u16)> {
        let whole = f32::from(setting.rulebook.all_rounds()) * f32::from(seats.max(1));
        let time = |turn: u16| (f32::from(turn) / whole).min(1.0);
        let mut line = vec![(0.0, setting.rulebook.starting_price)];
        for price_move in &self.moves[good.index()] {
            // The price changes at the end of the turn.
            line.push((time(price_move.turn + 1), price_move.to));
        }
        if let Some((_, price)) = line.last().copied() {
            line.push((time(self.turns), price));
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hab_gut::{Position, Rng};

    #[test]
    fn the_line_of_a_price_ends_at_the_marker() {
        let setting = Setting::default();
        for seats in 3..=5 {
            let mut position = Position::setup(&setting, seats, 11, None).expect("the number of seats is allowed");
            let (mut rng, mut history) = (Rng::new(5, 1), History::default());
            while !position.over {
                let seat = position.turn.seat;
                let action = position.random_action(&setting, seat, &mut rng).expect("an action is legal");
                let mut effects = Vec::new();
                position.play(&setting, seat, action, &mut effects).expect("the action is legal");
                history.add(&effects);
                for good in Good::ALL {
                    let line = history.line(&setting, seats, good);
                    assert_eq!(line.last().map(|(_, price)| *price), Some(position.prices[good.index()]));
                    assert!(line.windows(2).all(|pair| pair[0].0 <= pair[1].0), "{line:?}");
                }
            }
            assert_eq!(u32::from(history.turns), 8 * u32::from(seats));
            assert_eq!(history.line(&setting, seats, Good::Tea).last().map(|(at, _)| *at), Some(1.0));
            assert_eq!(history.rounds, 8);
            let cards: usize = history.moves.iter().map(Vec::len).sum();
            assert_eq!(cards, 16 * usize::from(seats));
        }
    }
}
