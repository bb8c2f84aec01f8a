//! The canary: nothing that the server sends to a viewer reveals anything hidden from that viewer. Every frame of a
//! game equals, byte for byte, the frame of another truth: a position with other hidden information that looks the same
//! to the viewer. Players take actions back, and viewers leave and join again.
//!
//! `CANARY_GAMES` sets the number of games of each title in the long tests (default 1,000), `CANARY_FIRST` their first
//! seed (default 0).

use std::{env, ops::Range};

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use online::{Entry, FromClient, FromServer, Joined, Reason, SeatPlan, Ticket, read_answer, setting_text, write};
use serde_json::Value;
use tabletop::{Game as _, Notice, NullSink, Opening, Rng, Seat, Viewer, records::Record};
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::Host,
    player::{Player, Tested},
    variants,
};

/// A game that can find other truths for its actions.
trait Canary: Tested {
    /// Returns another truth before the action, which looks the same to the viewer. Anything that the action reveals,
    /// but the position after it no longer shows, stays unchanged.
    fn another_truth(played: &Played<Self>, viewer: Viewer, rng: &mut Rng) -> Self::Position {
        Self::imagine(played.setting, played.before, viewer, rng)
    }
}

impl Canary for Hacienda {}

impl Canary for Zoff {}

impl Canary for HabGut {
    /// At the end of a half, foundations are revealed, and racks are dealt again.
    fn another_truth(played: &Played<HabGut>, viewer: Viewer, rng: &mut Rng) -> hab_gut::Position {
        let Played { setting, before, after, .. } = *played;
        let mut other = HabGut::imagine(setting, before, viewer, rng);
        if before.half(setting) != after.half(setting) {
            (other.shares, other.foundations) = (before.shares, before.foundations);
            (other.racks, other.undealt) = (before.racks, before.undealt);
            if !after.over {
                let dealt = HabGut::imagine(setting, after, viewer, rng);
                other.next_racks = Some(dealt.racks);
            }
        }
        other
    }
}

/// All texts that a viewer received, over one connection after another.
#[derive(Debug)]
struct Heard {
    viewer: Viewer,
    texts: Vec<String>,
}

impl Heard {
    fn messages(&self) -> impl Iterator<Item = (&str, FromServer)> {
        self.texts.iter().map(|text| (text.as_str(), read_answer(text).expect("a message")))
    }

    /// The opening and the log as the viewer was told them. Checks that repeated entries are the same.
    fn told(&self) -> (Value, Vec<Entry>) {
        let (mut opening, mut log) = (Value::Null, Vec::new());
        for (_, message) in self.messages() {
            let (from, entries) = match message {
                FromServer::Joined(joined) => {
                    assert!(opening.is_null() || opening == joined.opening, "the opening must not change");
                    opening = joined.opening;
                    (joined.from, joined.log)
                }
                FromServer::Log { from, entries } => (from, entries),
                _ => continue,
            };
            for (entry, number) in entries.into_iter().zip(from as usize..) {
                match log.get(number) {
                    None => log.push(entry),
                    Some(known) => assert_eq!(entry, *known, "entry {number} must not change"),
                }
            }
        }
        (opening, log)
    }
}

/// Joins a table, and records the answer.
async fn join(url: &str, table: &Table, ticket: Ticket, have: u32, texts: &mut Vec<String>) -> (Client, Joined) {
    let mut client = Client::connect(url).await;
    client.send(&FromClient::Join { table: table.id.clone(), tickets: vec![ticket], have }).await;
    let text = client.next_text().await.expect("an answer");
    let Ok(FromServer::Joined(joined)) = read_answer(&text) else { panic!("{text}") };
    texts.push(text);
    (client, *joined)
}

/// Watches until the game is over, and records every byte. Leaves and joins again now and then.
async fn watch(url: String, table: Table, seed: u64) -> Heard {
    let mut rng = Rng::new(seed, 6);
    let (mut texts, mut have) = (Vec::new(), 0);
    loop {
        let (mut client, joined) = join(&url, &table, table.watch, have, &mut texts).await;
        have = joined.from + joined.log.len() as u32;
        for _ in 0..rng.below(100) {
            let text = client.next_text().await.expect("the game goes on");
            let message = read_answer(&text).expect("a message");
            texts.push(text);
            match message {
                FromServer::Log { entries, .. } => have += entries.len() as u32,
                FromServer::Over { .. } => return Heard { viewer: Viewer::SPECTATOR, texts },
                _ => {}
            }
        }
        // Ask for the entries from a random number on, as a client that kept only the earlier ones would.
        have = rng.below(have + 1);
    }
}

