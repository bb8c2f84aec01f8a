//! Laws (invariants) of every game, checked in random games on all boards, with all numbers of players and all
//! variants.
//!
//! Environment variables: `HACIENDA_LAW_GAMES` is the number of games of each long test (default 10,000),
//! `HACIENDA_LAW_SEED` is the seed of the first game (default 0), and `HACIENDA_SHARED` is the folder that contains the
//! folder `maps` of third-party boards.

mod cases;
mod completeness;
mod conservation;
mod following;
mod naive;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::{AtomicU64, Ordering},
    thread,
};

use cases::{Case, Driver};
use hacienda_bots::{Bot, Level};
use hacienda_rules::{
    Action, ActionKind, Card, Effect, Effects, Ground, Position, Rng, ScoringKind, Setting, Species,
    effect::{CardEffect, ClockEffect, HarvestEffect, LandEffect},
    formats::records::Record,
};

/// The maximum number of actions in a game; a longer game counts as endless.
const MAX_ACTIONS: u32 = 10_000;

/// Events that must be frequent enough for the tests of the laws to be meaningful.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    IntermediateScoring,
    EndByDeck,
    BothScoringsInOneRound,
    EndByPassing,
    LandReshuffle,
    ChipTakenFromAnOpponent,
    CardCountedAsPampas,
    LastPond,
    LastHacienda,
    FifteenthAnimalOfASpecies,
}

impl Seen {
    const ALL: [Seen; 10] = [
        Seen::IntermediateScoring,
        Seen::EndByDeck,
        Seen::BothScoringsInOneRound,
        Seen::EndByPassing,
        Seen::LandReshuffle,
        Seen::ChipTakenFromAnOpponent,
        Seen::CardCountedAsPampas,
        Seen::LastPond,
        Seen::LastHacienda,
        Seen::FifteenthAnimalOfASpecies,
    ];
}

/// The numbers of events, actions and checks.
#[derive(Debug, Default)]
struct Counts {
    seen: BTreeMap<Seen, u64>,
    /// The combinations of board, game and running score that were played.
    played: BTreeSet<(u64, &'static str, bool)>,
    actions: u64,
    checks: u64,
    scores: u64,
}

impl Counts {
    fn note(&mut self, what: Seen) {
        *self.seen.entry(what).or_default() += 1;
    }

    fn add(&mut self, other: Counts) {
        other.seen.into_iter().for_each(|(what, count)| *self.seen.entry(what).or_default() += count);
        self.played.extend(other.played);
        self.actions += other.actions;
        self.checks += other.checks;
        self.scores += other.scores;
    }
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name)
        .map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is not a number: {text}")))
}

#[test]
fn laws_hold_in_random_games() {
    laws_hold_in(1_000);
}

fn laws_hold_in(games: u64) {
    let first = number("HACIENDA_LAW_SEED", 0);
    let boards = cases::boards();
    let next = AtomicU64::new(first);
    let mut counts = Counts::default();
    thread::scope(|scope| {
        let work = || {
            let mut counts = Counts::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= first + games {
                    return counts;
                }
                play(&Case::new(&boards, seed), &mut counts);
            }
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            counts.add(worker.join().expect("all games obey the laws"));
        }
    });
    println!("{games} games, seeds {first} to {}, on {} boards", first + games - 1, boards.len());
    println!("{} actions, {} checks, {} scores recomputed", counts.actions, counts.checks, counts.scores);
    // A run of this length covers every combination.
    if games >= 2 * (boards.len() * cases::GAMES.len()) as u64 {
        assert_eq!(counts.played.len(), boards.len() * cases::GAMES.len(), "every game must be played on every board");
    }
    for what in Seen::ALL {
        let often = counts.seen.get(&what).copied().unwrap_or(0);
        println!("{what:?}: {often}");
        // A run of at least 100,000 games needs 500 of each event. A shorter run needs only a fifth of its share, to
        // allow for chance.
        let needed = if games >= 100_000 { 500 } else { games / 1_000 };
        assert!(often >= needed, "{what:?} was seen only {often} times; at least {needed} are needed");
    }
}

