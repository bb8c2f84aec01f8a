//! Plans for the rest of a turn: a beam search over sequences of actions. The value of a sequence is the value of the
//! position after it.

use crate::{
    evaluate::{Evaluator, Opponents},
    features::{Unseen, features_of},
    holdings::{Chains, Holdings},
};
use hacienda_rules::{
    Action, ActionKind, Card, CardEffect, Cell, Cells, Deck, Effect, NullSink, Page, PondCells, PondShape, Position,
    ScoringKind, Seat, Setting, Size, Wide, animals, cards, haciendas, harvest, land, ponds, scoring,
};

/// The width of the beam search.
#[derive(Debug, Clone, Copy)]
pub struct BeamWidth {
    /// The maximum number of plans extended after each action. Up to four times as many are kept as results.
    pub beam: usize,
    /// The maximum number of hexes tried for each card.
    pub hexes: usize,
}

/// A plan for the rest of a turn.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The actions, in order; the turn ends after them. An empty list ends the turn at once.
    pub actions: Vec<Action>,
    /// The expected lead over the average of the other seats after these actions, in points, plus the bonus for the
    /// bot's taste.
    pub value: f32,
}

/// A position in the middle of a plan. The planner uses only the parts of it that the player can know.
#[derive(Debug, Clone)]
struct Node<S: Size> {
    position: Position<S>,
    unseen: Unseen,
    actions: Vec<Action>,
    /// A hash of the actions that ignores their order.
    key: u64,
}

/// An action after a node, with its value. The resulting position is not stored, but recomputed for the few extensions
/// that become nodes.
#[derive(Debug, Clone, Copy)]
struct Extension {
    node: usize,
    action: Action,
    value: f32,
    key: u64,
    pesos: u32,
}

/// A beam search for plans that runs in small steps.
#[derive(Debug, Clone)]
pub struct Planner<S: Size = Wide> {
    width: BeamWidth,
    seat: Seat,
    /// The maximum number of actions in a plan.
    actions: u8,
    others: Opponents,
    /// The nodes of the current depth, best first.
    open: Vec<Node<S>>,
    /// The number of these nodes that have already been extended.
    done: usize,
    next: Vec<Extension>,
    /// The plans found so far.
    found: Vec<Plan>,
    candidates: Vec<Action>,
}

impl<S: Size> Planner<S> {
    /// Starts a search for plans of the seat to act that are at most `ahead` actions long.
    pub fn new(
        setting: &Setting,
        position: &Position<S>,
        evaluator: &Evaluator,
        width: BeamWidth,
        ahead: u8,
    ) -> Planner<S> {
        let seat = position.turn.seat;
        let mut start = *position;
        // The turn must not end inside a plan.
        start.turn.actions_left = u8::MAX;
        let mut others = Opponents::of(setting, &start, seat);
        let value = others.lead(evaluator, setting, &start, seat, &features_of(setting, &start, seat, [0; 2]));
        Planner {
            width,
            seat,
            actions: position.turn.actions_left.min(ahead),
            others,
            open: vec![Node { position: start, unseen: [0; 2], actions: Vec::new(), key: 0 }],
            done: 0,
            next: Vec::new(),
            found: vec![Plan { actions: Vec::new(), value }],
            candidates: Vec::new(),
        }
    }

    /// Extends one node. Returns true if no node is left.
    pub fn step(&mut self, setting: &Setting, evaluator: &Evaluator) -> bool {
        if self.done < self.open.len() {
            self.extend(setting, evaluator, self.done);
            self.done += 1;
            if self.done == self.open.len() {
                self.next_depth(setting);
            }
        }
        self.open.is_empty()
    }

    /// Moves on to the next depth: keeps the best extensions as plans, and turns the very best of these into nodes.
    fn next_depth(&mut self, setting: &Setting) {
        let mut next = std::mem::take(&mut self.next);
        next.sort_by(|a, b| b.value.total_cmp(&a.value));
        // Keep the best extensions. Plans with the same actions in another order are duplicates unless they leave
        // different numbers of pesos.
        let mut kept: Vec<Extension> = Vec::with_capacity(4 * self.width.beam);
        for step in next {
            if kept.len() == 4 * self.width.beam {
                break;
            }
            if kept.iter().all(|other| (other.key, other.pesos) != (step.key, step.pesos)) {
                kept.push(step);
            }
        }
        let before = std::mem::take(&mut self.open);
        let actions = |step: &Extension| {
            let earlier = before[step.node].actions.iter().copied();
            earlier.chain([step.action]).collect::<Vec<Action>>()
        };
        self.found.extend(kept.iter().map(|step| Plan { actions: actions(step), value: step.value }));
        self.done = 0;
        for step in kept.iter().take(self.width.beam) {
            let node = &before[step.node];
            if node.actions.len() + 1 < usize::from(self.actions) {
                let (mut position, mut unseen) = (node.position, node.unseen);
                play_foreseeable(setting, &mut position, step.action, &mut unseen);
                self.open.push(Node { position, unseen, actions: actions(step), key: step.key });
            }
        }
    }

