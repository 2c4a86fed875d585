// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/session/recordfile.h"

#include "ui/files.h"

namespace lodeline::goldrush {

Result<LoadedRecord> loadRecord(const QString& path)
{
    return ui::readFile(path, kMaxRecordBytes).and_then([](const QByteArray& bytes) {
        return parseRecord(ui::view(bytes), Texts::Mended);
    });
}

QStringList playersOf(const GameRecord& record)
{
    QStringList names;
    for (const RecordedPlayer& player : record.players)
        names << QString::fromStdString(player.name);
    return names;
}

} // namespace lodeline::goldrush
