// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/backdroppage.h"
#include "app/shell/files/interruptedgames.h"

class QBoxLayout;
class QButtonGroup;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace lodeline::app {

class InterruptedCard;
class Kind;
class Kinds;
class StartNotice;

// Where the program begins: play at once, set up a game, open one, go on with an interrupted one, or make
// sets to play with.
class StartPage : public BackdropPage
{
    Q_OBJECT

public:
    explicit StartPage(const Kinds& kinds, QWidget* parent = nullptr);

    // What "Play" and "New game" start.
    void setKind(const Kind& kind);
    // The one whose button has the focus keeps it.
    void setRecentFiles(const QStringList& paths);
    // The games to go on with, and the one that can be taken back after it was discarded, or nullptr.
    void setInterrupted(const std::vector<InterruptedGame>& games, const SavedMatch* discarded);
    StartNotice* notice() const { return notice_; }

signals:
    void playRequested();
    void learnRequested();
    void newGameRequested();
    void kindChosen(const lodeline::app::Kind& kind);
    void openRequested();
    void fileRequested(const QString& path);
    void goOnRequested(const QString& file);
    void discardRequested(const QString& file);
    void takeBackRequested();
    void editorRequested();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* buildCard();
    void addKinds(QVBoxLayout* column);
    void addInterruptedGames();
    QPushButton* addButton(QVBoxLayout* column, const QString& name);
    // What the page is opened for first: the newest game that can be gone on with, or a new one.
    void beginWithFirst(bool takesFocus);
    void showKind();
    int cardWidth() const;
    void fitCard();
    void arrange();
    void retranslate();

    const Kinds& kinds_;
    const Kind* kind_;
    const QObject* pressed_ = nullptr; // button
    QButtonGroup* choice_;             // of the kinds, in their order
    QStringList recent_;
    StartNotice* notice_;
    InterruptedCard* interrupted_;
    QBoxLayout* cards_; // these two
    QWidget* card_;
    QLabel* title_;
    QLabel* subtitle_;
    QPushButton* play_;
    QLabel* players_;
    QPushButton* learn_;
    QPushButton* newGame_;
    QPushButton* open_;
    QPushButton* editor_;
    QLabel* recentTitle_;
    QVBoxLayout* recentColumn_;
};

} // namespace lodeline::app
