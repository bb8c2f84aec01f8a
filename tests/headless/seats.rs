//! Tests of taps that become intents: a whole turn, refusals with their reasons, undo, hidden hands and replays.

use std::sync::Arc;

use bevy::prelude::*;
use hacienda::{
    game_plugin,
    games::hacienda::{
        choice::{Choice, Selection, ShopItem, Touch},
        preview::Preview,
        table,
    },
    record::{self, Log},
    seats::{
        Busy, PlayerKind, ScreenViewer, Seating, Tap,
        bot::Bots,
        taps::{self, SkipConfirmation, Tapped},
        viewer::HandTimeout,
    },
    texts::Translations,
    turn,
};
use hacienda_bots::Level;
use hacienda_rules::{
    Action, Card, Cell, Deck, Edition, Hacienda, HouseRules, LandCard, Position, Rng, Rulebook, Seat, Setting, maps,
    vocab::PondShape,
};

fn setting() -> Setting {
    Setting { board: Arc::new(maps::by_name("symmetric").expect("it is built in")), rulebook: Rulebook::default() }
}

fn game(player_kinds: &[PlayerKind], start: u8) -> App {
    let mut app = App::new();
    app.add_plugins(game_plugin);
    let seating = Seating::of(player_kinds.to_vec());
    let words = player_kinds.iter().map(|kind| kind.word().to_owned()).collect();
    app.insert_resource(Bots::<Hacienda>::new(&seating, 1)).insert_resource(seating);
    record::begin::<Hacienda>(app.world_mut(), setting(), words, 3, Some(Seat(start)))
        .expect("this number of players is allowed");
    app.update();
    app
}

fn tap(app: &mut App, tap: impl Into<Tapped<Touch>>) {
    tap.into().send(app.world_mut());
    app.update();
}

fn position(app: &mut App) -> Position {
    table::snapshot(app.world_mut()).expect("a game is on the table")
}

fn playable_card(position: &Position) -> (LandCard, Cell) {
    let setting = setting();
    LandCard::ALL
        .into_iter()
        .filter(|card| position.in_hand(position.turn.seat, Card::Land(*card)) > 0)
        .find_map(|card| Some((card, hacienda_rules::land::targets(position, &setting, card).first()?)))
        .expect("the hand holds a card that can be played")
}

#[test]
fn previews_count_no_money_with_the_running_score() {
    for (running_score, points) in [(false, -1), (true, 0)] {
        let rulebook = Rulebook::new(Edition::Base, running_score, HouseRules::default());
        let setting = Setting { rulebook, ..setting() };
        let position = Position::setup(&setting, 2, 3, None).expect("two players are allowed");
        // A player with 20 pesos spends two. That costs a point for money, except with the running score, where
        // previews count no money.
        let preview = Preview::of(&position, &setting, Action::BuyTop(Deck::Land));
        assert_eq!((preview.pesos, preview.total()), (-2, points), "running score {running_score}");
    }
}

#[test]
fn a_whole_turn_can_be_played_by_taps() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Random)], 0);
    let first = position(&mut app);
    let (card, at) = playable_card(&first);
    tap(&mut app, Touch::Select(Selection::Card(Card::Land(card))));
    assert_eq!(app.world().resource::<Choice>().selection, Selection::Card(Card::Land(card)));
    tap(&mut app, Touch::Hex(at));
    assert_eq!(position(&mut app), first, "the first tap only previews the action");
    assert_eq!(app.world().resource::<Choice>().pending(), Some(Action::Land { card, at }));
    tap(&mut app, Touch::Hex(at));
    let second = position(&mut app);
    assert!(second.land_of(Seat(0)).has(at));
    assert_eq!(second.turn.actions_left, 2);

    tap(&mut app, Touch::Select(ShopItem::Top(Deck::Land).selection()));
    tap(&mut app, Touch::Select(ShopItem::Top(Deck::Land).selection()));
    assert_eq!(position(&mut app), second, "a second tap on the deck buys nothing");
    tap(&mut app, Tap::Confirm);
    assert_eq!(position(&mut app).pesos[0], 18);
    tap(&mut app, Tap::End);
    app.update();
    let log = app.world().resource::<Log<Hacienda>>();
    assert_eq!(log.entries()[2].action, Action::End);
    assert!(log.entries().iter().skip(3).all(|entry| entry.seat == Seat(1) || entry.seat == Seat(0)));
}

