// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/containers.h"

#include "engine/core/pictures/containerwriter.h"
#include "resources/art/own/ownpictures.h"
#include "ui/problemtext.h"
#include "ui/work/intime.h"

#include <QFile>

#include <algorithm>

namespace lodeline::ui {

namespace {

std::string encoded(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

// Of so many bytes, as far as that is known before.
class Meter
{
public:
    Meter(const Progress& progress, std::uint64_t total)
        : progress_(progress)
        , total_(std::max<std::uint64_t>(total, 1))
    {
    }

    // False where it was asked to stop, for good.
    bool add(std::uint64_t bytes)
    {
        done_ = std::min(done_ + bytes, total_);
        if (progress_ && !isStopped_)
            isStopped_ = !progress_(static_cast<int>(done_ / kUnit), static_cast<int>(total_ / kUnit) + 1);
        return !isStopped_;
    }
    bool isStopped() const { return isStopped_; }

private:
    static constexpr std::uint64_t kUnit = 1024;

    const Progress& progress_;
    const std::uint64_t total_;
    std::uint64_t done_ = 0;
    bool isStopped_ = false;
};

class DeviceSink : public ContainerSink
{
public:
    DeviceSink(QIODevice& device, Meter& meter)
        : device_(device)
        , meter_(meter)
    {
    }

    bool write(std::string_view bytes) override
    {
        return meter_.add(bytes.size()) && writeAll(device_, bytes);
    }
    bool seek(std::uint64_t to) override { return device_.seek(static_cast<qint64>(to)); }
    std::uint64_t place() const override { return static_cast<std::uint64_t>(device_.pos()); }

private:
    QIODevice& device_;
    Meter& meter_;
};

std::uint64_t sizeOf(const std::vector<PictureRef>& pictures)
{
    std::uint64_t bytes = 0;
    for (const PictureRef& picture : pictures)
        bytes += art::ownPictures().store().sizeOf(picture);
    return bytes;
}

// Why a file was not written; nothing where that was wanted.
Exported orStopped(Exported written, const Meter& meter)
{
    return meter.isStopped() ? tl::unexpected(QString()) : std::move(written);
}

tl::expected<void, QString> keepOthers(const QString& path, const std::vector<PictureRef>& pictures)
{
    const Result<Container> before = Container::open(encoded(path));
    if (!before)
        return {};
    const auto stays = [&pictures](const PictureRef& picture) {
        return std::ranges::find(pictures, picture) != pictures.end();
    };
    return art::ownPictures().keepOthers(*before, stays).map_error(&QString::fromStdString);
}

// By what the file has under their names.
Unfound counted(const QString& path, const std::vector<PictureRef>& unfound)
{
    if (unfound.empty())
        return {};
    const Result<Container> file = Container::open(encoded(path));
    Unfound counts;
    for (const PictureRef& picture : unfound)
        ++(file && file->hasEntryOf(picture) ? counts.unlike : counts.missing);
    return counts;
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

Result<QByteArray> readDocument(const QString& path, art::Opened how)
{
    if (path.startsWith(u':') || !isContainer(path))
        return readFile(path);
    art::ownPictures().add(path, how);
    return lodeline::readDocument(encoded(path), goldrush::kMaxFileBytes).map(&QByteArray::fromStdString);
}

tl::expected<Unfound, QString> writeDocument(const QString& path, const std::string& text,
                                             const std::vector<PictureRef>& pictures,
                                             const Progress& progress, art::Opened how, const QString& from)
{
    const bool isPlain = !isContainerName(path);
    const bool isAgain = isContainer(path);
    if (isAgain) {
        const auto kept = isPlain ? keepPictures(path) : keepOthers(path, pictures);
        if (!kept)
            return tl::unexpected(kept.error());
    }
    if (isPlain)
        return writeFile(path, text).map([] { return Unfound{}; });
    std::vector<PictureRef> unfound;
    const auto bytesOf = [&unfound](const PictureRef& picture) {
        std::optional<std::string> bytes = art::ownPictures().store().find(picture);
        if (!bytes)
            unfound.push_back(picture);
        return bytes;
    };
    Meter meter(progress, text.size() + sizeOf(pictures));
    const auto writeWith = [&](const QString& before) {
        unfound.clear();
        const ContainerContent content{text, pictures, bytesOf, encoded(before)};
        return writeFile(path, [&](QIODevice& file) {
            DeviceSink sink(file, meter);
            return writeContainer(sink, content);
        });
    };
    // Where its disk is silent, nothing goes along.
    const bool isElsewhere =
        !from.isEmpty() && from != path && inTime([from] { return isContainer(from); }).value_or(false);
    auto written = writeWith(isElsewhere ? from : isAgain ? path : QString());
    // Where that is damaged, it keeps nobody from saving elsewhere.
    if (!written && isElsewhere && !meter.isStopped())
        written = writeWith({});
    if (written)
        art::ownPictures().add(path, how);
    return orStopped(written, meter).map([&] { return counted(path, unfound); });
}

Exported keepPictures(const QString& path, const QString& next)
{
    const Result<Container> before = Container::open(encoded(path));
    if (!before)
        return {};
    const Result<Container> after = Container::open(encoded(next));
    // That the next file names it is not enough: its bytes may be damaged.
    const auto stays = [&after](const PictureRef& picture) {
        return after && after->picture(picture).has_value();
    };
    return art::ownPictures().keepOthers(*before, stays).map_error(&QString::fromStdString);
}

QString CopyFault::said(const QString& ofTarget) const
{
    if (isOfSource)
        return problemText({Severity::Error, FileProblem::CannotRead, {}, {why.toStdString()}});
    return why.isEmpty() ? QString() : ofTarget;
}

tl::expected<void, CopyFault> copyFile(const QString& from, const QString& to, const Progress& progress)
{
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return tl::unexpected(CopyFault{source.errorString(), true});
    return copyFile(source, to, progress);
}

tl::expected<void, CopyFault> copyFile(QIODevice& from, const QString& to, const Progress& progress)
{
    Meter meter(progress, static_cast<std::uint64_t>(from.size()));
    bool isOfSource = false;
    const auto written = writeFile(to, [&](QIODevice& file) {
        constexpr qint64 kPiece = qint64{1} << 20;
        while (!from.atEnd()) {
            const QByteArray piece = from.read(kPiece);
            isOfSource = piece.isEmpty();
            if (isOfSource || !meter.add(static_cast<std::uint64_t>(piece.size())) ||
                !writeAll(file, view(piece)))
                return false;
        }
        return true;
    });
    if (meter.isStopped())
        return tl::unexpected(CopyFault{});
    return written.map_error([&](const QString& why) {
        return CopyFault{isOfSource ? from.errorString() : why, isOfSource};
    });
}

} // namespace lodeline::ui
