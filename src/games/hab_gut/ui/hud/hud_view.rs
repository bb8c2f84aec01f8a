//! The data that one frame of the HUD shows, limited to the information visible to the viewer.

use std::{collections::BTreeSet, sync::Arc};

use hab_gut::{Action, Good, Illegal, Lot, MarketCard, Phase, Position, Seat, Setting, Side, market, vocab::GOODS};
use tabletop::MAX_SEATS;

use super::{
    log_panel::Line,
    press::{Inspected, Panel},
};
use crate::{
    game_screen::{bar::BarFacts, hint, prompt},
    games::hab_gut::{
        choice::{Choice, RulesQuery, TradeDirection},
        history::History,
        preview::Preview,
        stories::{Movement, Story},
        texts,
    },
    seats::names::name,
    texts::{Text, Who},
};

/// The contents of the prompt line.
pub type PromptFacts = prompt::PromptFacts<Seat, Illegal>;

/// The parts that the rules allow the player to tap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AllowedTaps {
    /// For each good, true if one more share can be bought.
    pub buy: [bool; GOODS],
    /// For each good, true if one more share can be sold or given.
    pub own: [bool; GOODS],
    /// True if cards can be chosen.
    pub cards: bool,
}

/// An action that a hint recommends.
pub type Advice = hint::Advice<Action, Seat>;

/// The animation of the current action.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ActiveAnimation {
    /// Seconds since the animation started.
    pub elapsed: f32,
    /// The movements in progress.
    pub movements: Vec<Movement>,
}

/// The data that one frame of the HUD shows.
#[derive(Debug, Clone, PartialEq)]
pub struct HudView {
    /// True if playback waits for the player to continue.
    pub awaits_next: bool,
    /// The announced position, as the viewer sees it.
    pub seen: Position,
    /// The setting of the game.
    pub setting: Setting,
    /// The names of all players.
    pub names: Vec<Who>,
    /// The seat whose cards and shares are visible.
    pub viewer: Option<Seat>,
    /// The seat whose racks and shares are in front.
    pub front: Seat,
    /// True if the viewer is to act.
    pub is_viewers_turn: bool,
    /// True if the viewer's cards are face down until the viewer turns them up.
    pub face_down: bool,
    /// The money of each seat, as counted so far by the animation.
    pub purses: [u32; MAX_SEATS],
    /// The prices at which the markers are drawn. The price of a moving marker changes gradually.
    pub markers: [f32; GOODS],
    /// The past prices of every good.
    pub history: Arc<History>,
    /// The prompt line.
    pub prompt: PromptFacts,
    /// The shares in the basket and the direction of the trade.
    pub basket: Option<(TradeDirection, Lot)>,
    /// The share for the foundation.
    pub gift: Option<Good>,
    /// The chosen card on each side, and true if it is to be halved.
    pub cards: [Option<(MarketCard, bool)>; 2],
    /// The outcome of the pending action.
    pub preview: Option<Preview>,
    /// The question and the consequences of the pending action. Empty unless a legal action is pending.
    pub question: Vec<Text>,
    /// The parts that can be tapped.
    pub allowed_taps: AllowedTaps,
    /// The reason why nothing can be tapped now.
    pub disabled_reason: Option<Text>,
    /// The animation in progress.
    pub animation: ActiveAnimation,
    /// The buttons common to all games.
    pub bar: BarFacts,
    /// The recommended actions, best first.
    pub advice: Vec<Advice>,
    /// True while a hint is being computed.
    pub thinking: bool,
    /// The log lines.
    pub lines: Arc<[Line]>,
    /// True if the log beside the exchange shows only its tab.
    pub log_closed: bool,
    /// The open panel; `None` if none is open.
    pub panel: Option<Panel>,
    /// The item whose popover is open; `None` if none is open.
    pub inspected: Option<Inspected>,
}

/// The inputs from which the data of a frame is derived.
pub struct ViewSource<'a> {
    /// The position with every effect whose animation is over.
    pub announced: &'a Position,
    /// The setting of the game.
    pub setting: &'a Setting,
    /// The names of all players.
    pub names: &'a [Who],
    /// The seat whose cards and shares are visible.
    pub viewer: Option<Seat>,
    /// True if the viewer is to act now.
    pub is_viewers_turn: bool,
    /// The selection.
    pub choice: &'a Choice,
    /// The rules to check actions against, if they are available.
    pub rules_query: Option<&'a RulesQuery<'a>>,
    /// The current story, the seconds since its start, and the number of its announced effects.
    pub story: Option<(&'a Story, f32, usize)>,
    /// The past prices of every good.
    pub history: Arc<History>,
    /// The log lines.
    pub lines: Arc<[Line]>,
}

