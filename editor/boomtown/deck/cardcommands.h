// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/boomtown/document/deckedits.h"
#include "editor/lists/partcommands.h"
#include "ui/wording/words.h"

namespace lodeline::boomtown::editor {

class CardListPanel;
class DeckDocument;

// What the menus do to the chosen cards.
class CardCommands : public desk::PartCommands
{
    Q_OBJECT

public:
    CardCommands(DeckDocument& document, CardListPanel& list, QObject* parent);

    void add() override;
    void duplicate() override;
    void remove() override;
    void copy() const override;
    void paste() override;

protected:
    int count() const override;
    CardRows chosenRows() const override;
    QString whyNoneMoves() const override;
    CardRows moveBefore(const CardRows& rows, int before) override;

private:
    std::vector<Card> chosen() const;
    void insert(const ui::Words& words, std::vector<Card> cards);
    void tellLimit();

    DeckDocument& document_;
    CardListPanel& list_;
};

} // namespace lodeline::boomtown::editor
