//! Tests of the gallery without a window: the filter, the dialogs, and the results of taps.

use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

use bevy_egui::egui::{Context, Event, ImeEvent};

use super::{findings::told, *};
use crate::{
    boards::looking::{FRESH, Length, Order, Origin, Sift},
    menu::words,
    texts::{Language, Words},
    theme::scale::Scale,
    ui::{
        aloud::asked_aloud,
        checks::{UPRIGHT, WINDOWS, face_at, strays, tap},
    },
};
use hacienda_rules::{
    Board, Cells, Ground, Hex, Landscape, Rulebook,
    maps::{self, findings::Finding, grid::Grid, haz},
};

fn board(name: &str) -> Arc<Board> {
    let hexes = (0..40).map(|place| Hex { column: place / 5, row: place % 5 * 2 + (place / 5 + 1) % 2 });
    let hexes = hexes.map(|hex| (hex, Ground::Pampas)).collect();
    Arc::new(Board::new(name.to_owned(), "Me".to_owned(), "1".to_owned(), (8, 10), hexes).expect("a board"))
}

fn draft(sheet: Sheet) -> Draft {
    let mut draft = Draft { page: Page::More, sheet: Some(sheet), ..Draft::default() };
    draft.add_own(board("Grandmother's farm"));
    draft
}

/// Draws the open dialog, which may change the draft.
fn show(ctx: &Context, draft: &mut Draft, trials: &Trials) -> Option<GalleryWish> {
    Scale::of(ctx).beside_board().with_targets(48.0).install(ctx);
    match draft.sheet? {
        Sheet::Boards(page) => sheet::show(ctx, draft, trials, page),
        Sheet::Sift => {
            sift::show(ctx, draft);
            None
        }
        Sheet::Board => large::show(ctx, draft, trials),
        Sheet::Share => share::show(ctx, draft, || Some("https://example.org/hacienda/".to_owned())),
        Sheet::NameBoard => naming::show(ctx, draft),
        _ => None,
    }
}

fn press(draft: &mut Draft, name: &str) -> Option<GalleryWish> {
    let mut wish = None;
    tap(WINDOWS[3], name, |ctx| wish = wish.or(show(ctx, draft, &Trials::default())));
    wish
}

fn names(draft: &Draft, trials: &Trials) -> Vec<String> {
    let say = |name: &Text| Words::default().say(name).to_string();
    sift::shown(draft, trials, say).iter().map(|choice| say(&choice.name)).collect()
}

#[test]
fn boards_are_filtered_and_sorted() {
    let mut trials = Trials::default();
    let mut draft = draft(Sheet::Boards(None));
    draft.gallery.draw_fresh(3);
    let all = names(&draft, &trials);
    assert_eq!(all.len(), maps::OURS.len() + 1 + FRESH);
    assert_eq!((all[0].as_str(), all[12].as_str()), ("Symmetric", "Grandmother's farm"));
    let of = |sift: Sift, draft: &mut Draft, trials: &Trials| {
        draft.gallery.sift = sift;
        names(draft, trials)
    };
    let usual = Sift::default();
    assert_eq!(of(Sift { origin: Origin::Own, ..usual }, &mut draft, &trials), ["Grandmother's farm"]);
    let fresh = of(Sift { origin: Origin::Chance, ..usual }, &mut draft, &trials);
    assert!(fresh.len() == FRESH && fresh.iter().all(|name| name.starts_with("R3")), "{fresh:?}");
    let for_two = of(Sift { players: Some(2), origin: Origin::Ours, ..usual }, &mut draft, &trials);
    assert!(for_two.contains(&"Paddock".to_owned()) && !for_two.contains(&"Windmill".to_owned()), "{for_two:?}");
    let by_name = of(Sift { order: Order::Name, ..usual }, &mut draft, &trials);
    assert_eq!(by_name[..3], ["Archipelago", "Asymmetric", "Caldera"]);
    draft.gallery.sift = Sift { order: Order::Size, ..usual };
    let say = |_: &Text| String::new();
    let sizes: Vec<usize> = sift::shown(&draft, &trials, say).iter().map(|choice| choice.board.len()).collect();
    assert!(sizes.is_sorted(), "{sizes:?}");
    draft.gallery.sift = Sift { order: Order::Markets, ..usual };
    let markets: Vec<u16> =
        sift::shown(&draft, &trials, say).iter().map(|choice| choice.board.markets().count()).collect();
    assert!(markets.is_sorted(), "{markets:?}");
    // Boards with known results come first.
    trials.tried(&maps::by_name("meander").expect("ours"), [3, 2, 3, 2]);
    trials.tried(&maps::by_name("rodeo").expect("ours"), [9, 0, 1, 0]);
    let even = of(Sift { order: Order::Evenness, ..usual }, &mut draft, &trials);
    assert_eq!(even[..3], ["Meander", "Rodeo", "Symmetric"]);
    for length in [Length::Short, Length::Medium, Length::Long] {
        let of_length = of(Sift { length: Some(length), ..usual }, &mut draft, &trials);
        assert!(of_length.len() < all.len(), "{length:?}: {of_length:?}");
    }
}

