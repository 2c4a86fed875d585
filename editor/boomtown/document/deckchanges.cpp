// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/document/deckchanges.h"

#include "editor/boomtown/document/deckedits.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lodeline::boomtown::editor {
namespace {

constexpr std::size_t kMostNamed = 6;

struct DeckChanges
{
    Q_DECLARE_TR_FUNCTIONS(DeckChanges)
};

std::vector<std::string> onlyIn(const Deck& deck, const Deck& other)
{
    std::vector<std::string> ids;
    for (const Card& card : deck.cards)
        if (!isTaken(other, card.id))
            ids.push_back(card.id);
    return ids;
}

} // namespace

std::vector<std::string> changedCards(const Deck& before, const Deck& after)
{
    if (before.cards.size() != after.cards.size())
        return before.cards.size() < after.cards.size() ? onlyIn(after, before) : onlyIn(before, after);
    std::vector<std::string> ids;
    if (std::ranges::is_permutation(before.cards, after.cards))
        return ids;
    for (std::size_t i = 0; i < before.cards.size(); ++i)
        if (before.cards[i] != after.cards[i])
            ids.push_back(before.cards[i].id);
    return ids;
}

std::vector<std::string> idsAt(const Deck& deck, const CardRows& rows)
{
    std::vector<std::string> ids;
    for (const int row : rows)
        if (row >= 0 && static_cast<std::size_t>(row) < deck.cards.size())
            ids.push_back(deck.cards[static_cast<std::size_t>(row)].id);
    return ids;
}

ui::Words aboutCards(const std::vector<std::string>& ids, const ui::Words& words)
{
    if (ids.empty())
        return words;
    return [ids, words] {
        QStringList names;
        for (const std::string& id : ids)
            names << ui::nameInText(id);
        if (ids.size() == 1)
            //: A step of the history: %1 what was done, %2 the id of a card
            return DeckChanges::tr("%1 (card %2)").arg(words(), names.front());
        if (ids.size() <= kMostNamed)
            //: A step of the history: %1 what was done, %2 the ids of cards, as a list
            return DeckChanges::tr("%1 (cards %2)").arg(words(), QLocale().createSeparatedList(names));
        //: A step of the history: %1 what was done, to how many cards
        return DeckChanges::tr("%1 (%Ln card(s))", nullptr, static_cast<int>(ids.size())).arg(words());
    };
}

} // namespace lodeline::boomtown::editor
