// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/columntitles.h"

#include <QAbstractItemView>
#include <QHeaderView>

#include <algorithm>

namespace lodeline::ui {
namespace {

constexpr int kMargin = 5; // px, on each side of a title

QString titleOf(const QHeaderView& titles, int column)
{
    return titles.model()->headerData(column, Qt::Horizontal).toString();
}

int widthOf(const QAbstractItemView& table, const QHeaderView& titles, int column)
{
    const QFontMetrics metrics(titles.font());
    int word = 0;
    for (const QString& part : titleOf(titles, column).split(u' '))
        word = std::max(word, metrics.horizontalAdvance(part));
    return std::max(word + 2 * kMargin, table.sizeHintForColumn(column) + 1); // the line of the grid
}

// The style keeps the place of the arrow free as if it were half as wide as the titles are high.
int arrowWidth(const QHeaderView& titles, int height)
{
    const int margin = titles.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &titles);
    return height / 2 + 2 * margin;
}

} // namespace

void fitTitles(const QAbstractItemView& table, QHeaderView& titles)
{
    titles.setDefaultAlignment(titles.defaultAlignment() | static_cast<Qt::Alignment>(Qt::TextWordWrap));
    const QFontMetrics metrics(titles.font());
    int height = 0;
    for (int column = 0; column < titles.count(); ++column) {
        const bool stretches = titles.sectionResizeMode(column) == QHeaderView::Stretch;
        if (!stretches) {
            titles.setSectionResizeMode(column, QHeaderView::Fixed);
            titles.resizeSection(column, widthOf(table, titles, column));
        }
        const int room = widthOf(table, titles, column) - 2 * kMargin;
        const QRect lines = metrics.boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap,
                                                 titleOf(titles, column));
        height = std::max(height, lines.height());
    }
    height += 2 * kMargin;
    titles.setFixedHeight(height);
    const int sorted = titles.sortIndicatorSection();
    if (!titles.isSortIndicatorShown() || sorted < 0 || sorted >= titles.count())
        return;
    if (titles.sectionResizeMode(sorted) == QHeaderView::Fixed)
        titles.resizeSection(sorted, widthOf(table, titles, sorted) + arrowWidth(titles, height));
}

} // namespace lodeline::ui
