//! The match screen without a window: nothing overlaps, nothing leaves its panel, nothing is too small to tap or to read.

use std::{collections::BTreeMap, sync::Arc};

use bevy_egui::egui::{Context, Pos2, RawInput, Rect, Vec2, pos2, vec2};

use super::{
    Facts, arrange, confirm,
    facts::{ConfirmFacts, PromptFacts, Source},
    frame::Frame,
    hint::{self, AdviceFacts, HintFacts},
    log_panel::{self, Line},
    show, show_above,
    usable::Usable,
};
use crate::{
    games::hacienda::{
        choice::{Choice, Held},
        preview::Preview,
        texts,
        ui::checks::{NARROW, ODD_WINDOWS, strangers},
    },
    kit::{install_words, text_width},
    seats::{Eyes, Seating, Sitter, names},
    texts::{Arg, Given, Kind, Language, Text, Who, Words, text},
    theme::{
        fonts::{self, Type},
        rects::{self, Recorded, RectKind},
        scale::{MIN_TEXT, Scale, SizeWishes},
        style,
    },
};
use hacienda_rules::{
    Action, Deck, Game, HouseRules, Position, Rulebook, Setting, maps,
    vocab::{CARD_KINDS, Card, Category, LandCard, MAX_SEATS, PondShape, ScoringKind, Seat, Species},
};

/// Computers, a tablet, phones held sideways.
const WINDOWS: [Vec2; 10] = [
    vec2(1024.0, 768.0),
    vec2(1366.0, 768.0),
    vec2(1920.0, 1080.0),
    vec2(2560.0, 1440.0),
    vec2(1180.0, 820.0),
    vec2(1024.0, 700.0),
    vec2(667.0, 375.0),
    vec2(740.0, 360.0),
    vec2(844.0, 390.0),
    vec2(932.0, 430.0),
];

