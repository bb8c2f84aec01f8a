//! The header of a record of Hab & Gut, which contains the house rules. The rest of the format is the same for all
//! games (see [`tabletop::records`]).
//!
//! ```text
//! {"hab_gut_record":1,"rules":{…},"seats":[…],"seed":7,"start":1,"fingerprint":"…","program":"…",…,"checksum":"…"}
//! 1 buy coal rubber rubber #0123456789abcdef
//! ```

use serde::{Deserialize, Serialize};
use tabletop::{
    json,
    records::{self, Header, Recorded},
};

use crate::{HabGut, HouseRules, Rulebook, Seat, Setting};

/// A recorded game.
///
/// # Examples
///
/// ```
/// use hab_gut::{Action, NullSink, Setting, formats::records::Record};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let seats = ["human", "easy", "hard"].map(str::to_owned).to_vec();
/// let (mut record, mut position) = Record::begin(Setting::default(), seats, 7, None)?;
/// let seat = position.turn.seat;
/// position.play(&record.setting, seat, Action::Pass, &mut NullSink)?;
/// record.push(seat, Action::Pass, &position);
/// let save = record.save_text();
/// assert_eq!(Record::parse_save(&save)?.last_position()?, position);
/// assert!(Record::parse_save(&save[..save.len() - 20]).is_err()); // cut off
/// # Ok(())
/// # }
/// ```
pub type Record = records::Record<HabGut>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeaderText {
    hab_gut_record: u64,
    #[serde(deserialize_with = "json::object")]
    rules: HouseRules,
    seats: Vec<String>,
    seed: u64,
    start: Seat,
    fingerprint: String,
}

impl Recorded for HabGut {
    const KEY: &'static str = "hab_gut_record";
    const VERSION: u64 = 1;
    const RULES_VERSION: u32 = 1;

    fn write_header(record: &Record) -> String {
        tabletop::to_json_line(&HeaderText {
            hab_gut_record: HabGut::VERSION,
            rules: record.setting.rulebook.house,
            seats: record.seats.clone(),
            seed: record.seed,
            start: record.start,
            fingerprint: format!("{:016x}", record.set_up),
        })
    }

    fn read_header(text: &str) -> Result<Header<HabGut>, String> {
        let HeaderText { hab_gut_record: _, rules, seats, seed, start, fingerprint } = json::read(text)?;
        Ok(Header { setting: Setting { rulebook: Rulebook::new(rules) }, seats, seed, start, fingerprint })
    }
}
