//! Tests of the match HUD: presses have their intended meaning. Also holds the games and cases for other layout tests.

use std::sync::Arc;

use bevy_egui::egui::{Area, Event, Modifiers, Order, PointerButton};
use hab_gut::{
    Action, Effect, Good, HabGut, Phase, Position, Seat, Setting, Side,
    bots::{Level, Mind},
};

use super::{
    arrange,
    facts::{Facts, Source},
    log_panel,
    press::{Look, Own, Panel, Press},
    show,
};
use crate::{
    game_screen::{bar::BarFacts, hint::Advice, prompt::why_not},
    games::hab_gut::{
        choice::{Asking, Choice, Touch},
        history::History,
        stories::opening::Show,
        texts,
    },
    kit::prelude::*,
    playback::{Show as _, Shown},
    seats::{Seating, Sitter, Tap, names, touch::Undo},
    table::{Answers, Counts},
    texts::Who,
    ui::checks,
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
    /// A game of medium bots after a number of actions, continued until the given decision, if any.
    pub fn after(seats: u8, actions: usize, until: Option<(Phase, Seat)>) -> Game {
        let setting = Setting::default();
        let mut position = Position::setup(&setting, seats, 7, Some(Seat(0))).expect("so many may play");
        let mut minds: Vec<Mind> = (0..seats).map(|seat| Mind::new(Level::Medium, u64::from(seat) + 5)).collect();
        let (mut played, mut before) = (Vec::new(), position);
        let waits = |position: &Position| until.is_some_and(|at| (position.turn.phase, position.turn.seat) != at);
        while !position.over && (played.len() < actions || waits(&position)) {
            let seat = position.turn.seat;
            let action = minds[seat.index()].choose(&setting, &position);
            let mut effects = Vec::new();
            before = position;
            position.play(&setting, seat, action, &mut effects).expect("a mind does what is legal");
            played.push((seat, action, effects));
        }
        Game { setting, position, before, played }
    }

    /// The game after another action.
    pub fn and(&self, seat: Seat, action: Action) -> Game {
        let (mut position, mut played, mut effects) = (self.position, self.played.clone(), Vec::new());
        position.play(&self.setting, seat, action, &mut effects).expect("it is legal");
        played.push((seat, action, effects));
        Game { setting: self.setting, position, before: self.position, played }
    }

    /// The HUD data for a viewer after some touches. With `at`, seconds into the story of the last action.
    pub fn facts(&self, viewer: Option<Seat>, touches: &[Touch], at: Option<f32>) -> Facts {
        self.facts_of(&self.position, viewer, touches, at)
    }

    /// The HUD data as in `facts`, with another position on the table.
    pub fn facts_of(&self, truth: &Position, viewer: Option<Seat>, touches: &[Touch], at: Option<f32>) -> Facts {
        let (counts, answers) = (Counts::default(), Answers::default());
        let truth = Arc::new(*truth);
        let asking = Asking { position: &truth, setting: &self.setting, counts: &counts, answers: &answers };
        let mine = viewer == Some(truth.turn.seat) && !truth.over && at.is_none();
        let mut choice = Choice::default();
        for touch in touches {
            choice.hear(*touch, &asking);
        }
        let names = self.names();
        let history = Arc::new(History::of(self.played.iter().map(|(_, _, effects)| effects.as_slice())));
        let all = self.played.iter().map(|(seat, action, effects)| (*seat, *action, effects.as_slice()));
        let lines = log_panel::lines(all, &names).into();
        let mut told = *truth;
        let last = self.played.last().filter(|_| at.is_some());
        let story = last.map(|(_, _, effects)| HabGut::story(&self.setting, &self.before, &self.position, effects));
        let shown = story.as_ref().zip(at).map(|(story, at)| (story, at, story.times.told(at)));
        if let (Some((_, _, number)), Some((_, _, effects))) = (shown, last) {
            told = self.before;
            effects[..number].iter().for_each(|effect| told.apply(effect));
        }
        let source = Source {
            told: &told,
            setting: &self.setting,
            names: &names,
            viewer,
            mine,
            choice: &choice,
            asking: Some(&asking),
            story: shown,
            history,
            lines,
        };
        let mut facts = Facts::of(&source);
        let undo = Undo { one: true, turn: None };
        facts.bar = BarFacts { undo, hint: Some(mine), look_back: Some(true), ..BarFacts::default() };
        facts.why_not = (!mine).then(|| why_not(told.may_act(), &names));
        facts
    }

    /// The show at the end of the half, with the players' names.
    pub fn show(&self) -> (Show, Vec<Who>) {
        let effects = &self.played.last().expect("it was played").2;
        let number = effects.iter().position(HabGut::scores).expect("the last action ends a half");
        let mut told = self.before;
        effects[..number].iter().for_each(|effect| told.apply(effect));
        (Show::of(&self.setting, (&told, &self.position), effects, number), self.names())
    }

    fn names(&self) -> Vec<Who> {
        let mut sitters = vec![Sitter::Bot(Level::Medium); usize::from(self.position.seats)];
        sitters[0] = Sitter::Human;
        sitters[1] = Sitter::Human;
        names::names(&Seating::of(sitters))
    }

    /// The first card of a rack.
    fn card(&self, seat: Seat, side: Side) -> hab_gut::MarketCard {
        self.position.rack(seat, side).iter().next().expect("the rack holds cards")
    }
}

