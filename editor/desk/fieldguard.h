// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace lodeline::desk {

// In a form, what belongs to the window passes through a field: the keys for undo and redo once what was
// typed has been taken over, although the field still has the focus, letters with Ctrl that are not for
// editing text, and files that are dropped on it.
class FieldGuard : public QObject
{
public:
    using QObject::QObject;

    static void protect(QWidget* field);

    bool eventFilter(QObject* field, QEvent* event) override;
};

} // namespace lodeline::desk
