//! The rules to look up, over whatever is shown: chapters beside their paragraphs, with signs and pictures of our pieces.

mod board;
mod look;
mod page;
mod pictures;
mod search;
mod signs;
mod tabs;
#[cfg(test)]
mod tests;

use bevy_egui::egui::{Context, Id};

use crate::games::hacienda::texts::rules::{Chapter, Rule};
use hacienda_rules::Rulebook;

pub use {
    look::{Lookup, plugin},
    page::draw,
};

/// Where somebody reads. The context keeps it while the page is open, and it is forgotten with the page.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Reading {
    chapter: Chapter,
    /// The paragraph that is marked.
    mark: Option<Rule>,
    /// The page has just been turned here: what is marked is brought into sight.
    fresh: bool,
    /// What is searched for, as it was typed.
    query: String,
    /// The pass in which the page was drawn last.
    pass: u64,
}

impl Reading {
    /// At the beginning of a chapter.
    fn of(chapter: Chapter) -> Reading {
        Reading { chapter, mark: None, fresh: true, query: String::new(), pass: 0 }
    }

    /// At a rule, which is marked.
    fn at(rule: Rule, book: &Rulebook) -> Reading {
        Reading { mark: Some(rule), ..Reading::of(Chapter::of(rule, book)) }
    }
}

fn id() -> Id {
    Id::new("rules that are read")
}

/// Turns the page to a rule and marks it; call before [`draw`].
pub fn turn_to(ctx: &Context, rule: Rule, book: &Rulebook) {
    ctx.data_mut(|data| data.insert_temp(id(), Reading::at(rule, book)));
}

/// Where somebody read is forgotten.
fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<Reading>(id()));
}

/// Whether the page is being read.
pub fn is_read(ctx: &Context) -> bool {
    let last = ctx.data(|data| data.get_temp::<Reading>(id())).map(|reading| reading.pass);
    last.is_some_and(|pass| pass + 2 >= ctx.cumulative_pass_nr())
}