impl HudView {
    /// The data of a frame with nothing open and the default prompt line.
    pub fn of(source: &ViewSource) -> HudView {
        let (announced, setting) = (source.announced, source.setting);
        let seen = announced.seen_by(source.viewer);
        let front = source.viewer.unwrap_or(announced.turn.seat);
        let empty = Choice::default();
        let choice = if source.is_viewers_turn { source.choice } else { &empty };
        let rules = source.rules_query.filter(|_| source.is_viewers_turn);
        let preview = rules.and_then(|rules| choice.preview(rules));
        let question = match (choice.pending(), &preview) {
            (Some(action), Some(preview)) => texts::confirmation::question(setting, action, preview),
            _ => Vec::new(),
        };
        let (mut purses, mut markers) = (seen.money, seen.prices.map(f32::from));
        let mut animation = ActiveAnimation::default();
        if let Some((story, elapsed, number)) = source.story {
            for seat in seen.seats() {
                let now = i64::from(seen.money[seat.index()]) + story.purse_change(seat, elapsed, number);
                purses[seat.index()] = now.clamp(0, i64::from(u32::MAX)) as u32;
            }
            for good in Good::ALL {
                markers[good.index()] = story.marker_price(good, elapsed, number).unwrap_or(markers[good.index()]);
            }
            let now = story.movements.iter().filter(|movement| movement.progress(elapsed).is_some());
            animation = ActiveAnimation { elapsed, movements: now.copied().collect() };
        }
        HudView {
            awaits_next: false,
            front,
            viewer: source.viewer,
            is_viewers_turn: source.is_viewers_turn,
            face_down: false,
            purses,
            markers,
            history: source.history.clone(),
            prompt: prompt_line(source, choice),
            basket: choice.basket(),
            gift: choice.gift(),
            cards: Side::ALL.map(|side| choice.card(side)),
            preview,
            question,
            allowed_taps: rules.map(|rules| allowed_taps(rules, choice)).unwrap_or_default(),
            disabled_reason: None,
            animation,
            bar: BarFacts::default(),
            advice: Vec::new(),
            thinking: false,
            lines: source.lines.clone(),
            log_closed: false,
            panel: None,
            inspected: None,
            seen,
            setting: *setting,
            names: source.names.to_vec(),
        }
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> Who {
        name(&self.names, seat)
    }

    /// The decision that the viewer must make, or `None` if it is not their turn.
    pub fn phase(&self) -> Option<Phase> {
        self.is_viewers_turn.then_some(self.seen.turn.phase)
    }

    /// The cards in one of the front player's racks, if they are visible, and their number.
    pub fn rack(&self, side: Side) -> (Option<Vec<MarketCard>>, u32) {
        let rack = self.seen.rack_at(self.front, side);
        let cards = self.seen.racks[rack.index()];
        let open = self.viewer.is_some_and(|viewer| self.seen.sees_rack(viewer.into(), rack));
        (open.then(|| cards.iter().collect()), cards.len())
    }

    /// The prices to which the visible cards in the front player's racks would move a good's marker if they were
    /// played. The current price is left out.
    pub fn target_prices(&self, good: Good) -> BTreeSet<u16> {
        let visible = Side::ALL.into_iter().filter_map(|side| self.rack(side).0).flatten();
        let cards = visible.filter(|card| card.good() == good);
        let prices = cards.map(|card| market::price_after(&self.seen, &self.setting, good, card.steps()).0);
        prices.filter(|price| *price != self.seen.prices[good.index()]).collect()
    }

    /// The player who shares the front player's rack on this side.
    pub fn neighbour(&self, side: Side) -> Seat {
        match side {
            Side::Left => self.seen.left_of(self.front),
            Side::Right => self.seen.right_of(self.front),
        }
    }

    /// The number of shares that a seat is known to hold outside its foundation.
    pub fn shares_of(&self, seat: Seat) -> u32 {
        let all = self.seen.shares_of(seat);
        // Other players' known purchases include the shares in their foundation.
        if self.viewer == Some(seat) {
            all
        } else {
            all.saturating_sub(u32::from(self.seen.foundation_shares_of(seat)))
        }
    }

    /// The progress of the game: the half and its round.
    pub fn round(&self) -> Text {
        texts::round(&self.seen, &self.setting)
    }
}

/// The prompt line for the viewer.
fn prompt_line(source: &ViewSource, choice: &Choice) -> PromptFacts {
    let position = source.announced;
    let seat = position.turn.seat;
    let say = |text: Text| PromptFacts::new(text, Some(seat));
    if position.over {
        let winners = position.winners();
        return PromptFacts::new(texts::prompt::result(source.names, winners), winners.iter().next());
    }
    if !source.is_viewers_turn {
        return say(texts::prompt::deciding(&name(source.names, seat), position.turn.phase));
    }
    if let Some(feedback) = &choice.feedback.now {
        return PromptFacts { refused: feedback.refused, rule: feedback.reason, ..say(feedback.text.clone()) };
    }
    if let Some(text) = choice.next_step() {
        return say(text);
    }
    let who = name(source.names, seat);
    say(texts::prompt::your_turn((who != Who::You).then_some(&who), position.turn.phase, &source.setting.rulebook))
}

/// The taps that the rules allow. A tap adds a share to the selection or chooses a card.
fn allowed_taps(rules: &RulesQuery, choice: &Choice) -> AllowedTaps {
    let (position, seat) = (rules.position, rules.position.turn.seat);
    let may = |action: Action| rules.judge_for(seat, action).is_ok();
    let lot = choice.basket().map_or(Lot::NONE, |(_, lot)| lot);
    let may_add = |direction: TradeDirection, action: Action| choice.allows(direction) && may(action);
    match position.turn.phase {
        Phase::Trade => AllowedTaps {
            buy: Good::ALL.map(|good| may_add(TradeDirection::Buy, Action::Buy(lot.with(good)))),
            own: Good::ALL.map(|good| may_add(TradeDirection::Sell, Action::Sell(lot.with(good)))),
            cards: false,
        },
        Phase::Foundation => {
            AllowedTaps { own: Good::ALL.map(|good| may(Action::Give(good))), ..AllowedTaps::default() }
        }
        Phase::Market => AllowedTaps { cards: true, ..AllowedTaps::default() },
    }
}
