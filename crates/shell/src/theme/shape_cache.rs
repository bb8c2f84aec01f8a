//! A cache of tessellated shapes: what looks as in the pass before is not tessellated again. Unlike the drawings of
//! [`super::mesh_cache`], these shapes are drawn in each pass, and may contain text.

use std::{
    hash::{BuildHasher, Hash, Hasher},
    mem,
    sync::Arc,
};

use bevy::platform::{collections::HashMap, hash::FixedHasher};
use bevy_egui::egui::{
    Context, FullOutput, Pos2, Shape, TextureId,
    epaint::{ClippedPrimitive, ClippedShape, ImageDelta, Primitive, TextShape},
};

/// The mean number of shapes in a block. One changed shape costs the tessellation of its block; a larger number of
/// blocks costs comparisons.
const BLOCK_SIZE: u64 = 12;
/// The maximum number of shapes in a block.
const MAX_BLOCK_SIZE: usize = 64;

/// The tessellated blocks of the last pass. A block is a run of shapes with the same clip rectangle. Its borders depend
/// on its own shapes alone, so a new shape leaves the blocks around it as they are.
#[derive(Debug, Default)]
pub struct ShapeCache {
    blocks: HashMap<u64, Block>,
}

#[derive(Debug)]
struct Block {
    shapes: Vec<ClippedShape>,
    /// The meshes; empty until the block has looked the same in two consecutive passes.
    meshes: Vec<ClippedShape>,
}

impl ShapeCache {
    /// Replaces the shapes of `output` that were the same in the last pass by their meshes.
    pub fn reuse_meshes(&mut self, ctx: &Context, output: &mut FullOutput) {
        // The mesh of a text contains the places of its letters in the atlas, which a changed atlas moves.
        let atlas = output.textures_delta.set.get(&TextureId::default());
        if atlas.is_some_and(|deltas| deltas.iter().any(ImageDelta::is_whole)) {
            self.blocks.clear();
        }
        let mut known = mem::take(&mut self.blocks);
        let mut shapes = mem::take(&mut output.shapes).into_iter().peekable();
        while let Some(first) = shapes.next() {
            if !is_worth_caching(&first.shape) {
                output.shapes.push(first);
                continue;
            }
            let clip = first.clip_rect;
            let mut key = FixedHasher.hash_one([clip.min, clip.max].map(bits));
            let mut block = vec![first];
            loop {
                let hash = FixedHasher.hash_one(Summary(&block[block.len() - 1].shape));
                key = FixedHasher.hash_one((key, hash));
                let ends = hash.is_multiple_of(BLOCK_SIZE) || block.len() == MAX_BLOCK_SIZE;
                let joins = |next: &ClippedShape| !ends && next.clip_rect == clip && is_worth_caching(&next.shape);
                match shapes.next_if(joins) {
                    Some(next) => block.push(next),
                    None => break,
                }
            }
            let block = match known.remove(&key) {
                Some(mut same) if are_equal(&same.shapes, &block) => {
                    if same.meshes.is_empty() {
                        same.meshes = tessellate(ctx, block, output.pixels_per_point);
                    }
                    output.shapes.extend_from_slice(&same.meshes);
                    same
                }
                _ => {
                    output.shapes.extend_from_slice(&block);
                    Block { shapes: block, meshes: Vec::new() }
                }
            };
            self.blocks.entry(key).or_insert(block);
        }
    }
}

/// Returns true for shapes whose tessellation costs more than copying a mesh. Callbacks have no mesh.
fn is_worth_caching(shape: &Shape) -> bool {
    match shape {
        Shape::Noop | Shape::Mesh(_) | Shape::Callback(_) => false,
        Shape::Vec(shapes) => shapes.iter().all(is_worth_caching),
        _ => true,
    }
}

/// Tessellates the shapes of a block.
fn tessellate(ctx: &Context, block: Vec<ClippedShape>, pixels_per_point: f32) -> Vec<ClippedShape> {
    let as_shape = |ClippedPrimitive { clip_rect, primitive }| match primitive {
        Primitive::Mesh(mesh) => ClippedShape { clip_rect, shape: Shape::Mesh(Arc::new(mesh)) },
        Primitive::Callback(callback) => ClippedShape { clip_rect, shape: Shape::Callback(callback) },
    };
    ctx.tessellate(block, pixels_per_point).into_iter().map(as_shape).collect()
}

fn bits(point: Pos2) -> (u32, u32) {
    (point.x.to_bits(), point.y.to_bits())
}

/// Hashes the place of a shape, and little else: [`are_equal`] compares the rest.
struct Summary<'a>(&'a Shape);

