# SPDX-License-Identifier: GPL-3.0-or-later
"""Tiny games written by hand, record and event stream side by side, for the tests of the checker."""

import json

# What each design shows, north edge first, unrotated.
DESIGNS = {
    "track": {"railroads": [{"edges": ["e", "w"]}],
              "prairies": [{"at": ["nw", "ne", "en", "wn"], "tipis": 1},
                           {"at": ["es", "se", "sw", "ws"], "horses": 1}]},
    "engine": {"railroads": [{"edges": ["e", "w"], "locomotives": 1}],
               "prairies": [{"at": ["nw", "ne", "en", "wn"]}, {"at": ["es", "se", "sw", "ws"]}]},
    "end": {"railroads": [{"edges": ["w"], "end": "junction"}],
            "prairies": [{"at": ["wn", "nw", "ne", "en", "es", "se", "sw", "ws"]}]},
    "bend": {"railroads": [{"edges": ["s", "w"]}],
             "prairies": [{"at": ["wn", "nw", "ne", "en", "es", "se"]}, {"at": ["sw", "ws"]}]},
    "cross": {"railroads": [{"edges": ["n", "s"]}, {"edges": ["e", "w"]}],
              "prairies": [{"at": ["ne", "en"]}, {"at": ["es", "se"]},
                           {"at": ["sw", "ws"]}, {"at": ["wn", "nw"]}]},
    "town": {"railroads": [{"edges": ["w"], "end": "city"}, {"edges": ["s"], "end": "city"}],
             "prairies": [{"at": ["wn", "nw", "ne", "en", "es", "se"]}, {"at": ["sw", "ws"]}]},
    "ridge": {"mountains": [{"edges": ["e", "w"], "nuggets": 2}],
              "prairies": [{"at": ["nw", "ne"]}, {"at": ["se", "sw"]}]},
    "slope": {"mountains": [{"edges": ["w"], "nuggets": 3}],
              "prairies": [{"at": ["nw", "ne", "en", "es", "se", "sw"]}]},
    "plain": {"prairies": [{"at": ["nw", "ne", "en", "es", "se", "sw", "ws", "wn"], "tipis": 2}]},
}


def tileset(start, counts, tokens=((1, 20),)):
    tiles = [
        {"id": name, "count": counts.get(name, 0) + (name == start), **parts}
        for name, parts in DESIGNS.items()
    ]
    pool = [{"value": value, "count": count} for value, count in tokens]
    return {"format": "lodeline-tileset", "version": 1, "name": "By hand", "start": start, "tokens": pool,
            "tiles": [tile for tile in tiles if tile["count"]]}


class Handmade:
    """A game in the making; `left` counts itself down, everything else is written out by the test."""

    def __init__(self, start, counts, tokens=((1, 20),), on_start=0, players=2, **options):
        self.record = {
            "format": "lodeline-game", "version": 1, "tileset": tileset(start, counts, tokens),
            "options": {"farmers": True, "fifthCowboy": False, "takeBack": False, **options},
            "players": [
                {"name": colour, "colour": colour, "kind": "human"}
                for colour in ("red", "blue", "green")[:players]
            ],
            "start": 0, "seed": "1", "moves": [],
        }
        self.left = sum(counts.values())
        self.players = players
        self.events = [{"event": "start", "players": players, "tile": start, "tokens": on_start}]

    def turn(self, tile, x, y, rotation=0, tokens=0, action=None, discarded=()):
        """Draw and place, with the action that the record notes and the event that it causes."""
        player = len(self.record["moves"]) % self.players
        action = dict(action or {"type": "none"})
        value = action.pop("value", None)
        self.left -= 1 + len(discarded)
        self.record["moves"].append({"tile": tile, "x": x, "y": y, "rotation": rotation, "action": action})
        self.add("draw", player=player, tile=tile, discarded=list(discarded), left=self.left)
        self.add("place", player=player, tile=tile, x=x, y=y, rotation=rotation, tokens=tokens)
        if action["type"] == "cowboy":
            self.add("cowboy", player=player, x=x, y=y, feature=action["feature"])
        elif action["type"] in ("tent", "takeBack"):
            where = {key: action[key] for key in ("x", "y", "feature")}
            self.add(action["type"], player=player, **where)
        elif action["type"] == "mine":
            self.add("mine", player=player, **value)
        return self

    def add(self, name, **fields):
        self.events.append({"event": name, **fields})
        return self

    def end(self, gold, scores, winners):
        self.add("score", kind="gold", points=gold, final=True)
        return self.add("end", scores=scores, winners=winners)

    def lines(self):
        return [json.dumps(event) for event in self.events]


def cowboy(feature):
    return {"type": "cowboy", "feature": feature}


def tent(x, y, feature):
    return {"type": "tent", "x": x, "y": y, "feature": feature}


def mine(x, y, feature, value):
    return {"type": "mine", "value": {"x": x, "y": y, "feature": feature, "value": value}}


def take_back(x, y, feature):
    return {"type": "takeBack", "x": x, "y": y, "feature": feature}
