//! Tests of the local server: a large screen sets up a table, phones join with its invitation, and connections
//! end when the server stops.

use std::{
    fs,
    io::{Read, Write},
    net::TcpStream,
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use hacienda::{
    host::{self, HostError, HostRequest, LocalServer, wifi::Network},
    online::{Creation, Entrance, Online, Phase, Session, SocketTransport},
};
use hacienda_rules::Hacienda;
use online::{FromClient, Joined, Occupant, SeatPlan, Ticket};
use shell::socket::Socket;
use tabletop::{Level, Seat};

use crate::scratch;

/// A folder that is deleted when the value is dropped.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn request(folder: &Folder, port: u16) -> HostRequest {
    let network = Some(Network { name: "Hall; left".to_owned(), password: String::new() });
    HostRequest { port, address: Some([127, 0, 0, 1].into()), page: None, folder: Some(folder.0.clone()), network }
}

/// A client of the server, and the time at which it started.
struct Client(Online, Instant);

impl Client {
    fn new(session: Session) -> Client {
        Client(Online::new(session, Box::new(SocketTransport(Socket::default()))), Instant::now())
    }

    /// Runs the client until `done` returns true.
    fn until(&mut self, what: &str, mut done: impl FnMut(&mut Online) -> bool) {
        let began = Instant::now();
        while !done(&mut self.0) {
            assert!(began.elapsed() < Duration::from_secs(20), "{what}: {:?}", self.0.session.phase());
            self.0.work(self.1.elapsed().as_secs_f64(), 0.5);
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn join(&mut self) -> Box<Joined> {
        self.until("joining", |online| online.session.phase() == Phase::AtTable);
        self.0.take_joined().expect("the table was joined")
    }
}

/// Returns the location to which the short address redirects.
fn location(server: &LocalServer) -> String {
    let authority = server.page().trim_start_matches("http://").trim_end_matches('/').to_owned();
    let mut stream = TcpStream::connect(&authority).expect("the server listens");
    write!(stream, "GET /join HTTP/1.1\r\nHost: {authority}\r\nConnection: close\r\n\r\n").expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("the server answers");
    let line = answer.lines().find_map(|line| line.strip_prefix("location: ")).expect("the answer has a location");
    line.to_owned()
}

#[test]
fn phones_join_a_table_at_the_local_server() {
    let folder = Folder(scratch("host"));
    let server = host::start(&request(&folder, 0)).expect("the server starts");
    assert!(folder.0.join("tables.sqlite").exists());
    assert_eq!(server.network().map(|network| network.name.as_str()), Some("Hall; left"));
    let creation = Creation {
        title: "hacienda".to_owned(),
        setting: online::setting_text::<Hacienda>(&hacienda_rules::Setting::default(), 3),
        seats: vec![SeatPlan::Person; 3],
        here: Vec::new(),
        start: Some(Seat(0)),
    };
    let mut screen = Client::new(Session::create(server.page().to_owned(), creation, 1));
    let joined = screen.join();
    assert!(joined.host && joined.viewer.is_empty(), "the large screen has the host's rights and no seat");
    let entrance = screen.0.session.entrance().expect("the table is set up").clone();
    let invite = entrance.invite.expect("there is an invitation");
    server.invite(Some(format!("{}.{invite}", entrance.table)));
    assert_eq!(location(&server), format!("/#{}.{invite}", entrance.table));
    server.invite(None);
    assert_eq!(location(&server), "/");

    let phone = |tickets: Vec<Ticket>| {
        let (table, links) = (entrance.table.clone(), Vec::new());
        let entrance = Entrance { table, tickets, links, watch: None, invite: None };
        Client::new(Session::join(server.page().to_owned(), entrance, 2))
    };
    let mut phones = [0, 1].map(|seat| {
        let mut phone = phone(vec![invite]);
        assert_eq!(phone.join().viewer, [Seat(seat)], "each phone gets the next seat");
        phone
    });
    screen.until("two phones", |online| {
        online.session.seats().iter().filter(|state| state.occupant == Occupant::Person && state.present).count() == 2
    });
    screen.0.send(&FromClient::Replace { seat: Seat(2), level: Level::Easy });
    let plays = |online: &mut Online| online.session.seats()[2].occupant == Occupant::Computer(Level::Easy);
    screen.until("a computer player", plays);
    phones[0].until("a computer player", plays);

    let authority = server.page().trim_start_matches("http://").trim_end_matches('/').to_owned();
    let began = Instant::now();
    drop(server);
    assert!(began.elapsed() < Duration::from_secs(6), "the server stops in time");
    assert!(TcpStream::connect(authority).is_err(), "the port is closed");
    screen.until("the end", |online| online.session.phase() == Phase::Connecting);
}

#[test]
fn a_server_that_cannot_start_reports_the_reason() {
    let (one, other) = (Folder(scratch("first")), Folder(scratch("second")));
    let server = host::start(&request(&one, 0)).expect("the server starts");
    let port = server.page().trim_end_matches('/').rsplit(':').next().and_then(|port| port.parse().ok());
    let port: u16 = port.expect("the page's address contains the port");
    let taken = host::start(&request(&other, port)).map(drop);
    assert_eq!(taken, Err(HostError::PortTaken(port)));
    let without_page = HostRequest { page: Some(other.0.clone()), ..request(&other, 0) };
    assert!(matches!(host::start(&without_page), Err(HostError::NoPage(_))));
    let file = scratch("no-folder");
    fs::write(&file, "").expect("the folder is writable");
    let no_folder = HostRequest { folder: Some(file.clone()), ..request(&other, 0) };
    assert!(matches!(host::start(&no_folder), Err(HostError::Store(_))));
    let _ = fs::remove_file(file);
}
