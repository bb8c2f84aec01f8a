//! The end of a half, step by step: foundations are opened one by one. At the end of the game, the eliminated players
//! are announced, and then the winners.

use std::cmp::Ordering;

use hab_gut::{
    Effect, HabGut, Position, Seat, Seats, Setting,
    effect::{CardEffect, ClockEffect, PurseEffect, ShareEffect},
    vocab::GOODS,
};
use tabletop::MAX_SEATS;

use crate::playback::{self, Show as _};

/// Seconds to open and count a foundation.
pub const OPEN: f32 = 1.7;
/// Seconds for a foundation that is empty or worthless.
const OPEN_EMPTY: f32 = 0.9;
/// Seconds until the seal of an envelope breaks.
const SEAL_BREAKS: f32 = OPEN_EMPTY * 0.4;
/// Seconds until the flap of an envelope is up.
const FLAP_IS_UP: f32 = OPEN_EMPTY * 0.7;
/// Seconds until the paper begins to slide out of an envelope.
const PAPER_SLIDES: f32 = OPEN_EMPTY * 0.6;
/// Seconds to announce the eliminated players, before the other players sell their shares.
pub const ELIMINATED: f32 = 2.4;
/// Seconds for the other players to sell their shares.
const SELL: f32 = 1.2;
/// Seconds of cheering for the winner.
const CHEER: f32 = 4.0;
/// The money that raises the sound of an opened foundation by one note.
const MONEY_PER_NOTE: u32 = 40;

/// The contents of a foundation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenedFoundation {
    /// The owner of the foundation.
    pub seat: Seat,
    /// The number of shares of each good in the foundation.
    pub shares: [u8; GOODS],
    /// The money that the shares earned.
    pub money: u32,
    /// The money saved in the foundation in all halves so far.
    pub saved: u32,
    /// The owner's money after all shares are sold. `None` before the end of the game and for eliminated players.
    pub total: Option<u32>,
}

/// A step of the show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpeningStep {
    /// A foundation is opened.
    Open(Seat),
    /// The eliminated players are announced.
    Eliminate,
    /// The other players sell all their shares.
    Sell,
}

/// The progress of the show at the end of a half.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundationOpening {
    /// The half, counted from 0.
    pub half: u8,
    /// The foundations in the order of opening.
    pub rows: Vec<OpenedFoundation>,
    /// The eliminated players and the winners, at the end of the game.
    pub end: Option<(Seats, Seats)>,
    /// The position before the first foundation was opened.
    pub start: Position,
    steps: Vec<OpeningStep>,
    /// The index of the current step.
    step: usize,
    /// Seconds into the current step at normal speed.
    seconds: f32,
}

impl FoundationOpening {
    /// The current step, or `None` after the last.
    pub fn current(&self) -> Option<OpeningStep> {
        self.steps.get(self.step).copied()
    }

    fn length(&self, step: OpeningStep) -> f32 {
        match step {
            OpeningStep::Open(seat) if self.rows.iter().any(|row| row.seat == seat && row.money > 0) => OPEN,
            OpeningStep::Open(_) => OPEN_EMPTY,
            OpeningStep::Eliminate => ELIMINATED,
            OpeningStep::Sell => SELL,
        }
    }

    /// The number of opened foundations. A foundation that is being opened counts once its seal is broken.
    pub fn opened(&self) -> usize {
        let done = self.steps.iter().take(self.step).filter(|step| matches!(step, OpeningStep::Open(_))).count();
        let breaks = matches!(self.current(), Some(OpeningStep::Open(_))) && self.seconds > SEAL_BREAKS;
        done + usize::from(breaks)
    }

    /// The progress of opening the envelope in a row, each part from 0 to 1: breaking its seal, lifting its flap, and
    /// sliding out its paper.
    pub fn opening(&self, row: usize) -> [f32; 3] {
        // The first steps open the rows in order.
        let seconds = match row.cmp(&self.step) {
            Ordering::Less => f32::INFINITY,
            Ordering::Equal => self.seconds,
            Ordering::Greater => 0.0,
        };
        let share = |from: f32, to: f32| ((seconds - from) / (to - from)).clamp(0.0, 1.0);
        [share(0.0, SEAL_BREAKS), share(SEAL_BREAKS, FLAP_IS_UP), share(PAPER_SLIDES, OPEN_EMPTY)]
    }

    /// Returns true once the eliminated players are announced.
    pub fn announces_eliminated(&self) -> bool {
        self.end.is_some() && self.opened() == self.rows.len() && !matches!(self.current(), Some(OpeningStep::Open(_)))
    }

    /// Returns true once the results are announced.
    pub fn announces_results(&self) -> bool {
        self.end.is_some() && self.is_finished()
    }

