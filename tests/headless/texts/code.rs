//! Whether the code has no words of its own: who may lay letters out, make texts and bring words from elsewhere.

use super::sources::{literals, sources};

/// Painting letters that were laid out: a coin bears its sign as it bears its rim.
const LETTERS: (&[&str], &[&str]) = (
    &["painter().text(", "painter.text(", "painter().error(", "painter.error("],
    &["src/games/hacienda/signs/things.rs"],
);

/// Laying letters out; the fonts warm every letter up.
const LAYING_OUT: (&[&str], &[&str]) = (
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
    &["crates/shell/src/kit/text.rs", "crates/shell/src/kit/fit.rs", "crates/shell/src/theme/fonts.rs"],
);

/// Painting what was laid out, and writing it down for the tests or not.
const PAINTING: (&[&str], &[&str]) = (
    &[".galley(", ".galley_with_override_text_color(", "Shape::galley"],
    &[
        "crates/shell/src/kit/text.rs",
        "src/games/hacienda/ui/face/floats.rs",
        "src/game_screen/hint.rs",
        "src/game_screen/log.rs",
        "src/games/hacienda/ui/poster.rs",
    ],
);

/// What egui has of its own that bears words.
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
        // Names that others have too.
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

/// What brings words that no file of ours holds: names, places and errors of others.
const FROM_ELSEWHERE: (&[&str], &[&str]) = (
    &["Given::"],
    &[
        "crates/shell/src/files/in_page.rs",
        "crates/shell/src/files/on_computer.rs",
        "src/kiosk/mod.rs",
        "src/ui/rules/search.rs",
        "src/games/zoff/names.rs",
        "src/games/zoff/texts/rules.rs",
        "src/launch.rs",
        "src/record/mod.rs",
        "src/asset_folder.rs",
        "src/screens/flow.rs",
        "src/screens/playing.rs",
        "src/boards/chance_sheet.rs",
        "src/boards/gallery/naming.rs",
        "src/boards/shelf.rs",
        "src/menu/words.rs",
        "src/seats/people.rs",
        "crates/shell/src/store.rs",
        "crates/shell/src/texts/language.rs",
        "crates/shell/src/texts/mod.rs",
        "crates/shell/src/texts/words.rs",
        "crates/tabletop/src/texts.rs",
        "src/ui/licences/lines.rs",
    ],
);

/// What only some may write, and where.
const RESERVED: [(&[&str], &[&str]); 11] = [
    LETTERS,
    LAYING_OUT,
    PAINTING,
    WIDGETS,
    FROM_ELSEWHERE,
    (&["on_hover_text("], &[]),
    // What a screen reader tells.
    (&["WidgetInfo::"], &["crates/shell/src/kit/heard.rs"]),
    (&["Text::new("], &["crates/tabletop/src/texts.rs"]),
    (&["Said("], &["crates/shell/src/texts/words.rs"]),
    (&["Words::read("], &["crates/shell/src/texts/words.rs", "crates/shell/src/texts/loading.rs"]),
    // Words of the code's own, as if they came from elsewhere.
    (
        &["Given::error(\"", "Given::name(\"", "Given::error(format!", "Given::name(&format!", "Given::error(&format!"],
        &[],
    ),
];

/// Whether a line in this file writes what is reserved for others.
fn trespasses(file: &str, line: &str) -> bool {
    RESERVED
        .iter()
        .any(|(writings, places)| !places.contains(&file) && writings.iter().any(|writing| line.contains(writing)))
}

#[test]
fn letters_are_laid_out_in_one_place_and_texts_made_by_one_macro() {
    let (mut wrong, sources) = (Vec::new(), sources());
    for (file, source) in &sources {
        let lines = source.lines().map(str::trim_start).enumerate().filter(|(_, line)| !line.starts_with("//"));
        let trespasses = lines.filter(|(_, line)| trespasses(file, line));
        wrong.extend(trespasses.map(|(number, line)| format!("{file}:{}: {line}", number + 1)));
    }
    for (writings, places) in RESERVED {
        let needed = |place: &&&str| {
            sources.get(**place).is_some_and(|source| writings.iter().any(|writing| source.contains(writing)))
        };
        wrong
            .extend(places.iter().filter(|place| !needed(place)).map(|place| format!("{place} needs no {writings:?}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The literals of a line that read like something said: several words, and a capital, a point or many of them.
fn sentences(line: &str) -> Vec<&str> {
    let like_one = |literal: &&str| {
        let words = literal.split(' ').filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic)).count();
        let said = literal.starts_with(char::is_uppercase) || literal.ends_with(['.', '?', '!']);
        words >= 5 || words >= 2 && said
    };
    literals(line).filter(like_one).collect()
}

#[test]
fn no_sentence_stands_in_the_code() {
    // The command line and the words of an address are English, and so is what developers read.
    let places = ["src/cli/", "src/launch", "src/open.rs"];
    let for_developers = [
        "expect(",
        "reason =",
        "assert",
        "panic!",
        "unreachable!",
        "warn!(",
        "error!(",
        "#[error",
        "Name::new(",
        "wooden(",
        "help: ",
    ];
    let mut wrong = Vec::new();
    for (file, source) in sources().into_iter().filter(|(file, _)| !places.iter().any(|place| file.starts_with(place)))
    {
        for (number, line) in source.lines().enumerate() {
            let spoken = !line.trim_start().starts_with("//") && !for_developers.iter().any(|word| line.contains(word));
            for sentence in sentences(line).into_iter().filter(|_| spoken) {
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
fn what_outlives_a_frame_holds_no_finished_sentence() {
    // Names and contents of files, what is being keyed in, and words for lessons and levels; and what stands in for a clipboard.
    let known = ["Wish", "Given", "Draft", "Easel", "Desk", "Person", "StaffMenu"];
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for (file, source) in sources() {
        for (at, _) in source.match_indices("#[derive(") {
            let rest = &source[at..];
            let derived = &rest[..rest.find(']').expect("it ends")];
            if !["Component", "Resource", "Message"].iter().any(|kept| derived.contains(kept)) {
                continue;
            }
            seen += 1;
            let item = &rest[..rest.find("\n}\n").unwrap_or(rest.len()).min(rest.find(";\n").unwrap_or(rest.len()))];
            let fields = item.lines().filter(|line| !line.trim_start().starts_with("//"));
            let holds = fields.clone().any(|line| ["String", "Said", "str>"].iter().any(|kind| line.contains(kind)));
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
    assert!(seen > 60, "{seen} kinds of state");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
