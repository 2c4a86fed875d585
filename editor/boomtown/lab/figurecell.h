// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidgetItem>

#include <optional>

namespace lodeline::boomtown::editor {

// A figure in a table that sorts: by its number, and last in either order where there is none. What was never
// given a figure sorts by its text.
class FigureCell : public QTableWidgetItem
{
public:
    using QTableWidgetItem::QTableWidgetItem;

    void setFigure(const std::optional<double>& number, const QString& text);
    bool operator<(const QTableWidgetItem& other) const override;
};

} // namespace lodeline::boomtown::editor
