// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/files/tilesetfile.h"
#include "resources/art/own/opened.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <functional>

namespace lodeline::ui {

// Reading and writing whole files. A path that is read may be a Qt resource.

// A file above `limit` bytes is not read at all, nor what is no plain file, such as a pipe.
Result<QByteArray> readFile(const QString& path, std::size_t limit = goldrush::kMaxFileBytes);
// Alone in its file, or in a container (ui/containers.h).
Result<goldrush::LoadedTileSet> loadTileSet(const QString& path, art::Opened how = art::Opened::ByPerson);

// Writes the whole file or leaves the old one as it was, under its name; only a plain file is replaced. Where
// `olderCopy` is a path, the old one is kept there, too. The error is the reason alone, in the user's
// language.
tl::expected<void, QString> writeFile(const QString& path, std::string_view text,
                                      const QString& olderCopy = {});

// The same for what is no text in memory: `fill` writes it, and may go back in it; false where that fails.
tl::expected<void, QString> writeFile(const QString& path, const std::function<bool(QIODevice&)>& fill,
                                      const QString& olderCopy = {});
bool writeAll(QIODevice& file, std::string_view bytes);

// A text as the name of a file without its ending, on every system: without what separates folders, without
// control characters, direction marks and dots at its ends, no name of a device, and short enough to leave 70
// bytes for what stands around it. `otherwise` if nothing is left.
QString asFileName(const QString& text, const QString& otherwise);

inline std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace lodeline::ui
