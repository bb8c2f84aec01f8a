//! Tests of the match HUD: presses have their intended meaning. Also provides the games and cases for the layout and
//! secrecy tests.

use std::sync::Arc;

use bevy_egui::egui::{Area, Event, Modifiers, Order, PointerButton};
use hab_gut::{
    Action, Effect, Good, HabGut, Phase, Position, Seat, Setting, Side,
    bots::{Bot, Level},
};

use super::{
    exchange::Track,
    hud_view::{HudView, ViewSource},
    layout, log_panel,
    press::{GamePress, Inspected, Panel, Press},
    show,
};
use crate::{
    game_screen::{bar::BarFacts, hint::Advice, prompt::disabled_reason},
    games::hab_gut::{
        choice::{Choice, RulesQuery, Touch},
        history::History,
        stories::foundation_opening::FoundationOpening,
        texts,
    },
    playback::{AnimatedGame, Show as _},
    seats::{PlayerKind, Seating, Tap, names, taps::Undo},
    table::{DebugCounters, JudgementCache},
    texts::{Translations, Who},
    theme::{SizePreferences, rects::Recorded},
    ui::checks,
    widgets::{prelude::*, show_tooltip},
};

/// A game in progress with its past actions.
pub struct Game {
    /// The setting of the game.
    pub setting: Setting,
    /// The current position.
    pub position: Position,
    before: Position,
    played: Vec<(Seat, Action, Vec<Effect>)>,
}

impl Game {
    /// A game between medium bots after a number of actions, continued until the given decision, if any.
    pub fn after(seats: u8, actions: usize, until: Option<(Phase, Seat)>) -> Game {
        let setting = Setting::default();
        let mut position = Position::setup(&setting, seats, 7, Some(Seat(0))).expect("the number of seats is allowed");
        let mut bots: Vec<Bot> = (0..seats).map(|seat| Bot::new(Level::Medium, u64::from(seat) + 5)).collect();
        let (mut played, mut before) = (Vec::new(), position);
        let waits = |position: &Position| until.is_some_and(|at| (position.turn.phase, position.turn.seat) != at);
        while !position.over && (played.len() < actions || waits(&position)) {
            let seat = position.turn.seat;
            let action = bots[seat.index()].choose(&setting, &position);
            let mut effects = Vec::new();
            before = position;
            position.play(&setting, seat, action, &mut effects).expect("bots choose legal actions");
            played.push((seat, action, effects));
        }
        Game { setting, position, before, played }
    }

    /// The game after another action.
    pub fn with_action(&self, seat: Seat, action: Action) -> Game {
        let (mut position, mut played, mut effects) = (self.position, self.played.clone(), Vec::new());
        position.play(&self.setting, seat, action, &mut effects).expect("the action is legal");
        played.push((seat, action, effects));
        Game { setting: self.setting, position, before: self.position, played }
    }

    /// The HUD data for a viewer after some touches. With `at`, the data shows the story of the last action, `at`
    /// seconds after its start.
    pub fn view(&self, viewer: Option<Seat>, touches: &[Touch], at: Option<f32>) -> HudView {
        self.view_of(&self.position, viewer, touches, at)
    }

    /// The same as `view`, but with another position on the table.
    pub fn view_of(&self, position: &Position, viewer: Option<Seat>, touches: &[Touch], at: Option<f32>) -> HudView {
        let (counts, answers) = (DebugCounters::default(), JudgementCache::default());
        let position = Arc::new(*position);
        let rules = RulesQuery { position: &position, setting: &self.setting, counts: &counts, answers: &answers };
        let is_viewers_turn = viewer == Some(position.turn.seat) && !position.over && at.is_none();
        let mut choice = Choice::default();
        for touch in touches {
            choice.apply_touch(*touch, &rules);
        }
        let names = self.names();
        let history = Arc::new(History::of(self.played.iter().map(|(_, _, effects)| effects.as_slice())));
        let all = self.played.iter().map(|(seat, action, effects)| (*seat, *action, effects.as_slice()));
        let lines = log_panel::lines(all, &names).into();
        let mut announced = *position;
        let last = self.played.last().filter(|_| at.is_some());
        let story = last.map(|(_, _, effects)| HabGut::story(&self.setting, &self.before, &self.position, effects));
        let shown = story.as_ref().zip(at).map(|(story, at)| (story, at, story.times.announced(at)));
        if let (Some((_, _, number)), Some((_, _, effects))) = (shown, last) {
            announced = self.before;
            effects[..number].iter().for_each(|effect| announced.apply(effect));
        }
        let source = ViewSource {
            announced: &announced,
            setting: &self.setting,
            names: &names,
            viewer,
            is_viewers_turn,
            choice: &choice,
            rules_query: Some(&rules),
            story: shown,
            history,
            lines,
        };
        let mut view = HudView::of(&source);
        let undo = Undo { one: true, turn: None };
        view.bar = BarFacts { undo, hint: Some(is_viewers_turn), look_back: Some(true), ..BarFacts::default() };
        view.disabled_reason = (!is_viewers_turn).then(|| disabled_reason(announced.may_act(), &names));
        view
    }

