//! Tests that the code contains no user-visible words: only listed files may lay out text, create texts, or pass words
//! from outside.

use super::sources::{literals, sources};

/// Painting plain text: only the symbol on a coin, which is a picture.
const PAINTING_TEXT: (&[&str], &[&str]) = (
    &["painter().text(", "painter.text(", "painter().error(", "painter.error("],
    &["src/games/hacienda/game_icons/objects.rs"],
);

/// Laying out text. `fonts.rs` does so to warm up the glyph cache.
const TEXT_LAYOUT: (&[&str], &[&str]) = (
    &[
        "layout_no_wrap(",
        ".layout_job(",
        "layout_delayed_color(",
        "fonts.layout",
        "painter().layout",
        "painter.layout",
        "LayoutJob",
        "TextShape",
        "Shape::text(",
        "into_galley(",
    ],
    &["crates/shell/src/widgets/text.rs", "crates/shell/src/widgets/fit.rs", "crates/shell/src/theme/fonts.rs"],
);

/// Painting laid-out text. Some of these files also record the text for the tests.
const PAINTING_GALLEYS: (&[&str], &[&str]) = (
    &[".galley(", ".galley_with_override_text_color(", "Shape::galley"],
    &[
        "crates/shell/src/widgets/text.rs",
        "src/games/hacienda/ui/hud/floating_numbers.rs",
        "src/game_screen/hint.rs",
        "src/game_screen/log.rs",
        "src/game_screen/poster.rs",
    ],
);

/// Widgets of egui that display text.
const WIDGETS: (&[&str], &[&str]) = (
    &[
        "WidgetText",
        "RichText",
        "IntoAtoms",
        "AtomLayout",
        "Atoms::",
        "Label::new(",
        "Button::new(",
        "Button::selectable(",
        "image_and_text(",
        "Checkbox::new(",
        "RadioButton::new(",
        "Hyperlink::",
        "Link::new(",
        "TextEdit::",
        "ProgressBar::",
        "Slider::",
        "DragValue::",
        "ComboBox::",
        "CollapsingHeader::",
        "Window::new(",
        ".label(",
        ".colored_label(",
        ".heading(",
        ".monospace(",
        ".hyperlink(",
        ".hyperlink_to(",
        ".small_button(",
        ".checkbox(",
        ".toggle_value(",
        ".radio_value(",
        ".selectable_label(",
        ".selectable_value(",
        ".menu_button(",
        ".menu_image",
        ".collapsing(",
        ".text_edit_",
        ".code_editor(",
        ".hint_text(",
        ".selected_text(",
        ".shortcut_text(",
        ".alt_text(",
        ".debug_text(",
        ".debug_rect(",
        "show_tooltip_text(",
        "on_disabled_hover_text(",
        "on_hover_text_at_pointer(",
        // Names that other types use, too.
        "ui.button(",
        "ui.code(",
        "ui.link(",
        "ui.radio(",
        "ui.small(",
        "ui.strong(",
        "ui.weak(",
    ],
    &[],
);

/// Passing words that are in no text file: names, paths and errors from outside.
const EXTERNAL_TEXT: (&[&str], &[&str]) = (
    &["Untranslated::"],
    &[
        "crates/shell/src/files/browser.rs",
        "crates/shell/src/files/desktop.rs",
        "src/host/mod.rs",
        "src/host/wifi.rs",
        "src/kiosk/mod.rs",
        "src/ui/rules/search.rs",
        "src/games/zoff/names.rs",
        "src/games/zoff/texts/rules.rs",
        "src/launch.rs",
        "src/cli/crash_report.rs",
        "src/cli/error_box.rs",
        "src/cli/given_file.rs",
        "src/record/mod.rs",
        "src/asset_folder.rs",
        "src/screens/open_files.rs",
        "src/screens/start_game.rs",
        "src/boards/random_board.rs",
        "src/boards/gallery/name_dialog.rs",
        "src/boards/own_boards.rs",
        "src/menu/labels.rs",
        "src/menu/first_page.rs",
        "src/seats/people.rs",
        "crates/shell/src/store.rs",
        "crates/shell/src/texts/language.rs",
        "crates/shell/src/texts/mod.rs",
        "crates/shell/src/texts/translations.rs",
        "crates/tabletop/src/texts.rs",
        "src/ui/licences/lines.rs",
    ],
);