/// A late position: 15 cards of ten kinds, full purses, a scoring held.
fn late(setting: &Setting, seats: u8) -> Position {
    let mut position = Position::empty(setting, seats);
    for seat in Seat::all(seats) {
        position.hands[seat.index()] = [2, 1, 3, 1, 1, 2, 1, 2, 1, 1];
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

/// What is open or in question while the panels are looked at.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Case {
    Plain,
    Hidden,
    LogShut,
    LogOpen,
    ShopOpen,
    LongRefusal,
    Points,
    Purchase,
    /// Three hints, the first about a hex at this height of the free rectangle, in parts of it.
    Hint(f32),
    /// A ghost around this place of the free rectangle, in parts of it.
    Ghost(f32, f32),
}

const CASES: [Case; 16] = [
    Case::Plain,
    Case::Hidden,
    Case::LogShut,
    Case::LogOpen,
    Case::ShopOpen,
    Case::LongRefusal,
    Case::Points,
    Case::Purchase,
    Case::Hint(0.0),
    Case::Hint(1.0),
    Case::Ghost(0.5, 0.5),
    Case::Ghost(0.0, 0.0),
    Case::Ghost(1.0, 0.0),
    Case::Ghost(0.0, 1.0),
    Case::Ghost(1.0, 1.0),
    Case::Ghost(0.5, 0.97),
];

/// Lines of a log, long ones among them.
fn lines() -> Vec<Line> {
    let turn = |seat: u8| Line::Turn(Seat(seat), Who::Other(names::colour(Seat(seat))));
    let done = |text: Text| Line::Done(text, None);
    let plus = Kind("plus");
    let payment = text!("log-payment", animals = 3, operation = plus, tiles = 5, pesos = 8);
    let row = |seat: u8| text!("log-scored", who = &Who::Other(names::colour(Seat(seat))), points = 44);
    let rows: Arg = (0..5).map(row).collect::<Vec<_>>().into();
    let round = [
        turn(1),
        done(text!("log-placed-tile-in-chain", land = LandCard::Mountain, tiles = 12)),
        done(text!("log-placed-animal-paid-each", species = Species::Pig, markets = 2, payment = payment, pesos = 16)),
        done(text!("log-bought-card", card = Card::Land(LandCard::Mountain), price = 3)),
        Line::Scored(text!("log-scoring", scoring = ScoringKind::Intermediate, rows = rows)),
        turn(2),
        done(text!("log-passed")),
    ];
    round.iter().cycle().take(60).cloned().collect()
}

/// A window of this size, ready to be drawn in.
fn context(window: Vec2) -> Context {
    context_in(&Words::default(), window)
}

/// The same in a language.
fn context_in(words: &Words, window: Vec2) -> Context {
    let ctx = Context::default();
    fonts::install(&ctx);
    style::install(&ctx, Scale::new(window, SizeWishes::default()));
    rects::enable(&ctx);
    install_words(&ctx, words);
    ctx
}

/// Everything recorded of one case, and what must stay uncovered.
fn recorded(ctx: &Context, seats: u8, case: Case) -> (Vec<Recorded>, Option<Rect>) {
    let window = Scale::of(ctx).window();
    let board = maps::by_name(maps::NAMES[0]).expect("it is one of ours");
    let setting = Setting { board: Arc::new(board), rulebook: Rulebook::default() };
    let position = Arc::new(late(&setting, seats));
    let mut usable = Usable::default();
    let seating = Seating(vec![Sitter::Human; usize::from(seats)]);
    let names = names::names(&seating);
    let hidden = Eyes { seat: None, asked: Some(Seat(0)) };
    let eyes = if case == Case::Hidden { hidden } else { Eyes { seat: Some(Seat(0)), asked: None } };
    let mut choice = Choice::default();
    if case == Case::Purchase {
        choice.held = Held::Purchase(Action::BuyTop(Deck::Animal));
    }
    let mut ghost = None;
    // Fonts hold from the second frame on, sheets from their second.
    for _ in 0..3 {
        let input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, window)), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            rects::clear(ui.ctx());
            let scale = Scale::of(ui.ctx());
            let compact = scale.compact();
            let (log_open, lines) = (if compact { case == Case::LogOpen } else { case != Case::LogShut }, lines());
            let wanted = log_open.then(|| log_panel::wanted_height(ui.ctx(), &lines, window.y));
            let frame = arrange::frame(scale, usize::from(seats), wanted);
            usable.look(&position, &setting, eyes.seat, None);
            let source = Source {
                position: &position,
                setting: &setting,
                seating: &seating,
                eyes,
                choice: &choice,
                usable: &usable,
                names: &names,
            };
            let shop = source.shop();
            let sold = super::shop::ShopFrame::new(scale, &frame, 4).selected(&shop);
            ghost = match case {
                Case::Ghost(x, y) => {
                    let free = frame.free;
                    let centre = free.min + free.size() * vec2(x, y);
                    let side = scale.px(if compact { 60.0 } else { 120.0 });
                    Some(Rect::from_center_size(centre, Vec2::splat(side)).intersect(free))
                }
                _ => None,
            };
            let question = ghost.map(|about| ConfirmFacts { lines: question_of_a_pond(), turns: true, about });
            let refused = case == Case::LongRefusal;
            let text = match refused {
                true => text!("refused-not-next-to-your-land"),
                false => texts::prompt::your_turn(None, 3),
            };
            let facts = Facts {
                seats: source.seats(),
                prompt: PromptFacts { text, seat: Some(Seat(0)), refused },
                hand: Some(source.hand()),
                actions: Some(source.actions(true)),
                why_not: None,
                confirm: question.or_else(|| source.confirm(sold.unwrap_or(Rect::NOTHING))),
                points: (case == Case::Points).then(|| source.points()),
                hint: Some(hints(case, &frame)),
                home: false,
                log_open,
                shop_open: !compact || matches!(case, Case::ShopOpen | Case::Purchase),
                shop,
            };
            show(ui, &frame, &facts, &lines);
            show_above(ui.ctx(), &frame, &facts, &mut Vec::new());
        });
        output.textures_delta.clear();
    }
    let mut all = rects::read(ctx);
    let compact_window = Scale::of(ctx).compact();
    if compact_window && case == Case::Points {
        // There the sheet lies over everything.
        all.retain(|seen| seen.panel == "points" || seen.name == "points");
    }
    if let Some(slip) =
        all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "hints").map(|seen| seen.rect)
    {
        // It lies over the prompt, and on a phone over the chips, too.
        let over = |seen: &Recorded| compact_window || seen.panel == "prompt" || seen.name == "prompt";
        all.retain(|seen| seen.panel == "hints" || seen.name == "hints" || !(over(seen) && seen.rect.intersects(slip)));
    }
    (all, ghost)
}

