//! The rules to look up, over whatever is shown: chapters beside their paragraphs, with signs and pictures of our pieces.

mod page;
mod signs;
mod tabs;
#[cfg(test)]
mod tests;

use bevy_egui::egui::{Context, Id};

use crate::games::hacienda::texts::rules::{Chapter, Rule};
use hacienda_rules::Rulebook;

pub use page::draw;

/// Where somebody reads. The context keeps it while the page is open, and it is forgotten with the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Reading {
    chapter: Chapter,
    /// The paragraph that is marked.
    mark: Option<Rule>,
    /// The page has just been turned here: what is marked is brought into sight.
    fresh: bool,
}

impl Reading {
    /// At the beginning of a chapter.
    fn of(chapter: Chapter) -> Reading {
        Reading { chapter, mark: None, fresh: true }
    }
}

fn id() -> Id {
    Id::new("rules that are read")
}

/// Turns the page to a rule and marks it; call before [`draw`].
pub fn turn_to(ctx: &Context, rule: Rule, book: &Rulebook) {
    let reading = Reading { chapter: Chapter::of(rule, book), mark: Some(rule), fresh: true };
    ctx.data_mut(|data| data.insert_temp(id(), reading));
}
