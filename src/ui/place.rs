//! Where a slip of paper lies on the table: beside what it speaks of, on the side with the fewest of the reader's own pieces.

use crate::kit::prelude::*;

/// What a slip keeps off, in logical pixels of the window.
#[derive(Debug, Clone, PartialEq)]
pub struct About {
    /// What it stands beside.
    pub at: Rect,
    /// Whatever else it speaks of, each by itself.
    pub speaks: Vec<Rect>,
    /// The own pieces of whoever reads it.
    pub own: Vec<Rect>,
}

impl From<Rect> for About {
    fn from(at: Rect) -> About {
        About { at, speaks: Vec::new(), own: Vec::new() }
    }
}

/// Where a slip of this size stands: near `about` but never over it, and inside `free`; over none of what it speaks of where
/// that can be, and over as few own pieces as can be.
pub fn place(size: Vec2, about: &About, free: Rect, gap: f32) -> Rect {
    let size = size.min(free.size());
    let inside = |centre: Pos2| {
        // Where the slip has no room to spare, rounding may put the lower bound above the upper; and a place that nobody can
        // work out is the middle.
        let within = |at: f32, (low, high): (f32, f32)| {
            if at.is_finite() { at.min(high.max(low)).max(low) } else { (low + high) / 2.0 }
        };
        let (low, high) = (free.min + size / 2.0, free.max - size / 2.0);
        Rect::from_center_size(pos2(within(centre.x, (low.x, high.x)), within(centre.y, (low.y, high.y))), size)
    };
    let beside = |around: Rect| {
        let away = (around.size() + size) / 2.0 + Vec2::splat(gap);
        let (down, up, left, right) = (vec2(0.0, away.y), vec2(0.0, -away.y), vec2(-away.x, 0.0), vec2(away.x, 0.0));
        // Beside a place of the shop on its level; below a ghost, so that what stands behind it on the table stays visible.
        let ways = if around.left() > free.right() { [left, down, up, right] } else { [down, up, left, right] };
        // On each side in the middle, then shifted along it.
        let shifts = [0.0, -0.4, 0.4, -0.8, 0.8];
        let sides = shifts.into_iter().flat_map(move |shift| {
            ways.map(|way| way + if way.x == 0.0 { vec2(shift * away.x, 0.0) } else { vec2(0.0, shift * away.y) })
        });
        sides.map(move |way| around.center() + way).collect::<Vec<_>>()
    };
    let whole = about.speaks.iter().fold(about.at, |whole, one| whole.union(*one));
    let edges = [0.0, 0.5, 1.0].map(|y| [1.0, 0.0, 0.5].map(|x| free.min + free.size() * vec2(x, 1.0 - y)));
    let near = beside(about.at).len();
    let all = beside(about.at).into_iter().chain(beside(whole)).chain(edges.concat());
    let covers = |place: Rect, things: &[Rect]| things.iter().filter(|thing| place.intersects(**thing)).count();
    let cost = |(number, place): &(usize, Rect)| {
        let hides = usize::from(place.intersects(about.at));
        // A piece is no reason to go far away.
        let far = if *number < near { 0 } else { 2 };
        (hides, covers(*place, &about.speaks), covers(*place, &about.own) + far, *number)
    };
    let best = all.map(inside).enumerate().min_by_key(cost);
    // A ghost that was zoomed until it fills the board leaves no such place: then the lower edge has it.
    best.map(|(_, place)| place).filter(|place| !place.intersects(about.at)).unwrap_or(inside(free.center_bottom()))
}
