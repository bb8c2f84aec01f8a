//! Measures the load that one server can carry. Starts the `hacienda-server` of the same build, lets two clients play
//! Hacienda at each of many tables, and prints how long actions take to reach the other client.
//!
//! ```sh
//! cargo build --release -p hacienda-server --bins --examples
//! target/release/examples/load --sockets 2000 --actions-per-second 500 --seconds 60
//! ```

use std::{
    env,
    error::Error,
    fs,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::Duration,
};

use clap::Parser;
use futures_util::{SinkExt as _, StreamExt as _};
use hacienda_rules::{Hacienda, Setting};
use online::{Entry, FromClient, FromServer, PROTOCOL, SeatPlan, Ticket, read_answer, setting_text, write};
use tabletop::{Follower, Game as _, Notice, Opening, Rng, Seat, Viewer};
use tokio::{
    net::TcpStream,
    time::{Instant, sleep, sleep_until},
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

/// Measures the load that one server can carry.
#[derive(Debug, Clone, Parser)]
struct Args {
    /// The number of connections, two per table.
    #[arg(long, default_value_t = 200)]
    sockets: u32,
    /// The number of actions per second at all tables together.
    #[arg(long, default_value_t = 100.0)]
    actions_per_second: f64,
    /// How long to measure, in seconds.
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// A Postgres database; by default, a new SQLite file.
    #[arg(long)]
    database: Option<String>,
    /// The port of the server.
    #[arg(long, default_value_t = 18_080)]
    port: u16,
}

type Fault = Box<dyn Error + Send + Sync>;

/// The server, which is killed when this value is dropped.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    fn start(args: &Args, data: &str) -> Result<Server, Fault> {
        let this_program = env::current_exe()?;
        let folder =
            this_program.parent().and_then(|examples| examples.parent()).map(PathBuf::from).unwrap_or_default();
        let mut command = Command::new(folder.join("hacienda-server"));
        match &args.database {
            Some(url) => command.args(["--database", url]),
            None => command.args(["--data", data]),
        };
        let listen = format!("127.0.0.1:{}", args.port);
        command.args(["--listen", &listen, "--sockets", "100000", "--sockets-per-minute", "1000000"]);
        command.args(["--tables-per-minute", "1000000"]).stdout(Stdio::null());
        Ok(Server(command.spawn()?))
    }

    /// The server's resident memory in bytes and its processor time in seconds.
    fn usage(&self) -> Result<(u64, f64), Fault> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.0.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory in /proc")?;
        let kilobytes: u64 = line.trim().trim_end_matches(" kB").parse()?;
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.0.id()))?;
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
        let ticks: f64 = fields[11].parse::<f64>()? + fields[12].parse::<f64>()?;
        Ok((1_024 * kilobytes, ticks / 100.0))
    }
}

/// One of the two clients at a table.
struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    follower: Option<Follower<Hacienda>>,
}

impl Client {
    async fn connect(url: &str) -> Result<Client, Fault> {
        let (socket, _) = connect_async(url).await?;
        let mut client = Client { socket, follower: None };
        client.send(&FromClient::Hello { protocol: PROTOCOL, build: "load".to_owned() }).await?;
        client.next().await?;
        Ok(client)
    }

    async fn send(&mut self, message: &FromClient) -> Result<(), Fault> {
        Ok(self.socket.send(Message::text(write(message))).await?)
    }

    async fn next(&mut self) -> Result<FromServer, Fault> {
        loop {
            if let Message::Text(text) = self.socket.next().await.ok_or("the connection has ended")?? {
                return Ok(read_answer(&text)?);
            }
        }
    }

    async fn join(&mut self, setting: &Setting, table: &str, ticket: Ticket, seat: u8) -> Result<(), Fault> {
        self.send(&FromClient::Join { table: table.to_owned(), tickets: vec![ticket], have: 0 }).await?;
        let FromServer::Joined(joined) = self.next().await? else { return Err("not joined".into()) };
        let viewer = Viewer::from(Seat(seat));
        let opening: Opening<Hacienda> = serde_json::from_value(joined.opening)?;
        let first = opening.imagine(setting, viewer, &mut Rng::new(1, 1))?;
        self.follower = Some(Follower::new(setting.clone(), viewer, first));
        Ok(())
    }

