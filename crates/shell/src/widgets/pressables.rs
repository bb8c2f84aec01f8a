//! The pressable widgets of a frame by name, for screen-reader users and keyboard navigation.

use bevy_egui::egui::{Context, Id, LayerId, Order, Rect, Response, Ui, WidgetInfo, WidgetType, accesskit::Role};

use crate::{texts::Translated, theme::landmarks};

/// A pressable widget.
#[derive(Debug, Clone, PartialEq)]
pub struct Pressable {
    /// The widget's id.
    pub id: Id,
    /// The name that screen readers announce.
    pub label: Translated,
    /// The state of a switch or a chip: true if it is on or selected. `None` for other widgets.
    pub chosen: Option<bool>,
    /// The name of the panel that contains the widget; empty if none does.
    pub panel: String,
    /// The order of the layer that contains the widget.
    pub order: Order,
    layer: LayerId,
    rect: Rect,
}

impl Pressable {
    /// Returns the widget's rectangle in px.
    pub fn rect(&self) -> Rect {
        self.rect
    }
}

/// The widgets recorded in a frame, with the frame's number.
#[derive(Debug, Clone, Default)]
struct List {
    frame: u64,
    all: Vec<Pressable>,
    /// The widgets that Tab visits, in order.
    stops: Vec<Id>,
}

/// Runs `work` on the list of this frame, which is cleared when a new frame begins.
fn with<R>(ctx: &Context, work: impl FnOnce(&mut List) -> R) -> R {
    let frame = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let list = data.get_temp_mut_or_default::<List>(Id::NULL);
        if list.frame != frame {
            list.frame = frame;
            list.all.clear();
            list.stops.clear();
        }
        work(list)
    })
}

fn add_tab_stop(response: &Response) {
    if response.ctx.memory(|memory| memory.allows_interaction(response.layer_id)) {
        with(&response.ctx, |list| list.stops.push(response.id));
    }
}

/// Returns two flags: whether the focus is at the first Tab stop, and whether it is at the last. Beyond these stops,
/// Tab leads out of the game. Both are true if there is no Tab stop.
pub fn focus_at_ends(ctx: &Context) -> (bool, bool) {
    let stops = ctx.data(|data| data.get_temp::<List>(Id::NULL)).unwrap_or_default().stops;
    let focused = ctx.memory(|memory| memory.focused());
    let at = |stop: Option<&Id>| stop.is_none() || focused.is_some() && stop == focused.as_ref();
    (at(stops.first()), at(stops.last()))
}

/// Reports a pressable widget to the system's screen reader and, if it is enabled, adds it to the list.
pub fn report(ui: &Ui, response: &Response, label: &Translated, enabled: bool) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &**label));
    if !enabled {
        return;
    }
    add_tab_stop(response);
    let (layer, panel) = (ui.layer_id(), landmarks::current_panel(ui));
    let pressable = Pressable {
        id: response.id,
        label: label.clone(),
        chosen: None,
        panel,
        order: layer.order,
        layer,
        rect: response.rect,
    };
    with(ui.ctx(), |list| list.all.push(pressable));
}

/// Reports text to the system's screen reader. Text on a pressable widget is left out, because the widget's name has
/// already been reported.
pub(super) fn report_text(ui: &Ui, label: &Translated, place: Rect) {
    let layer = ui.layer_id();
    if with(ui.ctx(), |list| {
        list.all.iter().any(|pressable| pressable.layer == layer && pressable.rect.contains_rect(place))
    }) {
        return;
    }
    let at = place.min.round();
    let id = Id::new(("read", landmarks::current_panel(ui), &**label, at.x as i32, at.y as i32));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Label);
        node.set_value(&**label);
    });
}

/// Reports whether a widget that was already reported is on or selected.
pub fn report_selected(ui: &Ui, response: &Response, label: &Translated, kind: WidgetType, chosen: bool) {
    response.widget_info(|| WidgetInfo::selected(kind, response.enabled(), chosen, &**label));
    with(ui.ctx(), |list| {
        if let Some(pressable) = list.all.iter_mut().rev().find(|pressable| pressable.id == response.id) {
            pressable.chosen = Some(chosen);
        }
    });
}

/// Reports the level of a slider, which takes focus and responds to the arrow keys.
pub(super) fn report_level(response: &Response, label: &Translated, level: f32) {
    response.widget_info(|| WidgetInfo::slider(true, f64::from(level), &**label));
    add_tab_stop(response);
}

/// Returns the widgets that can be pressed now: the enabled widgets drawn in this frame that nothing covers.
pub fn pressables(ctx: &Context) -> Vec<Pressable> {
    pressables_without(ctx, &[])
}

/// Returns the pressable widgets as if these panels were absent, so that the widgets behind them can be pressed by
/// name.
pub fn pressables_without(ctx: &Context, panels: &[&str]) -> Vec<Pressable> {
    let window = ctx.content_rect();
    let all = with(ctx, |list| list.all.clone());
    let (away, rest): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|pressable| panels.contains(&pressable.panel.as_str()));
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    let height = |layer| layers.iter().position(|other| *other == layer);
    let seen = |pressable: &Pressable| {
        let at = pressable.rect.center();
        // The layer found may be egui's background, because a widget need not fill the area that contains it. Therefore
        // compare the heights of the layers.
        let is_uncovered = |top| height(top) <= height(pressable.layer) || away.iter().any(|panel| panel.layer == top);
        // A widget that is scrolled out of the window can still be pressed by name.
        !window.contains(at) || ctx.layer_id_at(at).is_none_or(is_uncovered)
    };
    rest.into_iter().filter(seen).collect()
}

/// The focused widget of the previous frame: its id, its panel, its index there, and the number of widgets there.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Focused(Option<(Id, String, usize, usize)>);

impl Focused {
    /// Keeps the focus in place when the name of a button changes, and its id with the name. To someone who presses it
    /// twice, "Full screen" and "Leave full screen" are the same button.
    pub fn keep(&mut self, ctx: &Context) {
        let Some(id) = ctx.memory(|memory| memory.focused()) else {
            self.0 = None;
            return;
        };
        let before = self.0.take();
        let renamed = with(ctx, |list| {
            let inside = |panel: &str| -> Vec<Id> {
                list.all.iter().filter(|pressable| pressable.panel == panel).map(|pressable| pressable.id).collect()
            };
            if let Some(pressable) = list.all.iter().find(|pressable| pressable.id == id) {
                let among = inside(&pressable.panel);
                let place = among.iter().position(|other| *other == id)?;
                self.0 = Some((id, pressable.panel.clone(), place, among.len()));
                return None;
            }
            let (_, panel, place, many) = before.filter(|(before, ..)| *before == id)?;
            let among = inside(&panel);
            among.get(place).copied().filter(|_| among.len() == many)
        });
        if let Some(id) = renamed {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }
}
