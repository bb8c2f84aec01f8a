//! Links to tables. Anyone who has a link may take its seat or watch. The secret is in the fragment, which browsers
//! never send to a server.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

use crate::commitment::{from_hex, hex};

/// 16 random bytes that grant a right at a table: to take a seat, to take the first free seat, to watch, or to be the
/// host. The server stores only [`Ticket::hash`].
///
/// # Examples
///
/// ```
/// use online::Ticket;
/// let ticket = Ticket::new([0xab; 16]);
/// assert_eq!(ticket.to_string(), "abababababababababababababababab");
/// assert_eq!(Ticket::parse("abababababababababababababababab"), Some(ticket));
/// assert_eq!(Ticket::parse("ab"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Ticket([u8; 16]);

impl Ticket {
    /// Makes a ticket from bytes, which must be unpredictable.
    pub fn new(bytes: [u8; 16]) -> Ticket {
        Ticket(bytes)
    }

    /// Parses 32 lower-case hexadecimal digits.
    pub fn parse(text: &str) -> Option<Ticket> {
        from_hex(text).map(Ticket)
    }

    /// The hash that the server stores instead of the ticket, as 64 hexadecimal digits.
    pub fn hash(&self) -> String {
        blake3::hash(&self.0).to_hex().to_string()
    }
}

impl Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Prints no byte of the ticket, so that it cannot leak into a log.
impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Ticket")
    }
}

impl TryFrom<String> for Ticket {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Ticket, &'static str> {
        Ticket::parse(&text).ok_or("a ticket has 32 hexadecimal digits")
    }
}

impl From<Ticket> for String {
    fn from(ticket: Ticket) -> String {
        ticket.to_string()
    }
}

/// An address that opens a table: `http://host:port/#TABLE.TICKET`.
///
/// # Examples
///
/// ```
/// use online::{Link, socket_address};
/// let text = "https://play.example/pampas/#0123456789abcdef.000102030405060708090a0b0c0d0e0f";
/// let link: Link = text.parse().expect("a link");
/// assert_eq!(socket_address(&link.page), "wss://play.example/pampas/ws");
/// assert_eq!(link.to_string(), text);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The address of the page, without a fragment and with a trailing slash.
    pub page: String,
    /// The table: 16 hexadecimal digits.
    pub table: String,
    /// The ticket that the link contains.
    pub ticket: Ticket,
}

/// A reason why a text is not a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// The text does not begin with `http://` or `https://`, or no valid host follows.
    #[error("a link begins with http:// or https://")]
    Scheme,
    /// The part after `#` is missing or malformed.
    #[error("the part of the link after # is incomplete")]
    Fragment,
}

impl Link {
    /// Parses the fragment of a link without `#`. Returns the table and the ticket.
    ///
    /// # Errors
    /// Returns [`LinkError::Fragment`] if it is malformed.
    pub fn parse_fragment(fragment: &str) -> Result<(String, Ticket), LinkError> {
        let (table, ticket) = fragment.split_once('.').ok_or(LinkError::Fragment)?;
        let table: [u8; 8] = from_hex(table).ok_or(LinkError::Fragment)?;
        let ticket = Ticket::parse(ticket).ok_or(LinkError::Fragment)?;
        Ok((hex(&table), ticket))
    }
}

/// The address of the server's socket, given the address of its page, which must end with a slash.
pub fn socket_address(page: &str) -> String {
    match page.strip_prefix("https://") {
        Some(rest) => format!("wss://{rest}ws"),
        None => format!("ws://{}ws", page.strip_prefix("http://").unwrap_or(page)),
    }
}

impl std::str::FromStr for Link {
    type Err = LinkError;

    fn from_str(text: &str) -> Result<Link, LinkError> {
        let text = text.trim();
        let (page, fragment) = text.split_once('#').ok_or(LinkError::Fragment)?;
        let host = page.strip_prefix("https://").or_else(|| page.strip_prefix("http://")).ok_or(LinkError::Scheme)?;
        if host.is_empty() || host.starts_with('/') || host.contains(|c: char| c.is_whitespace() || c.is_control()) {
            return Err(LinkError::Scheme);
        }
        let page = page.split('?').next().unwrap_or(page).trim_end_matches("index.html");
        let page = if page.ends_with('/') { page.to_owned() } else { format!("{page}/") };
        let (table, ticket) = Link::parse_fragment(fragment)?;
        Ok(Link { page, table, ticket })
    }
}

impl Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}#{}.{}", self.page, self.table, self.ticket)
    }
}