#[test]
fn quick_confirmation_needs_one_tap() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Random)], 0);
    app.insert_resource(SkipConfirmation { place: true, buy: false });
    let first = position(&mut app);
    let (card, at) = playable_card(&first);
    tap(&mut app, Touch::Select(Selection::Card(Card::Land(card))));
    tap(&mut app, Touch::Hex(at));
    assert!(position(&mut app).land_of(Seat(0)).has(at), "the tile is placed at once");
    tap(&mut app, Touch::Select(ShopItem::Top(Deck::Land).selection()));
    assert_eq!(position(&mut app).pesos[0], 20, "drawing a card still needs a confirmation");
    app.insert_resource(SkipConfirmation { place: true, buy: true });
    tap(&mut app, Tap::Cancel);
    tap(&mut app, Touch::Select(ShopItem::Pond(PondShape::Double).selection()));
    tap(&mut app, Touch::Hex(setting().board.pampas().first().expect("the board has pampas")));
    assert!(app.world().resource::<Choice>().ghost.is_some(), "the person chooses the pond's orientation");
    tap(&mut app, Touch::Select(ShopItem::Top(Deck::Land).selection()));
    assert_eq!(position(&mut app).pesos[0], 18, "the card is drawn at once");
}

#[test]
fn a_pond_can_be_rotated_before_confirmation() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Random)], 0);
    tap(&mut app, Touch::Select(ShopItem::Pond(PondShape::Double).selection()));
    let at = setting().board.pampas().first().expect("the board has pampas");
    tap(&mut app, Touch::Hex(at));
    let first = app.world().resource::<Choice>().pending();
    let orientations = app.world().resource::<Choice>().ghost.as_ref().expect("a pond fits there").orientations.len();
    assert!(orientations > 1);
    let mut seen = vec![first];
    for _ in 1..orientations {
        tap(&mut app, Touch::RotatePond);
        seen.push(app.world().resource::<Choice>().pending());
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), orientations, "every orientation appears once");
    tap(&mut app, Touch::RotatePond);
    assert_eq!(app.world().resource::<Choice>().pending(), first);
    tap(&mut app, Tap::Confirm);
    assert_eq!(position(&mut app).pond_count, 5);
    assert_eq!(position(&mut app).pesos[0], 8);
}

#[test]
fn a_refused_tap_shows_the_reason() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Random)], 0);
    let before = position(&mut app);
    let (card, _) = playable_card(&before);
    tap(&mut app, Touch::Select(ShopItem::Hacienda.selection()));
    let feedback = app.world().resource::<Choice>().feedback.now.clone().expect("a hacienda needs a tile");
    let text = Translations::default().tr(feedback.text);
    assert!(feedback.refused && text.contains("hacienda"), "{}", &*text);
    tap(&mut app, Touch::Select(Selection::Card(Card::Land(card))));
    let market = setting().board.markets().first().expect("the board has a market");
    tap(&mut app, Touch::Hex(market));
    let feedback = app.world().resource::<Choice>().feedback.now.clone().expect("a market takes no tile");
    assert_eq!(feedback.at, Some(market));
    let text = Translations::default().tr(feedback.text);
    assert!(text.contains(card.word()), "{}", &*text);
    assert_eq!(position(&mut app), before);
}

#[test]
fn undo_reverts_actions_that_revealed_nothing() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Random)], 0);
    let before = position(&mut app);
    let (card, at) = playable_card(&before);
    tap(&mut app, Touch::Select(Selection::Card(Card::Land(card))));
    tap(&mut app, Touch::Hex(at));
    tap(&mut app, Tap::Confirm);
    assert_ne!(position(&mut app), before);
    tap(&mut app, Tap::Undo);
    assert_eq!(position(&mut app), before);
    tap(&mut app, Touch::Select(ShopItem::Top(Deck::Animal).selection()));
    tap(&mut app, Tap::Confirm);
    let bought = position(&mut app);
    tap(&mut app, Tap::Undo);
    assert_eq!(position(&mut app), bought, "an action that revealed a card cannot be undone");
}

