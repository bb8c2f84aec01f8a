//! Screen layout: strips cut from the sides of a rectangle, grids of cells, and mirroring for left-handed players. Also
//! buttons at given places, full-window layers and a cache across frames.

use bevy_egui::egui::{Area, Context, Id, Order, Pos2, Rect, Ui, Vec2, vec2};

use crate::widgets::{ButtonLook, button_at};

/// A rectangle from which strips of a given width or height are cut. The remainder starts after a gap.
pub trait Cut {
    /// Cuts a strip from the top.
    fn cut_top(&mut self, height: f32, gap: f32) -> Rect;
    /// Cuts a strip from the bottom.
    fn cut_bottom(&mut self, height: f32, gap: f32) -> Rect;
    /// Cuts a strip from the left.
    fn cut_left(&mut self, width: f32, gap: f32) -> Rect;
    /// Cuts a strip from the right.
    fn cut_right(&mut self, width: f32, gap: f32) -> Rect;
    /// Splits the rectangle into a left and a right part. The gap between them is centred at this share of the width.
    fn split_at_share(self, share: f32, gap: f32) -> [Rect; 2];
}

impl Cut for Rect {
    fn cut_top(&mut self, height: f32, gap: f32) -> Rect {
        let strip = self.with_max_y(self.top() + height);
        self.set_top(strip.bottom() + gap);
        strip
    }

    fn cut_bottom(&mut self, height: f32, gap: f32) -> Rect {
        let strip = self.with_min_y(self.bottom() - height);
        self.set_bottom(strip.top() - gap);
        strip
    }

    fn cut_left(&mut self, width: f32, gap: f32) -> Rect {
        let strip = self.with_max_x(self.left() + width);
        self.set_left(strip.right() + gap);
        strip
    }

    fn cut_right(&mut self, width: f32, gap: f32) -> Rect {
        let strip = self.with_min_x(self.right() - width);
        self.set_right(strip.left() - gap);
        strip
    }

    fn split_at_share(mut self, share: f32, gap: f32) -> [Rect; 2] {
        [self.cut_left(self.width() * share - gap / 2.0, gap), self]
    }
}

/// Returns the mirror image of a rectangle in the window. For left-handed players the whole layout is mirrored.
pub fn mirrored(window: Rect, place: Rect) -> Rect {
    let ends = window.left() + window.right();
    Rect::from_x_y_ranges(ends - place.right()..=ends - place.left(), place.y_range())
}

/// Mirrors rectangles in the window.
pub fn mirror<'a>(window: Rect, places: impl IntoIterator<Item = &'a mut Rect>) {
    places.into_iter().for_each(|place| *place = mirrored(window, *place));
}

/// Returns how many cells of at least this size fit side by side with this gap; at least one.
pub fn cells_that_fit(room: f32, least: f32, gap: f32) -> usize {
    (((room + gap) / (least + gap)).floor() as usize).max(1)
}

/// A grid of equal cells with the same gap between all of them.
#[derive(Debug, Clone, Copy)]
pub struct CellGrid {
    from: Pos2,
    columns: usize,
    /// The size of a cell in px.
    pub size: Vec2,
    gap: f32,
}

impl CellGrid {
    /// Creates a grid of cells of this size in this many columns, with the top left corner at `from`.
    pub fn new(from: Pos2, columns: usize, size: Vec2, gap: f32) -> CellGrid {
        CellGrid { from, columns, size, gap }
    }

    /// Creates a grid that fills a rectangle.
    pub fn filling(place: Rect, columns: usize, rows: usize, gap: f32) -> CellGrid {
        let each = (place.size() + Vec2::splat(gap)) / vec2(columns as f32, rows as f32);
        CellGrid::new(place.min, columns, each - Vec2::splat(gap), gap)
    }

    /// Creates `count` cells side by side that share the width of a rectangle.
    pub fn across(place: Rect, count: usize, gap: f32) -> CellGrid {
        let count = count.max(1);
        let width = (place.width() + gap) / count as f32 - gap;
        CellGrid::new(place.min, count, vec2(width, place.height()), gap)
    }

    /// Creates `count` cells one below another that share the height of a rectangle.
    pub fn down(place: Rect, count: usize, gap: f32) -> CellGrid {
        let height = (place.height() + gap) / count.max(1) as f32 - gap;
        CellGrid::new(place.min, 1, vec2(place.width(), height), gap)
    }

    /// Limits the cells to this size. The freed space stays empty at the end of the rectangle.
    pub fn at_most(self, size: Vec2) -> CellGrid {
        CellGrid { size: self.size.min(size), ..self }
    }

