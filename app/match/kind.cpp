// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/kind.h"

#include "ui/help/helpbrowser.h"

namespace lodeline::app {

ui::HelpBrowser* Kind::makeHelpBrowser(QWidget* parent) const
{
    return new ui::HelpBrowser([](const QUrl&, const art::Theme&, qreal) { return QImage(); }, parent);
}

} // namespace lodeline::app
