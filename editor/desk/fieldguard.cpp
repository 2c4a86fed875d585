// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/desk/fieldguard.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>

#include <algorithm>
#include <array>

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

// Letters with Ctrl that fields and menus understand alike. Fields have a use for others, too, as on X11 for
// Ctrl+E, which goes to the end: there the menus come first.
bool isEditing(const QKeyEvent& key)
{
    constexpr std::array kEditing{QKeySequence::Cut, QKeySequence::Copy, QKeySequence::Paste,
                                  QKeySequence::SelectAll};
    return std::ranges::any_of(kEditing, [&key](auto editing) { return key.matches(editing); });
}

bool isForMenus(const QObject* field, const QKeyEvent& key)
{
    if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo))
        return !isTyping(field);
    const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
    const bool isCommand = (key.modifiers() & ~Qt::ShiftModifier) == Qt::ControlModifier;
    return isLetter && isCommand && !isEditing(key);
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
         isForMenus(field, *static_cast<const QKeyEvent*>(event))) ||
        (event->type() == QEvent::DragEnter && static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls());
    if (!passes)
        return QObject::eventFilter(field, event);
    event->ignore();
    return true;
}

} // namespace lodeline::desk
