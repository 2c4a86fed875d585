// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/document/deckdocument.h"

#include "editor/boomtown/document/deckchanges.h"
#include "editor/boomtown/document/deckcontent.h"

namespace lodeline::boomtown::editor {

// The one kind of step there is: a deck is small.
class DeckStep : public desk::Step
{
public:
    DeckStep(DeckDocument& document, Deck after, ui::Words words, QString kind)
        : Step(document, std::move(words), std::move(kind))
        , document_(document)
        , before_(document.deck_)
        , after_(std::move(after))
    {
    }

    void redo() override { document_.deck_ = after_; }
    void undo() override { document_.deck_ = before_; }

private:
    bool join(const Step& next) override
    {
        after_ = static_cast<const DeckStep&>(next).after_;
        return after_ != before_;
    }

    DeckDocument& document_;
    Deck before_;
    Deck after_;
};

DeckDocument::DeckDocument(Deck deck, QObject* parent)
    : Document(parent)
    , deck_(std::move(deck))
    , opened_(deck_)
{
}

desk::ContentPtr DeckDocument::content() const
{
    return std::make_shared<DeckContent>(deck_);
}

void DeckDocument::take(const desk::Content& content, const ui::Words& words)
{
    change(words, [&content](Deck& deck) { deck = deckOf(content); });
}

void DeckDocument::become(const desk::Content& content)
{
    deck_ = deckOf(content);
    opened_ = deck_;
}

void DeckDocument::changeWords(const ui::Words& step, const std::function<void(SetWords&)>& edit,
                               const QString& kind)
{
    change(step, edit, kind);
}

bool DeckDocument::change(const ui::Words& words, const std::function<void(Deck&)>& edit, const QString& kind)
{
    Deck next = deck_;
    edit(next);
    if (next == deck_)
        return false;
    const ui::Words about = aboutCards(changedCards(deck_, next), words);
    history().push(new DeckStep(*this, std::move(next), about, kind));
    return true;
}

bool DeckDocument::changeCard(int card, const ui::Words& words, const std::function<void(Card&)>& edit,
                              const QString& kind)
{
    if (card < 0 || static_cast<std::size_t>(card) >= deck_.cards.size())
        return false;
    return change(
        words, [&](Deck& deck) { edit(deck.cards[static_cast<std::size_t>(card)]); },
        kind.isEmpty() ? QString() : QStringLiteral("%1:%2").arg(card).arg(kind));
}

} // namespace lodeline::boomtown::editor
