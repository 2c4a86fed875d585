// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/set/playset.h"

#include "engine/goldrush/files/tilesetfile.h"
#include "ui/files.h"
#include "ui/plain/shown.h"
#include "ui/siblings.h"
#include "ui/tilesetfiles.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>

namespace lodeline::goldrush::editor {
namespace {

struct PlaySet
{
    Q_DECLARE_TR_FUNCTIONS(PlaySet)
};

// Nobody knows when the game has read its file, so that each trial has its own; those of yesterday go.
QString trialFile()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
                      QStringLiteral("/trials"));
    QDir().mkpath(folder.path());
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    static const QRegularExpression own(QStringLiteral("^[0-9a-f]{32}\\.tileset\\.json$"));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files))
        if (own.match(file.fileName()).hasMatch() && file.lastModified() < yesterday)
            QFile::remove(file.filePath());
    return folder.filePath(QUuid::createUuid().toString(QUuid::Id128) + ui::tileSetSuffix());
}

} // namespace

tl::expected<void, QString> playSet(const TileSet& set, const Trial& trial)
{
    const QString file = trialFile();
    const auto written = ui::writeFile(file, writeTileSet(set));
    if (!written) {
        //: %1 is a path, %2 the reason as the system gives it
        return tl::unexpected(PlaySet::tr("The set could not be saved for the game as %1: %2")
                                  .arg(ui::shownPath(file), written.error()));
    }
    QStringList arguments{QStringLiteral("--play"), file};
    if (trial.people > 1)
        arguments << QStringLiteral("--people") << QString::number(trial.people);
    if (!trial.nextTile.empty())
        // In one piece: a tile may be called --help.
        arguments << QStringLiteral("--next=") + QString::fromStdString(trial.nextTile);
    if (!ui::startSibling(QStringLiteral("lodeline"), arguments))
        return tl::unexpected(PlaySet::tr("The game could not be started: the program \"lodeline\" is not in "
                                          "the same folder as the editor."));
    return {};
}

} // namespace lodeline::goldrush::editor
