// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/document.h"

#include "editor/print/faceparts.h"
#include "editor/print/pagepainter.h"
#include "editor/print/pdfparts.h"
#include "ui/export/writing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>

#include <set>

namespace lodeline::print {
namespace {

struct PrintDocument
{
    Q_DECLARE_TR_FUNCTIONS(PrintDocument)
};

int itemCount(const PrintLayout& layout)
{
    std::size_t items = 0;
    for (const PrintPage& page : layout.pages)
        items += page.items.size();
    return static_cast<int>(items);
}

int faceCount(const Printable& printed, const PrintLayout& layout)
{
    std::set<int> faces;
    for (const PrintPage& page : layout.pages)
        for (const PlacedItem& placed : page.items)
            faces.insert(printed.faceOf(placed.item));
    faces.erase(-1);
    return static_cast<int>(faces.size());
}

void setPaper(QPagedPaintDevice& device, const PrintOptions& options)
{
    QPageLayout paper(QPageSize(options.paper), options.orientation, QMarginsF());
    paper.setMode(QPageLayout::FullPageMode);
    device.setPageLayout(paper);
}

// `more` is to be done after it.
ui::Exported paintAll(QPainter& painter, QPagedPaintDevice& device, PagePainter& pages, int more,
                      const ui::Progress& progress)
{
    const double scale = painter.device()->logicalDpiX() / 25.4;
    painter.scale(scale, scale);
    const int total = itemCount(pages.layout()) + more;
    int done = 0;
    bool first = true;
    for (const PrintPage& page : pages.layout().pages) {
        if (!first && !device.newPage())
            return tl::unexpected(PrintDocument::tr("A page could not be printed or exported. Try again."));
        first = false;
        if (!pages.paint(painter, page, [&] { return !progress || progress(done++, total); }))
            return tl::unexpected(QString());
    }
    if (progress)
        progress(done, total);
    return {};
}

// Not every system takes a job back, but none keeps half a file.
void abandon(QPainter& painter, QPagedPaintDevice& device)
{
    auto* printer = dynamic_cast<QPrinter*>(&device);
    if (printer)
        printer->abort();
    painter.end();
    if (printer && QFileInfo(printer->outputFileName()).isFile())
        QFile::remove(printer->outputFileName());
}

ui::Exported paintPages(QPagedPaintDevice& device, PagePainter& pages, int more, const ui::Progress& progress)
{
    QPainter painter;
    if (!painter.begin(&device))
        return tl::unexpected(PrintDocument::tr("The printer cannot be used. Choose another one."));
    const ui::Exported painted = paintAll(painter, device, pages, more, progress);
    if (!painted)
        abandon(painter, device);
    else if (!painter.end())
        return tl::unexpected(PrintDocument::tr("A page could not be printed or exported. Try again."));
    return painted;
}

// The page is trimmed where the outermost scissors go.
std::vector<PageBoxes> boxesOf(const Printable& printed, const PrintLayout& layout)
{
    std::vector<PageBoxes> boxes;
    for (const PrintPage& page : layout.pages) {
        QRectF trim;
        for (const PlacedItem& placed : page.items)
            trim |= placed.cut;
        const double bleed = sheetKind(printed, page.sheet).bleeds ? layout.bleed : 0;
        boxes.push_back({trim, trim.adjusted(-bleed, -bleed, bleed, bleed)});
    }
    return boxes;
}

// The parts of a PDF come after its pages.
ui::Exported writeParts(const QString& path, const QByteArray& pages, const FaceParts& faces,
                        const Printable& printed, const PrintLayout& layout, const ui::Progress& progress)
{
    const int total = itemCount(layout) + faceCount(printed, layout);
    int done = itemCount(layout);
    const auto parts = faces.parts(layout.bleed, [&] { return !progress || progress(done++, total); });
    if (!parts)
        return tl::unexpected(QString());
    return ui::writeWhole(path, withParts(pages, *parts, layout.paper, boxesOf(printed, layout)),
                          {progress, total, total});
}

} // namespace

ui::Exported printOn(QPagedPaintDevice& device, const Printable& printed, const PrintOptions& options,
                     const ui::Progress& progress)
{
    const PrintOptions valid = normalised(options);
    const auto layout = layOut(printed, valid);
    if (!layout)
        return tl::unexpected(layout.error());
    setPaper(device, valid);
    PagePainter pages(printed, valid, *layout, valid.dpi);
    return paintPages(device, pages, 0, progress);
}

ui::Exported exportPdf(const Printable& printed, const PrintOptions& options, const QString& path,
                       const ui::Progress& progress)
{
    const PrintOptions valid = normalised(options);
    const auto layout = layOut(printed, valid);
    if (!layout)
        return tl::unexpected(layout.error());
    if (const ui::Exported able = ui::mayBeWritten(path); !able)
        return able;
    PagePainter pages(printed, valid, *layout, valid.dpi);
    FaceParts faces(printed, valid);
    pages.setFaces([&](QPainter& painter, int face, const QRectF& cut) {
        const double bleed = layout->bleed;
        painter.drawImage(cut.adjusted(-bleed, -bleed, bleed, bleed), faces.placeholder(face));
    });
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(nameOf(printed));
        writer.setCreator(QStringLiteral("Lodeline"));
        setPaper(writer, valid);
        const ui::Exported painted = paintPages(writer, pages, faceCount(printed, *layout), progress);
        if (!painted)
            return painted;
    }
    try {
        return writeParts(path, buffer.data(), faces, printed, *layout, progress);
    } catch (const std::exception&) {
        return tl::unexpected(PrintDocument::tr("A page could not be printed or exported. Try again."));
    }
}

} // namespace lodeline::print
