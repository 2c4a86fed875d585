#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
import array
import pathlib
import re
import sys
import tempfile
import unittest
import wave

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "sounds"
sys.path.insert(0, str(ROOT / "tools"))
import sounds  # noqa: E402


def samplesOf(path):
    with wave.open(str(path), "rb") as file:
        form = file.getparams()
        found = array.array("h", file.readframes(form.nframes))
    if sys.byteorder == "big":
        found.byteswap()
    return form, found


class SoundsTest(unittest.TestCase):
    def setUp(self):
        self.kept = {path.stem: samplesOf(path) for path in sorted(FOLDER.glob("*.wav"))}

    def testTheScriptMakesWhatIsKept(self):
        with tempfile.TemporaryDirectory() as folder:
            sounds.write(pathlib.Path(folder))
            made = {path.stem: samplesOf(path) for path in sorted(pathlib.Path(folder).glob("*.wav"))}
        self.assertEqual(made.keys(), self.kept.keys())
        for name, (form, found) in self.kept.items():
            self.assertEqual(made[name][0], form, name)
            # Another mathematical library may round a sine the other way.
            self.assertLessEqual(max(abs(one - two) for one, two in zip(found, made[name][1])), 1, name)

    def testTheProgramKnowsThemAll(self):
        header = (ROOT / "app/match/sound/sound.h").read_text(encoding="utf-8")
        names = re.search(r"kSoundNames\{(.*?)\}", header, re.DOTALL)[1]
        self.assertEqual(sorted(re.findall(r'"([^"]+)"', names)), sorted(self.kept))

    def testTheyAreShortAndSmall(self):
        for name, (form, found) in self.kept.items():
            self.assertEqual((form.nchannels, form.sampwidth, form.framerate), (1, 2, 22050), name)
            self.assertTrue(0.1 <= len(found) / form.framerate <= 1.6, name)
        self.assertLess(sum(path.stat().st_size for path in FOLDER.iterdir()), 400_000)

    def testNoneIsCutOrTooLoudOrUnheard(self):
        for name, (_, found) in self.kept.items():
            self.assertTrue(0.25 * 32767 <= max(map(abs, found)) <= 0.75 * 32767, name)
            self.assertLess(abs(sum(found) / len(found)), 40, name)

    def testEachBeginsAndEndsInSilence(self):
        for name, (_, found) in self.kept.items():
            self.assertEqual((found[0], found[-1]), (0, 0), name)
            for edge in (found[:11], found[-11:]):
                self.assertLess(max(map(abs, edge)), 0.06 * 32767, name)


if __name__ == "__main__":
    unittest.main()
