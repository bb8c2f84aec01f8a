"""A call for each species: a buzz shaped by the formants of a mouth. The calls are short and friendly, like a toy's."""

import numpy as np

from blocks import RATE, curve, hump, mix, noise, passing, silence, strike, times, voice


def wobble(rng, seconds, share):
    """Returns a factor that wanders a little around 1, because no animal holds a steady pitch."""
    steps = passing("low", rng.normal(0, 1, round(seconds * RATE)), 12)
    return 1 + share * steps / np.max(np.abs(steps))


def cattle(rng):
    """Moo: from closed lips into a round vowel, up a fourth and down again."""
    length = 0.80
    pitch = curve(length, (0, 118), (0.35, 158), (0.7, 150), (1, 108)) * wobble(rng, length, 0.012)
    closed = voice(rng, pitch, 0.2, ((240, 4.0, 1.0), (900, 6.0, 0.1)))
    open_ = voice(rng, pitch, 0.5, ((np.array([330.0, 520.0]), 4.0, 1.0), (np.array([760.0, 960.0]), 6.0, 0.6), (2300, 8.0, 0.12)))
    lips = curve(length, (0, 0), (0.16, 0.05), (0.34, 1), (0.85, 1), (1, 0.7))
    return passing("low", (1 - lips) * closed + lips * open_, 2600) * hump(0.10, 0.70)


def horse(rng):
    """A whinny: high, trembling and falling, followed by a snort."""
    length = 0.78
    t = times(length)
    shake = 1 + curve(length, (0, 0.03), (0.3, 0.09), (1, 0.05)) * np.sin(2 * np.pi * np.cumsum(curve(length, (0, 15), (1, 10))) / RATE)
    pitch = curve(length, (0, 520), (0.12, 790), (0.35, 720), (1, 330)) * shake
    call = voice(rng, pitch, 0.9, ((1150, 3.0, 1.0), (2050, 5.0, 0.5), (640, 3.0, 0.6)))
    call *= 0.72 + 0.28 * np.sin(2 * np.pi * 12.5 * t + 1.0)
    out = silence(1.08)
    mix(out, call / np.max(np.abs(call)) * hump(0.09, length - 0.09))
    flutter = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * 27 * times(0.24)))
    snort = passing("band", noise(rng, 0.24), 750, 0.8) * passing("low", flutter, 120) * hump(0.04, 0.20)
    mix(out, snort, 0.80, 0.5)
    return passing("low", passing("high", out, 200), 4200)


def pig(rng):
    """Two grunts, the second higher, through a wet nose."""
    out = silence(0.52)
    for at, base, length, gain in ((0.0, 88, 0.17, 0.9), (0.24, 112, 0.22, 1.0)):
        pitch = curve(length, (0, base), (0.4, base * 1.35), (1, base * 0.9)) * (1 + 0.10 * rng.normal(0, 1, round(length * RATE)))
        grunt = voice(rng, pitch, 1.6, ((480, 3.0, 1.0), (1250, 4.0, 0.55), (2350, 5.0, 0.2)))
        mix(out, grunt / np.max(np.abs(grunt)) * hump(0.035, length - 0.035), at, gain)
    mix(out, passing("band", noise(rng, 0.05), 1500, 1.0) * strike(0.05, 0.012, 0.004), 0.22, 0.2)
    return passing("low", passing("high", out, 110), 3200)


def sheep(rng):
    """Baa: an open vowel that trembles 9.5 times a second."""
    length = 0.62
    t = times(length)
    bleat = np.sin(2 * np.pi * 9.5 * t)
    pitch = curve(length, (0, 262), (0.2, 294), (1, 246)) * (1 + 0.028 * bleat) * wobble(rng, length, 0.006)
    call = voice(rng, pitch, 0.5, ((np.array([480.0, 760.0]), 3.0, 1.0), (1480, 5.0, 0.7), (2550, 6.0, 0.3)))
    call *= 0.75 + 0.25 * bleat * np.minimum(1, t / 0.12)
    return passing("low", passing("high", call, 160), 3800) * hump(0.07, length - 0.07)
