// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemDelegate>
#include <QAbstractItemView>

namespace lodeline::desk {

// Takes over what is being typed in a cell of a table.
inline void commitCell(const QAbstractItemView& table)
{
    QAbstractItemDelegate* delegate = table.itemDelegate();
    for (QWidget* field : table.viewport()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (field->isHidden())
            continue; // is done with, and waits to be deleted
        emit delegate->commitData(field);
        emit delegate->closeEditor(field);
    }
}

} // namespace lodeline::desk
