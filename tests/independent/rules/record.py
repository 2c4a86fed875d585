# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of a game record (docs/formats.md, game record)."""

from .stream import Mismatch

COORDINATES = {"x": int, "y": int, "feature": str}
ACTIONS = {"none": {}, "cowboy": {"feature": str}, "tent": COORDINATES, "mine": {}, "takeBack": COORDINATES}


def require(condition, message):
    if not condition:
        raise Mismatch(f"record: {message}")


def require_undone(marked, where):
    undone = marked.get("undone", 1)
    require(type(undone) is int and 1 <= undone <= 999, f"{where}: undone {undone}")


def check_action(where, action):
    require(isinstance(action, dict) and action.get("type") in ACTIONS, f"{where}: unknown action {action}")
    fields = ACTIONS[action["type"]]
    require(set(action) == {"type", *fields}, f"{where}: wrong keys in {action}")
    for key, kind in fields.items():
        require(type(action[key]) is kind, f"{where}: wrong type of {key} in {action}")


def check_seed(seed):
    require(isinstance(seed, str) and seed.isdigit() and int(seed) < 2**64, f"seed {seed}")
    require(str(int(seed)) == seed, f"seed {seed} is not plain decimal")


def check_told(told):
    require(isinstance(told, dict) and set(told) <= {"tiles", "tokens"}, f"told {told}")
    for tile in told.get("tiles", []):
        require(isinstance(tile, str), f"told tile {tile}")
    for token in told.get("tokens", []):
        require(token is None or (type(token) is int and 0 <= token <= 99), f"told token {token}")


def check_record(record):
    require(record.get("format") == "lodeline-game", "wrong format")
    require(record.get("version") in (1, 2), "wrong version")
    players = record.get("players")
    require(isinstance(players, list) and 2 <= len(players) <= 5, "2 to 5 players (R1.2)")
    for player in players:
        for key in ("name", "colour", "kind"):
            require(isinstance(player.get(key), str), f"a player without {key}")
    colours = [player["colour"] for player in players]
    require(len(set(colours)) == len(colours), f"two players of one colour: {colours}")
    for option in ("farmers", "fifthCowboy", "takeBack"):
        require(type(record["options"].get(option)) is bool, f"option {option} is missing or no boolean")
    require(type(record["options"].get("undo", True)) is bool, "option undo is no boolean")
    require_undone(record, "record")
    start = record.get("start")
    require(type(start) is int and 0 <= start < len(players), f"start player {start}")
    if record["version"] == 1:
        check_seed(record.get("seed"))
    else:
        check_told(record.get("told"))
    for index, move in enumerate(record["moves"]):
        where = f"move {index}"
        require({"tile", "x", "y", "rotation", "action"} == set(move) - {"undone"}, f"{where}: keys {sorted(move)}")
        require_undone(move, where)
        check_action(where, move["action"])
