//! The icon of each paragraph of the rules page, and the paragraph that explains each icon.

use crate::games::hacienda::{
    game_icons::GameIcon,
    texts::rules::{Rule, rule_of_card},
};
use hacienda_rules::{Card, LandCard, PondShape, Seat, Species};

/// Returns the icon of a rule. Examples have none, and neither do the paragraphs about icons and about changing rules.
pub fn icon_of_rule(rule: Rule) -> Option<GameIcon> {
    Some(match rule {
        Rule::Goal => GameIcon::Owner(Seat(0)),
        Rule::Points => GameIcon::Sheaf,
        Rule::Board | Rule::SetupLand | Rule::Land => GameIcon::from(Card::Land(LandCard::Mountain)),
        Rule::SetupPampas | Rule::Pampas | Rule::Place => GameIcon::from(Card::Land(LandCard::Pampas)),
        Rule::Full => GameIcon::from(Card::Land(LandCard::Forest)),
        Rule::SetupAnimals | Rule::Animal => GameIcon::from(Card::Animal(Species::Cattle)),
        Rule::OtherSpecies => GameIcon::from(Card::Animal(Species::Horse)),
        Rule::Limit => GameIcon::from(Card::Animal(Species::Sheep)),
        Rule::SetupStacks | Rule::Hands | Rule::Known | Rule::Buy | Rule::Refill | Rule::NoUndo | Rule::LandDeck => {
            GameIcon::CardBack
        }
        Rule::SetupTable | Rule::Hacienda | Rule::HaciendaOne | Rule::ScoreHaciendas => GameIcon::Hacienda,
        Rule::SetupPonds | Rule::Pond | Rule::CruciblePonds => GameIcon::Pond(PondShape::Triangle),
        Rule::PondApart | Rule::ScorePonds | Rule::CrucibleShores => GameIcon::Pond(PondShape::Bent),
        Rule::SetupPurse | Rule::Prices | Rule::NoDebts | Rule::ScoreMoney => GameIcon::Peso,
        Rule::Turn | Rule::Once => GameIcon::Action(true),
        Rule::Pass => GameIcon::Action(false),
        Rule::Chain | Rule::Join | Rule::ScoreChains => GameIcon::Chain,
        Rule::Herd | Rule::ScoreHerds | Rule::Variant1Scoring | Rule::HouseMixed => GameIcon::Herd,
        Rule::Market | Rule::Payment | Rule::MarketAgain | Rule::MarketJoin | Rule::ScoreMarkets | Rule::Variant1 => {
            GameIcon::Market
        }
        Rule::Harvest | Rule::HarvestTake | Rule::HarvestNone | Rule::HouseHarvest => GameIcon::HarvestChip,
        Rule::ScoringFirst | Rule::ScoringFinal | Rule::ScoringBoth | Rule::End | Rule::Win => GameIcon::Sheaf,
        Rule::Running | Rule::RunningFinal | Rule::HouseAtOnce => GameIcon::Sheaf,
        Rule::Crucible | Rule::CrucibleHands | Rule::HouseLand => GameIcon::CardBack,
        Rule::CrucibleScoring => GameIcon::Market,
        Rule::HouseSeveral => GameIcon::Hacienda,
        Rule::PaymentFirst | Rule::PaymentAgain | Rule::PaymentJoin | Rule::HarvestSum => return None,
        Rule::ScoreExample | Rule::Variant1Sums | Rule::RunningTurns | Rule::Icons | Rule::House => return None,
    })
}

/// Returns the rule that explains an icon, wherever the icon appears.
pub fn rule_of_icon(sign: GameIcon) -> Rule {
    match sign {
        GameIcon::Land(card) => rule_of_card(Card::Land(card)),
        GameIcon::Animal(species) => rule_of_card(Card::Animal(species)),
        GameIcon::Owner(_) => Rule::Win,
        GameIcon::Hacienda => Rule::Hacienda,
        GameIcon::Pond(_) => Rule::Pond,
        GameIcon::Sheaf | GameIcon::HarvestChip => Rule::Harvest,
        GameIcon::Peso => Rule::Prices,
        GameIcon::Market => Rule::Market,
        GameIcon::Chain => Rule::Chain,
        GameIcon::Herd => Rule::Herd,
        GameIcon::Action(_) => Rule::Turn,
        GameIcon::CardBack => Rule::Buy,
    }
}
