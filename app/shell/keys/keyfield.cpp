// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/keys/keyfield.h"

#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace lodeline::app {
namespace {

bool isModifier(int key)
{
    constexpr std::array kModifiers{Qt::Key_Shift,   Qt::Key_Control,   Qt::Key_Meta,    Qt::Key_Alt,
                                    Qt::Key_AltGr,   Qt::Key_CapsLock,  Qt::Key_NumLock, Qt::Key_Super_L,
                                    Qt::Key_Super_R, Qt::Key_ScrollLock};
    return std::ranges::find(kModifiers, key) != kModifiers.end();
}

QKeySequence sequenceOf(const QKeyEvent& event)
{
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    // Which signs need Shift depends on the keyboard.
    const bool isSign =
        event.text().size() == 1 && event.text().front().isPrint() && !event.text().front().isLetter();
    if (isSign)
        modifiers &= ~Qt::ShiftModifier;
    return QKeyCombination(modifiers, static_cast<Qt::Key>(event.key()));
}

} // namespace

KeyField::KeyField(QWidget* parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
}

bool KeyField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = event->modifiers() == Qt::NoModifier;
    if (isPlain && event->key() == Qt::Key_Escape)
        event->ignore(); // closes the window
    else if (!isModifier(event->key()) && event->key() > 0)
        emit keyPressed(sequenceOf(*event));
}

} // namespace lodeline::app
