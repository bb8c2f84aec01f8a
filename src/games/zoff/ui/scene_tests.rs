//! Moments of a game whose panels the layout tests draw in windows of several sizes.

use std::{cell::RefCell, sync::Arc};

use bevy::math::Vec2 as Place;
use bevy_egui::egui::{Area, Order};

use super::{
    Advice, PromptFacts,
    action_panel::ConfirmView,
    frame::Frame,
    log_panel::{self, Line},
    panels::{self, HudView},
    reveal, round, signboard,
    views::ViewSource,
};
use crate::{
    game_screen::bar::BarFacts,
    games::zoff::{
        choice::{Choice, Touch},
        refusals::refusal,
        texts,
        view::{
            ground,
            layout::{Layout, Room},
        },
    },
    stage::camera::BoardCamera,
    table::{DebugCounters, JudgementCache, RulesQuery},
    texts::{Translations, Untranslated, Who},
    theme::{rects::Recorded, scale::SizePreferences},
    ui::checks::draw_rects_for,
    widgets::{self, prelude::*},
};
use zoff::{
    Action, Bonus, Card, Choice as Chosen, Colour, Effect, Illegal, Pair, Position, Prairie, Prairies, Rng, Rulebook,
    Seat, Setting, Stage, Turn, Variants, Zoff,
};

/// The windows of desktop computers, of a tablet, of a phone in both orientations, and of the smallest upright phone.
pub const WINDOWS: [Vec2; 7] = [
    vec2(1920.0, 1080.0),
    vec2(1600.0, 900.0),
    vec2(1280.0, 720.0),
    vec2(1024.0, 768.0),
    vec2(844.0, 390.0),
    vec2(390.0, 844.0),
    vec2(360.0, 640.0),
];

/// A moment of a game: the position, the viewer, the touches, and the panel open over the table.
pub struct Moment {
    /// The name of the moment in failure messages.
    pub name: &'static str,
    /// The setting of the game.
    pub setting: Setting,
    /// The full position.
    pub position: Position,
    /// The viewer.
    pub viewer: Option<Seat>,
    /// The touches of the viewer.
    pub touches: Vec<Touch>,
    /// The open panel, the current animation, or another special state of the screen.
    pub overlay: Overlay,
}

/// A panel or animation over the table, or another special state of the screen.
#[derive(Debug, Clone, PartialEq)]
pub enum Overlay {
    /// No panel.
    Nothing,
    /// The open log.
    Log,
    /// The popover of a prairie.
    Prairie(Prairie),
    /// The popover or dialog of a player.
    Player(Seat),
    /// Hints.
    Hints,
    /// A refusal.
    Refused(Illegal),
    /// Pairs being turned up.
    TurnedUp,
    /// Playback that waits for the player to continue.
    Next,
    /// The viewer's cards are face down.
    FaceDown,
}

/// A cow card by its word, such as "4G".
pub fn card(word: &str) -> Card {
    Card::from_word(word).expect("the word names a card")
}

/// The position after `actions` random actions in a game with `seats` seats.
pub fn played(setting: &Setting, seats: u8, actions: usize) -> Position {
    let mut position = Position::setup(setting, seats, 11).expect("the number of seats is allowed");
    let mut rng = Rng::new(5, 5);
    for _ in 0..actions {
        let Some(seat) = position.may_act().iter().next() else { break };
        let action = position.random_action(setting, seat, &mut rng).expect("a seat that may act has a legal action");
        position.play(setting, seat, action, &mut Vec::new()).expect("a random action is legal");
    }
    position
}

/// A position in which all five players are about to place pairs on the largest prairie. Their other pairs are for
/// Lucky-Pickle.
fn placing(setting: &Setting) -> Position {
    let mut position = played(setting, 5, 60);
    let (large, small) = (Prairie::HangManMountains, Prairie::LuckyPickle);
    position.open.put(large);
    let pair = |prairie, word| Pair { colour: None, prairie, card: card(word) };
    position.stage = Stage::Place(Turn { seat: Seat(0), pair: pair(large, "5A") });
    let words = ["5A", "4G", "5C", "4M", "3E"];
    position.pairs = words.map(|word| [Some(pair(large, word)), Some(pair(small, word))]);
    position
}

/// A position in which the third bonus of a full prairie, three cows, is being paid.
fn paying_a_bonus(setting: &Setting) -> Position {
    let mut position = played(setting, 5, 40);
    let full = Prairie::DynamiteMine;
    position.open = setting.rulebook.in_play[5];
    position.open.take(full);
    position.full.push(full);
    let bonus = Bonus { seat: Seat(0), colour: Colour::Blue, cows: 3, prairie: full, rank: Some(2) };
    position.stage = Stage::Bonus(bonus);
    position
}

