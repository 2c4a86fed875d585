// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/cardwords.h"

#include <QCoreApplication>

namespace lodeline::ui {

namespace {

struct CardWords
{
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

} // namespace

QString territoryName(boomtown::Territory territory)
{
    switch (territory) {
    case boomtown::Territory::Desert:
        //: A kind of land on cards, as a label
        return CardWords::tr("Desert");
    case boomtown::Territory::Forest:
        //: A kind of land on cards, as a label
        return CardWords::tr("Forest");
    case boomtown::Territory::Mountains:
        //: A kind of land on cards, as a label
        return CardWords::tr("Mountains");
    case boomtown::Territory::Plains:
        //: A kind of land on cards, as a label
        return CardWords::tr("Plains");
    case boomtown::Territory::Snow:
        //: A kind of land on cards, as a label
        return CardWords::tr("Snow");
    case boomtown::Territory::Water:
        //: A kind of land on cards, as a label
        return CardWords::tr("Water");
    }
    return {};
}

QString symbolName(boomtown::Symbol symbol)
{
    switch (symbol) {
    case boomtown::Symbol::Bottle:
        //: A symbol on cards, as a label
        return CardWords::tr("Bottle");
    case boomtown::Symbol::Cow:
        //: A symbol on cards, as a label
        return CardWords::tr("Cow");
    case boomtown::Symbol::Fort:
        //: A symbol on cards, as a label
        return CardWords::tr("Fort");
    case boomtown::Symbol::Gun:
        //: A symbol on cards, as a label
        return CardWords::tr("Gun");
    case boomtown::Symbol::Pickaxe:
        //: A symbol on cards, as a label
        return CardWords::tr("Pickaxe");
    case boomtown::Symbol::Wagon:
        //: A symbol on cards, as a label
        return CardWords::tr("Wagon");
    }
    return {};
}

QString territoryInText(boomtown::Territory territory)
{
    switch (territory) {
    case boomtown::Territory::Desert:
        //: A kind of land inside a sentence: "each wagon on desert or beside it", "each wagon with desert to
        //: the west and east", "your largest group of desert", "each square of desert"; first in "desert with
        //: wagon"
        return CardWords::tr("desert");
    case boomtown::Territory::Forest:
        //: A kind of land inside a sentence: "each wagon on desert or beside it", "each wagon with desert to
        //: the west and east", "your largest group of desert", "each square of desert"; first in "desert with
        //: wagon"
        return CardWords::tr("forest");
    case boomtown::Territory::Mountains:
        //: A kind of land inside a sentence: "each wagon on desert or beside it", "each wagon with desert to
        //: the west and east", "your largest group of desert", "each square of desert"; first in "desert with
        //: wagon"
        return CardWords::tr("mountains");
    case boomtown::Territory::Plains:
        //: A kind of land inside a sentence: "each wagon on desert or beside it", "each wagon with desert to
        //: the west and east", "your largest group of desert", "each square of desert"; first in "desert with
        //: wagon"
        return CardWords::tr("plains");
    case boomtown::Territory::Snow:
        //: A kind of land inside a sentence: "each wagon on desert or beside it", "each wagon with desert to
        //: the west and east", "your largest group of desert", "each square of desert"; first in "desert with
        //: wagon"
        return CardWords::tr("snow");
    case boomtown::Territory::Water:
        //: A kind of land inside a sentence: "each wagon on desert or beside it", "each wagon with desert to
        //: the west and east", "your largest group of desert", "each square of desert"; first in "desert with
        //: wagon"
        return CardWords::tr("water");
    }
    return {};
}

QString symbolInText(boomtown::Symbol symbol)
{
    switch (symbol) {
    case boomtown::Symbol::Bottle:
        //: One symbol inside a sentence: "for each cow", "beside a cow", "squares that all show a cow", "to
        //: the first cow", "without a cow in sight"; first in "cow on plains", last in "plains with cow"
        return CardWords::tr("bottle");
    case boomtown::Symbol::Cow:
        //: One symbol inside a sentence: "for each cow", "beside a cow", "squares that all show a cow", "to
        //: the first cow", "without a cow in sight"; first in "cow on plains", last in "plains with cow"
        return CardWords::tr("cow");
    case boomtown::Symbol::Fort:
        //: One symbol inside a sentence: "for each cow", "beside a cow", "squares that all show a cow", "to
        //: the first cow", "without a cow in sight"; first in "cow on plains", last in "plains with cow"
        return CardWords::tr("fort");
    case boomtown::Symbol::Gun:
        //: One symbol inside a sentence: "for each cow", "beside a cow", "squares that all show a cow", "to
        //: the first cow", "without a cow in sight"; first in "cow on plains", last in "plains with cow"
        return CardWords::tr("gun");
    case boomtown::Symbol::Pickaxe:
        //: One symbol inside a sentence: "for each cow", "beside a cow", "squares that all show a cow", "to
        //: the first cow", "without a cow in sight"; first in "cow on plains", last in "plains with cow"
        return CardWords::tr("pickaxe");
    case boomtown::Symbol::Wagon:
        //: One symbol inside a sentence: "for each cow", "beside a cow", "squares that all show a cow", "to
        //: the first cow", "without a cow in sight"; first in "cow on plains", last in "plains with cow"
        return CardWords::tr("wagon");
    }
    return {};
}

QString symbolsInText(boomtown::Symbol symbol)
{
    switch (symbol) {
    case boomtown::Symbol::Bottle:
        //: Symbols inside a sentence: "whoever has more cows", "by the number of cows", "whose four neighbors
        //: all show cows"
        return CardWords::tr("bottles");
    case boomtown::Symbol::Cow:
        //: Symbols inside a sentence: "whoever has more cows", "by the number of cows", "whose four neighbors
        //: all show cows"
        return CardWords::tr("cows");
    case boomtown::Symbol::Fort:
        //: Symbols inside a sentence: "whoever has more cows", "by the number of cows", "whose four neighbors
        //: all show cows"
        return CardWords::tr("forts");
    case boomtown::Symbol::Gun:
        //: Symbols inside a sentence: "whoever has more cows", "by the number of cows", "whose four neighbors
        //: all show cows"
        return CardWords::tr("guns");
    case boomtown::Symbol::Pickaxe:
        //: Symbols inside a sentence: "whoever has more cows", "by the number of cows", "whose four neighbors
        //: all show cows"
        return CardWords::tr("pickaxes");
    case boomtown::Symbol::Wagon:
        //: Symbols inside a sentence: "whoever has more cows", "by the number of cows", "whose four neighbors
        //: all show cows"
        return CardWords::tr("wagons");
    }
    return {};
}

} // namespace lodeline::ui
