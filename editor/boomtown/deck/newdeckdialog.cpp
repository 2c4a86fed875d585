// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/newdeckdialog.h"

#include "editor/boomtown/document/deckcontent.h"
#include "engine/boomtown/design/plaincards.h"
#include "ui/boomtown/decks.h"
#include "ui/tilesetfiles.h"

namespace lodeline::boomtown::editor {

NewDeckDialog::NewDeckDialog(QWidget* parent)
    : NewDialog({[] { return tr("New deck"); }, [] { return tr("Name of the deck"); }},
                //: Entry of a list: a deck that nobody has designed; the second line tells more
                {[] { return tr("Plain deck\n18 cards, no two alike, with a bonus of each kind."); },
                 std::make_shared<const DeckContent>(plainDeck())},
                decksOfTheProgram, parent)
{
    resize(460, 320);
}

std::vector<desk::NewDialog::Beginning> NewDeckDialog::decksOfTheProgram()
{
    std::vector<Beginning> decks;
    for (const ShippedDeck& shipped : shippedDecks()) {
        const auto loaded = loadDeck(shipped.file);
        if (!loaded)
            continue;
        const auto content = std::make_shared<const DeckContent>(loaded->deck);
        const auto text = [content] {
            const Deck& deck = content->deck();
            return inTwoLines(ui::setName(deck), ui::setDescription(deck));
        };
        decks.push_back({text, content});
    }
    return decks;
}

Deck NewDeckDialog::deck() const
{
    Deck deck = deckOf(chosen());
    name(deck);
    return deck;
}

} // namespace lodeline::boomtown::editor
