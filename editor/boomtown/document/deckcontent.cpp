// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/document/deckcontent.h"

#include "engine/boomtown/files/deckfile.h"

namespace lodeline::boomtown::editor {

DeckContent::DeckContent(Deck deck)
    : deck_(std::move(deck))
{
}

std::string_view DeckContent::format() const
{
    return kDeckFormat;
}

std::string DeckContent::text() const
{
    return writeDeck(deck_);
}

std::size_t DeckContent::mostBytes() const
{
    return kMaxDeckBytes;
}

QJsonObject DeckContent::kept() const
{
    return {{QStringLiteral("deck"), QString::fromStdString(text())}};
}

const Deck& deckOf(const desk::Content& content)
{
    return dynamic_cast<const DeckContent&>(content).deck();
}

Result<desk::ContentPtr> readDeck(std::string_view text)
{
    return parseDeckDraft(text).map([](LoadedDeck loaded) -> desk::ContentPtr {
        return std::make_shared<DeckContent>(std::move(loaded.deck));
    });
}

Result<desk::ContentPtr> readKeptDeck(const QJsonObject& kept)
{
    return readDeck(kept[QStringLiteral("deck")].toString().toStdString());
}

} // namespace lodeline::boomtown::editor
