// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/wording/cardwords.h"

#include <QCoreApplication>

namespace lodeline::boomtown {
namespace {

struct CardWords
{
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

} // namespace

QString territoryName(Territory territory)
{
    switch (territory) {
    case Territory::Desert:
        //: A kind of land on cards, as a label
        return CardWords::tr("Desert");
    case Territory::Forest:
        //: A kind of land on cards, as a label
        return CardWords::tr("Forest");
    case Territory::Mountains:
        //: A kind of land on cards, as a label
        return CardWords::tr("Mountains");
    case Territory::Plains:
        //: A kind of land on cards, as a label
        return CardWords::tr("Plains");
    case Territory::Snow:
        //: A kind of land on cards, as a label
        return CardWords::tr("Snow");
    case Territory::Water:
        //: A kind of land on cards, as a label
        return CardWords::tr("Water");
    }
    return {};
}

QString symbolName(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Bottle:
        //: A symbol on cards, as a label
        return CardWords::tr("Bottle");
    case Symbol::Cow:
        //: A symbol on cards, as a label
        return CardWords::tr("Cow");
    case Symbol::Fort:
        //: A symbol on cards, as a label
        return CardWords::tr("Fort");
    case Symbol::Gun:
        //: A symbol on cards, as a label
        return CardWords::tr("Gun");
    case Symbol::Pickaxe:
        //: A symbol on cards, as a label
        return CardWords::tr("Pickaxe");
    case Symbol::Wagon:
        //: A symbol on cards, as a label
        return CardWords::tr("Wagon");
    }
    return {};
}

QString territoryInText(Territory territory)
{
    switch (territory) {
    case Territory::Desert:
        //: A kind of land inside a sentence, as in "a wagon on desert or beside it"
        return CardWords::tr("desert");
    case Territory::Forest:
        //: A kind of land inside a sentence, as in "a wagon on desert or beside it"
        return CardWords::tr("forest");
    case Territory::Mountains:
        //: A kind of land inside a sentence, as in "a wagon on desert or beside it"
        return CardWords::tr("mountains");
    case Territory::Plains:
        //: A kind of land inside a sentence, as in "a wagon on desert or beside it"
        return CardWords::tr("plains");
    case Territory::Snow:
        //: A kind of land inside a sentence, as in "a wagon on desert or beside it"
        return CardWords::tr("snow");
    case Territory::Water:
        //: A kind of land inside a sentence, as in "a wagon on desert or beside it"
        return CardWords::tr("water");
    }
    return {};
}

QString symbolInText(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Bottle:
        //: One symbol inside a sentence, as in "2 points for each cow"
        return CardWords::tr("bottle");
    case Symbol::Cow:
        //: One symbol inside a sentence, as in "2 points for each cow"
        return CardWords::tr("cow");
    case Symbol::Fort:
        //: One symbol inside a sentence, as in "2 points for each cow"
        return CardWords::tr("fort");
    case Symbol::Gun:
        //: One symbol inside a sentence, as in "2 points for each cow"
        return CardWords::tr("gun");
    case Symbol::Pickaxe:
        //: One symbol inside a sentence, as in "2 points for each cow"
        return CardWords::tr("pickaxe");
    case Symbol::Wagon:
        //: One symbol inside a sentence, as in "2 points for each cow"
        return CardWords::tr("wagon");
    }
    return {};
}

QString symbolsInText(Symbol symbol)
{
    switch (symbol) {
    case Symbol::Bottle:
        //: Symbols inside a sentence, as in "whoever has more cows"
        return CardWords::tr("bottles");
    case Symbol::Cow:
        //: Symbols inside a sentence, as in "whoever has more cows"
        return CardWords::tr("cows");
    case Symbol::Fort:
        //: Symbols inside a sentence, as in "whoever has more cows"
        return CardWords::tr("forts");
    case Symbol::Gun:
        //: Symbols inside a sentence, as in "whoever has more cows"
        return CardWords::tr("guns");
    case Symbol::Pickaxe:
        //: Symbols inside a sentence, as in "whoever has more cows"
        return CardWords::tr("pickaxes");
    case Symbol::Wagon:
        //: Symbols inside a sentence, as in "whoever has more cows"
        return CardWords::tr("wagons");
    }
    return {};
}

} // namespace lodeline::boomtown
