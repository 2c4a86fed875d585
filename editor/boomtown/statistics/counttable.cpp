// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/statistics/counttable.h"

#include "ui/windows/columntitles.h"
#include "ui/windows/textscale.h"

#include <QEvent>
#include <QHeaderView>

namespace lodeline::boomtown::editor {
namespace {

constexpr qreal kTitles = 0.85; // of the size of the numbers

} // namespace

CountTable::CountTable(int rows, int columns, QWidget* parent)
    : QTableWidget(rows, columns, parent)
{
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    for (QHeaderView* titles : {horizontalHeader(), verticalHeader()})
        ui::setTextScale(*titles, kTitles);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            auto* item = new QTableWidgetItem;
            item->setTextAlignment(Qt::AlignCenter);
            setItem(row, column, item);
        }
}

void CountTable::fit()
{
    ensurePolished();
    ui::fitTitles(*this, *horizontalHeader());
    resizeRowsToContents();
    const int frame = 2 * frameWidth();
    setFixedSize(verticalHeader()->sizeHint().width() + horizontalHeader()->length() + frame,
                 horizontalHeader()->minimumHeight() + verticalHeader()->length() + frame);
}

void CountTable::changeEvent(QEvent* event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && horizontalHeaderItem(0))
        fit();
}

} // namespace lodeline::boomtown::editor
