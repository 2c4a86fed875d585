// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/camera.h"

#include "app/goldrush/board/paint/metrics.h"

#include <QGraphicsView>
#include <QScrollBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lodeline::goldrush {

namespace {

constexpr int kGlideMs = 140;
constexpr int kSettleMs = 80;
constexpr qreal kKeptInSight = 24; // pixels of the content
constexpr qreal kFitMargin = 0.35 * kTile;

} // namespace

Camera::Camera(QGraphicsView& view)
    : QObject(&view)
    , view_(view)
    , scale_(kNormalTile / kTile)
{
    goal_.scale = scale_;
    settle_.setSingleShot(true);
    settle_.setInterval(kSettleMs);
    connect(&settle_, &QTimer::timeout, this, &Camera::settled);
    glide_.setStartValue(0.0);
    glide_.setEndValue(1.0);
    glide_.setDuration(kGlideMs);
    glide_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&glide_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { apply(poseAt(value.toReal())); });
}

qreal Camera::tileSize() const
{
    return scale_ * kTile;
}

QPointF Camera::aimedAt(QPointF pixel) const
{
    const Pose before = isGliding() ? from_ : Pose{centre_, scale_};
    return before.centre + (pixel - viewCentre()) / before.scale;
}

QPointF Camera::viewCentre() const
{
    return {view_.viewport()->width() / 2.0, view_.viewport()->height() / 2.0};
}

void Camera::setContent(const QRectF& content)
{
    if (content_ == content)
        return;
    reach_ = content | std::exchange(content_, content);
    if (fitting_ && !seen(destination()).contains(content_))
        moveTo(fittingPose());
    else if (glide_.state() != QAbstractAnimation::Running)
        apply({centre_, scale_});
}

void Camera::zoom(qreal factor, QPointF anchor)
{
    fitting_ = false;
    // A gesture goes on about the point where it began: reading it anew each time would drift by rounding.
    if (!anchored_ || anchor != anchorView_) {
        anchorView_ = anchor;
        anchorScene_ = centre_ + (anchor - viewCentre()) / scale_;
        anchored_ = true;
        wanted_ = scale_;
    }
    wanted_ = std::clamp(wanted_ * factor, kSmallestTile / kTile, kLargestTile / kTile);
    const qreal scale = snapped(wanted_);
    moveTo({anchorScene_ - (anchorView_ - viewCentre()) / scale, scale});
}

// At rest a tile measures whole physical pixels: then one picture of each is enough.
qreal Camera::snapped(qreal scale) const
{
    const qreal ratio = view_.devicePixelRatioF();
    return std::round(scale * kTile * ratio) / ratio / kTile;
}

void Camera::zoomAtCentre(qreal factor)
{
    zoom(factor, viewCentre());
}

void Camera::setTileSize(qreal pixels)
{
    anchored_ = false;
    fitting_ = false;
    moveTo({centre_, snapped(std::clamp(pixels, kSmallestTile, kLargestTile) / kTile)});
}

void Camera::fit()
{
    anchored_ = false;
    fitting_ = true;
    moveTo(fittingPose());
}

Camera::Pose Camera::fittingPose() const
{
    const QRectF wanted = content_.adjusted(-kFitMargin, -kFitMargin, kFitMargin, kFitMargin);
    const QSizeF pixels = window(1);
    const qreal whole = std::min(pixels.width() / wanted.width(), pixels.height() / wanted.height());
    return {wanted.center(), snapped(std::clamp(whole, kSmallestTile / kTile, kNormalTile / kTile))};
}

void Camera::pan(QPointF pixels)
{
    finish();
    anchored_ = false;
    fitting_ = false;
    apply({centre_ - pixels / scale_, scale_});
}

void Camera::reveal(const QRectF& sceneRect)
{
    const Pose now = destination();
    const QRectF seen = this->seen(now);
    if (seen.contains(sceneRect))
        return;
    QPointF shift;
    if (sceneRect.left() < seen.left() || sceneRect.width() > seen.width())
        shift.setX(sceneRect.left() - seen.left());
    else if (sceneRect.right() > seen.right())
        shift.setX(sceneRect.right() - seen.right());
    if (sceneRect.top() < seen.top() || sceneRect.height() > seen.height())
        shift.setY(sceneRect.top() - seen.top());
    else if (sceneRect.bottom() > seen.bottom())
        shift.setY(sceneRect.bottom() - seen.bottom());
    anchored_ = false;
    moveTo({now.centre + shift, now.scale});
}

void Camera::viewResized()
{
    finish();
    anchored_ = false;
    apply(fitting_ ? fittingPose() : Pose{centre_, scale_});
}

QRectF Camera::seen(const Pose& pose) const
{
    const QSizeF size = window(pose.scale);
    return {pose.centre - QPointF(size.width() / 2, size.height() / 2), size};
}

Camera::Pose Camera::destination() const
{
    return glide_.state() == QAbstractAnimation::Running ? goal_ : Pose{centre_, scale_};
}

void Camera::moveTo(const Pose& goal)
{
    from_ = {centre_, scale_};
    goal_ = {clamped(goal.centre, goal.scale), goal.scale};
    if (goal_.scale != scale_)
        emit zooming();
    if (animated_ && view_.isVisible()) {
        glide_.stop();
        glide_.start();
    } else {
        apply(goal_);
    }
}

Camera::Pose Camera::poseAt(qreal t) const
{
    if (t >= 1)
        return goal_;
    const qreal scale = from_.scale * std::pow(goal_.scale / from_.scale, t);
    if (anchored_)
        return {anchorScene_ - (anchorView_ - viewCentre()) / scale, scale};
    return {from_.centre + (goal_.centre - from_.centre) * t, scale};
}

void Camera::finish()
{
    if (glide_.state() != QAbstractAnimation::Running)
        return;
    glide_.stop();
    apply(goal_);
}

QSizeF Camera::window(qreal scale) const
{
    return QSizeF(view_.viewport()->size()) / scale;
}

QPointF Camera::clamped(QPointF centre, qreal scale) const
{
    const QSizeF slack = (window(scale) / 2 - QSizeF(kKeptInSight, kKeptInSight) / scale).expandedTo({0, 0});
    return {std::clamp(centre.x(), reach_.left() - slack.width(), reach_.right() + slack.width()),
            std::clamp(centre.y(), reach_.top() - slack.height(), reach_.bottom() + slack.height())};
}

void Camera::apply(const Pose& pose)
{
    const bool rescaled = pose.scale != scale_ || view_.transform().m11() != pose.scale;
    scale_ = pose.scale;
    centre_ = clamped(pose.centre, scale_);
    const QSizeF size = window(scale_);
    view_.setSceneRect(reach_.adjusted(-size.width(), -size.height(), size.width(), size.height()));
    if (rescaled)
        view_.setTransform(QTransform::fromScale(scale_, scale_));
    const QPointF corner = centre_ * scale_ - viewCentre();
    view_.horizontalScrollBar()->setValue(qRound(corner.x()));
    view_.verticalScrollBar()->setValue(qRound(corner.y()));
    if (rescaled) {
        settle_.start();
        emit zoomed(tileSize());
    }
}

} // namespace lodeline::goldrush
