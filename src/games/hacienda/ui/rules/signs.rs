//! The icon of each paragraph of the rules page, and the paragraph that explains each icon.

use crate::games::hacienda::{
    signs::Sign,
    texts::rules::{Rule, why_of_card},
};
use hacienda_rules::{Card, LandCard, PondShape, Seat, Species};

/// The icon of a rule. Paragraphs that continue the previous one have none.
pub fn sign(rule: Rule) -> Option<Sign> {
    Some(match rule {
        Rule::Goal => Sign::Owner(Seat(0)),
        Rule::Points => Sign::Sheaf,
        Rule::Board | Rule::SetupLand | Rule::Land => Sign::from(Card::Land(LandCard::Mountain)),
        Rule::SetupPampas | Rule::Pampas | Rule::Place => Sign::from(Card::Land(LandCard::Pampas)),
        Rule::Full => Sign::from(Card::Land(LandCard::Forest)),
        Rule::SetupAnimals | Rule::Animal => Sign::from(Card::Animal(Species::Cattle)),
        Rule::OtherSpecies => Sign::from(Card::Animal(Species::Horse)),
        Rule::Limit => Sign::from(Card::Animal(Species::Sheep)),
        Rule::SetupStacks | Rule::Hands | Rule::Known | Rule::Buy | Rule::Refill | Rule::NoUndo | Rule::LandDeck => {
            Sign::CardBack
        }
        Rule::SetupTable | Rule::Hacienda | Rule::HaciendaOne | Rule::ScoreHaciendas => Sign::Hacienda,
        Rule::SetupPonds | Rule::Pond | Rule::CruciblePonds => Sign::Pond(PondShape::Triangle),
        Rule::PondApart | Rule::ScorePonds | Rule::CrucibleShores => Sign::Pond(PondShape::Bent),
        Rule::SetupPurse | Rule::Prices | Rule::Owe | Rule::ScoreMoney => Sign::Peso,
        Rule::Turn | Rule::Once => Sign::Action(true),
        Rule::Pass => Sign::Action(false),
        Rule::Chain | Rule::Join | Rule::ScoreChains => Sign::Chain,
        Rule::Herd | Rule::ScoreHerds | Rule::Variant1Scoring | Rule::HouseMixed => Sign::Herd,
        Rule::Market | Rule::Payment | Rule::MarketAgain | Rule::MarketJoin | Rule::ScoreMarkets | Rule::Variant1 => {
            Sign::Market
        }
        Rule::Harvest | Rule::HarvestTake | Rule::HarvestNone | Rule::HouseHarvest => Sign::HarvestChip,
        Rule::ScoringFirst | Rule::ScoringFinal | Rule::ScoringBoth | Rule::End | Rule::Win => Sign::Sheaf,
        Rule::Running | Rule::RunningFinal | Rule::HouseAtOnce => Sign::Sheaf,
        Rule::Crucible | Rule::CrucibleHands | Rule::HouseLand => Sign::CardBack,
        Rule::CrucibleScoring => Sign::Market,
        Rule::HouseSeveral => Sign::Hacienda,
        Rule::PaymentFirst | Rule::PaymentAgain | Rule::PaymentJoin | Rule::HarvestSum => return None,
        Rule::ScoreExample | Rule::Variant1Sums | Rule::RunningTurns | Rule::Signs | Rule::House => return None,
    })
}

/// The rule that explains an icon, wherever it appears.
pub fn rule(sign: Sign) -> Rule {
    match sign {
        Sign::Land(card) => why_of_card(Card::Land(card)),
        Sign::Animal(species) => why_of_card(Card::Animal(species)),
        Sign::Owner(_) => Rule::Win,
        Sign::Hacienda => Rule::Hacienda,
        Sign::Pond(_) => Rule::Pond,
        Sign::Sheaf | Sign::HarvestChip => Rule::Harvest,
        Sign::Peso => Rule::Prices,
        Sign::Market => Rule::Market,
        Sign::Chain => Rule::Chain,
        Sign::Herd => Rule::Herd,
        Sign::Action(_) => Rule::Turn,
        Sign::CardBack => Rule::Buy,
    }
}
