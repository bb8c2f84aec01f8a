"""Three loops for one guitar: a milonga for the morning, a zamba for noon, an estilo for dusk.

Their keys D, G and B minor are related, and the melodic cues are in D, so that they fit the music.

A melody lists the notes of its bars as (first eighth, MIDI key, length in eighths). A note that rings past the end of a
loop continues at its beginning, so that there is no seam.
"""

from dataclasses import dataclass

import numpy as np

import air
from blocks import RATE, mix_round, passing
from guitar import CHORDS, Guitar

LEAD = 0.16  # seconds of a loop before its first bar, in which its last bar fades away


@dataclass
class Piece:
    """The chords, the melody and the tempo of a loop."""

    eighth: float  # seconds
    eighths: int  # in a bar
    chords: str
    melody: dict
    thirds: range  # bars in which a chord note, a third or a fourth below, accompanies long notes
    softness: int

    @property
    def bars(self):
        return self.chords.split()

    @property
    def seconds(self):
        return len(self.bars) * self.eighths * self.eighth


MORNING = Piece(
    eighth=0.345,
    eighths=8,
    chords="D D A7/C# A7 Em7 A7 D D Bm F#m G D/F# Em7 A7 D A7",
    melody={
        0: ((0, 78, 3), (3, 81, 3), (6, 78, 2)),
        1: ((0, 76, 3), (3, 74, 5)),
        2: ((1, 73, 2), (3, 76, 3), (6, 79, 2)),
        3: ((0, 78, 3), (3, 76, 5)),
        4: ((1, 79, 2), (3, 78, 3), (6, 76, 2)),
        5: ((0, 73, 3), (3, 76, 2), (5, 74, 1), (6, 73, 2)),
        6: ((0, 74, 7),),
        8: ((2, 71, 1), (3, 74, 3), (6, 78, 2)),
        9: ((0, 76, 3), (3, 73, 5)),
        10: ((1, 74, 2), (3, 71, 3), (6, 74, 2)),
        11: ((0, 78, 3), (3, 76, 3), (6, 74, 2)),
        12: ((0, 76, 3), (3, 79, 3), (6, 76, 2)),
        13: ((0, 73, 3), (3, 76, 2), (5, 73, 1), (6, 69, 2)),
        14: ((0, 74, 8),),
        15: ((4, 69, 2), (6, 73, 2)),
    },
    thirds=range(8, 15),
    softness=4,
)

NOON = Piece(
    eighth=0.30,
    eighths=6,
    chords="G G C G Em Am D7 D7 G G7 C Cm6 G/D D7 G G C G D7 G Em Am7 D7 D7",
    melody={
        0: ((0, 71, 2), (2, 74, 1), (3, 79, 3)),
        1: ((0, 78, 1), (1, 76, 1), (2, 74, 1), (3, 71, 3)),
        2: ((0, 72, 2), (2, 76, 1), (3, 79, 3)),
        3: ((0, 74, 6),),
        4: ((3, 71, 1), (4, 74, 1), (5, 76, 1)),
        5: ((0, 76, 3), (3, 72, 3)),
        6: ((0, 74, 2), (2, 72, 1), (3, 69, 3)),
        7: ((0, 66, 5),),
        8: ((0, 71, 2), (2, 74, 1), (3, 79, 3)),
        9: ((0, 77, 3), (3, 74, 3)),
        10: ((0, 76, 3), (3, 79, 3)),
        11: ((0, 75, 3), (3, 72, 3)),
        12: ((0, 74, 3), (3, 71, 3)),
        13: ((0, 72, 2), (2, 71, 1), (3, 69, 2), (5, 66, 1)),
        14: ((0, 67, 6),),
        20: ((0, 79, 3), (3, 78, 1), (4, 76, 1), (5, 74, 1)),
        21: ((0, 76, 3), (3, 72, 3)),
        22: ((0, 74, 3), (3, 69, 3)),
        23: ((0, 66, 3), (4, 69, 1), (5, 72, 1)),
    },
    thirds=range(8, 15),
    softness=5,
)

DUSK = Piece(
    eighth=0.43,
    eighths=6,
    chords="Bm Bm/A Gmaj7 F#7 Bm Em A7 Dmaj7 G D/F# Em Bm Em6 F#7 Bm F#7",
    melody={
        0: ((0, 74, 4), (4, 73, 2)),
        1: ((0, 71, 6),),
        2: ((1, 71, 2), (3, 74, 3)),
        3: ((0, 73, 6),),
        4: ((0, 74, 3), (3, 78, 3)),
        5: ((0, 79, 4), (4, 78, 2)),
        6: ((0, 76, 3), (3, 73, 3)),
        7: ((0, 74, 6),),
        8: ((0, 71, 3), (3, 74, 3)),
        9: ((0, 78, 4), (4, 76, 2)),
        10: ((0, 76, 3), (3, 71, 3)),
        11: ((0, 74, 6),),
        12: ((0, 73, 3), (3, 76, 3)),
        13: ((0, 70, 3), (3, 73, 3)),
        14: ((0, 71, 6),),
    },
    thirds=range(4, 7),
    softness=6,
)


def third_below(key, chord):
    """Returns the nearest note of the chord that lies a third or a fourth below, or None."""
    notes = {note % 12 for note in CHORDS[chord]}
    return next((key - down for down in (3, 4, 5) if (key - down) % 12 in notes), None)


