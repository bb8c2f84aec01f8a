//! The game's part of the rules page: icons of paragraphs, and the paragraph that explains an icon or a refusal.

use zoff::{Colour, Illegal, Rulebook, Setting, Zoff};

use crate::{
    games::zoff::{
        signs::{self, Sign},
        texts::rules,
    },
    kit::prelude::*,
    texts::manual::{Manual, Paragraph, RuleId},
    theme::under,
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

    type Sign = Sign;

    fn under(ctx: &Context) -> Option<Sign> {
        under::take(ctx).map(|(_, sign)| sign)
    }

    fn behind(sign: Sign, book: &Rulebook) -> Option<RuleId> {
        Self::manual(book).rule_of(key(sign))
    }

    fn why(illegal: Illegal, book: &Rulebook) -> Option<RuleId> {
        Self::manual(book).rule_of(reason(illegal))
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
}

/// The message key of the rule that explains a refusal.
fn reason(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::GameOver => "zoff-rules-last-when",
        Illegal::NotToAct(_) | Illegal::NotNow(_) | Illegal::SamePrairie(_) => "zoff-rules-choose-text",
        Illegal::BidTooHigh { .. } | Illegal::NoSuchColour(_) | Illegal::ColourTaken(_) => "zoff-rules-auction",
        Illegal::NotBothColours | Illegal::NotYourColour(_) => "zoff-rules-two-text",
        Illegal::ColoursMissing | Illegal::OneColourOnly => "zoff-rules-two-one",
        Illegal::ColourMissing | Illegal::NeedlessColour => "zoff-rules-two-pairs",
        Illegal::WrongNumberOfPairs { .. } => "zoff-rules-choose-one",
        Illegal::NotInPlay(_) => "zoff-rules-dealt-without",
        Illegal::PrairieFull(_) => "zoff-rules-place-lost",
        Illegal::CardNotHeld(_) | Illegal::SameCard(_) => "zoff-rules-choose-secret",
        Illegal::TooFewCows { .. } => "zoff-rules-cards",
        Illegal::MoreThanTheCard { .. } | Illegal::TooFewPlaces { .. } => "zoff-rules-place-number",
        Illegal::MoreThanTheBonus { .. } => "zoff-rules-bonus-text",
        Illegal::SameSize { .. } => "zoff-rules-place-sizes",
    }
}

/// The message key of the rule that explains an icon.
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
    use crate::games::zoff::refusals::every_refusal;

    #[test]
    fn every_refusal_has_a_rule() {
        for illegal in every_refusal() {
            assert!(Zoff::why(illegal, &Rulebook::default()).is_some(), "{illegal:?}");
        }
    }

    #[test]
    fn every_sign_has_a_rule() {
        for sign in [Sign::Medal, Sign::Cow, Sign::Gate, Sign::Bell, Sign::Bonus, Sign::Card] {
            assert!(Zoff::behind(sign, &Rulebook::default()).is_some(), "{sign:?}");
        }
    }
}
