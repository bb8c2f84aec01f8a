//! Parts of error sentences: quoted user input made safe to show, and counts with their nouns.

/// The maximum length of quoted user input in characters.
const MOST: usize = 80;

/// Escapes every control character, as `\n` or `\u{1b}`, so that the text cannot control a terminal.
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    text.chars()
        .for_each(|sign| if sign.is_control() { shown.extend(sign.escape_default()) } else { shown.push(sign) });
    shown
}

/// Escapes the text like [`escaped`] and cuts it to 80 characters.
pub fn echo(text: &str) -> String {
    // Escaping never shortens a text, so the rest of it is not needed.
    let shown = escaped(&text.chars().take(MOST + 1).collect::<String>());
    if shown.chars().count() <= MOST {
        return shown;
    }
    shown.chars().take(MOST - 1).chain(['…']).collect()
}

/// A range of players: "2 players" or "2 to 5 players".
pub fn players((least, most): (u8, u8)) -> String {
    if least == most { format!("{least} players") } else { format!("{least} to {most} players") }
}

/// A count with its noun: "1 card", "5 cards".
pub fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

/// Parses the value of a rule that is on or off. `kind` and `name` identify the rule in the error.
///
/// # Errors
/// Returns a sentence if the value is neither.
pub fn flag(kind: &str, name: &str, value: &str) -> Result<bool, String> {
    match value {
        "true" | "on" | "1" => Ok(true),
        "false" | "off" | "0" => Ok(false),
        _ => Err(format!("{kind} {name} takes true or false, not \"{}\"", echo(value))),
    }
}
