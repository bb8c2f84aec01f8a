//! The board facts in the editor: the board's name, the number of hexes of each kind compared with the usual boards,
//! the findings, the board match, and the buttons for actions on the board.

use std::sync::LazyLock;

use bevy_egui::egui::{Color32, ScrollArea};
use hacienda_rules::{
    Ground, Rulebook,
    maps::{self, grid::Grid},
};

use super::{
    EditorRequest,
    state::{BoardEditor, PAINTS},
    toolbox,
};
use crate::{
    boards::{
        board_match::{self, BoardMatches, MatchRequest},
        gallery::findings::finding_row,
    },
    menu::{dialog::head, labels},
    theme::rects,
    widgets::{line_height, lines_in_scroll, prelude::*, pressable_in_scroll},
};

/// The boards on which most games are played; a drawing is compared with them.
const USUAL: [&str; 2] = ["symmetric", "asymmetric"];

/// For each paint, the number of its hexes on each of the usual boards.
static COUNTS: LazyLock<Vec<[usize; 2]>> = LazyLock::new(|| {
    let usual = USUAL.map(|word| maps::find(word).map(|found| Grid::of(found.board())));
    let of = |ground: Ground| usual.each_ref().map(|grid| grid.as_ref().map_or(0, |grid| grid.count(ground)));
    PAINTS.into_iter().flatten().map(of).collect()
});

/// The width in px of the facts next to the canvas.
pub fn width(scale: Scale) -> f32 {
    scale.column(380.0)
}

/// Shows the facts in the area of `ui`.
pub fn show(
    ui: &mut Ui,
    editor: &mut BoardEditor,
    book: &Rulebook,
    board_matches: &BoardMatches,
) -> Option<EditorRequest> {
    let scale = Scale::of(ui.ctx());
    let (gap, target) = (scale.gap(1.0), scale.target());
    let mut middle = ui.max_rect();
    name(ui, middle.cut_top(target, gap), editor);
    let foot = middle.cut_bottom(2.0 * target + gap, gap);
    let scroll = ScrollArea::vertical().id_salt("facts").auto_shrink(false);
    let match_request = ui.scope_builder(UiBuilder::new().max_rect(middle), |ui| {
        scroll.show(ui, |ui| rects::in_scroll(ui, |ui| fact_rows(ui, editor, book, board_matches))).inner
    });
    buttons(ui, foot, editor, book).or(match_request.inner.map(EditorRequest::Match))
}

/// Shows the facts in a dialog over everything else.
pub fn show_dialog(
    ctx: &Context,
    editor: &mut BoardEditor,
    book: &Rulebook,
    board_matches: &BoardMatches,
) -> Option<EditorRequest> {
    let scale = Scale::of(ctx);
    let size = ctx.content_rect().size() - Vec2::splat(2.0 * scale.gap(1.0));
    style::modal(ctx, "facts", size.min(vec2(scale.column(700.0), size.y)), |ui| {
        let (body, back) = head(ui, ui.max_rect(), Some(text!("editor-facts")));
        if back {
            editor.facts_open = false;
        }
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| show(ui, editor, book, board_matches)).inner
    })
}

/// Shows the name as a button that opens the name dialog.
fn name(ui: &Ui, rect: Rect, editor: &mut BoardEditor) {
    let scale = Scale::of(ui.ctx());
    let text = ui.tr(text!("editor-name"));
    let response = pressable_in_scroll(ui, "name", &text, rect);
    let line = Stroke::new(scale.hairline(), if response.hovered() { GOLD } else { EDGE });
    ui.painter().rect(rect, style::corners(scale), PAPER_DARK, line, StrokeKind::Inside);
    let inner = rect.shrink2(vec2(scale.gap(1.0), 0.0));
    let (place, sign) = inner.split_left_right_at_x(inner.right() - rect.height() * 0.6);
    let (shown, ink) = match labels::drawing_name(editor.drawing.grid()) {
        Some(name) => (ui.tr(name), INK),
        None => (text, INK_MUTED),
    };
    let step =
        if text_width(ui.ctx(), &shown, Type::LeadStrong) <= place.width() { Type::LeadStrong } else { Type::Body };
    line_in(ui, place, Align2::LEFT_CENTER, &shown, step, ink);
    glyph(ui, sign, Align2::CENTER_CENTER, icons::PENCIL_SIMPLE, INK_MUTED);
    focus_ring(ui, &response, rect, scale.corner());
    if response.clicked() {
        editor.open_name();
    }
}

