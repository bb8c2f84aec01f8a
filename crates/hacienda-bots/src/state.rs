//! The state of a bot for one seat, and its decisions, which are made in small work units.

use crate::{
    FOR_PEOPLE, Player, Temper, baselines,
    evaluate::Evaluator,
    greedy,
    levels::planning_params,
    plan::{Plan, Planner},
    random,
    search::Search,
    tree::Tree,
};
use hacienda_rules::{Action, ActionKind, Deck, NullSink, Position, Rng, Setting, Size};
use tabletop::Level;

/// The level, the temper and everything that a bot keeps between decisions. The bot has its own random generator, so
/// that it never consumes the game's random numbers. Nothing here depends on the size of hex sets.
#[derive(Debug, Clone)]
pub(super) struct BotState {
    pub(super) level: Level,
    pub(super) temper: Temper,
    pub(super) rng: Rng,
    /// The plans of the last comparison, best first. Empty if a plan has since been chosen without a comparison.
    pub(super) compared: Vec<Plan>,
    /// The number of animal cards left in the stacks, and this seat's turns since one of these cards was last bought.
    stall: (usize, u32),
    /// The number of turns in a row that the bot ended early although there was something to gain.
    idle: u32,
    /// The total number of work units done.
    pub(super) work_units: u64,
}

/// A decision in progress.
#[derive(Debug, Clone)]
pub(super) struct Decision<S: Size> {
    /// The position in which an action is to be chosen.
    position: Position<S>,
    evaluator: Evaluator,
    stage: SearchStage<S>,
}

impl<S: Size> Decision<S> {
    /// Returns the plans under comparison, best first by the current estimate; none before the comparison.
    pub(super) fn ranking(&self) -> Vec<Plan> {
        if let SearchStage::Compare(search) = &self.stage { search.ranking() } else { Vec::new() }
    }
}

#[derive(Debug, Clone)]
#[allow(
    clippy::large_enum_variant,
    reason = "each bot has only one, which changes in place; a box would add an indirection"
)]
enum SearchStage<S: Size> {
    Plan(Planner<S>),
    Compare(Search),
    Grow(Tree),
}

impl BotState {
    /// The random stream of bots, distinct from the streams that set up a match.
    const STREAM: u64 = 0x626f_7473;

    /// Creates a bot that has decided nothing yet. The same seed gives the same choices on every machine.
    pub(super) fn new(Player { level, temper }: Player, seed: u64) -> BotState {
        BotState {
            level,
            temper,
            rng: Rng::new(seed, BotState::STREAM),
            compared: Vec::new(),
            stall: (0, 0),
            idle: 0,
            work_units: 0,
        }
    }

    /// Restarts the random generator from this seed.
    pub(super) fn reseed(&mut self, seed: u64) {
        self.rng = Rng::new(seed, BotState::STREAM);
    }

    /// Updates the state as if the bot itself had chosen this action.
    pub(super) fn recall(&mut self, setting: &Setting, before: &Position<impl Size>, action: Action) {
        let searches = !matches!(self.level, Level::Random | Level::Greedy);
        if before.over || !searches || self.break_stall(setting, before).is_some() || !FOR_PEOPLE.contains(&self.level)
        {
            return;
        }
        let gains = action == Action::End && !gains(setting, before).is_empty();
        self.count_idle_turns(action, before, gains);
    }

    /// Counts the turns in a row that ended early although there was something to gain.
    fn count_idle_turns(&mut self, action: Action, before: &Position<impl Size>, gains: bool) {
        self.idle = match action {
            Action::End if gains => self.idle + 1,
            _ if action == Action::End || before.turn.actions_left == 1 => 0,
            _ => self.idle,
        };
    }

    /// Continues the decision of the seat to act from the `decision` so far, for at most `budget` work units, but at
    /// least one. Returns the action once it is decided. `elapsed` is the fraction of the available time that has
    /// passed.
    #[inline(always)] // Choosing at random costs little more than a call.
    pub(super) fn think<S: Size>(
        &mut self,
        decision: &mut Option<Box<Decision<S>>>,
        setting: &Setting,
        position: &Position<S>,
        budget: u32,
        elapsed: f32,
    ) -> Option<Action> {
        match self.level {
            _ if position.over => Some(Action::End),
            Level::Random => Some(random::choose(setting, position, &mut self.rng)),
            Level::Greedy => Some(greedy::choose(setting, position)),
            _ => self.search(decision, setting, position, budget, elapsed),
        }
    }

