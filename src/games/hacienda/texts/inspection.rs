//! The lines about a hex that is tapped while nothing is selected.

use hacienda_rules::{Card, Category, Ground, LandCard, PondShape, Seat};

use super::{comma_list, log, preview};
use crate::{
    games::hacienda::{
        inspection::{Empty, Group, Harvest, Inspection, Market, NextMarket, Pond},
        preview::Preview,
    },
    seats::names::{name, players},
    texts::{Text, Who, text},
};

/// The lines about a hex. The first is the title.
pub fn lines(inspection: &Inspection, names: &[Who]) -> Vec<Text> {
    match inspection {
        Inspection::Group(group) => group_lines(group, names),
        Inspection::Market(market) => market_lines(market, names),
        Inspection::Pond(pond) => pond_lines(pond, names),
        Inspection::Empty(empty) => empty_lines(empty, names),
    }
}

fn dotted(facts: impl IntoIterator<Item = Text>) -> Option<Text> {
    facts.into_iter().reduce(|before, after| text!("inspect-dot", before = before, after = after))
}

fn group_lines(group: &Group, names: &[Who]) -> Vec<Text> {
    let who = name(names, group.seat);
    let count = group.cells.count();
    let size = match (group.chain, group.species) {
        (true, _) => text!("inspect-tiles", tiles = count),
        (false, Some(species)) => text!("inspect-animals", count = count, species = species),
        (false, None) => text!("inspect-mixed-animals", count = count),
    };
    let own = if group.chain { Category::Chains } else { Category::Herds };
    let parts: Vec<(Category, u16)> =
        Category::ALL.into_iter().zip(group.points).filter(|(_, points)| *points > 0).collect();
    let part =
        |(category, points): &(Category, u16)| text!("inspect-part", category = *category, points = i64::from(*points));
    // The title tells the points only if they need no explanation.
    let is_plain = parts.iter().all(|(category, _)| *category == own);
    let sum = comma_list(parts.iter().filter(|_| !is_plain).map(part))
        .map(|parts| text!("inspect-sum", points = i64::from(group.total()), parts = parts));
    let points = is_plain.then(|| match group.total() {
        0 => text!("inspect-no-points"),
        points => super::points(points),
    });
    let harvest = group.harvest.map(|harvest| match harvest {
        Harvest::Pays(pesos) => text!("inspect-harvest", pesos = pesos),
        Harvest::NextTurn(pesos) => text!("inspect-harvest-later", pesos = pesos),
        Harvest::Done => text!("inspect-harvested"),
        Harvest::TooShort(tiles) => text!("inspect-harvest-from", tiles = tiles),
        Harvest::NoChip => text!("inspect-no-chip"),
    });
    let markets = (group.markets > 0).then(|| text!("inspect-markets", markets = group.markets));
    // There is always a size, so `facts` is never `None`.
    let facts = dotted([Some(size), points, markets, harvest].into_iter().flatten());
    let title = facts.map(|facts| match (group.chain, group.species) {
        (true, _) => text!("inspect-chain", who = &who, facts = facts),
        (false, Some(species)) => text!("inspect-herd", who = &who, species = species, facts = facts),
        (false, None) => text!("inspect-mixed-herd", who = &who, facts = facts),
    });
    let next = group.next_market.map(|NextMarket { points, animals, land, pesos, is_product }| {
        let operation = log::operation(is_product);
        let payment = text!("log-payment", animals = animals, operation = operation, tiles = land, pesos = pesos);
        match points {
            0 => text!("insight-next-side", payment = payment),
            points => text!("insight-next-market", payment = payment, points = points),
        }
    });
    let hacienda = group.hacienda.map(|(points, pesos)| text!("inspect-hacienda", points = points, pesos = pesos));
    [title, sum, next, hacienda].into_iter().flatten().collect()
}

fn market_lines(market: &Market, names: &[Who]) -> Vec<Text> {
    let who = name(names, market.seat);
    let title = match market.first {
        Some(points) => text!("inspect-market-first", who = &who, points = points),
        None => text!("inspect-market-known", who = &who),
    };
    let next = match &market.best {
        Some((species, payments)) => payments.first().map(|(animals, tiles, pesos)| {
            let operation = log::operation(market.is_product);
            let (animals, tiles, pesos) = (*animals, *tiles, *pesos);
            let payment = text!("log-payment", animals = animals, operation = operation, tiles = tiles, pesos = pesos);
            match payments.len() {
                1 => text!("inspect-market-pays", species = *species, payment = payment),
                more => text!("inspect-market-pays-each", species = *species, markets = more, payment = payment),
            }
        }),
        None if market.over => Some(text!("inspect-market-over")),
        None if market.open == 0 => Some(text!("inspect-market-full")),
        None => Some(text!("inspect-market-far", who = &who)),
    };
    let by = players(names, &market.reached).map(|players| text!("inspect-market-by", players = players));
    [Some(title), next, by].into_iter().flatten().collect()
}

fn pond_lines(pond: &Pond, names: &[Who]) -> Vec<Text> {
    let shape: PondShape = pond.shape;
    let each = |(seat, points): &(Seat, u16)| {
        let who = name(names, *seat);
        text!("inspect-pond-of", who = &who, points = *points)
    };
    let points = comma_list(pond.points.iter().map(each)).unwrap_or_else(|| text!("inspect-pond-nobody"));
    vec![text!("inspect-pond", shape = shape, points = pond.points_each), points]
}

fn empty_lines(empty: &Empty, names: &[Who]) -> Vec<Text> {
    let who = name(names, empty.seat);
    let landscape = match empty.ground {
        Ground::Land(landscape) => LandCard::ALL.into_iter().find(|card| card.landscape() == Some(landscape)),
        Ground::Pampas | Ground::Market | Ground::Water => None,
    };
    let title = match landscape {
        Some(land) => text!("inspect-empty-land", land = land),
        None => text!("inspect-empty-pampas"),
    };
    let card = |(card, _): &(Card, Preview)| match card {
        Card::Land(land) => text!("inspect-tile", land = *land),
        Card::Animal(species) => text!("inspect-animal", species = *species),
    };
    let pond = empty.pond.then(|| text!("inspect-a-pond"));
    let may = match comma_list(empty.cards.iter().map(card).chain(pond)) {
        Some(what) => Some(text!("inspect-may", who = &who, what = what)),
        None if empty.over => None,
        None => Some(text!("inspect-may-nothing", who = &who)),
    };
    [Some(title), may, best(empty, true), best(empty, false)].into_iter().flatten().collect()
}

/// The gains of the best tile if `land` is true, otherwise of the best animal. `None` if none changes money or points.
fn best(empty: &Empty, land: bool) -> Option<Text> {
    let worth = |preview: &Preview| (preview.pesos, preview.total());
    let candidates = empty.cards.iter().filter(|(card, _)| matches!(card, Card::Land(_)) == land);
    let candidates = candidates.filter(|(_, preview)| preview.pesos != 0 || preview.total() != 0);
    let (card, preview) = candidates.max_by_key(|(_, preview)| worth(preview))?;
    let score = (preview.total() != 0).then(|| preview::score(preview, empty.markets));
    let gain = dotted(preview::money(preview).into_iter().chain(score))?;
    Some(match card {
        Card::Land(land) => text!("inspect-with-tile", land = *land, gain = gain),
        Card::Animal(species) => text!("inspect-with-animal", species = *species, gain = gain),
    })
}