/// A two-player position with one open prairie, where cows of both colours may be placed.
fn mixed(setting: &Setting) -> Position {
    let mut position = played(setting, 2, 2);
    let last = Prairie::TumbleweedPlains;
    position.open = [last].into_iter().collect();
    let pair = |word| Pair { colour: None, prairie: last, card: card(word) };
    position.pairs = [[Some(pair("5A")), None], [Some(pair("4G")), None], [None; 2], [None; 2], [None; 2]];
    position.stage = Stage::Place(Turn { seat: Seat(0), pair: pair("5A") });
    position
}

/// One moment of each kind.
pub fn moments() -> Vec<Moment> {
    let setting = Setting::default();
    let with = |variants| Setting { rulebook: Rulebook::new(variants) };
    let auction = with(Variants { auction: true, ..Variants::default() });
    let open = with(Variants { open_cards: true, ..Variants::default() });
    let (begin, bids) = (played(&setting, 5, 0), played(&auction, 5, 5));
    let pairs = vec![
        Touch::Prairie(Prairie::HangManMountains),
        Touch::Card(card("5A")),
        Touch::Prairie(Prairie::RattlesnakeRidge),
        Touch::Card(card("4B")),
    ];
    let mut ended = played(&setting, 4, 400);
    ended.stage = Stage::Over;
    let chooser = |position: &Position| position.may_act().iter().next().map(|seat| seat.0);
    let first = vec![Touch::Start(0, Colour::Blue), Touch::Start(1, Colour::Green)];
    let placements =
        [Prairie::HangManMountains, Prairie::TumbleweedPlains, Prairie::RattlesnakeRidge].map(Touch::Prairie);
    let (place, give) = (placing(&setting), paying_a_bonus(&setting));
    let moment = |name, setting: &Setting, position, viewer: Option<u8>, touches| Moment {
        name,
        setting: setting.clone(),
        position,
        viewer: viewer.map(Seat),
        touches,
        overlay: Overlay::Nothing,
    };
    let over = |over: Overlay, moment: Moment| Moment { overlay: over, ..moment };
    let (prairie, colour, other) = (Prairie::HangManMountains, Colour::Orange, Colour::Violet);
    let refused = Illegal::SameSize { prairie, colour, other, size: 12 };
    vec![
        moment("choose", &setting, begin, Some(0), Vec::new()),
        moment("chosen", &setting, begin, Some(0), pairs.clone()),
        moment("choose later", &setting, played(&setting, 5, 38), Some(0), Vec::new()),
        moment("choose of two", &setting, played(&setting, 2, 2), Some(0), Vec::new()),
        moment("choose of three", &open, played(&open, 3, 14), Some(0), Vec::new()),
        moment("place", &setting, place, Some(0), vec![Touch::Number(1)]),
        moment("others place", &setting, place, Some(3), Vec::new()),
        moment("mixed", &setting, mixed(&setting), Some(0), vec![Touch::Cows(Colour::Blue, 2)]),
        moment("bonus", &setting, give, Some(0), placements.to_vec()),
        moment("no bonus", &setting, give, Some(0), vec![Touch::NoBonus]),
        moment("start", &setting, played(&setting, 2, 0), Some(0), first),
        moment("bid", &auction, played(&auction, 5, 0), Some(0), vec![Touch::Bid(134)]),
        moment("colour", &auction, bids, chooser(&bids), Vec::new()),
        moment("nobody looks", &setting, begin, None, Vec::new()),
        moment("over", &setting, ended, Some(0), Vec::new()),
        over(Overlay::Log, moment("log", &setting, give, Some(0), Vec::new())),
        over(Overlay::Prairie(Prairie::HangManMountains), moment("about", &setting, place, Some(3), Vec::new())),
        over(Overlay::Player(Seat(1)), moment("player", &setting, ended, Some(0), Vec::new())),
        over(Overlay::Player(Seat(1)), moment("cards of five", &open, played(&open, 5, 44), Some(0), Vec::new())),
        over(Overlay::Player(Seat(1)), moment("cards of two", &open, played(&open, 2, 20), Some(0), Vec::new())),
        over(Overlay::Hints, moment("hints", &setting, begin, Some(0), Vec::new())),
        over(Overlay::Refused(refused), moment("refused", &setting, place, Some(0), Vec::new())),
        over(Overlay::TurnedUp, moment("turned up", &setting, place, None, Vec::new())),
        over(Overlay::Next, moment("next", &setting, place, Some(3), Vec::new())),
        over(Overlay::FaceDown, moment("face down", &setting, begin, Some(0), Vec::new())),
    ]
}