    /// Does the same as [`BotState::think`] for the levels that search.
    fn search<S: Size>(
        &mut self,
        decision: &mut Option<Box<Decision<S>>>,
        setting: &Setting,
        position: &Position<S>,
        budget: u32,
        elapsed: f32,
    ) -> Option<Action> {
        let mut current = match decision.take() {
            Some(known) if known.position == *position => known,
            _ => {
                if let Some(action) = self.break_stall(setting, position) {
                    return Some(action);
                }
                Box::new(self.begin(setting, position))
            }
        };
        let skill = planning_params(self.level);
        for _ in 0..budget.max(1) {
            self.work_units += 1;
            match &mut current.stage {
                SearchStage::Plan(planner) => {
                    if planner.step(setting, &current.evaluator) || elapsed >= 1.0 {
                        let mut plans =
                            planner.best(setting, skill.comparison.map_or(usize::MAX, |comparison| comparison.plans));
                        match skill.comparison {
                            Some(comparison) if elapsed < 1.0 && plans.len() > 1 => {
                                let search = Search::new(position.turn.seat, plans, comparison, self.rng.next());
                                current.stage = SearchStage::Compare(search);
                            }
                            _ => {
                                let chosen = plans.swap_remove(self.pick_with_error(&plans, skill.error));
                                self.compared.clear();
                                return Some(self.avoid_idling(setting, position, first(&chosen), &plans));
                            }
                        }
                    }
                }
                SearchStage::Compare(search) => {
                    if search.step(setting, position, &current.evaluator, elapsed) || elapsed >= 1.0 {
                        let ranking = search.ranking();
                        let best = ranking.first().map(first)?;
                        let action = self.avoid_idling(setting, position, best, &ranking);
                        self.compared = ranking;
                        return Some(action);
                    }
                }
                SearchStage::Grow(tree) => {
                    tree.step(setting, position);
                    // With a clock, the search continues until the time is up.
                    if elapsed >= 1.0 || elapsed == 0.0 && tree.iterations() >= ITERATIONS {
                        return Some(tree.best());
                    }
                }
            }
        }
        *decision = Some(current);
        None
    }

    /// Returns the purchase of an animal card if it is legal and no seat has bought an animal card for too long, since
    /// these purchases lead to the scorings (rules: `rule-scoring-first`, `rule-scoring-final`). Only the levels for
    /// people and R4 do so. Players who keep taking the harvest chip from each other gain in every turn and would never
    /// stop.
    fn break_stall(&mut self, setting: &Setting, position: &Position<impl Size>) -> Option<Action> {
        let left = position.animal_stacks.iter().map(|stack| stack.len()).sum();
        if self.stall.0 != left {
            self.stall = (left, 0);
        }
        let begins = position.turn.actions_left == setting.rulebook.actions;
        self.stall.1 += u32::from(begins);
        let buy = Action::BuyTop(Deck::Animal);
        let stalls = (FOR_PEOPLE.contains(&self.level) || self.level == Level::R4) && self.stall.1 > MAX_STALL;
        (stalls && position.check(setting, buy).is_ok()).then_some(buy)
    }

    /// If a bot of a level for people has ended several turns in a row early although there was something to gain,
    /// replaces its decision to end the turn with an action that brings an immediate gain, preferably the first action
    /// of a plan. Hoarding is wise at times, but an opponent who only waits is no fun.
    fn avoid_idling(
        &mut self,
        setting: &Setting,
        position: &Position<impl Size>,
        chosen: Action,
        plans: &[Plan],
    ) -> Action {
        if !FOR_PEOPLE.contains(&self.level) {
            return chosen;
        }
        let gains = if chosen == Action::End { gains(setting, position) } else { Vec::new() };
        let action = match gains.first() {
            Some(any) if self.idle >= MAX_IDLE => {
                plans.iter().map(first).find(|action| gains.contains(action)).unwrap_or(*any)
            }
            _ => chosen,
        };
        self.count_idle_turns(action, position, !gains.is_empty());
        action
    }

