//! The bridge to the system's screen readers: forwards egui's accessibility tree to them, passes their requests to
//! egui, and announces texts in live regions.

use bevy::{
    a11y::{AccessibilityRequested, AccessibilitySystems, ActionRequest, ManageAccessibilityUpdates},
    ecs::system::NonSendMarker,
    prelude::*,
    window::PrimaryWindow,
    winit::accessibility::ACCESS_KIT_ADAPTERS,
};
use bevy_egui::{
    EguiContexts, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{
        Event, Id,
        accesskit::{Live, Role},
        accesskit_root_id,
    },
};

use super::reader_lines;
use crate::{
    stage::InputSystems,
    texts::{Translations, text},
    ui::{
        AnswerSystems, UiSystems,
        requests::{Announcement, SpokenPrompt},
    },
};

/// Adds the bridge.
pub fn plugin(app: &mut App) {
    let forward = forward_requests.before(reader_lines::choose).in_set(InputSystems::Requests);
    app.add_message::<ActionRequest>()
        .add_systems(PreUpdate, forward)
        .add_systems(
            EguiPrimaryContextPass,
            (
                begin.in_set(UiSystems::Prepare).ambiguous_with(UiSystems::Prepare),
                announce.in_set(AnswerSystems::Listener),
            ),
        )
        .add_systems(
            PostUpdate,
            forward_tree.in_set(EguiPostUpdateSet::PostProcessOutput).before(AccessibilitySystems::Update),
        );
}

/// Turns on egui's accessibility tree once a screen reader is active. Until then the tree costs nothing.
fn begin(
    mut contexts: EguiContexts,
    asked: Res<AccessibilityRequested>,
    mut engine: ResMut<ManageAccessibilityUpdates>,
    mut begun: Local<bool>,
) -> Result {
    if asked.get() && !*begun {
        contexts.ctx_mut()?.enable_accesskit();
        // The engine's own tree is empty and would replace this one.
        engine.set(false);
        *begun = true;
    }
    Ok(())
}

/// Forwards the accessibility tree to the screen reader.
fn forward_tree(
    window: Option<Single<Entity, With<PrimaryWindow>>>,
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    _main: NonSendMarker,
) {
    let Some(window) = window else { return };
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        let Some(adapter) = adapters.get_mut(&*window) else { return };
        for update in outputs.iter().filter_map(|output| output.platform_output.accesskit_update.as_ref()) {
            adapter.update_if_active(|| update.clone());
        }
    });
}

/// Forwards the requests of the screen reader.
fn forward_requests(
    mut asked: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    for ActionRequest(request) in asked.read() {
        for mut input in &mut inputs {
            input.events.push(Event::AccessKitActionRequest(request.clone()));
        }
    }
}

/// Labels the window, and announces the prompt and any other text to be read out.
fn announce(
    mut contexts: EguiContexts,
    spoken: Res<SpokenPrompt>,
    aside: Res<Announcement>,
    words: Res<Translations>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    ctx.accesskit_node_builder(accesskit_root_id(), |node| node.set_label(&*words.tr(text!("title"))));
    for (name, text) in [("said", &spoken.0), ("said aside", &aside.0)] {
        let Some(text) = text else { continue };
        ctx.accesskit_node_builder(Id::new(name), |node| {
            node.set_role(Role::Label);
            node.set_live(Live::Polite);
            node.set_value(&*words.tr(text));
        });
    }
    Ok(())
}
