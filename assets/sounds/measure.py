"""Figures of a sound: loudness after ITU-R BS.1770-4, true peak, edges, seam, attack and where its energy lies."""

import numpy as np

FULL_SCALE = -0.691


def decibel(value):
    return 20 * np.log10(max(value, 1e-9))


def weighted(sound, rate):
    """The sound as the ear weighs it, in the frequency domain: the two filters of the standard at any rate."""
    size = 1 << int(np.ceil(np.log2(len(sound) + rate // 2)))
    at = 2j * np.pi * np.fft.rfftfreq(size, 1 / rate)
    # The shelf of the head and the high-pass, as analogue filters.
    w, q, high, band = 2 * np.pi * 1681.97, 0.7072, 10 ** (3.99984 / 20), 10 ** (3.99984 / 20 * 0.4996)
    shelf = (high * at**2 + band * w / q * at + w**2) / (at**2 + w / q * at + w**2)
    w, q = 2 * np.pi * 38.135, 0.5003
    cut = at**2 / (at**2 + w / q * at + w**2)
    return np.fft.irfft(np.fft.rfft(sound, size) * shelf * cut, size)[: len(sound)]


def loudness(sound, rate):
    """Integrated loudness in LUFS: blocks of 400 ms, gated at -70 and at 10 below the mean."""
    heard = weighted(sound, rate)
    block, step = round(0.4 * rate), round(0.1 * rate)
    power = np.array([np.mean(heard[i : i + block] ** 2) for i in range(0, max(1, len(heard) - block + 1), step)])
    power = power[FULL_SCALE + 10 * np.log10(power + 1e-12) > -70]
    if not len(power):
        return -70.0
    gate = FULL_SCALE + 10 * np.log10(np.mean(power)) - 10
    return FULL_SCALE + 10 * np.log10(np.mean(power[FULL_SCALE + 10 * np.log10(power) > gate]))


def loudest(sound, rate):
    """The loudest 100 ms in LUFS: how loud a short sound seems."""
    heard = weighted(sound, rate) ** 2
    window = round(0.1 * rate)
    sums = np.cumsum(np.concatenate(([0.0], heard, np.zeros(window))))
    return FULL_SCALE + 10 * np.log10(np.max(sums[window:] - sums[:-window]) / window + 1e-12)


def true_peak(sound):
    """The peak in dB between the samples, too: four times as many of them."""
    size = len(sound) + 1024
    spectrum = np.fft.rfft(sound, size)
    fine = np.fft.irfft(spectrum, 4 * size) * 4
    return decibel(np.max(np.abs(fine)))


def centroid(sound, rate):
    """The middle of the energy in Hz."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    return float(np.sum(power * np.fft.rfftfreq(len(sound), 1 / rate)) / np.sum(power))


def attack(sound, rate):
    """Milliseconds from the first tenth of the loudest moment to nine tenths of it."""
    window = max(1, rate // 500)
    level = np.convolve(np.abs(sound), np.ones(window) / window, "same")
    top = np.max(level)
    return 1000 * (np.argmax(level >= 0.9 * top) - np.argmax(level >= 0.1 * top)) / rate


def seam(sound):
    """How much sharper the sound bends where its end meets its beginning than it does elsewhere in its loudest hundredth."""
    round_ = np.concatenate((sound[-400:], sound[:400]))
    bends = np.abs(np.diff(sound, 2))
    return float(np.max(np.abs(np.diff(round_, 2))[390:410]) / np.quantile(bends, 0.99))


def edges(sound):
    """The loudest of the first and last samples, in dB."""
    return decibel(np.max(np.abs(np.concatenate((sound[:8], sound[-64:])))))
