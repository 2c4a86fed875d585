// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/behaviour.h"
#include "engine/goldrush/rules/event.h"
#include "resources/art/theme/theme.h"
#include "ui/wording/words.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QPushButton;

namespace lodeline::app {
class NoticeBar;
} // namespace lodeline::app

namespace lodeline::ui {
class LessonCard;
} // namespace lodeline::ui

namespace lodeline::goldrush {

class AdviceDesk;
class BoardView;
class ComputerPlayers;
class ConfirmBar;
class GameSession;
class HandOver;
class HandOverCard;
class LogPanel;
class ScoreTrack;
class SidePanel;

// A game in play: the board with the scoring track below it, and the computer players. Makes the panels that
// stand beside it, too, and keeps all of them in step with the session.
class GamePage : public QWidget
{
    Q_OBJECT

public:
    explicit GamePage(QWidget* parent = nullptr);
    ~GamePage() override;

    void setSession(GameSession* session);
    void setTheme(const art::Theme& theme);
    void setAnimation(app::AnimationSpeed speed);

    BoardView* board() const { return board_; }
    ScoreTrack* track() const { return track_; }
    app::NoticeBar* notice() const { return notice_; }
    // Above the board; hidden until somebody teaches.
    ui::LessonCard* lesson() const { return lesson_; }
    // Below the board; hidden until a game that is over is looked at.
    QPushButton* scoresButton() const { return scores_; }
    // In the notice, and to screen readers.
    void tell(const ui::Words& words);
    // Below what the notice says already.
    void addNotice(const ui::Words& words);
    ComputerPlayers& computers() const { return *computers_; }
    AdviceDesk& advice() const { return *advice_; }
    // These two are for the window to place; it takes them over.
    SidePanel* sidePanel() const { return side_; }
    LogPanel* logPanel() const { return log_; }

    // Nobody thinks and plays by itself while it is so.
    void setSuspended(bool on);
    // Whether the computer goes from person to person at every turn, behind a cover.
    void setHandsOver(bool on);
    HandOverCard* cover() const { return cover_; }
    // Nobody plays or is advised then.
    bool isCovered() const;

    // What the others have done since the player whose turn it is moved last, in the notice.
    void tellSinceLastTurn();

    // Whose turn it is and what to do: "Ann places a tile".
    QString turnText() const;

signals:
    // What can be done now, for a status bar.
    void hintChanged(const QString& hint);
    // What has happened, for a moment in the status bar and for screen readers.
    void announced(const QString& message);
    void withdrawn(const QString& message);
    // In short, for the status bar alone.
    void noted(const QString& message);
    // All that happened, once it is seen, and what the notice says of other things, for screen readers alone.
    void told(const QString& message);
    void coverChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void connectComputers();
    void connectAdvice();
    void refresh();
    void see(const std::vector<Event>& events);
    void rebuild();
    void showTrack();
    void showLooks();
    void giveHint();
    void showToConfirm();
    void connectCover();
    void coverGold(const std::vector<Event>& events);
    void holdComputers();
    void tellOfUnknown();
    void tellOf(const Event& event);
    void tellOfDraw(const events::Draw& draw);

    QPointer<GameSession> session_;
    std::size_t seen_ = 0;       // events of the history, on the board
    std::size_t noticeFrom_ = 0; // a draw from there on may end the notice
    int mover_ = 0;              // of the last placement that was seen
    art::Theme theme_;
    BoardView* board_;
    ScoreTrack* track_;
    app::NoticeBar* notice_;
    ui::LessonCard* lesson_;
    ConfirmBar* confirm_;
    QPushButton* scores_;
    HandOverCard* cover_;
    SidePanel* side_;
    LogPanel* log_;
    ComputerPlayers* computers_;
    HandOver* handOver_;
    bool suspended_ = false;
    std::unique_ptr<AdviceDesk> advice_; // goes before the board, on which it has marks
};

} // namespace lodeline::goldrush
