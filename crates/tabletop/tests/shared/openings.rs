//! Laws of openings: the beginning of a game as its viewers see it.

use tabletop::{Opening, Rng, Viewer};

use super::{Counts, Law, changed, finish, looks_the_same, words};

/// The first position of a game.
pub struct Beginning<'a, G: Law> {
    setting: &'a G::Setting,
    first: &'a G::Position,
    /// True if the position is exactly what the rules set up. Some tests modify it to make rare events likely.
    set_up: bool,
}

impl<'a, G: Law> Beginning<'a, G> {
    /// The beginning of the game with this number, which is also the seed of the set-up.
    pub fn new(setting: &'a G::Setting, first: &'a G::Position, number: u64) -> Beginning<'a, G> {
        let again = G::set_up(setting, G::seats(first), number, Some(G::start(first)));
        Beginning { setting, first, set_up: again.as_ref() == Ok(first) }
    }

    /// An imagined first position for a viewer, based on the text of the opening if the set-up was not modified.
    pub fn imagine(&self, viewer: Viewer, rng: &mut Rng) -> G::Position {
        if !self.set_up {
            return G::imagine(self.setting, self.first, viewer, rng);
        }
        let opening = Opening::<G>::of(self.setting, self.first, viewer);
        let text = opening.text();
        let read: Opening<G> = serde_json::from_str(&text).expect("an opening can be read");
        assert_eq!(read, opening, "{text}");
        let imagined = read.imagine(self.setting, viewer, rng).unwrap_or_else(|error| panic!("{error}: {text}"));
        looks_the_same::<G>(self.setting, &imagined, self.first, viewer, &text);
        imagined
    }

    /// Checks that each viewer's opening does not depend on hidden information, and that changed openings are either
    /// possible or refused. Adds the words of the openings to `pool`, which supplies words for the changes.
    pub fn check(&self, viewers: &[Viewer], pool: &mut Vec<String>, rng: &mut Rng, counts: &mut Counts) {
        if !self.set_up {
            return;
        }
        let (setting, first) = (self.setting, self.first);
        counts.opened += 1;
        for viewer in viewers.iter().copied() {
            let text = Opening::<G>::of(setting, first, viewer).text();
            let other = G::imagine(setting, first, viewer, rng);
            assert_eq!(
                Opening::<G>::of(setting, &other, viewer).text(),
                text,
                "the opening depends on something hidden from {viewer:?}"
            );
            let other = self.imagine(viewer, rng);
            assert_eq!(Opening::<G>::of(setting, &other, viewer).text(), text);
            pool.extend(words(&text).map(|(_, word)| word.to_owned()));
            for _ in 0..3 {
                let changed = changed(&text, pool, rng);
                let Ok(opening) = serde_json::from_str::<Opening<G>>(&changed) else { continue };
                match opening.imagine(setting, viewer, rng) {
                    Ok(position) => {
                        assert_eq!(Opening::of(setting, &position, viewer), opening);
                        counts.possible_openings += u64::from(changed != text);
                        finish::<G>(setting, position, rng);
                    }
                    Err(_) => counts.refused_openings += 1,
                }
            }
        }
        pool.sort_unstable();
        pool.dedup();
    }
}