/// The longest possible player names.
fn names() -> Vec<Who> {
    (0..5).map(|_| Who::Other(Text::untranslated(Untranslated::name("Maximilian W")))).collect()
}

/// The HUD data of a moment.
fn view(moment: &Moment) -> HudView {
    let names = names();
    let position = Arc::new(moment.position);
    let (counts, answers) = (DebugCounters::default(), JudgementCache::default());
    let rules: RulesQuery<Zoff> =
        RulesQuery { position: &position, setting: &moment.setting, counts: &counts, answers: &answers };
    let mut choice = Choice::default();
    let down = moment.overlay == Overlay::FaceDown;
    let viewer = moment.viewer.filter(|_| !down);
    let shown = matches!(moment.overlay, Overlay::TurnedUp | Overlay::Next);
    let may_act = !shown && viewer.is_some_and(|seat| position.may_act().has(seat));
    if let Some(seat) = viewer.filter(|_| may_act) {
        choice.sync(seat, &rules);
        for touch in &moment.touches {
            choice.touch(*touch, seat, &rules);
        }
    }
    let seen = position.seen_by(&moment.setting, viewer);
    let source = ViewSource {
        position: &seen,
        setting: &moment.setting,
        names: &names,
        viewer,
        face_down: down,
        may_act,
        choice: &choice,
        rules_query: Some(&rules),
    };
    let waits = texts::prompt::deciding(&seen, &names).unwrap_or_else(|| texts::prompt::result(&names, &[Seat(0)]));
    let yours = texts::prompt::your_turn(&moment.setting, &seen, &choice, Some(&names[0])).filter(|_| may_act);
    let refused = if let Overlay::Refused(why) = &moment.overlay { Some(*why) } else { None };
    let prompt = PromptFacts {
        refused: refused.is_some(),
        text: refused.map(refusal).or(yours).unwrap_or(waits),
        emblem: seen.colours[0],
        rule: refused,
        aside: round(&moment.setting, &seen),
        note: None,
    };
    let advice = viewer.filter(|_| moment.overlay == Overlay::Hints).into_iter().flat_map(|seat| {
        let mut rng = Rng::new(3, 1);
        let random_action = |_| moment.position.random_action(&moment.setting, seat, &mut rng);
        let actions: Vec<Action> = (0..3).filter_map(random_action).collect();
        actions.into_iter().map(move |action| (seat, action))
    });
    let sentence = |seat, action| texts::hint::sentence(&moment.setting, &seen, seat, action);
    let advice = advice.map(|(seat, action)| Advice::new(action, sentence(seat, action)));
    let inspected_prairie = if let Overlay::Prairie(prairie) = moment.overlay {
        Some((prairie, texts::inspect::lines(&moment.setting, &seen, prairie, &names)))
    } else {
        None
    };
    HudView {
        seats: source.seats(),
        prompt,
        prairies: source.prairies(),
        action_panel: source.action_panel(),
        confirm: ConfirmView {
            question: source.question(),
            can_cancel: may_act,
            awaits_next: moment.overlay == Overlay::Next,
        },
        bar: BarFacts {
            hint: Some(may_act),
            look_back: Some(true),
            log_close_icon: (moment.overlay == Overlay::Log).then_some(icons::CARET_DOWN),
            ..BarFacts::default()
        },
        advice: advice.collect(),
        log_open: moment.overlay == Overlay::Log,
        shows_whole_board: true,
        inspected_prairie,
        player: if let Overlay::Player(seat) = moment.overlay { Some(source.player(seat)) } else { None },
    }
}

/// The log of a five-player game.
fn lines(setting: &Setting) -> Vec<Line> {
    let begin = Position::setup(setting, 5, 11).expect("five players are allowed");
    let (mut position, mut rng) = (begin, Rng::new(5, 5));
    let mut played: Vec<(Seat, Action, Vec<Effect>)> = Vec::new();
    for _ in 0..40 {
        let Some(seat) = position.may_act().iter().next() else { break };
        let Some(action) = position.random_action(setting, seat, &mut rng) else { break };
        let mut effects = Vec::new();
        position.play(setting, seat, action, &mut effects).expect("a random action is legal");
        played.push((seat, action, effects));
    }
    let all = played.iter().map(|(seat, action, effects)| (*seat, *action, effects.as_slice()));
    log_panel::lines(setting, &begin, all, &names())
}

thread_local! {
    // Layouts are cached, because laying out rows takes longer than drawing them and many moments share a layout.
    static LAYOUTS: RefCell<Vec<(Prairies, Rulebook, Layout)>> = RefCell::default();
}

