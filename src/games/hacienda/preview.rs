//! The preview of an action before it is confirmed: the pesos and the points by category that it brings.

use hacienda_rules::{Action, Category, EffectsSummary, Position, Setting};

/// The pesos and points that an action brings its player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Preview {
    /// Pesos gained, or spent if negative.
    pub pesos: i64,
    /// Points that the action would add to a scoring held now, by [`Category`]. With the running score, money counts
    /// only once the game is over.
    pub points: [i32; Category::ALL.len()],
    /// Each payment at a market: animals, land tiles, pesos.
    pub payments: Vec<(u16, u16, u32)>,
    /// True if each payment is the product of its animals and land tiles, false if it is their sum.
    pub is_product: bool,
}

impl Preview {
    /// The points gained in all categories together.
    pub fn total(&self) -> i32 {
        self.points.iter().sum()
    }

    /// The preview of an action that the caller has found legal. Cards that a purchase would reveal are ignored.
    pub fn of(position: &Position, setting: &Setting, action: Action) -> Preview {
        let seat = position.turn.seat;
        let mut after = *position;
        let mut effects = Vec::new();
        after.play_unchecked(setting, action, &mut effects);
        let summary = EffectsSummary::of(&effects);
        let (before, then) = (position.standing(setting, seat), after.standing(setting, seat));
        Preview {
            pesos: i64::from(after.pesos[seat.index()]) - i64::from(position.pesos[seat.index()]),
            points: Category::ALL.map(|category| i32::from(then.of(category)) - i32::from(before.of(category))),
            payments: summary.payments,
            is_product: summary.is_product,
        }
    }
}

/// The number of markets that the player to act will have reached after an action.
pub fn markets_after(position: &Position, setting: &Setting, action: Action) -> u16 {
    let board = &setting.board;
    let mut markets = position.markets_of(board, position.turn.seat);
    if let Action::Animal { at, .. } = action {
        markets |= board.markets_beside(at).collect();
    }
    markets.count()
}
