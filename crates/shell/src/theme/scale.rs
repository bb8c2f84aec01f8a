//! One factor for every size on the face, so that a kiosk, a laptop and a small window show the same design.

use bevy_egui::egui::{self, Vec2, vec2};

/// The smallest height or width of anything to be tapped, in logical pixels, in every window but a phone's.
pub const MIN_TARGET: f32 = 54.0;
/// The smallest text, in logical pixels, in every window but a phone's.
pub const MIN_TEXT: f32 = 14.0;
/// The smallest target on a phone, in logical pixels: about 7 mm, and what WCAG 2.5.5 asks for.
pub const PHONE_TARGET: f32 = 44.0;
/// The smallest text on a phone, in logical pixels, of which a phone has three dots each.
pub const PHONE_TEXT: f32 = 13.0;
/// How much larger letters are than at a desk where people stand before the screen: 26 px at 1080p instead of 18.
const STANDING_TEXT: f32 = 26.0 / 18.0;
/// What a finger hits without care, in millimetres, and what it hits from a walk.
pub const TARGET_MM: f32 = 15.0;
const MAIN_MM: f32 = 20.0;
/// Windows narrower or lower than this, in logical pixels, cannot hold the wide design.
const WIDE: Vec2 = vec2(1000.0, 700.0);
/// How much wider than high a window is at least where panels stand beside the board. In a squarer one they would leave a
/// board that is wider than high the smaller part of the screen.
const SQUARE: f32 = 1.5;

/// How the panels of a match lie around its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Around it: computers, and what hangs on a wall.
    Around,
    /// Above and below it, with drawers at the sides: a phone held sideways.
    Sideways,
    /// Above and below it: tablets, and whatever is held or stands upright.
    Stacked,
}

/// What the player or the staff of a kiosk may set about sizes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SizeWishes {
    /// Text factor from 1 to 2.
    pub text: f32,
    /// Logical pixels per millimetre of the screen, where known; then every target is at least 15 mm.
    pub px_per_mm: Option<f32>,
    /// Whether people stand before the screen, further away than at a desk: no letter is smaller than 26 px at 1080p.
    pub standing: bool,
    /// Whether panels stand the other way round, for a left hand.
    pub left_handed: bool,
}

impl Default for SizeWishes {
    fn default() -> Self {
        SizeWishes { text: 1.0, px_per_mm: None, standing: false, left_handed: false }
    }
}

/// All sizes of one window, in logical pixels; copied freely.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    window: Vec2,
    factor: f32,
    /// The text factor that holds now.
    text: f32,
    /// The one that the player wishes.
    wished: f32,
    /// The smallest, which holds for letters that must fit.
    usual: f32,
    target: f32,
    /// The least side of what is to be tapped and of what comes next, where the screen's measure is known; else 0.
    finger: f32,
    main: f32,
    left_handed: bool,
    compact: bool,
    form: Form,
}

impl Default for Scale {
    fn default() -> Self {
        Scale::new(vec2(1920.0, 1080.0), SizeWishes::default())
    }
}

impl Scale {
    /// The sizes for a window of `window` logical pixels.
    pub fn new(window: Vec2, wishes: SizeWishes) -> Scale {
        let compact = window.x < WIDE.x || window.y < WIDE.y;
        let upright = window.y > window.x;
        let form = match (upright, compact) {
            (true, _) => Form::Stacked,
            (false, true) => Form::Sideways,
            (false, false) if window.x < SQUARE * window.y => Form::Stacked,
            (false, false) => Form::Around,
        };
        let (factor, floor) = if upright {
            // A phone has letters as large as when it is held sideways. They grow with a larger window, but slower than its
            // board.
            let floor = if compact { PHONE_TARGET } else { MIN_TARGET };
            let whole = (window.x / 540.0).min(window.y / 1170.0);
            ((whole + (0.875 - whole).min(0.0) * 0.6).clamp(0.66, 4.0), floor)
        } else if compact {
            // A phone is held in the hand: its design is one of its own, half as high, and hardly shrinks further.
            ((window.y / 540.0).min(window.x / 960.0).clamp(0.6, 0.8), PHONE_TARGET)
        } else {
            // 4:3 windows are as high as wide ones and only lose width, so the width counts from 4:3 downward.
            ((window.y / 1080.0).min(window.x / 1440.0).clamp(0.5, 4.0), MIN_TARGET)
        };
        // A phone is touched from near and with care, and has no room for more; neither has a small window on a fine screen.
        let room = if compact { 0.0 } else { window.y.min(window.x * 0.75) };
        let finger = |millimetres: f32, share: f32| {
            wishes.px_per_mm.map_or(0.0, |px| (millimetres * px).min(share * room).round())
        };
        let (main, finger) = (finger(MAIN_MM, 0.105), finger(TARGET_MM, 0.08));
        let target = (60.0 * factor).max(floor).max(finger).round();
        let usual = if wishes.standing { STANDING_TEXT } else { 1.0 };
        let text = wishes.text.clamp(usual, 2.0);
        let left_handed = wishes.left_handed;
        Scale { window, factor, text, wished: text, usual, target, finger, main, left_handed, compact, form }
    }

