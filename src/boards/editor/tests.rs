//! Tests of the board editor without a window: nothing overlaps, nothing is too small, and gestures work.

use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, Pos2, TouchDeviceId, TouchId, TouchPhase, Vec2, vec2};
use hacienda_rules::{
    Ground, Hex, Landscape,
    maps::{
        drawing::{Brush, Side},
        findings::Finding,
    },
};

use super::{state::PAINTS, *};
use crate::{
    games::hacienda::view::layout::{APOTHEM, RADIUS},
    texts::{Language, Translations},
    theme::{rects, rects::Recorded, scale::SizePreferences},
    ui::checks::{
        both_orientations, context, context_with, draw_rects, draw_rects_at, faults, frame, narrow, overflow_faults,
        tap, untranslated_texts,
    },
};

const WINDOW: Vec2 = vec2(1024.0, 768.0);

fn request(ctx: &Context, editor: &mut BoardEditor) -> Option<EditorRequest> {
    draw(ctx, editor, &Rulebook::default(), &BoardMatches::default(), false)
}

fn show(ctx: &Context, editor: &mut BoardEditor) {
    request(ctx, editor);
}

/// Various states of the editor, by name.
fn editor_states() -> Vec<(&'static str, BoardEditor)> {
    let board = Recipe { size: 5, ..Recipe::default() }.board();
    let mut odd = BoardEditor::default();
    odd.drawing.begin_stroke();
    for row in (1..30).step_by(2) {
        odd.drawing.paint(Hex { column: 6, row }, Some(Ground::Market), Brush::Free).expect("there is room");
    }
    odd.drawing.end_stroke();
    odd.set_name("Grandmother's summer farm of 99");
    odd.message = Some(text!("editor-too-much-water", waters = 9));
    let mut facts = odd.clone();
    facts.facts_open = true;
    let mut pulled = BoardEditor::of(Grid::of(&board));
    (pulled.tool, pulled.brush) = (Tool::Size, Brush::ThirdTurn);
    let mut chance = BoardEditor::of(Grid::of(&board));
    chance.facts_open = true;
    let mut named = BoardEditor::default();
    named.open_name();
    vec![
        ("named", named),
        ("fresh", BoardEditor::default()),
        ("odd", odd),
        ("facts", facts),
        ("pulled", pulled),
        ("chance", chance),
    ]
}

/// Keeps only the name dialog or the board facts, if one of them is open.
fn uppermost(all: Vec<Recorded>, editor: &BoardEditor) -> Vec<Recorded> {
    let named = editor.naming.is_some();
    let over = if named { "name of the board" } else { "facts" };
    let shown = |seen: &Recorded| !(editor.facts_open || named) || seen.panel == over || seen.name == over;
    all.into_iter().filter(shown).collect()
}

#[test]
fn nothing_overlaps_in_any_window() {
    for window in both_orientations() {
        for (name, mut editor) in editor_states() {
            let all = uppermost(draw_rects(window, |ctx| show(ctx, &mut editor)), &editor);
            // The canvas is excluded, because everything else is drawn over it.
            let all: Vec<_> = all.into_iter().filter(|seen| seen.name != "paper").collect();
            let faults = faults(&all, window);
            assert!(faults.is_empty(), "{name} at {window:?}: {faults:#?}");
        }
    }
}

