//! The tables that their hosts have opened to everybody who wants to watch, for a hall or a stream.

use std::sync::{Mutex, MutexGuard, PoisonError};

use online::Ticket;
use serde::Serialize;

/// The maximum number of listed tables.
const MAX: usize = 100;

/// A table on the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ListedTable {
    /// The table: 16 hexadecimal digits.
    pub table: String,
    /// The ticket to watch.
    pub watch: Ticket,
    /// The name of the game in files.
    pub title: String,
}

/// The list. It exists in memory only, because tickets are never stored. After a restart, hosts list their tables
/// again.
#[derive(Debug, Default)]
pub struct Listing(Mutex<Vec<ListedTable>>);

impl Listing {
    /// Adds a table, unless it is already on the list. Returns false if the list has no room for it.
    pub fn put(&self, table: ListedTable) -> bool {
        let mut all = self.lock();
        if all.contains(&table) {
            return true;
        }
        let has_room = all.len() < MAX;
        if has_room {
            all.push(table);
        }
        has_room
    }

    /// Replaces a listed table by the table of its next game, where the same ticket to watch is valid.
    pub fn follow(&self, table: &str, next: &str) {
        let mut all = self.lock();
        all.iter_mut().filter(|listed| listed.table == table).for_each(|listed| listed.table = next.to_owned());
    }

    /// Returns true if a table is on the list.
    pub fn contains(&self, table: &str) -> bool {
        self.lock().iter().any(|listed| listed.table == table)
    }

    /// Removes a table.
    pub fn remove(&self, table: &str) {
        self.lock().retain(|listed| listed.table != table);
    }

    /// Returns all tables, oldest entry first.
    pub fn all(&self) -> Vec<ListedTable> {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<ListedTable>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_no_duplicates_and_a_maximum_length() {
        let table = |number: usize| ListedTable {
            table: number.to_string(),
            watch: Ticket::new([0; 16]),
            title: "zoff".to_owned(),
        };
        let listing = Listing::default();
        assert!((0..MAX).all(|number| listing.put(table(number))));
        assert!(listing.put(table(5)) && !listing.put(table(MAX)));
        assert_eq!(listing.all().len(), MAX);
        listing.remove("1");
        listing.follow("2", "next");
        assert!(listing.put(table(MAX)));
        assert_eq!(listing.all()[1], ListedTable { table: "next".to_owned(), ..table(2) });
    }
}
