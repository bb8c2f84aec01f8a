//! One scale factor for all sizes of the UI, so that a kiosk, a laptop and a small window show the same design.

use bevy_egui::egui::{self, Vec2, vec2};

/// The minimum height or width of a touch target, in logical pixels, in every window that is not compact.
pub const MIN_TARGET: f32 = 54.0;
/// The minimum text size, in logical pixels, in every window that is not compact.
pub const MIN_TEXT: f32 = 14.0;
/// The minimum size of a target on a phone, in logical pixels, as WCAG 2.5.5 requires. It measures about 7 mm.
pub const PHONE_TARGET: f32 = 44.0;
/// The minimum text size on a phone, in logical pixels. On a phone, a logical pixel is about three device pixels.
pub const PHONE_TEXT: f32 = 13.0;
/// The factor by which letters are larger for people who stand in front of the screen: 26 px at 1080p instead of 18 px
/// at a desk.
const STANDING_TEXT: f32 = 26.0 / 18.0;
/// The side of a target that a finger hits easily, in millimetres.
pub const TARGET_MM: f32 = 15.0;
/// The side of the main button, which is easy to hit even in passing, in millimetres.
const MAIN_MM: f32 = 20.0;
/// Windows narrower or shorter than this, in logical pixels, cannot hold the wide design.
const WIDE: Vec2 = vec2(1000.0, 700.0);
/// The minimum ratio of width to height at which panels are placed to the left and right of the board. In a squarer
/// window they would leave a wide board less than half of the screen.
const SQUARE: f32 = 1.5;

/// The arrangement of panels around the board of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PanelLayout {
    /// On all sides: computers and wall-mounted screens.
    Around,
    /// Above and below, with drawers at the sides: a phone in landscape.
    Sideways,
    /// Above and below: tablets and any upright screen.
    Stacked,
}

/// Size preferences of the player or the kiosk's staff.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SizePreferences {
    /// The text factor, from 1 to 2.
    pub text: f32,
    /// Logical pixels per millimetre of the screen, if known. If it is, every target is at least 15 mm wherever the
    /// window has room.
    pub px_per_mm: Option<f32>,
    /// True if people stand in front of the screen, further away than at a desk. For them, no letter is smaller than
    /// 26 px at 1080p.
    pub standing: bool,
    /// True if panels are mirrored for the left hand.
    pub left_handed: bool,
}

impl Default for SizePreferences {
    fn default() -> Self {
        SizePreferences { text: 1.0, px_per_mm: None, standing: false, left_handed: false }
    }
}

/// All sizes of one window, in logical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    window: Vec2,
    factor: f32,
    /// The current text factor.
    text: f32,
    /// The text factor that the player prefers.
    preferred_text: f32,
    /// The usual text factor, which no layout lowers; more than 1 if people stand in front of the screen.
    min_text_factor: f32,
    target: f32,
    /// The minimum side of a target that a finger hits easily, if the window is not compact and the physical size of
    /// the screen is known; else 0.
    finger: f32,
    /// The corresponding minimum for the main button.
    main: f32,
    left_handed: bool,
    compact: bool,
    panel_layout: PanelLayout,
}

impl Default for Scale {
    fn default() -> Self {
        Scale::new(vec2(1920.0, 1080.0), SizePreferences::default())
    }
}

impl Scale {
    /// Returns the sizes for a window of `window` logical pixels.
    pub fn new(window: Vec2, preferences: SizePreferences) -> Scale {
        let compact = window.x < WIDE.x || window.y < WIDE.y;
        let upright = window.y > window.x;
        let form = match (upright, compact) {
            (true, _) => PanelLayout::Stacked,
            (false, true) => PanelLayout::Sideways,
            (false, false) if window.x < SQUARE * window.y => PanelLayout::Stacked,
            (false, false) => PanelLayout::Around,
        };
        let (factor, floor) = if upright {
            // On an upright phone, letters are about as large as on a phone in landscape. In a larger window they grow
            // more slowly than the board.
            let floor = if compact { PHONE_TARGET } else { MIN_TARGET };
            let whole = (window.x / 540.0).min(window.y / 1170.0);
            ((whole + (0.875 - whole).min(0.0) * 0.6).clamp(0.66, 4.0), floor)
        } else if compact {
            // A phone in landscape has a separate design, half as high, that hardly shrinks further.
            ((window.y / 540.0).min(window.x / 960.0).clamp(0.6, 0.8), PHONE_TARGET)
        } else {
            // A 4:3 window is as tall as a wide window and only loses width, so the width matters only below 4:3.
            ((window.y / 1080.0).min(window.x / 1440.0).clamp(0.5, 4.0), MIN_TARGET)
        };
        // A phone is touched carefully from nearby and has no room for larger targets. The same goes for a small window
        // on a dense screen.
        let room = if compact { 0.0 } else { window.y.min(window.x * 0.75) };
        let finger = |millimetres: f32, share: f32| {
            preferences.px_per_mm.map_or(0.0, |px| (millimetres * px).min(share * room).round())
        };
        let (main, finger) = (finger(MAIN_MM, 0.105), finger(TARGET_MM, 0.08));
        let target = (60.0 * factor).max(floor).max(finger).round();
        let usual = if preferences.standing { STANDING_TEXT } else { 1.0 };
        let text = preferences.text.clamp(usual, 2.0);
        let left_handed = preferences.left_handed;
        Scale {
            window,
            factor,
            text,
            preferred_text: text,
            min_text_factor: usual,
            target,
            finger,
            main,
            left_handed,
            compact,
            panel_layout: form,
        }
    }

