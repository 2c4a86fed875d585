// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/pages/landpage.h"
#include "app/goldrush/session/interruptedgames.h"
#include "app/goldrush/session/newgame.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lodeline::goldrush {

class InterruptedCard;
class StartNotice;

// Where the program begins: play at once, set up a game, open one, go on with an interrupted one, or make
// tile sets.
class StartPage : public LandPage
{
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    // What "Play" starts.
    // What the button "Play" is said to start.
    void setUsualGame(const NewGame& game);
    void setRecentFiles(const QStringList& paths);
    // The games to go on with, and the one that can be taken back after it was discarded, or nullptr.
    void setInterrupted(const std::vector<InterruptedGame>& games, const GameRecord* discarded);
    StartNotice* notice() const { return notice_; }

signals:
    void playRequested();
    void newGameRequested();
    void openRequested();
    void fileRequested(const QString& path);
    void goOnRequested(const QString& file);
    void discardRequested(const QString& file);
    void takeBackRequested();
    void editorRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildCard();
    void addInterruptedGames(QHBoxLayout* cards);
    QPushButton* addButton(QVBoxLayout* column, const QString& name);
    void fillRecent();
    void fitCard();
    void retranslate();

    NewGame usual_;
    QStringList recent_;
    StartNotice* notice_;
    InterruptedCard* interrupted_;
    QWidget* card_;
    QLabel* title_;
    QLabel* subtitle_;
    QPushButton* play_;
    QLabel* players_;
    QPushButton* newGame_;
    QPushButton* open_;
    QPushButton* editor_;
    QLabel* recentTitle_;
    QVBoxLayout* recentColumn_;
};

} // namespace lodeline::goldrush
