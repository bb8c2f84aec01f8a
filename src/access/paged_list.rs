//! A paged list of available actions, for screen readers and keyboards. Each page has a limited number of lines; if
//! there are several pages, one of the lines turns the page.

use crate::texts::{Text, text};

/// The maximum number of lines on a page. More lines would be hard to remember.
pub const MAX_LINES: usize = 30;

/// An available action and its description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer<D> {
    /// The description of the action, as shown and read aloud.
    pub text: Text,
    /// What the program does when the line is chosen.
    pub action: D,
}

impl<D> Offer<D> {
    /// Creates an offer.
    pub fn new(text: Text, does: D) -> Offer<D> {
        Offer { text, action: does }
    }
}

/// The available actions. Some are spread over the pages; others, such as going back, are repeated on every page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offers<D> {
    /// The actions spread over the pages.
    pub paged: Vec<Offer<D>>,
    /// The actions repeated at the end of every page.
    pub always: Vec<Offer<D>>,
}

impl<D> Default for Offers<D> {
    fn default() -> Offers<D> {
        Offers { paged: Vec::new(), always: Vec::new() }
    }
}

/// The offers and the current page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PagedList<D> {
    offers: Offers<D>,
    /// The index in `paged` of the first action on the current page.
    from: usize,
}

impl<D> Default for PagedList<D> {
    fn default() -> PagedList<D> {
        PagedList { offers: Offers::default(), from: 0 }
    }
}

impl<D: Clone + PartialEq> PagedList<D> {
    /// Replaces the offers. If they have changed, turns to the first page and returns true.
    pub fn set(&mut self, offers: Offers<D>) -> bool {
        let changed = self.offers != offers;
        if changed {
            *self = PagedList { offers, from: 0 };
        }
        changed
    }

    /// The number of actions from `paged` on a full page.
    fn step(&self) -> usize {
        let room = MAX_LINES.saturating_sub(self.offers.always.len()).max(2);
        if self.offers.paged.len() <= room { room } else { room - 1 }
    }

    /// The part of `paged` on the current page.
    fn page(&self) -> &[Offer<D>] {
        let rest = self.offers.paged.get(self.from..).unwrap_or_default();
        &rest[..rest.len().min(self.step())]
    }

    /// The line that turns to the next page, or from the last page to the first; `None` if there is only one page.
    fn turn(&self) -> Option<Text> {
        let all = self.offers.paged.len();
        let left = all - (self.from + self.page().len());
        match (left, self.from) {
            (0, 0) => None,
            (0, _) => Some(text!("move-list-first")),
            _ => Some(text!("move-list-more", left = left)),
        }
    }

    /// The lines of the current page.
    pub fn lines(&self) -> Vec<Text> {
        let texts = |offers: &[Offer<D>]| offers.iter().map(|offer| offer.text.clone()).collect::<Vec<_>>();
        [texts(self.page()), self.turn().into_iter().collect(), texts(&self.offers.always)].concat()
    }

    /// The action of a line, counted from 0; `None` if the line turns the page or does not exist.
    pub fn action(&self, line: usize) -> Option<&D> {
        let page = self.page();
        let rest = || line.checked_sub(page.len() + usize::from(self.turn().is_some()));
        page.get(line).or_else(|| self.offers.always.get(rest()?)).map(|offer| &offer.action)
    }

    /// Chooses a line, counted from 0, and returns its action; `None` if the line turns the page or does not exist.
    pub fn choose(&mut self, line: usize) -> Option<D> {
        let (page, turns) = (self.page().len(), self.turn().is_some());
        if turns && line == page {
            let next = self.from + page;
            self.from = if next < self.offers.paged.len() { next } else { 0 };
            return None;
        }
        self.action(line).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(several: usize, always: usize) -> Offers<usize> {
        let some = |from: usize, many: usize| (from..from + many).map(|n| Offer::new(Text::number(n), n)).collect();
        Offers { paged: some(0, several), always: some(1000, always) }
    }

    #[test]
    fn all_offers_are_reached_page_by_page() {
        for several in [0, 1, 27, 28, 29, 30, 31, 57, 58, 200] {
            let mut listed = PagedList::default();
            assert!(listed.set(offers(several, 2)) && !listed.set(offers(several, 2)));
            let mut chosen = Vec::new();
            loop {
                let lines = listed.lines();
                assert!(lines.len() <= MAX_LINES, "{several} offers: {} lines", lines.len());
                assert_eq!(listed.clone().choose(lines.len()), None, "there is no line after the last one");
                assert_eq!(listed.clone().choose(lines.len() - 1), Some(1001), "the repeated actions come last");
                let page = lines.iter().take_while(|line| line.key() == "number").count();
                let count = if page == lines.len() { page - 2 } else { page };
                chosen.extend((0..count).map(|line| listed.choose(line).expect("the line has an action")));
                if page == lines.len() {
                    break;
                }
                let last = lines[page].key() == "move-list-first";
                assert_eq!(listed.choose(page), None, "the line that turns the page has no action");
                if last {
                    assert_eq!(listed.clone().choose(0), Some(0), "the first page follows the last one");
                    break;
                }
            }
            assert_eq!(chosen, (0..several).collect::<Vec<_>>());
        }
    }
}