#[test]
fn a_board_by_chance_is_there_once_and_for_as_many_as_play() {
    let trials = Trials::default();
    let mut draft = draft(Sheet::Boards(Some(0)));
    draft.gallery.sift = Sift { players: Some(2), order: Order::Size, ..Sift::default() };
    press(&mut draft, "Three new random boards");
    let expected = Sift { origin: Origin::Chance, order: Order::Size, ..Sift::default() };
    assert_eq!(draft.gallery.sift, expected, "what hides them is let go, and nothing else");
    draft.gallery.sift = Sift::default();
    let all = names(&draft, &trials).len();
    let one = draft.gallery.fresh[1].clone();
    draft.choose(one.board.clone());
    assert_eq!(names(&draft, &trials).len(), all, "it is chosen, and no other board");
    draft.gallery.sift.origin = Origin::Own;
    assert_eq!(names(&draft, &trials), ["Grandmother's farm"]);
    draft.gallery.sift.origin = Origin::Chance;
    assert_eq!(names(&draft, &trials).len(), FRESH);
    draft.set_count(2);
    press(&mut draft, "Back");
    assert!(draft.gallery.fresh.iter().all(|choice| choice.seats == [2]));
    // A board that somebody sent, which can be saved.
    draft.choose(board("Sent"));
    draft.look_at(draft.chosen().clone());
    assert_eq!(press(&mut draft, "Keep this board"), Some(GalleryWish::Keep));
    draft.gallery.sift.origin = Origin::Own;
    assert_eq!(names(&draft, &trials), ["Grandmother's farm"]);
    draft.add_own(board("Sent"));
    assert_eq!(names(&draft, &trials), ["Grandmother's farm", "Sent"]);
}

#[test]
fn what_is_found_out_moves_no_board_away_from_under_a_finger() {
    let (mut trials, mut draft) = (Trials::default(), draft(Sheet::Boards(None)));
    draft.gallery.sift.order = Order::Evenness;
    let mut seen = Vec::new();
    let first = |draft: &Draft, trials: &Trials, ctx: &Context, page: Option<usize>| {
        let listed = sift::listed(ctx, draft, trials, page);
        Words::default().say(words::board_name(&listed[0].board)).to_string()
    };
    face_at(&Words::default(), WINDOWS[3], 1.0, |ctx| {
        seen.push(first(&draft, &trials, ctx, None));
        if seen.len() == 1 {
            trials.tried(&maps::by_name("meander").expect("ours"), [3, 2, 3, 2]);
            seen.push(first(&draft, &trials, ctx, None));
            seen.push(first(&draft, &trials, ctx, Some(0)));
            draft.add_own(board("Two"));
            trials.tried(&board("Two"), [3, 3, 3, 3]);
            seen.push(first(&draft, &trials, ctx, Some(0)));
        }
    });
    // Both of the player's own boards have the same hexes.
    assert_eq!(seen[..4], ["Symmetric", "Symmetric", "Meander", "Grandmother's farm"]);
}

