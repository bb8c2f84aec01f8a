//! The data that one frame of the HUD shows, limited to the information visible to the viewer.

use zoff::{Bonus, Card, Colour, Illegal, Position, Prairie, Prairies, Seat, Setting, Stage, Turn, Zoff, placing};

mod actions;

use crate::{
    games::zoff::{
        choice::{Choice, Draft},
        preview::{Preview, Question},
        texts,
    },
    seats::names::name,
    table::RulesQuery,
    texts::{Text, Who},
};

/// The contents of a seat tag.
#[derive(Debug, Clone, PartialEq)]
pub struct SeatTagView {
    /// The seat.
    pub seat: Seat,
    /// The name of the player.
    pub name: Text,
    /// The colours of the player. Empty if the player has yet to take one.
    pub colours: Vec<Colour>,
    /// The cows on the prairies, minus the bid if colours were auctioned.
    pub total: Text,
    /// The cows still to be placed, across all colours of the player.
    pub left: u16,
    /// The number of cow cards in hand.
    pub cards: u8,
    /// True if this player must decide now.
    pub active: bool,
    /// True if this player has decided. `None` if players decide one after another.
    pub done: Option<bool>,
}

/// A pair that is waiting on its prairie to be placed.
#[derive(Debug, Clone, PartialEq)]
pub struct PairView {
    /// The seat that chose the pair.
    pub seat: Seat,
    /// The colours whose cows may be placed.
    pub colours: Vec<Colour>,
    /// The cow card.
    pub card: Card,
    /// The size of the herd that decides when the pair is placed, or 0 if the card decides.
    pub herd: u8,
    /// True if the pair is being placed now.
    pub is_current: bool,
}

/// A prairie on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct PrairieView {
    /// The prairie itself.
    pub prairie: Prairie,
    /// The lines about the prairie as one text, for screen readers and tooltips.
    pub spoken: Text,
    /// True if the prairie is open or, once the game is over, has free places.
    pub open: bool,
    /// The number of free places.
    pub free: u8,
    /// The total number of places.
    pub places: u8,
    /// The herds, largest first.
    pub herds: Vec<(Colour, u8)>,
    /// The bonuses: for each, the number of cows, true if it is being paid now, and true if it has been paid or lost.
    pub bonuses: Vec<(u8, bool, bool)>,
    /// The pairs that wait here, in placing order.
    pub pairs: Vec<PairView>,
    /// The viewer's draft or secret choice for this prairie, apart from drafted cows.
    pub draft: Option<ViewerDraft>,
    /// The number of cows in the viewer's draft, which are drawn on the prairie as ghosts.
    pub drafted_cows: u8,
    /// True if touching the prairie can change the draft.
    pub is_touchable: bool,
    /// True if the current decision is about this prairie.
    pub is_current: bool,
}

impl PrairieView {
    /// Returns true if the viewer's draft is about this prairie.
    pub fn is_drafted(&self) -> bool {
        self.draft.is_some() || self.drafted_cows > 0
    }
}

/// The viewer's draft or secret choice for a prairie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ViewerDraft {
    /// A pair with its colour, and with its card if one is chosen.
    Pair(Option<Colour>, Option<Card>),
    /// The colour of the first cow.
    First(Option<Colour>),
}

/// A pair that is being put together or is already chosen.
#[derive(Debug, Clone, PartialEq)]
pub struct PairSlotView {
    /// The colour that the pair is for, if the player has two colours.
    pub colour: Option<Colour>,
    /// The prairie of the pair.
    pub prairie: Option<Prairie>,
    /// The cow card of the pair.
    pub card: Option<Card>,
    /// The prospects of the pair.
    pub outlook: Option<Text>,
}

/// The viewer's cards that are not in a pair.
#[derive(Debug, Clone, PartialEq)]
pub struct HandView {
    /// The cards, the highest first.
    pub cards: Vec<Card>,
    /// The colour of the cards. `None` if the viewer has yet to take a colour.
    pub colour: Option<Colour>,
}

