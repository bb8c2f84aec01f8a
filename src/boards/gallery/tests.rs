//! Tests of the gallery without a window: the filter, the dialogs, and the effects of taps.

use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

use bevy_egui::egui::{Context, Event, ImeEvent};

use super::{findings::finding_text, *};
use crate::{
    boards::gallery_state::{BoardFilter, Length, Order, Origin, RANDOM_BOARDS},
    menu::labels,
    texts::{Language, Translations},
    theme::scale::Scale,
    ui::{
        announcements::announced,
        checks::{UPRIGHT, WINDOWS, draw_rects_at, overflow_faults, tap},
    },
};
use hacienda_rules::{
    Board, Cells, Ground, Hex, Landscape, Rulebook,
    maps::{self, findings::Finding, grid::Grid, haz},
};

fn board(name: &str) -> Arc<Board> {
    let hexes = (0..40).map(|place| Hex { column: place / 5, row: place % 5 * 2 + (place / 5 + 1) % 2 });
    let hexes = hexes.map(|hex| (hex, Ground::Pampas)).collect();
    Arc::new(Board::new(name.to_owned(), "Me".to_owned(), "1".to_owned(), (8, 10), hexes).expect("the board is valid"))
}

fn draft(dialog: Dialog) -> Draft {
    let mut draft = Draft { page: Page::Form, dialog: Some(dialog), ..Draft::default() };
    draft.add_own(board("Grandmother's farm"));
    draft
}

/// Draws the open dialog, which may change the draft.
fn show(ctx: &Context, draft: &mut Draft, board_matches: &BoardMatches) -> Option<GalleryRequest> {
    Scale::of(ctx).beside_board().with_targets(48.0).install(ctx);
    match draft.dialog? {
        Dialog::Boards(page) => all_boards::show(ctx, draft, board_matches, page),
        Dialog::Filter => {
            filter::show(ctx, draft);
            None
        }
        Dialog::Board => detail_view::show(ctx, draft, board_matches),
        Dialog::Share => share::show(ctx, draft, || Some("https://example.org/hacienda/".to_owned())),
        Dialog::NameBoard => name_dialog::show(ctx, draft),
        _ => None,
    }
}

fn press(draft: &mut Draft, name: &str) -> Option<GalleryRequest> {
    let mut request = None;
    tap(WINDOWS[3], name, |ctx| request = request.or(show(ctx, draft, &BoardMatches::default())));
    request
}

fn names(draft: &Draft, board_matches: &BoardMatches) -> Vec<String> {
    let say = |name: &Text| Translations::default().tr(name).to_string();
    filter::filtered_boards(draft, board_matches, say).iter().map(|choice| say(&choice.name)).collect()
}

#[test]
fn boards_are_filtered_and_sorted() {
    let mut board_matches = BoardMatches::default();
    let mut draft = draft(Dialog::Boards(None));
    draft.gallery.generate_random_boards(3);
    let all = names(&draft, &board_matches);
    assert_eq!(all.len(), maps::BUILT_IN_BOARDS.len() + 1 + RANDOM_BOARDS);
    assert_eq!((all[0].as_str(), all[12].as_str()), ("Symmetric", "Grandmother's farm"));
    let of = |filter: BoardFilter, draft: &mut Draft, board_matches: &BoardMatches| {
        draft.gallery.filter = filter;
        names(draft, board_matches)
    };
    let usual = BoardFilter::default();
    assert_eq!(of(BoardFilter { origin: Origin::Own, ..usual }, &mut draft, &board_matches), ["Grandmother's farm"]);
    let fresh = of(BoardFilter { origin: Origin::Random, ..usual }, &mut draft, &board_matches);
    assert!(fresh.len() == RANDOM_BOARDS && fresh.iter().all(|name| name.starts_with("R3")), "{fresh:?}");
    let for_two = of(BoardFilter { players: Some(2), origin: Origin::BuiltIn, ..usual }, &mut draft, &board_matches);
    assert!(for_two.contains(&"Paddock".to_owned()) && !for_two.contains(&"Windmill".to_owned()), "{for_two:?}");
    let by_name = of(BoardFilter { order: Order::Name, ..usual }, &mut draft, &board_matches);
    assert_eq!(by_name[..3], ["Archipelago", "Asymmetric", "Caldera"]);
    draft.gallery.filter = BoardFilter { order: Order::Size, ..usual };
    let say = |_: &Text| String::new();
    let sizes: Vec<usize> =
        filter::filtered_boards(&draft, &board_matches, say).iter().map(|choice| choice.board.len()).collect();
    assert!(sizes.is_sorted(), "{sizes:?}");
    draft.gallery.filter = BoardFilter { order: Order::Markets, ..usual };
    let markets: Vec<u16> = filter::filtered_boards(&draft, &board_matches, say)
        .iter()
        .map(|choice| choice.board.markets().count())
        .collect();
    assert!(markets.is_sorted(), "{markets:?}");
    // Boards with known results come first.
    board_matches.add_wins(&maps::by_name("meander").expect("the board is built in"), [3, 2, 3, 2]);
    board_matches.add_wins(&maps::by_name("rodeo").expect("the board is built in"), [9, 0, 1, 0]);
    let even = of(BoardFilter { order: Order::Evenness, ..usual }, &mut draft, &board_matches);
    assert_eq!(even[..3], ["Meander", "Rodeo", "Symmetric"]);
    for length in [Length::Short, Length::Medium, Length::Long] {
        let of_length = of(BoardFilter { length: Some(length), ..usual }, &mut draft, &board_matches);
        assert!(of_length.len() < all.len(), "{length:?}: {of_length:?}");
    }
}

