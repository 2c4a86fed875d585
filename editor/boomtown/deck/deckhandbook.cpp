// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckkind.h"
#include "ui/wording/html.h"

namespace lodeline::boomtown::editor {
namespace {

using ui::heading;
using ui::paragraph;

struct DeckHandbook
{
    Q_DECLARE_TR_FUNCTIONS(DeckHandbook)
};

QString cards()
{
    //: Heading in the handbook
    return heading(DeckHandbook::tr("A Boomtown deck"), QStringLiteral("deck")) +
           paragraph(DeckHandbook::tr(
               "A deck has 18 cards. The front of a card has four squares, which become part "
               "of a town. Its back is a bonus.")) +
           paragraph(
               DeckHandbook::tr("The list on the left shows all cards. Choose several to copy or remove them "
                                "together. Drag them to change their order. The tab \"Deck\" shows the name "
                                "of the deck and its description, also in other languages."));
}

QString drawing()
{
    //: Heading in the handbook
    return heading(DeckHandbook::tr("Drawing a card"), QStringLiteral("card")) +
           paragraph(
               DeckHandbook::tr("Click a square to choose it. Click it again for its next land, or click its "
                                "symbol for the next symbol. The right button goes back.")) +
           paragraph(DeckHandbook::tr("The buttons below the card choose a land or a symbol directly. Their "
                                      "tool tips name the keys that do the same.")) +
           paragraph(
               DeckHandbook::tr("A card may lie upside down in a town. \"Show upside down\" shows how that "
                                "looks, and changes nothing."));
}

QString bonuses()
{
    //: Heading in the handbook
    return heading(DeckHandbook::tr("Bonuses"), QStringLiteral("bonus")) +
           paragraph(DeckHandbook::tr(
               "On the \"Card\" tab, you choose one of 18 kinds of bonuses. Below it are the fields that "
               "this kind takes: symbols, a land, points. The picture shows the bonus as players see it.")) +
           paragraph(DeckHandbook::tr("Some kinds use a table. Each row says how many symbols are needed and "
                                      "how many points they bring. The last row that is reached counts."));
}

QString balance()
{
    //: Heading in the handbook
    return heading(DeckHandbook::tr("Problems and balance"), QStringLiteral("balance")) +
           paragraph(DeckHandbook::tr("A deck with an error cannot be played. Click a problem to go to its "
                                      "card. The button beside it repairs it.")) +
           paragraph(DeckHandbook::tr(
               "In a balanced deck, each land and each symbol appears 12 times. The tab \"Balance\" counts "
               "them, and compares the bonuses with those of the game's deck."));
}

QString measuring()
{
    //: Heading in the handbook
    return heading(DeckHandbook::tr("Trying a deck"), QStringLiteral("deck-lab")) +
           paragraph(
               DeckHandbook::tr("In the lab the computer plays many games with your deck. You see how many "
                                "points each bonus brings, and which cards are passed over.")) +
           paragraph(DeckHandbook::tr(
               "F5 starts the game with the deck as it is now, saved or not. \"Install in the "
               "game\" lets you choose it for any new game."));
}

QString printing()
{
    //: Heading in the handbook
    return heading(DeckHandbook::tr("Printing a deck"), QStringLiteral("deck-print")) +
           paragraph(
               DeckHandbook::tr("\"Print and play\" makes pages of cards with their bonuses on the backs. If "
                                "you cannot print on both sides, print the bonus cards too."));
}

} // namespace

QString DeckKind::handbookHtml() const
{
    return cards() + drawing() + bonuses() + balance() + measuring() + printing();
}

} // namespace lodeline::boomtown::editor
