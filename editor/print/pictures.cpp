// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/pictures.h"

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

namespace lodeline::print {
namespace {

struct Pictures
{
    Q_DECLARE_TR_FUNCTIONS(Pictures)
};

constexpr int kLargestSheet = 20'000; // px a side

// Their numbers.
std::vector<int> chosen(const Printable& printed, const PictureOptions& options)
{
    std::vector<int> faces;
    for (std::size_t i = 0; i < printed.faces().size(); ++i)
        if (isChosen(options.designs, printed.faces()[i].id))
            faces.push_back(static_cast<int>(i));
    return faces;
}

const Face& faceAt(const Printable& printed, int face)
{
    return printed.faces()[static_cast<std::size_t>(face)];
}

ui::Exported nothing(const Printable& printed)
{
    return tl::unexpected(printed.nothingText());
}

int side(const PictureOptions& options)
{
    return std::clamp(options.pixels, kLeastPixels, kMostPixels);
}

QImage picture(const Printable& printed, int face, const PictureOptions& options)
{
    return printed.faceImage(face, side(options), options.inkSaver);
}

ui::Exported writeSized(const QString& path, QImage image, const PictureOptions& options,
                        const ui::LastStop& stop)
{
    const auto perMetre = static_cast<int>(std::lround(side(options) * 1000 / options.size));
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    return ui::writePng(path, image, stop);
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

QString captionOf(const Face& face)
{
    const QString id = ui::shownName(face.id);
    if (!face.count)
        return ui::leftToRight(id);
    //: Below the picture of a tile: %1 its id, %2 how many copies
    const QString text = ui::leftToRight(Pictures::tr("%1 × %2").arg(id, QLocale().toString(*face.count)));
    //: Below the picture of the tile that lies there at the start: %1 its id and how many copies, "08 × 4"
    return face.isStart ? Pictures::tr("%1, start").arg(text) : text;
}

QString safeName(const std::string& id, QSet<QString>& taken)
{
    const QString name = ui::asFileName(QString::fromStdString(id), QStringLiteral("design"));
    QString free = name;
    // Some file systems do not tell "a" from "A".
    for (int number = 2; taken.contains(free.toLower()); ++number)
        free = QStringLiteral("%1-%2").arg(name, QString::number(number));
    taken.insert(free.toLower());
    return free + QStringLiteral(".png");
}

ui::Exported exportFacePng(const Printable& printed, int face, const PictureOptions& options,
                           const QString& path, const ui::LastStop& stop)
{
    return writeSized(path, picture(printed, face, options), options, stop);
}

} // namespace

PictureOptions picturesOf(const Printable& printed, const PrintOptions& options, int pixels)
{
    return {options.designs, pixels, options.inkSaver, faceSize(printed, options)};
}

ui::Exported exportContactSheet(const Printable& printed, const PictureOptions& options, const QString& path,
                                const ui::Progress& progress)
{
    const std::vector<int> faces = chosen(printed, options);
    if (faces.empty())
        return nothing(printed);
    if (const ui::Exported able = ui::mayBeWritten(path); !able)
        return able;
    const auto total = static_cast<int>(faces.size());
    const SheetPlan plan(total, options.pixels);
    if (std::max(plan.size().width(), plan.size().height()) > kLargestSheet)
        return tl::unexpected(
            Pictures::tr("A sheet with pictures of this size would be too large. Choose a smaller size."));
    QImage image(plan.size(), QImage::Format_RGB32);
    image.fill(paperTheme().print.paper);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    write(painter, QRect(plan.gap, plan.gap, image.width() - 2 * plan.gap, plan.title), nameOf(printed),
          plan.title, true);
    for (int i = 0; i < total; ++i) {
        if (progress && !progress(i, total))
            return tl::unexpected(QString());
        const int face = faces[static_cast<std::size_t>(i)];
        const QRect cell = plan.cell(i);
        painter.drawImage(cell.topLeft(), picture(printed, face, options));
        painter.setPen(paperTheme().print.pictureEdge);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5));
        write(painter, QRect(cell.left(), cell.top() + plan.tile, plan.tile, plan.caption),
              captionOf(faceAt(printed, face)), plan.caption, false);
    }
    painter.end();
    return writeSized(path, image, options, {progress, total, total});
}

QStringList facePngPaths(const Printable& printed, const PictureOptions& options, const QString& folder)
{
    QStringList paths;
    QSet<QString> taken;
    for (const int face : chosen(printed, options))
        paths << QDir(folder).filePath(safeName(faceAt(printed, face).id, taken));
    return paths;
}

ui::Exported exportFacePngs(const Printable& printed, const PictureOptions& options, const QString& folder,
                            const ui::Progress& progress)
{
    const std::vector<int> faces = chosen(printed, options);
    if (faces.empty())
        return nothing(printed);
    if (const ui::Exported made = ui::makeFolder(folder); !made)
        return made;
    const auto total = static_cast<int>(faces.size());
    const QStringList paths = facePngPaths(printed, options, folder);
    if (const ui::Exported able = ui::mayBeWritten(paths.front()); !able)
        return able;
    for (int i = 0; i < total; ++i) {
        const ui::Exported written = exportFacePng(printed, faces[static_cast<std::size_t>(i)], options,
                                                   paths[i], {progress, i, total});
        if (!written)
            return written;
    }
    if (progress)
        progress(total, total);
    return {};
}

ui::Exported exportPng(const Printable& printed, const PictureOptions& options, const QString& path,
                       const ui::Progress& progress)
{
    if (!path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return exportFacePngs(printed, options, path, progress);
    if (options.designs.size() == 1) {
        const std::vector<int> faces = chosen(printed, options);
        return faces.empty() ? nothing(printed)
                             : exportFacePng(printed, faces.front(), options, path, {progress, 0, 1});
    }
    return exportContactSheet(printed, options, path, progress);
}

} // namespace lodeline::print
