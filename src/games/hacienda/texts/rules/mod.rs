//! The rules page: chapters of paragraphs, each a message with the numbers of the current rulebook.

mod chapters;
pub mod examples;
mod explain;
mod variants;

pub use explain::{rule_of_card, rule_of_refusal};
pub use variants::variants;

use crate::texts::{
    Text,
    manual::{self, Manual, RuleId},
    text,
};
use hacienda_rules::{HouseRules, Rulebook};

macro_rules! rules {
    ($(#[doc = $about:literal] $rule:ident),+ $(,)?) => {
        /// A paragraph of the rules page. Some appear only under certain rulebooks.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Rule { $(#[doc = $about] $rule),+ }

        impl Rule {
            /// All paragraphs, in order.
            pub const ALL: [Rule; [$(Rule::$rule),+].len()] = [$(Rule::$rule),+];
        }
    };
}
rules! {
    /// The goal of the game.
    Goal,
    /// The sources of points.
    Points,
    /// The kinds of hexes.
    Board,
    /// The way to open the rule behind an icon.
    Icons,
    /// The land cards at the start.
    SetupLand,
    /// The pampas cards dealt to each player.
    SetupPampas,
    /// The animal cards at the start.
    SetupAnimals,
    /// The two stacks of animal cards.
    SetupStacks,
    /// The numbers that depend on the number of players.
    SetupTable,
    /// The ponds at the start.
    SetupPonds,
    /// The money at the start, and the first player.
    SetupPurse,
    /// Hidden information.
    Hands,
    /// Public information about hidden cards.
    Known,
    /// The actions of a turn.
    Turn,
    /// The prices of actions.
    Prices,
    /// Actions that are allowed once a turn.
    Once,
    /// Debts are not allowed.
    NoDebts,
    /// The hexes on which pieces can be placed.
    Place,
    /// The purchase of cards.
    Buy,
    /// The replacement of open cards.
    Refill,
    /// Purchases of cards are final.
    NoUndo,
    /// The empty land deck.
    LandDeck,
    /// Land cards.
    Land,
    /// Pampas cards.
    Pampas,
    /// A full landscape.
    Full,
    /// Chains.
    Chain,
    /// Animal cards.
    Animal,
    /// Adjacency to other species is not enough.
    OtherSpecies,
    /// Herds.
    Herd,
    /// Chains and herds that join.
    Join,
    /// The limit on animals.
    Limit,
    /// The condition for a payment.
    Market,
    /// The amount of a payment.
    Payment,
    /// The first example of a payment.
    PaymentFirst,
    /// A payment for another side of a market.
    MarketAgain,
    /// An example of a payment for another side.
    PaymentAgain,
    /// Unpaid cases: herds that join away from a market, and land beside a market.
    MarketJoin,
    /// An example of joining herds at a market.
    PaymentJoin,
    /// Harvest.
    Harvest,
    /// An example of a harvest.
    HarvestSum,
    /// A harvest with an opponent's chip.
    HarvestTake,
    /// No chip is available.
    HarvestNone,
    /// Haciendas.
    Hacienda,
    /// The number of haciendas that a group can hold.
    HaciendaOne,
    /// Ponds.
    Pond,
    /// Adjacent ponds.
    PondApart,
    /// The intermediate scoring.
    ScoringFirst,
    /// The final scoring.
    ScoringFinal,
    /// Two scorings, one after the other.
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
    /// The winner.
    Win,
    /// An example of a whole scoring.
    ScoreExample,
    /// The end of the game.
    End,
    /// The end by consecutive passes.
    Pass,
    /// Variant 1.
    Variant1,
    /// The scoring of Variant 1.
    Variant1Scoring,
    /// Examples of payments in Variant 1.
    Variant1Sums,
    /// Variant 2, the running score.
    Running,
    /// The only scoring of Variant 2.
    RunningFinal,
    /// Example actions in Variant 2.
    RunningTurns,
    /// The Crucible: its players, board and material.
    Crucible,
    /// The dealt cards and the animal stacks of The Crucible.
    CrucibleHands,
    /// The ponds of The Crucible.
    CruciblePonds,
    /// The payments in The Crucible, and the points for markets, chains and herds.
    CrucibleScoring,
    /// The points for ponds and money in The Crucible.
    CrucibleShores,
    /// House rules.
    House,
    /// House rule: herds of mixed species.
    HouseMixed,
    /// House rule: several haciendas in a group.
    HouseSeveral,
    /// House rule: played land cards are reshuffled.
    HouseLand,
    /// House rule: scorings at the end of the turn.
    HouseAtOnce,
    /// House rule: the minimum size of a chain to harvest.
    HouseHarvest,
}

/// A paragraph of the rules page with its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// The rule that the paragraph states.
    pub rule: Rule,
    /// The sections of the rules specification that the paragraph covers. A test checks that every section is covered.
    pub sections: &'static [&'static str],
    /// The text of the paragraph.
    pub text: Text,
}

/// The titles and paragraphs of all chapters under a rulebook, in order.
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
        (text!("rule-chapter-variants"), variants(|edition| Rulebook::new(edition, false, HouseRules::default()))),
        (text!("rule-chapter-house"), variants::house()),
    ]
}

impl Rule {
    /// The rule with this id.
    pub fn of(id: RuleId) -> Option<Rule> {
        Rule::ALL.get(usize::from(id.0)).copied()
    }
}

impl From<Rule> for RuleId {
    fn from(rule: Rule) -> RuleId {
        RuleId(rule as u16)
    }
}

/// The whole manual under a rulebook.
pub fn manual(book: &Rulebook) -> Manual {
    let paragraph = |one: Paragraph| manual::Paragraph { rule: one.rule.into(), text: one.text };
    let chapter = |(title, paragraphs): (Text, Vec<Paragraph>)| {
        let paragraphs = paragraphs.into_iter().map(paragraph).collect();
        manual::Chapter { title, paragraphs }
    };
    Manual {
        title: text!("rules-page-title"),
        chapters: chapters(book).into_iter().map(chapter).collect(),
        terms: terms().into_iter().map(|(text, rule)| (text, rule.into())).collect(),
    }
}

/// The search terms, each with its paragraph.
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
