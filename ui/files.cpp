// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files.h"

#include "engine/core/file.h"
#include "ui/containers.h"
#include "ui/plain/shown.h"
#include "ui/start/aside.h"

#include <QFile>
#include <QRegularExpression>
#include <QSaveFile>

#include <filesystem>

namespace lodeline::ui {

using namespace goldrush;

namespace {

constexpr int kLongestStem = 80;         // characters
constexpr qsizetype kLongestBytes = 180; // file systems take 255

bool isDevice(const QString& name)
{
    static const QRegularExpression devices(QStringLiteral("^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\..*)?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    return devices.match(name).hasMatch();
}

// The state before the newest under another name. It keeps its own until the newest takes that; only where
// the disk knows no second names it has to give it up first, and gets it back when nothing came of it.
class OlderCopy
{
public:
    OlderCopy(const QString& path, const QString& copy)
        : path_(path.toStdU16String())
        , copy_(copy.toStdU16String())
    {
        if (copy.isEmpty() || !QFile::exists(path))
            return;
        std::error_code error; // without the older copy there is still the new one
        std::filesystem::remove(copy_, error);
        std::filesystem::create_hard_link(path_, copy_, error);
        if (error) {
            std::filesystem::rename(path_, copy_, error);
            hasMoved_ = !error;
        }
    }

    void giveBack() const
    {
        std::error_code error;
        if (hasMoved_)
            std::filesystem::rename(copy_, path_, error);
    }

private:
    std::filesystem::path path_;
    std::filesystem::path copy_;
    bool hasMoved_ = false;
};

} // namespace

Result<QByteArray> readFile(const QString& path, std::size_t limit)
{
    if (!path.startsWith(u':'))
        return lodeline::readFile(QFile::encodeName(path).toStdString(), limit)
            .map(&QByteArray::fromStdString);
    QFile resource(path);
    if (!resource.open(QIODevice::ReadOnly))
        return tl::unexpected(
            Problems{{Severity::Error, FileProblem::CannotRead, "", {resource.errorString().toStdString()}}});
    return resource.readAll();
}

Result<LoadedTileSet> loadTileSet(const QString& path, art::Opened how)
{
    return readDocument(path, how).and_then(
        [](const QByteArray& bytes) { return parseTileSet(view(bytes), Texts::Mended); });
}

// A disk that fills up first takes a part, and says why only when it is asked to take the rest.
bool writeAll(QIODevice& file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const qint64 written = file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (written <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

tl::expected<void, QString> writeFile(const QString& path, std::string_view text, const QString& olderCopy)
{
    return writeFile(
        path, [text](QIODevice& file) { return writeAll(file, text); }, olderCopy);
}

tl::expected<void, QString> writeFile(const QString& path, const std::function<bool(QIODevice&)>& fill,
                                      const QString& olderCopy)
{
    // Renaming would replace a device or pipe of that name by a plain file.
    if (isNoPlainFile(path))
        return tl::unexpected(noPlainFile());
    QSaveFile file(path);
    // With a buffer, a full disk is noticed when nobody asks for the reason any more.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && fill(file)) {
        const OlderCopy older(path, olderCopy);
        if (file.commit())
            return {};
        older.giveBack();
    }
    return tl::unexpected(file.errorString());
}

QString asFileName(const QString& text, const QString& otherwise)
{
    static const QRegularExpression forbidden(QStringLiteral("[/\\\\:*?\"<>|]+"));
    static const QRegularExpression ends(QStringLiteral("^[ .-]+|[ .]+$"));
    QString name = typedLine(text, kLongestStem).replace(forbidden, QStringLiteral(" ")).simplified();
    while (name.toUtf8().size() > kLongestBytes)
        name.chop(name.back().isLowSurrogate() ? 2 : 1);
    name.remove(ends);
    if (name.isEmpty())
        return otherwise;
    return isDevice(name) ? name + u'_' : name;
}

} // namespace lodeline::ui
