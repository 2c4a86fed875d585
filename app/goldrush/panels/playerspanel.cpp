// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/playerspanel.h"

#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/session/seatkind.h"
#include "app/goldrush/wording/words.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::goldrush {
PlayersPanel::PlayersPanel(QWidget* parent)
    : QWidget(parent)
    , layout_(new QVBoxLayout(this))
    , peek_(new QPushButton(this))
{
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(3);
    layout_->addWidget(peek_);
    peek_->setObjectName(QStringLiteral("peek"));
    connect(peek_, &QPushButton::pressed, this, [this] { setPeeking(true); });
    connect(peek_, &QPushButton::released, this, [this] { setPeeking(false); });
    retranslate();
}

void PlayersPanel::setSession(const GameSession* session)
{
    session_ = session;
    peeking_ = -1;
    thinking_ = false;
    covered_ = false;
    qDeleteAll(cards_);
    cards_.clear();
    if (!session_)
        return;
    for (int seat = 0; seat < session_->game().players(); ++seat) {
        auto* card = new PlayerCard(this);
        layout_->insertWidget(seat, card);
        card->show(); // at once: what is hidden yet counts for no height
        cards_.push_back(card);
    }
    rebuild();
}

void PlayersPanel::rebuild()
{
    if (!session_)
        return;
    const GameRecord& record = session_->record();
    standings_ = Standings(static_cast<int>(record.players.size()), record.options.cowboysPerPlayer());
    see(session_->history());
}

void PlayersPanel::see(const std::vector<Event>& events)
{
    for (const Event& event : events)
        standings_.receive(event);
    refresh();
}

int PlayersPanel::peeker() const
{
    if (session_->isOver() || covered_)
        return -1;
    // Whose turn it is by now, whatever the board still shows.
    if (const int active = session_->game().player(); !session_->isComputer(active))
        return active;
    int found = -1;
    for (int seat = 0; seat < static_cast<int>(cards_.size()); ++seat) {
        if (session_->isComputer(seat))
            continue;
        if (found >= 0)
            return -1; // others at the table would see it
        found = seat;
    }
    return found;
}

void PlayersPanel::refresh()
{
    if (!session_)
        return;
    if (peeking_ != peeker())
        peeking_ = -1; // or the next one would look along
    for (std::size_t seat = 0; seat < cards_.size(); ++seat)
        cards_[seat]->setStatus(statusOf(static_cast<int>(seat)));
    peek_->setEnabled(peeker() >= 0 && !standings_.of(peeker()).tokens.empty());
    peek_->setVisible(!standings_.isOver());
}

PlayerStatus PlayersPanel::statusOf(int seat) const
{
    const RecordedPlayer& player = session_->record().players[static_cast<std::size_t>(seat)];
    const Standings::Player& standing = standings_.of(seat);
    PlayerStatus status;
    status.name = playerName(session_->record(), seat);
    status.colour = QString::fromStdString(player.colour);
    if (session_->isComputer(seat)) {
        const QString kind = QString::fromStdString(player.kind);
        status.level = app::seatKindName(kind, seatKinds());
        status.face = app::faceOf(kind, seatKinds());
    }
    status.score = standing.score;
    status.cowboysLeft = standing.cowboysLeft;
    status.cowboys = session_->record().options.cowboysPerPlayer();
    status.tentHome = standing.tentHome;
    status.tokens = static_cast<int>(standing.tokens.size());
    status.active = seat == standings_.active();
    status.thinking = thinking_ && status.active && seat == session_->game().player();
    if (standings_.isOver() || seat == peeking_)
        status.values = standing.tokens;
    return status;
}

void PlayersPanel::setPeeking(bool on)
{
    peeking_ = on && session_ ? peeker() : -1;
    refresh();
}

void PlayersPanel::setCovered(bool on)
{
    covered_ = on;
    refresh();
}

void PlayersPanel::setThinking(bool on)
{
    thinking_ = on;
    refresh();
}

void PlayersPanel::retranslate()
{
    //: Name of the panel with the players and their points
    setAccessibleName(tr("Players"));
    //: Button: shows the values of one's own mining tokens; "V" is a key
    peek_->setText(tr("Hold to show my gold (V)"));
    //: Button: shows the values of one's own mining tokens
    peek_->setAccessibleName(tr("Show my gold"));
    peek_->setToolTip(
        tr("Shows what the tokens of the player to move are worth, for as long as you hold down this "
           "button or the V key"));
}

void PlayersPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
