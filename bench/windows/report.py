# SPDX-License-Identifier: GPL-3.0-or-later
"""What was measured, as rows of a table."""

import dataclasses


@dataclasses.dataclass
class Row:
    """One thing that was measured. `bare` is the same of the bare window, where that has it; `most` the target:
    times the bare value if `times_bare`, else in `unit`."""

    what: str
    value: float
    unit: str
    bare: float | None
    most: float
    times_bare: bool = False
    busy: float | None = None  # of the same, processor time alone, which other programs hardly disturb

    def ratio(self):
        return self.value / self.bare if self.bare else None

    def met(self):
        return (self.ratio() if self.times_bare else self.value) <= self.most

    def target(self):
        return f"{self.most:.3g} times" if self.times_bare else f"{self.most:.3g} {self.unit}"

    def json(self):
        return dataclasses.asdict(self) | {"ratio": self.ratio(), "met": self.met()}

    def cells(self):
        def number(value):
            return "" if value is None else f"{value:.1f}"

        return (self.what, f"{number(self.value)} {self.unit}", number(self.bare), number(self.ratio()),
                self.target(), "yes" if self.met() else "NO", number(self.busy))


TITLES = ("", "measured", "bare", "ratio", "at most", "met", "busy")


def table(rows):
    lines = [TITLES, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(TITLES))]
    for line in lines:
        cells = (cell.ljust(width) if column == 0 else cell.rjust(width)
                 for column, (cell, width) in enumerate(zip(line, widths)))
        yield "  ".join(cells).rstrip()
