// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/deck/deckways.h"

#include "editor/boomtown/document/deckcontent.h"
#include "editor/desk/playtrial.h"
#include "ui/boomtown/decks.h"
#include "ui/boomtown/installeddecks.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"

#include <QFileInfo>
#include <QPushButton>

namespace lodeline::boomtown::editor {

DeckWays::DeckWays(QString installFolder, QWidget* window)
    : QObject(window)
    , installFolder_(std::move(installFolder))
    , window_(window)
{
}

void DeckWays::play(const Deck& deck, int people)
{
    const auto started = desk::playTrial(DeckContent(deck), deckSuffix(), {.people = people, .next = {}});
    if (started)
        emit told(tr("Starting the game…"));
    else
        ui::MessageBox::warn(window_, tr("Play this deck"), started.error());
}

QString DeckWays::askWhere(const Deck& deck)
{
    const QString file = installedFile(installFolder_, deck);
    if (!QFileInfo::exists(file))
        return file;
    ui::MessageBox box(QMessageBox::Question, tr("Install in the game"),
                       //: %1 name of a deck of cards
                       tr("A deck called \"%1\" is already installed.").arg(ui::nameInText(deck.name)),
                       QMessageBox::Cancel, window_);
    //: Button: the new deck takes the place of the installed one
    const QAbstractButton* replace = box.addButton(tr("&Replace it"), QMessageBox::AcceptRole);
    //: Button: both decks of the same name stay installed
    const QAbstractButton* both = box.addButton(tr("Keep &both"), QMessageBox::ActionRole);
    box.exec();
    if (box.clickedButton() == replace)
        return file;
    return box.clickedButton() == both ? freeInstalledFile(installFolder_, deck) : QString();
}

void DeckWays::install(const Deck& deck)
{
    const QString file = askWhere(deck);
    if (file.isEmpty())
        return;
    const auto installed = installDeck(deck, file);
    if (installed)
        emit told(tr("The deck is installed. You can now choose it for a new game of Boomtown."));
    else
        ui::MessageBox::warn(window_, tr("The deck was not installed"), installed.error());
}

} // namespace lodeline::boomtown::editor