/// Reserved code patterns and the files that may contain them.
const RESERVED: [(&[&str], &[&str]); 11] = [
    PAINTING_TEXT,
    TEXT_LAYOUT,
    PAINTING_GALLEYS,
    WIDGETS,
    EXTERNAL_TEXT,
    (&["on_hover_text("], &[]),
    // Screen-reader output.
    (&["WidgetInfo::"], &["crates/shell/src/widgets/pressables.rs"]),
    (&["Text::new("], &["crates/tabletop/src/texts.rs"]),
    (&["Translated("], &["crates/shell/src/texts/translations.rs"]),
    (&["Translations::read("], &["crates/shell/src/texts/translations.rs", "crates/shell/src/texts/loading.rs"]),
    // Literals in the code that pretend to come from outside.
    (
        &[
            "Untranslated::error(\"",
            "Untranslated::name(\"",
            "Untranslated::error(format!",
            "Untranslated::name(&format!",
            "Untranslated::error(&format!",
        ],
        &[],
    ),
];

/// Returns true if the line contains a pattern that is reserved for other files.
fn is_misplaced(file: &str, line: &str) -> bool {
    // A longer name that ends with a reserved one is a different function.
    let calls = |pattern: &str| line.match_indices(pattern).any(|(at, _)| !line[..at].ends_with(char::is_alphanumeric));
    RESERVED.iter().any(|(patterns, places)| !places.contains(&file) && patterns.iter().any(|pattern| calls(pattern)))
}

#[test]
fn reserved_text_calls_appear_only_in_their_files() {
    let (mut wrong, sources) = (Vec::new(), sources());
    for (file, source) in &sources {
        let lines = source.lines().map(str::trim_start).enumerate().filter(|(_, line)| !line.starts_with("//"));
        let misplaced = lines.filter(|(_, line)| is_misplaced(file, line));
        wrong.extend(misplaced.map(|(number, line)| format!("{file}:{}: {line}", number + 1)));
    }
    for (patterns, places) in RESERVED {
        let needed = |place: &&&str| {
            sources.get(**place).is_some_and(|source| patterns.iter().any(|pattern| source.contains(pattern)))
        };
        wrong.extend(
            places.iter().filter(|place| !needed(place)).map(|place| format!("{place} uses none of {patterns:?}")),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the literals of a line that look like sentences: literals of at least five words, and literals of at least
/// two words that begin with a capital letter or end with sentence punctuation.
fn sentences(line: &str) -> Vec<&str> {
    let is_sentence = |literal: &&str| {
        let words = literal.split(' ').filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic)).count();
        let is_punctuated = literal.starts_with(char::is_uppercase) || literal.ends_with(['.', '?', '!']);
        words >= 5 || words >= 2 && is_punctuated
    };
    literals(line).filter(is_sentence).collect()
}

#[test]
fn the_code_contains_no_sentences() {
    // The command line, the words in addresses, and messages for developers are always in English.
    let places = ["src/cli/", "src/launch", "src/open.rs"];
    let for_developers = [
        "debug!(",
        "expect(",
        "reason =",
        "assert",
        "panic!",
        "unreachable!",
        "warn!(",
        "error!(",
        "#[error",
        "Name::new(",
        "opaque_object(",
        "help: ",
    ];
    let mut wrong = Vec::new();
    for (file, source) in sources().into_iter().filter(|(file, _)| !places.iter().any(|place| file.starts_with(place)))
    {
        for (number, line) in source.lines().enumerate() {
            let is_for_players =
                !line.trim_start().starts_with("//") && !for_developers.iter().any(|word| line.contains(word));
            for sentence in sentences(line).into_iter().filter(|_| is_for_players) {
                wrong.push(format!("{file}:{}: {sentence}", number + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(
        sentences("say(\"End turn\", \"log tab\", \"it is not to be done\")"),
        ["End turn", "it is not to be done"]
    );
}

#[test]
fn stored_state_holds_no_translated_sentences() {
    // The exceptions hold file names and contents, text input, lesson and level words, addresses, messages of a server,
    // or the clipboard of the tests.
    let known = [
        "FileRequest",
        "ReceivedFile",
        "Draft",
        "BoardEditor",
        "FileAccess",
        "Profile",
        "StaffMenu",
        "Links",
        "Online",
        "LocalServer",
    ];
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for (file, source) in sources() {
        for (at, _) in source.match_indices("#[derive(") {
            let rest = &source[at..];
            let derived = &rest[..rest.find(']').expect("the attribute is closed")];
            if !["Component", "Resource", "Message"].iter().any(|kept| derived.contains(kept)) {
                continue;
            }
            seen += 1;
            let item = &rest[..rest.find("\n}\n").unwrap_or(rest.len()).min(rest.find(";\n").unwrap_or(rest.len()))];
            let fields = item.lines().filter(|line| !line.trim_start().starts_with("//"));
            let holds =
                fields.clone().any(|line| ["String", "Translated", "str>"].iter().any(|kind| line.contains(kind)));
            let named = known.iter().any(|name| {
                fields
                    .clone()
                    .any(|line| line.contains(&format!("struct {name} ")) || line.contains(&format!("enum {name} ")))
            });
            if holds && !named {
                wrong.push(format!("{file}: {item}"));
            }
        }
    }
    assert!(seen > 60, "only {seen} types were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
