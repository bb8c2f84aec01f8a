//! The life cycle of beats: start, advance, announce, end.

use super::*;

/// The maximum number of recent actions to remember.
const MAX_RECENT_ACTIONS: usize = 24;
/// The length of a fade when motion is reduced, in seconds.
const FADE: f32 = 0.15;

impl<G: AnimatedGame> Playback<G> {
    /// Drops the current beat and the queue.
    pub(super) fn clear(&mut self) {
        self.queue.clear();
        (self.current, self.show) = (None, None);
        self.announced_effects = 0;
        self.announced = self.shown.clone();
    }

    /// Starts a beat and creates its story from `beat.before` or, if that is `None`, from the position shown so far.
    pub(super) fn begin(&mut self, mut beat: Beat<G>, setting: Option<&G::Setting>, motion: Motion) {
        // In `beat.before`, hidden cards are where the effects expect them; in the position shown so far, they may not
        // be.
        let before = beat.before.take().or_else(|| self.shown.clone());
        beat.story = match (motion, setting, &before) {
            (Motion::Full, Some(setting), Some(before)) => G::story(setting, before, &beat.after, &beat.effects),
            (Motion::Off, ..) => G::instant_story(&beat.effects, 0.0),
            _ => G::instant_story(&beat.effects, FADE),
        };
        // An elapsed time of 0 means that the sounds at time 0 have not been played yet.
        beat.elapsed = 0.0;
        self.announced = before.clone().or_else(|| Some(beat.after.clone()));
        beat.before = before;
        self.announced_effects = 0;
        self.shown = Some(beat.after.clone());
        self.number = beat.number;
        self.current = Some(beat);
    }

    /// Advances the beat by `seconds`, at most to its next scoring, and ends it when it is over. Returns the sounds
    /// of that period.
    pub(super) fn advance_beat(&mut self, seconds: f32) -> Vec<PlayCue> {
        let Some(beat) = &mut self.current else { return Vec::new() };
        let from = if beat.elapsed > 0.0 { beat.elapsed } else { f32::NEG_INFINITY };
        beat.elapsed += seconds;
        if let Some((_, at)) = beat.next_scoring() {
            beat.elapsed = beat.elapsed.min(at.max(0.0));
        }
        let heard = beat
            .story
            .times
            .heard_between(from, beat.elapsed)
            .filter_map(|effect| G::cue(beat.effects.get(effect)?))
            .collect();
        if beat.is_over() {
            self.announce();
            self.end();
        }
        heard
    }

    /// Skips ahead to the next scoring. If a scoring is being shown, finishes it or, if all its steps have been shown,
    /// dismisses it. Called every frame while fast-forwarding.
    pub(super) fn skip_all_at_once(&mut self, setting: Option<&G::Setting>) {
        self.release();
        self.queue.iter_mut().for_each(|beat| beat.held = false);
        match &mut self.show {
            Some(show) if show.is_finished() => self.dismiss_scoring(),
            Some(show) => show.skip_all(),
            None => self.finish(setting),
        }
    }

    /// Releases the held beat. A beat that is still being shown is then not held at its end.
    pub(super) fn release(&mut self) {
        self.current.iter_mut().for_each(|beat| beat.held = false);
    }

    /// Replays the beat that is held at its end. Returns false if no beat is held.
    pub(super) fn replay(&mut self, setting: Option<&G::Setting>, motion: Motion) -> bool {
        let Some(beat) = self.current.take_if(|beat| beat.held && beat.has_elapsed()) else { return false };
        // Restores the position shown before the beat. The scorings of the beat are not shown again.
        self.shown = beat.before.clone();
        self.begin(beat, setting, motion);
        true
    }

    /// Ends the current beat and makes room for the next.
    fn end(&mut self) {
        let Some(beat) = self.current.take() else { return };
        self.announced = self.shown.clone();
        self.announced_effects = 0;
        self.recent_actions.push_back((beat.seat, beat.action));
        if self.recent_actions.len() > MAX_RECENT_ACTIONS {
            self.recent_actions.pop_front();
        }
    }

    /// Updates the announced position with the effects whose time has come.
    pub(super) fn announce(&mut self) {
        let Some(beat) = &self.current else {
            return;
        };
        let announced = beat.announced_count();
        if announced == self.announced_effects {
            return;
        }
        if announced == beat.effects.len() {
            self.announced = Some(beat.after.clone());
        } else if let Some(before) = &self.announced {
            let mut position = **before;
            beat.effects
                .iter()
                .take(announced)
                .skip(self.announced_effects)
                .for_each(|effect| G::apply_effect(&mut position, effect));
            self.announced = Some(Arc::new(position));
        }
        self.announced_effects = announced;
    }

    /// Starts showing the next scoring if it is due and no other is being shown.
    pub(super) fn start_scoring(&mut self, setting: Option<&G::Setting>) {
        if self.show.is_some() {
            return;
        }
        self.announce();
        let Some(beat) = &self.current else { return };
        let Some(effect) = beat.due() else { return };
        // Without a table the scoring cannot be shown.
        let show = match (setting, &self.announced, &self.shown) {
            (Some(setting), Some(announced), Some(shown)) => {
                Some(G::Show::of(setting, (announced, shown), &beat.effects, effect))
            }
            _ => None,
        };
        match show {
            Some(show) => self.show = Some(show),
            None => self.dismiss_scoring(),
        }
    }

    pub(super) fn dismiss_scoring(&mut self) {
        self.show = None;
        if let Some(beat) = &mut self.current {
            beat.scorings.pop_front();
            // Dismissing the scoring also counts as asking for the next beat.
            beat.held = false;
        }
    }

    /// Skips everything up to the next scoring, which is then shown, or up to the end of a held beat. If there is
    /// neither, skips the whole queue.
    pub(super) fn finish(&mut self, setting: Option<&G::Setting>) {
        self.resets += u32::from(self.is_busy());
        while let Some(beat) = &mut self.current {
            match beat.next_scoring() {
                Some((_, at)) => {
                    beat.elapsed = beat.elapsed.max(at);
                    self.start_scoring(setting);
                    return;
                }
                None => {
                    beat.elapsed = beat.story.times.length() + beat.pause;
                    if beat.held {
                        // The beats queued behind a held beat stay queued.
                        return;
                    }
                    self.end();
                }
            }
            if let Some(beat) = self.queue.pop_front() {
                self.begin(beat, setting, Motion::Off);
            }
        }
    }
}
