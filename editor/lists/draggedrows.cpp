// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lists/draggedrows.h"

#include <QAbstractItemModel>
#include <QMimeData>

#include <algorithm>
#include <functional>

namespace lodeline::desk {
namespace {

QByteArray nameOf(const QAbstractItemModel& list)
{
    return QByteArray::number(reinterpret_cast<quintptr>(&list)) + ':';
}

} // namespace

QString draggedRowsType()
{
    return QStringLiteral("application/x-lodeline-rows");
}

void addDraggedRows(QMimeData& data, const QAbstractItemModel& list, const std::vector<int>& rows)
{
    QByteArrayList numbers;
    for (const int row : rows)
        numbers << QByteArray::number(row);
    data.setData(draggedRowsType(), nameOf(list) + numbers.join(','));
}

std::optional<std::vector<int>> draggedRows(const QMimeData& data, const QAbstractItemModel& list)
{
    const QByteArray dragged = data.data(draggedRowsType());
    const QByteArray name = nameOf(list);
    if (!dragged.startsWith(name))
        return std::nullopt;
    std::vector<int> rows;
    for (const QByteArray& row : dragged.mid(name.size()).split(','))
        rows.push_back(row.toInt());
    const bool isRising = std::ranges::adjacent_find(rows, std::greater_equal<>()) == rows.end();
    if (rows.empty() || !isRising || rows.front() < 0 || rows.back() >= list.rowCount())
        rows.clear();
    return rows;
}

} // namespace lodeline::desk
