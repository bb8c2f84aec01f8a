//! The photograph of a frame: the components read into a position, at most once, for everybody who asks in that frame.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use bevy::{
    ecs::system::{SystemParam, SystemState},
    prelude::*,
};

use super::{At, Counts, OwnedBy, animals, cards, clock, haciendas, harvest, land, players, ponds};
use hacienda_rules::{Action, Illegal, Position, Setting};

/// The table as it was seen in this frame. The components hold the truth and this is no second copy of the game: it is taken
/// when somebody first asks, takes over the position after each action that is played, and is thrown away with the frame
/// and whenever a table is laid out. Whoever changes components by hand does so between frames, or forgets it.
#[derive(Resource, Debug, Default)]
pub struct Seen(OnceLock<Option<Arc<Position>>>);

impl Seen {
    /// Throws the photograph away: whoever asks next reads the components.
    pub fn forget(&mut self) {
        self.0.take();
    }

    /// The turn schedule changed the table, and this is what it looks like now.
    pub(crate) fn renew(&mut self, position: Arc<Position>) {
        self.0 = OnceLock::from(Some(position));
    }

    /// Keeps a photograph that was taken for an action which changed nothing, unless there is one.
    pub(crate) fn put_back(&self, position: &Position) {
        self.0.get_or_init(|| Some(Arc::new(*position)));
    }
}

/// Throws the photograph away at the end of a frame: none outlives it.
pub(super) fn forget(mut seen: ResMut<Seen>) {
    seen.forget();
}

