//! The HUD on the prairies: signboards, waiting pairs, and the draft. Each prairie is one button.

use zoff::{Action, Prairie};

use super::{
    Advice, prairie_overlay,
    signboard::{self, FreeWording},
    views::PrairieView,
};
use crate::{
    game_screen::hint,
    games::zoff::view::layout::Layout,
    stage::camera::BoardCamera,
    ui::parts::overlay,
    widgets::{prelude::*, pressable_as},
};

/// The left and the right side of a table area on the screen, each from its far end to its near end.
fn sides(layout: &Layout, camera: &BoardCamera, area: bevy::math::Rect) -> [[Pos2; 2]; 2] {
    let point = |u: f32, v: f32| {
        let at = camera.world_to_screen(layout.to_world(bevy::math::Vec2::new(u, v)));
        pos2(at.x, at.y)
    };
    let side = |u: f32| {
        let ends = [point(u, area.min.y), point(u, area.max.y)];
        if ends[0].y <= ends[1].y { ends } else { [ends[1], ends[0]] }
    };
    let (one, other) = (side(area.min.x), side(area.max.x));
    if one[0].x <= other[0].x { [one, other] } else { [other, one] }
}

/// The axis-aligned screen rectangle that fits between the sides of a table area, at the area's full height.
/// Perspective makes the far side narrower.
pub fn screen_rect(layout: &Layout, camera: &BoardCamera, area: bevy::math::Rect) -> Rect {
    let [left, right] = sides(layout, camera, area);
    let all = Rect::from_points(&[left[0], left[1], right[0], right[1]]);
    let (from, to) = (left[0].x.max(left[1].x), right[0].x.min(right[1].x));
    Rect::from_min_max(pos2(from.min(to), all.top()), pos2(to.max(from), all.bottom()))
}

/// Draws the HUD on all prairies within `free`. Returns the prairie that was pressed.
pub fn show(ui: &mut Ui, free: Rect, layout: &Layout, camera: &BoardCamera, view: &[PrairieView]) -> Option<Prairie> {
    let mut pressed = None;
    // Each signboard has its own rectangle, because it is nearer to the camera than the prairie behind it and therefore
    // wider on the screen.
    let shown: Vec<_> = layout
        .prairies
        .iter()
        .filter_map(|prairie_layout| {
            let prairie_view = view.iter().find(|prairie_view| prairie_view.prairie == prairie_layout.prairie)?;
            Some((prairie_layout, screen_rect(layout, camera, prairie_layout.signboard), prairie_view))
        })
        .collect();
    // All signboards use the same wording for their free places.
    let wordings = shown.iter().map(|(prairie_layout, sign, prairie_view)| {
        signboard::free_wording(ui, *sign, prairie_layout.lines, prairie_view)
    });
    let wording = wordings.max().unwrap_or(FreeWording::Short);
    let clip = ui.clip_rect();
    ui.set_clip_rect(free.intersect(clip));
    for (prairie_layout, sign, prairie_view) in shown {
        let whole = screen_rect(layout, camera, prairie_layout.whole()).union(sign);
        let place = whole.intersect(free);
        if !place.is_positive() {
            continue;
        }
        let text = ui.tr(&prairie_view.spoken);
        let response = pressable_as(ui, RectKind::Button, prairie_layout.prairie.word(), &text, place, true);
        tooltip(ui, place, &text);
        if response.clicked() {
            pressed = Some(prairie_layout.prairie);
        }
        rings(ui, outline(layout, camera, prairie_layout.whole(), sign), prairie_view, response.hovered());
        signboard::show(ui, sign, prairie_layout.lines, prairie_view, wording);
        prairie_overlay::show(ui, screen_rect(layout, camera, prairie_layout.area), prairie_view);
        if response.has_focus() {
            crate::widgets::ring(ui, place.shrink(Scale::of(ui.ctx()).ring() * 2.0), Scale::of(ui.ctx()).corner(), INK);
        }
    }
    ui.set_clip_rect(clip);
    pressed
}

/// The prairies that an action chooses.
fn chosen_prairies(action: Action) -> Vec<Prairie> {
    match action {
        Action::Choose(choice) => choice.pairs().map(|pair| pair.prairie).collect(),
        Action::Bonus(placement) => placement.iter().map(|(prairie, _)| prairie).collect(),
        Action::Start(_) | Action::Bid(_) | Action::Colour(_) | Action::Place(_) | Action::PlaceMixed(_) => Vec::new(),
    }
}