    /// The show at the end of the half, with the players' names.
    pub fn show(&self) -> (FoundationOpening, Vec<Who>) {
        let effects = &self.played.last().expect("the game has actions").2;
        let number = effects
            .iter()
            .position(|effect| HabGut::is_scoring(&self.setting, effect))
            .expect("the last action ends a half");
        let mut announced = self.before;
        effects[..number].iter().for_each(|effect| announced.apply(effect));
        (FoundationOpening::of(&self.setting, (&announced, &self.position), effects, number), self.names())
    }

    fn names(&self) -> Vec<Who> {
        let mut player_kinds = vec![PlayerKind::Bot(Level::Medium); usize::from(self.position.seats)];
        player_kinds[0] = PlayerKind::Human;
        player_kinds[1] = PlayerKind::Human;
        names::names(&Seating::of(player_kinds))
    }

    /// The first card of a rack.
    fn card(&self, seat: Seat, side: Side) -> hab_gut::MarketCard {
        self.position.rack(seat, side).iter().next().expect("the rack holds cards")
    }
}

/// All kinds of selections and open panels, each with its name.
pub fn cases() -> Vec<(&'static str, HudView)> {
    let me = Seat(0);
    let trade = Game::after(4, 60, Some((Phase::Trade, me)));
    let market = Game::after(5, 100, Some((Phase::Market, me)));
    let full = Game::after(5, 3, Some((Phase::Market, me)));
    let give = Game::after(3, 40, Some((Phase::Foundation, me)));
    let held = Good::ALL.into_iter().find(|good| give.position.shares[0][good.index()] > 0);
    let with = |game: &Game, change: &dyn Fn(&mut HudView)| {
        let mut view = game.view(Some(me), &[], None);
        change(&mut view);
        view
    };
    let two =
        [Touch::Card(Side::Left, market.card(me, Side::Left)), Touch::Card(Side::Right, market.card(me, Side::Right))];
    let gift: Vec<Touch> = held.into_iter().map(Touch::OwnShare).collect();
    vec![
        ("plain", trade.view(Some(me), &[], None)),
        ("basket", trade.view(Some(me), &[Touch::Buy(Good::Rubber)], None)),
        (
            "refused",
            trade.view(
                Some(me),
                &[
                    Touch::OwnShare(Good::Rubber),
                    Touch::OwnShare(Good::Rubber),
                    Touch::OwnShare(Good::Rubber),
                    Touch::OwnShare(Good::Rubber),
                ],
                None,
            ),
        ),
        ("cards", market.view(Some(me), &two, None)),
        ("one card", full.view(Some(me), &[Touch::Card(Side::Left, full.card(me, Side::Left))], None)),
        ("full racks", full.view(Some(me), &[], None)),
        ("gift", give.view(Some(me), &gift, None)),
        ("foundation", give.view(Some(me), &[], None)),
        ("price", with(&trade, &|view| view.inspected = Some(Inspected::Price(Good::Coffee)))),
        ("player", with(&trade, &|view| view.inspected = Some(Inspected::Player(Seat(2))))),
        ("table", with(&market, &|view| view.panel = Some(Panel::Table))),
        ("log", with(&trade, &|view| view.panel = Some(Panel::Log))),
        (
            "hint",
            with(&trade, &|view| {
                view.panel = Some(Panel::Hint);
                let seen = view.seen;
                let setting = view.setting;
                let advice = trade.position.legal(&setting, me).into_iter().step_by(9).take(3);
                let sentence = |action| Some(Advice::new(action, texts::hint::sentence(&seen, &setting, action)?));
                view.advice = advice.filter_map(sentence).collect();
            }),
        ),
        ("sign", with(&trade, &|view| view.prompt.note = Some(text!("hg-sign-saved")))),
        ("nobody", trade.view(None, &[], None)),
        ("other", trade.view(Some(Seat(1)), &[], None)),
        ("moving", market.view(Some(me), &[], Some(0.4))),
        ("moving on", market.view(Some(me), &[], Some(0.9))),
        ("over", Game::after(4, usize::MAX, None).view(Some(me), &[], None)),
    ]
}