    /// Returns up to `count` of the best plans, best first. At least one plan exists: to end the turn at once. Plans of
    /// an unfinished depth are included.
    pub fn best(&mut self, setting: &Setting, count: usize) -> Vec<Plan> {
        self.next_depth(setting);
        let mut found = std::mem::take(&mut self.found);
        found.sort_by(|a, b| b.value.total_cmp(&a.value));
        found.truncate(count);
        found
    }

    fn extend(&mut self, setting: &Setting, evaluator: &Evaluator, place: usize) {
        let node = &self.open[place];
        self.candidates.clear();
        candidates_of(setting, &node.position, self.width.hexes, &mut self.candidates);
        // Holdings that the actions leave unchanged are analysed only once.
        let chains = Chains::of(setting, &node.position, self.seat);
        let holdings = Holdings::with(&chains, setting, &node.position);
        for action in self.candidates.iter().copied() {
            let (mut position, mut unseen) = (node.position, node.unseen);
            play_foreseeable(setting, &mut position, action, &mut unseen);
            let own = match action.page() {
                Page::Cards => holdings.features_of(setting, &position, unseen),
                Page::Animals | Page::Ponds => {
                    Holdings::with(&chains, setting, &position).features_of(setting, &position, unseen)
                }
                Page::Land | Page::Harvest | Page::Haciendas | Page::Turn => {
                    features_of(setting, &position, self.seat, unseen)
                }
            };
            let value = self.others.lead(evaluator, setting, &position, self.seat, &own);
            let key = node.key.wrapping_add(action_hash(action));
            self.next.push(Extension { node: place, action, value, key, pesos: position.pesos[self.seat.index()] });
        }
    }
}

/// Returns a hash of an action.
fn action_hash(action: Action) -> u64 {
    let number = match action {
        Action::BuyTop(deck) => 1 + deck.index() as u64,
        Action::BuyLand(card) => 10 + card.index() as u64,
        Action::BuyAnimal(species) => 20 + species.index() as u64,
        Action::Hacienda(at) => 1 << 20 | u64::from(at.0),
        Action::Pond(pond) => pond.cells().iter().fold(2, |sum, cell| sum << 10 | u64::from(cell.0)),
        Action::Land { card, at } => 3 << 20 | (card.index() as u64) << 10 | u64::from(at.0),
        Action::Animal { species, at } => 4 << 20 | (species.index() as u64) << 10 | u64::from(at.0),
        Action::Harvest { at, from } => 5 << 40 | u64::from(at.0) << 20 | from.map_or(0, |from| u64::from(from.0) + 1),
        Action::End => 0,
    };
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z ^ (z >> 31)
}

/// Plays an action as far as the player can foresee it, without looking at revealed cards.
fn play_foreseeable(setting: &Setting, position: &mut Position<impl Size>, action: Action, unseen: &mut Unseen) {
    let (seat, book) = (position.turn.seat, &setting.rulebook);
    let (price, card, deck) = match action {
        Action::BuyTop(deck) => (book.deck_price, None, deck),
        Action::BuyLand(card) => (book.display_price, Some(Card::Land(card)), Deck::Land),
        Action::BuyAnimal(species) => (book.display_price, Some(Card::Animal(species)), Deck::Animal),
        _ => return position.play_unchecked(setting, action, &mut NullSink),
    };
    position.pesos[seat.index()] -= price;
    position.passed = 0;
    match card {
        None => unseen[deck.index()] += 1,
        Some(card) => {
            // The replacement card is not known.
            if let Some(slot) = cards::slot(position, card) {
                position.apply(&Effect::Card(CardEffect::Taken { seat, card, slot }));
            }
        }
    }
    match deck {
        Deck::Land => drop(position.land_deck.pop()),
        Deck::Animal => {
            let stack = usize::from(position.animal_stacks[0].is_empty());
            if position.animal_stacks[stack].pop().is_some() && position.animal_stacks[stack].is_empty() {
                let kind = if stack == 0 { ScoringKind::Intermediate } else { ScoringKind::Final };
                position.scorings.due[kind.index()] |= position.can_fall_due(setting, kind);
            }
        }
    }
}