    /// The position that the show has revealed so far: with the opened foundations and, at the end, the sold shares.
    pub fn position_shown(&self) -> Position {
        let mut table = self.start;
        for row in self.rows.iter().take(self.opened()) {
            table.foundations[row.seat.index()] = [0; GOODS];
            table.saved[row.seat.index()] = row.saved;
        }
        if self.announces_results() {
            for row in &self.rows {
                if let Some(total) = row.total {
                    table.money[row.seat.index()] = total;
                    table.shares[row.seat.index()] = [0; GOODS];
                }
            }
        }
        table
    }
}

impl playback::Show<HabGut> for FoundationOpening {
    /// Creates the show for effect `number`, which ends a half. All effects before it have been announced.
    fn of(
        setting: &Setting,
        (announced, _): (&Position, &Position),
        effects: &[Effect],
        number: usize,
    ) -> FoundationOpening {
        let mut rows: Vec<OpenedFoundation> = Vec::new();
        let mut end = None;
        let mut earned = [None; MAX_SEATS];
        for effect in effects {
            match effect {
                Effect::Share(ShareEffect::Opened { seat, shares, money, saved }) => {
                    rows.push(OpenedFoundation {
                        seat: *seat,
                        shares: *shares,
                        money: *money,
                        saved: *saved,
                        total: None,
                    });
                }
                Effect::Clock(ClockEffect::GameOver { out, winners }) => end = Some((*out, *winners)),
                Effect::Purse(PurseEffect::Earned { seat, money }) => earned[seat.index()] = Some(*money),
                Effect::Purse(PurseEffect::Paid { .. })
                | Effect::Share(ShareEffect::Bought { .. } | ShareEffect::Sold { .. } | ShareEffect::Given { .. })
                | Effect::Price(_)
                | Effect::Card(_)
                | Effect::Clock(ClockEffect::TurnBegan { .. } | ClockEffect::RoundEnded { .. }) => {}
            }
        }
        let start = before_opening(announced, &effects[..number.min(effects.len())]);
        for row in &mut rows {
            row.total = earned[row.seat.index()].map(|money| start.money[row.seat.index()] + money);
        }
        let opens = rows.iter().map(|row| OpeningStep::Open(row.seat));
        let last = if end.is_some() { &[OpeningStep::Eliminate, OpeningStep::Sell][..] } else { &[] };
        let steps = opens.chain(last.iter().copied()).collect();
        let half = start.rounds / setting.rulebook.rounds_per_half.max(1);
        FoundationOpening { half, rows, end, start, steps, step: 0, seconds: 0.0 }
    }

    fn is_finished(&self) -> bool {
        self.step >= self.steps.len()
    }

    fn is_at_rest(&self) -> bool {
        self.is_finished() && (self.end.is_none() || self.seconds > CHEER)
    }

    fn advance(&mut self, seconds: f32) -> Option<u32> {
        let before = self.opened();
        self.seconds += seconds;
        while let Some(step) = self.current()
            && self.seconds >= self.length(step)
        {
            self.seconds -= self.length(step);
            self.step += 1;
        }
        let opened = self.opened();
        let row = self.rows.get(opened.checked_sub(1)?).filter(|_| opened > before)?;
        Some(1 + row.money / MONEY_PER_NOTE)
    }

    fn seconds_in_step(&self) -> f32 {
        self.seconds
    }

    fn skip(&mut self) {
        (self.step, self.seconds) = ((self.step + 1).min(self.steps.len()), 0.0);
    }

    fn skip_all(&mut self) {
        (self.step, self.seconds) = (self.steps.len(), 0.0);
    }
}

/// The position before the first foundation was opened, reconstructed from the position after these effects.
fn before_opening(announced: &Position, effects: &[Effect]) -> Position {
    let mut table = *announced;
    for effect in effects.iter().rev() {
        match effect {
            Effect::Share(ShareEffect::Opened { seat, shares, money, saved }) => {
                table.foundations[seat.index()] = *shares;
                table.saved[seat.index()] = saved - money;
                table.supply.iter_mut().zip(shares).for_each(|(left, count)| *left -= count);
            }
            Effect::Share(ShareEffect::Sold { seat, good, count, price: _ }) => {
                table.shares[seat.index()][good.index()] += count;
                table.supply[good.index()] -= count;
            }
            Effect::Purse(PurseEffect::Earned { seat, money }) => table.money[seat.index()] -= money,
            // The racks were empty before they were refilled.
            Effect::Card(CardEffect::Dealt { .. }) => table.racks = [hab_gut::Cards::NONE; MAX_SEATS],
            Effect::Share(ShareEffect::Bought { .. } | ShareEffect::Given { .. })
            | Effect::Purse(PurseEffect::Paid { .. })
            | Effect::Price(_)
            | Effect::Card(CardEffect::TurnedUp { .. })
            | Effect::Clock(_) => {}
        }
    }
    table
}
