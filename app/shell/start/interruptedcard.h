// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdroppage.h"
#include "app/shell/files/interruptedgames.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace lodeline::app {

// The games that can be gone on with, newest first, each with a picture of its board. Hidden when there are
// none and none can be taken back.
class InterruptedCard : public BackdropCard
{
    Q_OBJECT

public:
    // `kinds` outlives it. Where there are several, each game says of which it is.
    explicit InterruptedCard(const Kinds& kinds, QWidget* parent = nullptr);

    // `discarded` is the game that can be taken back, or nullptr.
    void setGames(const std::vector<InterruptedGame>& games, const SavedMatch* discarded);
    // No higher than that, in device-independent pixels; the list scrolls.
    void setRoom(int height);
    // The button of the newest game; nullptr when there is none.
    QPushButton* goOnButton() const { return goOn_; }

signals:
    void goOnRequested(const QString& file);
    void discardRequested(const QString& file);
    void takeBackRequested();
    // Its buttons are others now, though its games are the same; `hadFocus` if one of the old ones had it.
    void refilled(bool hadFocus);

protected:
    void changeEvent(QEvent* event) override;

private:
    QString aboutOf(const InterruptedGame& game) const;
    QWidget* makeRow(const InterruptedGame& game, bool isFirst);
    QWidget* makeButtons(const InterruptedGame& game, bool isFirst);
    void fill();
    void fit();

    const Kinds& kinds_;
    std::vector<InterruptedGame> games_;
    std::optional<QStringList> discarded_; // its players
    int room_ = 600;
    QLabel* title_;
    QScrollArea* scroll_;
    QWidget* list_;
    QVBoxLayout* rows_;
    QLabel* discardedText_;
    QPushButton* takeBack_;
    QPushButton* goOn_ = nullptr;
};

} // namespace lodeline::app
