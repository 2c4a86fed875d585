// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resources/art/own/shown.h"

#include <QHash>
#include <QPixmap>
#include <QString>

#include <functional>

class QPainter;

namespace lodeline::goldrush {

// Painted figures as pixmaps: a frame shows dozens of pieces, and painting one takes about a millisecond.
class FigurePixmaps
{
public:
    using Paint = std::function<art::Shown(QPainter&, const QRectF&)>;

    // Draws into `box` what `paint` would; `key` names the figure. `fast` stretches one size to all.
    void draw(QPainter& painter, const QRectF& box, const QString& key, bool fast, const Paint& paint);
    void clear() { pixmaps_.clear(); }
    // What stood in the place of another picture is painted anew.
    void forgetProvisional();

private:
    struct Kept
    {
        QPixmap pixmap;
        art::Shown shown = art::Shown::Final;
    };

    const QPixmap& pixmap(const QString& key, int px, const Paint& paint);

    QHash<QPair<QString, int>, Kept> pixmaps_; // by key and physical pixels
};

} // namespace lodeline::goldrush
