//! Feedback to the player whose turn it is: what to do next, or why something is not allowed.

use crate::texts::Text;

/// A message to the player. `Why` is the type of the reason given by the rules, `At` the type of a place in the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feedback<Why, At = ()> {
    /// The text of the message.
    pub text: Text,
    /// The place to which the message refers.
    pub at: Option<At>,
    /// True if the message explains a refusal, false if it says what to do next.
    pub refused: bool,
    /// The reason given by the rules, if they refused.
    pub reason: Option<Why>,
    /// A serial number that distinguishes repeated messages with the same text.
    pub number: u32,
}

/// The message shown now, if any.
#[derive(Debug, Clone)]
pub struct CurrentFeedback<Why, At = ()> {
    /// The current message.
    pub now: Option<Feedback<Why, At>>,
    count: u32,
}

impl<Why, At> Default for CurrentFeedback<Why, At> {
    fn default() -> CurrentFeedback<Why, At> {
        CurrentFeedback { now: None, count: 0 }
    }
}

impl<Why, At> CurrentFeedback<Why, At> {
    /// Shows what to do next.
    pub fn say(&mut self, text: Text, at: Option<At>) {
        self.tell(text, at, false, None);
    }

    /// Shows why something is not allowed; `why` is the reason given by the rules, if any.
    pub fn refuse(&mut self, text: Text, at: Option<At>, why: Option<Why>) {
        self.tell(text, at, true, why);
    }

    fn tell(&mut self, text: Text, at: Option<At>, refused: bool, why: Option<Why>) {
        self.count += 1;
        self.now = Some(Feedback { text, at, refused, reason: why, number: self.count });
    }

    /// A copy with the same count and no message.
    pub fn silent(&self) -> CurrentFeedback<Why, At> {
        CurrentFeedback { now: None, count: self.count }
    }

    /// Removes the current message.
    pub fn dismiss(&mut self) {
        self.now = None;
    }

    /// The number of the refusal shown now, if any.
    pub fn refused(&self) -> Option<u32> {
        self.now.as_ref().filter(|feedback| feedback.refused).map(|feedback| feedback.number)
    }
}
