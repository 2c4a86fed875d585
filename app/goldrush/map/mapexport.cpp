// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/map/mapexport.h"

#include "app/goldrush/map/mappainter.h"
#include "resources/art/theme/theme.h"
#include "ui/export/sharedpictures.h"
#include "ui/export/writing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <cmath>

namespace lodeline::goldrush {
namespace {

struct MapExport
{
    Q_DECLARE_TR_FUNCTIONS(MapExport)
};

constexpr double kInch = 25.4; // mm
constexpr int kUnits = 1200;   // an inch, of PDF and SVG

ui::Exported stopped()
{
    return tl::unexpected(QString());
}

// Tells of each tile.
MapPainter::Step steps(const MapContent& content, const ui::Progress& progress)
{
    return [&progress, done = 0, total = content.game.placedCount()]() mutable {
        return !progress || progress(done++, total);
    };
}

ui::LastStop lastStop(const MapContent& content, const ui::Progress& progress)
{
    return {progress, content.game.placedCount(), content.game.placedCount()};
}

ui::Exported writePdf(const MapContent& content, const MapPainter& map, const QString& path,
                      const ui::Progress& progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(kUnits);
        writer.setCreator(QStringLiteral("Lodeline"));
        QPageLayout page(QPageSize(map.layout().paper, QPageSize::Millimeter, {}, QPageSize::ExactMatch),
                         QPageLayout::Portrait, QMarginsF());
        page.setMode(QPageLayout::FullPageMode);
        writer.setPageLayout(page);
        QPainter painter(&writer);
        painter.scale(kUnits / kInch, kUnits / kInch);
        const auto source = [&map](int number) { return map.picture(number); };
        if (!map.paint(painter, source, steps(content, progress)))
            return stopped();
    }
    return ui::writeWhole(path, buffer.data(), lastStop(content, progress));
}

ui::Exported writeSvg(const MapContent& content, const MapPainter& map, const QString& path,
                      const ui::Progress& progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(kUnits);
    const QSizeF units = map.layout().paper * kUnits / kInch;
    generator.setSize(units.toSize());
    generator.setViewBox(QRectF(QPointF(), units));
    QPainter painter(&generator);
    painter.scale(kUnits / kInch, kUnits / kInch);
    if (!map.paint(painter, ui::placeholder, steps(content, progress)))
        return stopped();
    painter.end();
    const QByteArray svg = ui::withSharedPictures(
        buffer.data(), [&map](int number) { return ui::pictureData(map.picture(number), false); });
    return ui::writeWhole(path, svg, lastStop(content, progress));
}

ui::Exported writePng(const MapContent& content, const MapPainter& map, int dpi, const QString& path,
                      const ui::Progress& progress)
{
    const QSizeF inches = map.layout().paper / kInch;
    const double finest = std::sqrt(kMostMapPixels / (inches.width() * inches.height()));
    const double perInch = std::min<double>(dpi, finest);
    QImage image((inches * perInch).toSize(), QImage::Format_RGB32);
    if (image.isNull())
        return tl::unexpected(
            MapExport::tr("There is not enough memory for a picture of this size. Choose a smaller one."));
    image.fill(art::Theme::light().print.paper);
    const auto perMetre = static_cast<int>(std::lround(perInch * 1000 / kInch));
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    QPainter painter(&image);
    painter.scale(image.width() / map.layout().paper.width(), image.height() / map.layout().paper.height());
    const auto source = [&map](int number) { return map.picture(number); };
    if (!map.paint(painter, source, steps(content, progress)))
        return stopped();
    painter.end();
    return ui::writePng(path, image, lastStop(content, progress));
}

} // namespace

QString suffixOf(MapFormat format)
{
    switch (format) {
    case MapFormat::Pdf:
        return QStringLiteral("pdf");
    case MapFormat::Svg:
        return QStringLiteral("svg");
    case MapFormat::Png:
        return QStringLiteral("png");
    }
    return {};
}

ui::Exported exportMap(const MapContent& content, const MapOptions& options, MapFormat format,
                       const QString& path, const ui::Progress& progress)
{
    const MapPainter map(content, options);
    switch (format) {
    case MapFormat::Pdf:
        return writePdf(content, map, path, progress);
    case MapFormat::Svg:
        return writeSvg(content, map, path, progress);
    case MapFormat::Png:
        return writePng(content, map, std::clamp(options.dpi, MapOptions::kLeastDpi, MapOptions::kMostDpi),
                        path, progress);
    }
    return {};
}

} // namespace lodeline::goldrush
