#!/usr/bin/env python3
"""Synthesises the six sound cues of the game as OGG Vorbis files beside this script; run `python3 make_cues.py` (it needs `oggenc`).

Nothing is recorded or sampled: every cue is computed here from noise, sines and plucked strings, and a fixed seed makes
every run give the same sound. `python3 make_cues.py --check` writes nothing and measures the files that lie here instead
(it needs `oggdec`).
"""

import math
import random
import struct
import subprocess
import sys
import tempfile
import wave
from array import array
from pathlib import Path

RATE = 44_100
SEED = 2005
QUALITY = 2
PEAK = 10 ** (-6 / 20)
LOUDNESS = -17.0  # dB, the loudest 100 ms of a cue after weighting
LEAD = 0.004  # seconds of silence before a cue, so that the codec smears no attack over the very start
MOST_DRIVE = 2.5  # how far the soft knee may go to bring a spiky cue up
HERE = Path(__file__).resolve().parent


# Building blocks -----------------------------------------------------------------------------------------------------

def silence(seconds):
    return [0.0] * round(seconds * RATE)


def mix(into, sound, at=0.0, gain=1.0):
    """Adds a sound to another from a moment on; what would hang over the end is dropped."""
    start = round(at * RATE)
    for i, value in enumerate(sound[: max(0, len(into) - start)]):
        into[start + i] += gain * value


