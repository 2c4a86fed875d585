// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/problem.h"
#include "engine/goldrush/rules/tileset.h"
#include "ui/sets/rival.h"
#include "ui/work/folderfiles.h"
#include "ui/work/progress.h"

#include <QDateTime>

#include <memory>
#include <vector>

namespace lodeline::ui {

// A file in the folder of installed sets, as it was last read.
struct InstalledSet
{
    QString file;                                 // absolute path
    std::shared_ptr<const goldrush::TileSet> set; // nullptr when the file is broken
    Problems problems;
    QDateTime modified;
    qint64 size = 0; // bytes

    QString name() const; // in the language of the window; the name of the file where there is none
    QString author() const;
};

// The tile sets in the user's data folder, which both programs share. The folder is read in the background,
// now and whenever something in it changes; a broken file is one entry that says what is wrong with it. Of
// more files than `kMost` the first ones by name are read.
class InstalledSets : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMost = 1000;

    // $XDG_DATA_HOME/lodeline/tilesets
    static QString defaultFolder();

    // Where a set that was installed as this file is now: replaced by one that has come by pictures, or has
    // lost them, it has the other ending; a file of the same name with that ending is taken for it, whatever
    // it holds. The same path where neither is there, or it is not in that folder.
    static QString whereNow(const QString& folder, const QString& file);

    // `folder` is made when it is missing.
    enum class Reading { Always, Never }; // Never: as if nothing were installed yet
    explicit InstalledSets(const QString& folder = defaultFolder(), Reading reading = Reading::Always,
                           QObject* parent = nullptr);

    const QString& folder() const { return files_.path(); }
    // By name. Empty until the folder has been read for the first time.
    std::vector<InstalledSet> sets() const;
    // nullptr when it is not installed; good until the next change.
    const InstalledSet* find(const QString& file) const;

    // An installed set of the same name as `set`; nullptr when there is none.
    const InstalledSet* rivalOf(const goldrush::TileSet& set) const;

    using Rival = ui::Rival;
    // Copies the file, whole or not at all, and gives its new path. A set of the same name is replaced or
    // kept beside it; a file with another set is never replaced. The error is a sentence for the user, or
    // empty where the worker was stopped. What is installed already stays as it is.
    tl::expected<QString, QString> install(const QString& path, Rival rival = Rival::Replace,
                                           const Worker& worker = atOnce);
    // The same of a file that was read already, with this set in it.
    tl::expected<QString, QString> install(const QString& path, const goldrush::TileSet& set, Rival rival,
                                           const Worker& worker);
    enum class Pictures { Kept, Lost }; // to saved games
    struct NotRemoved
    {
        QString why;        // a sentence for the user; empty where the worker was stopped
        QString ofPictures; // the reason alone where its pictures found no room; else empty
    };
    // A set whose pictures are to be kept, and cannot be, stays.
    tl::expected<void, NotRemoved> remove(const QString& file, const Worker& worker = atOnce,
                                          Pictures pictures = Pictures::Kept);

    // Reads what has changed, in the background.
    void refresh();

signals:
    void changed();

private:
    static QString suffixFor(const QString& path);

    Reading reads_;
    FolderFiles<InstalledSet> files_;
};

} // namespace lodeline::ui