#[test]
fn the_running_score_shows_money_at_the_end_alone() {
    let board = Arc::new(maps::by_name(maps::NAMES[0]).expect("it is one of ours"));
    let seating = Seating(vec![Sitter::Human; 2]);
    let (names, choice) = (names::names(&seating), Choice::default());
    let eyes = Eyes { seat: Some(Seat(0)), asked: None };
    for (running_score, over, points) in [(false, false, 18_u16), (true, false, 0), (true, true, 18)] {
        let rulebook = Rulebook::new(Game::Base, running_score, HouseRules::default());
        let setting = Setting { board: board.clone(), rulebook };
        let mut position = Position::empty(&setting, 2);
        position.pesos = [188; MAX_SEATS];
        if over {
            position.over = true;
            position.scorings.held[ScoringKind::Final.index()] = Some(position.scores(&setting));
        }
        let source = Source {
            position: &position,
            setting: &setting,
            seating: &seating,
            eyes,
            choice: &choice,
            usable: &Usable::default(),
            names: &names,
        };
        assert!(source.seats().iter().all(|seat| seat.points == u32::from(points)), "{running_score} {over}");
        let rows = source.points().rows;
        assert_eq!(rows.iter().any(|(_, label, ..)| *label == texts::category(Category::Money)), points > 0);
        let sum = rows.iter().find(|(_, label, ..)| *label == text!("face-sum"));
        assert_eq!(sum.map(|row| row.2.clone()), Some(vec![points; 2]), "{running_score} {over}");
    }
}

/// A question as long as it gets, though no pond pays.
fn question_of_a_pond() -> Vec<Text> {
    let payment = Preview { payments: vec![(13, 25, 38); 2], ..Preview::default() };
    let mut gains = Preview::default();
    gains.points[Category::Markets.index()] = 4;
    gains.points[Category::Ponds.index()] = 7;
    gains.points[Category::Money.index()] = 3;
    let title = text!("preview-pond", shape = PondShape::Triangle);
    let money = texts::preview::money(&payment).expect("it pays");
    vec![title, money, texts::preview::score(&gains, 4)]
}

/// Hints as long as they get.
fn hints(case: Case, frame: &Frame) -> HintFacts {
    let Case::Hint(height) = case else { return HintFacts { open: true, advice: Vec::new() } };
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
            text!("hint-reach-markets", from = text!("nth", nth = 9), to = text!("nth", nth = 10)),
            points("each", 19),
        ),
    ];
    let actions = [
        Action::BuyLand(LandCard::Mountain),
        Action::Hacienda(hacienda_rules::Cell(3)),
        Action::Animal { species: Species::Pig, at: hacienda_rules::Cell(4) },
    ];
    let one = |(place, (text, action)): (usize, (Text, Action))| AdviceFacts {
        action,
        text,
        sign: hint::sign(action, None),
        at: Some(frame.free.left_top() + frame.free.size() * vec2(0.3 + 0.2 * place as f32, height)),
    };
    HintFacts { open: true, advice: sentences.into_iter().zip(actions).enumerate().map(one).collect() }
}

/// Where letters really are: a line's box is higher than they.
fn solid(seen: &Recorded) -> Rect {
    match seen.kind {
        RectKind::Text => seen.rect.shrink2(vec2(0.0, seen.rect.height().min(seen.text * 1.4) * 0.18)),
        _ => seen.rect,
    }
}

