// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/svgexport.h"

#include "editor/print/furniture.h"
#include "editor/print/pagepainter.h"
#include "editor/print/writing.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>

#include <optional>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kUnitsPerInch = 1200;
constexpr int kJpegQuality = 90;

// QSvgGenerator writes every picture anew where it is drawn. It gets a single pixel in its place, whose
// colour names the design, and `shared` puts the one real picture there.
QImage placeholder(int design)
{
    QImage pixel(1, 1, QImage::Format_RGB32);
    pixel.fill(0xff000000U | static_cast<QRgb>(design + 1));
    return pixel;
}

std::optional<int> designOf(const QByteArray& base64)
{
    const QImage pixel = QImage::fromData(QByteArray::fromBase64(base64));
    if (pixel.size() != QSize(1, 1))
        return {};
    const auto number = static_cast<int>(pixel.pixel(0, 0) & 0xffffffU);
    return number > 0 ? std::optional(number - 1) : std::nullopt;
}

QByteArray pictureData(const QImage& image, bool lossless)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, lossless ? "PNG" : "JPEG", lossless ? -1 : kJpegQuality);
    return QByteArray(lossless ? "data:image/png;base64," : "data:image/jpeg;base64,") +
           buffer.data().toBase64();
}

constexpr QByteArrayView kTitle = "title of the page";

// Every placeholder becomes a use of a picture that is defined where it is drawn first.
template <typename PictureOf>
QByteArray shared(const QByteArray& svg, const PictureOf& pictureOf)
{
    static const QRegularExpression placeholders(
        QStringLiteral(R"re(<image x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"[^>]*)re"
                       R"re(base64,([^"]*)" ?/>)re"));
    QByteArray result;
    QList<int> defined;
    const QString text = QString::fromUtf8(svg);
    qsizetype from = 0;
    for (const QRegularExpressionMatch& match : placeholders.globalMatch(text)) {
        const auto design = designOf(match.captured(5).toLatin1());
        if (!design)
            continue;
        result += QStringView(text).mid(from, match.capturedStart() - from).toUtf8();
        from = match.capturedEnd();
        const QString id = QStringLiteral("tile%1").arg(*design);
        if (!defined.contains(*design)) {
            defined << *design;
            const QString image =
                QStringLiteral(
                    R"(<image id="%1" width="%2" height="%3" preserveAspectRatio="none" xlink:href=")")
                    .arg(id, match.captured(3), match.captured(4));
            result += "<defs>" + image.toUtf8() + pictureOf(*design) + R"("/></defs>)";
        }
        const QString use = QStringLiteral(R"(<use xlink:href="#%1" x="%2" y="%3"/>)");
        result += use.arg(id, match.captured(1), match.captured(2)).toUtf8();
    }
    return result + QStringView(text).mid(from).toUtf8();
}

class SvgPages
{
public:
    SvgPages(const TileSet& set, const PrintOptions& options, const PrintLayout& layout)
        : pages_(set, options, layout, options.dpi)
    {
        pages_.setPictures([this](int design, const TileRaster& raster) {
            raster_ = raster;
            return placeholder(design);
        });
    }

    const std::vector<PrintPage>& pages() const { return pages_.layout().pages; }

    QByteArray svg(const PrintPage& page)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(kUnitsPerInch);
        const QSizeF units = pages_.layout().paper * kUnitsPerInch / 25.4;
        generator.setSize(units.toSize());
        generator.setViewBox(QRectF(QPointF(), units));
        generator.setTitle(QString::fromLatin1(kTitle));
        QPainter painter(&generator);
        painter.scale(kUnitsPerInch / 25.4, kUnitsPerInch / 25.4);
        pages_.paint(painter, page);
        painter.end();
        // Qt writes a title as it is, markup and all.
        QByteArray svg = buffer.data();
        const QByteArray title = nameOf(pages_.set()).toHtmlEscaped().toUtf8();
        svg.replace(svg.indexOf(kTitle), kTitle.size(), title);
        return shared(svg, [this](int design) { return picture(design); });
    }

private:
    QByteArray picture(int design)
    {
        if (design != last_) {
            data_ = pictureData(pages_.gamePicture(design, raster_), pages_.options().inkSaver);
            last_ = design;
        }
        return data_;
    }

    PagePainter pages_;
    TileRaster raster_;
    int last_ = -1;
    QByteArray data_;
};

} // namespace

QStringList svgPaths(const QString& path, int pages)
{
    if (pages <= 1)
        return {path};
    const bool hasSuffix = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QString stem = hasSuffix ? path.chopped(4) : path;
    const int digits = std::max(2, static_cast<int>(QString::number(pages).size()));
    QStringList paths;
    for (int page = 1; page <= pages; ++page)
        paths << QStringLiteral("%1-%2.svg").arg(stem).arg(page, digits, 10, QLatin1Char('0'));
    return paths;
}

Exported exportSvg(const TileSet& set, const PrintOptions& options, const QString& path,
                   const Progress& progress)
{
    const PrintOptions valid = normalised(options);
    const auto layout = layOut(set, valid);
    if (!layout)
        return tl::unexpected(layout.error());
    SvgPages pages(set, valid, *layout);
    const auto total = static_cast<int>(pages.pages().size());
    const QStringList paths = svgPaths(path, total);
    for (int i = 0; i < total; ++i) {
        if (progress && !progress(i, total))
            return tl::unexpected(QString());
        const Exported written = writeWhole(paths[i], pages.svg(pages.pages()[static_cast<std::size_t>(i)]));
        if (!written)
            return written;
    }
    if (progress)
        progress(total, total);
    return {};
}

} // namespace lodeline::goldrush::editor
