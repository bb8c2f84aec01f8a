//! Parts of error messages: quoted user input made safe to show, and counts with their nouns. Also parses the values of
//! rules that are on or off.

/// The maximum length of quoted user input in characters.
const MOST: usize = 80;

/// Escapes every control character, as `\n` or `\u{1b}`, so that the text cannot control a terminal.
///
/// # Examples
///
/// ```
/// use tabletop::sentences::escaped;
/// assert_eq!(escaped("land forest 4,3"), "land forest 4,3");
/// assert_eq!(escaped("land \u{1b}[2J 4,3\n"), "land \\u{1b}[2J 4,3\\n");
/// ```
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    text.chars().for_each(|c| if c.is_control() { shown.extend(c.escape_default()) } else { shown.push(c) });
    shown
}

/// Escapes the text like [`escaped`] and cuts it to at most 80 characters. A text that is cut ends with `…`.
///
/// # Examples
///
/// ```
/// use tabletop::sentences::echo;
/// assert_eq!(echo("land forest"), "land forest");
/// assert_eq!(echo(&"x".repeat(1_000)), "x".repeat(79) + "…");
/// ```
pub fn echo(text: &str) -> String {
    // Escaping never shortens a text, so the rest would be cut anyway.
    cut(&escaped(&text.chars().take(MOST + 1).collect::<String>()), MOST)
}

/// Cuts a text to at most `most` characters. A text that is cut ends with `…`.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most { text.to_owned() } else { text.chars().take(most - 1).chain(['…']).collect() }
}

/// A range of players: "2 players" or "2 to 5 players".
///
/// # Examples
///
/// ```
/// use tabletop::sentences::players;
/// assert_eq!(players((2, 5)), "2 to 5 players");
/// assert_eq!(players((2, 2)), "2 players");
/// ```
pub fn players((least, most): (u8, u8)) -> String {
    if least == most { format!("{least} players") } else { format!("{least} to {most} players") }
}

/// A count with its noun: "1 card", "5 cards".
///
/// # Examples
///
/// ```
/// use tabletop::sentences::counted;
/// assert_eq!(counted(1, "peso", "pesos"), "1 peso");
/// assert_eq!(counted(0, "peso", "pesos"), "0 pesos");
/// ```
pub fn counted(count: usize, one: &str, several: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { several })
}

/// Parses the value of a rule that is on or off. `kind` and `name` identify the rule in the error.
///
/// # Errors
/// Returns an error message if the value means neither on nor off.
///
/// # Examples
///
/// ```
/// use tabletop::sentences::parse_flag;
/// assert_eq!(parse_flag("house rule", "mixed_herds", "on"), Ok(true));
/// let message = "house rule mixed_herds takes true or false, not \"maybe\"";
/// assert_eq!(parse_flag("house rule", "mixed_herds", "maybe"), Err(message.to_owned()));
/// ```
pub fn parse_flag(kind: &str, name: &str, value: &str) -> Result<bool, String> {
    match value {
        "true" | "on" | "1" => Ok(true),
        "false" | "off" | "0" => Ok(false),
        _ => Err(format!("{kind} {name} takes true or false, not \"{}\"", echo(value))),
    }
}