/// Plays one game and checks the laws, most of them after each action.
fn play(case: &Case, counts: &mut Counts) {
    let _print_on_panic = PrintOnPanic(case);
    let Case { setting, start, .. } = case;
    let mut rng = Rng::new(case.seed, 1_000);
    let mut bot = Bot::new(Level::Random, case.seed);
    let mut position = *start;
    let total = conservation::Total::of(&position);
    let mut record = case.record();
    let mut actions: Vec<Action> = Vec::new();
    let exhaustive_at = rng.below(60);
    let mut effects = Effects::new();
    while !position.over {
        assert!((actions.len() as u32) < MAX_ACTIONS, "the game must end");
        let legal = position.legal(setting);
        counts.checks += assert_legal_list(setting, &position, &legal);
        if actions.len() as u32 == exhaustive_at {
            counts.checks += completeness::assert_legal_list_complete(setting, &position, &legal, &mut rng);
        }
        let action = choose(case, &position, &legal, &mut bot, &mut rng);
        let before = position;
        effects.clear();
        position.play(setting, action, &mut effects).expect("listed as legal");
        actions.push(action);
        conservation::assert_effects_replay(setting, &before, &effects, &position);
        total.assert_conserved(setting, &position);
        naive::assert_payment(setting, &before, action, &position);
        note(setting, &before, &effects, &position, counts);
        let scored = effects.iter().any(|effect| matches!(effect, Effect::Clock(ClockEffect::Scored { .. })));
        if scored || rng.below(50) == 0 {
            counts.scores += naive::assert_scores_agree(setting, &position);
        }
        if let Some(record) = &mut record {
            record.push(before.turn.seat, action, &position);
        }
    }
    counts.actions += actions.len() as u64;
    let book = &setting.rulebook;
    counts.played.insert((setting.board.hash(), book.edition.word(), book.running_score));
    assert!(
        position.legal(setting).is_empty() && position.check(setting, Action::End).is_err(),
        "no action may be legal after the end"
    );
    assert!(!position.winners(setting).is_empty());
    match record {
        Some(record) => {
            let read = Record::parse(&record.text()).expect("a record that was written can be read");
            assert_eq!(read.actions, record.actions);
            let last = read.last_position().expect("a record replays to the same fingerprints");
            assert_eq!(last, position);
        }
        None => {
            // No seed gives this set-up, so there is no record. The same actions must still lead to the same position.
            let mut again = *start;
            for action in actions {
                again.play(setting, action, &mut Effects::new()).expect("the action was legal before");
            }
            assert_eq!(again.fingerprint(), position.fingerprint());
        }
    }
}

/// Prints the case if a law is broken.
struct PrintOnPanic<'a>(&'a Case);

impl Drop for PrintOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            let Case { seed, setting, start, driver, .. } = self.0;
            let (board, book) = (&setting.board.name, &setting.rulebook);
            eprintln!(
                "in game {seed}: {board}, {} seats, {driver:?}, {:?}, {:?}, running score {}",
                start.seats, book.edition, book.house, book.running_score
            );
        }
    }
}

/// Checks that every listed action passes `check` and is listed only once, and that ending the turn is listed last.
/// Returns the number of checked actions.
fn assert_legal_list(setting: &Setting, position: &Position, legal: &[Action]) -> u64 {
    assert_eq!(legal.last(), Some(&Action::End));
    for action in legal {
        assert_eq!(position.check(setting, *action), Ok(()), "{action:?} is listed, so it must be legal");
    }
    let mut sorted = legal.to_vec();
    sorted.sort();
    assert!(sorted.windows(2).all(|pair| pair[0] != pair[1]), "no action may be listed twice");
    legal.len() as u64
}

fn choose(case: &Case, position: &Position, legal: &[Action], bot: &mut Bot, rng: &mut Rng) -> Action {
    let mut any = |wanted: &dyn Fn(&Action) -> bool| {
        let wanted: Vec<Action> = legal.iter().copied().filter(wanted).collect();
        (!wanted.is_empty()).then(|| wanted[rng.below(wanted.len() as u32) as usize])
    };
    let preferred = match case.driver {
        Driver::Random => None,
        Driver::Buyer => {
            any(&|action| matches!(action, Action::BuyTop(hacienda_rules::Deck::Animal) | Action::BuyAnimal(_)))
        }
        Driver::Herder => any(&|action| action.kind() == Some(ActionKind::Animal))
            .or_else(|| any(&|action| action.kind() == Some(ActionKind::Land))),
    };
    preferred.unwrap_or_else(|| bot.choose(&case.setting, position))
}

fn note(setting: &Setting, before: &Position, effects: &[Effect], after: &Position, counts: &mut Counts) {
    let mut held = Vec::new();
    for effect in effects {
        match effect {
            Effect::Clock(ClockEffect::Scored { kind, .. }) => held.push(*kind),
            Effect::Card(CardEffect::Reshuffled { .. }) => counts.note(Seen::LandReshuffle),
            Effect::Harvest(HarvestEffect::Placed { from: Some(_), .. }) => counts.note(Seen::ChipTakenFromAnOpponent),
            Effect::Land(LandEffect::Placed { card, at, .. })
                if card.landscape().is_some() && setting.board.ground(*at) == Ground::Pampas =>
            {
                counts.note(Seen::CardCountedAsPampas);
            }
            Effect::Pond(_) if after.pond_supply == [0; 4] => counts.note(Seen::LastPond),
            Effect::Hacienda(_) if after.hacienda_supply == 0 => counts.note(Seen::LastHacienda),
            Effect::Animal(hacienda_rules::effect::AnimalEffect::Placed { seat, species, .. })
                if after.animals_of(*seat, *species).count() == 15 =>
            {
                counts.note(Seen::FifteenthAnimalOfASpecies);
                let card = Card::Animal(*species);
                assert!(Species::ALL.contains(species) && before.in_hand(*seat, card) > 0);
            }
            _ => {}
        }
    }
    if held.contains(&ScoringKind::Intermediate) {
        counts.note(Seen::IntermediateScoring);
    }
    if held.len() == 2 {
        assert_eq!(held, ScoringKind::ALL, "the intermediate scoring must come first");
        counts.note(Seen::BothScoringsInOneRound);
    }
    if after.over {
        counts.note(if after.passed >= after.seats { Seen::EndByPassing } else { Seen::EndByDeck });
    }
}

mod long {
    use super::*;

    #[test]
    #[ignore = "long: .ci/long runs it"]
    fn laws_hold_in_ten_thousand_random_games() {
        laws_hold_in(number("HACIENDA_LAW_GAMES", 10_000));
    }
}
