// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/pictures.h"

#include "editor/print/furniture.h"
#include "editor/print/tileimages.h"
#include "ui/export/writing.h"
#include "ui/files.h"
#include "ui/plain/shown.h"
#include "ui/plainlabel.h"

#include <QCoreApplication>
#include <QDir>
#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace lodeline::goldrush::editor {
namespace {

struct Pictures
{
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

constexpr int kLargestSheet = 20'000; // px a side

std::vector<const TileDesign*> chosen(const TileSet& set, const PictureOptions& options)
{
    std::vector<const TileDesign*> designs;
    for (const TileDesign& design : set.tiles) {
        if (options.designs.empty() || std::ranges::find(options.designs, design.id) != options.designs.end())
            designs.push_back(&design);
    }
    return designs;
}

ui::Exported nothing()
{
    return tl::unexpected(Pictures::tr("There are no tiles to make pictures of."));
}

int side(const PictureOptions& options)
{
    return std::clamp(options.pixels, kLeastPixels, kMostPixels);
}

QImage picture(const TileDesign& design, const PictureOptions& options)
{
    return tileImage(design, {side(options), 0}, options.inkSaver);
}

ui::Exported writeSized(const QString& path, QImage image, const PictureOptions& options)
{
    const auto perMetre = static_cast<int>(std::lround(side(options) * 1000 / options.tileSize));
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    return ui::writePng(path, image);
}

// Where everything on a contact sheet is, in pixels.
struct SheetPlan
{
    int tile;
    int gap;
    int caption;
    int title;
    int columns;
    int rows;

    SheetPlan(int designs, int pixels)
        : tile(std::clamp(pixels, kLeastPixels, kMostPixels))
        , gap(std::max(4, tile / 8))
        , caption(std::max(10, tile / 7))
        , title(std::max(16, tile / 4))
        , columns(std::clamp(static_cast<int>(std::ceil(std::sqrt(1.5 * designs))), 1, designs))
        , rows((designs + columns - 1) / columns)
    {
    }

    QSize size() const
    {
        return {gap + columns * (tile + gap), 2 * gap + title + rows * (tile + caption + gap)};
    }
    QRect cell(int number) const
    {
        return {gap + number % columns * (tile + gap),
                2 * gap + title + number / columns * (tile + caption + gap), tile, tile};
    }
};

void write(QPainter& painter, const QRect& box, const QString& text, int height, bool bold)
{
    QFont font;
    font.setBold(bold);
    font.setPixelSize(std::max(8, height * 7 / 10));
    painter.setFont(font);
    painter.setPen(paperTheme().print.caption);
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, box.width()));
}

QString captionOf(const TileDesign& design, const TileSet& set)
{
    const QString id = ui::shownName(design.id);
    //: Below the picture of a tile: %1 its id, %2 how many copies
    const QString text = ui::leftToRight(Pictures::tr("%1 × %2").arg(id, QLocale().toString(design.count)));
    //: Below the picture of the tile that lies there at the start: %1 its id and how many copies, "08 × 4"
    return design.id == set.start ? Pictures::tr("%1, start").arg(text) : text;
}

QString safeName(const std::string& id, QSet<QString>& taken)
{
    const QString name = ui::asFileName(QString::fromStdString(id), QStringLiteral("tile"));
    QString free = name;
    // Some file systems do not tell "a" from "A".
    for (int number = 2; taken.contains(free.toLower()); ++number)
        free = QStringLiteral("%1-%2").arg(name).arg(number);
    taken.insert(free.toLower());
    return free + QStringLiteral(".png");
}

} // namespace

ui::Exported exportTilePng(const TileDesign& design, const PictureOptions& options, const QString& path)
{
    return writeSized(path, picture(design, options), options);
}

ui::Exported exportContactSheet(const TileSet& set, const PictureOptions& options, const QString& path,
                                const ui::Progress& progress)
{
    const std::vector<const TileDesign*> designs = chosen(set, options);
    if (designs.empty())
        return nothing();
    const auto total = static_cast<int>(designs.size());
    const SheetPlan plan(total, options.pixels);
    if (std::max(plan.size().width(), plan.size().height()) > kLargestSheet)
        return tl::unexpected(Pictures::tr("A sheet with pictures of this size would be too large."));
    QImage image(plan.size(), QImage::Format_RGB32);
    image.fill(paperTheme().print.paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    write(painter, QRect(plan.gap, plan.gap, image.width() - 2 * plan.gap, plan.title), nameOf(set),
          plan.title, true);
    for (int i = 0; i < total; ++i) {
        if (progress && !progress(i, total))
            return tl::unexpected(QString());
        const TileDesign& design = *designs[static_cast<std::size_t>(i)];
        const QRect cell = plan.cell(i);
        painter.drawImage(cell.topLeft(), picture(design, options));
        painter.setPen(paperTheme().print.pictureEdge);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5));
        write(painter, QRect(cell.left(), cell.top() + plan.tile, plan.tile, plan.caption),
              captionOf(design, set), plan.caption, false);
    }
    painter.end();
    if (progress)
        progress(total, total);
    return writeSized(path, image, options);
}

QStringList tilePngPaths(const TileSet& set, const PictureOptions& options, const QString& folder)
{
    QStringList paths;
    QSet<QString> taken;
    for (const TileDesign* design : chosen(set, options))
        paths << QDir(folder).filePath(safeName(design->id, taken));
    return paths;
}

ui::Exported exportTilePngs(const TileSet& set, const PictureOptions& options, const QString& folder,
                            const ui::Progress& progress)
{
    const std::vector<const TileDesign*> designs = chosen(set, options);
    if (designs.empty())
        return nothing();
    if (const ui::Exported made = ui::makeFolder(folder); !made)
        return made;
    const auto total = static_cast<int>(designs.size());
    const QStringList paths = tilePngPaths(set, options, folder);
    for (int i = 0; i < total; ++i) {
        if (progress && !progress(i, total))
            return tl::unexpected(QString());
        const ui::Exported written = exportTilePng(*designs[static_cast<std::size_t>(i)], options, paths[i]);
        if (!written)
            return written;
    }
    if (progress)
        progress(total, total);
    return {};
}

ui::Exported exportPng(const TileSet& set, const PictureOptions& options, const QString& path,
                       const ui::Progress& progress)
{
    if (!path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return exportTilePngs(set, options, path, progress);
    if (options.designs.size() == 1) {
        const TileDesign* design = set.find(options.designs.front());
        return design ? exportTilePng(*design, options, path) : nothing();
    }
    return exportContactSheet(set, options, path, progress);
}

} // namespace lodeline::goldrush::editor
