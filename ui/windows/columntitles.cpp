// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/columntitles.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace lodeline::ui {
namespace {

constexpr int kMargin = 5; // px, on each side of a title

QString titleOf(const QTableView& table, int column)
{
    return table.model()->headerData(column, Qt::Horizontal).toString();
}

int widthOf(const QTableView& table, int column)
{
    const QFontMetrics metrics(table.horizontalHeader()->font());
    int word = 0;
    for (const QString& part : titleOf(table, column).split(u' '))
        word = std::max(word, metrics.horizontalAdvance(part));
    const QAbstractItemView& view = table;
    return std::max(word + 2 * kMargin, view.sizeHintForColumn(column) + 1); // the line of the grid
}

// The style keeps the place of the arrow free as if it were half as wide as the titles are high.
int arrowWidth(const QHeaderView& titles, int height)
{
    const int margin = titles.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &titles);
    return height / 2 + 2 * margin;
}

} // namespace

void fitTitles(QTableView& table)
{
    QHeaderView* titles = table.horizontalHeader();
    titles->setDefaultAlignment(titles->defaultAlignment() | static_cast<Qt::Alignment>(Qt::TextWordWrap));
    const QFontMetrics metrics(titles->font());
    int height = 0;
    for (int column = 0; column < titles->count(); ++column) {
        const bool stretches = titles->sectionResizeMode(column) == QHeaderView::Stretch;
        if (!stretches) {
            titles->setSectionResizeMode(column, QHeaderView::Fixed);
            titles->resizeSection(column, widthOf(table, column));
        }
        const int room = widthOf(table, column) - 2 * kMargin;
        const QRect lines = metrics.boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap,
                                                 titleOf(table, column));
        height = std::max(height, lines.height());
    }
    height += 2 * kMargin;
    titles->setFixedHeight(height);
    const int sorted = titles->sortIndicatorSection();
    if (!titles->isSortIndicatorShown() || sorted < 0 || sorted >= titles->count())
        return;
    if (titles->sectionResizeMode(sorted) == QHeaderView::Fixed)
        titles->resizeSection(sorted, widthOf(table, sorted) + arrowWidth(*titles, height));
}

} // namespace lodeline::ui
