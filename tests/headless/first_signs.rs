//! Tests of the lines that explain signs on the match screen: each appears once for each person, at most one appears in
//! a turn, and every sign that a long press explains has a line or is listed as clear without one.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    sync::Arc,
};

use bevy::prelude::*;
use hab_gut::{HabGut, HouseRules};
use hacienda::{
    first_signs::{FirstSigns, HasSigns},
    game_plugin,
    profile::{self, Profile},
    record,
    seats::{PlayerKind, ScreenViewer, Seating, bot::Bots},
    store::{Store, Writer},
    table::{DebugCounters, JudgementCache, RulesQuery, snapshot},
    texts::{Language, Text, Translations},
    turn::{Intent, Intents},
};
use hacienda_rules::Hacienda;
use tabletop::{Level, NullSink, Rng, Seat};
use zoff::Zoff;

use crate::scratch;

const PERSON: Seat = Seat(0);
/// The maximum length of a line, in letters.
const MAX_LETTERS: usize = 90;

fn app(store: Store) -> App {
    let mut app = App::new();
    app.insert_resource(store).add_plugins((game_plugin, profile::plugin));
    // The first frame loads the profile.
    app.update();
    app
}

/// Starts a game of Hab & Gut.
fn begin(app: &mut App, seating: Seating, seed: u64) {
    let words = seating.player_kinds.iter().map(|kind| kind.word().to_owned()).collect();
    app.insert_resource(Bots::<HabGut>::new(&seating, seed)).insert_resource(seating);
    record::begin::<HabGut>(app.world_mut(), hab_gut::Setting::default(), words, seed, Some(PERSON))
        .expect("three players are allowed");
    app.update();
}

fn one_person() -> Seating {
    let bot = PlayerKind::Bot(Level::Easy);
    Seating::of(vec![PlayerKind::Human, bot, bot])
}

/// The key of the line on display.
fn line(app: &App) -> Option<String> {
    app.world().resource::<FirstSigns>().line().map(|text| text.key().to_owned())
}

fn is_persons_turn(app: &mut App) -> bool {
    snapshot::<HabGut>(app.world_mut()).expect("a game is on the table").turn.seat == PERSON
}

/// Plays the first legal action of the person.
fn act(app: &mut App) {
    let position = snapshot::<HabGut>(app.world_mut()).expect("a game is on the table");
    let action = position.legal(&hab_gut::Setting::default(), PERSON)[0];
    app.world_mut().resource_mut::<Intents<HabGut>>().push(Intent { seat: PERSON, action });
    app.update();
}

#[test]
fn a_line_appears_once_and_at_most_one_appears_in_a_turn() {
    let folder = scratch("signs");
    let store = Store::Folder(folder.clone());
    let mut first = app(store.clone());
    begin(&mut first, one_person(), 3);
    assert_eq!(line(&first).as_deref(), Some("hg-sign-slots"));
    assert!(first.world().resource::<Profile>().knows_sign("hab-gut", "slots"));
    first.update();
    assert_eq!(line(&first).as_deref(), Some("hg-sign-slots"), "the line stays until the person acts");
    act(&mut first);
    assert!(is_persons_turn(&mut first), "the turn goes on with the foundation");
    assert_eq!(line(&first), None, "the action removes the line, and the turn has had one");
    act(&mut first);
    assert!(!is_persons_turn(&mut first), "the turn is over");
    for _ in 0..20_000 {
        if is_persons_turn(&mut first) {
            break;
        }
        assert_eq!(line(&first), None, "other players' turns have no line");
        first.update();
    }
    let second = line(&first).expect("the next turn has a line");
    assert_ne!(second, "hg-sign-slots");
    first.world_mut().resource_mut::<FirstSigns>().dismiss();
    first.update();
    assert_eq!(line(&first), None, "a tap removes the line");

    first.world().resource::<Writer>().finish().expect("the disk responds");
    let mut later = app(store);
    begin(&mut later, one_person(), 4);
    let known = later.world().resource::<Profile>().signs_explained.clone();
    assert!(known.contains(&"hab-gut-slots".to_owned()), "{known:?}");
    assert!(line(&later).is_some_and(|line| line != "hg-sign-slots" && line != second), "both lines are stored");
    later.world().resource::<Writer>().finish().expect("the disk responds");
    fs::remove_dir_all(folder).expect("the folder belongs to this test");
}

