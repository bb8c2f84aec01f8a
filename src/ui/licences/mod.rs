//! The licences page: the authors of all parts of the game, and the terms of use. Its text is a generated file, loaded
//! when the page is opened for the first time.

use std::{collections::HashMap, io, sync::Arc};

use bevy::{
    asset::{AssetLoader, LoadContext, LoadState, io::Reader},
    platform::time::Instant,
    prelude::*,
    window::RequestRedraw,
};
use bevy_egui::egui::{Rect, ScrollArea, Vec2, vec2};

use self::lines::{Paragraph, Row, read, wrap};
use super::{
    announcements::announce,
    parts::{DIM, draw_modal_dialog},
};
use crate::{
    texts::loading::LOADING_TIMEOUT,
    widgets::{letter_width, line_in_scroll, prelude::*},
};

mod lines;

/// The path of the file in the assets folder.
const FILE: &str = "licences.txt";

/// The text of the page, loaded on demand.
#[derive(Resource, Debug, Clone, Default)]
pub struct Licences(State);

#[derive(Debug, Clone, Default)]
enum State {
    /// Not requested yet.
    #[default]
    Closed,
    /// Requested when the page was opened.
    Requested,
    /// Loading, since this time.
    Loading(Handle<LicenceFile>, Instant),
    /// Loaded.
    Loaded(Arc<[Paragraph]>),
    /// The file could not be loaded.
    Failed,
}

impl Licences {
    /// Requests the text, or requests it again after a failure. Call this when the page is opened.
    pub fn request(&mut self) {
        if matches!(self.0, State::Closed | State::Failed) {
            self.0 = State::Requested;
        }
    }

    /// Creates a page with this text.
    #[cfg(test)]
    pub fn loaded(text: &str) -> Licences {
        Licences(State::Loaded(read(text).into()))
    }

    /// Creates a page whose text could not be loaded.
    #[cfg(test)]
    pub fn failed() -> Licences {
        Licences(State::Failed)
    }
}

/// The text of the file as an asset.
#[derive(Asset, TypePath, Debug)]
struct LicenceFile(Arc<[Paragraph]>);

#[derive(Default, TypePath)]
struct LicenceLoader;

impl AssetLoader for LicenceLoader {
    type Asset = LicenceFile;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, _: &(), _: &mut LoadContext<'_>) -> io::Result<LicenceFile> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        Ok(LicenceFile(read(std::str::from_utf8(&bytes).map_err(io::Error::other)?).into()))
    }

    fn extensions(&self) -> &[&str] {
        &["txt"]
    }
}

/// Adds the resource with the text of the page, and the system that loads the text.
pub fn plugin(app: &mut App) {
    app.init_asset::<LicenceFile>()
        .init_asset_loader::<LicenceLoader>()
        .init_resource::<Licences>()
        .add_systems(Update, fetch.in_set(crate::AppSystems::Announce));
}

/// Loads the file once it is requested.
fn fetch(
    mut licences: ResMut<Licences>,
    mut files: ResMut<Assets<LicenceFile>>,
    assets: Res<AssetServer>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let next = match &licences.0 {
        State::Closed | State::Loaded(_) | State::Failed => return,
        State::Requested => Some(State::Loading(assets.load(FILE), Instant::now())),
        State::Loading(handle, since) => match (files.remove(handle), assets.get_load_state(handle)) {
            (Some(LicenceFile(paragraphs)), _) => Some(State::Loaded(paragraphs)),
            (None, Some(LoadState::Failed(_)) | None) => Some(State::Failed),
            (None, Some(_)) => (since.elapsed() >= LOADING_TIMEOUT).then_some(State::Failed),
        },
    };
    if let Some(next) = next {
        licences.0 = next;
    }
    // An idle screen is rarely redrawn, so request another frame to check for the file and show it.
    redraw.write(RequestRedraw);
}

