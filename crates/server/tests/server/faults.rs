//! Games with one fault each: the connection of a screen breaks before or after a message, or an action arrives twice
//! or late. Nothing confirmed is lost, nothing is played twice, and everybody ends with the same game.

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use online::{Reason, SeatPlan, setting_text};
use zoff::Zoff;

use crate::{
    client::Client,
    host::Host,
    player::{Player, Tested},
    screen::{Fault, Screen},
};

/// Plays at random for its seats until the game is over or there are this many entries.
pub async fn play_to<G: Tested>(player: &mut Player<G>, entries: u32) {
    while player.over.is_none() && (player.have < entries || player.pending.is_some()) {
        if player.have < entries
            && player.pending.is_none()
            && let Some(seat) = player.to_act()
        {
            player.act(seat).await;
        }
        let message = player.client.next().await;
        match player.receive(message) {
            None => {}
            // Another seat acted first.
            Some(Reason::Outdated | Reason::NotToAct) => player.pending = None,
            Some(reason) => panic!("{reason}"),
        }
    }
}

/// Plays a game with a fault at one message of seat 0. Returns false if there were too few messages for that.
async fn survives<G: Tested<Setting: Default>>(url: &str, seats: u8, entries: u32, fault: (Fault, usize)) -> bool {
    let text = setting_text::<G>(&G::Setting::default(), seats);
    let plans = vec![SeatPlan::Person; usize::from(seats)];
    let table = Client::connect(url).await.create(G::TITLE, &text, plans).await;
    let tickets = table.all_seats();
    let mut others = Player::<G>::join(url, &table, &tickets[1..], 2).await;
    let mut screen = Screen::<G>::new(url, &table, 0, fault, 1);
    tokio::join!(play_to(&mut others, entries), screen.play_to(entries));
    // Somebody who comes late sees the truth.
    let late = Player::<G>::join(url, &table, &tickets[..1], 3).await;
    screen.follow_to(late.have).await;
    let follower = screen.follower.as_ref().expect("the screen has joined");
    assert_eq!(follower.notices(), late.follower.notices(), "{fault:?}");
    let late = Player::<G>::join(url, &table, &tickets[1..], 4).await;
    while others.have < late.have {
        let message = others.client.next().await;
        assert_eq!(others.receive(message), None);
    }
    assert_eq!(others.follower.notices(), late.follower.notices(), "{fault:?}");
    assert_eq!(screen.played(), screen.chosen, "each action must be played exactly once: {fault:?}");
    screen.had_fault()
}

/// Plays games of this many entries, for each kind of fault one game for each message.
async fn survives_everywhere<G: Tested<Setting: Default>>(seats: u8, entries: u32) {
    let host = Host::start().await;
    let url = host.url();
    let mut games = Vec::new();
    for fault in [Fault::Before, Fault::After, Fault::Twice, Fault::Late] {
        let mut message = 0;
        while survives::<G>(&url, seats, entries, (fault, message)).await {
            message += 1;
        }
        games.push(message);
    }
    println!("faults at each message of a game of {}: {games:?}", G::TITLE);
    // Seat 0 sends at least its share of the actions, and receives all of them.
    let least = entries.min(20) as usize;
    assert!(games[..2].iter().all(|count| *count > least), "{games:?}");
    assert!(games[2..].iter().all(|count| *count >= least / usize::from(seats)), "{games:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_survives_a_fault_at_each_message() {
    survives_everywhere::<HabGut>(3, 9).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_which_both_may_act_survives_a_fault_at_each_message() {
    survives_everywhere::<Zoff>(2, 9).await;
}

mod long {
    use super::*;

    /// More entries than any game has.
    const WHOLE: u32 = 100_000;

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn whole_games_survive_a_fault_at_each_message() {
        survives_everywhere::<HabGut>(3, WHOLE).await;
        survives_everywhere::<Zoff>(2, WHOLE).await;
        // Whole games of Hacienda are much longer.
        survives_everywhere::<Hacienda>(2, 30).await;
    }
}