#[test]
fn a_random_board_is_listed_once_and_suits_the_number_of_players() {
    let board_matches = BoardMatches::default();
    let mut draft = draft(Dialog::Boards(Some(0)));
    draft.gallery.filter = BoardFilter { players: Some(2), order: Order::Size, ..BoardFilter::default() };
    press(&mut draft, "Three new random boards");
    let expected = BoardFilter { origin: Origin::Random, order: Order::Size, ..BoardFilter::default() };
    assert_eq!(draft.gallery.filter, expected, "only the filters that hide the random boards are cleared");
    draft.gallery.filter = BoardFilter::default();
    let all = names(&draft, &board_matches).len();
    let one = draft.gallery.random_boards[1].clone();
    draft.choose(one.board.clone());
    assert_eq!(names(&draft, &board_matches).len(), all, "choosing a random board adds no second copy");
    draft.gallery.filter.origin = Origin::Own;
    assert_eq!(names(&draft, &board_matches), ["Grandmother's farm"]);
    draft.gallery.filter.origin = Origin::Random;
    assert_eq!(names(&draft, &board_matches).len(), RANDOM_BOARDS);
    draft.set_count(2);
    press(&mut draft, "Back");
    assert!(draft.gallery.random_boards.iter().all(|choice| choice.seats == [2]));
    // A board that somebody sent can be saved.
    draft.choose(board("Sent"));
    draft.look_at(draft.chosen().clone());
    assert_eq!(press(&mut draft, "Keep this board"), Some(GalleryRequest::Save));
    draft.gallery.filter.origin = Origin::Own;
    assert_eq!(names(&draft, &board_matches), ["Grandmother's farm"]);
    draft.add_own(board("Sent"));
    assert_eq!(names(&draft, &board_matches), ["Grandmother's farm", "Sent"]);
}

#[test]
fn new_results_do_not_reorder_an_open_page() {
    let (mut board_matches, mut draft) = (BoardMatches::default(), draft(Dialog::Boards(None)));
    draft.gallery.filter.order = Order::Evenness;
    let mut seen = Vec::new();
    let first = |draft: &Draft, board_matches: &BoardMatches, ctx: &Context, page: Option<usize>| {
        let listed = filter::cached_boards(ctx, draft, board_matches, page);
        Translations::default().tr(labels::board_name(&listed[0].board)).to_string()
    };
    draw_rects_at(&Translations::default(), WINDOWS[3], 1.0, |ctx| {
        seen.push(first(&draft, &board_matches, ctx, None));
        if seen.len() == 1 {
            board_matches.add_wins(&maps::by_name("meander").expect("the board is built in"), [3, 2, 3, 2]);
            seen.push(first(&draft, &board_matches, ctx, None));
            seen.push(first(&draft, &board_matches, ctx, Some(0)));
            draft.add_own(board("Two"));
            board_matches.add_wins(&board("Two"), [3, 3, 3, 3]);
            seen.push(first(&draft, &board_matches, ctx, Some(0)));
        }
    });
    // Both of the player's own boards have the same hexes, and so the same results.
    assert_eq!(seen[..4], ["Symmetric", "Symmetric", "Meander", "Grandmother's farm"]);
}

