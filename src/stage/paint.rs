//! The only material type of the stage, and its few shared instances. Colours come from the vertices.

use bevy::{
    asset::embedded_asset,
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

/// The asset path of the shader that [`PaintPlugin`] embeds.
const SHADER: &str = "embedded://hacienda/stage/paint.wgsl";

/// A material for paint, wood, water and grass, lit by the sun and the sky of [`super::light`].
/// [`super::model_builder::ModelBuilder`] builds the meshes.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(DrawOver)]
pub struct Paint {
    /// A factor by which the vertex colour is multiplied. An alpha below 1 makes the material transparent.
    #[uniform(0)]
    pub tint: LinearRgba,
    /// Parameters of the shader. x is the emission, from 0 (wood) to 1 (a ring). y is the strength of ambient
    /// animation, from 0 (still water and grass) to 1. z is 1 if the sun casts shadows, otherwise 0. w is 1 if the
    /// material is drawn over everything, and 0.5 if it is drawn over close objects only.
    #[uniform(0)]
    pub glow: Vec4,
}

/// The nearer objects over which a material is drawn. Each variant needs its own pipeline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawOver {
    /// No objects: the normal depth test.
    Nothing,
    /// Objects that are only a little nearer.
    Close,
    /// All objects.
    Everything,
}

/// The depth bias of materials that are drawn over close objects, in the smallest steps of the depth buffer. At the
/// distance at which a whole board is seen, it corresponds to about the height of a mountain, which is less than the
/// distance between two hexes.
const CLOSE: i32 = 200_000;

impl From<&Paint> for DrawOver {
    fn from(paint: &Paint) -> DrawOver {
        match paint.glow.w {
            over if over > 0.75 => DrawOver::Everything,
            over if over > 0.25 => DrawOver::Close,
            _ => DrawOver::Nothing,
        }
    }
}

impl Paint {
    fn new(alpha: f32, glow: f32) -> Paint {
        Paint { tint: LinearRgba::new(1.0, 1.0, 1.0, alpha), glow: Vec4::new(glow, 1.0, 1.0, 0.0) }
    }

    /// Sets the strength of ambient animation, from 0 to 1, and turns shadows on or off.
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
        // Hatching on a forest must stay visible between the trees, and so must a ring behind a mountain.
        if let Some(depth) = &mut descriptor.depth_stencil {
            match key.bind_group_data {
                DrawOver::Nothing => {}
                DrawOver::Close => depth.bias.constant = CLOSE,
                DrawOver::Everything => depth.depth_compare = Some(CompareFunction::Always),
            }
        }
        Ok(())
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.tint.alpha < 1.0 { AlphaMode::Blend } else { AlphaMode::Opaque }
    }
}

/// Registers [`Paint`] with the renderer.
pub struct PaintPlugin;

impl Plugin for PaintPlugin {
    fn build(&self, app: &mut App) {
        embedded_asset!(app, "paint.wgsl");
        app.add_plugins(MaterialPlugin::<Paint>::default()).init_resource::<Paints>();
    }
}

/// The shared instances of the material.
#[derive(Resource, Debug, Clone)]
pub struct Paints {
    /// Wood and paint, for all pieces on the stage.
    pub solid: Handle<Paint>,
    /// Emissive, for flat rings.
    pub bright: Handle<Paint>,
    /// Emissive and drawn over the objects on the same hex, for rings around mountains and woods.
    pub through: Handle<Paint>,
    /// Transparent, emissive and drawn over everything, for hatching.
    pub veil: Handle<Paint>,
    /// Transparent, for the contact shadows under pieces.
    pub shade: Handle<Paint>,
    /// Slightly brighter than wood, for a piece that hovers over its place until the action is confirmed.
    pub ghost: Handle<Paint>,
    /// Like `ghost`, but transparent, for a piece that is among others of its kind until the action is confirmed.
    pub faint: Handle<Paint>,
}

impl Paints {
    /// Returns all instances.
    pub(super) fn all(&self) -> [&Handle<Paint>; 7] {
        [&self.solid, &self.bright, &self.through, &self.veil, &self.shade, &self.ghost, &self.faint]
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
            faint: paints.add(Paint::new(0.55, 0.25)),
        }
    }
}
