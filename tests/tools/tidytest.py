# SPDX-License-Identifier: GPL-3.0-or-later
"""python3 -m unittest discover -s tests/tools -p '*test.py'"""
import pathlib
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
from tidy import ROOT, apart, batches, parts, renamed  # noqa: E402

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

    def testWhatAnEnumerationWithoutAScopeHas(self):
        self.assertEqual(self.names("enum Column { Games,\n    Points };\nenum class Side { North };\n"),
                         ["main", "LLVMFuzzerTestOneInput", "Column", "Games", "Points", "Side"])

    def testNamespacesAreNobodysOwn(self):
        self.assertEqual(self.names("using namespace lodeline;\nusing ui::paragraph;\nusing Row = int;\n"),
                         ["main", "LLVMFuzzerTestOneInput", "Row"])

    def testNoMemberAndNoOperator(self):
        self.assertEqual(self.names("int rows();\nint most = table.rows();\nvoid* operator new(std::size_t size)\n{\n}\n"),
                         ["main", "LLVMFuzzerTestOneInput", "most"])


class Batches(Files):
    def testThoseThatDefineTheSameByANameThatStaysAreApart(self):
        first = self.file("a.cpp", "using Code = Reason::Code;\n")
        second = self.file("b.cpp", "using Code = Finding::Code;\n")
        third = self.file("c.cpp", "int code();\n")
        self.assertEqual(list(apart([first, second, third], 3)), [[first, third], [second]])

    def testSeveralFunctionsMayHaveAName(self):
        same = [self.file(name, "int rows()\n{\n    return table.rows();\n}\n") for name in ("a.cpp", "b.cpp")]
        self.assertEqual(list(apart(same, 3)), [same])

    def testThereAreNoMoreThanMayBe(self):
        files = [self.file(name) for name in ("a.cpp", "b.cpp", "c.cpp")]
        self.assertEqual(list(apart(files, 2)), [files[:2], files[2:]])

    def testFlagsAndNamespacesThatAreOpenedAndGamesAreOfOneKind(self):
        (self.folder / "boomtown").mkdir()
        plain = [self.file(name) for name in ("a.cpp", "b.cpp")]
        others = [self.file("c.cpp", "using namespace lodeline::goldrush;\n"), self.file("boomtown/d.cpp"),
                  self.file("e.cpp")]
        flags = dict.fromkeys([*plain, *others], ("-Wall",)) | {plain[1]: ("-Wall", "-I.")} | {others[2]: ("-fPIC",)}
        self.assertEqual(list(batches(flags, flags)), [plain, *([other] for other in others)])


if __name__ == "__main__":
    unittest.main()
