// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/points.h"

#include <QWidget>

#include <vector>

namespace lodeline::goldrush {

// The scoring track (R6.1): a ring of 50 spaces drawn as two rows, 0 to 24 and back from 25 to 49. A marker
// that has lapped lies down; several on one space stand beside each other.
class ScoreTrack : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kSpaces = kTrackSpaces;

    struct Marker
    {
        QString name;
        QString colour;
        int score = 0; // total, laps included

        friend bool operator==(const Marker&, const Marker&) = default;
    };

    explicit ScoreTrack(QWidget* parent = nullptr);

    void setMarkers(const std::vector<Marker>& markers);
    // Where a space lies, 0 to 49, mirrored in right-to-left layouts.
    QRectF spaceRect(int space) const;
    // Where its number stands, and in which letters: they fit.
    QRectF numberRect(int space) const;
    QFont numberFont(int space) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static bool isMilestone(int space);
    void paintSpace(QPainter& painter, int space) const;
    void paintMarkers(QPainter& painter, int space) const;
    void describe();

    std::vector<Marker> markers_;
};

} // namespace lodeline::goldrush