    /// Returns the sizes for panels around a board, which cannot scroll: letters grow only as long as the board has
    /// enough room.
    pub fn beside_board(self) -> Scale {
        let most: f32 = match self.panel_layout {
            _ if self.compact => 1.0,
            PanelLayout::Stacked | PanelLayout::Sideways => 1.25,
            PanelLayout::Around => 1.5,
        };
        Scale { text: self.preferred_text.min(most.max(self.min_text_factor)), ..self }
    }

    /// Returns the sizes for dialogs, which scroll if they are too tall: letters are as large as the player prefers.
    pub fn for_dialogs(self) -> Scale {
        Scale { text: self.preferred_text, ..self }
    }

    /// Returns the sizes with letters of the usual size.
    pub fn with_usual_text(self) -> Scale {
        Scale { text: self.min_text_factor, ..self }
    }

    /// Returns the sizes with targets of at least `least` px, for screens that new users see first.
    pub fn with_targets(self, least: f32) -> Scale {
        Scale { target: self.target.max(least), ..self }
    }

    /// Returns true if [`Scale::beside_board`] makes letters smaller than the player prefers.
    pub fn limits_text_size(self) -> bool {
        self.beside_board().text < self.preferred_text
    }

    /// Returns the size of targets in whole millimetres if the window has no room for [`TARGET_MM`]; else `None`.
    /// `px_per_mm` is the screen's logical pixels per millimetre.
    pub fn limited_target_mm(window: Vec2, px_per_mm: f32) -> Option<u32> {
        let target =
            Scale::new(window, SizePreferences { px_per_mm: Some(px_per_mm), ..SizePreferences::default() }).target;
        (target + 0.5 < TARGET_MM * px_per_mm).then(|| (target / px_per_mm).floor() as u32)
    }

