//! Layout tests of the rules page: every chapter fits in every window, and tabs, search and terms lead to the right
//! paragraphs.

use bevy_egui::egui::{Event, Key, Modifiers};

use super::*;
use crate::{
    first_signs::HasSigns,
    games::hacienda::{
        game_icons::GameIcon,
        texts::rules::{Paragraph, chapters, manual},
        ui::checks::{
            WINDOWS, both_orientations, context, draw_rects, draw_rects_in, faults, frame, narrow, overflow_faults,
            tap, untranslated_texts,
        },
    },
    texts::{Language, Translations},
    theme::rects,
    ui::{
        checks::check_chapter_pictures,
        rules::{draw, opened, turn_to},
    },
    widgets::Translate,
};
use hacienda_rules::{Card, Edition, HouseRules, PondShape, Seat};

fn books() -> [Rulebook; 3] {
    Edition::ALL.map(|edition| Rulebook::new(edition, edition == Edition::Variant1, HouseRules::default()))
}

/// Returns the rule that is highlighted on the page.
fn marked(ctx: &Context) -> Option<Rule> {
    opened(ctx).and_then(|(_, mark)| mark).and_then(Rule::of)
}

#[test]
fn every_chapter_is_clean_in_every_window() {
    for window in both_orientations() {
        for book in books() {
            for (chapter, paragraphs) in chapters(&book) {
                let mut turned = false;
                let all = draw_rects(window, |ctx| {
                    if !std::mem::replace(&mut turned, true) {
                        turn_to::<Hacienda>(ctx, paragraphs[0].rule, &manual(&book));
                    }
                    draw::<Hacienda>(ctx, &book);
                });
                assert!(all.len() > 8, "{window:?} {chapter:?}");
                assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {chapter:?}");
            }
        }
    }
}

#[test]
fn texts_in_the_pseudo_language_fit() {
    let words = Translations::built_in(Language::PSEUDO);
    let book = Rulebook::default();
    for window in narrow() {
        for (chapter, paragraphs) in chapters(&book) {
            let all = draw_rects_in(&words, window, |ctx| {
                turn_to::<Hacienda>(ctx, paragraphs[0].rule, &manual(&book));
                draw::<Hacienda>(ctx, &book);
            });
            let wrong: Vec<_> = overflow_faults(&all, window).into_iter().chain(untranslated_texts(&all)).collect();
            assert!(wrong.is_empty(), "{window:?} {chapter:?}: {wrong:#?}");
        }
    }
}

#[test]
fn every_rule_is_scrolled_into_view() {
    let book = Rulebook::default();
    for window in narrow() {
        let ctx = context(window);
        for (_, paragraphs) in chapters(&book) {
            for paragraph in paragraphs {
                turn_to::<Hacienda>(&ctx, paragraph.rule, &manual(&book));
                (0..4).for_each(|_| {
                    frame(&ctx, window, Vec::new(), |ctx| {
                        draw::<Hacienda>(ctx, &book);
                    });
                });
                let text = ctx.tr(&paragraph.text);
                let seen = rects::read(&ctx).into_iter().find(|seen| seen.name == *text);
                let seen = seen.unwrap_or_else(|| panic!("{window:?}: {:?} is out of sight", paragraph.rule));
                assert!(seen.rect.height() > seen.text, "{window:?}: {seen:?}");
            }
        }
    }
}

#[test]
fn a_tab_opens_its_chapter_and_back_closes_the_page() {
    let book = Rulebook::default();
    let window = WINDOWS[0];
    let mut chapter = None;
    tap(window, "Markets", |ctx| {
        draw::<Hacienda>(ctx, &book);
        chapter = opened(ctx).and_then(|(at, _)| chapters(&book).get(at).map(|(title, _)| title.key()));
    });
    assert_eq!(chapter, Some("rule-chapter-markets"));
    let mut back = false;
    tap(window, "Back", |ctx| back |= draw::<Hacienda>(ctx, &book));
    assert!(back);
}

