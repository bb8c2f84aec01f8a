//! The game's part of the rules page: the icons of paragraphs, and the rules that explain icons and refusals.

use zoff::{Colour, Illegal, Rulebook, Setting, Zoff};

use crate::{
    games::zoff::{
        game_icons::{self, GameIcon},
        texts::rules,
    },
    texts::{
        Arg,
        manual::{Manual, Paragraph, RuleId},
    },
    theme::hover,
    ui::rules::HasRules,
    widgets::prelude::*,
};

impl HasRules for Zoff {
    type Book = Rulebook;

    fn book(setting: &Setting) -> Rulebook {
        setting.rulebook
    }

    fn manual(book: &Rulebook) -> Manual {
        rules::manual(book)
    }

    type Icon = GameIcon;

    fn icon_under_pointer(ctx: &Context) -> Option<GameIcon> {
        hover::take(ctx).map(|(_, icon)| icon)
    }

    fn rule_of_icon(icon: GameIcon, book: &Rulebook) -> Option<RuleId> {
        Self::manual(book).rule_of(icon_key(icon))
    }

    fn rule_of_refusal(illegal: Illegal, book: &Rulebook) -> Option<RuleId> {
        Self::manual(book).rule_of(refusal_key(illegal))
    }

    fn paint_icon(ui: &Ui, rect: Rect, paragraph: &Paragraph) -> bool {
        match paragraph.text.key() {
            "zoff-rules-goal-text" => game_icons::cow(ui.painter(), rect, None),
            "zoff-rules-choose-text" | "zoff-rules-choose-secret" => {
                let card = rect.shrink2(vec2(0.14 * rect.width(), 0.0));
                game_icons::card_back(ui.painter(), Scale::of(ui.ctx()), card, Colour::Blue);
            }
            "zoff-rules-place-number" => game_icons::cow(ui.painter(), rect, Some(Colour::Green)),
            "zoff-rules-place-lost" => game_icons::gate(ui.painter(), rect),
            "zoff-rules-bonus-text" => game_icons::bonus(ui, rect, 2, true, false),
            "zoff-rules-last-when" => game_icons::bell(ui.painter(), rect, 0.0),
            "zoff-rules-auction" => game_icons::medal(ui.painter(), rect, Colour::Orange),
            "zoff-rules-fair" => game_icons::bonus(ui, rect, 2, false, false),
            "zoff-rules-prairie" => {
                let picture = rect.shrink2(vec2(0.0, 0.1 * rect.height()));
                game_icons::small_prairie(ui.painter(), picture, places(paragraph), &[]);
            }
            "zoff-rules-assumed-text" => {
                let card = rect.shrink2(vec2(0.14 * rect.width(), 0.0));
                game_icons::card_back(ui.painter(), Scale::of(ui.ctx()), card, Colour::Violet);
            }
            "zoff-rules-two-text" => {
                game_icons::medals(ui.painter(), rect, [Some(Colour::Blue), Some(Colour::Green)], Tone::Full);
            }
            _ => return false,
        }
        true
    }
}

/// The number of places of the prairie that a paragraph describes.
fn places(paragraph: &Paragraph) -> u8 {
    let number = |(name, arg): &(&str, Arg)| match arg {
        Arg::Number(places) if *name == "places" => u8::try_from(*places).ok(),
        _ => None,
    };
    paragraph.text.args().iter().find_map(number).unwrap_or_default()
}

/// The message key of the rule that explains a refusal.
fn refusal_key(illegal: Illegal) -> &'static str {
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
fn icon_key(icon: GameIcon) -> &'static str {
    match icon {
        GameIcon::Medal => "zoff-rules-goal-text",
        GameIcon::Cow => "zoff-rules-place-number",
        GameIcon::Gate | GameIcon::Bell | GameIcon::Bonus => "zoff-rules-bonus-text",
        GameIcon::Card => "zoff-rules-choose-text",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{first_signs::HasSigns, games::zoff::refusals::every_refusal, ui::checks::check_chapter_pictures};

    const ICONS: [GameIcon; 6] =
        [GameIcon::Medal, GameIcon::Cow, GameIcon::Gate, GameIcon::Bell, GameIcon::Bonus, GameIcon::Card];

    /// The name of the sign whose line explains an icon, or `None` if the icon needs no line.
    fn sign(icon: GameIcon) -> Option<&'static str> {
        match icon {
            GameIcon::Medal => Some("herds"),
            GameIcon::Cow => Some("tag"),
            GameIcon::Bonus => Some("bonuses"),
            GameIcon::Card => Some("letters"),
            // The bell appears while the prompt announces that a prairie is full, and the gate only on the rules page.
            GameIcon::Gate | GameIcon::Bell => None,
        }
    }

    #[test]
    fn every_refusal_has_a_rule() {
        for illegal in every_refusal() {
            assert!(Zoff::rule_of_refusal(illegal, &Rulebook::default()).is_some(), "{illegal:?}");
        }
    }

    #[test]
    fn every_icon_has_a_rule() {
        for icon in ICONS {
            assert!(Zoff::rule_of_icon(icon, &Rulebook::default()).is_some(), "{icon:?}");
        }
    }

    #[test]
    fn every_icon_has_a_line_or_needs_none() {
        let unknown = ICONS.into_iter().filter_map(sign).find(|sign| !Zoff::SIGNS.contains(sign));
        assert_eq!(unknown, None);
    }

    #[test]
    fn every_chapter_has_a_picture() {
        check_chapter_pictures::<Zoff>(&Rulebook::default());
        let manual = Zoff::manual(&Rulebook::default());
        let prairies = manual.paragraphs().filter(|one| one.text.key() == "zoff-rules-prairie").map(places);
        assert!(prairies.eq(Rulebook::default().prairie_specs.iter().map(|spec| spec.places)));
    }
}
