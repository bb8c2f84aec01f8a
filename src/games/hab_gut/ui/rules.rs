//! The game's part of the rules page: icons for paragraphs, the six goods, and the paragraph that explains an icon or a
//! refusal.

use hab_gut::{Good, HabGut, Illegal, Rulebook, Setting, vocab::GOODS};

use crate::{
    emblems,
    games::hab_gut::{
        game_icons::{self, GameIcon},
        texts,
    },
    texts::manual::{Manual, Paragraph, RuleId},
    theme::hover,
    ui::rules::HasRules,
    widgets::{lines_in_scroll, prelude::*},
};

/// The message key of the rule that explains a player's medal.
const WIN: &str = "hg-rules-win";

impl HasRules for HabGut {
    type Book = Rulebook;

    fn book(setting: &Setting) -> Rulebook {
        setting.rulebook
    }

    fn manual(book: &Rulebook) -> Manual {
        texts::rules::manual(book)
    }

    /// The message key of the rule that explains the icon.
    type Icon = &'static str;

    fn icon_under_pointer(ctx: &Context) -> Option<&'static str> {
        let owner = emblems::hovered_medal(ctx).map(|(area, _)| (area, WIN));
        let icon = hover::take(ctx).map(|(area, icon)| (area, icon_key(icon)));
        [owner, icon].into_iter().flatten().min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, key)| key)
    }

    fn rule_of_icon(key: &'static str, book: &Rulebook) -> Option<RuleId> {
        Self::manual(book).rule_of(key)
    }

    fn rule_of_refusal(illegal: Illegal, book: &Rulebook) -> Option<RuleId> {
        Self::manual(book).rule_of(refusal_key(illegal))
    }

    fn paint_icon(ui: &Ui, rect: Rect, paragraph: &Paragraph) -> bool {
        let icon = match paragraph.text.key() {
            "hg-rules-goal" | "hg-rules-money" | "hg-rules-sell" => GameIcon::Banknote,
            "hg-rules-goods" | "hg-rules-buy" => GameIcon::Shares,
            "hg-rules-track" | "hg-rules-ends" | "hg-rules-ends-stuck" | "hg-assumed-track" => GameIcon::Arrow(true),
            "hg-rules-halve" | "hg-assumed-stops" | "hg-rules-house-stuck" => GameIcon::Arrow(false),
            "hg-rules-racks" | "hg-rules-phases" | "hg-rules-play" | "hg-assumed-cards" => GameIcon::Rack,
            "hg-rules-least" | "hg-rules-give" => GameIcon::Envelope(false),
            "hg-rules-half-over" => GameIcon::Envelope(true),
            _ => return false,
        };
        game_icons::paint(ui.painter(), rect, icon, Tone::Full);
        true
    }

    fn paint_illustration(ui: &mut Ui, paragraph: &Paragraph, _: &Rulebook, indent: f32) {
        if paragraph.text.key() == "hg-rules-goods" {
            goods(ui, indent);
        }
    }
}

/// The message key of the rule that explains a refusal.
fn refusal_key(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::GameOver => "hg-rules-half-over",
        Illegal::NotYourTurn(_) | Illegal::NotNow(_) => "hg-rules-phases",
        Illegal::WrongNumberOfShares { .. } | Illegal::TooExpensive { .. } | Illegal::Worthless(_) => "hg-rules-buy",
        Illegal::NotYours { .. } => "hg-rules-sell",
        Illegal::NotInSupply { .. } => "hg-rules-goods",
        Illegal::FoundationFull { .. } => "hg-rules-give",
        Illegal::NotInRack { .. } => "hg-rules-play",
    }
}

/// The message key of the rule that explains an icon.
fn icon_key(icon: GameIcon) -> &'static str {
    match icon {
        GameIcon::Good(_) => "hg-rules-goods",
        GameIcon::Banknote => "hg-rules-money",
        GameIcon::Shares => "hg-rules-buy",
        GameIcon::Envelope(_) => "hg-rules-give",
        GameIcon::Rack => "hg-rules-racks",
        GameIcon::Arrow(_) => "hg-rules-play",
    }
}

