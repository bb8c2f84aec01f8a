//! The icons on buttons: those of Phosphor that are shown somewhere, and no others end in the program.

/// Takes over icons by their names and lists them for the build script, which cuts the font down to them.
macro_rules! icons {
    ($($name:ident),* $(,)?) => {
        pub use egui_phosphor::fill::{$($name),*};
        /// Every icon that there is.
        #[allow(dead_code, reason = "the build script reads it")]
        pub const ALL: &[&str] = &[$($name),*];
    };
}

icons![
    ARROWS_CLOCKWISE,
    ARROWS_IN,
    ARROWS_OUT,
    ARROWS_OUT_CARDINAL,
    ARROW_CLOCKWISE,
    ARROW_COUNTER_CLOCKWISE,
    ARROW_U_UP_LEFT,
    BACKSPACE,
    BOOK_OPEN,
    CARET_DOWN,
    CARET_LEFT,
    CARET_RIGHT,
    CARET_UP,
    CLIPBOARD_TEXT,
    CLOCK_COUNTER_CLOCKWISE,
    COPY,
    COPYRIGHT,
    CORNERS_OUT,
    DICE_FIVE,
    DOOR_OPEN,
    DOWNLOAD_SIMPLE,
    ERASER,
    EYE,
    EYEDROPPER,
    FILE_PLUS,
    FLAG,
    FLOPPY_DISK,
    FOLDER_OPEN,
    FRAME_CORNERS,
    FUNNEL,
    HOUSE,
    INFO,
    LIGHTBULB,
    LINK,
    LIST,
    MUSIC_NOTES,
    PAINT_BRUSH,
    PAINT_BUCKET,
    PAUSE,
    PENCIL_SIMPLE,
    PLAY,
    RESIZE,
    RULER,
    SCROLL,
    SHARE_NETWORK,
    SHUFFLE,
    SIGN_OUT,
    SKIP_FORWARD,
    SLIDERS,
    SPEAKER_HIGH,
    STOREFRONT,
    TEXTBOX,
    TRASH,
    TREND_UP,
    TROPHY,
    USER,
    WARNING,
];
