// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/work/watchedfolder.h"

#include <QFileInfo>

#include <utility>

namespace lodeline::ui {
namespace {

constexpr int kSettle = 60; // ms: a file that is being saved tells of itself several times

} // namespace

WatchedFolder::WatchedFolder(QString path, QObject* parent)
    : QObject(parent)
    , path_(std::move(path))
{
    settle_.setSingleShot(true);
    settle_.setInterval(kSettle);
    connect(&settle_, &QTimer::timeout, this, &WatchedFolder::changed);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &settle_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &settle_, qOverload<>(&QTimer::start));
}

void WatchedFolder::watch(const QStringList& files)
{
    const QStringList watched = watcher_.directories() + watcher_.files();
    QStringList wanted = QStringList{path_} + files;
    wanted.removeIf([&](const QString& path) { return watched.contains(path) || !QFileInfo::exists(path); });
    if (!wanted.isEmpty())
        watcher_.addPaths(wanted);
}

} // namespace lodeline::ui