/// The prairies that hints name, as rectangles on the screen.
pub fn hinted_rects(layout: &Layout, camera: &BoardCamera, advice: &[Advice]) -> Vec<Rect> {
    let named: Vec<Prairie> = advice.iter().flat_map(|advice| chosen_prairies(advice.action)).collect();
    let hinted = layout.prairies.iter().filter(|prairie_layout| named.contains(&prairie_layout.prairie));
    hinted.map(|prairie_layout| screen_rect(layout, camera, prairie_layout.whole())).collect()
}

/// Draws the numbers of the hints that name a prairie at the far right corner of its ground.
pub fn number_hints(ui: &Ui, free: Rect, layout: &Layout, camera: &BoardCamera, advice: &[Advice]) {
    let scale = Scale::of(ui.ctx());
    let painter = ui.painter().with_clip_rect(free.intersect(ui.clip_rect()));
    let disc = hint::disc(scale);
    for prairie_layout in &layout.prairies {
        let ground = screen_rect(layout, camera, prairie_layout.area);
        let mut centre = ground.right_top() + vec2(-disc, disc) * 0.6;
        for (index, advice) in advice.iter().enumerate().rev() {
            if chosen_prairies(advice.action).contains(&prairie_layout.prairie) {
                hint::number(&painter, centre, index + 1, scale);
                centre.x -= disc * 1.1;
            }
        }
    }
}

/// The screen corners of a prairie with its signboard, clockwise from the far left corner.
fn outline(layout: &Layout, camera: &BoardCamera, area: bevy::math::Rect, sign: Rect) -> [Pos2; 4] {
    let [left, right] = sides(layout, camera, area);
    // The signboard stands upright, so it may be a little wider than the ground below it.
    let bottom = left[1].y.max(right[1].y).max(sign.bottom());
    [left[0], right[0], pos2(right[1].x.max(sign.right()), bottom), pos2(left[1].x.min(sign.left()), bottom)]
}

/// Draws a line around three sides of a prairie: bright if the prairie can be chosen, broad and bright if the current
/// decision is about it, or broad and golden if it is in the draft.
fn rings(ui: &Ui, corners: [Pos2; 4], prairie_view: &PrairieView, hovered: bool) {
    let ring = Scale::of(ui.ctx()).ring();
    let paint = |width: f32, colour: Color32| {
        // The far side is left open, because cows stand in front of it.
        let [far_left, far_right, near_right, near_left] = corners;
        let points = vec![far_left, near_left, near_right, far_right];
        ui.painter().add(Shape::line(points, Stroke::new(width, colour)));
    };
    if prairie_view.is_current || prairie_view.is_drafted() {
        paint(ring * 1.9, INK);
        paint(ring * 1.2, if prairie_view.is_current { RING } else { GOLD });
    } else if prairie_view.is_touchable {
        paint(ring * if hovered { 1.5 } else { 0.9 }, RING);
    }
}

/// Draws the inspect popover and returns its rectangle.
pub fn inspect_popover(ctx: &Context, free: Rect, at: Pos2, lines: &[Text]) -> Rect {
    let scale = Scale::of(ctx);
    let pad = scale.pad();
    let width = scale.column(440.0).min(free.width() - 2.0 * scale.gap(1.0));
    let translated: Vec<_> = lines.iter().map(|line| ctx.tr(line)).collect();
    let step = |place: usize| if place == 0 { Type::Strong } else { Type::Body };
    let heights: Vec<f32> = translated
        .iter()
        .enumerate()
        .map(|(place, translated)| text_height(ctx, translated, step(place), width - 2.0 * pad).ceil() + 2.0)
        .collect();
    let size = vec2(width, heights.iter().sum::<f32>() + 2.0 * pad);
    let left = (at.x - width / 2.0).min(free.right() - width).max(free.left());
    let top = if at.y + size.y < free.bottom() { at.y } else { (at.y - size.y).max(free.top()) };
    let rect = Rect::from_min_size(pos2(left, top).round(), size);
    overlay::draw_lowest_dialog(ctx, "about", rect, |ui| {
        let mut inner = rect.shrink(pad);
        for (place, (translated, height)) in translated.iter().zip(&heights).enumerate() {
            let ink = if place == 0 { INK } else { INK_MUTED };
            lines_in(ui, inner.cut_top(*height, 0.0), Align2::LEFT_TOP, translated, step(place), ink);
        }
    });
    rect
}
