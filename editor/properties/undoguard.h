// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QLineEdit>

namespace lodeline::editor {

// In a form: once what was typed has been taken over, the keys for undo and redo belong to the set again,
// although the field still has the focus.
class UndoGuard : public QObject
{
public:
    using QObject::QObject;

    static void protect(QWidget* field) { field->installEventFilter(new UndoGuard(field)); }

    bool eventFilter(QObject* field, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return QObject::eventFilter(field, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        const auto* line = qobject_cast<QLineEdit*>(field);
        const bool typing = line && line->isModified();
        if (typing || (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)))
            return QObject::eventFilter(field, event);
        event->ignore();
        return true;
    }
};

} // namespace lodeline::editor
