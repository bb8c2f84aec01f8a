//! The placement of popovers: next to their subject, where they cover the fewest of the reader's pieces.

use crate::widgets::prelude::*;

/// The areas a popover avoids, in logical pixels of the window.
#[derive(Debug, Clone, PartialEq)]
pub struct AvoidedAreas {
    /// The subject, which the popover is next to.
    pub subject: Rect,
    /// What surrounds the subject and is judged together with it, such as the hexes near a ghost piece.
    pub around: Vec<Rect>,
    /// Everything else the popover refers to, in separate rectangles.
    pub mentioned: Vec<Rect>,
    /// The pieces of the reader, and other places that the reader may want to see.
    pub own: Vec<Rect>,
}

impl From<Rect> for AvoidedAreas {
    fn from(at: Rect) -> AvoidedAreas {
        AvoidedAreas { subject: at, around: Vec::new(), mentioned: Vec::new(), own: Vec::new() }
    }
}

/// Places a popover of this size inside `free`, near the subject but not over it if there is room. It avoids what
/// surrounds the subject and everything it refers to if possible, and covers as few pieces of the reader as possible.
pub fn place(size: Vec2, about: &AvoidedAreas, free: Rect, gap: f32) -> Rect {
    let size = size.min(free.size());
    let inside = |centre: Pos2| {
        // If the popover fills the free area, rounding may put the lower bound above the upper bound. A coordinate
        // that is not finite becomes the middle.
        let within = |at: f32, (low, high): (f32, f32)| {
            if at.is_finite() { at.min(high.max(low)).max(low) } else { (low + high) / 2.0 }
        };
        let (low, high) = (free.min + size / 2.0, free.max - size / 2.0);
        Rect::from_center_size(pos2(within(centre.x, (low.x, high.x)), within(centre.y, (low.y, high.y))), size)
    };
    let beside = |around: Rect| {
        let away = (around.size() + size) / 2.0 + Vec2::splat(gap);
        let (down, up, left, right) = (vec2(0.0, away.y), vec2(0.0, -away.y), vec2(-away.x, 0.0), vec2(away.x, 0.0));
        // Next to a shop slot, try the left side first. Next to a ghost piece, try the place below it first, so that
        // the pieces behind it on the table stay visible.
        let ways = if around.left() > free.right() { [left, down, up, right] } else { [down, up, left, right] };
        // Try the middle of each side, then places shifted along the side.
        let shifts = [0.0, -0.4, 0.4, -0.8, 0.8];
        let sides = shifts.into_iter().flat_map(move |shift| {
            ways.map(|way| way + if way.x == 0.0 { vec2(shift * away.x, 0.0) } else { vec2(0.0, shift * away.y) })
        });
        sides.map(move |way| around.center() + way).collect::<Vec<_>>()
    };
    let joined = |areas: &[Rect]| areas.iter().fold(about.subject, |joined, one| joined.union(*one));
    let edges = [0.0, 0.5, 1.0].map(|y| [1.0, 0.0, 0.5].map(|x| free.min + free.size() * vec2(x, 1.0 - y)));
    let near = beside(about.subject).len();
    let farther = [&about.around, &about.mentioned].into_iter().flat_map(|areas| beside(joined(areas)));
    let all = beside(about.subject).into_iter().chain(farther).chain(edges.concat());
    let covers = |place: Rect, areas: &[Rect]| areas.iter().filter(|area| place.intersects(**area)).count();
    let cost = |(number, place): &(usize, Rect)| {
        let hides = usize::from(place.intersects(about.subject));
        // Covering up to two pieces is better than being far away.
        let (far, order) = if *number < near {
            (0, *number)
        } else {
            (2, near.saturating_add(place.center().distance(about.subject.center()) as usize))
        };
        let judged = covers(*place, &about.around) + covers(*place, &about.mentioned);
        (hides, judged, covers(*place, &about.own) + far, order)
    };
    let best = all.map(inside).enumerate().min_by_key(cost);
    // A ghost piece that fills the zoomed board leaves no room; then the popover is at the lower edge.
    best.map(|(_, place)| place)
        .filter(|place| !place.intersects(about.subject))
        .unwrap_or(inside(free.center_bottom()))
}
