// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/bonus.h"
#include "resources/art/theme/theme.h"

#include <QPainter>
#include <QRectF>

#include <initializer_list>

namespace lodeline::boomtown {

// Where the picture of a bonus is drawn: kWidth by kHeight units in the middle of a target, on paper.
class BonusStage
{
public:
    static constexpr double kWidth = 120;
    static constexpr double kHeight = 80;

    BonusStage(QPainter& painter, const QRectF& target, const art::Theme& theme);
    ~BonusStage();
    BonusStage(const BonusStage&) = delete;
    BonusStage& operator=(const BonusStage&) = delete;

    // Squares of a town; `at` is the north-west corner, all in units.
    void square(QPointF at, double side) const; // that shows anything
    void square(QPointF at, double side, Symbol symbol) const;
    void square(QPointF at, double side, Territory territory) const;
    void square(QPointF at, double side, Square both) const;
    void emptyPlace(QPointF at, double side) const;

    // What is drawn next counts for nothing here.
    void faint(bool on) const;
    void cross(const QRectF& box) const;                                     // not this way
    void outline(std::initializer_list<QPointF> squares, double side) const; // as one group
    void plus(const QRectF& box) const;                                      // one point more
    void arrow(QPointF from, QPointF to) const;
    void divide(double x) const; // one town from the other
    void bar(const QRectF& box, int points) const;

    void text(const QRectF& box, const QString& text) const;
    // With its sign and in the colour of gain or loss.
    void points(const QRectF& box, int points) const;

private:
    QRectF placed(const QRectF& box) const; // on whole physical pixels
    void write(const QRectF& box, const QString& text, const QColor& colour) const;

    QPainter& painter_;
    const art::Theme& theme_;
    QPointF origin_;
    double unit_ = 1;
};

} // namespace lodeline::boomtown
