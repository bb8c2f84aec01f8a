//! The match screen for the layout tests: a late position with different panels open.

use std::sync::Arc;

use bevy_egui::egui::{Area, Order};

use crate::{
    game_screen::{
        bar::BarFacts,
        log::{self, LineKind},
    },
    games::hacienda::{
        choice::{Choice, Selection, ShopItem},
        insights::recap,
        preview::Preview,
        texts,
        ui::{
            checks::frame as one_frame,
            hud::{
                HudPanels, arrange,
                hint::{self, Advice},
                layout::HudLayout,
                log_panel::Line,
                panel_data::{ConfirmBar, Source},
                points::PointsRow,
                prompt::PromptFacts,
                recap::{RecapEntry, RecapStrip},
                shop::ShopLayout,
                show, show_above,
                usable::Usable,
            },
        },
    },
    seats::{PlayerKind, ScreenViewer, Seating, names, taps::Undo},
    texts::{Arg, Kind, Text, Who, text},
    theme::{
        PanelLayout, RectKind, Scale,
        rects::{self, Recorded},
    },
    widgets::prelude::*,
};
use hacienda_rules::{
    Action, Card, Category, Cell, Deck, Illegal, LandCard, PondShape, Position, Rulebook, ScoringKind, Seat, Setting,
    Species, maps,
};

/// The panels that are open, or the state of the match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Case {
    Plain,
    Hidden,
    /// The viewer's hand is face down because nobody has touched the screen for a while.
    FaceDown,
    LogClosed,
    LogOpen,
    ShopOpen,
    LongRefusal,
    Points,
    /// The points table while a pending action changes all points.
    Forecast,
    /// The game is over, and the points table lists both scorings.
    Over,
    /// A scoring is due at the end of the round.
    ScoringDue,
    /// The HUD waits for a press after an action of a bot.
    AwaitsNext,
    /// A replay: no hand, no actions panel, no hint.
    Replay,
    Purchase,
    /// A deck was tapped by a player who cannot draw.
    Deck(Deck),
    /// The draw of a card waits for confirmation.
    Draw(Deck),
    /// The actions of the other players, with a board that fills these fractions of the free area's width and height.
    Recap(f32, f32),
    /// A hint that suggests three actions. Their hexes are at this fraction of the free area's height.
    Hint(f32),
    /// A ghost at these fractions of the free area's width and height.
    Ghost(f32, f32),
}

pub const CASES: [Case; 29] = [
    Case::Plain,
    Case::Hidden,
    Case::FaceDown,
    Case::LogClosed,
    Case::LogOpen,
    Case::ShopOpen,
    Case::LongRefusal,
    Case::Points,
    Case::Forecast,
    Case::Over,
    Case::ScoringDue,
    Case::AwaitsNext,
    Case::Replay,
    Case::Purchase,
    Case::Deck(Deck::Land),
    Case::Deck(Deck::Animal),
    Case::Draw(Deck::Land),
    Case::Draw(Deck::Animal),
    Case::Recap(1.0, 0.8),
    Case::Recap(0.6, 1.0),
    Case::Recap(1.0, 1.0),
    Case::Hint(0.0),
    Case::Hint(1.0),
    Case::Ghost(0.5, 0.5),
    Case::Ghost(0.0, 0.0),
    Case::Ghost(1.0, 0.0),
    Case::Ghost(0.0, 1.0),
    Case::Ghost(1.0, 1.0),
    Case::Ghost(0.5, 0.97),
];

impl Case {
    /// Returns true if the points table is open.
    pub fn opens_points(self) -> bool {
        matches!(self, Case::Points | Case::Forecast | Case::Over)
    }

    /// Returns true if the shop is open in layouts where it is a drawer.
    pub fn opens_shop(self) -> bool {
        matches!(self, Case::ShopOpen | Case::Purchase | Case::Deck(_) | Case::Draw(_))
    }
}

