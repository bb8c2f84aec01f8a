//! The layout of the match in a window of any shape: seats, the exchange in the middle and, below or beside it, the
//! panels of the player to act.

use hab_gut::{Side, vocab::GOODS};

use crate::{
    game_screen::{
        bar::{Bar, Button},
        grid,
        turn_banner::BannerFacts,
    },
    widgets::prelude::*,
};

/// The number of cards in a full rack.
const RACK: f32 = 8.0;
/// The width of a chip beside the prompt of a phone in landscape, in px at 1080p.
const CHIP: f32 = 104.0;
/// The fraction of a shared row that the selection occupies. The question occupies the rest.
const SELECTION_SHARE: f32 = 0.46;

/// The fraction of the height between prompt and tray up to which the cards in the racks may grow beyond their usual
/// height.
const CARD_SHARE: f32 = 0.2;

/// The rectangles of one frame, in logical pixels.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// The window.
    pub window: Rect,
    /// The seat tags, or chips.
    pub seats: Vec<Rect>,
    /// True for tags with names in a column, false for chips.
    pub tags: bool,
    /// The prompt line.
    pub prompt: Rect,
    /// The buttons common to all games. Undo is in the question panel instead.
    pub bar: Bar,
    /// The log button, if it is between the racks.
    pub low_bar: Bar,
    /// The button that opens the table picture, if there is no room for the picture itself.
    pub table_tab: Option<Rect>,
    /// The panel of the exchange with its tracks and shares.
    pub board: Rect,
    /// The track of each good, with its seal and price at the top.
    pub lanes: [Rect; GOODS],
    /// The bank's shares of each good.
    pub bank: [Rect; GOODS],
    /// The player's shares of each good.
    pub own: [Rect; GOODS],
    /// The place on the counter where a market card of each good rests after it was played.
    pub played: [Rect; GOODS],
    /// The selection (a basket of shares, a share to give, or two cards) and the player's foundation.
    pub selection: Rect,
    /// The question with its buttons.
    pub question: Rect,
    /// The rack on each side, by [`Side`].
    pub racks: [Rect; 2],
    /// The table picture, if there is room for it.
    pub table: Option<Rect>,
    /// The log with its tab, if there is room for it.
    pub log: Option<Rect>,
    /// The place for popovers, and for the table picture and the log if there is no room elsewhere.
    pub drawer: Rect,
}

/// The layout for a number of seats.
pub fn frame(scale: Scale, seats: usize) -> Frame {
    let frame = match scale.panel_layout() {
        PanelLayout::Around => around(scale, seats),
        PanelLayout::Sideways => sideways(scale, seats),
        PanelLayout::Stacked => stacked(scale, seats),
    };
    if scale.is_left_handed() { frame.mirrored() } else { frame }
}

/// The layout that shows only the exchange, in the part `table` of the window.
pub fn bare(scale: Scale, table: Rect) -> Frame {
    exchange(scale, table.shrink(gap(scale)), 0.0, 0.0)
}

impl Frame {
    /// The layout of a screen without a hand, and the place of its banner. The exchange takes over the space of the
    /// selection, the question and the racks.
    pub fn without_hand(self, scale: Scale, facts: &BannerFacts) -> (Frame, Rect) {
        let racks = self.racks[0].union(self.racks[1]);
        let strip = self.selection.union(self.question).union(racks);
        let beside = self.question.left() > self.board.right();
        let (banner, _) = facts.cut(scale, strip.with_min_x(self.board.left().min(strip.left())));
        let mut board = self.board.with_max_y(banner.top() - gap(scale));
        if beside {
            board.set_right(strip.right());
        }
        let Frame { seats, tags, mut prompt, mut bar, low_bar, table_tab, table, log, drawer, .. } = self;
        // The banner takes the place of the racks, so buttons between the racks move to the end of the prompt. If there
        // are two of them, they take the place of the prompt, which then gets a row of its own.
        let cut = if scale.is_left_handed() { Rect::cut_left } else { Rect::cut_right };
        let mut move_up = |place: Rect| cut(&mut prompt, place.width(), grid::margin(scale));
        let low_log = low_bar.place(Button::Log).map(&mut move_up);
        let table_tab = table_tab.map(|tab| if tab.intersects(racks) { move_up(tab) } else { tab });
        if let Some(place) = low_log {
            bar.put(Button::Log, place);
            prompt = grid::prompt_row(scale, &mut board);
        }
        let bare = exchange(scale, board, 0.0, 0.0);
        let drawer = drawer.with_min_y(board.top()).with_max_y(board.bottom());
        // The racks are not shown, so their cards fly from the banner.
        let racks = banner.split_at_share(0.5, gap(scale));
        (Frame { seats, tags, prompt, bar, table_tab, racks, table, log, drawer, ..bare }, banner)
    }
}

