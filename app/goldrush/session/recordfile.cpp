// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/recordfile.h"

#include "ui/files.h"
#include "ui/plain/shown.h"

#include <QCoreApplication>

namespace lodeline::goldrush {

Result<LoadedRecord> loadRecord(const QString& path)
{
    return ui::readFile(path).and_then(
        [](const QByteArray& bytes) { return parseRecord(ui::view(bytes), Texts::Mended); });
}

tl::expected<void, QString> saveRecord(const QString& path, const GameRecord& record)
{
    return ui::writeFile(path, writeRecord(record)).map_error([&](const QString& reason) {
        //: %1 is a path, %2 the reason as the system gives it
        return QCoreApplication::translate("RecordFile", "The game could not be saved as %1: %2")
            .arg(ui::shownPath(path), reason);
    });
}

} // namespace lodeline::goldrush
