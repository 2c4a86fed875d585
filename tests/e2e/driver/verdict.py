# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what the window showed with what the saved record says."""

import json
import subprocess
import sys
from pathlib import Path

CHECKER = Path(__file__).resolve().parents[2] / "independent" / "check.py"
COLUMNS = {
    "railroad": "Railroads",
    "mountain": "Mountains",
    "city": "Cities",
    "prairie": "Prairies",
    "gold": "Gold",
}


def replayed_points(cli, record):
    """The table that a replay of the record adds up to, by player."""
    names = [player["name"] for player in json.loads(record.read_text(encoding="utf-8"))["players"]]
    lines = subprocess.check_output([cli, "replay", str(record), "--events"], text=True).splitlines()
    events = [json.loads(line) for line in lines]
    rows = [dict.fromkeys(COLUMNS.values(), 0) for _ in names]
    for event in events:
        if event["event"] == "score":
            for row, points in zip(rows, event["points"]):
                row[COLUMNS[event["kind"]]] += points
    end = events[-1]
    if end["event"] != "end":
        raise AssertionError(f"{record}: the saved game has no end")
    for row, score in zip(rows, end["scores"]):
        if sum(row.values()) != score:
            raise AssertionError(f"{record}: the points {row} do not add up to {score}")
        row["Total"] = score
    return dict(zip(names, rows))


def confirm(cli, record, shown):
    """Fails unless the table shown is what the saved record leads to, and the rules explain it all."""
    expected = replayed_points(cli, record)
    if shown != expected:
        raise AssertionError(f"the window shows {shown}, the record gives {expected}")
    subprocess.run([sys.executable, "-B", str(CHECKER), "--cli", cli, str(record)], check=True)
