//! A helper that edits components by name, like an inspector.

use bevy::{
    ecs::reflect::{AppTypeRegistry, ReflectComponent},
    prelude::*,
    reflect::GetPath,
};

/// Sets a field of a component; the names select both.
pub fn edit<T: Reflect>(world: &mut World, entity: Entity, component: &str, field: &str, value: T) {
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    let known = registry.get_with_type_path(component).unwrap_or_else(|| panic!("{component} is in no registry"));
    let component = known.data::<ReflectComponent>().expect("it is a component");
    let mut entity = world.entity_mut(entity);
    let mut there = component.reflect_mut(&mut entity).expect("the entity has it");
    *there.path_mut::<T>(field).expect("it has this field") = value;
}
