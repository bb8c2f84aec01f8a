//! A cache of tessellated drawings. Icons and card pictures consist of hundreds of paths and rarely move, so a drawing
//! that stays the same is tessellated once and reused.

use std::{collections::HashMap, fmt::Debug, hash::Hash, sync::Arc};

use bevy_egui::egui::{Context, Id, Mesh, Painter, Shape, TextureId, epaint::Tessellator, mutex::Mutex};

/// The minimum number of passes for which an unused mesh is kept. Older meshes are dropped when a new drawing is added.
const MAX_AGE: u64 = 120;

/// The cache of a context.
type MeshCache = Arc<Mutex<HashMap<Id, CachedMesh>>>;

/// The cached state of a drawing.
struct CachedMesh {
    /// The last pass in which it was drawn.
    pass: u64,
    /// The mesh; cached from the second consecutive pass onwards. A moving drawing never repeats, so it is not cached.
    mesh: Option<Arc<Mesh>>,
}

fn cache(ctx: &Context) -> MeshCache {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<MeshCache>(Id::new("cache")).clone())
}

/// Draws with `draw`, or reuses the mesh of an earlier pass. `what` is the cache key: everything that the drawing
/// depends on, including its position. `draw` must use only `painter`. Drawings with text or images are never
/// cached.
pub fn draw_cached(painter: &Painter, what: impl Hash + Debug, draw: impl FnOnce()) {
    // A fading drawing differs in each frame.
    if painter.opacity() < 1.0 {
        return draw();
    }
    let ctx = painter.ctx();
    let (key, pass) = (Id::new((what, ctx.pixels_per_point().to_bits())), ctx.cumulative_pass_nr());
    let cache = cache(ctx);
    let known = cache.lock().get_mut(&key).map(|known| (std::mem::replace(&mut known.pass, pass), known.mesh.clone()));
    if let Some((_, Some(mesh))) = known {
        painter.add(Shape::Mesh(mesh));
        return;
    }
    let begin = ctx.graphics(|layers| layers.get(painter.layer_id()).map_or(0, |list| list.all_entries().len()));
    draw();
    let is_still = known.is_some_and(|(before, _)| before + 1 >= pass);
    let mesh = is_still.then(|| triangles(painter, shapes_since(painter, begin))).flatten();
    let mut cache = cache.lock();
    if !cache.contains_key(&key) {
        cache.retain(|_, known| known.pass + MAX_AGE >= pass);
    }
    cache.insert(key, CachedMesh { pass, mesh });
}

/// Returns the shapes in the painter's layer, starting at index `begin`.
fn shapes_since(painter: &Painter, begin: usize) -> Vec<Shape> {
    painter.ctx().graphics(|layers| {
        let shapes = layers.get(painter.layer_id()).into_iter().flat_map(|list| list.all_entries());
        shapes.skip(begin).map(|entry| entry.shape.clone()).collect()
    })
}

/// Tessellates these shapes; `None` if one is text or an image, whose texture may change, or a callback.
fn triangles(painter: &Painter, shapes: Vec<Shape>) -> Option<Arc<Mesh>> {
    let plain = |shape: &Shape| match shape {
        Shape::Text(_) | Shape::Callback(_) => false,
        other => other.texture_id() == TextureId::default(),
    };
    if !shapes.iter().all(plain) {
        return None;
    }
    let ctx = painter.ctx();
    // Do not use the prerasterised discs of the font texture, which move when it grows.
    let options = ctx.tessellation_options(|options| *options);
    let mut tessellator = Tessellator::new(ctx.pixels_per_point(), options, [1, 1], Vec::new());
    let mut mesh = Mesh::default();
    shapes.into_iter().for_each(|shape| tessellator.tessellate_shape(shape, &mut mesh));
    Some(Arc::new(mesh))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Align2, Color32, FontId, RawInput, Rect, pos2, vec2};

    use super::*;

    /// Draws a disc at `x`. Returns whether it was drawn instead of reused, and the resulting shapes.
    fn pass(ctx: &Context, x: f32, opacity: f32, with_text: bool) -> (bool, Vec<Shape>) {
        let mut drawn = false;
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let mut painter = ui.ctx().debug_painter();
            painter.set_opacity(opacity);
            draw_cached(&painter, ("disc", x.to_bits()), || {
                drawn = true;
                painter.circle_filled(pos2(x, 50.0), 20.0, Color32::RED);
                if with_text {
                    painter.text(pos2(x, 50.0), Align2::CENTER_CENTER, "1", FontId::default(), Color32::WHITE);
                }
            });
        });
        output.textures_delta.clear();
        (drawn, output.shapes.into_iter().map(|clipped| clipped.shape).collect())
    }

    #[test]
    fn a_still_drawing_is_cached_from_the_second_pass_on() {
        let ctx = Context::default();
        assert_eq!([0; 4].map(|_| pass(&ctx, 60.0, 1.0, false).0), [true, true, false, false]);
        let (_, shapes) = pass(&ctx, 60.0, 1.0, false);
        let [Shape::Mesh(mesh)] = &shapes[..] else { panic!("not a cached mesh: {shapes:?}") };
        let disc = Rect::from_center_size(pos2(60.0, 50.0), vec2(40.0, 40.0));
        assert!(
            mesh.calc_bounds().contains_rect(disc.shrink(1.0)) && disc.expand(1.5).contains_rect(mesh.calc_bounds())
        );
        assert!(mesh.vertices.iter().any(|vertex| vertex.color == Color32::RED));
        // At half opacity the disc is drawn again, and the cached mesh is still available afterwards.
        assert_eq!([0.5, 1.0].map(|opacity| pass(&ctx, 60.0, opacity, false).0), [true, false]);
    }

    #[test]
    fn moving_drawings_and_text_are_never_cached() {
        let ctx = Context::default();
        assert!((0..5).all(|step| pass(&ctx, 60.0 + step as f32, 1.0, false).0));
        assert!((0..5).all(|_| pass(&ctx, 90.0, 1.0, true).0));
    }

    #[test]
    fn unused_meshes_are_dropped() {
        let ctx = Context::default();
        (0..3).for_each(|_| drop(pass(&ctx, 60.0, 1.0, false)));
        (0..=MAX_AGE).for_each(|_| ctx.run_ui(RawInput::default(), |_| {}).textures_delta.clear());
        pass(&ctx, 90.0, 1.0, false);
        assert_eq!(cache(&ctx).lock().len(), 1);
        assert!(pass(&ctx, 60.0, 1.0, false).0);
    }
}