/// The contents of the action panel below the table.
#[derive(Debug, Clone, PartialEq)]
pub enum ActionView {
    /// The player chooses pairs of a prairie and a cow card.
    Choose {
        /// The pairs, complete or not.
        slots: Vec<PairSlotView>,
        /// The player's cards, each with true if it is in a pair.
        cards: Vec<(Card, bool)>,
        /// The colour of the cards.
        colour: Colour,
    },
    /// The player chooses a number of cows.
    Place {
        /// The order in which pairs are placed here.
        order: Vec<PairView>,
        /// The numbers, each with its refusal if it is illegal.
        numbers: Vec<(u8, Option<Illegal>)>,
        /// The reasons why numbers are illegal, in a few words each.
        struck: Vec<Text>,
        /// The number in the draft.
        chosen: Option<u8>,
        /// The cards for later rounds.
        hand: HandView,
    },
    /// The player chooses numbers of cows of two colours.
    Mixed {
        /// The colours, each with its number in the draft.
        colours: [(Colour, u8); 2],
        /// The refusals of each colour's numbers from 0 to the card's value, given the other colour's number.
        refusals: [Vec<Option<Illegal>>; 2],
    },
    /// The player places the cows of a bonus.
    Bonus {
        /// The current bonus or fair.
        bonus: Bonus,
        /// The prairies with bonus cows in the draft.
        placements: Vec<(Prairie, u8)>,
        /// The number of bonus cows left to place.
        rest: u8,
        /// True if the draft declines the bonus.
        declined: bool,
        /// The cards for later rounds.
        hand: HandView,
    },
    /// The player places the first cows in a two-player game.
    Start {
        /// The dealt prairies, each with its colour in the draft.
        dealt: Vec<(Prairie, Option<Colour>)>,
        /// The colours of the player.
        own: Vec<Colour>,
    },
    /// The player bids: the bid in the draft and the highest allowed bid, both in tenths of a cow.
    Bid(u16, u16),
    /// The player takes a colour. The list holds each colour, whether it is free, and the number of cows of that colour
    /// and its partner on the prairies. The second field is the colour in the draft.
    Colours(Vec<(Colour, bool, u8)>, Option<Colour>),
    /// The viewer may not act. Shows the viewer's pairs and remaining cards.
    Waiting {
        /// The viewer's pairs that are chosen but not placed.
        pairs: Vec<PairSlotView>,
        /// The viewer's remaining cards.
        hand: HandView,
        /// The order in which pairs are placed on the current prairie.
        order: Vec<PairView>,
    },
    /// The cards are face down. True if their owner may turn them up, false if nobody present may see them.
    Hidden(bool),
    /// The game is over, and no cards are shown.
    Over,
}

/// The inputs from which the data of a frame is derived.
pub struct ViewSource<'a> {
    /// The position as the viewer sees it.
    pub position: &'a Position,
    /// The setting of the game.
    pub setting: &'a Setting,
    /// The names of all players.
    pub names: &'a [Who],
    /// The seat whose cards are visible.
    pub viewer: Option<Seat>,
    /// True if the viewer's cards are face down until the viewer turns them up.
    pub face_down: bool,
    /// True if the viewer may act now and no animation prevents it.
    pub may_act: bool,
    /// The draft.
    pub choice: &'a Choice,
    /// The rules to check actions against, if they are available.
    pub rules_query: Option<&'a RulesQuery<'a, Zoff>>,
}