def sing(guitar, piece):
    """Plays the melody, a little behind the beat."""
    for bar, notes in piece.melody.items():
        for eighth, key, lasting in notes:
            at = LEAD + (bar * piece.eighths + eighth) * piece.eighth + 0.012
            high = 0.9 if eighth else 1.0
            guitar.pluck(at, key, lasting * piece.eighth * 1.1, 0.62 * high, guitar.softness - 1, 0.18)
            below = third_below(key, piece.bars[bar])
            if bar in piece.thirds and lasting >= 3 and below:
                guitar.pluck(at + 0.01, below, lasting * piece.eighth, 0.34)


def milonga(guitar, piece):
    """The thumb plays groups of three, three and two eighths; the fingers go up and down in between."""
    for bar, name in enumerate(piece.bars):
        root, fifth, low, middle, high = CHORDS[name]
        start = LEAD + bar * piece.eighths * piece.eighth
        for eighth, key in ((0, root), (3, fifth), (6, root if bar % 2 else fifth)):
            guitar.pluck(start + eighth * piece.eighth, key, 3 * piece.eighth, 0.60 if eighth else 0.72)
        for eighth, key in ((1, low), (2, middle), (3, high), (4, middle), (5, low), (7, middle)):
            lean = 0.30 if eighth == 3 else 0.24
            guitar.pluck(start + eighth * piece.eighth, key, 2.4 * piece.eighth, lean)


def zamba(guitar, piece):
    """The bass plays the first and the fourth eighth, the fingers play the others, with an occasional brush."""
    for bar, name in enumerate(piece.bars):
        root, fifth, low, middle, high = CHORDS[name]
        start = LEAD + bar * piece.eighths * piece.eighth
        guitar.pluck(start, root, 3 * piece.eighth, 0.70)
        guitar.pluck(start + 3 * piece.eighth, fifth, 3 * piece.eighth, 0.50)
        alone = bar not in piece.melody
        for eighth, keys in ((1, (low,)), (2, (middle, high)), (4, (low, middle, high) if alone else (middle, high)), (5, (low,))):
            if len(keys) == 3 or (eighth == 4 and bar % 4 == 3):
                guitar.brush(start + eighth * piece.eighth, (low, middle, high), 1.6 * piece.eighth, 0.22)
            else:
                for n, key in enumerate(keys):
                    guitar.pluck(start + eighth * piece.eighth + 0.012 * n, key, 1.8 * piece.eighth, 0.23)


def estilo(guitar, piece):
    """Slow arpeggios that rise and fall, left to ring."""
    for bar, name in enumerate(piece.bars):
        root, fifth, low, middle, high = CHORDS[name]
        start = LEAD + bar * piece.eighths * piece.eighth
        # Every fourth bar begins a little late, as if a singer took a breath.
        late = 0.035 if bar % 4 == 0 else 0.0
        guitar.pluck(start + late, root, 6 * piece.eighth, 0.70)
        keys = (low, middle, high, middle, low) if bar % 2 else (fifth, low, middle, high, middle)
        for n, key in enumerate(keys, 1):
            guitar.pluck(start + n * piece.eighth + late * (1 - n / 5), key, 3.2 * piece.eighth, 0.30 - 0.012 * n)


def loop(piece, play, rng):
    """Plays a piece on the guitar, without the other sounds."""
    guitar = Guitar(rng, round(piece.seconds * RATE), piece.softness)
    play(guitar, piece)
    sing(guitar, piece)
    sound = guitar.wooden(0.34)
    return sound / np.sqrt(np.mean(sound**2))


def calls(rng, count, birds, level):
    """Returns the calls of birds, each given as (bird, place as a fraction of the loop, loudness)."""
    out = np.zeros(count)
    for bird, share, gain in birds:
        mix_round(out, bird(rng), share * count / RATE, gain)
    return level * passing("high", out, 250)


def morning(rng):
    """Sparrows, an ovenbird, a lapwing and hardly any wind."""
    sound = loop(MORNING, milonga, rng)
    birds = ((air.sparrow, 0.155, 0.9), (air.ovenbird, 0.43, 0.8), (air.sparrow, 0.475, 0.4), (air.sparrow, 0.665, 0.6), (air.lapwing, 0.945, 0.5))
    return sound + 0.055 * air.wind(rng, len(sound), 160, 700, 3) + calls(rng, len(sound), birds, 0.3)


def noon(rng):
    """Wind in the dry grass, a dove in the shade and a distant lapwing."""
    sound = loop(NOON, zamba, rng)
    birds = ((air.dove, 0.17, 0.8), (air.dove, 0.64, 0.9), (air.dove, 0.76, 0.6), (air.lapwing, 0.80, 0.35))
    return sound + 0.095 * air.wind(rng, len(sound), 240, 1100, 4) + calls(rng, len(sound), birds, 0.36)


def dusk(rng):
    """Crickets, an owl, and the lapwings going home."""
    sound = loop(DUSK, estilo, rng)
    birds = ((air.owl, 0.25, 0.8), (air.owl, 0.74, 0.6), (air.lapwing, 0.50, 0.5), (air.lapwing, 0.985, 0.3))
    sound = sound + 0.06 * air.wind(rng, len(sound), 140, 520, 3) + calls(rng, len(sound), birds, 0.36)
    return sound + 0.09 * air.crickets(rng, len(sound))


LOOPS = {"morning": morning, "noon": noon, "dusk": dusk}