#[test]
fn a_tap_opens_a_board_large_from_where_it_is_played_on() {
    let mut draft = draft(Sheet::Boards(Some(0)));
    assert_eq!(press(&mut draft, "Asymmetric"), Some(GalleryWish::Look));
    assert_eq!(draft.sheet, Some(Sheet::Board));
    assert_eq!(press(&mut draft, "Edit a copy"), Some(GalleryWish::DrawCopy));
    press(&mut draft, "Back");
    assert_eq!(
        (draft.sheet, draft.chosen().board.name.as_str()),
        (Some(Sheet::Boards(Some(0))), "Rodeo"),
        "a look chooses nothing"
    );
    press(&mut draft, "Asymmetric");
    press(&mut draft, "Play it");
    assert_eq!((draft.sheet, draft.chosen().board.name.as_str()), (None, "Asymmetric"));
}

#[test]
fn the_way_to_other_boards_is_a_tap() {
    for (name, wish) in [
        ("Draw a new board", Some(GalleryWish::DrawNew)),
        ("Open a board file", Some(GalleryWish::Ask)),
        ("Paste a board", Some(GalleryWish::Paste)),
    ] {
        assert_eq!(press(&mut draft(Sheet::Boards(None)), name), wish);
    }
    let mut draft = draft(Sheet::Boards(None));
    press(&mut draft, "Three new random boards");
    let before: Vec<String> = draft.gallery.fresh.iter().map(|choice| choice.board.name.clone()).collect();
    assert_eq!(names(&draft, &Trials::default()), before);
    press(&mut draft, &before[1]);
    press(&mut draft, "Play it");
    assert_eq!(draft.chosen().board.name, before[1]);
}

#[test]
fn a_board_is_shared_by_its_address_its_word_its_text_or_a_file() {
    let mut sheet = draft(Sheet::Board);
    sheet.look_at(sheet.boards[0].clone());
    press(&mut sheet, "Share");
    assert_eq!(sheet.sheet, Some(Sheet::Share));
    for (name, wish) in [
        ("Copy link", GalleryWish::Copy(share::Shared::Address)),
        ("Copy code", GalleryWish::Copy(share::Shared::Word)),
        ("Copy text", GalleryWish::Copy(share::Shared::Text)),
        ("Export board", GalleryWish::HandOut),
    ] {
        assert_eq!(press(&mut sheet, name), Some(wish));
    }
    let board = sheet.boards[0].board.clone();
    for shared in [share::Shared::Word, share::Shared::Text] {
        let text = share::text_of(shared, &board).expect("it is small");
        assert!(maps::same(&maps::read_text(&text).expect("a board"), &board));
    }
    let mut large = Grid::new(40, 44);
    let hexes: Vec<Hex> = large.hexes().collect();
    hexes.into_iter().for_each(|hex| large.put(hex, Some(Ground::Pampas)));
    assert_eq!(share::text_of(share::Shared::Word, &large.board().expect("a board")), None);
}

#[test]
fn a_board_gets_its_name_by_keys_on_the_screen() {
    let mut draft = draft(Sheet::Board);
    draft.look_at(draft.boards[maps::OURS.len()].clone());
    press(&mut draft, "Name this board");
    draft.gallery.name.clear();
    for key in ["L", "a", "Space", "R", "Delete", "P", "1"] {
        press(&mut draft, key);
    }
    assert_eq!(draft.gallery.name, "La P1");
    assert_eq!(press(&mut draft, "OK"), Some(GalleryWish::Rename));
    let old = board("Grandmother's farm");
    let new = naming::renamed(&old, "  La P1 ").expect("another name");
    assert_eq!((new.name.as_str(), new.hash()), ("La P1", old.hash()));
    assert!(naming::renamed(&old, "  ").is_none() && naming::renamed(&old, &old.name).is_none());
    press(&mut draft, "Cancel");
    assert_eq!(draft.sheet, Some(Sheet::Board));
}

