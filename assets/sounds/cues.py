"""The cues of the table: wood, cards, coins, water, gate, hammer, bells and strings. The animals are in `calls.py`."""

import numpy as np

from blocks import bell, hump, mix, noise, passing, ping, silence, sine, strike, string, sweeping_band, curve, times
from calls import cattle, horse, pig, sheep


def block(rng, modes, tick, seconds, thud=0.0):
    """Synthesises a struck piece of wood: modes as (frequency, decay, level), a tick, and the thud of the table."""
    out = silence(seconds)
    for frequency, decay, level in modes:
        mix(out, ping(frequency, decay, seconds, 0.03), 0.0, level)
    mix(out, passing("band", noise(rng, 0.03), tick, 0.8) * strike(0.03, 0.004), 0.0, 0.8)
    if thud:
        mix(out, passing("low", noise(rng, 0.12), 260) * strike(0.12, 0.025), 0.003, thud)
    return passing("high", out, 90)


def tile(rng):
    """A wooden tile set down: two modes of a small block under a short tick."""
    return block(rng, ((410, 0.042, 1.0), (1085, 0.020, 0.45)), 2400, 0.22, 1.0)


def piece(rng):
    """A small wooden figure: higher, drier, and it rocks once."""
    out = silence(0.20)
    mix(out, block(rng, ((742, 0.022, 1.0), (1930, 0.010, 0.5)), 3200, 0.14, 0.5))
    mix(out, block(rng, ((768, 0.014, 1.0), (1990, 0.008, 0.4)), 3300, 0.09), 0.062, 0.35)
    return out


def card_lift(rng):
    """A card lifted off the table: a soft rustle of rising pitch."""
    out = silence(0.20)
    mix(out, sweeping_band(noise(rng, 0.17), 1200, 4600, 1.1) * hump(0.11, 0.06))
    mix(out, passing("band", noise(rng, 0.05), 3000, 0.9) * strike(0.05, 0.006), 0.004, 0.4)
    return passing("low", passing("high", out, 300), 6500)


def card_turn(rng):
    """A card turned over: a swish, and a soft flick where it lands."""
    out = silence(0.26)
    mix(out, sweeping_band(noise(rng, 0.20), 1300, 4200, 1.1) * hump(0.09, 0.11))
    mix(out, passing("band", noise(rng, 0.20), 700, 0.8) * hump(0.07, 0.13), 0.0, 0.5)
    mix(out, passing("band", noise(rng, 0.06), 2200, 0.9) * strike(0.06, 0.012, 0.002), 0.165, 0.9)
    return passing("low", passing("high", out, 250), 5200)


def shuffle(rng):
    """Two halves of a deck are riffled together and squared up on the table."""
    out = silence(0.85)
    at = 0.02
    for n in range(17):
        flick = passing("band", noise(rng, 0.04), rng.uniform(1800, 3000), 1.2) * strike(0.04, 0.007)
        mix(out, flick, at, 0.35 + 0.03 * n)
        at += 0.046 * 0.93**n
    mix(out, block(rng, ((330, 0.03, 0.5),), 1500, 0.15, 0.9), 0.62, 0.9)
    return passing("low", passing("high", out, 200), 6000)


COIN = ((1.0, 1.0, 1.0), (1.483, 0.6, 0.8), (1.938, 0.5, 0.62), (2.741, 0.32, 0.42), (3.62, 0.2, 0.3))


def coin(rng):
    """A coin that falls on others: its partials have no simple ratios. The game plays runs of it with rising pitch."""
    out = bell(1400, 0.34, 0.075, COIN)
    mix(out, passing("high", noise(rng, 0.01), 4000) * strike(0.01, 0.0015), 0.0, 0.5)
    return passing("low", passing("high", out, 500), 10_000)


def paid(rng):
    """A coin put down on wood: it hardly rings."""
    out = silence(0.26)
    mix(out, bell(1250, 0.20, 0.022, COIN), 0.0, 0.7)
    mix(out, block(rng, ((460, 0.03, 1.0), (1210, 0.012, 0.3)), 2600, 0.2, 0.6), 0.004, 0.6)
    return passing("low", out, 7000)


def water(rng):
    """A pond fills: bubbles that rise in pitch as they shrink, fewer and fewer, over a soft wash."""
    out = silence(1.15)
    mix(out, passing("low", passing("high", noise(rng, 1.0), 300), 1500) * hump(0.18, 0.82), 0.0, 0.22)
    for at in np.sort(rng.beta(1.1, 2.0, 34)) * 0.95:
        length = rng.uniform(0.04, 0.11)
        start = rng.uniform(380, 1300)
        t = times(length)
        drop = sine(start * (1 + rng.uniform(2.5, 5.0) * t), length) * strike(length, length / 3.2, 0.004)
        mix(out, drop * (1 - t / length), at, rng.uniform(0.25, 0.8) * (1 - 0.5 * at))
    return passing("low", out, 3800)


