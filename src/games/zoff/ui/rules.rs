//! What Zoff in Buffalo gives to the page of the rules: signs before paragraphs, and which rule is behind a sign.

use bevy_egui::egui::{Context, Rect, Ui, vec2};
use zoff::{Colour, Rulebook, Setting, Zoff};

use crate::{
    games::zoff::{
        signs::{self, Sign},
        texts::rules,
    },
    texts::manual::{Manual, Paragraph, RuleId},
    theme::{scale::Scale, sketch::Tone, under},
    ui::rules::Explained,
};

impl Explained for Zoff {
    type Book = Rulebook;

    fn book(setting: &Setting) -> Rulebook {
        setting.rulebook
    }

    fn manual(book: &Rulebook) -> Manual {
        rules::manual(book)
    }

    fn asked(ctx: &Context, book: &Rulebook) -> Option<RuleId> {
        let (_, sign) = under::take(ctx)?;
        Self::manual(book).rule_of(key(sign))
    }

    fn sign(ui: &Ui, rect: Rect, paragraph: &Paragraph) {
        match paragraph.text.key() {
            "zoff-rules-goal-text" => signs::cow(ui.painter(), rect, None),
            "zoff-rules-choose-text" | "zoff-rules-choose-secret" => {
                let card = rect.shrink2(vec2(0.14 * rect.width(), 0.0));
                signs::card_back(ui.painter(), Scale::of(ui.ctx()), card, Colour::Blue);
            }
            "zoff-rules-place-number" => signs::cow(ui.painter(), rect, Some(Colour::Green)),
            "zoff-rules-place-lost" => signs::gate(ui.painter(), rect),
            "zoff-rules-bonus-text" => signs::bonus(ui, rect, 2, true, false),
            "zoff-rules-last-when" => signs::bell(ui.painter(), rect, 0.0),
            "zoff-rules-two-text" => {
                signs::medals(ui.painter(), rect, [Some(Colour::Blue), Some(Colour::Green)], Tone::Full);
            }
            _ => {}
        }
    }

    fn below(_: &mut Ui, _: &Paragraph, _: &Rulebook, _: f32) {}
}

/// The message that tells the rule behind a sign.
fn key(sign: Sign) -> &'static str {
    match sign {
        Sign::Medal => "zoff-rules-goal-text",
        Sign::Cow => "zoff-rules-place-number",
        Sign::Gate | Sign::Bell | Sign::Bonus => "zoff-rules-bonus-text",
        Sign::Card => "zoff-rules-choose-text",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_a_rule() {
        let manual = Zoff::manual(&Rulebook::default());
        for sign in [Sign::Medal, Sign::Cow, Sign::Gate, Sign::Bell, Sign::Bonus, Sign::Card] {
            assert!(manual.rule_of(key(sign)).is_some(), "{sign:?}");
        }
    }
}