def noise(rng, seconds):
    return [rng.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def ping(frequency, decay, seconds, bend=0.0):
    """A sine that dies away by 1/e every `decay` seconds, is gone at the end, and falls from `frequency * (1 + bend)`."""
    out, phase, count = [], 0.0, round(seconds * RATE)
    for i in range(count):
        t = i / RATE
        phase += 2 * math.pi * frequency * (1 + bend * math.exp(-t / 0.02)) / RATE
        out.append(math.sin(phase) * math.exp(-t / decay) * (1 - i / count))
    return out


def shaped(sound, envelope):
    """Multiplies a sound by a function of the time in seconds."""
    return [value * envelope(i / RATE) for i, value in enumerate(sound)]


def hump(rise, fall):
    """An envelope that rises smoothly for `rise` seconds and falls smoothly for `fall` seconds."""

    def at(t):
        if t < rise:
            return math.sin(0.5 * math.pi * t / rise) ** 2
        return math.cos(0.5 * math.pi * min(1.0, (t - rise) / fall)) ** 2

    return at


def biquad(sound, b0, b1, b2, a0, a1, a2):
    out = []
    x1 = x2 = y1 = y2 = 0.0
    b0, b1, b2, a1, a2 = b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0
    for x in sound:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def passing(kind, sound, frequency, q=0.7071):
    """The usual second-order low-pass, high-pass and band-pass (peak gain 1)."""
    w = 2 * math.pi * frequency / RATE
    cos, alpha = math.cos(w), math.sin(w) / (2 * q)
    front = {
        "low": ((1 - cos) / 2, 1 - cos, (1 - cos) / 2),
        "high": ((1 + cos) / 2, -(1 + cos), (1 + cos) / 2),
        "band": (alpha, 0.0, -alpha),
    }[kind]
    return biquad(sound, *front, 1 + alpha, -2 * cos, 1 - alpha)


def sweeping_band(sound, start, end, q):
    """A band-pass whose middle glides from one frequency to another (a state-variable filter)."""
    low = band = 0.0
    out = []
    for i, x in enumerate(sound):
        middle = start * (end / start) ** (i / len(sound))
        f = 2 * math.sin(math.pi * middle / RATE)
        low += f * band
        band += f * (x - low - band / q)
        out.append(band / q)
    return out


def string(rng, frequency, seconds, decay, softness):
    """A plucked string after Karplus and Strong, tuned by an all-pass and picked at a seventh of its length."""
    period = RATE / frequency - 0.5
    whole = int(period - 0.2)
    part = period - whole
    tune = (1 - part) / (1 + part)
    loss = 0.001 ** (1 / (frequency * decay))
    burst = noise(rng, whole / RATE)[:whole]
    burst += [0.0] * (whole - len(burst))
    for _ in range(softness):
        burst = [(burst[i - 1] + burst[i]) / 2 for i in range(whole)]
    pick = max(1, whole // 7)
    burst = [burst[i] - burst[i - pick] for i in range(whole)]
    line, before, x1, y1 = burst, 0.0, 0.0, 0.0
    out = []
    for i in range(round(seconds * RATE)):
        value = line[i % whole]
        out.append(value)
        x = loss * 0.5 * (value + before)
        before = value
        y1 = tune * x + x1 - tune * y1
        x1 = x
        line[i % whole] = y1
    top = max(abs(v) for v in out)
    return [v / top for v in out]


# The cues ------------------------------------------------------------------------------------------------------------

def card(rng):
    """A card drawn over a table and let go: a swish that rises, and a soft flick where it lands."""
    out = silence(0.26)
    swish = sweeping_band(noise(rng, 0.20), 1300, 4200, 1.1)
    mix(out, shaped(swish, hump(0.09, 0.11)), 0.0, 1.0)
    grain = passing("band", noise(rng, 0.20), 700, 0.8)
    mix(out, shaped(grain, hump(0.07, 0.12)), 0.0, 0.5)
    flick = passing("band", noise(rng, 0.06), 2200, 0.9)
    mix(out, shaped(flick, lambda t: min(1.0, t / 0.002) * math.exp(-t / 0.012)), 0.165, 0.9)
    return passing("low", passing("high", out, 250), 5200)


def tile(rng):
    """A wooden tile set down: two modes of a small block under a short tick."""
    out = silence(0.22)
    mix(out, ping(410, 0.042, 0.22, 0.04), 0.0, 1.0)
    mix(out, ping(1085, 0.020, 0.16, 0.02), 0.0, 0.45)
    tick = passing("band", noise(rng, 0.03), 2400, 0.8)
    mix(out, shaped(tick, lambda t: math.exp(-t / 0.004)), 0.0, 0.8)
    table = passing("low", noise(rng, 0.12), 260)
    mix(out, shaped(table, lambda t: math.exp(-t / 0.025)), 0.003, 1.0)
    return passing("high", out, 90)


def call(rng, seconds):
    """A short warm call: a buzzing voice that bends up and down, sung through three vowels' bands."""
    voice, phase, breath = [], 0.0, 0.0
    for i in range(round(seconds * RATE)):
        s = i / (seconds * RATE)
        pitch = 148 + 46 * math.sin(math.pi * min(1.0, s * 1.25)) - 22 * s
        pitch *= 1 + 0.012 * math.sin(2 * math.pi * 6.5 * i / RATE)
        phase += pitch / RATE
        breath = 0.9 * breath + 0.1 * rng.uniform(-1, 1)
        voice.append(sum(math.sin(2 * math.pi * k * phase) / k ** 1.2 for k in range(1, 15)) + 0.6 * breath)
    out = silence(seconds)
    for frequency, q, gain in ((330, 3.0, 1.0), (760, 4.5, 0.85), (1900, 6.0, 0.3)):
        mix(out, passing("band", voice, frequency, q), 0.0, gain)
    return shaped(passing("low", out, 3000), hump(0.07, seconds - 0.07))


def animal(rng):
    """Two soft hoofs on dry ground, then a call."""
    out = silence(0.58)
    for at, pitch, gain in ((0.0, 150, 1.0), (0.115, 132, 0.85)):
        mix(out, ping(pitch, 0.030, 0.15, 0.5), at, 0.9 * gain)
        mix(out, ping(pitch * 3.1, 0.014, 0.08, 0.1), at, 0.35 * gain)
        ground = passing("band", noise(rng, 0.08), 620, 0.7)
        mix(out, shaped(ground, lambda t: min(1.0, t / 0.003) * math.exp(-t / 0.014)), at, 0.8 * gain)
    mix(out, call(rng, 0.36), 0.215, 0.55)
    return passing("high", out, 70)


def coin(rng):
    """Two coins that clink: partials in no simple ratio, the second a little higher and longer."""
    out = silence(0.46)
    ratios = ((1.0, 1.0, 1.0), (1.483, 0.6, 0.8), (1.938, 0.5, 0.62), (2.741, 0.32, 0.42), (3.62, 0.2, 0.3))
    for at, base, decay, gain in ((0.0, 2350, 0.055, 0.8), (0.085, 2680, 0.095, 1.0)):
        for ratio, level, life in ratios:
            frequency = base * ratio * (1 + rng.uniform(-0.004, 0.004))
            mix(out, ping(frequency, decay * life, 0.46 - at), at, gain * level)
            mix(out, ping(frequency * 1.006, decay * life, 0.46 - at), at, 0.3 * gain * level)
        touch = passing("high", noise(rng, 0.01), 4000)
        mix(out, shaped(touch, lambda t: math.exp(-t / 0.0015)), at, 0.4 * gain)
    return passing("low", out, 9000)


def refusal(rng):
    """Two muted bars of low wood, the second a third deeper: no, but kindly."""
    out = silence(0.38)
    for at, pitch, gain in ((0.0, 262, 0.9), (0.15, 208, 1.0)):
        bar = silence(0.38 - at)
        mix(bar, ping(pitch, 0.062, 0.38 - at, 0.015), 0.0, 1.0)
        mix(bar, ping(pitch * 2.72, 0.022, 0.12), 0.0, 0.28)
        mix(bar, ping(pitch * 0.5, 0.045, 0.2), 0.0, 0.25)
        felt = passing("low", noise(rng, 0.05), 700)
        mix(bar, shaped(felt, lambda t: math.exp(-t / 0.010)), 0.0, 0.5)
        mix(out, shaped(bar, lambda t: min(1.0, t / 0.005)), at, gain)
    return passing("low", out, 1800)


def scoring(rng):
    """A flourish on a guitar: an arpeggio upwards in D and the chord it was aiming at."""
    out = silence(1.30)
    run = ((0.0, 146.83), (0.075, 220.0), (0.15, 293.66), (0.225, 369.99), (0.30, 440.0))
    for at, pitch in run:
        mix(out, string(rng, pitch, 1.30 - at, 1.4, 3), at, 0.8)
    chord = (146.83, 220.0, 293.66, 369.99, 587.33)
    for n, pitch in enumerate(chord):
        at = 0.43 + 0.018 * n
        mix(out, string(rng, pitch, 1.30 - at, 1.9, 3), at, 0.55 if n < 4 else 0.75)
    body = list(out)
    for frequency, q, gain in ((108, 6.0, 0.5), (204, 5.0, 0.6), (410, 4.0, 0.35)):
        mix(body, passing("band", out, frequency, q), 0.0, gain)
    body = passing("low", passing("high", body, 80), 6500)
    return shaped(body, lambda t: 1.0 if t < 0.75 else math.cos(0.5 * math.pi * min(1.0, (t - 0.75) / 0.55)) ** 2)


CUES = {"card": card, "tile": tile, "animal": animal, "coin": coin, "refusal": refusal, "scoring": scoring}


# Level and file ------------------------------------------------------------------------------------------------------

def decibel(value):
    return 20 * math.log10(max(value, 1e-9))


def loudness(sound):
    """The loudest 100 ms in dB: deep tones count less and bright ones a little more, as the ear has it."""
    heard = passing("high", sound, 150)
    bright = passing("high", heard, 1500)
    heard = [a + 0.5 * b for a, b in zip(heard, bright)]
    window = round(0.1 * RATE)
    heard += [0.0] * max(0, window - len(heard))
    total = most = sum(v * v for v in heard[:window])
    for i in range(window, len(heard)):
        total += heard[i] ** 2 - heard[i - window] ** 2
        most = max(most, total)
    return 10 * math.log10(max(most / window, 1e-12))


def level(sound):
    """Rounds the ends off, and brings the cue to the common loudness without letting its peak pass -6 dBFS."""
    fade_in, fade_out = round(0.0015 * RATE), round(0.03 * RATE)
    ends = list(sound)
    for i in range(min(fade_in, len(ends))):
        ends[i] *= math.sin(0.5 * math.pi * i / fade_in) ** 2
    for i in range(min(fade_out, len(ends))):
        ends[-1 - i] *= math.sin(0.5 * math.pi * i / fade_out) ** 2
    top = max(abs(v) for v in ends)
    ends = silence(LEAD) + [v / top for v in ends]

    def driven(drive):
        return [PEAK * math.tanh(drive * v) / math.tanh(drive) for v in ends]

    least, most = 0.05, MOST_DRIVE
    for _ in range(12):
        drive = (least + most) / 2
        if loudness(driven(drive)) < LOUDNESS:
            least = drive
        else:
            most = drive
    out = driven(most)
    over = loudness(out) - LOUDNESS
    if over > 0.1:
        out = [v * 10 ** (-over / 20) for v in out]
    return out


def write(name, sound):
    samples = array("h", (round(32767 * v) for v in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / f"{name}.wav"
        with wave.open(str(plain), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        # A fixed stream number keeps the file itself the same from run to run.
        command = ["oggenc", "--quiet", "--serial", str(SEED), "--quality", str(QUALITY)]
        subprocess.run([*command, "--output", str(HERE / f"{name}.ogg"), str(plain)], check=True)


def read(name):
    """The samples of a finished file and its rate."""
    command = ["oggdec", "--quiet", "--raw", "--bits", "16", "--endianness", "0", "--sign", "1", "--output", "-"]
    path = HERE / f"{name}.ogg"
    raw = subprocess.run([*command, str(path)], check=True, stdout=subprocess.PIPE).stdout
    rate = struct.unpack_from("<I", path.read_bytes(), 40)[0]
    return [v / 32768 for (v,) in struct.iter_unpack("<h", raw)], rate


def check():
    fine = True
    for name in CUES:
        sound, rate = read(name)
        size = (HERE / f"{name}.ogg").stat().st_size
        seconds, peak = len(sound) / rate, decibel(max(abs(v) for v in sound))
        edge = decibel(max(abs(v) for v in sound[:8] + sound[-64:]))
        crossings = sum((a < 0) != (b < 0) for a, b in zip(sound, sound[1:])) / (2 * seconds)
        heard = loudness(sound)
        longest = 1.5 if name == "scoring" else 0.6
        good = 0.1 <= seconds <= longest and -12 < peak < -5 and edge < -40 and size < 25_000 and rate == RATE
        good = good and abs(heard - LOUDNESS) < 2.0
        fine = fine and good
        print(
            f"{name:8} {seconds:5.2f} s  peak {peak:6.1f} dBFS  loudest {heard:6.1f} dB  ends {edge:6.1f} dBFS"
            f"  mean crossing {crossings:5.0f} Hz  {size:6} bytes  {'fine' if good else 'NOT FINE'}"
        )
    return fine


def main():
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if check() else 1)
    if sys.argv[1:]:
        sys.exit("usage: make_cues.py [--check]")
    for name, cue in CUES.items():
        write(name, level(cue(random.Random(f"{SEED} {name}"))))


if __name__ == "__main__":
    main()
