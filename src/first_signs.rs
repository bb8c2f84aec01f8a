//! The line that explains a sign on the match screen when a person meets it for the first time. A turn has at most
//! one line.

use bevy::prelude::*;
use tabletop::Seat;

use crate::{
    AppSystems,
    playable::Playable,
    profile::Profile,
    record::Log,
    seats::{ScreenViewer, Seating},
    table::{GameSetting, RulesQuery, TableReader, is_on_table},
    texts::Text,
};

/// A sign on the match screen: a picture, a mark or a number that does not explain itself.
#[derive(Debug, Clone, PartialEq)]
pub struct Sign {
    /// The fixed name of the sign, unique within its game.
    pub word: &'static str,
    /// The line that explains the sign.
    pub line: Text,
}

impl Sign {
    /// Creates a sign.
    pub fn new(word: &'static str, line: Text) -> Sign {
        Sign { word, line }
    }
}

/// A game with signs on its match screen.
pub trait HasSigns: Playable {
    /// The names of all signs that have a line.
    const SIGNS: &'static [&'static str];

    /// The signs on the screen while the seat may act. The signs that the seat needs for its decision come first.
    fn signs(table: &RulesQuery<Self>, seat: Seat) -> Vec<Sign>;
}

/// The line on display, and the signs that wait for a line.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct FirstSigns {
    line: Option<Text>,
    /// The game and the seat whose turn it is.
    turn: Option<(u64, Seat)>,
    /// True if a line has already been shown in this turn.
    spent: bool,
    /// The number of actions played so far: by all seats, and by the seat whose turn it is.
    played: Option<(usize, usize)>,
    /// The signs on the screen that have not been explained to the person yet.
    signs: Vec<Sign>,
    /// The names of the signs for which the screen has no room.
    absent: &'static [&'static str],
}

impl FirstSigns {
    /// The line on display, if any.
    pub fn line(&self) -> Option<&Text> {
        self.line.as_ref()
    }

    /// Removes the line.
    pub fn dismiss(&mut self) {
        self.line = None;
    }

    /// Sets the names of the signs for which the screen has no room. Their lines wait until there is room.
    pub fn set_absent(&mut self, absent: &'static [&'static str]) {
        self.absent = absent;
    }

    /// The names set by [`FirstSigns::set_absent`].
    pub fn absent(&self) -> &'static [&'static str] {
        self.absent
    }
}

/// Adds the lines that explain the signs of a game. They are shown only if the app has a profile, which stores the
/// signs that have been explained.
pub fn game_plugin<G: HasSigns>(app: &mut App) {
    app.init_resource::<FirstSigns>().add_systems(
        Update,
        update::<G>
            .run_if(is_on_table::<G>)
            .run_if(resource_exists::<Profile>)
            .after(AppSystems::Play)
            .before(AppSystems::Render),
    );
}

/// Shows the next line to a person whose turn it is, and removes it after that person's action. Lessons and replays
/// have no past, a screen that only shows a game has no seat, and a public screen is for everybody in the room, so none
/// of them has lines.
fn update<G: HasSigns>(
    log: Res<Log<G>>,
    (seating, viewer): (Res<Seating>, Res<ScreenViewer>),
    playing: Option<Res<GameSetting<G>>>,
    reader: TableReader<G>,
    mut person: ResMut<Profile>,
    mut first_signs: ResMut<FirstSigns>,
) {
    let table = playing.as_ref().and_then(|playing| reader.rules_query(&playing.0));
    let game = log.past().filter(|_| !seating.is_public && !person.help_off).map(|past| past.id());
    let acts = |table: &RulesQuery<G>, seat: Seat| seating.human_may_act(G::may_act(table.position), seat);
    let acting = table.zip(viewer.seat).filter(|(table, seat)| acts(table, *seat));
    let absent = first_signs.absent;
    let (Some(game), Some((table, seat))) = (game, acting) else {
        first_signs.set_if_neq(FirstSigns { absent, ..FirstSigns::default() });
        return;
    };
    // The next line waits until the hand is turned up.
    if viewer.face_down {
        return;
    }
    let mut now = if first_signs.turn == Some((game, seat)) {
        first_signs.clone()
    } else {
        FirstSigns { turn: Some((game, seat)), absent, ..FirstSigns::default() }
    };
    let all = log.entries().len();
    if now.played.is_none_or(|(known, _)| known != all) {
        let own = log.entries().iter().filter(|entry| entry.seat == seat).count();
        if now.played.is_some_and(|(_, before)| before != own) {
            now.line = None;
        }
        now.played = Some((all, own));
        now.signs = if now.spent { Vec::new() } else { G::signs(&table, seat) };
        now.signs.retain(|sign| !person.knows_sign(G::TITLE, sign.word));
    }
    if let Some(sign) = now.signs.iter().find(|sign| !absent.contains(&sign.word)).cloned() {
        person.learn_sign(G::TITLE, sign.word);
        (now.line, now.spent, now.signs) = (Some(sign.line), true, Vec::new());
    }
    first_signs.set_if_neq(now);
}