/// Everything on the table from which a position is read.
#[derive(SystemParam)]
struct Pieces<'w, 's> {
    land: Query<'w, 's, (&'static At, &'static OwnedBy), With<land::LandTile>>,
    animals: Query<'w, 's, (&'static At, &'static OwnedBy, &'static animals::Animal)>,
    ponds: Query<'w, 's, &'static ponds::Pond>,
    pond_supply: Query<'w, 's, &'static ponds::PondSupply>,
    haciendas: Query<'w, 's, &'static At, With<haciendas::Hacienda>>,
    hacienda_supply: Query<'w, 's, &'static haciendas::HaciendaSupply>,
    chips: Query<'w, 's, &'static At, With<harvest::HarvestChip>>,
    chip_supply: Query<'w, 's, &'static harvest::ChipSupply>,
    players: Query<'w, 's, (&'static players::Player, &'static players::Purse, &'static players::Hand)>,
    land_deck: Query<'w, 's, (&'static cards::LandDeck, &'static cards::LandDiscard, &'static cards::LandDisplay)>,
    animal_deck: Query<'w, 's, (&'static cards::AnimalDeck, &'static cards::AnimalDisplay)>,
    clock: Query<'w, 's, &'static clock::Clock>,
}

impl Pieces<'_, '_> {
    fn read(&self) -> Option<Position> {
        let clock = self.clock.single().ok()?;
        let (land_deck, land_discard, land_display) = self.land_deck.single().ok()?;
        let (animal_deck, animal_display) = self.animal_deck.single().ok()?;
        let mut position = Position {
            pond_supply: self.pond_supply.single().ok()?.left(),
            hacienda_supply: self.hacienda_supply.single().ok()?.left(),
            chip_supply: self.chip_supply.single().ok()?.left(),
            land_display: land_display.open(),
            animal_display: animal_display.open(),
            land_deck: *land_deck.pile(),
            land_discard: land_discard.by_kind(),
            animal_stacks: *animal_deck.stacks(),
            animals_removed: animal_deck.removed(),
            reshuffle_key: land_deck.key(),
            reshuffles: land_deck.reshuffles(),
            start: clock.start(),
            turn: clock.turn(),
            passed: clock.passed(),
            scorings: clock.scorings(),
            over: clock.is_over(),
            ..Position::BLANK
        };
        for (At(cell), OwnedBy(seat)) in &self.land {
            position.land.put(*cell);
            position.owned[seat.index()].put(*cell);
        }
        for (At(cell), OwnedBy(seat), animal) in &self.animals {
            position.animals[animal.species().index()].put(*cell);
            position.owned[seat.index()].put(*cell);
        }
        for pond in &self.ponds {
            position.ponds[usize::from(pond.number())] = pond.pond();
            position.pond_count += 1;
            pond.pond().cells.cells().iter().for_each(|cell| position.pond_cells.put(*cell));
        }
        self.haciendas.iter().for_each(|At(cell)| position.haciendas.put(*cell));
        self.chips.iter().for_each(|At(cell)| position.chips.put(*cell));
        for (player, purse, hand) in &self.players {
            let seat = player.seat();
            position.seats += 1;
            position.pesos[seat.index()] = purse.pesos();
            position.hands[seat.index()] = hand.cards();
            position.known[seat.index()] = hand.known();
        }
        Some(position)
    }
}

/// Reads access to everything on the table.
#[derive(SystemParam)]
pub struct Things<'w, 's> {
    pieces: Pieces<'w, 's>,
    seen: Res<'w, Seen>,
    counts: Res<'w, Counts>,
    answers: Res<'w, Answers>,
}

impl Things<'_, '_> {
    /// The position on the table, as it was seen in this frame; `None` when no game lies there.
    pub fn photograph(&self) -> Option<&Arc<Position>> {
        self.seen.0.get_or_init(|| self.photograph_anew().map(Arc::new)).as_ref()
    }

    /// The position on the table for whoever plays on it and tells the result: what was seen in this frame, or else a
    /// photograph that is not kept.
    #[inline]
    pub(crate) fn photograph_to_play(&self) -> Option<Position> {
        match self.seen.0.get() {
            Some(seen) => seen.as_deref().copied(),
            None => self.photograph_anew(),
        }
    }

    /// The position that the components hold now, whatever was seen before.
    #[inline]
    pub(crate) fn photograph_anew(&self) -> Option<Position> {
        self.counts.photographed();
        self.pieces.read()
    }

    /// The photograph with the rules that say what may be done there; `None` when no game lies on the table.
    pub fn asking<'a>(&'a self, setting: &'a Setting) -> Option<Asking<'a>> {
        Some(Asking { position: self.photograph()?, setting, counts: &self.counts, answers: &self.answers })
    }
}

/// A position about which the rules are asked before something is offered, about each action once. Every judgement is
/// counted.
#[derive(Debug, Clone, Copy)]
pub struct Asking<'a> {
    /// The position.
    pub position: &'a Arc<Position>,
    /// Board and rules.
    pub setting: &'a Setting,
    /// Where judgements are counted.
    pub counts: &'a Counts,
    /// What was answered before.
    pub answers: &'a Answers,
}

/// What the rules said about actions on the position that lies on the table, so that nobody asks them twice. It holds for
/// that position alone, and is forgotten when a table is laid out.
#[derive(Resource, Debug, Default)]
pub struct Answers(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// The fingerprint of the position.
    about: u64,
    answers: BTreeMap<Action, Result<(), Illegal>>,
}

impl Asking<'_> {
    /// May the seat to act do this?
    ///
    /// # Errors
    /// The first reason why not.
    pub fn judge(&self, action: Action) -> Result<(), Illegal> {
        let mut known = self.answers.0.lock().unwrap_or_else(PoisonError::into_inner);
        let about = self.position.fingerprint();
        if known.about != about {
            *known = Known { about, ..Known::default() };
        }
        *known.answers.entry(action).or_insert_with(|| {
            self.counts.judged(action);
            self.position.check(self.setting, action)
        })
    }
}

/// The position that lies on the table; `None` when no game does. For tests and tools between frames: it is neither kept nor
/// counted.
pub fn photograph(world: &mut World) -> Option<Position> {
    let mut state = SystemState::<Pieces>::new(world);
    state.get(world).ok()?.read()
}
