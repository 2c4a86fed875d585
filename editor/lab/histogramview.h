// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/histogram.h"

#include <QWidget>

#include <optional>

namespace lodeline::goldrush::editor {

// One small histogram: filled bars for the set, a stepped line for the classic set, both as shares. Bins are
// joined where they would be too narrow to see.
class HistogramView : public QWidget
{
    Q_OBJECT

public:
    explicit HistogramView(QWidget* parent = nullptr);

    // `explanation` says what is counted.
    void setWords(const QString& title, const QString& explanation);
    void setData(const Histogram& own, const std::optional<Histogram>& classic);
    void clear();

    // "20 to 24: 12 % (classic set 9 %)", for the bar under a point; empty where there is none.
    QString textAt(QPointF point) const;

    QSize sizeHint() const override { return {220, 150}; }
    QSize minimumSizeHint() const override { return {150, 120}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // Shares by bar, over the range that both sets need.
    struct Bars
    {
        int first = 0; // value of the first bar
        int step = 1;  // values in a bar
        std::vector<double> own;
        std::vector<double> classic;
        double most = 0;
    };
    Bars bars() const;
    QRectF plot() const;
    QRectF barRect(const Bars& bars, std::size_t bar, double share) const;
    QString rangeText(const Bars& bars, std::size_t bar) const;
    void paintHeading(QPainter& painter) const;
    void paintBars(QPainter& painter, const Bars& bars) const;
    void paintAxis(QPainter& painter, const Bars& bars) const;
    void describe();

    QString title_;
    QString explanation_;
    Histogram own_;
    std::optional<Histogram> classic_;
};

} // namespace lodeline::goldrush::editor
