// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/boomtown/cardname.h"

#include "ui/plain/shown.h"
#include "ui/wording/cardwords.h"
#include "ui/wording/joining.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <bit>
#include <span>

namespace lodeline::boomtown {
namespace {

struct BoomtownCards
{
    Q_DECLARE_TR_FUNCTIONS(BoomtownCards)
};

using Squares = std::vector<Square>;

Squares chosen(const Front& front, unsigned mask)
{
    Squares squares;
    for (std::size_t i = 0; i < front.size(); ++i) {
        if (mask & (1U << i))
            squares.push_back(front[i]);
    }
    return squares;
}

// Each as often as it is wanted.
bool shows(const Front& front, const Squares& wanted)
{
    return std::ranges::all_of(wanted, [&](Square square) {
        return std::ranges::count(front, square) >= std::ranges::count(wanted, square);
    });
}

bool areShownByAnother(const Deck& deck, const Card& card, const Squares& squares)
{
    return std::ranges::any_of(
        deck.cards, [&](const Card& other) { return other.id != card.id && shows(other.front, squares); });
}

// All of them where nothing less tells the card from the others.
Squares tellingSquares(const Deck& deck, const Card& card)
{
    constexpr unsigned kAll = (1U << kSquares) - 1;
    for (int wanted = 1; wanted < kSquares; ++wanted) {
        for (unsigned mask = 1; mask < kAll; ++mask) {
            const Squares squares = chosen(card.front, mask);
            if (std::popcount(mask) == wanted && !areShownByAnother(deck, card, squares))
                return squares;
        }
    }
    return chosen(card.front, kAll);
}

} // namespace

QString squareText(Square square)
{
    //: What a square of a card shows: %1 a symbol such as "wagon", %2 a kind of land such as "desert"
    return BoomtownCards::tr("%1 on %2")
        .arg(ui::symbolInText(square.symbol), ui::territoryInText(square.territory));
}

QString cardName(const Deck& deck, const Card& card)
{
    const Squares squares = tellingSquares(deck, card);
    QStringList texts;
    for (const Square square : squares)
        texts << squareText(square);
    const QString name = ui::isolated(QLocale().createSeparatedList(texts));
    return areShownByAnother(deck, card, squares) ? ui::withRemark(name, ui::nameInText(card.id)) : name;
}

} // namespace lodeline::boomtown
