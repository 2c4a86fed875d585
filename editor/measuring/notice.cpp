// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/measuring/notice.h"

#include "ui/plain/label.h"

namespace lodeline::desk {

QLabel* makeNotice(QWidget* parent)
{
    auto* notice = new ui::Label(parent);
    notice->setWordWrap(true);
    notice->setMargin(6);
    notice->setAutoFillBackground(true);
    notice->setBackgroundRole(QPalette::ToolTipBase);
    notice->setForegroundRole(QPalette::ToolTipText);
    return notice;
}

} // namespace lodeline::desk
