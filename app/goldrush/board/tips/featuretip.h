// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/goldrush/board/tips/target.h"
#include "app/goldrush/session/gamesession.h"
#include "engine/goldrush/knowledge/cowboyobstacle.h"

#include <QObject>
#include <QPainterPath>
#include <QPointF>
#include <QPointer>
#include <QTimer>

#include <optional>
#include <vector>

namespace lodeline::goldrush {

class BoardScene;

// Tells of what the pointer rests on, as a tool tip would: lights it up, with a few lines.
class FeatureTip : public QObject
{
    Q_OBJECT

public:
    explicit FeatureTip(BoardScene& scene, QObject* parent = nullptr);

    void setSession(const GameSession* session);
    // Of what lies on the board, and of empty squares (both default).
    void setEnabled(bool on);
    void setTellsSquares(bool on);
    bool tellsSquares() const { return tellsSquares_; }

    // The pointer is there, in the scene. Where it offers something it has to rest for longer.
    void point(QPointF at, Rotation held = Rotation::R0, bool isOffer = false);
    // Does not wait for the pointer to rest.
    void tellAt(QPointF at, Rotation held = Rotation::R0);
    // The same of what no pointer is on.
    void tellOf(const Target& target, Rotation held);
    void stop();
    void retranslate();

private:
    void tell();
    std::optional<CowboyObstacle> obstacleTo(PlacedSegment segment) const;
    std::vector<QPainterPath> shapesOf(const Target& target);
    bool isWanted(const Target& target) const;
    // Whether what is told now is told of it, too.
    bool isTold(const Target& target) const;

    BoardScene& scene_;
    QPointer<const GameSession> session_;
    QTimer rest_;
    bool enabled_ = true;
    bool tellsSquares_ = true;
    QPointF at_;
    Rotation held_ = Rotation::R0;
    std::optional<Target> target_;
    bool shows_ = false;
    std::vector<PlacedSegment> told_; // the feature that shows and is no more than that, sorted
};

} // namespace lodeline::goldrush