/// Desktop computers: seats, table picture and log in a column on the left.
fn around(scale: Scale, seats: usize) -> Frame {
    let (gap, mut main) = (gap(scale), room(scale));
    let mut column = main.cut_left(grid::column(scale), grid::margin(scale));
    let tag = tag_height(scale).min((column.height() * 0.5 - gap * seats as f32) / seats.max(1) as f32);
    let seats = (0..seats).map(|_| column.cut_top(tag, gap)).collect();
    let table = column.cut_top((column.height() * 0.5).min(column.width() * 1.02) - gap, gap);
    let (prompt, bar) = grid::first_row(scale, &mut main);
    let tray = main.cut_bottom(question_height(scale).max(scale.target() * 1.6), gap);
    // A large window has height to spare for larger cards.
    let card = card_height(scale);
    let more = (main.height() * CARD_SHARE - card).clamp(0.0, card * 0.25).round();
    let racks = main.cut_bottom(rack_height(scale) + more, gap);
    let [selection, question] = tray.split_at_share(SELECTION_SHARE, gap);
    let share = (scale.target() * 1.15).max(scale.px(74.0)).round();
    Frame {
        seats,
        tags: true,
        prompt,
        bar,
        selection,
        question,
        racks: racks.split_at_share(0.5, gap),
        table: Some(table),
        log: Some(column),
        ..exchange(scale, main, share, 460.0)
    }
}

/// Tablets, and phones in portrait: chips and prompt at the top, then the exchange, then racks, selection and question.
fn stacked(scale: Scale, seats: usize) -> Frame {
    let (gap, target) = (gap(scale), scale.target());
    let mut board = room(scale);
    let (mut chips, mut bar) = grid::first_row(scale, &mut board);
    let mut prompt = grid::prompt_row(scale, &mut board);
    let (selection_row, question_row) = (target + 2.0 * inset(scale), question_height(scale));
    let [selection, question] = if board.width() > scale.column(620.0) {
        board.cut_bottom(question_row.max(selection_row), gap).split_at_share(SELECTION_SHARE, gap)
    } else {
        let mut tray = board.cut_bottom(selection_row + gap + question_row, gap);
        [tray.cut_top(selection_row, gap), tray]
    };
    let rack = rack_height(scale);
    // If the racks are side by side, a card of a full rack must be neither too narrow for a finger nor much narrower
    // than it is tall.
    let least = (scale.min_target() + 1.0).max(card_height(scale) * 0.65);
    let both = (board.width() - gap) / 2.0 / RACK >= least;
    let mut below = board.cut_bottom(if both { rack } else { 2.0 * rack + gap }, gap);
    let racks = if both { below.split_at_share(0.5, gap) } else { [below.cut_top(rack, gap), below] };
    let table_tab = if !scale.is_phone_upright() {
        drawer_buttons(scale, &mut chips, &mut bar)
    } else if prompt.width() - 2.0 * (target + grid::margin(scale)) >= grid::prompt_width(scale) {
        // The chips of an upright window need the whole row, so the buttons are at the end of the prompt.
        drawer_buttons(scale, &mut prompt, &mut bar)
    } else {
        let places = CellGrid::across(board.cut_top(target, gap), 2, gap);
        bar.put(Button::Log, places.nth(1));
        places.nth(0)
    };
    let share = (target * 1.05).max(scale.px(66.0)).round();
    Frame {
        seats: chips_in(scale, chips, seats),
        prompt,
        bar,
        table_tab: Some(table_tab),
        selection,
        question,
        racks,
        ..exchange(scale, board, share, 480.0)
    }
}

