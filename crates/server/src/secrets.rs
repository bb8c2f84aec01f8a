//! Unpredictable numbers from the operating system: seeds, salts, tickets and names of tables.

use online::{Commitment, Ticket, hex};

use crate::games::Refusal;

fn bytes<const N: usize>() -> Result<[u8; N], Refusal> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        Refusal::new(online::Reason::Full, format!("the system provides no random numbers: {error}"))
    })?;
    Ok(bytes)
}

/// Generates a random seed for a game.
///
/// # Errors
/// Returns an error if the system provides no random numbers.
pub fn seed() -> Result<u64, Refusal> {
    bytes().map(u64::from_le_bytes)
}

/// Generates a random salt for a commitment.
///
/// # Errors
/// See [`seed`].
pub fn salt() -> Result<[u8; Commitment::SALT_BYTES], Refusal> {
    bytes()
}

/// Generates a random ticket.
///
/// # Errors
/// See [`seed`].
pub fn ticket() -> Result<Ticket, Refusal> {
    bytes().map(Ticket::new)
}

/// Generates a random name for a table: 16 hexadecimal digits.
///
/// # Errors
/// See [`seed`].
pub fn table() -> Result<String, Refusal> {
    bytes::<8>().map(|bytes| hex(&bytes))
}
