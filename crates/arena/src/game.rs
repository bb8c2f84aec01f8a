//! One game of a match, and the group of games in which everyone has played every seat with the same cards.

use cpu_time::ThreadTime;

use super::{ArenaError, MOST_ACTIONS, Options};
use hacienda_bots::{Mind, Player};
use hacienda_rules::{
    Action, Category, Cells, Effects, Position, Seat, Setting, SetupError, formats::records::Record, reading,
};

/// What came out of one game.
#[derive(Debug, Clone)]
pub(super) struct Outcome {
    /// What the cards came from.
    pub seed: u64,
    /// How far the entrants were moved on from their seats.
    pub rotation: usize,
    /// Actions played.
    pub actions: u32,
    /// Whether it came to an end; if not, nobody won and nobody's points count.
    pub finished: bool,
    /// Markets that an animal touches at the end.
    pub reached: Cells,
    /// By entrant.
    pub sides: Vec<Side>,
    /// The text of its record, if records are wanted.
    record: Option<String>,
}

/// How one entrant fared in one game.
#[derive(Debug, Clone)]
pub(super) struct Side {
    /// Its part of the win: 1, a half, a third … or 0.
    pub share: f64,
    /// Its place in the order of turns, from 0 for who began.
    pub place: usize,
    /// Points of all scorings, by [`Category`].
    pub points: [u16; Category::ALL.len()],
    /// Pesos at the end.
    pub pesos: u32,
    /// Decisions made, the seconds of processor time they took, and the pieces of work done for them.
    pub decisions: u32,
    pub seconds: f64,
    pub pieces: u64,
}

/// The seed of a group.
fn seed_of(options: &Options, group: usize) -> u64 {
    options.seed.wrapping_add(group as u64)
}

/// Sets the table of a group.
pub(super) fn set_up(options: &Options, group: usize) -> Result<Position, SetupError> {
    let seats = u8::try_from(options.seats.len()).unwrap_or(u8::MAX);
    Position::setup(&options.setting, seats, seed_of(options, group), None)
}

/// Plays a group: every rotation of the entrants, but no more games than are asked for.
pub(super) fn play_group(options: &Options, group: usize) -> Result<Vec<Outcome>, SetupError> {
    let seats = options.seats.len();
    let games = (options.games as usize - group * seats).min(seats);
    (0..games).map(|rotation| play(options, group, rotation)).collect()
}

/// What a mind chooses, in its time where time counts.
fn decide(mind: &mut Mind, setting: &Setting, position: &Position, think: Option<u32>, clock: &ThreadTime) -> Action {
    let Some(milliseconds) = think else { return mind.choose(setting, position) };
    loop {
        // A clock is never at zero: that would mean that there is none.
        let used = (clock.elapsed().as_secs_f32() * 1_000.0 / milliseconds as f32).max(f32::MIN_POSITIVE);
        if let Some(action) = mind.step_by_clock(setting, position, 1, used) {
            return action;
        }
    }
}

fn play(options: &Options, group: usize, rotation: usize) -> Result<Outcome, SetupError> {
    let (setting, seed) = (&options.setting, seed_of(options, group));
    let count = options.seats.len();
    let mut position = set_up(options, group)?;
    let entrant_on = |seat: Seat| (seat.index() + count - rotation) % count;
    // An entrant thinks alike in every seating of a group, whatever its neighbours do.
    let mind = |(entrant, player): (usize, &Player)| {
        Mind::with_temper(player.level, player.temper, seed.wrapping_mul(8).wrapping_add(entrant as u64))
    };
    let mut minds: Vec<Mind> = options.seats.iter().enumerate().map(mind).collect();
    let mut record = match &options.records {
        None => None,
        Some(_) => {
            let words = position.seats().map(|seat| options.seats[entrant_on(seat)].word()).collect();
            Some(Record::begin(setting.clone(), words, seed, Some(position.start))?.0)
        }
    };
    let mut effects = Effects::new();
    let mut actions = 0;
    let (mut decisions, mut seconds) = (vec![0; count], vec![0.0; count]);
    while !position.over && actions < MOST_ACTIONS {
        let seat = position.turn.seat;
        let entrant = entrant_on(seat);
        let clock = ThreadTime::now();
        let action = decide(&mut minds[entrant], setting, &position, options.think, &clock);
        decisions[entrant] += 1;
        seconds[entrant] += clock.elapsed().as_secs_f64();
        effects.clear();
        position
            .play(setting, action, &mut effects)
            .expect("computer players choose legal actions: a law test says so");
        actions += 1;
        if let Some(record) = &mut record {
            record.push(seat, action, &position);
        }
    }
    let winners = position.winners(setting);
    let side = |entrant: usize| {
        let seat = Seat(((entrant + rotation) % count) as u8);
        let mut points = [0; Category::ALL.len()];
        for rows in position.scorings.held.iter().flatten() {
            points.iter_mut().zip(rows[seat.index()].points).for_each(|(sum, points)| *sum += points);
        }
        Side {
            share: if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 },
            place: (seat.index() + count - position.start.index()) % count,
            points,
            pesos: position.pesos[seat.index()],
            decisions: decisions[entrant],
            seconds: seconds[entrant],
            pieces: minds[entrant].pieces(),
        }
    };
    let sides = (0..count).map(side).collect();
    let record = record.map(|record| record.text());
    let animals = position.animals.iter().fold(Cells::NONE, |all, herd| all | *herd);
    let reached = setting.board.around(&animals) & *setting.board.markets();
    Ok(Outcome { seed, rotation, actions, finished: position.over, reached, sides, record })
}

/// Writes the record of a game, named by its seed and rotation.
pub(super) fn write_record(options: &Options, outcome: &Outcome) -> Result<(), ArenaError> {
    let (Some(folder), Some(text)) = (&options.records, &outcome.record) else { return Ok(()) };
    let file = folder.join(format!("{}-{}.hacienda", outcome.seed, outcome.rotation));
    reading::write_whole(&file, text.as_bytes())
        .map_err(|error| ArenaError::Records { path: file.display().to_string(), error })
}
