// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/playset.h"

#include "engine/goldrush/tilesetfile.h"
#include "ui/files.h"
#include "ui/siblings.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace lodeline::editor {
namespace {

struct PlaySet
{
    Q_DECLARE_TR_FUNCTIONS(PlaySet)
};

// The game reads the file at its start and never again, so that the next trial may use the same one. The
// folder goes when the program ends.
QString trialFile()
{
    static const QTemporaryDir folder;
    return folder.filePath(QStringLiteral("trial.tileset.json"));
}

} // namespace

tl::expected<void, QString> playSet(const TileSet& set, const Trial& trial)
{
    const QString file = trialFile();
    const auto written = ui::writeFile(file, writeTileSet(set));
    if (!written) {
        //: %1 is a path, %2 the reason as the system gives it
        return tl::unexpected(
            PlaySet::tr("The set could not be handed to the game as %1: %2").arg(file, written.error()));
    }
    QStringList arguments{QStringLiteral("--play"), file};
    if (trial.people > 1)
        arguments << QStringLiteral("--people") << QString::number(trial.people);
    if (!trial.nextTile.empty())
        arguments << QStringLiteral("--next") << QString::fromStdString(trial.nextTile);
    if (!ui::startSibling(QStringLiteral("lodeline"), arguments))
        return tl::unexpected(
            PlaySet::tr("The game could not be started: there is no program \"lodeline\" beside this one."));
    return {};
}

} // namespace lodeline::editor
