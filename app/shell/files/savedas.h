// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/files/gamefolders.h"

#include <QByteArray>
#include <QSettings>
#include <QString>

#include <memory>
#include <optional>

namespace lodeline::app {

// Remembers in which files of the player unfinished games were saved, so that whoever goes on with one saves
// it there again, and where the games lie that they branched off from. A file that holds something else by
// now is not that game's any more.
class SavedAs
{
public:
    enum class Which { Saved, Original }; // the game itself, or the one that it branched off from
    struct File
    {
        QString path;
        QByteArray bytes; // in it
    };

    // What is remembered, whether it still holds or not.
    struct Memory
    {
        QString path{};   // empty where nothing is
        QString digest{}; // of what was in the file
    };

    // `folder` is the one of the interrupted games; those of its folders count, too. A file of its own in it
    // that cannot be used is put aside, or nothing is remembered.
    explicit SavedAs(const QString& folder);

    // Of the game whose autosave has that path; nothing where there is no autosave.
    void remember(const QString& autosave, const File& file, Which which = Which::Saved);
    // No path where the game was not saved, or is no branch.
    Memory memoryOf(const QString& autosave, Which which = Which::Saved) const;
    // Reads that file; may be called in any thread. None where it is gone or has changed since.
    static std::optional<File> fileOf(const Memory& memory);

private:
    void forgetOthers(const QString& game); // those that are unfinished no longer

    const GameFolders folders_;
    std::unique_ptr<QSettings> store_; // nullptr where its file must not be opened
};

} // namespace lodeline::app
