//! The canary: nothing that the server sends to a viewer reveals anything hidden from that viewer. Every frame of a
//! game equals, byte for byte, the frame of another truth: a position with other hidden information that looks the same
//! to the viewer.

use std::fmt::Debug;

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use online::{Entry, FromServer, SeatPlan, setting_text, write};
use tabletop::{Chance, Game as _, Notice, NullSink, Opening, Seat, Seats, Viewer, records::Record};
use zoff::Zoff;

use crate::{
    client::Client,
    host::Host,
    player::{Player, Tested},
};

/// A game that can find other truths for its actions.
trait Canary: Tested {
    /// Returns another truth before an action, one that looks the same to the viewer. Anything that the action reveals,
    /// but the position after it no longer shows, stays unchanged.
    fn another_truth(played: &Played<Self>, viewer: Viewer, chance: &mut Chance) -> Self::Position {
        Self::imagine(played.setting, played.before, viewer, chance)
    }
}

impl Canary for Hacienda {}

impl Canary for Zoff {}

impl Canary for HabGut {
    /// At the end of a half, foundations are revealed, and racks are dealt again.
    fn another_truth(played: &Played<HabGut>, viewer: Viewer, chance: &mut Chance) -> hab_gut::Position {
        let Played { setting, before, after, .. } = *played;
        let mut other = HabGut::imagine(setting, before, viewer, chance);
        if before.half(setting) != after.half(setting) {
            (other.shares, other.foundations) = (before.shares, before.foundations);
            (other.racks, other.undealt) = (before.racks, before.undealt);
            if !after.over {
                let dealt = HabGut::imagine(setting, after, viewer, chance);
                other.next_racks = Some(dealt.racks);
            }
        }
        other
    }
}

/// All texts that a connection received.
#[derive(Debug)]
struct Heard {
    seats: Seats,
    texts: Vec<String>,
}

impl Heard {
    /// What the connection was told about the opening and the actions.
    fn told(&self) -> Vec<String> {
        let told = self.texts.iter().map(|text| serde_json::from_str(text).expect("a message"));
        let told = told.filter_map(|message| match message {
            FromServer::Joined(joined) => Some(joined.opening.to_string()),
            FromServer::Log { entries, .. } => Some(write(&entries)),
            _ => None,
        });
        told.collect()
    }
}

/// The number of entries, and the number of entries that were compared with another truth.
#[derive(Debug, Default, Clone, Copy)]
struct Counts {
    entries: u32,
    permuted: u32,
}

/// Plays a whole game at random. Returns what each connection heard, the spectator last, and the record.
async fn record_frames<G: Tested>(url: &str, setting: &G::Setting, seats: u8, seed: u64) -> (Vec<Heard>, String) {
    let plans = vec![SeatPlan::Person; usize::from(seats)];
    let table = Client::connect(url).await.create(G::TITLE, &setting_text::<G>(setting, seats), plans).await;
    let mut listeners = Vec::new();
    let tickets: Vec<_> = table.seats.iter().flatten().copied().chain([table.watch]).collect();
    for ticket in tickets {
        // A second window of the same viewer listens and records every byte.
        let (mut client, joined) = Client::joined(url, &table, &[ticket]).await;
        let seats = joined.viewer.iter().copied().collect();
        let first = write(&FromServer::Joined(Box::new(joined)));
        listeners.push(tokio::spawn(async move {
            let mut texts = vec![first];
            while !texts.last().is_some_and(|text| text.starts_with("{\"over\"")) {
                texts.push(client.next_text().await.expect("the game goes on"));
            }
            Heard { seats, texts }
        }));
    }
    let mut playing = Vec::new();
    for seat in 0..seats {
        let player = Player::<G>::join(url, &table, &[table.ticket(seat)], 100 * seed + u64::from(seat)).await;
        playing.push(tokio::spawn(player.play()));
    }
    let mut record = String::new();
    for player in playing {
        record = player.await.expect("it plays to the end").over.expect("the game is over").0;
    }
    let mut heard = Vec::new();
    for listener in listeners {
        heard.push(listener.await.expect("it listens to the end"));
    }
    (heard, record)
}

