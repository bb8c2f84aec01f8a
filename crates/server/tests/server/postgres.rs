//! Tests with Postgres, and with two processes on one database.
//!
//! `HACIENDA_TEST_POSTGRES` is the URL of a database for these tests, `postgres://…`, which they fill. Without it, they
//! start Postgres themselves if Debian's packages are installed. Otherwise they are skipped. The tests that stop
//! Postgres or alter its tables run only on one that they started.

use std::{
    env, fs,
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::OnceLock,
    time::{Duration, Instant},
};

use hab_gut::HabGut;
use hacienda_rules::Hacienda;
use hacienda_server::Database;
use online::{FromClient, Reason, SeatPlan, setting_text};
use tabletop::{Game as _, Level};
use tokio::time::sleep;
use zoff::Zoff;

use crate::{
    client::{Client, Table},
    faults::play_to,
    games::play_whole_game,
    host::{Folder, Host, make_old},
    inviting::ten_people_on_three_seats,
    killed::{play_on, survive},
    limits::get,
    player::{Player, Tested},
};

/// A Postgres cluster that a test started.
pub struct Cluster {
    folder: Folder,
    programs: PathBuf,
}

impl Cluster {
    /// Starts Postgres in a new folder, which also holds its socket; `None` if it is not installed or does not start.
    fn start() -> Option<Cluster> {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
        let programs = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin"))).find(|path| path.is_dir())?;
        let cluster = Cluster { folder: Folder::new(), programs };
        fs::set_permissions(&cluster.folder.0, fs::Permissions::from_mode(0o777)).ok()?;
        let data = cluster.folder.0.join("data");
        let (data, place) = (data.display(), cluster.folder.0.display());
        cluster.run("initdb", &format!("-D {data} -U hacienda -A trust --no-sync"))?;
        let options = format!("-D {data} -w -l {place}/log -o \"-k {place} -c listen_addresses=''\" start");
        cluster.run("pg_ctl", &options)?;
        cluster.run("createdb", &format!("-h {place} -U hacienda hacienda"))?;
        Some(cluster)
    }

    /// Runs a program of Postgres. These programs refuse to run as root, so root runs them as the user of Debian's
    /// package.
    fn run(&self, program: &str, arguments: &str) -> Option<()> {
        let line = format!("{}/{program} {arguments}", self.programs.display());
        let is_root = fs::metadata("/proc/self").is_ok_and(|own| {
            use std::os::unix::fs::MetadataExt as _;
            own.uid() == 0
        });
        let mut command = match is_root {
            true => {
                let mut command = Command::new("su");
                command.args(["postgres", "-s", "/bin/sh", "-c", &line]);
                command
            }
            false => {
                let mut command = Command::new("sh");
                command.args(["-c", &line]);
                command
            }
        };
        let status = command.current_dir(Path::new("/")).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success()).then_some(())
    }

    /// Stops Postgres at once, as a crash would.
    fn stop(&self) {
        let data = self.folder.0.join("data");
        self.run("pg_ctl", &format!("-D {} -m immediate stop", data.display())).expect("Postgres stops");
    }

    /// Starts Postgres after [`Cluster::stop`].
    fn start_again(&self) {
        let (data, place) = (self.folder.0.join("data"), self.folder.0.display());
        let data = data.display();
        let options = format!("-D {data} -w -l {place}/log -o \"-k {place} -c listen_addresses=''\" start");
        self.run("pg_ctl", &options).expect("Postgres starts again");
    }

    fn url(&self) -> String {
        let place = self.folder.0.display().to_string().replace('/', "%2F");
        format!("postgres://hacienda@{place}/hacienda")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.0.join("data");
        self.run("pg_ctl", &format!("-D {} -m immediate stop", data.display()));
    }
}

/// A database for a test, and the cluster that holds it, if the test started one.
pub struct Postgres {
    pub url: String,
    cluster: Option<Cluster>,
}

