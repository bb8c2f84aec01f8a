//! The main operations on a position: `check` validates an action, `play` carries it out, and `apply` updates the
//! position according to a single effect.

use tabletop::{Sink, refuse};

use crate::{
    Action, AnimalEffect, Card, CardEffect, ClockEffect, Destination, Effect, HaciendaEffect, HarvestEffect, Illegal,
    LandEffect, Piece, Pond, PondEffect, Position, PurseEffect, Setting, Size, Turn, animals, cards, haciendas,
    harvest, land, ponds, turn,
};

impl<S: Size> Position<S> {
    /// Checks whether the seat to act may take an action.
    ///
    /// # Errors
    /// Returns the first reason to refuse it.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Action, Deck, Illegal, Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let mut position: Position = Position::setup(&setting, 2, 7, None)?;
    /// assert_eq!(position.check(&setting, Action::BuyTop(Deck::Land)), Ok(()));
    /// position.pesos = [1; 5];
    /// let refusal = Illegal::TooExpensive { price: 2, pesos: 1 };
    /// assert_eq!(position.check(&setting, Action::BuyTop(Deck::Land)), Err(refusal));
    /// # Ok(())
    /// # }
    /// ```
    pub fn check(&self, setting: &Setting, action: Action) -> Result<(), Illegal> {
        self.check_over()?;
        self.judge(setting, action)
    }

    /// Refuses every action once the game is over.
    ///
    /// # Errors
    /// Returns an error if the game is over.
    pub fn check_over(&self) -> Result<(), Illegal> {
        refuse(self.over, Illegal::GameOver)
    }

    /// Checks an action against its section of the rules ([`Action::page`]), without checking whether the game is over.
    ///
    /// # Errors
    /// Returns the first reason to refuse it.
    pub fn judge(&self, setting: &Setting, action: Action) -> Result<(), Illegal> {
        match action {
            Action::BuyTop(deck) => cards::check_top(self, setting, deck),
            Action::BuyLand(card) => cards::check_display(self, setting, Card::Land(card)),
            Action::BuyAnimal(species) => cards::check_display(self, setting, Card::Animal(species)),
            Action::Hacienda(at) => haciendas::check(self, setting, at),
            Action::Pond(cells) => ponds::check(self, setting, &cells),
            Action::Land { card, at } => land::check(self, setting, card, at),
            Action::Animal { species, at } => animals::check(self, setting, species, at),
            Action::Harvest { at, from } => harvest::check(self, setting, at, from),
            Action::End => Ok(()),
        }
    }

    /// Checks whether the seat to act could place a piece, regardless of the hex. For a card, it checks only the hand;
    /// for a pond, it does not check whether a suitable place exists.
    ///
    /// # Errors
    /// Returns the first reason to refuse it.
    pub fn check_piece(&self, setting: &Setting, piece: Piece) -> Result<(), Illegal> {
        self.check_over()?;
        match piece {
            Piece::Card(card) => cards::check_hand(self, card),
            Piece::Hacienda => haciendas::check_any(self, setting),
            Piece::Pond(shape) => ponds::check_shape(self, setting, shape),
            Piece::Chip => harvest::check_any(self, setting),
        }
    }

    /// Carries out an action and sends its effects to `effects`.
    ///
    /// # Errors
    /// Returns the reason why the action is illegal, and leaves the position unchanged.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Action, CardEffect, ClockEffect, Deck, Effect, Position, PurseEffect, Seat, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let mut position: Position = Position::setup(&setting, 2, 7, Some(Seat(1)))?;
    /// let mut effects = Vec::new();
    /// position.play(&setting, Action::BuyTop(Deck::Animal), &mut effects)?;
    /// assert_eq!(effects[0], Effect::Purse(PurseEffect::Paid { seat: Seat(1), pesos: 2 }));
    /// assert!(matches!(effects[1], Effect::Card(CardEffect::Drawn { .. })));
    /// assert_eq!(effects[2], Effect::Clock(ClockEffect::ActionSpent { left: 2 }));
    /// # Ok(())
    /// # }
    /// ```
    pub fn play(&mut self, setting: &Setting, action: Action, effects: &mut impl Sink<Effect>) -> Result<(), Illegal> {
        self.check(setting, action)?;
        self.play_unchecked(setting, action, effects);
        Ok(())
    }

    /// Carries out an action without checking it. An illegal action can cause a panic or leave an invalid position.
    pub fn play_unchecked(&mut self, setting: &Setting, action: Action, effects: &mut impl Sink<Effect>) {
        self.resolve(setting, action, effects);
        turn::advance(self, setting, action, effects);
    }

    /// Carries out the direct effects of a legal action, according to its section of the rules ([`Action::page`]).
    /// Turns and scorings follow in [`turn::advance`].
    #[inline]
    pub fn resolve(&mut self, setting: &Setting, action: Action, effects: &mut impl Sink<Effect>) {
        match action {
            Action::BuyTop(deck) => self.buy_top(setting, deck, effects),
            Action::BuyLand(card) => self.buy_open(setting, Card::Land(card), effects),
            Action::BuyAnimal(species) => self.buy_open(setting, Card::Animal(species), effects),
            Action::Hacienda(at) => self.play_hacienda(setting, at, effects),
            Action::Pond(cells) => self.play_pond(setting, cells, effects),
            Action::Land { card, at } => self.play_land(setting, card, at, effects),
            Action::Animal { species, at } => {
                self.play_animal(setting, species, at, effects);
                self.reach_markets(setting, species, at, effects);
            }
            Action::Harvest { at, from } => harvest::play(self, setting, at, from, effects),
            // Ending a turn has no direct effects.
            Action::End => {}
        }
    }

