// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/fieldguard.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>

namespace lodeline::desk {
namespace {

// Whether the field has something of its own to take back.
bool isTyping(const QObject* field)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(field))
        return line->isModified();
    const auto* text = qobject_cast<const QPlainTextEdit*>(field);
    return text && (text->document()->isUndoAvailable() || text->document()->isRedoAvailable());
}

bool isUndoKey(const QEvent* event)
{
    const auto* key = static_cast<const QKeyEvent*>(event);
    return key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
}

// On X11 a field takes this key to go to its end, as End does; in the menus it is a command.
bool isCommandKey(const QEvent* event)
{
    const auto* key = static_cast<const QKeyEvent*>(event);
    return key->key() == Qt::Key_E && key->modifiers() == Qt::ControlModifier;
}

} // namespace

void FieldGuard::protect(QWidget* field)
{
    auto* guard = new FieldGuard(field);
    field->installEventFilter(guard);
    if (const auto* area = qobject_cast<QAbstractScrollArea*>(field))
        area->viewport()->installEventFilter(guard);
}

bool FieldGuard::eventFilter(QObject* field, QEvent* event)
{
    const bool passes =
        (event->type() == QEvent::ShortcutOverride &&
         (isCommandKey(event) || (isUndoKey(event) && !isTyping(field)))) ||
        (event->type() == QEvent::DragEnter && static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls());
    if (!passes)
        return QObject::eventFilter(field, event);
    event->ignore();
    return true;
}

} // namespace lodeline::desk
