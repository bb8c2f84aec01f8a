//! What the person to act has in hand: pairs that are being put together, a number of cows, where those of a bonus go, and the
//! action that waits for a yes.

use bevy::prelude::*;

mod draft;

pub use draft::{Draft, Half, Touch};

use super::refusals::refusal;
use crate::{
    playable::{Hand, Notices},
    table::Asking,
    texts::text,
};
use zoff::{
    Action, Bonus, Card, Colour, Gift, Illegal, Mixed, Pair, Position, Prairie, Seat, Setting, Stage, Zoff, choosing,
    herds, placing,
};

/// For whom and what something is in hand: with another decision it is put away.
type About = (Seat, u8, Stage);

/// What the person to act is about to do.
#[derive(Resource, Debug, Clone, Default)]
pub struct Choice {
    /// What is in hand.
    pub draft: Draft,
    /// Why the last touch was refused, or what to do next.
    pub notice: Notices<Illegal, Prairie>,
    about: Option<About>,
    /// How each pair names its colour, and how many pairs there are to be.
    named: [Option<Colour>; 2],
    needed: u8,
}

impl Choice {
    /// Puts everything back.
    pub fn clear(&mut self) {
        self.draft = Draft::Nothing;
        self.notice.hush();
        self.about = None;
    }

    /// Whether nothing is in hand that a "no" would put back.
    pub fn is_empty(&self) -> bool {
        match self.draft {
            Draft::Nothing | Draft::Bid(0) => true,
            Draft::Pairs(pairs) => pairs.iter().all(|half| half.is_empty()),
            Draft::Start(colours) => colours.iter().all(Option::is_none),
            Draft::Number(_) | Draft::Mixed(_) | Draft::Gift(_) | Draft::Bid(_) | Draft::Colour(_) => false,
        }
    }

    fn refuse_by(&mut self, why: Illegal, at: Option<Prairie>) {
        self.notice.refuse(refusal(why), at, Some(why));
    }

    /// Whether what is in hand belongs to another decision than that which is to be made now.
    pub fn belongs_elsewhere(&self, seat: Seat, table: &Asking<Zoff>) -> bool {
        self.about != Some((seat, table.position.round, table.position.stage))
    }

    /// What is in hand belongs to one decision of one seat: with another one it is put away.
    pub fn look(&mut self, seat: Seat, table: &Asking<Zoff>) {
        if !self.belongs_elsewhere(seat, table) {
            return;
        }
        let position = &**table.position;
        self.clear();
        self.about = Some((seat, position.round, position.stage));
        let own = position.own(table.setting, seat);
        self.needed = choosing::pairs_needed(position);
        self.named = if own[1].is_some() && self.needed == 2 { own } else { [None; 2] };
        self.draft = match position.stage {
            Stage::Choose => Draft::Pairs([Half::default(); 2]),
            Stage::Start => Draft::Start([None; 3]),
            Stage::Bid => Draft::Bid(0),
            Stage::Colour(_) | Stage::Place(_) | Stage::Bonus(_) | Stage::Over => Draft::Nothing,
        };
    }

    /// How many pairs are to be put together.
    pub fn needed(&self) -> usize {
        usize::from(self.needed)
    }

    /// The colour that the pair is for, where a player has two.
    pub fn colour_of(&self, pair: usize) -> Option<Colour> {
        self.named.get(pair).copied().flatten()
    }

    /// The pairs as far as they are put together.
    pub fn pairs(&self) -> &[Half] {
        match &self.draft {
            Draft::Pairs(pairs) => &pairs[..self.needed().min(2)],
            _ => &[],
        }
    }

    /// Cows of the bonus that go to a prairie.
    pub fn gift_on(&self, prairie: Prairie) -> u8 {
        if let Draft::Gift(gift) = self.draft { gift.on(prairie) } else { 0 }
    }

