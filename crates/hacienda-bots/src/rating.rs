//! Rates a person by their games against bots, and finds the level that would be an even match.

use tabletop::Level;

use crate::FOR_PEOPLE;

/// A finished game of one person against bots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatedGame {
    /// The levels of the other seats.
    pub others: Vec<Level>,
    /// True if the person won or shared the win.
    pub won: bool,
}

/// The number of games after which a person is rated.
const MIN_GAMES: usize = 3;

/// The number of most recent games that count. Older games are ignored, since people improve.
const MAX_GAMES: usize = 12;

/// The standard deviation, in Elo points, of people's strength around the strength of the opponents they choose.
const SPREAD: f32 = 300.0;

/// The range of strengths considered below the lowest and above the highest level, in Elo points.
const MARGIN: f32 = 900.0;
/// The spacing of the considered strengths, in Elo points.
const SPACING: f32 = 10.0;

/// Returns the Elo points of a level above the lowest level for people, according to the ladder in
/// `docs/computer-players.md`. Returns `None` for the baselines.
///
/// # Examples
///
/// ```
/// use hacienda_bots::{Level, rating::elo};
/// assert_eq!(elo(Level::Beginner), Some(0.0));
/// assert!(elo(Level::Hard) > elo(Level::Casual));
/// assert_eq!(elo(Level::Ismcts), None); // a baseline
/// ```
pub fn elo(level: Level) -> Option<f32> {
    let place = FOR_PEOPLE.into_iter().position(|other| other == level)?;
    Some(STEPS[..place].iter().sum())
}

/// The Elo points of each level above the level below, averaged over the boards of the ladder.
const STEPS: [f32; FOR_PEOPLE.len() - 1] = [233.0, 200.0, 196.0, 249.0, 236.0, 272.0];

/// Returns the level closest to an even match for this person. In an even match, the person would win half of the games
/// against `others` opponents of the same level. `games` is ordered from the oldest to the newest; games against
/// baselines do not count. Returns `None` if fewer than three games count, or if `others` is 0.
///
/// # Examples
///
/// ```
/// use hacienda_bots::Level;
/// use hacienda_bots::rating::{RatedGame, even_match};
/// let played = |level, won| RatedGame { others: vec![level], won };
/// let mut games = vec![played(Level::Medium, true), played(Level::Medium, false)];
/// assert_eq!(even_match(&games, 1), None); // Two games are too few.
/// games.extend([played(Level::Medium, true), played(Level::Medium, false)]);
/// assert_eq!(even_match(&games, 1), Some(Level::Medium));
/// ```
pub fn even_match(games: &[RatedGame], others: usize) -> Option<Level> {
    let elos = |game: &RatedGame| game.others.iter().map(|level| elo(*level)).collect::<Option<Vec<f32>>>();
    let rated: Vec<(Vec<f32>, bool)> = games
        .iter()
        .filter_map(|game| Some((elos(game)?, game.won)))
        .filter(|(others, _)| !others.is_empty())
        .collect();
    if rated.len() < MIN_GAMES || others == 0 {
        return None;
    }
    let strength = strength(&rated[rated.len().saturating_sub(MAX_GAMES)..]);
    // Allow for several equal opponents, any of whom may win.
    let even = strength - 400.0 * libm::log10f(others as f32);
    let far = |level: &Level| elo(*level).map_or(f32::MAX, |elo| (elo - even).abs());
    FOR_PEOPLE.into_iter().min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// Returns the expected strength in Elo points: the mean over all strengths, weighted by the likelihood of the results
/// and by a normal prior around the strength of the opponents.
fn strength(games: &[(Vec<f32>, bool)]) -> f32 {
    let power = |elo: f32| libm::exp10f(elo / 400.0);
    let met = games.iter().map(|(others, _)| others.iter().sum::<f32>() / others.len() as f32).sum::<f32>();
    let middle = met / games.len() as f32;
    let highest: f32 = STEPS.iter().sum();
    let count = ((highest + 2.0 * MARGIN) / SPACING) as usize;
    let weighted = (0..=count).map(|step| {
        let strength = step as f32 * SPACING - MARGIN;
        let deviation = (strength - middle) / SPREAD;
        let log_prior = -0.5 * deviation * deviation;
        let log_likelihoods = games.iter().map(|(others, won)| {
            let (own, theirs) = (power(strength), others.iter().copied().map(power).sum::<f32>());
            libm::logf(if *won { own } else { theirs } / (own + theirs))
        });
        (strength, libm::expf(log_prior + log_likelihoods.sum::<f32>()))
    });
    let (sum, weight) =
        weighted.fold((0.0, 0.0), |(sum, all), (strength, weight)| (sum + strength * weight, all + weight));
    sum / weight
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(level: Level, others: usize, results: &[bool]) -> Vec<RatedGame> {
        results.iter().map(|won| RatedGame { others: vec![level; others], won: *won }).collect()
    }

    #[test]
    fn no_level_is_proposed_before_the_third_game() {
        let won = games(Level::Beginner, 1, &[true; 3]);
        assert_eq!([0, 1, 2].map(|count| even_match(&won[..count], 1)), [None; 3]);
        assert!(even_match(&won, 1).is_some_and(|level| level != Level::Beginner), "winning must raise the level");
        let mut baselines = won[..2].to_vec();
        baselines.push(RatedGame { others: vec![Level::Greedy], won: true });
        assert_eq!(even_match(&baselines, 1), None, "games against baselines must not count");
    }

    #[test]
    fn winning_half_of_the_games_keeps_the_level() {
        for level in FOR_PEOPLE {
            assert_eq!(even_match(&games(level, 1, &[true, false, false, true]), 1), Some(level));
        }
        // A player who wins one of three games against two opponents is as strong as each of them.
        let third = games(Level::Medium, 2, &[false, true, false]);
        assert_eq!(even_match(&third, 1), Some(Level::Medium));
        assert_eq!(even_match(&third, 2), Some(Level::Casual), "two opponents must be weaker for an even match");
    }

    #[test]
    fn losing_lowers_the_level_and_winning_raises_it_again() {
        assert_eq!(even_match(&games(Level::Beginner, 1, &[false; 5]), 1), Some(Level::Beginner), "no level is lower");
        let place = |games: &[RatedGame]| even_match(games, 1).and_then(elo).expect("enough games");
        let mut record = games(Level::Hard, 1, &[false; 6]);
        let low = place(&record);
        assert!(low < elo(Level::Hard).expect("a level for people"));
        record.extend(games(Level::Hard, 1, &[true; 12]));
        assert!(place(&record) > elo(Level::Hard).expect("a level for people"), "old games must not count");
        assert!(low < place(&record));
    }

    #[test]
    fn players_of_every_strength_end_within_one_level_of_their_own() {
        // The person always plays against the proposed level and wins as often as the model predicts.
        for (own, level) in FOR_PEOPLE.into_iter().enumerate() {
            let (mut record, mut playing, mut luck) = (Vec::new(), Level::Beginner, 0.0_f32);
            for _ in 0..60 {
                let ahead = elo(level).expect("a rated level") - elo(playing).expect("a rated level");
                luck += 1.0 / (1.0 + libm::exp10f(-ahead / 400.0));
                let won = luck >= 1.0;
                luck -= f32::from(u8::from(won));
                record.push(RatedGame { others: vec![playing], won });
                playing = even_match(&record, 1).unwrap_or(playing);
            }
            let reached = FOR_PEOPLE.into_iter().position(|level| level == playing).expect("a rated level");
            assert!(reached.abs_diff(own) <= 1, "{} ended at {}", level.word(), playing.word());
        }
    }
}
