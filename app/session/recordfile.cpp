// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recordfile.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace lodeline::app {

namespace {

Problems single(ProblemCode code, std::string argument)
{
    return {Problem{Severity::Error, code, "", {std::move(argument)}}};
}

Result<QByteArray> readAll(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(single(ProblemCode::CannotRead, file.errorString().toStdString()));
    constexpr auto kLimit = static_cast<qint64>(kMaxFileBytes);
    // The size of a pipe or device says nothing, so that what was read counts as well.
    QByteArray bytes = file.size() > kLimit ? QByteArray() : file.read(kLimit + 1);
    if (file.size() > kLimit || bytes.size() > kLimit)
        return tl::unexpected(single(ProblemCode::TooLarge, std::to_string(kMaxFileBytes >> 20)));
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(single(ProblemCode::CannotRead, file.errorString().toStdString()));
    return bytes;
}

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

Result<LoadedRecord> loadRecord(const QString& path)
{
    return readAll(path).and_then([](const QByteArray& bytes) { return parseRecord(view(bytes)); });
}

Result<LoadedTileSet> loadTileSet(const QString& path)
{
    return readAll(path).and_then([](const QByteArray& bytes) { return parseTileSet(view(bytes)); });
}

tl::expected<void, QString> saveRecord(const QString& path, const GameRecord& record)
{
    const std::string text = writeRecord(record);
    const auto size = static_cast<qint64>(text.size());
    const QFileInfo target(path);
    QSaveFile file(path);
    // Renaming would replace a device or pipe of that name by a plain file.
    const bool plain = !target.exists() || target.isFile();
    // Without the flush, commit() does not notice that a full disk has cut off the end.
    if (plain && file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size && file.flush() &&
        file.commit())
        return {};
    const QString reason =
        plain ? file.errorString() : QCoreApplication::translate("RecordFile", "this is not a plain file");
    //: %1 is a path, %2 the reason as the system gives it
    const QString message =
        QCoreApplication::translate("RecordFile", "The game could not be saved as %1: %2");
    return tl::unexpected(message.arg(path, reason));
}

} // namespace lodeline::app
