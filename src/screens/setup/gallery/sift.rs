//! Which boards the gallery shows, and in what order; and where that is chosen.

use bevy_egui::egui::{Context, Rect, Ui, vec2};

use super::super::{
    boards_sheet::{head, whole},
    draft::{Choosable, Draft, Sheet},
    length::Length,
    looking::{Order, Origin, Sift},
};
use crate::{
    kit::{Say, text_width},
    screens::trial::Trials,
    texts::{Kind, Said, Text, text},
    theme::{fonts::Type, scale::Scale, style},
    ui::parts::picker::{Picked, picker},
};

const ORIGINS: [(Origin, Kind); 4] = [
    (Origin::All, Kind("all")),
    (Origin::Ours, Kind("ours")),
    (Origin::Own, Kind("own")),
    (Origin::Chance, Kind("chance")),
];
const PLAYERS: [Option<u8>; 5] = [None, Some(2), Some(3), Some(4), Some(5)];
const LENGTHS: [Option<Length>; 4] = [None, Some(Length::Short), Some(Length::Medium), Some(Length::Long)];
const ORDERS: [(Order, Kind); 5] = [
    (Order::Usual, Kind("usual")),
    (Order::Name, Kind("name")),
    (Order::Size, Kind("size")),
    (Order::Markets, Kind("markets")),
    (Order::Evenness, Kind("evenness")),
];

/// How many things there are to choose.
const CHOICES: usize = 4;

impl Sift {
    /// Whether it shows a board that comes from there.
    fn shows(&self, choice: &Choosable, origin: Origin) -> bool {
        let players = self.players.map(usize::from);
        (self.origin == Origin::All || self.origin == origin)
            && players.is_none_or(|players| choice.suits(players))
            && self.length.is_none_or(|length| Length::of(&choice.board) == length)
    }
}

/// The boards that are shown, in their order; `name` says what one is called.
pub fn shown(draft: &Draft, trials: &Trials, name: impl Fn(&Text) -> String) -> Vec<Choosable> {
    let sift = draft.gallery.sift;
    let origin = |choice: &Choosable| {
        let ours = hacienda_rules::maps::name_of(&choice.board).is_some();
        if ours { Origin::Ours } else { Origin::Own }
    };
    let kept = draft.boards.iter().map(|choice| (choice, origin(choice)));
    let fresh = draft.gallery.fresh.iter().map(|choice| (choice, Origin::Chance));
    let all = kept.chain(fresh).filter(|(choice, origin)| sift.shows(choice, *origin));
    let mut all: Vec<&Choosable> = all.map(|(choice, _)| choice).collect();
    match sift.order {
        Order::Usual => {}
        Order::Name => all.sort_by_cached_key(|choice| name(&choice.name).to_lowercase()),
        Order::Size => all.sort_by_key(|choice| choice.board.len()),
        Order::Markets => all.sort_by_key(|choice| choice.board.markets().count()),
        Order::Evenness => all.sort_by_cached_key(|choice| {
            trials.result(&choice.board).map_or(u32::MAX, |trial| (trial.spread() * 10.0).round() as u32)
        }),
    }
    all.into_iter().cloned().collect()
}

/// What there is to choose, each with its name, what it is now, and all that it may be.
fn choices(ui: &Ui, sift: &Sift) -> [(Said, usize, Vec<Said>); CHOICES] {
    let at = |found: Option<usize>| found.unwrap_or(0);
    [
        (
            ui.say(text!("sift-origin")),
            at(ORIGINS.iter().position(|(origin, _)| *origin == sift.origin)),
            ORIGINS.iter().map(|(_, kind)| ui.say(text!("sift-origin-kind", origin = *kind))).collect(),
        ),
        (
            ui.say(text!("sift-players")),
            at(PLAYERS.iter().position(|players| *players == sift.players)),
            PLAYERS
                .iter()
                .map(|players| match players {
                    None => ui.say(text!("sift-players-any")),
                    Some(players) => ui.say(text!("sift-players-number", players = *players)),
                })
                .collect(),
        ),
        (
            ui.say(text!("sift-length")),
            at(LENGTHS.iter().position(|length| *length == sift.length)),
            LENGTHS
                .iter()
                .map(|length| match length {
                    None => ui.say(text!("sift-length-any")),
                    Some(length) => ui.say(length.text()),
                })
                .collect(),
        ),
        (
            ui.say(text!("sift-order")),
            at(ORDERS.iter().position(|(order, _)| *order == sift.order)),
            ORDERS.iter().map(|(_, kind)| ui.say(text!("sift-order-kind", order = *kind))).collect(),
        ),
    ]
}

fn set(sift: &mut Sift, choice: usize, to: usize) {
    match choice {
        0 => sift.origin = ORIGINS[to].0,
        1 => sift.players = PLAYERS[to],
        2 => sift.length = LENGTHS[to],
        _ => sift.order = ORDERS[to].0,
    }
}

/// Whether all choices have room in one row, so wide.
pub fn fits(ui: &Ui, wide: f32) -> bool {
    let scale = Scale::of(ui.ctx());
    let words = choices(ui, &Sift::default())
        .iter()
        .map(|(name, _, options)| {
            let widths = options.iter().map(|option| text_width(ui.ctx(), option, Type::LeadStrong));
            widths.fold(text_width(ui.ctx(), name, Type::Body), f32::max)
        })
        .fold(0.0, f32::max);
    let each = words + 2.0 * scale.target() + 3.0 * scale.gap(1.0);
    !scale.compact() && CHOICES as f32 * each + (CHOICES - 1) as f32 * scale.gap(1.0) <= wide
}

/// The choices side by side, or below one another in `columns`.
pub fn row(ui: &Ui, rect: Rect, columns: usize, sift: &mut Sift) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let rows = CHOICES.div_ceil(columns);
    let each = (rect.size() + vec2(gap, gap)) / vec2(columns as f32, rows as f32);
    let size = vec2(each.x - gap, (each.y - gap).min(scale.target() * 1.6).max(scale.target()));
    for (number, (name, now, options)) in choices(ui, sift).into_iter().enumerate() {
        let at = rect.min + each * vec2((number % columns) as f32, (number / columns) as f32);
        let picked = Picked { brand: None, words: options[now].clone(), about: Some(name.clone()) };
        let step = picker(ui, Rect::from_min_size(at, size), &name, &picked);
        if step != 0 {
            set(sift, number, (now as i32 + step).rem_euclid(options.len() as i32) as usize);
        }
    }
}

/// Shows the choices on a sheet of their own, where the boards leave no room for them.
pub fn show(ctx: &Context, draft: &mut Draft) {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let columns = if scale.upright() { 1 } else { 2 };
    let high = 2.0 * scale.pad() + target + gap + (CHOICES / columns) as f32 * (1.6 * target + gap);
    let size = whole(ctx).min(vec2(scale.column(1100.0), high));
    style::modal(ctx, "sift", size, |ui| {
        let (body, back) = head(ui, ui.max_rect(), Some(text!("sift-title")));
        let before = draft.gallery.sift;
        row(ui, body, columns, &mut draft.gallery.sift);
        if before != draft.gallery.sift {
            draft.gallery.page = Some(0);
        }
        if back {
            draft.sheet = Some(Sheet::Boards(draft.gallery.page));
        }
    });
}
