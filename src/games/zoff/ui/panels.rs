//! Draws the panels around the table, and the panels that open over it.

use super::{
    Advice, PromptFacts,
    action_panel::{self, ConfirmView},
    cards_dialog,
    frame::Frame,
    log_panel::{self, Line},
    player_view::PlayerView,
    prairies,
    press::{GamePress, Press},
    tags,
    views::{ActionView, PrairieView, SeatTagView},
};
use crate::{
    game_screen::{
        bar::BarFacts,
        hint, prompt,
        turn_banner::{self, BannerFacts},
        zoom,
    },
    games::zoff::{choice::Touch, view::layout::Layout},
    stage::camera::BoardCamera,
    ui::parts::overlay,
    widgets::prelude::*,
};
use zoff::Prairie;

/// The data that one frame of the HUD shows.
#[derive(Debug, Clone, PartialEq)]
pub struct HudView {
    /// The seat tags.
    pub seats: Vec<SeatTagView>,
    /// The prompt line.
    pub prompt: PromptFacts,
    /// The prairies.
    pub prairies: Vec<PrairieView>,
    /// The action panel.
    pub action_panel: ActionView,
    /// The confirm and cancel buttons.
    pub confirm: ConfirmView,
    /// The buttons common to all games.
    pub bar: BarFacts,
    /// The recommended actions, best first.
    pub advice: Vec<Advice>,
    /// True if the log is open.
    pub log_open: bool,
    /// True if the whole table is in view.
    pub shows_whole_board: bool,
    /// The inspected prairie with its lines.
    pub inspected_prairie: Option<(Prairie, Vec<Text>)>,
    /// The player whose tag was pressed.
    pub player: Option<PlayerView>,
}

/// Draws the panels and the signboards. If there is a `banner`, it replaces the action panel. Returns the presses, and
/// adds to `covers` further rectangles that cover the table.
pub fn show(
    ui: &mut Ui,
    frame: &Frame,
    view: &HudView,
    lines: &[Line],
    picture: Option<(&Layout, &BoardCamera)>,
    banner: Option<&BannerFacts>,
    covers: &mut Vec<Rect>,
) -> Vec<Press> {
    let scale = Scale::of(ui.ctx());
    let mut pressed = Vec::new();
    if let Some((layout, camera)) = picture
        && let Some(prairie) = prairies::show(ui, frame.free, layout, camera, &view.prairies)
    {
        let is_touchable =
            view.prairies.iter().any(|prairie_view| prairie_view.prairie == prairie && prairie_view.is_touchable);
        let chooses_prairies = matches!(
            view.action_panel,
            ActionView::Choose { .. } | ActionView::Bonus { .. } | ActionView::Start { .. }
        );
        // While the player chooses prairies, touching an illegal prairie shows the refusal.
        let press = if is_touchable || chooses_prairies {
            Press::Touch(Touch::Prairie(prairie))
        } else {
            Press::GameSpecific(GamePress::Inspect(prairie))
        };
        pressed.push(press);
    }
    if let Some((layout, camera)) = picture {
        prairies::number_hints(ui, frame.free, layout, camera, &view.advice);
    }
    pressed.extend(frame.bar.show(ui, &view.bar));
    pressed.extend(tags::show(ui, &frame.seats, &view.seats).map(|seat| Press::GameSpecific(GamePress::Seat(seat))));
    if scale.panel_layout() == PanelLayout::Around {
        pressed.extend(log_panel::draw_next_to_table(ui, frame, lines, view.log_open, view.bar.look_back));
    }
    if let Some(banner) = banner {
        turn_banner::show(ui, frame.action_panel, banner);
    } else {
        pressed.extend(action_panel::show(ui, frame, &view.action_panel, &view.confirm, view.bar.undo));
    }
    let zoomed = zoom::show(ui, &frame.zoom, view.shows_whole_board);
    pressed.extend(zoomed.map(|press| Press::GameSpecific(GamePress::Zoom(press))));
    covers.extend(&frame.zoom);
    // The prompt is drawn last, because a long prompt covers the panels below it.
    let (prompt_rects, press) = prompt::show(ui, frame.prompt, frame.prompt.right(), &view.prompt);
    covers.extend(prompt_rects);
    pressed.extend(press.map(Press::from));
    pressed
}

