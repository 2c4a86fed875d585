// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/safe/safefile.h"
#include "ui/wording/words.h"

#include <QPointer>

#include <memory>

namespace lodeline::app {

class Match;

// Keeps the running game on disk, so that a crash costs nothing. Each game has a file of its own, which stays
// when the game is put away unfinished. Each ply is written, with the file before it kept as a second copy.
class Autosave : public QObject
{
    Q_OBJECT

public:
    explicit Autosave(QObject* parent = nullptr);

    static QString defaultFolder();
    // A file for another game; `folder` is made when it is missing.
    static QString newFile(const QString& folder);
    // Keeps other programs from going on with the game of a file; nullptr where one has it already.
    static std::unique_ptr<QLockFile> lockOf(const QString& file);

    // Saves the match now and after every ply into `file`, which `lock` holds for this program. A game
    // without a turn is not kept; one that has come to its end stays as it was before, until `drop`. What was
    // watched before stays on disk.
    void watch(Match* match, const QString& file, std::unique_ptr<QLockFile> lock);
    // Removes what is stored of the game, which is safe elsewhere; its next ply is stored again.
    void drop();
    // Saves nothing more; what is stored stays.
    void unwatch();
    // Waits until everything is written.
    void flush();

    const QString& file() const { return file_.path(); } // empty when nothing is watched

signals:
    // The disk is full or read-only: a sentence for the user. The game goes on; each ply tries again.
    void failed(const lodeline::ui::Words& message);
    // A state is safe on disk.
    void saved();

private:
    void save();

    ui::SafeFile file_{ui::SafeFile::Older::Kept};
    QPointer<Match> match_;
};

} // namespace lodeline::app
