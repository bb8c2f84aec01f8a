//! What sentences about input are made of: what strangers wrote, fit to be shown, and counts with their words.

/// The most signs that a sentence repeats of what it is about.
const MOST: usize = 80;

/// The text with every control character spelt out, `\n` or `\u{1b}`, so that it cannot steer a terminal.
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    text.chars()
        .for_each(|sign| if sign.is_control() { shown.extend(sign.escape_default()) } else { shown.push(sign) });
    shown
}

/// The text as [`escaped`] has it, cut to 80 signs.
pub fn echo(text: &str) -> String {
    // No sign gets shorter by being spelt out, so that more of the text is never needed.
    let shown = escaped(&text.chars().take(MOST + 1).collect::<String>());
    if shown.chars().count() <= MOST {
        return shown;
    }
    shown.chars().take(MOST - 1).chain(['…']).collect()
}

/// "2 players" or "2 to 5 players".
pub fn players((least, most): (u8, u8)) -> String {
    if least == most { format!("{least} players") } else { format!("{least} to {most} players") }
}

/// "1 card", "5 cards": a count with its word.
pub fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

/// The value of a rule that is on or off: what kind of rule it is and its name, for whoever gave another value.
///
/// # Errors
/// A sentence when it is neither.
pub fn flag(kind: &str, name: &str, value: &str) -> Result<bool, String> {
    match value {
        "true" | "on" | "1" => Ok(true),
        "false" | "off" | "0" => Ok(false),
        _ => Err(format!("{kind} {name} takes true or false, not \"{}\"", echo(value))),
    }
}
