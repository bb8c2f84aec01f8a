//! The lines of the licences page: joins the hard-wrapped lines of the file into paragraphs, and wraps them to the
//! width of the page.

use crate::texts::Untranslated;

/// The prefix of a heading in the file.
const HEADING: &str = "== ";
/// The minimum length of a hard-wrapped line, in characters. The next line continues a hard-wrapped line.
const MIN_WRAPPED_LENGTH: usize = 50;

/// A paragraph of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Paragraph {
    /// True for a heading.
    pub heading: bool,
    /// True if a blank line precedes it.
    pub apart: bool,
    /// The text as a single line.
    pub words: String,
}

/// A line of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// True if it belongs to a heading.
    pub heading: bool,
    /// The text; empty between paragraphs.
    pub words: Untranslated,
}

/// Returns true if a line starts a new paragraph regardless of the previous line: a list item, a numbered clause, a
/// copyright notice or a web address.
fn starts_paragraph(line: &str) -> bool {
    let first = line.split(' ').next().unwrap_or_default();
    let numbered = first.len() <= 4 && first.ends_with(['.', ')']) && first.contains(char::is_alphanumeric);
    let copyright = line.strip_prefix("Copyright ").is_some_and(|rest| rest.starts_with(['(', '©', '1', '2']));
    matches!(first, "-" | "*" | "•") || numbered || copyright || line.starts_with("http")
}

/// Reads the paragraphs of a file and joins hard-wrapped lines.
pub fn read(text: &str) -> Vec<Paragraph> {
    let mut all: Vec<Paragraph> = Vec::new();
    // `apart` is true after a blank line, and `continues` after a hard-wrapped line.
    let (mut apart, mut continues) = (false, false);
    for line in text.lines() {
        let words = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let words = words.as_str();
        let heading = line.strip_prefix(HEADING);
        match all.last_mut() {
            _ if words.is_empty() => apart = true,
            Some(last) if continues && !apart && heading.is_none() && !starts_paragraph(words) => {
                last.words.push(' ');
                last.words.push_str(words);
            }
            _ => {
                let words = heading.map_or(words, str::trim).to_owned();
                all.push(Paragraph { heading: heading.is_some(), apart: !all.is_empty() && apart, words });
                apart = false;
            }
        }
        continues = heading.is_none() && words.chars().count() >= MIN_WRAPPED_LENGTH;
    }
    all
}

/// Wraps the paragraphs to `width` px. `letter_width` returns the width of a character in px; its first argument is
/// true in a heading.
pub fn wrap(paragraphs: &[Paragraph], width: f32, mut letter_width: impl FnMut(bool, char) -> f32) -> Vec<Row> {
    let mut rows = Vec::new();
    for Paragraph { heading, apart, words } in paragraphs {
        let mut push = |words: &str| rows.push(Row { heading: *heading, words: Untranslated::line(words) });
        if *apart {
            push("");
        }
        // The start of the line, its last space, the width up to and including that space, and the width so far.
        let (mut start, mut space, mut until_space, mut used) = (0, None, 0.0, 0.0);
        for (at, letter) in words.char_indices() {
            let advance = letter_width(*heading, letter);
            if letter == ' ' {
                (space, until_space) = (Some(at), used + advance);
            } else if used + advance > width && at > start {
                match space.take() {
                    Some(end) => {
                        push(&words[start..end]);
                        (start, used) = (end + 1, used - until_space);
                    }
                    // A word wider than the page is broken.
                    None => {
                        push(&words[start..at]);
                        (start, used) = (at, 0.0);
                    }
                }
            }
            used += advance;
        }
        push(&words[start..]);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Text, Translations};

    fn row_texts(rows: &[Row]) -> Vec<String> {
        rows.iter().map(|row| Translations::default().tr(Text::untranslated(row.words.clone())).to_string()).collect()
    }

    #[test]
    fn hard_wrapped_lines_are_joined() {
        let file = "Permission is hereby granted, free of charge, to any person\n  obtaining a copy.\nCopyright (c) 2020 A\n\n\
                    == MIT License\n- a 1.0: MIT, which is a licence that hardly asks for anything\n- b 1.0: MIT\n";
        let all: Vec<_> = read(file).into_iter().map(|one| (one.heading, one.apart, one.words)).collect();
        let expected = [
            (false, false, "Permission is hereby granted, free of charge, to any person obtaining a copy."),
            (false, false, "Copyright (c) 2020 A"),
            (true, true, "MIT License"),
            (false, false, "- a 1.0: MIT, which is a licence that hardly asks for anything"),
            (false, false, "- b 1.0: MIT"),
        ];
        assert_eq!(all, expected.map(|(heading, apart, words)| (heading, apart, words.to_owned())));
    }

    #[test]
    fn lines_break_between_words_and_only_too_wide_words_are_broken() {
        let rows = wrap(&read("one two three\n\nfour-and-twenty é\n"), 8.0, |_, _| 1.0);
        assert_eq!(row_texts(&rows), ["one two", "three", "", "four-and", "-twenty", "é"]);
        let whole = wrap(&read("one two three\n"), 13.0, |_, _| 1.0);
        assert_eq!(row_texts(&whole), ["one two three"]);
    }

    #[test]
    fn wrapping_loses_no_text_and_no_line_is_too_wide() {
        let file = include_str!("../../../assets/licences.txt");
        let paragraphs = read(file);
        let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
        let rows = wrap(&paragraphs, 60.0, |_, _| 1.0);
        let shown = row_texts(&rows);
        let headings = file.lines().filter_map(|line| line.strip_prefix(HEADING)).count();
        assert_eq!(paragraphs.iter().filter(|one| one.heading).count(), headings);
        assert_eq!(letters(&shown.concat()), letters(&file.replace("\n== ", "\n")));
        assert!(rows.len() > 4000 && shown.iter().all(|row| row.chars().count() <= 60), "{} rows", rows.len());
    }
}
