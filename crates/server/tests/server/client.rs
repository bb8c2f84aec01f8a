//! A client that sends and receives messages.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use online::{FromClient, FromServer, Joined, PROTOCOL, Reason, SeatPlan, Ticket, read_answer, setting_text, write};
use tabletop::{Seat, records::Recorded};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message},
};

/// The maximum wait for an answer, far longer than any answer takes.
const LONGEST: Duration = Duration::from_secs(20);

/// A connection to a server.
#[derive(Debug)]
pub struct Client {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

/// A new table with its tickets.
#[derive(Debug, Clone)]
pub struct Table {
    pub id: String,
    pub seats: Vec<Option<Ticket>>,
    pub watch: Ticket,
    pub host: Ticket,
    pub invite: Ticket,
}

impl Table {
    /// Sets up a table for people only, with the standard setting, where seat 0 starts.
    pub async fn set_up<G: Recorded<Setting: Default>>(url: &str, seats: u8) -> Table {
        let setting = setting_text::<G>(&G::Setting::default(), seats);
        Client::connect(url).await.create(G::TITLE, &setting, vec![SeatPlan::Person; usize::from(seats)]).await
    }

    /// The table that a server has set up; `None` for any other message.
    pub fn created(message: FromServer) -> Option<Table> {
        match message {
            FromServer::Created { table: id, seats, watch, host, invite } => {
                Some(Table { id, seats, watch, host, invite })
            }
            _ => None,
        }
    }

    /// The tickets of all people's seats.
    pub fn all_seats(&self) -> Vec<Ticket> {
        self.seats.iter().flatten().copied().collect()
    }

    /// The ticket of a person's seat.
    pub fn ticket(&self, seat: u8) -> Ticket {
        self.seats[usize::from(seat)].expect("a person's seat")
    }
}

impl Client {
    /// Connects without greeting the server.
    pub async fn open(url: &str) -> Result<Client, Error> {
        connect_async(url).await.map(|(socket, _)| Client { socket })
    }

    /// Connects and greets the server.
    pub async fn connect(url: &str) -> Client {
        let mut client = Client::open(url).await.expect("the server accepts");
        client.greet().await;
        client
    }

    /// Greets the server and waits for its welcome.
    pub async fn greet(&mut self) {
        self.send(&FromClient::Hello { protocol: PROTOCOL, build: "test".to_owned() }).await;
        let answer = self.next().await;
        assert!(matches!(answer, FromServer::Welcome { .. }), "{answer:?}");
    }

    pub async fn send(&mut self, message: &FromClient) {
        self.send_text(&write(message)).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.expect("the server reads");
    }

    /// The text of the next message; `None` once the connection has ended.
    pub async fn next_text(&mut self) -> Option<String> {
        let texts = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        };
        timeout(LONGEST, texts).await.expect("the server answers")
    }

    /// The next message that is not about turns (only pages read those); `None` once the connection has ended.
    pub async fn try_next(&mut self) -> Option<FromServer> {
        loop {
            let text = self.next_text().await?;
            match read_answer(&text).unwrap_or_else(|error| panic!("{error}: {text}")) {
                FromServer::Turn(_) => {}
                message => return Some(message),
            }
        }
    }

    /// The next message that is not about turns.
    pub async fn next(&mut self) -> FromServer {
        self.try_next().await.expect("the connection is open")
    }

    /// The next message that fits; others are dropped.
    pub async fn next_of<T>(&mut self, mut fits: impl FnMut(FromServer) -> Option<T>) -> T {
        loop {
            if let Some(found) = fits(self.next().await) {
                return found;
            }
        }
    }

    /// The reason for the next refusal; other messages are dropped.
    pub async fn refused(&mut self) -> Reason {
        self.next_of(|message| match message {
            FromServer::Refused { reason, .. } => Some(reason),
            _ => None,
        })
        .await
    }

    /// Sends a message and returns the reason why it was refused.
    pub async fn refused_for(&mut self, message: &FromClient) -> Reason {
        self.send(message).await;
        self.refused().await
    }

    /// Sets up a table.
    pub async fn create(&mut self, title: &str, setting: &str, seats: Vec<SeatPlan>) -> Table {
        let (title, setting) = (title.to_owned(), setting.to_owned());
        self.send(&FromClient::Create { title, setting, seats, start: Some(Seat(0)) }).await;
        Table::created(self.next().await).expect("a table")
    }

    /// Joins a table.
    pub async fn join(&mut self, table: &str, tickets: &[Ticket], have: u32) -> Joined {
        self.send(&FromClient::Join { table: table.to_owned(), tickets: tickets.to_vec(), have }).await;
        match self.next().await {
            FromServer::Joined(joined) => *joined,
            other => panic!("{other:?}"),
        }
    }

    /// Connects and joins a table with tickets that include an invitation. Also returns the seat that the client was
    /// given, with its ticket.
    pub async fn invited(url: &str, table: &str, tickets: &[Ticket]) -> (Client, Joined, Option<(Seat, Ticket)>) {
        let mut client = Client::connect(url).await;
        client.send(&FromClient::Join { table: table.to_owned(), tickets: tickets.to_vec(), have: 0 }).await;
        let mut seated = None;
        loop {
            match client.next().await {
                FromServer::Seated { seat, tickets } => seated = Some((seat, tickets[0])),
                FromServer::Joined(joined) => return (client, *joined, seated),
                other => panic!("{other:?}"),
            }
        }
    }

    /// Connects and joins a table.
    pub async fn joined(url: &str, table: &Table, tickets: &[Ticket]) -> (Client, Joined) {
        let mut client = Client::connect(url).await;
        let joined = client.join(&table.id, tickets, 0).await;
        (client, joined)
    }
}