/// Draws a frame of the match. Returns the presses.
pub fn draw(ctx: &Context, view: &HudView) -> Vec<Press> {
    let mut pressed = Vec::new();
    let whole = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
    whole.fade_in(false).show(ctx, |ui| {
        let scale = Scale::of(ui.ctx()).beside_board();
        pressed = scale.during(&ui.ctx().clone(), || {
            let frame = layout::frame(scale, usize::from(view.seen.seats));
            ui.allocate_rect(frame.window, Sense::hover());
            show(ui, &frame, view)
        });
    });
    pressed
}

/// Presses the centre of a named rectangle in a panel. Returns the resulting presses.
fn press(view: &HudView, kind: RectKind, panel: &str, name: &str) -> Vec<Press> {
    let window = vec2(1280.0, 720.0);
    let ctx = checks::context(window);
    (0..4).for_each(|_| checks::frame(&ctx, window, Vec::new(), |ctx| drop(draw(ctx, view))));
    let all = rects::read(&ctx);
    let found = all.iter().find(|seen| seen.kind == kind && seen.panel == panel && seen.name == name);
    let at = found.unwrap_or_else(|| panic!("no {name} in {panel}: {all:?}")).rect.center();
    let mut pressed = Vec::new();
    for down in [true, false] {
        let button =
            Event::PointerButton { pos: at, button: PointerButton::Primary, pressed: down, modifiers: Modifiers::NONE };
        checks::frame(&ctx, window, vec![Event::PointerMoved(at), button], |ctx| pressed.extend(draw(ctx, view)));
    }
    pressed
}

#[test]
fn presses_have_their_intended_meaning() {
    let me = Seat(0);
    let trade = Game::after(4, 60, Some((Phase::Trade, me)));
    let view = trade.view(Some(me), &[], None);
    assert_eq!(press(&view, RectKind::Shop, "bank", "tea Buy"), [Press::Touch(Touch::Buy(Good::Tea))]);
    assert_eq!(press(&view, RectKind::Shop, "own", "coal Sell"), [Press::Touch(Touch::OwnShare(Good::Coal))]);
    assert_eq!(
        press(&view, RectKind::Button, "exchange", "salt"),
        [Press::GameSpecific(GamePress::Inspect(Inspected::Price(Good::Salt)))]
    );
    assert_eq!(press(&view, RectKind::Button, "ask", "Pass"), [Press::Touch(Touch::Pass)]);
    let view = trade.view(Some(me), &[Touch::Buy(Good::Rubber)], None);
    assert_eq!(press(&view, RectKind::Button, "ask", "Yes"), [Press::Tap(Tap::Confirm)]);
    assert_eq!(press(&view, RectKind::Card, "hold", "basket 0"), [Press::Touch(Touch::TakeOut(Good::Rubber))]);
    let market = Game::after(5, 100, Some((Phase::Market, me)));
    let card = market.card(me, Side::Left);
    let view = market.view(Some(me), &[], None);
    assert_eq!(press(&view, RectKind::Card, "rack left", "rack left 0"), [Press::Touch(Touch::Card(Side::Left, card))]);
    let watching = market.view(Some(Seat(1)), &[], None);
    let pressed = press(&watching, RectKind::Card, "rack left", "rack left 0");
    assert!(matches!(pressed[..], [Press::Remark(_)]), "{pressed:?}");
}

/// The tooltips that appear when a pointer rests at a point.
fn tooltips_at(view: &HudView, window: Vec2, at: Pos2) -> Vec<String> {
    let ctx = checks::context(window);
    for _ in 0..8 {
        checks::frame(&ctx, window, vec![Event::PointerMoved(at)], |ctx| {
            draw(ctx, view);
            show_tooltip(ctx, 0.2);
        });
    }
    let texts = rects::read(&ctx).into_iter().filter(|seen| seen.panel == "name" && seen.kind == RectKind::Text);
    texts.map(|seen| seen.name).collect()
}

