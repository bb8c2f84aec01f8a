//! Tests of messages about turns: after each action and each undo, the last such message of each client matches the
//! position.

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use online::{FromClient, FromServer, Reason, SeatPlan, read_answer, setting_text};
use tabletop::{HasFileFormats as _, Seat, Seats};
use zoff::Zoff;

use crate::{
    client::Client,
    host::Host,
    player::{Player, Tested},
};

/// A client that records the last message about its turn.
struct Listener<G: Tested> {
    player: Player<G>,
    /// The value of the last message; `None` before the first one.
    turn: Option<bool>,
}

impl<G: Tested> Listener<G> {
    /// Receives everything that the table has sent. Returns true if a request was refused meanwhile.
    async fn settle(&mut self) -> bool {
        // Only the host may delete the table, so this is refused, but only after the earlier messages have been
        // handled.
        self.player.client.send(&FromClient::Delete).await;
        let mut was_refused = false;
        loop {
            let text = self.player.client.next_text().await.expect("the connection is open");
            match read_answer(&text).expect("a message") {
                FromServer::Turn(turn) => self.turn = Some(turn),
                FromServer::Refused { reason: Reason::NotHost, .. } => return was_refused,
                message => match self.player.receive(message) {
                    None => {}
                    Some(Reason::NoUndo) => was_refused = true,
                    Some(reason) => panic!("{reason}"),
                },
            }
        }
    }
}

/// The seats that may act.
fn may_act<G: Tested>(listeners: &[Listener<G>]) -> Seats {
    G::may_act(listeners[0].player.follower.position())
}

/// Lets everybody receive what the table has sent, first the client at this place. Checks the last message about turns
/// of each client. Returns true if a request of the first client was refused.
async fn settle<G: Tested>(listeners: &mut [Listener<G>], first: usize) -> bool {
    let was_refused = listeners[first].settle().await;
    for listener in &mut *listeners {
        listener.settle().await;
    }
    let may_act = may_act(listeners);
    for listener in listeners {
        let seats = listener.player.seats;
        let expected = seats.iter().any(|seat| may_act.has(seat));
        assert_eq!(listener.turn, Some(expected), "{} at {seats:?}, where {may_act:?} may act", G::TITLE);
    }
    was_refused
}

/// Plays this number of actions and tries to take back every second one. Returns the number of undos that changed which
/// seats may act.
async fn check_turns<G: Tested>(setting: &G::Setting, seats: u8, actions: u32) -> u32 {
    let host = Host::start().await;
    let url = host.url();
    let plans = vec![SeatPlan::Person; usize::from(seats)];
    let table = Client::connect(&url).await.create(G::TITLE, &setting_text::<G>(setting, seats), plans).await;
    let mut listeners = Vec::new();
    for (ticket, seed) in table.all_seats().into_iter().chain([table.watch]).zip(0..) {
        listeners.push(Listener { player: Player::<G>::join(&url, &table, &[ticket], seed).await, turn: None });
    }
    settle(&mut listeners, 0).await;
    let mut changes = 0;
    for number in 0..actions {
        let before = may_act(&listeners);
        // Where several seats may act, a different one acts each time.
        let all: Vec<Seat> = before.iter().collect();
        let Some(seat) = all.get(number as usize % all.len().max(1)).copied() else { break };
        let keep = listeners[0].player.follower.notices().len() as u32;
        listeners[seat.index()].player.act(seat).await;
        settle(&mut listeners, seat.index()).await;
        let after = may_act(&listeners);
        if number % 2 == 0 && !after.is_empty() {
            listeners[seat.index()].player.client.send(&FromClient::Undo { seat, keep }).await;
            if !settle(&mut listeners, seat.index()).await {
                assert_eq!(may_act(&listeners), before);
                changes += u32::from(before != after);
            }
        }
    }
    changes
}

#[tokio::test]
async fn turns_match_the_position_after_an_undo() {
    let auction = Zoff::setting(&[("auction", "true")]).expect("a rule of the game");
    let changes = [
        check_turns::<Hacienda>(&hacienda_rules::Setting::default(), 3, 60).await,
        check_turns::<Zoff>(&zoff::Setting::default(), 3, 60).await,
        check_turns::<Zoff>(&auction, 3, 60).await,
        check_turns::<HabGut>(&hab_gut::Setting::default(), 3, 60).await,
    ];
    println!("undos that changed who may act: {changes:?}");
    assert!(changes.iter().all(|count| *count > 0), "{changes:?}");
}
