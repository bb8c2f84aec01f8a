//! A helper that edits components by name, as an inspector does.

use bevy::{
    ecs::reflect::{AppTypeRegistry, ReflectComponent},
    prelude::*,
    reflect::GetPath,
};

/// Sets a field of a component, both given by name.
pub fn edit<T: Reflect>(world: &mut World, entity: Entity, component: &str, field: &str, value: T) {
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    let registration =
        registry.get_with_type_path(component).unwrap_or_else(|| panic!("{component} is not registered"));
    let component = registration.data::<ReflectComponent>().expect("the type is a component");
    let mut entity = world.entity_mut(entity);
    let mut reflected = component.reflect_mut(&mut entity).expect("the entity has the component");
    *reflected.path_mut::<T>(field).expect("the component has the field") = value;
}
