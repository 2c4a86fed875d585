// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/host.h"
#include "app/shell/files/opengame.h"
#include "ui/wording/words.h"

#include <QPointer>
#include <QWidget>

namespace lodeline::app {

class Settings;

// What leads to another game on the table, with the questions and messages on the way: new, open, save,
// close. No turns are lost, so that nothing is asked: an unfinished game is put with the interrupted ones.
class GameFlow : public QObject, public Host
{
    Q_OBJECT

public:
    GameFlow(OpenGame& game, const Kinds& kinds, Settings& settings, QWidget* window);

    // What `play` and `newGame` start: the kind that is on the table, else the one that was chosen last.
    Kind& kind() const;
    void choose(const Kind& kind);

    void play(); // at once, with the set-up of last time
    // At once, to try a set with; leaves the set-up of the last new game alone.
    void playTrial(const Trial& trial);
    // What a picture of the rules of a kind shows, to be played on.
    void playExample(const Kind& kind, const QString& name);
    void newGame() override;
    void newGameOf(const Kind& kind); // whatever is on the table
    void start(std::unique_ptr<Match> match) override;
    void learn(); // in lessons
    void sameAgain(Rematch how) override;
    void open();
    // A game is opened; a set starts the questions of a new game with it.
    void openFile(const QString& path);
    // A file was dropped: asks what to do with a set.
    void offerFile(const QString& path);
    void startEditor();             // of sets, a program of its own
    void goOn(const QString& file); // with an interrupted game
    void branch(std::unique_ptr<Match> match) override;
    void goBack(); // to the game that the one on the table branched off from
    bool save() override;
    bool hasFile() const override { return !game_.path().isEmpty(); }
    bool saveAs();
    void close() override;

signals:
    void kindChanged();
    // The game lies in this file now, because somebody wanted it to.
    void saved(const QString& path);
    // Something to be told over the board of the game that was just opened.
    void told(const ui::Words& words);

private:
    void begin(Started started);
    OpenGame::Reader reader(const QString& label) const; // that the window waits for
    bool saveTo(const QString& path);
    QString proposedPath() const;
    void tell(const Fault& fault, const QString& title);

    OpenGame& game_;
    const Kinds& kinds_;
    Settings& settings_;
    QWidget* window_;
};

// What a file dialog says of the files that can be opened: a filter with %1 for the patterns of their names.
// Where several kinds have sets, none of them speaks for all.
QString filesToOpen(const Kinds& kinds);

} // namespace lodeline::app
