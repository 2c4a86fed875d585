// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace lodeline::app {

// The chances of winning over a game: a line for each player, told apart by colour, dashes and emblem. One
// position is chosen, by click, by drag or by keys; time runs as the language reads.
class ChanceChart : public QWidget
{
    Q_OBJECT

public:
    struct Player
    {
        QString name;
        QString colour;
    };
    // A number on the time axis.
    struct Mark
    {
        int position = 0;
        int number = 0;

        friend bool operator==(const Mark&, const Mark&) = default;
    };

    explicit ChanceChart(QWidget* parent = nullptr);

    // `positions` are there to choose from, the first before all turns.
    void setGame(std::vector<Player> players, int positions);
    // Of each position, by player, 0 to 1; all of them empty, or those of some positions at either end, as
    // long as they are not known.
    void setChances(std::vector<std::vector<double>> chances);
    void setMarks(std::vector<Mark> marks);
    void setPosition(int position);

    int position() const { return position_; }
    int lastPosition() const { return positions_ - 1; }
    bool hasChances() const { return !chances_.empty(); }
    const std::vector<Mark>& marks() const { return marks_; }
    // "Turn 12: Ann 62 %, Bo 38 %"
    QString valueText(int position) const;
    // Where a chance lies, and the position nearest to a point, in pixels.
    QPointF pointOf(int position, double chance) const;
    int positionAt(QPointF point) const;

    QSize sizeHint() const override { return {720, 230}; }
    QSize minimumSizeHint() const override { return {320, 150}; }

signals:
    void positionChosen(int position);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRectF plot() const;
    bool knows(int position) const
    {
        return position < static_cast<int>(chances_.size()) &&
               !chances_[static_cast<std::size_t>(position)].empty();
    }
    bool isMirrored() const { return layoutDirection() == Qt::RightToLeft; }
    void choose(int position);
    void paintGrid(QPainter& painter) const;
    void paintTimes(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintLine(QPainter& painter, std::size_t seat) const;
    std::vector<qreal> flagCentres() const; // by mark
    void paintMarks(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void describe();

    std::vector<Player> players_;
    std::vector<std::vector<double>> chances_;
    std::vector<Mark> marks_;
    int positions_ = 1;
    int position_ = 0;
    std::optional<int> hovered_;
};

} // namespace lodeline::app