/// Returns a late position: each player holds 15 cards of ten kinds and a lot of money, and the intermediate scoring
/// has taken place.
fn late(setting: &Setting, seats: u8) -> Position {
    let mut position = Position::empty(setting, seats);
    for seat in Seat::all(seats) {
        position.hands[seat.index()] = [2, 1, 3, 1, 1, 2, 1, 2, 1, 1];
        position.known[seat.index()] = [1, 1, 2, 1, 1, 1, 1, 1, 1, 0];
        position.pesos[seat.index()] = 188;
    }
    assert_eq!(position.hands[0].iter().sum::<u8>(), 15);
    position.land_display = [LandCard::Swamp, LandCard::Pampas, LandCard::Swamp, LandCard::Rocks].map(Some);
    position.animal_display = [Some(Species::Pig), None, Some(Species::Sheep), Some(Species::Horse)];
    (0..60).for_each(|_| position.land_deck.push(LandCard::Forest));
    (0..19).for_each(|_| position.animal_stacks[1].push(Species::Horse));
    position.scorings.held[ScoringKind::Intermediate.index()] = Some(position.scores(setting));
    position
}

/// Returns log lines, some of them long.
fn lines() -> Vec<Line> {
    let turn = |seat: u8| {
        let kind = LineKind::Turn { emblem: Some(Seat(seat)), ruled: seat > 0 };
        Line { kind, text: names::name(&[], Seat(seat)).text() }
    };
    let done = |text: Text| Line { kind: LineKind::Done(None), text };
    let plus = Kind("plus");
    let payment = text!("log-payment", animals = 3, operation = plus, tiles = 5, pesos = 8);
    let row = |seat: u8| text!("log-scored", who = &names::name(&[], Seat(seat)), points = 44);
    let rows: Arg = (0..5).map(row).collect::<Vec<_>>().into();
    let round = [
        turn(1),
        done(text!("log-placed-tile-in-chain", land = LandCard::Mountain, tiles = 12)),
        done(text!("log-placed-animal-paid-each", species = Species::Pig, markets = 2, payment = payment, pesos = 16)),
        done(text!("log-bought-card", card = Card::Land(LandCard::Mountain), price = 3)),
        Line { kind: LineKind::Scored, text: text!("log-scoring", scoring = ScoringKind::Intermediate, rows = rows) },
        turn(2),
        done(text!("log-passed")),
    ];
    round.iter().cycle().take(60).cloned().collect()
}

/// Returns a very long question. It lists payments, although a pond never pays.
fn question_of_a_pond() -> Vec<Text> {
    let payment = Preview { payments: vec![(13, 25, 38); 2], ..Preview::default() };
    let mut gains = Preview::default();
    gains.points[Category::Markets.index()] = 4;
    gains.points[Category::Ponds.index()] = 7;
    gains.points[Category::Money.index()] = 3;
    let title = text!("preview-pond", shape = PondShape::Triangle);
    let money = texts::preview::money(&payment).expect("the preview has payments");
    vec![title, money, texts::preview::score(&gains, 4)]
}

/// Returns the suggested actions of a hint, with long sentences.
pub fn hints(case: Case, frame: &HudLayout) -> Vec<Advice> {
    let Case::Hint(height) = case else { return Vec::new() };
    let points = |when, points: i32| text!("hint-points", when = Kind(when), sign = Kind("plus"), points = points);
    let with_gain = |deed, gain| text!("hint-with-gain", deed = deed, gain = gain);
    let sentences = [
        text!(
            "hint-with-purpose",
            deed = text!("hint-buy-card", card = Card::Land(LandCard::Mountain), pesos = 3),
            purpose = text!("hint-join-chains-to", chains = 3, tiles = 12),
            gain = points("each", 10),
        ),
        with_gain(text!("hint-dig", shape = PondShape::Triangle, hexes = 11, pesos = 12), points("final", 22)),
        with_gain(
            text!(
                "hint-reach-markets",
                species = Species::Horse,
                from = text!("nth", nth = 9),
                to = text!("nth", nth = 10)
            ),
            points("each", 19),
        ),
    ];
    let actions = [
        Action::BuyLand(LandCard::Mountain),
        Action::Hacienda(Cell(3)),
        Action::Animal { species: Species::Pig, at: Cell(4) },
    ];
    let one = |(place, (text, action)): (usize, (Text, Action))| Advice {
        action,
        text,
        icon: hint::icon_of_action(action, None),
        at: Some(frame.free.left_top() + frame.free.size() * vec2(0.3 + 0.2 * place as f32, height)),
    };
    sentences.into_iter().zip(actions).enumerate().map(one).collect()
}

