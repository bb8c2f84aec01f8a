//! Everything that one frame of the face shows. What is hidden from whoever looks is not in it.

use std::sync::Arc;

use hab_gut::{Action, Good, Illegal, Lot, MarketCard, Phase, Position, Seat, Setting, Side, vocab::GOODS};
use tabletop::MAX_SEATS;

use super::{
    log_panel::Line,
    press::{Look, Panel},
};
use crate::{
    game_screen::{bar::BarFacts, hint, prompt},
    games::hab_gut::{
        choice::{Asking, Choice, Way},
        history::History,
        preview::Preview,
        stories::{Movement, Story},
        texts,
    },
    seats::names::name,
    texts::{Text, Who},
};

/// The line on top.
pub type PromptFacts = prompt::PromptFacts<Seat, Illegal>;

/// What can be tapped, as the rules say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Usable {
    /// One share more of each good can be bought.
    pub buy: [bool; GOODS],
    /// One share more of each good can be sold, or given.
    pub own: [bool; GOODS],
    /// Cards can be chosen.
    pub cards: bool,
}

/// An action that was advised.
pub type Advice = hint::Advice<Action, Seat>;

/// What moves now: how long ago its action began to be shown, and all its movements.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Moving {
    /// Seconds since it began.
    pub elapsed: f32,
    /// Everything that moves.
    pub movements: Vec<Movement>,
}

/// Everything that one frame of the face shows.
#[derive(Debug, Clone, PartialEq)]
pub struct Facts {
    /// Whether what was shown waits until somebody wants the next action.
    pub waits: bool,
    /// The table as far as it has been told, as whoever looks sees it.
    pub seen: Position,
    /// What stays the same.
    pub setting: Setting,
    /// What everybody is called.
    pub names: Vec<Who>,
    /// Whose hand lies open.
    pub viewer: Option<Seat>,
    /// Whose racks and shares lie in front.
    pub front: Seat,
    /// Whether whoever looks is to act.
    pub mine: bool,
    /// Whether the own things lie face down until they are turned up.
    pub face_down: bool,
    /// Money as it is counted.
    pub purses: [u32; MAX_SEATS],
    /// Where markers stand, as they move.
    pub markers: [f32; GOODS],
    /// How prices came to be what they are.
    pub history: Arc<History>,
    /// The line on top.
    pub prompt: PromptFacts,
    /// Shares in the basket and which way they go.
    pub basket: Option<(Way, Lot)>,
    /// The share for the foundation.
    pub gift: Option<Good>,
    /// The card chosen at each side, and whether it is halved.
    pub cards: [Option<(MarketCard, bool)>; 2],
    /// What the action in hand would bring.
    pub preview: Option<Preview>,
    /// The question that waits for a yes, with its consequences; empty while there is none.
    pub question: Vec<Text>,
    /// What can be tapped.
    pub usable: Usable,
    /// Why nothing can be tapped now.
    pub why_not: Option<Text>,
    /// What flies.
    pub moving: Moving,
    /// The buttons that every game has.
    pub bar: BarFacts,
    /// What was advised, best first.
    pub advice: Vec<Advice>,
    /// Whether a hint is being thought out.
    pub thinking: bool,
    /// The log.
    pub lines: Arc<[Line]>,
    /// What is open.
    pub panel: Option<Panel>,
    /// What is looked at.
    pub look: Option<Look>,
}

/// From what a frame's facts are made.
pub struct Source<'a> {
    /// The table as far as it has been told.
    pub told: &'a Position,
    /// What stays the same.
    pub setting: &'a Setting,
    /// What everybody is called.
    pub names: &'a [Who],
    /// Whose hand lies open.
    pub viewer: Option<Seat>,
    /// Whether that one is to act now.
    pub mine: bool,
    /// What is in hand.
    pub choice: &'a Choice,
    /// The rules, where somebody may ask them.
    pub asking: Option<&'a Asking<'a>>,
    /// What is being shown: its story, for how long, and how many of its effects are told.
    pub story: Option<(&'a Story, f32, usize)>,
    /// How prices came to be what they are.
    pub history: Arc<History>,
    /// The log.
    pub lines: Arc<[Line]>,
}

