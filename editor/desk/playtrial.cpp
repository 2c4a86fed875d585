// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/playtrial.h"

#include "ui/files.h"
#include "ui/plain/shown.h"
#include "ui/siblings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>

namespace lodeline::desk {
namespace {

struct PlayTrial
{
    Q_DECLARE_TR_FUNCTIONS(PlayTrial)
};

// Nobody knows when the game has read its file, so that each trial has its own; those of yesterday go.
QString trialFile(const QString& suffix)
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
                      QStringLiteral("/trials"));
    QDir().mkpath(folder.path());
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    static const QRegularExpression own(QStringLiteral("^[0-9a-f]{32}\\.[a-z]+\\.json$"));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files))
        if (own.match(file.fileName()).hasMatch() && file.lastModified() < yesterday)
            QFile::remove(file.filePath());
    return folder.filePath(QUuid::createUuid().toString(QUuid::Id128) + suffix);
}

} // namespace

tl::expected<void, QString> playTrial(const Content& content, const QString& suffix, const Trial& trial)
{
    const QString file = trialFile(suffix);
    const auto written = ui::writeFile(file, content.text());
    if (!written) {
        //: %1 is a path, %2 the reason as the system gives it
        return tl::unexpected(PlayTrial::tr("The file could not be saved for the game as %1: %2")
                                  .arg(ui::shownPath(file), written.error()));
    }
    QStringList arguments{QStringLiteral("--play"), file};
    if (trial.people > 1)
        arguments << QStringLiteral("--people") << QString::number(trial.people);
    if (!trial.next.empty())
        // In one piece: a tile may be called --help.
        arguments << QStringLiteral("--next=") + QString::fromStdString(trial.next);
    if (!ui::startSibling(QStringLiteral("lodeline"), arguments))
        return tl::unexpected(
            PlayTrial::tr("The game could not be started: the program \"lodeline\" is not in "
                          "the same folder as the editor."));
    return {};
}

} // namespace lodeline::desk
