// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/dialogs/setupdialog.h"

#include "app/match/seats/seatseditor.h"
#include "app/match/seats/seedfield.h"
#include "ui/plain/label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lodeline::app {
namespace {

// Where a seat is after another one was moved.
int placeAfterMove(int seat, int from, int to)
{
    if (seat == from)
        return to;
    if (from < seat && seat <= to)
        return seat - 1;
    return to <= seat && seat < from ? seat + 1 : seat;
}

// -1: the seat itself is gone.
int placeAfterRemoval(int seat, int removed)
{
    if (seat == removed)
        return -1;
    return seat > removed ? seat - 1 : seat;
}

} // namespace

SetupDialog::SetupDialog(const SeatKinds& kinds, int fewest, int most, const std::vector<Seat>& seats,
                         QWidget* parent)
    : QDialog(parent)
    , players_(new QGroupBox(this))
    , seats_(new SeatsEditor(kinds, fewest, most, players_))
{
    seats_->setSeats(seats);
    buildPlayers();
}

void SetupDialog::buildPlayers()
{
    startLabel_ = new ui::Label(players_);
    start_ = new QComboBox(players_);
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
}

void SetupDialog::addSeed(QFormLayout& playedWith)
{
    seedLabel_ = new ui::Label(playedWith.parentWidget());
    seed_ = new SeedField(playedWith.parentWidget());
    playedWith.addRow(seedLabel_, seed_);
    seedLabel_->setBuddy(seed_);
}

QVBoxLayout* SetupDialog::layOut(const QList<QWidget*>& fields)
{
    fault_ = new ui::Label(this);
    fault_->setWordWrap(true);
    fault_->setObjectName(QStringLiteral("fault"));
    QFont bold = font();
    bold.setBold(true);
    fault_->setFont(bold);
    buttons_ = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto* column = new QVBoxLayout(this);
    for (QWidget* field : fields)
        column->addWidget(field);
    column->addWidget(fault_);
    column->addWidget(buttons_);
    return column;
}

void SetupDialog::begin(int startPlayer, std::optional<std::uint64_t> seed, std::function<bool()> isPlayable)
{
    isPlayable_ = std::move(isPlayable);
    seed_->setSeed(seed);
    retranslate();
    start_->setCurrentIndex(startPlayer + 1);
    connect(seats_, &SeatsEditor::moved, this, [this](int from, int to) {
        followStartPlayer([from, to](int seat) { return placeAfterMove(seat, from, to); });
    });
    connect(seats_, &SeatsEditor::removed, this, [this](int place) {
        followStartPlayer([place](int seat) { return placeAfterRemoval(seat, place); });
    });
    connect(seats_, &SeatsEditor::changed, this, [this] {
        fillStartPlayers();
        check();
    });
    connect(seed_, &SeedField::textChanged, this, &SetupDialog::check);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

SetupDialog::Basics SetupDialog::basics() const
{
    return {seats_->seats(), start_->currentIndex() - 1, seed_->seed()};
}

void SetupDialog::check()
{
    QString fault = faultOf(seats_->seats());
    if (fault.isEmpty() && seed_->isAtFault())
        fault = tr("The shuffle number is too large. Enter a smaller one, or leave the field empty.");
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty() && isPlayable_());
    emit changed();
}

// The person stays who was chosen, not the place.
void SetupDialog::followStartPlayer(const std::function<int(int seat)>& placeOf)
{
    if (const int seat = start_->currentIndex() - 1; seat >= 0)
        start_->setCurrentIndex(placeOf(seat) + 1);
}

void SetupDialog::fillStartPlayers()
{
    const int current = std::max(start_->currentIndex(), 0);
    start_->clear();
    //: Who begins the game
    start_->addItem(tr("Drawn at random"));
    start_->addItems(seats_->names());
    start_->setCurrentIndex(current < start_->count() ? current : 0);
}

void SetupDialog::retranslate()
{
    //: Title of a window: set up a game
    setWindowTitle(tr("New game"));
    //: Heading of a part of the dialog
    players_->setTitle(tr("Players"));
    //: Label: who begins the game
    startLabel_->setText(tr("&Start player:"));
    buttons_->button(QDialogButtonBox::Ok)->setText(tr("Start the &game"));
    fillStartPlayers();
    check();
}

void SetupDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::app