/// Shows the counts, the findings, and the board match if the drawing is a valid board.
fn fact_rows(
    ui: &mut Ui,
    editor: &mut BoardEditor,
    book: &Rulebook,
    board_matches: &BoardMatches,
) -> Option<MatchRequest> {
    let scale = Scale::of(ui.ctx());
    let high = (line_height(ui.ctx(), Type::Lead) * 1.15).ceil();
    let row = |ui: &mut Ui, high: f32| ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover()).0;
    let columns = |rect: Rect| {
        // The column of the drawing's counts is narrower than the other two, which have the names of boards as
        // headings.
        let width = rect.width() - high * 1.4;
        [(0.0, 0.13), (0.13, 0.5), (0.5, 1.0)].map(|(from, to)| {
            let left = rect.left() + high * 1.4;
            rect.with_min_x(left + from * width).with_max_x(left + to * width)
        })
    };
    let line = row(ui, high);
    let [_, first, second] = columns(line);
    // The column of the drawing's counts has no heading, so the heading of the next column may extend over it.
    for (place, word) in [first.with_min_x(line.left()), second].into_iter().zip(USUAL) {
        line_in(ui, place, Align2::RIGHT_CENTER, &ui.tr(labels::built_in_name(word)), Type::Body, INK_MUTED);
    }
    let counted = PAINTS.into_iter().flatten().zip(COUNTS.iter());
    for (paint, of_usual) in counted {
        let rect = row(ui, high);
        toolbox::picture(ui, Rect::from_min_size(rect.min, Vec2::splat(high)).shrink(1.0), Some(paint));
        let counts = [editor.drawing.grid().count(paint), of_usual[0], of_usual[1]];
        for ((place, count), (step, ink)) in columns(rect).into_iter().zip(counts).zip([
            (Type::LeadStrong, INK),
            (Type::Body, INK_MUTED),
            (Type::Body, INK_MUTED),
        ]) {
            line_in(ui, place, Align2::RIGHT_CENTER, &ui.tr(Text::number(count as i64)), step, ink);
        }
    }
    let hexes: usize = PAINTS.into_iter().flatten().map(|paint| editor.drawing.grid().count(paint)).sum();
    let rect = row(ui, high);
    line_in(ui, rect, Align2::LEFT_CENTER, &ui.tr(text!("board-hexes", hexes = hexes)), Type::Body, INK_MUTED);
    ui.add_space(scale.gap(1.0));
    findings(ui, editor, book);
    ui.add_space(scale.gap(1.0));
    let board = editor.analysis(book).board.clone()?;
    board_match::draw(ui, board_matches, &board)
}

/// Shows the findings. A tap on a finding marks its hexes on the canvas, or unmarks them.
fn findings(ui: &mut Ui, editor: &mut BoardEditor, book: &Rulebook) {
    let known = editor.analysis(book);
    let (found, board) = (known.findings.clone(), known.board.clone());
    let say = |ui: &mut Ui, text: Text, ink: Color32| {
        let translated = ui.tr(text);
        let height = text_height(ui.ctx(), &translated, Type::Body, ui.available_width());
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        lines_in_scroll(ui, rect, Align2::LEFT_TOP, &translated, Type::Body, ink);
    };
    let Some(board) = board else { return say(ui, text!("editor-nothing"), INK_MUTED) };
    if found.is_empty() {
        say(ui, text!("editor-fine"), INK);
    }
    for finding in found {
        let chosen = editor.selected_finding.is_some_and(|(shown, _)| shown == finding);
        if finding_row(ui, &finding, &board, chosen) {
            let now = ui.input(|input| input.time);
            editor.selected_finding = if chosen { None } else { Some((finding, now)) };
            // Close the facts, so that the marked hexes can be seen on the canvas.
            editor.facts_open = false;
        }
    }
}

/// Shows the buttons for the actions on the board.
fn buttons(ui: &Ui, foot: Rect, editor: &mut BoardEditor, book: &Rulebook) -> Option<EditorRequest> {
    let scale = Scale::of(ui.ctx());
    let has_board = editor.analysis(book).board.is_some();
    let all = [
        (icons::FLOPPY_DISK, text!("editor-keep"), has_board, Some(EditorRequest::Save)),
        (icons::DOWNLOAD_SIMPLE, text!("editor-hand-out"), has_board, Some(EditorRequest::SaveFile)),
        (icons::FILE_PLUS, text!("editor-anew"), true, None),
        (icons::DICE_FIVE, text!("editor-chance"), true, Some(EditorRequest::RandomBoard)),
    ];
    let places = CellGrid::filling(foot, 2, 2, scale.gap(1.0));
    let mut pressed = None;
    for (index, (icon, words, enabled, request)) in all.into_iter().enumerate() {
        let place = places.nth(index);
        let mut look = ButtonLook::plain(ui.tr(words)).with_icon(icon).enabled(enabled);
        if button_width(ui, &look) > place.width() + scale.gap(2.0) {
            look.icon = None;
        }
        if button_width(ui, &look) > place.width() + scale.gap(3.0) {
            look = ButtonLook { icon_only: true, ..look.with_icon(icon) };
        }
        if button_at(ui, place, &look).clicked() {
            pressed = Some(request);
        }
    }
    let request = pressed?;
    if request.is_none() {
        editor.clear_canvas();
        editor.facts_open = false;
    }
    request
}
