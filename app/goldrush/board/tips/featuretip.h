// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/session/gamesession.h"
#include "engine/goldrush/knowledge/cowboyobstacle.h"

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QTimer>

#include <optional>
#include <vector>

namespace lodeline::goldrush {

class BoardScene;

// Tells of the feature that the pointer rests on, as a tool tip would: lights it up, with a few lines.
class FeatureTip : public QObject
{
    Q_OBJECT

public:
    explicit FeatureTip(BoardScene& scene, QObject* parent = nullptr);

    void setSession(const GameSession* session);
    void setEnabled(bool on);

    // The pointer is there, in the scene, over nothing that can be chosen.
    void point(QPointF at);
    // Does not wait for the pointer to rest.
    void tellAt(QPointF at);
    void stop();

private:
    void tell();
    std::optional<CowboyObstacle> obstacleTo(PlacedSegment segment) const;
    bool isTold(PlacedSegment segment) const;

    BoardScene& scene_;
    QPointer<const GameSession> session_;
    QTimer rest_;
    bool enabled_ = true;
    QPointF at_;
    std::optional<PlacedSegment> target_;
    std::vector<PlacedSegment> told_; // the feature that shows, sorted
};

} // namespace lodeline::goldrush