/// Draws the pictures and names of the six goods, in two rows if the names do not fit into one row.
fn goods(ui: &mut Ui, indent: f32) {
    let scale = Scale::of(ui.ctx());
    let width = ui.available_width() - indent - scale.gap(1.5);
    let columns = if width / GOODS as f32 > scale.text(18.0) * 6.0 { GOODS } else { GOODS / 2 };
    let cell = vec2(width / columns as f32, 0.0);
    let side = (cell.x * 0.5).min(scale.px(76.0).max(40.0));
    let cell = vec2(cell.x, side + scale.text(18.0) * 1.4);
    let (all, _) = ui.allocate_exact_size(vec2(indent + width, cell.y * (GOODS / columns) as f32), Sense::hover());
    let all = all.with_min_x(all.left() + indent);
    if !ui.is_rect_visible(all) {
        return;
    }
    for good in Good::ALL {
        let (column, row) = (good.index() % columns, good.index() / columns);
        let cell = Rect::from_min_size(all.min + vec2(column as f32 * cell.x, row as f32 * cell.y), cell);
        let seal = Rect::from_center_size(pos2(cell.center().x, cell.top() + side / 2.0), Vec2::splat(side));
        game_icons::paint(ui.painter(), seal, GameIcon::Good(good), Tone::Full);
        let name = cell.with_min_y(seal.bottom());
        lines_in_scroll(ui, name, Align2::CENTER_CENTER, &ui.tr(texts::good(good)), Type::Body, INK_MUTED);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{first_signs::HasSigns, games::hab_gut::refusals::every_refusal, ui::checks::check_chapter_pictures};

    /// All icons; one good represents all six.
    const ICONS: [GameIcon; 8] = [
        GameIcon::Good(Good::Coal),
        GameIcon::Banknote,
        GameIcon::Shares,
        GameIcon::Envelope(true),
        GameIcon::Envelope(false),
        GameIcon::Rack,
        GameIcon::Arrow(true),
        GameIcon::Arrow(false),
    ];

    /// The sign whose line explains an icon, or `None` if the icon needs no line.
    fn sign(icon: GameIcon) -> Option<&'static str> {
        match icon {
            GameIcon::Good(_) => Some("track"),
            GameIcon::Banknote | GameIcon::Shares => Some("tag"),
            GameIcon::Envelope(false) => Some("envelopes"),
            // These appear only on the rules page, in the dialog that opens the foundations, and in previews.
            GameIcon::Envelope(true) | GameIcon::Rack | GameIcon::Arrow(_) => None,
        }
    }

    #[test]
    fn every_refusal_has_a_rule() {
        for illegal in every_refusal() {
            assert!(HabGut::rule_of_refusal(illegal, &Rulebook::default()).is_some(), "{illegal:?}");
        }
    }

    #[test]
    fn every_icon_has_a_rule() {
        let others =
            [GameIcon::Banknote, GameIcon::Shares, GameIcon::Envelope(true), GameIcon::Rack, GameIcon::Arrow(true)];
        for key in Good::ALL.map(GameIcon::Good).into_iter().chain(others).map(icon_key).chain([WIN]) {
            assert!(HabGut::rule_of_icon(key, &Rulebook::default()).is_some(), "{key}");
        }
    }

    #[test]
    fn every_icon_has_a_line_or_needs_none() {
        let unknown = ICONS.into_iter().filter_map(sign).find(|sign| !HabGut::SIGNS.contains(sign));
        assert_eq!(unknown, None);
    }

    #[test]
    fn every_chapter_has_a_picture() {
        check_chapter_pictures::<HabGut>(&Rulebook::default());
    }
}
