//! The tables in memory. A table wakes when a connection joins it or asks for its state, and falls asleep when nobody
//! has been there for a while.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
    time::Duration,
};

use online::{SeatPlan, Ticket};
use tabletop::{MAX_SEATS, Seat};
use tokio::sync::{
    Semaphore,
    mpsc::{self, error::TrySendError},
};

use crate::{
    clock::Clock,
    games::{self, Refusal, Start},
    limits::{AbsenceLimits, Limits},
    listing::Listing,
    metrics::Metrics,
    net::Options,
    secrets,
    shutdown::Shutdown,
    store::{Head, Hint, NewTable, Right, Store},
    table::{self, Command},
};

/// The maximum number of commands in the queue of a table. If the queue is full, senders have to wait.
const WAITING: usize = 32;
/// The time after which a connection tries again to reach a busy table.
const RETRY: Duration = Duration::from_millis(5);

/// All tables of this process.
#[derive(Debug)]
pub struct Hub {
    /// The store with all tables, including tables that are not in memory.
    pub store: Store,
    /// The counters of this process.
    pub metrics: Arc<Metrics>,
    /// The limits on messages, connections and tables.
    pub limits: Limits,
    /// Limits the number of computer players that think at the same time.
    pub bot_permits: Arc<Semaphore>,
    /// How long tables wait for absent people.
    pub absence_limits: AbsenceLimits,
    /// True if the server runs in the program of a public screen.
    pub is_local: bool,
    /// The tables that everybody may watch.
    pub listing: Listing,
    /// The clock, which measures periods of days.
    pub clock: Clock,
    /// Signals that the server is shutting down.
    pub shutdown: Shutdown,
    awake: Mutex<HashMap<String, mpsc::Sender<Command>>>,
}

/// A new table with its tickets, which are not stored.
#[derive(Debug)]
pub struct Created {
    /// The table: 16 hexadecimal digits.
    pub table: String,
    /// The tickets by seat; `None` for computer players.
    pub seats: Vec<Option<Ticket>>,
    /// The ticket to watch.
    pub watch: Ticket,
    /// The ticket of the host.
    pub host: Ticket,
    /// The invitation: it gives each newcomer the first free seat, or lets them watch if no seat is free.
    pub invite: Ticket,
}

impl Hub {
    /// A hub without any table in memory.
    pub fn new(store: Store, metrics: Arc<Metrics>, options: &Options, shutdown: Shutdown) -> Arc<Hub> {
        Arc::new(Hub {
            store,
            metrics,
            limits: options.limits,
            bot_permits: Arc::new(Semaphore::new(options.bot_threads.max(1))),
            absence_limits: options.absence_limits,
            is_local: options.is_local,
            listing: Listing::default(),
            clock: Clock::new(options.clock),
            shutdown,
            awake: Mutex::default(),
        })
    }

    /// Sets up and stores a table.
    ///
    /// # Errors
    /// Returns the reason why the game cannot be set up or stored.
    pub async fn create(
        &self,
        title: String,
        setting: String,
        plans: &[SeatPlan],
        start: Option<Seat>,
    ) -> Result<Created, Refusal> {
        let no_game = |what: &str| Refusal::new(online::Reason::NoGame, what);
        if !plans.contains(&SeatPlan::Person) || plans.len() > MAX_SEATS {
            return Err(no_game("a table must have one to five seats, at least one of them for a person"));
        }
        for plan in plans {
            if let SeatPlan::Computer(level) = plan {
                games::check_level(&title, *level)?;
            }
        }
        let begin = Start { title, setting, seed: secrets::seed()?, start };
        let head = head_of(begin)?;
        if usize::from(games::begin(&head.begin)?.seats()) != plans.len() {
            return Err(no_game("the setting is for a different number of seats"));
        }
        let ticket = |plan: &SeatPlan| (*plan == SeatPlan::Person).then(secrets::ticket).transpose();
        let seats: Vec<Option<Ticket>> = plans.iter().map(ticket).collect::<Result<_, _>>()?;
        let (watch, host, invite) = (secrets::ticket()?, secrets::ticket()?, secrets::ticket()?);
        let mut links = vec![(watch.hash(), Right::Watch), (host.hash(), Right::Host), (invite.hash(), Right::Invite)];
        for (ticket, seat) in seats.iter().zip(0..) {
            links.extend(ticket.map(|ticket| (ticket.hash(), Right::Seat(Seat(seat)))));
        }
        let created = Created { table: head.id.clone(), seats, watch, host, invite };
        let stored =
            self.store.create(&NewTable { head, plans: plans.to_vec(), links }).await.map_err(Refusal::from)?;
        if !stored {
            return Err(Refusal::new(online::Reason::Storage, "the table was not stored"));
        }
        self.metrics.created.fetch_add(1, Relaxed);
        Ok(created)
    }

    /// Sends a command to a table, and wakes the table if it sleeps. Returns the sender for further commands.
    pub async fn tell(self: &Arc<Hub>, table: &str, mut command: Command) -> mpsc::Sender<Command> {
        loop {
            match self.send_awake(table, command) {
                Ok(sender) => return sender,
                Err(again) => command = again,
            }
            // The queue of the table is full.
            tokio::time::sleep(RETRY).await;
        }
    }

    /// Like [`Hub::tell`], but returns the command if the queue is full. The lock keeps the table from falling asleep
    /// meanwhile.
    fn send_awake(self: &Arc<Hub>, table: &str, command: Command) -> Result<mpsc::Sender<Command>, Command> {
        let mut awake = self.lock();
        let sender = match awake.get(table) {
            Some(sender) if !sender.is_closed() => sender.clone(),
            // The table sleeps, or has failed.
            _ => {
                let (sender, commands) = mpsc::channel(WAITING);
                awake.insert(table.to_owned(), sender.clone());
                tokio::spawn(table::run(self.clone(), table.to_owned(), sender.downgrade(), commands));
                sender
            }
        };
        match sender.try_send(command) {
            Ok(()) => Ok(sender),
            Err(TrySendError::Full(command) | TrySendError::Closed(command)) => Err(command),
        }
    }

    /// Passes a hint from another process on to its table, if the table is awake.
    pub fn hint(&self, hint: Hint) {
        let (table, command) = match hint {
            Hint::Changed(table) => (table, Command::Look),
            Hint::Said(table, seat, phrase) => (table, Command::Said(seat, phrase)),
        };
        if let Some(sender) = self.lock().get(&table) {
            // If the queue is full, the table soon reads the store anyway, and a lost sentence does no harm.
            let _ = sender.try_send(command);
        }
    }

    /// Takes a deleted table off the list and, if it is awake, informs it.
    pub async fn deleted(&self, table: &str) {
        self.listing.remove(table);
        let sender = self.lock().get(table).cloned();
        if let Some(sender) = sender {
            let _ = sender.send(Command::Deleted).await;
        }
    }

    /// Suspends a table, unless commands wait for it. Returns true if it was suspended.
    pub fn suspend(&self, table: &str, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut awake = self.lock();
        if !commands.is_empty() {
            return false;
        }
        commands.close();
        awake.remove(table);
        true
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The head of a new table. The starting seat is drawn if the beginning names none.
///
/// # Errors
/// Returns the reason why the game cannot be set up.
pub fn head_of(begin: Start) -> Result<Head, Refusal> {
    let game = games::begin(&begin)?;
    let rules = games::rules_version(&begin.title)?;
    let begin = Start { setting: game.setting(), start: Some(game.start()), ..begin };
    Ok(Head { id: secrets::table()?, begin, salt: secrets::salt()?, rules, again: None })
}
