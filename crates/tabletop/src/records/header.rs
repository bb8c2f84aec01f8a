//! The first line of a record: which game and version it is, and a checksum over what the game says of itself.

use super::{Header, Record, Recorded, checksum, errors::wrong, number};
use crate::records::RecordError;

/// What stands before the checksum of the header, and after it.
const CHECKSUM: (&str, &str) = (",\"checksum\":\"", "\"}");

/// An object with its checksum, and with its line end.
pub(super) fn signed(object: &str) -> String {
    let open = object.strip_suffix('}').unwrap_or(object);
    format!("{open}{}{:016x}{}\n", CHECKSUM.0, checksum(open), CHECKSUM.1)
}

/// The versions that are read, in words.
fn versions<G: Recorded>() -> String {
    match G::WITHOUT_SEATS {
        Some(before) => format!("versions {before} and {}", G::VERSION),
        None => format!("version {}", G::VERSION),
    }
}

/// The record of a header, without actions, and its version.
pub(super) fn read<G: Recorded>(line: &str) -> Result<(Record<G>, u64), RecordError> {
    if line.is_empty() {
        return Err(wrong(1, "there is nothing in it"));
    }
    let opening = format!("{{\"{}\":", G::KEY);
    let after = line.strip_prefix(&opening).ok_or_else(|| wrong(1, "this is no record of a game"))?;
    let digits = after.split(|sign: char| !sign.is_ascii_digit()).next().unwrap_or_default();
    let version = match digits.parse() {
        Ok(version) if version == G::VERSION || Some(version) == G::WITHOUT_SEATS => version,
        Ok(found) => return Err(RecordError::Version { found, read: versions::<G>() }),
        Err(_) => return Err(wrong(1, "this is no record of a game: its version is not readable")),
    };
    let line = line.strip_suffix('\n').ok_or_else(|| wrong(1, "the header is cut off"))?;
    let (body, sum) = line
        .strip_suffix(CHECKSUM.1)
        .and_then(|line| line.rsplit_once(CHECKSUM.0))
        .ok_or_else(|| wrong(1, "the header does not end with its checksum"))?;
    if number(sum) != Some(checksum(body)) {
        return Err(wrong(1, "the header was altered: its checksum does not match"));
    }
    let header = G::read_header(&format!("{body}}}")).map_err(|what| wrong(1, what))?;
    let Header { setting, seats, seed, start, fingerprint } = header;
    let set_up = number(&fingerprint).ok_or_else(|| wrong(1, "the fingerprint of the set-up is no number"))?;
    Ok((Record { setting, seats, seed, start, set_up, actions: Vec::new() }, version))
}
