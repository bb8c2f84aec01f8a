//! The data that the panels of a match show, computed from the position on display. Nothing here draws.

use super::{deck_popover::DeckPopover, usable::Usable};
pub use crate::games::hacienda::ui::parts::seat::SeatTag;
use crate::{
    game_screen::prompt::disabled_reason,
    games::hacienda::{
        choice::{Choice, Selection, ShopItem},
        insights::known,
        preview::markets_after,
        stories::{MovementKind, Spot, scoring_show::ScoringShow},
        texts,
        view::time_of_day::GameHalf,
    },
    playback::Beat,
    seats::{ScreenViewer, Seating, names, taps::Undo},
    texts::{Text, Who, text},
    ui::place::AvoidedAreas,
};
use hacienda_rules::{Action, CARD_KINDS, Card, Deck, Hacienda, MAX_SEATS, Page, PondShape, Position, Seat, Setting};

/// The cards of one kind in the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stack {
    /// The kind.
    pub card: Card,
    /// The number of cards.
    pub count: u32,
    /// True if one can be played now.
    pub playable: bool,
    /// True while the viewer may not act.
    pub waits: bool,
    /// True if one is selected.
    pub selected: bool,
}

/// The contents of the hand panel.
#[derive(Debug, Clone, PartialEq)]
pub enum HandPanel {
    /// All kinds of cards, including those that the hand does not hold.
    Open([Stack; CARD_KINDS]),
    /// Card backs only.
    Hidden {
        /// The seat whose hand it is.
        owner: Seat,
        /// The number of land cards.
        land: u32,
        /// The number of animal cards.
        animals: u32,
        /// True if the viewer may turn them face up.
        can_reveal: bool,
    },
}

impl HandPanel {
    /// Returns the index of a card's place in the hand. It depends on the order that the player has chosen.
    pub fn place_of(&self, card: Card) -> Option<usize> {
        match self {
            HandPanel::Open(stacks) => stacks.iter().position(|stack| stack.card == card),
            HandPanel::Hidden { .. } => None,
        }
    }
}

/// A slot of the shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShopSlot {
    /// The item for sale. `None` for an empty slot.
    pub item: Option<ShopItem>,
    /// Its price in pesos.
    pub price: u32,
    /// The number left, for decks and supplies.
    pub count: Option<u32>,
    /// True if it can be bought.
    pub can_buy: bool,
    /// True if it is selected.
    pub selected: bool,
}

/// The progress of the current half of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShopClock {
    /// The number of animal cards left in the stack.
    pub left: u32,
    /// The initial number of animal cards in the stack.
    pub of: u32,
    /// The event that follows the end of the stack.
    pub caption: Text,
}

/// The shop: the items for sale and the clock.
#[derive(Debug, Clone, PartialEq)]
pub struct ShopPanel {
    /// The progress of the current half.
    pub clock: ShopClock,
    /// The land deck, then the open land cards.
    pub land: Vec<ShopSlot>,
    /// The animal deck, then the open animal cards.
    pub animals: Vec<ShopSlot>,
    /// Hacienda, harvest, then the four ponds.
    pub things: [ShopSlot; 6],
}

/// The actions panel: the actions left, undo and the end of the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActionsPanel {
    /// The number of actions left.
    pub left: u32,
    /// The number of actions in a turn.
    pub of: u32,
    /// The actions that can be undone.
    pub undo: Undo,
    /// True if the turn can be ended.
    pub end: bool,
    /// True if ending the turn is the next step.
    pub end_next: bool,
    /// True while the HUD waits for a press after another player's action. The buttons "again" and "next" then replace
    /// those for undo and the end of the turn.
    pub awaits_next: bool,
}

/// A question that waits for an answer.
#[derive(Debug, Clone, PartialEq)]
pub struct ConfirmBar {
    /// Its text. The first line is the title.
    pub lines: Vec<Text>,
    /// True if the pond can be rotated.
    pub can_rotate: bool,
    /// The areas that it should not cover.
    pub avoided: AvoidedAreas,
}

impl ShopPanel {
    /// Hides the card that is moving away from the display.
    pub fn hide_moving_card(&mut self, beat: &Beat<Hacienda>) {
        for movement in &beat.story.movements {
            if let MovementKind::Card { from: Spot::Slot(deck, slot), .. } = movement.kind
                && movement.progress(beat.elapsed).is_some()
            {
                let places = if deck == Deck::Land { &mut self.land } else { &mut self.animals };
                places.get_mut(usize::from(slot) + 1).into_iter().for_each(|place| place.item = None);
            }
        }
    }
}