/// Returns the actions of the others, one turn each, with long numbers.
fn recap_of(case: Case, frame: &HudLayout, seats: usize, names: &[Who]) -> Option<RecapStrip> {
    let Case::Recap(wide, high) = case else { return None };
    let actions = [
        (Action::BuyTop(Deck::Animal), -2, 0),
        (Action::Animal { species: Species::Pig, at: Cell(4) }, 38, 12),
        (Action::Hacienda(Cell(3)), -12, 17),
    ];
    let entries = |seat: usize| {
        let one = move |(action, pesos, points)| {
            let (seat, pond) = (Seat(seat as u8), None);
            RecapEntry::of(
                &recap::RecapEntry { number: 7, seat, action, pond, effects: Vec::new(), pesos, points },
                names,
            )
        };
        actions.map(one)
    };
    let board = Rect::from_center_size(frame.free.center(), frame.free.size() * vec2(wide, high));
    Some(RecapStrip { entries: (1..seats).flat_map(entries).collect(), board: Some(board), open: false })
}

/// One view of the match screen.
pub struct Look {
    /// All recorded rectangles and texts.
    pub all: Vec<Recorded>,
    /// The ghost, which must stay visible.
    pub ghost: Option<Rect>,
    /// The rectangles of the panels.
    pub frame: HudLayout,
    /// The rectangles where presses do not reach the board.
    pub covers: Vec<Rect>,
}

fn prompt_of(case: Case, names: &[Who]) -> PromptFacts {
    let mine = |text: Text| PromptFacts::new(text, Some(Seat(0)));
    match case {
        Case::LongRefusal => {
            let why = Some(Illegal::NotNextToYourLand);
            PromptFacts { refused: true, rule: why, ..mine(text!("refused-not-next-to-your-land")) }
        }
        Case::Ghost(..) => mine(text!("prompt-sure-or-turn")),
        Case::Purchase => mine(text!("prompt-holding-purchase")),
        Case::Draw(deck) => mine(text!(
            "two-sentences",
            first = texts::prompt::purchase(Action::BuyTop(deck), 2),
            then = text!("prompt-no-way-back")
        )),
        Case::FaceDown => mine(text!("prompt-face-down")),
        Case::Hint(_) => mine(text!("hint-choose")),
        Case::Replay => mine(texts::prompt::thinking(&names[0])),
        Case::Over => PromptFacts { emblem: None, ..mine(texts::prompt::result(names, &[Seat(0), Seat(1)])) },
        _ => mine(texts::prompt::your_turn(None, 3)),
    }
}

/// Draws the match screen in one case.
pub fn record_case(ctx: &Context, seats: u8, case: Case) -> Look {
    let names = names::names(&Seating::of(vec![PlayerKind::Human; usize::from(seats)]));
    record_with_prompt(ctx, seats, case, &prompt_of(case, &names))
}

