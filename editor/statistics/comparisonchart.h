// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"
#include "resources/art/theme/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace lodeline::goldrush::editor {

// Figures of the set, each as a number and a bar, beside those of a reference: a number and a line across the
// bar.
class ComparisonChart : public QWidget
{
    Q_OBJECT

public:
    struct Row
    {
        QString label;
        QString text;      // the figure of the set
        QString reference; // and of the reference, may be empty
        // Lengths of bar and line, 0 to 1; without a bar the row is a line of a table.
        std::optional<double> bar;
        double line = 0;
        std::optional<FeatureKind> mark; // an edge kind to be painted before the label
        QString told;                    // the figure in words, where the text alone is too short

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit ComparisonChart(QWidget* parent = nullptr);

    // The words above the columns of figures.
    void setColumns(const QString& own, const QString& reference);
    void setRows(std::vector<Row> rows);
    void setTheme(const art::Theme& theme);
    const std::vector<Row>& rows() const { return rows_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Columns
    {
        int own = 0;
        int reference = 0;
    };
    Columns columns() const;
    QFont captionFont() const;
    int headerHeight() const;
    int heightOf(const Row& row) const;
    int height(const std::vector<Row>& rows) const;
    void paintHeader(QPainter& painter, const Columns& wanted) const;
    void paintRow(QPainter& painter, const Row& row, int top, const Columns& wanted) const;
    void paintBar(QPainter& painter, const Row& row, const QRectF& track) const;
    QString sentenceOf(const Row& row) const;
    void describe();

    QString own_;
    QString reference_;
    std::vector<Row> rows_;
    art::Theme theme_;
};

} // namespace lodeline::goldrush::editor