/// Returns the highlighted rule and the page after typing a query letter by letter and pressing Enter this many times.
fn searched(query: &str, enters: usize) -> (Option<Rule>, Vec<rects::Recorded>) {
    let (book, window) = (Rulebook::default(), WINDOWS[0]);
    let ctx = context(window);
    let enter =
        Event::Key { key: Key::Enter, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
    let letters = query.chars().map(|letter| Event::Text(letter.to_string()));
    for event in letters.chain(std::iter::repeat_n(enter, enters)) {
        frame(&ctx, window, vec![event], |ctx| {
            draw::<Hacienda>(ctx, &book);
        });
    }
    (0..4).for_each(|_| {
        frame(&ctx, window, Vec::new(), |ctx| {
            draw::<Hacienda>(ctx, &book);
        });
    });
    (marked(&ctx), rects::read(&ctx))
}

#[test]
fn typing_turns_to_the_first_match_and_enter_to_the_next() {
    let at = |query: &str, enters| {
        let (mark, all) = searched(query, enters);
        assert_eq!(faults(&all, WINDOWS[0]), Vec::<String>::new(), "{query}");
        (mark, all.iter().any(|seen| seen.name == "Nothing found"))
    };
    assert_eq!(at("OWE", 0), (Some(Rule::NoDebts), false));
    assert_eq!(at("opponent chip", 0), (Some(Rule::HarvestTake), false));
    assert_eq!(at("opponent chip", 1), (Some(Rule::HarvestNone), false));
    assert_eq!(at("opponent chip", 2), (Some(Rule::HarvestTake), false));
    assert_eq!(at("llama", 0), (None, true));
}

#[test]
fn a_term_opens_its_paragraph() {
    let (book, mut mark) = (Rulebook::default(), None);
    tap(WINDOWS[3], "Tie", |ctx| {
        draw::<Hacienda>(ctx, &book);
        mark = marked(ctx);
    });
    assert_eq!(mark, Some(Rule::Win));
}

fn icons() -> impl Iterator<Item = GameIcon> {
    Card::kinds().map(GameIcon::from).chain([
        GameIcon::Owner(Seat(0)),
        GameIcon::Hacienda,
        GameIcon::Pond(PondShape::Single),
        GameIcon::Sheaf,
        GameIcon::HarvestChip,
        GameIcon::Peso,
        GameIcon::Market,
        GameIcon::Chain,
        GameIcon::Herd,
        GameIcon::Action(true),
        GameIcon::CardBack,
    ])
}

/// Returns the sign with the line that explains an icon, or `None` if the icon needs no line.
fn sign(icon: GameIcon) -> Option<&'static str> {
    match icon {
        GameIcon::Action(_) => Some("horseshoes"),
        GameIcon::Sheaf | GameIcon::HarvestChip => Some("chip"),
        GameIcon::Peso | GameIcon::CardBack => Some("tag"),
        // The prompt names a card or a piece as soon as it is tapped.
        GameIcon::Land(_) | GameIcon::Animal(_) | GameIcon::Hacienda | GameIcon::Pond(_) => None,
        // The emblem of a player is next to the player's name.
        GameIcon::Owner(_) => None,
        // The score sheet shows these icons next to their names.
        GameIcon::Market | GameIcon::Chain | GameIcon::Herd => None,
    }
}

#[test]
fn every_icon_has_a_line_or_needs_none() {
    let unknown = icons().filter_map(sign).find(|sign| !Hacienda::SIGNS.contains(sign));
    assert_eq!(unknown, None);
}

#[test]
fn every_icon_has_a_rule_that_appears_in_every_edition() {
    for (sign, book) in icons().flat_map(|sign| books().map(|book| (sign, book))) {
        let rule = rule_icons::rule_of_icon(sign);
        let mut all = chapters(&book).into_iter().flat_map(|(_, paragraphs)| paragraphs);
        assert!(all.any(|Paragraph { rule: other, .. }| other == rule), "{sign:?} in {:?}", book.edition);
    }
}

#[test]
fn every_chapter_has_a_picture() {
    books().iter().for_each(check_chapter_pictures::<Hacienda>);
}
