//! The tables that their hosts have opened to everybody who wants to watch, for the screens of a hall or a stream.

use std::sync::{Mutex, MutexGuard, PoisonError};

use online::Ticket;
use serde::Serialize;

/// The maximum number of listed tables; the oldest entry makes room for a new one.
const MAX: usize = 100;

/// A table on the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ListedTable {
    /// The table.
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
    /// Adds a table, unless it is on the list.
    pub fn put(&self, table: ListedTable) {
        let mut all = self.lock();
        if all.contains(&table) {
            return;
        }
        if all.len() == MAX {
            all.remove(0);
        }
        all.push(table);
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
        (0..=MAX).for_each(|number| listing.put(table(number)));
        listing.put(table(5));
        let all = listing.all();
        assert_eq!((all.len(), &all[0], &all[MAX - 1]), (MAX, &table(1), &table(MAX)));
        listing.remove("1");
        assert_eq!(listing.all()[0], table(2));
    }
}
