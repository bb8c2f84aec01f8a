//! Taking back: allowed as long as nothing was revealed and no other person has acted.

use hacienda_rules::Hacienda;
use online::{FromClient, Reason, SeatPlan, setting_text};
use tabletop::{Level, Seat};
use zoff::Zoff;

use crate::{
    client::Client,
    host::Host,
    player::{Player, Tested},
};

/// Lets all players receive messages until they have this number of entries.
pub async fn settle<G: Tested>(players: &mut [Player<G>], have: u32) {
    for player in players {
        while player.have < have {
            let message = player.client.next().await;
            assert_eq!(player.receive(message), None);
        }
    }
}

/// Plays a whole game in which each seat tries to take back its actions, and another seat tries to take back the same
/// actions. After an action was taken back, nobody tries to take back the next one. Returns how often a seat was
/// allowed to take back its action, and how often this was refused.
async fn undo_in_a_game<G: Tested>(setting: &G::Setting, seats: u8, seed: u64) -> [u32; 2] {
    let host = Host::start().await;
    let url = host.url();
    let plans = vec![SeatPlan::Person; usize::from(seats)];
    let table = Client::connect(&url).await.create(G::TITLE, &setting_text::<G>(setting, seats), plans).await;
    let mut players = Vec::new();
    for seat in 0..seats {
        players.push(Player::<G>::join(&url, &table, &[table.ticket(seat)], seed + u64::from(seat)).await);
    }
    let mut counts = [0, 0];
    let mut again = false;
    while let Some(seat) = G::may_act(players[0].follower.position()).iter().next() {
        let have = players[0].have;
        let player = &mut players[seat.index()];
        let before = player.follower.position().clone();
        player.act(seat).await;
        settle(&mut players, have + 1).await;
        let player = &mut players[seat.index()];
        let action =
            player.follower.notices().last().expect("the seat was told of its action").told.action::<G>(setting);
        let action = action.expect("the action is readable").expect("the seat knows its own action");
        let mut effects = Vec::new();
        // Play the action on the position that the seat imagined before it. The effects are the same apart from hidden
        // cards. This may fail if the action told the seat something that the imagined position lacked.
        let allowed = match G::play(setting, &mut before.clone(), seat, action, &mut effects) {
            Ok(()) => !effects.iter().any(G::reveals),
            Err(_) => false,
        };
        let keep = player.follower.notices().len() as u32 - 1;
        if G::is_over(player.follower.position()) {
            break;
        }
        if again {
            again = false;
            continue;
        }
        let other = (seat.index() + 1) % players.len();
        let message = FromClient::Undo { seat: Seat(other as u8), keep };
        assert_eq!(
            players[other].client.refused_for(&message).await,
            Reason::NoUndo,
            "a seat must not take back another seat's action"
        );
        let player = &mut players[seat.index()];
        player.client.send(&FromClient::Undo { seat, keep }).await;
        if allowed {
            settle(&mut players, have + 2).await;
            assert!(players.iter().all(|player| player.follower.notices().len() == keep as usize));
            counts[0] += 1;
            again = true;
        } else {
            assert_eq!(player.client.refused().await, Reason::NoUndo);
            counts[1] += 1;
        }
    }
    let entries = players[0].have;
    for player in &mut players {
        while player.over.is_none() {
            let message = player.client.next().await;
            player.receive(message);
        }
        player.assert_agrees();
    }
    // After the end, when all cards are known, nothing can be taken back.
    let keep = players[0].follower.notices().len() as u32 - 1;
    let seat = players[0].follower.notices()[keep as usize].seat;
    let message = FromClient::Undo { seat, keep };
    assert_eq!(players[seat.index()].client.refused_for(&message).await, Reason::Phase);
    let late = Player::<G>::join(&url, &table, &[table.watch], seed).await;
    assert_eq!((late.have, late.follower.notices().len()), (entries, keep as usize + 1));
    counts
}

#[tokio::test]
async fn only_actions_that_revealed_nothing_can_be_taken_back() {
    let [allowed, refused] = undo_in_a_game::<Hacienda>(&hacienda_rules::Setting::default(), 2, 1).await;
    assert!(allowed > 10 && refused > 2, "{allowed} {refused}");
    let [allowed, refused] = undo_in_a_game::<Zoff>(&zoff::Setting::default(), 3, 1).await;
    assert!(allowed + refused > 10, "{allowed} {refused}");
}

#[tokio::test]
async fn taking_back_includes_the_replies_of_computer_players() {
    let host = Host::start().await;
    let url = host.url();
    let setting = hab_gut::Setting::default();
    let plans = vec![SeatPlan::Person, SeatPlan::Computer(Level::Easy), SeatPlan::Computer(Level::Greedy)];
    let text = setting_text::<hab_gut::HabGut>(&setting, 3);
    let table = Client::connect(&url).await.create("hab-gut", &text, plans).await;
    let mut player = Player::<hab_gut::HabGut>::join(&url, &table, &[table.ticket(0)], 1).await;
    for _ in 0..20 {
        while player.to_act().is_none() {
            let message = player.client.next().await;
            assert_eq!(player.receive(message), None);
        }
        let begun = player.follower.notices().len();
        player.act(Seat(0)).await;
        while player.pending.is_some() || player.to_act().is_none() {
            let message = player.client.next().await;
            assert_eq!(player.receive(message), None);
        }
        if player.follower.notices().len() < begun + 3 {
            continue;
        }
        player.client.send(&FromClient::Undo { seat: Seat(0), keep: begun as u32 }).await;
        loop {
            let message = player.client.next().await;
            if player.receive(message) == Some(Reason::NoUndo) {
                break;
            }
            if player.follower.notices().len() == begun {
                return;
            }
        }
    }
    panic!("nothing could be taken back");
}
