// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/desk/document.h"
#include "engine/boomtown/rules/deck.h"

#include <functional>

namespace lodeline::boomtown::editor {

// A deck on the desk, the only place that changes it. Every change is one step of the history.
class DeckDocument : public desk::Document
{
    Q_OBJECT

public:
    explicit DeckDocument(Deck deck, QObject* parent = nullptr);

    const Deck& deck() const { return deck_; }
    const Deck& opened() const { return opened_; } // before all changes
    desk::ContentPtr content() const override;
    void take(const desk::Content& content, const ui::Words& words) override;
    const SetWords& words() const override { return deck_; }
    void changeWords(const ui::Words& step, const std::function<void(SetWords&)>& edit,
                     const QString& kind) override;

    // Changes a copy of the deck and takes it over as one step with words for the history, such as "Change
    // the bonus", which then name the cards that it changed. `kind` as in desk::Step. False, and no step,
    // where nothing has changed.
    bool change(const ui::Words& words, const std::function<void(Deck&)>& edit, const QString& kind = {});
    // The same for one card; nothing happens where there is no such card.
    bool changeCard(int card, const ui::Words& words, const std::function<void(Card&)>& edit,
                    const QString& kind = {});

protected:
    void become(const desk::Content& content) override;

private:
    friend class DeckStep;

    Deck deck_;
    Deck opened_;
};

} // namespace lodeline::boomtown::editor
