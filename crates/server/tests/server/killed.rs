//! The program is killed at random moments while games are played. No confirmed action is lost, none is played twice,
//! and clients recover by themselves.

use std::{
    env,
    net::TcpListener,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use futures_util::{SinkExt as _, StreamExt as _};
use online::{FromClient, FromServer, PROTOCOL, Reason, SeatPlan, read_answer, setting_text, write};
use tabletop::Rng;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    host::Folder,
    player::{Player, Tested},
};

/// The program with a database, on a fixed port.
pub struct Program {
    arguments: Vec<String>,
    port: u16,
    child: Child,
}

impl Program {
    /// Starts the program with these arguments for its database, and without rate limits.
    pub fn start(database: &[String]) -> Program {
        Program::start_with(database, 1_000_000)
    }

    /// Starts the program with this limit on the messages per second from a connection.
    pub fn start_with(database: &[String], messages_per_second: u32) -> Program {
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("the listener has an address").port();
        drop(free);
        let mut arguments: Vec<String> = database.to_vec();
        let many = "1000000";
        for (name, value) in [
            ("--listen", format!("127.0.0.1:{port}").as_str()),
            ("--messages-per-second", messages_per_second.to_string().as_str()),
            ("--sockets-per-minute", many),
            ("--tables-per-minute", many),
        ] {
            arguments.extend([name.to_owned(), value.to_owned()]);
        }
        Program { child: spawn(&arguments), arguments, port }
    }

    pub fn url(&self) -> String {
        format!("ws://127.0.0.1:{}/ws", self.port)
    }

