// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/setstatistics.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <vector>

namespace lodeline::goldrush::editor {

// Squares as small pictures, each with what lies around it and, below, how many of the tiles fit.
class SquareStrip : public QWidget
{
    Q_OBJECT

public:
    explicit SquareStrip(QWidget* parent = nullptr);

    void setSquares(const std::vector<SquareChance>& squares);
    void setTheme(const art::Theme& theme);
    const std::vector<SquareChance>& squares() const { return squares_; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    int cellHeight() const;
    QRect cellAt(std::size_t index) const;
    static QString sentenceOf(const SquareChance& square);
    void describe();

    std::vector<SquareChance> squares_;
    art::Theme theme_;
};

// The squares that are hardest to fill among those that can come about: fewest tiles first, then those that
// come about most easily.
std::vector<SquareChance> hardestSquares(const SetStatistics& statistics, std::size_t most);

} // namespace lodeline::goldrush::editor
