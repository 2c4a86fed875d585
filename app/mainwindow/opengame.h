// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/dialogs/newgame.h"
#include "app/session/autosave.h"
#include "app/session/finishedgames.h"
#include "app/session/gamesession.h"

namespace lodeline::app {

// The game on the table as a document: where it comes from, whether it was saved, and its autosave. Without
// any window, so that it asks nothing: who calls it has asked.
class OpenGame : public QObject
{
    Q_OBJECT

public:
    explicit OpenGame(const QString& autosaveFolder, QObject* parent = nullptr);
    ~OpenGame() override;

    GameSession* session() const { return session_.get(); } // nullptr when nothing is open
    const QString& path() const { return path_; }           // empty when never saved
    bool isModified() const { return modified_; }
    // Whether closing it would lose turns: it has some, is not finished and not saved.
    bool isUnsaved() const;
    // The game that the last run of the program left behind, rather than a trial; nothing once another one
    // takes its place.
    const std::optional<GameRecord>& pending() const { return pending_; }

    // Each replaces the game on the table; what fails leaves it as it was.
    Result<void> start(const NewGame& game);
    // A game to try a tile set with. It has an autosave of its own and takes no place but that of an earlier
    // trial, so that a game that was interrupted stays; what follows from a trial is one, too.
    Result<void> startTrial(const NewGame& game);
    Result<void> startAgain(); // the same players, options and tiles, in another order
    Result<void> open(const QString& path);
    Result<void> goOn();                    // with the pending one
    Result<void> branch(GameRecord record); // another course of a game, saved nowhere yet
    tl::expected<void, QString> save(const QString& path);
    void close(); // for good: the autosave goes, too
    void forgetPending();

signals:
    // Another game, or none; the old session lives until this has been handled.
    void replaced();
    void modifiedChanged(bool modified);
    void autosaveFailed(const QString& message);
    // The game has come to its end and was written to a file of its own, whatever becomes of it now.
    void kept(const QString& path);

private:
    Result<void> put(GameRecord record, const QString& path, bool modified, bool trial = false);
    void setModified(bool modified);
    void keepFinished();

    Autosave& autosaveOf(bool trial) { return trial ? trialAutosave_ : autosave_; }

    const QString folder_;
    Autosave autosave_;
    Autosave trialAutosave_;
    FinishedGames finished_;
    QString kept_; // the file of the game on the table, once it was finished
    std::optional<GameRecord> pending_;
    bool pendingTrial_ = false;
    std::unique_ptr<GameSession> session_;
    QString path_;
    bool modified_ = false;
    bool trial_ = false;
};

} // namespace lodeline::app
