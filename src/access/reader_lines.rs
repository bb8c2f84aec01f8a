//! The list of available actions for screen readers: the game's own lines if it replaces its panels with text, and
//! everything else that can be pressed. Choosing a line has the same effect as pressing its widget. In a browser, the
//! page turns the lines into HTML buttons.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiInput, EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{
        self, Event, Id, Order,
        accesskit::{Action, ActionRequest, TreeId},
    },
};

use super::paged_list::{Offer, Offers, PagedList};
use crate::{
    stage::{InputSystems, gestures::PanelAreas},
    texts::{Text, text},
    ui::{UiSystems, parts::is_window_blocked},
    widgets,
};

/// The lines that a game offers in place of its panels; `None` if screen readers read the panels themselves.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct GameLines(pub Option<Vec<Text>>);

/// The name of the panel that shows these lines over the table.
pub const LINES_PANEL: &str = "lines";
/// The panels that only repeat the lines.
pub const REPEATING: [&str; 1] = [LINES_PANEL];

/// The action of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    /// Presses a widget. The flag is its state if it is a switch or a chip.
    Press(Id, Option<bool>),
    /// Chooses one of the game's own lines.
    Own(usize),
}

/// The number of frames to draw after a line was chosen: no pointer input wakes the window, and the effect becomes
/// visible only a few frames later.
const AWAKE: u8 = 12;

/// The lines of this frame.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct ReaderLines {
    listed: PagedList<Act>,
    /// The number of frames still to draw.
    awake: u8,
}

impl ReaderLines {
    /// The lines, each with its state if it is a switch or a chip. There are at most
    /// [`MAX_LINES`](crate::access::paged_list::MAX_LINES).
    pub fn lines(&self) -> Vec<(Text, Option<bool>)> {
        let chosen = |line| match self.listed.action(line) {
            Some(Act::Press(_, chosen)) => *chosen,
            Some(Act::Own(_)) | None => None,
        };
        self.listed.lines().into_iter().enumerate().map(|(line, text)| (text, chosen(line))).collect()
    }

    /// Finds a line whose text satisfies `accepts`: the line at this index, or else the only such line. Lines before
    /// the wanted line may have been added or removed since it was chosen.
    pub fn line(&self, number: usize, accepts: impl Fn(&Text) -> bool) -> Option<usize> {
        find_line(&self.listed.lines(), number, accepts)
    }
}

fn find_line(lines: &[Text], number: usize, accepts: impl Fn(&Text) -> bool) -> Option<usize> {
    if lines.get(number).is_some_and(&accepts) {
        return Some(number);
    }
    let mut matching = (0..lines.len()).filter(|line| accepts(&lines[*line]));
    matching.next().filter(|_| matching.next().is_none())
}

/// A line was chosen, by its index, counted from 0.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChooseLine(pub usize);

/// A line was chosen by its index and its text, so that lines added or removed in the meantime do not matter.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct ChooseLineByText(pub usize, pub Text);

/// One of the game's own lines was chosen, by its index, counted from 0.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChooseGameLine(pub usize);

/// Adds the list of lines.
pub fn plugin(app: &mut App) {
    let choose = choose.in_set(InputSystems::Requests);
    app.init_resource::<GameLines>()
        .init_resource::<ReaderLines>()
        .add_message::<ChooseLine>()
        .add_message::<ChooseLineByText>()
        .add_message::<ChooseGameLine>()
        .add_systems(PreUpdate, choose)
        .add_systems(EguiPrimaryContextPass, gather.in_set(UiSystems::Listed));
}

