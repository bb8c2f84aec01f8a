//! The one kind of material on the stage, and the few of it that everything shares: colours come from the meshes.

use bevy::{
    asset::embedded_asset,
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

/// Where [`PaintPlugin`] puts the shader.
const SHADER: &str = "embedded://hacienda/stage/paint.wgsl";

/// Paint, wood, water and grass, lit by the sun and the sky of [`super::light`]. Meshes come from [`super::build::Build`].
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(Over)]
pub struct Paint {
    /// Multiplied with the vertex colour; an alpha below 1 makes it see-through.
    #[uniform(0)]
    pub tint: LinearRgba,
    /// In x: how much of it shines by itself, from 0 (wood) to 1 (a lamp). In y: how much of it lives, from 0 (water and
    /// grass stand still) to 1. In z: 1 where the sun casts shadows, 0 where it does not. In w: 1 if it
    /// lies over everything, whatever stands before it, and a half if it lies over what stands closely before it.
    #[uniform(0)]
    pub glow: Vec4,
}

/// What a paint lies over, though it stands before it: that takes another pipeline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Over {
    /// Over nothing.
    Nothing,
    /// Over what stands closely before it.
    Close,
    /// Over everything.
    Everything,
}

/// How much nearer than it is a paint seems that lies over what is close, in the smallest steps of depth: at the distance of
/// a whole board about the height of a mountain, which is less than from one hex to the next.
const CLOSE: i32 = 200_000;

impl From<&Paint> for Over {
    fn from(paint: &Paint) -> Over {
        match paint.glow.w {
            over if over > 0.75 => Over::Everything,
            over if over > 0.25 => Over::Close,
            _ => Over::Nothing,
        }
    }
}

impl Paint {
    fn new(alpha: f32, glow: f32) -> Paint {
        Paint { tint: LinearRgba::new(1.0, 1.0, 1.0, alpha), glow: Vec4::new(glow, 1.0, 1.0, 0.0) }
    }

    /// How much of it lives, 0 to 1, and whether the sun casts shadows on it.
    pub(super) fn set(&mut self, life: f32, shadows: bool) {
        (self.glow.y, self.glow.z) = (life, if shadows { 1.0 } else { 0.0 });
    }
}

impl Material for Paint {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // A hatch on a forest must not vanish between the trees, nor a ring behind a mountain.
        if let Some(depth) = &mut descriptor.depth_stencil {
            match key.bind_group_data {
                Over::Nothing => {}
                Over::Close => depth.bias.constant = CLOSE,
                Over::Everything => depth.depth_compare = Some(CompareFunction::Always),
            }
        }
        Ok(())
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.tint.alpha < 1.0 { AlphaMode::Blend } else { AlphaMode::Opaque }
    }
}

/// Makes [`Paint`] known to the renderer.
pub struct PaintPlugin;

impl Plugin for PaintPlugin {
    fn build(&self, app: &mut App) {
        embedded_asset!(app, "paint.wgsl");
        app.add_plugins(MaterialPlugin::<Paint>::default()).init_resource::<Paints>();
    }
}

/// The materials, made once.
#[derive(Resource, Debug, Clone)]
pub struct Paints {
    /// Wood and paint: everything that lies on the stage.
    pub solid: Handle<Paint>,
    /// What lies flat and shines by itself: rings.
    pub bright: Handle<Paint>,
    /// The same over what stands on its hex: rings around mountains and woods.
    pub through: Handle<Paint>,
    /// Half transparent and shining, over everything: hatches.
    pub veil: Handle<Paint>,
    /// The dark blots where pieces touch the ground: see-through, under whatever stands before them.
    pub shade: Handle<Paint>,
    /// A little brighter than wood: a piece that is held over its place and waits for a yes.
    pub ghost: Handle<Paint>,
}

impl Paints {
    /// All of them.
    pub(super) fn all(&self) -> [&Handle<Paint>; 6] {
        [&self.solid, &self.bright, &self.through, &self.veil, &self.shade, &self.ghost]
    }
}

impl FromWorld for Paints {
    fn from_world(world: &mut World) -> Paints {
        let mut paints = world.resource_mut::<Assets<Paint>>();
        let mut veil = Paint::new(0.8, 1.0);
        veil.glow.w = 1.0;
        let mut through = Paint::new(1.0, 1.0);
        through.glow.w = 0.5;
        Paints {
            solid: paints.add(Paint::new(1.0, 0.0)),
            bright: paints.add(Paint::new(1.0, 1.0)),
            through: paints.add(through),
            veil: paints.add(veil),
            shade: paints.add(Paint::new(0.5, 0.0)),
            ghost: paints.add(Paint::new(1.0, 0.25)),
        }
    }
}
