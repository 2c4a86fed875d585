// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/keys/plainkey.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QWheelEvent>

namespace lodeline::ui {

// A box where only the entry that is settled on counts. Closed, any other takes whatever a key or the wheel
// comes by. Here keys open the list and walk through that, and the wheel scrolls what lies around.
class SettledChoice : public QComboBox
{
public:
    explicit SettledChoice(QWidget* parent)
        : QComboBox(parent)
    {
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool opens = event->key() == Qt::Key_Down && event->modifiers().testFlag(Qt::AltModifier);
        if (isStep(event->key()) && !isPlain(*event) && !opens) {
            event->ignore(); // with another key it would choose as well
            return;
        }
        if (!walks(*event)) {
            QComboBox::keyPressEvent(event);
            return;
        }
        showPopup();
        QCoreApplication::sendEvent(view(), event);
    }

    void wheelEvent(QWheelEvent* event) override { event->ignore(); }

private:
    static bool isStep(int key)
    {
        switch (key) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
        case Qt::Key_Home:
        case Qt::Key_End:
            return true;
        default:
            return false;
        }
    }

    static bool walks(const QKeyEvent& event)
    {
        const QString text = event.text();
        const bool isLetter = !text.isEmpty() && text.front().isPrint() && !text.front().isSpace();
        return isPlain(event) && (isStep(event.key()) || isLetter);
    }
};

} // namespace lodeline::ui
