# SPDX-License-Identifier: GPL-3.0-or-later
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
import house  # noqa: E402


def graph(**rooms):
    return {name: {other: {"file"} for other in others} for name, others in rooms.items()}


class Storeys(unittest.TestCase):
    def testEachStandsOnWhatItNeeds(self):
        levels, circles = house.storeys(graph(roof=["wall"], wall=["ground"], ground=[], cellar=[]))
        self.assertEqual(levels, [["cellar", "ground"], ["wall"], ["roof"]])
        self.assertEqual(circles, [])

    def testCirclesAreToldWithoutWhatStandsOnThem(self):
        levels, circles = house.storeys(graph(a=["b"], b=["c"], c=["a"], d=["a"], e=["f"], f=["e"], g=[]))
        self.assertEqual(levels, [["g"]])
        self.assertEqual(circles, [("a", "b", "c"), ("e", "f")])


class Floors(unittest.TestCase):
    def testAFileBesideTheRoomsIsARoomOfItsOwn(self):
        arrows = {"app": {"app/board": ["a.cpp"]}, "app/board": {"app": ["b.cpp"], "ui": ["b.cpp"]}, "ui": {}}
        floors = house.floors(arrows)
        self.assertEqual(floors["app"], {".": {"board": {"a.cpp"}}, "board": {".": {"b.cpp"}}})
        self.assertEqual(floors[""], {"app": {"ui": {"b.cpp"}}, "ui": {}})

    def testRoomsDeepDownBelongToTheirFloor(self):
        arrows = {"app/board/items": {"app/board/paint": ["a.cpp"], "app/session": ["a.cpp"]},
                  "app/board/paint": {}, "app/session": {}}
        floors = house.floors(arrows)
        self.assertEqual(floors["app"], {"board": {"session": {"a.cpp"}}, "session": {}})
        self.assertEqual(floors["app/board"], {"items": {"paint": {"a.cpp"}}, "paint": {}})


class Links(unittest.TestCase):
    def testWhatIsIncludedHasToBeLinked(self):
        allowed = {"app/board": {"app/session"}, "app/session": set(), "app/pages": set()}
        fine = {"app/board/items": {"app/session": ["a.h"], "ui": ["a.h"]}}
        self.assertEqual(list(house.unlinked(fine, allowed)), [])
        wrong = {"app/board/items": {"app/pages": ["a.h"]}}
        self.assertEqual(list(house.unlinked(wrong, allowed)),
                         ["app/board includes from app/pages, which it does not link: a.h"])


if __name__ == "__main__":
    unittest.main()