#[test]
fn numbers_and_empty_places_are_explained() {
    let (me, window, words) = (Seat(0), vec2(1920.0, 1080.0), Translations::default());
    let view = Game::after(5, 100, Some((Phase::Market, me))).view(Some(me), &[], None);
    let round = words.tr(view.round());
    let all = checks::draw_rects(window, |ctx| drop(draw(ctx, &view)));
    assert!(all.iter().any(|seen| seen.panel == "table" && seen.name == *round), "the half and the round in words");
    let scale = Scale::new(window, SizePreferences::default()).beside_board();
    let first_slot = |seats| {
        let place = layout::frame(scale, seats).selection.shrink(layout::inset(scale));
        place.left_center() + vec2(scale.min_target() / 2.0, 0.0)
    };
    let trade = Game::after(4, 60, Some((Phase::Trade, me))).view(Some(me), &[], None);
    let most = trade.setting.rulebook.max_lot;
    let explained = words.tr(text!("hg-empty-basket", most = most)).to_string();
    assert_eq!(tooltips_at(&trade, window, first_slot(4)), [explained]);
    let give = Game::after(3, 40, Some((Phase::Foundation, me))).view(Some(me), &[], None);
    // This sentence has room beside the place, so it needs no tooltip.
    let explained = words.tr(text!("hg-empty-gift")).to_string();
    let all = checks::draw_rects(window, |ctx| drop(draw(ctx, &give)));
    assert!(all.iter().any(|seen| seen.kind == RectKind::Text && seen.name == explained));
    assert_eq!(tooltips_at(&give, window, first_slot(3)), Vec::<String>::new());
}

#[test]
fn the_rows_of_shares_are_labelled_on_large_screens() {
    let me = Seat(0);
    let view = Game::after(4, 60, Some((Phase::Trade, me))).view(Some(me), &[], None);
    for (window, labelled) in [(vec2(1920.0, 1080.0), true), (vec2(844.0, 390.0), false)] {
        let all = checks::draw_rects(window, |ctx| drop(draw(ctx, &view)));
        for name in [text!("hg-bank"), text!("hg-yours")] {
            let name = Translations::default().tr(name).to_string();
            let shown = all.iter().any(|seen| seen.kind == RectKind::Text && seen.name == name);
            assert_eq!(shown, labelled, "{window:?}: {name}");
        }
    }
}

#[test]
fn tooltips_do_not_repeat_the_names_of_goods() {
    let me = Seat(0);
    let trade = Game::after(4, 60, Some((Phase::Trade, me))).view(Some(me), &[], None);
    let held = |good: &Good| trade.seen.shares[me.index()][good.index()] > 0;
    let without = Good::ALL.into_iter().find(|good| !held(good)).expect("the player lacks a good");
    // A wide window names the goods above their tracks; a phone does not.
    for (window, repeats) in [(vec2(1920.0, 1080.0), false), (vec2(390.0, 844.0), true)] {
        let scale = Scale::new(window, SizePreferences::default()).beside_board();
        let frame = layout::frame(scale, usize::from(trade.seen.seats));
        let card = frame.cards(scale, Side::Left, trade.rack(Side::Left).1 as usize)[0];
        for place in [frame.own[without.index()], card] {
            assert_eq!(!tooltips_at(&trade, window, place.center()).is_empty(), repeats, "{window:?}: {place:?}");
        }
        assert_eq!(tooltips_at(&trade, window, frame.bank[0].center()).len(), 1, "{window:?}");
    }
}

#[test]
fn the_head_of_a_track_shows_the_previewed_price() {
    let me = Seat(0);
    let market = Game::after(5, 100, Some((Phase::Market, me)));
    let two =
        [Touch::Card(Side::Left, market.card(me, Side::Left)), Touch::Card(Side::Right, market.card(me, Side::Right))];
    let view = market.view(Some(me), &two, None);
    let moves = &view.preview.as_ref().expect("two cards are chosen").moves;
    for window in [vec2(1920.0, 1080.0), vec2(844.0, 390.0), vec2(390.0, 844.0)] {
        let all = checks::draw_rects(window, |ctx| drop(draw(ctx, &view)));
        let scale = Scale::new(window, SizePreferences::default()).beside_board();
        let frame = layout::frame(scale, usize::from(view.seen.seats));
        let tracks = frame.lanes.map(|lane| Track::of(scale, lane, view.setting.rulebook.highest_price));
        let texts: Vec<_> = all.iter().filter(|seen| seen.panel == "exchange" && seen.kind == RectKind::Text).collect();
        for moved in moves {
            let last = moves.iter().rfind(|other| other.good == moved.good).map_or(moved.to, |last| last.to);
            let head = tracks[moved.good.index()].head.expand(1.0);
            let shows_price =
                |seen: &&&Recorded| head.contains_rect(seen.rect) && seen.name.ends_with(&last.to_string());
            assert!(texts.iter().any(|seen| shows_price(&seen)), "{window:?}: {moved:?} is not in {texts:?}");
        }
        let covers = |seen: &&&Recorded| tracks.iter().any(|track| track.chart.shrink(1.0).intersects(seen.rect));
        assert_eq!(texts.iter().find(covers), None, "{window:?}: a text covers a chart");
    }
}
