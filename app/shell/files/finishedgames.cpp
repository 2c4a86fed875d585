// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/files/finishedgames.h"

#include "app/shell/files/gamefile.h"
#include "ui/recentfiles.h"

#include <QDateTime>
#include <QDir>

#include <utility>

namespace lodeline::app {
FinishedGames::FinishedGames(QString folder)
    : folder_(std::move(folder))
{
}

tl::expected<QString, QString> FinishedGames::keep(std::string_view record, const QStringList& players,
                                                   const QString& path) const
{
    QDir().mkpath(folder_);
    const QString file = path.isEmpty() ? newPath(players) : path;
    if (const auto saved = saveGame(file, record); !saved)
        return tl::unexpected(saved.error());
    removeOld();
    return file;
}

QString FinishedGames::newPath(const QStringList& players) const
{
    return newGameFile(folder_,
                       QDateTime::currentDateTime().toString(ui::kStamp) + u' ' + fileNameOf(players));
}

QStringList FinishedGames::names() const
{
    return QDir(folder_).entryList({u'*' + gameSuffix()}, QDir::Files, QDir::Name | QDir::Reversed);
}

QStringList FinishedGames::files() const
{
    QStringList paths;
    for (const QString& name : names())
        paths << QDir(folder_).absoluteFilePath(name);
    return paths;
}

void FinishedGames::removeOld() const
{
    for (const QString& name : names().mid(kMost))
        QDir(folder_).remove(name);
}

} // namespace lodeline::app
