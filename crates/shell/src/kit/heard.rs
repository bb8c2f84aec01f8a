//! What can be pressed in this frame, by its name, for who hears of it or steps through it instead of looking.

use bevy_egui::egui::{Context, Id, LayerId, Order, Rect, Response, Ui, WidgetInfo, WidgetType, accesskit::Role};

use crate::{texts::Said, theme::landmarks};

/// Something that can be pressed.
#[derive(Debug, Clone, PartialEq)]
pub struct Heard {
    /// The widget.
    pub id: Id,
    /// Its name.
    pub said: Said,
    /// Whether it is on or the chosen one, where it is one of those.
    pub chosen: Option<bool>,
    /// The panel it stands in; empty outside any.
    pub panel: String,
    /// Over what it lies.
    pub order: Order,
    layer: LayerId,
    rect: Rect,
}

impl Heard {
    /// Where it lies, in px.
    pub fn rect(&self) -> Rect {
        self.rect
    }
}

/// What was noted in a frame, by its number.
#[derive(Debug, Clone, Default)]
struct List {
    frame: u64,
    all: Vec<Heard>,
    /// What Tab leads to, in its order.
    stops: Vec<Id>,
}

/// Works on the list of this frame; what was noted in others is forgotten.
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

fn note_stop(response: &Response) {
    if response.ctx.memory(|memory| memory.allows_interaction(response.layer_id)) {
        with(&response.ctx, |list| list.stops.push(response.id));
    }
}

/// Whether the focus is at the first and at the last thing of the frame that was drawn last: Tab leads no further. It is at both
/// where nothing takes it.
pub fn at_ends(ctx: &Context) -> (bool, bool) {
    let stops = ctx.data(|data| data.get_temp::<List>(Id::NULL)).unwrap_or_default().stops;
    let focused = ctx.memory(|memory| memory.focused());
    let at = |stop: Option<&Id>| stop.is_none() || focused.is_some() && stop == focused.as_ref();
    (at(stops.first()), at(stops.last()))
}

/// Tells a screen reader, and whoever asks for the list, what was made pressable.
pub fn note(ui: &Ui, response: &Response, said: &Said, enabled: bool) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &**said));
    if !enabled {
        return;
    }
    note_stop(response);
    let (layer, panel) = (ui.layer_id(), landmarks::current_panel(ui));
    let heard = Heard {
        id: response.id,
        said: said.clone(),
        chosen: None,
        panel,
        order: layer.order,
        layer,
        rect: response.rect,
    };
    with(ui.ctx(), |list| list.all.push(heard));
}

/// Tells a screen reader of the system what is to be read there. What stands on a button is its name, and told already.
pub(super) fn note_text(ui: &Ui, said: &Said, place: Rect) {
    let layer = ui.layer_id();
    if with(ui.ctx(), |list| list.all.iter().any(|heard| heard.layer == layer && heard.rect.contains_rect(place))) {
        return;
    }
    let at = place.min.round();
    let id = Id::new(("read", landmarks::current_panel(ui), &**said, at.x as i32, at.y as i32));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Label);
        node.set_value(&**said);
    });
}

/// Tells besides that it is on or off, or one of several and chosen or not.
pub fn note_chosen(ui: &Ui, response: &Response, said: &Said, kind: WidgetType, chosen: bool) {
    response.widget_info(|| WidgetInfo::selected(kind, response.enabled(), chosen, &**said));
    with(ui.ctx(), |list| {
        if let Some(heard) = list.all.iter_mut().rev().find(|heard| heard.id == response.id) {
            heard.chosen = Some(chosen);
        }
    });
}

/// Tells how far a slider is: it takes the focus, and its arrow keys are heard.
pub(super) fn note_level(response: &Response, said: &Said, level: f32) {
    response.widget_info(|| WidgetInfo::slider(true, f64::from(level), &**said));
    note_stop(response);
}

/// What can be pressed now: all that was drawn in this frame but what lies under something else.
pub fn heard(ctx: &Context) -> Vec<Heard> {
    heard_without(ctx, &[])
}

/// The same as if these panels were not there: what lies under them can be pressed by its name.
pub fn heard_without(ctx: &Context, panels: &[&str]) -> Vec<Heard> {
    let window = ctx.content_rect();
    let all = with(ctx, |list| list.all.clone());
    let (away, rest): (Vec<_>, Vec<_>) = all.into_iter().partition(|heard| panels.contains(&heard.panel.as_str()));
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    let height = |layer| layers.iter().position(|other| *other == layer);
    let seen = |heard: &Heard| {
        let at = heard.rect.center();
        // Below lies egui's own background at least: what is drawn need not fill the area that it belongs to.
        let lies_open = |top| height(top) <= height(heard.layer) || away.iter().any(|panel| panel.layer == top);
        // What has been scrolled away can be pressed by its name all the same.
        !window.contains(at) || ctx.layer_id_at(at).is_none_or(lies_open)
    };
    rest.into_iter().filter(seen).collect()
}

/// What had the focus in the frame before: the widget, its panel, and which of how many it was there.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Focused(Option<(Id, String, usize, usize)>);

impl Focused {
    /// Keeps the focus where it was when a button got another name, and with it another id: "Full screen" and "Leave full
    /// screen" are one button to whoever presses it twice.
    pub fn keep(&mut self, ctx: &Context) {
        let Some(id) = ctx.memory(|memory| memory.focused()) else {
            self.0 = None;
            return;
        };
        let before = self.0.take();
        let renamed = with(ctx, |list| {
            let inside = |panel: &str| -> Vec<Id> {
                list.all.iter().filter(|heard| heard.panel == panel).map(|heard| heard.id).collect()
            };
            if let Some(heard) = list.all.iter().find(|heard| heard.id == id) {
                let among = inside(&heard.panel);
                let place = among.iter().position(|other| *other == id)?;
                self.0 = Some((id, heard.panel.clone(), place, among.len()));
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
