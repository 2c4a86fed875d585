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
    const QString stem = QDateTime::currentDateTime().toString(ui::kStamp) + u' ' + fileNameOf(players);
    QString path = QDir(folder_).filePath(stem + gameSuffix());
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QDir(folder_).filePath(stem + QStringLiteral(" %1").arg(number) + gameSuffix());
    return path;
}

void FinishedGames::removeOld() const
{
    QDir folder(folder_);
    const QStringList newestFirst =
        folder.entryList({QStringLiteral("*") + gameSuffix()}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& file : newestFirst.mid(kMost))
        folder.remove(file);
}

} // namespace lodeline::app
