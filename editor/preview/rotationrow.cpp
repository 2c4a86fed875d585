// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/rotationrow.h"

#include "editor/preview/drawabletile.h"
#include "resources/art/own/ownpictures.h"
#include "resources/art/tilepainter.h"
#include "resources/art/tilepixmaps.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace lodeline::goldrush::editor {
namespace {

constexpr int kGap = 10;
constexpr int kCaptionGap = 3;
constexpr int kSmallest = 40; // px, of a picture
constexpr int kUsual = 84;
constexpr int kLargest = 132;
constexpr qreal kCorner = 5;

int pictureSide(int width)
{
    return std::clamp((width - 3 * kGap) / kRotations, kSmallest, kLargest);
}

int rowWidth(int side)
{
    return kRotations * side + (kRotations - 1) * kGap;
}

} // namespace

RotationRow::RotationRow(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &RotationRow::paintNext);
    connect(&art::ownPictures(), &art::OwnPictures::changed, this, qOverload<>(&QWidget::update));
}

RotationRow::~RotationRow() = default;

void RotationRow::setTile(const std::optional<TileDesign>& design)
{
    const bool same = design && design_ ? art::samePicture(*design, *design_) : !design && !design_;
    const bool isAnother = !same && !(design && design_ && design->id == design_->id);
    design_ = design;
    if (isAnother)
        shown_ = {};
    if (!same)
        forget();
}

void RotationRow::setParts(const PicturedParts& parts)
{
    if (parts == parts_)
        return;
    parts_ = parts;
    forget();
}

void RotationRow::setTheme(const art::Theme& theme)
{
    if (theme == theme_)
        return;
    theme_ = theme;
    forget();
}

void RotationRow::setPlaceholder(const QString& text)
{
    placeholder_ = text;
    update();
}

void RotationRow::forget()
{
    pixmaps_.reset();
    update();
}

int RotationRow::captionHeight() const
{
    return fontMetrics().height() + kCaptionGap;
}

int RotationRow::heightForWidth(int width) const
{
    return pictureSide(width) + captionHeight();
}

QSize RotationRow::sizeHint() const
{
    return {rowWidth(kUsual), kUsual + captionHeight()};
}

QSize RotationRow::minimumSizeHint() const
{
    return {rowWidth(kSmallest), kSmallest + captionHeight()};
}

QRect RotationRow::pictureRect(Rotation rotation) const
{
    const int side = std::max(std::min(pictureSide(width()), height() - captionHeight()), kSmallest);
    const QRect picture(index(rotation) * (side + kGap), 0, side, side);
    return QStyle::visualRect(layoutDirection(), rect(), picture);
}

void RotationRow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (design_ && !pixmaps_) {
        TileSet alone;
        alone.tiles = {drawableTile(*design_)};
        alone.pictures = parts_;
        pixmaps_ = std::make_unique<art::TilePixmaps>(alone, theme_);
    }
    if (pixmaps_) {
        for (const Rotation rotation : kAllRotations)
            paintPicture(painter, rotation);
        return;
    }
    const QRect all = pictureRect(Rotation::R0).united(pictureRect(Rotation::R270));
    painter.setPen(QPen(palette().color(QPalette::Mid), 1, Qt::DashLine));
    painter.drawRoundedRect(all, kCorner, kCorner);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(all.adjusted(kGap, 0, -kGap, 0), static_cast<int>(Qt::AlignCenter | Qt::TextWordWrap),
                     placeholder_);
}

QSize RotationRow::pixelsOf(Rotation rotation) const
{
    return (QSizeF(pictureRect(rotation).size()) * devicePixelRatioF()).toSize();
}

bool RotationRow::isComplete() const
{
    return !design_ || (pixmaps_ && std::ranges::all_of(kAllRotations, [this](Rotation rotation) {
                            return pixmaps_->hasExact(0, rotation, pixelsOf(rotation));
                        }));
}

void RotationRow::paintNext()
{
    const auto next = std::ranges::find_if(kAllRotations, [this](Rotation rotation) {
        return pixmaps_ && !pixmaps_->hasExact(0, rotation, pixelsOf(rotation));
    });
    if (next == kAllRotations.end())
        return timer_.stop();
    pixmaps_->exact(0, *next, pixelsOf(*next));
    update();
}

void RotationRow::paintPicture(QPainter& painter, Rotation rotation)
{
    const QRect target = pictureRect(rotation);
    QPainterPath rounded;
    rounded.addRoundedRect(target, kCorner, kCorner);
    QPixmap& shown = shown_[static_cast<std::size_t>(index(rotation))];
    const QSize px = pixelsOf(rotation);
    if (rotation == Rotation::R0 || pixmaps_->hasExact(0, rotation, px))
        shown = pixmaps_->exact(0, rotation, px);
    else
        timer_.start();
    painter.save();
    painter.setClipPath(rounded);
    painter.drawPixmap(target, shown);
    painter.restore();
    painter.setPen(QPen(theme_.land.tileEdge, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(rounded);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect caption(target.left() - kGap / 2, target.bottom() + kCaptionGap, target.width() + kGap,
                        fontMetrics().height());
    //: A rotation in degrees
    painter.drawText(caption, Qt::AlignCenter, tr("%1°").arg(QLocale().toString(degrees(rotation))));
}

} // namespace lodeline::goldrush::editor
