// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/dialogs/newgamedialog.h"

#include "app/boomtown/dialogs/deckchooser.h"
#include "app/boomtown/session/seatkind.h"
#include "app/match/seats/seatseditor.h"
#include "app/match/seats/seedfield.h"
#include "ui/boomtown/decks.h"
#include "ui/plain/label.h"
#include "ui/tilesetfiles.h"
#include "ui/windows/screens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QMimeData>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lodeline::boomtown {

NewGameDialog::NewGameDialog(NewGame game, const QString& folder, QWidget* parent)
    : QDialog(parent)
    , given_(std::move(game))
    , players_(new QGroupBox(this))
    , seats_(new app::SeatsEditor(seatKinds(), kPlayers, kPlayers, players_))
    , startLabel_(new ui::Label(players_))
    , start_(new QComboBox(players_))
    , cards_(new QGroupBox(this))
    , deck_(new DeckChooser(installedDecksFolder(), cards_))
    , deckLabel_(new ui::Label(cards_))
    , seedLabel_(new ui::Label(cards_))
    , seed_(new app::SeedField(cards_))
    , fault_(new ui::Label(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    given_.normalise();
    build();
    seats_->setSeats(given_.seats);
    deck_->setFolder(folder);
    deck_->setFile(given_.deckFile);
    seed_->setSeed(given_.seed);
    retranslate();
    start_->setCurrentIndex(given_.startPlayer + 1);
    connect(seats_, &app::SeatsEditor::changed, this, [this] {
        fillStartPlayers();
        check();
    });
    connect(deck_, &DeckChooser::changed, this, &NewGameDialog::check);
    connect(seed_, &app::SeedField::textChanged, this, &NewGameDialog::check);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

void NewGameDialog::build()
{
    auto* players = new QVBoxLayout(players_);
    players->addWidget(seats_);
    auto* startRow = new QHBoxLayout;
    startRow->addWidget(startLabel_);
    startRow->addWidget(start_, 1);
    startLabel_->setBuddy(start_);
    // Names may be long.
    start_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    start_->setMinimumContentsLength(14);
    players->addLayout(startRow);
    auto* cards = new QFormLayout(cards_);
    cards->addRow(deckLabel_, deck_);
    cards->addRow(seedLabel_, seed_);
    deckLabel_->setBuddy(deck_->combo());
    seedLabel_->setBuddy(seed_);
    fault_->setWordWrap(true);
    fault_->setObjectName(QStringLiteral("fault"));
    QFont bold = font();
    bold.setBold(true);
    fault_->setFont(bold);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{players_, cards_, fault_, buttons_})
        layout->addWidget(part);
    setMinimumWidth(560);
    setAcceptDrops(true);
}

NewGame NewGameDialog::game() const
{
    NewGame game;
    game.seats = seats_->seats();
    game.startPlayer = start_->currentIndex() - 1;
    game.deckFile = deck_->file();
    game.seed = seed_->seed();
    return game;
}

void NewGameDialog::check()
{
    QString fault = app::faultOf(game().seats);
    if (fault.isEmpty() && seed_->isAtFault())
        fault = tr("The shuffle number is too large.");
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty() && deck_->isPlayable());
    QMetaObject::invokeMethod(this, &NewGameDialog::makeRoom, Qt::QueuedConnection); // once all is laid out
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

void NewGameDialog::fillStartPlayers()
{
    const int current = std::max(start_->currentIndex(), 0);
    start_->clear();
    //: Who begins the game
    start_->addItem(tr("Drawn at random"));
    start_->addItems(seats_->names());
    start_->setCurrentIndex(current < start_->count() ? current : 0);
}

void NewGameDialog::retranslate()
{
    //: Title of a window: set up a game
    setWindowTitle(tr("New game"));
    //: Heading of a part of the dialog
    players_->setTitle(tr("Players"));
    //: Label: who drafts first
    startLabel_->setText(tr("&Start player:"));
    //: Heading of a part of the dialog: which cards, in which order
    cards_->setTitle(tr("Cards"));
    //: Label: which cards are played with
    deckLabel_->setText(tr("&Deck:"));
    //: Label: the number that the order of the cards follows from
    seedLabel_->setText(tr("Shuffle n&umber:"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Start the &game"));
    fillStartPlayers();
    check();
}

void NewGameDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
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
