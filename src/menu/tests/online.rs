//! Tests of the dialog for playing over a network.

use super::*;
use crate::game::Title;
use crate::online::{Entrance, links::KnownTable};
use ::online::Ticket;

/// Returns links with a server and this number of known tables.
pub fn known_links(count: u8) -> Links {
    let mut links = Links::default();
    links.server = Some("http://table.local/".to_owned());
    for number in 0..count {
        links.remember(KnownTable {
            page: "http://table.local/".to_owned(),
            title: Title::ALL[usize::from(number) % 3].word().to_owned(),
            entrance: Entrance::new(&format!("{number:016x}"), vec![Ticket::new([number; 16])]),
            over: number % 3 == 0,
            turn: number % 2 == 0,
            gone: number % 5 == 4,
            seen: u64::from(number % 2),
        });
    }
    links
}

/// Taps a button of the dialog. Returns the requests.
fn press(name: &str, draft: &mut Draft, links: &Links) -> Vec<SetupRequest> {
    let mut requests = Vec::new();
    tap(WINDOWS[0], name, |ctx| {
        requests.extend(draw_page_or_dialog(
            ctx,
            draft,
            &FirstPageData::default(),
            (&Licences::default(), &BoardMatches::default(), links),
        ));
    });
    requests
}

#[test]
fn a_table_is_set_up_only_with_a_server_and_a_person() {
    let mut draft = Draft { dialog: Some(Dialog::Online(0)), ..Draft::default() };
    assert_eq!(press("Set up the table", &mut draft, &Links::default()), []);
    let links = known_links(0);
    assert_eq!(press("Set up the table", &mut draft, &links), [SetupRequest::Host]);
    press("Vermilion: next", &mut draft, &links);
    assert!(matches!(draft.online_kinds[1], PlayerKind::Bot(_)), "a computer player takes the place of a friend");
    draft.online_kinds.fill(PlayerKind::Bot(Level::Easy));
    assert_eq!(press("Set up the table", &mut draft, &links), [], "a table needs a person");
}

#[test]
fn a_server_does_not_offer_the_strongest_level() {
    let mut draft = Draft { dialog: Some(Dialog::Online(0)), ..Draft::default() };
    let mut seen = Vec::new();
    for _ in 0..20 {
        press("Vermilion: next", &mut draft, &Links::default());
        seen.push(draft.online_kinds[1]);
    }
    assert!(seen.contains(&PlayerKind::Bot(Level::Hard)), "{seen:?}");
    assert!(!seen.contains(&PlayerKind::Bot(Level::Expert)), "{seen:?}");
    press("Players: 5", &mut draft, &Links::default());
    assert_eq!(draft.count, 5);
}

#[test]
fn known_tables_are_opened_and_removed() {
    let links = known_links(4);
    let mut draft = Draft { dialog: Some(Dialog::Online(0)), ..Draft::default() };
    assert_eq!(press("Table 2", &mut draft, &links), [SetupRequest::OpenTable(1)]);
    assert_eq!(press("Remove table 1 from this list", &mut draft, &links), [SetupRequest::RemoveTable(0)]);
    assert_eq!(press("Paste a link", &mut draft, &links), [SetupRequest::PasteLink]);
    press("Back", &mut draft, &links);
    assert_eq!(draft.dialog, None);
}

#[test]
fn the_state_of_each_known_table_is_shown() {
    let links = known_links(5);
    let mut seen = Vec::new();
    for page in 0..2 {
        let mut draft = Draft { dialog: Some(Dialog::Online(page)), ..Draft::default() };
        let all = draw_rects(WINDOWS[0], |ctx| {
            let parts = (&Licences::default(), &BoardMatches::default(), &links);
            draw_page_or_dialog(ctx, &mut draft, &FirstPageData::default(), parts);
        });
        seen.extend(all.into_iter().map(|seen| seen.name));
    }
    for state in ["gone", "finished", "your turn", "in progress, as of "] {
        assert!(seen.iter().any(|name| name.starts_with(state)), "{state} is not in {seen:?}");
    }
}

#[test]
fn the_first_page_offers_play_online_except_at_a_kiosk() {
    let offers = |kiosk| FirstPageData { online: true, kiosk, ..FirstPageData::default() };
    let shows = |offered: &FirstPageData| {
        let mut draft = Draft::default();
        let all = draw_rects(WINDOWS[0], |ctx| {
            draw(ctx, &mut draft, offered, &mut Settings::default(), ALL_CAPABILITIES);
        });
        all.iter().any(|seen| seen.name == "Play online")
    };
    assert_eq!([shows(&offers(None)), shows(&offers(Some(Level::Easy)))], [true, false]);
}