/// Draws the page over everything else. Returns true if the player closes it.
pub fn draw(ctx: &Context, licences: &Licences) -> bool {
    let scale = Scale::of(ctx);
    let screen = ctx.content_rect();
    let height = scale.column(if scale.is_upright() { 1400.0 } else { 930.0 });
    let size = vec2(scale.column(1000.0), height).min(screen.size() - Vec2::splat(2.0 * scale.pad()));
    let (back, away) = draw_modal_dialog(ctx, "licences", Rect::from_center_size(screen.center(), size), DIM, |ui| {
        let mut body = ui.max_rect();
        let back = ButtonLook::back(ui);
        let mut head = body.cut_top(scale.target(), scale.gap(1.0));
        let corner = head.cut_right(button_width(ui, &back).max(scale.px(160.0)), 0.0);
        line_in(ui, head, Align2::LEFT_CENTER, &ui.tr(text!("licences-title")), Type::Headline, INK);
        let pressed = button_at(ui, corner, &back).clicked();
        let about = ui.tr(text!("licences-about"));
        let needed = text_height(ui.ctx(), &about, Type::Body, body.width());
        lines_in(ui, body.cut_top(needed, 0.0), Align2::LEFT_TOP, &about, Type::Body, INK_MUTED);
        style::rule(ui, body.cut_top(scale.gap(2.0), 0.0));
        let message = match &licences.0 {
            State::Loaded(paragraphs) => {
                scrolled(ui, body, paragraphs);
                return pressed;
            }
            State::Failed => {
                let none = text!("licences-none");
                announce(ui.ctx(), &none);
                none
            }
            State::Closed | State::Requested | State::Loading(..) => text!("licences-coming"),
        };
        lines_in(ui, body, Align2::CENTER_CENTER, &ui.tr(message), Type::Lead, INK);
        pressed
    });
    back || away
}

/// The text style of a line.
fn line_style(heading: bool) -> Type {
    if heading { Type::Strong } else { Type::Body }
}

/// Draws the text in a scroll area. It has thousands of lines, so only the visible lines are laid out.
fn scrolled(ui: &mut Ui, body: Rect, paragraphs: &Arc<[Paragraph]>) {
    ui.scope_builder(UiBuilder::new().id_salt("licences").max_rect(body), |ui| {
        ui.set_clip_rect(body.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        // In such a long text, the handle of the scroll bar would otherwise shrink to a dot.
        let scale = Scale::of(ui.ctx());
        ui.spacing_mut().scroll.handle_min_length = scale.target();
        ui.spacing_mut().scroll.foreground_color = true;
        let scroll = &ui.spacing().scroll;
        let width = body.width() - scroll.bar_width - scroll.bar_inner_margin - scroll.bar_outer_margin;
        let rows = rows(ui.ctx(), paragraphs, width);
        let height = line_height(ui.ctx(), Type::Body);
        ScrollArea::vertical().id_salt("licences").auto_shrink([false, false]).show_rows(
            ui,
            height,
            rows.len(),
            |ui, seen| {
                for Row { heading, words } in &rows[seen] {
                    let (place, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
                    if !words.is_empty() {
                        let text = ui.tr(Text::untranslated(words.clone()));
                        line_in_scroll(ui, place, Align2::LEFT_CENTER, &text, line_style(*heading), INK);
                    }
                }
            },
        );
    });
}

/// Cached lines, wrapped for this text, width and text size.
#[derive(Clone)]
struct WrappedLines {
    paragraphs: Arc<[Paragraph]>,
    measures: (f32, f32),
    rows: Arc<[Row]>,
}

/// The lines of the text, wrapped to `width` px. They are wrapped again only if the text, the width or the text size
/// has changed.
fn rows(ctx: &Context, paragraphs: &Arc<[Paragraph]>, width: f32) -> Arc<[Row]> {
    let id = Id::new("lines of the licences");
    let letter = Type::Body.font(Scale::of(ctx)).size;
    let known = ctx.data(|data| data.get_temp::<WrappedLines>(id));
    if let Some(known) =
        known.filter(|known| Arc::ptr_eq(&known.paragraphs, paragraphs) && known.measures == (width, letter))
    {
        return known.rows;
    }
    let mut widths = HashMap::new();
    // One letter of slack, since kerning may widen pairs and untranslated texts may be bracketed.
    let rows: Arc<[Row]> = wrap(paragraphs, width - letter, |heading, letter| {
        *widths.entry((heading, letter)).or_insert_with(|| letter_width(ctx, letter, line_style(heading)))
    })
    .into();
    let wrapped = WrappedLines { paragraphs: paragraphs.clone(), measures: (width, letter), rows: rows.clone() };
    ctx.data_mut(|data| data.insert_temp(id, wrapped));
    rows
}

#[cfg(test)]
mod tests;