impl ViewSource<'_> {
    /// Returns the contents of the seat tags, in the order of the seats.
    pub fn seats(&self) -> Vec<SeatTagView> {
        let position = self.position;
        let acting = position.may_act();
        let all_at_once = matches!(position.stage, Stage::Start | Stage::Bid | Stage::Choose);
        let bids = self.setting.rulebook.variants.auction && position.stage != Stage::Bid;
        position
            .seats()
            .map(|seat| {
                let colours: Vec<Colour> = position.colours_of(self.setting, seat).into_iter().flatten().collect();
                SeatTagView {
                    seat,
                    name: name(self.names, seat).text(),
                    total: texts::total(position.score_in_tenths(self.setting, seat), bids),
                    left: colours.iter().map(|colour| u16::from(position.cows_left[colour.index()])).sum(),
                    cards: position.hand(seat).count(),
                    active: acting.has(seat),
                    done: all_at_once.then(|| position.acted.has(seat)),
                    colours,
                }
            })
            .collect()
    }

    /// The prairies in play.
    pub fn prairies(&self) -> Vec<PrairieView> {
        let in_play: Prairies = self.setting.rulebook.in_play[usize::from(self.position.seats)];
        in_play.iter().map(|prairie| self.prairie_view(prairie)).collect()
    }

    fn prairie_view(&self, prairie: Prairie) -> PrairieView {
        let (position, setting) = (self.position, self.setting);
        let herds = position.ranks(prairie).into_iter().flatten();
        let spec = setting.rulebook.prairie_spec(prairie);
        let shown = spec.bonuses.iter().rposition(|cows| *cows > 0).map_or(0, |last| last + 1);
        let full = !position.open.has(prairie) && !position.is_over();
        let waits = position.full.as_slice().contains(&prairie);
        let current_bonus = if let Stage::Bonus(bonus) = position.stage { Some(bonus) } else { None };
        let here = current_bonus.filter(|bonus| bonus.prairie == prairie);
        let bonus = |(rank, cows): (usize, &u8)| {
            let due = here.and_then(|bonus| bonus.rank) == Some(rank as u8);
            let given = if position.full.front() == Some(prairie) { usize::from(position.bonuses_used) } else { 0 };
            (*cows, due, position.is_over() || full && (!waits || rank < given))
        };
        let now = match position.stage {
            Stage::Place(turn) => turn.pair.prairie == prairie,
            Stage::Bonus(bonus) => bonus.prairie == prairie,
            Stage::Start | Stage::Bid | Stage::Colour(_) | Stage::Choose | Stage::Over => false,
        };
        PrairieView {
            prairie,
            spoken: self.spoken(prairie),
            open: position.open.has(prairie) || position.is_over() && position.free_places(setting, prairie) > 0,
            free: position.free_places(setting, prairie),
            places: spec.places,
            herds: herds.map(|colour| (colour, position.herd(prairie, colour))).collect(),
            bonuses: spec.bonuses[..shown].iter().enumerate().map(bonus).collect(),
            pairs: self.pairs_on(prairie),
            draft: self.draft_on(prairie),
            drafted_cows: self.cows_drafted_on(prairie),
            is_touchable: self.may_touch(prairie),
            is_current: now,
        }
    }

    /// Returns true if touching a prairie can change the draft now.
    fn may_touch(&self, prairie: Prairie) -> bool {
        let open = self.position.open.has(prairie);
        self.may_act
            && match self.position.stage {
                Stage::Choose | Stage::Bonus(_) => open,
                Stage::Start => self.viewer.is_some_and(|seat| self.position.dealt[seat.index()].has(prairie)),
                Stage::Bid | Stage::Colour(_) | Stage::Place(_) | Stage::Over => false,
            }
    }

    /// The pairs that wait on a prairie, in placing order. Empty while the pairs are secret.
    fn pairs_on(&self, prairie: Prairie) -> Vec<PairView> {
        let (position, setting) = (self.position, self.setting);
        if !matches!(position.stage, Stage::Place(_) | Stage::Bonus(_)) {
            return Vec::new();
        }
        let current_turn = if let Stage::Place(turn) = position.stage { Some(turn) } else { None };
        let turns = placing::order(position, setting, prairie);
        let of = |turn: Turn| {
            let colours: Vec<Colour> = placing::colours(position, setting, turn).into_iter().flatten().collect();
            let herd = colours.iter().map(|colour| position.herd(prairie, *colour)).max().unwrap_or(0);
            PairView { seat: turn.seat, colours, card: turn.pair.card, herd, is_current: current_turn == Some(turn) }
        };
        turns.into_iter().map(of).collect()
    }

    /// The viewer's draft or secret choice for a prairie.
    fn draft_on(&self, prairie: Prairie) -> Option<ViewerDraft> {
        let seat = self.viewer?;
        let position = self.position;
        if position.stage == Stage::Choose && position.acted.has(seat) {
            let chosen = position.pairs[seat.index()].into_iter().flatten();
            let pair = chosen.into_iter().find(|pair| pair.prairie == prairie)?;
            return Some(ViewerDraft::Pair(pair.colour.or(position.colours[seat.index()]), Some(pair.card)));
        }
        if !self.may_act {
            return None;
        }
        match (self.choice.draft, position.stage) {
            (Draft::Pairs(_), Stage::Choose) => {
                let index = self.choice.pairs().iter().position(|pair| pair.prairie == Some(prairie))?;
                let colour = self.choice.colour_of(index).or(position.colours[seat.index()]);
                Some(ViewerDraft::Pair(colour, self.choice.pairs()[index].card))
            }
            (Draft::Start(colours), Stage::Start) => {
                let index = position.dealt[seat.index()].iter().position(|dealt| dealt == prairie)?;
                Some(ViewerDraft::First(colours.get(index).copied().flatten()))
            }
            _ => None,
        }
    }

    /// The number of cows in the viewer's draft for a prairie.
    fn cows_drafted_on(&self, prairie: Prairie) -> u8 {
        let drafted = if self.may_act { self.choice.draft.cows(self.position, self.setting) } else { Vec::new() };
        drafted.iter().filter(|(at, ..)| *at == prairie).fold(0, |sum, (.., cows)| cows.saturating_add(sum))
    }

    /// The contents of the action panel.
    pub fn action_panel(&self) -> ActionView {
        let position = self.position;
        let Some(seat) = self.viewer else {
            return if position.stage == Stage::Over { ActionView::Over } else { ActionView::Hidden(self.face_down) };
        };
        if !self.may_act {
            return self.waiting_view(seat);
        }
        match position.stage {
            Stage::Choose => self.choose_view(seat),
            Stage::Place(turn) => self.place_view(seat, turn),
            Stage::Bonus(bonus) => self.bonus_view(seat, bonus),
            Stage::Start => {
                let Draft::Start(colours) = self.choice.draft else { return self.waiting_view(seat) };
                let dealt = position.dealt[seat.index()].iter().zip(colours).collect();
                ActionView::Start {
                    dealt,
                    own: position.colours_of(self.setting, seat).into_iter().flatten().collect(),
                }
            }
            Stage::Bid => {
                let bid = if let Draft::Bid(tenths) = self.choice.draft { tenths } else { 0 };
                ActionView::Bid(bid, self.setting.rulebook.highest_bid)
            }
            Stage::Colour(_) => {
                let all = self.setting.rulebook.colours(position.seats).iter().map(|colour| {
                    let partner = self.setting.rulebook.partner(position.seats, *colour);
                    let both = [Some(*colour), partner].into_iter().flatten();
                    let cows = both.map(|colour| self.setting.rulebook.cows - position.cows_left[colour.index()]).sum();
                    (*colour, !position.colours.contains(&Some(*colour)), cows)
                });
                let chosen = if let Draft::Colour(colour) = self.choice.draft { Some(colour) } else { None };
                ActionView::Colours(all.collect(), chosen)
            }
            Stage::Over => self.waiting_view(seat),
        }
    }

    /// The question that asks for confirmation, if an action is pending.
    pub fn question(&self) -> Option<Question> {
        let seat = self.viewer.filter(|_| self.may_act)?;
        let action = self.choice.pending()?;
        let is_legal = self.rules_query.is_none_or(|rules| rules.judge_for(seat, action).is_ok());
        let lines = if is_legal {
            let preview = Preview::of(self.setting, self.position, seat, action);
            texts::preview::lines(&preview, self.setting, self.position, self.names)
        } else {
            Vec::new()
        };
        Some(Question { text: texts::preview::question(action, self.position), lines, is_legal })
    }
}

#[cfg(test)]
#[path = "views_tests.rs"]
mod tests;
