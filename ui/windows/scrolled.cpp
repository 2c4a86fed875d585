// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windows/scrolled.h"

#include <QScrollArea>

namespace lodeline::ui {

QScrollArea* scrolled(QWidget* content, Qt::ScrollBarPolicy sideways)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(sideways);
    area->setWidget(content);
    area->setFocusPolicy(Qt::NoFocus); // its fields take the focus, and are scrolled to
    return area;
}

} // namespace lodeline::ui
