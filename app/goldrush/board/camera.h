// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QTimer>
#include <QVariantAnimation>

class QGraphicsView;

namespace lodeline::goldrush {

// Zoom and scrolling of a view. Zooming keeps the scene point under the pointer exactly where it is, and the
// board can always be pushed well beyond the edge of the window, but never out of it.
class Camera : public QObject
{
    Q_OBJECT

public:
    static constexpr qreal kSmallestTile = 12; // device-independent pixels
    static constexpr qreal kLargestTile = 400;
    static constexpr qreal kNormalTile = 112;

    explicit Camera(QGraphicsView& view);

    // What must never be lost out of sight: the tiles and the spots around them.
    void setContent(const QRectF& content);
    // Glides instead of jumping.
    void setAnimated(bool on) { animated_ = on; }
    bool isGliding() const { return glide_.state() == QAbstractAnimation::Running; }
    // Where in the scene somebody aims who presses at a pixel now: a glide is over before a hand follows it.
    QPointF aimedAt(QPointF pixel) const;

    qreal scale() const { return scale_; } // pixels for one scene unit
    qreal tileSize() const;

    // Multiplies the zoom; `anchor` in viewport coordinates stays over the same point of the scene.
    void zoom(qreal factor, QPointF anchor);
    void zoomAtCentre(qreal factor);
    // Another size of a tile in pixels, about the middle of the window.
    void setTileSize(qreal pixels);
    // The whole content, tiles at most kNormalTile; keeps doing so until somebody zooms or scrolls.
    void fit();
    void pan(QPointF pixels);
    // Scrolls as little as needed.
    void reveal(const QRectF& sceneRect);
    // The window has another size.
    void viewResized();
    // Ends all gliding at its goal.
    void finish();

signals:
    // A zoom begins or goes on: paint fast.
    void zooming();
    // It is over since 80 ms: paint exactly.
    void settled();
    void zoomed(qreal tileSize);

private:
    struct Pose
    {
        QPointF centre; // of the window, in the scene
        qreal scale = 1;
    };
    void moveTo(const Pose& goal);
    void apply(const Pose& pose);
    Pose poseAt(qreal t) const;
    Pose fittingPose() const;
    QPointF clamped(QPointF centre, qreal scale) const;
    QSizeF window(qreal scale) const; // in the scene
    QRectF seen(const Pose& pose) const;
    Pose destination() const; // where a glide ends, or where we are
    QPointF viewCentre() const;
    qreal snapped(qreal scale) const;

    QGraphicsView& view_;
    QRectF content_;
    QRectF reach_; // it and what it was before: nothing slides because squares go while a tile is laid
    qreal scale_ = 1;
    qreal wanted_ = 1; // what a gesture has come to, before snapping
    QPointF centre_;
    Pose from_;
    Pose goal_;
    // While a zoom runs: the point that stays, in the scene and in the viewport.
    bool anchored_ = false;
    QPointF anchorScene_;
    QPointF anchorView_;
    QVariantAnimation glide_;
    QTimer settle_;
    bool animated_ = true;
    bool fitting_ = true;
};

} // namespace lodeline::goldrush