/// Collects the actions worth trying, except the end of the turn.
fn candidates_of<S: Size>(setting: &Setting, position: &Position<S>, hexes: usize, found: &mut Vec<Action>) {
    let (board, book) = (&*setting.board, &setting.rulebook);
    let seat = position.turn.seat;
    let owned = position.owned[seat.index()];
    let own_land = owned & position.land;
    let pesos = position.pesos[seat.index()];
    position.for_each_legal(setting, ActionKind::BuyTop, |action| found.push(action));
    position.for_each_legal(setting, ActionKind::BuyDisplay, |action| found.push(action));

    // Sets of hexes that are good places for pieces.
    let near_ponds = board.around(&position.pond_cells);
    let animals = owned & !position.land;
    let printed = board.printed();
    let unreached = printed.markets.filter(|market| !board.touches(market, &animals));
    let fresh_sides = board.around(&unreached);
    let near_sides = board.around(&(fresh_sides & printed.pampas));
    let rank = |cell: Cell, land: bool, herd: &Cells<S>| -> u32 {
        let own_beside = board.neighbours(cell).iter().filter(|other| own_land.has(**other)).count() as u32;
        let animals_beside = board.neighbours(cell).iter().filter(|other| herd.has(**other)).count() as u32;
        let bit = |set: &Cells<S>, worth: u32| if set.has(cell) { worth } else { 0 };
        if land {
            own_beside.min(2) * 6
                + animals_beside.min(2) * 3
                + bit(&near_ponds, 4)
                + bit(&fresh_sides, 5)
                + bit(&near_sides, 3)
        } else {
            bit(&fresh_sides, 12)
                + bit(&printed.market_sides, 6)
                + animals_beside.min(2) * 3
                + own_beside.min(2)
                + bit(&near_ponds, 4)
                + bit(&near_sides, 4)
        }
    };
    let mut ranked: Vec<(u32, Cell)> = Vec::new();
    let mut keep_best = |cells: &Cells<S>, rank: &dyn Fn(Cell) -> u32, push: &mut dyn FnMut(Cell)| {
        ranked.clear();
        ranked.extend(cells.iter().map(|cell| (rank(cell), cell)));
        if ranked.len() > hexes {
            ranked.sort_by_key(|(rank, cell)| (std::cmp::Reverse(*rank), cell.0));
            ranked.truncate(hexes);
        }
        ranked.iter().for_each(|(_, cell)| push(*cell));
    };
    land::for_each_target(position, setting, |card, cells| {
        keep_best(cells, &|cell| rank(cell, true, &animals), &mut |at| found.push(Action::Land { card, at }));
    });
    animals::for_each_target(position, setting, |species, cells| {
        let herd = position.herd_candidates(setting, seat, species);
        keep_best(cells, &|cell| rank(cell, false, &herd), &mut |at| found.push(Action::Animal { species, at }));
    });

    // All hexes of a group are equivalent for a hacienda or a chip.
    if pesos >= book.hacienda_price {
        let groups = haciendas::target_groups(position, setting).filter(|(_, group)| group.count() > 1);
        found.extend(groups.map(|(first, _)| Action::Hacienda(first)));
    }
    let from = harvest::chips_to_take(position).first();
    if position.chip_supply > 0 || from.is_some() {
        for chain in board.groups(harvest::targets(position, setting)) {
            found.extend(chain.first().map(|at| Action::Harvest { at, from }));
        }
    }
    if pesos >= book.pond_price && !position.turn.pond_bought {
        ponds_of(setting, position, board.around(&owned), found);
    }
}

/// The maximum number of ponds tried.
const PONDS: usize = 5;

/// Collects the ponds that seem best, rated by twice the seat's points minus the points of the best other seat. A pond
/// must touch at least two hexes of the seat.
fn ponds_of<S: Size>(setting: &Setting, position: &Position<S>, near: Cells<S>, found: &mut Vec<Action>) {
    let (board, book) = (&*setting.board, &setting.rulebook);
    let seat = position.turn.seat;
    let mut best: Vec<(i32, PondCells)> = Vec::new();
    for shape in PondShape::ALL {
        for pond in ponds::places(position, setting, shape) {
            if !pond.cells().iter().any(|cell| near.has(*cell)) {
                continue;
            }
            let touching = |seat: Seat| i32::from(scoring::count_touching(board, &pond, &position.owned[seat.index()]));
            let own = touching(seat);
            if own < 2 {
                continue;
            }
            let others = position.seats().filter(|other| *other != seat).map(touching).max().unwrap_or(0);
            let each = i32::from(book.pond_points[shape.index()]);
            best.push((each * (2 * own - others), pond));
        }
    }
    best.sort_by_key(|(points, pond)| (-points, *pond));
    best.truncate(PONDS);
    found.extend(best.into_iter().map(|(_, pond)| Action::Pond(pond)));
}