/// All kinds of drafts and open panels, each with its name.
pub fn cases() -> Vec<(&'static str, Facts)> {
    let me = Seat(0);
    let trade = Game::after(4, 60, Some((Phase::Trade, me)));
    let market = Game::after(5, 100, Some((Phase::Market, me)));
    let full = Game::after(5, 3, Some((Phase::Market, me)));
    let give = Game::after(3, 40, Some((Phase::Foundation, me)));
    let held = Good::ALL.into_iter().find(|good| give.position.shares[0][good.index()] > 0);
    let with = |game: &Game, change: &dyn Fn(&mut Facts)| {
        let mut facts = game.facts(Some(me), &[], None);
        change(&mut facts);
        facts
    };
    let two =
        [Touch::Card(Side::Left, market.card(me, Side::Left)), Touch::Card(Side::Right, market.card(me, Side::Right))];
    let gift: Vec<Touch> = held.into_iter().map(Touch::Own).collect();
    vec![
        ("plain", trade.facts(Some(me), &[], None)),
        ("basket", trade.facts(Some(me), &[Touch::Buy(Good::Rubber)], None)),
        (
            "refused",
            trade.facts(
                Some(me),
                &[
                    Touch::Own(Good::Rubber),
                    Touch::Own(Good::Rubber),
                    Touch::Own(Good::Rubber),
                    Touch::Own(Good::Rubber),
                ],
                None,
            ),
        ),
        ("cards", market.facts(Some(me), &two, None)),
        ("one card", full.facts(Some(me), &[Touch::Card(Side::Left, full.card(me, Side::Left))], None)),
        ("full racks", full.facts(Some(me), &[], None)),
        ("gift", give.facts(Some(me), &gift, None)),
        ("foundation", give.facts(Some(me), &[], None)),
        ("price", with(&trade, &|facts| facts.look = Some(Look::Price(Good::Coffee)))),
        ("player", with(&trade, &|facts| facts.look = Some(Look::Player(Seat(2))))),
        ("table", with(&market, &|facts| facts.panel = Some(Panel::Table))),
        ("log", with(&trade, &|facts| facts.panel = Some(Panel::Log))),
        (
            "hint",
            with(&trade, &|facts| {
                facts.panel = Some(Panel::Hint);
                let seen = facts.seen;
                let setting = facts.setting;
                let advice = trade.position.legal(&setting, me).into_iter().step_by(9).take(3);
                let sentence = |action| Some(Advice::new(action, texts::hint::sentence(&seen, &setting, action)?));
                facts.advice = advice.filter_map(sentence).collect();
            }),
        ),
        ("nobody", trade.facts(None, &[], None)),
        ("other", trade.facts(Some(Seat(1)), &[], None)),
        ("moving", market.facts(Some(me), &[], Some(0.4))),
        ("moving on", market.facts(Some(me), &[], Some(0.9))),
        ("over", Game::after(4, usize::MAX, None).facts(Some(me), &[], None)),
    ]
}