    /// The program's resident memory in KiB; `None` if the system does not report it.
    pub fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse().ok()
    }

    /// Kills the program without warning, and restarts it.
    pub fn kill(&mut self) {
        self.child.kill().expect("the program runs");
        self.child.wait().expect("the program has ended");
        self.child = spawn(&self.arguments);
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(arguments: &[String]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_hacienda-server"))
        .args(arguments)
        .env("RUST_LOG", "off")
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts")
}

/// Tries to connect until it succeeds, for at most half a minute.
pub async fn connect(url: &str) -> Client {
    let until = Instant::now() + Duration::from_secs(30);
    while Instant::now() < until {
        if let Ok(mut client) = Client::open(url).await {
            let hello = FromClient::Hello { protocol: PROTOCOL, build: "test".to_owned() };
            if send(&mut client, &hello).await && matches!(next(&mut client).await, Some(FromServer::Welcome { .. })) {
                return client;
            }
        }
        sleep(Duration::from_millis(20)).await;
    }
    panic!("the program does not start again");
}

/// Sends a message. Returns false if the connection has ended.
async fn send(client: &mut Client, message: &FromClient) -> bool {
    client.socket.send(Message::text(write(message))).await.is_ok()
}

/// The next message; `None` if the connection has ended.
async fn next(client: &mut Client) -> Option<FromServer> {
    loop {
        match timeout(Duration::from_secs(20), client.socket.next()).await.expect("the program answers") {
            Some(Ok(Message::Text(text))) => return Some(read_answer(&text).expect("a message")),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return None,
        }
    }
}

async fn create<G: Tested>(url: &str, setting: &G::Setting, seats: u8) -> Table {
    loop {
        let mut client = connect(url).await;
        let message = FromClient::Create {
            title: G::TITLE.to_owned(),
            setting: setting_text::<G>(setting, seats),
            seats: vec![SeatPlan::Person; usize::from(seats)],
            start: None,
        };
        if send(&mut client, &message).await
            && let Some(table) = next(&mut client).await.and_then(Table::created)
        {
            return table;
        }
    }
}

async fn join<G: Tested>(url: &str, table: &Table, seat: u8, seed: u64) -> Player<G> {
    loop {
        let mut client = connect(url).await;
        let tickets = [table.ticket(seat)];
        let message = FromClient::Join { table: table.id.clone(), tickets: tickets.to_vec(), have: 0 };
        if send(&mut client, &message).await
            && let Some(FromServer::Joined(joined)) = next(&mut client).await
        {
            return Player::begin(client, &tickets, *joined, seed);
        }
    }
}

/// Plays a game to its end, whatever happens to the connection.
pub async fn play_on<G: Tested>(url: String, mut player: Player<G>) -> Player<G> {
    while player.over.is_none() {
        if player.pending.is_none()
            && let Some(seat) = player.to_act()
        {
            let message = player.decide(seat);
            send(&mut player.client, &message).await;
        }
        match next(&mut player.client).await {
            Some(message) => match player.receive(message) {
                None => {}
                Some(Reason::Outdated | Reason::NotToAct) => player.pending = None,
                Some(Reason::Storage) => {
                    sleep(Duration::from_millis(50)).await;
                    let message = player.again();
                    send(&mut player.client, &message).await;
                }
                Some(reason) => panic!("{reason}"),
            },
            None => loop {
                player.client = connect(&url).await;
                let message = player.join_again();
                if send(&mut player.client, &message).await
                    && let Some(FromServer::Joined(joined)) = next(&mut player.client).await
                {
                    assert_eq!(joined.from, player.have, "the server must have all confirmed entries");
                    if player.catch_up(*joined) {
                        let message = player.again();
                        send(&mut player.client, &message).await;
                    }
                    break;
                }
            },
        }
    }
    player
}

/// Plays games at several tables while the program is killed this number of times.
pub async fn survive(database: &[String], tables: u64, kills: u32) {
    let mut program = Program::start(database);
    let url = program.url();
    let done = Arc::new(AtomicBool::new(false));
    let mut playing = Vec::new();
    for place in 0..tables {
        let (url, done) = (url.clone(), done.clone());
        playing.push(tokio::spawn(async move {
            let (mut games, mut actions) = (0, 0);
            while !done.load(Relaxed) {
                let setting = zoff::Setting::default();
                let table = create::<Zoff>(&url, &setting, 2).await;
                let seed = 1_000 * place + games;
                let one = join::<Zoff>(&url, &table, 0, 2 * seed).await;
                let two = join::<Zoff>(&url, &table, 1, 2 * seed + 1).await;
                let (one, two) = tokio::join!(play_on(url.clone(), one), play_on(url.clone(), two));
                for (player, seat) in [(&one, 0), (&two, 1)] {
                    player.assert_agrees();
                    let own = player.follower.notices().iter().filter(|notice| notice.seat.0 == seat).count();
                    assert_eq!(own, player.sent as usize, "each action must occur exactly once");
                    actions += own;
                }
                games += 1;
            }
            (games, actions)
        }));
    }
    let mut rng = Rng::new(7, 7);
    for _ in 0..kills {
        sleep(Duration::from_millis(100 + u64::from(rng.below(200)))).await;
        program.kill();
        // Let the clients reconnect before the next kill.
        drop(connect(&url).await);
    }
    done.store(true, Relaxed);
    let (mut games, mut actions) = (0, 0);
    for task in playing {
        let (more_games, more_actions) = task.await.expect("the clients recover by themselves");
        games += more_games;
        actions += more_actions;
    }
    println!("killed {kills} times during {games} games with {actions} actions");
    assert!(games >= tables);
}

/// The arguments for a database in a folder.
pub fn file(folder: &Folder) -> [String; 2] {
    ["--data".to_owned(), folder.0.join("test.sqlite").display().to_string()]
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_confirmed_is_lost_when_the_program_is_killed_five_times() {
    let folder = Folder::new();
    survive(&file(&folder), 4, 5).await;
}

mod long {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn nothing_confirmed_is_lost_when_the_program_is_killed_two_hundred_times() {
        let folder = Folder::new();
        survive(&file(&folder), 8, 200).await;
    }
}