    /// Takes a touch; `true`: it was the same once more, which means yes.
    pub fn touch(&mut self, touch: Touch, seat: Seat, table: &Asking<Zoff>) -> bool {
        self.look(seat, table);
        self.notice.hush();
        let stage = table.position.stage;
        match (touch, stage) {
            (Touch::Prairie(prairie), Stage::Choose) => self.put_prairie(prairie, table),
            (Touch::Card(card), Stage::Choose) => self.put_card(card, seat, table),
            (Touch::Pair(place), Stage::Choose) => {
                if let Draft::Pairs(pairs) = &mut self.draft
                    && let Some(half) = pairs.get_mut(usize::from(place))
                {
                    *half = Half::default();
                }
            }
            (Touch::Swap, Stage::Choose) => {
                if let Draft::Pairs([one, other]) = &mut self.draft {
                    std::mem::swap(&mut one.card, &mut other.card);
                }
            }
            (Touch::Number(cows), Stage::Place(turn)) => {
                let again = self.draft == Draft::Number(cows);
                match table.judge_for(seat, Action::Place(cows)) {
                    Ok(()) => {
                        self.draft = Draft::Number(cows);
                        return again;
                    }
                    Err(illegal) => self.refuse_by(illegal, Some(turn.pair.prairie)),
                }
            }
            (Touch::Cows(colour, cows), Stage::Place(turn)) => {
                let before = if let Draft::Mixed(cows) = self.draft { cows } else { Mixed::default() };
                let own = placing::colours(table.position, table.setting, turn);
                let count = |own: Colour| if own == colour { cows } else { before.of(own) };
                let mixed = own.into_iter().flatten().fold(Mixed::default(), |all, own| all.and(own, count(own)));
                self.draft = Draft::Mixed(mixed);
                self.tell_illegal(seat, Some(turn.pair.prairie), table);
            }
            (Touch::Prairie(prairie), Stage::Bonus(bonus)) => self.give(bonus, prairie, seat, table),
            (Touch::Less(prairie), Stage::Bonus(_)) => self.give_less(prairie, seat, table),
            (Touch::NoBonus, Stage::Bonus(_)) => {
                let again = self.draft == Draft::Gift(Gift::NONE);
                self.draft = Draft::Gift(Gift::NONE);
                return again;
            }
            (Touch::Start(place, colour), Stage::Start) => self.start_with(usize::from(place), colour, seat, table),
            (Touch::Prairie(prairie), Stage::Start) => self.turn_start(prairie, seat, table),
            (Touch::Bid(tenths), Stage::Bid) => match table.judge_for(seat, Action::Bid(tenths)) {
                Ok(()) => self.draft = Draft::Bid(tenths),
                Err(illegal) => self.refuse_by(illegal, None),
            },
            (Touch::Colour(colour), Stage::Colour(_)) => {
                let again = self.draft == Draft::Colour(colour);
                match table.judge_for(seat, Action::Colour(colour)) {
                    Ok(()) => {
                        self.draft = Draft::Colour(colour);
                        return again;
                    }
                    Err(illegal) => self.refuse_by(illegal, None),
                }
            }
            (Touch::Propose(action), _) => self.propose(action, seat, table),
            // What belongs to another decision, or comes a moment too late.
            (
                Touch::Prairie(_)
                | Touch::Card(_)
                | Touch::Pair(_)
                | Touch::Swap
                | Touch::Number(_)
                | Touch::Cows(..)
                | Touch::Less(_)
                | Touch::NoBonus
                | Touch::Start(..)
                | Touch::Bid(_)
                | Touch::Colour(_),
                _,
            ) => {}
        }
        false
    }

    /// A prairie goes into the first pair that has none; one that lies in a pair is taken out of it; where both have one, the
    /// last pair changes.
    fn put_prairie(&mut self, prairie: Prairie, table: &Asking<Zoff>) {
        if let Err(illegal) = herds::check_open(table.position, table.setting, prairie) {
            return self.refuse_by(illegal, Some(prairie));
        }
        let needed = self.needed();
        let Draft::Pairs(pairs) = &mut self.draft else { return };
        let pairs = &mut pairs[..needed.min(2)];
        if let Some(half) = pairs.iter_mut().find(|half| half.prairie == Some(prairie)) {
            half.prairie = None;
        } else if let Some(half) = pairs.iter_mut().find(|half| half.prairie.is_none()) {
            half.prairie = Some(prairie);
        } else if let Some(half) = pairs.last_mut() {
            half.prairie = Some(prairie);
        }
    }