/// Whether `a` may lie around `b`: as the panel `b` stands in, or as the card or button whose words `b` is.
fn holds(a: &Recorded, b: &Recorded) -> bool {
    let inside = a.rect.expand(1.0).contains_rect(solid(b));
    inside
        && match a.kind {
            RectKind::Panel => b.panel == a.name,
            RectKind::Button | RectKind::Card | RectKind::Shop | RectKind::Sign => {
                a.panel == b.panel && matches!(b.kind, RectKind::Text | RectKind::Sign)
            }
            RectKind::Text => false,
        }
}

/// Everything that is wrong with a screen.
fn troubles(all: &[Recorded], window: Vec2, smallest_text: f32) -> Vec<String> {
    let mut found = Vec::new();
    let whole = Rect::from_min_size(Pos2::ZERO, window).expand(0.5);
    for (i, seen) in all.iter().enumerate() {
        if !whole.contains_rect(seen.rect) {
            found.push(format!("leaves the window: {seen:?}"));
        }
        let panel = all.iter().find(|panel| panel.kind == RectKind::Panel && panel.name == seen.panel);
        if panel.is_some_and(|panel| !panel.rect.expand(1.0).contains_rect(seen.rect)) {
            found.push(format!("leaves its panel: {seen:?}"));
        }
        let press = matches!(seen.kind, RectKind::Button | RectKind::Card | RectKind::Shop);
        if press && seen.rect.size().min_elem() < Scale::new(window, SizeWishes::default()).least_target() {
            found.push(format!("too small to tap: {seen:?}"));
        }
        if seen.kind == RectKind::Text && seen.text < smallest_text {
            found.push(format!("too small to read: {seen:?}"));
        }
        for other in &all[i + 1..] {
            let both = solid(seen).intersect(solid(other));
            let overlap = both.is_positive() && both.size().min_elem() > 1.0;
            if overlap && !holds(seen, other) && !holds(other, seen) {
                found.push(format!("overlap: {seen:?} and {other:?}"));
            }
        }
    }
    found
}

/// Texts that were cut with an ellipsis: written down with it, or narrower than their words in any face of their size.
fn cut(ctx: &Context, all: &[Recorded]) -> Vec<String> {
    let scale = Scale::of(ctx);
    let is_cut = |seen: &&Recorded| {
        let steps = Type::ALL.into_iter().filter(|step| scale.text(step.design()) == seen.text);
        let words = Words::default().say(Text::given(Given::error(&seen.name)));
        let one_line = seen.rect.height() < 2.0 * seen.text;
        let narrowest = steps.map(|step| text_width(ctx, &words, step)).fold(f32::INFINITY, f32::min);
        seen.name.ends_with('…') || one_line && seen.rect.width() < narrowest * 0.96
    };
    // The log wraps its lines, and its oldest visible one is half scrolled away.
    let texts = all.iter().filter(|seen| seen.kind == RectKind::Text && seen.panel != "log");
    texts.filter(is_cut).map(|seen| format!("cut short: {seen:?}")).collect()
}

#[test]
fn nothing_overlaps_leaves_its_panel_is_cut_or_too_small() {
    for window in WINDOWS {
        let ctx = context(window);
        let smallest = if window.y >= 1080.0 { 18.0 } else { Scale::of(&ctx).least_text() };
        let compact = Scale::of(&ctx).compact();
        for seats in 2..=5 {
            // What lies over the board does not depend on the number of seats, but the ledger of points does.
            let few = |case: &Case| matches!(case, Case::Plain | Case::Points | Case::LongRefusal);
            let cases = CASES.into_iter().filter(|case| seats == 5 || compact && seats == 2 || few(case));
            for case in cases {
                let (all, ghost) = recorded(&ctx, seats, case);
                let count = |kind| all.iter().filter(|seen| seen.kind == kind).count();
                if !compact || case != Case::Points {
                    let cards = if case == Case::Hidden { 0 } else { CARD_KINDS };
                    assert_eq!(count(RectKind::Card), cards, "{case:?}");
                    let places = if compact && !matches!(case, Case::ShopOpen | Case::Purchase) { 0 } else { 16 };
                    assert!(count(RectKind::Shop) >= places && count(RectKind::Button) >= 8, "{case:?}");
                }
                let mut found = troubles(&all, window, smallest);
                found.extend(cut(&ctx, &all));
                assert!(found.is_empty(), "{window:?}, {seats} seats, {case:?}: {found:#?}");
                let bar = all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "confirm");
                assert_eq!(bar.is_some(), matches!(case, Case::Purchase | Case::Ghost(..)), "{case:?}");
                let slip = all.iter().find(|seen| seen.kind == RectKind::Panel && seen.name == "hints");
                assert_eq!(slip.is_some(), matches!(case, Case::Hint(_)), "{case:?}");
                if let (Some(slip), Case::Hint(height)) = (slip, case) {
                    let middle = slip.rect.center().y / window.y;
                    assert!((middle - height).abs() > 0.3, "{window:?}: {slip:?} lies over what it is about");
                }
                if let (Some(bar), Some(ghost)) = (bar, ghost) {
                    assert!(!bar.rect.intersects(ghost), "{window:?}: {bar:?} covers the ghost at {ghost:?}");
                }
            }
        }
    }
}