#[test]
fn hands_stay_hidden_until_the_player_confirms() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Human], 1);
    assert_eq!(
        *app.world().resource::<ScreenViewer>(),
        ScreenViewer { seat: None, called: Some(Seat(1)), face_down: false }
    );
    tap(&mut app, Tap::End);
    assert_eq!(position(&mut app).turn.seat, Seat(1), "nobody can act before confirming at the screen");
    tap(&mut app, Tap::Present(Seat(0)));
    assert_eq!(app.world().resource::<ScreenViewer>().seat, None, "the wrong seat sees nothing");
    tap(&mut app, Tap::Present(Seat(1)));
    assert_eq!(app.world().resource::<ScreenViewer>().seat, Some(Seat(1)));
    tap(&mut app, Tap::End);
    app.update();
    assert_eq!(
        *app.world().resource::<ScreenViewer>(),
        ScreenViewer { seat: None, called: Some(Seat(0)), face_down: false }
    );
    // Until the next person looks, the previous one may undo the end of the turn.
    let (log, seating, screen_viewer) = (
        app.world().resource::<Log<Hacienda>>(),
        app.world().resource::<Seating>(),
        app.world().resource::<ScreenViewer>(),
    );
    assert_eq!(taps::undo_length(log, seating, screen_viewer), Some(0));
}

#[test]
fn an_idle_hand_turns_face_down_until_it_is_turned_up() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Human, PlayerKind::Bot(Level::Random)], 1);
    let screen_viewer = |app: &App| *app.world().resource::<ScreenViewer>();
    tap(&mut app, Tap::Present(Seat(1)));
    let selected = ShopItem::Pond(PondShape::ALL[0]).selection();
    tap(&mut app, Touch::Select(selected));
    app.world_mut().write_message(HandTimeout);
    app.update();
    assert_eq!((screen_viewer(&app).open(), screen_viewer(&app).seat), (None, Some(Seat(1))));
    assert_eq!(app.world().resource::<Choice>().selection, selected, "the selection stays");
    tap(&mut app, Tap::TurnUp);
    assert_eq!(screen_viewer(&app).open(), Some(Seat(1)));
    app.world_mut().resource_mut::<Busy>().0 = true;
    tap(&mut app, Tap::End);
    app.update();
    assert_eq!(screen_viewer(&app).open(), None, "the turn is over, and the bot has not acted yet");
    tap(&mut app, Tap::TurnUp);
    assert_eq!(screen_viewer(&app).open(), None, "the cards stay face down while others play");
}

#[test]
fn a_single_person_always_sees_the_hand() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Random)], 0);
    app.world_mut().write_message(HandTimeout);
    app.update();
    assert_eq!(app.world().resource::<ScreenViewer>().open(), Some(Seat(0)));
}

#[test]
fn a_single_person_hides_the_hand_only_if_other_players_see_the_screen() {
    let screen_viewer = |app: &App| *app.world().resource::<ScreenViewer>();
    let players = [PlayerKind::Human, PlayerKind::Remote];
    let mut app = game(&players, 0);
    assert_eq!(screen_viewer(&app).open(), Some(Seat(0)), "nobody else sees the screen");
    tap(&mut app, Tap::End);
    app.world_mut().write_message(HandTimeout);
    app.update();
    assert_eq!(position(&mut app).turn.seat, Seat(1));
    assert_eq!(screen_viewer(&app).open(), Some(Seat(0)), "the hand stays open while a remote person acts");

    let mut app = game(&players, 0);
    app.world_mut().resource_mut::<Seating>().is_public = true;
    app.insert_resource(ScreenViewer::default());
    app.update();
    assert_eq!(screen_viewer(&app), ScreenViewer { seat: None, called: Some(Seat(0)), face_down: false });
    tap(&mut app, Tap::Present(Seat(0)));
    assert_eq!(screen_viewer(&app).open(), Some(Seat(0)));
    app.world_mut().write_message(HandTimeout);
    app.update();
    assert_eq!(screen_viewer(&app).open(), None, "an unattended hand turns face down");
    tap(&mut app, Tap::TurnUp);
    assert_eq!(screen_viewer(&app).open(), Some(Seat(0)));
    tap(&mut app, Tap::End);
    app.update();
    assert_eq!(position(&mut app).turn.seat, Seat(1));
    assert_eq!(screen_viewer(&app).open(), None, "the turn is over");
    tap(&mut app, Tap::TurnUp);
    assert_eq!(screen_viewer(&app).open(), None, "the hand stays face down while others play");
}

