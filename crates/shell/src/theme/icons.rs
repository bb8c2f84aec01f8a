//! The icons of the icon font, by Phosphor's names and code points. `crates/cut-fonts` subsets the font to them.

macro_rules! icons {
    ($($name:ident = $letter:literal),* $(,)?) => {
        $(
            /// The Phosphor icon of this name, as a letter of the icon font.
            pub const $name: &str = $letter;
        )*
        /// Every icon with its name.
        #[allow(dead_code, reason = "cut-fonts includes this file and reads it")]
        pub const ALL: &[(&str, &str)] = &[$((stringify!($name), $letter)),*];
    };
}

icons![
    ARROWS_CLOCKWISE = "\u{e094}",
    ARROWS_IN = "\u{e09a}",
    ARROWS_OUT = "\u{e0a2}",
    ARROWS_OUT_CARDINAL = "\u{e0a4}",
    ARROW_CLOCKWISE = "\u{e036}",
    ARROW_COUNTER_CLOCKWISE = "\u{e038}",
    ARROW_U_UP_LEFT = "\u{e08a}",
    BACKSPACE = "\u{e0ae}",
    BOOK_OPEN = "\u{e0e6}",
    CARET_DOWN = "\u{e136}",
    CARET_LEFT = "\u{e138}",
    CARET_RIGHT = "\u{e13a}",
    CARET_UP = "\u{e13c}",
    CLIPBOARD_TEXT = "\u{e198}",
    CLOCK_COUNTER_CLOCKWISE = "\u{e1a0}",
    COPY = "\u{e1ca}",
    COPYRIGHT = "\u{e54a}",
    CORNERS_OUT = "\u{e1d0}",
    DICE_FIVE = "\u{e1ee}",
    DOOR_OPEN = "\u{e7e6}",
    DOWNLOAD_SIMPLE = "\u{e20c}",
    ERASER = "\u{e21e}",
    EYE = "\u{e220}",
    EYEDROPPER = "\u{e568}",
    FILE_PLUS = "\u{e236}",
    FLAG = "\u{e244}",
    FLOPPY_DISK = "\u{e248}",
    FOLDER_OPEN = "\u{e256}",
    FRAME_CORNERS = "\u{e626}",
    FUNNEL = "\u{e266}",
    HOUSE = "\u{e2c2}",
    INFO = "\u{e2ce}",
    LIGHTBULB = "\u{e2dc}",
    LINK = "\u{e2e2}",
    LIST = "\u{e2f0}",
    MUSIC_NOTES = "\u{e340}",
    PAINT_BRUSH = "\u{e6f0}",
    PAINT_BUCKET = "\u{e392}",
    PAUSE = "\u{e39e}",
    PENCIL_SIMPLE = "\u{e3b4}",
    PLAY = "\u{e3d0}",
    RESIZE = "\u{ed6e}",
    RULER = "\u{e6b8}",
    SCROLL = "\u{eb7a}",
    SHARE_NETWORK = "\u{e408}",
    SHUFFLE = "\u{e422}",
    SIGN_OUT = "\u{e42a}",
    SKIP_FORWARD = "\u{e5a6}",
    SLIDERS = "\u{e432}",
    SPEAKER_HIGH = "\u{e44a}",
    STOREFRONT = "\u{e470}",
    TEXTBOX = "\u{eb0a}",
    TRASH = "\u{e4a6}",
    TREND_UP = "\u{e4ae}",
    TROPHY = "\u{e67e}",
    USER = "\u{e4c2}",
    WARNING = "\u{e4e0}",
];