pub fn postgres() -> Option<Postgres> {
    if let Ok(url) = env::var("HACIENDA_TEST_POSTGRES") {
        return Some(Postgres { url, cluster: None });
    }
    static MISSING: OnceLock<()> = OnceLock::new();
    let cluster = if MISSING.get().is_none() { Cluster::start() } else { None };
    if cluster.is_none() {
        let _ = MISSING.set(());
        println!("SKIPPED: Postgres is not installed");
    }
    cluster.map(|cluster| Postgres { url: cluster.url(), cluster: Some(cluster) })
}

/// Starts a server on a database.
pub async fn host(url: &str) -> Host {
    Host::start_with(|options| options.database = Database::Postgres { url: url.to_owned() }).await
}

/// Plays a whole game with one computer player. The clients of even seats are connected to the first server, the
/// clients of odd seats to the second.
async fn game_on_two<G: Tested>(hosts: &[Host; 2], setting: &G::Setting, seats: u8, seed: u64) {
    let mut plans = vec![SeatPlan::Person; usize::from(seats)];
    plans[usize::from(seats) - 1] = SeatPlan::Computer(Level::Greedy);
    if G::TITLE == <Hacienda>::TITLE {
        plans[usize::from(seats) - 1] = SeatPlan::Computer(Level::Easy);
    }
    let text = setting_text::<G>(setting, seats);
    let table = Client::connect(&hosts[0].url()).await.create(G::TITLE, &text, plans).await;
    let mut playing = Vec::new();
    for seat in 0..seats - 1 {
        let url = hosts[usize::from(seat) % 2].url();
        let player = Player::<G>::join(&url, &table, &[table.ticket(seat)], seed + u64::from(seat)).await;
        playing.push(tokio::spawn(player.play()));
    }
    for player in playing {
        player.await.expect("the player plays to the end").assert_agrees();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_host_the_same_games() {
    let Some(postgres) = postgres() else { return };
    let hosts = [host(&postgres.url).await, host(&postgres.url).await];
    play_whole_game::<Zoff>(&hosts[1].url(), &zoff::Setting::default(), 3, 1, 4).await;
    game_on_two::<Hacienda>(&hosts, &hacienda_rules::Setting::default(), 3, 1).await;
    game_on_two::<Zoff>(&hosts, &zoff::Setting::default(), 4, 2).await;
    game_on_two::<HabGut>(&hosts, &hab_gut::Setting::default(), 3, 3).await;
    let [one, two] = hosts;
    one.service.end().await;
    two.service.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changes_by_one_server_reach_the_clients_of_another() {
    let Some(postgres) = postgres() else { return };
    let hosts = [host(&postgres.url).await, host(&postgres.url).await];
    let table = Table::set_up::<Zoff>(&hosts[0].url(), 2).await;
    let (mut owner, _) = Client::joined(&hosts[0].url(), &table, &[table.host]).await;
    let (mut guest, _) = Client::joined(&hosts[1].url(), &table, &[table.ticket(1)]).await;
    owner.send(&FromClient::Free { seat: tabletop::Seat(1) }).await;
    assert_eq!(guest.refused().await, Reason::NoTicket);
    let (mut watching, _) = Client::joined(&hosts[1].url(), &table, &[table.watch]).await;
    owner.send(&FromClient::Delete).await;
    assert_eq!(watching.refused().await, Reason::NoTable);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_invited_to_two_servers_share_no_seat() {
    let Some(postgres) = postgres() else { return };
    let hosts = [host(&postgres.url).await, host(&postgres.url).await];
    for _ in 0..5 {
        ten_people_on_three_seats(&[hosts[0].url(), hosts[1].url()]).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_an_earlier_version_opens() {
    let Some(Postgres { url, cluster: Some(_cluster) }) = postgres() else { return };
    host(&url).await.service.end().await;
    make_old(&Database::Postgres { url: url.clone() }).await;
    let (one, two) = tokio::join!(host(&url), host(&url));
    ten_people_on_three_seats(&[one.url(), two.url()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_continue_after_a_crash_of_postgres() {
    let Some(Postgres { url, cluster: Some(cluster) }) = postgres() else { return };
    let host = host(&url).await;
    let table = Table::set_up::<Zoff>(&host.url(), 2).await;
    let mut player = Player::<Zoff>::join(&host.url(), &table, &table.all_seats(), 1).await;
    let (mut refusals, mut has_crashed) = (0, false);
    while player.over.is_none() {
        if player.have >= 10 && !has_crashed {
            cluster.stop();
            cluster.start_again();
            has_crashed = true;
        }
        if player.pending.is_none()
            && let Some(seat) = player.to_act()
        {
            player.act(seat).await;
        }
        let message = player.client.next().await;
        match player.receive(message) {
            Some(Reason::Storage) => {
                refusals += 1;
                assert!(refusals < 50, "the server must reconnect");
                sleep(Duration::from_millis(100)).await;
                let again = player.again();
                player.client.send(&again).await;
            }
            None => {}
            Some(reason) => panic!("{reason}"),
        }
    }
    println!("refused {refusals} times after a crash of Postgres");
    player.assert_agrees();
    host.service.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_confirmed_is_lost_on_postgres_when_the_program_is_killed() {
    let Some(postgres) = postgres() else { return };
    survive(&["--database".to_owned(), postgres.url.clone()], 2, 3).await;
}

mod long {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn nothing_confirmed_is_lost_on_postgres_when_the_program_is_killed_two_hundred_times() {
        let Some(postgres) = postgres() else { return };
        survive(&["--database".to_owned(), postgres.url.clone()], 8, 200).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    #[ignore = "long: .ci/long runs it"]
    async fn games_continue_after_a_minute_without_postgres() {
        let Some(Postgres { url, cluster: Some(cluster) }) = postgres() else { return };
        let hosts = [host(&url).await, host(&url).await];
        let urls = [hosts[0].url(), hosts[1].url()];
        let table = Table::set_up::<HabGut>(&urls[0], 3).await;
        let mut one = Player::<HabGut>::join(&urls[0], &table, &[table.ticket(0), table.ticket(2)], 1).await;
        let mut two = Player::<HabGut>::join(&urls[1], &table, &[table.ticket(1)], 2).await;
        tokio::join!(play_to(&mut one, 10), play_to(&mut two, 10));
        cluster.stop();
        let (stopped, mut rounds) = (Instant::now(), 0);
        let acting = if one.to_act().is_some() { &mut one } else { &mut two };
        let action = acting.decide(acting.to_act().expect("it is the turn of one of them"));
        let join = FromClient::Join { table: table.id.clone(), tickets: vec![table.watch], have: 0 };
        let create = FromClient::Create {
            title: Zoff::TITLE.to_owned(),
            setting: setting_text::<Zoff>(&zoff::Setting::default(), 2),
            seats: vec![SeatPlan::Person; 2],
            start: None,
        };
        while stopped.elapsed() < Duration::from_secs(60) {
            // Every request that needs the database is refused.
            assert_eq!(acting.client.refused_for(&action).await, Reason::Storage);
            let mut newcomer = Client::connect(&urls[rounds % 2]).await;
            assert_eq!(newcomer.refused_for(&create).await, Reason::Storage);
            assert_eq!(newcomer.refused_for(&join).await, Reason::Storage);
            assert!(get(&hosts[rounds % 2], "/healthz", "br").await.contains(" 503 "));
            rounds += 1;
            sleep(Duration::from_secs(1)).await;
        }
        cluster.start_again();
        let (started, actions) = (Instant::now(), acting.have);
        assert_eq!(actions, 10, "nothing may be confirmed without Postgres");
        acting.client.send(&action).await;
        let [url, other] = urls;
        let (one, two) = tokio::join!(play_on(url, one), play_on(other, two));
        println!("refused {rounds} times; after the start, the game went on for {:?}", started.elapsed());
        for player in [one, two] {
            player.assert_agrees();
            let own = player.follower.notices().iter().filter(|notice| player.seats.has(notice.seat)).count();
            assert_eq!(own, player.sent as usize, "each action must occur exactly once");
        }
        for host in hosts {
            host.service.end().await;
        }
    }
}
