// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/dialogs/newgamedialog.h"

#include "app/boomtown/dialogs/deckchooser.h"
#include "app/boomtown/session/seatkind.h"
#include "ui/boomtown/decks.h"
#include "ui/plain/label.h"
#include "ui/tilesetfiles.h"
#include "ui/windows/screens.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QMimeData>

namespace lodeline::boomtown {

NewGameDialog::NewGameDialog(NewGame game, const QString& folder, QWidget* parent)
    : SetupDialog(seatKinds(), kPlayers, kPlayers, mendedSeats(game), parent)
    , cards_(new QGroupBox(this))
    , deck_(new DeckChooser(installedDecksFolder(), cards_))
    , deckLabel_(new ui::Label(cards_))
{
    build();
    deck_->setFolder(folder);
    deck_->setFile(game.deckFile);
    connect(deck_, &DeckChooser::changed, this, &NewGameDialog::check);
    // Once all is laid out.
    connect(this, &NewGameDialog::changed, this, &NewGameDialog::makeRoom, Qt::QueuedConnection);
    retranslate();
    begin(game.startPlayer, game.seed, [this] { return deck_->isPlayable(); });
}

void NewGameDialog::build()
{
    auto* cards = new QFormLayout(cards_);
    cards->addRow(deckLabel_, deck_);
    deckLabel_->setBuddy(deck_->combo());
    addSeed(*cards);
    layOut({players(), cards_});
    setMinimumWidth(560);
    setAcceptDrops(true);
}

NewGame NewGameDialog::game() const
{
    const Basics chosen = basics();
    NewGame game;
    game.seats = chosen.seats;
    game.startPlayer = chosen.startPlayer;
    game.deckFile = deck_->file();
    game.seed = chosen.seed;
    return game;
}

// Another deck may have more to tell.
void NewGameDialog::makeRoom()
{
    const int missing = deck_->missingHeight();
    if (!isVisible() || missing <= 0)
        return;
    resize(width(), height() + missing);
    ui::fitToScreen(*this);
}

void NewGameDialog::retranslate()
{
    //: Heading of a part of the dialog: which cards, in which order
    cards_->setTitle(tr("Cards"));
    //: Label: which cards are played with
    deckLabel_->setText(tr("&Deck:"));
    //: Label: the number that the order of the cards follows from
    seedLabel()->setText(tr("Shuffle n&umber:"));
}

void NewGameDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    SetupDialog::changeEvent(event);
}

void NewGameDialog::dragEnterEvent(QDragEnterEvent* event)
{
    if (!ui::draggedFiles(*event->mimeData(), {deckSuffix()}).isEmpty())
        event->acceptProposedAction();
}

void NewGameDialog::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    deck_->setFile(ui::draggedFiles(*event->mimeData(), {deckSuffix()}).value(0));
}

} // namespace lodeline::boomtown
