//! Generates the legal actions of a seat, or a random legal action.

use tabletop::{Rng, Seat};

use crate::{Action, Cards, Good, Phase, Position, Setting, Side, foundation, trade};

impl Position {
    /// All legal actions of a seat; `Pass` or `Keep`, if legal, comes last. The list is empty if the seat may not act.
    /// It contains an action if and only if [`Position::check`] allows it.
    ///
    /// # Examples
    ///
    /// ```
    /// use hab_gut::{Action, Good, Seat, formats::positions};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let file = r#"{"turn": {"phase": "foundation"}, "seats": [{"shares": {"tea": 2}}, {}, {}]}"#;
    /// let (setting, position) = positions::read(file)?;
    /// assert_eq!(position.legal(&setting, Seat(0)), [Action::Give(Good::Tea), Action::Keep]);
    /// assert!(position.legal(&setting, Seat(1)).is_empty());
    /// # Ok(())
    /// # }
    /// ```
    pub fn legal(&self, setting: &Setting, seat: Seat) -> Vec<Action> {
        let mut all = Vec::new();
        if self.may_act().has(seat) {
            self.for_each_legal(setting, |action| all.push(action));
        }
        all
    }

    /// Calls `visit` with every legal action of the current player.
    pub fn for_each_legal(&self, setting: &Setting, mut visit: impl FnMut(Action)) {
        if self.over {
            return;
        }
        let seat = self.turn.seat;
        match self.turn.phase {
            Phase::Trade => {
                trade::purchases(self, setting).for_each(|lot| visit(Action::Buy(lot)));
                trade::sales(self, setting).for_each(|lot| visit(Action::Sell(lot)));
                visit(Action::Pass);
            }
            Phase::Foundation => {
                let may = |good: &Good| foundation::check_give(self, setting, *good).is_ok();
                Good::ALL.into_iter().filter(may).for_each(|good| visit(Action::Give(good)));
                visit(Action::Keep);
            }
            Phase::Market => {
                for side in Side::ALL {
                    let other = self.rack(seat, side.other());
                    for played in self.rack(seat, side).kinds() {
                        other.kinds().for_each(|halved| visit(Action::Market { side, played, halved }));
                    }
                }
            }
        }
    }

    /// A random legal action of a seat. All legal actions are equally likely. Returns `None` if the seat may not act.
    pub fn random_action(&self, setting: &Setting, seat: Seat, rng: &mut Rng) -> Option<Action> {
        if !self.may_act().has(seat) {
            return None;
        }
        match self.turn.phase {
            Phase::Trade => {
                let (buys, sells) = (trade::purchases(self, setting), trade::sales(self, setting));
                let (to_buy, to_sell) = (buys.count(), sells.count());
                let number = rng.below(to_buy + to_sell + 1);
                Some(if number < to_buy {
                    Action::Buy(buys.nth(number)?)
                } else if number < to_buy + to_sell {
                    Action::Sell(sells.nth(number - to_buy)?)
                } else {
                    Action::Pass
                })
            }
            Phase::Foundation => {
                let may = |good: &Good| foundation::check_give(self, setting, *good).is_ok();
                let goods = Good::ALL.into_iter().filter(may);
                let number = rng.below(goods.clone().count() as u32 + 1) as usize;
                Some(goods.clone().nth(number).map_or(Action::Keep, Action::Give))
            }
            Phase::Market => {
                let side = Side::ALL[rng.below(2) as usize];
                let mut any = |cards: Cards| {
                    let kinds = cards.kinds().count() as u32;
                    (kinds > 0).then(|| cards.kinds().nth(rng.below(kinds) as usize)).flatten()
                };
                let played = any(self.rack(seat, side))?;
                let halved = any(self.rack(seat, side.other()))?;
                Some(Action::Market { side, played, halved })
            }
        }
    }
}
