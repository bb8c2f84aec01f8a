//! The texts of the score chart.

use hacienda_rules::Category;

use crate::{
    games::hacienda::score_chart::ScoreChart,
    seats::names,
    texts::{Text, Who, text},
};

/// The caption of the chart.
pub fn caption(chart: &ScoreChart) -> Text {
    text!("score-chart-about", running = chart.running_score)
}

/// The sentence about when and how the winner took the lead for good, or about a shared win.
pub fn turning_point(names: &[Who], chart: &ScoreChart) -> Text {
    let Some(turning) = chart.turning_point else { return text!("score-chart-shared") };
    let who = &names::name(names, turning.seat);
    if turning.sample == 0 {
        return text!("score-chart-all-along", who = who);
    }
    let (last, round) = (turning.sample + 1 == chart.samples.len(), chart.round(turning.sample));
    let markets = || chart.samples.get(turning.sample).map_or(0, |sample| sample.markets[turning.seat.index()]);
    match (turning.main_gain, last) {
        (None, true) => text!("score-chart-at-last", who = who),
        (None, false) => text!("score-chart-turning", who = who, round = round),
        (Some((Category::Markets, _)), true) => text!("score-chart-at-last-market", who = who, markets = markets()),
        (Some((Category::Markets, _)), false) => {
            text!("score-chart-turning-market", who = who, round = round, markets = markets())
        }
        (Some((category, points)), true) => {
            text!("score-chart-at-last-points", who = who, points = points, category = category)
        }
        (Some((category, points)), false) => {
            text!("score-chart-turning-points", who = who, round = round, points = points, category = category)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::hacienda::score_chart::{Sample, TurningPoint},
        owners::Owner,
        texts::Translations,
    };
    use hacienda_rules::{MAX_SEATS, Seat, Tally};

    #[test]
    fn the_turning_point_is_described_with_its_round_and_cause() {
        let sample = |round: u32| Sample {
            turns: 2 * round,
            scores: [Tally::default(); MAX_SEATS],
            standing: [0; MAX_SEATS],
            pesos: [0; MAX_SEATS],
            markets: [6, 2, 0, 0, 0],
        };
        let names = [Who::Other(names::colour(Owner::Blue)), Who::You];
        let say = |turning| {
            let samples = (0..12).map(sample).collect();
            let chart =
                ScoreChart { seats: 2, samples, scorings: Vec::new(), turning_point: turning, running_score: false };
            Translations::default().tr(turning_point(&names, &chart)).to_string()
        };
        let at = |seat, sample, by| say(Some(TurningPoint { seat: Seat(seat), sample, main_gain: by }));
        assert_eq!(
            at(0, 9, Some((Category::Markets, 5))),
            "Blue took the lead for good in round 9, with their 6th market."
        );
        assert_eq!(
            at(1, 9, Some((Category::Markets, 5))),
            "You took the lead for good in round 9, with your 2nd market."
        );
        assert_eq!(
            at(1, 11, Some((Category::Chains, 1))),
            "You took the lead only in the last round, with 1 point more for land chains."
        );
        assert_eq!(
            at(0, 11, Some((Category::Markets, 5))),
            "Blue took the lead only in the last round, with their 6th market."
        );
        assert_eq!(
            at(0, 9, Some((Category::Herds, 11))),
            "Blue took the lead for good in round 9, with 11 points more for herds."
        );
        assert_eq!(at(0, 4, None), "Blue took the lead for good in round 4.");
        assert_eq!(at(1, 11, None), "You took the lead only in the last round.");
        assert_eq!(at(0, 0, None), "Blue led from start to finish.");
        assert_eq!(say(None), "The win is shared: nobody was ahead at the end.");
    }
}