/// The inputs from which the panel data is computed.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The position on display.
    pub position: &'a Position,
    /// The board and the rules.
    pub setting: &'a Setting,
    /// The players at the seats.
    pub seating: &'a Seating,
    /// Who looks at the screen.
    pub viewer: ScreenViewer,
    /// The player's selection.
    pub choice: &'a Choice,
    /// The cards and shop items that can be used.
    pub usable: &'a Usable,
    /// The names of the players.
    pub names: &'a [Who],
    /// The pesos in each seat's purse, which change as coins leave and land.
    pub pesos: [u32; MAX_SEATS],
    /// The scoring on display.
    pub scoring: Option<&'a ScoringShow>,
}

impl Source<'_> {
    /// Returns the reason why no card or shop item can be used now. `None` if the viewer may act.
    pub fn disabled_reason(&self) -> Option<Text> {
        (!self.is_viewers_turn()).then(|| disabled_reason(self.position.may_act(), self.names))
    }

    /// Returns true if the viewer may act.
    pub fn is_viewers_turn(&self) -> bool {
        let may_act = |seat| self.seating.human_may_act(self.position.may_act(), seat);
        self.scoring.is_none() && self.viewer.seat.is_some_and(may_act)
    }

    /// Returns true if the viewer may act and has an action left.
    pub fn is_asked(&self) -> bool {
        self.is_viewers_turn() && self.position.turn.actions_left > 0
    }

    /// Returns the name of the player at a seat.
    pub fn name(&self, seat: Seat) -> Who {
        names::name(self.names, seat)
    }

    /// Returns the tags of all seats.
    pub fn seats(&self) -> Vec<SeatTag> {
        let position = self.position;
        let fact = |seat: Seat| SeatTag {
            seat,
            name: self.name(seat),
            pesos: self.pesos[seat.index()],
            cards: position.hands[seat.index()].iter().map(|count| u32::from(*count)).sum(),
            points: self.tag_points(seat),
            forecast: self.forecast(seat),
            active: self.is_active(seat),
        };
        position.seats().map(fact).collect()
    }

    /// Returns true for the seat to act or, during a scoring, for the seat whose points are counted. Nobody is active
    /// after the game or once everything is counted.
    fn is_active(&self, seat: Seat) -> bool {
        match self.scoring {
            Some(show) => show.current().is_some_and(|step| step.seat == seat),
            None => !self.position.over && seat == self.position.turn.seat,
        }
    }

    /// Returns the points of past scorings, or the running score. During a scoring, returns the points shown so far.
    fn tag_points(&self, seat: Seat) -> u32 {
        match self.scoring {
            Some(show) => show.points(seat),
            None => self.position.points(self.setting)[seat.index()].into(),
        }
    }

    /// Returns the points that a scoring now would add. `None` if there are none, during a scoring, after the game and
    /// with the running score.
    fn forecast(&self, seat: Seat) -> Option<u32> {
        let counts = self.scoring.is_none() && !self.position.over && !self.setting.rulebook.running_score;
        counts.then(|| u32::from(self.position.standing(self.setting, seat).total())).filter(|points| *points > 0)
    }

    /// Returns the viewer's hand, or card backs if the hand is face down or the viewer has no seat.
    pub fn hand(&self) -> HandPanel {
        let position = self.position;
        let count = |seat: Seat, card: Card| u32::from(position.in_hand(seat, card));
        let Some(seat) = self.viewer.open() else {
            let seat = self.viewer.called.or(self.viewer.seat).unwrap_or(position.turn.seat);
            let of = |deck: Deck| Card::kinds().filter(|card| card.deck() == deck).map(|card| count(seat, card)).sum();
            let (land, animals) = (of(Deck::Land), of(Deck::Animal));
            return HandPanel::Hidden { owner: seat, land, animals, can_reveal: self.is_viewers_turn() };
        };
        let mine = self.is_viewers_turn();
        HandPanel::Open(std::array::from_fn(|kind| {
            let card = Card::from_index(kind).expect("an index below CARD_KINDS");
            let count = count(seat, card);
            let playable = mine && count > 0 && self.usable.can_play(card);
            let selected = mine && self.choice.selection == Selection::Card(card);
            Stack { card, count, playable, waits: !mine, selected }
        }))
    }

    /// Returns the shop.
    pub fn shop(&self) -> ShopPanel {
        let (position, book) = (self.position, &self.setting.rulebook);
        let deck = |deck: Deck, count: usize| {
            let top = self.slot(ShopItem::Top(deck), book.deck_price);
            std::iter::once(ShopSlot { count: Some(count as u32), ..top })
        };
        let empty = ShopSlot { item: None, price: book.display_price, count: None, can_buy: false, selected: false };
        let shown = usize::from(book.display);
        let open = |card: Option<Card>| card.map_or(empty, |card| self.slot(ShopItem::Open(card), book.display_price));
        let land = position.land_display.iter().take(shown).map(|card| open(card.map(Card::Land)));
        let animals = position.animal_display.iter().take(shown).map(|card| open(card.map(Card::Animal)));
        let supply =
            |shop: ShopItem, price: u32, count: u8| ShopSlot { count: Some(count.into()), ..self.slot(shop, price) };
        let pond =
            |shape: PondShape| supply(ShopItem::Pond(shape), book.pond_price, position.pond_supply[shape.index()]);
        let [single, double, bent, triangle] = PondShape::ALL.map(pond);
        let hacienda = supply(ShopItem::Hacienda, book.hacienda_price, position.hacienda_supply);
        let harvest = supply(ShopItem::Harvest, 0, position.chip_supply);
        ShopPanel {
            clock: self.clock(),
            land: keep_first_selected(deck(Deck::Land, position.land_deck.len()).chain(land)),
            animals: keep_first_selected(deck(Deck::Animal, position.animal_cards_left().0).chain(animals)),
            things: [hacienda, harvest, single, double, bent, triangle],
        }
    }

    fn slot(&self, shop: ShopItem, price: u32) -> ShopSlot {
        let wanted = shop.selection();
        let same = match (self.choice.selection, wanted) {
            (Selection::Harvest { .. }, Selection::Harvest { .. }) => true,
            (now, wanted) => now == wanted,
        };
        let selected = same && self.is_viewers_turn();
        ShopSlot { item: Some(shop), price, count: None, can_buy: self.usable.can_buy(shop), selected }
    }

    fn clock(&self) -> ShopClock {
        let half = GameHalf::of(self.position, &self.setting.rulebook);
        let caption = match (self.position.scorings.due.contains(&true), half.first) {
            (true, _) => text!("hud-scoring-due"),
            (false, true) => text!("hud-to-first-scoring"),
            (false, false) => text!("hud-to-final-scoring"),
        };
        ShopClock { left: half.left, of: half.initial, caption }
    }

    /// Returns the actions panel.
    pub fn actions(&self, undo: Undo, waits: bool) -> ActionsPanel {
        let mine = self.is_viewers_turn();
        let left = u32::from(self.position.turn.actions_left);
        let of = u32::from(self.setting.rulebook.actions).max(left);
        ActionsPanel { left, of, undo, end: mine, end_next: mine && left == 0, awaits_next: waits }
    }

    /// Returns the question about the pending action. `about` gives the areas that it should not cover.
    pub fn confirm(&self, about: AvoidedAreas) -> Option<ConfirmBar> {
        let action = self.choice.pending().filter(|_| self.is_viewers_turn())?;
        if let Action::BuyTop(_) = action {
            // The deck popover asks this question.
            return None;
        }
        if action.page() == Page::Cards {
            let purchase = texts::prompt::purchase(action, self.setting.rulebook.display_price);
            return Some(ConfirmBar {
                lines: vec![purchase, text!("prompt-no-way-back")],
                can_rotate: false,
                avoided: about,
            });
        }
        let ghost = self.choice.ghost.as_ref()?;
        let preview = &ghost.preview;
        let shape = if let Selection::Pond(shape) = self.choice.selection { Some(shape) } else { None };
        let about_it = [texts::preview::title(action, shape), texts::preview::money(preview)];
        let mut lines: Vec<Text> = about_it.into_iter().flatten().collect();
        lines.push(texts::preview::score(preview, markets_after(self.position, self.setting, action)));
        Some(ConfirmBar { lines, can_rotate: ghost.orientations.len() > 1, avoided: about })
    }

    /// Returns the popover of the deck that was tapped or that the pending action draws from. `about` gives the areas
    /// that it should not cover.
    pub fn deck(&self, tapped: Option<Deck>, about: &AvoidedAreas) -> Option<DeckPopover> {
        let drawn = match self.choice.pending().filter(|_| self.is_viewers_turn()) {
            Some(Action::BuyTop(deck)) => Some(deck),
            _ => None,
        };
        let deck = drawn.or(tapped.filter(|_| self.scoring.is_none()))?;
        Some(DeckPopover {
            unseen: known::unseen(self.position, deck, self.viewer.open()),
            price: drawn.is_some().then_some(self.setting.rulebook.deck_price),
            avoided: about.clone(),
        })
    }
}

/// If the display has several cards of the selected kind, leaves only the first of them selected, because a purchase
/// takes that one.
fn keep_first_selected(places: impl Iterator<Item = ShopSlot>) -> Vec<ShopSlot> {
    let mut found = false;
    places
        .map(|place| {
            let selected = place.selected && !found;
            found |= selected;
            ShopSlot { selected, ..place }
        })
        .collect()
}