#[test]
fn a_new_visitor_at_a_kiosk_gets_the_lines_again() {
    let mut app = app(Store::Nowhere);
    begin(&mut app, one_person(), 3);
    assert_eq!(line(&app).as_deref(), Some("hg-sign-slots"));
    begin(&mut app, one_person(), 5);
    assert!(line(&app).is_some_and(|line| line != "hg-sign-slots"), "the same visitor plays another game");
    // A kiosk does this at the end of a visit.
    app.insert_resource(Profile::default()).insert_resource(FirstSigns::default());
    begin(&mut app, one_person(), 3);
    assert_eq!(line(&app).as_deref(), Some("hg-sign-slots"));
}

#[test]
fn only_the_person_whose_turn_it_is_gets_a_line() {
    let bots = Seating::of(vec![PlayerKind::Bot(Level::Easy); 3]);
    let people = Seating::of(vec![PlayerKind::Human; 3]);
    let public = Seating { is_public: true, ..one_person() };
    let shown = |seating: &Seating, seat: Option<Seat>, help_off: bool| {
        let mut app = app(Store::Nowhere);
        app.world_mut().resource_mut::<Profile>().help_off = help_off;
        begin(&mut app, seating.clone(), 3);
        let found = line(&app);
        app.insert_resource(ScreenViewer { seat, ..ScreenViewer::default() });
        app.update();
        (found.is_some(), line(&app).is_some())
    };
    assert_eq!(shown(&one_person(), Some(PERSON), false), (true, true));
    assert_eq!(shown(&people, Some(PERSON), false), (false, true), "the person must first come to the screen");
    assert_eq!(shown(&one_person(), Some(PERSON), true), (false, false), "the help is switched off");
    assert_eq!(shown(&public, Some(PERSON), false), (false, false), "players with phones see the screen");
    assert_eq!(shown(&bots, None, false), (false, false), "a spectator gets no line");
}

#[test]
fn a_sign_without_room_waits() {
    let mut app = app(Store::Nowhere);
    app.world_mut().resource_mut::<FirstSigns>().set_absent(&["slots"]);
    begin(&mut app, one_person(), 3);
    assert_eq!(line(&app).as_deref(), Some("hg-sign-piles"));
    assert!(!app.world().resource::<Profile>().knows_sign("hab-gut", "slots"));
}

/// The line of each sign in random games.
fn lines<G: HasSigns>(setting: &G::Setting, seats: u8) -> BTreeMap<&'static str, Text> {
    let mut found = BTreeMap::new();
    for seed in 0..4 {
        let mut rng = Rng::new(seed, 5);
        let mut position = G::set_up(setting, seats, seed, None).expect("this number of players is allowed");
        while let Some(seat) = G::may_act(&position).iter().next() {
            let (counts, answers) = (DebugCounters::default(), JudgementCache::default());
            let now = Arc::new(position);
            let table = RulesQuery { position: &now, setting, counts: &counts, answers: &answers };
            found.extend(G::signs(&table, seat).into_iter().map(|sign| (sign.word, sign.line)));
            let action = G::random_action(setting, &position, seat, &mut rng).expect("the action is legal");
            G::play(setting, &mut position, seat, action, &mut NullSink).expect("the action is legal");
        }
    }
    let words: BTreeSet<&str> = found.keys().copied().collect();
    let all: BTreeSet<&str> = G::SIGNS.iter().copied().collect();
    assert_eq!(words, all, "{}", G::TITLE);
    found
}

#[test]
fn every_sign_appears_in_some_game_and_its_line_is_short_in_every_language() {
    let house = HouseRules { stuck_at_the_end: true };
    let stuck = hab_gut::Setting { rulebook: hab_gut::Rulebook::new(house) };
    let all = [
        lines::<Hacienda>(&hacienda_rules::Setting::default(), 3),
        lines::<Zoff>(&zoff::Setting::default(), 5),
        lines::<HabGut>(&stuck, 5),
    ];
    for language in Language::OFFERED {
        let translations = Translations::from_repository(language);
        for line in all.iter().flat_map(BTreeMap::values) {
            let text = translations.tr(line).to_string();
            assert!(
                text.chars().count() <= MAX_LETTERS,
                "{language:?}: \"{text}\" has {} letters",
                text.chars().count()
            );
        }
    }
}