    fn begin<S: Size>(&mut self, setting: &Setting, position: &Position<S>) -> Decision<S> {
        let (book, skill) = (&setting.rulebook, planning_params(self.level));
        let evaluator = match self.level {
            Level::Planner => baselines::r2_evaluator(book),
            Level::R4 => baselines::r4_evaluator(book, position.seats, self.temper.taste()),
            _ => Evaluator::new(book, position.seats, self.temper.taste()),
        };
        let stage = match self.level {
            Level::Ismcts => SearchStage::Grow(Tree::new(Rng::new(self.rng.next(), BotState::STREAM))),
            _ => SearchStage::Plan(Planner::new(setting, position, &evaluator, skill.width, skill.ahead)),
        };
        Decision { position: *position, evaluator, stage }
    }

    /// Returns the index of the plan that looks best to a bot that misjudges values. The error is drawn once for each
    /// kind of action and once for each plan. Such a bot never ends the turn while a plan is worth more than ending it:
    /// its mistakes lead to bad actions, not to idle turns.
    fn pick_with_error(&mut self, plans: &[Plan], error: f32) -> usize {
        if error == 0.0 {
            return 0;
        }
        let kind_errors: [f32; 2 * ActionKind::ALL.len()] = std::array::from_fn(|_| self.random_normal());
        let stopped = plans.iter().find(|plan| first(plan) == Action::End).map_or(f32::MIN, |plan| plan.value);
        let gains = plans.iter().any(|plan| plan.value > stopped);
        let mut best = (f32::MIN, 0);
        for (place, plan) in plans.iter().enumerate() {
            let action = first(plan);
            if action == Action::End && gains {
                continue;
            }
            let buys_animal = matches!(action, Action::BuyTop(Deck::Animal) | Action::BuyAnimal(_));
            let error_factor = match action.kind() {
                // Weak levels seldom end the turn early.
                None => -1.0,
                // Animals attract beginners. Buying them also leads to the scorings, so that the game ends.
                Some(kind) if buys_animal => ANIMAL_BONUS + kind_errors[2 * kind as usize + 1] + self.random_normal(),
                Some(kind) => kind_errors[2 * kind as usize] + self.random_normal(),
            };
            let seeming = plan.value + error * error_factor;
            if seeming > best.0 {
                best = (seeming, place);
            }
        }
        best.1
    }

    /// Returns an almost normal random number with mean 0 and standard deviation 1: the sum of three uniform random
    /// numbers.
    fn random_normal(&mut self) -> f32 {
        (0..3).map(|_| self.rng.below(2001) as f32 / 1000.0 - 1.0).sum()
    }
}

/// The number of tree-search iterations without a clock.
const ITERATIONS: u32 = 1_000;

/// The number of consecutive turns that a bot may begin without anyone buying an animal card.
const MAX_STALL: u32 = 3;

/// The number of turns in a row that a bot may end early although there is something to gain.
const MAX_IDLE: u32 = 2;

/// The bonus that a bot with an error gives to buying an animal card, in units of its error.
const ANIMAL_BONUS: f32 = 0.5;

/// Returns the actions that bring points or pesos at once, or a card into an empty hand.
fn gains<S: Size>(setting: &Setting, position: &Position<S>) -> Vec<Action> {
    let seat = position.turn.seat;
    let cards = |position: &Position<S>| position.hands[seat.index()].iter().any(|cards| *cards > 0);
    let (points, pesos) = (position.score(setting, seat).total(), position.pesos[seat.index()]);
    let mut all = position.legal(setting);
    all.retain(|action| {
        let mut after = *position;
        after.play_unchecked(setting, *action, &mut NullSink);
        let more = after.score(setting, seat).total() > points || after.pesos[seat.index()] > pesos;
        *action != Action::End && (more || cards(&after) && !cards(position))
    });
    all
}

fn first(plan: &Plan) -> Action {
    plan.actions.first().copied().unwrap_or(Action::End)
}
