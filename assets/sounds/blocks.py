"""Building blocks of every sound: noise, sines, envelopes, filters, plucked strings, voices and bells, as numpy arrays."""

import numpy as np

RATE = 32_000


def times(seconds):
    """The seconds at which the samples of a sound lie."""
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds):
    return np.zeros(round(seconds * RATE))


def mix(into, sound, at=0.0, gain=1.0):
    """Adds a sound to another from a moment on; what would hang over the end is dropped."""
    start = round(at * RATE)
    room = max(0, min(len(sound), len(into) - start))
    into[start : start + room] += gain * sound[:room]


def mix_round(into, sound, at=0.0, gain=1.0):
    """Adds a sound to a loop from a moment on; what hangs over the end goes on at the beginning."""
    places = (round(at * RATE) + np.arange(len(sound))) % len(into)
    np.add.at(into, places, gain * sound)


def noise(rng, seconds):
    return rng.uniform(-1, 1, round(seconds * RATE))


def sine(frequency, seconds):
    """A sine; its frequency is a number or an array with one for each sample."""
    pitch = np.broadcast_to(np.asarray(frequency, float), round(seconds * RATE))
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def ping(frequency, decay, seconds, bend=0.0):
    """A sine that dies away by 1/e every `decay` seconds, is gone at the end, and falls from `frequency * (1 + bend)`."""
    t = times(seconds)
    return sine(frequency * (1 + bend * np.exp(-t / 0.02)), seconds) * np.exp(-t / decay) * (1 - t / seconds)


def strike(seconds, decay, rise=0.001):
    """An envelope that jumps up and dies away."""
    t = times(seconds)
    return np.minimum(1.0, t / rise) * np.exp(-t / decay)


def hump(rise, fall):
    """An envelope that rises smoothly for `rise` seconds and falls smoothly for `fall` seconds."""
    t = times(rise + fall)
    up = np.sin(0.5 * np.pi * np.minimum(1.0, t / rise)) ** 2
    return up * np.cos(0.5 * np.pi * np.clip((t - rise) / fall, 0.0, 1.0)) ** 2


def curve(seconds, *points):
    """A line through points (share of the time, value), one value for each sample."""
    places, values = zip(*points)
    return np.interp(times(seconds) / seconds, places, values)


def response(kind, frequency, q, at):
    """What the usual second-order low-pass, high-pass, band-pass (peak gain 1) or bell of 12 dB does to frequencies `at`."""
    w = 2 * np.pi * frequency / RATE
    cos, alpha = np.cos(w), np.sin(w) / (2 * q)
    front = {
        "low": ((1 - cos) / 2, 1 - cos, (1 - cos) / 2),
        "high": ((1 + cos) / 2, -(1 + cos), (1 + cos) / 2),
        "band": (alpha, 0.0, -alpha),
        "bell": (1 + 2 * alpha, -2 * cos, 1 - 2 * alpha),
    }[kind]
    back = (1 + alpha, -2 * cos, 1 - alpha) if kind != "bell" else (1 + alpha / 2, -2 * cos, 1 - alpha / 2)
    z = np.exp(-2j * np.pi * at / RATE)
    return (front[0] + front[1] * z + front[2] * z * z) / (back[0] + back[1] * z + back[2] * z * z)


