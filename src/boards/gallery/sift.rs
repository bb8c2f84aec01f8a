//! The filter and the sort order of the gallery, and the controls for them.

use std::sync::Arc;

use crate::{
    boards::{
        looking::{Gallery, Length, Order, Origin, Sift},
        trial::Trials,
    },
    kit::prelude::*,
    menu::{
        draft::{Choosable, Draft},
        sheet::{sheet, whole},
    },
    ui::parts::picker::{Picked, picker},
};
use hacienda_rules::{
    Board,
    maps::{self, generate::Recipe},
};

const ORIGINS: [Origin; 4] = [Origin::All, Origin::Ours, Origin::Own, Origin::Chance];
const PLAYERS: [Option<u8>; 5] = [None, Some(2), Some(3), Some(4), Some(5)];
const LENGTHS: [Option<Length>; 4] = [None, Some(Length::Short), Some(Length::Medium), Some(Length::Long)];
const ORDERS: [Order; 5] = [Order::Usual, Order::Name, Order::Size, Order::Markets, Order::Evenness];
/// The number of controls.
const CHOICES: usize = 4;

impl Sift {
    /// Returns true if the filter lets this board with this origin through.
    fn shows(&self, choice: &Choosable, origin: Option<Origin>) -> bool {
        let players = self.players.map(usize::from);
        (self.origin == Origin::All || Some(self.origin) == origin)
            && players.is_none_or(|players| choice.suits(players))
            && self.length.is_none_or(|length| Length::of(&choice.board) == length)
    }
}

/// Shows only the random boards, and all of them: drops any filter that would hide one.
pub fn show_fresh(gallery: &mut Gallery) {
    let Gallery { sift, fresh, .. } = gallery;
    sift.origin = Origin::Chance;
    let hides = |sift: &Sift| fresh.iter().any(|choice| !sift.shows(choice, Some(Origin::Chance)));
    if hides(&Sift { length: None, ..*sift }) {
        sift.players = None;
    }
    if hides(sift) {
        sift.length = None;
    }
}

/// Returns the origin of a board that is not a fresh random one; `None` for a board that was sent but not saved.
fn origin(choice: &Choosable) -> Option<Origin> {
    let board = &choice.board;
    if choice.own {
        return Some(Origin::Own);
    }
    if maps::name_of(board).is_some() {
        return Some(Origin::Ours);
    }
    let recipe = Recipe::parse(&board.name).filter(|recipe| maps::same(&recipe.board(), board));
    recipe.map(|_| Origin::Chance)
}

/// The boards shown, with the inputs that determine them.
#[derive(Clone)]
struct Listed {
    sift: Sift,
    page: Option<usize>,
    /// A translated text, which changes with the language. The boards are sorted by their names in that language.
    word: Said,
    /// All boards, each with a flag for the player's own.
    boards: Vec<(Arc<Board>, bool)>,
    all: Arc<[Choosable]>,
}

impl Listed {
    /// Returns true if these boards are still up to date.
    fn holds(&self, draft: &Draft, page: Option<usize>, word: &Said) -> bool {
        (self.sift, self.page, &self.word) == (draft.gallery.sift, page, word)
            && self.boards.len() == draft.boards.len() + draft.gallery.fresh.len()
            && every(draft)
                .zip(&self.boards)
                .all(|(choice, (board, own))| Arc::ptr_eq(&choice.board, board) && choice.own == *own)
    }
}

/// Returns all boards, before the filter.
fn every(draft: &Draft) -> impl Iterator<Item = &Choosable> {
    draft.boards.iter().chain(&draft.gallery.fresh)
}

