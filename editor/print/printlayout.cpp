// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printlayout.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <set>

namespace lodeline::print {
namespace {

struct PrintLayoutText
{
    Q_DECLARE_TR_FUNCTIONS(PrintLayout)
};

constexpr double kHeader = 4.5; // four rows of 45 mm fit on A4 lying level
constexpr double kFooter = 4.0;
constexpr double kFooterWithRuler = 8.0;
constexpr double kSlack = 1e-6;

// How many things of one size a page takes, and where the first one lies.
struct Grid
{
    QSizeF size;
    QSizeF step;
    int columns = 0;
    int rows = 0;
    QPointF origin;

    std::size_t capacity() const { return static_cast<std::size_t>(columns * rows); }
    QRectF cell(std::size_t number) const
    {
        const int column = static_cast<int>(number) % columns;
        const int row = static_cast<int>(number) / columns;
        return {origin + QPointF(column * step.width(), row * step.height()), size};
    }
};

// PDF counts paper in whole points, so that A4 is 0.1 mm narrower there; backs are mirrored within that.
QSizeF paperOf(const PrintOptions& options)
{
    const QSizeF size = QSizeF(QPageSize(options.paper).sizePoints()) * 25.4 / 72;
    return options.orientation == QPageLayout::Landscape ? size.transposed() : size;
}

double surround(const PrintOptions& options, double bleed)
{
    return options.cutMarks ? bleed + kMarkDistance + kMarkLength : bleed;
}

QString tooLarge(const Printable& printed, Sheet sheet, double size, double room)
{
    if (room <= 0)
        return PrintLayoutText::tr(
            "The margins leave no room on the paper. Choose smaller margins or larger paper.");
    // Rounded down, as what is said to fit must fit.
    return printed.tooLarge(sheet, QLocale().toString(size, 'f', 1),
                            QLocale().toString(std::floor(room * 10 + kSlack) / 10, 'f', 1));
}

// The printable area without what stands around the things to cut out.
QRectF roomOf(const PrintOptions& options, const PrintLayout& layout)
{
    const double around = surround(options, layout.bleed);
    const double footer = options.ruler ? kFooterWithRuler : kFooter;
    return layout.printable.adjusted(around, kHeader + around, -around, -footer - around);
}

tl::expected<Grid, QString> gridOf(const Printable& printed, const SheetKind& kind,
                                   const PrintOptions& options, const QRectF& room)
{
    Grid grid;
    grid.size = kind.sizeIn(options);
    grid.step = grid.size + QSizeF(options.gap, options.gap);
    const auto fitting = [&](double length, double step) {
        return static_cast<int>(std::floor((length + options.gap + kSlack) / step));
    };
    const double widest = std::min(room.width(), room.height() * kind.aspect);
    if (widest + kSlack < grid.size.width())
        return tl::unexpected(tooLarge(printed, kind.sheet, grid.size.width(), widest));
    grid.columns = fitting(room.width(), grid.step.width());
    grid.rows = fitting(room.height(), grid.step.height());
    if (kind.mostColumns > 0)
        grid.columns = std::min(grid.columns, kind.mostColumns);
    const QSizeF used(grid.columns * grid.step.width() - options.gap,
                      grid.rows * grid.step.height() - options.gap);
    grid.origin = room.center() - QPointF(used.width() / 2, used.height() / 2);
    return grid;
}

// Neighbours without a gap share a cut, for all that their sums were rounded differently.
double merged(double length)
{
    return std::round(length * 1e6) / 1e6;
}

// A mark on both sides of the block at each line along which somebody cuts.
std::vector<QRectF> marksAround(const std::vector<PlacedItem>& items, double bleed)
{
    std::set<double> columns;
    std::set<double> rows;
    QRectF block;
    for (const PlacedItem& placed : items) {
        block |= placed.cut;
        columns.insert({merged(placed.cut.left()), merged(placed.cut.right())});
        rows.insert({merged(placed.cut.top()), merged(placed.cut.bottom())});
    }
    const double away = bleed + kMarkDistance;
    std::vector<QRectF> marks;
    for (const double x : columns) {
        for (const double y : {block.top() - away - kMarkLength, block.bottom() + away})
            marks.emplace_back(x - kMarkWidth / 2, y, kMarkWidth, kMarkLength);
    }
    for (const double y : rows) {
        for (const double x : {block.left() - away - kMarkLength, block.right() + away})
            marks.emplace_back(x, y - kMarkWidth / 2, kMarkLength, kMarkWidth);
    }
    return marks;
}

// Mirrors a front so that its reverse lies behind it once the sheet is turned.
PrintPage backOf(const PrintPage& front, const QSizeF& paper, FlipEdge flip)
{
    const bool longIsUpright = paper.height() >= paper.width();
    const bool sideways = (flip == FlipEdge::Long) == longIsUpright;
    const auto mirror = [&](QRectF& rect) {
        if (sideways)
            rect.moveLeft(paper.width() - rect.right());
        else
            rect.moveTop(paper.height() - rect.bottom());
    };
    PrintPage back = front;
    back.isBack = true;
    for (PlacedItem& placed : back.items)
        mirror(placed.cut);
    for (QRectF& mark : back.marks)
        mirror(mark);
    mirror(back.header);
    mirror(back.footer);
    return back;
}

void addSheets(PrintLayout& layout, Sheet sheet, const Grid& grid, const std::vector<PrintItem>& items,
               const PrintOptions& options)
{
    const double footer = options.ruler ? kFooterWithRuler : kFooter;
    const QRectF& area = layout.printable;
    for (std::size_t first = 0; first < items.size(); first += grid.capacity()) {
        PrintPage page;
        page.sheet = sheet;
        page.number = ++layout.sheetCount;
        page.header = QRectF(area.left(), area.top(), area.width(), kHeader);
        page.footer = QRectF(area.left(), area.bottom() - footer, area.width(), footer);
        const std::size_t last = std::min(items.size(), first + grid.capacity());
        for (std::size_t i = first; i < last; ++i)
            page.items.push_back({items[i], grid.cell(i - first)});
        if (options.cutMarks)
            page.marks = marksAround(page.items, layout.bleed);
        layout.pages.push_back(page);
        if (options.backs)
            layout.pages.push_back(backOf(page, layout.paper, options.flip));
    }
}

} // namespace

int PrintLayout::count(Sheet sheet) const
{
    std::size_t things = 0;
    for (const PrintPage& page : pages) {
        if (page.sheet == sheet && !page.isBack)
            things += page.items.size();
    }
    return static_cast<int>(things);
}

tl::expected<PrintLayout, QString> layOut(const Printable& printed, const PrintOptions& options)
{
    const PrintOptions valid = normalised(options);
    PrintLayout layout;
    layout.paper = paperOf(valid);
    const double margin = valid.margin;
    layout.printable = QRectF(QPointF(), layout.paper).adjusted(margin, margin, -margin, -margin);
    layout.bleed = bleedOf(valid);
    for (const SheetKind& kind : printed.sheets()) {
        if (!(valid.*kind.wanted))
            continue;
        const std::vector<PrintItem> items = printed.items(valid, kind.sheet);
        if (items.empty())
            continue;
        const auto grid = gridOf(printed, kind, valid, roomOf(valid, layout));
        if (!grid)
            return tl::unexpected(grid.error());
        addSheets(layout, kind.sheet, *grid, items, valid);
    }
    if (layout.pages.empty())
        return tl::unexpected(printed.nothingText());
    return layout;
}

} // namespace lodeline::print
