// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/seats/playersdialog.h"

#include "app/match/seats/kindcombo.h"
#include "app/match/seats/seatkinds.h"
#include "ui/plain/label.h"
#include "ui/plainlabel.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QVBoxLayout>

namespace lodeline::app {

PlayersDialog::PlayersDialog(QStringList players, KindOf kindOf, const SeatKinds& kinds, QWidget* parent)
    : QDialog(parent)
    , players_(std::move(players))
    , kindOf_(std::move(kindOf))
    , seatKinds_(kinds)
    , explanation_(new ui::Label(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    explanation_->setWordWrap(true);
    auto* seats = new QFormLayout;
    for (int seat = 0; seat < players_.size(); ++seat) {
        auto* kind = new KindCombo(kinds, this);
        kind->setKind(kindOf_(seat).value_or(QString()));
        seats->addRow(new ui::Label(ui::plainLabel(players_[seat]), this), kind);
        kinds_.push_back(kind);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation_);
    layout->addLayout(seats);
    layout->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &PlayersDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(380);
    retranslate();
}

void PlayersDialog::accept()
{
    for (std::size_t seat = 0; seat < kinds_.size(); ++seat) {
        // What the combo shows as a person may be a computer player that is not known here: leave it.
        const std::optional<QString> now = kindOf_(static_cast<int>(seat));
        const QString chosen = kinds_[seat]->kind();
        const bool stillShown = now && !seatKinds_.isComputer(*now) && kinds_[seat]->currentIndex() == 0;
        if (now && chosen != now && !stillShown)
            emit handedOver(static_cast<int>(seat), chosen);
    }
    QDialog::accept();
}

void PlayersDialog::retranslate()
{
    //: Title of a dialog: who plays for which seat, people or the computer
    setWindowTitle(tr("Who plays"));
    explanation_->setText(tr("Each seat can be handed over at any time, also in the middle of a turn."));
    for (std::size_t seat = 0; seat < kinds_.size(); ++seat)
        //: %1 name of a player
        kinds_[seat]->setAccessibleName(tr("Who plays for %1").arg(players_[static_cast<int>(seat)]));
}

void PlayersDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::app
