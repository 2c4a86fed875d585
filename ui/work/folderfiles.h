// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/work/background.h"
#include "ui/work/watchedfolder.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <tuple>
#include <vector>

namespace lodeline::ui {

// The files of a folder whose names end alike, read in the background, now and whenever something in it
// changes; each only when it has changed itself. An `Entry` has at least `file`, `modified` and `size` in
// bytes.
template <typename Entry>
class FolderFiles
{
public:
    enum class Names { Alone, WithPath }; // in Entry::file
    enum class Missing { Stays, IsMade };
    struct Kind
    {
        QStringList patterns;                        // "*.theme.json"
        int most = 0;                                // files; others are not read
        std::function<Entry(const QFileInfo&)> read; // in another thread
        Names names = Names::Alone;
        Missing folder = Missing::Stays; // then nothing is read
    };
    // `taken` is called after each reading, and told whether anything is different.
    FolderFiles(const QString& folder, Kind kind, std::function<void(bool changed)> taken)
        : folder_(folder.isEmpty() ? QString() : QDir(folder).absolutePath())
        , kind_(std::move(kind))
        , taken_(std::move(taken))
    {
        QObject::connect(&folder_, &WatchedFolder::changed, &folder_, [this] { refresh(); });
    }

    const QString& path() const { return folder_.path(); }
    // By the names of their files. Empty until the folder has been read for the first time.
    const std::vector<Entry>& entries() const { return entries_; }

    void refresh()
    {
        if (!path().isEmpty() && kind_.folder == Missing::IsMade)
            QDir().mkpath(path());
        if (path().isEmpty() || !QFileInfo::exists(path()))
            return;
        isFollowed_ = true;
        outdated_ = reader_.isRunning();
        if (outdated_)
            return;
        folder_.watch({});
        reader_.run([kind = kind_, folder = path(), before = entries_](
                        const std::stop_token& stop) { return read(kind, folder, before, stop); },
                    [this](const std::vector<Entry>& entries) { take(entries); });
    }

    // Tells at once what this program itself has done in the folder; `taken` is not called.
    void change(const std::function<void(std::vector<Entry>&)>& how)
    {
        how(entries_);
        outdated_ = reader_.isRunning();
        if (isFollowed_)
            watch();
    }

    static QFileInfoList filesIn(const QString& folder, const Kind& kind)
    {
        return QDir(folder).entryInfoList(kind.patterns, QDir::Files, QDir::Name).mid(0, kind.most);
    }

private:
    static auto stampOf(const Entry& entry) { return std::tuple(entry.file, entry.modified, entry.size); }

    static std::vector<Entry> read(const Kind& kind, const QString& folder, const std::vector<Entry>& before,
                                   const std::stop_token& stop)
    {
        std::vector<Entry> entries;
        for (const QFileInfo& info : filesIn(folder, kind)) {
            if (stop.stop_requested())
                break;
            const QString file = kind.names == Names::Alone ? info.fileName() : info.absoluteFilePath();
            const auto stamp = std::tuple(file, info.lastModified(), info.size());
            const auto known = std::ranges::find(before, stamp, stampOf);
            entries.push_back(known == before.end() ? kind.read(info) : *known);
        }
        return entries;
    }

    void take(const std::vector<Entry>& entries)
    {
        if (outdated_) {
            refresh();
            return;
        }
        const bool same = std::ranges::equal(entries, entries_, {}, stampOf, stampOf);
        entries_ = entries;
        watch();
        taken_(!same);
    }

    void watch()
    {
        QStringList files;
        for (const Entry& entry : entries_)
            files << QDir(path()).filePath(entry.file);
        folder_.watch(files);
    }

    WatchedFolder folder_;
    Kind kind_;
    std::function<void(bool)> taken_;
    std::vector<Entry> entries_;
    bool isFollowed_ = false; // since it was read first
    bool outdated_ = false;   // what is being read has changed since
    Background reader_;
};

} // namespace lodeline::ui
