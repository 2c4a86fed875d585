# SPDX-License-Identifier: GPL-3.0-or-later
"""What a town scores (docs/boomtown.md, B7 to B9), square by square from a dict {(x, y): (territory, symbol)}."""

SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
TERRITORIES = ("desert", "forest", "mountains", "plains", "snow", "water")


def neighbours(at):
    return [(at[0] + dx, at[1] + dy) for dx, dy in SIDES]


class Town:
    """A town in one view, with the words of the rules."""

    def __init__(self, squares):
        self.squares = squares

    def with_symbol(self, symbol):
        return {at for at, (_, s) in self.squares.items() if s == symbol}

    def with_territory(self, territory):
        return {at for at, (t, _) in self.squares.items() if t == territory}

    def shows(self, at, symbol):
        return at in self.squares and self.squares[at][1] == symbol

    def is_land(self, at, territory):
        return at in self.squares and self.squares[at][0] == territory


def groups(squares):
    left = set(squares)
    found = []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            at = edge.pop()
            group.add(at)
            for other in neighbours(at):
                if other in left:
                    left.remove(other)
                    edge.append(other)
        found.append(group)
    return found


def largest(squares):
    return max((len(group) for group in groups(squares)), default=0)


def points_for(number, table):
    points = 0
    for start, value in table:
        if number >= start:
            points = value
    return points


def between(b, own, _other):
    total = 0
    for x, y in own.with_symbol(b["symbol"]):
        across = all(own.is_land((x + d, y), b["territory"]) for d in (-1, 1))
        down = all(own.is_land((x, y + d), b["territory"]) for d in (-1, 1))
        total += b["points"] if across or down else 0
    return total


def table(b, own, _other):
    return points_for(len(own.with_symbol(b["symbol"])), b["table"])


def customers(b, own, _other):
    total = 0
    for at in own.with_symbol(b["symbol"]):
        served = any(own.shows(n, b["other"]) for n in neighbours(at))
        total += b["points"] if served else -b["penalty"]
    return total


def circle(b, own, _other):
    full = [at for at in own.squares if all(own.shows(n, b["symbol"]) for n in neighbours(at))]
    return b["points"] * len(full)


def showdown(b, own, other):
    def lead(symbol):
        return len(own.with_symbol(symbol)) - len(other.with_symbol(symbol))

    total = 0
    if lead(b["symbol"]) > 0:
        total += b["points"]
        if lead(b["other"]) < 0:
            total -= b["handOver"]
    elif lead(b["symbol"]) < 0 and lead(b["other"]) > 0:
        total += b["handOver"]
    return total


def shore_of(b, own, group):
    return b["points"] * sum(
        1 for at in own.with_symbol(b["symbol"]) if at in group or any(n in group for n in neighbours(at))
    )


def stockade(b, own, _other):
    total = 0
    for x, y in own.with_symbol(b["symbol"]):
        block = ((x + 1, y), (x, y + 1), (x + 1, y + 1))
        total += b["points"] if all(own.shows(at, b["symbol"]) for at in block) else 0
    return total


def is_near(own, at, territory):
    return own.is_land(at, territory) or any(own.is_land(n, territory) for n in neighbours(at))


def near(b, own, _other):
    return b["points"] * sum(is_near(own, at, b["territory"]) for at in own.with_symbol(b["symbol"]))


def away(b, own, _other):
    return b["points"] * sum(not is_near(own, at, b["territory"]) for at in own.with_symbol(b["symbol"]))


def excess(b, own, other):
    mine, theirs = (len(town.with_symbol(b["symbol"])) for town in (own, other))
    return -theirs if mine > theirs else 0


def ranch(b, own, _other):
    return (len(own.with_symbol(b["symbol"])) + len(own.with_territory(b["territory"]))) // 2


def beside(b, own, _other):
    return b["points"] * sum(
        any(own.shows(n, b["other"]) for n in neighbours(at)) for at in own.with_symbol(b["symbol"])
    )


def small_town(_b, own, other):
    return max(0, len(other.squares) - len(own.squares))


def range_(b, own, _other):
    xs = [x for x, _ in own.squares]
    ys = [y for _, y in own.squares]
    total = 0
    for at in own.with_symbol(b["symbol"]):
        found = []
        for dx, dy in SIDES:
            x, y = at
            between_them = 0
            while True:
                x, y = x + dx, y + dy
                if not (min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys)):
                    break
                if own.shows((x, y), b["other"]):
                    found.append(between_them)
                    break
                between_them += (x, y) in own.squares
        total += min(found, default=0)
    return total


def clearing(b, own, _other):
    return b["points"] * len(own.with_symbol(b["symbol"])) - b["penalty"] * len(own.with_territory(b["territory"]))


def herd(b, own, _other):
    return b["points"] * largest(own.with_symbol(b["symbol"]))


def wilderness(b, own, _other):
    places = {n for at in own.squares for n in neighbours(at)} - set(own.squares)
    around = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]
    holes = [(x, y) for x, y in places if all((x + dx, y + dy) in own.squares for dx, dy in around)]
    return b["points"] * len(holes)


def train(b, own, _other):
    symbols = own.with_symbol(b["symbol"])
    total = 0
    for dx, dy in ((1, 0), (0, 1)):
        for x, y in symbols:
            if (x - dx, y - dy) in symbols:
                continue
            length = 1
            while (x + length * dx, y + length * dy) in symbols:
                length += 1
            if length >= 2:
                total += points_for(length, b["table"])
    return total


KINDS = {
    "between": between,
    "table": table,
    "customers": customers,
    "circle": circle,
    "showdown": showdown,
    "stockade": stockade,
    "near": near,
    "away": away,
    "excess": excess,
    "ranch": ranch,
    "beside": beside,
    "smallTown": small_town,
    "range": range_,
    "clearing": clearing,
    "herd": herd,
    "wilderness": wilderness,
    "train": train,
}


def score(squares, opponent, bonuses):
    """The groups by territory, and the points of the bonuses."""
    own, other = Town(squares), Town(opponent)
    sizes = {territory: largest(own.with_territory(territory)) for territory in TERRITORIES}
    points = [KINDS[b["kind"]](b, own, other) if b["kind"] != "shore" else 0 for b in bonuses]
    for territory in TERRITORIES:
        shores = [i for i, b in enumerate(bonuses) if b["kind"] == "shore" and b["territory"] == territory]
        chances = [g for g in groups(own.with_territory(territory)) if len(g) == sizes[territory]]
        worth = [[shore_of(bonuses[i], own, group) for i in shores] for group in chances]
        best = max(map(sum, worth), default=0)
        # Where several groups bring as much together, any of them may be the one: the sum is what counts.
        for i, value in zip(shores, next((w for w in worth if sum(w) == best), [])):
            points[i] = value
    return sizes, points