impl Hash for Summary<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        mem::discriminant(self.0).hash(state);
        match self.0 {
            Shape::Text(text) => (bits(text.pos), Arc::as_ptr(&text.galley)).hash(state),
            Shape::Rect(rect) => ([rect.rect.min, rect.rect.max].map(bits), rect.fill).hash(state),
            Shape::Circle(circle) => (bits(circle.center), circle.radius.to_bits(), circle.fill).hash(state),
            Shape::Ellipse(ellipse) => (bits(ellipse.center), ellipse.fill).hash(state),
            Shape::LineSegment { points, .. } => points.map(bits).hash(state),
            Shape::Path(path) => (path.points.len(), path.points.first().copied().map(bits), path.fill).hash(state),
            Shape::QuadraticBezier(curve) => curve.points.map(bits).hash(state),
            Shape::CubicBezier(curve) => curve.points.map(bits).hash(state),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| Summary(shape).hash(state)),
            Shape::Noop | Shape::Mesh(_) | Shape::Callback(_) => {}
        }
    }
}

fn are_equal(one: &[ClippedShape], other: &[ClippedShape]) -> bool {
    one.len() == other.len()
        && one
            .iter()
            .zip(other)
            .all(|(one, other)| one.clip_rect == other.clip_rect && is_equal(&one.shape, &other.shape))
}

/// Compares two shapes. Laid out texts are compared by address: egui keeps those of the last pass, and the cache keeps
/// its own alive.
fn is_equal(one: &Shape, other: &Shape) -> bool {
    match (one, other) {
        (Shape::Text(one), Shape::Text(other)) => {
            let styles = |TextShape {
                              pos,
                              galley: _,
                              underline,
                              fallback_color,
                              override_text_color,
                              opacity_factor,
                              angle,
                          }: &TextShape| {
                (*pos, *underline, *fallback_color, *override_text_color, *opacity_factor, *angle)
            };
            Arc::ptr_eq(&one.galley, &other.galley) && styles(one) == styles(other)
        }
        (Shape::Vec(one), Shape::Vec(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| is_equal(one, other))
        }
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Align2, Color32, FontId, RawInput, pos2};

    use super::*;

    const FONT: FontId = FontId { size: 14.0, family: bevy_egui::egui::FontFamily::Proportional };

    /// The output of a pass with `discs` at these places, each with a word.
    fn pass(ctx: &Context, discs: &[f32]) -> FullOutput {
        ctx.run_ui(RawInput::default(), |ui| {
            let painter = ui.ctx().debug_painter();
            for x in discs {
                painter.circle_filled(pos2(*x, 50.0), 20.0, Color32::RED);
                painter.text(pos2(*x, 50.0), Align2::CENTER_CENTER, "word", FONT, Color32::WHITE);
            }
        })
    }

    /// The numbers of meshes and of other shapes in the output of a pass, which must look the same as without a cache.
    fn reused(cache: &mut ShapeCache, ctx: &Context, discs: &[f32]) -> (usize, usize) {
        let mut output = pass(ctx, discs);
        output.textures_delta.free.clear();
        let wanted = ctx.tessellate(output.shapes.clone(), output.pixels_per_point);
        cache.reuse_meshes(ctx, &mut output);
        output.textures_delta.set.clear();
        let meshes = output.shapes.iter().filter(|clipped| matches!(clipped.shape, Shape::Mesh(_))).count();
        let others = output.shapes.len() - meshes;
        let painted = ctx.tessellate(output.shapes, output.pixels_per_point);
        assert_eq!(painted.len(), wanted.len());
        for (painted, wanted) in painted.iter().zip(&wanted) {
            assert_eq!(painted.clip_rect, wanted.clip_rect);
            let (Primitive::Mesh(painted), Primitive::Mesh(wanted)) = (&painted.primitive, &wanted.primitive) else {
                panic!("not a mesh");
            };
            assert_eq!(painted, wanted);
        }
        (meshes, others)
    }

    #[test]
    fn still_shapes_become_meshes_in_the_second_pass() {
        let (ctx, mut cache) = (Context::default(), ShapeCache::default());
        assert_eq!([(); 3].map(|_| reused(&mut cache, &ctx, &[60.0]).1), [2, 0, 0]);
        // A second picture in the same place is drawn, too.
        assert_eq!([(); 3].map(|_| reused(&mut cache, &ctx, &[60.0, 60.0]).1 > 0), [true, false, false]);
    }

    #[test]
    fn one_moving_shape_leaves_the_others_cached() {
        let (ctx, mut cache) = (Context::default(), ShapeCache::default());
        let still: Vec<f32> = (0..500).map(|x| x as f32).collect();
        (0..3).for_each(|_| drop(reused(&mut cache, &ctx, &still)));
        for step in 0..10 {
            let mut moved = still.clone();
            moved[250] = 700.0 + step as f32;
            let (meshes, others) = reused(&mut cache, &ctx, &moved);
            assert!(meshes >= 20 && others <= 2 * MAX_BLOCK_SIZE, "{meshes} meshes, {others} other shapes");
        }
    }

    #[test]
    fn a_changed_atlas_empties_the_cache() {
        let (ctx, mut cache) = (Context::default(), ShapeCache::default());
        (0..3).for_each(|_| drop(reused(&mut cache, &ctx, &[60.0])));
        assert_eq!(reused(&mut cache, &ctx, &[60.0]).1, 0);
        ctx.set_pixels_per_point(2.0);
        let after = [(); 4].map(|_| reused(&mut cache, &ctx, &[60.0]).1);
        assert_eq!((after[0], after[3]), (2, 0), "{after:?}");
    }
}