    /// The same for a cow card.
    fn put_card(&mut self, card: Card, seat: Seat, table: &Asking<Zoff>) {
        if !table.position.hand(seat).has(card) {
            return self.refuse_by(Illegal::CardNotHeld(card), None);
        }
        let needed = self.needed();
        let Draft::Pairs(pairs) = &mut self.draft else { return };
        let pairs = &mut pairs[..needed.min(2)];
        if let Some(half) = pairs.iter_mut().find(|half| half.card == Some(card)) {
            half.card = None;
        } else if let Some(half) = pairs.iter_mut().find(|half| half.card.is_none()) {
            half.card = Some(card);
        } else if let Some(half) = pairs.last_mut() {
            half.card = Some(card);
        }
    }

    /// One cow of the bonus more on a prairie. Where no more are left, those there are taken back.
    fn give(&mut self, bonus: Bonus, prairie: Prairie, seat: Seat, table: &Asking<Zoff>) {
        if let Err(illegal) = herds::check_place(table.position, table.setting, prairie, 1) {
            return self.refuse_by(illegal, Some(prairie));
        }
        let gift = if let Draft::Gift(gift) = self.draft { gift } else { Gift::NONE };
        let most = bonus.cows.min(table.position.left[bonus.colour.index()]);
        let here = gift.on(prairie);
        let room = here < table.position.free(table.setting, prairie);
        if gift.total() < most && room {
            self.draft = Draft::Gift(gift.and(prairie, 1));
        } else if here > 0 {
            self.set_gift(without(gift, prairie, here));
        } else {
            self.notice.refuse(text!("zoff-choice-bonus-used", cows = most), Some(prairie), None);
            return;
        }
        self.tell_illegal(seat, Some(prairie), table);
    }

    fn give_less(&mut self, prairie: Prairie, seat: Seat, table: &Asking<Zoff>) {
        let gift = if let Draft::Gift(gift) = self.draft { gift } else { Gift::NONE };
        if gift.on(prairie) > 0 {
            self.set_gift(without(gift, prairie, 1));
            self.tell_illegal(seat, Some(prairie), table);
        }
    }

    /// A gift of nothing is in hand only where it was asked for.
    fn set_gift(&mut self, gift: Gift) {
        self.draft = if gift.total() > 0 { Draft::Gift(gift) } else { Draft::Nothing };
    }

    fn start_with(&mut self, place: usize, colour: Colour, seat: Seat, table: &Asking<Zoff>) {
        if !table.position.own(table.setting, seat).contains(&Some(colour)) {
            return self.refuse_by(Illegal::NotYourColour(colour), None);
        }
        if let Draft::Start(colours) = &mut self.draft
            && let Some(here) = colours.get_mut(place)
        {
            *here = if *here == Some(colour) { None } else { Some(colour) };
        }
        self.tell_illegal(seat, None, table);
    }

    /// The prairie itself was touched: the next own colour stands there.
    fn turn_start(&mut self, prairie: Prairie, seat: Seat, table: &Asking<Zoff>) {
        let dealt = table.position.dealt[seat.index()];
        let own = table.position.own(table.setting, seat);
        let Some(place) = dealt.iter().position(|other| other == prairie) else {
            return self.notice.refuse(text!("zoff-choice-not-dealt"), Some(prairie), None);
        };
        let Draft::Start(colours) = self.draft else { return };
        let next = if colours.get(place).copied().flatten() == own[0] { own[1] } else { own[0] };
        if let Some(next) = next {
            self.start_with(place, next, seat, table);
        }
    }

    /// What waits for a yes and may not be is told at once, and stays in hand: the next touch may make it right.
    fn tell_illegal(&mut self, seat: Seat, at: Option<Prairie>, table: &Asking<Zoff>) {
        if let Some(action) = self.pending()
            && let Err(illegal) = table.judge_for(seat, action)
        {
            self.refuse_by(illegal, at);
        }
    }

