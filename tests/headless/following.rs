//! Tests of tables that follow whole random games: each lays out an imagined position, learns from each notice, and
//! plays the same actions through the turn schedule.

use std::{fmt::Debug, sync::Arc};

use bevy::prelude::*;
use hab_gut::HabGut;
use hacienda::{
    games::{
        self,
        hab_gut::table::{
            cards::{Card, CardLocation},
            shares::{Holder, Share},
        },
    },
    table::{OnTable, PlacedBy, TableReader, snapshot},
    turn::{self, Intent, Intents, Played, Rules, Verify, learn},
};
use hacienda_rules::{Edition, Hacienda, HouseRules, Rulebook, maps};
use tabletop::{Followed, LearnError, Notice, Opening, Rng, Seat, Told, Viewer};
use zoff::{Variants, Zoff};

use crate::fixtures;

/// A game with a table that viewers can follow.
trait Followable: Rules + Followed {
    /// Adds the turn schedule of the game.
    fn add_turn(app: &mut App);

    /// Returns a random action of a seat that may act.
    fn choose(setting: &Self::Setting, position: &Self::Position, seat: Seat, rng: &mut Rng) -> Self::Action {
        Self::random_action(setting, position, seat, rng).expect("the seat may act")
    }
}

impl Followable for Hacienda {
    fn add_turn(app: &mut App) {
        app.add_plugins(games::hacienda::turn::plugin);
    }

    fn choose(
        setting: &hacienda_rules::Setting,
        position: &hacienda_rules::Position,
        _: Seat,
        rng: &mut Rng,
    ) -> hacienda_rules::Action {
        fixtures::random_action(setting, position, rng)
    }
}

impl Followable for Zoff {
    fn add_turn(app: &mut App) {
        app.add_plugins(games::zoff::turn::plugin);
    }
}

impl Followable for HabGut {
    fn add_turn(app: &mut App) {
        app.add_plugins(games::hab_gut::turn::plugin);
    }
}

/// The pieces with the numbers of the actions that placed them, and the places of shares and cards, which everybody
/// sees.
type Places = Vec<(Entity, Option<PlacedBy>, Option<Holder>, Option<CardLocation>)>;