/// A phone in landscape: the exchange on the left, selection and question on the right, both racks below.
fn sideways(scale: Scale, seats: usize) -> Frame {
    let (gap, target) = (gap(scale), scale.target());
    let mut middle = room(scale);
    let (top, mut bar) = grid::first_row(scale, &mut middle);
    let (mut low_bar, mut rest) = (Bar::default(), top);
    let log = rest.cut_right(target, grid::margin(scale));
    let mut racks = middle.cut_bottom(rack_height(scale), gap);
    let chip = vec2(scale.column(CHIP), target);
    let chips_width = seats as f32 * (chip.x + gap);
    // The prompt is beside the chips if the button for the table picture fits between the racks, where the player sits.
    // The chips of five players need the place of the log button too.
    let fits = |(row, buttons): &(Rect, f32)| {
        let both_racks = racks.width() - buttons * (target + gap) - gap;
        both_racks >= 2.0 * RACK * (scale.min_target() + 1.0) && row.width() - chips_width >= grid::prompt_width(scale)
    };
    let beside = [(rest, 1.0), (top, 2.0)].into_iter().find(fits);
    let (chips, prompt, table_tab, racks) = if let Some((row, buttons)) = beside {
        let chips: Vec<Rect> = CellGrid::new(row.min, seats.max(1), chip, gap).first(seats).collect();
        let width = buttons * (target + gap) - gap;
        let left = racks.cut_left((racks.width() - width) / 2.0 - gap, gap);
        let mut between = racks.cut_left(width, gap);
        between.set_height(target);
        let tab = between.cut_left(target, gap);
        if buttons > 1.0 {
            low_bar.put(Button::Log, between);
        } else {
            bar.put(Button::Log, log);
        }
        (chips, row.with_min_x(row.left() + chips_width), tab, [left, racks])
    } else {
        bar.put(Button::Log, log);
        let tab = rest.cut_right(target, grid::margin(scale));
        (chips_in(scale, rest, seats), grid::prompt_row(scale, &mut middle), tab, racks.split_at_share(0.5, gap))
    };
    let width = (middle.width() * 0.36).max(scale.column(270.0)).min(middle.width() * 0.45);
    let (drawer, mut question) = (right_part(middle, scale.column(440.0)), middle);
    let board = question.cut_left(middle.width() - width - gap, gap);
    let selection = question.cut_top(target + 2.0 * inset(scale), gap);
    Frame {
        seats: chips,
        prompt,
        bar,
        low_bar,
        table_tab: Some(table_tab),
        selection,
        question,
        racks,
        drawer,
        ..exchange(scale, board, target, 440.0)
    }
}

/// The exchange: the tracks, then rows of height `share` for the shares of the bank and of the player, and a drawer of
/// width `drawer` over the right part. All other rectangles stay empty.
fn exchange(scale: Scale, board: Rect, share: f32, drawer: f32) -> Frame {
    let pad = if scale.is_compact() { 3.0 } else { scale.gap(0.75) };
    // The width of the prices next to the tracks and, on large screens, of the words next to the shares.
    let has_words = share > 0.0 && scale.panel_layout() == PanelLayout::Around;
    let gutter = (scale.text(18.0) * if has_words { 3.6 } else { 2.3 }).round();
    let mut lanes = board.shrink(pad).with_min_x(board.left() + gutter);
    let between = if scale.is_compact() { 2.0 } else { scale.gap(0.75) };
    // Without shares, the counter has room for the played cards, which must not cover the charts.
    let cards = if share > 0.0 { 0.0 } else { scale.px(120.0).max(58.0).min(board.height() * 0.2) };
    let played = lanes.cut_bottom(cards, if cards > 0.0 { between } else { 0.0 });
    let own = lanes.cut_bottom(share, between);
    let bank = lanes.cut_bottom(share, between);
    let played = if cards > 0.0 { played } else { bank.union(own) };
    let columns = |row: Rect| {
        let width = row.width() / GOODS as f32;
        std::array::from_fn(|good| {
            let place = Rect::from_min_size(row.min + vec2(width * good as f32, 0.0), vec2(width, row.height()));
            place.shrink2(vec2(between / 2.0, 0.0))
        })
    };
    Frame {
        window: Rect::from_min_size(Pos2::ZERO, scale.window()),
        seats: Vec::new(),
        tags: false,
        prompt: Rect::NOTHING,
        bar: Bar::default(),
        low_bar: Bar::default(),
        table_tab: None,
        board,
        lanes: columns(lanes),
        bank: columns(bank),
        own: columns(own),
        played: columns(played),
        selection: Rect::NOTHING,
        question: Rect::NOTHING,
        racks: [Rect::NOTHING; 2],
        table: None,
        log: None,
        drawer: right_part(board, scale.column(drawer)),
    }
}

/// The gap between two panels.
pub fn gap(scale: Scale) -> f32 {
    if scale.is_compact() { 5.0 } else { scale.gap(1.25) }
}

/// The padding of a panel whose contents are as high as a touch target.
pub fn inset(scale: Scale) -> f32 {
    if scale.is_compact() { 4.0 } else { scale.gap(1.0) }
}

/// The window without its margin, which is narrower at the sides if a full rack needs the width.
fn room(scale: Scale) -> Rect {
    let (window, gap) = (scale.window(), grid::margin(scale));
    let spare = (window.x - RACK * scale.min_target()) / 2.0;
    Rect::from_min_size(Pos2::ZERO, window).shrink2(vec2(gap.min(spare.max(1.0)), gap))
}