    /// Returns the cell in this column and row.
    pub fn at(&self, column: usize, row: usize) -> Rect {
        let step = self.size + Vec2::splat(self.gap);
        Rect::from_min_size(self.from + vec2(column as f32, row as f32) * step, self.size)
    }

    /// Returns the first `count` cells.
    pub fn first(self, count: usize) -> impl Iterator<Item = Rect> {
        (0..count).map(move |number| self.nth(number))
    }

    /// Returns the cell with this number, counted row by row.
    pub fn nth(&self, number: usize) -> Rect {
        self.at(number % self.columns, number / self.columns)
    }
}

/// Draws over the whole window, in a layer of this order.
pub fn in_window<R>(ctx: &Context, id: Id, order: Order, add: impl FnOnce(&mut Ui, Rect) -> R) -> R {
    let screen = ctx.content_rect();
    let area = Area::new(id).order(order).fixed_pos(screen.min).constrain(false).fade_in(false);
    area.show(ctx, |ui| add(ui, screen)).inner
}

/// Returns the cached value if there is one and `fits` accepts it. Otherwise makes and caches a new value.
pub fn cached<T: Clone + Send + Sync + 'static>(
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

/// Draws buttons at their rectangles and returns the value of the pressed one.
pub fn pressed_button<D>(ui: &Ui, buttons: impl IntoIterator<Item = (Rect, ButtonLook, D)>) -> Option<D> {
    let pressed = |(place, look, _): &(Rect, ButtonLook, D)| button_at(ui, *place, look).clicked();
    buttons.into_iter().filter(pressed).last().map(|(.., value)| value)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    fn place(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    #[test]
    fn the_remainder_starts_a_gap_after_each_strip() {
        let mut rest = place(0.0, 0.0, 200.0, 100.0);
        assert_eq!(rest.cut_top(20.0, 5.0), place(0.0, 0.0, 200.0, 20.0));
        assert_eq!(rest.cut_bottom(10.0, 5.0), place(0.0, 90.0, 200.0, 100.0));
        assert_eq!(rest.cut_left(30.0, 10.0), place(0.0, 25.0, 30.0, 85.0));
        assert_eq!(rest.cut_right(40.0, 0.0), place(160.0, 25.0, 200.0, 85.0));
        assert_eq!(rest, place(40.0, 25.0, 160.0, 85.0));
        assert_eq!(rest.split_at_share(0.25, 10.0), [place(40.0, 25.0, 65.0, 85.0), place(75.0, 25.0, 160.0, 85.0)]);
    }

    #[test]
    fn cells_share_a_rectangle_and_respect_their_maximum_size() {
        let room = place(10.0, 20.0, 110.0, 80.0);
        let row: Vec<Rect> = CellGrid::across(room, 3, 5.0).first(3).collect();
        assert_eq!(row[0].min, room.min);
        assert_eq!(row[2].max, room.max);
        assert_eq!(row[1].left() - row[0].right(), 5.0);
        let column: Vec<Rect> = CellGrid::down(room, 2, 10.0).first(2).collect();
        assert_eq!(column, [place(10.0, 20.0, 110.0, 45.0), place(10.0, 55.0, 110.0, 80.0)]);
        assert_eq!(CellGrid::filling(room, 2, 2, 10.0).nth(3), place(65.0, 55.0, 110.0, 80.0));
        let small = CellGrid::across(room, 2, 10.0).at_most(vec2(20.0, 30.0));
        assert_eq!([small.nth(0), small.nth(1)], [place(10.0, 20.0, 30.0, 50.0), place(40.0, 20.0, 60.0, 50.0)]);
        assert_eq!(CellGrid::across(room, 0, 5.0).nth(0), room, "zero cells must count as one");
    }

    #[test]
    fn the_number_of_fitting_cells_follows_their_minimum_size() {
        assert_eq!([100.0, 99.0, 45.0, 0.0].map(|room| cells_that_fit(room, 45.0, 10.0)), [2, 1, 1, 1]);
    }

    #[test]
    fn mirroring_twice_restores_a_rectangle() {
        let window = place(0.0, 0.0, 300.0, 200.0);
        let mut places = [place(10.0, 20.0, 60.0, 40.0), place(250.0, 0.0, 300.0, 200.0)];
        let before = places;
        mirror(window, &mut places);
        assert_eq!(places, [place(240.0, 20.0, 290.0, 40.0), place(0.0, 0.0, 50.0, 200.0)]);
        assert_eq!(places.map(|place| mirrored(window, place)), before);
    }
}
