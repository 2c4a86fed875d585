// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/kind.h"

#include <QTextBrowser>

namespace lodeline::app {

QTextBrowser* Kind::makeHelpBrowser(QWidget* parent) const
{
    return new QTextBrowser(parent);
}

} // namespace lodeline::app