def gate(rng):
    """A field gate: its hinge creaks by sticking and slipping, then the latch falls on the post."""
    out = silence(0.80)
    rate = curve(0.42, (0, 62), (0.5, 118), (0.8, 96), (1, 70)) * (1 + 0.02 * np.cumsum(rng.normal(0, 0.03, round(0.42 * 32000))))
    slips = np.diff(np.floor(np.cumsum(rate) / 32000), prepend=0.0)
    creak = sum(gain * passing("band", slips, f, q) for f, q, gain in ((640, 9, 1.0), (1130, 11, 0.8), (1980, 12, 0.45)))
    mix(out, creak / np.max(np.abs(creak)) * hump(0.14, 0.28), 0.0, 0.45)
    mix(out, block(rng, ((290, 0.05, 1.0), (760, 0.02, 0.5)), 1900, 0.3, 1.0), 0.47, 1.0)
    mix(out, bell(1320, 0.2, 0.03, ((1, 1, 1), (2.3, 0.5, 0.6))), 0.475, 0.16)
    mix(out, block(rng, ((310, 0.03, 1.0),), 1800, 0.15, 0.5), 0.60, 0.35)
    return passing("low", out, 5000)


def hammer(rng):
    """A nail is driven into a beam with three blows, each a little higher as it goes in."""
    out = silence(0.82)
    for at, up, gain in ((0.0, 1.0, 0.8), (0.22, 1.06, 0.9), (0.44, 1.13, 1.0)):
        mix(out, block(rng, ((238 * up, 0.05, 1.0), (612 * up, 0.03, 0.5)), 2000, 0.3, 1.0), at, gain)
        mix(out, bell(2150 * up, 0.16, 0.022, ((1, 1, 1), (1.62, 0.5, 0.7))), at, 0.22 * gain)
    return passing("low", out, 6000)


HAND_BELL = ((0.5, 0.35, 1.4), (1.0, 1.0, 1.0), (1.2, 0.35, 0.8), (1.5, 0.25, 0.7), (2.0, 0.6, 0.6), (2.66, 0.3, 0.4), (4.0, 0.15, 0.2))


def market(rng):
    """The market's bell, swung once to each side: D twice."""
    out = silence(1.10)
    for at, gain in ((0.0, 1.0), (0.17, 0.7)):
        mix(out, bell(1174.66, 1.10 - at, 0.26, HAND_BELL), at, gain)
        mix(out, passing("band", noise(rng, 0.01), 4000, 1.0) * strike(0.01, 0.002), at, 0.3 * gain)
    return passing("low", out, 8000)


def tongue(rng, frequency, seconds):
    """A tongue of metal on a wooden box, plucked by a thumb."""
    out = bell(frequency, seconds, 0.16, ((1, 1.0, 1.0), (2.01, 0.18, 0.5), (5.4, 0.14, 0.18)))
    mix(out, passing("low", noise(rng, 0.05), 500) * strike(0.05, 0.01, 0.002), 0.0, 0.3)
    return out * np.minimum(1.0, times(seconds) / 0.003)


def hand_over(rng):
    """D and the A above it: a turn or a round begins. The pitch rises with the number of the seat or round."""
    out = silence(0.62)
    mix(out, tongue(rng, 587.33, 0.5), 0.0, 0.8)
    mix(out, tongue(rng, 880.0, 0.5), 0.11, 1.0)
    return out


def tick(rng):
    """One step of a scoring or a price. The game raises the pitch with the points or the price."""
    out = tongue(rng, 587.33, 0.16) * strike(0.16, 0.05, 0.002)
    mix(out, block(rng, ((1180, 0.01, 1.0),), 3000, 0.05), 0.0, 0.3)
    return out


def due(rng):
    """A distant bell that rings twice: a scoring is due."""
    far = ((0.5, 0.6, 1.6), (1.0, 1.0, 1.0), (1.19, 0.4, 0.8), (1.5, 0.25, 0.7), (2.0, 0.4, 0.5))
    out = silence(1.9)
    for at, gain in ((0.0, 1.0), (0.55, 0.8)):
        stroke = bell(293.66, 1.9 - at, 0.5, far)
        mix(out, stroke * np.minimum(1.0, times(1.9 - at) / 0.012), at, gain)
    return passing("low", out, 1900)


def refusal(rng):
    """Two muted wooden bars, the second a third lower: a friendly no."""
    out = silence(0.38)
    for at, pitch, gain in ((0.0, 262, 0.9), (0.15, 208, 1.0)):
        bar = silence(0.38 - at)
        mix(bar, ping(pitch, 0.062, 0.38 - at, 0.015), 0.0, 1.0)
        mix(bar, ping(pitch * 2.72, 0.022, 0.12), 0.0, 0.28)
        mix(bar, ping(pitch * 0.5, 0.045, 0.2), 0.0, 0.25)
        mix(bar, passing("low", noise(rng, 0.05), 700) * strike(0.05, 0.010), 0.0, 0.5)
        mix(out, bar * np.minimum(1.0, times(0.38 - at) / 0.005), at, gain)
    return passing("low", out, 1800)


