//! The first line of a record: the game's JSON object, the versions of the program and the rules, and a checksum over
//! them.

use super::{Header, ProgramVersion, Record, Recorded, checksum, errors::line_error, number};
use crate::records::RecordError;
use crate::refuse;

/// The texts before the program version and before the rules version.
const MADE: (&str, &str) = (",\"program\":\"", "\",\"rules_version\":");

/// The texts before and after the header's checksum.
const CHECKSUM: (&str, &str) = (",\"checksum\":\"", "\"}");

/// The header line: the object with the versions of the program and the rules, the checksum and a line feed.
pub(super) fn signed(object: &str, made: Option<&ProgramVersion>) -> String {
    let object = object.strip_suffix('}').unwrap_or(object);
    let made =
        made.map_or(String::new(), |ProgramVersion { program, rules }| format!("{}{program}{}{rules}", MADE.0, MADE.1));
    let open = format!("{object}{made}");
    format!("{open}{}{:016x}{}\n", CHECKSUM.0, checksum(&open), CHECKSUM.1)
}

/// Splits a header without its checksum into the game's object, which lacks its closing brace, and the program that
/// made the record, if present.
fn split(body: &str) -> Result<(&str, Option<ProgramVersion>), RecordError> {
    // A quotation mark inside a JSON string is escaped, so this text cannot occur inside such a string.
    let Some((object, rest)) = body.rsplit_once(MADE.0) else { return Ok((body, None)) };
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || b".-+".contains(&byte);
    let made = rest.split_once(MADE.1).and_then(|(program, digits)| {
        let rules: u32 = digits.parse().ok()?;
        let readable =
            (1..=40).contains(&program.len()) && program.bytes().all(is_allowed) && rules.to_string() == digits;
        readable.then(|| ProgramVersion { program: program.to_owned(), rules })
    });
    made.map(|made| (object, Some(made))).ok_or_else(|| line_error(1, "the program version is missing or unreadable"))
}

/// The supported versions, for use in a sentence.
fn versions<G: Recorded>() -> String {
    match G::WITHOUT_SEATS {
        Some(before) => format!("versions {before} and {}", G::VERSION),
        None => format!("version {}", G::VERSION),
    }
}

/// Parses a header. Returns a record without actions, and the version of the format.
pub(super) fn read<G: Recorded>(line: &str) -> Result<(Record<G>, u64), RecordError> {
    refuse(line.is_empty(), line_error(1, "the file is empty"))?;
    let opening = format!("{{\"{}\":", G::KEY);
    let after = line.strip_prefix(&opening).ok_or_else(|| line_error(1, "this is not a game record"))?;
    let digits = after.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
    let version = match digits.parse() {
        Ok(version) if version == G::VERSION || Some(version) == G::WITHOUT_SEATS => version,
        Ok(found) => return Err(RecordError::Version { found, read: versions::<G>() }),
        Err(_) => return Err(line_error(1, "this is not a game record: its version is unreadable")),
    };
    let line = line.strip_suffix('\n').ok_or_else(|| line_error(1, "the header is cut off"))?;
    let (body, sum) = line
        .strip_suffix(CHECKSUM.1)
        .and_then(|line| line.rsplit_once(CHECKSUM.0))
        .ok_or_else(|| line_error(1, "the header does not end with its checksum"))?;
    refuse(number(sum) != Some(checksum(body)), line_error(1, "the header was altered: its checksum does not match"))?;
    let (object, made) = split(body)?;
    let header = G::read_header(&format!("{object}}}")).map_err(|what| line_error(1, what))?;
    let Header { setting, seats, seed, start, fingerprint } = header;
    let set_up = number(&fingerprint)
        .ok_or_else(|| line_error(1, "the fingerprint of the set-up is not 16 hexadecimal digits"))?;
    Ok((Record { made, setting, seats, seed, start, set_up, actions: Vec::new() }, version))
}
