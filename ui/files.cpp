// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files.h"

#include "engine/core/file.h"
#include "ui/start/aside.h"

#include <QFile>
#include <QSaveFile>

namespace lodeline::ui {

Result<QByteArray> readFile(const QString& path, std::size_t limit)
{
    if (!path.startsWith(u':'))
        return lodeline::readFile(QFile::encodeName(path).toStdString(), limit)
            .map(&QByteArray::fromStdString);
    QFile resource(path);
    if (!resource.open(QIODevice::ReadOnly))
        return tl::unexpected(
            Problems{{Severity::Error, ProblemCode::CannotRead, "", {resource.errorString().toStdString()}}});
    return resource.readAll();
}

Result<LoadedTileSet> loadTileSet(const QString& path)
{
    return readFile(path).and_then(
        [](const QByteArray& bytes) { return parseTileSet(view(bytes), Texts::Mended); });
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
