//! A code that a phone's camera reads, painted square by square.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Context, Id, Mesh, Rect, Ui, Vec2, vec2};
use qrcodegen::{QrCode, QrCodeEcc};

/// The white border that a reader needs around a code, in squares.
const BORDER: i32 = 4;

/// Paints the code of a text as large as fits into the middle of `rect`, black on white whatever the paper; nothing where the
/// text is too long for one.
pub fn paint(ui: &Ui, rect: Rect, text: &str) {
    let Some(code) = code_of(ui.ctx(), text) else { return };
    let count = code.size() + 2 * BORDER;
    // Squares of whole dots: a reader counts them by their edges.
    let dots = ui.ctx().pixels_per_point();
    let most = rect.size().min_elem() / count as f32;
    let side = if most * dots >= 1.0 { (most * dots).floor() / dots } else { most };
    let whole = Rect::from_center_size(rect.center(), Vec2::splat(side * count as f32));
    let corner = ((whole.min.to_vec2() * dots).round() / dots).to_pos2();
    let mut mesh = Mesh::default();
    mesh.add_colored_rect(Rect::from_min_size(corner, whole.size()), Color32::WHITE);
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            let at = corner + vec2((x + BORDER) as f32, (y + BORDER) as f32) * side;
            mesh.add_colored_rect(Rect::from_min_size(at, Vec2::splat(side)), Color32::BLACK);
        }
    }
    ui.painter().add(mesh);
}

/// The code of a text, made when the text changes and not in every frame.
fn code_of(ctx: &Context, text: &str) -> Option<Arc<QrCode>> {
    let id = Id::new("code of a board");
    let known: Option<(String, Option<Arc<QrCode>>)> = ctx.data(|data| data.get_temp(id));
    if let Some((_, code)) = known.filter(|(of, _)| of == text) {
        return code;
    }
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok().map(Arc::new);
    ctx.data_mut(|data| data.insert_temp(id, (text.to_owned(), code.clone())));
    code
}