#[test]
fn a_tap_opens_the_detail_view_where_the_board_can_be_played() {
    let mut draft = draft(Dialog::Boards(Some(0)));
    assert_eq!(press(&mut draft, "Asymmetric"), Some(GalleryRequest::Opened));
    assert_eq!(draft.dialog, Some(Dialog::Board));
    assert_eq!(press(&mut draft, "Edit a copy"), Some(GalleryRequest::DrawCopy));
    press(&mut draft, "Back");
    assert_eq!(
        (draft.dialog, draft.chosen().board.name.as_str()),
        (Some(Dialog::Boards(Some(0))), "Rodeo"),
        "opening a board does not choose it"
    );
    press(&mut draft, "Asymmetric");
    press(&mut draft, "Play it");
    assert_eq!((draft.dialog, draft.chosen().board.name.as_str()), (None, "Asymmetric"));
}

#[test]
fn buttons_of_the_gallery_add_boards() {
    for (name, request) in [
        ("Draw a new board", Some(GalleryRequest::DrawNew)),
        ("Open a board file", Some(GalleryRequest::OpenFile)),
        ("Paste a board", Some(GalleryRequest::Paste)),
    ] {
        assert_eq!(press(&mut draft(Dialog::Boards(None)), name), request);
    }
    let mut draft = draft(Dialog::Boards(None));
    press(&mut draft, "Three new random boards");
    let before: Vec<String> = draft.gallery.random_boards.iter().map(|choice| choice.board.name.clone()).collect();
    assert_eq!(names(&draft, &BoardMatches::default()), before);
    press(&mut draft, &before[1]);
    press(&mut draft, "Play it");
    assert_eq!(draft.chosen().board.name, before[1]);
}

#[test]
fn a_board_is_shared_as_an_address_a_board_code_a_text_or_a_file() {
    let mut shared = draft(Dialog::Board);
    shared.look_at(shared.boards[0].clone());
    press(&mut shared, "Share");
    assert_eq!(shared.dialog, Some(Dialog::Share));
    for (name, request) in [
        ("Copy link", GalleryRequest::Copy(share::Shared::Address)),
        ("Copy code", GalleryRequest::Copy(share::Shared::BoardCode)),
        ("Copy text", GalleryRequest::Copy(share::Shared::Text)),
        ("Export board", GalleryRequest::SaveFile),
    ] {
        assert_eq!(press(&mut shared, name), Some(request));
    }
    let board = shared.boards[0].board.clone();
    for shared in [share::Shared::BoardCode, share::Shared::Text] {
        let text = share::text_of(shared, &board).expect("the board is small enough");
        assert!(maps::are_identical(&maps::read_text(&text).expect("the board is valid"), &board));
    }
    let mut large = Grid::new(40, 44);
    let hexes: Vec<Hex> = large.hexes().collect();
    hexes.into_iter().for_each(|hex| large.put(hex, Some(Ground::Pampas)));
    assert_eq!(share::text_of(share::Shared::BoardCode, &large.board().expect("the board is valid")), None);
}

#[test]
fn a_board_is_named_with_the_on_screen_keyboard() {
    let mut draft = draft(Dialog::Board);
    draft.look_at(draft.boards[maps::BUILT_IN_BOARDS.len()].clone());
    press(&mut draft, "Name this board");
    draft.gallery.name.clear();
    for key in ["L", "a", "Space", "R", "Delete", "P", "1"] {
        press(&mut draft, key);
    }
    assert_eq!(draft.gallery.name, "La P1");
    assert_eq!(press(&mut draft, "OK"), Some(GalleryRequest::Rename));
    let old = board("Grandmother's farm");
    let new = name_dialog::renamed(&old, "  La P1 ").expect("the name is new");
    assert_eq!((new.name.as_str(), new.hash()), ("La P1", old.hash()));
    assert!(name_dialog::renamed(&old, "  ").is_none() && name_dialog::renamed(&old, &old.name).is_none());
    press(&mut draft, "Cancel");
    assert_eq!(draft.dialog, Some(Dialog::Board));
}

