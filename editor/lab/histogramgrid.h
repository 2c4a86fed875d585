// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/lab/setsums.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace lodeline::goldrush::editor {

class HistogramView;

// All histograms of the lab, as many side by side as there is room for, with a legend above.
class HistogramGrid : public QWidget
{
    Q_OBJECT

public:
    explicit HistogramGrid(QWidget* parent = nullptr);

    void setSums(const std::optional<SetSums>& own, const std::optional<SetSums>& classic);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Entry
    {
        HistogramView* view;
        std::function<const Histogram&(const SetSums&)> pick;
    };

    void add(std::function<const Histogram&(const SetSums&)> pick);
    void retranslate();
    int columns(int width) const;
    int legendHeight() const;
    void arrange();

    std::vector<Entry> entries_;
    bool besideClassic_ = false;
};

} // namespace lodeline::goldrush::editor