/// Plays at random until the game is over, and records every byte. Tries to take back one action in six, and leaves and
/// joins again now and then. Also returns the record of the game.
async fn play<G: Tested>(url: String, table: Table, seat: u8, seed: u64) -> (Heard, String) {
    let mut rng = Rng::new(seed, 7);
    let (ticket, mut texts) = (table.ticket(seat), Vec::new());
    let (client, joined) = join(&url, &table, ticket, 0, &mut texts).await;
    let mut player = Player::<G>::begin(client, &[ticket], joined, seed);
    while player.over.is_none() {
        if player.pending.is_none()
            && let Some(seat) = player.to_act()
        {
            player.act(seat).await;
        }
        if rng.below(50) == 0 {
            let (client, joined) = join(&url, &table, ticket, player.have, &mut texts).await;
            player.client = client;
            if player.catch_up(joined) {
                let message = player.again();
                player.client.send(&message).await;
            }
        }
        let text = player.client.next_text().await.expect("the game goes on");
        let (message, sent) = (read_answer(&text).expect("a message"), player.sent);
        texts.push(text);
        match player.receive(message) {
            None | Some(Reason::NoUndo | Reason::Phase) => {}
            // Another seat acted first.
            Some(Reason::Outdated | Reason::NotToAct) => player.pending = None,
            Some(reason) => panic!("{reason}"),
        }
        if player.sent > sent && rng.below(6) == 0 {
            let keep = player.follower.notices().len() as u32 - 1;
            player.client.send(&FromClient::Undo { seat: Seat(seat), keep }).await;
        }
    }
    player.assert_agrees();
    // Somebody who comes late is told the whole game, or the rest of it.
    for have in [0, rng.below(player.have)] {
        let (mut client, _) = join(&url, &table, ticket, have, &mut texts).await;
        texts.push(client.next_text().await.expect("the record"));
    }
    let (record, _) = player.over.expect("the game is over");
    (Heard { viewer: Viewer::from(Seat(seat)), texts }, record)
}

/// Plays a whole game. Returns what each viewer heard, the spectator last, and the record.
async fn record_frames<G: Tested>(url: &str, setting: &G::Setting, seats: u8, seed: u64) -> (Vec<Heard>, String) {
    let plans = vec![SeatPlan::Person; usize::from(seats)];
    let table = Client::connect(url).await.create(G::TITLE, &setting_text::<G>(setting, seats), plans).await;
    let watching = tokio::spawn(watch(url.to_owned(), table.clone(), seed));
    let start = |seat| tokio::spawn(play::<G>(url.to_owned(), table.clone(), seat, 100 * seed + u64::from(seat)));
    let playing: Vec<_> = (0..seats).map(start).collect();
    let (mut heard, mut record) = (Vec::new(), String::new());
    for player in playing {
        let (texts, text) = player.await.expect("the player plays to the end");
        heard.push(texts);
        record = text;
    }
    heard.push(watching.await.expect("the spectator watches to the end"));
    (heard, record)
}

/// The numbers of checked messages.
#[derive(Debug, Default, Clone, Copy)]
struct Counts {
    /// Entries with an action.
    entries: u32,
    /// Entries with an action that were compared with another truth.
    permuted: u32,
    /// Entries that take back actions.
    taken_back: u32,
    /// Answers to a join.
    joined: u32,
}

/// The truth about a game with its whole log.
struct Truth<G: Tested> {
    setting: G::Setting,
    first: G::Position,
    /// For each entry, the positions before and after it, and the action if the entry contains one.
    entries: Vec<(G::Position, G::Position, Option<(Seat, G::Action)>)>,
}