def passing(kind, sound, frequency, q=0.7071):
    """A sound through a filter, with silence before and after it."""
    size = 1 << int(np.ceil(np.log2(len(sound) + RATE // 2)))
    spectrum = np.fft.rfft(sound, size) * response(kind, frequency, q, np.fft.rfftfreq(size, 1 / RATE))
    return np.fft.irfft(spectrum, size)[: len(sound)]


def sweeping_band(sound, start, end, q):
    """A band-pass whose middle glides from one frequency to another (a state-variable filter)."""
    low = band = 0.0
    middle = start * (end / start) ** (np.arange(len(sound)) / len(sound))
    factors = 2 * np.sin(np.pi * middle / RATE)
    out = np.empty(len(sound))
    for i, (x, f) in enumerate(zip(sound.tolist(), factors.tolist())):
        low += f * band
        band += f * (x - low - band / q)
        out[i] = band / q
    return out


def string(rng, frequency, seconds, decay, softness, pick=1 / 7, dull=0.12, warm=2500):
    """A plucked string after Karplus and Strong: a burst goes round and loses a little, most of it high up.

    `decay` is the seconds in which its ground tone falls by 60 dB, `softness` from 0 how round the finger is, `pick` where on
    its length it plucks, `dull` from 0 to 0.25 how fast the overtones go, and from `warm` hertz on they are weaker
    from the start, by 6 dB an octave. The period is tuned by a cubic interpolation.
    """
    period = RATE / frequency
    # The low-pass takes one sample, the interpolation one and a part.
    whole = int(period - 2.5)
    part = period - whole - 1
    lagrange = [
        -(part - 1) * (part - 2) * (part - 3) / 6,
        part * (part - 2) * (part - 3) / 2,
        -part * (part - 1) * (part - 3) / 2,
        part * (part - 1) * (part - 2) / 6,
    ]
    taps = np.convolve(lagrange, [dull, 1 - 2 * dull, dull])
    # What the low-pass takes from the ground tone is given back, as far as the string may still not ring for ever.
    ground = 1 - 2 * dull * (1 - np.cos(2 * np.pi * frequency / RATE))
    loss = min(0.001 ** (1 / (frequency * decay)) / ground, 0.9995)
    size = int(np.ceil(period))
    burst = rng.uniform(-1, 1, size) * 0.6
    burst[size // 3] += 2.2
    for _ in range(softness):
        burst = (np.roll(burst, 1) + 2 * burst + np.roll(burst, -1)) / 4
    spectrum = np.fft.rfft(burst)
    burst = np.fft.irfft(spectrum / (1 + 1j * np.arange(len(spectrum)) * RATE / size / warm), size)
    burst = burst - np.roll(burst, max(1, round(pick * size)))
    burst -= burst.mean()
    count = round(seconds * RATE)
    line = np.zeros(count + whole + 8)
    lead = whole + 8
    line[lead : lead + size] = burst[: max(0, min(size, count))]
    for start in range(lead, len(line), whole):
        end = min(start + whole, len(line))
        for k, tap in enumerate(taps):
            line[start:end] += loss * tap * line[start - whole - k : end - whole - k]
    out = line[lead:]
    return out / np.max(np.abs(out))


def voice(rng, pitch, breath, formants):
    """A throat: a buzz whose pitch is an array, some breath, and the bands of a mouth as (array or number, q, gain)."""
    phase = np.cumsum(pitch) / RATE
    buzz = np.zeros(len(pitch))
    for k in range(1, 28):
        below = k * pitch < 0.45 * RATE
        buzz += below * np.sin(2 * np.pi * k * phase) / k**1.1
    air = passing("low", rng.uniform(-1, 1, len(pitch)), 3000)
    source = buzz + breath * air
    out = np.zeros(len(pitch))
    for middle, q, gain in formants:
        if np.ndim(middle):
            out += gain * sweeping_band(source, middle[0], middle[-1], q)
        else:
            out += gain * passing("band", source, middle, q)
    return out


def bell(frequency, seconds, decay, partials):
    """Partials as (ratio, level, life), each with a near twin that beats with it."""
    out = silence(seconds)
    for ratio, level, life in partials:
        mix(out, ping(frequency * ratio, decay * life, seconds), 0.0, level)
        mix(out, ping(frequency * ratio * 1.004, decay * life, seconds), 0.0, 0.3 * level)
    return out


def softened(sound, knee):
    """Lets what is louder than `knee` rise slower and slower, up to 1."""
    over = np.maximum(np.abs(sound) - knee, 0) / (1 - knee)
    return np.sign(sound) * (np.minimum(np.abs(sound), knee) + (1 - knee) * np.tanh(over))
