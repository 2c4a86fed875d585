// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/svgexport.h"

#include "editor/print/furniture.h"
#include "editor/print/pagepainter.h"
#include "ui/export/sharedpictures.h"
#include "ui/export/writing.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QSvgGenerator>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kUnitsPerInch = 1200;
constexpr QByteArrayView kTitle = "title of the page";

class SvgPages
{
public:
    SvgPages(const TileSet& set, const PrintOptions& options, const PrintLayout& layout)
        : pages_(set, options, layout, options.dpi)
    {
        pages_.setPictures([this](int design, const TileRaster& raster) {
            raster_ = raster;
            return ui::placeholder(design);
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
        return ui::withSharedPictures(svg, [this](int design) { return picture(design); });
    }

private:
    QByteArray picture(int design)
    {
        if (design != last_) {
            data_ = ui::pictureData(pages_.gamePicture(design, raster_), pages_.options().inkSaver);
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

ui::Exported exportSvg(const TileSet& set, const PrintOptions& options, const QString& path,
                       const ui::Progress& progress)
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
        const ui::Exported written =
            ui::writeWhole(paths[i], pages.svg(pages.pages()[static_cast<std::size_t>(i)]));
        if (!written)
            return written;
    }
    if (progress)
        progress(total, total);
    return {};
}

} // namespace lodeline::goldrush::editor