/// Returns the filtered boards in their order. While a page stays open, only other boards or another filter change
/// it: new results on evenness must not move a board away from under a finger.
pub fn listed(ctx: &Context, draft: &Draft, trials: &Trials, page: Option<usize>) -> Arc<[Choosable]> {
    let (id, frame) = (Id::new("boards that are shown"), ctx.cumulative_pass_nr());
    let word = ctx.say(text!("sift-title"));
    let known: Option<(u64, Arc<Listed>)> = ctx.data(|data| data.get_temp(id));
    // After another dialog was open, the order may change.
    let known = known.filter(|(of, listed)| of + 1 >= frame && listed.holds(draft, page, &word));
    let listed = known.map_or_else(
        || {
            let all = shown(draft, trials, |name| ctx.say(name).to_string()).into();
            let boards = every(draft).map(|choice| (choice.board.clone(), choice.own)).collect();
            Arc::new(Listed { sift: draft.gallery.sift, page, word, boards, all })
        },
        |(_, listed)| listed,
    );
    ctx.data_mut(|data| data.insert_temp(id, (frame, listed.clone())));
    listed.all.clone()
}

/// Returns the boards that pass the filter, in their current order. `name` translates a name.
pub fn shown(draft: &Draft, trials: &Trials, name: impl Fn(&Text) -> String) -> Vec<Choosable> {
    let sift = draft.gallery.sift;
    let known = draft.boards.iter().map(|choice| (choice, origin(choice)));
    // A random board that was chosen or saved is already among the others.
    let taken = |choice: &&Choosable| draft.boards.iter().any(|known| maps::same(&known.board, &choice.board));
    let fresh = draft.gallery.fresh.iter().filter(|choice| !taken(choice));
    let fresh = fresh.map(|choice| (choice, Some(Origin::Chance)));
    let all = known.chain(fresh).filter(|(choice, origin)| sift.shows(choice, *origin));
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

/// Returns the controls, each with its name, the index of its value, and the names of all values.
fn choices(ui: &Ui, sift: &Sift) -> [(Said, usize, Vec<Said>); CHOICES] {
    let choice = |name: Text, now: Option<usize>, options: &[Text]| {
        (ui.say(name), now.unwrap_or(0), options.iter().map(|option| ui.say(option)).collect())
    };
    let players = |players: Option<u8>| match players {
        None => text!("sift-players-any"),
        Some(players) => text!("sift-players-number", players = players),
    };
    let length = |length: Option<Length>| length.map_or_else(|| text!("sift-length-any"), Length::text);
    let origins = ["all", "ours", "own", "chance"].map(|kind| text!("sift-origin-kind", origin = Kind(kind)));
    let orders = ["usual", "name", "size", "markets", "evenness"];
    let orders = orders.map(|kind| text!("sift-order-kind", order = Kind(kind)));
    [
        choice(text!("sift-origin"), ORIGINS.iter().position(|each| *each == sift.origin), &origins),
        choice(text!("sift-players"), PLAYERS.iter().position(|each| *each == sift.players), &PLAYERS.map(players)),
        choice(text!("sift-length"), LENGTHS.iter().position(|each| *each == sift.length), &LENGTHS.map(length)),
        choice(text!("sift-order"), ORDERS.iter().position(|each| *each == sift.order), &orders),
    ]
}

fn set(sift: &mut Sift, choice: usize, to: usize) {
    match choice {
        0 => sift.origin = ORIGINS[to],
        1 => sift.players = PLAYERS[to],
        2 => sift.length = LENGTHS[to],
        _ => sift.order = ORDERS[to],
    }
}

/// Returns true if all controls fit in one row of this width.
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

/// Shows the controls in this number of columns.
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

/// Shows the controls in a dialog, for windows without room for them above the boards.
pub fn show(ctx: &Context, draft: &mut Draft) {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let columns = if scale.upright() { 1 } else { 2 };
    let high = 2.0 * scale.pad() + target + gap + (CHOICES / columns) as f32 * (1.6 * target + gap);
    let size = whole(ctx).min(vec2(scale.column(1100.0), high));
    sheet(ctx, draft, ("sift", size), Some(text!("sift-title")), |ui, draft, body| {
        let before = draft.gallery.sift;
        row(ui, body, columns, &mut draft.gallery.sift);
        if before != draft.gallery.sift {
            draft.gallery.page = Some(0);
        }
    });
}