impl<G: Canary> Truth<G> {
    /// Replays the whole log. The record contains the hidden cards but no action that was taken back, so the actions
    /// come from the logs of their own seats.
    fn new(record: &str, heard: &[Heard]) -> Truth<G> {
        let record = Record::<G>::parse(record).expect("the record is readable");
        let logs: Vec<Vec<Entry>> = heard.iter().map(|heard| heard.told().1).collect();
        let notice = |viewer: usize, number: usize| match &logs[viewer][number] {
            Entry::Played(notice) => {
                Some(serde_json::from_value::<Notice<G>>(notice.clone()).expect("the notice is readable"))
            }
            Entry::TakenBack { .. } => None,
        };
        let first = record.set_up().expect("the set-up matches the record");
        let (mut kept, mut entries) = (vec![first.clone()], Vec::new());
        for (number, entry) in logs[0].iter().enumerate() {
            let before = kept.last().expect("the first position stays").clone();
            if let Entry::TakenBack { keep, .. } = entry {
                kept.truncate(*keep as usize + 1);
            }
            let played = notice(0, number).map(|told| {
                let own = notice(told.seat.index(), number).expect("everybody is told of the same entries").told;
                (told.seat, own.action::<G>(&record.setting).expect("a readable action").expect("its own action"))
            });
            if let Some((seat, action)) = played {
                let mut after = before.clone();
                G::play(&record.setting, &mut after, seat, action, &mut NullSink).expect("a legal action");
                kept.push(after);
            }
            entries.push((before, kept.last().expect("the first position stays").clone(), played));
        }
        let prints: Vec<u64> = kept[1..].iter().map(G::fingerprint).collect();
        assert!(record.actions.iter().map(|line| line.fingerprint).eq(prints), "the record must match the log");
        Truth { setting: record.setting, first, entries }
    }

    /// Compares everything that a connection heard with what it would have heard in other truths.
    ///
    /// # Errors
    /// Returns the first text that depends on something hidden from its viewer.
    fn check(&self, heard: &Heard, viewer: Viewer, rng: &mut Rng) -> Result<Counts, String> {
        let mut counts = Counts::default();
        for (text, message) in heard.messages() {
            let wrong = || Err(text.to_owned());
            if write(&message) != text {
                return wrong();
            }
            let (from, entries) = match message {
                FromServer::Joined(joined) => {
                    let other = G::imagine(&self.setting, &self.first, viewer, rng);
                    let opening = Opening::<G>::of(&self.setting, &other, viewer);
                    if joined.opening != serde_json::to_value(opening).expect("an opening can be written as JSON") {
                        return wrong();
                    }
                    counts.joined += 1;
                    (joined.from, joined.log)
                }
                FromServer::Log { from, entries } => (from, entries),
                // Seats, turns and these refusals contain nothing hidden. After the end, everything is revealed.
                FromServer::Seats(_)
                | FromServer::Turn(_)
                | FromServer::Over { .. }
                | FromServer::Refused {
                    reason: Reason::NoUndo | Reason::Phase | Reason::Outdated | Reason::NotToAct,
                    ..
                } => continue,
                _ => return wrong(),
            };
            for (entry, (before, after, played)) in entries.iter().zip(&self.entries[from as usize..]) {
                let Some((seat, action)) = *played else {
                    counts.taken_back += 1;
                    continue;
                };
                let table = Played::<G> { setting: &self.setting, before, seat, action, after };
                let mut is_permuted = false;
                for notice in (0..6).filter_map(|_| table.in_another_truth(viewer, rng)) {
                    if write(entry)
                        != write(&Entry::Played(serde_json::to_value(notice).expect("a notice can be written as JSON")))
                    {
                        return wrong();
                    }
                    is_permuted = true;
                }
                counts.entries += 1;
                counts.permuted += u32::from(is_permuted);
            }
        }
        Ok(counts)
    }
}

/// An action with the true positions before and after it.
struct Played<'a, G: Tested> {
    setting: &'a G::Setting,
    before: &'a G::Position,
    seat: Seat,
    action: G::Action,
    after: &'a G::Position,
}

impl<G: Canary> Played<'_, G> {
    /// What the viewer is told in another truth; `None` if the other truth does not look the same after the action.
    fn in_another_truth(&self, viewer: Viewer, rng: &mut Rng) -> Option<Notice<G>> {
        let is_secret = |action, after: &G::Position| G::is_secret(self.seat, action, after, viewer);
        let secret = is_secret(self.action, self.after);
        let before = G::another_truth(self, viewer, rng);
        let action = if secret { G::random_action(self.setting, &before, self.seat, rng)? } else { self.action };
        let mut after = before.clone();
        G::play(self.setting, &mut after, self.seat, action, &mut NullSink).ok()?;
        let looks = |position| G::seen_by(self.setting, position, viewer);
        if looks(&after) != looks(self.after) || is_secret(action, &after) != secret {
            return None;
        }
        Some(Notice::of(self.setting, &before, self.seat, action, &after, viewer))
    }
}

