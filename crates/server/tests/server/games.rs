//! Whole games of each title. A spectator and clients that play at random follow them over real connections.

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use online::{SeatPlan, setting_text};
use tabletop::Level;
use zoff::Zoff;

use crate::{
    client::Client,
    host::Host,
    player::{Player, Tested},
};

/// Plays a game with clients that act at random, and with computer players on the last seats. Returns the number of
/// entries.
pub async fn play_whole_game<G: Tested>(url: &str, setting: &G::Setting, seats: u8, computers: u8, seed: u64) -> u32 {
    let mut host = Client::connect(url).await;
    let plan = |seat| if seat < seats - computers { SeatPlan::Person } else { SeatPlan::Computer(Level::Easy) };
    let plans = (0..seats).map(plan).collect();
    let table = host.create(G::TITLE, &setting_text::<G>(setting, seats), plans).await;
    let mut tickets: Vec<_> = table.seats.iter().flatten().map(|ticket| vec![*ticket]).collect();
    tickets.push(vec![table.watch]);
    if seed.is_multiple_of(2) && tickets.len() > 2 {
        // Two people share a screen.
        let second = tickets.remove(1);
        tickets[0].extend(second);
    }
    let mut games = Vec::new();
    for (tickets, number) in tickets.into_iter().zip(0..) {
        let player = Player::<G>::join(url, &table, &tickets, 10 * seed + number).await;
        games.push(tokio::spawn(player.play()));
    }
    let mut entries = 0;
    for game in games {
        let player = game.await.expect("the player does not fail");
        player.assert_agrees();
        entries = player.have;
    }
    let late = Player::<G>::join(url, &table, &[table.watch], seed).await;
    assert_eq!(late.have, entries);
    entries
}

async fn games_agree<G: Tested>(setting: G::Setting, seats: [u8; 2], games: u64) {
    let host = Host::start().await;
    for seed in 0..games {
        let seats = seats[0] + (seed % u64::from(seats[1] - seats[0] + 1)) as u8;
        let computers = (seed % 3 == 2).into();
        let entries = play_whole_game::<G>(&host.url(), &setting, seats, computers, seed).await;
        assert!(entries > 10);
    }
    host.service.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_viewers_follow_whole_games_of_hacienda() {
    games_agree::<Hacienda>(hacienda_rules::Setting::default(), [2, 5], 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_viewers_follow_whole_games_of_zoff() {
    games_agree::<Zoff>(zoff::Setting::default(), [2, 5], 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_viewers_follow_whole_games_of_hab_and_gut() {
    games_agree::<HabGut>(hab_gut::Setting::default(), [3, 5], 3).await;
}
