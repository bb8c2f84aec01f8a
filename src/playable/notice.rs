//! What the person to act is told about what they touched last: what to do next, or why something cannot be.

use crate::texts::Text;

/// One sentence of it. `Why` is the rules' own reason, `At` a place of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice<Why, At = ()> {
    /// What is said.
    pub text: Text,
    /// The place it is about.
    pub at: Option<At>,
    /// Whether it is why something was refused, not what to do next.
    pub refused: bool,
    /// The rule's own reason, where a rule refused it.
    pub why: Option<Why>,
    /// Counts notices, so that the same twice is seen twice.
    pub number: u32,
}

/// The sentence that is told now, if one is.
#[derive(Debug, Clone)]
pub struct Notices<Why, At = ()> {
    /// The sentence.
    pub now: Option<Notice<Why, At>>,
    count: u32,
}

impl<Why, At> Default for Notices<Why, At> {
    fn default() -> Notices<Why, At> {
        Notices { now: None, count: 0 }
    }
}

impl<Why, At> Notices<Why, At> {
    /// Tells what to do next.
    pub fn say(&mut self, text: Text, at: Option<At>) {
        self.tell(text, at, false, None);
    }

    /// Tells why something cannot be; `why` is the rules' own reason, where they have one.
    pub fn refuse(&mut self, text: Text, at: Option<At>, why: Option<Why>) {
        self.tell(text, at, true, why);
    }

    fn tell(&mut self, text: Text, at: Option<At>, refused: bool, why: Option<Why>) {
        self.count += 1;
        self.now = Some(Notice { text, at, refused, why, number: self.count });
    }

    /// The same count, and nothing that is told.
    pub fn silent(&self) -> Notices<Why, At> {
        Notices { now: None, count: self.count }
    }

    /// Tells nothing any more.
    pub fn hush(&mut self) {
        self.now = None;
    }

    /// The number of the refusal that is told now, if one is.
    pub fn refused(&self) -> Option<u32> {
        self.now.as_ref().filter(|notice| notice.refused).map(|notice| notice.number)
    }
}
