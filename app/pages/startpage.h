// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dialogs/newgame.h"
#include "app/pages/landpage.h"
#include "engine/goldrush/record.h"

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lodeline::app {

// Where the program begins: play at once, set up a game, open one, go on with the interrupted one, or make
// tile sets.
class StartPage : public LandPage
{
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    // What "Play" starts.
    void setUsualGame(const NewGame& game);
    void setRecentFiles(const QStringList& paths);
    // The game that a crash interrupted, or nothing.
    void setPending(const std::optional<GameRecord>& record);

signals:
    void playRequested();
    void newGameRequested();
    void openRequested();
    void fileRequested(const QString& path);
    void goOnRequested();
    void editorRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildCard();
    QPushButton* addButton(QVBoxLayout* column, const QString& name);
    void fillRecent();
    void fitCard();
    void retranslate();

    std::optional<GameRecord> pending_;
    NewGame usual_;
    QStringList recent_;
    QWidget* card_;
    QLabel* title_;
    QLabel* subtitle_;
    QLabel* pendingText_;
    QPushButton* goOn_;
    QPushButton* play_;
    QLabel* players_;
    QPushButton* newGame_;
    QPushButton* open_;
    QPushButton* editor_;
    QLabel* recentTitle_;
    QVBoxLayout* recentColumn_;
};

} // namespace lodeline::app
