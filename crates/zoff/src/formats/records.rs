//! The record of a game of Zoff in Buffalo: its header, which names the rules. All else is every game's:
//! [`tabletop::records`].
//!
//! ```text
//! {"zoff_record":1,"rules":{…},"seats":["human","greedy","hard"],"seed":7,"fingerprint":"…","checksum":"…"}
//! 0 choose powder-prairie 3B coffee-canyon 5A #0123456789abcdef
//! ```

use serde::{Deserialize, Serialize};
use tabletop::records::{self, Header, Recorded};

use super::json;
use crate::{Illegal, Rulebook, Seat, Setting, Variants, Zoff};

pub use records::RecordError;

/// A game as it was played.
pub type Record = records::Record<Zoff>;
/// A line of a record: an action that was played.
pub type Line = records::Line<Zoff>;
/// One action of a record, played again.
pub type Step = records::Step<Zoff>;
/// Why a record cannot be played again.
pub type ReplayError = records::ReplayError<Illegal>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderText {
    zoff_record: u64,
    #[serde(deserialize_with = "json::object")]
    rules: Variants,
    seats: Vec<String>,
    seed: u64,
    fingerprint: String,
}

impl Recorded for Zoff {
    const KEY: &'static str = "zoff_record";
    const VERSION: u64 = 1;
    const RULES_VERSION: u32 = 1;

    fn write_header(record: &Record) -> String {
        tabletop::line(&HeaderText {
            zoff_record: Zoff::VERSION,
            rules: record.setting.rulebook.variants,
            seats: record.seats.clone(),
            seed: record.seed,
            fingerprint: format!("{:016x}", record.set_up),
        })
    }

    fn read_header(text: &str) -> Result<Header<Zoff>, String> {
        let HeaderText { zoff_record: _, rules, seats, seed, fingerprint } = json::read(text)?;
        let setting = Setting { rulebook: Rulebook::new(rules) };
        Ok(Header { setting, seats, seed, start: Seat(0), fingerprint })
    }
}
