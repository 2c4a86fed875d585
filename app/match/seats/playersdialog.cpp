// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/playersdialog.h"

#include "app/match/seats/seatkinds.h"
#include "app/match/seats/seatseditor.h"
#include "ui/plain/label.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::app {
namespace {

// What the editor can show of them.
std::vector<Seat> seatsFor(const std::vector<RecordedPlayer>& players, const SeatKinds& kinds)
{
    std::vector<Seat> seats = seatsOf(players);
    const auto count = static_cast<int>(seats.size());
    normalise(seats, count, count, kinds);
    return seats;
}

} // namespace

PlayersDialog::PlayersDialog(Now now, const SeatKinds& kinds, QWidget* parent)
    : QDialog(parent)
    , now_(std::move(now))
    , kinds_(kinds)
    , explanation_(new ui::Label(this))
    , seedText_(new ui::Label(this))
    , copy_(new QPushButton(this))
    , fault_(new ui::Label(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    const Table table = now_().value_or(Table{});
    const auto count = static_cast<int>(table.players.size());
    seats_ = new SeatsEditor(kinds, count, count, this);
    seats_->setMovable(false);
    seats_->setSeats(seatsFor(table.players, kinds));
    shown_ = seats_->seats();
    if (table.seed)
        seed_ = QString::number(*table.seed);
    build();
    connect(seats_, &SeatsEditor::changed, this, &PlayersDialog::check);
    connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(seed_); });
    connect(buttons_, &QDialogButtonBox::accepted, this, &PlayersDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(480);
    retranslate();
}

void PlayersDialog::build()
{
    for (QLabel* text : {explanation_, seedText_, fault_})
        text->setWordWrap(true);
    seedText_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    copy_->setAutoDefault(false);
    copy_->setObjectName(QStringLiteral("copySeed"));
    fault_->setObjectName(QStringLiteral("fault"));
    for (QWidget* part : std::initializer_list<QWidget*>{seedText_, copy_})
        part->setVisible(!seed_.isEmpty());
    auto* seed = new QHBoxLayout;
    seed->addWidget(seedText_, 1);
    seed->addWidget(copy_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation_);
    layout->addWidget(seats_);
    layout->addLayout(seed);
    layout->addWidget(fault_);
    layout->addStretch();
    layout->addWidget(buttons_);
}

void PlayersDialog::accept()
{
    if (const std::optional<Table> table = now_()) {
        handSeatsOver(table->players);
        chooseLooks(table->players);
    }
    QDialog::accept();
}

void PlayersDialog::handSeatsOver(const std::vector<RecordedPlayer>& players)
{
    const std::vector<Seat> wanted = seats_->seats();
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const QString now = QString::fromStdString(players[seat].kind);
        // What is shown as a person may be a computer player that is not known here: leave it.
        const bool stays = wanted[seat].kind == shown_[seat].kind && !kinds_.isComputer(now);
        if (wanted[seat].kind != now && !stays)
            emit handedOver(static_cast<int>(seat), wanted[seat].kind);
    }
}

void PlayersDialog::chooseLooks(const std::vector<RecordedPlayer>& players)
{
    const std::vector<Seat> wanted = seats_->seats();
    std::vector<PlayerLooks> looks = looksOf(players);
    for (std::size_t seat = 0; seat < looks.size(); ++seat) {
        // What the editor cannot show stays as well.
        if (wanted[seat].name != shown_[seat].name)
            looks[seat].name = nameOf(wanted, static_cast<int>(seat)).toStdString();
        if (wanted[seat].colour != shown_[seat].colour)
            looks[seat].colour = wanted[seat].colour.toStdString();
    }
    if (looks != looksOf(players))
        emit looksChosen(looks);
}

void PlayersDialog::check()
{
    const std::vector<Seat> wanted = seats_->seats();
    const QString fault = wanted == shown_ ? QString() : faultOf(wanted);
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty());
}

void PlayersDialog::retranslate()
{
    //: Title of a dialog: who plays for which seat, people or the computer
    setWindowTitle(tr("Players"));
    explanation_->setText(
        tr("You can change names and colors and hand over seats at any time, even in the middle of a turn."));
    //: %1 a number
    seedText_->setText(
        tr("Shuffle number: %1. Enter it in a new game to get everything in the same order.").arg(seed_));
    //: Button: copy the number of the order to the clipboard
    copy_->setText(tr("&Copy"));
    copy_->setAccessibleName(tr("Copy the shuffle number"));
    check();
}

void PlayersDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::app
