//! The look of the UI, paper on a wooden table: egui's style in the game's colours, and the panels that hold
//! everything.

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontFamily, FontId, Margin, Rect, Shadow, Stroke, StrokeKind, TextStyle, Theme, Ui,
    Vec2, style::WidgetVisuals, vec2,
};

use super::{colours, fonts::Type, rects, scale::Scale};

/// The background of cards, tags and panels.
pub const PAPER: Color32 = colours::PAPER.egui();
/// A shade darker than paper: wells, rails, disabled buttons.
pub const PAPER_DARK: Color32 = colours::PAPER_DARK.egui();
/// Text.
pub const INK: Color32 = colours::INK.egui();
/// Secondary text.
pub const INK_MUTED: Color32 = colours::INK_MUTED.egui();
/// Accents and dividing lines; never text.
pub const GOLD: Color32 = colours::GOLD.egui();
/// The bright ring around available choices and around the focused widget.
pub const RING: Color32 = colours::RING.egui();
/// The edge of a panel: the hue of paper, but dark enough to be seen on paper.
pub const EDGE: Color32 = colours::Rgb::hex(0xC1B59E).egui();
/// The text of disabled widgets. Disabled buttons are hatched as well.
pub const DISABLED: Color32 = colours::Rgb::hex(0x8F8371).egui();

/// The maximum length of a press that counts as a click, in seconds. Some hands are slow.
pub const LONGEST_PRESS: f64 = 30.0;

/// Returns the shadow of raised elements.
pub fn shadow(scale: Scale) -> Shadow {
    let px = |design: f32| scale.px(design).clamp(1.0, 120.0) as u8;
    Shadow { offset: [0, px(4.0) as i8], blur: px(12.0), spread: 0, color: Color32::from_black_alpha(64) }
}

/// Returns the corner radius of every panel.
pub fn corners(scale: Scale) -> CornerRadius {
    CornerRadius::same(scale.corner().clamp(2.0, 250.0) as u8)
}

/// Applies the game's style to `ctx` at the sizes of `scale`; call when the window's size or the text factor changes.
pub fn install(ctx: &egui::Context, scale: Scale) {
    scale.install(ctx);
    ctx.set_theme(Theme::Light);
    ctx.all_styles_mut(|style| {
        style.text_styles = Type::ALL.map(|step| (step.style(), step.font(scale))).into();
        let small = FontId::new(scale.text(18.0), FontFamily::Proportional);
        style.text_styles.extend([TextStyle::Small, TextStyle::Monospace].map(|name| (name, small.clone())));
        style.animation_time = 0.12;
        spacing(&mut style.spacing, scale);
        visuals(&mut style.visuals, scale);
        style.interaction.selectable_labels = false;
        style.interaction.tooltip_delay = 0.45;
    });
    // A finger may drift or linger: a slightly unsteady or long press still counts as a tap.
    ctx.options_mut(|options| {
        options.input_options.max_click_dist = scale.px(24.0);
        options.input_options.max_click_duration = LONGEST_PRESS;
        // Sizes depend only on the window and the settings.
        options.zoom_with_keyboard = false;
    });
}

fn spacing(spacing: &mut egui::Spacing, scale: Scale) {
    spacing.item_spacing = Vec2::splat(scale.gap(1.0));
    spacing.button_padding = vec2(scale.gap(2.0), scale.gap(1.0));
    spacing.interact_size = Vec2::splat(scale.target());
    spacing.window_margin = Margin::same(scale.gap(3.0).min(120.0) as i8);
    spacing.icon_width = scale.px(28.0);
    spacing.scroll = egui::style::ScrollStyle::solid();
    spacing.scroll.bar_width = scale.px(16.0);
}