#[test]
fn a_name_has_letters_with_accents_by_keys_and_by_typing() {
    let mut name = String::new();
    let mut tap_key = |accents: bool, key: &str| {
        let mut first = true;
        tap(WINDOWS[3], key, |ctx| {
            if std::mem::take(&mut first) {
                naming::turn_keys(ctx, accents);
            }
            naming::write(ctx, &mut name);
        });
    };
    tap_key(true, "É");
    tap_key(false, "l");
    tap_key(true, "ß");
    tap_key(false, "Letters with accents");
    assert_eq!(name, "Élß");
    let mut first = true;
    face_at(&Words::default(), WINDOWS[3], 1.0, |ctx| {
        if std::mem::take(&mut first) {
            ctx.input_mut(|input| input.events.push(Event::Ime(ImeEvent::Commit("ñú".to_owned()))));
        }
        naming::write(ctx, &mut name);
    });
    assert_eq!(name, "Élßñú");
}

#[test]
fn what_was_removed_comes_back_where_it_was() {
    let mut draft = draft(Sheet::Boards(Some(0)));
    draft.add_own(board("Two"));
    draft.add_own(board("Three"));
    draft.choose(board("Two"));
    draft.note_removed(board("Two"), 1);
    let own = |draft: &Draft| {
        let own = draft.boards.iter().filter(|choice| choice.own);
        own.map(|choice| choice.board.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(own(&draft), ["Grandmother's farm", "Three"]);
    let mut said = Vec::new();
    let others = face_at(&Words::default(), WINDOWS[3], 1.0, |ctx| {
        show(ctx, &mut draft, &Trials::default());
        said = asked_aloud(ctx).into_iter().map(|text| Words::default().say(text).to_string()).collect();
    });
    assert!(others.iter().any(|seen| seen.name == "Paste a board"), "the other ways stay");
    let way = text!("gallery-put-back");
    let told = text!("gallery-removed-way", board = words::board_name(&board("Two")), way = way);
    assert_eq!(said, [Words::default().say(told).to_string()], "and it is said aloud");
    assert_eq!(press(&mut draft, "Undo"), Some(GalleryWish::PutBack));
    let removed = draft.gallery.removed.take().expect("it was removed");
    assert!(removed.chosen);
    draft.put_back(removed.board.clone(), removed.at);
    draft.put_back(removed.board.clone(), removed.at);
    assert_eq!(own(&draft), ["Grandmother's farm", "Two", "Three"]);
    draft.choose(board("Three"));
    draft.note_removed(board("Grandmother's farm"), 0);
    draft.put_back(board("Grandmother's farm"), 0);
    assert_eq!(draft.chosen().board.name, "Three", "what was chosen stays it");
    assert!(draft.exchange(&board("Two"), board("Deux")));
    assert!(!draft.exchange(&board("Deux"), board("Three")), "it is there already");
    assert_eq!(own(&draft), ["Grandmother's farm", "Deux", "Three"]);
    draft.note_removed(board("Deux"), 1);
    assert!(draft.step_back() && draft.gallery.removed.is_none(), "whoever leaves has decided");
}

/// Returns one finding of each kind.
fn every_finding() -> [Finding; 8] {
    let cells = || maps::by_name("paddock").expect("ours").cells().take(3).collect::<Cells>();
    [
        Finding::NoPampas,
        Finding::NoMarket,
        Finding::NoLand,
        Finding::NoLandscape(Landscape::Forest),
        Finding::CutMarkets(cells()),
        Finding::CutPampas(cells()),
        Finding::SharedSides { markets: cells(), sides: cells() },
        Finding::FewPlaces { places: 40, cards: 66 },
    ]
}

#[test]
fn every_finding_has_a_sentence_of_its_own_and_shows_its_hexes() {
    let said: BTreeSet<String> =
        every_finding().iter().map(|finding| Words::default().say(told(finding)).to_string()).collect();
    assert_eq!(said.len(), 8);
    assert!(said.iter().all(|line| line.ends_with('.')), "{said:?}");
    let mut draft = draft(Sheet::Board);
    draft.look_at(draft.boards[maps::OURS.len()].clone());
    let found = maps::findings::find(&board("x"), &Rulebook::default());
    assert!(found.contains(&Finding::FewPlaces { places: 40, cards: found_cards(&found) }), "{found:?}");
    let few = found.iter().position(|finding| matches!(finding, Finding::FewPlaces { .. })).expect("it is small");
    let line = Words::default().say(told(&found[few])).to_string();
    press(&mut draft, &line);
    assert_eq!(draft.gallery.marked.map(|(index, _)| index), Some(few));
}

fn found_cards(found: &[Finding]) -> u16 {
    let cards = |finding: &Finding| if let Finding::FewPlaces { cards, .. } = finding { Some(*cards) } else { None };
    found.iter().find_map(cards).unwrap_or_default()
}

#[test]
fn two_hundred_boards_are_pages_and_all_sheets_keep_their_words_in_them() {
    let mut draft = draft(Sheet::Boards(None));
    (0..super::super::shelf::MOST - 1).for_each(|number| draft.add_own(board(&format!("Board {number}"))));
    let mut trials = Trials::default();
    trials.tried(&board("x"), [3, 2, 3, 2]);
    draft.look_at(draft.boards[maps::OURS.len()].clone());
    let sheets = [
        Sheet::Boards(None),
        Sheet::Boards(Some(3)),
        Sheet::Boards(Some(999)),
        Sheet::Sift,
        Sheet::Board,
        Sheet::Share,
        Sheet::NameBoard,
    ];
    let mut wrong = BTreeSet::new();
    for language in Language::OFFERED {
        let words = Words::of_files(language);
        for window in [WINDOWS[3], WINDOWS[0], WINDOWS[7], UPRIGHT[0]] {
            for text in [1.0, 2.0] {
                for sheet in sheets {
                    for removed in [false, true] {
                        draft.sheet = Some(sheet);
                        let chosen = false;
                        draft.gallery.removed =
                            removed.then(|| Removed { board: board("Grandmother's farm"), at: 0, chosen });
                        let all = face_at(&words, window, text, |ctx| {
                            show(ctx, &mut draft, &trials);
                        });
                        assert!(all.len() > 4, "{window:?} {sheet:?}");
                        wrong.extend(
                            strays(&all, window).into_iter().map(|fault| {
                                format!("{language:?} {}x{} {text} {sheet:?}: {fault}", window.x, window.y)
                            }),
                        );
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} faults\n{}", wrong.len(), wrong.into_iter().take(30).collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_board_that_people_share_opens_large_and_goes_out_as_it_came() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/maps");
    let Ok(entries) = fs::read_dir(&folder) else {
        println!("SKIPPED: {} is not there", folder.display());
        return;
    };
    let mut seen = 0;
    for path in entries.map(|entry| entry.expect("a folder entry is readable").path()) {
        if path.extension().is_none_or(|ending| ending != "haz") {
            continue;
        }
        let bytes = fs::read(&path).expect("the file is readable");
        let board = Arc::new(maps::read_text(&tabletop::reading::text_of(bytes.clone())).expect("people play on it"));
        let mut draft = draft(Sheet::Board);
        draft.add_own(board.clone());
        draft.choose(board.clone());
        draft.look_at(draft.chosen().clone());
        let all = face_at(&Words::default(), WINDOWS[3], 1.0, |ctx| {
            show(ctx, &mut draft, &Trials::default());
        });
        assert!(all.iter().any(|seen| seen.name == "Play it"), "{}", path.display());
        let out = haz::bytes_of(&haz::write(&board));
        let canonical = haz::bytes_of(&haz::write(&haz::read_bytes(&bytes).expect("people play on it"))) == bytes;
        assert!(!canonical || out == bytes, "{} is another file now", path.display());
        seen += usize::from(canonical);
    }
    assert!(seen > 0, "none of them is as the generator writes it");
}
