//! The setting of a game as text: the header of a record, with 0 in place of the seed. It contains the board and the
//! house rules in full.

use tabletop::{
    Seat,
    records::{Record, Recorded},
};

/// The text of a setting for a number of seats: the header of a record whose seed is 0, without a checksum.
///
/// # Examples
///
/// ```
/// use hab_gut::{HabGut, Setting};
/// use online::{read_setting, setting_text};
/// let text = setting_text::<HabGut>(&Setting::default(), 4);
/// let (setting, seats) = read_setting::<HabGut>(&text).expect("the text was just written");
/// assert_eq!((setting_text::<HabGut>(&setting, seats), seats), (text, 4));
/// ```
pub fn setting_text<G: Recorded>(setting: &G::Setting, seats: u8) -> String {
    let seats = vec!["human".to_owned(); usize::from(seats)];
    let record = Record::<G> {
        made: None,
        setting: setting.clone(),
        seats,
        seed: 0,
        start: Seat(0),
        set_up: 0,
        actions: Vec::new(),
    };
    G::write_header(&record)
}

/// Parses a text that [`setting_text`] wrote. Returns the setting and the number of seats.
///
/// # Errors
/// Returns a description of the fault. Does not check that the game allows this number of seats.
pub fn read_setting<G: Recorded>(text: &str) -> Result<(G::Setting, u8), String> {
    let header = G::read_header(text)?;
    let seats = u8::try_from(header.seats.len()).map_err(|_| "there are too many seats".to_owned())?;
    Ok((header.setting, seats))
}
