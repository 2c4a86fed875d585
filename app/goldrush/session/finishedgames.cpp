// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/finishedgames.h"

#include "app/goldrush/session/recordfile.h"
#include "ui/files.h"

#include <QDateTime>
#include <QDir>

#include <utility>

namespace lodeline::goldrush {
namespace {

const QString kSuffix = QStringLiteral(".lodeline");

} // namespace

FinishedGames::FinishedGames(QString folder)
    : folder_(std::move(folder))
{
}

tl::expected<QString, QString> FinishedGames::keep(const GameRecord& record, const QString& path) const
{
    QDir().mkpath(folder_);
    const QString file = path.isEmpty() ? newPath(record) : path;
    if (const auto saved = saveRecord(file, record); !saved)
        return tl::unexpected(saved.error());
    removeOld();
    return file;
}

QString FinishedGames::newPath(const GameRecord& record) const
{
    const QString stem =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss ")) + fileNameOf(record);
    QString path = QDir(folder_).filePath(stem + kSuffix);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QDir(folder_).filePath(stem + QStringLiteral(" %1").arg(number) + kSuffix);
    return path;
}

void FinishedGames::removeOld() const
{
    QDir folder(folder_);
    const QStringList newestFirst =
        folder.entryList({QStringLiteral("*") + kSuffix}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& file : newestFirst.mid(kMost))
        folder.remove(file);
}

QString fileNameOf(const GameRecord& record)
{
    QStringList names;
    for (const RecordedPlayer& player : record.players)
        names << QString::fromStdString(player.name);
    return ui::asFileName(names.join(u'-'), QStringLiteral("game"));
}

} // namespace lodeline::goldrush
