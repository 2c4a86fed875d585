// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <vector>

class QAbstractItemModel;
class QMimeData;

namespace lodeline::desk {

// The rows of a list that are dragged, for the list itself: dropped there, they are moved.
QString draggedRowsType();
void addDraggedRows(QMimeData& data, const QAbstractItemModel& list, const std::vector<int>& rows);
// Nothing where they are of no list or of another one. Empty where the list does not have them, in rising
// order: it may have changed meanwhile, and any program can hand over what it likes.
std::optional<std::vector<int>> draggedRows(const QMimeData& data, const QAbstractItemModel& list);

} // namespace lodeline::desk
