//! A viewer that follows a game over its connection and can play at random.

use online::{Entry, FromClient, FromServer, Joined, Reason, Ticket, read_setting};
use tabletop::{
    Followed, Follower, Notice, NullSink, Opening, Rng, Seat, Seats, Viewer,
    records::{Record, Recorded},
};

use crate::client::{Client, Table};

/// A game with everything that these tests need.
pub trait Tested: Followed + Recorded {}

impl<G: Followed + Recorded> Tested for G {}

/// A viewer that follows a game and can act for its seats.
#[derive(Debug)]
pub struct Player<G: Tested> {
    pub client: Client,
    pub setting: G::Setting,
    pub seats: Seats,
    pub follower: Follower<G>,
    pub rng: Rng,
    /// The number of entries received.
    pub have: u32,
    /// The first position, and the position after each action that was not taken back.
    pub positions: Vec<G::Position>,
    /// The record and the salt, once the game is over.
    pub over: Option<(String, String)>,
    /// The number of the action that was sent last, until it is confirmed.
    pub pending: Option<u64>,
    /// The number of actions that were sent and confirmed.
    pub sent: u32,
    next_id: u64,
    /// The last action that was sent, in case it has to be sent again.
    last: Option<FromClient>,
    table: String,
    pub tickets: Vec<Ticket>,
    first: Joined,
}

impl<G: Tested> Player<G> {
    /// Connects and joins a table.
    pub async fn join(url: &str, table: &Table, tickets: &[Ticket], seed: u64) -> Player<G> {
        let (client, joined) = Client::joined(url, table, tickets).await;
        Player::begin(client, tickets, joined, seed)
    }

    /// A player that starts from the answer to the client's join.
    pub fn begin(client: Client, tickets: &[Ticket], mut joined: Joined, seed: u64) -> Player<G> {
        assert_eq!((joined.title.as_str(), joined.rules), (G::TITLE, G::RULES_VERSION));
        let (setting, _) = read_setting::<G>(&joined.setting).expect("the setting is readable");
        let seats: Seats = joined.viewer.iter().copied().collect();
        let mut rng = Rng::new(seed, 77);
        let opening: Opening<G> = serde_json::from_value(joined.opening.clone()).expect("the opening is readable");
        let viewer = Viewer::from(seats);
        let first = opening.imagine(&setting, viewer, &mut rng).expect("the opening is possible");
        let follower = Follower::new(setting.clone(), viewer, first.clone());
        let log = std::mem::take(&mut joined.log);
        let mut player = Player {
            client,
            setting,
            seats,
            follower,
            rng,
            have: 0,
            positions: vec![first],
            over: None,
            pending: None,
            sent: 0,
            next_id: 0,
            last: None,
            table: joined.table.clone(),
            tickets: tickets.to_vec(),
            first: joined,
        };
        log.into_iter().for_each(|entry| player.learn(entry));
        player
    }

    /// Reconnects, and asks only for the entries that it lacks.
    pub async fn reconnect(&mut self, url: &str) {
        self.client = Client::connect(url).await;
        let joined = self.client.join(&self.table, &self.tickets, self.have).await;
        if self.catch_up(joined) {
            let message = self.again();
            self.client.send(&message).await;
        }
    }

    /// Reconnects after the rules have changed, and follows the game again from the start.
    pub async fn lay_out_anew(&mut self, url: &str) {
        self.client = Client::connect(url).await;
        let joined = self.client.join(&self.table, &self.tickets, self.have).await;
        assert_eq!((joined.from, joined.rules), (0, G::RULES_VERSION), "the client must learn that the rules changed");
        self.positions.truncate(1);
        self.follower = Follower::new(self.setting.clone(), self.viewer(), self.positions[0].clone());
        self.have = 0;
        joined.log.into_iter().for_each(|entry| self.learn(entry));
    }

    /// The message to join again.
    pub fn join_again(&self) -> FromClient {
        FromClient::Join { table: self.table.clone(), tickets: self.tickets.clone(), have: self.have }
    }

    /// Learns what it has missed. Returns true if its last action has to be sent again.
    pub fn catch_up(&mut self, joined: Joined) -> bool {
        assert_eq!((joined.from, &joined.opening), (self.have, &self.first.opening));
        joined.log.into_iter().for_each(|entry| self.learn(entry));
        self.pending.is_some()
    }

