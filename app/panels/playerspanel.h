// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

class QPushButton;
class QVBoxLayout;

namespace lodeline::app {

class GameSession;
class PlayerCard;

// The players of a session in seat order, and the button that shows the gold of the one whose turn it is
// for as long as it is held (R3.6).
class PlayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PlayersPanel(QWidget* parent = nullptr);

    void setSession(const GameSession* session);
    void refresh();
    // Shows the values of the tokens of the player whose turn it is, and of nobody else.
    void setPeeking(bool on);
    const std::vector<PlayerCard*>& cards() const { return cards_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QPointer<const GameSession> session_;
    std::vector<PlayerCard*> cards_;
    QVBoxLayout* layout_;
    QPushButton* peek_;
    bool peeking_ = false;
};

} // namespace lodeline::app