#[test]
fn translated_texts_fit_at_normal_and_double_size() {
    for language in Language::ALL.into_iter().skip(1) {
        let words = Translations::from_repository(language);
        for window in narrow() {
            for size in [1.0, 2.0] {
                for (name, mut editor) in editor_states() {
                    let all = uppermost(draw_rects_at(&words, window, size, |ctx| show(ctx, &mut editor)), &editor);
                    let overflow_faults = overflow_faults(&all, window);
                    assert!(
                        overflow_faults.is_empty(),
                        "{name} in {language:?} at {window:?}, {size}: {overflow_faults:#?}"
                    );
                    if language == Language::PSEUDO && name != "odd" && name != "facts" {
                        assert_eq!(untranslated_texts(&all), Vec::<String>::new(), "{name} at {window:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_target_is_large_enough_for_a_kiosk() {
    let window = vec2(1920.0, 1080.0);
    let ctx =
        context_with(window, SizePreferences { px_per_mm: Some(3.6), standing: true, ..SizePreferences::default() });
    for (name, mut editor) in editor_states() {
        (0..4).for_each(|_| frame(&ctx, window, Vec::new(), |ctx| show(ctx, &mut editor)));
        for seen in rects::read(&ctx).iter().filter(|seen| seen.kind == rects::RectKind::Button) {
            assert!(seen.rect.size().min_elem() >= 15.0 * 3.6 - 0.5, "{name}: {seen:?}");
        }
    }
}

/// Simulated fingers, with the mouse events that the first finger causes.
struct Fingers {
    ctx: Context,
    editor: BoardEditor,
}

impl Fingers {
    fn new(editor: BoardEditor) -> Fingers {
        let mut fingers = Fingers { ctx: context(WINDOW), editor };
        (0..4).for_each(|_| fingers.frame(Vec::new()));
        fingers
    }

    /// Simulates fingers on an editor with an empty canvas, after this change to the editor.
    fn with_editor(change: impl FnOnce(&mut BoardEditor)) -> Fingers {
        let mut editor = BoardEditor::default();
        change(&mut editor);
        Fingers::new(editor)
    }

    fn frame(&mut self, events: Vec<Event>) {
        let editor = &mut self.editor;
        frame(&self.ctx, WINDOW, events, |ctx| show(ctx, editor));
    }

    fn at(&self, column: u16, row: u16) -> Pos2 {
        self.editor.canvas.expect("the canvas was drawn").at(Hex { column, row })
    }

    fn touch(id: u64, phase: TouchPhase, pos: Pos2) -> Event {
        Event::Touch { device_id: TouchDeviceId(0), id: TouchId(id), phase, pos, force: None }
    }

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    fn down(&mut self, at: Pos2) {
        self.frame(vec![Self::touch(1, TouchPhase::Start, at), Event::PointerMoved(at), Self::button(at, true)]);
    }

    fn move_to(&mut self, to: Pos2) {
        self.frame(vec![Self::touch(1, TouchPhase::Move, to), Event::PointerMoved(to)]);
    }

    fn up(&mut self, at: Pos2) {
        self.frame(vec![Self::touch(1, TouchPhase::End, at), Self::button(at, false), Event::PointerGone]);
    }

    fn drag(&mut self, from: Pos2, to: Pos2) {
        self.down(from);
        self.move_to(to);
        self.up(to);
    }

    /// Returns the position of the grip that extends this side, and the finger movement that extends it by one column
    /// or row.
    fn grip(&self, side: Side) -> (Pos2, Vec2) {
        let (name, way) = match side {
            Side::Top => ("Add hexes at the top", vec2(0.0, -1.5 * RADIUS)),
            Side::Bottom => ("Add hexes at the bottom", vec2(0.0, 1.5 * RADIUS)),
            Side::Left => ("Add hexes on the left", vec2(-APOTHEM, 0.0)),
            Side::Right => ("Add hexes on the right", vec2(APOTHEM, 0.0)),
        };
        let all = rects::read(&self.ctx);
        let grip = all.iter().find(|seen| seen.name == name).expect("the grip is shown").rect.center();
        (grip, way * self.editor.canvas.expect("the canvas was drawn").unit)
    }

    fn size(&self) -> (u16, u16) {
        let grid = self.editor.drawing.grid();
        (grid.columns, grid.rows)
    }

    fn key(&mut self, key: Key, modifiers: Modifiers) {
        let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        self.frame(vec![event(true), event(false)]);
        self.frame(Vec::new());
    }

    fn painted(&self) -> usize {
        PAINTS.into_iter().flatten().map(|ground| self.editor.drawing.grid().count(ground)).sum()
    }
}

#[test]
fn a_finger_paints_every_hex_that_it_crosses_however_fast() {
    let mut fingers = Fingers::new(BoardEditor::default());
    fingers.drag(fingers.at(4, 3), fingers.at(4, 27));
    assert_eq!(fingers.painted(), 13, "every hex on the way is painted");
    fingers.editor.brush = Brush::TopBottom;
    fingers.drag(fingers.at(2, 5), fingers.at(2, 9));
    assert_eq!(fingers.painted(), 19, "the mirrored hexes are painted too");
    assert_eq!(fingers.editor.drawing.can_undo(), (true, false));
    (0..2).for_each(|_| fingers.editor.undo_or_redo(true));
    assert_eq!(fingers.painted(), 0, "each drag was one stroke");
}

#[test]
fn two_fingers_zoom_and_paint_nothing() {
    let mut fingers = Fingers::new(BoardEditor::default());
    let (one, other) = (fingers.at(4, 9), fingers.at(8, 21));
    fingers.down(one);
    assert_eq!(fingers.painted(), 1);
    fingers.frame(vec![Fingers::touch(2, TouchPhase::Start, other)]);
    assert_eq!(fingers.painted(), 0, "the first finger's stroke is cancelled");
    let before = fingers.editor.canvas.expect("the canvas was drawn").unit;
    for step in 1..=5 {
        let apart = vec2(-6.0, 4.0) * step as f32;
        fingers.frame(vec![
            Fingers::touch(1, TouchPhase::Move, one - apart),
            Event::PointerMoved(one - apart),
            Fingers::touch(2, TouchPhase::Move, other + apart),
        ]);
    }
    assert!(fingers.editor.canvas.expect("the canvas was drawn").unit > before * 1.1, "two fingers zoom");
    fingers.frame(vec![Fingers::touch(2, TouchPhase::End, other)]);
    fingers.move_to(one + vec2(40.0, 0.0));
    fingers.up(one);
    assert_eq!((fingers.painted(), fingers.editor.drawing.can_undo().0), (0, false));
    fingers.drag(one, one);
    assert_eq!(fingers.painted(), 1, "afterwards one finger paints again");
}

#[test]
fn a_finger_moves_the_drawing_and_each_resize_is_one_stroke() {
    let mut fingers = Fingers::new(BoardEditor::default());
    fingers.drag(fingers.at(4, 9), fingers.at(4, 9));
    fingers.editor.tool = Tool::Move;
    fingers.drag(fingers.at(4, 9), fingers.at(7, 12));
    assert_eq!(fingers.editor.drawing.grid().at(Hex { column: 7, row: 12 }), Some(Ground::Pampas));
    fingers.drag(fingers.at(7, 12), fingers.at(7, 12) + vec2(0.0, 2_000.0));
    assert_eq!(fingers.painted(), 1, "the painted hex stays on the canvas");
    assert_eq!(fingers.editor.message, Some(text!("editor-in-the-way")));
    fingers.editor.undo_or_redo(true);
    fingers.editor.tool = Tool::Size;
    let size = fingers.size();
    for side in Side::ALL {
        (0..2).for_each(|_| fingers.frame(Vec::new()));
        let (grip, step) = fingers.grip(side);
        fingers.down(grip);
        fingers.move_to(grip + step.normalized() * 8.0);
        fingers.move_to(grip + 4.0 * step);
        fingers.up(grip + 4.0 * step);
        let wanted = if step.x == 0.0 { (size.0 + 4, size.1) } else { (size.0, size.1 + 4) };
        assert_eq!(fingers.size(), wanted, "{side:?}: the side follows the finger");
        fingers.editor.undo_or_redo(true);
        assert_eq!(fingers.size(), size, "{side:?}: the drag was one stroke");
    }
}

#[test]
fn a_dragged_grip_is_released_when_a_key_selects_another_tool() {
    let mut fingers = Fingers::with_editor(|editor| editor.tool = Tool::Size);
    let (grip, step) = fingers.grip(Side::Bottom);
    fingers.down(grip);
    fingers.move_to(grip + step.normalized() * 8.0);
    fingers.move_to(grip + 2.0 * step);
    assert!(fingers.editor.drawing.is_in_stroke());
    fingers.key(Key::Num1, Modifiers::NONE);
    assert_eq!((fingers.editor.tool, fingers.editor.drawing.is_in_stroke()), (Tool::Paint, false));
    fingers.up(grip + 2.0 * step);
    fingers.drag(fingers.at(4, 9), fingers.at(4, 9));
    assert_eq!(fingers.painted(), 1, "the next stroke is separate");
    fingers.editor.undo_or_redo(true);
    assert_eq!(fingers.painted(), 0);
}

#[test]
fn a_side_at_its_limit_follows_the_finger_back() {
    let mut fingers = Fingers::with_editor(|editor| editor.tool = Tool::Size);
    let size = fingers.size();
    let (grip, step) = fingers.grip(Side::Bottom);
    fingers.down(grip);
    fingers.move_to(grip + step.normalized() * 8.0);
    fingers.move_to(grip + 100.0 * step);
    assert!(fingers.size().0 > size.0 + 20, "{:?}", fingers.size());
    assert_eq!(fingers.editor.message, Some(text!("editor-too-large")));
    let (most, far) = (fingers.size().0, f32::from(fingers.size().0 - size.0));
    fingers.move_to(grip + (far - 2.0) * step);
    assert_eq!(fingers.size(), (most - 2, size.1), "the canvas follows the finger");
    fingers.up(grip + (far - 2.0) * step);
}

#[test]
fn a_second_finger_does_not_cancel_a_long_stroke() {
    let mut fingers = Fingers::new(BoardEditor::default());
    let (one, other) = (fingers.at(4, 9), fingers.at(8, 21));
    fingers.down(one);
    fingers.move_to(fingers.at(4, 15));
    (0..60).for_each(|_| fingers.frame(Vec::new()));
    fingers.frame(vec![Fingers::touch(2, TouchPhase::Start, other)]);
    assert_eq!((fingers.painted(), fingers.editor.drawing.can_undo().0), (4, true));
}

#[test]
fn a_finger_on_the_canvas_stops_painting_after_an_undo() {
    let mut fingers = Fingers::new(BoardEditor::default());
    fingers.down(fingers.at(4, 9));
    fingers.move_to(fingers.at(4, 13));
    fingers.key(Key::Z, Modifiers::COMMAND);
    fingers.move_to(fingers.at(4, 21));
    fingers.up(fingers.at(4, 21));
    assert_eq!(fingers.painted(), 0, "the finger does not paint after the undo");
    fingers.drag(fingers.at(4, 9), fingers.at(4, 9));
    assert_eq!(fingers.painted(), 1);
}

#[test]
fn a_tap_on_the_popover_dismisses_it_and_paints_nothing() {
    let mut fingers = Fingers::with_editor(|editor| editor.message = Some(text!("editor-nothing")));
    let popover = fingers.editor.popover.expect("a message is shown").center();
    fingers.drag(popover, popover);
    assert_eq!((fingers.editor.message.clone(), fingers.painted()), (None, 0));
    fingers.frame(Vec::new());
    assert_eq!(fingers.editor.popover, None);
    fingers.drag(popover, popover);
    assert_eq!(fingers.editor.drawing.can_undo().0, fingers.painted() > 0, "only a tap that paints can be undone");
}

#[test]
fn keys_return_the_cursor_to_the_canvas_and_its_hex_is_announced() {
    let mut fingers = Fingers::with_editor(|editor| editor.cursor = Some(Hex { column: 40, row: 1 }));
    let editor = &mut fingers.editor;
    frame(&fingers.ctx, WINDOW, Vec::new(), |ctx| {
        ctx.memory_mut(|memory| memory.request_focus(Id::new("paper")));
        show(ctx, editor);
    });
    assert_eq!(fingers.editor.message, Some(text!("editor-keys")), "the help for the keys is shown");
    fingers.key(Key::ArrowRight, Modifiers::NONE);
    assert_eq!(fingers.editor.cursor(), Some(Hex { column: 6, row: 15 }));
    let words = Translations::default();
    let announcement_text =
        |fingers: &mut Fingers| words.tr(fingers.editor.announcement.take().expect("the hex is announced")).to_string();
    assert_eq!(announcement_text(&mut fingers), "Row 7, 8th from the left: nothing");
    fingers.key(Key::Space, Modifiers::NONE);
    assert_eq!(announcement_text(&mut fingers), "Row 7, 8th from the left: Pampas");
    assert_eq!(fingers.editor.message, None);
    let unit = fingers.editor.canvas.expect("the canvas was drawn").unit;
    fingers.key(Key::Plus, Modifiers::NONE);
    assert!(fingers.editor.canvas.expect("the canvas was drawn").unit > unit * 1.2);
    (0..20).for_each(|_| fingers.key(Key::ArrowRight, Modifiers::NONE));
    let canvas = fingers.editor.canvas.expect("the canvas was drawn");
    let cursor = fingers.editor.cursor().expect("a cursor exists");
    assert!(canvas.rect.contains(canvas.at(cursor)), "the cursor stays visible");
    fingers.key(Key::Num0, Modifiers::NONE);
    assert!(fingers.editor.viewport.is_whole());
}

#[test]
fn nothing_is_undone_while_a_name_is_typed() {
    let mut fingers = Fingers::new(BoardEditor::default());
    fingers.drag(fingers.at(4, 9), fingers.at(4, 9));
    fingers.editor.open_name();
    fingers.frame(Vec::new());
    fingers.key(Key::Z, Modifiers::COMMAND);
    assert_eq!(fingers.painted(), 1);
}

#[test]
fn a_finding_is_readable_while_its_hexes_are_marked() {
    for window in [vec2(844.0, 390.0), vec2(390.0, 844.0)] {
        let mut editor = editor_states().swap_remove(2).1;
        let finding = editor
            .analysis(&Rulebook::default())
            .findings
            .iter()
            .copied()
            .find(|finding| matches!(finding, Finding::SharedSides { .. }));
        (editor.message, editor.selected_finding) = (None, finding.map(|finding| (finding, 0.0)));
        let all = draw_rects(window, |ctx| show(ctx, &mut editor));
        let read = |seen: &Recorded| seen.name.starts_with("15 markets share sides with each other");
        assert!(all.iter().any(read), "{window:?}");
    }
}

#[test]
fn drawing_works_with_the_keyboard_alone() {
    let mut fingers = Fingers::new(BoardEditor::default());
    fingers.ctx.memory_mut(|memory| memory.request_focus(Id::new("paper")));
    let mut press = |key: Key, modifiers: Modifiers| {
        let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        fingers.frame(vec![event(true), event(false)]);
        fingers.frame(Vec::new());
        (fingers.painted(), fingers.editor.paint, fingers.editor.brush)
    };
    press(Key::Num4, Modifiers::NONE);
    press(Key::ArrowRight, Modifiers::NONE);
    let meadow = Some(Ground::Land(Landscape::Meadow));
    assert_eq!(press(Key::Space, Modifiers::NONE), (1, meadow, Brush::Free));
    for (key, painted) in [(Key::ArrowDown, 2), (Key::ArrowUp, 2), (Key::ArrowLeft, 3), (Key::ArrowUp, 4)] {
        press(key, Modifiers::NONE);
        assert_eq!(press(Key::Space, Modifiers::NONE).0, painted, "{key:?}");
    }
    assert_eq!(press(Key::Z, Modifiers::COMMAND).0, 3);
    assert_eq!(press(Key::Y, Modifiers::COMMAND).0, 4);
    assert_eq!(press(Key::B, Modifiers::NONE).2, Brush::LeftRight);
}

#[test]
fn buttons_send_requests_and_an_undo_restores_the_drawing() {
    let mut editor = BoardEditor::of(Grid::of(&Recipe::default().board()));
    let drawn = editor.drawing.grid().clone();
    let wide = vec2(1920.0, 1080.0);
    let mut requests = Vec::new();
    for name in ["Play it", "Keep", "Export", "Random", "Back"] {
        tap(wide, name, |ctx| requests.extend(request(ctx, &mut editor)));
    }
    use EditorRequest::*;
    assert_eq!(requests, [Play, Save, SaveFile, RandomBoard, Back]);
    tap(wide, "New", |ctx| show(ctx, &mut editor));
    assert!(editor.analysis(&Rulebook::default()).board.is_none());
    tap(wide, "Undo", |ctx| show(ctx, &mut editor));
    assert_eq!(*editor.drawing.grid(), drawn);
    tap(vec2(844.0, 390.0), "About this board", |ctx| show(ctx, &mut editor));
    assert!(editor.facts_open);
}

#[test]
fn a_tap_on_a_finding_selects_it() {
    let mut editor = editor_states().swap_remove(2).1;
    tap(vec2(1920.0, 1080.0), "15 markets share sides with each other: one animal may be paid at several.", |ctx| {
        show(ctx, &mut editor)
    });
    assert!(editor.selected_finding.is_some());
}

#[test]
fn every_paint_has_a_name() {
    let words = Translations::default();
    let names: Vec<_> = PAINTS.into_iter().map(|paint| words.tr(toolbox::name(paint)).to_string()).collect();
    assert_eq!(names, ["Pampas", "Mountain", "Forest", "Meadow", "Rocks", "Swamp", "Market", "Water", "Erase"]);
}
