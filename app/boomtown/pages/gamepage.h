// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/boomtown/session/boomtownmatch.h"
#include "app/match/behaviour.h"
#include "resources/art/theme/theme.h"

#include <QPointer>
#include <QWidget>

namespace lodeline::app {
class GuideCard;
class LogPanel;
class NoticeBar;
class NoticePlace;
} // namespace lodeline::app

namespace lodeline::boomtown {

class AdviceDesk;
class BoardView;
class ComputerPlayers;
class LogModel;
class SidePanel;

// A game in play: the board and the computer players. Makes the panels that stand beside it, too, and keeps
// all of them in step with the match.
class GamePage : public QWidget
{
    Q_OBJECT

public:
    explicit GamePage(QWidget* parent = nullptr);
    ~GamePage() override;

    void setMatch(BoomtownMatch* match);
    void setTheme(const art::Theme& theme);
    void setBehaviour(const app::Behaviour& behaviour);

    BoardView* board() const { return board_; }
    app::GuideCard* guide() const { return guide_; }
    app::NoticeBar* notice() const { return notice_; }
    ComputerPlayers& computers() const { return *computers_; }
    AdviceDesk& advice() const { return *advice_; }
    // These two are for the window to place; it takes them over.
    SidePanel* sidePanel() const { return side_; }
    app::LogPanel* logPanel() const { return log_; }
    LogModel* log() const { return lines_; }

    // Whose turn it is and what to do.
    QString turnText() const;

signals:
    // What can be done now, for a status bar.
    void hintChanged(const QString& hint);
    // What has happened, for a moment in the status bar and for screen readers.
    void announced(const QString& message);
    void withdrawn(const QString& message);
    // What the notice says, and whose turn it is after undo, for screen readers alone.
    void told(const QString& message);
    void sideHeightChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    // Whether Esc ends something on the board itself.
    bool needsEscape() const;
    void connectBoard();
    void connectComputers();
    void connectAdvice();
    void refresh();
    void giveHint();
    void leaveGuide(const std::vector<Event>& events);
    void tellOf(const std::vector<Event>& events);
    void dropNotice(const std::vector<Event>& events);
    void tellOfStrangers();
    void pointOut(int row, int seat);

    QPointer<BoomtownMatch> match_;
    BoardView* board_;
    app::GuideCard* guide_;
    std::ptrdiff_t cardsBelowGuide_ = 0; // laid by people while it is shown
    app::NoticeBar* notice_;
    app::NoticePlace* noticePlace_;
    SidePanel* side_;
    LogModel* lines_;
    app::LogPanel* log_;
    ComputerPlayers* computers_;
    AdviceDesk* advice_;
};

} // namespace lodeline::boomtown
