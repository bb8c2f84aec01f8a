//! What can be done now as a list to be heard or stepped through: at most so many lines at once, the rest behind the last one.

use crate::texts::{Text, text};

/// The most lines at once: more nobody keeps in mind.
pub const MOST: usize = 30;

/// Something that can be done, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer<D> {
    /// What is said of it.
    pub text: Text,
    /// What choosing it does.
    pub does: D,
}

impl<D> Offer<D> {
    /// An offer.
    pub fn new(text: Text, does: D) -> Offer<D> {
        Offer { text, does }
    }
}

/// What can be done: `several` in order, the best first, and what is offered on every page besides, such as to go back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offers<D> {
    /// What there is to choose from; pages part it.
    pub several: Vec<Offer<D>>,
    /// What stands below it on every page.
    pub always: Vec<Offer<D>>,
}

impl<D> Default for Offers<D> {
    fn default() -> Offers<D> {
        Offers { several: Vec::new(), always: Vec::new() }
    }
}

/// Offers, and which of them are read out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed<D> {
    offers: Offers<D>,
    /// The first of the several that is read out.
    from: usize,
}

impl<D> Default for Listed<D> {
    fn default() -> Listed<D> {
        Listed { offers: Offers::default(), from: 0 }
    }
}

impl<D: Clone + PartialEq> Listed<D> {
    /// Other offers than before are read out from their beginning. Gives whether they are others.
    pub fn set(&mut self, offers: Offers<D>) -> bool {
        let others = self.offers != offers;
        if others {
            *self = Listed { offers, from: 0 };
        }
        others
    }

    /// How many of the several fit on a page.
    fn step(&self) -> usize {
        let room = MOST.saturating_sub(self.offers.always.len()).max(2);
        if self.offers.several.len() <= room { room } else { room - 1 }
    }

    /// Those of the several that are read out.
    fn page(&self) -> &[Offer<D>] {
        let rest = self.offers.several.get(self.from..).unwrap_or_default();
        &rest[..rest.len().min(self.step())]
    }

    /// What leads to the next page, or from the last to the first; nothing where there is one page.
    fn turn(&self) -> Option<Text> {
        let all = self.offers.several.len();
        let left = all - (self.from + self.page().len());
        match (left, self.from) {
            (0, 0) => None,
            (0, _) => Some(text!("reader-first")),
            _ => Some(text!("reader-more", left = left)),
        }
    }

    /// The lines that are read out, at most [`MOST`].
    pub fn lines(&self) -> Vec<Text> {
        let texts = |offers: &[Offer<D>]| offers.iter().map(|offer| offer.text.clone()).collect::<Vec<_>>();
        [texts(self.page()), self.turn().into_iter().collect(), texts(&self.offers.always)].concat()
    }

    /// What choosing a line would do, counted from 0; nothing where it turns the page.
    pub fn does(&self, line: usize) -> Option<&D> {
        let page = self.page();
        let rest = || line.checked_sub(page.len() + usize::from(self.turn().is_some()));
        page.get(line).or_else(|| self.offers.always.get(rest()?)).map(|offer| &offer.does)
    }

    /// Chooses a line, counted from 0: gives what it does; nothing where it turns the page, or where there is no such line.
    pub fn choose(&mut self, line: usize) -> Option<D> {
        let (page, turns) = (self.page().len(), self.turn().is_some());
        if turns && line == page {
            let next = self.from + page;
            self.from = if next < self.offers.several.len() { next } else { 0 };
            return None;
        }
        self.does(line).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(several: usize, always: usize) -> Offers<usize> {
        let some = |from: usize, many: usize| (from..from + many).map(|n| Offer::new(Text::number(n), n)).collect();
        Offers { several: some(0, several), always: some(1000, always) }
    }

    #[test]
    fn a_list_is_read_out_page_by_page_and_loses_nothing() {
        for several in [0, 1, 27, 28, 29, 30, 31, 57, 58, 200] {
            let mut listed = Listed::default();
            assert!(listed.set(offers(several, 2)) && !listed.set(offers(several, 2)));
            let mut heard = Vec::new();
            loop {
                let lines = listed.lines();
                assert!(lines.len() <= MOST, "{several}: {}", lines.len());
                assert_eq!(listed.clone().choose(lines.len()), None, "there is no line behind the last");
                assert_eq!(listed.clone().choose(lines.len() - 1), Some(1001), "what is always there is the last");
                let page = lines.iter().take_while(|line| line.key() == "number").count();
                let there = if page == lines.len() { page - 2 } else { page };
                heard.extend((0..there).map(|line| listed.choose(line).expect("it does something")));
                if page == lines.len() {
                    break;
                }
                let last = lines[page].key() == "reader-first";
                assert_eq!(listed.choose(page), None, "the page is turned");
                if last {
                    assert_eq!(listed.clone().choose(0), Some(0), "from the last page to the first");
                    break;
                }
            }
            assert_eq!(heard, (0..several).collect::<Vec<_>>());
        }
    }
}
