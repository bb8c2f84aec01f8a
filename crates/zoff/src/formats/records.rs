//! The header of a record of Zoff in Buffalo, which contains the variants in play. All games share the rest of the
//! format ([`tabletop::records`]).
//!
//! ```text
//! {"zoff_record":1,"rules":{…},"seats":[…],"seed":7,"fingerprint":"…","program":"…","rules_version":1,"checksum":"…"}
//! 0 choose powder-prairie 3B coffee-canyon 5A #0123456789abcdef
//! ```

use serde::{Deserialize, Serialize};
use tabletop::records::{self, Header, Recorded};

use super::json;
use crate::{Rulebook, Seat, Setting, Variants, Zoff};

/// A recorded game.
///
/// # Examples
///
/// ```
/// use zoff::{Rng, Setting, formats::records::Record};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let seats = ["human", "easy", "hard"].map(str::to_owned).to_vec();
/// let (mut record, mut position) = Record::begin(Setting::default(), seats, 7, None)?;
/// let seat = position.may_act().iter().next().ok_or("nobody may act")?;
/// let action = position.random_action(&record.setting, seat, &mut Rng::new(1, 0)).ok_or("no legal action")?;
/// position.play(&record.setting, seat, action, &mut Vec::new())?;
/// record.push(seat, action, &position);
/// assert_eq!(Record::parse(&record.text())?.last_position()?, position);
/// # Ok(())
/// # }
/// ```
pub type Record = records::Record<Zoff>;

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
        tabletop::to_json_line(&HeaderText {
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
