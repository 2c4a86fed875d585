// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpbrowser.h"

#include "ui/themed.h"
#include "ui/wording/html.h"

#include <QDesktopServices>

#include <utility>

namespace lodeline::ui {

HelpBrowser::HelpBrowser(Painter painter, QWidget* parent)
    : QTextBrowser(parent)
    , painter_(std::move(painter))
{
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

void HelpBrowser::follow(const QUrl& link)
{
    if (link.scheme() == kTryScheme)
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
    return painter_(name, themeOf(*this), devicePixelRatioF());
}

} // namespace lodeline::ui
