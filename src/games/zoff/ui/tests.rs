//! What the panels must keep at every window: each moment is drawn, each prairie can be pressed, and nothing that is hidden is
//! drawn.

use std::{f32::consts::FRAC_PI_2, sync::Arc};

use bevy::math::Vec2 as Place;
use bevy_egui::egui::{Area, Context, Id, Order, Pos2, Sense, Vec2, vec2};

use super::{
    facts::Source,
    frame::Frame,
    hand::YesFacts,
    hint::HintFacts,
    panels::{self, Facts},
    pastures,
    prompt::PromptFacts,
};
use crate::{
    games::zoff::{
        choice::{Choice, Touch},
        texts,
        view::layout::{Layout, Room},
    },
    stage::camera::BoardCamera,
    table::{Answers, Asking, Counts},
    texts::{Who, Words, text},
    theme::{rects::Recorded, scale::Scale},
    ui::checks::face_at,
};
use zoff::{
    Action, Bonus, Card, Chance, Choice as Chosen, Pair, Position, Prairie, Rulebook, Seat, Setting, Stage, Turn,
    Variants, Zoff,
};

/// The five forms of a window.
const WINDOWS: [Vec2; 5] =
    [vec2(1920.0, 1080.0), vec2(1280.0, 720.0), vec2(1024.0, 768.0), vec2(844.0, 390.0), vec2(390.0, 844.0)];

/// A moment of a game, who looks, and what was touched.
struct Moment {
    name: &'static str,
    setting: Setting,
    position: Position,
    eyes: Option<Seat>,
    touches: Vec<Touch>,
}

fn card(word: &str) -> Card {
    Card::from_word(word).expect("a card")
}

/// A game of so many that has gone on for a while.
fn played(setting: &Setting, seats: u8, actions: usize) -> Position {
    let mut position = Position::setup(setting, seats, 11).expect("so many may play");
    let mut chance = Chance::new(5, 5);
    for _ in 0..actions {
        let Some(seat) = position.may_act().iter().next() else { break };
        let action = position.random_action(setting, seat, &mut chance).expect("there is one");
        position.play(setting, seat, action, &mut Vec::new()).expect("it is legal");
    }
    position
}

/// One moment of each kind.
fn moments() -> Vec<Moment> {
    let setting = Setting::default();
    let auction = Setting { rulebook: Rulebook::new(Variants { auction: true, ..Variants::default() }) };
    let (begin, bids) = (played(&setting, 5, 0), played(&auction, 5, 5));
    let pairs = vec![
        Touch::Prairie(Prairie::HangManMountains),
        Touch::Card(card("5A")),
        Touch::Prairie(Prairie::RattlesnakeRidge),
        Touch::Card(card("4B")),
    ];
    let mut placing = played(&setting, 5, 60);
    let lucky = Prairie::HangManMountains;
    placing.open.put(lucky);
    let pair = |word| Pair { colour: None, prairie: lucky, card: card(word) };
    placing.stage = Stage::Place(Turn { seat: Seat(0), pair: pair("5A") });
    placing.pairs = [
        [Some(pair("5A")), None],
        [Some(pair("4G")), None],
        [Some(pair("5C")), None],
        [Some(pair("4M")), None],
        [Some(pair("3E")), None],
    ];
    let mut giving = played(&setting, 5, 40);
    let full = Prairie::DynamiteMine;
    giving.open = Rulebook::default().in_play[5];
    giving.open.take(full);
    giving.full.join(full);
    let bonus = Bonus { seat: Seat(0), colour: zoff::Colour::Blue, cows: 3, prairie: full, rank: Some(2) };
    giving.stage = Stage::Bonus(bonus);
    let mut over = played(&setting, 4, 400);
    over.stage = Stage::Over;
    let first = vec![Touch::Start(0, zoff::Colour::Blue), Touch::Start(1, zoff::Colour::Green)];
    let gifts = [Prairie::HangManMountains, Prairie::TumbleweedPlains, Prairie::RattlesnakeRidge].map(Touch::Prairie);
    let moment = |name, setting: &Setting, position, eyes: Option<u8>, touches| Moment {
        name,
        setting: setting.clone(),
        position,
        eyes: eyes.map(Seat),
        touches,
    };
    vec![
        moment("choose", &setting, begin, Some(0), Vec::new()),
        moment("chosen", &setting, begin, Some(0), pairs.clone()),
        moment("choose of two", &setting, played(&setting, 2, 2), Some(0), Vec::new()),
        moment("place", &setting, placing, Some(0), vec![Touch::Number(1)]),
        moment("others place", &setting, placing, Some(3), Vec::new()),
        moment("bonus", &setting, giving, Some(0), gifts.to_vec()),
        moment("no bonus", &setting, giving, Some(0), vec![Touch::NoBonus]),
        moment("start", &setting, played(&setting, 2, 0), Some(0), first),
        moment("bid", &auction, played(&auction, 5, 0), Some(0), vec![Touch::Bid(134)]),
        moment("colour", &auction, bids, bids.may_act().iter().next().map(|seat| seat.0), Vec::new()),
        moment("nobody looks", &setting, begin, None, Vec::new()),
        moment("over", &setting, over, Some(0), Vec::new()),
    ]
}

