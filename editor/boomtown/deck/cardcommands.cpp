// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/cardcommands.h"

#include "editor/boomtown/cards/cardlistpanel.h"
#include "editor/boomtown/document/cardmime.h"
#include "editor/boomtown/document/deckchanges.h"
#include "editor/boomtown/document/deckdocument.h"
#include "engine/boomtown/design/plaincards.h"
#include "ui/problemtext.h"

#include <QClipboard>
#include <QGuiApplication>

namespace lodeline::boomtown::editor {

CardCommands::CardCommands(DeckDocument& document, CardListPanel& list, QObject* parent)
    : PartCommands(parent)
    , document_(document)
    , list_(list)
{
    connect(&list, &CardListPanel::cardsLeftOut, this, &CardCommands::tellLimit);
}

std::vector<Card> CardCommands::chosen() const
{
    std::vector<Card> cards;
    for (const int row : list_.chosenCards())
        cards.push_back(document_.deck().cards[static_cast<std::size_t>(row)]);
    return cards;
}

void CardCommands::insert(const ui::Words& words, std::vector<Card> cards)
{
    const CardRows chosen = list_.chosenCards();
    const int behind = chosen.empty() ? list_.currentCard() : chosen.back();
    const std::size_t wanted = cards.size();
    CardRows rows;
    document_.change(words, [&](Deck& deck) { rows = insertCards(deck, behind + 1, std::move(cards)); });
    list_.chooseCards(rows);
    if (rows.size() < wanted)
        tellLimit();
}

void CardCommands::tellLimit()
{
    emit told(
        tr("In the editor, a deck can have at most %Ln card(s).", nullptr, static_cast<int>(kMostCards)));
}

void CardCommands::add()
{
    Card card = plainDeck().cards.front();
    card.id = freeId(document_.deck());
    //: A step of the history
    insert([] { return tr("Add a card"); }, {card});
}

void CardCommands::duplicate()
{
    //: A step of the history
    insert([] { return tr("Duplicate cards"); }, chosen());
}

void CardCommands::remove()
{
    const CardRows rows = list_.chosenCards();
    list_.leaveChosen();
    //: A step of the history
    document_.change([] { return tr("Remove cards"); }, [&](Deck& deck) { removeCards(deck, rows); });
}

void CardCommands::copy() const
{
    const std::vector<Card> cards = chosen();
    if (!cards.empty())
        QGuiApplication::clipboard()->setMimeData(mimeOf(cards));
}

void CardCommands::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    auto cards = data ? cardsOf(*data) : Result<std::vector<Card>>();
    const QString text = data ? data->text().trimmed() : QString();
    if (!cards && text.startsWith(u'{')) {
        //: %1 what is wrong
        emit told(tr("The cards on the clipboard cannot be read: %1").arg(ui::firstErrorText(cards.error())));
    } else if (!cards || cards->empty()) {
        emit told(tr("There are no cards on the clipboard. Cards are copied as text, as in a deck file."));
    } else {
        //: A step of the history
        insert([] { return tr("Paste cards"); }, std::move(*cards));
    }
}

int CardCommands::count() const
{
    return static_cast<int>(document_.deck().cards.size());
}

CardRows CardCommands::chosenRows() const
{
    return list_.chosenCards();
}

QString CardCommands::whyNoneMoves() const
{
    return list_.showsAll() ? QString() : tr("Clear the search to move cards.");
}

CardRows CardCommands::moveBefore(const CardRows& rows, int before)
{
    CardRows placed;
    //: A step of the history
    document_.change(aboutCards(idsAt(document_.deck(), rows), [] { return tr("Move cards"); }),
                     [&](Deck& deck) { placed = moveCards(deck, rows, before); });
    list_.chooseCards(placed);
    return placed;
}

} // namespace lodeline::boomtown::editor
