// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/containers.h"

#include "engine/core/pictures/containerwriter.h"
#include "resources/art/own/ownpictures.h"

#include <QFile>

#include <algorithm>

namespace lodeline::ui {

namespace {

std::string encoded(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

class DeviceSink : public ContainerSink
{
public:
    explicit DeviceSink(QIODevice& device)
        : device_(device)
    {
    }

    bool write(std::string_view bytes) override { return writeAll(device_, bytes); }
    bool seek(std::uint64_t to) override { return device_.seek(static_cast<qint64>(to)); }
    std::uint64_t place() const override { return static_cast<std::uint64_t>(device_.pos()); }

private:
    QIODevice& device_;
};

// So that undo finds what a file no longer has.
tl::expected<void, QString> keepOthers(const QString& path, const std::vector<PictureRef>& pictures)
{
    const Result<Container> before = Container::open(encoded(path));
    if (!before)
        return {};
    for (const PictureRef& picture : before->pictures()) {
        if (std::ranges::find(pictures, picture) != pictures.end())
            continue;
        const auto bytes = before->picture(picture);
        const auto kept = bytes ? art::ownPictures().keep(*bytes, picture.type)
                                : tl::expected<PictureRef, std::string>(picture);
        if (!kept)
            return tl::unexpected(QString::fromStdString(kept.error()));
    }
    return {};
}

} // namespace

QString containerSuffix()
{
    return QStringLiteral(".zip");
}

bool isContainerName(const QString& path)
{
    return path.endsWith(containerSuffix(), Qt::CaseInsensitive);
}

bool isContainer(const QString& path)
{
    return Container::isOne(encoded(path));
}

Result<QByteArray> readDocument(const QString& path)
{
    if (path.startsWith(u':') || !isContainer(path))
        return readFile(path);
    art::ownPictures().add(path);
    return lodeline::readDocument(encoded(path), goldrush::kMaxFileBytes).map(&QByteArray::fromStdString);
}

tl::expected<void, QString> writeDocument(const QString& path, const std::string& text,
                                          const std::vector<PictureRef>& pictures)
{
    if (!isContainerName(path))
        return writeFile(path, text);
    const bool isAgain = isContainer(path);
    if (isAgain) {
        const auto kept = keepOthers(path, pictures);
        if (!kept)
            return kept;
    }
    const ContainerContent content{
        text, pictures, [](const PictureRef& picture) { return art::ownPictures().store().find(picture); },
        isAgain ? encoded(path) : std::string()};
    const auto written = writeFile(path, [&content](QIODevice& file) {
        DeviceSink sink(file);
        return writeContainer(sink, content);
    });
    if (written)
        art::ownPictures().add(path);
    return written;
}

tl::expected<void, QString> copyFile(const QString& from, const QString& to)
{
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return tl::unexpected(source.errorString());
    return writeFile(to, [&source](QIODevice& file) {
        constexpr qint64 kPiece = qint64{1} << 20;
        while (!source.atEnd()) {
            const QByteArray piece = source.read(kPiece);
            if (piece.isEmpty() || !writeAll(file, view(piece)))
                return false;
        }
        return true;
    });
}

} // namespace lodeline::ui
