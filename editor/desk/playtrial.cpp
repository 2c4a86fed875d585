// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/playtrial.h"

#include "ui/files.h"
#include "ui/plain/shown.h"
#include "ui/siblings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>

namespace lodeline::desk {
namespace {

struct PlayTrial
{
    Q_DECLARE_TR_FUNCTIONS(PlayTrial)
};

QString trialFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/trials");
}

// Nobody knows when the game has read its file, so that each trial has its own; those of yesterday go.
void tidy(const QDir& folder)
{
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    static const QRegularExpression own(QStringLiteral("^[0-9a-f]{32}\\.[a-z]+\\.json$"));
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files))
        if (own.match(file.fileName()).hasMatch() && file.lastModified() < yesterday)
            QFile::remove(file.filePath());
}

ui::Exported write(const QString& file, const Content& content)
{
    const QDir folder = QFileInfo(file).dir();
    QDir().mkpath(folder.path());
    tidy(folder);
    return ui::writeFile(file, content.text()).map_error([&file](const QString& reason) {
        //: %1 is a path, %2 the reason as the system gives it
        return PlayTrial::tr("The file could not be saved for the game as %1: %2")
            .arg(ui::shownPath(file), reason);
    });
}

} // namespace

ui::Exported playTrial(const ContentPtr& content, const QString& suffix, const Trial& trial,
                       const ui::Worker& worker)
{
    const QString file = QDir(trialFolder()).filePath(QUuid::createUuid().toString(QUuid::Id128) + suffix);
    const auto written = worker([file, content](const ui::Progress& progress) {
        return write(file, *content).and_then([&progress] { return ui::unlessStopped(progress); });
    });
    if (!written)
        return written;
    QStringList arguments{QStringLiteral("--play"), file};
    if (trial.people > 1)
        arguments << QStringLiteral("--people") << QString::number(trial.people);
    if (!trial.next.empty())
        // In one piece: a tile may be called --help.
        arguments << QStringLiteral("--next=") + QString::fromStdString(trial.next);
    if (!ui::startSibling(QStringLiteral("lodeline"), arguments))
        return tl::unexpected(
            PlayTrial::tr("The game could not be started: the program \"lodeline\" was not found or does not "
                          "run. Install Lodeline again."));
    return {};
}

} // namespace lodeline::desk
