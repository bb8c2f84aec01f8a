"""Measures sounds: loudness according to ITU-R BS.1770-4, true peak, edges, seam, attack and spectral centroid."""

import numpy as np

FULL_SCALE = -0.691


def decibel(value):
    return 20 * np.log10(max(value, 1e-9))


def weighted(sound, rate):
    """Returns the sound with the standard's K-weighting.

    The two filters are applied in the frequency domain, so that they work at any sample rate.
    """
    size = 1 << int(np.ceil(np.log2(len(sound) + rate // 2)))
    at = 2j * np.pi * np.fft.rfftfreq(size, 1 / rate)
    # The high shelf, which models the head, and the high-pass, both as analogue filters.
    w, q, high, band = 2 * np.pi * 1681.97, 0.7072, 10 ** (3.99984 / 20), 10 ** (3.99984 / 20 * 0.4996)
    shelf = (high * at**2 + band * w / q * at + w**2) / (at**2 + w / q * at + w**2)
    w, q = 2 * np.pi * 38.135, 0.5003
    cut = at**2 / (at**2 + w / q * at + w**2)
    return np.fft.irfft(np.fft.rfft(sound, size) * shelf * cut, size)[: len(sound)]


def loudness(sound, rate):
    """Returns the integrated loudness in LUFS: blocks of 400 ms, gated at -70 LUFS and at 10 LU below the mean."""
    heard = weighted(sound, rate)
    block, step = round(0.4 * rate), round(0.1 * rate)
    power = np.array([np.mean(heard[i : i + block] ** 2) for i in range(0, max(1, len(heard) - block + 1), step)])
    power = power[FULL_SCALE + 10 * np.log10(power + 1e-12) > -70]
    if not len(power):
        return -70.0
    gate = FULL_SCALE + 10 * np.log10(np.mean(power)) - 10
    return FULL_SCALE + 10 * np.log10(np.mean(power[FULL_SCALE + 10 * np.log10(power) > gate]))


def loudest(sound, rate):
    """Returns the loudness of the loudest 100 ms in LUFS, which approximates how loud a short sound seems."""
    heard = weighted(sound, rate) ** 2
    window = round(0.1 * rate)
    sums = np.cumsum(np.concatenate(([0.0], heard, np.zeros(window))))
    return FULL_SCALE + 10 * np.log10(np.max(sums[window:] - sums[:-window]) / window + 1e-12)


def true_peak(sound):
    """Returns the true peak in dB, which includes peaks between samples, estimated by fourfold oversampling."""
    size = len(sound) + 1024
    spectrum = np.fft.rfft(sound, size)
    fine = np.fft.irfft(spectrum, 4 * size) * 4
    return decibel(np.max(np.abs(fine)))


def centroid(sound, rate):
    """Returns the spectral centroid in Hz."""
    power = np.abs(np.fft.rfft(sound)) ** 2
    return float(np.sum(power * np.fft.rfftfreq(len(sound), 1 / rate)) / np.sum(power))


def attack(sound, rate):
    """Returns the attack time: how long the level takes to rise from 10% to 90% of its maximum, in milliseconds."""
    window = max(1, rate // 500)
    level = np.convolve(np.abs(sound), np.ones(window) / window, "same")
    top = np.max(level)
    return 1000 * (np.argmax(level >= 0.9 * top) - np.argmax(level >= 0.1 * top)) / rate


def seam(sound):
    """Returns the largest second difference where the end of a loop meets its beginning.

    It is relative to the 99th percentile of the second differences within the loop.
    """
    round_ = np.concatenate((sound[-400:], sound[:400]))
    bends = np.abs(np.diff(sound, 2))
    return float(np.max(np.abs(np.diff(round_, 2))[390:410]) / np.quantile(bends, 0.99))


def edges(sound):
    """Returns the peak of the first 8 and the last 64 samples in dB."""
    return decibel(np.max(np.abs(np.concatenate((sound[:8], sound[-64:])))))