    /// Applies an effect and sends it to the sink. Always inlined, like [`Position::apply`]: the caller knows the kind
    /// of effect, so the compiler removes the match on it.
    #[inline(always)]
    pub(super) fn emit(&mut self, effect: Effect, effects: &mut impl Sink<Effect>) {
        self.apply(&effect);
        effects.emit(effect);
    }

    /// Applies an effect without checking it.
    ///
    /// # Examples
    ///
    /// ```
    /// use hacienda_rules::{Action, Deck, Position, Setting};
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let setting = Setting::default();
    /// let mut position: Position = Position::setup(&setting, 2, 7, None)?;
    /// let (mut copy, mut effects) = (position, Vec::new());
    /// position.play(&setting, Action::BuyTop(Deck::Land), &mut effects)?;
    /// effects.iter().for_each(|effect| copy.apply(effect));
    /// assert_eq!(copy, position);
    /// # Ok(())
    /// # }
    /// ```
    #[inline(always)]
    pub fn apply(&mut self, effect: &Effect) {
        match effect {
            Effect::Card(effect) => self.apply_card(effect),
            Effect::Purse(PurseEffect::Paid { seat, pesos }) => self.pesos[seat.index()] -= pesos,
            Effect::Purse(PurseEffect::Earned { seat, pesos }) => self.pesos[seat.index()] += pesos,
            Effect::Land(LandEffect::Placed { seat, at, card: _, chain: _, joined: _ }) => {
                self.put_tile(*seat, *at);
            }
            Effect::Animal(AnimalEffect::Placed { seat, species, at, herd: _, joined: _ }) => {
                self.put_animal(*seat, *species, *at);
            }
            Effect::Pond(PondEffect::Placed { seat: _, shape, cells }) => {
                self.put_pond(Pond { cells: *cells, shape: *shape });
            }
            Effect::Hacienda(HaciendaEffect::Placed { seat: _, at, group: _ }) => {
                self.haciendas.put(*at);
                self.hacienda_supply -= 1;
            }
            Effect::Harvest(HarvestEffect::Placed { seat: _, at, from, tiles: _ }) => {
                match from {
                    Some(from) => self.chips.take(*from),
                    None => self.chip_supply -= 1,
                }
                self.chips.put(*at);
            }
            // The reached markets follow from the animals and are not stored.
            Effect::Market(_) => {}
            Effect::Clock(effect) => self.apply_clock(effect),
        }
    }

    #[inline(always)]
    fn apply_card(&mut self, effect: &CardEffect) {
        match effect {
            CardEffect::Taken { seat, card, slot } => {
                match card {
                    Card::Land(_) => self.land_display[usize::from(*slot)] = None,
                    Card::Animal(_) => self.animal_display[usize::from(*slot)] = None,
                }
                self.hands[seat.index()][card.index()] += 1;
                self.known[seat.index()][card.index()] += 1;
            }
            CardEffect::Drawn { card, to } => {
                match card {
                    Card::Land(_) => drop(self.land_deck.pop()),
                    Card::Animal(_) => {
                        let first_is_empty = self.animal_stacks[0].is_empty();
                        self.animal_stacks[usize::from(first_is_empty)].pop();
                    }
                }
                match (to, card) {
                    (Destination::Hand(seat), card) => self.hands[seat.index()][card.index()] += 1,
                    (Destination::Display(slot), Card::Land(card)) => {
                        self.land_display[usize::from(*slot)] = Some(*card)
                    }
                    (Destination::Display(slot), Card::Animal(species)) => {
                        self.animal_display[usize::from(*slot)] = Some(*species);
                    }
                }
            }
            CardEffect::Played { seat, card } => {
                self.hands[seat.index()][card.index()] -= 1;
                // Of two identical cards, the publicly known card counts as played first (rules: `rule-known`).
                let known = &mut self.known[seat.index()][card.index()];
                *known = known.saturating_sub(1);
                if let Card::Land(card) = card {
                    self.land_discard[card.index()] += 1;
                }
            }
            CardEffect::Reshuffled { order } => {
                self.land_deck = *order;
                self.land_discard = [0; 6];
                self.reshuffles = self.reshuffles.wrapping_add(1);
            }
        }
    }

    #[inline(always)]
    fn apply_clock(&mut self, effect: &ClockEffect) {
        match effect {
            ClockEffect::ActionSpent { left } => self.turn.actions_left = *left,
            ClockEffect::Used(once) => self.turn.mark_used(*once),
            ClockEffect::FellDue(kind) => self.scorings.due[kind.index()] = true,
            ClockEffect::TurnEnded { seat: _, passed } => self.passed = *passed,
            ClockEffect::Scored { kind, rows } => {
                self.scorings.due[kind.index()] = false;
                self.scorings.held[kind.index()] = Some(*rows);
            }
            ClockEffect::TurnBegan { seat, actions } => self.turn = Turn::new(*seat, *actions),
            ClockEffect::GameOver => self.over = true,
        }
    }
}
