//! The rules to look up, over whatever is shown, whichever game it is: chapters beside their paragraphs, with the game's own
//! signs and pictures.

mod look;
mod page;
mod search;
mod tabs;

use crate::{
    kit::prelude::*,
    playback::Shown,
    texts::manual::{Manual, Paragraph, RuleId},
};

pub use look::{of, plugin};

/// A game whose rules can be looked up.
pub trait Explained: Shown {
    /// Its numbers; by default those in the box, for who reads without a game.
    type Book: Default;

    /// The numbers of a game that is played.
    fn book(setting: &Self::Setting) -> Self::Book;

    /// All its rules, with these numbers.
    fn manual(book: &Self::Book) -> Manual;

    /// What a sign stands for.
    type Sign: Copy + PartialEq + Send + 'static;

    /// What the sign under the pointer stands for in this frame, once.
    fn under(ctx: &Context) -> Option<Self::Sign>;

    /// The rule behind a sign, where one is told.
    fn behind(sign: Self::Sign, book: &Self::Book) -> Option<RuleId>;

    /// The rule behind a refusal.
    fn why(illegal: Self::Illegal, book: &Self::Book) -> Option<RuleId>;

    /// Paints the sign that stands before a paragraph, where one does.
    fn sign(ui: &Ui, rect: Rect, paragraph: &Paragraph);

    /// Shows what belongs below a paragraph, so many px from the left; nothing where words are enough.
    fn below(_: &mut Ui, _: &Paragraph, _: &Self::Book, _indent: f32) {}
}

/// Where somebody reads. The context keeps it while the page is open, and it is forgotten with the page.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Reading {
    /// The game whose rules they are.
    title: &'static str,
    /// The number of the chapter.
    chapter: usize,
    /// The paragraph that is marked.
    mark: Option<RuleId>,
    /// The page has just been turned here: what is marked is brought into sight.
    fresh: bool,
    /// What is searched for, as it was typed.
    query: String,
    /// The pass in which the page was drawn last.
    pass: u64,
}

impl Reading {
    /// At the beginning of a chapter.
    fn of(title: &'static str, chapter: usize) -> Reading {
        Reading { title, chapter, mark: None, fresh: true, query: String::new(), pass: 0 }
    }

    /// Turns to the beginning of a chapter.
    fn turn(&mut self, chapter: usize) {
        *self = Reading::of(self.title, chapter);
    }

    /// Turns to a rule, which is marked.
    fn turn_to(&mut self, rule: RuleId, manual: &Manual) {
        self.turn(manual.chapter_of(rule));
        self.mark = Some(rule);
    }
}

fn reading(ctx: &Context) -> Option<Reading> {
    ctx.data(|data| data.get_temp(Id::NULL))
}

/// Turns the page of a game to a rule and marks it; call before [`draw`].
pub fn turn_to<G: Explained>(ctx: &Context, rule: impl Into<RuleId>, manual: &Manual) {
    let mut reading = Reading::of(G::TITLE, 0);
    reading.turn_to(rule.into(), manual);
    ctx.data_mut(|data| data.insert_temp(Id::NULL, reading));
}

/// Draws the page of a game over whatever is shown; `true` when it is to be put back.
pub fn draw<G: Explained>(ctx: &Context, book: &G::Book) -> bool {
    let below = |ui: &mut Ui, paragraph: &Paragraph, indent| G::below(ui, paragraph, book, indent);
    page::draw(ctx, G::TITLE, &page::Printed { manual: &G::manual(book), sign: &G::sign, below: &below })
}

/// Where somebody read is forgotten.
fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<Reading>(Id::NULL));
}

/// Whether the page is being read.
pub fn is_read(ctx: &Context) -> bool {
    reading(ctx).is_some_and(|reading| reading.pass + 2 >= ctx.cumulative_pass_nr())
}

/// The chapter that lies open, and the rule that is marked.
#[cfg(test)]
pub(crate) fn opened(ctx: &Context) -> Option<(usize, Option<RuleId>)> {
    reading(ctx).map(|reading| (reading.chapter, reading.mark))
}
