// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace lodeline::app {

// The chances of winning or the points over a game: a line for each player, told apart by colour, dashes and
// emblem. One position is chosen, by click, by drag or by keys; time runs as the language reads.
class CourseChart : public QWidget
{
    Q_OBJECT

public:
    enum class Measure { Chances, Points };
    struct Player
    {
        QString name;
        QString colour;
    };

    explicit CourseChart(QWidget* parent = nullptr);

    // `positions` are there to choose from, the first before all turns. The last ones may be steps of the
    // final scoring, with names in place of numbers.
    void setGame(std::vector<Player> players, int positions, const QStringList& steps = {});
    // Of each position, by player, 0 to 1; all of them empty, or those of some positions at either end, as
    // long as they are not known.
    void setChances(std::vector<std::vector<double>> chances);
    // Likewise; from 0 on.
    void setPoints(std::vector<std::vector<double>> points);
    // Whether chances are to come, which is told where none are there; it is so after `setGame`.
    void setAwaitsChances(bool awaits);
    bool awaitsChances() const { return awaitsChances_; }
    // Which of them is drawn and told; the chances if nobody asks.
    void setMeasure(Measure measure);
    // Positions that get flags with their numbers, ascending.
    void setMarks(std::vector<int> marks);
    void setPosition(int position);

    int position() const { return position_; }
    int lastPosition() const { return positions_ - 1; }
    Measure measure() const { return measure_; }
    bool hasValues() const { return !values().empty(); }
    const std::vector<int>& marks() const { return marks_; }
    // Their flags: above their lines, or as near to that as others leave room.
    std::vector<QRectF> flags() const;
    // "Turn 12: Ann 62 %, Bo 38 %", "Turn 12: Ann 18, Bo 7"
    QString valueText(int position) const;
    // Where a value lies, and the position nearest to a point, in pixels.
    QPointF pointOf(int position, double value) const;
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
    using Values = std::vector<std::vector<double>>; // by position and player

    const Values& values() const { return measure_ == Measure::Chances ? chances_ : points_; }
    void showValues(Values& shown, Values values);
    bool knows(int position) const
    {
        return position < static_cast<int>(values().size()) &&
               !values()[static_cast<std::size_t>(position)].empty();
    }
    double valueAt(int position, std::size_t seat) const
    {
        return values()[static_cast<std::size_t>(position)][seat];
    }
    int turns() const { return positions_ - 1 - static_cast<int>(steps_.size()); }
    std::vector<double> levels() const; // ascending, of the grid; the last one is the top of the plot
    QString valueWords(double value) const;
    QString measureWords() const;
    bool isMirrored() const { return layoutDirection() == Qt::RightToLeft; }
    int pointedAt(QPointF point) const; // by its flag, or anywhere on its line
    void choose(int position);
    void paintGrid(QPainter& painter) const;
    void paintTimes(QPainter& painter) const;
    void paintSteps(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintLine(QPainter& painter, std::size_t seat) const;
    void paintMarks(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void describe();

    std::vector<Player> players_;
    QStringList steps_;
    Measure measure_ = Measure::Chances;
    Values chances_;
    bool awaitsChances_ = true;
    Values points_;
    double most_ = 0; // points of anybody
    std::vector<int> marks_;
    int positions_ = 1;
    int position_ = 0;
    std::optional<int> hovered_;
};

} // namespace lodeline::app
