//! The rules to look up: chapters of paragraphs, each a message with the numbers of the game that is played.

mod chapters;
pub mod examples;
mod variants;
mod why;

pub use variants::variants;
pub use why::{why, why_of_card};

use crate::texts::{
    Text,
    manual::{self, Manual, RuleId},
    text,
};
use hacienda_rules::{HouseRules, Rulebook};

macro_rules! rules {
    ($(#[doc = $about:literal] $rule:ident),+ $(,)?) => {
        /// A paragraph of the rules. Some are only told where the game that is played has them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Rule { $(#[doc = $about] $rule),+ }

        impl Rule {
            /// All of them, in their order.
            pub const ALL: [Rule; [$(Rule::$rule),+].len()] = [$(Rule::$rule),+];
        }
    };
}
rules! {
    /// What it is all about.
    Goal,
    /// What points come from.
    Points,
    /// What a hex can be.
    Board,
    /// How to come here from a sign.
    Signs,
    /// Land cards at the start.
    SetupLand,
    /// Pampas cards that everybody gets.
    SetupPampas,
    /// Animal cards at the start.
    SetupAnimals,
    /// The two stacks of animal cards.
    SetupStacks,
    /// What depends on the number of players.
    SetupTable,
    /// Ponds at the start.
    SetupPonds,
    /// Money at the start, and who begins.
    SetupPurse,
    /// What is hidden.
    Hands,
    /// What is known all the same.
    Known,
    /// Actions of a turn.
    Turn,
    /// What actions cost.
    Prices,
    /// What can be done once a turn.
    Once,
    /// Nobody can owe.
    Owe,
    /// Where anything can be placed.
    Place,
    /// What cards cost.
    Buy,
    /// Open cards are replaced.
    Refill,
    /// A purchase stays.
    NoUndo,
    /// The land deck is empty.
    LandDeck,
    /// Land cards.
    Land,
    /// Pampas cards.
    Pampas,
    /// A landscape that is full.
    Full,
    /// Chains.
    Chain,
    /// Animal cards.
    Animal,
    /// Herds of other species do not help.
    OtherSpecies,
    /// Herds.
    Herd,
    /// Chains and herds that become one.
    Join,
    /// The most animals.
    Limit,
    /// When a market pays.
    Market,
    /// How much.
    Payment,
    /// The first example.
    PaymentFirst,
    /// Another side of a market.
    MarketAgain,
    /// The example of it.
    PaymentAgain,
    /// Joining herds.
    MarketJoin,
    /// The example of it.
    PaymentJoin,
    /// Harvest.
    Harvest,
    /// The example of it.
    HarvestSum,
    /// A chip of an opponent's.
    HarvestTake,
    /// No chip anywhere.
    HarvestNone,
    /// Haciendas.
    Hacienda,
    /// How many may stand where.
    HaciendaOne,
    /// Ponds.
    Pond,
    /// Ponds that touch.
    PondApart,
    /// The first scoring.
    ScoringFirst,
    /// The final scoring.
    ScoringFinal,
    /// Both at once.
    ScoringBoth,
    /// Points for markets.
    ScoreMarkets,
    /// Points for chains.
    ScoreChains,
    /// Points for haciendas.
    ScoreHaciendas,
    /// Points for ponds.
    ScorePonds,
    /// Points for herds.
    ScoreHerds,
    /// Points for money.
    ScoreMoney,
    /// Who wins.
    Win,
    /// A whole scoring.
    ScoreExample,
    /// The end of the game.
    End,
    /// The end by passing.
    Pass,
    /// Variant 1.
    Variant1,
    /// What scores otherwise in it.
    Variant1Scoring,
    /// Its payments.
    Variant1Sums,
    /// Variant 2.
    Running,
    /// Its only scoring.
    RunningFinal,
    /// Turns in it.
    RunningTurns,
    /// The Crucible.
    Crucible,
    /// Its cards.
    CrucibleHands,
    /// Its ponds.
    CruciblePonds,
    /// What scores otherwise in it.
    CrucibleScoring,
    /// Its points for ponds and money.
    CrucibleShores,
    /// House rules.
    House,
    /// All animals in one herd.
    HouseMixed,
    /// More haciendas in a group.
    HouseSeveral,
    /// Land cards come again.
    HouseLand,
    /// Scorings at once.
    HouseAtOnce,
    /// The shortest chain that is harvested.
    HouseHarvest,
}

/// A paragraph as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// Which one.
    pub rule: Rule,
    /// The sections of RULES.md that it tells.
    pub sections: &'static [&'static str],
    /// Its words.
    pub text: Text,
}

/// The chapters as the game of this rulebook has them: their names, as they stand in the list, and their paragraphs.
pub fn chapters(book: &Rulebook) -> [(Text, Vec<Paragraph>); 13] {
    [
        (text!("rule-chapter-goal"), chapters::goal()),
        (text!("rule-chapter-setup"), chapters::setup(book)),
        (text!("rule-chapter-turn"), chapters::turn(book)),
        (text!("rule-chapter-buying"), chapters::buying(book)),
        (text!("rule-chapter-land"), chapters::land()),
        (text!("rule-chapter-animals"), chapters::animals(book)),
        (text!("rule-chapter-markets"), chapters::markets(book)),
        (text!("rule-chapter-harvest"), chapters::harvest(book)),
        (text!("rule-chapter-pieces"), chapters::pieces(book)),
        (text!("rule-chapter-scoring"), chapters::scoring(book)),
        (text!("rule-chapter-end"), chapters::end()),
        (text!("rule-chapter-variants"), variants(|game| Rulebook::new(game, false, HouseRules::default()))),
        (text!("rule-chapter-house"), variants::house()),
    ]
}

impl Rule {
    /// The rule of a paragraph of the manual.
    pub fn of(id: RuleId) -> Option<Rule> {
        Rule::ALL.get(usize::from(id.0)).copied()
    }
}

impl From<Rule> for RuleId {
    fn from(rule: Rule) -> RuleId {
        RuleId(rule as u16)
    }
}

/// All rules, as the game of this rulebook has them.
pub fn manual(book: &Rulebook) -> Manual {
    let told = |one: Paragraph| manual::Paragraph { rule: one.rule.into(), text: one.text };
    let chapter = |(title, paragraphs): (Text, Vec<Paragraph>)| {
        let paragraphs = paragraphs.into_iter().map(told).collect();
        manual::Chapter { title, paragraphs }
    };
    Manual {
        title: text!("rules-page-title"),
        chapters: chapters(book).into_iter().map(chapter).collect(),
        terms: terms().into_iter().map(|(text, rule)| (text, rule.into())).collect(),
    }
}

/// The words that lead to a paragraph by a tap.
fn terms() -> [(Text, Rule); 12] {
    [
        (text!("rule-term-cost"), Rule::Prices),
        (text!("rule-term-chain"), Rule::Chain),
        (text!("rule-term-herd"), Rule::Herd),
        (text!("rule-term-payment"), Rule::Market),
        (text!("rule-term-side"), Rule::MarketAgain),
        (text!("rule-term-chip"), Rule::Harvest),
        (text!("rule-term-limit"), Rule::Limit),
        (text!("rule-term-hidden"), Rule::Hands),
        (text!("rule-term-stack"), Rule::SetupStacks),
        (text!("rule-term-tie"), Rule::Win),
        (text!("rule-term-pass"), Rule::Pass),
        (text!("rule-term-variant"), Rule::Variant1),
    ]
}

#[cfg(test)]
mod tests;
