//! Places on a sheet: strips cut from its sides, cells in rows, and buttons there; what fills the whole window, and what is
//! drawn in many frames and made in one.

use bevy_egui::egui::{Area, Context, Id, Order, Pos2, Rect, Ui, Vec2, vec2};

use crate::kit::{ButtonLook, button_at};

/// What strips are cut from, each as wide or high as it is told: what is left begins beyond a gap.
pub trait Cut {
    /// Cuts a strip from the upper side.
    fn cut_top(&mut self, high: f32, gap: f32) -> Rect;
    /// Cuts a strip from the lower side.
    fn cut_bottom(&mut self, high: f32, gap: f32) -> Rect;
    /// Cuts a strip from the left side.
    fn cut_left(&mut self, wide: f32, gap: f32) -> Rect;
    /// Cuts a strip from the right side.
    fn cut_right(&mut self, wide: f32, gap: f32) -> Rect;
}

impl Cut for Rect {
    fn cut_top(&mut self, high: f32, gap: f32) -> Rect {
        let strip = self.with_max_y(self.top() + high);
        self.set_top(strip.bottom() + gap);
        strip
    }

    fn cut_bottom(&mut self, high: f32, gap: f32) -> Rect {
        let strip = self.with_min_y(self.bottom() - high);
        self.set_bottom(strip.top() - gap);
        strip
    }

    fn cut_left(&mut self, wide: f32, gap: f32) -> Rect {
        let strip = self.with_max_x(self.left() + wide);
        self.set_left(strip.right() + gap);
        strip
    }

    fn cut_right(&mut self, wide: f32, gap: f32) -> Rect {
        let strip = self.with_min_x(self.right() - wide);
        self.set_right(strip.left() - gap);
        strip
    }
}

/// The place on the other side of a window: for a left hand everything stands the other way round.
pub fn mirrored(window: Rect, place: Rect) -> Rect {
    let ends = window.left() + window.right();
    Rect::from_x_y_ranges(ends - place.right()..=ends - place.left(), place.y_range())
}

/// Moves places to the other side of a window.
pub fn mirror<'a>(window: Rect, places: impl IntoIterator<Item = &'a mut Rect>) {
    places.into_iter().for_each(|place| *place = mirrored(window, *place));
}

/// Raster of one size in rows, so far apart.
#[derive(Debug, Clone, Copy)]
pub struct Raster {
    from: Pos2,
    columns: usize,
    /// The size of each.
    pub size: Vec2,
    gap: f32,
}

impl Raster {
    /// Raster of this size from this corner on, so many in a row.
    pub fn new(from: Pos2, columns: usize, size: Vec2, gap: f32) -> Raster {
        Raster { from, columns, size, gap }
    }

    /// Raster that fill a place.
    pub fn filling(place: Rect, columns: usize, rows: usize, gap: f32) -> Raster {
        let each = (place.size() + Vec2::splat(gap)) / vec2(columns as f32, rows as f32);
        Raster::new(place.min, columns, each - Vec2::splat(gap), gap)
    }

    /// The cell in this column and row.
    pub fn at(&self, column: usize, row: usize) -> Rect {
        let step = self.size + Vec2::splat(self.gap);
        Rect::from_min_size(self.from + vec2(column as f32, row as f32) * step, self.size)
    }

    /// The first so many cells.
    pub fn first(self, count: usize) -> impl Iterator<Item = Rect> {
        (0..count).map(move |number| self.nth(number))
    }

    /// The cell with this number, row after row.
    pub fn nth(&self, number: usize) -> Rect {
        self.at(number % self.columns, number / self.columns)
    }
}

/// Draws over the whole window, in this layer of it.
pub fn in_window<R>(ctx: &Context, id: Id, order: Order, add: impl FnOnce(&mut Ui, Rect) -> R) -> R {
    let screen = ctx.content_rect();
    let area = Area::new(id).order(order).fixed_pos(screen.min).constrain(false).fade_in(false);
    area.show(ctx, |ui| add(ui, screen)).inner
}

/// What was made in a frame before, while it still fits; else it is made, and kept for the frames to come.
pub fn made_once<T: Clone + Send + Sync + 'static>(
    ctx: &Context,
    id: Id,
    fits: impl FnOnce(&T) -> bool,
    make: impl FnOnce() -> T,
) -> T {
    let known: Option<T> = ctx.data(|data| data.get_temp(id));
    known.filter(fits).unwrap_or_else(|| {
        let made = make();
        ctx.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    })
}

/// Draws buttons at their places; gives what the one that was pressed is for.
pub fn press_one<D>(ui: &Ui, buttons: impl IntoIterator<Item = (Rect, ButtonLook, D)>) -> Option<D> {
    let pressed = |(place, look, _): &(Rect, ButtonLook, D)| button_at(ui, *place, look).clicked();
    buttons.into_iter().filter(pressed).last().map(|(.., deed)| deed)
}
