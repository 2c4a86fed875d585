// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plain/label.h"

#include <QEvent>
#include <QTextDocument>

namespace lodeline::ui {

// A document takes its direction from its first letter, isolated or not.
bool Label::event(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Polish || type == QEvent::Show || type == QEvent::LayoutDirectionChange) {
        for (QTextDocument* document : findChildren<QTextDocument*>()) {
            QTextOption option = document->defaultTextOption();
            option.setTextDirection(isRightToLeft() ? Qt::RightToLeft : Qt::LayoutDirectionAuto);
            document->setDefaultTextOption(option);
        }
    }
    return QLabel::event(event);
}

} // namespace lodeline::ui
