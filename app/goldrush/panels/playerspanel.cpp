// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/panels/playerspanel.h"

#include "app/goldrush/computer/seatwords.h"
#include "app/goldrush/panels/playercard.h"
#include "app/goldrush/session/gamesession.h"
#include "app/goldrush/wording/words.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace lodeline::goldrush {
namespace {

// The status before the event. Pieces that are put down are seen at once, so they need no way back.
void takeBack(PlayerStatus& status, int seat, const Event& event)
{
    if (const auto* score = std::get_if<events::Score>(&event)) {
        status.score -= score->points[static_cast<std::size_t>(seat)];
    } else if (const auto* home = std::get_if<events::Return>(&event); home && home->player == seat) {
        if (home->piece == events::Piece::Tent)
            status.tentHome = false;
        else
            --status.cowboysLeft;
    } else if (const auto* back = std::get_if<events::TakeBack>(&event); back && back->player == seat) {
        --status.cowboysLeft;
    } else if (const auto* mine = std::get_if<events::Mine>(&event); mine && mine->player == seat) {
        --status.tokens;
    } else if (const auto* tokens = std::get_if<events::Tokens>(&event); tokens && tokens->player == seat) {
        status.tokens -= static_cast<int>(tokens->values.size());
    }
}

} // namespace

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
    peeking_ = false;
    thinking_ = false;
    unseen_ = 0;
    qDeleteAll(cards_);
    cards_.clear();
    if (!session_)
        return;
    for (int seat = 0; seat < session_->game().players(); ++seat) {
        auto* card = new PlayerCard(this);
        layout_->insertWidget(seat, card);
        cards_.push_back(card);
    }
    refresh();
}

int PlayersPanel::peeker() const
{
    const Game& game = session_->game();
    if (game.phase() == Game::Phase::Over)
        return -1;
    if (!session_->isComputer(game.player()))
        return game.player();
    int found = -1;
    for (int seat = 0; seat < game.players(); ++seat) {
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
    const Game& game = session_->game();
    for (int seat = 0; seat < game.players(); ++seat)
        cards_[static_cast<std::size_t>(seat)]->setStatus(statusOf(seat));
    peek_->setEnabled(peeker() >= 0 && game.tokensTaken(peeker()) > 0);
    peek_->setVisible(game.phase() != Game::Phase::Over);
}

PlayerStatus PlayersPanel::statusOf(int seat) const
{
    const Game& game = session_->game();
    const bool over = game.phase() == Game::Phase::Over;
    PlayerStatus status;
    const RecordedPlayer& player = session_->record().players[static_cast<std::size_t>(seat)];
    status.name = playerName(session_->record(), seat);
    status.colour = QString::fromStdString(player.colour);
    if (session_->isComputer(seat))
        status.level = seatKindName(QString::fromStdString(player.kind));
    status.score = game.score(seat);
    status.cowboysLeft = game.cowboysLeft(seat);
    status.cowboys = game.setup().options.cowboysPerPlayer();
    status.tentHome = !game.tent(seat);
    status.tokens = game.tokensTaken(seat);
    status.active = !over && seat == game.player();
    status.thinking = thinking_ && status.active;
    if ((over && unseen_ == 0) || (peeking_ && seat == peeker()))
        status.values = game.tokenValues(seat);
    const std::vector<Event>& history = session_->history();
    for (auto event = history.rbegin(); event != history.rbegin() + unseen_; ++event)
        takeBack(status, seat, *event);
    return status;
}

void PlayersPanel::setUnseen(int events)
{
    unseen_ = events;
    refresh();
}

void PlayersPanel::setPeeking(bool on)
{
    peeking_ = on;
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
    peek_->setText(tr("Show my gold while held (V)"));
    //: Button: shows the values of one's own mining tokens
    peek_->setAccessibleName(tr("Show my gold"));
    peek_->setToolTip(
        tr("The values of the tokens of the player whose turn it is, for as long as this button or "
           "the key V is held down"));
}

void PlayersPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace lodeline::goldrush
