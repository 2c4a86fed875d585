// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/content.h"
#include "engine/boomtown/rules/deck.h"
#include "engine/core/problem.h"

namespace lodeline::boomtown::editor {

// A deck as what a document holds.
class DeckContent : public desk::Content
{
public:
    explicit DeckContent(Deck deck);

    const Deck& deck() const { return deck_; }
    std::string_view format() const override;
    std::string name() const override { return deck_.name; }
    std::string text() const override;
    std::size_t mostBytes() const override;
    QJsonObject kept() const override;

private:
    Deck deck_;
};

const Deck& deckOf(const desk::Content& content); // of one that is a deck
// In any thread.
Result<desk::ContentPtr> readDeck(std::string_view text); // a draft may have errors in it
Result<desk::ContentPtr> readKeptDeck(const QJsonObject& kept);

} // namespace lodeline::boomtown::editor