fn visuals(visuals: &mut egui::Visuals, scale: Scale) {
    *visuals = egui::Visuals::light();
    let look = |fill: Color32, line: Color32, text: Color32| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(scale.hairline(), line),
        corner_radius: corners(scale),
        fg_stroke: Stroke::new(scale.hairline(), text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = look(PAPER, EDGE, INK);
    visuals.widgets.inactive = look(PAPER_DARK, EDGE, INK);
    visuals.widgets.hovered = look(PAPER_DARK, GOLD, INK);
    visuals.widgets.active = look(EDGE, INK, INK);
    visuals.widgets.open = look(PAPER_DARK, GOLD, INK);
    visuals.selection.bg_fill = colours::RING.mix(colours::GOLD, 0.3).egui();
    visuals.selection.stroke = Stroke::new(scale.ring(), INK);
    visuals.weak_text_color = Some(INK_MUTED);
    visuals.hyperlink_color = INK;
    visuals.panel_fill = PAPER;
    visuals.window_fill = PAPER;
    visuals.window_stroke = Stroke::new(scale.hairline(), EDGE);
    visuals.window_corner_radius = corners(scale);
    visuals.menu_corner_radius = corners(scale);
    visuals.window_shadow = shadow(scale);
    visuals.popup_shadow = shadow(scale);
    visuals.extreme_bg_color = PAPER_DARK;
    visuals.faint_bg_color = PAPER_DARK;
}

/// Paints the paper of a panel with its shadow and edge.
pub fn paint_panel(ui: &Ui, rect: Rect) {
    let scale = Scale::of(ui.ctx());
    ui.painter().add(shadow(scale).as_shape(rect, corners(scale)));
    plate(ui, rect, PAPER, Stroke::new(scale.hairline(), EDGE));
}

/// Paints a plate with rounded corners and an edge, but no shadow.
pub fn plate(ui: &Ui, rect: Rect, fill: Color32, edge: Stroke) {
    ui.painter().rect(rect, corners(Scale::of(ui.ctx())), fill, edge, StrokeKind::Inside);
}

/// Draws a panel at `rect` with the content of `add`, inset by [`Scale::pad`]. The content is recorded under the
/// panel's `name`. It scrolls if the panel is taller than the window.
pub fn panel<R>(ui: &mut Ui, name: &str, rect: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let (pad, screen) = (Scale::of(ui.ctx()).pad(), ui.ctx().content_rect());
    let scrolls = rect.height() > screen.height() + 0.5;
    let seen = if scrolls { rect.with_min_y(screen.top()).with_max_y(screen.bottom()) } else { rect };
    paint_panel(ui, seen);
    // A panel is solid: touches do not reach anything under it.
    ui.interact(seen, egui::Id::new(("panel", name)), egui::Sense::hover());
    rects::in_panel(ui, name, seen, |ui| {
        let inside = egui::UiBuilder::new().id_salt(name).max_rect(seen.shrink(pad));
        if !scrolls {
            return ui.scope_builder(inside, add).inner;
        }
        let height = rect.height() - 2.0 * pad;
        let whole = |ui: &mut Ui| {
            let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
            ui.scope_builder(egui::UiBuilder::new().max_rect(place), add).inner
        };
        let scroll = egui::ScrollArea::vertical().id_salt(("panel", name)).auto_shrink(false);
        ui.scope_builder(inside, |ui| scroll.show(ui, |ui| rects::in_scroll(ui, whole)).inner).inner
    })
}

/// Draws a modal dialog in the middle of the window. The screen behind it is dimmed and receives no touches. `size` is
/// in px; it is limited to the window's width, and the dialog scrolls if it is too tall.
pub fn modal<R>(ctx: &egui::Context, name: &str, size: Vec2, add: impl FnOnce(&mut Ui) -> R) -> R {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let size = vec2(size.x.min(screen.width() - 2.0 * scale.pad()), size.y);
    let height = screen.height() - 2.0 * scale.pad();
    let size = if size.y <= screen.height() { size.min(vec2(size.x, height)) } else { size };
    with_overlay(ctx, egui::Id::new(("modal", name)), egui::Id::new(("overlay", name)), |ui, _| {
        ui.painter().rect_filled(screen, 0.0, colours::TABLETOP.egui().gamma_multiply(0.55));
        panel(ui, name, Rect::from_center_size(screen.center(), size), add)
    })
}

/// Creates an area that stays exactly where it is placed and does not fade in.
pub fn fixed_area(id: egui::Id, order: egui::Order, at: egui::Pos2) -> egui::Area {
    egui::Area::new(id).order(order).fixed_pos(at).constrain(false).fade_in(false)
}

/// Draws over the whole window and receives all touches there. Nothing behind it has keyboard focus meanwhile. `add` is
/// given the response of the whole area.
pub fn with_overlay<R>(
    ctx: &egui::Context,
    area: egui::Id,
    overlay: egui::Id,
    add: impl FnOnce(&mut Ui, egui::Response) -> R,
) -> R {
    let screen = ctx.content_rect();
    let area = fixed_area(area, egui::Order::Foreground, screen.min).show(ctx, |ui| {
        let overlay = ui.interact(screen, overlay, egui::Sense::CLICK | egui::Sense::DRAG);
        ctx.memory_mut(|memory| memory.set_modal_layer(ui.layer_id()));
        add(ui, overlay)
    });
    area.inner
}

/// Draws a thin gold line across the middle of `rect`.
pub fn rule(ui: &Ui, rect: Rect) {
    let stroke = Stroke::new(Scale::of(ui.ctx()).hairline(), GOLD);
    ui.painter().hline(rect.x_range(), rect.center().y, stroke);
}

/// Returns the relative luminance of a colour as WCAG 2 defines it, plus 0.05 for the contrast formula: from 0.05 to
/// 1.05.
fn luminance(colour: Color32) -> f32 {
    let part = |value: u8| {
        let value = f32::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b()) + 0.05
}

/// Returns the contrast ratio of two colours, from 1 to 21, as WCAG 2 defines it.
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    a.max(b) / a.min(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_contrasts_with_its_background() {
        for sheet in [PAPER, PAPER_DARK] {
            assert!(contrast(INK, sheet) >= 7.0);
            assert!(contrast(INK_MUTED, sheet) >= 4.5, "{}", contrast(INK_MUTED, sheet));
        }
        assert!(contrast(GOLD, PAPER) >= 3.0);
        assert!(contrast(DISABLED, PAPER) >= 3.0);
        assert!(contrast(PAPER, INK) >= 7.0);
    }
}
