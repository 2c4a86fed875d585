// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/kinds.h"
#include "app/shell/files/autosave.h"
#include "app/shell/files/finishedgames.h"
#include "app/shell/files/gamefile.h"
#include "app/shell/files/interruptedgames.h"
#include "app/shell/files/savedas.h"
#include "ui/wording/words.h"
#include "ui/work/progress.h"

#include <QByteArray>
#include <QLockFile>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace lodeline::app {

// The game on the table as a document: where it comes from, whether it was saved, and its autosave. A game
// that another one replaces unfinished is kept with the interrupted ones, so that nothing needs to be asked.
class OpenGame : public QObject
{
    Q_OBJECT

public:
    // Calls what it is given, which reads files that may be on any disk, in any thread, and returns true; or
    // false where nobody waits for it any more: then it may still be called, or go on.
    using Reader = std::function<bool(const std::function<void()>& read)>;
    static bool readAtOnce(const std::function<void()>& read)
    {
        read();
        return true;
    }

    // Reads a file of the player; called by another thread, also after this is gone.
    using ReadFile = std::function<Result<QByteArray>(const QString& path)>;

    OpenGame(const Kinds& kinds, const QString& autosaveFolder, QObject* parent = nullptr);
    ~OpenGame() override;

    // Looks by it whether the game is saved, rather than by readGameFile.
    void setReadFile(ReadFile read) { readFile_ = std::move(read); }

    Match* match() const { return match_.get(); } // nullptr when nothing is open
    Kind* kind() const;                           // of that
    const QString& path() const { return path_; } // empty when never saved
    bool isModified() const { return modified_; }
    // Whether something else lies there by now, though it cannot be read perhaps; not where nothing does.
    // Nothing where `reader` was cancelled.
    std::optional<bool> isChangedOutside(const Reader& reader = readAtOnce) const;
    // Those that earlier games on this table and other runs of the program have left.
    InterruptedGames& interrupted() { return interrupted_; }
    const FinishedGames& finishedGames() const { return finished_; }

    // Each replaces the game on the table; what fails leaves it as it was. An exercise is a course of that
    // game, which can be gone back to.
    void start(std::unique_ptr<Match> match);
    // A game to try a set with; what follows from it is one, too. Of interrupted ones only the last is kept.
    void startTrial(std::unique_ptr<Match> match);
    void startAgain(Rematch how); // the same players and options, in another order of chance
    // Give what was mended; the second takes bytes that were just read there.
    Result<Problems> open(const QString& path);
    Result<Problems> open(const QString& path, const QByteArray& bytes);
    // With an interrupted one, as it lies on disk by now; its file is the one that it was saved in, if that
    // is still as it was. The error is a sentence for the user, or empty where `reader` was cancelled.
    tl::expected<void, QString> goOn(const QString& file, const Reader& reader = readAtOnce);
    // Another course of the game on the table, saved nowhere yet; that one can be gone back to until another
    // game comes, also by whoever goes on with this course later while that one still lies as it was left.
    void branch(std::unique_ptr<Match> match);
    bool hasOriginal() const { return !originals_.empty(); }
    // Only where there is an original. The course that is left is kept with the interrupted games. The error
    // is a sentence for the user.
    tl::expected<void, QString> goBack();
    // What changes while the worker is at work stays unsaved; a game that comes meanwhile is not that file's.
    ui::Exported save(const QString& path, const ui::Worker& worker = ui::atOnce);
    void close();

signals:
    // Another game, or none; the old match lives until this has been handled.
    void replaced();
    void modifiedChanged(bool modified);
    void autosaveFailed(const lodeline::ui::Words& message);
    void autosaved(); // is safe on disk, up to now
    // The game has come to its end and was written to a file of its own, whatever becomes of it now.
    void kept(const QString& path);
    // It has, and could not be written there: a sentence for the user.
    void notKept(const QString& message);

private:
    // Where a game that is put on the table comes from.
    struct Origin
    {
        QString path = {};     // the player's file
        QByteArray bytes = {}; // in it
        bool modified = false;
        bool trial = false;
        QString stored = {};                  // its file among the interrupted games
        std::unique_ptr<QLockFile> lock = {}; // of that file
        bool isCourse = false;                // of the game before, which is not forgotten
        QString kept = {};                    // as kept_
        bool isKeptFromBefore = false;
    };
    // A game that another course has taken the place of.
    struct Original
    {
        std::string record;
        Origin origin; // without a lock
    };

    void put(std::unique_ptr<Match> match, Origin origin);
    void putAway();
    void rememberFile();
    SavedAs::File keepOriginal(); // the game on the table; gives where it lies
    // Where the game on the table lies once it is put away, with its record; no path: nowhere.
    SavedAs::File place(const std::string& record) const;
    Origin originOfFile(const QString& path, const QByteArray& bytes) const;
    // `saved`: the player's file, if it is still as it was.
    static Origin originOfAutosave(const QString& file, bool isTrial, std::optional<SavedAs::File> saved);
    // What the game of an autosave branched off from, if that still lies there.
    std::vector<Original> originalOf(const QString& autosave) const;
    // The same where that lies in `file`, and the player has saved it in `saved`.
    std::vector<Original> originalOf(const std::optional<SavedAs::File>& file,
                                     std::optional<SavedAs::File> saved) const;
    void setModified(bool modified);
    void recordChanged();
    void keepFinished();

    std::optional<QByteArray> inFile() const; // in the player's file by now, where that can be told
    bool isSaved() const;                     // in it, still

    const Kinds& kinds_;
    ReadFile readFile_ = readGameFile;
    InterruptedGames interrupted_;
    SavedAs savedAs_;
    Autosave autosave_;
    FinishedGames finished_;
    QString kept_;                  // the program's own file of the game on the table, once it was finished
    bool isKeptFromBefore_ = false; // that file was opened
    bool wasOver_ = false;          // when it last changed
    std::vector<Original> originals_;
    std::unique_ptr<Match> match_;
    QString path_;
    QByteArray bytes_; // of that file, when it was opened or saved
    bool modified_ = false;
    bool trial_ = false;
};

} // namespace lodeline::app