fn tag_height(scale: Scale) -> f32 {
    (scale.text(22.0) * 1.3 + scale.text(18.0) * 1.5 + 2.0 * scale.gap(1.0)).max(scale.target()).round()
}

/// The height of a rack with its cards.
fn rack_height(scale: Scale) -> f32 {
    (card_height(scale) + scale.text(18.0) * 1.2).round()
}

/// The height of a card in a rack.
fn card_height(scale: Scale) -> f32 {
    match (scale.is_phone_upright(), scale.is_compact()) {
        // On a phone in portrait, the tracks have height to spare.
        (true, _) => (scale.window().y * 0.077).max(scale.min_target() + 4.0),
        (false, true) => scale.px(68.0).max(scale.min_target() + 4.0),
        (false, false) => scale.px(128.0).max(72.0),
    }
}

/// The height of a question of two lines, followed by three lines of consequences. Lines on an upright phone are short,
/// so long words leave more of each line empty.
fn question_height(scale: Scale) -> f32 {
    let more = if scale.is_phone_upright() { scale.text(18.0) * 0.75 } else { 0.0 };
    (2.0 * scale.text(22.0) * 1.38 + 3.0 * scale.text(18.0) * 1.4 + 2.0 * inset(scale) + more).round()
}

/// Cuts the buttons for the log and the table picture off the right end of a row. Returns the place of the button for
/// the table picture.
fn drawer_buttons(scale: Scale, line: &mut Rect, bar: &mut Bar) -> Rect {
    let (target, gap) = (scale.target(), grid::margin(scale));
    bar.put(Button::Log, line.cut_right(target, gap));
    line.cut_right(target, gap)
}

/// A row of chips, one for each seat.
fn chips_in(scale: Scale, line: Rect, seats: usize) -> Vec<Rect> {
    // The chips of an upright phone need the width.
    let places = CellGrid::across(line, seats, if scale.is_phone_upright() { 2.0 } else { gap(scale) });
    let most = vec2(scale.column(250.0), line.height());
    places.first(seats).map(|chip| Rect::from_min_size(chip.min, chip.size().min(most))).collect()
}

/// The right part of an area, which a drawer covers.
fn right_part(rect: Rect, width: f32) -> Rect {
    rect.with_min_x(rect.right() - width.min(rect.width()))
}

impl Frame {
    /// Mirrors the layout for left-handed players. Goods keep their order, and the racks keep their sides.
    fn mirrored(mut self) -> Frame {
        let window = self.window;
        let shift = |whole: Rect| vec2(mirrored(window, whole).left() - whole.left(), 0.0);
        let (board, racks) = (shift(self.board), shift(self.racks[0].union(self.racks[1])));
        let on_board = self.lanes.iter_mut().chain(&mut self.bank).chain(&mut self.own).chain(&mut self.played);
        on_board.for_each(|place| *place = place.translate(board));
        self.racks = self.racks.map(|rack| rack.translate(racks));
        let panels = [&mut self.prompt, &mut self.board, &mut self.selection, &mut self.question, &mut self.drawer];
        let some = self.seats.iter_mut().chain(&mut self.table).chain(&mut self.log).chain(&mut self.table_tab);
        let buttons = self.bar.places_mut().chain(self.low_bar.places_mut());
        mirror(window, panels.into_iter().chain(some).chain(buttons));
        self
    }

    /// The rack on one side.
    pub fn rack(&self, side: Side) -> Rect {
        self.racks[side.index()]
    }

    /// The rectangle of each card in a rack. Cards are narrower if a full rack would otherwise not fit.
    pub fn cards(&self, scale: Scale, side: Side, count: usize) -> Vec<Rect> {
        let rack = self.rack(side);
        let inner = rack.shrink2(vec2(if scale.is_compact() { 0.0 } else { scale.gap(1.0) }, 0.0));
        let widest = if scale.is_compact() { scale.px(84.0).max(46.0) } else { scale.px(106.0).max(56.0) };
        let pitch = (inner.width() / RACK.max(count as f32)).min(widest);
        let left = inner.center().x - pitch * count as f32 / 2.0;
        let height = rack.height() - ledge(scale, rack);
        (0..count)
            .map(|i| Rect::from_min_size(pos2(left + pitch * i as f32, rack.top()), vec2(pitch, height)))
            .collect()
    }

    /// The ledge of a rack.
    pub fn ledge(&self, scale: Scale, side: Side) -> Rect {
        let rack = self.rack(side);
        rack.with_min_y(rack.bottom() - ledge(scale, rack))
    }
}

fn ledge(scale: Scale, rack: Rect) -> f32 {
    (scale.text(18.0) * 1.35).min(rack.height() * 0.4)
}

#[cfg(test)]
mod tests;
