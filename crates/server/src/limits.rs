//! Rate limits for each connection, seat and address, and the time that tables wait for absent people.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

/// The limits of a server.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// Messages per second from a connection, and actions per second from a seat. Bursts may be twice as large.
    pub messages_per_second: u32,
    /// New connections per minute from an address.
    pub sockets_per_minute: u32,
    /// New tables per minute from an address.
    pub tables_per_minute: u32,
    /// Open connections to the whole server.
    pub sockets: u32,
}

/// How long a table waits for an absent person before a computer player takes the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AbsenceLimits {
    /// The minimum time since anybody last acted.
    pub idle: Duration,
    /// The minimum time since the person left and since the table woke, so that nobody loses a seat by reconnecting
    /// last after a restart of the server.
    pub gone: Duration,
}

impl Default for AbsenceLimits {
    fn default() -> AbsenceLimits {
        AbsenceLimits { idle: Duration::from_secs(72 * 3_600), gone: Duration::from_secs(120) }
    }
}

/// A bucket of tokens that fills over time. Each event takes one token.
#[derive(Debug, Clone)]
pub struct Bucket {
    tokens: f64,
    capacity: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket that holds `capacity` tokens and gains `per_second` tokens a second.
    pub fn new(capacity: u32, per_second: f64) -> Bucket {
        Bucket { tokens: capacity.into(), capacity: capacity.into(), per_second, filled: Instant::now() }
    }

    /// The bucket for the messages of a connection, or for the actions of a seat.
    pub fn for_messages(limits: &Limits) -> Bucket {
        Bucket::new(limits.messages_per_second.saturating_mul(2), limits.messages_per_second.into())
    }

    /// Takes a token. Returns false if the bucket is empty.
    pub fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let has_token = self.tokens >= 1.0;
        if has_token {
            self.tokens -= 1.0;
        }
        has_token
    }

    fn fill(&mut self, now: Instant) {
        let seconds = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens = (self.tokens + seconds * self.per_second).min(self.capacity);
        self.filled = self.filled.max(now);
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.tokens >= self.capacity
    }
}

/// An event whose rate is limited for each address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Quota {
    /// A new connection.
    Socket,
    /// A new table.
    Table,
}

/// The buckets of recently seen addresses. They exist in memory only.
#[derive(Debug)]
pub struct Addresses {
    limits: Limits,
    buckets: Mutex<HashMap<(IpAddr, Quota), Bucket>>,
}

/// If there are this many buckets, full ones are dropped, because a full bucket equals a new one.
const MANY: usize = 10_000;

impl Addresses {
    /// The state before the first request.
    pub fn new(limits: Limits) -> Addresses {
        Addresses { limits, buckets: Mutex::default() }
    }

    /// Takes a token from the bucket of the address. Returns false if its quota is used up.
    pub fn allow(&self, address: IpAddr, quota: Quota) -> bool {
        let now = Instant::now();
        let per_minute = match quota {
            Quota::Socket => self.limits.sockets_per_minute,
            Quota::Table => self.limits.tables_per_minute,
        };
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let bucket = buckets
            .entry((network(address), quota))
            .or_insert_with(|| Bucket::new(per_minute, f64::from(per_minute) / 60.0));
        bucket.take(now)
    }
}

/// The network of an address: one IPv6 subscriber has a whole /64.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => std::net::Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_allows_a_burst_and_then_its_rate() {
        let mut bucket = Bucket::new(3, 10.0);
        let now = Instant::now();
        let taken = |bucket: &mut Bucket, ms| bucket.take(now + Duration::from_millis(ms));
        assert_eq!([0; 4].map(|ms| taken(&mut bucket, ms)), [true, true, true, false]);
        assert_eq!([101, 111, 212].map(|ms| taken(&mut bucket, ms)), [true, false, true]);
        assert!(!taken(&mut bucket, 50), "a clock that goes back must add no tokens");
    }

    #[test]
    fn addresses_of_one_subscriber_share_a_bucket() {
        let limits = Limits { messages_per_second: 1, sockets_per_minute: 2, tables_per_minute: 1, sockets: 9 };
        let addresses = Addresses::new(limits);
        let allow = |text: &str, quota| addresses.allow(text.parse().expect("an address"), quota);
        assert!(allow("2001:db8::1", Quota::Socket) && allow("2001:db8::2", Quota::Socket));
        assert!(!allow("2001:db8::3", Quota::Socket) && allow("2001:db8:0:1::3", Quota::Socket));
        assert!(allow("10.0.0.1", Quota::Table) && !allow("::ffff:10.0.0.1", Quota::Table));
    }
}
