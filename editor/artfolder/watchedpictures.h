// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/artfolder/folderpictures.h"
#include "ui/work/folderfiles.h"

#include <QSet>

#include <functional>
#include <memory>

namespace lodeline::goldrush::editor {

// Reads the pictures of a folder again when their files change.
class WatchedPictures : public QObject
{
    Q_OBJECT

public:
    using AskSet = std::function<const TileSet&()>; // whose tiles the pictures are for

    explicit WatchedPictures(AskSet set, QObject* parent = nullptr);

    // From now on, and what has changed since then, if that is a time; an empty path ends it.
    void watch(const QString& folder, const QDateTime& since = {});
    QString folder() const { return folder_; }

signals:
    void begun(); // the folder was looked at; what changes from now on is told
    void changed(const std::vector<FolderPicture>& pictures); // those that were read again

private:
    struct Stamp
    {
        QString file;
        QDateTime modified;
        qint64 size = 0;

        friend bool operator==(const Stamp&, const Stamp&) = default;
    };

    void look();
    void read();

    AskSet set_;
    QString folder_;
    QDateTime since_;
    std::unique_ptr<ui::FolderFiles<Stamp>> files_;
    std::vector<Stamp> known_;
    bool isKnown_ = false;
    QSet<QString> outdated_;
    ui::Background reading_;
};

} // namespace lodeline::goldrush::editor