    /// Sets these sizes for every widget drawn in `ctx` from now on.
    pub fn install(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, self));
    }

    /// Returns the sizes set in `ctx`; by default, the sizes for 1920 × 1080.
    pub fn of(ctx: &egui::Context) -> Scale {
        ctx.data(|data| data.get_temp(egui::Id::NULL)).unwrap_or_default()
    }

    /// Draws with these sizes and restores the previous sizes afterwards.
    pub fn during<R>(self, ctx: &egui::Context, draw: impl FnOnce() -> R) -> R {
        let before = Scale::of(ctx);
        self.install(ctx);
        let result = draw();
        before.install(ctx);
        result
    }

    /// Returns the window's size in logical pixels.
    pub fn window(self) -> Vec2 {
        self.window
    }

    /// Returns true for the window of a phone, or for any other window that is too small for the wide design.
    pub fn is_compact(self) -> bool {
        self.compact
    }

    /// Returns the arrangement of panels around the board of a match.
    pub fn panel_layout(self) -> PanelLayout {
        self.panel_layout
    }

    /// Returns true if the window is taller than it is wide. Dialogs then extend downwards.
    pub fn is_upright(self) -> bool {
        self.window.y > self.window.x
    }

    /// Returns true for the window of a phone held upright, or for any other upright compact window.
    pub fn is_phone_upright(self) -> bool {
        self.compact && self.is_upright()
    }

    /// Returns true for the window of a phone in landscape, or for any other compact window that is not upright.
    /// Dialogs place their parts side by side in such a window.
    pub fn is_sideways(self) -> bool {
        self.panel_layout == PanelLayout::Sideways
    }

    /// Returns the minimum height or width of a target in this window, in px.
    pub fn min_target(self) -> f32 {
        if self.compact { PHONE_TARGET } else { MIN_TARGET }
    }

    /// Returns the minimum width in px of an item among others of its kind, such as a card: [`Scale::min_target`], or a
    /// finger's width if that is known and larger.
    pub fn min_item_width(self) -> f32 {
        self.min_target().max(self.finger)
    }

    /// Returns the minimum text size in this window, in px.
    pub fn min_text(self) -> f32 {
        if self.compact { PHONE_TEXT } else { MIN_TEXT }
    }

    /// Returns the scale factor relative to the 1080p design.
    pub fn factor(self) -> f32 {
        self.factor
    }

    /// Converts a length of the 1080p design to whole logical pixels of this window.
    pub fn px(self, design: f32) -> f32 {
        (design * self.factor).round()
    }

    /// Returns a gap of `n` steps of 8 design px, in px; at least 2.
    pub fn gap(self, n: f32) -> f32 {
        self.px(8.0 * n).max(2.0)
    }

    /// Returns the padding of a panel, in px.
    pub fn pad(self) -> f32 {
        self.gap(if self.compact { 1.25 } else { 2.0 })
    }

    /// Returns the height of text whose 1080p size is `design` px, with the player's text factor, at least
    /// [`Scale::min_text`].
    pub fn text(self, design: f32) -> f32 {
        (design * self.factor * self.text).round().max(self.min_text())
    }

    /// Converts a width of the 1080p design that holds text, such as a tag's. It grows with the player's text factor.
    pub fn column(self, design: f32) -> f32 {
        (design * (self.text(18.0) / 18.0).max(self.factor)).round()
    }

    /// Returns the side of a plain target such as a button, in px; at least [`Scale::min_target`].
    pub fn target(self) -> f32 {
        // On a phone, letters are closer to a button's edge.
        self.target.max(self.text(22.0) * if self.compact { 1.6 } else { 2.0 })
    }

    /// Returns the side of the button for the next step, in px: easy to hit even in passing if the physical size of the
    /// screen is known.
    pub fn main_target(self) -> f32 {
        self.target().max(self.main)
    }

    /// Returns true if panels are mirrored for the left hand.
    pub fn is_left_handed(self) -> bool {
        self.left_handed
    }

    /// Returns the radius of a panel's corner, in px.
    pub fn corner(self) -> f32 {
        self.px(12.0)
    }

    /// Returns the width of a plain dividing line or outline, in px.
    pub fn hairline(self) -> f32 {
        (1.5 * self.factor).max(1.0)
    }

    /// Returns the width of a ring that marks a choice or the focus, in px.
    pub fn ring(self) -> f32 {
        (3.5 * self.factor).max(2.5)
    }

    /// Returns the size of a card in the hand, in px: 8 wide to 11 high, flatter in a compact window, and large enough
    /// for a target.
    pub fn card(self) -> Vec2 {
        if self.compact {
            // Flatter, because every pixel of the hand's height is taken from the board.
            let width = self.px(74.0).max(PHONE_TARGET);
            return vec2(width, (width * 1.1).round().max(PHONE_TARGET + 10.0));
        }
        let width = self.px(96.0).max(MIN_TARGET + 6.0);
        vec2(width, (width * 11.0 / 8.0).round())
    }

    /// Returns the size of a card place in the shop, in px. Except in a compact window, it is flatter than a card in
    /// the hand, because up to eight of them share a column.
    pub fn shop_card(self) -> Vec2 {
        let width = if self.compact { self.px(66.0) } else { self.px(84.0) }.max(self.min_target());
        vec2(width, (width * 1.25).round())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOWS: [Vec2; 13] = [
        vec2(360.0, 640.0),
        vec2(390.0, 844.0),
        vec2(667.0, 375.0),
        vec2(740.0, 360.0),
        vec2(844.0, 390.0),
        vec2(932.0, 430.0),
        vec2(768.0, 1024.0),
        vec2(1080.0, 1920.0),
        vec2(1024.0, 768.0),
        vec2(1366.0, 768.0),
        vec2(1920.0, 1080.0),
        vec2(2560.0, 1440.0),
        vec2(3840.0, 2160.0),
    ];

    #[test]
    fn targets_and_text_keep_their_minimum_in_every_window() {
        for window in WINDOWS {
            for text in [1.0, 1.5, 2.0] {
                let scale = Scale::new(window, SizePreferences { text, ..SizePreferences::default() });
                let least = scale.min_target();
                assert!(scale.target() >= least, "{window:?}");
                assert!(scale.card().min_elem() >= least && scale.shop_card().min_elem() >= least);
                assert!(scale.text(18.0) >= scale.min_text());
            }
        }
        assert_eq!(Scale::new(vec2(1920.0, 1080.0), SizePreferences::default()).text(18.0), 18.0);
    }

    #[test]
    fn letters_grow_less_around_a_board_than_in_dialogs() {
        let large =
            |x: f32, y: f32| Scale::new(vec2(x, y), SizePreferences { text: 2.0, ..SizePreferences::default() });
        let grown = |scale: Scale| scale.text(36.0) / scale.with_usual_text().text(36.0);
        for (x, y, most) in [(1920.0, 1080.0, 1.5), (1024.0, 768.0, 1.25), (844.0, 390.0, 1.0), (390.0, 844.0, 1.0)] {
            let beside = large(x, y).beside_board();
            assert!((grown(beside) - most).abs() < 0.05, "{x} x {y}: {}", grown(beside));
            assert_eq!(beside.for_dialogs(), large(x, y));
        }
        let usual = Scale::new(vec2(1920.0, 1080.0), SizePreferences::default());
        assert_eq!((usual.beside_board(), usual.for_dialogs()), (usual, usual));
        assert!(large(1920.0, 1080.0).limits_text_size() && !usual.limits_text_size());
    }

    #[test]
    fn letters_for_standing_people_are_never_small() {
        for text in [1.0, 2.0] {
            let scale = Scale::new(
                vec2(1920.0, 1080.0),
                SizePreferences { text, standing: true, ..SizePreferences::default() },
            );
            for at in [scale, scale.beside_board(), scale.for_dialogs(), scale.with_usual_text()] {
                assert!(at.text(18.0) >= 26.0, "{at:?}");
            }
        }
    }

    #[test]
    fn small_windows_are_compact_and_large_ones_are_not() {
        let compact = |x: f32, y: f32| Scale::new(vec2(x, y), SizePreferences::default()).is_compact();
        assert!(WINDOWS[..7].iter().all(|window| compact(window.x, window.y)));
        assert!(WINDOWS[7..].iter().all(|window| !compact(window.x, window.y)));
        assert!(!compact(1180.0, 820.0) && !compact(1024.0, 700.0));
        assert!(compact(390.0, 844.0) && compact(1100.0, 640.0));
    }

    #[test]
    fn squarer_windows_stack_their_panels() {
        let form = |x: f32, y: f32| Scale::new(vec2(x, y), SizePreferences::default()).panel_layout();
        for (x, y) in [(1920.0, 1080.0), (1280.0, 720.0), (1440.0, 900.0)] {
            assert_eq!(form(x, y), PanelLayout::Around);
        }
        for (x, y) in [(1024.0, 768.0), (1180.0, 820.0), (768.0, 1024.0), (390.0, 844.0), (1080.0, 1920.0)] {
            assert_eq!(form(x, y), PanelLayout::Stacked);
        }
        assert_eq!([form(844.0, 390.0), form(667.0, 375.0)], [PanelLayout::Sideways; 2]);
    }

    #[test]
    fn a_known_screen_gets_targets_of_fifteen_millimetres() {
        let scale =
            Scale::new(vec2(1920.0, 1080.0), SizePreferences { px_per_mm: Some(5.6), ..SizePreferences::default() });
        assert_eq!((scale.target(), scale.main_target()), (84.0, 112.0));
        let at = |x: f32, y: f32, px: f32| {
            let scale = Scale::new(vec2(x, y), SizePreferences { px_per_mm: Some(px), ..SizePreferences::default() });
            (scale.target(), scale.main_target())
        };
        for px in [2.7, 3.6, 5.6] {
            let (target, main) = at(1920.0, 1080.0, px);
            assert!(target >= 15.0 * px - 0.5 && main >= 20.0 * px - 0.5, "{px}: {target} and {main}");
        }
        assert_eq!(at(844.0, 390.0, 6.3), at(844.0, 390.0, 1.0), "a phone must keep its own sizes");
        let cramped = [2.0, 3.6, 5.6, 6.0, 9.0].map(|px| Scale::limited_target_mm(vec2(1920.0, 1080.0), px));
        assert_eq!(cramped, [None, None, None, Some(14), Some(9)]);
    }

    #[test]
    fn the_five_text_sizes_stay_distinct() {
        for window in WINDOWS {
            let scale = Scale::new(window, SizePreferences::default());
            let steps = [18.0, 22.0, 28.0, 36.0, 48.0].map(|design| scale.text(design));
            assert!(steps.windows(2).all(|pair| pair[0] < pair[1]), "{window:?}: {steps:?}");
        }
    }
}