impl Facts {
    /// The facts of a frame, with nothing open and the plain line on top.
    pub fn of(source: &Source) -> Facts {
        let (told, setting) = (source.told, source.setting);
        let seen = told.seen_by(source.viewer);
        let front = source.viewer.unwrap_or(told.turn.seat);
        let empty = Choice::default();
        let choice = if source.mine { source.choice } else { &empty };
        let asking = source.asking.filter(|_| source.mine);
        let preview = asking.and_then(|asking| choice.preview(asking));
        let question = match (choice.pending(), &preview) {
            (Some(action), Some(preview)) => texts::ask::question(setting, action, preview),
            _ => Vec::new(),
        };
        let (mut purses, mut markers) = (seen.money, seen.prices.map(f32::from));
        let mut moving = Moving::default();
        if let Some((story, elapsed, number)) = source.story {
            for seat in seen.seats() {
                let now = i64::from(seen.money[seat.index()]) + story.purse(seat, elapsed, number);
                purses[seat.index()] = now.clamp(0, i64::from(u32::MAX)) as u32;
            }
            for good in Good::ALL {
                markers[good.index()] = story.marker(good, elapsed, number).unwrap_or(markers[good.index()]);
            }
            let now = story.movements.iter().filter(|movement| movement.share(elapsed).is_some());
            moving = Moving { elapsed, movements: now.copied().collect() };
        }
        Facts {
            waits: false,
            front,
            viewer: source.viewer,
            mine: source.mine,
            face_down: false,
            purses,
            markers,
            history: source.history.clone(),
            prompt: line(source, choice),
            basket: choice.basket(),
            gift: choice.gift(),
            cards: Side::ALL.map(|side| choice.card(side)),
            preview,
            question,
            usable: asking.map(|asking| usable(asking, choice)).unwrap_or_default(),
            why_not: None,
            moving,
            bar: BarFacts::default(),
            advice: Vec::new(),
            thinking: false,
            lines: source.lines.clone(),
            panel: None,
            look: None,
            seen,
            setting: *setting,
            names: source.names.to_vec(),
        }
    }

    /// What somebody is called.
    pub fn name(&self, seat: Seat) -> Who {
        name(&self.names, seat)
    }

    /// What is to be decided by whoever looks; `None` while it is not their turn.
    pub fn phase(&self) -> Option<Phase> {
        self.mine.then_some(self.seen.turn.phase)
    }

    /// The cards of the rack at a side of who sits in front, as far as they are seen.
    pub fn rack(&self, side: Side) -> (Option<Vec<MarketCard>>, u32) {
        let rack = self.seen.rack_at(self.front, side);
        let cards = self.seen.racks[rack.index()];
        let open = self.viewer.is_some_and(|viewer| self.seen.sees_rack(viewer.into(), rack));
        (open.then(|| cards.iter().collect()), cards.len())
    }

    /// Who shares the rack at a side with who sits in front.
    pub fn neighbour(&self, side: Side) -> Seat {
        match side {
            Side::Left => self.seen.left_of(self.front),
            Side::Right => self.seen.right_of(self.front),
        }
    }

    /// Shares that a seat is seen to have, with those in its foundation.
    pub fn shares_of(&self, seat: Seat) -> u32 {
        let all = self.seen.shares_of(seat);
        // Of others those in the foundation are counted among what all saw them buy.
        if self.viewer == Some(seat) { all } else { all.saturating_sub(u32::from(self.seen.given_of(seat))) }
    }

    /// How far the game is: half, round and rounds of a half.
    pub fn round(&self) -> Text {
        texts::round(&self.seen, &self.setting)
    }
}

/// The line on top for whoever looks.
fn line(source: &Source, choice: &Choice) -> PromptFacts {
    let position = source.told;
    let seat = position.turn.seat;
    let say = |text: Text| PromptFacts::say(text, Some(seat));
    if position.over {
        let winners = position.winners();
        return PromptFacts::say(texts::prompt::won(source.names, winners), winners.iter().next());
    }
    if !source.mine {
        return say(texts::prompt::deciding(&name(source.names, seat), position.turn.phase));
    }
    if let Some(notice) = &choice.notice.now {
        return PromptFacts { refused: notice.refused, why: notice.why, ..say(notice.text.clone()) };
    }
    if let Some(text) = texts::prompt::holding(choice) {
        return say(text);
    }
    let who = name(source.names, seat);
    say(texts::prompt::your_turn((who != Who::You).then_some(&who), position.turn.phase, &source.setting.rulebook))
}

/// Asks the rules what can be tapped: one share more of what is in hand.
fn usable(asking: &Asking, choice: &Choice) -> Usable {
    let (position, seat) = (asking.position, asking.position.turn.seat);
    let may = |action: Action| asking.judge_for(seat, action).is_ok();
    let lot = |way: Way| choice.basket().filter(|(other, _)| *other == way).map_or(Lot::NONE, |(_, lot)| lot);
    match position.turn.phase {
        Phase::Trade => Usable {
            buy: Good::ALL.map(|good| may(Action::Buy(lot(Way::Buy).with(good)))),
            own: Good::ALL.map(|good| may(Action::Sell(lot(Way::Sell).with(good)))),
            cards: false,
        },
        Phase::Foundation => Usable { own: Good::ALL.map(|good| may(Action::Give(good))), ..Usable::default() },
        Phase::Market => Usable { cards: true, ..Usable::default() },
    }
}
