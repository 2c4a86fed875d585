// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/document.h"

#include "editor/print/furniture.h"
#include "editor/print/pagepainter.h"
#include "ui/export/writing.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>

namespace lodeline::goldrush::editor {
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

void setPaper(QPagedPaintDevice& device, const PrintOptions& options)
{
    QPageLayout paper(QPageSize(options.paper), options.orientation, QMarginsF());
    paper.setMode(QPageLayout::FullPageMode);
    device.setPageLayout(paper);
}

ui::Exported paintPages(QPagedPaintDevice& device, PagePainter& pages, const ui::Progress& progress)
{
    QPainter painter;
    if (!painter.begin(&device))
        return tl::unexpected(PrintDocument::tr("The printer cannot be used."));
    const double scale = painter.device()->logicalDpiX() / 25.4;
    painter.scale(scale, scale);
    const int total = itemCount(pages.layout());
    int done = 0;
    bool first = true;
    for (const PrintPage& page : pages.layout().pages) {
        if (!first && !device.newPage())
            return tl::unexpected(PrintDocument::tr("The printer refused a page."));
        first = false;
        if (!pages.paint(painter, page, [&] { return !progress || progress(done++, total); }))
            return tl::unexpected(QString());
    }
    if (progress)
        progress(total, total);
    if (!painter.end())
        return tl::unexpected(PrintDocument::tr("The printer refused a page."));
    return {};
}

} // namespace

ui::Exported printOn(QPagedPaintDevice& device, const TileSet& set, const PrintOptions& options,
                     const ui::Progress& progress)
{
    const PrintOptions valid = normalised(options);
    const auto layout = layOut(set, valid);
    if (!layout)
        return tl::unexpected(layout.error());
    setPaper(device, valid);
    PagePainter pages(set, valid, *layout, valid.dpi);
    return paintPages(device, pages, progress);
}

ui::Exported exportPdf(const TileSet& set, const PrintOptions& options, const QString& path,
                       const ui::Progress& progress)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(nameOf(set));
        writer.setCreator(QStringLiteral("Lodeline"));
        const ui::Exported painted = printOn(writer, set, options, progress);
        if (!painted)
            return painted;
    }
    return ui::writeWhole(path, buffer.data());
}

} // namespace lodeline::goldrush::editor
