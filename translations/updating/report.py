# SPDX-License-Identifier: GPL-3.0-or-later
"""How far catalogues are, and what an update of them would change."""
import collections
import dataclasses


@dataclasses.dataclass
class Count:
    texts: int
    drafted: int
    read: int

    @property
    def gaps(self):
        return self.texts - self.drafted - self.read


def count(catalogue):
    """A text that lacks one of its plural forms is a gap."""
    drafted = sum(message.isDraft for message in catalogue.messages)
    return Count(len(catalogue.messages), drafted, sum(message.isWhole for message in catalogue.messages) - drafted)


def percent(part, whole):
    """Rounded down, so that 100 % is all of them; what is there is never 0 %."""
    if part and part * 100 < whole:
        return "<1 %"
    return f"{part * 100 // whole if whole else 0} %"


def table(counts):
    """Lines of a table of counts by language."""
    rows = [("language", "texts", "drafted", "", "read", "", "gaps", "")]
    for code, each in counts.items():
        rows.append((code, str(each.texts), *(cell for part in (each.drafted, each.read, each.gaps)
                                              for cell in (str(part), percent(part, each.texts)))))
    widths = [max(map(len, column)) for column in zip(*rows)]
    return ["  ".join(cell.ljust(width) if not index else cell.rjust(width)
                      for index, (cell, width) in enumerate(zip(row, widths))).rstrip() for row in rows]


def lost(before, after):
    """Messages whose source still exists and whose translation is gone or altered by an update."""
    now = {message.key: message for message in after.messages}
    elsewhere = collections.defaultdict(list)
    for message in after.messages:
        elsewhere[message.key[1:]].append(message)
    for message in before.messages:
        if message.isGap:
            continue
        same = now.get(message.key)
        if same and (same.texts, same.isDraft) != (message.texts, message.isDraft):
            yield message
        elif not same and any(other.isGap for other in elsewhere[message.key[1:]]):
            yield message


def dropped(before, after):
    """Translations that an update leaves out: their source is gone or reworded, and no other text took them over."""
    kept = {message.key for message in after.messages}
    taken = {(message.key[1:], tuple(message.texts)) for message in after.messages}
    return [message for message in before.messages if not message.isGap and message.key not in kept
            and (message.key[1:], tuple(message.texts)) not in taken]


def behind(before, after):
    """What an update would bring, in words, or nothing."""
    old, new = ({message.key for message in catalogue.messages} for catalogue in (before, after))
    come, gone = len(new - old), len(old - new)
    parts = [f"{come} new text{'s' * (come != 1)}"] * bool(come) + [f"{gone} no longer there"] * bool(gone)
    return " and ".join(parts)
