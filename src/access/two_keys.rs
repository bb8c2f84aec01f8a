//! Control with two keys: Space moves to the next item like Tab, and Enter activates it.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiInput, EguiPrimaryContextPass,
    egui::{Event, Id, Key, Ui},
};

use super::keys::preprocess::KeyEvents;
use crate::{settings::Settings, stage::InputSystems, ui::UiSystems};

/// Adds the two-key control.
pub fn plugin(app: &mut App) {
    let system = turn_space_into_tab.after(KeyEvents).in_set(InputSystems::Keys);
    app.add_systems(PreUpdate, system).add_systems(
        EguiPrimaryContextPass,
        share_setting.in_set(UiSystems::Prepare).ambiguous_with(UiSystems::Prepare),
    );
}

/// Makes the two-key setting available to the drawing code.
fn share_setting(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    contexts.ctx_mut()?.data_mut(|data| data.insert_temp(Id::new("two keys"), settings.two_keys));
    Ok(())
}

/// With two-key control, keeps the focus in the layer of `ui` and the layers above it, so that an item takes fewer
/// steps to reach.
pub fn trap_focus(ui: &Ui) {
    if ui.data(|data| data.get_temp::<bool>(Id::new("two keys"))).unwrap_or_default() {
        ui.memory_mut(|memory| memory.set_modal_layer(ui.layer_id()));
    }
}

fn turn_space_into_tab(settings: Res<Settings>, mut inputs: Query<&mut EguiInput>) {
    if !settings.two_keys {
        return;
    }
    for mut input in &mut inputs {
        for event in &mut input.events {
            if let Event::Key { key: key @ Key::Space, .. } = event {
                *key = Key::Tab;
            }
        }
    }
}