/// Draws the panels that open over the table. Returns the presses, and adds the rectangles of the panels to `covers`.
pub fn show_above(
    ctx: &Context,
    frame: &Frame,
    view: &HudView,
    lines: &[Line],
    picture: Option<(&Layout, &BoardCamera)>,
    covers: &mut Vec<Rect>,
) -> Vec<Press> {
    let scale = Scale::of(ctx);
    let mut pressed = Vec::new();
    if view.log_open && scale.panel_layout() != PanelLayout::Around {
        pressed.extend(log_panel::draw_on_dialog(ctx, frame, lines, view.bar.look_back));
        covers.push(frame.log);
    }
    if let Some((prairie, texts)) = &view.inspected_prairie
        && let Some((layout, camera)) = picture
        && let Some(prairie_layout) = layout.prairie(*prairie)
    {
        let at = prairies::screen_rect(layout, camera, prairie_layout.signboard).center_bottom();
        covers.push(prairies::inspect_popover(ctx, frame.free, at, texts));
    }
    match &view.player {
        Some(PlayerView::Cards(all, outcome)) => {
            let (rect, press) = cards_dialog::show(ctx, frame.free, all, outcome.as_ref());
            covers.push(rect);
            pressed.extend(press);
        }
        Some(PlayerView::Herds(seat, texts)) => {
            let tag = frame.seats.get(seat.index()).map_or(frame.free.center(), |tag| tag.center_bottom());
            covers.push(prairies::inspect_popover(ctx, frame.free, tag, texts));
        }
        None => {}
    }
    if !view.advice.is_empty() {
        let (advice, gap) = (&view.advice, scale.gap(0.75));
        let width = scale.column(520.0).min(frame.free.width() - 2.0 * gap);
        let height = hint::height(ctx, advice, width - 2.0 * scale.pad(), 1.0) + 2.0 * scale.pad();
        let mut avoided =
            picture.map_or_else(Vec::new, |(layout, camera)| prairies::hinted_rects(layout, camera, &view.advice));
        avoided.extend(&frame.zoom);
        let rect = hints_place(frame.free.shrink(gap), vec2(width, height), &avoided);
        let inner = rect.shrink(scale.pad());
        let chosen = overlay::draw_lowest_dialog(ctx, "hints", rect, |ui| hint::lines(ui, inner, advice, 1.0));
        pressed.extend(chosen.map(|action| Press::Touch(Touch::Propose(action))));
        covers.push(rect);
    }
    pressed
}

/// The corner of the table in which the hints cover the least of the prairies that they name.
fn hints_place(free: Rect, size: Vec2, named: &[Rect]) -> Rect {
    let corners = [Align2::RIGHT_TOP, Align2::LEFT_TOP, Align2::RIGHT_BOTTOM, Align2::LEFT_BOTTOM]
        .map(|corner| corner.align_size_within_rect(size, free));
    let covered = |place: &Rect| {
        let part = |prairie: &Rect| {
            let both = place.intersect(*prairie).size().max(Vec2::ZERO);
            both.x * both.y
        };
        named.iter().map(part).sum::<f32>()
    };
    corners.into_iter().min_by(|one, other| covered(one).total_cmp(&covered(other))).unwrap_or(corners[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_cover_no_prairie_that_they_name_if_a_corner_is_free() {
        let (free, size) = (Rect::from_min_size(pos2(10.0, 10.0), vec2(800.0, 500.0)), vec2(300.0, 160.0));
        let corner = |align: Align2| align.align_size_within_rect(vec2(200.0, 100.0), free);
        let [right_top, left_top, right_bottom] =
            [Align2::RIGHT_TOP, Align2::LEFT_TOP, Align2::RIGHT_BOTTOM].map(corner);
        assert!(hints_place(free, size, &[]).contains_rect(right_top), "the usual corner is next to the hint button");
        for named in [vec![right_top], vec![right_top, left_top], vec![right_top, left_top, right_bottom]] {
            let place = hints_place(free, size, &named);
            assert!(free.contains_rect(place), "{place:?}");
            assert!(named.iter().all(|prairie| !place.intersects(*prairie)), "{named:?}: {place:?}");
        }
    }
}
