//! How the points of a game grew, in words.

use super::{category, name, ordinal, points};
use crate::games::hacienda::analysis::Growth;
use hacienda_rules::Category;

/// The button to the page, and its title.
pub const GROWTH: &str = "How it grew";
/// The chip for all categories together.
pub const ALL: &str = "All";
/// What the chart shows.
pub fn about(growth: &Growth) -> &'static str {
    match growth.running_score {
        false => "What a scoring would have given after each round. The lead counts the first scoring too.",
        true => "What counted after each round. Money counts at the end alone.",
    }
}
/// Under the chart, before the numbers of the rounds.
pub const ROUND: &str = "Round";
/// Several share the win.
const SHARED: &str = "The win is shared: nobody led alone in the end.";

/// When and by what the winner took the lead for good.
pub fn turning(names: &[String], growth: &Growth) -> String {
    let Some(turning) = growth.turning else { return SHARED.to_owned() };
    let winner = name(names, turning.seat);
    let their = if winner == "You" { "your" } else { "its" };
    let when = match (turning.sample, growth.samples.len() - 1) {
        (0, _) => return format!("{winner} led from the beginning to the end."),
        (sample, last) if sample == last => "took the lead only in the last round".to_owned(),
        (sample, _) => format!("took the lead for good in round {}", growth.round(sample)),
    };
    let by = match turning.by {
        None => String::new(),
        Some((Category::Markets, _)) => {
            let markets = growth.samples[turning.sample].markets[turning.seat.index()];
            format!(", with {their} {} market", ordinal(markets))
        }
        Some((by, gained)) => format!(", with {} more for {}", points(gained), category(by).to_lowercase()),
    };
    format!("{winner} {when}{by}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::hacienda::analysis::{Sample, Turning};
    use hacienda_rules::{MAX_SEATS, Seat, Tally};

    #[test]
    fn the_turning_point_is_told_with_its_round_and_its_cause() {
        let sample = |round: u32| Sample {
            turns: 2 * round,
            scores: [Tally::default(); MAX_SEATS],
            standing: [0; MAX_SEATS],
            pesos: [0; MAX_SEATS],
            markets: [6, 2, 0, 0, 0],
        };
        let names = ["Blue".to_owned(), "You".to_owned()];
        let say = |turning| {
            let samples = (0..12).map(sample).collect();
            let growth = Growth { seats: 2, samples, scorings: Vec::new(), turning, running_score: false };
            super::turning(&names, &growth)
        };
        let at = |seat, sample, by| say(Some(Turning { seat: Seat(seat), sample, by }));
        assert_eq!(
            at(0, 9, Some((Category::Markets, 5))),
            "Blue took the lead for good in round 9, with its 6th market."
        );
        assert_eq!(
            at(1, 9, Some((Category::Markets, 5))),
            "You took the lead for good in round 9, with your 2nd market."
        );
        assert_eq!(
            at(1, 11, Some((Category::Chains, 1))),
            "You took the lead only in the last round, with 1 point more for land chains."
        );
        assert_eq!(at(0, 4, None), "Blue took the lead for good in round 4.");
        assert_eq!(at(0, 0, None), "Blue led from the beginning to the end.");
        assert_eq!(say(None), SHARED);
    }
}