#[test]
fn a_language_that_needs_more_room_has_it() {
    let words = Words::carried(Language::Pseudo);
    // One and the same fault shows in many cases.
    let mut faults = BTreeMap::new();
    for window in NARROW {
        let ctx = context_in(&words, window);
        for (seats, case) in [2, 5].into_iter().flat_map(|seats| CASES.map(|case| (seats, case))) {
            let (all, _) = recorded(&ctx, seats, case);
            let mut found = strangers(&all);
            found.extend(troubles(&all, window, Scale::of(&ctx).least_text()));
            let cut = |seen: &&Recorded| seen.kind == RectKind::Text && seen.name.ends_with('…');
            found.extend(all.iter().filter(cut).map(|seen| format!("cut short: {seen:?}")));
            for fault in found {
                faults.entry((window.x as u32, fault)).or_insert((seats, case));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn nothing_breaks_in_a_window_that_nobody_has() {
    for window in ODD_WINDOWS {
        let ctx = context(window);
        for seats in [2, 5] {
            CASES.into_iter().for_each(|case| drop(recorded(&ctx, seats, case)));
        }
    }
}

#[test]
fn the_eye_of_these_tests_sees() {
    let window = WINDOWS[0];
    let ctx = context(window);
    let (all, _) = recorded(&ctx, 5, Case::Plain);
    let moved = |change: &dyn Fn(&mut Recorded)| {
        let mut all = all.clone();
        let card = all.iter_mut().find(|seen| seen.kind == RectKind::Card).expect("a card");
        change(card);
        troubles(&all, window, MIN_TEXT).join("\n")
    };
    assert_eq!(moved(&|_| {}), "");
    assert!(moved(&|card| card.rect = card.rect.translate(vec2(20.0, 0.0))).contains("overlap"));
    assert!(moved(&|card| card.rect = card.rect.translate(vec2(0.0, -40.0))).contains("leaves its panel"));
    assert!(moved(&|card| card.rect = card.rect.translate(vec2(0.0, 90.0))).contains("leaves the window"));
    assert!(moved(&|card| card.rect.max.x = card.rect.min.x + 50.0).contains("too small to tap"));
    let mut words = all.clone();
    let name = words.iter_mut().find(|seen| seen.kind == RectKind::Text && seen.panel != "log").expect("a text");
    name.name.push_str(" and more words");
    assert_eq!(cut(&ctx, &words).len(), 1);
    assert!(troubles(&all, window, 15.0).join("\n").contains("too small to read"));
}

#[test]
fn a_question_keeps_off_its_ghost_wherever_there_is_room() {
    let free = Rect::from_min_max(pos2(200.0, 60.0), pos2(860.0, 640.0));
    let size = vec2(420.0, 90.0);
    for x in 0..=20 {
        for y in 0..=20 {
            let about =
                Rect::from_center_size(free.min + free.size() * vec2(x as f32, y as f32) / 20.0, vec2(90.0, 100.0));
            let bar = confirm::place(size, about, free, 9.0);
            assert!(free.expand(0.1).contains_rect(bar), "{about:?}: {bar:?}");
            assert!(!bar.intersects(about), "{about:?}: {bar:?}");
        }
    }
}
