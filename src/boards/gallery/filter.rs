//! The filter and the sort order of the gallery, and the controls for them.

use std::sync::Arc;

use crate::{
    boards::{
        board_match::BoardMatches,
        gallery_state::{BoardFilter, Gallery, Length, Order, Origin},
    },
    menu::{
        dialog::{dialog, whole},
        draft::{BoardChoice, Draft},
    },
    ui::parts::picker::{Picked, picker},
    widgets::prelude::*,
};
use hacienda_rules::{
    Board,
    maps::{self, generate::Recipe},
};

const ORIGINS: [Origin; 4] = [Origin::All, Origin::BuiltIn, Origin::Own, Origin::Random];
const PLAYERS: [Option<u8>; 5] = [None, Some(2), Some(3), Some(4), Some(5)];
const LENGTHS: [Option<Length>; 4] = [None, Some(Length::Short), Some(Length::Medium), Some(Length::Long)];
const ORDERS: [Order; 5] = [Order::Usual, Order::Name, Order::Size, Order::Markets, Order::Evenness];
/// The number of controls.
const CHOICES: usize = 4;

impl BoardFilter {
    /// Returns true if a board of this origin passes the filter.
    fn shows(&self, choice: &BoardChoice, origin: Option<Origin>) -> bool {
        let players = self.players.map(usize::from);
        (self.origin == Origin::All || Some(self.origin) == origin)
            && players.is_none_or(|players| choice.suits(players))
            && self.length.is_none_or(|length| Length::of(&choice.board) == length)
    }
}

/// Shows all random boards and no others: clears the other filters that would hide any of them.
pub fn show_random(gallery: &mut Gallery) {
    let Gallery { filter, random_boards: fresh, .. } = gallery;
    filter.origin = Origin::Random;
    let hides = |filter: &BoardFilter| fresh.iter().any(|choice| !filter.shows(choice, Some(Origin::Random)));
    if hides(&BoardFilter { length: None, ..*filter }) {
        filter.players = None;
    }
    if hides(filter) {
        filter.length = None;
    }
}

/// Returns the origin of a board in the draft; `None` if it comes from elsewhere and is not saved.
fn origin(choice: &BoardChoice) -> Option<Origin> {
    let board = &choice.board;
    if choice.own {
        return Some(Origin::Own);
    }
    if maps::name_of(board).is_some() {
        return Some(Origin::BuiltIn);
    }
    let recipe = Recipe::parse(&board.name).filter(|recipe| maps::are_identical(&recipe.board(), board));
    recipe.map(|_| Origin::Random)
}

/// The boards shown, and the inputs from which they were computed.
#[derive(Clone)]
struct CachedBoards {
    filter: BoardFilter,
    page: Option<usize>,
    /// A text in the current language. If it changes, the language and therefore the order by name have changed.
    word: Translated,
    /// All boards, each with a flag that is true for the player's own boards.
    boards: Vec<(Arc<Board>, bool)>,
    all: Arc<[BoardChoice]>,
}

impl CachedBoards {
    /// Returns true if these boards are still up to date.
    fn is_current(&self, draft: &Draft, page: Option<usize>, word: &Translated) -> bool {
        (self.filter, self.page, &self.word) == (draft.gallery.filter, page, word)
            && self.boards.len() == draft.boards.len() + draft.gallery.random_boards.len()
            && all_boards(draft)
                .zip(&self.boards)
                .all(|(choice, (board, own))| Arc::ptr_eq(&choice.board, board) && choice.own == *own)
    }
}

/// Returns all boards, before the filter.
fn all_boards(draft: &Draft) -> impl Iterator<Item = &BoardChoice> {
    draft.boards.iter().chain(&draft.gallery.random_boards)
}

/// Returns the filtered boards in their order. While a page stays open, the list changes only if the boards, the filter
/// or the language change: new evenness results must not move a board out from under a finger.
pub fn cached_boards(
    ctx: &Context,
    draft: &Draft,
    board_matches: &BoardMatches,
    page: Option<usize>,
) -> Arc<[BoardChoice]> {
    let (id, frame) = (Id::new("boards that are shown"), ctx.cumulative_pass_nr());
    let word = ctx.tr(text!("gallery-filter-title"));
    let known: Option<(u64, Arc<CachedBoards>)> = ctx.data(|data| data.get_temp(id));
    // The order may change if the page was not shown in the previous frame.
    let known = known.filter(|(of, listed)| of + 1 >= frame && listed.is_current(draft, page, &word));
    let listed = known.map_or_else(
        || {
            let all = filtered_boards(draft, board_matches, |name| ctx.tr(name).to_string()).into();
            let boards = all_boards(draft).map(|choice| (choice.board.clone(), choice.own)).collect();
            Arc::new(CachedBoards { filter: draft.gallery.filter, page, word, boards, all })
        },
        |(_, listed)| listed,
    );
    ctx.data_mut(|data| data.insert_temp(id, (frame, listed.clone())));
    listed.all.clone()
}