/// Everything that a moment shows; long names, for they need most room.
fn facts(moment: &Moment) -> Facts {
    let names: Vec<Who> = (0..5).map(|_| Who::Other(text!("zoff-prairie", prairie = Prairie::CoffeeCanyon))).collect();
    let position = Arc::new(moment.position);
    let (counts, answers) = (Counts::default(), Answers::default());
    let asking: Asking<Zoff> =
        Asking { position: &position, setting: &moment.setting, counts: &counts, answers: &answers };
    let mut choice = Choice::default();
    let may_act = moment.eyes.is_some_and(|seat| position.may_act().has(seat));
    if let Some(seat) = moment.eyes.filter(|_| may_act) {
        choice.look(seat, &asking);
        for touch in &moment.touches {
            choice.touch(*touch, seat, &asking);
        }
    }
    let seen = position.seen_by(&moment.setting, moment.eyes);
    let source = Source {
        position: &seen,
        setting: &moment.setting,
        names: &names,
        eyes: moment.eyes,
        down: false,
        may_act,
        choice: &choice,
        asking: Some(&asking),
    };
    let waits = texts::prompt::waits(&seen, &names).unwrap_or_else(|| texts::prompt::won(&names, &[Seat(0)]));
    let yours = texts::prompt::yours(&moment.setting, &seen, &choice, Some(&names[0])).filter(|_| may_act);
    Facts {
        seats: source.seats(),
        prompt: PromptFacts { text: yours.unwrap_or(waits), colour: seen.colours[0], refused: false },
        pastures: source.pastures(),
        told: Vec::new(),
        hand: source.hand(),
        yes: YesFacts { question: source.question(), no: may_act, undo: false, next: false },
        hint: HintFacts { open: may_act, advice: Vec::new() },
        log_open: false,
        home: true,
        about: None,
    }
}

/// The table of a moment as its window shows it.
fn picture(ctx: &Context, window: Vec2, frame: &Frame, moment: &Moment) -> (Layout, BoardCamera) {
    let turn = if window.y > window.x { FRAC_PI_2 } else { 0.0 };
    let in_play = moment.setting.rulebook.in_play[usize::from(moment.position.seats)];
    let lay = |narrowest| {
        let free = Place::new(frame.free.width(), frame.free.height());
        let size = pastures::sign_size(ctx, narrowest);
        let room = Room { free, sign: size.high, name: size.wide, turn, map: false };
        Layout::of(in_play, &moment.setting.rulebook, room)
    };
    let px = frame.free.width() / crate::games::zoff::view::layout::WIDTH;
    let wide = lay(f32::INFINITY);
    let layout = lay(wide.pastures.iter().map(|pasture| pasture.area.width() * px).fold(f32::INFINITY, f32::min));
    let camera = BoardCamera::new(layout.bounds(), Place::new(window.x, window.y), frame.margins());
    (layout, camera)
}

/// What stands where in a moment.
fn drawn(words: &Words, window: Vec2, text: f32, moment: &Moment) -> Vec<Recorded> {
    let facts = facts(moment);
    face_at(words, window, text, |ctx| {
        let scale = Scale::of(ctx).beside_board();
        scale.during(ctx, || {
            let frame = Frame::of(scale, usize::from(moment.position.seats));
            let (layout, camera) = picture(ctx, window, &frame, moment);
            let area = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
            area.show(ctx, |ui| {
                ui.allocate_rect(frame.window, Sense::hover());
                panels::show(ui, &frame, &facts, &[], Some((&layout, &camera)), &mut Vec::new());
            });
        });
    })
}

#[test]
fn every_moment_is_drawn_at_every_window_with_a_button_for_each_prairie() {
    for window in WINDOWS {
        for moment in moments() {
            let all = drawn(&Words::default(), window, 1.0, &moment);
            for panel in ["hand", "prompt"] {
                assert!(all.iter().any(|seen| seen.panel == panel), "{window:?} {}: no {panel}", moment.name);
            }
            let in_play = moment.setting.rulebook.in_play[usize::from(moment.position.seats)];
            for prairie in in_play.iter() {
                let button = all.iter().any(|seen| seen.name == prairie.word());
                assert!(button, "{window:?} {}: {prairie:?} cannot be pressed", moment.name);
            }
        }
    }
}

#[test]
fn what_somebody_chose_is_in_no_text_while_another_looks() {
    let setting = Setting::default();
    let mut position = played(&setting, 3, 0);
    let pair = |prairie, word: &str| Pair { colour: None, prairie, card: card(word) };
    let chosen = Chosen::two(pair(Prairie::LuckyPickle, "4G"), pair(Prairie::FireFields, "5B"));
    position.play(&setting, Seat(1), Action::Choose(chosen), &mut Vec::new()).expect("it is legal");
    for window in WINDOWS {
        for (eyes, sees) in [(Some(0), false), (Some(1), true), (None, false)] {
            let moment = Moment {
                name: "secret",
                setting: setting.clone(),
                position,
                eyes: eyes.map(Seat),
                touches: Vec::new(),
            };
            let all = drawn(&Words::default(), window, 1.0, &moment);
            let secret = |name: &str| ["4 G", "5 B"].iter().any(|card| name.contains(card));
            let told = all.iter().any(|seen| secret(&seen.name));
            assert_eq!(told, sees, "{window:?} {eyes:?}");
        }
    }
}