    /// Takes an action in hand: it waits for a yes.
    fn propose(&mut self, action: Action, seat: Seat, table: &Asking<Zoff>) {
        if let Err(illegal) = table.judge_for(seat, action) {
            return self.refuse_by(illegal, None);
        }
        self.draft = match action {
            Action::Choose(choice) => {
                let mut pairs = [Half::default(); 2];
                for (place, pair) in choice.pairs().enumerate() {
                    let named = self.named.iter().position(|colour| colour.is_some() && *colour == pair.colour);
                    let half = Half { prairie: Some(pair.prairie), card: Some(pair.card) };
                    pairs[named.unwrap_or(place).min(1)] = half;
                }
                Draft::Pairs(pairs)
            }
            Action::Place(cows) => Draft::Number(cows),
            Action::PlaceMixed(cows) => Draft::Mixed(cows),
            Action::Bonus(gift) => Draft::Gift(gift),
            Action::Start(colours) => Draft::Start(colours.map(Some)),
            Action::Bid(tenths) => Draft::Bid(tenths),
            Action::Colour(colour) => Draft::Colour(colour),
        };
    }

    /// The action that a yes would mean.
    pub fn pending(&self) -> Option<Action> {
        match self.draft {
            Draft::Nothing => None,
            Draft::Pairs([one, other]) => {
                let pair = |half: Half, place: usize| {
                    Some(Pair { colour: self.named[place], prairie: half.prairie?, card: half.card? })
                };
                match self.needed {
                    1 => pair(one, 0).map(zoff::Choice::one),
                    _ => pair(one, 0).zip(pair(other, 1)).map(|(one, other)| zoff::Choice::two(one, other)),
                }
                .map(Action::Choose)
            }
            Draft::Number(cows) => Some(Action::Place(cows)),
            Draft::Mixed(cows) if cows.total() == 0 => Some(Action::Place(0)),
            Draft::Mixed(cows) => Some(Action::PlaceMixed(cows)),
            Draft::Gift(gift) => Some(Action::Bonus(gift)),
            Draft::Start([Some(one), Some(two), Some(three)]) => Some(Action::Start([one, two, three])),
            Draft::Start(_) => None,
            Draft::Bid(tenths) => Some(Action::Bid(tenths)),
            Draft::Colour(colour) => Some(Action::Colour(colour)),
        }
    }

    /// The action that a yes means now, where the rules allow it; where they do not, it is told why.
    pub fn confirm(&mut self, seat: Seat, table: &Asking<Zoff>) -> Option<Action> {
        self.look(seat, table);
        let action = self.pending()?;
        match table.judge_for(seat, action) {
            Ok(()) => Some(action),
            Err(illegal) => {
                self.refuse_by(illegal, None);
                None
            }
        }
    }
}

impl Hand for Choice {
    type Why = Illegal;
    type At = Prairie;

    fn notices(&self) -> &Notices<Illegal, Prairie> {
        &self.notice
    }

    fn notices_mut(&mut self) -> &mut Notices<Illegal, Prairie> {
        &mut self.notice
    }

    fn clear(&mut self) {
        Choice::clear(self);
    }

    fn is_empty(&self) -> bool {
        Choice::is_empty(self)
    }

    fn is_ready(&self) -> bool {
        self.pending().is_some()
    }
}

/// The numbers of cows that could be placed for the pair at hand, from none to what the card says, each with why it may not be.
pub fn numbers(seat: Seat, table: &Asking<Zoff>) -> Vec<(u8, Option<Illegal>)> {
    let Stage::Place(turn) = table.position.stage else { return Vec::new() };
    (0..=turn.pair.card.value()).map(|cows| (cows, table.judge_for(seat, Action::Place(cows)).err())).collect()
}

/// Whether the pair at hand is for two colours, each of which needs its number (ZOFF 5).
pub fn is_mixed(position: &Position, setting: &Setting) -> Option<[Colour; 2]> {
    let Stage::Place(turn) = position.stage else { return None };
    match placing::colours(position, setting, turn) {
        [Some(one), Some(other)] => Some([one, other]),
        _ => None,
    }
}

/// The gift with so many cows less on a prairie.
fn without(gift: Gift, prairie: Prairie, less: u8) -> Gift {
    let rest =
        gift.each().map(|(other, cows)| (other, if other == prairie { cows.saturating_sub(less) } else { cows }));
    rest.fold(Gift::NONE, |all, (other, cows)| all.and(other, cows))
}

#[cfg(test)]
mod tests;
