// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tileprint/printedset.h"

#include <QCoreApplication>

namespace lodeline::goldrush::editor {

using print::Sheet;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PrintedSet)
};

struct Headings
{
    Q_DECLARE_TR_FUNCTIONS(PrintedPage)
};

struct Faults
{
    Q_DECLARE_TR_FUNCTIONS(PrintLayout)
};

} // namespace

QString PrintedSet::nameless() const
{
    return Headings::tr("Unnamed tile set");
}

print::SheetWords PrintedSet::words(Sheet sheet) const
{
    switch (sheet) {
    case Sheet::Tiles:
        //: Title of a group with a check box: whether to print the tiles
        return {Words::tr("&Tiles"),
                //: Label of a field: the side length of a tile
                Words::tr("&Side:"),
                //: Name of a field for screen readers: the tile as it is cut out
                Words::tr("Side length of a tile"),
                {}};
    case Sheet::Tokens:
        //: Title of a group with a check box
        return {Words::tr("&Mining tokens"),
                //: Label of a field: of a mining token
                Words::tr("Diam&eter:"),
                Words::tr("Diameter of a token"),
                {}};
    default:
        //: Title of a group with a check box: cowboys, tents and markers
        return {Words::tr("&Pieces"),
                //: Label of a field: of the pieces
                Words::tr("Si&ze:"), Words::tr("Size of a piece"),
                Words::tr("Five cowboys, a tent and a score marker in each of the five colors.")};
    }
}

QString PrintedSet::wholeText() const
{
    return Words::tr("The whole set");
}

QString PrintedSet::copiesText() const
{
    return Words::tr("As many as the set has");
}

QString PrintedSet::nothingText() const
{
    return Faults::tr("There is nothing to print. Choose tiles, tokens or pieces that the set has.");
}

QString PrintedSet::heading(Sheet sheet, const QString& size) const
{
    switch (sheet) {
    case Sheet::Tiles:
        //: On a printed page: what is on it, %1 how large each is
        return Headings::tr("Tiles, %1 mm").arg(size);
    case Sheet::Tokens:
        //: On a printed page: what is on it, %1 how large each is
        return Headings::tr("Mining tokens, %1 mm").arg(size);
    default:
        //: On a printed page: what is on it, %1 how large each is
        return Headings::tr("Pieces, %1 mm").arg(size);
    }
}

QString PrintedSet::counted(Sheet sheet, int count) const
{
    switch (sheet) {
    case Sheet::Tiles:
        //: Part of a list of what is printed, as in "72 tiles and 63 tokens"
        return Words::tr("%Ln tile(s)", nullptr, count);
    case Sheet::Tokens:
        //: Part of a list of what is printed; mining tokens
        return Words::tr("%Ln token(s)", nullptr, count);
    default:
        //: Part of a list of what is printed; cowboys, tents and markers
        return Words::tr("%Ln piece(s)", nullptr, count);
    }
}

QString PrintedSet::tooLarge(Sheet sheet, const QString& size, const QString& room) const
{
    switch (sheet) {
    case Sheet::Tiles:
        //: %1 and %2 lengths in millimeters
        return Faults::tr("A tile of %1 mm does not fit on the paper: there is only room for %2 mm.")
            .arg(size, room);
    case Sheet::Tokens:
        //: %1 and %2 lengths in millimeters
        return Faults::tr("A token of %1 mm does not fit on the paper: there is only room for %2 mm.")
            .arg(size, room);
    default:
        //: %1 and %2 lengths in millimeters
        return Faults::tr("A piece of %1 mm does not fit on the paper: there is only room for %2 mm.")
            .arg(size, room);
    }
}

} // namespace lodeline::goldrush::editor
