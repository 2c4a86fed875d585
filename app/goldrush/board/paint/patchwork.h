// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/paint/frametime.h"

#include <QHash>
#include <QPixmap>
#include <QPoint>
#include <QRectF>
#include <QRegion>
#include <QTransform>

#include <functional>

class QPainter;

namespace lodeline::goldrush {

// What lies still on the board as square pictures, the patches, so that a frame only copies them. At rest
// each is painted for the very scale, as many as a frame has time for; until then, and while a zoom runs,
// those of another scale are stretched. For the GUI thread.
class Patchwork
{
public:
    static constexpr int kSide = 256;        // physical pixels of a patch
    static constexpr qreal kOverview = 0.25; // physical pixels a scene unit: the scale that is always there

    // Paints a part of the scene as a picture of kSide physical pixels; null where nothing lies.
    using Paint = std::function<QPixmap(const QRectF& part)>;
    // Sees to what has to be there before a part is painted, while the time lasts; true when all is.
    using Ready = std::function<bool(const QRectF& part, FrameTime& time)>;
    explicit Patchwork(Paint paint, Ready ready = {});

    // Something else lies in a part of the scene: it is painted anew before it is seen again.
    void drop(const QRectF& part);
    // What lies there looks different: until there is time to paint it, it is seen as it was.
    void renew(const QRectF& part);
    void renewAll();
    void clear();

    // Fills what is `seen` of the scene, with a painter in scene coordinates that is only scaled and
    // translated. True when all of it is as it should be, for this very scale.
    bool paint(QPainter& painter, const QRectF& seen, bool zooming);
    // Whether the last frame has left something for lack of time alone, so that another one can go on.
    bool hasMore() const { return more_; }
    // Paints one patch of the overview of a part; false where all are there.
    bool prepare(const QRectF& part);

    qsizetype bytes() const;
    qint64 paintings() const { return paintings_; } // how many patches were painted so far

private:
    enum class State { Missing, Dropped, Aged, Fresh };
    struct Patch
    {
        QPixmap picture;
        State state = State::Missing;
    };
    struct Level
    {
        qreal scale = 0; // physical pixels a scene unit
        QHash<QPoint, Patch> patches;

        QRectF part(QPoint cell) const;
        QRect cells(const QRectF& part) const;
    };

    void paintPatch(const Level& level, QPoint cell, Patch& patch);
    bool isDue(QPoint cell, const Patch& patch, bool zooming);
    bool paintShown(QPainter& painter, const QTransform& device, const QRectF& seen, bool zooming,
                    QRegion& bare);
    void stretch(QPainter& painter, const QTransform& device, const QRectF& seen, const Level& level,
                 QRegion& bare) const;
    void prepareOverview(const QRectF& seen);
    void forgetUnseen(const QRectF& seen);

    Paint paint_;
    Ready ready_;
    Level shown_;
    Level before_; // of the scale before, until the one that is shown is whole
    Level overview_{kOverview, {}};
    FrameTime time_;
    bool more_ = false;
    qint64 paintings_ = 0;
};

} // namespace lodeline::goldrush
