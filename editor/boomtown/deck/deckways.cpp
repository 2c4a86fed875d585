// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckways.h"

#include "editor/boomtown/document/deckcontent.h"
#include "editor/desk/playtrial.h"
#include "ui/boomtown/deckinstalling.h"
#include "ui/boomtown/decks.h"
#include "ui/plain/messagebox.h"
#include "ui/work/waitingover.h"

namespace lodeline::boomtown::editor {

DeckWays::DeckWays(QString installFolder, QWidget* window)
    : QObject(window)
    , installFolder_(std::move(installFolder))
    , window_(window)
{
}

void DeckWays::play(const Deck& deck, int people)
{
    //: "game": the program that plays
    const QString starting = tr("Starting the game…");
    const auto started = desk::playTrial(std::make_shared<DeckContent>(deck), deckSuffix(),
                                         {.people = people, .next = {}}, ui::waitingOver(window_, starting));
    if (started)
        emit told(starting);
    else if (!started.error().isEmpty())
        //: Title of a message
        ui::MessageBox::warn(window_, tr("Play this deck"), started.error());
}

void DeckWays::install(const Deck& deck)
{
    if (!installAsking(installFolder_, deck, tr("Install in the game"), window_).isEmpty())
        emit told(tr("The deck is installed. You can now choose it for a new game of Boomtown."));
}

} // namespace lodeline::boomtown::editor
