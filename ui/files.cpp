// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files.h"

#include "ui/start/aside.h"

#include <QFile>
#include <QSaveFile>

namespace lodeline::ui {
namespace {

Problems single(ProblemCode code, std::string argument)
{
    return {Problem{Severity::Error, code, "", {std::move(argument)}}};
}

} // namespace

Result<QByteArray> readFile(const QString& path, std::size_t limit)
{
    // Opening a pipe waits for its other end.
    if (isNoPlainFile(path))
        return tl::unexpected(single(ProblemCode::CannotRead, noPlainFile().toStdString()));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(single(ProblemCode::CannotRead, file.errorString().toStdString()));
    const auto most = static_cast<qint64>(limit);
    // The size that a file of the system tells says nothing, so that what was read counts as well.
    QByteArray bytes = file.size() > most ? QByteArray() : file.read(most + 1);
    if (file.size() > most || bytes.size() > most)
        return tl::unexpected(single(ProblemCode::TooLarge, std::to_string(limit >> 20)));
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(single(ProblemCode::CannotRead, file.errorString().toStdString()));
    return bytes;
}

Result<LoadedTileSet> loadTileSet(const QString& path)
{
    return readFile(path).and_then([](const QByteArray& bytes) { return parseTileSet(view(bytes)); });
}

// A disk that fills up first takes a part, and says why only when it is asked to take the rest.
bool writeAll(QSaveFile& file, std::string_view text)
{
    while (!text.empty()) {
        const qint64 written = file.write(text.data(), static_cast<qint64>(text.size()));
        if (written <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

tl::expected<void, QString> writeFile(const QString& path, std::string_view text)
{
    // Renaming would replace a device or pipe of that name by a plain file.
    if (isNoPlainFile(path))
        return tl::unexpected(noPlainFile());
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, text) && file.commit())
        return {};
    return tl::unexpected(file.errorString());
}

} // namespace lodeline::ui
