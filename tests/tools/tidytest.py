# SPDX-License-Identifier: GPL-3.0-or-later
"""python3 -m unittest discover -s tests/tools -p '*test.py'"""
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
from tidy import ROOT, parts, renamed  # noqa: E402

CLASH = "[clang-diagnostic-error]\n"


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def file(self, name, text=""):
        path = self.folder / name
        path.write_text(text)
        return path


class Parts(Files):
    def setUp(self):
        super().setUp()
        self.batch = [self.file(name) for name in ("a.cpp", "b.cpp", "c.cpp", "d.cpp")]

    def testTheSecondOfTwoThatDoNotGoTogetherLeaves(self):
        findings = f"{self.batch[2]}:1:1: error: redefinition {CLASH}{self.batch[0]}:1:1: note: previous definition is here\n"
        self.assertEqual(parts(findings, self.batch), ([self.batch[2]], [self.batch[number] for number in (0, 1, 3)]))

    def testWhoIncludesAHeaderAnswersForIt(self):
        self.batch[1].write_text('#include "engine/core/text.h"\n')
        findings = f"{ROOT}/engine/core/text.h:1:1: error: redefinition {CLASH}"
        self.assertEqual(parts(findings, self.batch)[0], [self.batch[1]])

    def testANoteTellsWhereAnErrorIsInAForeignHeader(self):
        findings = f"/usr/include/a.h:1:1: error: mismatch {CLASH}{self.batch[3]}:1:1: note: in instantiation\n"
        self.assertEqual(parts(findings, self.batch), ([self.batch[3]], self.batch[:3]))

    def testWhereNobodyIsToBlameAloneHalfOfThemLeave(self):
        everywhere = "".join(f"{path}:1:1: error: mismatch {CLASH}" for path in self.batch)
        for findings in ("", everywhere):
            self.assertEqual(parts(findings, self.batch), (self.batch[:2], self.batch[2:]))


class Renamed(Files):
    def names(self, text):
        return dict(renamed([self.file("a.cpp", text)]))[self.folder / "a.cpp"]

    def testWhatASourceHasForItselfAndWhereProgramsBegin(self):
        self.assertEqual(self.names("constexpr int kRows = 3;\nint rows(int most)\n{\n}\n"),
                         ["main", "LLVMFuzzerTestOneInput", "kRows", "rows"])

    def testNoMemberAndNoOperator(self):
        self.assertEqual(self.names("int rows();\nint most = table.rows();\nvoid* operator new(std::size_t size)\n{\n}\n"),
                         ["main", "LLVMFuzzerTestOneInput", "most"])


if __name__ == "__main__":
    unittest.main()
