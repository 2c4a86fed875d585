// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/print/printeddeck.h"

#include <QCoreApplication>

namespace lodeline::boomtown::editor {

using print::Sheet;

namespace {

struct PrintedDeckWords
{
    Q_DECLARE_TR_FUNCTIONS(PrintedDeck)
};

} // namespace

QString PrintedDeck::nameless() const
{
    return PrintedDeckWords::tr("Unnamed deck");
}

print::SheetWords PrintedDeck::words(Sheet sheet) const
{
    if (sheet == Sheet::Cards)
        //: Title of a group with a check box: whether to print the cards
        return {PrintedDeckWords::tr("C&ards"),
                //: Label of a field: the side length of a card
                PrintedDeckWords::tr("&Side:"),
                //: Name of a field for screen readers: the card as it is cut out
                PrintedDeckWords::tr("Side length of a card"),
                {}};
    //: Title of a group with a check box: cards that show nothing but a bonus
    return {PrintedDeckWords::tr("&Bonus cards"),
            //: Label of a field: the width of a bonus card
            PrintedDeckWords::tr("Wid&th:"), PrintedDeckWords::tr("Width of a bonus card"),
            PrintedDeckWords::tr("For cards without backs. Cards with backs show their bonus there.")};
}

QString PrintedDeck::wholeText() const
{
    //: Entry of a choice: all cards are printed
    return PrintedDeckWords::tr("The whole deck");
}

QString PrintedDeck::nothingText() const
{
    return PrintedDeckWords::tr("There is nothing to print. Choose cards that the deck has.");
}

QString PrintedDeck::heading(Sheet sheet, const QString& size) const
{
    //: On a printed page: what is on it, %1 how large each is
    const QString cards = PrintedDeckWords::tr("Cards, %1 mm");
    //: On a printed page: what is on it, %1 how wide each is
    const QString bonuses = PrintedDeckWords::tr("Bonus cards, %1 mm");
    return (sheet == Sheet::Cards ? cards : bonuses).arg(size);
}

QString PrintedDeck::counted(Sheet sheet, int count) const
{
    if (sheet == Sheet::Cards)
        //: Part of a list of what is printed, as in "18 cards and 18 bonus cards"
        return PrintedDeckWords::tr("%Ln card(s)", nullptr, count);
    //: Part of a list of what is printed
    return PrintedDeckWords::tr("%Ln bonus card(s)", nullptr, count);
}

QString PrintedDeck::tooLarge(Sheet /*sheet*/, const QString& size, const QString& room) const
{
    //: %1 and %2 lengths in millimeters
    return PrintedDeckWords::tr("A card of %1 mm does not fit on the paper: there is only room for %2 mm.")
        .arg(size, room);
}

} // namespace lodeline::boomtown::editor
