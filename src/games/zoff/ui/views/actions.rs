//! The contents of the action panel for pairs, numbers of cows, bonus cows, and a viewer who waits.

use zoff::{Action, Bonus, Card, Cards, Colour, Illegal, MixedCows, Prairie, Seat, Stage, Turn};

use super::{ActionView, HandView, PairSlotView, ViewSource};
use crate::{
    games::zoff::{
        choice::{Draft, mixed_colours, numbers},
        preview,
        refusals::refusal,
        texts,
    },
    seats::names::name,
    texts::{Text, text},
};

impl ViewSource<'_> {
    pub(super) fn choose_view(&self, seat: Seat) -> ActionView {
        let position = self.position;
        let used = |card: Card| self.choice.pairs().iter().any(|pair| pair.card == Some(card));
        // The highest cards come first, as players hold them.
        let mut cards: Vec<(Card, bool)> = position.hand(seat).iter().map(|card| (card, used(card))).collect();
        cards.sort_by_key(|(card, _)| (u8::MAX - card.value(), card.index()));
        let slots = self.choice.pairs().iter().enumerate().map(|(index, pair)| {
            let colour = self.choice.colour_of(index);
            let complete = pair.prairie.zip(pair.card);
            let outlook = complete.and_then(|(prairie, card)| {
                let choice = zoff::Choice::one(zoff::Pair { colour, prairie, card });
                preview::outlook(self.setting, position, seat, &choice).first().map(texts::preview::outlook)
            });
            PairSlotView { colour, prairie: pair.prairie, card: pair.card, outlook }
        });
        let colour = position.colours[seat.index()].unwrap_or(Colour::Blue);
        ActionView::Choose { slots: slots.collect(), cards, colour }
    }

    pub(super) fn place_view(&self, seat: Seat, turn: Turn) -> ActionView {
        if let Some([one, other]) = mixed_colours(self.position, self.setting) {
            let cows = |colour| if let Draft::Mixed(cows) = self.choice.draft { cows.count(colour) } else { 0 };
            let colours = [(one, cows(one)), (other, cows(other))];
            let judge = |cows: [u8; 2]| {
                let mixed = MixedCows::default().with(one, cows[0]).with(other, cows[1]);
                let action = if mixed.total() == 0 { Action::Place(0) } else { Action::PlaceMixed(mixed) };
                self.rules_query?.judge_for(seat, action).err()
            };
            let [(_, first), (_, second)] = colours;
            let all = || 0..=turn.pair.card.value();
            let why =
                [all().map(|cows| judge([cows, second])).collect(), all().map(|cows| judge([first, cows])).collect()];
            return ActionView::Mixed { colours, refusals: why };
        }
        let numbers = self.rules_query.map(|rules| numbers(seat, rules)).unwrap_or_default();
        let chosen = if let Draft::Number(cows) = self.choice.draft { Some(cows) } else { None };
        let struck = self.reasons_for_struck(&numbers);
        ActionView::Place { order: self.pairs_on(turn.pair.prairie), numbers, struck, chosen, hand: self.hand(seat) }
    }

    /// The reasons why numbers are struck out: each herd of the same size and, once, what else is too few.
    fn reasons_for_struck(&self, numbers: &[(u8, Option<Illegal>)]) -> Vec<Text> {
        let (mut reasons, mut other_reason) = (Vec::new(), None);
        for (cows, why) in numbers {
            let Some(why) = why else { continue };
            let same = if let Illegal::SameSize { other, .. } = why { Some(*other) } else { None };
            match same.and_then(|colour| self.position.owner(self.setting, colour)) {
                Some(owner) => {
                    reasons.push(text!("zoff-hud-same-size", who = &name(self.names, owner), cows = *cows));
                }
                None => other_reason = other_reason.or(Some(*why)),
            }
        }
        reasons.extend(other_reason.map(refusal));
        reasons
    }

    pub(super) fn bonus_view(&self, seat: Seat, bonus: Bonus) -> ActionView {
        let most = bonus.cows.min(self.position.cows_left[bonus.colour.index()]);
        let placement = if let Draft::BonusPlacement(placement) = self.choice.draft { Some(placement) } else { None };
        let placements: Vec<(Prairie, u8)> = placement.into_iter().flat_map(|placement| placement.iter()).collect();
        let sum = placement.map(|placement| placement.total());
        ActionView::Bonus {
            bonus,
            rest: most.saturating_sub(sum.unwrap_or(0)),
            declined: sum == Some(0),
            placements,
            hand: self.hand(seat),
        }
    }

    pub(super) fn waiting_view(&self, seat: Seat) -> ActionView {
        let position = self.position;
        let pairs = position.pairs[seat.index()].into_iter().flatten().map(|pair| PairSlotView {
            colour: pair.colour,
            prairie: Some(pair.prairie),
            card: Some(pair.card),
            outlook: None,
        });
        let order = match position.stage {
            Stage::Place(turn) => self.pairs_on(turn.pair.prairie),
            _ => Vec::new(),
        };
        ActionView::Waiting { pairs: pairs.collect(), hand: self.hand(seat), order }
    }

    /// The cards that the viewer holds, apart from those in pairs.
    fn hand(&self, seat: Seat) -> HandView {
        let position = self.position;
        let chosen: Cards = position.pairs[seat.index()].into_iter().flatten().map(|pair| pair.card).collect();
        let mut cards: Vec<Card> = position.hand(seat).without(chosen).iter().collect();
        cards.sort_by_key(|card| (u8::MAX - card.value(), card.index()));
        HandView { cards, colour: position.colours[seat.index()] }
    }
}
