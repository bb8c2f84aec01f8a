//! The legal actions, listed one kind at a time, so that a caller computes only the kinds it needs.

use crate::{
    Action, ActionKind, Deck, LandCard, PondShape, Position, Setting, Size, Species, animals, cards, haciendas,
    harvest, land, ponds,
};

impl<S: Size> Position<S> {
    /// Returns all legal actions, `End` last; none if the game is over. The list contains an action if and only if
    /// [`Position::check`] allows it.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Action, Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let position: Position = Position::setup(&setting, 2, 7, None)?;
    /// let legal = position.legal(&setting);
    /// assert_eq!(legal.last(), Some(&Action::End));
    /// assert!(legal.iter().all(|action| position.check(&setting, *action).is_ok()));
    /// # Ok(())
    /// # }
    /// ```
    pub fn legal(&self, setting: &Setting) -> Vec<Action> {
        let mut all = Vec::new();
        if !self.over {
            ActionKind::ALL.into_iter().for_each(|kind| self.for_each_legal(setting, kind, |action| all.push(action)));
            all.push(Action::End);
        }
        all
    }

    /// Calls `visit` with every legal action of a kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Action, ActionKind, Deck, Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let position: Position = Position::setup(&setting, 2, 7, None)?;
    /// let mut purchases = Vec::new();
    /// position.for_each_legal(&setting, ActionKind::BuyTop, |action| purchases.push(action));
    /// assert_eq!(purchases, [Action::BuyTop(Deck::Land), Action::BuyTop(Deck::Animal)]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn for_each_legal(&self, setting: &Setting, kind: ActionKind, mut visit: impl FnMut(Action)) {
        if self.over {
            return;
        }
        let seat = self.turn.seat;
        let affords = |price: u32| self.pesos[seat.index()] >= price;
        let book = &setting.rulebook;
        match kind {
            ActionKind::BuyTop => {
                let buyable = |deck: &Deck| cards::check_top(self, setting, *deck).is_ok();
                Deck::ALL.into_iter().filter(buyable).for_each(|deck| visit(Action::BuyTop(deck)));
            }
            ActionKind::BuyDisplay => {
                if affords(book.display_price) {
                    let open = |card: &LandCard| self.land_display.contains(&Some(*card));
                    LandCard::ALL.into_iter().filter(open).for_each(|card| visit(Action::BuyLand(card)));
                    let open = |species: &Species| self.animal_display.contains(&Some(*species));
                    Species::ALL.into_iter().filter(open).for_each(|species| visit(Action::BuyAnimal(species)));
                }
            }
            ActionKind::Hacienda => {
                if affords(book.hacienda_price) {
                    haciendas::targets(self, setting).iter().for_each(|at| visit(Action::Hacienda(at)));
                }
            }
            ActionKind::Pond => {
                if affords(book.pond_price) {
                    for shape in PondShape::ALL {
                        ponds::places(self, setting, shape).for_each(|cells| visit(Action::Pond(cells)));
                    }
                }
            }
            ActionKind::Land => {
                land::for_each_target(self, setting, |card, cells| {
                    cells.iter().for_each(|at| visit(Action::Land { card, at }));
                });
            }
            ActionKind::Animal => {
                animals::for_each_target(self, setting, |species, cells| {
                    cells.iter().for_each(|at| visit(Action::Animal { species, at }));
                });
            }
            ActionKind::Harvest => {
                let tiles = harvest::targets(self, setting);
                let chips = harvest::chips_to_take(self);
                for at in tiles.iter() {
                    if self.chip_supply > 0 {
                        visit(Action::Harvest { at, from: None });
                    }
                    chips.iter().for_each(|from| visit(Action::Harvest { at, from: Some(from) }));
                }
            }
        }
    }
}
