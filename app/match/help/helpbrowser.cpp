// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/help/helpbrowser.h"

#include "ui/themed.h"
#include "ui/wording/html.h"

#include <QDesktopServices>

#include <utility>

namespace lodeline::app {

HelpBrowser::HelpBrowser(Painter painter, QWidget* parent)
    : QTextBrowser(parent)
    , painter_(std::move(painter))
{
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

void HelpBrowser::follow(const QUrl& link)
{
    if (link.scheme() == ui::kTryScheme)
        emit exampleRequested(link.path());
    else if (link.isRelative())
        scrollToAnchor(link.fragment());
    else
        QDesktopServices::openUrl(link);
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return {};
    return painter_(name, ui::themeOf(*this), devicePixelRatioF());
}

} // namespace lodeline::app