    /// The same for panels around a board, which may not scroll: letters grow as far as the board keeps its room.
    pub fn beside_board(self) -> Scale {
        let most: f32 = match self.form {
            _ if self.compact => 1.0,
            Form::Stacked | Form::Sideways => 1.25,
            Form::Around => 1.5,
        };
        Scale { text: self.wished.min(most.max(self.usual)), ..self }
    }

    /// The same for sheets, which scroll where they are too high: letters are as large as the player wishes.
    pub fn on_sheets(self) -> Scale {
        Scale { text: self.wished, ..self }
    }

    /// The same with letters of the usual size.
    pub fn with_usual_text(self) -> Scale {
        Scale { text: self.usual, ..self }
    }

    /// The same with every target at least so many px high and wide: for screens that strangers meet first.
    pub fn with_targets(self, least: f32) -> Scale {
        Scale { target: self.target.max(least), ..self }
    }

    /// Whether letters beside the board would be larger if they had the room: see [`Scale::beside_board`].
    pub fn holds_letters_back(self) -> bool {
        self.beside_board().text < self.wished
    }

    /// Whole millimetres of what is to be tapped in a window of this size on a screen of this measure, in logical pixels to a
    /// millimetre, where that has no room for [`TARGET_MM`].
    pub fn cramped(window: Vec2, px_per_mm: f32) -> Option<u32> {
        let target = Scale::new(window, SizeWishes { px_per_mm: Some(px_per_mm), ..SizeWishes::default() }).target;
        (target + 0.5 < TARGET_MM * px_per_mm).then(|| (target / px_per_mm).floor() as u32)
    }

