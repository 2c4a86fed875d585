// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/rotationrow.h"

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
    connect(&pictures_, &DesignPictures::changed, this, [this] {
        isComplete_ = false;
        update();
    });
}

void RotationRow::setTile(const std::optional<TileDesign>& design)
{
    const bool isSame = design && design_ && design->id == design_->id;
    design_ = design;
    if (!isSame)
        shown_ = {};
    showTile();
}

void RotationRow::setParts(const PicturedParts& parts)
{
    parts_ = parts;
    showTile();
}

void RotationRow::setTheme(const art::Theme& theme)
{
    pictures_.setTheme(theme);
}

void RotationRow::showTile()
{
    pictures_.setTiles(design_ ? std::vector{*design_} : std::vector<TileDesign>(), parts_);
}

void RotationRow::setPlaceholder(const QString& text)
{
    placeholder_ = text;
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
    if (design_) {
        isComplete_ = true;
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

// False where the picture still has to come.
bool RotationRow::renew(QPixmap& shown, Rotation rotation)
{
    const int px = qRound(pictureRect(rotation).width() * devicePixelRatioF());
    const bool isAwaited = rotation == Rotation::R0 && shown.isNull();
    const QPixmap now =
        isAwaited ? pictures_.pictureAtOnce(0, rotation, px) : pictures_.picture(0, rotation, px);
    if (!now.isNull())
        shown = now;
    return !now.isNull();
}

void RotationRow::paintPicture(QPainter& painter, Rotation rotation)
{
    const QRect target = pictureRect(rotation);
    QPainterPath rounded;
    rounded.addRoundedRect(target, kCorner, kCorner);
    QPixmap& shown = shown_[static_cast<std::size_t>(index(rotation))];
    isComplete_ &= renew(shown, rotation);
    painter.save();
    painter.setClipPath(rounded);
    painter.drawPixmap(target, shown);
    painter.restore();
    painter.setPen(QPen(pictures_.theme().land.tileEdge, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(rounded);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect caption(target.left() - kGap / 2, target.bottom() + kCaptionGap, target.width() + kGap,
                        fontMetrics().height());
    //: A rotation in degrees
    painter.drawText(caption, Qt::AlignCenter, tr("%1°").arg(QLocale().toString(degrees(rotation))));
}

} // namespace lodeline::goldrush::editor