/// Draws the match screen in one case, with this prompt.
pub fn record_with_prompt(ctx: &Context, seats: u8, case: Case, prompt: &PromptFacts) -> Look {
    let window = Scale::of(ctx).window();
    let board = maps::by_name(maps::NAMES[0]).expect("a built-in board");
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let mut position = late(&setting, seats);
    position.scorings.due[ScoringKind::Intermediate.index()] = case == Case::ScoringDue;
    if case == Case::Over {
        position.over = true;
        position.scorings.held[ScoringKind::Final.index()] = Some(position.scores(&setting));
    }
    let position = Arc::new(position);
    let mut usable = Usable::default();
    let seating = Seating::of(vec![PlayerKind::Human; usize::from(seats)]);
    let names = names::names(&seating);
    let screen_viewer = match case {
        Case::Hidden => ScreenViewer { called: Some(Seat(0)), ..ScreenViewer::default() },
        Case::FaceDown => ScreenViewer { seat: Some(Seat(0)), face_down: true, ..ScreenViewer::default() },
        _ => ScreenViewer { seat: Some(Seat(0)), ..ScreenViewer::default() },
    };
    let mut choice = Choice::default();
    match case {
        Case::Purchase => choice.selection = Selection::Purchase(Action::BuyAnimal(Species::Pig)),
        Case::Draw(deck) => choice.selection = Selection::Purchase(Action::BuyTop(deck)),
        _ => {}
    }
    let (scale, lines) = (Scale::of(ctx), lines());
    let compact = scale.is_compact();
    let drawers = scale.panel_layout() != PanelLayout::Around;
    let log_open = if drawers { case == Case::LogOpen } else { case != Case::LogClosed };
    let mut look = None;
    // The first frame of an area only measures it, and each later frame uses the size measured in the previous one.
    for _ in 0..3 {
        one_frame(ctx, window, Vec::new(), |ctx| {
            let wanted = log_open
                .then(|| log::wanted_height(ctx, &lines, arrange::layout(scale, 0, None).log.width(), window.y));
            let mut frame = arrange::layout(scale, usize::from(seats), wanted);
            let shop_open = frame.shop_tab.is_none() || case.opens_shop();
            usable.update(&position, &setting, screen_viewer.seat, None);
            let source = Source {
                position: &position,
                setting: &setting,
                seating: &seating,
                viewer: screen_viewer,
                choice: &choice,
                usable: &usable,
                names: &names,
                pesos: position.pesos,
                scoring: None,
            };
            let shop = source.shop();
            let tapped = match case {
                Case::Deck(deck) => Some(deck),
                _ => None,
            };
            let places = ShopLayout::new(scale, &frame, 4);
            let sold =
                tapped.map_or_else(|| places.selected(&shop), |deck| places.place_of(&shop, ShopItem::Top(deck)));
            let about = || sold.unwrap_or(Rect::NOTHING).into();
            let ghost = match case {
                Case::Ghost(x, y) => {
                    let free = frame.free;
                    let centre = free.min + free.size() * vec2(x, y);
                    let side = scale.px(if compact { 60.0 } else { 120.0 });
                    Some(Rect::from_center_size(centre, Vec2::splat(side)).intersect(free))
                }
                _ => None,
            };
            let question =
                ghost.map(|about| ConfirmBar { lines: question_of_a_pond(), can_rotate: true, avoided: about.into() });
            let playing = case != Case::Replay;
            let mut facts = HudPanels {
                seats: source.seats(),
                prompt: prompt.clone(),
                hand: playing.then(|| source.hand()),
                actions: playing.then(|| source.actions(Undo { one: true, turn: Some(2) }, case == Case::AwaitsNext)),
                disabled_reason: None,
                recap: recap_of(case, &frame, usize::from(seats), &names),
                deck: source.deck(tapped, &about()),
                confirm: question.or_else(|| source.confirm(about())),
                points: case.opens_points().then(|| {
                    let mut points = source.points(Seat(1));
                    if case == Case::Forecast {
                        let changes = |row: &mut PointsRow| row.changes = row.numbers.iter().map(|_| -28).collect();
                        points.rows.iter_mut().for_each(changes);
                        points.title = text!("insight-forecast");
                    }
                    points
                }),
                bar: BarFacts {
                    hint: playing.then_some(true),
                    look_back: playing.then_some(true),
                    log_close_icon: log_open.then_some(super::super::gather::close_icon(scale)),
                    ..BarFacts::default()
                },
                advice: if playing { hints(case, &frame) } else { Vec::new() },
                shows_whole_board: false,
                log_open,
                shop_open,
                shop,
            };
            facts.make_room_for_recap(ctx, &mut frame);
            if matches!(case, Case::Recap(..)) {
                facts.make_room_for_help(ctx, &mut frame, true, true);
            }
            let mut covers = frame.panels(scale, frame.has_open_drawer(scale, log_open, shop_open));
            let area = Area::new(Id::new("match")).order(Order::Background).fixed_pos(Pos2::ZERO).constrain(false);
            area.show(ctx, |ui| {
                ui.allocate_rect(frame.window, Sense::hover());
                show(ui, &frame, &facts, &lines, &mut covers);
            });
            show_above(ctx, &frame, &facts, &mut covers);
            look = Some((ghost, frame, covers));
        });
    }
    let (ghost, frame, covers) = look.expect("the frames were drawn");
    let mut all = rects::read(ctx);
    if compact && case.opens_points() {
        // The dialog covers everything else.
        all.retain(|seen| seen.panel == "points" || seen.name == "points");
    }
    for name in ["hints", "deck"] {
        let popover = all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == name).map(|seen| seen.rect);
        let Some(popover) = popover else { continue };
        // The panel may cover the prompt and, in a compact window, other parts as well.
        let over = |seen: &Recorded| compact || seen.panel == "prompt" || seen.name == "prompt";
        all.retain(|seen| seen.panel == name || seen.name == name || !(over(seen) && seen.rect.intersects(popover)));
    }
    Look { all, ghost, frame, covers }
}
