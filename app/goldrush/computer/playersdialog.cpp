// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/computer/playersdialog.h"

#include "app/goldrush/computer/kindcombo.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/words.h"
#include "ui/plain/label.h"
#include "ui/plainlabel.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QVBoxLayout>

namespace lodeline::goldrush {

PlayersDialog::PlayersDialog(GameSession* session, QWidget* parent)
    : QDialog(parent)
    , session_(session)
    , explanation_(new ui::Label(this))
    , buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    explanation_->setWordWrap(true);
    auto* seats = new QFormLayout;
    for (int seat = 0; seat < session->game().players(); ++seat) {
        auto* kind = new KindCombo(this);
        kind->setKind(QString::fromStdString(session->record().players[static_cast<std::size_t>(seat)].kind));
        seats->addRow(new ui::Label(ui::plainLabel(playerName(session->record(), seat)), this), kind);
        kinds_.push_back(kind);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation_);
    layout->addLayout(seats);
    layout->addWidget(buttons_);
    connect(buttons_, &QDialogButtonBox::accepted, this, &PlayersDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(session, &QObject::destroyed, this, &QDialog::reject);
    setMinimumWidth(380);
    retranslate();
}

void PlayersDialog::accept()
{
    for (std::size_t seat = 0; session_ && seat < kinds_.size(); ++seat) {
        // What the combo shows as a person may be a computer player that is not known here: leave it.
        const std::string& now = session_->record().players[seat].kind;
        const bool changed = kinds_[seat]->kind() != QString::fromStdString(now);
        const bool stillShown =
            !session_->isComputer(static_cast<int>(seat)) && kinds_[seat]->currentIndex() == 0;
        if (changed && !stillShown)
            session_->ask(requests::HandOver{static_cast<int>(seat), kinds_[seat]->kind().toStdString()});
    }
    QDialog::accept();
}

void PlayersDialog::retranslate()
{
    //: Title of a dialog: who plays for which seat, people or the computer
    setWindowTitle(tr("Who plays"));
    explanation_->setText(tr("Each seat can be handed over at any time, also in the middle of a turn."));
    for (std::size_t seat = 0; session_ && seat < kinds_.size(); ++seat)
        //: %1 name of a player
        kinds_[seat]->setAccessibleName(
            tr("Who plays for %1").arg(playerName(session_->record(), static_cast<int>(seat))));
}

void PlayersDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace lodeline::goldrush