    /// Makes these the sizes of every widget drawn in `ctx` from now on.
    pub fn install(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, self));
    }

    /// The sizes that hold in `ctx`; those of 1920 × 1080 where none were installed.
    pub fn of(ctx: &egui::Context) -> Scale {
        ctx.data(|data| data.get_temp(egui::Id::NULL)).unwrap_or_default()
    }

    /// Draws at these sizes; afterwards those before hold again.
    pub fn during<R>(self, ctx: &egui::Context, draw: impl FnOnce() -> R) -> R {
        let before = Scale::of(ctx);
        self.install(ctx);
        let result = draw();
        before.install(ctx);
        result
    }

    /// The window's size in logical pixels.
    pub fn window(self) -> Vec2 {
        self.window
    }

    /// Whether this is a phone's window, or another that is too small for the wide design.
    pub fn compact(self) -> bool {
        self.compact
    }

    /// How the panels of a match lie around its board.
    pub fn form(self) -> Form {
        self.form
    }

    /// Whether the window is higher than wide: sheets grow downward there.
    pub fn upright(self) -> bool {
        self.window.y > self.window.x
    }

    /// Whether this is the window of a phone that is held upright.
    pub fn phone_upright(self) -> bool {
        self.compact && self.upright()
    }

    /// Whether this is a phone's window held sideways, or another so low: sheets stand side by side there.
    pub fn sideways(self) -> bool {
        self.form == Form::Sideways
    }

    /// The smallest height or width of anything to be tapped in this window, in px.
    pub fn least_target(self) -> f32 {
        if self.compact { PHONE_TARGET } else { MIN_TARGET }
    }

    /// The smallest width of something that lies among others of its kind, such as a card, in px: a finger's where the
    /// screen's measure is known, else [`Scale::least_target`].
    pub fn least_finger(self) -> f32 {
        self.least_target().max(self.finger)
    }

    /// The smallest text in this window, in px.
    pub fn least_text(self) -> f32 {
        if self.compact { PHONE_TEXT } else { MIN_TEXT }
    }

    /// How large things are beside the 1080p design; 1 there.
    pub fn factor(self) -> f32 {
        self.factor
    }

    /// A length of the 1080p design, in whole logical pixels of this window.
    pub fn px(self, design: f32) -> f32 {
        (design * self.factor).round()
    }

    /// A gap of `n` steps of 8 design px, in px.
    pub fn gap(self, n: f32) -> f32 {
        self.px(8.0 * n).max(2.0)
    }

    /// The space between a sheet's edge and what stands on it, in px.
    pub fn pad(self) -> f32 {
        self.gap(if self.compact { 1.25 } else { 2.0 })
    }

    /// The height of a text whose 1080p size is `design` px, with the player's text factor, never under
    /// [`Scale::least_text`].
    pub fn text(self, design: f32) -> f32 {
        (design * self.factor * self.text).round().max(self.least_text())
    }

    /// A width of the 1080p design that holds text, such as a tag's: it grows with the player's text factor.
    pub fn column(self, design: f32) -> f32 {
        (design * (self.text(18.0) / 18.0).max(self.factor)).round()
    }

    /// The side of a plain target such as a button, in px: at least [`Scale::least_target`].
    pub fn target(self) -> f32 {
        // On a phone letters stand closer to a button's edge.
        self.target.max(self.text(22.0) * if self.compact { 1.6 } else { 2.0 })
    }

    /// The side of the button for what comes next, in px: a finger's width where the screen's measure is known.
    pub fn main_target(self) -> f32 {
        self.target().max(self.main)
    }

    /// Whether panels stand the other way round, for a left hand.
    pub fn left_handed(self) -> bool {
        self.left_handed
    }

    /// The radius of a panel's corner, in px.
    pub fn corner(self) -> f32 {
        self.px(12.0)
    }

    /// The width of a plain rule or outline, in px.
    pub fn hairline(self) -> f32 {
        (1.5 * self.factor).max(1.0)
    }

    /// The width of a ring that says "may" or "has the focus", in px.
    pub fn ring(self) -> f32 {
        (3.5 * self.factor).max(2.5)
    }

    /// The size of a card in the hand, in px: 8 wide to 11 high, and a target in both directions.
    pub fn card(self) -> Vec2 {
        if self.compact {
            // Flatter: every pixel of height that the hand takes is one that the board lacks.
            let width = self.px(74.0).max(PHONE_TARGET);
            return vec2(width, (width * 1.1).round().max(PHONE_TARGET + 10.0));
        }
        let width = self.px(96.0).max(MIN_TARGET + 6.0);
        vec2(width, (width * 11.0 / 8.0).round())
    }

    /// The size of a card place in the shop, in px: flatter than in the hand, for ten of them stand in one column.
    pub fn shop_card(self) -> Vec2 {
        let width = if self.compact { self.px(66.0) } else { self.px(84.0) }.max(self.least_target());
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
    fn targets_and_text_keep_their_floor_at_every_window() {
        for window in WINDOWS {
            for text in [1.0, 1.5, 2.0] {
                let scale = Scale::new(window, SizeWishes { text, ..SizeWishes::default() });
                let least = scale.least_target();
                assert!(scale.target() >= least, "{window:?}");
                assert!(scale.card().min_elem() >= least && scale.shop_card().min_elem() >= least);
                assert!(scale.text(18.0) >= scale.least_text());
            }
        }
        assert_eq!(Scale::new(vec2(1920.0, 1080.0), SizeWishes::default()).text(18.0), 18.0);
    }

    #[test]
    fn letters_around_a_board_grow_less_than_those_on_sheets() {
        let large = |x: f32, y: f32| Scale::new(vec2(x, y), SizeWishes { text: 2.0, ..SizeWishes::default() });
        let grown = |scale: Scale| scale.text(36.0) / scale.with_usual_text().text(36.0);
        for (x, y, most) in [(1920.0, 1080.0, 1.5), (1024.0, 768.0, 1.25), (844.0, 390.0, 1.0), (390.0, 844.0, 1.0)] {
            let beside = large(x, y).beside_board();
            assert!((grown(beside) - most).abs() < 0.05, "{x} x {y}: {}", grown(beside));
            assert_eq!(beside.on_sheets(), large(x, y));
        }
        let usual = Scale::new(vec2(1920.0, 1080.0), SizeWishes::default());
        assert_eq!((usual.beside_board(), usual.on_sheets()), (usual, usual));
        assert!(large(1920.0, 1080.0).holds_letters_back() && !usual.holds_letters_back());
    }

    #[test]
    fn letters_before_which_people_stand_are_never_small() {
        for text in [1.0, 2.0] {
            let scale = Scale::new(vec2(1920.0, 1080.0), SizeWishes { text, standing: true, ..SizeWishes::default() });
            for at in [scale, scale.beside_board(), scale.on_sheets(), scale.with_usual_text()] {
                assert!(at.text(18.0) >= 26.0, "{at:?}");
            }
        }
    }

    #[test]
    fn phones_are_compact_and_tablets_are_not() {
        let compact = |x: f32, y: f32| Scale::new(vec2(x, y), SizeWishes::default()).compact();
        assert!(WINDOWS[..7].iter().all(|window| compact(window.x, window.y)));
        assert!(WINDOWS[7..].iter().all(|window| !compact(window.x, window.y)));
        assert!(!compact(1180.0, 820.0) && !compact(1024.0, 700.0));
        assert!(compact(390.0, 844.0) && compact(1100.0, 640.0));
    }

    #[test]
    fn squarer_windows_stack_their_panels() {
        let form = |x: f32, y: f32| Scale::new(vec2(x, y), SizeWishes::default()).form();
        for (x, y) in [(1920.0, 1080.0), (1280.0, 720.0), (1440.0, 900.0)] {
            assert_eq!(form(x, y), Form::Around);
        }
        for (x, y) in [(1024.0, 768.0), (1180.0, 820.0), (768.0, 1024.0), (390.0, 844.0), (1080.0, 1920.0)] {
            assert_eq!(form(x, y), Form::Stacked);
        }
        assert_eq!([form(844.0, 390.0), form(667.0, 375.0)], [Form::Sideways; 2]);
    }

    #[test]
    fn a_known_screen_gets_targets_of_fifteen_millimetres() {
        let scale = Scale::new(vec2(1920.0, 1080.0), SizeWishes { px_per_mm: Some(5.6), ..SizeWishes::default() });
        assert_eq!((scale.target(), scale.main_target()), (84.0, 112.0));
        let at = |x: f32, y: f32, px: f32| {
            let scale = Scale::new(vec2(x, y), SizeWishes { px_per_mm: Some(px), ..SizeWishes::default() });
            (scale.target(), scale.main_target())
        };
        for px in [2.7, 3.6, 5.6] {
            let (target, main) = at(1920.0, 1080.0, px);
            assert!(target >= 15.0 * px - 0.5 && main >= 20.0 * px - 0.5, "{px}: {target} and {main}");
        }
        assert_eq!(at(844.0, 390.0, 6.3), at(844.0, 390.0, 1.0), "a phone keeps its own");
        let cramped = [2.0, 3.6, 5.6, 6.0, 9.0].map(|px| Scale::cramped(vec2(1920.0, 1080.0), px));
        assert_eq!(cramped, [None, None, None, Some(14), Some(9)]);
    }

    #[test]
    fn the_five_steps_of_type_stay_apart() {
        for window in WINDOWS {
            let scale = Scale::new(window, SizeWishes::default());
            let steps = [18.0, 22.0, 28.0, 36.0, 48.0].map(|design| scale.text(design));
            assert!(steps.windows(2).all(|pair| pair[0] < pair[1]), "{window:?}: {steps:?}");
        }
    }
}