def wooden(strings):
    """Adds the resonances of a guitar's body to the sound of its strings."""
    out = strings.copy()
    for frequency, q, gain in ((108, 6.0, 0.5), (204, 5.0, 0.6), (410, 4.0, 0.35)):
        mix(out, passing("band", strings, frequency, q), 0.0, gain)
    return passing("low", passing("high", out, 80), 6500)


def fading(sound, seconds):
    """Fades a sound out over its last `seconds`."""
    t = times(len(sound) / 32000)
    rest = np.clip((t - t[-1] + seconds) / seconds, 0, 1)
    return sound * np.cos(0.5 * np.pi * rest) ** 2


def strum(out, rng, at, chord, gain, spread=0.018):
    """Adds a chord, string by string from the lowest."""
    for n, pitch in enumerate(chord):
        start = at + spread * n
        mix(out, string(rng, pitch, len(out) / 32000 - start, 1.9, 3), start, gain)


def scoring(rng):
    """A flourish on a guitar: a rising arpeggio in D that ends in a chord."""
    out = silence(1.30)
    for n, pitch in enumerate((146.83, 220.0, 293.66, 369.99, 440.0)):
        mix(out, string(rng, pitch, 1.30 - 0.075 * n, 1.4, 3), 0.075 * n, 0.8)
    strum(out, rng, 0.43, (146.83, 220.0, 293.66, 369.99, 587.33), 0.55)
    return fading(wooden(out), 0.55)


def win(rng):
    """A guitar and the market's bells: G, A and D in a dotted rhythm, a rising run, and a high final chord."""
    out = silence(3.30)
    for at, chord in (
        (0.0, (98.0, 146.83, 196.0, 246.94, 293.66, 392.0)),
        (0.36, (110.0, 164.81, 220.0, 277.18, 329.63, 440.0)),
        (0.54, (110.0, 164.81, 220.0, 277.18, 329.63, 554.37)),
        (0.90, (146.83, 220.0, 293.66, 369.99, 587.33)),
    ):
        strum(out, rng, at, chord, 0.5, 0.012)
    for n, pitch in enumerate((440.0, 493.88, 587.33, 659.26, 739.99, 880.0)):
        mix(out, string(rng, pitch, 1.2, 1.2, 2), 1.15 + 0.09 * n, 0.55)
    strum(out, rng, 1.75, (73.42, 146.83, 220.0, 293.66, 369.99, 587.33, 1174.66), 0.6, 0.022)
    out = wooden(out)
    for at, pitch, gain in ((0.92, 1174.66, 0.12), (1.76, 1174.66, 0.16), (1.93, 1479.98, 0.12), (2.10, 1760.0, 0.12)):
        mix(out, bell(pitch, 3.3 - at, 0.3, HAND_BELL), at, gain)
    return fading(out, 1.0)


def wince(rng):
    """A chip lifted off a rival's tile, and a muted string that sags."""
    out = silence(0.42)
    mix(out, block(rng, ((980, 0.012, 1.0),), 3000, 0.06), 0.0, 0.5)
    length = 0.34
    pitch = curve(length, (0, 415), (0.25, 392), (1, 262)) * (1 + 0.02 * np.sin(2 * np.pi * 9 * times(length)))
    sag = sine(pitch, length) + 0.4 * sine(2 * pitch, length) + 0.18 * sine(3 * pitch, length)
    mix(out, sag * strike(length, 0.11, 0.006) * (1 - times(length) / length), 0.06, 0.7)
    return passing("low", out, 2600)


# Each cue with its loudness in dB relative to `CUE_LOUDNESS`. Animals and frequent sounds are quieter.
CUES = {
    "tile": (tile, 0),
    "piece": (piece, -3),
    "card-lift": (card_lift, -4),
    "card-turn": (card_turn, -2),
    "shuffle": (shuffle, -2),
    "coin": (coin, -3),
    "paid": (paid, -3),
    "water": (water, -1),
    "gate": (gate, -1),
    "hammer": (hammer, 0),
    "cattle": (cattle, -4),
    "horse": (horse, -5),
    "pig": (pig, -4),
    "sheep": (sheep, -5),
    "bell": (market, -3),
    "hand-over": (hand_over, -4),
    "refusal": (refusal, 0),
    "tick": (tick, -4),
    "due": (due, -2),
    "scoring": (scoring, 0),
    "win": (win, 0),
    "wince": (wince, -2),
}
