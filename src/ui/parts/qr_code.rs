//! QR codes, painted square by square.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Id, Mesh, Rect, Ui, Vec2, vec2};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::widgets::layout::cached;

/// The white border that scanners need around a code, in squares.
const BORDER: i32 = 4;

/// A painted code: its text, its rectangle with the number of physical pixels per px, and its mesh.
struct Painted {
    text: String,
    place: (Rect, f32),
    /// `None` if the text is too long.
    mesh: Option<Arc<Mesh>>,
}

/// Paints the QR code of a text in the middle of `rect`, as large as possible. The code is black on white regardless of
/// the background. Paints nothing if the text is too long.
pub fn paint(ui: &Ui, rect: Rect, text: &str) {
    let place = (rect, ui.ctx().pixels_per_point());
    let fits = |known: &Arc<Painted>| known.text == text && known.place == place;
    let painted = cached(ui.ctx(), Id::new("code").with(text), fits, || {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok();
        let mesh = code.map(|code| Arc::new(mesh_of(&code, place)));
        Arc::new(Painted { text: text.to_owned(), place, mesh })
    });
    if let Some(mesh) = &painted.mesh {
        ui.painter().add(mesh.clone());
    }
}

/// Builds the squares of a code.
fn mesh_of(code: &QrCode, (rect, pixels_per_point): (Rect, f32)) -> Mesh {
    let count = code.size() + 2 * BORDER;
    // If there is room, each square is a whole number of physical pixels wide, because scanners measure the edges of
    // the squares.
    let most = rect.size().min_elem() / count as f32;
    let side = if most * pixels_per_point >= 1.0 { (most * pixels_per_point).floor() / pixels_per_point } else { most };
    let whole = Rect::from_center_size(rect.center(), Vec2::splat(side * count as f32));
    let corner = ((whole.min.to_vec2() * pixels_per_point).round() / pixels_per_point).to_pos2();
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(Rect::from_min_size(corner, whole.size()), Color32::WHITE);
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            let at = corner + vec2((x + BORDER) as f32, (y + BORDER) as f32) * side;
            mesh.add_colored_rect(Rect::from_min_size(at, Vec2::splat(side)), Color32::BLACK);
        }
    }
    mesh
}