/// Draws a frame of the match. Returns the presses.
pub fn draw(ctx: &Context, facts: &Facts) -> Vec<Press> {
    let mut pressed = Vec::new();
    let whole = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
    whole.fade_in(false).show(ctx, |ui| {
        let scale = Scale::of(ui.ctx()).beside_board();
        pressed = scale.during(&ui.ctx().clone(), || {
            let frame = arrange::frame(scale, usize::from(facts.seen.seats));
            ui.allocate_rect(frame.window, Sense::hover());
            show(ui, &frame, facts)
        });
    });
    pressed
}

/// Presses the centre of a named rectangle in a panel. Returns the resulting presses.
fn press(facts: &Facts, kind: RectKind, panel: &str, name: &str) -> Vec<Press> {
    let window = vec2(1280.0, 720.0);
    let ctx = checks::context(window);
    (0..4).for_each(|_| checks::frame(&ctx, window, Vec::new(), |ctx| drop(draw(ctx, facts))));
    let all = rects::read(&ctx);
    let found = all.iter().find(|seen| seen.kind == kind && seen.panel == panel && seen.name == name);
    let at = found.unwrap_or_else(|| panic!("no {name} in {panel}: {all:?}")).rect.center();
    let mut pressed = Vec::new();
    for down in [true, false] {
        let button =
            Event::PointerButton { pos: at, button: PointerButton::Primary, pressed: down, modifiers: Modifiers::NONE };
        checks::frame(&ctx, window, vec![Event::PointerMoved(at), button], |ctx| pressed.extend(draw(ctx, facts)));
    }
    pressed
}

#[test]
fn what_is_pressed_is_what_was_meant() {
    let me = Seat(0);
    let trade = Game::after(4, 60, Some((Phase::Trade, me)));
    let facts = trade.facts(Some(me), &[], None);
    assert_eq!(press(&facts, RectKind::Shop, "bank", "tea Buy"), [Press::Touch(Touch::Buy(Good::Tea))]);
    assert_eq!(press(&facts, RectKind::Shop, "own", "coal Sell"), [Press::Touch(Touch::Own(Good::Coal))]);
    assert_eq!(press(&facts, RectKind::Button, "exchange", "salt"), [Press::Own(Own::Look(Look::Price(Good::Salt)))]);
    assert_eq!(press(&facts, RectKind::Button, "ask", "Pass"), [Press::Touch(Touch::Pass)]);
    let facts = trade.facts(Some(me), &[Touch::Buy(Good::Rubber)], None);
    assert_eq!(press(&facts, RectKind::Button, "ask", "Yes"), [Press::Tap(Tap::Confirm)]);
    assert_eq!(press(&facts, RectKind::Card, "hold", "basket 0"), [Press::Touch(Touch::TakeOut(Good::Rubber))]);
    let market = Game::after(5, 100, Some((Phase::Market, me)));
    let card = market.card(me, Side::Left);
    let facts = market.facts(Some(me), &[], None);
    assert_eq!(
        press(&facts, RectKind::Card, "rack left", "rack left 0"),
        [Press::Touch(Touch::Card(Side::Left, card))]
    );
    let watching = market.facts(Some(Seat(1)), &[], None);
    let pressed = press(&watching, RectKind::Card, "rack left", "rack left 0");
    assert!(matches!(pressed[..], [Press::Remark(_)]), "{pressed:?}");
}
