"""A guitar that plays loops: chord shapes, slightly inexact timing, the resonance of the body, and a room."""

import numpy as np

from blocks import RATE, mix_round, response, string, times

# The strings of each chord as MIDI keys (60 is middle C): two bass strings for the thumb, three for the fingers.
CHORDS = {
    "D": (50, 45, 57, 62, 66),
    "D/F#": (42, 50, 57, 62, 66),
    "Dmaj7": (50, 45, 57, 61, 66),
    "D7": (50, 45, 57, 60, 66),
    "A7": (45, 52, 55, 61, 64),
    "A7/C#": (49, 45, 57, 64, 67),
    "Em": (40, 47, 55, 59, 64),
    "Em7": (40, 47, 55, 62, 64),
    "Em6": (40, 47, 55, 61, 64),
    "G": (43, 50, 59, 62, 67),
    "Gmaj7": (43, 50, 59, 62, 66),
    "G/D": (50, 43, 59, 62, 67),
    "G7": (43, 50, 59, 62, 65),
    "Bm": (47, 54, 59, 62, 66),
    "Bm/A": (45, 54, 59, 62, 66),
    "F#m": (42, 49, 57, 61, 66),
    "F#7": (42, 49, 58, 61, 64),
    "C": (48, 43, 60, 64, 67),
    "Cm6": (48, 43, 57, 63, 67),
    "Am": (45, 52, 57, 60, 64),
    "Am7": (45, 52, 55, 60, 64),
}


def hertz(key):
    return 440.0 * 2 ** ((key - 69) / 12)


class Guitar:
    """A guitar that plays into a loop of `count` samples."""

    def __init__(self, rng, count, softness=3):
        self.rng = rng
        self.out = np.zeros(count)
        self.softness = softness

    def pluck(self, at, key, lasting, gain, softness=None, pick=0.14):
        """Plucks a string at `at` seconds and damps it after `lasting` seconds.

        The time and the loudness vary a little, as with a human player.
        """
        at += self.rng.normal(0, 0.006)
        gain *= 1 + self.rng.normal(0, 0.07)
        ring = min(lasting + 0.15, 5.0)
        decay = np.interp(key, (40, 60, 84), (5.5, 4.2, 3.0))
        soft = self.softness if softness is None else softness
        dull = np.interp(key, (40, 64, 84), (0.16, 0.10, 0.04))
        warm = np.interp(key, (40, 60, 84), (500, 800, 1500))
        tone = string(self.rng, hertz(key), ring, decay, soft, pick + self.rng.uniform(-0.01, 0.01), dull, warm)
        twin = string(self.rng, hertz(key) * 1.0009, ring, decay * 0.6, soft + 1, pick, dull, warm)
        # The finger takes three milliseconds to leave the string, and returns to damp it.
        t = times(ring)[: len(tone)]
        held = np.minimum(1.0, t / 0.003) * np.clip((ring - t) / 0.15, 0, 1) ** 1.5
        mix_round(self.out, (tone + 0.35 * twin) * held, at, gain)

    def brush(self, at, keys, lasting, gain, spread=0.016):
        """Brushes several strings with the backs of the nails."""
        for n, key in enumerate(keys):
            self.pluck(at + spread * n, key, lasting, gain * (0.8 + 0.06 * n), self.softness + 1, 0.2)

    def wooden(self, wet):
        """Returns everything played, with the resonance of the body and of a small room with a wooden floor."""
        count = len(self.out)
        at = np.fft.rfftfreq(count, 1 / RATE)
        body = np.ones(len(at), complex)
        for frequency, q, gain in ((102, 5.0, 0.55), (204, 4.0, 0.6), (395, 3.5, 0.3), (2600, 1.2, 0.12)):
            body += gain * response("band", frequency, q, at)
        body *= response("high", 75, 0.7071, at) * response("low", 6800, 0.7071, at)
        echo = self.rng.normal(0, 1, count) * np.exp(-np.arange(count) / RATE / 0.16)
        echo[: round(0.011 * RATE)] = 0
        for ms, level in ((13, 30.0), (19, -24.0), (29, 20.0), (41, -15.0)):
            echo[round(ms * RATE / 1000)] += level
        room = np.fft.rfft(echo) * response("low", 2600, 0.7071, at) * response("high", 180, 0.7071, at)
        room /= np.sqrt(np.sum(echo**2))
        return np.fft.irfft(np.fft.rfft(self.out) * body * (1 + wet * room), count)
