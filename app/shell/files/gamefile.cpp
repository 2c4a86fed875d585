// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/files/gamefile.h"

#include "engine/core/fileformat.h"
#include "ui/files.h"
#include "ui/plain/shown.h"
#include "ui/start/freepath.h"

#include <QCoreApplication>
#include <QLocale>

namespace lodeline::app {

QString gameSuffix()
{
    return QStringLiteral(".lodeline");
}

Result<QByteArray> readGameFile(const QString& path)
{
    return ui::readFile(path, kLargestRecord);
}

Result<Kind::Opened> gameOf(std::string_view text, const Kinds& kinds)
{
    return kinds.ofRecord(text).open(text);
}

Result<std::shared_ptr<const SavedMatch>> readSaved(const QString& path, const Kinds& kinds)
{
    return readGameFile(path).and_then(
        [&kinds](const QByteArray& bytes) -> Result<std::shared_ptr<const SavedMatch>> {
            const std::string_view text = ui::view(bytes);
            const std::string format = formatOf(text);
            if (!format.empty() && !kinds.ofFormat(format))
                return failure(FileProblem::NewerVersion);
            return kinds.ofRecord(text).read(text);
        });
}

tl::expected<void, QString> saveGame(const QString& path, std::string_view text)
{
    return ui::writeFile(path, text).map_error([&](const QString& reason) {
        //: %1 is a path, %2 the reason as the system gives it
        return QCoreApplication::translate("RecordFile", "The game could not be saved as %1: %2")
            .arg(ui::shownPath(path), reason);
    });
}

QString playersInText(const QStringList& players)
{
    QStringList names;
    for (const QString& name : players)
        names << ui::nameInText(name);
    return QLocale().createSeparatedList(names);
}

QString fileNameOf(const QStringList& players)
{
    return ui::asFileName(players.join(u'-'), QStringLiteral("game"));
}

QString newGameFile(const QString& folder, const QString& name)
{
    return ui::freePath(folder, name, gameSuffix(), u' ');
}

} // namespace lodeline::app