    /// The last action, to be sent again.
    pub fn again(&self) -> FromClient {
        self.last.clone().expect("an action was sent before")
    }

    pub fn viewer(&self) -> Viewer {
        Viewer::from(self.seats)
    }

    fn learn(&mut self, entry: Entry) {
        match entry {
            Entry::Played(notice) => {
                let notice: Notice<G> = serde_json::from_value(notice).expect("a notice");
                if self.seats.has(notice.seat) && self.pending.take().is_some() {
                    self.sent += 1;
                }
                self.follower.receive(notice).expect("the notice agrees with what was known");
                self.positions.push(self.follower.position().clone());
            }
            Entry::TakenBack { keep, .. } => {
                self.follower.keep(keep as usize).expect("these notices were received");
                self.positions.truncate(keep as usize + 1);
            }
        }
        self.have += 1;
    }

    /// Receives a message. Returns the reason if it is a refusal.
    pub fn receive(&mut self, message: FromServer) -> Option<Reason> {
        match message {
            FromServer::Log { from, entries } => {
                let known = (self.have - from) as usize;
                entries.into_iter().skip(known).for_each(|entry| self.learn(entry));
            }
            FromServer::Over { record, salt } => self.over = Some((record, salt)),
            FromServer::Refused { reason, .. } => return Some(reason),
            FromServer::Seats(_) | FromServer::Turn(_) | FromServer::Said { .. } | FromServer::Again { .. } => {}
            // Where strangers play, the host's screen is the large screen.
            FromServer::LargeScreen(_) => {}
            other => panic!("{other:?}"),
        }
        None
    }

    /// One of its seats that may act now.
    pub fn to_act(&self) -> Option<Seat> {
        G::may_act(self.follower.position()).iter().find(|seat| self.seats.has(*seat))
    }

    /// Chooses a random action for a seat. Returns the message to send.
    pub fn decide(&mut self, seat: Seat) -> FromClient {
        let action = G::random_action(&self.setting, self.follower.position(), seat, &mut self.rng);
        let action = G::action_text(&self.setting, action.expect("the seat may act"));
        self.next_id += 1;
        self.pending = Some(self.next_id);
        let message = FromClient::Act { seat, id: self.next_id, at: self.have, action };
        self.last = Some(message.clone());
        message
    }

    /// Sends a random action of a seat.
    pub async fn act(&mut self, seat: Seat) {
        let message = self.decide(seat);
        self.client.send(&message).await;
    }

    /// Plays at random until the game is over.
    pub async fn play(mut self) -> Player<G> {
        while self.over.is_none() {
            if self.pending.is_none()
                && let Some(seat) = self.to_act()
            {
                self.act(seat).await;
            }
            let message = self.client.next().await;
            // If another seat acted first, its action has already arrived or is about to.
            match self.receive(message) {
                None => {}
                Some(Reason::Outdated | Reason::NotToAct) => self.pending = None,
                Some(reason) => panic!("{reason}"),
            }
        }
        self
    }

    /// Checks that the record matches the commitment, and that this viewer always saw the truth.
    pub fn assert_agrees(&self) {
        let (text, salt) = self.over.as_ref().expect("the game is over");
        let record = Record::<G>::parse(text).expect("the record is readable");
        let salt = online::from_hex(salt).expect("a salt");
        assert!(self.first.commitment.holds(record.seed, &salt));
        let mut truth = record.set_up().expect("the set-up matches the record");
        let looks = |position: &G::Position| G::seen_by(&self.setting, position, self.viewer());
        assert_eq!(record.actions.len() + 1, self.positions.len());
        for (line, followed) in record.actions.iter().zip(&self.positions) {
            assert!(looks(&truth) == looks(followed), "{} as {:?} sees it", G::TITLE, self.viewer());
            G::play(&self.setting, &mut truth, line.seat, line.action, &mut NullSink).expect("a legal action");
            assert_eq!(G::fingerprint(&truth), line.fingerprint);
        }
        let last = self.positions.last().expect("there is a first position");
        assert!(looks(&truth) == looks(last) && G::is_over(&truth));
    }
}
