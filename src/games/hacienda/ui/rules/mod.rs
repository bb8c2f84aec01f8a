//! Hacienda's part of the rules page: icons before paragraphs, and pictures below them.

mod board;
mod pictures;
mod rule_icons;
#[cfg(test)]
mod tests;

use bevy_egui::egui::{Context, Rect, Ui};

use crate::{
    games::hacienda::{
        game_icons as pieces,
        texts::rules::{self, Rule},
    },
    texts::manual::{Manual, Paragraph, RuleId},
    ui::rules::HasRules,
};
use hacienda_rules::{Hacienda, Illegal, Rulebook, Setting};

impl HasRules for Hacienda {
    type Book = Rulebook;

    fn book(setting: &Setting) -> Rulebook {
        setting.rulebook
    }

    fn manual(book: &Rulebook) -> Manual {
        rules::manual(book)
    }

    type Icon = pieces::GameIcon;

    fn icon_under_pointer(ctx: &Context) -> Option<pieces::GameIcon> {
        pieces::take_icon_under_pointer(ctx)
    }

    fn rule_of_icon(sign: pieces::GameIcon, _: &Rulebook) -> Option<RuleId> {
        Some(rule_icons::rule_of_icon(sign).into())
    }

    fn rule_of_refusal(illegal: Illegal, _: &Rulebook) -> Option<RuleId> {
        Some(rules::rule_of_refusal(illegal).into())
    }

    fn paint_icon(ui: &Ui, rect: Rect, paragraph: &Paragraph) -> bool {
        let sign = Rule::of(paragraph.rule).and_then(rule_icons::icon_of_rule);
        sign.inspect(|sign| sign.draw(ui.painter(), rect)).is_some()
    }

    fn paint_illustration(ui: &mut Ui, paragraph: &Paragraph, book: &Rulebook, indent: f32) {
        if let Some(rule) = Rule::of(paragraph.rule) {
            pictures::paint_illustration(ui, rule, book, indent);
        }
    }
}
