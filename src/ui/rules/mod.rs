//! The rules page of any game, drawn over everything else: the list of chapters and the paragraphs of the open
//! chapter, with the icons and pictures of the game.

mod lookup;
mod page;
mod search;
mod tabs;

use crate::{
    playback::AnimatedGame,
    texts::manual::{Manual, Paragraph, RuleId},
    widgets::prelude::*,
};

pub use lookup::{game_plugin, plugin};

/// A game whose rules can be looked up.
pub trait HasRules: AnimatedGame {
    /// The numbers in the rules. The default contains the numbers of the standard game, for reading without a game
    /// in play.
    type Book: Default;

    /// The numbers of the current game.
    fn book(setting: &Self::Setting) -> Self::Book;

    /// All rules with these numbers.
    fn manual(book: &Self::Book) -> Manual;

    /// The subject of an icon.
    type Icon: Copy + PartialEq + Send + 'static;

    /// The subject of the icon under the pointer in this frame. A second call in the same frame returns `None`.
    fn icon_under_pointer(ctx: &Context) -> Option<Self::Icon>;

    /// The rule that explains an icon, if any.
    fn rule_of_icon(sign: Self::Icon, book: &Self::Book) -> Option<RuleId>;

    /// The rule behind a refusal.
    fn rule_of_refusal(illegal: Self::Illegal, book: &Self::Book) -> Option<RuleId>;

    /// Paints the icon of a paragraph. Returns false if it has none.
    fn paint_icon(ui: &Ui, rect: Rect, paragraph: &Paragraph) -> bool;

    /// Draws the illustration below a paragraph, indented by this number of px, if it has one.
    fn paint_illustration(_: &mut Ui, _: &Paragraph, _: &Self::Book, _indent: f32) {}
}

/// The reading position. The context stores it while the page is open.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Reading {
    /// The game whose rules are shown.
    title: &'static str,
    /// The index of the chapter.
    chapter: usize,
    /// The highlighted paragraph.
    mark: Option<RuleId>,
    /// True if the position has just changed, so that the page must scroll to it.
    fresh: bool,
    /// The search query as typed.
    query: String,
    /// The pass in which the page was last drawn.
    pass: u64,
}

impl Reading {
    /// The beginning of a chapter.
    fn of(title: &'static str, chapter: usize) -> Reading {
        Reading { title, chapter, mark: None, fresh: true, query: String::new(), pass: 0 }
    }

    /// Goes to the beginning of a chapter.
    fn turn(&mut self, chapter: usize) {
        *self = Reading::of(self.title, chapter);
    }

    /// Goes to a rule and highlights it.
    fn turn_to(&mut self, rule: RuleId, manual: &Manual) {
        self.turn(manual.chapter_of(rule));
        self.mark = Some(rule);
    }
}

fn reading(ctx: &Context) -> Option<Reading> {
    ctx.data(|data| data.get_temp(Id::NULL))
}

/// Goes to a rule of a game and highlights it. Call this before [`draw`].
pub fn turn_to<G: HasRules>(ctx: &Context, rule: impl Into<RuleId>, manual: &Manual) {
    let mut reading = Reading::of(G::TITLE, 0);
    reading.turn_to(rule.into(), manual);
    ctx.data_mut(|data| data.insert_temp(Id::NULL, reading));
}

/// Draws the rules page of a game over everything else; returns true if the player closes it.
pub fn draw<G: HasRules>(ctx: &Context, book: &G::Book) -> bool {
    let below = |ui: &mut Ui, paragraph: &Paragraph, indent| G::paint_illustration(ui, paragraph, book, indent);
    page::draw(
        ctx,
        G::TITLE,
        &page::PageContents { manual: &G::manual(book), paint_icon: &G::paint_icon, paint_illustration: &below },
    )
}

/// Removes the reading position.
fn remove_reading(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<Reading>(Id::NULL));
}

/// Returns true while the page is open.
pub fn is_open(ctx: &Context) -> bool {
    reading(ctx).is_some_and(|reading| reading.pass + 2 >= ctx.cumulative_pass_nr())
}

/// The open chapter and the highlighted rule.
#[cfg(test)]
pub(crate) fn opened(ctx: &Context) -> Option<(usize, Option<RuleId>)> {
    reading(ctx).map(|reading| (reading.chapter, reading.mark))
}
