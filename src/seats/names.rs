//! The names of the players.

use tabletop::Seat;

use super::{PlayerKind, Seating};
use crate::{
    owners::{Owner, Owners},
    playable::Playable,
    texts::{Kind, Text, Who, text},
};

/// The name of an owner's colour, which also serves as the name of a player who has not chosen one.
pub fn colour(owner: Owner) -> Text {
    text!("colour", colour = Kind(owner.word()))
}

impl PlayerKind {
    /// A short description if one person plays at this screen.
    pub fn text(self) -> Text {
        match self {
            PlayerKind::Human => text!("you"),
            PlayerKind::Recorded | PlayerKind::Remote => text!("a-person"),
            PlayerKind::Bot(level) => text!("level", level = level),
        }
    }

    /// A short description if several people share the screen.
    pub fn short_text(self) -> Text {
        match self {
            PlayerKind::Human => text!("a-person"),
            other => other.text(),
        }
    }

    /// A sentence about the behaviour of the player.
    pub fn behaviour_text(self) -> Text {
        match self {
            PlayerKind::Human | PlayerKind::Recorded | PlayerKind::Remote => text!("does-person"),
            PlayerKind::Bot(level) => text!("does-level", level = level),
        }
    }

    /// A few words about the strength of the player.
    pub fn strength_text(self) -> Text {
        match self {
            PlayerKind::Human => text!("about-person"),
            PlayerKind::Recorded => text!("about-recorded"),
            PlayerKind::Remote => text!("about-remote"),
            PlayerKind::Bot(level) => text!("about-level", level = level),
        }
    }
}

/// A list of players: "You", "Blue and Ivory"; `None` for an empty list.
pub fn players(names: &[Who], seats: &[Seat]) -> Option<Text> {
    let all = seats.iter().map(|seat| name(names, *seat).text());
    all.reduce(|before, last| text!("list-and", before = before, last = last))
}

/// The names of all players, by seat: "You" for the only person who sees this screen, else the chosen name or the
/// colour; computer players are named after their level. Duplicate names and levels are numbered.
pub fn names(seating: &Seating) -> Vec<Who> {
    names_by(seating, |_| None)
}

/// The names in a game that may assign colours.
pub fn names_at<G: Playable>(seating: &Seating, setting: &G::Setting, position: &G::Position) -> Vec<Who> {
    names_by(seating, |seat| G::seat_name(setting, G::seats(position), Some(position), seat))
}

fn names_by(seating: &Seating, own: impl Fn(Seat) -> Option<Text>) -> Vec<Who> {
    let colour = |seat: Seat| own(seat).unwrap_or_else(|| colour(seating.owner(seat)));
    let alone = seating.is_private();
    let name = |(place, who): (usize, &PlayerKind)| match who {
        PlayerKind::Human if alone => Who::You,
        PlayerKind::Human | PlayerKind::Recorded | PlayerKind::Remote => {
            Who::Other(person(seating, Seat(place as u8), colour))
        }
        PlayerKind::Bot(level) => {
            let same = |others: &[PlayerKind]| others.iter().filter(|other| *other == who).count();
            Who::Other(match same(&seating.player_kinds) {
                1 => who.text(),
                _ => text!("level-numbered", level = *level, number = same(&seating.player_kinds[..=place])),
            })
        }
    };
    seating.player_kinds.iter().enumerate().map(name).collect()
}

/// The name of a person.
fn person(seating: &Seating, seat: Seat, colour: impl Fn(Seat) -> Text) -> Text {
    let chosen = seating.person(seat).and_then(|name| Some((name, name.text()?)));
    let Some((name, text)) = chosen else { return colour(seat) };
    let same = |seats: usize| (0..seats).filter(|other| seating.person(Seat(*other as u8)) == Some(name)).count();
    match same(seating.people.len()) {
        1 => text,
        _ => text!("name-numbered", name = text, number = same(seat.index() + 1)),
    }
}

/// The name of a seat's player; if unknown, the default colour of the seat.
pub fn name(names: &[Who], seat: Seat) -> Who {
    names.get(seat.index()).cloned().unwrap_or_else(|| Who::Other(colour(Owners::default().of(seat.index()))))
}

#[cfg(test)]
mod tests {
    use tabletop::Level;

    use super::*;
    use crate::seats::Name;
    use crate::texts::Translations;

    #[test]
    fn all_players_have_different_names() {
        let (greedy, random) = (PlayerKind::Bot(Level::Greedy), PlayerKind::Bot(Level::Random));
        let names_shown = |player_kinds: &[PlayerKind]| -> Vec<String> {
            let names = names(&Seating::of(player_kinds.to_vec()));
            names.iter().map(|who| Translations::default().tr(who.text()).to_string()).collect()
        };
        assert_eq!(
            names_shown(&[PlayerKind::Human, greedy, random, greedy]),
            ["You", "Greedy 1", "Random", "Greedy 2"]
        );
        assert_eq!(names_shown(&[PlayerKind::Human, PlayerKind::Human, greedy]), ["Blue", "Vermilion", "Greedy"]);
        let public = Seating { is_public: true, ..Seating::of(vec![PlayerKind::Human, PlayerKind::Remote]) };
        let public = names(&public).into_iter().map(|who| Translations::default().tr(who.text()).to_string());
        assert_eq!(public.collect::<Vec<_>>(), ["Blue", "Vermilion"], "others read the names, too");
        let people = ["Ana", "", "Eva", "Ana"].map(Name::new).to_vec();
        let friends = Seating { people, ..Seating::of(vec![PlayerKind::Human; 4]) };
        let friends = names(&friends).into_iter().map(|who| Translations::default().tr(who.text()).to_string());
        assert_eq!(friends.collect::<Vec<_>>(), ["Ana 1", "Vermilion", "Eva", "Ana 2"]);
        let mut chosen = Seating::of(vec![PlayerKind::Human; 2]);
        chosen.owners.take(1, Owner::Pink);
        let chosen = names(&chosen).into_iter().map(|who| Translations::default().tr(who.text()).to_string());
        assert_eq!(chosen.collect::<Vec<_>>(), ["Blue", "Pink"]);
    }
}