#[test]
fn accented_letters_come_from_the_on_screen_keyboard_and_from_typing() {
    let mut name = String::new();
    let mut tap_key = |accents: bool, key: &str| {
        let mut first = true;
        tap(WINDOWS[3], key, |ctx| {
            if std::mem::take(&mut first) {
                name_dialog::show_accents(ctx, accents);
            }
            name_dialog::write(ctx, &mut name);
        });
    };
    tap_key(true, "É");
    tap_key(false, "l");
    tap_key(true, "ß");
    tap_key(false, "Letters with accents");
    assert_eq!(name, "Élß");
    let mut first = true;
    draw_rects_at(&Translations::default(), WINDOWS[3], 1.0, |ctx| {
        if std::mem::take(&mut first) {
            ctx.input_mut(|input| input.events.push(Event::Ime(ImeEvent::Commit("ñú".to_owned()))));
        }
        name_dialog::write(ctx, &mut name);
    });
    assert_eq!(name, "Élßñú");
}

#[test]
fn a_removed_board_is_restored_in_its_old_place() {
    let mut draft = draft(Dialog::Boards(Some(0)));
    draft.add_own(board("Two"));
    draft.add_own(board("Three"));
    draft.choose(board("Two"));
    draft.remove_with_undo(board("Two"), 1);
    let own = |draft: &Draft| {
        let own = draft.boards.iter().filter(|choice| choice.own);
        own.map(|choice| choice.board.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(own(&draft), ["Grandmother's farm", "Three"]);
    let mut spoken = Vec::new();
    let others = draw_rects_at(&Translations::default(), WINDOWS[3], 1.0, |ctx| {
        show(ctx, &mut draft, &BoardMatches::default());
        spoken = announced(ctx).into_iter().map(|text| Translations::default().tr(text).to_string()).collect();
    });
    assert!(others.iter().any(|seen| seen.name == "Paste a board"), "the other buttons stay");
    let way = text!("gallery-put-back");
    let message = text!("gallery-removed-way", board = labels::board_name(&board("Two")), way = way);
    assert_eq!(spoken, [Translations::default().tr(message).to_string()], "the removal is announced");
    assert_eq!(press(&mut draft, "Undo"), Some(GalleryRequest::Restore));
    let removed = draft.gallery.removed.take().expect("a board was removed");
    assert!(removed.chosen);
    draft.restore(removed.board.clone(), removed.at);
    draft.restore(removed.board.clone(), removed.at);
    assert_eq!(own(&draft), ["Grandmother's farm", "Two", "Three"]);
    draft.choose(board("Three"));
    draft.remove_with_undo(board("Grandmother's farm"), 0);
    draft.restore(board("Grandmother's farm"), 0);
    assert_eq!(draft.chosen().board.name, "Three", "the chosen board stays chosen");
    assert!(draft.replace_board(&board("Two"), board("Deux")));
    assert!(!draft.replace_board(&board("Deux"), board("Three")), "a board is not replaced by an existing board");
    assert_eq!(own(&draft), ["Grandmother's farm", "Deux", "Three"]);
    draft.remove_with_undo(board("Deux"), 1);
    assert!(draft.step_back() && draft.gallery.removed.is_none(), "leaving the gallery discards the removed board");
}

/// Returns one finding of each kind.
fn every_finding() -> [Finding; 8] {
    let cells = || maps::by_name("paddock").expect("the board is built in").cells().take(3).collect::<Cells>();
    [
        Finding::NoPampas,
        Finding::NoMarket,
        Finding::NoLand,
        Finding::NoLandscape(Landscape::Forest),
        Finding::UnreachableMarkets(cells()),
        Finding::UnreachablePampas(cells()),
        Finding::SharedSides { markets: cells(), sides: cells() },
        Finding::FewerHexesThanCards { places: 40, cards: 66 },
    ]
}

#[test]
fn every_finding_has_a_distinct_sentence_and_a_tap_selects_a_finding() {
    let sentences: BTreeSet<String> =
        every_finding().iter().map(|finding| Translations::default().tr(finding_text(finding)).to_string()).collect();
    assert_eq!(sentences.len(), 8);
    assert!(sentences.iter().all(|line| line.ends_with('.')), "{sentences:?}");
    let mut draft = draft(Dialog::Board);
    draft.look_at(draft.boards[maps::BUILT_IN_BOARDS.len()].clone());
    let found = maps::findings::find(&board("x"), &Rulebook::default());
    assert!(found.contains(&Finding::FewerHexesThanCards { places: 40, cards: found_cards(&found) }), "{found:?}");
    let few = found
        .iter()
        .position(|finding| matches!(finding, Finding::FewerHexesThanCards { .. }))
        .expect("a small board has few places");
    let line = Translations::default().tr(finding_text(&found[few])).to_string();
    press(&mut draft, &line);
    assert_eq!(draft.gallery.marked_finding.map(|(index, _)| index), Some(few));
}

fn found_cards(found: &[Finding]) -> u16 {
    let cards =
        |finding: &Finding| if let Finding::FewerHexesThanCards { cards, .. } = finding { Some(*cards) } else { None };
    found.iter().find_map(cards).unwrap_or_default()
}

#[test]
fn texts_fit_in_the_gallery_even_with_two_hundred_own_boards() {
    let mut draft = draft(Dialog::Boards(None));
    (0..super::super::own_boards::MAX_BOARDS - 1).for_each(|number| draft.add_own(board(&format!("Board {number}"))));
    let mut board_matches = BoardMatches::default();
    board_matches.add_wins(&board("x"), [3, 2, 3, 2]);
    draft.look_at(draft.boards[maps::BUILT_IN_BOARDS.len()].clone());
    let dialogs = [
        Dialog::Boards(None),
        Dialog::Boards(Some(3)),
        Dialog::Boards(Some(999)),
        Dialog::Filter,
        Dialog::Board,
        Dialog::Share,
        Dialog::NameBoard,
    ];
    let mut wrong = BTreeSet::new();
    for language in Language::OFFERED {
        let words = Translations::from_repository(language);
        for window in [WINDOWS[3], WINDOWS[0], WINDOWS[7], UPRIGHT[0]] {
            for text in [1.0, 2.0] {
                for dialog in dialogs {
                    for removed in [false, true] {
                        draft.dialog = Some(dialog);
                        let chosen = false;
                        draft.gallery.removed =
                            removed.then(|| Removed { board: board("Grandmother's farm"), at: 0, chosen });
                        let all = draw_rects_at(&words, window, text, |ctx| {
                            show(ctx, &mut draft, &board_matches);
                        });
                        assert!(all.len() > 4, "{window:?} {dialog:?}");
                        wrong.extend(
                            overflow_faults(&all, window).into_iter().map(|fault| {
                                format!("{language:?} {}x{} {text} {dialog:?}: {fault}", window.x, window.y)
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
fn every_shared_board_opens_in_the_detail_view_and_canonical_files_are_written_unchanged() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/maps");
    let Ok(entries) = fs::read_dir(&folder) else {
        println!("SKIPPED: {} does not exist", folder.display());
        return;
    };
    let mut seen = 0;
    for path in entries.map(|entry| entry.expect("a folder entry is readable").path()) {
        if path.extension().is_none_or(|ending| ending != "haz") {
            continue;
        }
        let bytes = fs::read(&path).expect("the file is readable");
        let board = Arc::new(maps::read_text(&tabletop::reading::decode(bytes.clone())).expect("the file is valid"));
        let mut draft = draft(Dialog::Board);
        draft.add_own(board.clone());
        draft.choose(board.clone());
        draft.look_at(draft.chosen().clone());
        let all = draw_rects_at(&Translations::default(), WINDOWS[3], 1.0, |ctx| {
            show(ctx, &mut draft, &BoardMatches::default());
        });
        assert!(all.iter().any(|seen| seen.name == "Play it"), "{}", path.display());
        let out = haz::bytes_of(&haz::write(&board));
        let canonical = haz::bytes_of(&haz::write(&haz::read_bytes(&bytes).expect("the file is valid"))) == bytes;
        assert!(!canonical || out == bytes, "{} has changed", path.display());
        seen += usize::from(canonical);
    }
    assert!(seen > 0, "at least one file has exactly the map generator's format");
}
