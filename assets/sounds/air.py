"""The sounds of the pampas behind the guitar: wind, birds in the morning, a dove at noon, crickets and an owl at dusk.

All of them loop without a seam: a sound that runs past the end of the loop continues at its beginning.
"""

import numpy as np

from blocks import RATE, curve, hump, mix_round, passing, sine, times


def wind(rng, count, low, high, gusts):
    """Returns noise between two frequencies; its loudness rises and falls in up to `gusts` gusts a loop."""
    spectrum = np.fft.rfft(rng.normal(0, 1, count))
    at = np.fft.rfftfreq(count, 1 / RATE)
    shape = (at > 20) / (1 + (at / high) ** 4) / (1 + (low / np.maximum(at, 1)) ** 4)
    hiss = np.fft.irfft(spectrum * shape, count)
    place = np.arange(count) / count
    swell = np.ones(count)
    for n in range(1, gusts + 1):
        swell += 0.7 / n * np.sin(2 * np.pi * (n * place + rng.uniform()))
    hiss *= np.maximum(swell, 0.15)
    return hiss / np.sqrt(np.mean(hiss**2))


def whistle(points, length, wave=0.0, rate=0.0):
    """Returns a bird's tone whose frequency follows `points`, with a vibrato of depth `wave` and `rate` hertz."""
    t = times(length)
    pitch = curve(length, *points) * (1 + wave * np.sin(2 * np.pi * rate * t))
    return sine(pitch, length) * hump(min(0.02, length / 3), length - min(0.02, length / 3))


def sparrow(rng):
    """The rufous-collared sparrow: two or three long whistles and a trill."""
    out = np.zeros(round(1.7 * RATE))
    base = rng.uniform(3300, 3900)
    for at, length, line in ((0.0, 0.28, (1.0, 0.98)), (0.36, 0.26, (1.22, 1.05)), (0.70, 0.22, (0.92, 0.9))):
        mix_round(out, whistle(((0, base * line[0]), (1, base * line[1])), length), at, 0.8)
    for n in range(9):
        mix_round(out, whistle(((0, base * 1.25), (1, base * 0.86)), 0.045), 1.0 + 0.062 * n, 0.6)
    return out


def ovenbird(rng):
    """The rufous hornero: a laughing run of notes that speeds up and slows down again."""
    out = np.zeros(round(1.6 * RATE))
    at = 0.0
    for n in range(13):
        base = 2500 + 260 * np.sin(np.pi * n / 12) + rng.uniform(-40, 40)
        mix_round(out, whistle(((0, base * 0.9), (0.4, base * 1.12), (1, base * 0.85)), 0.075), at, 0.5 + 0.4 * np.sin(np.pi * n / 12))
        at += 0.085 + 0.045 * abs(n - 6) / 6
    return out


def lapwing(rng):
    """The southern lapwing, far away: three times the call that gave it the name tero."""
    out = np.zeros(round(1.2 * RATE))
    for n in range(3):
        at = 0.36 * n + rng.uniform(-0.02, 0.02)
        mix_round(out, whistle(((0, 2050), (0.3, 2500), (1, 2250)), 0.11), at, 0.8)
        mix_round(out, whistle(((0, 2300), (0.4, 2380), (1, 1800)), 0.15), at + 0.12, 0.7)
    return passing("low", out, 3500)


def dove(rng):
    """An eared dove in the shade: three low coos."""
    out = np.zeros(round(2.2 * RATE))
    base = rng.uniform(415, 445)
    for at, length, up in ((0.0, 0.42, 1.0), (0.62, 0.36, 1.08), (1.1, 0.75, 1.0)):
        mix_round(out, whistle(((0, base * 0.94), (0.3, base * up), (1, base * 0.92)), length, 0.012, 19), at, 0.9)
    return out


def owl(rng):
    """An owl that hoots twice in the trees of the hacienda."""
    out = np.zeros(round(1.5 * RATE))
    for at, length in ((0.0, 0.22), (0.55, 0.60)):
        mix_round(out, whistle(((0, 335), (0.3, 362), (1, 330)), length, 0.006, 11), at, 0.9)
    return out


def crickets(rng, count):
    """Two crickets by the water, never quite together, with chirps of four strokes."""
    out = np.zeros(count)
    seconds = count / RATE
    for pitch, chirps, level in ((3650, 34, 1.0), (4020, 29, 0.6)):
        stroke = sine(pitch, 0.020) * hump(0.006, 0.014)
        for n in range(chirps):
            at = (n + rng.uniform(-0.12, 0.12)) * seconds / chirps
            loud = level * (0.55 + 0.45 * np.sin(2 * np.pi * n / chirps))
            for k in range(4):
                mix_round(out, stroke, (at + 0.031 * k) % seconds, loud * (0.7 + 0.1 * k))
    return out