#[test]
fn random_taps_break_nothing() {
    let mut app = game(&[PlayerKind::Human, PlayerKind::Bot(Level::Greedy), PlayerKind::Human], 0);
    app.insert_resource(turn::Verify(true));
    let mut rng = Rng::new(4, 4);
    let cells = setting().board.len() as u32;
    for _ in 0..4_000 {
        for _ in 0..rng.below(4) {
            let card = |rng: &mut Rng| Card::from_index(rng.below(10) as usize).expect("there are ten kinds of cards");
            let tap: Tapped<Touch> = match rng.below(12) {
                0..4 => Touch::Hex(Cell(rng.below(cells) as u16)).into(),
                4..6 => Touch::Select(Selection::Card(card(&mut rng))).into(),
                6 => Touch::Select(ShopItem::Open(card(&mut rng)).selection()).into(),
                7 => Touch::Select(ShopItem::Pond(PondShape::ALL[rng.below(4) as usize]).selection()).into(),
                8 => Touch::Select([ShopItem::Harvest, ShopItem::Hacienda][rng.below(2) as usize].selection()).into(),
                9 => [Touch::RotatePond.into(), Tap::Cancel.into(), Tap::Undo.into(), Tap::Skip.into()]
                    [rng.below(4) as usize],
                10 => Tap::Present(Seat(rng.below(3) as u8)).into(),
                _ => [Tap::Confirm, Tap::Confirm, Tap::Confirm, Tap::End][rng.below(4) as usize].into(),
            };
            tap.send(app.world_mut());
        }
        app.update();
    }
    assert!(app.world().resource::<Log<Hacienda>>().entries().len() > 50);
}

#[test]
fn a_replay_advances_by_itself_and_can_seek() {
    let setting = setting();
    let (mut record, mut position) = hacienda_rules::formats::records::Record::begin(
        setting.clone(),
        vec!["human".into(), "greedy".into()],
        3,
        None,
    )
    .expect("two players are allowed");
    let mut bot = hacienda_bots::Bot::new(Level::Greedy, 1);
    for _ in 0..20 {
        let action = bot.choose(&setting, &position);
        let seat = position.turn.seat;
        position.play(&setting, action, &mut Vec::new()).expect("the action is legal");
        record.push(seat, action, &position);
    }
    let mut app = App::new();
    app.add_plugins(game_plugin);
    hacienda::seats::replay::open(app.world_mut(), record.clone()).expect("the record replays");
    tap(&mut app, Tap::End);
    for _ in 0..40 {
        app.update();
    }
    assert_eq!(self::position(&mut app), position, "every recorded action was played, and the tap had no effect");
    assert_eq!(
        app.world().resource::<Log<Hacienda>>().record().map(|record| record.actions.len()),
        None,
        "a replay is not saved"
    );
    hacienda::seats::replay::seek::<Hacienda>(app.world_mut(), 7).expect("the record replays");
    let seventh = record
        .replay()
        .expect("the set-up is valid")
        .nth(6)
        .expect("the record has 20 actions")
        .expect("the action is legal")
        .after;
    assert_eq!(self::position(&mut app), seventh);
    assert_eq!(app.world().resource::<Log<Hacienda>>().entries().len(), 7, "the log contains the actions so far");
}