/// Checks whole games with these settings in turn. Also checks that the canary notices when a viewer hears what only
/// another viewer should hear.
async fn nothing_hidden_leaves<G: Canary>(
    settings: &[G::Setting],
    seats: impl Fn(&G::Setting) -> (u8, u8),
    seeds: Range<u64>,
) {
    let host = Host::start().await;
    let mut rng = Rng::new(3, 3);
    let mut sum = Counts::default();
    let (mut planted, mut leaks_found, mut least) = (0, 0, 0);
    let games = seeds.end - seeds.start;
    for seed in seeds {
        let kinds = settings.len() as u64;
        let setting = &settings[(seed % kinds) as usize];
        let (fewest, most) = seats(setting);
        let seats = fewest + ((seed + seed / kinds) % u64::from(most - fewest + 1)) as u8;
        let (heard, record) = record_frames::<G>(&host.url(), setting, seats, seed).await;
        let truth = Truth::<G>::new(&record, &heard);
        for connection in &heard {
            let counts = truth
                .check(connection, connection.viewer, &mut rng)
                .unwrap_or_else(|text| panic!("{:?} can work out something hidden: {text}", connection.viewer));
            sum.entries += counts.entries;
            sum.permuted += counts.permuted;
            sum.taken_back += counts.taken_back;
            sum.joined += counts.joined;
        }
        // A planted leak: a spectator gets the messages of a seat. In a few games of Zoff a seat is always the last to
        // choose, so it is told only what spectators are told too.
        let (watching, playing) = heard.split_last().expect("a spectator listens, too");
        for leak in playing.iter().filter(|playing| playing.told() != watching.told()) {
            planted += 1;
            leaks_found += usize::from(truth.check(leak, Viewer::SPECTATOR, &mut rng).is_err());
        }
        least += usize::from(seats);
    }
    println!("{games} games of {}: {sum:?}, {leaks_found} of {planted} planted leaks found", G::TITLE);
    assert!(2 * sum.permuted >= sum.entries && u64::from(sum.taken_back) > 2 * games, "{sum:?}");
    assert!(u64::from(sum.joined) > 5 * games, "{sum:?}");
    assert_eq!(leaks_found, planted, "the canary must find each planted leak");
    assert!(planted >= least * 98 / 100, "{planted} leaks were planted");
    host.service.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_leaves_in_games_of_hacienda() {
    // The base game, and Variant 1 with all house rules.
    let settings = [0, 6].map(|kind| variants::hacienda()[kind].clone());
    nothing_hidden_leaves::<Hacienda>(&settings, |setting| setting.rulebook.seats, 0..2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_leaves_in_games_of_zoff() {
    // Without variants, with the auction, and with the auction and open cards.
    let settings = [0, 1, 5].map(|kind| variants::zoff()[kind].clone());
    nothing_hidden_leaves::<Zoff>(&settings, |setting| setting.rulebook.seats, 0..3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_leaves_in_games_of_hab_and_gut() {
    nothing_hidden_leaves::<HabGut>(&variants::hab_gut(), |setting| setting.rulebook.seats, 0..2).await;
}

mod long {
    use super::*;

    /// The seeds of the games of each title. Several processes can share them by `CANARY_FIRST` and `CANARY_GAMES`.
    fn seeds() -> Range<u64> {
        let number = |name, default| env::var(name).map_or(default, |text| text.parse().expect("it is a number"));
        let first = number("CANARY_FIRST", 0);
        first..first + number("CANARY_GAMES", 1_000)
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn nothing_hidden_leaves_in_a_thousand_games_of_hacienda() {
        nothing_hidden_leaves::<Hacienda>(&variants::hacienda(), |setting| setting.rulebook.seats, seeds()).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn nothing_hidden_leaves_in_a_thousand_games_of_zoff() {
        nothing_hidden_leaves::<Zoff>(&variants::zoff(), |setting| setting.rulebook.seats, seeds()).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn nothing_hidden_leaves_in_a_thousand_games_of_hab_and_gut() {
        nothing_hidden_leaves::<HabGut>(&variants::hab_gut(), |setting| setting.rulebook.seats, seeds()).await;
    }
}
