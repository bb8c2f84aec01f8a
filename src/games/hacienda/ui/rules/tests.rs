//! The page of the rules drawn without a window: every chapter in every size, and every tab leads to its own.

use super::*;
use crate::{
    games::hacienda::ui::checks::{context, everywhere, face, face_in, faults, frame, narrow, strangers, strays, tap},
    kit::Say,
    texts::{Language, Words},
    theme::rects,
};
use hacienda_rules::{Game, HouseRules};

fn books() -> [Rulebook; 3] {
    Game::ALL.map(|game| Rulebook::new(game, game == Game::Variant1, HouseRules::default()))
}

/// The first rule of a chapter.
fn first(chapter: Chapter, book: &Rulebook) -> Rule {
    chapter.paragraphs(book)[0].rule
}

#[test]
fn every_chapter_is_clean_in_every_window() {
    for window in everywhere() {
        for book in books() {
            for chapter in Chapter::ALL {
                let mut turned = false;
                let all = face(window, |ctx| {
                    if !std::mem::replace(&mut turned, true) {
                        turn_to(ctx, first(chapter, &book), &book);
                    }
                    draw(ctx, &book);
                });
                assert!(all.len() > 8, "{window:?} {chapter:?}");
                assert_eq!(faults(&all, window), Vec::<String>::new(), "{window:?} {chapter:?}");
            }
        }
    }
}

#[test]
fn a_language_that_needs_more_room_has_it() {
    let words = Words::carried(Language::Pseudo);
    let book = Rulebook::default();
    for window in narrow() {
        for chapter in Chapter::ALL {
            let all = face_in(&words, window, |ctx| {
                turn_to(ctx, first(chapter, &book), &book);
                draw(ctx, &book);
            });
            let wrong: Vec<_> = strays(&all, window).into_iter().chain(strangers(&all)).collect();
            assert!(wrong.is_empty(), "{window:?} {chapter:?}: {wrong:#?}");
        }
    }
}

#[test]
fn every_rule_is_brought_into_sight() {
    let book = Rulebook::default();
    for window in narrow() {
        let ctx = context(window);
        for chapter in Chapter::ALL {
            for paragraph in chapter.paragraphs(&book) {
                turn_to(&ctx, paragraph.rule, &book);
                (0..4).for_each(|_| {
                    frame(&ctx, window, Vec::new(), |ctx| {
                        draw(ctx, &book);
                    });
                });
                let said = ctx.say(&paragraph.text);
                let seen = rects::read(&ctx).into_iter().find(|seen| seen.name == *said);
                let seen = seen.unwrap_or_else(|| panic!("{window:?}: {:?} is out of sight", paragraph.rule));
                assert!(seen.rect.height() > seen.text, "{window:?}: {seen:?}");
            }
        }
    }
}

#[test]
fn a_tab_leads_to_its_chapter_and_back_leads_back() {
    let book = Rulebook::default();
    let window = crate::games::hacienda::ui::checks::WINDOWS[0];
    let mut chapter = None;
    tap(window, "Markets", |ctx| {
        draw(ctx, &book);
        chapter = ctx.data(|data| data.get_temp::<Reading>(id())).map(|reading| reading.chapter);
    });
    assert_eq!(chapter, Some(Chapter::Markets));
    let mut back = false;
    tap(window, "Back", |ctx| back |= draw(ctx, &book));
    assert!(back);
}
