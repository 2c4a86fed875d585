#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""sounds.py FOLDER: makes the sounds of the game out of sums of sines and noise, as WAV files in this folder.

The same files each time: chance has a fixed seed. What the game plays is kept in resources/sounds, and a test compares
it with what this makes. All are short, 16 bit, one channel, and begin and end in silence."""
import array
import math
import pathlib
import random
import sys
import wave

RATE = 22050  # samples a second
EDGE = 0.003  # seconds in which each sound swells, and thrice that in which it dies away


def silence(seconds):
    return [0.0] * round(seconds * RATE)


def struck(modes, seconds):
    """Something that was hit: modes are (Hz, strength, seconds until a third is left)."""
    out = silence(seconds)
    for pitch, strength, decay in modes:
        turn = 2 * math.pi * pitch / RATE
        for i in range(len(out)):
            out[i] += strength * math.exp(-i / (decay * RATE)) * math.sin(turn * i)
    return shaped(out, lambda part: 1 - part)


def hiss(seconds, low, high, chance):
    """Noise between two pitches, in Hz, about as strong whatever they are."""
    def share(pitch):
        return 1 - math.exp(-2 * math.pi * pitch / RATE)

    out, below, smooth = [], 0.0, 0.0
    for _ in range(round(seconds * RATE)):
        smooth += share(high) * (chance.uniform(-1, 1) - smooth)
        below += share(low) * (smooth - below)
        out.append(smooth - below)
    top = max(map(abs, out))
    return [one / top for one in out]


def shaped(sound, shape):
    """Its strength at each part of its time, from 0 to 1."""
    return [one * shape(i / len(sound)) for i, one in enumerate(sound)]


def fading(sound, decay):
    return [one * math.exp(-i / (decay * RATE)) for i, one in enumerate(sound)]


def mixed(*layers):
    """Layers are (second at which it begins, strength, sound)."""
    out = silence(max(start + len(sound) / RATE for start, _, sound in layers) + 1 / RATE)
    for start, strength, sound in layers:
        first = round(start * RATE)
        for i, one in enumerate(sound):
            out[first + i] += strength * one
    return out


def wood(pitch, seconds, chance):
    modes = [(pitch, 1, 0.05), (2.41 * pitch, 0.55, 0.026), (4.3 * pitch, 0.3, 0.014), (6.2 * pitch, 0.16, 0.008)]
    return mixed((0, 1, struck(modes, seconds)), (0, 0.35, fading(hiss(0.03, 400, 3200, chance), 0.006)))


def bar(pitch, seconds):
    """A bar of wood that rings, as of a marimba."""
    return struck([(pitch, 1, 0.3 * seconds), (3.93 * pitch, 0.22, 0.09 * seconds), (9.2 * pitch, 0.07, 0.03 * seconds)],
                  seconds)


def coin(pitch, seconds):
    return struck([(pitch, 1, 0.24 * seconds), (1.48 * pitch, 0.6, 0.17 * seconds), (2.09 * pitch, 0.4, 0.1 * seconds)],
                  seconds)


def reed(pitch, seconds, rise):
    """A pipe blown by steam: it comes up to its pitch and trembles a little."""
    out, turned = [], 0.0
    for i in range(round(seconds * RATE)):
        time = i / RATE
        bend = 1 - rise * math.exp(-time / 0.05) + 0.004 * math.sin(2 * math.pi * 5.5 * time)
        turned += 2 * math.pi * pitch * bend / RATE
        out.append(math.sin(turned) + 0.32 * math.sin(2 * turned) + 0.1 * math.sin(3 * turned))
    return out


def plucked(pitch, seconds):
    """A string: each overtone dies away sooner than the one before."""
    return struck([(n * pitch, 0.9 / n ** 1.3, 0.34 * seconds / n ** 0.7) for n in range(1, 8)], seconds)


def turned(chance):
    brush = shaped(hiss(0.1, 500, 2600, chance), lambda part: math.sin(math.pi * part) ** 2)
    return mixed((0, 0.5, brush), (0.075, 0.5, wood(620, 0.09, chance)))


def home(chance):
    hops = [(0.11 * n, 0.7 + 0.15 * n, bar(pitch, 0.26)) for n, pitch in enumerate((392.0, 493.9, 587.3))]
    return mixed(*hops)


def down(chance):
    return mixed((0, 1, wood(505, 0.16, chance)), (0.028, 0.25, wood(640, 0.12, chance)))


def tent(chance):
    flap = shaped(hiss(0.2, 180, 1500, chance), lambda part: (1 - part) ** 2 * (0.55 + 0.45 * math.cos(18 * part)))
    return mixed((0, 0.8, flap), (0.15, 0.7, wood(410, 0.17, chance)))


def laid(chance):
    return mixed((0, 0.55, wood(330, 0.2, chance)), (0.022, 1, wood(236, 0.24, chance)))


def mine(chance):
    pick = struck([(1870, 1, 0.07), (2790, 0.6, 0.05), (4310, 0.3, 0.03)], 0.3)
    rubble = fading(hiss(0.26, 250, 2400, chance), 0.06)
    stones = [(0.1 + 0.05 * n, 0.3 - 0.08 * n, wood(700 + 90 * n, 0.1, chance)) for n in range(3)]
    return mixed((0, 0.5, pick), (0.004, 0.7, rubble), *stones)


def coins(count, chance):
    drops = []
    for n in range(count):
        pitch = 2350 * 2 ** (chance.uniform(-1.5, 2.5) / 12)
        drops.append((0.062 * n + chance.uniform(0, 0.016), chance.uniform(0.6, 1), coin(pitch, 0.34)))
    return mixed(*drops)


def whistle(chance):
    length = 0.95

    def swell(part):
        return min(1, 9 * part) * min(1, 4 * (1 - part))

    chord = [(0.02 * n, 0.5, shaped(reed(pitch, length - 0.02 * n, 0.09), swell))
             for n, pitch in enumerate((311.1, 370.0, 466.2))]
    return mixed(*chord, (0, 0.16, shaped(hiss(length, 700, 3000, chance), swell)))


def no(chance):
    return mixed((0, 1, fading(bar(196.0, 0.2), 0.06)), (0.11, 0.9, fading(bar(164.8, 0.24), 0.07)))


def yourTurn(chance):
    return mixed((0, 0.8, bar(392.0, 0.5)), (0.13, 1, bar(523.3, 0.6)))


def end(chance):
    tune = [(0, 261.6), (0.12, 329.6), (0.24, 392.0), (0.36, 523.3), (0.62, 392.0), (0.74, 523.3)]
    last = [(0.74, 0.45, plucked(pitch, 0.75)) for pitch in (261.6, 329.6, 659.3)]
    return mixed(*((start, 0.7, plucked(pitch, 0.55)) for start, pitch in tune), *last)


# By the name of the file: how it is made, and its peak, so that none is louder than it is important.
SOUNDS = {
    "turned": (turned, 0.30),
    "home": (home, 0.42),
    "down": (down, 0.55),
    "tent": (tent, 0.55),
    "laid": (laid, 0.70),
    "mine": (mine, 0.55),
    "coins": (lambda chance: coins(2, chance), 0.36),
    "many-coins": (lambda chance: coins(7, chance), 0.45),
    "whistle": (whistle, 0.50),
    "no": (no, 0.45),
    "your-turn": (yourTurn, 0.50),
    "end": (end, 0.62),
}


def finished(sound, peak):
    """Samples of 16 bits between two silences, without a click at either end."""
    middle = sum(sound) / len(sound)
    sound = [one - middle for one in sound]
    swell, fade = EDGE * RATE, 3 * EDGE * RATE
    sound = [one * min(1, i / swell) * min(1, (len(sound) - 1 - i) / fade) for i, one in enumerate(sound)]
    top = max(map(abs, sound))
    return array.array("h", (round(32767 * peak * one / top) for one in sound))


def samples(name):
    make, peak = SOUNDS[name]
    return finished(make(random.Random(name)), peak)


def write(folder):
    for name in SOUNDS:
        made = samples(name)
        if sys.byteorder == "big":
            made.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made.tobytes())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write(pathlib.Path(sys.argv[1]))