/// Compares everything that a connection heard with what it would have heard in other truths.
///
/// # Errors
/// Returns the first text that depends on something hidden from its viewer.
fn check_heard<G: Canary>(heard: &Heard, viewer: Viewer, record: &str, chance: &mut Chance) -> Result<Counts, String> {
    let record = Record::<G>::parse(record).expect("the record is readable");
    let setting = &record.setting;
    let mut before = record.set_up().expect("the record begins");
    let mut counts = Counts::default();
    let mut actions = record.actions.iter();
    let mut from = 0;
    for text in &heard.texts {
        let message: FromServer = serde_json::from_str(text).expect("a message");
        match message {
            FromServer::Joined(joined) => {
                let other = G::imagine(setting, &before, viewer, chance);
                let opening = serde_json::to_value(Opening::<G>::of(setting, &other, viewer)).expect("it is written");
                if joined.opening != opening {
                    return Err(text.clone());
                }
            }
            FromServer::Log { .. } => {
                let line = actions.next().expect("each entry is an action");
                let mut after = before.clone();
                G::play(setting, &mut after, line.seat, line.action, &mut NullSink).expect("a legal action");
                let table =
                    Played::<G> { setting, before: &before, seat: line.seat, action: line.action, after: &after };
                let mut is_permuted = false;
                for _ in 0..6 {
                    if let Some(notice) = table.in_another_truth(viewer, chance) {
                        let entries = vec![Entry::Played(serde_json::to_value(notice).expect("it is written"))];
                        if *text != write(&FromServer::Log { from, entries }) {
                            return Err(text.clone());
                        }
                        is_permuted = true;
                    }
                }
                counts.permuted += u32::from(is_permuted);
                counts.entries += 1;
                from += 1;
                before = after;
            }
            // Seats and turns contain nothing hidden. After the end, everything is revealed.
            FromServer::Seats(_) | FromServer::Turn(_) | FromServer::Over { .. } => {}
            _ => return Err(text.clone()),
        }
    }
    assert_eq!(actions.next(), None, "all entries must be heard");
    Ok(counts)
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
    fn in_another_truth(&self, viewer: Viewer, chance: &mut Chance) -> Option<Notice<G>> {
        let is_secret = |action, after: &G::Position| G::is_secret(self.seat, action, after, viewer);
        let secret = is_secret(self.action, self.after);
        let before = G::another_truth(self, viewer, chance);
        let action = if secret { G::random_action(self.setting, &before, self.seat, chance)? } else { self.action };
        let mut after = before.clone();
        G::play(self.setting, &mut after, self.seat, action, &mut NullSink).ok()?;
        let looks = |position| G::seen_by(self.setting, position, viewer);
        if looks(&after) != looks(self.after) || is_secret(action, &after) != secret {
            return None;
        }
        Some(Notice::of(self.setting, &before, self.seat, action, &after, viewer))
    }
}

/// Checks whole games. Also checks that the canary notices when a viewer hears what only another viewer should hear.
async fn nothing_hidden_leaves<G: Canary>(setting: G::Setting, seats: u8, games: u64) {
    let host = Host::start().await;
    let mut chance = Chance::new(3, 3);
    let mut sum = Counts::default();
    let (mut planted, mut sung) = (0, 0);
    for seed in 0..games {
        let (heard, record) = record_frames::<G>(&host.url(), &setting, seats, seed).await;
        for connection in &heard {
            let counts = check_heard::<G>(connection, Viewer::from(connection.seats), &record, &mut chance)
                .unwrap_or_else(|text| panic!("{:?} can work out something hidden: {text}", connection.seats));
            sum.entries += counts.entries;
            sum.permuted += counts.permuted;
        }
        // A planted leak: a spectator gets the messages of a seat. In a few games of Zoff a seat is always the last to
        // choose, so it is told only what spectators are told too.
        let (watching, playing) = heard.split_last().expect("a spectator listens, too");
        for leak in playing.iter().filter(|playing| playing.told() != watching.told()) {
            planted += 1;
            sung += usize::from(check_heard::<G>(leak, Viewer::SPECTATOR, &record, &mut chance).is_err());
        }
    }
    println!("{games} games of {}: {sum:?}, {sung} of {planted} planted leaks found", G::TITLE);
    assert!(2 * sum.permuted >= sum.entries, "{sum:?}");
    assert_eq!(sung, planted, "the canary must find each planted leak");
    assert!(planted >= games as usize * usize::from(seats) * 98 / 100, "{planted} leaks were planted");
    host.service.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_leaves_in_games_of_hacienda() {
    nothing_hidden_leaves::<Hacienda>(hacienda_rules::Setting::default(), 2, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_leaves_in_games_of_zoff() {
    nothing_hidden_leaves::<Zoff>(zoff::Setting::default(), 3, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_leaves_in_games_of_hab_and_gut() {
    nothing_hidden_leaves::<HabGut>(hab_gut::Setting::default(), 3, 1).await;
}

mod long {
    use super::*;

    /// The number of games of each title.
    const GAMES: u64 = 1_000;

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn nothing_hidden_leaves_in_a_thousand_games_of_hacienda() {
        nothing_hidden_leaves::<Hacienda>(hacienda_rules::Setting::default(), 3, GAMES).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn nothing_hidden_leaves_in_a_thousand_games_of_zoff() {
        nothing_hidden_leaves::<Zoff>(zoff::Setting::default(), 3, GAMES).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn nothing_hidden_leaves_in_a_thousand_games_of_hab_and_gut() {
        nothing_hidden_leaves::<HabGut>(hab_gut::Setting::default(), 4, GAMES).await;
    }
}
