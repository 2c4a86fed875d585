// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/kind.h"

#include "app/match/help/helpbrowser.h"

namespace lodeline::app {

HelpBrowser* Kind::makeHelpBrowser(QWidget* parent) const
{
    return new HelpBrowser([](const QUrl&, const art::Theme&, qreal) { return QImage(); }, parent);
}

} // namespace lodeline::app
