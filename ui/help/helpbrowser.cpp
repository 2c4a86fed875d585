// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpbrowser.h"

#include "ui/themed.h"
#include "ui/windows/followscreen.h"
#include "ui/wording/html.h"

#include <QDesktopServices>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace lodeline::ui {
namespace {

constexpr int kNarrowest = 100; // px, of a page: one that is narrower was not laid out yet

} // namespace

HelpBrowser::HelpBrowser(Painter painter, QWidget* parent)
    : QTextBrowser(parent)
    , painter_(std::move(painter))
{
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

void HelpBrowser::showPage(const QString& html)
{
    pictures_.clear();
    document()->clear(); // else it keeps them
    setHtml(html);
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
    return fitted(pictures_.insert(name, painted(name))->image);
}

HelpBrowser::Picture HelpBrowser::painted(const QUrl& address) const
{
    const qreal ratio = devicePixelRatioF();
    return {painter_(address, themeOf(*this), ratio), ratio};
}

// In the pixels of the screen: QTextDocument leaves out some where it has too many.
QImage HelpBrowser::fitted(const QImage& picture) const
{
    // Whether the bar stands there or not: it comes and goes while pictures are laid out.
    const QScrollBar& bar = *verticalScrollBar();
    const int room = viewport()->width() - (bar.isVisible() ? 0 : bar.sizeHint().width());
    const auto page = static_cast<int>(room - 2 * document()->documentMargin());
    const int own = qRound(picture.width() / picture.devicePixelRatio());
    const int width = page >= kNarrowest ? std::min(own, page) : own;
    if (picture.isNull() || qRound(width * devicePixelRatioF()) >= picture.width())
        return picture;
    // Qt 6.4 reads beside the palette where it scales pictures that have one.
    QImage scaled = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied)
                        .scaledToWidth(qRound(width * devicePixelRatioF()), Qt::SmoothTransformation);
    scaled.setDevicePixelRatio(devicePixelRatioF());
    return scaled;
}

void HelpBrowser::fitPictures()
{
    for (auto picture = pictures_.begin(); picture != pictures_.end(); ++picture) {
        if (!qFuzzyCompare(picture->ratio, devicePixelRatioF()))
            *picture = painted(picture.key());
        document()->addResource(QTextDocument::ImageResource, picture.key(), fitted(picture->image));
    }
    document()->markContentsDirty(0, document()->characterCount());
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    fitPictures();
    QTextBrowser::resizeEvent(event);
}

void HelpBrowser::showEvent(QShowEvent* event)
{
    QTextBrowser::showEvent(event);
    followScreen(*this, &HelpBrowser::fitPictures);
}

} // namespace lodeline::ui
