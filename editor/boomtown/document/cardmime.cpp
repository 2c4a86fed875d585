// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/document/cardmime.h"

#include "engine/boomtown/files/deckfile.h"

namespace lodeline::boomtown::editor {

QString cardsMimeType()
{
    return QStringLiteral("application/x-lodeline-cards+json");
}

QMimeData* mimeOf(const std::vector<Card>& cards)
{
    Deck deck;
    deck.cards = cards;
    const QByteArray text = QByteArray::fromStdString(writeDeck(deck));
    auto* data = new QMimeData;
    data->setData(cardsMimeType(), text);
    data->setText(QString::fromUtf8(text));
    return data;
}

Result<std::vector<Card>> cardsOf(const QMimeData& data)
{
    const QByteArray text =
        data.hasFormat(cardsMimeType()) ? data.data(cardsMimeType()) : data.text().toUtf8();
    return parseDeckDraft(text.toStdString()).map([](LoadedDeck loaded) {
        return std::move(loaded.deck.cards);
    });
}

} // namespace lodeline::boomtown::editor