/// The explanation for a person who sees a sign for the first time.
enum First {
    /// The line of this sign, by the name of its game and its own name.
    Line(&'static str),
    /// No line, for this reason.
    Clear(&'static str),
}

use First::{Clear, Line};

/// The tooltips on the match screens, by file. A long press shows them.
const TOOLTIPS: &[(&str, &[First])] = &[
    ("hab_gut/ui/foundation_opening.rs", &[Clear("rows and columns have titles"), Clear("the row names its shares")]),
    ("hab_gut/ui/hud/exchange.rs", &[Line("hab-gut-track"), Line("hab-gut-stuck")]),
    ("hab_gut/ui/hud/question_panel.rs", &[Clear("the round is in words next to its pips")]),
    ("hab_gut/ui/hud/racks.rs", &[Line("hab-gut-cards")]),
    ("hab_gut/ui/hud/seat_tags.rs", &[Line("hab-gut-tag")]),
    (
        "hab_gut/ui/hud/selection_panel.rs",
        &[
            Line("hab-gut-slots"),
            Clear("the chosen share shows its good and its price"),
            Clear("the prompt asks for the share"),
            Clear("the slot has a caption, and the prompt asks for the card"),
            Line("hab-gut-envelopes"),
            Line("hab-gut-saved"),
        ],
    ),
    ("hab_gut/ui/hud/share_piles.rs", &[Line("hab-gut-piles"), Line("hab-gut-piles")]),
    (
        "hab_gut/ui/hud/table_picture.rs",
        &[Line("hab-gut-racks"), Clear("the emblem is next to the name on the tag"), Line("hab-gut-envelopes")],
    ),
    ("hacienda/ui/hud/deck_popover.rs", &[Clear("the popover was opened on request and has a title")]),
    ("hacienda/ui/hud/known_hand.rs", &[Clear("the list was opened on request and has a title")]),
    ("hacienda/ui/hud/recap.rs", &[Clear("the recap is a list of sentences")]),
    ("hacienda/ui/hud/shop.rs", &[Line("hacienda-sun")]),
    ("hacienda/ui/parts/card.rs", &[Clear("the prompt names a card as soon as it is tapped")]),
    (
        "hacienda/ui/parts/counters.rs",
        &[Line("hacienda-horseshoes"), Line("hacienda-tag"), Line("hacienda-tag"), Line("hacienda-sun")],
    ),
    ("hacienda/ui/parts/score.rs", &[Clear("the emblem is next to the name on the tag")]),
    ("hacienda/ui/parts/seat.rs", &[Line("hacienda-forecast")]),
    ("zoff/ui/action_panel/choose.rs", &[Line("zoff-letters")]),
    (
        "zoff/ui/action_panel/place.rs",
        &[Line("zoff-struck"), Line("zoff-order"), Clear("the button shows the prairie and the number of its cows")],
    ),
    ("zoff/ui/prairies.rs", &[Line("zoff-herds")]),
    ("zoff/ui/scoring.rs", &[Clear("the final scoring announces each bonus"), Clear("the row shows its name")]),
    ("zoff/ui/tags.rs", &[Line("zoff-tag")]),
];

/// Adds the number of tooltips in each source file of a folder, without tests.
fn count_tooltips(folder: &Path, root: &Path, found: &mut BTreeMap<String, usize>) {
    for entry in fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("a folder entry is readable").path();
        if path.is_dir() {
            count_tooltips(&path, root, found);
            continue;
        }
        let name = path.strip_prefix(root).expect("the file is in the folder").display().to_string().replace('\\', "/");
        if name.ends_with("tests.rs") || name.contains("/tests/") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("sources are text");
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let is_call = |at: &usize| !code[..*at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
        let calls = code.match_indices("tooltip(").filter(|(at, _)| is_call(at)).count();
        if calls > 0 {
            found.insert(name, calls);
        }
    }
}

#[test]
fn every_tooltip_has_a_line_or_a_reason_to_have_none() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let mut found = BTreeMap::new();
    count_tooltips(&root, &root, &mut found);
    let listed: BTreeMap<String, usize> = TOOLTIPS.iter().map(|(file, all)| ((*file).to_owned(), all.len())).collect();
    assert_eq!(found, listed, "the list must name the tooltips of each file");
    let signs = |title: &str, signs: &[&str]| signs.iter().map(|sign| format!("{title}-{sign}")).collect::<Vec<_>>();
    let known =
        [signs("hacienda", Hacienda::SIGNS), signs("zoff", Zoff::SIGNS), signs("hab-gut", HabGut::SIGNS)].concat();
    for first in TOOLTIPS.iter().flat_map(|(_, all)| *all) {
        match first {
            Line(sign) => assert!(known.iter().any(|known| known == sign), "there is no line for {sign}"),
            Clear(reason) => assert!(reason.contains(' '), "\"{reason}\" must be a reason in words"),
        }
    }
}
