//! Helpers for testing text layout, and tests of widget ids, tooltips and line breaks.

use bevy_egui::egui::{
    Area, Context, Event, Id, Modifiers, PointerButton, Pos2, RawInput, Rect, UiBuilder,
    text::{LayoutJob, TextFormat},
    vec2,
};

use super::{ButtonLook, button_at, fit::job, show_tooltip, slider, text_width};
use crate::{
    texts::{Text, Translated, Translations, Untranslated},
    theme::{Mark, Scale, Type, fonts, rects, style},
};

#[test]
fn widgets_with_the_same_name_get_distinct_ids() {
    let ctx = Context::default();
    fonts::install(&ctx);
    let (window, place) = (vec2(800.0, 600.0), |row: usize| {
        Rect::from_min_size(Pos2::new(20.0, 20.0 + 80.0 * row as f32), vec2(200.0, 60.0))
    });
    let frame = |events: Vec<Event>| {
        let input =
            RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, window)), events, ..RawInput::default() };
        let mut pressed = Vec::new();
        let mut output = ctx.run_ui(input, |ui| {
            Area::new(Id::new("list")).fixed_pos(Pos2::ZERO).show(ui.ctx(), |ui| {
                ui.expand_to_include_rect(Rect::from_min_size(Pos2::ZERO, window));
                let twins = (0..3).filter(|row| button_at(ui, place(*row), &ButtonLook::plain(label("Ana"))).clicked());
                pressed = twins.collect();
                let lower = UiBuilder::new().max_rect(Rect::from_min_size(Pos2::new(20.0, 300.0), vec2(400.0, 200.0)));
                ui.scope_builder(lower, |ui| {
                    [0.2, 0.8].map(|mut level| slider(ui, &label("Volume"), 300.0, &mut level))
                });
            });
            assert_eq!(rects::warnings(ui.ctx()), Vec::<String>::new());
        });
        output.textures_delta.clear();
        pressed
    };
    (0..3).for_each(|_| drop(frame(Vec::new())));
    for row in 0..3 {
        let at = place(row).center();
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        frame(vec![Event::PointerMoved(at), button(true)]);
        assert_eq!(frame(vec![button(false)]), [row]);
    }
}

#[test]
fn only_an_icon_that_can_be_pressed_has_a_tooltip() {
    let is_named = |enabled: bool| {
        let ctx = Context::default();
        fonts::install(&ctx);
        let window = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        let place = Rect::from_center_size(window.center(), vec2(60.0, 60.0));
        let mut is_shown = false;
        for _ in 0..8 {
            let events = vec![Event::PointerMoved(place.center())];
            let input = RawInput { screen_rect: Some(window), events, ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                Area::new(Id::new("list")).fixed_pos(Pos2::ZERO).show(ui.ctx(), |ui| {
                    ui.expand_to_include_rect(window);
                    button_at(ui, place, &ButtonLook::icon(Mark::Tick, label("Yes")).enabled(enabled))
                });
                is_shown |= show_tooltip(ui.ctx(), 0.2).is_some();
            });
            output.textures_delta.clear();
        }
        is_shown
    };
    assert_eq!([true, false].map(is_named), [true, false]);
}

/// Runs `look` in a context with the game's fonts.
pub fn with_fonts(look: impl Fn(&Context)) {
    let ctx = Context::default();
    fonts::install(&ctx);
    let mut output = ctx.run_ui(RawInput::default(), |ui| look(ui.ctx()));
    output.textures_delta.clear();
}

/// Returns literal words as formatted text.
pub fn label(words: &str) -> Translated {
    Translations::default().tr(Text::untranslated(Untranslated::error(words)))
}

#[test]
fn no_line_breaks_at_a_narrow_no_break_space() {
    with_fonts(|ctx| {
        for step in Type::ALL.into_iter().filter(|step| *step != Type::Icon) {
            let wide = |words: &str| text_width(ctx, &label(words), step);
            let space = wide("mot\u{a0}!") - wide("mot!");
            let narrow = wide("mot\u{202f}!") - wide("mot!");
            assert!((0.3..0.7).contains(&(narrow / space)), "{step:?}: narrow {narrow} px, normal {space} px");
            let words = label("Un mot\u{202f}!");
            let rows = |mut job: LayoutJob| {
                job.wrap.max_width = wide(&words) - 2.0;
                let galley = ctx.fonts_mut(|fonts| fonts.layout_job(job));
                galley.rows.iter().map(|row| row.text()).collect::<Vec<_>>()
            };
            let font = step.font(Scale::of(ctx));
            assert_eq!(rows(job(ctx, &words, font.clone(), style::INK)), ["Un ", "mot\u{a0}!"], "{step:?}");
            // Without the workaround, egui breaks the line there.
            let format = TextFormat::simple(font, style::INK);
            assert_eq!(rows(LayoutJob::single_section(words.to_string(), format)), ["Un mot\u{202f}", "!"]);
        }
    });
}
