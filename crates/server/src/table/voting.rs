//! Stand-ins for absent people: the host decides alone, or all people who are present vote.

use online::{Reason, SeatPlan};
use tabletop::{Level, MAX_SEATS, Seat, Seats};

use super::{GuestId, Table, loading::unknown_table};
use crate::games::{self, Refusal};

/// The votes for a computer player in place of an absent person.
#[derive(Debug, Clone, Copy)]
struct Ballot {
    /// The seats that have voted.
    voters: Seats,
    /// The level that the last voter wants.
    level: Level,
}

/// The ballots, at most one for the seat of each absent person. They exist in memory only.
#[derive(Debug, Default)]
pub(super) struct Votes([Option<Ballot>; MAX_SEATS]);

impl Table {
    /// Lets a computer player play for an absent person, if the host or all people who are present want it.
    pub(super) async fn replace(&mut self, guest: GuestId, seat: Seat, level: Level) -> Result<(), Refusal> {
        let (is_host, voters) = self.guest(guest).map_or((false, Seats::NONE), |guest| (guest.is_host, guest.seats));
        if !is_host && voters.is_empty() {
            return Err(Refusal::new(Reason::NotHost, "only the host and the people at the table may do this"));
        }
        games::check_level(&self.head.begin.title, level)?;
        if self.hub.store.is_shared() {
            // The person may have connected to another process.
            self.catch_up().await?;
        }
        let has_stand_in = self.persons_chair(seat)?.stand_in.is_some();
        if self.is_present(seat) {
            return Err(Refusal::new(Reason::Present, "the person is present"));
        }
        if self.game.is_over() {
            return Err(Refusal::new(Reason::Phase, "the game is over"));
        }
        if is_host {
            return self.put_computer(seat, level).await;
        }
        if has_stand_in {
            return Err(Refusal::new(Reason::Present, "a computer player is already playing for the person"));
        }
        let before = self.votes.0[seat.index()].map_or(Seats::NONE, |ballot| ballot.voters);
        let voters = voters.iter().chain(before.iter()).collect();
        self.votes.0[seat.index()] = Some(Ballot { voters, level });
        self.tell_seats();
        self.carry_out_votes().await
    }

    /// For the seat of each absent person, the seats here that have voted.
    pub(super) fn local_votes(&self) -> [Seats; MAX_SEATS] {
        self.votes.0.map(|ballot| ballot.map_or(Seats::NONE, |ballot| ballot.voters))
    }

    /// The seats of the people who want a computer player for this seat, here and in other processes. Empty once the
    /// person is back or has been replaced, even if other processes do not know that yet.
    pub(super) fn voters(&self, seat: Seat) -> Seats {
        if self.is_present(seat) || self.chairs[seat.index()].computer().is_some() {
            return Seats::NONE;
        }
        let (here, elsewhere) = (self.local_votes()[seat.index()], self.elsewhere.votes[seat.index()]);
        here.iter().chain(elsewhere.iter()).collect()
    }

    /// Drops the votes of people who have left, and the votes about people who have come back or been replaced.
    pub(super) fn drop_stale_votes(&mut self) {
        let (here, present) = (self.local_seats(), self.present());
        for (chair, seat) in self.chairs.iter().zip(Seat::all(self.game.seats())) {
            let ballot = &mut self.votes.0[seat.index()];
            if let Some(Ballot { voters, .. }) = ballot {
                *voters = voters.iter().filter(|voter| here.has(*voter)).collect();
                if voters.is_empty() || present.has(seat) || chair.computer().is_some() {
                    *ballot = None;
                }
            }
        }
    }

    /// Replaces each absent person whose replacement all people who are present have voted for.
    pub(super) async fn carry_out_votes(&mut self) -> Result<(), Refusal> {
        for seat in Seat::all(self.game.seats()) {
            let Some(Ballot { level, .. }) = self.votes.0[seat.index()] else { continue };
            let voters = self.voters(seat);
            if self.people().iter().all(|person| voters.has(person)) {
                self.put_computer(seat, level).await?;
            }
        }
        Ok(())
    }

    /// Lets a computer player play for the person of a seat.
    pub(super) async fn put_computer(&mut self, seat: Seat, level: Level) -> Result<(), Refusal> {
        let mut chair = self.persons_chair(seat)?.clone();
        chair.stand_in = Some(level);
        if !self.hub.store.set_chair(&self.head.id, seat, &chair).await? {
            return Err(unknown_table());
        }
        self.chairs[seat.index()] = chair;
        self.votes.0[seat.index()] = None;
        self.tell_seats();
        Ok(())
    }

    /// The seats of people who are present and have no stand-in.
    pub(super) fn people(&self) -> Seats {
        let plays = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            chair.plan == SeatPlan::Person && chair.stand_in.is_none()
        };
        self.present().iter().filter(plays).collect()
    }
}
