// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/dialog/pagepreview.h"

#include "editor/print/pagepainter.h"
#include "ui/themed.h"

#include <QPainter>

#include <algorithm>

namespace lodeline::print {
namespace {

constexpr double kFrame = 12; // px around the paper, for its shadow

QImage pictureOf(const Printable& printed, const PrintOptions& options, const PrintLayout& layout, QSize px,
                 const std::stop_token& stop)
{
    QImage image(px, QImage::Format_RGB32);
    image.fill(paperTheme().print.paper);
    const double scale = px.width() / layout.paper.width();
    PagePainter pages(printed, options, layout, scale * 25.4);
    QPainter painter(&image);
    painter.scale(scale, scale);
    pages.paint(painter, layout.pages.front(), [&] { return !stop.stop_requested(); });
    return image;
}

} // namespace

PagePreview::PagePreview(std::shared_ptr<const Printable> printed, QWidget* parent)
    : QWidget(parent)
    , printed_(std::move(printed))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PagePreview::showPage(const PrintOptions& options, const PrintLayout& layout, int page)
{
    Wanted wanted{options, {}};
    wanted.layout.paper = layout.paper;
    wanted.layout.printable = layout.printable;
    wanted.layout.bleed = layout.bleed;
    wanted.layout.sheetCount = layout.sheetCount;
    wanted.layout.pages = {layout.pages[static_cast<std::size_t>(page)]};
    wanted_ = std::move(wanted);
    refresh();
}

void PagePreview::showNothing()
{
    wanted_.reset();
    picture_ = {};
    painting_.forget();
    update();
}

void PagePreview::refresh()
{
    if (!wanted_)
        return;
    const QSizeF size = paperArea(wanted_->layout.paper).size() * devicePixelRatioF();
    const QSize px = size.toSize().expandedTo(QSize(1, 1));
    painting_.run(
        [printed = printed_, wanted = *wanted_, px](const std::stop_token& stop) {
            return pictureOf(*printed, wanted.options, wanted.layout, px, stop);
        },
        [this](const QImage& image) {
            picture_ = image;
            update();
            emit painted();
        });
}

QRectF PagePreview::paperArea(const QSizeF& paper) const
{
    const QRectF room = QRectF(rect()).adjusted(kFrame, kFrame, -kFrame, -kFrame);
    const QSizeF size = paper.scaled(room.size(), Qt::KeepAspectRatio);
    return {room.center() - QPointF(size.width(), size.height()) / 2, size};
}

void PagePreview::paintEvent(QPaintEvent* /*event*/)
{
    if (!wanted_)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF paper = paperArea(wanted_->layout.paper);
    const QColor shadow = ui::themeOf(*this).window.paperShadow;
    for (int step = 5; step > 0; --step)
        painter.fillRect(paper.adjusted(-step + 2, -step + 3, step, step + 1), shadow);
    painter.fillRect(paper, paperTheme().print.paper);
    // A picture of other proportions belongs to another paper: better white than stretched.
    if (!picture_.isNull() && qAbs(picture_.width() * paper.height() - picture_.height() * paper.width()) <
                                  2.0 * (picture_.width() + picture_.height()))
        painter.drawImage(paper, picture_);
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(paper);
}

void PagePreview::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refresh();
}

} // namespace lodeline::print