/// The cached layout for a room.
fn cached_layout(in_play: Prairies, book: &Rulebook, room: Room) -> Layout {
    LAYOUTS.with_borrow_mut(|all| {
        let cached = all.iter().find(|(of, by, layout)| *of == in_play && by == book && layout.room == room);
        cached.map(|(.., layout)| layout.clone()).unwrap_or_else(|| {
            let layout = Layout::of(in_play, book, room);
            all.push((in_play, *book, layout.clone()));
            layout
        })
    })
}

/// The layout and the camera of a moment in its window.
fn picture(ctx: &Context, window: Vec2, frame: &Frame, moment: &Moment) -> (Layout, BoardCamera) {
    let in_play = moment.setting.rulebook.in_play[usize::from(moment.position.seats)];
    let window = Place::new(window.x, window.y);
    let resting_camera =
        BoardCamera::new(bevy::math::Rect::from_center_size(Place::ZERO, Place::splat(9.0)), window, frame.margins());
    let signs = signboard::sizes(ctx, &moment.setting.rulebook, moment.position.seats);
    let room = ground::room(&resting_camera, window, frame.margins(), signs);
    let layout = cached_layout(in_play, &moment.setting.rulebook, room);
    let camera = BoardCamera::new(layout.bounds(), window, frame.margins());
    (layout, camera)
}

/// The rectangles that a moment draws.
pub fn drawn(words: &Translations, window: Vec2, text: f32, moment: &Moment) -> Vec<Recorded> {
    drawn_for(words, window, SizePreferences { text, ..SizePreferences::default() }, moment)
}

/// The visible texts of a moment, and its texts for screen readers.
pub fn all_texts(window: Vec2, moment: &Moment) -> Vec<String> {
    let mut labels = Vec::new();
    let note =
        |ctx: &Context| labels = widgets::pressables(ctx).into_iter().map(|item| item.label.to_string()).collect();
    let drawn = draw_moment(&Translations::default(), window, SizePreferences::default(), moment, note);
    drawn.into_iter().map(|seen| seen.name).chain(labels).collect()
}

/// The rectangles that a moment draws with these size settings.
pub fn drawn_for(words: &Translations, window: Vec2, preferences: SizePreferences, moment: &Moment) -> Vec<Recorded> {
    draw_moment(words, window, preferences, moment, |_| ())
}

/// Draws a moment. Calls `inspect` at the end of each frame.
fn draw_moment(
    words: &Translations,
    window: Vec2,
    preferences: SizePreferences,
    moment: &Moment,
    mut inspect: impl FnMut(&Context),
) -> Vec<Recorded> {
    let view = view(moment);
    let lines = if moment.overlay == Overlay::Log { lines(&moment.setting) } else { Vec::new() };
    let turned: Vec<(Seat, Chosen)> = match moment.overlay {
        Overlay::TurnedUp => {
            let pairs = moment.position.pairs.iter().zip(Seat::all(5));
            pairs.filter_map(|(pairs, seat)| Some((seat, Chosen::two(pairs[0]?, pairs[1]?)))).collect()
        }
        _ => Vec::new(),
    };
    draw_rects_for(words, window, preferences, |ctx| {
        let scale = Scale::of(ctx).beside_board();
        scale.during(ctx, || {
            let frame = Frame::of(scale, usize::from(moment.position.seats));
            let (layout, camera) = picture(ctx, window, &frame, moment);
            let picture = Some((&layout, &camera));
            let area = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
            area.show(ctx, |ui| {
                ui.allocate_rect(frame.window, Sense::hover());
                panels::show(ui, &frame, &view, &lines, picture, None, &mut Vec::new());
                if !turned.is_empty() {
                    let rows = reveal::rows(&moment.setting, &moment.position, &turned, &names());
                    reveal::show(ui, frame.free, &rows, 0.6, |_| None);
                }
            });
            panels::show_above(ctx, &frame, &view, &lines, picture, &mut Vec::new());
        });
        inspect(ctx);
    })
}

/// The name of the panel that covers others. If no panel is open, this is the prompt, which may extend beyond its
/// place.
pub fn covering_panel(window: Vec2, moment: &Moment) -> &'static str {
    let around = Scale::new(window, Default::default()).panel_layout() == PanelLayout::Around;
    match moment.overlay {
        Overlay::Log if around => "prompt",
        Overlay::Log => "log",
        Overlay::Prairie(_) => "about",
        Overlay::Player(_) if moment.setting.rulebook.variants.open_cards => "cards",
        Overlay::Player(_) => "about",
        Overlay::Hints => "hints",
        Overlay::TurnedUp => "turned up",
        Overlay::Nothing | Overlay::Refused(_) | Overlay::Next | Overlay::FaceDown => "prompt",
    }
}
