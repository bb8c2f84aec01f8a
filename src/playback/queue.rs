//! How beats begin, go on, are told and end.

use super::*;

/// How many of the last actions are remembered: more than five players take between two turns of one.
const LATELY: usize = 24;
/// Seconds of a fade, where nothing may fly.
const FADE: f32 = 0.15;

impl<G: Shown> Playback<G> {
    /// Forgets what is being shown and what waits.
    pub(super) fn clear(&mut self) {
        self.queue.clear();
        (self.current, self.show) = (None, None);
        self.told_effects = 0;
        self.told = self.shown.clone();
    }

    /// A beat begins: its story is made for the position that the picture has shown so far.
    pub(super) fn begin(&mut self, mut beat: Beat<G>, setting: Option<&G::Setting>, motion: Motion) {
        beat.story = match (motion, setting, &self.shown) {
            (Motion::Full, Some(setting), Some(before)) => G::story(setting, before, &beat.after, &beat.effects),
            (Motion::Off, ..) => G::at_once(&beat.effects, 0.0),
            _ => G::at_once(&beat.effects, FADE),
        };
        // Before the first sample nothing was heard.
        beat.elapsed = 0.0;
        beat.before = self.shown.clone();
        self.told = self.shown.take().or_else(|| Some(beat.after.clone()));
        self.told_effects = 0;
        self.shown = Some(beat.after.clone());
        self.number = beat.number;
        self.current = Some(beat);
    }

    /// The beat goes on for so many seconds, at most to its next scoring; what is heard meanwhile. One that is over makes room.
    pub(super) fn move_on(&mut self, seconds: f32) -> Vec<Ring> {
        let Some(beat) = &mut self.current else { return Vec::new() };
        let from = if beat.elapsed > 0.0 { beat.elapsed } else { f32::NEG_INFINITY };
        beat.elapsed += seconds;
        if let Some((_, at)) = beat.next_scoring() {
            beat.elapsed = beat.elapsed.min(at.max(0.0));
        }
        let heard =
            beat.story.times.heard(from, beat.elapsed).filter_map(|effect| G::cue(beat.effects.get(effect)?)).collect();
        if beat.is_over() {
            self.tell();
            self.end();
        }
        heard
    }

    /// Nobody waits for anything: neither for what moves nor for scorings.
    pub(super) fn rush(&mut self, setting: Option<&G::Setting>) {
        self.release();
        self.queue.iter_mut().for_each(|beat| beat.held = false);
        match &mut self.show {
            Some(show) if show.is_told() => self.read(),
            Some(show) => show.skip_all(),
            None => self.finish(setting),
        }
    }

    /// The action that waits was seen; one that is still being told waits no longer.
    pub(super) fn release(&mut self) {
        self.current.iter_mut().for_each(|beat| beat.held = false);
    }

    /// Shows the action that waits once more, from its beginning. Whether one waits.
    pub(super) fn again(&mut self, setting: Option<&G::Setting>, motion: Motion) -> bool {
        let Some(beat) = self.current.take_if(|beat| beat.held && beat.is_told()) else { return false };
        // What pieces and panels showed before it; a scoring that it brought has been read.
        self.shown = beat.before.clone();
        self.begin(beat, setting, motion);
        true
    }

    /// The beat that was told makes room for the next.
    fn end(&mut self) {
        let Some(beat) = self.current.take() else { return };
        self.told = self.shown.clone();
        self.told_effects = 0;
        self.lately.push_back((beat.seat, beat.action));
        if self.lately.len() > LATELY {
            self.lately.pop_front();
        }
    }

    /// Tells what the story has come to.
    pub(super) fn tell(&mut self) {
        let Some(beat) = &self.current else {
            return;
        };
        let told = beat.told();
        if told == self.told_effects {
            return;
        }
        if told == beat.effects.len() {
            self.told = Some(beat.after.clone());
        } else if let Some(before) = &self.told {
            let mut position = **before;
            beat.effects.iter().take(told).skip(self.told_effects).for_each(|effect| G::record(&mut position, effect));
            self.told = Some(Arc::new(position));
        }
        self.told_effects = told;
    }

    /// A scoring whose turn has come begins to be told.
    pub(super) fn open_show(&mut self, setting: Option<&G::Setting>) {
        if self.show.is_some() {
            return;
        }
        self.tell();
        let Some(beat) = &self.current else { return };
        let Some(effect) = beat.due() else { return };
        // Without a table there is nothing to show of it.
        let show = match (setting, &self.told, &self.shown) {
            (Some(setting), Some(told), Some(shown)) => {
                Some(G::Show::of(setting, (told, shown), &beat.effects, effect))
            }
            _ => None,
        };
        match show {
            Some(show) => self.show = Some(show),
            None => self.read(),
        }
    }

    /// The scoring was read.
    pub(super) fn read(&mut self) {
        self.show = None;
        if let Some(beat) = &mut self.current {
            beat.scorings.pop_front();
            // Whoever read it need not be asked once more.
            beat.held = false;
        }
    }

    /// Shows everything that waits at once, up to the next scoring, which is to be told.
    pub(super) fn finish(&mut self, setting: Option<&G::Setting>) {
        self.resets += u32::from(self.busy());
        while let Some(beat) = &mut self.current {
            match beat.next_scoring() {
                Some((_, at)) => {
                    beat.elapsed = beat.elapsed.max(at);
                    self.open_show(setting);
                    return;
                }
                None => {
                    beat.elapsed = beat.story.times.length() + beat.resting;
                    if beat.held {
                        // All that waits behind it is still to be asked for.
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