fn gather(
    mut contexts: EguiContexts,
    own: Res<GameLines>,
    covered: Res<PanelAreas>,
    mut region: ResMut<ReaderLines>,
    mut focused: Local<widgets::Focused>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    focused.keep(ctx);
    let own = own.0.as_ref().filter(|_| !is_window_blocked(ctx, &covered));
    let counts = |widget: &widgets::Pressable| own.is_none() || widget.order > Order::Middle;
    let mut pressed: Vec<widgets::Pressable> =
        widgets::pressables_without(ctx, &REPEATING).into_iter().filter(counts).collect();
    // Overlays come first, since they must be answered first.
    pressed.sort_by_key(|widget| std::cmp::Reverse(widget.order));
    let mut several: Vec<Offer<Act>> = pressed
        .into_iter()
        .map(|widget| Offer::new(text!("given", given = &widget.label), Act::Press(widget.id, widget.chosen)))
        .collect();
    let own = own.into_iter().flatten().enumerate();
    several.extend(own.map(|(line, text)| Offer::new(text.clone(), Act::Own(line))));
    let mut next = region.listed.clone();
    if next.set(Offers { paged: several, always: Vec::new() }) {
        region.listed = next;
        // Widgets under a dialog that has just closed become available only in the next frame.
        ctx.request_repaint();
    }
    if region.awake > 0 {
        region.bypass_change_detection().awake -= 1;
        ctx.request_repaint();
    }
    Ok(())
}

/// Carries out the chosen lines. A widget is pressed as a screen reader would press it.
pub fn choose(
    (mut chosen, mut by_text): (MessageReader<ChooseLine>, MessageReader<ChooseLineByText>),
    mut region: ResMut<ReaderLines>,
    mut own: MessageWriter<ChooseGameLine>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let by_words =
        by_text.read().filter_map(|ChooseLineByText(line, wanted)| region.line(*line, |text| text == wanted));
    let lines: Vec<usize> = by_words.chain(chosen.read().map(|ChooseLine(line)| *line)).collect();
    for line in lines {
        region.awake = AWAKE;
        match region.listed.choose(line) {
            Some(Act::Press(id, _)) => inputs.iter_mut().for_each(|mut input| input.events.push(press(id))),
            Some(Act::Own(line)) => drop(own.write(ChooseGameLine(line))),
            None => {}
        }
    }
}

/// Creates a screen reader's request to press a widget.
fn press(id: Id) -> Event {
    Event::AccessKitActionRequest(ActionRequest {
        action: Action::Click,
        target_tree: TreeId::ROOT,
        target_node: egui::accesskit::NodeId(id.value()),
        data: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_was_shown_is_chosen_by_its_text() {
        let mut app = App::new();
        app.init_resource::<ReaderLines>()
            .add_message::<ChooseLine>()
            .add_message::<ChooseLineByText>()
            .add_message::<ChooseGameLine>();
        app.add_systems(Update, choose);
        let lists = |app: &mut App, lines: &[usize]| {
            let several = lines.iter().map(|line| Offer::new(Text::number(*line), Act::Own(*line))).collect();
            app.world_mut().resource_mut::<ReaderLines>().listed.set(Offers { paged: several, always: Vec::new() });
        };
        let mut cursor = bevy::ecs::message::MessageCursor::<ChooseGameLine>::default();
        let mut own = |app: &mut App, line: usize, wanted: usize| {
            app.world_mut().write_message(ChooseLineByText(line, Text::number(wanted)));
            app.update();
            cursor.read(app.world().resource()).map(|own| own.0).collect::<Vec<_>>()
        };
        lists(&mut app, &[7, 8, 9]);
        assert_eq!(own(&mut app, 1, 8), [8]);
        // The turn has ended, so the index now belongs to another line.
        lists(&mut app, &[6, 7, 9]);
        assert_eq!(own(&mut app, 0, 7), [7], "a line that has moved is found");
        assert_eq!(own(&mut app, 1, 8), Vec::<usize>::new(), "a line that is gone is not chosen");
    }

    #[test]
    fn a_line_is_found_after_lines_before_it_were_added_or_removed() {
        let lines = [1, 2, 2, 3, 4].map(Text::number);
        let found = |number: usize, wanted: usize| find_line(&lines, number, |text| *text == Text::number(wanted));
        assert_eq!([found(0, 1), found(2, 2), found(1, 2)], [Some(0), Some(2), Some(1)]);
        assert_eq!([found(0, 3), found(9, 4)], [Some(3), Some(4)], "a line that has moved is found");
        assert_eq!([found(0, 2), found(3, 7)], [None, None], "an ambiguous or missing text is not found");
    }
}
