#!/usr/bin/env python3
"""Synthesises all sounds of the game as OGG Vorbis files next to this script, or only those named as arguments.

Nothing is recorded or sampled: every sound is computed from noise, sines, synthetic voices and plucked strings. A fixed
seed makes every run give the same result. This needs numpy and `oggenc` (Debian: python3-numpy, vorbis-tools).

`--check` decodes the existing files with `oggdec` and measures them, the loops also with ffmpeg's meter if it is
installed; it writes nothing.
`--table` measures them too and writes the figures to README.md.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import wave
import zlib
from pathlib import Path

import numpy as np

import measure
from blocks import RATE, silence, softened
from cues import CUES
from music import LOOPS

SEED = 2005
HERE = Path(__file__).resolve().parent
CUE_LOUDNESS = -17.0  # LUFS, the loudest 100 ms of a cue
CUE_PEAK = -6.0  # dB
LOOP_LOUDNESS = -18.0  # LUFS, integrated
LOOP_PEAK = -1.0  # dB, including peaks between the samples
QUALITY = {"cue": 1, "loop": 1}
MOST_BYTES = 900_000  # of all files together
LEAD = 0.004  # seconds of silence before a cue, so that the codec does not smear its attack


def levelled_cue(sound, below):
    """Fades both ends of a cue, and sets its loudness to `CUE_LOUDNESS + below` without exceeding `CUE_PEAK`."""
    ends = sound.copy()
    rise, fall = round(0.0015 * RATE), round(0.03 * RATE)
    ends[:rise] *= np.sin(0.5 * np.pi * np.arange(rise) / rise) ** 2
    ends[-fall:] *= np.cos(0.5 * np.pi * np.arange(1, fall + 1) / fall) ** 2
    ends = np.concatenate((silence(LEAD), ends / np.max(np.abs(ends))))
    most = 10 ** (CUE_PEAK / 20)
    low, high = 0.02, 4.0
    for _ in range(20):
        gain = (low + high) / 2
        if measure.loudest(most * softened(gain * ends, 0.5), RATE) < CUE_LOUDNESS + below:
            low = gain
        else:
            high = gain
    return most * softened(low * ends, 0.5)


def levelled_loop(sound):
    """Sets the loudness of a loop and compresses the highest peaks."""
    most = 10 ** ((LOOP_PEAK - 2.5) / 20)
    gain = 0.1
    for _ in range(6):
        # Measure the loop twice in a row, since the weighting filter starts from silence.
        heard = measure.loudness(np.tile(most * softened(gain * sound, 0.6), 2), RATE)
        gain *= 10 ** ((LOOP_LOUDNESS - heard) / 20)
    return most * softened(gain * sound, 0.6)


def write(name, sound, quality):
    samples = np.round(32767 * np.clip(sound, -1, 1)).astype("<i2")
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder) / f"{name}.wav"
        with wave.open(str(plain), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())
        # A fixed stream number keeps the file identical from run to run.
        command = ["oggenc", "--quiet", "--serial", str(SEED), "--quality", str(quality)]
        subprocess.run([*command, "--output", str(HERE / f"{name}.ogg"), str(plain)], check=True)


def read(name):
    """Returns the samples of a finished file."""
    command = ["oggdec", "--quiet", "--raw", "--bits", "16", "--endianness", "0", "--sign", "1", "--output", "-"]
    raw = subprocess.run([*command, str(HERE / f"{name}.ogg")], check=True, stdout=subprocess.PIPE).stdout
    return np.frombuffer(raw, "<i2") / 32768


def second_opinion(name):
    """Returns the integrated loudness and the true peak measured by ffmpeg, or None without ffmpeg."""
    if not shutil.which("ffmpeg"):
        return None
    command = ["ffmpeg", "-hide_banner", "-nostats", "-i", str(HERE / f"{name}.ogg"), "-af", "ebur128=peak=true", "-f", "null", "-"]
    told = subprocess.run(command, check=True, stderr=subprocess.PIPE, text=True).stderr
    summary = told[told.rindex("Summary:") :]
    figure = lambda word: float(re.search(rf"{word}:\s+(-?[\d.]+|-inf)", summary)[1])
    return figure("I"), figure("Peak")


def figures():
    """Yields the measurements of each file, and whether they are within the limits."""
    for name in CUES:
        sound = read(name)
        heard = measure.loudest(sound, RATE)
        peak, edge = measure.true_peak(sound), measure.edges(sound)
        fine = abs(heard - CUE_LOUDNESS - CUES[name][1]) < 2.0 and peak < LOOP_PEAK and edge < -40
        fine = fine and 0.08 < len(sound) / RATE < (3.5 if name == "win" else 2.0)
        yield name, sound, heard, peak, f"edges {edge:.0f} dB", fine
    for name in LOOPS:
        sound = read(name)
        heard, peak, seam = measure.loudness(sound, RATE), measure.true_peak(sound), measure.seam(sound)
        fine = abs(heard - LOOP_LOUDNESS) <= 0.5 and peak < LOOP_PEAK and seam < 1.0 and len(sound) / RATE <= 60
        opinion = second_opinion(name)
        note = f"seam {seam:.2f}"
        if opinion:
            note += f", ffmpeg {opinion[0]:.1f} LUFS, {opinion[1]:.1f} dB"
            fine = fine and abs(opinion[0] - LOOP_LOUDNESS) <= 0.5 and opinion[1] < LOOP_PEAK
        yield name, sound, heard, peak, note, fine


def check(table):
    rows, fine, total = [], True, 0
    for name, sound, heard, peak, note, good in figures():
        size = (HERE / f"{name}.ogg").stat().st_size
        total += size
        fine = fine and good
        middle, attack = measure.centroid(sound, RATE), measure.attack(sound, RATE)
        cells = (name, f"{len(sound) / RATE:.2f}", f"{heard:.1f}", f"{peak:.1f}", f"{attack:.0f}", f"{middle:.0f}", note, f"{size}")
        rows.append("| " + " | ".join(cells) + " |")
        print(" ".join(cell.rjust(9) for cell in cells[:6]), cells[6].ljust(36), cells[7].rjust(7), "" if good else "OUT OF RANGE")
    fine = fine and total <= MOST_BYTES
    print(f"{total} bytes in all, {'ok' if fine else 'FAILED'}")
    if table:
        readme = HERE / "README.md"
        head, _, rest = readme.read_text("utf-8").partition("<!-- figures -->\n")
        foot = rest.partition("<!-- end -->")[2]
        title = "| sound | s | LUFS | true peak, dB | attack, ms | middle, Hz | | bytes |\n| --- | --: | --: | --: | --: | --: | --- | --: |\n"
        body = title + "\n".join(rows) + f"\n\n{total} bytes in all.\n"
        readme.write_text(f"{head}<!-- figures -->\n{body}<!-- end -->{foot}", "utf-8")
    return fine


def seeded(name):
    return np.random.default_rng([SEED, zlib.crc32(name.encode())])


def main():
    words = sys.argv[1:]
    if words in (["--check"], ["--table"]):
        sys.exit(0 if check(words == ["--table"]) else 1)
    unknown = [word for word in words if word not in CUES and word not in LOOPS]
    if unknown:
        sys.exit(f"unknown sounds: {', '.join(unknown)}")
    for name, (cue, below) in CUES.items():
        if not words or name in words:
            write(name, levelled_cue(cue(seeded(name)), below), QUALITY["cue"])
    for name, loop in LOOPS.items():
        if not words or name in words:
            write(name, levelled_loop(loop(seeded(name))), QUALITY["loop"])


if __name__ == "__main__":
    main()