/// Returns the boards that pass the filter, in their current order. `name` translates a name.
pub fn filtered_boards(
    draft: &Draft,
    board_matches: &BoardMatches,
    name: impl Fn(&Text) -> String,
) -> Vec<BoardChoice> {
    let filter = draft.gallery.filter;
    let known = draft.boards.iter().map(|choice| (choice, origin(choice)));
    // A random board that was chosen or saved is already in the draft.
    let taken =
        |choice: &&BoardChoice| draft.boards.iter().any(|known| maps::are_identical(&known.board, &choice.board));
    let fresh = draft.gallery.random_boards.iter().filter(|choice| !taken(choice));
    let fresh = fresh.map(|choice| (choice, Some(Origin::Random)));
    let all = known.chain(fresh).filter(|(choice, origin)| filter.shows(choice, *origin));
    let mut all: Vec<&BoardChoice> = all.map(|(choice, _)| choice).collect();
    match filter.order {
        Order::Usual => {}
        Order::Name => all.sort_by_cached_key(|choice| name(&choice.name).to_lowercase()),
        Order::Size => all.sort_by_key(|choice| choice.board.len()),
        Order::Markets => all.sort_by_key(|choice| choice.board.markets().count()),
        Order::Evenness => all.sort_by_cached_key(|choice| {
            board_matches.result(&choice.board).map_or(u32::MAX, |stats| (stats.spread() * 10.0).round() as u32)
        }),
    }
    all.into_iter().cloned().collect()
}

/// Returns the controls, each with its name, the index of its value, and the names of all values.
fn choices(ui: &Ui, filter: &BoardFilter) -> [(Translated, usize, Vec<Translated>); CHOICES] {
    let choice = |name: Text, now: Option<usize>, options: &[Text]| {
        (ui.tr(name), now.unwrap_or(0), options.iter().map(|option| ui.tr(option)).collect())
    };
    let players = |players: Option<u8>| match players {
        None => text!("gallery-filter-players-any"),
        Some(players) => text!("gallery-filter-players-number", players = players),
    };
    let length = |length: Option<Length>| length.map_or_else(|| text!("gallery-filter-length-any"), Length::text);
    let origins = ["all", "ours", "own", "chance"].map(|kind| text!("gallery-filter-origin-kind", origin = Kind(kind)));
    let orders = ["usual", "name", "size", "markets", "evenness"];
    let orders = orders.map(|kind| text!("gallery-filter-order-kind", order = Kind(kind)));
    [
        choice(text!("gallery-filter-origin"), ORIGINS.iter().position(|each| *each == filter.origin), &origins),
        choice(
            text!("gallery-filter-players"),
            PLAYERS.iter().position(|each| *each == filter.players),
            &PLAYERS.map(players),
        ),
        choice(
            text!("gallery-filter-length"),
            LENGTHS.iter().position(|each| *each == filter.length),
            &LENGTHS.map(length),
        ),
        choice(text!("gallery-filter-order"), ORDERS.iter().position(|each| *each == filter.order), &orders),
    ]
}

fn set(filter: &mut BoardFilter, choice: usize, to: usize) {
    match choice {
        0 => filter.origin = ORIGINS[to],
        1 => filter.players = PLAYERS[to],
        2 => filter.length = LENGTHS[to],
        _ => filter.order = ORDERS[to],
    }
}

/// Returns true if all controls fit in one row of this width. In a compact window, they never do.
pub fn controls_fit(ui: &Ui, width: f32) -> bool {
    let scale = Scale::of(ui.ctx());
    let words = choices(ui, &BoardFilter::default())
        .iter()
        .map(|(name, _, options)| {
            let widths = options.iter().map(|option| text_width(ui.ctx(), option, Type::LeadStrong));
            widths.fold(text_width(ui.ctx(), name, Type::Body), f32::max)
        })
        .fold(0.0, f32::max);
    let each = words + 2.0 * scale.target() + 3.0 * scale.gap(1.0);
    !scale.is_compact() && CHOICES as f32 * each + (CHOICES - 1) as f32 * scale.gap(1.0) <= width
}

/// Shows the controls in this number of columns.
pub fn controls(ui: &Ui, rect: Rect, columns: usize, filter: &mut BoardFilter) {
    let scale = Scale::of(ui.ctx());
    let gap = scale.gap(1.0);
    let rows = CHOICES.div_ceil(columns);
    let each = (rect.size() + vec2(gap, gap)) / vec2(columns as f32, rows as f32);
    let size = vec2(each.x - gap, (each.y - gap).min(scale.target() * 1.6).max(scale.target()));
    for (number, (name, now, options)) in choices(ui, filter).into_iter().enumerate() {
        let at = rect.min + each * vec2((number % columns) as f32, (number / columns) as f32);
        let picked = Picked { emblem_seat: None, words: options[now].clone(), about: Some(name.clone()) };
        let step = picker(ui, Rect::from_min_size(at, size), &name, &picked);
        if step != 0 {
            set(filter, number, (now as i32 + step).rem_euclid(options.len() as i32) as usize);
        }
    }
}

/// Shows the controls in a dialog, for windows without room for them above the boards.
pub fn show(ctx: &Context, draft: &mut Draft) {
    let scale = Scale::of(ctx);
    let (gap, target) = (scale.gap(1.0), scale.target());
    let columns = if scale.is_upright() { 1 } else { 2 };
    let height = 2.0 * scale.pad() + target + gap + (CHOICES / columns) as f32 * (1.6 * target + gap);
    let size = whole(ctx).min(vec2(scale.column(1100.0), height));
    dialog(ctx, draft, ("sift", size), Some(text!("gallery-filter-title")), |ui, draft, body| {
        let before = draft.gallery.filter;
        controls(ui, body, columns, &mut draft.gallery.filter);
        if before != draft.gallery.filter {
            draft.gallery.page = Some(0);
        }
    });
}
