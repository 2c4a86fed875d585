// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QStringList>
#include <QTimer>

namespace lodeline::ui {

// Tells that something in a folder has changed, once when a file tells of itself several times.
class WatchedFolder : public QObject
{
    Q_OBJECT

public:
    explicit WatchedFolder(QString path, QObject* parent = nullptr);

    const QString& path() const { return path_; }
    // The folder tells of files that come and go, a file of what is written into it in place. Both are only
    // watched while they are there: to be called again after each change.
    void watch(const QStringList& files);

signals:
    void changed();

private:
    QString path_;
    QFileSystemWatcher watcher_;
    QTimer settle_;
};

} // namespace lodeline::ui
