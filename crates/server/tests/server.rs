//! Tests of the server over real connections. Each test starts a server on a free port, with a separate database.

#[path = "server/absence.rs"]
mod absence;
#[path = "server/bad_input.rs"]
mod bad_input;
#[path = "server/bad_messages.rs"]
mod bad_messages;
#[path = "server/canary.rs"]
mod canary;
#[path = "server/client.rs"]
mod client;
#[path = "server/faults.rs"]
mod faults;
#[path = "server/games.rs"]
mod games;
#[path = "server/greeting.rs"]
mod greeting;
#[path = "server/host.rs"]
mod host;
#[path = "server/hosting.rs"]
mod hosting;
#[path = "server/inviting.rs"]
mod inviting;
#[path = "server/keeping.rs"]
mod keeping;
#[path = "server/killed.rs"]
mod killed;
#[path = "server/limits.rs"]
mod limits;
#[path = "server/listing.rs"]
mod listing;
#[path = "server/looking.rs"]
mod looking;
#[path = "server/player.rs"]
mod player;
#[path = "server/pointing.rs"]
mod pointing;
#[path = "server/postgres.rs"]
mod postgres;
#[path = "server/presence.rs"]
mod presence;
#[path = "server/rematch.rs"]
mod rematch;
#[path = "server/screen.rs"]
mod screen;
#[path = "server/seats.rs"]
mod seats;
#[path = "server/turns.rs"]
mod turns;
#[path = "server/undo.rs"]
mod undo;
#[path = "server/variants.rs"]
mod variants;
#[path = "server/versions.rs"]
mod versions;