fn places(world: &mut World) -> Places {
    type Pieces = (Entity, Option<&'static PlacedBy>, Option<&'static Share>, Option<&'static Card>);
    let mut pieces = world.query_filtered::<Pieces, With<OnTable>>();
    let pieces = pieces.iter(world);
    let place = |(piece, placed, share, card): (Entity, Option<&PlacedBy>, Option<&Share>, Option<&Card>)| {
        (piece, placed.copied(), share.map(|share| share.holder()), card.map(|card| card.location()))
    };
    pieces.map(place).collect()
}

/// The position that all systems of a frame share.
fn shared<G: Followable>(app: &mut App) -> G::Position {
    let read = |table: TableReader<G>| table.snapshot().map(|position| **position);
    app.world_mut().run_system_cached(read).expect("the system runs").expect("a game is on the table")
}

/// The kind of an effect, without its numbers.
fn kind(effect: &impl Debug) -> String {
    format!("{effect:?}").split(" {").next().unwrap_or_default().to_owned()
}

/// The table of a viewer, with an imagined position.
struct Client {
    viewer: Viewer,
    app: App,
    actions: u32,
    /// The number of notices that rearranged something hidden.
    moved: u32,
}

impl Client {
    fn new<G: Followable>(setting: &G::Setting, first: &G::Position, viewer: Viewer, rng: &mut Rng) -> Client {
        let text = Opening::<G>::of(setting, first, viewer).text();
        let opening: Opening<G> = serde_json::from_str(&text).expect("an opening can be read");
        let imagined = opening.imagine(setting, viewer, rng).expect("the opening is valid");
        let mut app = App::new();
        G::add_turn(&mut app);
        app.insert_resource(Verify(true));
        let mut client = Client { viewer, app, actions: 0, moved: 0 };
        client.begin::<G>(setting, &imagined);
        client
    }

    /// Lays out an imagined position.
    fn begin<G: Followable>(&mut self, setting: &G::Setting, imagined: &G::Position) {
        turn::begin::<G>(self.app.world_mut(), setting, imagined);
        self.actions = 0;
    }

    /// Learns from a notice and plays its action in one frame, so a shared position cached before the notice would be
    /// outdated.
    fn play<G: Followable>(&mut self, setting: &G::Setting, notice: &Notice<G>) -> Played<G> {
        let (app, viewer, text) = (&mut self.app, self.viewer, notice.text());
        let before = shared::<G>(app);
        let places_before = places(app.world_mut());
        let intent =
            learn(app.world_mut(), viewer, notice).unwrap_or_else(|error| panic!("{viewer:?}: {error}: {text}"));
        let learnt = shared::<G>(app);
        assert_eq!(snapshot::<G>(app.world_mut()), Some(learnt), "the shared position is the new one: {text}");
        assert_eq!(places(app.world_mut()), places_before, "no piece moves: {text}");
        assert_eq!(G::seen_by(setting, &learnt, viewer), G::seen_by(setting, &before, viewer), "{text}");
        app.world_mut().resource_mut::<Intents<G>>().push(intent);
        turn::play::<G>(app.world_mut());
        let mut messages = app.world_mut().resource_mut::<Messages<Played<G>>>();
        let played: Vec<Played<G>> = messages.drain().collect();
        let [played] = &played[..] else { panic!("{viewer:?}: the action was refused: {text}") };
        self.actions += 1;
        self.moved += u32::from(learnt != before);
        assert_eq!((played.number, played.seat), (self.actions, notice.seat));
        played.clone()
    }
}

/// Plays a random game that all viewers follow; now and then, one of them starts again from a new imagined position.
/// Returns how many notices rearranged something hidden.
fn follow<G: Followable>(setting: &G::Setting, seats: u8, number: u64) -> u32 {
    let first = G::set_up(setting, seats, number, None).expect("this number of players is valid");
    let (mut position, mut rng) = (first, Rng::new(number, 78));
    let viewers = Seat::all(seats).map(Viewer::from).chain([Viewer::SPECTATOR]);
    let mut clients: Vec<Client> = viewers.map(|viewer| Client::new::<G>(setting, &first, viewer, &mut rng)).collect();
    while !G::is_over(&position) {
        let acting: Vec<Seat> = G::may_act(&position).iter().collect();
        let seat = acting[rng.below(acting.len() as u32) as usize];
        let action = G::choose(setting, &position, seat, &mut rng);
        let (before, mut effects) = (position, Vec::new());
        G::play(setting, &mut position, seat, action, &mut effects).expect("the action is legal");
        let kinds: Vec<String> = effects.iter().map(kind).collect();
        for client in &mut clients {
            if rng.below(32) == 0 {
                client.begin::<G>(setting, &G::imagine(setting, &before, client.viewer, &mut rng));
            }
            let notice = Notice::of(setting, &before, seat, action, &position, client.viewer);
            let played = client.play::<G>(setting, &notice);
            let seen = |position| G::seen_by(setting, position, client.viewer);
            assert_eq!(seen(&played.after), seen(&position), "{:?} in game {number}: {notice:?}", client.viewer);
            assert_eq!(played.effects.iter().map(kind).collect::<Vec<_>>(), kinds, "the effects are of the same kinds");
        }
    }
    clients.iter().map(|client| client.moved).sum()
}

#[test]
fn tables_follow_hacienda() {
    let board = |name| Arc::new(maps::by_name(name).expect("the board is built in"));
    let house = HouseRules { mixed_herds: true, land_reshuffle: false, ..HouseRules::default() };
    let crucible = Rulebook::new(Edition::Crucible, false, HouseRules::default());
    let games = [
        (Rulebook::default(), "symmetric", &[2, 3, 4, 5][..]),
        (Rulebook::new(Edition::Variant1, true, house), "asymmetric", &[2, 4]),
        (crucible, "caldera", &[2; 6]),
    ];
    let games = games.iter().flat_map(|(rulebook, name, seats)| seats.iter().map(move |seats| (rulebook, name, seats)));
    let mut moved = 0;
    for (number, (rulebook, name, seats)) in (0..).zip(games) {
        let setting = hacienda_rules::Setting { board: board(name), rulebook: *rulebook };
        moved += follow::<Hacienda>(&setting, *seats, number);
    }
    assert!(moved > 500, "only {moved} notices rearranged something hidden");
}

#[test]
fn tables_follow_zoff() {
    let mut moved = 0;
    for number in 0..32 {
        let [auction, fair, open_cards] = [1, 2, 4].map(|bit| number & bit != 0);
        let mut setting = zoff::Setting { rulebook: zoff::Rulebook::new(Variants { auction, fair, open_cards }) };
        // With only two possible bids, ties are frequent.
        setting.rulebook.highest_bid = 1;
        moved += follow::<Zoff>(&setting, 2 + (number / 8) as u8, number);
    }
    assert!(moved > 500, "only {moved} notices rearranged something hidden");
}

#[test]
fn tables_follow_hab_gut() {
    let mut moved = 0;
    for number in 0..24 {
        let house = hab_gut::HouseRules { stuck_at_the_end: number % 2 == 1 };
        let setting = hab_gut::Setting { rulebook: hab_gut::Rulebook::new(house) };
        moved += follow::<HabGut>(&setting, 3 + (number % 3) as u8, number);
    }
    assert!(moved > 500, "only {moved} notices rearranged something hidden");
}

#[test]
fn a_notice_that_contradicts_the_table_changes_nothing() {
    let setting = hab_gut::Setting::default();
    let first = hab_gut::Position::setup(&setting, 3, 7, Some(Seat(0))).expect("three players are allowed");
    let viewer = Viewer::from(Seat(2));
    let notice = |seat, told: &str| Notice { seat: Seat(seat), told: Told::Whole(told.to_owned()), news: Vec::new() };
    let mut client = Client::new::<HabGut>(&setting, &first, viewer, &mut Rng::new(1, 0));
    let world = client.app.world_mut();
    let before = snapshot::<HabGut>(world);
    assert_eq!(learn::<HabGut>(world, viewer, &notice(1, "pass")), Err(LearnError::NotToAct(Seat(1))));
    assert_eq!(
        learn::<HabGut>(world, viewer, &notice(0, "sell tea")).map_err(|error| error.to_string()),
        Err("the news contradicts the position: the seat does not have these shares".to_owned())
    );
    assert_eq!(snapshot::<HabGut>(world), before);
    let intent = Intent { seat: Seat(0), action: hab_gut::Action::Pass };
    assert_eq!(learn::<HabGut>(world, viewer, &notice(0, "pass")), Ok(intent));
    hacienda::table::clear::<HabGut>(world);
    assert_eq!(learn::<HabGut>(world, viewer, &notice(0, "pass")), Err(LearnError::NotToAct(Seat(0))));
}
