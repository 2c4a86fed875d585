// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/help/helpbrowser.h"

#include "ui/themed.h"

#include <utility>

namespace lodeline::app {

HelpBrowser::HelpBrowser(Painter painter, QWidget* parent)
    : QTextBrowser(parent)
    , painter_(std::move(painter))
{
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return {};
    return painter_(name, ui::themeOf(*this), devicePixelRatioF());
}

} // namespace lodeline::app
