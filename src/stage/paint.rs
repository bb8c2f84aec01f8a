//! The one kind of material on the stage, and the few of it that everything shares: colours come from the meshes.

use bevy::{
    app::{App, Plugin},
    asset::{Asset, Assets, Handle, embedded_asset},
    color::LinearRgba,
    ecs::prelude::*,
    material::AlphaMode,
    math::Vec4,
    mesh::MeshVertexBufferLayoutRef,
    pbr::{Material, MaterialPipeline, MaterialPipelineKey, MaterialPlugin},
    reflect::TypePath,
    render::render_resource::{AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
};

/// Flat paint on wood, lit by the sun and the sky of [`super::light`]. Meshes need vertex colours.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct Paint {
    /// Multiplied with the vertex colour; an alpha below 1 makes it see-through.
    #[uniform(0)]
    pub tint: LinearRgba,
    /// In x: how much of it shines by itself, from 0 (wood) to 1 (a lamp). The rest is unused.
    #[uniform(0)]
    pub glow: Vec4,
}

impl Paint {
    fn new(alpha: f32, glow: f32) -> Paint {
        Paint { tint: LinearRgba::new(1.0, 1.0, 1.0, alpha), glow: Vec4::new(glow, 0.0, 0.0, 0.0) }
    }
}

impl Material for Paint {
    fn fragment_shader() -> ShaderRef {
        "embedded://hacienda/stage/paint.wgsl".into()
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        // What is see-through is a veil over everything: a hatch on a forest must not vanish between the trees.
        if let Some(depth) = &mut descriptor.depth_stencil
            && depth.depth_write_enabled == Some(false)
        {
            depth.depth_compare = Some(CompareFunction::Always);
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
    /// Half transparent and shining, over everything: hatches.
    pub veil: Handle<Paint>,
    /// A little brighter than wood: a piece that is held over its place and waits for a yes.
    pub ghost: Handle<Paint>,
}

impl FromWorld for Paints {
    fn from_world(world: &mut World) -> Paints {
        let mut paints = world.resource_mut::<Assets<Paint>>();
        Paints {
            solid: paints.add(Paint::new(1.0, 0.0)),
            bright: paints.add(Paint::new(1.0, 1.0)),
            veil: paints.add(Paint::new(0.8, 1.0)),
            ghost: paints.add(Paint::new(1.0, 0.25)),
        }
    }
}