    /// Receives messages until actions arrive, and passes the actions to the follower.
    async fn learn(&mut self) -> Result<(), Fault> {
        loop {
            match self.next().await? {
                FromServer::Log { entries, .. } => {
                    for entry in entries {
                        let Entry::Played(notice) = entry else { return Err("no action should be taken back".into()) };
                        let notice: Notice<Hacienda> = serde_json::from_value(notice)?;
                        self.follower.as_mut().ok_or("not joined")?.receive(notice)?;
                    }
                    return Ok(());
                }
                FromServer::Refused { reason, detail, .. } => return Err(format!("{reason}: {detail}").into()),
                _ => {}
            }
        }
    }
}

/// Sets up a table and lets both clients join it.
async fn set_up_table(url: &str, setting: &Setting) -> Result<[Client; 2], Fault> {
    let mut clients = [Client::connect(url).await?, Client::connect(url).await?];
    let create = FromClient::Create {
        title: <Hacienda>::TITLE.to_owned(),
        setting: setting_text::<Hacienda>(setting, 2),
        seats: vec![SeatPlan::Person; 2],
        start: None,
    };
    clients[0].send(&create).await?;
    let FromServer::Created { table, seats, .. } = clients[0].next().await? else { return Err("no table".into()) };
    for (client, seat) in clients.iter_mut().zip(0..) {
        let ticket = seats[usize::from(seat)].ok_or("no ticket")?;
        client.join(setting, &table, ticket, seat).await?;
    }
    Ok(clients)
}

/// Plays actions at regular intervals until the end of the measurement or of the game. Returns the time that each
/// action took to reach the other client.
async fn play(
    mut clients: [Client; 2],
    setting: Setting,
    number: u32,
    [begin, end]: [Instant; 2],
    every: Duration,
) -> Result<Vec<Duration>, Fault> {
    let mut rng = Rng::new(number.into(), 9);
    let mut times = Vec::new();
    let mut next = begin + every.mul_f64(f64::from(rng.below(1_000)) / 1_000.0);
    for id in 1.. {
        sleep_until(next).await;
        next += every;
        let position = *clients[0].follower.as_ref().ok_or("not joined")?.position();
        let Some(seat) = Hacienda::may_act(&position).iter().next().filter(|_| Instant::now() < end) else { break };
        let position = clients[seat.index()].follower.as_ref().ok_or("not joined")?.position();
        let action = Hacienda::random_action(&setting, position, seat, &mut rng).ok_or("no action")?;
        let action = <Hacienda>::action_text(&setting, action);
        let at = clients[0].follower.as_ref().ok_or("not joined")?.notices().len() as u32;
        let sent = Instant::now();
        clients[seat.index()].send(&FromClient::Act { seat, id, at, action }).await?;
        clients[1 - seat.index()].learn().await?;
        times.push(sent.elapsed());
        clients[seat.index()].learn().await?;
    }
    Ok(times)
}

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let args = Args::parse();
    let folder = env::temp_dir().join(format!("hacienda-load-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let server = Server::start(&args, &folder.join("load.sqlite").display().to_string())?;
    sleep(Duration::from_secs(2)).await;
    let url = format!("ws://127.0.0.1:{}/ws", args.port);
    let (empty, _) = server.usage()?;
    let (setting, tables) = (Setting::default(), args.sockets / 2);
    let mut seated = Vec::new();
    for _ in 0..tables {
        seated.push(set_up_table(&url, &setting).await?);
    }
    let (joined, before) = server.usage()?;
    let begin = Instant::now() + Duration::from_secs(1);
    let end = begin + Duration::from_secs(args.seconds);
    let every = Duration::from_secs_f64(f64::from(tables) / args.actions_per_second);
    let games: Vec<_> = seated
        .into_iter()
        .zip(0..)
        .map(|(clients, number)| tokio::spawn(play(clients, setting.clone(), number, [begin, end], every)))
        .collect();
    let mut times = Vec::new();
    for game in games {
        times.extend(game.await??);
    }
    let (full, after) = server.usage()?;
    times.sort_unstable();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or_default();
    println!("{} sockets at {tables} tables, {} s: {} actions", args.sockets, args.seconds, times.len());
    println!("from sending to the other client: p50 {:?}, p99 {:?}, longest {:?}", at(0.5), at(0.99), at(0.999_999));
    println!("memory: {empty} bytes empty, {joined} with all sockets, {full} at the end");
    println!("bytes per socket with its half of a table: {}", joined.saturating_sub(empty) / u64::from(args.sockets));
    println!("processor: {:.0} % of one core", 100.0 * (after - before) / args.seconds as f64);
    drop(server);
    fs::remove_dir_all(&folder)?;
    Ok(())
}
