// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/design/tileedit.h"

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QWidget>

namespace lodeline::goldrush::editor {

// One part of a tile in the form: what it is, where its track ends, how many symbols it has.
class SegmentRow : public QWidget
{
    Q_OBJECT

public:
    SegmentRow(SegmentRef segment, QWidget* parent);

    SegmentRef segment() const { return segment_; }
    void show(const TileDesign& tile);
    void setChosen(bool chosen);

signals:
    void endChosen(lodeline::goldrush::SegmentRef segment, lodeline::goldrush::RailroadEnd end);
    // So many more than there are.
    void symbolsAdded(lodeline::goldrush::SegmentRef segment, lodeline::goldrush::Symbol symbol, int count);
    void touched(lodeline::goldrush::SegmentRef segment);

protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    QSpinBox* addSpin(Symbol symbol);
    void paintSigns();
    void showCount(QSpinBox* spin, int count, const QString& what);

    SegmentRef segment_;
    QLabel* name_;
    QComboBox* end_ = nullptr;
    QSpinBox* first_ = nullptr;
    QSpinBox* second_ = nullptr;
    std::vector<std::pair<QLabel*, Symbol>> signs_;
};

} // namespace lodeline::goldrush::editor
