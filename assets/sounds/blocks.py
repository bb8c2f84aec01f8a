"""The building blocks of every sound, as numpy arrays: noise, sines, envelopes, filters, strings, voices and bells."""

import numpy as np

RATE = 32_000


def times(seconds):
    """Returns the time of each sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds):
    return np.zeros(round(seconds * RATE))


def mix(into, sound, at=0.0, gain=1.0):
    """Adds a sound to another at `at` seconds; whatever runs past the end is cut off."""
    start = round(at * RATE)
    room = max(0, min(len(sound), len(into) - start))
    into[start : start + room] += gain * sound[:room]


def mix_round(into, sound, at=0.0, gain=1.0):
    """Adds a sound to a loop at `at` seconds; whatever runs past the end continues at the beginning."""
    places = (round(at * RATE) + np.arange(len(sound))) % len(into)
    np.add.at(into, places, gain * sound)


def noise(rng, seconds):
    return rng.uniform(-1, 1, round(seconds * RATE))


def sine(frequency, seconds):
    """Returns a sine wave; `frequency` is a number, or an array with a value for each sample."""
    pitch = np.broadcast_to(np.asarray(frequency, float), round(seconds * RATE))
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def ping(frequency, decay, seconds, bend=0.0):
    """Returns a sine with an exponential decay, to 1/e every `decay` seconds, and a linear fade over its whole length.

    Its pitch starts at `frequency * (1 + bend)` and falls to `frequency`.
    """
    t = times(seconds)
    return sine(frequency * (1 + bend * np.exp(-t / 0.02)), seconds) * np.exp(-t / decay) * (1 - t / seconds)


def strike(seconds, decay, rise=0.001):
    """Returns a linear rise over `rise` seconds times an exponential decay to 1/e every `decay` seconds."""
    t = times(seconds)
    return np.minimum(1.0, t / rise) * np.exp(-t / decay)


def hump(rise, fall):
    """Returns an envelope that rises smoothly for `rise` seconds and falls smoothly for `fall` seconds."""
    t = times(rise + fall)
    up = np.sin(0.5 * np.pi * np.minimum(1.0, t / rise)) ** 2
    return up * np.cos(0.5 * np.pi * np.clip((t - rise) / fall, 0.0, 1.0)) ** 2


def curve(seconds, *points):
    """Interpolates linearly between points (fraction of the time, value). Returns a value for each sample."""
    places, values = zip(*points)
    return np.interp(times(seconds) / seconds, places, values)


def response(kind, frequency, q, at):
    """Returns the response, at the frequencies `at`, of a second-order filter.

    The filter is a low-pass, a high-pass, a band-pass with a peak gain of 1, or a bell of 12 dB.
    """
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
    """Filters a sound as if there were silence before and after it."""
    size = 1 << int(np.ceil(np.log2(len(sound) + RATE // 2)))
    spectrum = np.fft.rfft(sound, size) * response(kind, frequency, q, np.fft.rfftfreq(size, 1 / RATE))
    return np.fft.irfft(spectrum, size)[: len(sound)]


def sweeping_band(sound, start, end, q):
    """Applies a band-pass whose centre glides from one frequency to another (a state-variable filter)."""
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
    """Synthesises a plucked string after Karplus and Strong.

    A burst of noise circulates in a delay line and loses a little each time, mostly at high frequencies. `decay` is the
    time in seconds in which the fundamental falls by 60 dB, `softness` the number of times that the burst is smoothed,
    `pick` the point where the string is plucked as a fraction of its length, and `dull` (0 to 0.25) how fast the
    overtones decay. Above `warm` hertz the overtones are weaker from the start, by 6 dB an octave. A cubic
    interpolation tunes the period.
    """
    period = RATE / frequency
    # The low-pass delays by one sample, the interpolation by `part` samples.
    whole = int(period - 2.5)
    part = period - whole - 1
    lagrange = [
        -(part - 1) * (part - 2) * (part - 3) / 6,
        part * (part - 2) * (part - 3) / 2,
        -part * (part - 1) * (part - 3) / 2,
        part * (part - 1) * (part - 2) / 6,
    ]
    taps = np.convolve(lagrange, [dull, 1 - 2 * dull, dull])
    # Compensate for what the low-pass takes from the fundamental, but limit the gain so that the sound dies away.
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
    """Synthesises a voice: a buzz with a pitch for each sample, some breath, and formants as (frequency, q, gain).

    The frequency of a formant is a number, or an array: then it glides from the first value to the last.
    """
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
    """Synthesises a bell from partials (ratio, level, life), each with a slightly higher twin that beats with it."""
    out = silence(seconds)
    for ratio, level, life in partials:
        mix(out, ping(frequency * ratio, decay * life, seconds), 0.0, level)
        mix(out, ping(frequency * ratio * 1.004, decay * life, seconds), 0.0, 0.3 * level)
    return out


def softened(sound, knee):
    """Compresses amplitudes above `knee`, so that none exceeds 1."""
    over = np.maximum(np.abs(sound) - knee, 0) / (1 - knee)
    return np.sign(sound) * (np.minimum(np.abs(sound), knee) + (1 - knee) * np.tanh(over))
